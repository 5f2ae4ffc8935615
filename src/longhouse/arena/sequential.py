"""When enough has been played: a test that may be asked after every deal without getting less honest.

Whoever looks at an ordinary 95 % interval after every game and stops when it says what they like to hear is wrong far
more often than once in twenty. This interval is a confidence sequence: with 95 % probability the truth is inside at all
times at once, so one may stop whenever one wants.

What is counted is a deal, played from all seats: half of one, plus half of what a seat of the one bot won more than a
seat of the other. Equals have 1/2; with two seats it is the part of the games that was won. Deals are independent of
each other and nothing else is assumed, neither a normal distribution nor that games of one deal are independent.

The sequence is that of a bettor (I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by
betting", 2023). Against every value m that the mean might have, somebody bets half of a capital of one that it is more,
and half that it is less, each time a stake that may depend on the past only. If m is true, nobody gets rich by betting:
by Ville's inequality the capital ever reaches 1/error with a probability of at most `error`. Values against which it
has are excluded for good.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from itertools import combinations
from math import log, sqrt
from typing import NamedTuple

from longhouse.arena.tournament import PlayedGame
from longhouse.core.protocol import Json

_GRID = 1000
"""Values of the mean are looked at in so many steps; an interval is widened to the next one."""
_MOST_STAKE = 0.5
"""The part of its capital that a bet may cost at most."""
EQUAL = 0.5


class ConfidenceSequence:
    """Where the mean of what is added, each between 0 and 1, surely lies."""

    def __init__(self, error: float) -> None:
        self.error = error
        self.count = 0
        self.low, self.high = 0.0, 1.0
        self._sum = self._squares = 0.0
        self._first, self._last = 0, _GRID
        self._more = [log(0.5)] * (_GRID + 1)
        """The logarithm of the capital that was bet on more than n / _GRID."""
        self._less = [log(0.5)] * (_GRID + 1)

    @property
    def mean(self) -> float:
        """Of what was added; of nothing, the middle."""
        return self._sum / self.count if self.count else EQUAL

    def add(self, value: float) -> None:
        """One more observation."""
        number = self.count + 1
        # Mean and variance as they were before, with a first guess: a bet knows nothing of what it is placed on.
        guess = (EQUAL + self._sum) / number
        variance = (0.25 + max(0.0, self._squares - 2 * guess * self._sum + self.count * guess * guess)) / number
        stake = sqrt(2 * log(2 / self.error) / (variance * number * log(1 + number)))
        rich = -log(self.error)
        for at in range(self._first, self._last + 1):
            mean = at / _GRID
            away = value - mean
            self._more[at] += log(1 + (min(stake, _MOST_STAKE / mean) if mean else stake) * away)
            self._less[at] += log(1 - (min(stake, _MOST_STAKE / (1 - mean)) if at < _GRID else stake) * away)
        # Values leave from outside: against one that is higher, whoever bets on less has won more.
        while self._first < self._last and self._more[self._first] >= rich:
            self._first += 1
        while self._last > self._first and self._less[self._last] >= rich:
            self._last -= 1
        self.low, self.high = max(0, self._first - 1) / _GRID, min(_GRID, self._last + 1) / _GRID
        if self._first == 0:
            self.low = 0.0
        if self._last == _GRID:
            self.high = 1.0
        self._sum += value
        self._squares += value * value
        self.count = number


class Verdict(StrEnum):
    """What a question was decided to be."""

    OPEN = "open"
    FIRST = "first"
    """The first of the two is stronger."""
    SECOND = "second"
    EQUAL = "equal"
    """Whoever is stronger, it is by less than matters."""


class Question(NamedTuple):
    """Which of two bots is stronger, as it stands."""

    first: str
    second: str
    sequence: ConfidenceSequence
    margin: float
    """So much more or less than half counts as nothing; 0 if every difference matters."""

    @property
    def verdict(self) -> Verdict:
        """What is sure by now."""
        if self.sequence.low > EQUAL:
            return Verdict.FIRST
        if self.sequence.high < EQUAL:
            return Verdict.SECOND
        is_close = self.sequence.low >= EQUAL - self.margin and self.sequence.high <= EQUAL + self.margin
        return Verdict.EQUAL if is_close and self.margin else Verdict.OPEN

    def to_json(self) -> Json:
        """The figures for programs."""
        found = self.sequence
        return {
            "first": self.first,
            "second": self.second,
            "deals": found.count,
            "mean": found.mean,
            "low": found.low,
            "high": found.high,
            "error": found.error,
            "verdict": str(self.verdict),
        }


def questions(tables: Sequence[Sequence[str]], error: float, margin: float) -> dict[tuple[str, str], Question]:
    """Every two bots that meet; all their answers together are wrong with a probability of at most `error`."""
    pairs = dict.fromkeys(pair for table in tables for pair in met(table))
    return {pair: Question(*pair, ConfidenceSequence(error / len(pairs)), margin) for pair in pairs}


def met(table: Sequence[str]) -> list[tuple[str, str]]:
    """Every two different bots at a table, each pair in the order of the alphabet."""
    return list(combinations(sorted(set(table)), 2))


def count_deal(asked: Mapping[tuple[str, str], Question], games: Sequence[PlayedGame]) -> None:
    """Add a deal that was played from all seats to the questions it speaks to."""
    for first, second in met(games[0].line_up):
        ahead = _won_a_seat(games, first) - _won_a_seat(games, second)
        asked[first, second].sequence.add(EQUAL + ahead / 2)


def _won_a_seat(games: Sequence[PlayedGame], bot: str) -> float:
    """What a seat of this bot won on average."""
    shares = [game.share(seat) for game in games for seat, name in enumerate(game.line_up) if name == bot]
    return sum(shares) / len(shares)
