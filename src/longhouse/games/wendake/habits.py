"""Habits: what each option of a decision promises at a glance, without trying it. In points, about as `worth` counts.

A search plays on by them, and a turn that is tried out is ended by them. There is a `Habit` for every decision.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.decisions import Decision
from longhouse.core.knowledge import Figures
from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.games.wendake import data, state
from longhouse.games.wendake.judging import Side
from longhouse.games.wendake.rules.actions import CANOE, FIRE
from longhouse.games.wendake.rules.decisions import BRING, SPEND, SWAP
from longhouse.games.wendake.rules.masks import CHANGE, CONJURE, DISCARD, DRAW, MASKS, PLAYED, RECALL
from longhouse.games.wendake.rules.military import ALLIANCE, TURTLE
from longhouse.games.wendake.rules.moving import MOVE
from longhouse.games.wendake.rules.progress import (
    BALANCE,
    GAIN,
    HEAL,
    REPLACE,
    SPEND_GOODS,
    STAY,
    STAY_REPLACE,
    TRACK,
    TURN_TILE,
)
from longhouse.games.wendake.rules.restore import REPLACE as NEW_TILES
from longhouse.games.wendake.rules.restore import RESTORE_SWAP
from longhouse.games.wendake.rules.ritual import RITUAL, RITUAL_SCORE
from longhouse.games.wendake.rules.setup import CHOOSE_HOME, CHOOSE_LAKE, CHOOSE_ONEIDA_TILE, CHOOSE_TRIBE
from longhouse.games.wendake.rules.tiles import USE
from longhouse.games.wendake.rules.trade import BUY, DISCOUNT, ECONOMY, EXCHANGE, FLAG, PAY, SMALLPOX
from longhouse.games.wendake.rules.turn import ACTION, END, TURN
from longhouse.games.wendake.state import Table, worker_of


class Habit:
    """One decision at a glance; this one sees no difference."""

    def __init__(self, side: Side) -> None:
        self.side: Side = side
        """The deciding seat's side, counted as far as the decision needs it."""

    def look(self, table: Table, seat: i64) -> None:
        """Count what all options need."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        return 0.0


# A turn.


class Window(Habit):
    """Free options: those that help come first."""

    def look(self, table: Table, seat: i64) -> None:
        """Workers are what a Transfer is about."""
        self.side.begin(table, seat)
        self.side.count_village(table)
        self.side.count_land(table)

    def free(self, table: Table, seat: i64, option: i64) -> float:
        """A Progress tile, a Swap, or a Transfer: best with a worker for the Outpost, so that both work."""
        if USE.holds(option):
            return USE_VALUE[USE.first(option)]
        if SWAP.holds(option):
            return -1.5
        if REPLACE.holds(option):
            return self.side.worker_value(worker_of(REPLACE.first(option)))
        if STAY_REPLACE.holds(option):
            return self.side.worker_value(worker_of(STAY_REPLACE.first(option))) + 0.2
        if STAY.holds(option):
            return 0.1
        return -0.5


class OfTurn(Window):
    """The tile that brings most, with the best line it belongs to."""

    def look(self, table: Table, seat: i64) -> None:
        """All of it: tiles are worth what lies on the table."""
        self.side.count(table, seat)

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        if TURN.place.holds(option):
            return self.of_slot(table, seat, TURN.place.first(option))
        if TURN.place_black.holds(option):
            return self.of_slot(table, seat, TURN.place_black.first(option)) + 0.1
        if TURN.order.holds(option) or TURN.order_black.holds(option):
            return 0.3
        return self.free(table, seat, option)

    def of_slot(self, table: Table, seat: i64, slot: i64) -> float:
        """The tile itself, and the better half of what can still be reached with it."""
        side = self.side
        marked = state.MARKED.of(table, seat) | BIT[slot]
        best = side.line_with(table, marked)
        return 0.01 * float(side.values[slot]) + 0.005 * float(best - side.best_line)


class OfAction(Window):
    """Actions are done."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        if ACTION.do.holds(option):
            return 0.02
        if ACTION.skip.holds(option):
            return -0.5
        return self.free(table, seat, option)


class OfEnd(Window):
    """What helps is done before the turn ends."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        if END.end.holds(option) or END.again.holds(option):
            return 0.0
        return self.free(table, seat, option)


class OfFire(Habit):
    """The tile that brings most, unless it bars the better line."""

    def look(self, table: Table, seat: i64) -> None:
        """All of it: tiles are worth what lies on the table."""
        self.side.count(table, seat)

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        if FIRE.none.holds(option):
            return 0.0
        return 0.01 * float(self.side.values[FIRE.light.first(option)])


# Moves.


class OfMove(Window):
    """Fields for workers first, then majorities."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        if MOVE.stand.holds(option):
            step = MOVE.stand.first(option)
            return self.leaving(table, seat, data.STEP_START[step]) + self.coming(table, seat, data.STEP_END[step])
        if MOVE.lie.holds(option):
            step = MOVE.lie.first(option)
            value = self.side.worker_value(worker_of(data.STEP_INTO_AREA[step]))
            return value + 0.5 * self.leaving(table, seat, data.STEP_INTO_START[step])
        if MOVE.attack.holds(option):
            step = MOVE.attack.first(option)
            kind = state.WHO.of(table, data.STEP_INTO_AREA[step])
            if kind == data.WOMAN or kind == data.HUNTER:
                return 0.4 + self.side.worker_value(kind)
            return -0.1
        if MOVE.stop.holds(option):
            return 0.0
        return -0.1

    def leaving(self, table: Table, seat: i64, start: i64) -> float:
        """What is lost where a Guard leaves: a majority, or one of a trio at Home."""
        lost = 0.0
        own = table.guards_of(start, seat)
        most = most_of_others(table, seat, start)
        if own > most and own - 1 <= most:
            lost -= MAJORITY
        if start == state.HOME.of(table, seat) and self.side.warriors == self.side.trios:
            lost -= 0.3 + 0.3 * self.side.time
        return lost

    def coming(self, table: Table, seat: i64, end: i64) -> float:
        """What is won where a Guard comes to stand."""
        own = table.guards_of(end, seat)
        most = most_of_others(table, seat, end)
        if own <= most and own + 1 > most:
            return MAJORITY
        return 0.02


MAJORITY: Final = 0.6


def most_of_others(table: Table, seat: i64, territory: i64) -> i64:
    """R75: the most Guards of an opponent."""
    most: i64 = 0
    for foe in range(table.sides):
        if foe != seat:
            most = max(most, table.guards_of(territory, foe))
    return most


# Trade.


class OfGoods(Habit):
    """Different Resources are worth most."""

    def look(self, table: Table, seat: i64) -> None:
        """Tracks."""
        self.side.begin(table, seat)
        self.side.count_tracks(table)

    def lost(self, table: Table, seat: i64, good: i64) -> float:
        """What a unit less of a good costs."""
        if state.GOODS.of(table, seat, good) == 1:
            return self.side.several * 0.45
        return self.side.several * 0.2

    def won(self, table: Table, seat: i64, good: i64) -> float:
        """What a unit more of a good brings."""
        number = state.GOODS.of(table, seat, good)
        if number == 0:
            return self.side.several * 0.45
        if number < 3:
            return self.side.several * 0.2
        return 0.0


class OfExchange(OfGoods):
    """What there is plenty of for what is missing; a blanket may be infected."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        if EXCHANGE.stop.holds(option):
            return 0.0
        if USE.holds(option):
            return -0.1
        give, take = EXCHANGE.exchange.first(option), EXCHANGE.exchange.second(option)
        found = self.won(table, seat, take) - self.lost(table, seat, give)
        if state.GOODS.of(table, seat, give) > 3:
            found += 0.2
        return found - 0.1


class OfBuy(OfGoods):
    """R67: points on two tracks and an ability, for goods."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        if not BUY.buy.holds(option):
            return 0.0
        side = self.side
        tile = BUY.buy.first(option)
        level = data.PROGRESS_LEVEL[tile]
        found = side.gain(table, data.ECONOMIC, level) + 1.2 * side.time * float(level)
        track = data.PROGRESS_TRACK[tile]
        if track == data.LOWEST:
            found += side.gain(table, side.extreme(False), level)
        elif track == data.HIGHEST:
            found += side.gain(table, side.extreme(True), level)
        else:
            found += side.gain(table, track, level)
        return found - side.several * 0.25 * float(3 * level)


class OfDiscount(Habit):
    """A discount that lies there is used."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        if USE.holds(option):
            return 0.3
        return 0.0


class OfPay(OfGoods):
    """The last one of a good is kept if possible."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        found = 0.0
        leather, fish, vegetables = PAY.pay.first(option), PAY.pay.second(option), PAY.pay.third(option)
        found -= self.lost_of(table, seat, data.LEATHER, leather)
        found -= self.lost_of(table, seat, data.FISH, fish)
        for good in range(data.VEGETABLES):
            if vegetables & BIT[good]:
                found -= self.lost(table, seat, good)
        return found

    def lost_of(self, table: Table, seat: i64, good: i64, number: i64) -> float:
        """What so many less cost."""
        found = 0.2 * float(number)
        if number > 0 and number == state.GOODS.of(table, seat, good):
            found += 0.25
        return self.side.several * found


class OfEconomy(OfGoods):
    """R69: a point for a Resource."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        if SPEND.holds(option):
            return self.side.gain(table, data.ECONOMIC, 1) - self.lost(table, seat, SPEND.first(option))
        return 0.0


class OfSpending(OfGoods):
    """R120: a point on any track for a Resource."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        if SPEND.holds(option):
            return 0.6 - self.lost(table, seat, SPEND.first(option))
        return 0.0


class OfGain(OfGoods):
    """What is missing."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        return self.won(table, seat, GAIN.gain.first(option))


class OfSmallpox(Window):
    """The village bears it best."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        if SMALLPOX.in_area.holds(option):
            return -0.8
        side = self.side
        number = side.hunters
        if SMALLPOX.guard.holds(option):
            if SMALLPOX.guard.first(option) != state.HOME.of(table, seat):
                return -0.5
            number = side.warriors
        elif SMALLPOX.at_home.first(option) == data.WOMAN:
            number = side.women
        return 0.0 if number > side.trios else -0.3 - 0.3 * side.time


# Points.


class OfTrack(Habit):
    """The track where the points count most."""

    def look(self, table: Table, seat: i64) -> None:
        """Tracks."""
        self.side.begin(table, seat)
        self.side.count_tracks(table)

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        track = TRACK.track.first(option)
        points = TRACK.points.of(table.frames, table.frames.top())
        return self.side.gain(table, track, points) - 0.01 * float(self.side.tracks[track])


class OfBalance(OfTrack):
    """From a high track to a low one."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        side = self.side
        start, end = BALANCE.balance.first(option), BALANCE.balance.second(option)
        return side.gain(table, end, 1) - side.loss(table, start)


class OfTurtle(Habit):
    """R71: the highest."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        if TURTLE.none.holds(option):
            return 0.0
        kind = TURTLE.claim.first(option)
        return float(data.TURTLE_POINTS[kind]) + 0.1 * float(data.TURTLE_NEED[kind])


class OfCount(Habit):
    """Tiles that add to a count are used."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        if USE.holds(option):
            return USE_VALUE[USE.first(option)]
        return 0.0


class OfBringing(Window):
    """The kind of Native that the village has fewest of."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        if USE.holds(option):
            return 2.0
        if not BRING.holds(option):
            return 0.0
        kind = BRING.first(option)
        here = self.side.warriors
        if kind == data.WOMAN:
            here = self.side.women
        elif kind == data.HUNTER:
            here = self.side.hunters
        return 1.0 - 0.3 * float(here)


# Masks.


class OfDrawing(Habit):
    """A card that matches one in hand; the open one can be seen."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        if DRAW.deck.holds(option):
            return 0.3
        if DRAW.discard.holds(option):
            card = state.DISCARD.of(table, state.DISCARD.size(table) - 1)
            mask: i64 = 0
            while data.HEALTHY[mask] != card and data.INFECTED[mask] != card:
                mask += 1
            held = table.held(seat, mask)
            return 0.6 if held > 1 else 0.2 + 0.2 * float(held)
        if USE.holds(option):
            return 0.5
        return -0.5


class OfDiscarding(Habit):
    """A card that is alone."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        card = DISCARD.discard.first(option)
        mask: i64 = 0
        while data.HEALTHY[mask] != card and data.INFECTED[mask] != card:
            mask += 1
        return -0.3 * float(table.held(seat, mask))


class OfMasks(OfTrack):
    """R88: the combination worth most."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        if MASKS.play.holds(option):
            points = data.SPACE_POINTS[data.PLAY_SPACE[MASKS.play.first(option)]]
            return 0.1 + self.side.gain(table, data.MASK_TRACK, points)
        if USE.holds(option):
            return USE_VALUE[USE.first(option)]
        return 0.0


# Restore and set-up.


class OfTribe(Habit):
    """What a tribe begins with and goes on bringing."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        return TRIBE_VALUE[CHOOSE_TRIBE.tribe.first(option)]


class OfOneidaTile(Habit):
    """R144: the better level, and an ability that helps every Year."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        tile = CHOOSE_ONEIDA_TILE.keep.first(option)
        return float(data.PROGRESS_LEVEL[tile]) + 2.0 * USE_VALUE[tile]


class OfRestoreSwap(Habit):
    """Swap tokens are kept."""

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        return -1.5 if SWAP.holds(option) else 0.0


class OfNewTiles(Habit):
    """A better tile for a worse one."""

    def look(self, table: Table, seat: i64) -> None:
        """What each action brings now."""
        self.side.count(table, seat)

    def of(self, table: Table, seat: i64, option: i64) -> float:
        """What this option promises."""
        if NEW_TILES.keep.holds(option):
            return 0.0
        side = self.side
        old = state.LEAVING.of(table, NEW_TILES.replace.second(option))
        return 0.01 * float(side.face_value(NEW_TILES.replace.first(option)) - side.face_value(old))


# All of them.

TRIBE_VALUE: Final[vec[float]] = vec[float]([0.0, 0.8, 0.6, 1.0, 1.2, 0.8, 0.6, 1.0, 0.8, 0.3])
"""In points, in the order of `data.TRIBE_IDS`."""


def use_value_of(tile: int) -> float:
    """What the ability of a Progress tile brings, about."""
    row = data.DATA["progress"][tile]
    for word, value in _ABILITIES.items():
        if word in row:
            return value * (int(row[word]) if word in _COUNTED else len(row["gain"]) if word == "gain" else 1)
    return 0.2


_COUNTED: Final = ("move", "heal", "score")
_ABILITIES: Final[dict[str, float]] = {
    "move": 0.4,
    "any_order": -0.1,
    "gain": 0.4,
    "spend": 0.3,
    "balance": 0.4,
    "exchange": 0.1,
    "heal": 0.5,
    "turn_tiles": -0.1,
    "recall": 0.3,
    "draw": 0.3,
    "occupied": -0.1,
    "change": 0.2,
    "conjure": 0.3,
    "score": 0.6,
    "assemble": 1.0,
    "then_move": 1.0,
    "count_most": 0.8,
    "allies": 0.3,
}
USE_VALUE: Final[vec[float]] = vec[float]([use_value_of(tile) for tile in range(data.PROGRESS_TILES)])


class Habits:
    """Every decision at a glance."""

    def __init__(self) -> None:
        side = Side()
        self.by_kind: list[Habit] = []
        known: list[tuple[Decision[Table], Habit]] = [
            *((asked, Habit(side)) for asked in (CHOOSE_HOME, CHOOSE_LAKE, CANOE, FLAG, RECALL, CHANGE, CONJURE)),
            *((CHOOSE_TRIBE, OfTribe(side)), (CHOOSE_ONEIDA_TILE, OfOneidaTile(side)), (TURN_TILE, Habit(side))),
            *((TURN, OfTurn(side)), (ACTION, OfAction(side)), (END, OfEnd(side)), (FIRE, OfFire(side))),
            *((MOVE, OfMove(side)), (EXCHANGE, OfExchange(side)), (SMALLPOX, OfSmallpox(side)), (BUY, OfBuy(side))),
            *((DISCOUNT, OfDiscount(side)), (PAY, OfPay(side)), (TRACK, OfTrack(side)), (ECONOMY, OfEconomy(side))),
            *((DRAW, OfDrawing(side)), (DISCARD, OfDiscarding(side)), (MASKS, OfMasks(side)), (PLAYED, OfCount(side))),
            *((TURTLE, OfTurtle(side)), (ALLIANCE, OfCount(side)), (RITUAL, OfBringing(side))),
            *((RITUAL_SCORE, OfCount(side)), (GAIN, OfGain(side)), (SPEND_GOODS, OfSpending(side))),
            *((BALANCE, OfBalance(side)), (HEAL, OfBringing(side))),
            *((RESTORE_SWAP, OfRestoreSwap(side)), (NEW_TILES, OfNewTiles(side))),
        ]
        habits = {int(asked.kind): habit for asked, habit in known}
        self.by_kind = [habits[kind] for kind in range(len(habits))]

    def glance_into(self, table: Table, seat: i64, options: OptionBuffer, into: Figures) -> None:
        """What each option promises."""
        habit = self.by_kind[table.frames.kind(table.frames.of(seat))]
        habit.look(table, seat)
        codes = options.codes
        for at in range(options.count):
            into.put(at, habit.of(table, seat, codes[at]))

    def choose(self, table: Table, seat: i64, options: OptionBuffer) -> i64:
        """The option that promises most; of equals the first."""
        habit = self.by_kind[table.frames.kind(table.frames.top())]
        habit.look(table, seat)
        codes = options.codes
        best = codes[0]
        most = -1000.0
        for at in range(options.count):
            value = habit.of(table, seat, codes[at])
            if value > most:
                best, most = codes[at], value
        return best
