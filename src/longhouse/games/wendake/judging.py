"""What a position of Wendake is worth to a seat: points counted now, and what the rest of the game can make of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.components import BadComponent
from longhouse.core.sets import BIT, count, first
from longhouse.core.zones import NONE
from longhouse.games.wendake import data, state
from longhouse.games.wendake.rules.actions import face_up
from longhouse.games.wendake.rules.decisions import resources_of
from longhouse.games.wendake.rules.masks import counted_masks, fits
from longhouse.games.wendake.rules.military import claimable_turtles, majorities
from longhouse.games.wendake.rules.scoring import best_choice, pair_total, with_turtles
from longhouse.games.wendake.rules.turn import markers_left
from longhouse.games.wendake.state import Table


def margin(table: Table, seat: i64) -> float:
    """Own worth, less the best opponent's."""
    best = 0.0
    for other in range(table.players):
        if other != seat:
            best = max(best, worth(table, other))
    return worth(table, seat) - 0.6 * best


def time_left(table: Table, seat: i64) -> float:
    """1 at the start, 0 when this seat has no marker left in the last Year."""
    if state.YEAR.of(table) == 0:
        return 1.0
    turns = (data.TILE_MARKERS + 1) * (data.YEARS - state.YEAR.of(table)) + markers_left(table, seat)
    return float(turns) / float((data.TILE_MARKERS + 1) * data.YEARS)


def worth(table: Table, seat: i64) -> float:
    """Points counted now, and what the rest of the game can make of everything else."""
    time = time_left(table, seat)
    tracks = with_turtles(table, seat, best_choice(table, seat))
    points = float(pair_total(table, tracks) + state.SWAPS.of(table, seat))
    points += min(0.55, 0.15 + time) * float(surplus(table, tracks))
    if time <= 0.0:
        return points
    several = min(1.0, 0.25 + 2.0 * time)
    points += several * goods_worth(table, seat)
    points += several * natives_worth(table, seat, time)
    points += several * masks_worth(table, seat)
    points += time * progress_worth(table, seat)
    points += grid_worth(table, seat, time)
    return points


def partner_of(table: Table, track: i64) -> i64:
    """The other track of a pair."""
    if track == 0:
        return state.PARTNER.of(table)
    if track == state.PARTNER.of(table):
        return 0
    return 6 - state.PARTNER.of(table) - track


def surplus(table: Table, tracks: vec[i64]) -> i64:
    """Points on the higher tracks that do not count yet, as far as the lower ones can still catch up."""
    found: i64 = 0
    for track in range(data.TRACKS):
        partner = partner_of(table, track)
        if tracks[track] > tracks[partner]:
            found += min(6, tracks[track] - tracks[partner])
    return found


def goods_worth(table: Table, seat: i64) -> float:
    """Different Resources buy most; beavers become leather."""
    found = 0.0
    for good in range(data.RESOURCES):
        number = state.GOODS.of(table, seat, good)
        if number > 0:
            found += 0.6 + 0.3 * float(min(3, number) - 1)
    return found + 0.25 * float(min(6, state.GOODS.of(table, seat, data.BEAVER)))


def natives_worth(table: Table, seat: i64, time: float) -> float:
    """Trios in the village, workers in the fields, Guards, Canoes, Turtles within reach."""
    trios = min(
        table.home_count(seat, data.WARRIOR),
        min(table.home_count(seat, data.WOMAN), table.home_count(seat, data.HUNTER)),
    )
    found = (0.3 + 0.5 * time) * float(trios)
    found += (0.35 + time) * float(table.areas_worked(seat, data.WOMAN))
    found += (0.3 + 0.8 * time) * float(table.areas_worked(seat, data.HUNTER))
    found += (0.3 + 0.9 * time) * float(state.CANOES.total(table, seat))
    found += 0.35 * float(count(majorities(table, seat, 0, False)))
    for category in range(data.CATEGORIES):
        reached = claimable_turtles(table, seat, category)
        while reached:
            found += 0.45 * float(data.TURTLE_POINTS[first(reached)])
            reached &= reached - 1
    return found


def masks_worth(table: Table, seat: i64) -> float:
    """Cards in hand, and the best combination they make."""
    counts = counted_masks(table, seat, 0, 0)
    best: i64 = 0
    for play in range(data.PLAY_COUNT):
        if data.SPACE_POINTS[data.PLAY_SPACE[play]] > best and fits(counts, play):
            best = data.SPACE_POINTS[data.PLAY_SPACE[play]]
    return 0.3 * float(state.HAND.total(table, seat)) + 0.3 * float(best)


def progress_worth(table: Table, seat: i64) -> float:
    """Abilities still to be used, this Year and later."""
    found = 0.0
    tiles = state.OWNED.of(table, seat)
    while tiles:
        tile = first(tiles)
        found += 2.0 * float(data.PROGRESS_LEVEL[tile])
        if state.FACE_DOWN.has(table, seat, tile):
            found -= 0.3 * float(data.PROGRESS_LEVEL[tile])
        tiles &= tiles - 1
    return found


def grid_worth(table: Table, seat: i64, time: float) -> float:
    """The best line still open this Year, and the tiles of the grid for the Years to come."""
    if state.YEAR.of(table) == 0:
        return 0.0
    values = vec[i64]([0] * data.SLOTS)
    later: i64 = 0
    for slot in range(data.SLOTS):
        if state.GRID.of(table, seat, slot) != NONE:
            values[slot] = tile_value(table, seat, slot)
            later += values[slot]
    marked = state.MARKED.of(table, seat)
    barred: i64 = 0
    if state.FIRE.of(table, seat) != NONE:
        barred = BIT[state.FIRE.of(table, seat)]
    best: i64 = 0
    if count(marked) < data.TILE_MARKERS:
        for at in range(8):
            line = data.LINES[at]
            if line & marked == marked and line & barred == 0:
                here: i64 = 0
                for slot in range(data.SLOTS):
                    if line & ~marked & BIT[slot]:
                        here += values[slot]
                best = max(best, here)
    early = 0.15 if table.has_ordered(seat) else 0.0
    return 0.01 * float(best) + 0.005 * time * float(later) + early * time


def tile_value(table: Table, seat: i64, slot: i64) -> i64:
    """What using this tile now would bring, in hundredths of a point."""
    found: i64 = 0
    face = face_up(table, seat, slot)
    for at in range(data.FIRST_ACTION[face], data.FIRST_ACTION[face + 1]):
        found += VALUE[data.FACE_ACTIONS[at]].of(table, seat)
    return found


class Value:
    """What an action would bring now, in hundredths of a point: so much whatever happens."""

    def __init__(self, fixed: i64) -> None:
        self.fixed: i64 = fixed

    def of(self, table: Table, seat: i64) -> i64:
        """To this seat."""
        return self.fixed


class OfHarvest(Value):
    """So much for each area with Women."""

    def of(self, table: Table, seat: i64) -> i64:
        """To this seat."""
        return self.fixed * table.areas_worked(seat, data.WOMAN)


class OfHunt(Value):
    """So much for each area with Hunters."""

    def of(self, table: Table, seat: i64) -> i64:
        """To this seat."""
        return self.fixed * table.areas_worked(seat, data.HUNTER)


class OfTan(Value):
    """So much for each of the first beavers."""

    def of(self, table: Table, seat: i64) -> i64:
        """To this seat."""
        return self.fixed * min(6, state.GOODS.of(table, seat, data.BEAVER))


class OfFish(Value):
    """So much for each Canoe."""

    def of(self, table: Table, seat: i64) -> i64:
        """To this seat."""
        return self.fixed * state.CANOES.total(table, seat)


class OfMilitary(Value):
    """Turtles, and so much for each majority."""

    def of(self, table: Table, seat: i64) -> i64:
        """To this seat."""
        return self.fixed * count(majorities(table, seat, 0, False)) + 60


class OfTrade(Value):
    """Something to buy, and so much for each type of Resources."""

    def of(self, table: Table, seat: i64) -> i64:
        """To this seat."""
        return self.fixed * count(resources_of(table, seat)) + 40


class OfRitual(Value):
    """Natives come Home; so much for each trio there."""

    def of(self, table: Table, seat: i64) -> i64:
        """To this seat."""
        home = min(
            table.home_count(seat, data.WARRIOR),
            min(table.home_count(seat, data.WOMAN), table.home_count(seat, data.HUNTER)),
        )
        return self.fixed * home + 60


_VALUES: Final[dict[str, Value]] = {
    "": Value(0),
    "canoe": Value(60),
    "harvest": OfHarvest(45),
    "hunt": OfHunt(25),
    "tan": OfTan(20),
    "fish": OfFish(40),
    "military": OfMilitary(70),
    "mask": Value(180),
    "trade": OfTrade(45),
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
