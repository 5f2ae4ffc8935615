"""What a search found out, for everybody who uses it: bots, hints, analysis, puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from longhouse.core.chance import FREE_STREAM, Chance

_FINE = 1 << 30
SELDOM = 0.7
"""Where a choice must not be foreseen, options chosen less often than this, beside the best, are left out: search has
tried them only to see."""
_NEVER = 0.03
"""The same where the shares were worked out: those of an equilibrium are meant, but for the last of learning."""


@dataclass(frozen=True)
class Considered:
    """One option of the seat that thought."""

    code: int
    visits: int
    value: float
    """The seat's part of the victory to be expected after it."""
    prior: float
    """How likely the game's knowledge alone would have made it."""
    share: float
    """How often it should be chosen: 1 in all options together."""


@dataclass(frozen=True)
class Thought:
    """The outcome of thinking about one decision."""

    seat: int
    options: tuple[Considered, ...]
    """In the order in which the outlook lists them."""
    chances: tuple[float, ...]
    """By seat, its part of the victory to be expected now."""
    line: tuple[tuple[int, int], ...]
    """Who would probably choose what, in one of the worlds that the seat holds possible, beginning with its choice."""
    secret: bool
    """Whether others choose at the same time: then what is best may be a mixture, and is chosen by lot."""
    solved: bool
    """Whether the shares were worked out instead of searched."""
    simulations: int
    seconds: float
    reused: int = 0
    """Simulations of earlier thoughts that were still good."""
    nodes: int = 0

    @property
    def best(self) -> Considered:
        """The option to be chosen most often; of equals the one with the higher value."""
        return max(self.options, key=lambda one: (one.share, one.value))

    def option(self, code: int) -> Considered:
        """What was thought of this option."""
        return next(one for one in self.options if one.code == code)

    def pick(self, chance: Chance, seldom: float = SELDOM) -> int:
        """What to choose: the best; by lot where others choose at the same time and must not foresee it."""
        if not self.secret:
            return self.best.code
        least = self.best.share * (_NEVER if self.solved else seldom)
        kept = [one for one in self.options if one.share >= least]
        left = chance.pick(FREE_STREAM, _FINE) / _FINE * sum(one.share for one in kept)
        for one in kept:
            left -= one.share
            if left < 0:
                return one.code
        return kept[-1].code


def merged(thoughts: Sequence[Thought]) -> Thought:
    """Several thoughts about the same decision as one."""
    first = max(thoughts, key=lambda one: one.simulations)
    if len(thoughts) == 1 or first.solved:
        return first
    everything = sum(one.simulations for one in thoughts)
    options = []
    for number, option in enumerate(first.options):
        same = [one.options[number] for one in thoughts]
        visits = sum(one.visits for one in same)
        options.append(
            Considered(
                option.code,
                visits,
                sum(one.value * one.visits for one in same) / visits if visits else option.value,
                option.prior,
                sum(one.share for one in same) / len(same),
            )
        )
    weights = [one.simulations / everything for one in thoughts]
    chances = tuple(
        sum(weight * one.chances[seat] for weight, one in zip(weights, thoughts, strict=True))
        for seat in range(len(first.chances))
    )
    return Thought(
        first.seat,
        tuple(options),
        chances,
        first.line,
        first.secret,
        first.solved,
        everything,
        max(one.seconds for one in thoughts),
        sum(one.reused for one in thoughts),
        sum(one.nodes for one in thoughts),
    )
