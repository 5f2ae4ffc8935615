"""What one reader of a table, a seat or a spectator, was told: numbered by what *they* heard.

Other people's secret choices are entries of the log, but not steps of this reader's story. So neither the numbers nor
their gaps tell how far somebody else's secret answer has come.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from longhouse.core import secrecy
from longhouse.core.log import Entry
from longhouse.core.match import Match
from longhouse.core.protocol import Json


class Step(NamedTuple):
    """One thing a reader was told: the entry it came with, and its events."""

    entry: int
    events: list[Json]


class Story:
    """What one seat, or a spectator, was told. It grows with the log."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.steps: list[Step] = []
        self.undone: set[int] = set()
        """The numbers of the steps that no longer count."""
        self._read = 0
        self._numbers: list[int] = []
        self._backs: set[int] = set()
        """The entries that take others back."""

    def hear(self, entries: Sequence[Entry]) -> None:
        """Add what is new. The log only grows, so earlier steps stay as they are."""
        for entry in entries[self._read :]:
            events = secrecy.told(entry.events, self.seat)
            if events or entry.do == "start" or entry.seat == self.seat:
                self.steps.append(Step(entry.n, events))
                self._numbers.append(entry.n)
            if entry.voids:
                self._backs.add(entry.n)
            self.undone.update(number for n in entry.voids if (number := self._number_of(n)) is not None)
        self._read = len(entries)

    def _number_of(self, entry: int) -> int | None:
        """The number of the step that came with this entry; None if this reader heard nothing of it."""
        number = bisect_left(self._numbers, entry)
        return number if number < len(self._numbers) and self._numbers[number] == entry else None

    @property
    def seq(self) -> int:
        """The number of the last step; -1 before the deal."""
        return len(self.steps) - 1

    def counts_after(self, number: int) -> bool:
        """Whether this reader has heard of anything after a step that was not taken back since."""
        return any(
            later not in self.undone and not self._takes_back(later) for later in range(number + 1, self.seq + 1)
        )

    def _takes_back(self, number: int) -> bool:
        """Whether a step is nothing but the taking back of others."""
        return self.steps[number].entry in self._backs

    def seq_at(self, entry: int) -> int:
        """The number of the last step that this reader had heard when this entry was the last one."""
        return bisect_right(self._numbers, entry) - 1

    def parts(self, match: Match, after: int = -1) -> list[tuple[int, list[Json]]]:
        """The steps after a number, each with its number; without what is forgotten."""
        kept = self._kept(match)
        steps = list(enumerate(self.steps))[after + 1 :]
        if kept is None:
            return [(number, step.events) for number, step in steps]
        found = [(number, [event for event in step.events if id(event) in kept]) for number, step in steps]
        return [(number, events) for number, events in found if events]

    def _kept(self, match: Match) -> set[int] | None:
        """Which events are still shown, by identity; None when all are.

        A match may be set up so that people do not remember everything while it runs.
        """
        if match.over:
            return None
        everything = [event for step in self.steps for event in step.events]
        kept = match.game.remember(match.settings, everything)
        return None if len(kept) == len(everything) else {id(event) for event in kept}
