"""The pieces put together: a position of Tribes that can be played on."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, DecisionState, listed
from longhouse.core.written import codec
from longhouse.games.tribes.rules import battle, cycle, placing, turn
from longhouse.games.tribes.rules.hidden import deal_anew
from longhouse.games.tribes.rules.winning import points
from longhouse.games.tribes.state import Settings, Table

DECISIONS: Final[list[Decision[Table]]] = listed(
    [
        *(cycle.START, placing.ORIENT_FOR_CHIEF, placing.CAVALRY, cycle.CHOOSE_CARD, turn.TURN, turn.ORIENT_NEW),
        *(placing.RELOCATE, placing.RETREAT, battle.TAKE, battle.ROOM, placing.BEATEN, turn.CAMPSITE),
        *(cycle.TURN_OVER, cycle.NEXT_ROUND, turn.TURN_START),
    ]
)
CODEC: Final = codec(DECISIONS)


class Tribes(Table):
    """A position of Tribes that can be played on."""

    def __init__(self, settings: Settings, players: i64) -> None:
        super().__init__(settings, players)
        self.decisions = DECISIONS

    def set_up(self, chance: Chance) -> None:
        """Everything before the first choice."""
        cycle.set_up(self, chance)

    def blank(self) -> DecisionState:
        """Another table of the same match."""
        return Tribes(self.settings, self.players)

    def deal_anew(self, viewer: i64, chance: Chance) -> None:
        """What the viewer cannot know, dealt anew."""
        deal_anew(self, viewer, chance)

    def scores(self) -> list[int]:
        """Section 7: the points of every seat."""
        return [int(points(self, seat)) for seat in range(self.players)]

    def dump(self) -> dict[str, Any]:
        """The position as JSON."""
        from longhouse.games.tribes.position import dump

        return dump(self)


def new(settings: Mapping[str, Any], players: int) -> Tribes:
    """An empty table for these settings."""
    return Tribes(Settings(settings), players)
