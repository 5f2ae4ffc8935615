"""What a game tells bots: how good an option looks, and who will probably win. Compiled: search asks all the time.

A game brings a subclass. It needs only `weigh_into`; search plays better with `is_calm` and `chances_into` as well, and
a value can be learned for a game that names its features.
"""

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from longhouse.core.chance import Chance
from longhouse.core.state import OptionBuffer, State

_NOTHING: Final[vec[float]] = vec[float]()


class Figures:
    """Numbers without boxing, by place: weights of options, chances of seats, features of a position."""

    def __init__(self) -> None:
        self.values: vec[float] = _NOTHING

    def clear(self, count: i64) -> None:
        """Room for so many, all zero."""
        while len(self.values) < count:
            self.values = append(self.values, 0.0)
        for at in range(count):
            self.values[at] = 0.0

    def put(self, at: i64, value: float) -> None:
        """Write one; there must be room for it."""
        self.values[at] = value

    def at(self, at: i64) -> float:
        """Read one."""
        return self.values[at]

    def share_out(self, count: i64) -> None:
        """The first so many become chances, 1 in all: by one more, e times as likely."""
        most = self.values[0]
        for at in range(1, count):
            most = max(most, self.values[at])
        total = 0.0
        for at in range(count):
            self.values[at] = exp(self.values[at] - most)
            total += self.values[at]
        for at in range(count):
            self.values[at] /= total


@mypyc_attr(allow_interpreted_subclasses=True)
class Solver:
    """Works a decision out in small steps, so that whoever asks can look at the clock."""

    def step(self) -> bool:
        """Work a little more; False if the answer is as good as it gets."""
        raise NotImplementedError

    def answer_into(self, options: OptionBuffer, into: Figures) -> None:
        """How often each option should be chosen, 1 in all; after these, each option's chance of winning.

        `into` has room for both.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """How to judge positions of a game. It is asked about worlds that a seat holds possible, never the true one."""

    def __init__(self) -> None:
        self.spread: float = 1.0
        """So many points of weight make an option e times as likely to be tried."""
        self.horizon: i64 = 2
        """After so many calm positions a search asks who will win instead of playing on."""
        self.guided: bool = True
        """Whether `weigh_into` is quick enough to guide every step of a search; else it tries all options alike."""
        self.features: list[str] = []
        """What `features_into` writes, by name."""

    def weigh_into(self, world: State, seat: i64, options: OptionBuffer, chance: Chance, into: Figures) -> None:
        """A figure for every option, higher is better, in points of final margin if possible.

        `into` has room for all options. The world may not be changed.
        """
        raise NotImplementedError

    def is_calm(self, world: State) -> bool:
        """Whether this is a position that can be judged as it lies: a turn begins, and nothing is half done."""
        return False

    def chances_into(self, world: State, into: Figures) -> None:
        """Each seat's chance of winning a game that is not over: 1 in all. `into` has room for all seats."""
        raise NotImplementedError

    def shares_into(self, world: State, into: Figures) -> None:
        """Each seat's part of the victory in a game that is over: 1 in all, divided where several share first place."""
        scores = world.scores()
        best = max(scores)
        share = 1.0 / float(scores.count(best))
        for seat in range(len(scores)):
            into.put(seat, share if scores[seat] == best else 0.0)

    def reopen(self, world: State, seat: i64) -> bool:
        """Take back what a seat has chosen so far in the open simultaneous decision; False if that is not known how.

        A search does this to others before it thinks: what they chose in secret it must not know, and what they will
        have chosen it finds out by thinking for them. Without it, what `determinize` deals them stays.
        """
        return False

    def solver(self, world: State, seat: i64) -> "Solver | None":
        """What works the seat's open decision out instead of searching, where a game knows how; else None.

        The world is one that the seat holds possible; the answer may not depend on what the seat cannot know.
        """
        return None

    def features_into(self, world: State, seat: i64, into: Figures) -> None:
        """What a learned value knows of a seat's side of a position. `into` has room for all features."""
        raise NotImplementedError

    def weigh(self, world: Any, seat: int, options: Sequence[int], chance: Chance) -> list[float]:
        """A figure for every option, for programs that keep their options in a list."""
        buffer = OptionBuffer()
        for option in options:
            buffer.add(option)
        into = Figures()
        into.clear(buffer.count)
        self.weigh_into(world, seat, buffer, chance, into)
        return [into.at(at) for at in range(buffer.count)]
