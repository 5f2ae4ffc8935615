"""What a program is given to decide on."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.core.chance import Chance
from longhouse.core.game import Game
from longhouse.core.knowledge import Knowledge
from longhouse.core.protocol import Seen
from longhouse.core.state import State


class SeatOutlook:
    """One seat's side of a position. The position itself stays out of reach."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.seat = seat
        self.options: Sequence[int] = state.options(seat)
        self.knowledge: Knowledge = game.knowledge
        self.__game = game
        self.__state = state

    def view(self) -> Seen:
        """What a person in this seat would see."""
        return self.__game.view(self.__state, self.seat)

    def keys(self) -> list[str]:
        """The options as readable keys, in the same order."""
        return [self.__game.codec.key(code) for code in self.options]

    def sample(self, chance: Chance) -> State:
        """A whole state that this seat cannot tell from the true one."""
        return self.__state.determinize(self.seat, chance)
