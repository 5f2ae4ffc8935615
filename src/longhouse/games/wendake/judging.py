"""What a position of Wendake is worth to a seat: points counted now, and what the rest of the game can make of it.

A seat's side of the table is counted once (`Side`); worth, features and reasons are made of these counts.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.components import BadComponent
from longhouse.core.sets import BIT, count, first
from longhouse.core.zones import NONE
from longhouse.games.wendake import data, state
from longhouse.games.wendake.rules.actions import face_up
from longhouse.games.wendake.rules.turn import markers_left
from longhouse.games.wendake.state import Table

ACTIONS: Final = 15
"""As many as `data.ACTION_IDS`."""
MOST_OF_A_MASK: Final = 4
"""No combination needs more cards of one mask."""


def groups_of(space: int) -> list[int]:
    """How many groups of a combination have at least one card, at least two, and so on."""
    groups: list[int] = data.DATA["space"][space]["groups"]
    return [sum(1 for group in groups if group >= size) for size in range(1, MOST_OF_A_MASK + 1)]


DEAREST_SPACES: Final[vec[i64]] = vec[i64](
    sorted(range(data.SPACES), key=lambda space: int(data.SPACE_POINTS[space]), reverse=True)
)
GROUPS: Final[vec[i64]] = vec[i64]([number for space in range(data.SPACES) for number in groups_of(space)])
"""By space and size: the groups of at least this size."""


def partner_of(table: Table, track: i64) -> i64:
    """The other track of a pair."""
    if track == 0:
        return state.PARTNER.of(table)
    if track == state.PARTNER.of(table):
        return 0
    return 6 - state.PARTNER.of(table) - track


def time_left(table: Table, seat: i64) -> float:
    """1 at the start, 0 when this seat has no marker left in the last Year."""
    if state.YEAR.of(table) == 0:
        return 1.0
    turns = (data.TILE_MARKERS + 1) * (data.YEARS - state.YEAR.of(table)) + markers_left(table, seat)
    return float(turns) / float((data.TILE_MARKERS + 1) * data.YEARS)


class Side:
    """A seat's side of a table, counted once."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.time: float = 1.0
        self.several: float = 1.0
        """What is worth something only together with more to come: 1, and less in the last Years."""
        self.ahead: float = 0.3
        """What a point is worth on the higher track of a pair."""
        # Tracks, with the own Turtles.
        self.tracks: vec[i64] = vec[i64]([0] * data.TRACKS)
        self.pairs: i64 = 0
        """R104: of each pair the lower track, added up."""
        self.surplus: i64 = 0
        """Points on the higher tracks that do not count yet, as far as the lower ones can still catch up."""
        # Natives.
        self.warriors: i64 = 0
        self.women: i64 = 0
        self.hunters: i64 = 0
        self.trios: i64 = 0
        """In the Home."""
        self.women_areas: i64 = 0
        self.hunter_areas: i64 = 0
        """R71: with the Home."""
        self.outposts: i64 = 0
        self.majorities: i64 = 0
        self.guards: i64 = 0
        """Outside the Home."""
        self.canoes: i64 = 0
        self.reached: i64 = 0
        """R71, R73: the kinds of Turtles that may be taken now, as a set."""
        # Goods and masks.
        self.goods: i64 = 0
        """Types of Resources."""
        self.spare: i64 = 0
        """Resources beyond the first of each type."""
        self.beavers: i64 = 0
        self.best_play: i64 = 0
        """What the best combination in hand would bring."""
        self.cards: i64 = 0
        self.best_hand: i64 = 0
        """Mask cards, and what the best combination will bring when those played this Year are back."""
        # The grid.
        self.gains: vec[i64] = vec[i64]([0] * ACTIONS)
        """What each action would bring now, in hundredths of a point."""
        self.values: vec[i64] = vec[i64]([0] * data.SLOTS)
        """What using each tile would bring now."""
        self.best_line: i64 = 0
        self.all_tiles: i64 = 0
        self.advanced: i64 = 0
        """The levels of all tiles."""

    def begin(self, table: Table, seat: i64) -> None:
        """Whose side, and how much time is left."""
        time = time_left(table, seat)
        self.seat = seat
        self.time = time
        self.several = min(1.0, 0.25 + 2.0 * time)
        self.ahead = min(0.3, 0.12 + time)

    def count(self, table: Table, seat: i64) -> None:
        """All of it."""
        self.begin(table, seat)
        self.count_tracks(table)
        self.count_village(table)
        self.count_land(table)
        self.count_goods(table)
        self.count_masks(table)
        self.count_grid(table)

    def worth(self, table: Table, seat: i64) -> float:
        """Points counted now, and what the rest of the game can make of everything else."""
        self.begin(table, seat)
        time = self.time
        self.count_tracks(table)
        points = float(self.pairs + state.SWAPS.of(table, seat))
        points += self.ahead * float(self.surplus)
        if time <= 0.0:
            return points
        self.count_village(table)
        self.count_land(table)
        self.count_goods(table)
        self.count_masks(table)
        points += self.several * self.goods_worth(table)
        points += self.several * self.natives_worth()
        points += (0.1 + 0.7 * time) * float(self.cards) + (0.1 + 0.7 * time) * float(self.best_hand)
        points += time * progress_worth(table, seat)
        if state.YEAR.of(table) == 0:
            return points
        self.count_grid(table)
        points += 1.2 * time * float(self.advanced) + 0.004 * float(self.best_line)
        return points + 0.2 + 0.3 * time if table.has_ordered(seat) else points

    # Counting.

    def count_tracks(self, table: Table) -> None:
        """R103: the tracks with all Turtles, those of level 5 where they bring most."""
        if self.lay_turtles(table, 0):
            best: i64 = 0
            most = self.pairs
            for choice in range(1, 8):
                self.lay_turtles(table, choice)
                if self.pairs > most:
                    best, most = choice, self.pairs
            self.lay_turtles(table, best)
        tracks = self.tracks
        self.surplus = 0
        for track in range(data.TRACKS):
            more = tracks[track] - tracks[partner_of(table, track)]
            if more > 0:
                self.surplus += min(6, more)

    def lay_turtles(self, table: Table, choice: i64) -> bool:
        """R103: the tracks with this choice for the tiles of two tracks; whether there is such a tile."""
        tracks, cells = self.tracks, table.cells
        begin = state.TRACKS.start + self.seat * data.TRACKS
        for track in range(data.TRACKS):
            at = begin + track
            tracks[track] = cells[at]
        has_choice = False
        begin = state.TURTLES.start + self.seat * data.TURTLES
        for kind in range(data.TURTLES):
            at = begin + kind
            if cells[at] != NONE:
                on = data.TURTLE_TRACKS.of(kind, cells[at])
                if on & (on - 1):
                    has_choice = True
                    if choice & data.CHOICE_BIT[kind]:
                        on &= on - 1
                track = first(on)
                tracks[track] = min(data.TOP_OF_TRACK, tracks[track] + data.TURTLE_POINTS[kind])
        partner = state.PARTNER.of(table)
        low = min(tracks[0], tracks[partner])
        lowest: i64 = data.TOP_OF_TRACK
        for track in range(1, data.TRACKS):
            if track != partner:
                lowest = min(lowest, tracks[track])
        self.pairs = low + lowest
        return has_choice

    def count_village(self, table: Table) -> None:
        """Natives in the Home."""
        seat = self.seat
        home = state.HOME.of(table, seat)
        self.warriors = 0
        if home != NONE:
            self.warriors = table.guards_of(home, seat)
        self.women = state.VILLAGE.of(table, seat, data.WOMAN)
        self.hunters = state.VILLAGE.of(table, seat, data.HUNTER)
        self.trios = min(self.warriors, min(self.women, self.hunters))

    def count_land(self, table: Table) -> None:
        """Workers in the fields, Guards, and the Turtles that they and the Canoes reach."""
        seat, cells = self.seat, table.cells
        women = min(1, self.women)
        hunters = min(1, self.hunters)
        outposts: i64 = 0
        whose, who = state.WHOSE.start, state.WHO.start
        for area in range(table.first_area, table.end_of_areas):
            at = whose + area
            if cells[at] == seat:
                at = who + area
                if cells[at] == data.WOMAN:
                    women += 1
                elif cells[at] == data.HUNTER:
                    hunters += 1
                else:
                    outposts += 1
        self.women_areas = women
        self.hunter_areas = hunters
        self.outposts = outposts
        self.canoes = state.CANOES.total(table, seat)
        self.count_majorities(table)
        more: i64 = 0
        if state.TRIBE_OF.of(table, seat) == data.SHAWNEE:
            more = 1
        self.reached = 0
        begin = state.TURTLES.start + seat * data.TURTLES
        for kind in range(data.TURTLES):
            at = begin + kind
            if cells[at] == NONE:
                category = data.TURTLE_CATEGORY[kind]
                number = self.canoes
                if category == data.OF_WOMEN:
                    number = women
                elif category == data.OF_HUNTERS:
                    number = hunters
                if number + more >= data.TURTLE_NEED[kind]:
                    self.reached |= BIT[kind]

    def count_majorities(self, table: Table) -> None:
        """R75: the territories where these Guards are more than any opponent's."""
        seat, cells, sides = self.seat, table.cells, table.sides
        black = state.BLACK_GUARD.of(table)
        home = state.HOME.of(table, seat)
        self.guards = 0
        found: i64 = 0
        for territory in range(table.first_territory, table.end_of_map):
            begin = state.GUARDS.start + territory * data.SEATS
            at = begin + seat
            own = cells[at]
            if territory == black:
                own = table.guards_of(territory, seat)
            if own == 0:
                continue
            if territory != home:
                self.guards += own
            most: i64 = 0
            for foe in range(sides):
                if foe != seat:
                    at = begin + foe
                    most = max(most, cells[at])
                    if territory == black:
                        most = max(most, table.guards_of(territory, foe))
            if own > most:
                found += 1
        self.majorities = found

    def count_goods(self, table: Table) -> None:
        """Types of Resources."""
        cells = table.cells
        begin = state.GOODS.start + self.seat * data.GOODS
        spare: i64 = 0
        found: i64 = 0
        for good in range(data.RESOURCES):
            at = begin + good
            if cells[at] > 0:
                found += 1
                spare += cells[at] - 1
        self.goods = found
        self.spare = spare
        self.beavers = state.GOODS.of(table, self.seat, data.BEAVER)

    def count_masks(self, table: Table) -> None:
        """Cards, and the best combinations."""
        self.cards = state.HAND.total(table, self.seat)
        self.best_play = self.best_combination(table, False)
        self.best_hand = self.best_play
        played = state.PLAYED.total(table, self.seat)
        if played:
            self.cards += played
            self.best_hand = self.best_combination(table, True)

    def best_combination(self, table: Table, with_played: bool) -> i64:
        """The points of the best combination: each of its groups needs a mask of its own with so many cards."""
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        four: i64 = 0
        for mask in range(data.MASKS):
            held = table.held(self.seat, mask)
            if with_played:
                held += state.PLAYED.of(table, self.seat, data.HEALTHY[mask])
                held += state.PLAYED.of(table, self.seat, data.INFECTED[mask])
            if held > 0:
                one += 1
                if held > 1:
                    two += 1
                    if held > 2:
                        three += 1
                        if held > 3:
                            four += 1
        for n in range(data.SPACES):
            space = DEAREST_SPACES[n]
            at = space * MOST_OF_A_MASK
            if GROUPS[at] <= one and GROUPS[at + 1] <= two and GROUPS[at + 2] <= three and GROUPS[at + 3] <= four:
                return data.SPACE_POINTS[space]
        return 0

    def count_grid(self, table: Table) -> None:
        """The best line still open this Year, and the tiles of the grid for the Years to come."""
        seat, values, gains = self.seat, self.values, self.gains
        for action in range(ACTIONS):
            gains[action] = VALUE[action].of(table, self)
        later: i64 = 0
        self.advanced = 0
        for slot in range(data.SLOTS):
            tile = state.GRID.of(table, seat, slot)
            if tile == NONE:
                values[slot] = self.leaving_value(table)
                tile = state.LEAVING.of(table, slot % data.SIDE)
            else:
                values[slot] = self.face_value(face_up(table, seat, slot))
            if tile != NONE:
                self.advanced += data.LEVEL_OF[tile]
            later += values[slot]
        self.all_tiles = later
        self.best_line = self.line_with(table, state.MARKED.of(table, seat))

    def face_value(self, face: i64) -> i64:
        """What the actions of a face would bring."""
        found: i64 = 0
        for at in range(data.FIRST_ACTION[face], data.FIRST_ACTION[face + 1]):
            found += self.gains[data.FACE_ACTIONS[at]]
        return found

    def leaving_value(self, table: Table) -> i64:
        """R98: what one of the three tiles that have slid out will bring: they come back on top in random order."""
        found: i64 = 0
        for column in range(data.SIDE):
            tile = state.LEAVING.of(table, column)
            if tile != NONE:
                found += self.face_value(tile)
        return found // data.SIDE

    def line_with(self, table: Table, marked: i64) -> i64:
        """What the rest of the best line with these slots would bring; 0 if all markers lie on tiles."""
        values = self.values
        best: i64 = 0
        if count(marked) == data.TILE_MARKERS:
            return 0
        barred: i64 = 0
        if state.FIRE.of(table, self.seat) != NONE:
            barred = BIT[state.FIRE.of(table, self.seat)]
        for n in range(8):
            line = data.LINES[n]
            if line & marked == marked and line & barred == 0:
                found: i64 = 0
                rest = line & ~marked
                while rest:
                    found += values[first(rest)]
                    rest &= rest - 1
                best = max(best, found)
        return best

    # Parts of the worth.

    def goods_worth(self, table: Table) -> float:
        """Different Resources buy most; beavers become leather."""
        found = 0.0
        for good in range(data.RESOURCES):
            number = state.GOODS.of(table, self.seat, good)
            if number > 0:
                found += 0.35 + 0.15 * float(min(3, number) - 1)
        return found + 0.08 * float(min(6, self.beavers))

    def natives_worth(self) -> float:
        """Trios in the village, workers in the fields, Guards, Canoes, Turtles within reach."""
        time = self.time
        found = (0.3 + 0.3 * time) * float(self.trios)
        found += (0.25 + 0.3 * time) * float(self.women_areas)
        found += (0.2 + 0.3 * time) * float(self.hunter_areas)
        found += (0.2 + 1.2 * time) * float(self.canoes)
        found += (0.1 + 0.5 * time) * float(self.majorities)
        found += 0.3 * time * float(self.guards)
        reached = self.reached
        while reached:
            found += (0.3 + 0.4 * time) * float(data.TURTLE_POINTS[first(reached)])
            reached &= reached - 1
        return found

    # What single things would add to it.

    def gain(self, table: Table, track: i64, points: i64) -> float:
        """So many points on a track: those that its partner waits for count at once."""
        here, there = self.tracks[track], self.tracks[partner_of(table, track)]
        points = min(points, data.TOP_OF_TRACK - here)
        waited_for = max(0, min(points, there - here))
        before = min(6, max(0, here - there))
        after = min(6, max(0, here + points - there))
        return float(waited_for) * (1.0 - self.ahead) + float(after - before) * self.ahead

    def hundredths(self, table: Table, track: i64, points: i64) -> i64:
        """The same, as tiles are valued."""
        return i64(100.0 * self.gain(table, track, points))

    def loss(self, table: Table, track: i64) -> float:
        """A point less on a track."""
        if self.tracks[track] <= self.tracks[partner_of(table, track)]:
            return 1.0 - self.ahead
        return self.ahead

    def extreme(self, highest: bool) -> i64:
        """R68: the first of the lowest or the highest tracks."""
        best: i64 = 0
        for track in range(1, data.TRACKS):
            if highest:
                if self.tracks[track] > self.tracks[best]:
                    best = track
            elif self.tracks[track] < self.tracks[best]:
                best = track
        return best

    def worker_value(self, kind: i64) -> float:
        """One more Woman or Hunter in a field, from the Home: as long as one stays there it is one more area."""
        at_home, areas = self.women, self.women_areas
        rate = 0.3 + 0.4 * self.time
        category = data.OF_WOMEN
        if kind == data.HUNTER:
            at_home, areas = self.hunters, self.hunter_areas
            rate = 0.15 + 0.3 * self.time
            category = data.OF_HUNTERS
        if at_home < 2:
            return 0.0
        if at_home == self.trios:
            rate -= 0.3 + 0.3 * self.time
        for turtle in range(data.FIRST_TURTLE[category], data.FIRST_TURTLE[category + 1]):
            if data.TURTLE_NEED[turtle] == areas + 1:
                rate += (0.3 + 0.4 * self.time) * float(data.TURTLE_POINTS[turtle])
        return self.several * rate


def progress_worth(table: Table, seat: i64) -> float:
    """Abilities still to be used, this Year and later."""
    found = 0.0
    tiles = state.OWNED.of(table, seat)
    while tiles:
        tile = first(tiles)
        found += 1.0 * float(data.PROGRESS_LEVEL[tile])
        if state.FACE_DOWN.has(table, seat, tile):
            found -= 0.2 * float(data.PROGRESS_LEVEL[tile])
        tiles &= tiles - 1
    return found


# What actions bring.


class Value:
    """What an action would bring now, in hundredths of a point: so much whatever happens."""

    def __init__(self, fixed: i64) -> None:
        self.fixed: i64 = fixed

    def of(self, table: Table, side: Side) -> i64:
        """To this side."""
        return self.fixed


class OfHarvest(Value):
    """So much for each area with Women."""

    def of(self, table: Table, side: Side) -> i64:
        """To this side."""
        return self.fixed * side.women_areas


class OfHunt(Value):
    """So much for each area with Hunters."""

    def of(self, table: Table, side: Side) -> i64:
        """To this side."""
        return self.fixed * side.hunter_areas


class OfTan(Value):
    """So much for each of the first beavers."""

    def of(self, table: Table, side: Side) -> i64:
        """To this side."""
        return self.fixed * min(6, side.beavers)


class OfFish(Value):
    """So much for each Canoe."""

    def of(self, table: Table, side: Side) -> i64:
        """To this side."""
        return self.fixed * side.canoes


class OfMilitary(Value):
    """Turtles, and a point for each majority."""

    def of(self, table: Table, side: Side) -> i64:
        """To this side."""
        return self.fixed + side.hundredths(table, data.MILITARY, side.majorities)


class OfMask(Value):
    """A card, and the points of the best combination in hand."""

    def of(self, table: Table, side: Side) -> i64:
        """To this side."""
        return self.fixed + side.hundredths(table, data.MASK_TRACK, side.best_play + 1)


class OfTrade(Value):
    """Something to buy, and a point for each type of Resources, also of those that Canoes can exchange."""

    def of(self, table: Table, side: Side) -> i64:
        """To this side."""
        sold = min(data.RESOURCES, side.goods + min(side.canoes, side.spare))
        return self.fixed + side.hundredths(table, data.ECONOMIC, sold + 1) - 8 * sold


class OfRitual(Value):
    """Natives come Home; a point for each trio there, and mostly for one more."""

    def of(self, table: Table, side: Side) -> i64:
        """To this side."""
        return self.fixed + side.hundredths(table, data.RITUAL_TRACK, side.trios + 1)


_VALUES: Final[dict[str, Value]] = {
    "": Value(0),
    "canoe": Value(60),
    "harvest": OfHarvest(45),
    "hunt": OfHunt(25),
    "tan": OfTan(20),
    "fish": OfFish(40),
    "military": OfMilitary(60),
    "mask": OfMask(80),
    "trade": OfTrade(60),
    "fire": Value(200),
    "ritual": OfRitual(60),
}


def value_of(action: str) -> Value:
    """The value of this action; a Move is worth its steps."""
    word, _, steps = action.partition(":")
    if word == "move":
        return Value(45 * int(steps))
    if word not in _VALUES:
        raise BadComponent(f"nobody knows what the action {action!r} is worth")
    return _VALUES[word]


VALUE: Final[list[Value]] = [value_of(action) for action in data.ACTION_IDS]
