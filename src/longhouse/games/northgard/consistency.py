"""Whether a position that somebody wrote can be: every piece in one place, and somebody able to decide."""

from __future__ import annotations

from longhouse.core.errors import BadPosition
from longhouse.core.positions import misplaced
from longhouse.core.sets import BIT, members_of
from longhouse.games.northgard.naming import CARD_NAMES, DECISION_NAMES
from longhouse.games.northgard.rules import codes
from longhouse.games.northgard.rules.figures import figures_of, on_map
from longhouse.games.northgard.rules.game import DECISIONS
from longhouse.games.northgard.rules.land import tile_at
from longhouse.games.northgard.rules.placing import breaks_border, has_neighbour
from longhouse.games.northgard.state import CARD, DRAWN, FACE, FIGHT, FROM, RETREATERS, TILE, TO, Table
from longhouse.games.northgard.state import SEAT as ACTING
from longhouse.games.northgard.tables import (
    AREA_IDS,
    AREAS,
    BUILDING_IDS,
    BUILDINGS,
    CARDS,
    CARVED_SPACE,
    FACES,
    FORTRESS,
    LARGE_SPACE,
    NO_SPACE,
    NONE,
    SPACE,
    STONE,
    TILE_IDS,
    TILES,
    UNITS,
)

_IN_SETUP = (codes.D1_CLAN, codes.SETUP_NEXT)
_IN_A_YEAR = (
    *(codes.D10_TURN, codes.D11_CONTINUE, codes.D14_PICK, codes.AFTER_CARD, codes.RESOLVE_CARD),
    *(codes.NEXT_HARVEST, codes.NEXT_YEAR),
)
"""What the game goes on from by itself: one of these lies under everything else."""


def check(table: Table) -> None:
    """BadPosition for the first thing that contradicts the rules of setting up and playing."""
    _check_tiles(table)
    _check_figures(table)
    _check_buildings(table)
    _check_act(table)
    _check_pending(table)


def _check_tiles(table: Table) -> None:
    """Each tile in one place; on the map next to others, and no border that stops dead (R40, R42)."""
    places = [tile for tile in range(TILES) if table.turned[tile] != NONE]
    cells = [(int(table.tile_x[tile]), int(table.tile_y[tile])) for tile in places]
    for tile, cell in zip(places, cells, strict=True):
        if cells.count(cell) > 1:
            raise BadPosition("error-position-twice", what=f"{cell[0]}, {cell[1]}")
        if len(places) > 1 and not has_neighbour(table, *cell):
            raise misplaced(TILE_IDS[tile], f"{cell[0]}, {cell[1]}")
        if breaks_border(table, tile, *cell, table.turned[tile]):
            raise misplaced(TILE_IDS[tile], f"{cell[0]}, {cell[1]}")
    if len(_reached(table)) < len(places):
        raise misplaced("tiles", "map")
    used = [*places, *members_of(table.pile), *table.bottom, *table.drawn]
    for seat in range(table.players):
        used += members_of(table.tile_hands[seat])
    for tile in used:
        if used.count(tile) > 1:
            raise BadPosition("error-position-twice", what=TILE_IDS[tile])


def _reached(table: Table) -> set[int]:
    """The tiles joined to the start tile side by side."""
    reached, todo = set[int](), [0]
    while todo:
        tile = todo.pop()
        if tile in reached:
            continue
        reached.add(tile)
        x, y = int(table.tile_x[tile]), int(table.tile_y[tile])
        beside = [int(tile_at(table, x + dx, y + dy)) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        todo += [other for other in beside if other != NONE]
    return reached


def _check_figures(table: Table) -> None:
    """R6, R7: fourteen units each; attackers only against somebody, and nobody without a figure."""
    frames = table.frames
    for seat in range(table.players):
        found = int(table.reserve[seat] + on_map(table, seat))
        if frames.depth > 0 and frames.kind(frames.top()) == codes.D37_RETREAT and frames.owner(frames.top()) == seat:
            found += int(table.act[RETREATERS])
        if found != UNITS:
            raise misplaced(str(found), f"seats[{seat}].reserve")
    for area in range(AREAS):
        holder, attacker = int(table.holder[area]), int(table.attacker[area])
        if holder != NONE and figures_of(table, area, holder) == 0:
            raise misplaced("0", AREA_IDS[area])
        if attacker != NONE and (holder in (NONE, attacker) or figures_of(table, area, attacker) == 0):
            raise misplaced(str(attacker), AREA_IDS[area])
    if table.kaija_at != NONE:
        bears = [seat for seat in range(table.players) if table.clan[seat] == 0]
        if not {int(table.holder[table.kaija_at]), int(table.attacker[table.kaija_at])} & set(bears):
            raise misplaced("kaija", AREA_IDS[table.kaija_at])


def _check_buildings(table: Table) -> None:
    """R72, R73, R75: on a space that takes them; at most seven of a type. Without a space only small ones (R78)."""
    for area in range(AREAS):
        kind = int(table.building[area]) - 1
        if kind < 0:
            continue
        space = int(SPACE[area])
        fits = space == LARGE_SPACE if kind >= FORTRESS else space != NO_SPACE
        if kind == STONE:
            fits = space == CARVED_SPACE
        elif kind < FORTRESS and space == LARGE_SPACE:
            fits = table.settings.small_on_large
        if not fits or table.root[area] == NONE:
            raise misplaced(BUILDING_IDS[kind], AREA_IDS[area])
    for one in table.extra:
        if one % 8 >= FORTRESS:
            raise misplaced(BUILDING_IDS[one % 8], AREA_IDS[one // 8])
    for kind in range(BUILDINGS):
        if table.tokens[kind] < 0:
            raise BadPosition("error-position-twice", what=BUILDING_IDS[kind])


def _check_act(table: Table) -> None:
    """Numbers of the running action that name something must name something that exists."""
    limits = {ACTING: int(table.players), CARD: CARDS, FACE: FACES, FROM: AREAS, TO: AREAS, FIGHT: AREAS, TILE: TILES}
    for at, limit in limits.items():
        if not 0 <= table.act[at] < limit:
            raise misplaced(str(table.act[at]), "pending")


def _check_pending(table: Table) -> None:
    """Somebody must be able to decide, unless the game is over."""
    frames = table.frames
    if table.is_over() or frames.depth == 0:
        if not table.is_over() or frames.depth > 0:
            raise misplaced("pending", "year")
        return
    lowest = frames.dump()[1]
    if lowest[0] not in (_IN_SETUP if table.year == 0 else _IN_A_YEAR):
        raise misplaced(str(lowest), "pending")
    serial = 0
    for row in frames.dump()[1:]:
        kind, owner, own_serial, _, is_ready = row[:5]
        if not 0 <= kind < len(DECISIONS) or not 0 <= owner < table.players:
            raise misplaced(str(row), "pending")
        may_be_one_of_many = kind == codes.D12_REACT and table.settings.asks_everybody
        if own_serial < serial or ((own_serial == serial or is_ready) and not may_be_one_of_many):
            raise misplaced(str(row), "pending")  # only then somebody decides at the same time as somebody else
        serial = own_serial
    if frames.deciding_mask() == 0:
        raise misplaced("pending", "ready")
    seat = int(frames.owner(frames.top()))
    kind = int(frames.kind(frames.top()))
    if kind >= len(DECISION_NAMES) or not table.options(seat):
        raise misplaced(str(kind), "pending")
    if kind == codes.D10_TURN and table.passed & BIT[seat]:
        raise misplaced("passed", f"seats[{seat}]")
    for card in range(CARDS):
        if kind == codes.D10_TURN and table.where[card] // 8 == DRAWN:
            raise misplaced(CARD_NAMES[card], "drawn")
