"""What a choice changes for the one who makes it, in words: for hints, and for "why did it do that?"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from longhouse.core.protocol import Argument, Message
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state
from longhouse.games.northgard.rules.creatures import produces
from longhouse.games.northgard.rules.decisions import is_enemy
from longhouse.games.northgard.rules.figures import figures_of, on_map
from longhouse.games.northgard.rules.land import has_large_building
from longhouse.games.northgard.rules.moving import figures_anywhere
from longhouse.games.northgard.rules.scoring import (
    achievement_fame,
    card_fame,
    owns,
    strongholds_needed,
    strongholds_of_side,
)
from longhouse.games.northgard.rules.year import fame_at
from longhouse.games.northgard.state import Table

MOST = 4
"""So many differences are enough."""


class Difference(NamedTuple):
    """Something that changed, and how many points of fame it is about."""

    points: float
    message: Message


def reasons(before: Table, after: Table, seat: int) -> list[Message]:
    """What is different for a seat after a choice, the most important first; empty if nothing can be seen yet."""
    found: list[Difference] = []
    for differences in _KINDS:
        found += differences(before, after, seat)
    found.sort(key=lambda difference: -abs(difference.points))
    return [difference.message for difference in found[:MOST]]


def years_left(table: Table) -> int:
    """Harvests to come, this year's included."""
    return int(table.settings.years) - max(1, int(state.YEAR.of(table))) + 1


def lands_of(table: Table, seat: int) -> list[int]:
    """The territories that a seat controls."""
    return [int(root) for root in table.roots if state.HOLDER.of(table, root) == seat]


def areas_of(table: Table, root: int) -> list[int]:
    """The areas of a territory."""
    return [area for area in range(int(data.AREAS)) if table.root[area] == root]


# Winning at once.


def _strongholds(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """R135: own strongholds, and how many are missing."""
    needed = int(strongholds_needed(after))
    had, has = int(strongholds_of_side(before, seat)), int(strongholds_of_side(after, seat))
    if needed == 0 or had == has:
        return
    if has < had:
        yield Difference(-8.0, Message("reason-stronghold-lost", {"count": had - has}))
    elif has >= needed:
        yield Difference(100.0, Message("reason-dominates", {"count": has}))
    else:
        yield Difference(8.0, Message("reason-stronghold", {"count": has, "missing": needed - has}))


def _stopped(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """R135: strongholds of others that are theirs no more."""
    needed = int(strongholds_needed(after))
    for other in range(int(after.players)):
        had, has = int(strongholds_of_side(before, other)), int(strongholds_of_side(after, other))
        if needed == 0 or not is_enemy(after, seat, other) or has >= had:
            continue
        about: dict[str, Argument] = {"seat": {"seat": other}, "count": has}
        if had >= needed > has:
            yield Difference(90.0, Message("reason-stops", about))
        else:
            yield Difference(9.0, Message("reason-breaks-stronghold", about))


# Land.


def closed(table: Table, seat: int) -> list[int]:
    """Own closed territories."""
    return [root for root in lands_of(table, seat) if table.open[root] == 0]


def _fame(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """Fame now: for land that is closed, or otherwise; Achievements as they count."""
    fame = int(state.FAME.of(after, seat)) - int(state.FAME.of(before, seat))
    if len(closed(after, seat)) > len(closed(before, seat)):
        told = Message("reason-closes", {"fame": fame}) if fame > 0 else Message("reason-encloses")
        yield Difference(max(fame, 0) + 0.5, told)
    elif fame > 0:
        yield Difference(float(fame), Message("reason-fame", {"fame": fame}))
    counts = int(achievement_fame(after, seat)) - int(achievement_fame(before, seat))
    if counts > 0:
        yield Difference(float(counts), Message("reason-achievements", {"fame": counts}))


def _land(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """Territories that change hands; those that are joined are still there."""
    for root in lands_of(after, seat):
        parts = [before.root[area] for area in areas_of(after, root) if before.root[area] != NONE]
        holders = [int(state.HOLDER.of(before, part)) for part in parts]
        if seat in holders:
            continue
        holder = max(holders, default=NONE)
        name = data.AREA_IDS[root]
        if is_enemy(after, seat, holder):
            yield Difference(5.0, Message("reason-conquers", {"territory": name, "seat": {"seat": holder}}))
        else:
            yield Difference(2.5, Message("reason-settles", {"territory": name}))
    for root in lands_of(before, seat):
        if state.HOLDER.of(after, after.root[root]) != seat:
            yield Difference(-3.0, Message("reason-leaves", {"territory": data.AREA_IDS[root]}))


def _harvest(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """R121: fame of the coming harvests."""
    had = sum(int(fame_at(before, root)) for root in lands_of(before, seat))
    has = sum(int(fame_at(after, root)) for root in lands_of(after, seat))
    if has > had:
        yield Difference(float((has - had) * years_left(after)), Message("reason-harvest", {"fame": has - had}))


# Figures and stores.


def income(table: Table, seat: int, resource: int) -> int:
    """R122: what the land of a seat yields of a resource."""
    return sum(int(produces(table, root, resource)) for root in lands_of(table, seat))


def short(table: Table, seat: int, resource: int) -> int:
    """R131: what winter will miss of a resource, after the harvest."""
    units = int(on_map(table, seat))
    cost = data.WINTER_FOOD if resource == data.FOOD else data.WINTER_WOOD
    return int(cost[units]) - int(state.STOCK.of(table, seat, resource)) - income(table, seat, resource)


def _winter(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """R131, R132: whether winter can be paid for."""
    if state.YEAR.of(before) != state.YEAR.of(after) or after.is_over():
        return
    for resource in (int(data.FOOD), int(data.WOOD)):
        had, has = short(before, seat, resource), short(after, seat, resource)
        about: dict[str, Argument] = {"resource": data.RESOURCE_IDS[resource], "count": abs(has)}
        if has > 0 and has > had:
            yield Difference(-6.0, Message("reason-winter-short", about))
        elif had > 0 >= has:
            yield Difference(6.0, Message("reason-winter-paid", {"resource": about["resource"]}))
        elif has < min(had, 0) and resource == data.FOOD:
            yield Difference(0.5 * (had - has), Message("reason-winter-kept", about))


def _figures(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """Figures that come or fall, on all sides."""
    mine = int(figures_anywhere(after, seat)) - int(figures_anywhere(before, seat))
    if mine > 0:
        yield Difference(1.2 * mine, Message("reason-units", {"count": mine}))
    elif mine < 0:
        yield Difference(1.5 * mine, Message("reason-units-lost", {"count": -mine}))
    for other in range(int(after.players)):
        theirs = int(figures_anywhere(before, other)) - int(figures_anywhere(after, other))
        if theirs > 0 and is_enemy(after, seat, other):
            yield Difference(1.1 * theirs, Message("reason-costs-units", {"seat": {"seat": other}, "count": theirs}))
    if mine == 0:
        yield from _guarded(before, after, seat)


def _guarded(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """A stronghold with more figures than before."""
    for root in closed(after, seat):
        if not has_large_building(after, root) or state.HOLDER.of(before, before.root[root]) != seat:
            continue
        more = int(figures_of(after, root, seat)) - int(figures_of(before, before.root[root], seat))
        if more > 0:
            yield Difference(1.0, Message("reason-guards", {"territory": data.AREA_IDS[root]}))


def buildings(table: Table, seat: int) -> list[int]:
    """How many buildings of each type stand on a seat's land."""
    found = [0] * int(data.BUILDINGS)
    mine = lands_of(table, seat)
    for area in range(int(data.AREAS)):
        if int(table.root[area]) in mine and state.BUILDING_IN.of(table, area) != NONE:
            found[state.BUILDING_IN.of(table, area)] += 1
    for extra in state.AMENITIES.members(table):
        if int(table.root[state.amenity_area(extra)]) in mine:
            found[state.amenity_kind(extra)] += 1
    return found


def _buildings(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """What a new building is good for; what an Altar gives is told with the harvest."""
    for kind, (had, has) in enumerate(zip(buildings(before, seat), buildings(after, seat), strict=True)):
        if has <= had:
            continue
        if kind == data.FORGE:
            yield Difference(2.0 * years_left(after), Message("reason-forge", {"count": has - had}))
        elif kind in (data.FORTRESS, data.TOWER):
            yield Difference(1.5, Message("reason-defence", {"building": data.BUILDING_IDS[kind]}))
        elif kind == data.CAMP:
            yield Difference(0.6 * years_left(after), Message("reason-camp"))
        elif data.PRODUCES[kind] != NONE:
            resource = data.RESOURCE_IDS[data.PRODUCES[kind]]
            yield Difference(0.5 * years_left(after), Message("reason-income", {"resource": resource}))


def deck(table: Table, seat: int) -> list[int]:
    """The cards that belong to a seat."""
    return [card for card in range(int(data.CARDS)) if owns(table, seat, card)]


def _cards(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """Cards that come to the deck or leave it, and Unrest."""
    had, has = deck(before, seat), deck(after, seat)
    unrest = int(data.FIRST_UNREST)
    for card in (card for card in has if card not in had):
        name = data.FACE_IDS[data.FACE_OF[card]]
        if card >= unrest:
            yield Difference(-5.0, Message("reason-unrest", {"fame": -int(data.UNREST_FAME)}))
        elif data.FAME_OF[data.FACE_OF[card]]:
            fame = int(data.FAME_OF[data.FACE_OF[card]])
            yield Difference(fame + 0.8, Message("reason-card-fame", {"card": name, "fame": fame}))
        else:
            yield Difference(1.5, Message("reason-card", {"card": name}))
    for card in (card for card in had if card not in has):
        if card < unrest and card_fame(after, seat) >= card_fame(before, seat):
            yield Difference(1.0, Message("reason-thinner", {"card": data.FACE_IDS[data.FACE_OF[card]]}))
    held = [_hand(table, seat) for table in (before, after)]
    if state.YEAR.of(before) == state.YEAR.of(after) and held[1] > held[0]:
        yield Difference(1.0 * (held[1] - held[0]), Message("reason-draws", {"count": held[1] - held[0]}))
    if state.MARKER_TAKEN.of(before) == 0 and state.MARKER_TAKEN.of(after) and state.FIRST_PLAYER.of(after) == seat:
        yield Difference(0.7, Message("reason-marker"))


def _hand(table: Table, seat: int) -> int:
    return int(state.CARDS.count(table, state.HAND, seat))


def _clan(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """What the clan can do that was chosen: more than the cards that everybody gets with theirs."""
    clan = int(state.CLAN.of(after, seat))
    if state.CLAN.of(before, seat) == NONE and clan != NONE:
        yield Difference(3.0, Message("reason-clan", {"clan": data.CLAN_IDS[clan]}))


def _stores(before: Table, after: Table, seat: int) -> Iterator[Difference]:
    """Resources that come, and those that go: the least of all reasons."""
    if state.YEAR.of(before) != state.YEAR.of(after):
        return
    about: dict[str, Argument]
    for resource in range(int(data.RESOURCES)):
        more = int(state.STOCK.of(after, seat, resource)) - int(state.STOCK.of(before, seat, resource))
        if more > 0:
            about = {"resource": data.RESOURCE_IDS[resource], "count": more}
            yield Difference(0.4 * more, Message("reason-stores", about))
        elif more < 0:
            about = {"resource": data.RESOURCE_IDS[resource], "count": -more}
            yield Difference(0.01 * more, Message("reason-spent-lost", about))


_KINDS = (_strongholds, _stopped, _fame, _land, _harvest, _winter, _figures, _buildings, _cards, _clan, _stores)
