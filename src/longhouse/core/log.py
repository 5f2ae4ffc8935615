"""The append-only log of a match. Entries never change; taking back is an entry too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

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

    @property
    def serial(self) -> int:
        """The number of the decision that this choice answered."""
        return int(self.decision.split(".")[0])


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
    line["events"] = [event_to_json(event) for event in entry.events]
    line |= {"barrier": entry.barrier, "voids": list(entry.voids), "consents": list(entry.consents)}
    return {name: value for name, value in line.items() if value not in (None, "", [])}


def from_json(line: Json, streams: Sequence[str]) -> Entry:
    """The entry of a line; KeyError, TypeError, ValueError or IndexError if it is not one."""
    return Entry(
        n=int(line["n"]),
        do=_one_of(line["do"], ("start", "choose", "undo", "rewind")),
        seat=line.get("seat"),
        decision=str(line.get("decision", "")),
        choice=str(line.get("choice", "")),
        chance=tuple(Outcome(streams.index(s), int(n), int(v)) for s, n, v in line.get("chance", ())),
        events=tuple(event_from_json(event) for event in line.get("events", ())),
        barrier=line.get("barrier"),
        voids=tuple(int(n) for n in line.get("voids", ())),
        consents=tuple(int(n) for n in line.get("consents", ())),
    )


def event_to_json(event: Event) -> Json:
    """An event with its public part and its private parts apart."""
    line: Json = {"kind": event.kind}
    if event.public is not None:
        line["public"] = event.public
    if event.private:
        line["private"] = {str(seat): part for seat, part in event.private.items()}
    return line


def event_from_json(line: Json) -> Event:
    """The event that `event_to_json` wrote."""
    private = {int(seat): part for seat, part in line.get("private", {}).items()}
    return Event(str(line["kind"]), line.get("public"), private)


def _one_of(value: Any, known: Sequence[str]) -> str:
    if value not in known:
        raise ValueError(value)
    return str(value)
