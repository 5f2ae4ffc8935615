"""What wins and what threatens, and what a player could do next: sentences for newcomers, from what lies open.

Besides what everybody sees only the reader's own hand is used.
"""

from __future__ import annotations

from collections.abc import Iterator

from longhouse.core.protocol import Sentence
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state
from longhouse.games.northgard.forecast import message
from longhouse.games.northgard.rules import cards
from longhouse.games.northgard.rules.creatures import has_creature, is_barred, produces
from longhouse.games.northgard.rules.decisions import is_enemy
from longhouse.games.northgard.rules.figures import figures_of, on_map
from longhouse.games.northgard.rules.land import area_at_side, connection, has_large_building, step_x, step_y, tile_at
from longhouse.games.northgard.rules.scoring import strongholds, strongholds_needed
from longhouse.games.northgard.state import Table

MOST = 2
"""So many sentences are enough."""
CLEARLY = 2
"""So many more figures than the defender make an attack worth a thought."""


def threats(table: Table) -> list[Sentence]:
    """R135, R175: who would win the game at the end of this year, or needs one stronghold for it. Everybody sees it."""
    needed = int(strongholds_needed(table))
    if needed == 0 or table.is_over() or state.YEAR.of(table) == 0:
        return []
    found: list[Sentence] = []
    for seat in range(2 if table.settings.teams else int(table.players)):
        have = strongholds_of_side(table, seat)
        team = "yes" if table.settings.teams else "no"
        if have >= needed:
            found.append(message("goal-wins-now", seat={"seat": seat}, team=team, count=have))
        elif have == needed - 1:
            found.append(message("goal-needs-one", seat={"seat": seat}, team=team, count=have))
    return found


def strongholds_of_side(table: Table, seat: int) -> int:
    """R175: a seat's, or its team's."""
    mate = int(strongholds(table, table.teammate(seat))) if table.settings.teams else 0
    return int(strongholds(table, seat)) + mate


def advice(table: Table, seat: int | None) -> list[Sentence]:
    """The most urgent hints for a seat; none for a spectator, in the setup, after passing and at the end."""
    if seat is None or table.is_over() or state.YEAR.of(table) == 0 or state.PASSED.of(table, seat):
        return []
    found: list[Sentence] = []
    for hints in (_stop, _winter, _stronghold, _close, _enter, _attack, _build):
        found += list(hints(table, seat))[:1]
        if len(found) >= MOST:
            break
    return found[:MOST]


def lands_of(table: Table, seat: int) -> list[int]:
    """The territories that a seat controls."""
    return [int(root) for root in table.roots if state.HOLDER.of(table, root) == seat]


def areas_of(table: Table, root: int) -> list[int]:
    """The areas of a territory."""
    return [area for area in range(int(data.AREAS)) if table.root[area] == root]


def holds(table: Table, seat: int, kind: str) -> bool:
    """Whether a card of this kind is in the seat's hand."""
    wanted = cards.KIND_IDS.index(kind)
    hand = [card for card in range(int(data.CARDS)) if state.CARDS.is_in(table, card, state.HAND, seat)]
    return any(cards.KIND[data.FACE_OF[card]] == wanted for card in hand)


# Danger.


def _stop(table: Table, seat: int) -> Iterator[Sentence]:
    """R135: an enemy near domination, and a stronghold of theirs within reach."""
    needed = int(strongholds_needed(table))
    if needed == 0:
        return
    for other in range(int(table.players)):
        if not is_enemy(table, seat, other) or strongholds_of_side(table, other) < needed - 1:
            continue
        forts = [root for root in lands_of(table, other) if table.open[root] == 0 and has_large_building(table, root)]
        near = [root for root in forts if any(connection(table, root, mine) for mine in lands_of(table, seat))]
        if near:
            weakest = min(near, key=lambda root: int(figures_of(table, root, other)))
            yield message("advice-stop", seat={"seat": other}, territory=data.AREA_IDS[weakest])


def income(table: Table, seat: int, resource: int) -> int:
    """R122: what the land of a seat yields of a resource."""
    return sum(int(produces(table, root, resource)) for root in lands_of(table, seat))


def _winter(table: Table, seat: int) -> Iterator[Sentence]:
    """R131, R132: harvest and stores do not pay for winter."""
    units = int(on_map(table, seat))
    missing = [
        int(cost[units]) - int(state.STOCK.of(table, seat, resource)) - income(table, seat, resource)
        for resource, cost in ((int(data.FOOD), data.WINTER_FOOD), (int(data.WOOD), data.WINTER_WOOD))
    ]
    if max(missing) > 0:
        yield message("advice-winter", food=max(0, missing[0]), wood=max(0, missing[1]))


# Fame.


def _stronghold(table: Table, seat: int) -> Iterator[Sentence]:
    """R135: closed land with room for a large building."""
    wood = int(state.STOCK.of(table, seat, data.WOOD))
    for root in lands_of(table, seat):
        if table.open[root] > 0 or has_large_building(table, root):
            continue
        room = any(
            data.SPACE[area] == data.LARGE_SPACE and state.BUILDING_IN.of(table, area) == NONE
            for area in areas_of(table, root)
        )
        if room and wood >= data.LARGE_WOOD:
            yield message("advice-stronghold", territory=data.AREA_IDS[root])
        elif room:
            yield message("advice-stronghold-wood", territory=data.AREA_IDS[root], wood=int(data.LARGE_WOOD) - wood)


def open_cells(table: Table, root: int) -> set[tuple[int, int]]:
    """The empty cells beyond the open sides of a territory."""
    found: set[tuple[int, int]] = set()
    for tile in range(int(data.TILES)):
        turned = state.TURNED.of(table, tile)
        if turned == NONE:
            continue
        for side in range(int(data.SIDES)):
            x = int(state.TILE_X.of(table, tile) + step_x(side))
            y = int(state.TILE_Y.of(table, tile) + step_y(side))
            if table.root[area_at_side(tile, turned, side)] == root and tile_at(table, x, y) == NONE:
                found.add((x, y))
    return found


def _close(table: Table, seat: int) -> Iterator[Sentence]:
    """R47: one tile may close a territory; the largest first."""
    lands = sorted(lands_of(table, seat), key=lambda root: -int(table.size[root]))
    for root in lands:
        if len(open_cells(table, root)) == 1:
            name = "advice-close" if holds(table, seat, "explore") else "advice-close-later"
            yield message(name, territory=data.AREA_IDS[root], fame=int(table.size[root]) + 1)


# Land.


def _neighbours(table: Table, seat: int) -> list[tuple[int, int]]:
    """Pairs of own territories and others next to them."""
    return [
        (mine, int(root))
        for mine in lands_of(table, seat)
        for root in table.roots
        if state.HOLDER.of(table, root) != seat and connection(table, mine, root)
    ]


def _enter(table: Table, seat: int) -> Iterator[Sentence]:
    """R60: empty land beside a territory that can spare a unit; the most fruitful first."""
    empty = [
        (mine, root)
        for mine, root in _neighbours(table, seat)
        if state.HOLDER.of(table, root) == NONE
        and not is_barred(table, root)
        and not has_creature(table, root, NONE)
        and figures_of(table, mine, seat) > 1
    ]
    empty.sort(key=lambda pair: -sum(int(produces(table, pair[1], one)) for one in range(int(data.RESOURCES))))
    for mine, root in empty:
        yield message("advice-enter", start=data.AREA_IDS[mine], territory=data.AREA_IDS[root])


def _attack(table: Table, seat: int) -> Iterator[Sentence]:
    """R100: a neighbour with clearly fewer figures."""
    for mine, root in _neighbours(table, seat):
        holder = int(state.HOLDER.of(table, root))
        if not is_enemy(table, seat, holder):
            continue
        own, theirs = int(figures_of(table, mine, seat)), int(figures_of(table, root, holder))
        if own >= theirs + CLEARLY:
            yield message(
                "advice-attack",
                seat={"seat": holder},
                start=data.AREA_IDS[mine],
                territory=data.AREA_IDS[root],
                own=own,
                units=theirs,
            )


def _build(table: Table, seat: int) -> Iterator[Sentence]:
    """R70: a free site and wood for it."""
    if not state.STOCK.of(table, seat, data.WOOD) or not holds(table, seat, "build"):
        return
    for root in lands_of(table, seat):
        for area in areas_of(table, root):
            if data.SPACE[area] not in (data.NO_SPACE, data.LARGE_SPACE) and state.BUILDING_IN.of(table, area) == NONE:
                yield message("advice-build", territory=data.AREA_IDS[root])
