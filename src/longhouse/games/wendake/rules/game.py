"""The pieces put together: a position of Wendake that can be played on."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, DecisionState
from longhouse.core.state import Ear, State
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.rules.hidden import deal_anew
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

DECISIONS: Final[list[Decision[Table]]] = [
    *(ChooseHome(), ChooseTribe(), ChooseOneidaTile(), ChooseLake()),
    *(Turn(), Fire(), Action(), Move()),
    *(Exchange(), Smallpox(), Buy(), Discount(), Pay(), Track(), Flag(), Economy()),
    *(Draw(), Discard(), Masks(), Turtle(), Alliance(), Ritual(), RitualScore()),
    *(Gain(), Spend(), Balance(), Heal(), TurnTile(), Recall(), Change(), Conjure()),
    *(End(), RestoreSwap(), Replace(), Canoe()),
]
"""In the order of the frame kinds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Wendake(Table):
    """A position of Wendake that can be played on."""

    def decision(self, kind: i64) -> Decision[Table]:
        """By frame kind."""
        return DECISIONS[kind]

    def apply(self, seat: i64, option: i64, chance: Chance) -> None:
        """Take one option; others hear of it even when nothing changes."""
        if self.ear is not None and option in codes.LEAVING_OFF:
            self.tell(codes.DONE, seat, option)
        super().apply(seat, option, chance)

    def set_up(self, chance: Chance) -> None:
        """Everything before the first choice."""
        set_up(self, chance)

    def blank(self) -> DecisionState:
        """Another table of the same match."""
        return Wendake(self.settings, self.players)

    def deal_anew(self, viewer: i64, chance: Chance) -> None:
        """What the viewer cannot know, dealt anew."""
        deal_anew(self, viewer, chance)

    def scores(self) -> list[int]:
        """R104: the points of every seat, Turtles included."""
        return [int(total(self, seat)) for seat in range(self.players)]

    def dump(self) -> dict[str, Any]:
        """The position as JSON."""
        from longhouse.games.wendake.dump import dump

        return dump(self)


def start(seats: int, settings: Mapping[str, Any], chance: Chance, ear: Ear | None) -> State:
    """A new game, up to the first decision."""
    table = Wendake(Settings(settings), seats)
    table.begin(chance, ear)
    return table
