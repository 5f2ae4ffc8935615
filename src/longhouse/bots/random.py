"""A bot that takes any option: what every other bot must beat."""

from __future__ import annotations

from longhouse.core.chance import FREE_STREAM, FastChance
from longhouse.core.protocol import Outlook


class RandomBot:
    """Takes any option, all equally likely."""

    def __init__(self, seed: int) -> None:
        self._chance = FastChance(seed)

    def choose(self, outlook: Outlook) -> int:
        """One of the options."""
        return outlook.options[self._chance.pick(FREE_STREAM, len(outlook.options))]
