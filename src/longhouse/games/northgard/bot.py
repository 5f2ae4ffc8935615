"""What a player of Northgard should value: the fame after an option, own less the best opponent's."""

from collections.abc import Sequence

from longhouse.core.chance import Chance
from longhouse.core.state import State


class NorthgardKnowledge:
    """An option is tried on a copy and the fame is counted as if the game ended there."""

    def weigh(self, world: State, seat: int, options: Sequence[int], chance: Chance) -> list[float]:
        """The margin of fame that each option leads to."""
        weights: list[float] = []
        for option in options:
            other = world.copy()
            other.apply(seat, option, chance)
            scores = other.scores()
            weights.append(float(scores[seat] - max(fame for at, fame in enumerate(scores) if at != seat)))
        return weights
