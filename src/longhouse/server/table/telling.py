"""What the readers of a table are sent, made once for each of them and shared by all streams that see the same.

An *edition* is the table as one reader sees it, encoded field by field. Whoever has an earlier edition is sent what
differs from it, or the whole; both are made once, however many listen. What all readers are told alike is encoded once
for all of them.
"""

from __future__ import annotations

import time
import weakref
import zlib
from collections.abc import Collection

import msgspec

from longhouse.server import models
from longhouse.server.table import snapshot
from longhouse.server.table.as_told import as_told
from longhouse.server.table.changes import Picture, between, encoded_changes, joined, sharing
from longhouse.server.table.showing_time import clocks_info
from longhouse.server.table.state import TableState
from longhouse.server.table.story import Story

_encode = msgspec.json.Encoder().encode
_LINGERS_FOR = 0.05
"""Seconds for which an edition that counts down is good."""
_COUNTS_FOR = 1.0
"""The same of one whose clocks run: it says what time it is."""


class Message:
    """A part of a stream. It is compressed at most once: blocks that end with a full flush stand for themselves."""

    __slots__ = ("_packed", "key", "plain")

    def __init__(self, plain: bytes, key: bytes | None = None) -> None:
        self.plain = plain
        self.key = plain if key is None else key
        """What it says apart from the time of day: messages with the same key are the same news."""
        self._packed = b""

    @property
    def packed(self) -> bytes:
        """The same as blocks of a deflate stream."""
        if not self._packed:
            press = zlib.compressobj(6, zlib.DEFLATED, -13, 7)
            self._packed = press.compress(self.plain) + press.flush(zlib.Z_FULL_FLUSH)
        return self._packed


class Shared:
    """What every reader of a table is told alike, encoded field by field."""

    __slots__ = ("fields", "made", "now", "present", "timeless")

    def __init__(self, now: TableState, present: frozenset[int], away_seconds: float, known: Picture) -> None:
        self.now, self.present, self.made = now, present, time.monotonic()
        facts = snapshot.facts_for_all(now, present, away_seconds)
        self.fields = sharing({name: _encode(value) for name, value in facts.items()}, known)
        self.timeless = self.fields
        """The same, but for the time of day: with clocks as they stand in the table's row."""
        if now.row.clock is not None:
            self.timeless = {**self.fields, "clocks": _encode(clocks_info(now, 0.0)) + now.row.clock.encode()}

    def is_of(self, now: TableState, present: frozenset[int]) -> bool:
        """Whether it still says how things are; with clocks, only for those who ask at the same moment."""
        is_good = now.row.clock is None or time.monotonic() - self.made < _LINGERS_FOR
        return self.now is now and self.present == present and is_good


class Edition:
    """A table as one reader saw it: every field encoded, the view by its keys."""

    __slots__ = ("fields", "made", "messages", "present", "seq", "version", "view")

    def __init__(self, version: int, present: frozenset[int], seq: int, fields: Picture, view: Picture | None):
        self.version, self.present, self.seq = version, present, seq
        self.fields, self.view = fields, view
        self.made = time.monotonic()
        self.messages: dict[tuple[int, int], tuple[Edition | None, Message]] = {}
        """What was made of it: by the number that is known, and the edition that is changed."""

    def is_of(self, now: TableState, seq: int, present: frozenset[int]) -> bool:
        """Whether it still shows the table as it is."""
        age = time.monotonic() - self.made
        is_good = (now.row.linger is None or age < _LINGERS_FOR) and (now.row.clock is None or age < _COUNTS_FOR)
        return self.version == now.row.version and self.present == present and self.seq == seq and is_good


class Tellers(dict[int | None, "Teller"]):
    """What each reader of a table is sent; None stands for all spectators."""

    _shared: Shared | None = None

    def __init__(self) -> None:
        super().__init__()
        self.alike = snapshot.Alike()

    def shared(self, now: TableState, present: frozenset[int], away_seconds: float) -> Shared:
        """What all of them are told alike."""
        known = self._shared
        if known is None or not known.is_of(now, present):
            known = self._shared = Shared(now, present, away_seconds, known.fields if known else {})
        return known

    def of(self, seat: int | None, away_seconds: float) -> Teller:
        """The one of a seat, or of the spectators."""
        found = self.get(seat)
        if found is None:
            found = self[seat] = Teller(seat, away_seconds, self)
        return found


class Teller:
    """What one reader of a table is sent."""

    def __init__(self, seat: int | None, away_seconds: float, others: Tellers) -> None:
        self.seat = seat
        # Weakly: tellers that hold each other would keep a table that is forgotten, with all its readers were told.
        self._others = weakref.ref(others)
        self.away_seconds = away_seconds
        self._edition: Edition | None = None
        self._pictures: snapshot.Pictures | None = None
        self._people: tuple[TableState, frozenset[int], Message, float] | None = None

    def people(self, now: TableState, story: Story, present: Collection[int]) -> Message:
        """Who is there. As long as that is the same, it is the same message.

        Clocks are shown as they are now; that alone is no news, and must be none: somebody's secret choice wakes every
        stream too.
        """
        here = frozenset(present)
        known = self._people
        is_old = known is not None and now.row.clock is not None and time.monotonic() - known[3] > _COUNTS_FOR
        if known is not None and known[0] is now and known[1] == here and not is_old:
            return known[2]
        shared = self._shared(now, here)
        own = {name: _encode(value) for name, value in snapshot.own_of_table(now, story).items()}
        key = _people_of(shared.timeless, own)
        if known is not None and known[2].key == key and not is_old:
            message = known[2]
        else:
            message = Message(key if shared.timeless is shared.fields else _people_of(shared.fields, own), key)
        self._people = now, here, message, time.monotonic()
        return message

    def _tellers(self) -> Tellers:
        others = self._others()
        return Tellers() if others is None else others

    def _shared(self, now: TableState, here: frozenset[int]) -> Shared:
        return self._tellers().shared(now, here, self.away_seconds)

    def edition(self, now: TableState, story: Story, present: Collection[int]) -> Edition:
        """The table as it is now."""
        here, known = frozenset(present), self._edition
        if known is not None and known.is_of(now, story.seq, here):
            return known
        view = None
        if now.match is not None:
            if self._pictures is None:
                self._pictures = snapshot.Pictures(now.game, self.seat, self._tellers().alike)
            view = self._pictures.of(as_told(now.match, story).state, keep=True, like=self._view_of_another(now))
        own = {name: _encode(value) for name, value in snapshot.own_facts(now, story, None).items()}
        own["undone"] = _encode(sorted(story.undone))
        if known is not None:
            known.messages.clear()  # They hold earlier editions, and so on back to the first.
            own = sharing(own, known.fields)
        fields = {**self._shared(now, here).fields, **own}
        self._edition = Edition(now.row.version, here, story.seq, fields, view)
        return self._edition

    def _view_of_another(self, now: TableState) -> Picture | None:
        """What another reader sees now: most of a table is the same for all."""
        editions = (other._edition for other in (self._others() or Tellers()).values() if other is not self)
        return next((one.view for one in editions if one is not None and one.version == now.row.version), None)

    def told(self, now: TableState, edition: Edition, story: Story, after: int, base: Edition | None = None) -> Message:
        """What came after a number: with the whole table, or with what differs from an edition."""
        place = (after, id(base))
        found = edition.messages.get(place)
        if found is None:
            new = self._new(now, story, after)
            made = _changed(edition, new, base) if base else _whole(edition, new)
            # The edition that it is made from is kept with it, so that no other can have its number.
            found = base, Message(b"id: %d\nevent: %b\ndata: %b\n\n" % (edition.seq, *made))
            edition.messages[place] = found
        return found[1]

    def _new(self, now: TableState, story: Story, after: int) -> list[models.StoryPart]:
        parts = snapshot.parts_of(now, story, after)
        return snapshot.in_beats(now, story, after, parts, self._pictures) if self._pictures else parts

    @property
    def size(self) -> int:
        """About how many bytes of memory it takes."""
        if self._edition is None:
            return 0
        view = self._edition.view or {}
        return 3 * sum(map(len, view.values())) + 2 * sum(map(len, self._edition.fields.values())) + 8_000


def _people_of(shared: Picture, own: Picture) -> bytes:
    """`models.People` put together of what is encoded already."""
    fields = {name: own.get(name) or shared[name] for name in models.People.__struct_fields__}
    return b"event: people\ndata: %b\n\n" % bytes(joined(fields))


def _view(edition: Edition) -> bytes:
    return bytes(joined(edition.view)) if edition.view is not None else b"null"


def _whole(edition: Edition, new: list[models.StoryPart]) -> tuple[bytes, bytes]:
    fields = {**edition.fields, "view": _view(edition), "story": _encode(new)}
    fields["events"] = _encode([event for part in new for event in part.events])
    return b"told", bytes(joined({**fields, "undone": fields.pop("undone")}))


def _changed(edition: Edition, new: list[models.StoryPart], base: Edition) -> tuple[bytes, bytes]:
    found = between(base.fields, edition.fields)
    assert isinstance(found, dict)
    if base.view is not None and edition.view is not None:
        if inside := between(base.view, edition.view):
            found["view"] = inside
    elif base.view is not edition.view:
        found["view"] = encoded_changes(_view(base), _view(edition))
    return b"changed", _encode({"seq": edition.seq, "story": new, "changes": found})
