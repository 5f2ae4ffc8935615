"""Building (R70 to R78, R157)."""

from librt.vecs import append
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.rules import cards, codes
from longhouse.games.northgard.rules.creatures import bars_building, produces
from longhouse.games.northgard.rules.decisions import gain, pay
from longhouse.games.northgard.rules.explore import is_listed
from longhouse.games.northgard.rules.land import buildings
from longhouse.games.northgard.state import BUILDS, BUILT_LARGE, RIDERS, Table
from longhouse.games.northgard.tables import (
    AREAS,
    BUILDINGS,
    CARVED_SPACE,
    FOOD,
    FORTRESS,
    GOAT,
    LARGE_SPACE,
    LARGE_WOOD,
    NO_SPACE,
    NONE,
    RESOURCES,
    SMALL_BUILDINGS,
    SMALL_WOOD,
    SPACE,
    STONE,
    WOOD,
)


def price(kind: i64, saved: i64) -> i64:
    """R71: wood for a building."""
    return max(0, (LARGE_WOOD if kind >= FORTRESS else SMALL_WOOD) - saved)


def fits_space(table: Table, kind: i64, space: i64) -> bool:
    """R72, R73, Q11: whether a type may stand on a kind of space."""
    if space == NO_SPACE:
        return False
    if kind >= FORTRESS:
        return space == LARGE_SPACE
    if kind == STONE:
        return space == CARVED_SPACE
    return space != LARGE_SPACE or table.settings.small_on_large


def may_build(table: Table, seat: i64, territory: i64, kind: i64, riders: i64) -> bool:
    """R70, R74, R75, R185: a controlled territory without that type, a token left, no Brown Bear."""
    if table.holder[territory] != seat or table.tokens[kind] == 0 or bars_building(table, territory):
        return False
    return riders & cards.DUPLICATE != 0 or buildings(table, territory, kind) == 0


def offer_builds(table: Table, seat: i64, saved: i64, riders: i64, only_small: bool, into: OptionBuffer) -> None:
    """Every (type, place) that is allowed and affordable."""
    for area in range(AREAS):
        territory = table.root[area]
        if territory >= 0 and table.holder[territory] == seat:
            offer_in_area(table, seat, area, saved, riders, only_small, into)


def offer_in_area(
    table: Table, seat: i64, area: i64, saved: i64, riders: i64, only_small: bool, into: OptionBuffer
) -> None:
    """Every type that is allowed and affordable in an area of own land."""
    territory = table.root[area]
    is_free = SPACE[area] != NO_SPACE and table.building[area] == 0
    goes_without = riders & cards.NO_SPACE != 0 and area == territory
    if not is_free and not goes_without:
        return
    purse = table.resources[seat * RESOURCES + WOOD]
    if riders & cards.COLLECT_LAND:
        purse += produces(table, territory, WOOD)
    for kind in range(SMALL_BUILDINGS if only_small else BUILDINGS):
        if price(kind, saved) > purse:
            continue
        if riders & cards.NO_SPACE and kind < FORTRESS:
            if goes_without and may_build(table, seat, territory, kind, riders):
                into.add(codes.BUILD_EXTRA + area * SMALL_BUILDINGS + kind)
        elif is_free and fits_space(table, kind, SPACE[area]) and may_build(table, seat, territory, kind, riders):
            into.add(codes.BUILD + area * BUILDINGS + kind)


def can_build(table: Table, seat: i64, saved: i64, riders: i64) -> bool:
    """R20: whether something can be built."""
    found = OptionBuffer()
    for territory in table.roots:
        if table.holder[territory] != seat:
            continue
        area = territory
        while area != NONE:
            offer_in_area(table, seat, area, saved, riders, False, found)
            if found.count > 0:
                return True
            area = table.next_area[area]
    return False


def begin_build(table: Table, seat: i64, saved: i64, times: i64, riders: i64) -> None:
    """R70: one Build action."""
    table.act[RIDERS] = riders
    table.act[BUILDS] = times
    table.act[BUILT_LARGE] = 0
    table.frames.push(codes.D50_BUILD, seat, saved)


class Build(Decision[Table]):
    """D50: what and where. a: wood saved, b: buildings built."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R70 to R78."""
        frames = table.frames
        if table.act[BUILDS] == 0:
            return
        only_small = table.act[RIDERS] & cards.ONE_SMALL != 0 and table.act[BUILT_LARGE] > 0
        offer_builds(table, seat, frames.a(frame), table.act[RIDERS], only_small, into)
        if frames.b(frame) > 0 and into.count > 0:
            into.add(codes.STOP_BUILDING)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Build; with Glory of the Clan ask first whether to collect."""
        frames = table.frames
        if option == codes.STOP_BUILDING:
            frames.pop_group()
            return
        saved = frames.a(frame)
        table.act[BUILDS] -= 1
        frames.set_b(frame, frames.b(frame) + 1)
        if table.act[RIDERS] & cards.COLLECT_LAND:
            frames.push(codes.D70_PART, seat, option, saved)
        else:
            build(table, seat, option, saved)
            if table.act[RIDERS] & cards.REBUILD:
                frames.push(codes.D51_REBUILD, seat)


def kind_of(option: i64) -> i64:
    """The type of building of a build option."""
    if option < codes.BUILD_EXTRA:
        return (option - codes.BUILD) % BUILDINGS
    return (option - codes.BUILD_EXTRA) % SMALL_BUILDINGS


def area_of(option: i64) -> i64:
    """The area of a build option."""
    if option < codes.BUILD_EXTRA:
        return (option - codes.BUILD) // BUILDINGS
    return (option - codes.BUILD_EXTRA) // SMALL_BUILDINGS


def build(table: Table, seat: i64, option: i64, saved: i64) -> None:
    """R70, R71, R157: pay, place, and the Goat's food."""
    kind = kind_of(option)
    area = area_of(option)
    pay(table, seat, WOOD, price(kind, saved))
    table.tokens[kind] -= 1
    if option < codes.BUILD_EXTRA:
        table.building[area] = kind + 1
    else:
        table.extra = append(table.extra, area * 8 + kind)
    table.act[BUILT_LARGE] += 1 if kind >= FORTRESS else 0
    table.tell(codes.BUILT, seat, kind, area)
    if table.clan[seat] == GOAT:
        gain(table, seat, FOOD, 2 if kind >= FORTRESS else 1)


class Rebuild(Decision[Table]):
    """D51: Industrious Villagers may replace one building by another of the same size."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R78: free, another type, a token left; a Carved Stone only on its space or without one."""
        for area in range(AREAS):
            territory = table.root[area]
            if territory < 0 or table.holder[territory] != seat or table.building[area] == 0:
                continue
            old = table.building[area] - 1
            for kind in range(BUILDINGS):
                same_size = (kind >= FORTRESS) == (old >= FORTRESS)
                has_icon = kind != STONE or SPACE[area] == CARVED_SPACE
                if kind != old and same_size and has_icon and table.tokens[kind] > 0:
                    into.add(codes.REBUILD + area * BUILDINGS + kind)
        for at in range(len(table.extra)):
            area = table.extra[at] // 8
            old = table.extra[at] % 8
            if table.holder[table.root[area]] == seat:
                for kind in range(SMALL_BUILDINGS):
                    code = codes.REBUILD_EXTRA + (area * SMALL_BUILDINGS + old) * SMALL_BUILDINGS + kind
                    if kind != old and table.tokens[kind] > 0 and not is_listed(into, code):
                        into.add(code)
        if into.count > 0:
            into.add(codes.NO)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Swap the tokens."""
        table.frames.pop_group()
        if option == codes.NO:
            return
        if option < codes.REBUILD_EXTRA:
            area = (option - codes.REBUILD) // BUILDINGS
            kind = (option - codes.REBUILD) % BUILDINGS
            old = table.building[area] - 1
            table.building[area] = kind + 1
        else:
            rest = option - codes.REBUILD_EXTRA
            kind = rest % SMALL_BUILDINGS
            old = rest // SMALL_BUILDINGS % SMALL_BUILDINGS
            area = rest // (SMALL_BUILDINGS * SMALL_BUILDINGS)
            for at in range(len(table.extra)):
                if table.extra[at] == area * 8 + old:
                    table.extra[at] = area * 8 + kind
                    break
        table.tokens[old] += 1
        table.tokens[kind] -= 1
        table.tell(codes.REBUILT, seat, old, kind, area)


def build_with_glory(table: Table, seat: i64, option: i64, saved: i64, part: i64) -> None:
    """R78: Glory of the Clan."""
    if part == codes.PART_BEFORE:
        collect_all(table, seat, table.root[area_of(option)])
    build(table, seat, option, saved)
    if part == codes.PART_AFTER:
        collect_all(table, seat, table.root[area_of(option)])


def collect_all(table: Table, seat: i64, territory: i64) -> None:
    """R78, R185: all resource icons of a territory."""
    for resource in range(RESOURCES):
        gain(table, seat, resource, produces(table, territory, resource))
