"""How long a bot may still think while somebody waits for it.

A turn is many small choices. A limit for each of them would let four Chiefs keep a person waiting for ever longer, so
the limit of a level is for all that a bot chooses until those who wait have had a choice themselves.
"""

from __future__ import annotations

from collections.abc import Collection

from longhouse.bots.levels import Level
from longhouse.core.match import Match

_PART = 0.5
"""The most of what is left that one choice may have: nobody knows how many are still to come."""
_LEAST = 0.01
"""This part of the limit every choice has, so that the last ones of a very long turn are not made blindly."""


class Purse:
    """The time of one bot in one match."""

    def __init__(self) -> None:
        self._seen = 0
        self._spent = 0.0

    def open(self, match: Match, seat: int, people: Collection[int]) -> None:
        """Before a choice. It is full again if one of those who wait has done something since the last one.

        People wait; where none plays, the other seats do.
        """
        waiting = people or [other for other in range(match.seats) if other != seat]
        count = len(match.entries)
        if any(match.entries[at].seat in waiting for at in range(self._seen, count)):
            self._spent = 0.0
        self._seen = count

    def pay(self, seconds: float) -> None:
        """After a choice: so long somebody has waited for it."""
        self._spent += seconds

    def for_a_choice(self, level: Level) -> float:
        """The most seconds for the next choice."""
        limit = level.seconds or 0.0
        return max(_PART * (limit - self._spent), _LEAST * limit)
