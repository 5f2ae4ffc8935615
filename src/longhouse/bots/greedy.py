"""A bot that takes what looks best now, by the game's own knowledge of what is worth having."""

from __future__ import annotations

from longhouse.core.chance import FREE_STREAM, FastChance
from longhouse.core.protocol import Outlook

WORLDS = 8
"""Possible worlds an option is weighed in: secrets differ, the choice must be good in all of them."""


class GreedyBot:
    """Weighs every option in a few worlds it holds possible, and takes the best on average."""

    def __init__(self, seed: int) -> None:
        self._chance = FastChance(seed)

    def choose(self, outlook: Outlook) -> int:
        """The option with the highest weight. Of equals any: always the first would pick on the lower seats."""
        if len(outlook.options) == 1:
            return outlook.options[0]
        totals = [0.0] * len(outlook.options)
        for _ in range(WORLDS):
            world = outlook.sample(self._chance)
            weights = outlook.knowledge.weigh(world, outlook.seat, outlook.options, self._chance)
            totals = [total + weight for total, weight in zip(totals, weights, strict=True)]
        best = max(totals)
        equals = [option for option, total in zip(outlook.options, totals, strict=True) if total == best]
        return equals[self._chance.pick(FREE_STREAM, len(equals))]
