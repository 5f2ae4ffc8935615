"""The pieces put together: a position of Tomahawk that can be played on."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, DecisionState
from longhouse.core.frames import NOBODY
from longhouse.core.state import Ear, State
from longhouse.games.tomahawk.rules.hidden import deal_anew
from longhouse.games.tomahawk.rules.round import Deploy
from longhouse.games.tomahawk.rules.scoring import points
from longhouse.games.tomahawk.rules.setup import Reject, Replace, set_up
from longhouse.games.tomahawk.state import Settings, Table

DECISIONS: Final[list[Decision[Table]]] = [Reject(), Replace(), Deploy()]
"""In the order of the frame kinds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Tomahawk(Table):
    """A position of Tomahawk that can be played on."""

    def decision(self, kind: i64) -> Decision[Table]:
        """By frame kind."""
        return DECISIONS[kind]

    def go_on(self, chance: Chance) -> None:
        """R12: the game goes on when both players have answered; even an only card is chosen."""
        frames = self.frames
        while frames.depth > 0 and frames.deciding_mask() == 0:
            frame = frames.top()
            DECISIONS[frames.kind(frame)].pass_by(self, NOBODY, frame, chance)

    def set_up(self, chance: Chance) -> None:
        """Everything before the first choice."""
        set_up(self, chance)

    def blank(self) -> DecisionState:
        """Another table of the same match."""
        return Tomahawk(self.settings)

    def deal_anew(self, viewer: i64, chance: Chance) -> None:
        """What the viewer cannot know, dealt anew."""
        deal_anew(self, viewer, chance)

    def scores(self) -> list[int]:
        """R56: the points of both seats."""
        return [int(points(self, 0)), int(points(self, 1))]

    def dump(self) -> dict[str, Any]:
        """The position as JSON."""
        from longhouse.games.tomahawk.position import dump

        return dump(self)


def start(seats: int, settings: Mapping[str, Any], chance: Chance, ear: Ear | None) -> State:
    """A new game, up to the first decision."""
    table = Tomahawk(Settings(settings))
    table.begin(chance, ear)
    return table
