"""The pieces put together: a position of Wendake that can be played on."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.state import Ear, OptionBuffer, State
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.rules.decisions import Decision
from longhouse.games.wendake.rules.masks import Change, Conjure, Discard, Draw, Masks, Recall
from longhouse.games.wendake.rules.military import Alliance, Turtle
from longhouse.games.wendake.rules.moving import Move
from longhouse.games.wendake.rules.progress import Balance, Gain, Heal, Spend, Track, TurnTile
from longhouse.games.wendake.rules.restore import Replace, RestoreSwap
from longhouse.games.wendake.rules.ritual import Ritual, RitualScore
from longhouse.games.wendake.rules.scoring import total
from longhouse.games.wendake.rules.setup import ChooseHome, ChooseLake, ChooseOneidaTile, ChooseTribe, set_up
from longhouse.games.wendake.rules.trade import Buy, Discount, Economy, Exchange, Flag, Pay, Smallpox
from longhouse.games.wendake.rules.turn import Action, Canoe, End, Fire, Turn
from longhouse.games.wendake.state import Settings, Table

DECISIONS: Final[list[Decision]] = [
    *(ChooseHome(), ChooseTribe(), ChooseOneidaTile(), ChooseLake()),
    *(Turn(), Fire(), Action(), Move()),
    *(Exchange(), Smallpox(), Buy(), Discount(), Pay(), Track(), Flag(), Economy()),
    *(Draw(), Discard(), Masks(), Turtle(), Alliance(), Ritual(), RitualScore()),
    *(Gain(), Spend(), Balance(), Heal(), TurnTile(), Recall(), Change(), Conjure()),
    *(End(), RestoreSwap(), Replace(), Canoe()),
]
"""By frame kind."""


LEAVING_OFF: Final = (
    *(codes.STOP_MOVING, codes.STOP_EXCHANGING, codes.STOP_SPENDING, codes.BUY_NOTHING),
    *(codes.PLAY_NO_MASKS, codes.CLAIM_NONE, codes.AGAIN),
)
"""Choices by which nothing changes but what is asked next. Others hear of them when somebody makes them."""


class Wendake(Table):
    """A position of Wendake that can be played on."""

    def __init__(self, settings: Settings, players: i64) -> None:
        super().__init__(settings, players)
        self._listed: OptionBuffer | None = None
        """Room for the options that `go_on` looks at."""

    def options_into(self, seat: i64, into: OptionBuffer) -> None:
        """Everything this deciding seat may do."""
        frames = self.frames
        frame = frames.of(seat)
        DECISIONS[frames.kind(frame)].offer(self, seat, frame, into)

    def apply(self, seat: i64, option: i64, chance: Chance) -> None:
        """Take one option, with all that follows up to the next decision."""
        frames = self.frames
        frame = frames.of(seat)
        frames.next_step(frame)
        if self.ear is not None and option in LEAVING_OFF:
            self.tell(codes.DONE, seat, option)
        DECISIONS[frames.kind(frame)].take(self, seat, frame, option, chance)
        self.go_on(chance)

    def go_on(self, chance: Chance) -> None:
        """Principle 3: pass by what offers nothing, and take what offers one option, unless it is a confirmation."""
        frames = self.frames
        options = self._listed
        if options is None:
            options = self._listed = OptionBuffer()
        while frames.depth > 0:
            frame = frames.top()
            seat = frames.owner(frame)
            decision = DECISIONS[frames.kind(frame)]
            options.clear()
            decision.offer(self, seat, frame, options)
            if options.count == 0:
                decision.pass_by(self, seat, frame, chance)
            elif options.count == 1 and not decision.is_asked_anyway():
                self.take_forced(options.codes[0])
                frames.next_step(frame)
                decision.take(self, seat, frame, options.codes[0], chance)
            else:
                return

    def copy(self) -> State:
        """An independent state in the same position."""
        other = Wendake(self.settings, self.players)
        self.copy_to(other)
        return other

    def scores(self) -> list[int]:
        """R104: the points of every seat, Turtles included."""
        return [int(total(self, seat)) for seat in range(self.players)]

    def determinize(self, seat: i64, chance: Chance) -> State:
        """A position this seat cannot tell from this one."""
        from longhouse.games.wendake.rules.hidden import deal_anew

        other = Wendake(self.settings, self.players)
        self.copy_to(other)
        deal_anew(other, seat, chance)
        return other

    def dump(self) -> dict[str, Any]:
        """The position as JSON."""
        from longhouse.games.wendake.dump import dump

        return dump(self)


def start(seats: int, settings: Mapping[str, Any], chance: Chance, ear: Ear | None) -> State:
    """A new game, up to the first decision."""
    table = Wendake(Settings(settings), seats)
    table.clear()
    table.ear = ear
    set_up(table, chance)
    table.go_on(chance)
    table.ear = None
    return table
