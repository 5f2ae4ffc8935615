"""The pieces put together: a position of Tribes that can be played on."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, DecisionState
from longhouse.core.state import Ear, State
from longhouse.games.tribes.rules.battle import Room, Take
from longhouse.games.tribes.rules.cycle import ChooseCard, NextRound, Start, TurnOver, set_up
from longhouse.games.tribes.rules.hidden import deal_anew
from longhouse.games.tribes.rules.placing import OrientForChief, PlaceBeaten, PlaceCavalry, Relocate, Retreat
from longhouse.games.tribes.rules.turn import Campsite, OrientNew, Turn, TurnStart
from longhouse.games.tribes.rules.winning import points
from longhouse.games.tribes.state import Settings, Table

DECISIONS: Final[list[Decision[Table]]] = [
    *(Start(), OrientForChief(), PlaceCavalry(), ChooseCard(), Turn(), OrientNew(), Relocate(), Retreat()),
    *(Take(), Room(), PlaceBeaten(), Campsite(), TurnOver(), NextRound(), TurnStart()),
]
"""In the order of the frame kinds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Tribes(Table):
    """A position of Tribes that can be played on."""

    def decision(self, kind: i64) -> Decision[Table]:
        """By frame kind."""
        return DECISIONS[kind]

    def set_up(self, chance: Chance) -> None:
        """Everything before the first choice."""
        set_up(self, chance)

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
        from longhouse.games.tribes.dump import dump

        return dump(self)


def start(seats: int, settings: Mapping[str, Any], chance: Chance, ear: Ear | None) -> State:
    """A new game, up to the first decision."""
    table = Tribes(Settings(settings), seats)
    table.begin(chance, ear)
    return table
