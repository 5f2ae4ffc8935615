"""Random play to the end, compiled: what Monte Carlo search does most."""

from mypy_extensions import i64

from longhouse.core.chance import FREE_STREAM, Chance
from longhouse.core.knowledge import Figures, Knowledge
from longhouse.core.state import OptionBuffer, State


def random_choice(state: State, seat: i64, buffer: OptionBuffer, chance: Chance) -> i64:
    """One of the seat's options, all equally likely."""
    buffer.clear()
    state.options_into(seat, buffer)
    if buffer.count == 1:
        return buffer.codes[0]
    return buffer.codes[chance.pick(FREE_STREAM, buffer.count)]


def first_seat(mask: i64) -> i64:
    """The lowest seat in a mask of deciding seats."""
    seat: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        seat += 1
    return seat


def playout(state: State, chance: Chance) -> int:
    """Play at random until the game is over; how many decisions that took."""
    buffer = OptionBuffer()
    decisions: i64 = 0
    while not state.is_over():
        seat = first_seat(state.frames.deciding_mask())
        state.apply(seat, random_choice(state, seat, buffer, chance), chance)
        decisions += 1
    return decisions


class Playouts(Knowledge):
    """What a player should value, of a game that says nothing else: the margin at the end of random play.

    For each option so many random ends of the game are tried in one world; the margin is to the best opponent.
    """

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: i64 = number
        self.guided = False

    def weigh_into(self, world: State, seat: i64, options: OptionBuffer, chance: Chance, into: Figures) -> None:
        """For each option the seat's mean margin."""
        for at in range(options.count):
            margin = 0
            for _n in range(self.number):
                other = world.copy()
                other.apply(seat, options.codes[at], chance)
                playout(other, chance)
                scores = other.scores()
                own = scores.pop(int(seat))
                margin += own - max(scores)
            into.put(at, margin / int(self.number))
