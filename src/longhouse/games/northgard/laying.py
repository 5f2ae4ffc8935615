"""What a tile would make of the map, without laying it: judges of tiles ask this of every cell and rotation."""

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.sets import BIT, count
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state
from longhouse.games.northgard.judging import ICON, ITEM, OUTSIDE, Survey, held
from longhouse.games.northgard.rules.creatures import has_creature
from longhouse.games.northgard.rules.decisions import is_enemy
from longhouse.games.northgard.rules.land import (
    area_at_side,
    area_in,
    end_of,
    place_at_side,
    printed,
    step_x,
    step_y,
    tile_at,
)
from longhouse.games.northgard.rules.placing import ends_at, makes_useless_border, stander


class Laying:
    """One tile in one cell. The territories that come about on it are called by the first place they hold of it."""

    def __init__(self) -> None:
        self.x: i64 = 0
        self.y: i64 = 0
        self.beyond: vec[i64] = vec[i64]([NONE] * data.SIDES)
        """The territory across each side of the cell, or NONE."""
        self.ends: vec[i64] = vec[i64]([NONE] * data.SIDES)
        """At each corner the border ends of the other three tiles; NONE if they are not all there."""
        self.whole: float = 0.0
        """The worth of the position before, fame and purse aside."""
        self.looks: i64 = 0
        self.parts: vec[float] = vec[float]([0.0] * data.AREAS)
        """Of a root: what it adds to that."""
        self.new: vec[i64] = vec[i64]([NONE] * data.AREAS)
        """Of a root: the territory it would be part of, if that is a new one."""
        # Of each new territory.
        self.group: vec[i64] = vec[i64]([0] * data.PLACES)
        """Of a place: the first place of the same territory."""
        self.open: vec[i64] = vec[i64]([0] * data.PLACES)
        self.lies_on: vec[i64] = vec[i64]([0] * data.PLACES)
        self.on_land: vec[float] = vec[float]([0.0] * data.PLACES)
        self.holder: vec[i64] = vec[i64]([NONE] * data.PLACES)
        self.figures: vec[i64] = vec[i64]([0] * data.PLACES)
        self.strength: vec[i64] = vec[i64]([0] * data.PLACES)
        self.is_large: vec[i64] = vec[i64]([0] * data.PLACES)
        self.has_room: vec[i64] = vec[i64]([0] * data.PLACES)
        self.walls: vec[i64] = vec[i64]([0] * data.PLACES)
        self.threat: vec[i64] = vec[i64]([0] * data.PLACES)
        self.alarm: vec[float] = vec[float]([0.0] * data.PLACES)
        self.is_near: vec[i64] = vec[i64]([0] * data.PLACES)
        self.gives: vec[i64] = vec[i64]([0] * (data.PLACES * data.RESOURCES))
        self.made: vec[i64] = vec[i64]([0] * (data.PLACES * data.RESOURCES))
        self.comes: vec[i64] = vec[i64]([0] * data.RESOURCES)
        """What the seat would gain of each resource, now."""
        self.income: vec[i64] = vec[i64]([0] * data.RESOURCES)
        """And what its land would give more."""
        # Territories next to new ones, as they were: they are changed while the tile is tried.
        self.touched: vec[i64] = vec[i64]([0] * data.AREAS)
        self.touched_count: i64 = 0
        self.old_threat: vec[i64] = vec[i64]([0] * data.AREAS)
        self.old_alarm: vec[float] = vec[float]([0.0] * data.AREAS)
        self.old_near: vec[i64] = vec[i64]([0] * data.AREAS)
        self.is_touched: vec[i64] = vec[i64]([0] * data.AREAS)
        self.old_strongholds: vec[i64] = vec[i64]([0] * data.SEATS)

    # Where it may lie.

    def go_to(self, survey: Survey, x: i64, y: i64) -> None:
        """Look around in an empty cell."""
        table = survey.table
        if self.looks != survey.looks:
            self.looks = survey.looks
            self.whole = 0.0
            for root in table.roots:
                self.parts[root] = survey.part(root)
                self.new[root] = NONE
                self.is_touched[root] = 0
                self.whole += self.parts[root]
        self.x = x
        self.y = y
        before = tile_at(table, x + step_x(3), y + step_y(3))
        for side in range(data.SIDES):
            here = tile_at(table, x + step_x(side), y + step_y(side))
            self.beyond[side] = NONE
            self.ends[side] = NONE
            if here != NONE:
                turned = state.TURNED.of(table, here)
                self.beyond[side] = table.root[area_at_side(here, turned, side + 2)]
                if before != NONE:
                    last = (side + 3) % data.SIDES
                    across = tile_at(table, x + step_x(last) + step_x(side), y + step_y(last) + step_y(side))
                    if across != NONE:
                        self.ends[side] = (
                            ends_at(before, side + 1 - state.TURNED.of(table, before))
                            + ends_at(across, side + 2 - state.TURNED.of(table, across))
                            + ends_at(here, side + 3 - turned)
                        )
            before = here

    def fits(self, survey: Survey, tile: i64, turned: i64) -> bool:
        """R40 to R42, as `placing.fits` says it of a cell next to a tile; then the new territories are known."""
        for corner in range(data.SIDES):
            if self.ends[corner] != NONE and self.ends[corner] + ends_at(tile, corner - turned) == 1:
                return False
        self.join_places(tile, turned)
        for side in range(1, data.SIDES):
            if self.beyond[side] != NONE and self.meets_others(survey, tile, turned, side):
                return False
        table = survey.table
        return not (table.settings.global_borders and makes_useless_border(table, tile, self.x, self.y, turned))

    def join_places(self, tile: i64, turned: i64) -> None:
        """Which places of the tile would belong together."""
        for place in range(data.PLACES):
            self.group[place] = place
        for side in range(1, data.SIDES):
            if self.beyond[side] == NONE:
                continue
            for earlier in range(side):
                if self.beyond[side] == self.beyond[earlier]:
                    one = self.group[place_at_side(tile, turned, side)]
                    two = self.group[place_at_side(tile, turned, earlier)]
                    for place in range(data.PLACES):
                        if self.group[place] == max(one, two):
                            self.group[place] = min(one, two)

    def meets_others(self, survey: Survey, tile: i64, turned: i64, side: i64) -> bool:
        """R41: whether figures beyond a side would come together with somebody else's."""
        one = stander(survey.table, self.beyond[side])
        if one == NONE:
            return False
        here = self.group[place_at_side(tile, turned, side)]
        for earlier in range(side):
            if self.beyond[earlier] == NONE or self.group[place_at_side(tile, turned, earlier)] != here:
                continue
            two = stander(survey.table, self.beyond[earlier])
            if two not in (NONE, one):
                return True
        return False

    # What would come about.

    def best(self, survey: Survey, tile: i64, otherwise: float) -> float:
        """The worth of the position with the tile turned as it is best, if it may lie here at all."""
        found = otherwise
        for turned in range(data.SIDES):
            if self.fits(survey, tile, turned):
                found = max(found, self.worth(survey, tile, turned))
        return found

    def worth(self, survey: Survey, tile: i64, turned: i64) -> float:
        """The worth of the position with the tile turned so, as `Survey.total` would say; `fits` was asked before."""
        for seat in range(data.SEATS):
            self.old_strongholds[seat] = survey.strongholds[seat]
        for resource in range(data.RESOURCES):
            self.comes[resource] = 0
            self.income[resource] = 0
        self.gather_places(tile)
        for side in range(data.SIDES):
            self.gather_side(survey, tile, turned, side)
        self.meet_inside(survey, tile)
        found = self.reward(survey, tile) + self.whole
        is_changed = False
        for seat in range(data.SEATS):
            is_changed = is_changed or survey.strongholds[seat] != self.old_strongholds[seat]
        found += self.all_parts(survey) - self.whole if is_changed else self.changed_parts(survey)
        for place in range(data.PLACE_COUNT[tile]):
            if self.group[place] == place:
                found += self.part(survey, place)
        found += self.purse(survey)
        self.put_back(survey)
        return found

    def gather_places(self, tile: i64) -> None:
        """What is printed on the tile."""
        for place in range(data.PLACE_COUNT[tile]):
            here = self.group[place]
            if here == place:
                self.open[here] = 0
                self.lies_on[here] = BIT[tile]
                self.on_land[here] = 0.0
                self.holder[here] = NONE
                self.figures[here] = 0
                self.strength[here] = 0
                self.is_large[here] = 0
                self.has_room[here] = 0
                self.walls[here] = 0
                self.threat[here] = 0
                self.alarm[here] = 0.0
                self.is_near[here] = 0
                for resource in range(data.RESOURCES):
                    at = here * data.RESOURCES + resource
                    self.gives[at] = 0
                    self.made[at] = 0

    def gather_side(self, survey: Survey, tile: i64, turned: i64, side: i64) -> None:
        """The land beyond a side becomes part of the territory there."""
        table = survey.table
        here = self.group[place_at_side(tile, turned, side)]
        root = self.beyond[side]
        if root == NONE:
            self.open[here] += 1
            return
        self.open[here] -= 1
        if self.new[root] != NONE:
            return
        self.new[root] = here
        self.open[here] += table.open[root]
        self.lies_on[here] |= survey.lies_on[root]
        self.on_land[here] += survey.on_land[root]
        self.is_large[here] |= survey.is_large[root]
        self.has_room[here] |= survey.has_room[root]
        self.walls[here] += survey.walls[root]
        if survey.threat[root] > self.threat[here] or (
            survey.threat[root] == self.threat[here] and survey.alarm[root] > self.alarm[here]
        ):
            self.threat[here] = survey.threat[root]
            self.alarm[here] = survey.alarm[root]
        self.is_near[here] |= survey.is_near[root]
        holder = state.HOLDER.of(table, root)
        if holder != NONE:
            self.holder[here] = holder
            self.figures[here] += survey.figures(root)
            self.strength[here] += survey.strength(root)
            if table.open[root] == 0 and survey.is_large[root]:
                survey.strongholds[holder] -= 1
        for resource in range(data.RESOURCES):
            to, source = here * data.RESOURCES + resource, root * data.RESOURCES + resource
            self.gives[to] += survey.gives[source]
            self.made[to] += survey.made[source]
            if holder == survey.seat:
                self.income[resource] -= survey.gives[source]

    def meet_inside(self, survey: Survey, tile: i64) -> None:
        """The places count, and all territories next to each other see who is there."""
        for place in range(data.PLACE_COUNT[tile]):
            here = self.group[place]
            area = area_in(tile, place)
            self.on_land[here] += survey.item_worth[ITEM[area]]
            if data.SPACE[area] == data.LARGE_SPACE:
                self.has_room[here] = 1
            for resource in range(data.RESOURCES):
                if printed(area, resource):
                    at = here * data.RESOURCES + resource
                    self.gives[at] += 1
        for border in range(data.FIRST_BORDER[tile], data.FIRST_BORDER[tile + 1]):
            a = self.group[data.BORDER_FROM[border] - area_in(tile, 0)]
            b = self.group[data.BORDER_TO[border] - area_in(tile, 0)]
            if a != b:
                self.see(survey, a, b)
                self.see(survey, b, a)
        for side in range(data.SIDES):
            if self.beyond[side] != NONE:
                self.look_out(survey, self.beyond[side])

    def see(self, survey: Survey, here: i64, there: i64) -> None:
        """A new territory sees another one."""
        holder = self.holder[there]
        if holder == survey.seat:
            self.is_near[here] = 1
        elif is_enemy(survey.table, survey.seat, holder):
            boldness = survey.boldness(holder)
            strength = self.strength[there]
            if strength > self.threat[here] or (strength == self.threat[here] and boldness > self.alarm[here]):
                self.threat[here] = strength
                self.alarm[here] = boldness

    def look_out(self, survey: Survey, root: i64) -> None:
        """The neighbours of a territory that becomes part of a new one."""
        table = survey.table
        here = self.new[root]
        holder = self.holder[here]
        is_foe = is_enemy(table, survey.seat, holder)
        if not is_foe and holder != survey.seat:
            return
        boldness = 0.0
        if is_foe:
            boldness = survey.boldness(holder)
        for at in range(table.first_way[root], table.first_way[root + 1]):
            other = end_of(table.ways[at])
            there = self.new[other]
            if there != NONE:
                if there != here:
                    self.see(survey, there, here)
                continue
            if self.is_touched[other] == 0:
                self.touch(survey, other)
            if is_foe:
                survey.fear(other, self.strength[here], boldness)
            else:
                survey.is_near[other] = 1

    def touch(self, survey: Survey, root: i64) -> None:
        """Remember how a territory was before the tile was tried."""
        self.is_touched[root] = 1
        at = self.touched_count
        self.touched[at] = root
        self.old_threat[at] = survey.threat[root]
        self.old_alarm[at] = survey.alarm[root]
        self.old_near[at] = survey.is_near[root]
        self.touched_count = at + 1

    def reward(self, survey: Survey, tile: i64) -> float:
        """R47, R48: fame for own closed territories; Stag, Raven, Boar. Strongholds are counted again."""
        clan = state.CLAN.of(survey.table, survey.seat)
        fame: i64 = 0
        closed: i64 = 0
        for place in range(data.PLACE_COUNT[tile]):
            if self.group[place] != place:
                continue
            holder = self.holder[place]
            if holder == survey.seat:
                for resource in range(data.RESOURCES):
                    at = place * data.RESOURCES + resource
                    self.income[resource] += self.gives[at]
            if self.open[place] > 0:
                continue
            closed += 1
            if holder != NONE and self.is_large[place]:
                survey.strongholds[holder] += 1
            if holder == survey.seat:
                fame += count(self.lies_on[place])
                if clan == data.STAG:
                    fame += data.STAG_CLOSING_FAME
                elif clan == data.RAVEN:
                    self.collect(survey, place)
        if closed == 0 and clan == data.BOAR:
            self.comes[data.LORE] += data.BOAR_LORE
        return float(fame)

    def collect(self, survey: Survey, place: i64) -> None:
        """R48, R185: the Raven takes what a territory gives; with a Wolf only what buildings give."""
        has_wolf = False
        if survey.table.settings.creatures:
            for side in range(data.SIDES):
                root = self.beyond[side]
                if root != NONE and self.new[root] == place and has_creature(survey.table, root, data.C_WOLF):
                    has_wolf = True
        for resource in range(data.RESOURCES):
            at = place * data.RESOURCES + resource
            self.comes[resource] += self.made[at] if has_wolf else self.gives[at]

    def changed_parts(self, survey: Survey) -> float:
        """What the territories next to new ones add more, less those that become part of new ones."""
        found = 0.0
        for side in range(data.SIDES):
            root = self.beyond[side]
            if root != NONE and self.is_first(side):
                found -= self.parts[root]
        for at in range(self.touched_count):
            root = self.touched[at]
            found += survey.part(root) - self.parts[root]
        return found

    def is_first(self, side: i64) -> bool:
        """Whether the territory beyond a side lies beyond no earlier one."""
        for earlier in range(side):
            if self.beyond[earlier] == self.beyond[side]:
                return False
        return True

    def all_parts(self, survey: Survey) -> float:
        """What all territories add that do not become part of new ones."""
        found = 0.0
        for root in survey.table.roots:
            if self.new[root] == NONE:
                found += survey.part(root)
        return found

    def part(self, survey: Survey, place: i64) -> float:
        """What a new territory adds, as `Survey.part` says it of others."""
        table = survey.table
        holder = self.holder[place]
        worth = self.on_land[place] + survey.land_worth(
            count(self.lies_on[place]), self.open[place], self.is_large[place]
        )
        if holder == NONE:
            return OUTSIDE * worth * float(self.is_near[place])
        if self.is_large[place] or self.has_room[place]:
            number = survey.strongholds_of(holder) + 1
            if self.is_large[place] and self.open[place] == 0:
                number -= 1
            worth += survey.stronghold_worth(number, self.open[place], self.is_large[place])
        if holder == survey.seat:
            return worth * held(self.figures[place], self.walls[place], self.threat[place], self.alarm[place])
        if is_enemy(table, survey.seat, holder):
            return -survey.foe_share() * worth / float(table.players - 1)
        return 0.0

    def purse(self, survey: Survey) -> float:
        """Fame and purse, with the new income."""
        found = float(state.FAME.of(survey.table, survey.seat))
        for resource in range(data.RESOURCES):
            survey.income[resource] += self.income[resource]
            found -= ICON[resource] * float(survey.income[resource])
        found += survey.purse_with(self.comes[data.FOOD], self.comes[data.WOOD], self.comes[data.LORE], survey.units)
        for resource in range(data.RESOURCES):
            survey.income[resource] -= self.income[resource]
        return found

    def put_back(self, survey: Survey) -> None:
        """The survey is of the position as it lies again."""
        for seat in range(data.SEATS):
            survey.strongholds[seat] = self.old_strongholds[seat]
        for at in range(self.touched_count):
            root = self.touched[at]
            survey.threat[root] = self.old_threat[at]
            survey.alarm[root] = self.old_alarm[at]
            survey.is_near[root] = self.old_near[at]
            self.is_touched[root] = 0
        self.touched_count = 0
        for side in range(data.SIDES):
            if self.beyond[side] != NONE:
                root = self.beyond[side]
                self.new[root] = NONE
