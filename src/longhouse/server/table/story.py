"""What one reader of a table, a seat or a spectator, was told: numbered by what *they* heard.

Other people's secret choices are entries of the log, but not steps of this reader's story. So neither the numbers nor
their gaps tell how far somebody else's secret answer has come.

A story keeps the numbers of the entries only. What they told is read from the log when somebody asks for it: the log is
there once, and its old entries are packed.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import NamedTuple, overload

from longhouse.core import secrecy
from longhouse.core.log import Entry, Log
from longhouse.core.match import Match
from longhouse.core.protocol import Json


class Step(NamedTuple):
    """One thing a reader was told: the entry it came with, and its events."""

    entry: int
    events: list[Json]


class Steps(Sequence[Step]):
    """All steps of a story, read from the log as they are asked for."""

    def __init__(self, story: Story) -> None:
        self._story = story

    def __len__(self) -> int:
        return self._story.seq + 1

    @overload
    def __getitem__(self, at: int) -> Step: ...
    @overload
    def __getitem__(self, at: slice) -> list[Step]: ...
    def __getitem__(self, at: int | slice) -> Step | list[Step]:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(len(self)))]
        number = range(len(self))[at]
        return Step(self._story.entry_of(number), self._story.events_of(number))


class Story:
    """What one seat, or a spectator, was told. It grows with the log."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.undone: set[int] = set()
        """The numbers of the steps that no longer count."""
        self._log = Log()
        self._numbers = array("I")
        self._returns = 0

    def hear(self, entries: Sequence[Entry]) -> None:
        """Add what is new. The log only grows, so earlier steps stay as they are."""
        log = entries if isinstance(entries, Log) else Log(entries)
        if len(log) > len(self._log):
            self._numbers.extend(log.heard(self.seat, len(self._log)))
            for entry in log.returns[self._returns :]:
                self.undone.update(number for n in entry.voids if (number := self._number_of(n)) is not None)
            self._returns = len(log.returns)
        self._log = log

    def _number_of(self, entry: int) -> int | None:
        """The number of the step that came with this entry; None if this reader heard nothing of it."""
        number = bisect_left(self._numbers, entry)
        return number if number < len(self._numbers) and self._numbers[number] == entry else None

    @property
    def steps(self) -> Steps:
        """Everything this reader was told."""
        return Steps(self)

    def entry_of(self, number: int) -> int:
        """The entry that a step came with."""
        return self._numbers[number]

    def events_of(self, number: int) -> list[Json]:
        """What a step told."""
        return secrecy.told(self._log[self._numbers[number]].events, self.seat)

    @property
    def seq(self) -> int:
        """The number of the last step; -1 before the deal."""
        return len(self._numbers) - 1

    def counts_after(self, number: int) -> bool:
        """Whether this reader has heard of anything after a step that was not taken back since."""
        return any(
            later not in self.undone and not self._takes_back(later) for later in range(number + 1, self.seq + 1)
        )

    def _takes_back(self, number: int) -> bool:
        """Whether a step is nothing but the taking back of others."""
        entry = self._numbers[number]
        return any(one.n == entry for one in self._log.returns)

    def seq_at(self, entry: int) -> int:
        """The number of the last step that this reader had heard when this entry was the last one."""
        return bisect_right(self._numbers, entry) - 1

    def parts(self, match: Match, after: int = -1) -> list[tuple[int, list[Json]]]:
        """The steps after a number, each with its number; without what is forgotten."""
        if match.over or not match.game.may_forget(match.settings):
            return [(number, self.events_of(number)) for number in range(after + 1, self.seq + 1)]
        return [(number, events) for number, events in self._remembered(match) if number > after]

    def part(self, match: Match, number: int) -> list[Json] | None:
        """What a step told; None if it is forgotten."""
        if match.over or not match.game.may_forget(match.settings):
            return self.events_of(number)
        return dict(self._remembered(match)).get(number)

    def _remembered(self, match: Match) -> list[tuple[int, list[Json]]]:
        """The steps of which anything is still shown: people may not remember everything while a match runs."""
        told = [(number, self.events_of(number)) for number in range(self.seq + 1)]
        everything = [event for _, events in told for event in events]
        kept = match.game.remember(match.settings, everything)
        if len(kept) == len(everything):
            return told
        shown = {id(event) for event in kept}
        found = [(number, [event for event in events if id(event) in shown]) for number, events in told]
        return [(number, events) for number, events in found if events]

    @property
    def size(self) -> int:
        """About how many bytes of memory it takes."""
        return 400 + self._numbers.itemsize * len(self._numbers) + 64 * len(self.undone)
