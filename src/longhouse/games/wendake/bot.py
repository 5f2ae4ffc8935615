"""What a player of Wendake should value: the knowledge behind the greedy bot.

An option is tried on a copy, the rest of the turn is played by habit (`habits.py`), and the position is judged
(`judging.py`).
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.knowledge import Figures, Knowledge
from longhouse.core.state import OptionBuffer, State
from longhouse.games.wendake import data, state
from longhouse.games.wendake.features import FEATURES, Row, time_of_all, write_features
from longhouse.games.wendake.habits import Habits
from longhouse.games.wendake.judging import Side
from longhouse.games.wendake.rules.decisions import SWAP
from longhouse.games.wendake.rules.game import Wendake
from longhouse.games.wendake.rules.progress import FREE
from longhouse.games.wendake.rules.restore import REPLACE as NEW_TILES
from longhouse.games.wendake.rules.restore import RESTORE_SWAP
from longhouse.games.wendake.rules.scoring import total
from longhouse.games.wendake.rules.trade import EXCHANGE
from longhouse.games.wendake.rules.turn import ACTION, END, TURN
from longhouse.games.wendake.state import Table

LEAST: Final = -1000.0
FIRST: Final = 0.3
LITTLE: Final = 0.05
"""A free option that gains more than a little is so much better than what may come after it."""
HESITATION: Final = 0.5
"""A Swap token must gain so much more than it is worth: of 36 swaps the best one always looks good."""
RIVAL: Final = 0.6
"""What the best opponent's worth counts against the own."""
EXCHANGING: Final = 0.05
"""An exchange must gain something: a blanket may be infected."""

LEAD_AT_THE_START: Final = 16.0
LEAD_AT_THE_END: Final = 1.0
"""A lead of so many points makes a seat e times as likely to win as the other; in between, by the time left."""
POINTS_ALONE: Final = 60.0
"""Somebody alone can hardly have more."""


class WendakeKnowledge(Knowledge):
    """Worth of the position after the rest of the turn, own less the best opponent's."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 0.7
        self.horizon = 2
        self.features = FEATURES
        self._row: Row = Row()
        self._side: Side = Side()
        self._habits: Habits = Habits()
        self._trial: Wendake | None = None
        """Where options are tried."""
        self._buffer: OptionBuffer = OptionBuffer()

    def weigh_into(self, world: State, seat: i64, options: OptionBuffer, chance: Chance, into: Figures) -> None:
        """For each option how good it looks."""
        assert isinstance(world, Wendake)
        kind = world.frames.kind(world.frames.of(seat))
        if kind < TURN.kind or kind == NEW_TILES.kind:
            # What is chosen before the first turn, and new tiles, bear fruit much later.
            self._habits.glance_into(world, seat, options, into)
            return
        trial = self._trial
        if trial is None or trial.settings is not world.settings or trial.players != world.players:
            blank = world.blank()
            assert isinstance(blank, Wendake)
            trial = self._trial = blank
        is_window = kind == TURN.kind or kind == ACTION.kind or kind == END.kind
        best_rival = self.best_rival(world, seat)
        now = self._side.worth(world, seat) - RIVAL * best_rival if is_window else 0.0
        best = LEAST
        codes = options.codes
        for at in range(options.count):
            option = codes[at]
            if END.end.holds(option):
                into.put(at, now)
                best = max(best, now)
                continue
            trial.frames.copy_from(world.frames)
            trial.cells = world.cells[:]
            is_freely_taken = is_window and is_free(option)
            depth: i64 = 0
            if is_freely_taken:
                depth = trial.frames.depth
            trial.apply(seat, option, chance)
            if kind == RESTORE_SWAP.kind:
                slide_now(trial, seat, chance)
            self.follow_habits(trial, seat, depth, chance)
            rival = best_rival if has_same_land(trial, world) else self.best_rival(trial, seat)
            found = self._side.worth(trial, seat) - RIVAL * rival
            if is_freely_taken:
                found -= now
            else:
                if EXCHANGE.exchange.holds(option):
                    found -= EXCHANGING
                best = max(best, found)
            into.put(at, found)
        if is_window:
            weigh_free(options, best, into)

    def glance_into(self, world: State, seat: i64, options: OptionBuffer, chance: Chance, into: Figures) -> None:
        """For each option what it promises, without trying it."""
        assert isinstance(world, Wendake)
        self._habits.glance_into(world, seat, options, into)

    def is_calm(self, world: State) -> bool:
        """A turn begins: the marker is still to be placed, and no free option was used before it."""
        frames = world.frames
        top = frames.top()
        return frames.depth > 0 and frames.kind(top) == TURN.kind and frames.step(top) == 0

    def chances_into(self, world: State, into: Figures) -> None:
        """The more time is left, the less a lead says. Somebody alone plays for points: part of so many."""
        assert isinstance(world, Wendake)
        if world.players == 1:
            into.put(0, min(1.0, self._side.worth(world, 0) / POINTS_ALONE))
            return
        scale = 1.0 / (LEAD_AT_THE_END + LEAD_AT_THE_START * time_of_all(world))
        best = -1000.0
        for seat in range(world.players):
            value = scale * self._side.worth(world, seat)
            into.put(seat, value)
            best = max(best, value)
        whole = 0.0
        for seat in range(world.players):
            share = exp(into.at(seat) - best)
            into.put(seat, share)
            whole += share
        for seat in range(world.players):
            into.put(seat, into.at(seat) / whole)

    def shares_into(self, world: State, into: Figures) -> None:
        """R104, R105: most points; of equals the lower Turn Order marker, so that nothing is shared."""
        assert isinstance(world, Wendake)
        if world.players == 1:
            into.put(0, min(1.0, float(total(world, 0)) / POINTS_ALONE))
            return
        winner: i64 = 0
        best: i64 = -1
        for place in range(state.ORDER.size(world)):
            seat = state.ORDER.of(world, place)
            if total(world, seat) > best:
                winner, best = seat, total(world, seat)
        for seat in range(world.players):
            into.put(seat, 1.0 if seat == winner else 0.0)

    def features_into(self, world: State, seat: i64, into: Figures) -> None:
        """The counts of a seat's side."""
        assert isinstance(world, Wendake)
        self._side.count(world, seat)
        self._row.into = into
        self._row.at = 0
        write_features(world, seat, self._side, self._row)

    def best_rival(self, table: Table, seat: i64) -> float:
        """The worth of the best opponent."""
        best = 0.0
        for other in range(table.players):
            if other != seat:
                best = max(best, self._side.worth(table, other))
        return best

    def follow_habits(self, table: Wendake, seat: i64, depth: i64, chance: Chance) -> None:
        """Play this seat's turn on until its end is asked, or until the stack is back at a depth."""
        buffer = self._buffer
        frames = table.frames
        while frames.depth > depth and frames.owner(frames.top()) == seat:
            kind = frames.kind(frames.top())
            if kind == TURN.kind or kind == NEW_TILES.kind or kind == RESTORE_SWAP.kind:
                return
            buffer.clear()
            table.options_into(seat, buffer)
            option = self._habits.choose(table, seat, buffer)
            if END.end.holds(option):
                return
            table.apply(seat, option, chance)


def slide_now(table: Wendake, seat: i64, chance: Chance) -> None:
    """In Restore a grid is only worth comparing after it has slid: use no further Swap token."""
    if table.frames.kind(table.frames.top()) == RESTORE_SWAP.kind and table.frames.owner(table.frames.top()) == seat:
        table.apply(seat, RESTORE_SWAP.none.only(), chance)


def is_free(option: i64) -> bool:
    """Transfer, Progress or Swap."""
    for free in FREE:
        if free.holds(option):
            return True
    return False


def weigh_free(options: OptionBuffer, best: float, into: Figures) -> None:
    """A free option that gains something by itself comes before everything else, and one that does not comes after it.

    Until here its weight is what it gains. Compared with the others it would look better than it is: they take time.
    """
    codes = options.codes
    for at in range(options.count):
        option = codes[at]
        if is_free(option):
            gained = into.at(at)
            if SWAP.holds(option):
                gained -= HESITATION
            into.put(at, best + gained + FIRST if gained > LITTLE else best - 1.0 + min(0.0, gained))


def has_same_land(table: Table, other: Table) -> bool:
    """Whether all Natives outside the Homes are where they are on another table, so that rivals lost nothing."""
    cells, others = table.cells, other.cells
    width = data.SEATS
    begin = state.GUARDS.start
    for at in range(begin + table.first_territory * width, begin + table.end_of_map * width):
        if cells[at] != others[at]:
            return False
    begin = state.WHOSE.start
    for at in range(begin + table.first_area, begin + table.end_of_areas):
        if cells[at] != others[at]:
            return False
    return state.BLACK_GUARD.of(table) == state.BLACK_GUARD.of(other)
