"""Building (R70 to R78, R157)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, Kept
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, events, state
from longhouse.games.northgard.rules import cards, special
from longhouse.games.northgard.rules.creatures import has_bear, produces
from longhouse.games.northgard.rules.decisions import NO, gain, is_listed, pay
from longhouse.games.northgard.rules.land import buildings
from longhouse.games.northgard.state import Table


def price(kind: i64, saved: i64) -> i64:
    """R71: wood for a building."""
    return max(0, (data.LARGE_WOOD if kind >= data.SMALL_BUILDINGS else data.SMALL_WOOD) - saved)


def fits_space(table: Table, kind: i64, space: i64) -> bool:
    """R72, R73, Q11: whether a type may stand on a kind of space."""
    if space == data.NO_SPACE:
        return False
    if kind >= data.SMALL_BUILDINGS:
        return space == data.LARGE_SPACE
    if kind == data.STONE:
        return space == data.CARVED_SPACE
    return space != data.LARGE_SPACE or table.settings.small_on_large


def may_build(table: Table, seat: i64, territory: i64, kind: i64, riders: i64) -> bool:
    """R70, R74, R75, R185: a controlled territory without that type, a token left, no Brown Bear."""
    if state.HOLDER.of(table, territory) != seat or state.TOKENS.of(table, kind) == 0 or has_bear(table, territory):
        return False
    return riders & cards.DUPLICATE != 0 or buildings(table, territory, kind) == 0


def offer_builds(table: Table, seat: i64, saved: i64, riders: i64, only_small: bool, into: OptionBuffer) -> None:
    """Every (type, place) that is allowed and affordable."""
    for area in range(data.AREAS):
        territory = table.root[area]
        if territory >= 0 and state.HOLDER.of(table, territory) == seat:
            offer_in_area(table, seat, area, saved, riders, only_small, into)


def offer_in_area(
    table: Table, seat: i64, area: i64, saved: i64, riders: i64, only_small: bool, into: OptionBuffer
) -> None:
    """Every type that is allowed and affordable in an area of own land."""
    territory = table.root[area]
    is_free = data.SPACE[area] != data.NO_SPACE and state.BUILDING_IN.of(table, area) == NONE
    goes_without = riders & cards.NO_SPACE != 0 and area == territory
    if not is_free and not goes_without:
        return
    purse = state.STOCK.of(table, seat, data.WOOD)
    if riders & cards.COLLECT_LAND:
        purse += produces(table, territory, data.WOOD)
    for kind in range(data.SMALL_BUILDINGS if only_small else data.BUILDINGS):
        if price(kind, saved) > purse:
            continue
        if riders & cards.NO_SPACE and kind < data.SMALL_BUILDINGS:
            if goes_without and may_build(table, seat, territory, kind, riders):
                into.add(BUILD.extra.pair(area, kind))
        elif is_free and fits_space(table, kind, data.SPACE[area]) and may_build(table, seat, territory, kind, riders):
            into.add(BUILD.build.pair(area, kind))


def can_build(table: Table, seat: i64, saved: i64, riders: i64) -> bool:
    """R20: whether something can be built."""
    found = OptionBuffer()
    for territory in table.roots:
        if state.HOLDER.of(table, territory) != seat:
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
    state.RIDERS.set(table, riders)
    state.BUILDS.set(table, times)
    state.BUILT_LARGE.set(table, 0)
    BUILD.ask(table, seat, saved)


_MOST: Final = 99


class Build(Decision[Table]):
    """D50: what and where; how much wood is saved, and how many were built before.

    Frames of Glory of the Clan keep the number of one of these options (see `special.Part`).
    """

    def __init__(self) -> None:
        super().__init__("build")
        self.saved: Kept = self.keeps("saved", 0, _MOST)
        self.built: Kept = self.keeps("built", 0, _MOST)
        self.build: Options = self.option(
            "build:{building}@{area}", ("space:{area}", "building:{building}"), state.AREA, state.BUILDING
        )
        self.extra: Options = self.option(
            "build:{building}*{territory}",
            ("territory:{territory}", "building:{building}"),
            state.TERRITORY,
            state.SMALL_BUILDING,
            name="build-extra",
        )
        self.stop: Options = self.option("stop-building", ("done",), declines=True)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """Without what the frame keeps."""
        return Message("prompt-build")

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R70 to R78."""
        frames = table.frames
        if state.BUILDS.of(table) == 0:
            return
        only_small = state.RIDERS.of(table) & cards.ONE_SMALL != 0 and state.BUILT_LARGE.of(table) > 0
        offer_builds(table, seat, self.saved.of(frames, frame), state.RIDERS.of(table), only_small, into)
        if self.built.of(frames, frame) > 0 and into.count > 0:
            into.add(self.stop.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Build; with Glory of the Clan ask first whether to collect."""
        frames = table.frames
        if option == self.stop.only():
            frames.pop_group()
            return
        saved = self.saved.of(frames, frame)
        state.BUILDS.gain(table, -1)
        self.built.set(frames, frame, self.built.of(frames, frame) + 1)
        if state.RIDERS.of(table) & cards.COLLECT_LAND:
            special.PART.ask(table, seat, option, saved)
        else:
            build(table, seat, option, saved)
            if state.RIDERS.of(table) & cards.REBUILD:
                REBUILD.ask(table, seat)


BUILD: Final[Build] = Build()


def kind_of(option: i64) -> i64:
    """The type of building of a build option."""
    if BUILD.build.holds(option):
        return BUILD.build.second(option)
    return BUILD.extra.second(option)


def area_of(option: i64) -> i64:
    """The area of a build option."""
    if BUILD.build.holds(option):
        return BUILD.build.first(option)
    return BUILD.extra.first(option)


def build(table: Table, seat: i64, option: i64, saved: i64) -> None:
    """R70, R71, R157: pay, place, and the Goat's food."""
    kind = kind_of(option)
    area = area_of(option)
    pay(table, seat, data.WOOD, price(kind, saved))
    state.TOKENS.gain(table, kind, -1)
    if BUILD.build.holds(option):
        state.BUILDING_IN.set(table, area, kind)
    else:
        state.AMENITIES.append(table, state.amenity(area, kind))
    state.BUILT_LARGE.gain(table, 1 if kind >= data.SMALL_BUILDINGS else 0)
    table.tell(events.BUILT, seat, kind, area)
    if state.CLAN.of(table, seat) == data.GOAT:
        gain(table, seat, data.FOOD, data.GOAT_LARGE_FOOD if kind >= data.SMALL_BUILDINGS else data.GOAT_SMALL_FOOD)


class Rebuild(Decision[Table]):
    """D51: Industrious Villagers may replace one building by another of the same size."""

    def __init__(self) -> None:
        super().__init__("rebuild")
        self.rebuild: Options = self.option(
            "rebuild:{area}>{building}", ("space:{area}", "building:{building}"), state.AREA, state.BUILDING
        )
        self.extra: Options = self.option(
            "rebuild:{area}*{old}>{building}",
            ("extra:{area}.{old}", "building:{building}"),
            state.AREA,
            state.SMALL_BUILDING.called("old"),
            state.SMALL_BUILDING,
            name="rebuild-extra",
        )
        self.no: Options = self.shares(NO)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R78: free, another type, a token left; a Carved Stone only on its space or without one."""
        for area in range(data.AREAS):
            territory = table.root[area]
            if territory < 0 or state.HOLDER.of(table, territory) != seat or state.BUILDING_IN.of(table, area) == NONE:
                continue
            old = state.BUILDING_IN.of(table, area)
            for kind in range(data.BUILDINGS):
                same_size = (kind >= data.SMALL_BUILDINGS) == (old >= data.SMALL_BUILDINGS)
                has_icon = kind != data.STONE or data.SPACE[area] == data.CARVED_SPACE
                if kind != old and same_size and has_icon and state.TOKENS.of(table, kind) > 0:
                    into.add(self.rebuild.pair(area, kind))
        for at in range(state.AMENITIES.size(table)):
            area = state.amenity_area(state.AMENITIES.of(table, at))
            old = state.amenity_kind(state.AMENITIES.of(table, at))
            if state.HOLDER.of(table, table.root[area]) == seat:
                for kind in range(data.SMALL_BUILDINGS):
                    code = self.extra.triple(area, old, kind)
                    if kind != old and state.TOKENS.of(table, kind) > 0 and not is_listed(into, code):
                        into.add(code)
        if into.count > 0:
            into.add(NO.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Swap the tokens."""
        table.frames.pop_group()
        if option == NO.only():
            return
        if self.rebuild.holds(option):
            area = self.rebuild.first(option)
            kind = self.rebuild.second(option)
            old = state.BUILDING_IN.of(table, area)
            state.BUILDING_IN.set(table, area, kind)
        else:
            area = self.extra.first(option)
            old = self.extra.second(option)
            kind = self.extra.third(option)
            at = state.AMENITIES.place(table, state.amenity(area, old))
            state.AMENITIES.set(table, at, state.amenity(area, kind))
        state.TOKENS.gain(table, old, 1)
        state.TOKENS.gain(table, kind, -1)
        table.tell(events.REBUILT, seat, old, kind, area)


REBUILD: Final[Rebuild] = Rebuild()


def build_with_glory(table: Table, seat: i64, option: i64, saved: i64, part: i64) -> None:
    """R78: Glory of the Clan."""
    if part == data.PART_BEFORE:
        collect_all(table, seat, table.root[area_of(option)])
    build(table, seat, option, saved)
    if part == data.PART_AFTER:
        collect_all(table, seat, table.root[area_of(option)])


def collect_all(table: Table, seat: i64, territory: i64) -> None:
    """R78, R185: all resource icons of a territory."""
    for resource in range(data.RESOURCES):
        gain(table, seat, resource, produces(table, territory, resource))
