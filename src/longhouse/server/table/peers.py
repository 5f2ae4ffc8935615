"""Other processes on the same PostgreSQL: what they change and who listens there, by LISTEN and NOTIFY.

Nothing depends on a message arriving. Every write is checked against the table's version, and every question is
answered from the database; messages only let streams tell their readers at once.
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
_log = logging.getLogger("longhouse.server")


class Peers:
    """Tells the other processes what happens here, and hears what happens there."""

    def __init__(self, tables: Tables, presence: Presence) -> None:
        self.tables = tables
        self.presence = presence
        self._tasks: set[asyncio.Task[Any]] = set()
        presence.when_people_change = self._tell_of_seat
        tables.when_loaded.add(lambda table: self._say(f"who {table.id}"))

    async def listen(self) -> None:
        """Listen for ever; after a broken connection, refresh every table."""
        url = self.tables.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {queries.CHANNEL}")
                    self._look_again()
                    async for notice in connection.notifies():
                        self._hear(notice.payload.split(" "))
            except (psycopg.Error, OSError) as error:
                _log.warning("no word from the other processes", extra={"why": str(error)})
            await asyncio.sleep(1)

    async def repeat(self) -> None:
        """Repeat every few seconds who listens here: what the others heard expires."""
        while True:
            await asyncio.sleep(_REPEAT_SECONDS)
            for table in list(self.presence.open):
                self._tell_of_table(table)
                table.notify()

    async def close(self) -> None:
        """Finish what is being sent."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _hear(self, words: list[str]) -> None:
        kind, process, table_id, *rest = words
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
            elif table.elsewhere.pop(place, None) is not None:
                table.left[place[1]] = time.monotonic()
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
