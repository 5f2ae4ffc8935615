"""What a player of Tomahawk should value: the knowledge behind the greedy bot."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.playout import first_seat, random_choice
from longhouse.core.state import OptionBuffer, State
from longhouse.games.tomahawk.rules.game import Tomahawk
from longhouse.games.tomahawk.rules.scoring import points

PLAYOUTS: Final = 12
"""Random ends of the game tried for each option in one world."""


class TomahawkKnowledge:
    """Points of margin at the end, averaged over random play from here on."""

    def weigh(self, world: State, seat: int, options: Sequence[int], chance: Chance) -> list[float]:
        """For each option the mean margin of the seat."""
        weights: list[float] = []
        for option in options:
            margin: i64 = 0
            for _ in range(PLAYOUTS):
                table = world.copy()
                assert isinstance(table, Tomahawk)
                table.apply(seat, option, chance)
                play_on(table, chance)
                margin += points(table, seat) - points(table, 1 - seat)
            weights.append(float(margin) / PLAYOUTS)
        return weights


def play_on(table: Tomahawk, chance: Chance) -> None:
    """Random play to the end."""
    buffer = OptionBuffer()
    while not table.is_over():
        seat = first_seat(table.frames.deciding_mask())
        table.apply(seat, random_choice(table, seat, buffer, chance), chance)
