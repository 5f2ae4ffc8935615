"""The append-only log of a match. Entries never change; taking back is an entry too."""

from __future__ import annotations

import re
import zlib
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, overload

import msgspec

from longhouse.core.chance import Outcome
from longhouse.core.protocol import Event, Json

CHANCE = "chance"
REVEAL = "reveal"
TOGETHER = "together"
"""Why a choice is final: luck was involved, something hidden was seen, all secret answers are in."""


Wish = int | str
"""The id of a component as positions write it, or a bare outcome, counted from 0: 5 is the six of a die."""


class Wished(NamedTuple):
    """What luck is to bring: the outcomes of a stream from number `first` on."""

    stream: str
    first: int
    outcomes: tuple[Wish, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log.

    `do` is "start" (the deal), "choose", "undo" (a seat took back its own choices), "rewind" (by consent) or "wish"
    (somebody chose the luck to come). Undo and rewind name in `voids` the entries that no longer count.
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
    wish: Wished | None = None

    @property
    def serial(self) -> int:
        """The number of the decision that this choice answered."""
        return int(self.decision.partition(".")[0])


def live(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that still count, in order: the deal and every choice that was not taken back."""
    if isinstance(entries, Log):
        return [entries[n] for n in entries.counting()]
    kept: dict[int, Entry] = {}
    for entry in entries:
        for n in entry.voids:
            kept.pop(n, None)
        if entry.do in ("start", "choose"):
            kept[entry.n] = entry
    return list(kept.values())


EVERYBODY = -1
"""Who hears of an entry, as a set of bits: all of them. A spectator hears only what everybody does."""
CHUNK = 16
"""Entries that are packed together."""
_RECENT = 24
"""The last entries are never packed: undo, beats and streams look at these."""


class _Book:
    """What matches that were copied from each other share: lists that only grow. Each match knows its own length."""

    __slots__ = ("audience", "entries", "opened", "packed", "streams")

    def __init__(self) -> None:
        self.entries: list[Entry | None] = []
        """None where an entry is packed."""
        self.audience = array("q")
        self.packed: list[bytes] = []
        self.streams: Sequence[str] = ()
        self.opened: tuple[int, list[Entry]] = (-1, [])
        """The packed chunk that was read last."""

    def copy(self, length: int) -> _Book:
        other = _Book()
        other.entries, other.audience = self.entries[:length], self.audience[:length]
        other.packed, other.streams = self.packed[: length // CHUNK], self.streams
        for number in range(len(other.packed) * CHUNK, length):
            if other.entries[number] is None:
                other.entries[number] = self.entry(number)
        return other

    def entry(self, number: int) -> Entry:
        found = self.entries[number]
        if found is not None:
            return found
        chunk = number // CHUNK
        opened, entries = self.opened
        if opened != chunk:
            lines = zlib.decompress(self.packed[chunk]).split(b"\n")
            entries = [from_json(msgspec.json.decode(line), self.streams) for line in lines]
            self.opened = chunk, entries
        return entries[number - chunk * CHUNK]


class Log(Sequence[Entry]):
    """The entries of a match, and what follows from them, kept as it grows: what counts, how much luck was used.

    A copy costs nothing: it shares what is there, and whoever goes on first goes on in place. Old entries can be
    packed; they are read again when somebody asks for them.
    """

    __slots__ = (
        "_book",
        "_counting",
        "_length",
        "_lively",
        "_others",
        "_own",
        "_public",
        "_rewinds",
        "_used",
        "_within",
        "returns",
    )

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._book = _Book()
        self._counting = array("I")
        self._length = self._lively = 0
        """So many entries, and so many of those that count, belong to this match."""
        self._used: tuple[int, ...] = ()
        self.returns: tuple[Entry, ...] = ()
        """Every undo and every rewind."""
        self._others: tuple[int, ...] = ()
        self._rewinds = 0
        self._own: dict[int, int] = {}
        self._public: dict[int, int] = {}
        self._within: dict[tuple[int, int], int] = {}
        for entry in entries:
            self.append(entry)

    def copy(self) -> Log:
        """The same entries; what is added to one is not in the other."""
        other = Log.__new__(Log)
        for name in Log.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, at: int) -> Entry: ...
    @overload
    def __getitem__(self, at: slice) -> list[Entry]: ...
    def __getitem__(self, at: int | slice) -> Entry | list[Entry]:
        if isinstance(at, slice):
            return [self._book.entry(n) for n in range(*at.indices(self._length))]
        number = at + self._length if at < 0 else at
        if not 0 <= number < self._length:
            raise IndexError(at)
        return self._book.entry(number)

    def __iter__(self) -> Iterator[Entry]:
        return map(self._book.entry, range(self._length))

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Log | list) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Log({list(self)!r})"

    def append(self, entry: Entry) -> None:
        """One more entry; what it takes back counts no longer."""
        self._own_book()
        self._book.entries.append(entry)
        self._grow(entry.do, _audience(entry), [outcome.stream for outcome in entry.chance])
        if entry.voids:
            self._take_back(entry)

    def extend_lines(self, lines: Iterable[str | bytes], streams: Sequence[str]) -> None:
        """Add entries as they are stored. Most are packed at once, and read only as far as is needed now."""
        fresh = [line.encode() if isinstance(line, str) else line for line in lines]
        self._own_book()
        # Chunks are found by their place: a new one may only follow where everything before it is packed.
        if len(self._book.packed) * CHUNK != self._length or len(fresh) < _RECENT + CHUNK:
            for line in fresh:
                self.append(from_json(msgspec.json.decode(line), streams))
            return
        self._book.streams = streams
        known = {name: number for number, name in enumerate(streams)}
        whole = (len(fresh) - _RECENT) // CHUNK * CHUNK
        for first in range(0, whole, CHUNK):
            chunk = fresh[first : first + CHUNK]
            self._book.packed.append(zlib.compress(b"\n".join(chunk), 1))
            self._book.entries += [None] * CHUNK
            for line in chunk:
                found = _decode_outline(line)
                self._grow(found.do, found.audience(), [known[one[0]] for one in found.chance])
                if found.voids:
                    self._take_back(from_json(msgspec.json.decode(line), streams))
        self.extend_lines(fresh[whole:], streams)

    def pack(self, streams: Sequence[str]) -> None:
        """Keep all but the last entries in little room."""
        book = self._book
        while len(book.packed) * CHUNK + CHUNK + _RECENT <= self._length:
            first = len(book.packed) * CHUNK
            lines = [msgspec.json.encode(to_json(book.entry(n), streams)) for n in range(first, first + CHUNK)]
            book.streams = streams
            book.packed.append(zlib.compress(b"\n".join(lines), 1))
            book.entries[first : first + CHUNK] = [None] * CHUNK
        book.opened = (-1, [])

    def _own_book(self) -> None:
        """Whoever is not at the end of the shared lists goes on in lists of their own."""
        if len(self._book.entries) != self._length:
            self._book = self._book.copy(self._length)

    def _grow(self, do: str, audience: int, outcomes: Sequence[int]) -> None:
        self._book.audience.append(audience)
        if do in ("start", "choose"):
            if len(self._counting) != self._lively:
                self._counting = self._counting[: self._lively]
            self._counting.append(self._length)
            self._lively += 1
        else:
            self._others = (*self._others, self._length)
        self._length += 1
        if outcomes:
            self._count(outcomes, 1)

    def _count(self, outcomes: Iterable[int], each: int) -> None:
        used = list(self._used)
        for stream in outcomes:
            used += [0] * (stream + 1 - len(used))
            used[stream] += each
        self._used = tuple(used)

    def _take_back(self, entry: Entry) -> None:
        counting, voids = self._counting[: self._lively], frozenset(entry.voids)
        first = bisect_left(counting, min(entry.voids))
        out = [n for n in counting[first:] if n in voids]
        self._counting = counting[:first] + array("I", [n for n in counting[first:] if n not in voids])
        self._lively = len(self._counting)
        taken = [self[n] for n in out]
        self._count([outcome.stream for one in taken for outcome in one.chance], -1)
        self.returns = (*self.returns, entry)
        self._note_return(entry, {one.serial for one in taken if one.do == "choose"})

    def _note_return(self, entry: Entry, serials: set[int]) -> None:
        if entry.do == "rewind" or entry.seat is None:
            self._rewinds += 1
            return
        seat = entry.seat
        self._own = {**self._own, seat: self._own.get(seat, 0) + 1}
        if any(event.public is not None for event in entry.events):
            self._public = {**self._public, seat: self._public.get(seat, 0) + 1}
            if len(serials) == 1:
                place = (seat, serials.pop())
                self._within = {**self._within, place: self._within.get(place, 0) + 1}

    def times_set_back(self, seat: int, serial: int) -> int:
        """How many undos and rewinds count in the ids of this seat while the decision of this number is open.

        What others take back counts only if the seat was told of it, for otherwise its ids would tell; and not in the
        decision that both are answering, for there the seat's own question stays what it was.
        """
        others = sum(count for one, count in self._public.items() if one != seat)
        same = sum(count for (one, at), count in self._within.items() if one != seat and at == serial)
        return self._rewinds + self._own.get(seat, 0) + others - same

    @property
    def lively(self) -> int:
        """How many entries count."""
        return self._lively

    def counting(self, until: int | None = None) -> Sequence[int]:
        """The numbers of the entries that count; with `until`, of those that counted when that one was the last."""
        counting = self._counting[: self._lively]
        if until is None or until >= self._length - 1:
            return counting
        later = [entry for entry in self.returns if entry.n > until]
        if not later:
            return counting[: bisect_right(counting, until)]
        gone = {n for entry in self.returns if entry.n <= until for n in entry.voids} | set(self._others)
        return [n for n in range(until + 1) if n not in gone]

    def backwards(self) -> Iterator[Entry]:
        """The entries that count, the last one first."""
        counting, book = self._counting, self._book
        for at in range(self._lively - 1, -1, -1):
            yield book.entry(counting[at])

    @property
    def last(self) -> int:
        """The number of the last entry that counts."""
        return self._counting[self._lively - 1]

    def used(self, streams: int) -> list[int]:
        """How many outcomes of each stream of luck were used by what counts."""
        return [*self._used, *[0] * (streams - len(self._used))]

    def heard(self, seat: int | None, since: int = 0) -> list[int]:
        """The entries from `since` on of which this seat, or a spectator, hears anything."""
        mask = 1 << seat if seat is not None else 0
        fresh = self._book.audience[since : self._length]
        return [n for n, who in enumerate(fresh, since) if who == EVERYBODY or who & mask]

    def is_public(self, since: int) -> bool:
        """Whether everybody hears of any entry from `since` on."""
        return EVERYBODY in self._book.audience[since : self._length]

    @property
    def size(self) -> int:
        """About how many bytes of memory it takes."""
        whole = self._length - len(self._book.packed) * CHUNK
        return sum(map(len, self._book.packed)) + whole * _BYTES_OF_ENTRY + self._length * 16


_BYTES_OF_ENTRY = 1500
"""About what an entry with its events takes while it is not packed."""


def _audience(entry: Entry) -> int:
    if entry.do == "start" or any(event.public is not None for event in entry.events):
        return EVERYBODY
    who = 0 if entry.seat is None else 1 << entry.seat
    for event in entry.events:
        for seat in event.private:
            who |= 1 << seat
    return who


def to_json(entry: Entry, streams: Sequence[str]) -> Json:
    """One line of a match file, without what is empty."""
    line: Json = {"n": entry.n, "do": entry.do, "seat": entry.seat}
    line |= {"decision": entry.decision, "choice": entry.choice}
    line["chance"] = [[streams[o.stream], o.n, o.value] for o in entry.chance]
    line["events"] = [_event_to_json(event) for event in entry.events]
    line |= {"barrier": entry.barrier, "voids": list(entry.voids), "consents": list(entry.consents)}
    line["forced"] = list(entry.forced)
    line["wish"] = [entry.wish.stream, entry.wish.first, list(entry.wish.outcomes)] if entry.wish else None
    return {name: value for name, value in line.items() if value not in (None, "", [])}


class EventLine(msgspec.Struct):
    """How an event is written down."""

    kind: str
    public: Json | None = None
    private: dict[str, Json] = {}


class EntryLine(msgspec.Struct):
    """How an entry is written down; msgspec refuses whatever is of another type."""

    n: int
    do: Literal["start", "choose", "undo", "rewind", "wish"]
    seat: int | None = None
    decision: str = ""
    choice: str = ""
    chance: list[tuple[str, int, int]] = []
    events: list[EventLine] = []
    barrier: Literal["chance", "reveal", "together"] | None = None
    voids: list[int] = []
    consents: list[int] = []
    forced: list[str] = []
    wish: tuple[str, int, tuple[int | str, ...]] | None = None


class _OutlineOfEvent(msgspec.Struct):
    public: msgspec.Raw = msgspec.Raw()
    private: dict[str, msgspec.Raw] = {}


class _Outline(msgspec.Struct):
    """What must be known of an entry that is packed."""

    n: int
    do: str
    seat: int | None = None
    chance: list[tuple[str, int, int]] = []
    events: list[_OutlineOfEvent] = []
    voids: list[int] = []

    def audience(self) -> int:
        """Who hears of it; the same as `_audience`."""
        if self.do == "start" or any(bytes(event.public) not in (b"", b"null") for event in self.events):
            return EVERYBODY
        who = 0 if self.seat is None else 1 << self.seat
        for event in self.events:
            for seat in event.private:
                who |= 1 << int(seat)
        return who


_decode_outline = msgspec.json.Decoder(_Outline).decode


def from_json(line: Json, streams: Sequence[str]) -> Entry:
    """The entry of a line; msgspec.ValidationError or ValueError if it is not one."""
    found = msgspec.convert(line, EntryLine)
    if found.do == "choose" and not re.fullmatch(r"[0-9]{1,9}\.[0-9]{1,9}(\.[0-9]{1,9})?", found.decision):
        raise ValueError(found.decision)
    if (found.do == "start") != (found.n == 0) or (found.seat is None) != (found.do in ("start", "wish")):
        raise ValueError(found.do)
    if (found.wish is None) == (found.do == "wish"):
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
        wish=Wished(*found.wish) if found.wish is not None else None,
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
