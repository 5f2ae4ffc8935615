"""Luck as somebody wishes it, to try out what would happen: "the next tile is T22".

No game declares what an outcome of luck means. It is found by trying: the outcome to take is the one after which the
component that was wished for lies elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from longhouse.core.chance import Chance, KeyedChance, Outcome
from longhouse.core.errors import BadWish
from longhouse.core.game import Game
from longhouse.core.log import Wish
from longhouse.core.state import State

_RESTS = (0.0, 0.5, 1.0)
"""A game may move several components together after it has drawn them all. Then it takes luck of several kinds to see
which of them an outcome has brought."""

Place = tuple[int, int]
"""An outcome: its stream, and its number in that stream since the beginning of the match."""


class _Asked(Exception):  # noqa: N818
    """Luck is asked for an outcome that is not to be drawn yet."""

    def __init__(self, place: Place, n: int) -> None:
        super().__init__(place, n)
        self.place = place
        self.n = n


class WishedChance(Chance):
    """Keyed luck, but for the outcomes that were granted; `outcomes` collects both."""

    def __init__(self, keyed: KeyedChance, granted: Mapping[Place, int], wished: Mapping[Place, Wish]) -> None:
        self._keyed = KeyedChance(keyed.seed, keyed.streams, keyed.counts)
        self._granted = granted
        self._wished = wished
        self.outcomes: list[Outcome] = self._keyed.outcomes
        self.last: Place | None = None
        """The outcome after which luck only goes through the motions, so that one can see what it has brought."""
        self.rest: float | None = None
        """What comes after it: nothing more, or always this part of all that is possible."""

    def pick(self, stream: int, n: int) -> int:
        """The next outcome of this stream."""
        index, n = int(stream), int(n)
        counts = self._keyed.counts
        place = (index, counts[index])
        if self.last is not None and counts[self.last[0]] > self.last[1]:
            if self.rest is None:
                raise _Asked(place, n)
            return int(self.rest * (n - 1))
        if place in self._granted:
            counts[index] += 1
            self.outcomes.append(Outcome(index, n, self._granted[place]))
            return self._granted[place]
        if place in self._wished:
            raise _Asked(place, n)
        return self._keyed.pick(index, n)


@dataclass(frozen=True)
class _Trial:
    """A choice that is made again and again on copies, with one outcome or another."""

    game: Game
    before: State
    seat: int
    option: int
    keyed: KeyedChance
    wished: Mapping[Place, Wish]

    def grant(self) -> WishedChance:
        """Luck with every wish of this choice."""
        granted: dict[Place, int] = {}
        while True:
            world = self.before.copy()
            try:
                world.apply(self.seat, self.option, WishedChance(self.keyed, granted, self.wished))
            except _Asked as asked:
                granted[asked.place] = self._outcome(asked, granted, world)
            else:
                return WishedChance(self.keyed, granted, self.wished)

    def _outcome(self, asked: _Asked, granted: Mapping[Place, int], now: State) -> int:
        """The first outcome that brings what is wished for; `now` is the table at which luck is asked."""
        wish = self.wished[asked.place]
        if isinstance(wish, int):
            fitting = [wish] if 0 <= wish < asked.n else []
        else:
            lay = _places(now, wish)
            fitting = self._moving(wish, lay, asked, granted, (None,))
            fitting = fitting or self._moving(wish, lay, asked, granted, _RESTS)
        if not fitting:
            raise BadWish("error-wish-impossible", wish=str(wish), stream=self.game.streams[asked.place[0]])
        return fitting[0]

    def _moving(
        self, wish: str, lay: Counter[str], asked: _Asked, granted: Mapping[Place, int], rests: Sequence[float | None]
    ) -> list[int]:
        """The outcomes after which the component lies elsewhere, whatever luck brings after them."""

        def moves(value: int, rest: float | None) -> bool:
            return _places(self._after({**granted, asked.place: value}, asked.place, rest), wish) != lay

        return [value for value in range(asked.n) if all(moves(value, rest) for rest in rests)]

    def _after(self, granted: Mapping[Place, int], last: Place, rest: float | None) -> State:
        """The table after this outcome: before luck is asked again, or at the end of the choice."""
        world = self.before.copy()
        chance = WishedChance(self.keyed, granted, self.wished)
        chance.last, chance.rest = last, rest
        with suppress(_Asked):
            world.apply(self.seat, self.option, chance)
        return world


def granted(
    game: Game, before: State, seat: int, option: int, keyed: KeyedChance, wishes: Mapping[str, Mapping[int, Wish]]
) -> WishedChance:
    """The luck with which this choice is to be made; BadWish if a wish cannot come true."""
    wished = {
        (game.streams.index(stream), number): wish for stream, some in wishes.items() for number, wish in some.items()
    }
    return _Trial(game, before, seat, option, keyed, wished).grant()


def _places(state: State, wish: str) -> Counter[str]:
    """Where in a position a component is written, and how often."""
    return Counter(_paths(state.dump(), wish, ""))


def _paths(value: object, wish: str, path: str) -> Iterator[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            if name == wish:
                yield f"{path}."
            yield from _paths(inner, wish, f"{path}.{name}")
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            # Where a component stands in a list does not matter; which seat or pile a list belongs to does.
            yield from _paths(inner, wish, path if isinstance(inner, str) else f"{path}.{number}")
    elif isinstance(value, str) and wish in (value, value.partition(":")[0]):
        # How a component lies may be written after it: "T021:NE".
        yield path
