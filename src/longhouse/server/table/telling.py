"""What the readers of a table are sent, made once for each of them and shared by all streams that see the same.

An *edition* is the table as one reader sees it, encoded field by field. Whoever has an earlier edition is sent what
differs from it, or the whole; both are made once, however many listen.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Collection

import msgspec

from longhouse.server import models
from longhouse.server.table import snapshot
from longhouse.server.table.as_told import as_told
from longhouse.server.table.changes import Picture, between, encoded_changes, joined
from longhouse.server.table.state import TableState
from longhouse.server.table.story import Story

_encode = msgspec.json.Encoder().encode
_LINGERS_FOR = 0.05
"""Seconds for which an edition that counts down is good."""


class Message:
    """A part of a stream. It is compressed at most once: blocks that end with a full flush stand for themselves."""

    __slots__ = ("_packed", "plain")

    def __init__(self, plain: bytes) -> None:
        self.plain = plain
        self._packed = b""

    @property
    def packed(self) -> bytes:
        """The same as blocks of a deflate stream."""
        if not self._packed:
            press = zlib.compressobj(6, zlib.DEFLATED, -13, 7)
            self._packed = press.compress(self.plain) + press.flush(zlib.Z_FULL_FLUSH)
        return self._packed


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
        is_good = now.row.linger is None or time.monotonic() - self.made < _LINGERS_FOR
        return self.version == now.row.version and self.present == present and self.seq == seq and is_good


class Teller:
    """What one reader of a table is sent."""

    def __init__(self, seat: int | None, away_seconds: float) -> None:
        self.seat = seat
        self.away_seconds = away_seconds
        self._edition: Edition | None = None
        self._pictures: snapshot.Pictures | None = None
        self._people: tuple[TableState, frozenset[int], Message] | None = None

    def people(self, now: TableState, story: Story, present: Collection[int]) -> Message:
        """Who is there. As long as that is the same, it is the same message."""
        here = frozenset(present)
        known = self._people
        if known is not None and known[0] is now and known[1] == here:
            return known[2]
        plain = b"event: people\ndata: %b\n\n" % _encode(snapshot.people(now, story, here))
        message = known[2] if known is not None and known[2].plain == plain else Message(plain)
        self._people = now, here, message
        return message

    def edition(self, now: TableState, story: Story, present: Collection[int]) -> Edition:
        """The table as it is now."""
        here, known = frozenset(present), self._edition
        if known is not None and known.is_of(now, story.seq, here):
            return known
        view = None
        if now.match is not None:
            if self._pictures is None:
                self._pictures = snapshot.Pictures(now.game, self.seat)
            view = self._pictures.of(as_told(now.match, story).state, keep=True)
        facts = snapshot.facts(now, story, here, self.away_seconds, None)
        fields = {name: _encode(value) for name, value in facts.items()}
        fields["undone"] = _encode(sorted(story.undone))
        if known is not None:
            known.messages.clear()  # They hold earlier editions, and so on back to the first.
        self._edition = Edition(now.row.version, here, story.seq, fields, view)
        return self._edition

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
