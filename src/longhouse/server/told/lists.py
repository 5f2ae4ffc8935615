"""What people are told in the page: whose move it is, and how much they have not seen. Made once for all their tabs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from longhouse.core.errors import LonghouseError
from longhouse.server import clock, told_models
from longhouse.server.store import news
from longhouse.server.store.bus import Bus
from longhouse.server.store.database import Store
from longhouse.server.store.rows import PERSON, Loaded
from longhouse.server.table.lobby import Glances
from longhouse.server.table.telling import Message
from longhouse.server.told.time_left import deadline

_MOST = 100
_AGAIN_SECONDS = 5.0
_encode = msgspec.json.Encoder().encode
_log = logging.getLogger("longhouse.server")


class Feed:
    """One person's lists, for all the streams of this process that they read them on."""

    def __init__(self, lists: Lists, person: str) -> None:
        self.person = person
        self.message: Message | None = None
        """The last one; another object when something has changed."""
        self.readers: set[Callable[[], None]] = set()
        self._lists = lists
        self._stop = lists.bus.hear(f"person {person}", lambda _speaker, _name, _message: self.refresh())
        self._is_stale = False
        self._task: asyncio.Task[None] | None = None
        self.refresh()

    def refresh(self) -> None:
        """Something has changed: look again, once for however many changes."""
        self._is_stale = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._look())

    async def _look(self) -> None:
        while self._is_stale:
            self._is_stale = False
            try:
                found = await self._lists.of(self.person)
            except LonghouseError as error:
                _log.warning("a list was not made", extra={"why": str(error)})
                self._is_stale = True
                await asyncio.sleep(_AGAIN_SECONDS)
                continue
            plain = b"event: me\ndata: %b\n\n" % _encode(found)
            if self.message is None or self.message.plain != plain:
                self.message = Message(plain)
                for wake in list(self.readers):
                    wake()

    def close(self) -> None:
        """Nobody reads it any more."""
        self._stop()
        if self._task is not None:
            self._task.cancel()


class Reading:
    """One stream on which somebody reads their lists."""

    def __init__(self, lists: Lists, person: str) -> None:
        self._lists, self._person = lists, person
        self._feed: Feed | None = None
        self._wake: Callable[[], None] = lambda: None
        self._sent: Message | None = None

    def open(self, wake: Callable[[], None]) -> None:
        """Read from now on."""
        self._wake = wake
        self._feed = self._lists.enter(self._person, wake)

    def news(self) -> Message | None:
        """What has changed since it was last asked; None if nothing has."""
        message = self._feed.message if self._feed is not None else None
        if message is self._sent:
            return None
        self._sent = message
        return message

    def close(self) -> None:
        """Stop reading."""
        if self._feed is not None:
            self._lists.leave(self._feed, self._wake)


class Lists:
    """Everybody's lists."""

    def __init__(self, store: Store, bus: Bus, glances: Glances) -> None:
        self.store = store
        self.bus = bus
        self.glances = glances
        self._feeds: dict[str, Feed] = {}

    async def of(self, person: str) -> told_models.MyList:
        """Somebody's lists as they are now."""
        found = await self.store.read(news.moves(person, _MOST))
        unseen = await self.store.read(news.unseen(person))
        rows = await asyncio.to_thread(lambda: [self._row(one, seat) for one, seat in found])
        rows.sort(key=lambda row: (row.left is None, row.left or 0.0, row.since))
        return told_models.MyList(rows, unseen)

    def _row(self, one: Loaded, seat: int) -> told_models.MyMove:
        glance = self.glances.of(one, None)
        names = [other.name for other in one.seats if other.seat != seat and other.kind == PERSON and other.name]
        chapter = glance.chapter if glance is not None else None
        clock_of_seat = deadline(one.table, seat)
        return told_models.MyMove(
            table=one.table.id,
            game=one.table.game,
            seat=seat,
            names=names,
            chapter=chapter,
            since=one.table.shown,
            left=max(0.0, clock_of_seat.out - clock.now()) if clock_of_seat is not None else None,
        )

    def for_stream(self, person: str) -> Reading:
        """Somebody's lists, for a stream that is about to open."""
        return Reading(self, person)

    def enter(self, person: str, wake: Callable[[], None]) -> Feed:
        """Somebody reads their lists from now on; `wake` is called when there is another message."""
        feed = self._feeds.get(person)
        if feed is None:
            feed = self._feeds[person] = Feed(self, person)
        feed.readers.add(wake)
        return feed

    def leave(self, feed: Feed, wake: Callable[[], None]) -> None:
        """Somebody has stopped reading."""
        feed.readers.discard(wake)
        if not feed.readers and self._feeds.get(feed.person) is feed:
            del self._feeds[feed.person]
            feed.close()

    def wake_all(self) -> None:
        """The house closes: let every stream see that."""
        for feed in list(self._feeds.values()):
            for wake in list(feed.readers):
                wake()

    def look_again(self) -> None:
        """Words between processes were missed: whatever is read here is made anew."""
        for feed in list(self._feeds.values()):
            feed.refresh()
