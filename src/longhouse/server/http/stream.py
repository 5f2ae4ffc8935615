"""A table as server-sent events, from any number on, for as long as the reader listens.

There is no queue: a stream knows the last number it has sent, and when the table changes it sends what came after. A
slow reader gets fewer, longer messages and costs no memory.
"""

from __future__ import annotations

import asyncio
import struct
import time
import zlib
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Protocol

from longhouse.server.table.live import LiveTable
from longhouse.server.table.presence import Presence
from longhouse.server.table.telling import Edition, Message

_ALIVE = Message(b": alive\n\n")
_GZIP_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
_GZIP_END = b"\x03\x00"


class Gzip:
    """One compressed stream, put together of messages that were compressed for all who hear them."""

    def __init__(self) -> None:
        self._check = self._length = 0
        self._begun = False

    def add(self, messages: Iterable[Message]) -> bytes:
        """The next messages."""
        found = [] if self._begun else [_GZIP_HEAD]
        self._begun = True
        for message in messages:
            self._check = zlib.crc32(message.plain, self._check)
            self._length += len(message.plain)
            found.append(message.packed)
        return b"".join(found)

    def end(self) -> bytes:
        """That nothing more comes."""
        return self.add(()) + _GZIP_END + struct.pack("<II", self._check, self._length & 0xFFFFFFFF)


class Own(Protocol):
    """What a stream also tells of its reader's own lists."""

    def open(self, wake: Callable[[], None]) -> None:
        """Somebody reads them from now on, and wants to be woken."""

    def news(self) -> Message | None:
        """What has not been told yet."""

    def close(self) -> None:
        """Nobody reads them any more."""


class _Alarm:
    """Wakes one stream: when there is news, or when it has been silent for so long that it must say something.

    Its timer is set again only when it rings, and not at every message.
    """

    def __init__(self, table: LiveTable, heartbeat: float) -> None:
        self._loop = asyncio.get_running_loop()
        self._table, self._heartbeat = table, heartbeat
        self._waiting: asyncio.Future[None] | None = None
        self.is_news = True
        self.silent_until = self._loop.time() + heartbeat
        self._timer: asyncio.TimerHandle | None = self._loop.call_at(self.silent_until, self._ring)
        table.listeners.add(self)

    def spoken(self) -> None:
        """Something was sent."""
        self.silent_until = self._loop.time() + self._heartbeat

    @property
    def is_silent(self) -> bool:
        """Whether a sign of life is due."""
        return self._loop.time() >= self.silent_until

    def wake(self) -> None:
        """There is news."""
        self.is_news = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def wait(self) -> None:
        """Until there is something to look at."""
        if not self.is_news and not self.is_silent:
            self._waiting = self._loop.create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None

    def _ring(self) -> None:
        at = self.silent_until
        if self.is_silent:
            at = self._loop.time() + self._heartbeat
            if self._waiting is not None and not self._waiting.done():
                self._waiting.set_result(None)
        self._timer = self._loop.call_at(at, self._ring)

    def close(self) -> None:
        """The stream ends."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None  # It holds us, and we the table.
        self._table.listeners.discard(self)


async def listen(
    presence: Presence,
    table: LiveTable,
    seat: int | None,
    after: int,
    still_valid: Callable[[], bool],
    cut: Callable[[], object] = lambda: None,
    *,
    changes: bool = False,
    gzip: bool = False,
    own: Own | None = None,
) -> AsyncIterator[bytes]:
    """Everything that a reader is told after a number, as server-sent events.

    `still_valid` says whether the token that opened this stream still opens the seat; `cut` ends its connection. With
    `changes`, only the first message brings the whole table, later ones what has changed in it. With `gzip` all is
    compressed. `own` are the lists of whoever reads: they come on the same stream, because browsers open few.
    """
    reader = presence.enter(table, seat)
    reader.cut = cut
    alarm = _Alarm(table, presence.heartbeat)
    if own is not None:
        own.open(alarm.wake)
    squeeze = Gzip() if gzip else None
    people: Message | None = None
    base: Edition | None = None
    try:
        while not presence.closing.is_set() and not reader.gone and still_valid():
            alarm.is_news = False
            now, story, present = table.now, table.story(seat), table.present()
            teller = table.teller(seat, presence.away_seconds)
            messages = []
            who = teller.people(now, story, present)
            if who is not people and (people is None or who.key != people.key):
                messages.append(who)
            people = who
            if own is not None and (news := own.news()) is not None:
                messages.append(news)
            if story.seq != after:
                edition = teller.edition(now, story, present)
                known = after if after < story.seq else -1
                messages.append(teller.told(now, edition, story, known, base))
                after = story.seq
                base = edition if changes else None
            if not messages and alarm.is_silent:
                messages.append(_ALIVE)
            if messages:
                # Counted from what was sent: a sign of life that comes late because of somebody
                # else's secret choice would tell of that choice.
                alarm.spoken()
                reader.sending_since = time.monotonic()
                yield squeeze.add(messages) if squeeze else b"".join([one.plain for one in messages])
                reader.sending_since = None
            else:
                await alarm.wait()
        if squeeze:
            yield squeeze.end()
    finally:
        if own is not None:
            own.close()
        alarm.close()
        presence.leave(reader)
