"""Other processes on the same PostgreSQL: what they change and who listens there, by LISTEN and NOTIFY.

Nothing depends on a message arriving. Every write is checked against the table's version, and every question is
answered from the database; messages only let streams tell their readers at once. If none comes, `repeat` looks every
few seconds which tables with streams have changed; and a connection on which not even our own words come back is
replaced.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

import psycopg

from longhouse.core.errors import LonghouseError
from longhouse.server.store import queries
from longhouse.server.table.live import LiveTable, Tables
from longhouse.server.table.presence import Presence

_BELIEVED_SECONDS = 45.0
_REPEAT_SECONDS = 15.0
_LOOK_SECONDS = 5.0
"""So often streams hear of changes even if no message comes."""
_ECHO_SECONDS = 10.0
"""What we say ourselves must come back within so long."""
_KEEPALIVES: dict[str, Any] = {"keepalives": 1, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
_log = logging.getLogger("longhouse.server")


class Peers:
    """Tells the other processes what happens here, and hears what happens there."""

    def __init__(self, tables: Tables, presence: Presence) -> None:
        self.tables = tables
        self.presence = presence
        self._tasks: set[asyncio.Task[Any]] = set()
        self._said_at: float | None = None
        """When the first word was said that has not come back."""
        presence.when_people_change = self._tell_of_seat
        tables.when_loaded.add(lambda table: self._say(f"who {table.id}"))

    async def listen(self) -> None:
        """Listen for ever; after a broken connection, refresh every table."""
        url = self.tables.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with asyncio.timeout(_ECHO_SECONDS):
                    connection = await psycopg.AsyncConnection.connect(
                        url, autocommit=True, connect_timeout=5, **_KEEPALIVES
                    )
                    await connection.execute(f"LISTEN {queries.CHANNEL}")
                try:
                    await self._listen(connection)
                finally:
                    await connection.close()
            except TimeoutError:
                _log.warning("no word from the other processes", extra={"why": "the database does not answer"})
            except (psycopg.Error, OSError) as error:
                _log.warning("no word from the other processes", extra={"why": str(error)})
            await asyncio.sleep(1)

    async def _listen(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Until the connection breaks, or our own words do not come back on it."""
        self._said_at = None
        self._look_again()
        while True:
            async for notice in connection.notifies(timeout=1.0):
                self._hear(notice.payload.split(" "))
            if self._said_at is not None and time.monotonic() - self._said_at > _ECHO_SECONDS:
                why = f"what was said {_ECHO_SECONDS:g} s ago has not come back; connecting again"
                _log.warning("no word from the other processes", extra={"why": why})
                return

    async def repeat(self) -> None:
        """Repeat every few seconds who listens here, which expires elsewhere; and look what has changed."""
        told_at = time.monotonic()
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            try:
                await self._say_and_expect("echo -")
                await self.look()
            except LonghouseError as error:
                _log.warning("changes are not looked for", extra={"why": str(error)})
            except Exception:
                _log.exception("changes are not looked for")
            if time.monotonic() - told_at >= _REPEAT_SECONDS:
                told_at = time.monotonic()
                for table in list(self.presence.open):
                    self._tell_of_table(table)
                    table.notify()

    async def look(self) -> None:
        """Refresh the tables with streams that have changed, whether anybody said so or not: one question for all."""
        streamed = {table.id: table for table in self.presence.open}
        if not streamed:
            return
        found = await self.tables.store.read(queries.versions(list(streamed)))
        for table_id, version in found.items():
            if version > streamed[table_id].now.row.version:
                await self.tables.refresh(streamed[table_id])

    async def _say_and_expect(self, message: str) -> None:
        """Say something that only we listen to. What could not be said need not come back."""
        await self.tables.store.write("", lambda connection: queries.announce(connection, message))
        if self._said_at is None:
            self._said_at = time.monotonic()

    async def close(self) -> None:
        """Finish what is being sent."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _hear(self, words: list[str]) -> None:
        kind, process, table_id, *rest = words
        if process == self.tables.store.name:
            self._said_at = None
        table = self.tables.live.get(table_id)
        if process == self.tables.store.name or table is None:
            return
        if kind == "table" and int(rest[0]) > table.now.row.version:
            self._start(self.tables.refresh(table))
        elif kind == "who":
            self._tell_of_table(table)
        elif kind == "seat":
            place = (process, int(rest[0]))
            if rest[1] == "1":
                table.elsewhere[place] = time.monotonic() + _BELIEVED_SECONDS
            else:
                table.elsewhere.pop(place, None)
            table.notify()

    def _look_again(self) -> None:
        for table in list(self.tables.live.values()):
            self._start(self.tables.refresh(table))

    def _tell_of_table(self, table: LiveTable) -> None:
        for seat, count in table.streams.items():
            if seat is not None and count > 0:
                self._tell_of_seat(table, seat)

    def _tell_of_seat(self, table: LiveTable, seat: int | None) -> None:
        if seat is not None:
            self._say(f"seat {table.id} {seat} {int(table.streams[seat] > 0)}")

    def _say(self, message: str) -> None:
        self._start(self.tables.store.write("", lambda connection: queries.announce(connection, message)))

    def _start(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _quietly(work: Coroutine[Any, Any, object]) -> None:
    try:
        await work
    except LonghouseError as error:
        _log.warning("not passed on", extra={"why": str(error)})
