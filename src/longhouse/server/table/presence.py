"""Who listens at which table, and when everybody was last seen: also in the database, where all processes read it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

from longhouse.core.errors import LonghouseError
from longhouse.server import clock
from longhouse.server.errors import Conflict
from longhouse.server.store import queries
from longhouse.server.store.rows import PERSON
from longhouse.server.table import standing
from longhouse.server.table.live import LiveTable, Tables
from longhouse.server.table.state import Told
from longhouse.server.tasks import Hook

_SEEN_SECONDS = 30.0
"""Whoever has a stream open is noted as seen so often."""
_LOOK_SECONDS = 1.0
_GATHER_SECONDS = 0.05
"""Those who come within so long are noted together."""
_MOST_AT_ONCE = 500
_MOST_REMEMBERED = 10_000
_STUCK_HEARTBEATS = 2
"""A message that a reader does not take for so many heartbeats ends the stream."""
_log = logging.getLogger("longhouse.server")

Place = tuple[str, int]


class Reader:
    """One open stream."""

    def __init__(self, table: LiveTable, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.sending_since: float | None = None
        """When a message was handed over that has not gone out yet."""
        self.gone = False
        """Whether it no longer counts: it has ended, or does not read."""
        self.cut: Callable[[], object] = lambda: None
        """Ends the connection under it."""


class Presence:
    """The streams of one process, and the signs of life of those who own seats."""

    def __init__(self, heartbeat: float, away_seconds: float, warning_seconds: float = 0.0) -> None:
        self.heartbeat = heartbeat
        self.away_seconds = away_seconds
        self.warning_seconds = warning_seconds
        self.closing = asyncio.Event()
        self.open: set[LiveTable] = set()
        self.readers: set[Reader] = set()
        self.when_people_change: Callable[[LiveTable, int | None], None] = lambda _table, _seat: None
        """Called when the first stream of a seat opens or its last one closes."""
        self._to_note: set[Place] = set()
        self._looks: dict[Place, float] = {}
        """Who has looked at their table, and when; it is written in a moment."""
        self.when_closing: Hook[None] = Hook()
        self._noted: dict[Place, float] = {}
        """When it was last written that somebody was seen."""
        self._somebody = asyncio.Event()

    def close(self) -> None:
        """Let all streams end, so that the server can."""
        self.closing.set()
        for table in list(self.open):
            table.notify()
        self.when_closing(None)

    def enter(self, table: LiveTable, seat: int | None) -> Reader:
        """Somebody listens from now on."""
        reader = Reader(table, seat)
        self.readers.add(reader)
        self.open.add(table)
        table.streams[seat] += 1
        if seat is not None:
            self.see(table.id, seat)
            self.look(table, seat)
            if table.streams[seat] == 1:
                table.notify()
                self.when_people_change(table, seat)
        return reader

    def leave(self, reader: Reader) -> None:
        """Somebody has stopped listening."""
        self.readers.discard(reader)
        if reader.gone:
            return
        reader.gone = True
        table, seat = reader.table, reader.seat
        table.streams[seat] -= 1
        if not sum(table.streams.values()):
            self.open.discard(table)
        if seat is not None:
            self.see(table.id, seat)
            if table.streams[seat] == 0:
                table.notify()
                self.when_people_change(table, seat)

    def see(self, table_id: str, seat: int) -> None:
        """The owner of a seat has given a sign of life; it is written in a moment."""
        self._to_note.add((table_id, seat))
        self._somebody.set()

    def look(self, table: LiveTable, seat: int, at: float | None = None) -> None:
        """Somebody whom the house knows looks at their table: they need not be told what is to be seen there."""
        row = table.now.seats[seat]
        if row.person is not None or row.keeper is not None:
            self._looks[table.id, seat] = clock.now() if at is None else at
            self._somebody.set()

    def glimpse(self, table_id: str, seat: int) -> None:
        """The same of somebody who asks again and again: not more often than needed."""
        if clock.now() - self._noted.get((table_id, seat), 0.0) > self._every:
            self.see(table_id, seat)

    @property
    def _every(self) -> float:
        return min(_SEEN_SECONDS, self.away_seconds / 3)

    async def absence(self, tables: Tables, table: LiveTable, seat: int) -> standing.Absence:
        """What is known of the owner of a seat, by this process and by the database."""
        seen = await tables.store.read(queries.last_seen(table.id, seat))
        return standing.Absence(seen, seat in table.present(), self.away_seconds, self.warning_seconds)

    # Noting it down.

    async def keep_noting(self, tables: Tables) -> None:
        """For ever: write who is there, end streams that nobody reads, and stop what was announced of people here."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOK_SECONDS):
                    await self._somebody.wait()
                    await asyncio.sleep(_GATHER_SECONDS)
            try:
                self.drop_stuck()
                await self.note(tables)
                await self._welcome_back(tables)
            except LonghouseError as error:
                _log.warning("who is there was not noted", extra={"why": str(error)})
                await asyncio.sleep(_LOOK_SECONDS)
            except Exception:
                _log.exception("who is there was not noted")
                await asyncio.sleep(_LOOK_SECONDS)

    async def note(self, tables: Tables) -> None:
        """Write it, in one statement for everybody. What cannot be written now is written the next time."""
        self._somebody.clear()
        now = clock.now()
        due = {(one.table.id, one.seat) for one in self.readers if one.seat is not None and not one.gone}
        wanted = self._to_note | {place for place in due if now - self._noted.get(place, 0.0) >= self._every}
        for some in _portions(sorted(wanted)):
            noted = await tables.store.write("", queries.see(some, now))
            # What is left was being changed just then, or its table is gone.
            self._to_note -= {place for place in some if place in noted or place[0] not in tables.live}
            self._noted.update(dict.fromkeys(noted, now))
        await self._note_looks(tables)
        if len(self._noted) > _MOST_REMEMBERED:
            self._noted = {place: at for place, at in self._noted.items() if now - at < 2 * _SEEN_SECONDS}

    async def _note_looks(self, tables: Tables) -> None:
        for some in _portions(sorted(self._looks)):
            looks = {place: self._looks[place] for place in some}
            noted, people = await tables.store.write("", queries.look(looks))
            for place, at in looks.items():
                if self._looks.get(place) == at and (place in noted or place[0] not in tables.live):
                    del self._looks[place]
            tables.tell(Told(people=tuple(people)))

    async def _welcome_back(self, tables: Tables) -> None:
        """Everybody is told that nobody need be replaced: it was announced of somebody who is here."""
        for reader in list(self.readers):
            table, seat = reader.table, reader.seat
            if seat is None or reader.gone:
                continue
            row = table.now.seats[seat]
            if row.asked_away is not None and row.kind == PERSON:
                with suppress(Conflict):
                    await tables.change(table, lambda now, seat=seat: standing.come_into_sight(now, seat))  # type: ignore[misc]

    def drop_stuck(self) -> None:
        """A reader that takes nothing is not there, and its connection is ended."""
        now = time.monotonic()
        for reader in list(self.readers):
            since = reader.sending_since
            if since is not None and now - since > _STUCK_HEARTBEATS * self.heartbeat:
                _log.info("a reader does not read", extra={"table": reader.table.id, "seat": reader.seat})
                self.leave(reader)
                reader.cut()


def _portions(places: list[Place]) -> list[list[Place]]:
    return [places[at : at + _MOST_AT_ONCE] for at in range(0, len(places), _MOST_AT_ONCE)]
