"""The pieces put together: a position of Tomahawk that can be played on."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, DecisionState, listed
from longhouse.core.frames import NOBODY
from longhouse.games.tomahawk.rules.hidden import deal_anew
from longhouse.games.tomahawk.rules.round import DEPLOY
from longhouse.games.tomahawk.rules.scoring import points
from longhouse.games.tomahawk.rules.setup import REJECT, REPLACE, set_up
from longhouse.games.tomahawk.state import Settings, Table

DECISIONS: Final[list[Decision[Table]]] = listed([REJECT, REPLACE, DEPLOY])


class Tomahawk(Table):
    """A position of Tomahawk that can be played on."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.decisions = DECISIONS

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
        from longhouse.games.tomahawk.position import POSITIONS

        return POSITIONS.dump(self, self.settings.words)


def new(settings: Mapping[str, Any], players: int) -> Tomahawk:
    """An empty table for these settings."""
    return Tomahawk(Settings(settings))
