"""The append-only log of a match. Entries never change; taking back is an entry too."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec

from longhouse.core.chance import Outcome
from longhouse.core.protocol import Event, Json

CHANCE = "chance"
REVEAL = "reveal"
TOGETHER = "together"
"""Why a choice is final: luck was involved, something hidden was seen, all secret answers are in."""


@dataclass(frozen=True)
class Entry:
    """One line of the log.

    `do` is "start" (the deal), "choose", "undo" (a seat took back its own choices) or "rewind" (by consent).
    The last two name in `voids` the entries that no longer count.
    """

    n: int
    do: str
    seat: int | None = None
    decision: str = ""
    choice: str = ""
    chance: tuple[Outcome, ...] = ()
    events: tuple[Event, ...] = ()
    barrier: str | None = None
    voids: tuple[int, ...] = ()
    consents: tuple[int, ...] = ()
    forced: tuple[str, ...] = ()
    """Options that were taken automatically right after the choice, because there was no other."""

    @property
    def serial(self) -> int:
        """The number of the decision that this choice answered."""
        return int(self.decision.partition(".")[0])


def live(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that still count, in order: the deal and every choice that was not taken back."""
    kept: dict[int, Entry] = {}
    for entry in entries:
        for n in entry.voids:
            kept.pop(n, None)
        if entry.do in ("start", "choose"):
            kept[entry.n] = entry
    return list(kept.values())


def to_json(entry: Entry, streams: Sequence[str]) -> Json:
    """One line of a match file, without what is empty."""
    line: Json = {"n": entry.n, "do": entry.do, "seat": entry.seat}
    line |= {"decision": entry.decision, "choice": entry.choice}
    line["chance"] = [[streams[o.stream], o.n, o.value] for o in entry.chance]
    line["events"] = [_event_to_json(event) for event in entry.events]
    line |= {"barrier": entry.barrier, "voids": list(entry.voids), "consents": list(entry.consents)}
    line["forced"] = list(entry.forced)
    return {name: value for name, value in line.items() if value not in (None, "", [])}


class EventLine(msgspec.Struct):
    """How an event is written down."""

    kind: str
    public: Json | None = None
    private: dict[str, Json] = {}


class EntryLine(msgspec.Struct):
    """How an entry is written down; msgspec refuses whatever is of another type."""

    n: int
    do: Literal["start", "choose", "undo", "rewind"]
    seat: int | None = None
    decision: str = ""
    choice: str = ""
    chance: list[tuple[str, int, int]] = []
    events: list[EventLine] = []
    barrier: Literal["chance", "reveal", "together"] | None = None
    voids: list[int] = []
    consents: list[int] = []
    forced: list[str] = []


def from_json(line: Json, streams: Sequence[str]) -> Entry:
    """The entry of a line; msgspec.ValidationError or ValueError if it is not one."""
    found = msgspec.convert(line, EntryLine)
    if found.do == "choose" and not re.fullmatch(r"[0-9]{1,9}\.[0-9]{1,9}(\.[0-9]{1,9})?", found.decision):
        raise ValueError(found.decision)
    if (found.do == "start") != (found.n == 0) or (found.seat is None) != (found.do == "start"):
        raise ValueError(found.do)
    return Entry(
        n=found.n,
        do=found.do,
        seat=found.seat,
        decision=found.decision,
        choice=found.choice,
        chance=tuple(Outcome(streams.index(stream), n, value) for stream, n, value in found.chance),
        events=tuple(_event(one) for one in found.events),
        barrier=found.barrier,
        voids=tuple(found.voids),
        consents=tuple(found.consents),
        forced=tuple(found.forced),
    )


def _event_to_json(event: Event) -> Json:
    """An event with its public part and its private parts apart."""
    line: Json = {"kind": event.kind}
    if event.public is not None:
        line["public"] = event.public
    if event.private:
        line["private"] = {str(seat): part for seat, part in event.private.items()}
    return line


def _event(line: EventLine) -> Event:
    return Event(line.kind, line.public, {int(seat): part for seat, part in line.private.items()})
