"""Everything one server process consists of, put together and taken apart."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import IO, Any

from longhouse.core.errors import LonghouseError
from longhouse.server import migrations, records
from longhouse.server.config import Config
from longhouse.server.founding import Founding
from longhouse.server.guard import Rates, Streams
from longhouse.server.live import LiveTable, Tables
from longhouse.server.robots import Robots
from longhouse.server.static import Files
from longhouse.server.store import Store, lock_file
from longhouse.server.stream import Broadcast
from longhouse.server.turns import Turns

_log = logging.getLogger("longhouse.server")


class Hall:
    """One process's tables, store, bots and streams."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.started = time.monotonic()
        self.files = Files()
        self.streams = Streams(config.streams)
        self.foundings = Rates(config.founding_rate, max(20, round(config.founding_rate * 60)))
        self.changes = Rates(config.table_rate, max(40, round(config.table_rate * 3)))
        self.broadcast = Broadcast(config.heartbeat, config.away_seconds)
        self._lock: IO[bytes] | None = None
        self._secret = b""
        self.store: Store
        self.tables: Tables
        self.turns: Turns
        self.robots: Robots
        self.founding: Founding
        self._tasks: list[asyncio.Task[None]] = []

    def prepare(self) -> None:
        """Open the store and bring its schema up to date; a refusal if that cannot be."""
        self.store = Store(self.config.database_url)
        try:
            self._lock = lock_file(self.store)
            self.store.write_now(migrations.upgrade)
            self._secret = self.store.write_now(records.house_secret)
        except LonghouseError:
            self.store.close()
            raise

    async def open(self) -> None:
        """Begin, and take up what was left unfinished."""
        self.tables = Tables(self.store, self.config.tables)
        self.robots = Robots(self.config.bot_workers, self.config.bot_seconds)
        self.turns = Turns(self.tables, self.robots)
        self.founding = Founding(self.tables, self._secret)
        self._start(self.turns.sweep())
        if self.store.shares:
            from longhouse.server.peers import Peers

            peers = Peers(self.tables, self.broadcast)
            self._start(peers.listen())
            self._start(peers.repeat())
        _log.info("open", extra={"database": self.store.engine.url.render_as_string(hide_password=True)})

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def check_ready(self) -> None:
        """Unavailable if the database does not answer."""
        await self.store.read(records.is_alive)

    def is_away(self, table: LiveTable, seat: int) -> bool:
        """Whether others may lend this seat to a bot."""
        return table.away_for(seat, self.started) >= self.config.away_seconds and seat not in table.present()

    async def close(self) -> None:
        """End streams and bots, finish what is being written."""
        self.broadcast.close()
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.turns.close()
        await self.robots.close()
        await asyncio.to_thread(self.store.close)
        if self._lock is not None:
            self._lock.close()
        _log.info("closed")
