"""The tables in memory. Their state is what is on disk: nobody is told of a change before it is written."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Protocol
from weakref import WeakValueDictionary

from longhouse.bots.purse import Purse
from longhouse.core.errors import LonghouseError
from longhouse.server import clock, metrics
from longhouse.server.errors import Conflict, Gone, NeedsToken, NotFound, Unavailable, slow
from longhouse.server.store import queries
from longhouse.server.store import waiting as waiting_queries
from longhouse.server.store.database import Store, Taken
from longhouse.server.store.outside import Outside
from longhouse.server.store.rows import RequestNote
from longhouse.server.table.access import is_hidden
from longhouse.server.table.actions import close_if_long, seat_by_person, seat_of
from longhouse.server.table.state import Draft, TableState, Told, change_between, restore, with_sign_of_life
from longhouse.server.table.story import Story
from longhouse.server.table.telling import Teller, Tellers
from longhouse.server.tasks import Hook

_ATTEMPTS = 8
_RECENT_REQUESTS = 32
_log = logging.getLogger("longhouse.server")

_SHOWN_SECONDS = 2.0
"""For so long the positions on the way to the last one are kept: all streams are shown them at once."""
_BYTES_OF_TABLE = 20_000
"""About what a table takes before its deal."""
_WEIGHED_EVERY = 8
"""Changes between two looks at what a table takes: one change adds little, and looking costs."""

Attempt = Callable[[TableState], Draft]


class Listener(Protocol):
    """Somebody who wants to know when a table has changed."""

    def wake(self) -> None:
        """There is news."""


class LiveTable:
    """One table in memory: its state, what each reader was told, who is there."""

    def __init__(self, state: TableState) -> None:
        self.id = state.row.id
        self.now = state
        self.lock = asyncio.Lock()
        self.suspect = False
        """Whether a write failed so that we do not know what is on disk."""
        self.streams: Counter[int | None] = Counter()
        self.elsewhere: dict[tuple[str, int], float] = {}
        """Processes where a seat's owner has a stream open, and until when that is believed."""
        self.outside = b""
        """The mark of the last command (`store/outside.py`) that was heeded here."""
        self.removed = False
        """Whether it is gone for good: streams end, nobody can find it any more."""
        self.playing: asyncio.Task[None] | None = None
        """The task that lets bots play here."""
        self.purses: defaultdict[int, Purse] = defaultdict(Purse)
        """By seat, what its bot still has of its time while somebody waits."""
        self.looked = self.look_written = 0.0
        """When somebody last looked at it, as far as this process knows, and when that was last written."""
        self.recent: OrderedDict[bytes, RequestNote] = OrderedDict()
        self._stories: dict[int | None, Story] = {}
        self._tellers = Tellers()
        self.listeners: set[Listener] = set()
        """The streams that are open here; each is woken when anything has changed."""
        self.news = asyncio.Event()
        """Set when anything has changed. Each event is set once; `notify` puts a new one in its place."""

    def story(self, seat: int | None) -> Story:
        """What this seat, or a spectator, was told up to now."""
        found = self._stories.get(seat)
        if found is None:
            found = self._stories[seat] = Story(seat)
        if self.now.match is not None:
            found.hear(self.now.match.entries)
        return found

    def teller(self, seat: int | None, away_seconds: float) -> Teller:
        """What this seat, or every spectator, is sent."""
        return self._tellers.of(seat, away_seconds)

    def publish(self, state: TableState) -> None:
        """Replace the state, and tell everybody who waits for news."""
        self.now = state
        self._tellers.alike.go_on()
        if state.match is not None:
            state.match.entries.pack(state.match.game.streams)
        self.notify()

    def notify(self) -> None:
        """Wake everybody who waits for news."""
        news, self.news = self.news, asyncio.Event()
        news.set()
        for listener in self.listeners:
            listener.wake()

    def present(self) -> set[int]:
        """The seats whose owners have a stream open, here or elsewhere."""
        now = time.monotonic()
        there = {seat for (_, seat), until in self.elsewhere.items() if until > now}
        return there | {seat for seat, count in self.streams.items() if seat is not None and count > 0}

    @property
    def size(self) -> int:
        """About how many bytes of memory it takes, with everything that is kept for its readers."""
        match = self.now.match
        told = sum(story.size for story in self._stories.values()) + sum(one.size for one in self._tellers.values())
        position = 3 * len(self.now.row.position or "")
        return _BYTES_OF_TABLE + told + (match.entries.size + match.kept * position if match else 0)

    @property
    def in_use(self) -> bool:
        """Whether it must stay in memory."""
        return bool(sum(self.streams.values()) or self.lock.locked() or (self.playing and not self.playing.done()))


class Tables:
    """All tables in use by this process; the least recently used ones are forgotten first."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.most = most
        """Bytes that tables may take; what is in use stays all the same."""
        self.outside = Outside(store)
        self._sizes: dict[str, int] = {}
        self._taken = 0
        self._borrowed: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Tables that somebody may still hold, also such as were forgotten: there is never a second copy of one."""
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.longest = 0
        """So many entries a match may have before the house closes it; 0 is no limit."""
        self.when_changed: Hook[LiveTable] = Hook()
        """Called whenever a table has changed: bots may have to play."""
        self.when_loaded: Hook[LiveTable] = Hook()
        self.news_of: Callable[[TableState | None, TableState, RequestNote | None], Told] = _no_news
        """What people are told of a change, from the state before it (None: the table is new) and after it."""
        self.when_told: Hook[Sequence[str]] = Hook()
        """Called with the ids of those whose lists have changed, once that is on disk."""

    async def find(self, table_id: str, *, fresh: bool = False) -> LiveTable:
        """The table of this id; NotFound if there is none. With `fresh`, another process's changes are seen too."""
        table = self.live.get(table_id)
        if table is None and (held := self._borrowed.get(table_id)) is not None and not held.removed:
            table = self.keep(held)
        # A load that is already under way may have begun before a change that this caller knows of.
        is_fresh = table is None and table_id not in self._loading
        if table is None:
            table = await self._load(table_id)
        else:
            self.live.move_to_end(table_id)
        is_touched = table.suspect or table.outside != self.outside.latest()
        if fresh and not is_fresh and (self.store.shares or is_touched):
            await self.refresh(table)
        return table

    async def _load(self, table_id: str) -> LiveTable:
        """Read a table once, however many ask for it at the same time."""
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._read(table_id))
            task.add_done_callback(lambda _task: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _read(self, table_id: str) -> LiveTable:
        mark = self.outside.latest()
        loaded = await self.store.read(queries.load(table_id)) if len(table_id) <= 32 else None
        if loaded is None:
            if len(table_id) <= 32 and await self.store.read(waiting_queries.is_put_away(table_id)):
                raise Gone("server-error-table-expired")
            raise NotFound("server-error-table")
        table = self.keep(LiveTable(restore(loaded)))
        table.outside = mark
        self.when_loaded(table)
        return table

    def keep(self, table: LiveTable) -> LiveTable:
        """Keep a table in memory; if they take too much of it, drop those that nobody uses, the least used first."""
        kept = self.live.setdefault(table.id, table)
        self._borrowed[table.id] = kept
        self.live.move_to_end(table.id)
        self.weigh(kept)
        return kept

    def weigh(self, table: LiveTable) -> None:
        """Count what a table takes by now, and make room if that is too much."""
        if self.live.get(table.id) is not table:
            return
        size = table.size
        self._taken += size - self._sizes.get(table.id, 0)
        self._sizes[table.id] = size
        if self._taken <= self.most:
            return
        for one in list(self.live.values()):
            if self._taken <= self.most:
                break
            if not one.in_use and one is not table:
                self._forget(one)

    def _forget(self, table: LiveTable) -> None:
        if self.live.pop(table.id, None) is not None:
            self._taken -= self._sizes.pop(table.id, 0)

    async def refresh(self, table: LiveTable) -> bool:
        """Read what other processes have changed; whether there was anything. NotFound if they have removed it."""
        known, mark = table.now, self.outside.latest()
        if await self.store.read(queries.version(table.id)) == known.row.version:
            table.suspect, table.outside = False, mark
            return False
        loaded = await self.store.read(queries.load(table.id, since=known.row.length))
        if loaded is None:
            self.forget(table)
            raise NotFound("server-error-table")
        if loaded.table.version > table.now.row.version:
            # The lock is not needed: a change in progress will find its version taken and begin again.
            base = known if known.row.length <= loaded.table.length else None
            table.publish(restore(loaded, base))
            self.when_changed(table)
        table.suspect, table.outside = False, mark
        return True

    async def heed_commands(self) -> int:
        """Look at every table here if a command has changed some of them on SQLite; how many had changed.

        Requests look by themselves (`find`): this is for streams, whose readers ask for nothing.
        """
        mark = self.outside.latest()
        changed = 0
        for table in [one for one in self.live.values() if one.outside != mark]:
            with suppress(NotFound):
                changed += await self.refresh(table)
        return changed

    async def change(self, table: LiveTable, attempt: Attempt, note: RequestNote | None = None) -> RequestNote | None:
        """Change a table and return the note of the request once it is on disk; for a repeated request, the first note.

        The change is finished even if whoever asked has disconnected, so that memory and disk agree.
        """
        work = asyncio.ensure_future(self._change(table, attempt, note))
        try:
            # Each of several who wait for the same table would wait for the database in turn.
            async with asyncio.timeout(self.store.seconds):
                return await asyncio.shield(work)
        except TimeoutError:
            work.add_done_callback(_note_failure)
            raise slow(self.store.seconds) from None
        except asyncio.CancelledError:
            work.add_done_callback(_note_failure)
            raise

    async def _change(self, table: LiveTable, attempt: Attempt, note: RequestNote | None) -> RequestNote | None:
        if note is None:
            clock.forget_arrival()
        async with table.lock:
            for _ in range(_ATTEMPTS):
                if table.suspect:
                    await self.refresh(table)
                before = table.now
                if note is not None and note.request in table.recent:
                    return checked(table.recent[note.request], note)
                try:
                    draft = close_if_long(attempt(before), self.longest)
                except LonghouseError:
                    if (done := await self.find_note(table.id, note)) is not None:
                        return done
                    # News from another process may have changed the table while we looked for the note. What
                    # counts is whether the action is refused in the state that the table has now.
                    if self.store.shares and (await self.refresh(table) or table.now is not before):
                        continue
                    raise
                if note is not None:
                    seat = note.seat if draft.seat is None else draft.seat
                    note = note._replace(seat=seat, length=draft.state.row.length)
                draft = with_sign_of_life(draft, note)
                told = self.news_of(before, draft.state, note)
                try:
                    await self.store.write(table.id, queries.change(change_between(before, draft, note, told)))
                except Taken:
                    if (done := await self.find_note(table.id, note)) is not None:
                        await self.refresh(table)
                        return done
                    await self.refresh(table)
                    continue
                except Unavailable:
                    table.suspect = True
                    raise
                metrics.changes.labels(draft.state.row.game, "bot" if note is None else "person").inc()
                self._publish(table, draft.state, note)
                self.tell(told)
                return note
        raise Unavailable("server-error-busy")

    def tell(self, told: Told) -> None:
        """What people are told is on disk."""
        if told.people:
            self.when_told(told.people)

    async def remove(self, table: LiveTable) -> None:
        """Take a table off the disk, out of memory, and away from whoever looks at it."""
        await self.store.write(table.id, queries.remove(table.id))
        self.forget(table)

    def forget(self, table: LiveTable) -> None:
        """A table is gone from the disk: let it go from memory, and end its streams."""
        self._forget(table)
        table.removed = True
        if table.playing is not None:
            table.playing.cancel()
        table.notify()

    def _publish(self, table: LiveTable, state: TableState, note: RequestNote | None) -> None:
        if state.row.version > table.now.row.version:
            table.publish(state)
            if state.match is not None:
                asyncio.get_running_loop().call_later(_SHOWN_SECONDS, state.match.forget_beats)
        if note is not None:
            table.recent[note.request] = note
            while len(table.recent) > _RECENT_REQUESTS:
                table.recent.popitem(last=False)
        if state.row.version % _WEIGHED_EVERY == 0:
            self.weigh(table)
        self.when_changed(table)

    async def look_again(self, table_id: str) -> None:
        """A table was changed on disk, not through `change`: whoever has it open here sees it at once."""
        table = self.live.get(table_id) or self._borrowed.get(table_id)
        if table is not None and not table.removed:
            table.suspect = True
            with suppress(NotFound):
                await self.refresh(table)

    async def seat(
        self, table: LiveTable, token: str | None, person: str | None = None, seat: int | None = None
    ) -> int | None:
        """The seat that a token opens; without one, the seat that this person owns, or the one they ask for.

        None for a spectator, who has neither. A closed table has no spectators: to whoever has no seat there it is as
        if there were no such table.
        """
        try:
            found = await self._seat(table, token, person, seat)
        except NeedsToken:
            if is_hidden(table.now.row, None):
                raise NotFound("server-error-table") from None
            raise
        if is_hidden(table.now.row, found):
            raise NotFound("server-error-table")
        return found

    async def _seat(self, table: LiveTable, token: str | None, person: str | None, seat: int | None) -> int | None:
        if token is None:
            if person is None:
                return None
            found = seat_by_person(table.now, person, seat)
            if found is None and self.store.shares and await self.refresh(table):
                found = seat_by_person(table.now, person, seat)
            return found
        try:
            return seat_of(table.now, token)
        except NeedsToken:
            # Somebody may just have sat down at another process.
            if not (self.store.shares and await self.refresh(table)):
                raise
            return seat_of(table.now, token)

    async def find_note(self, table_id: str, note: RequestNote | None) -> RequestNote | None:
        """That this request was carried out before; Conflict if its id was used for something else."""
        if note is None:
            return None
        found = await self.store.read(queries.find_note(table_id, note.request))
        return checked(found, note) if found is not None else None


def _no_news(_before: TableState | None, _after: TableState, _note: RequestNote | None) -> Told:
    return Told()


async def wait_for(news: asyncio.Event, seconds: float) -> None:
    """Wait for news of a table, or for so many seconds."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await news.wait()


def _note_failure(work: asyncio.Future[Any]) -> None:
    """Nobody waits for it any more; an exception that nobody looks at would be logged as a defect."""
    if not work.cancelled():
        work.exception()


def checked(found: RequestNote, asked: RequestNote) -> RequestNote:
    """The note of an earlier request, if it asked for the same."""
    if found.content != asked.content:
        raise Conflict("server-error-request-reused")
    return found
