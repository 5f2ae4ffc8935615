"""One server process: makes everything it needs, opens and closes it. The only module that knows all rooms."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import IO, Any

from litestar import Litestar

from longhouse.core.errors import LonghouseError
from longhouse.server.bots.analyses import Analyses
from longhouse.server.bots.hints import Hints
from longhouse.server.bots.pool import BotPool
from longhouse.server.bots.scheduler import BotScheduler
from longhouse.server.config import Config
from longhouse.server.http.app import make_app
from longhouse.server.http.guard import Guard, Rates, Streams
from longhouse.server.http.services import Services
from longhouse.server.http.static import Files
from longhouse.server.store import migrations, queries
from longhouse.server.store.database import Store, lock_file
from longhouse.server.table.analyses import AnalysisDesk
from longhouse.server.table.create import TableCreator
from longhouse.server.table.live import Tables
from longhouse.server.table.lobby import Glances
from longhouse.server.table.presence import Presence
from longhouse.server.table.sweeping import keep_sweeping

_log = logging.getLogger("longhouse.server")


class Process:
    """One process's store, tables, bots and streams."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.presence = Presence(config.heartbeat, config.away_seconds)
        self._lock: IO[bytes] | None = None
        self._secret = b""
        self.store: Store
        self.tables: Tables
        self.services: Services
        self._pool: BotPool
        self._scheduler: BotScheduler
        self._hints: Hints
        self.analyses: Analyses
        self._tasks: list[asyncio.Task[None]] = []

    def prepare(self) -> None:
        """Open the store and bring its schema up to date; a refusal if that is not possible."""
        self.store = Store(self.config.database_url)
        try:
            self._lock = lock_file(self.store)
            self.store.write_now(migrations.upgrade)
            self._secret = self.store.write_now(queries.house_secret)
        except LonghouseError:
            self.store.close()
            raise

    async def open(self) -> None:
        """Start working, and let bots go on where an earlier process stopped."""
        config = self.config
        self.tables = Tables(self.store, config.table_memory * 1_000_000)
        self._pool = BotPool(config.bot_workers, config.bot_seconds)
        self._scheduler = BotScheduler(self.tables, self._pool)
        self._hints = Hints()
        self.analyses = Analyses(self.tables, config.analysis_simulations, config.analysis_seconds)
        desk = AnalysisDesk(self.store, config.analysis_queue)
        desk.when_asked = self.analyses.wake
        self.services = Services(
            store=self.store,
            tables=self.tables,
            creator=TableCreator(self.tables, self._secret),
            presence=self.presence,
            files=Files(),
            glances=Glances(),
            advisor=self._hints,
            analyses=desk,
            host=config.host,
            streams=Streams(config.streams),
            new_tables=Rates(config.new_table_rate, max(20, round(config.new_table_rate * 60))),
            new_analyses=Rates(config.analysis_rate, max(5, round(config.analysis_rate * 60))),
            changes=Rates(config.table_rate, max(40, round(config.table_rate * 3))),
        )
        self._start(self._scheduler.sweep())
        self.analyses.start()
        self._start(keep_sweeping(self.tables))
        if self.store.shares:
            from longhouse.server.table.peers import Peers

            peers = Peers(self.tables, self.presence)
            self._start(peers.listen())
            self._start(peers.repeat())
        _log.info("open", extra={"database": self.store.engine.url.render_as_string(hide_password=True)})

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def close(self) -> None:
        """End streams and bots, finish what is being written."""
        self.presence.close()
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._scheduler.close()
        await self._pool.close()
        await self._hints.close()
        await self.analyses.close()
        await asyncio.to_thread(self.store.close)
        if self._lock is not None:
            self._lock.close()
        _log.info("closed")


class Application(Guard):
    """What uvicorn runs: the routes behind the guard. The process opens and closes with it."""

    def __init__(self, config: Config) -> None:
        self.process = process = Process(config)

        @asynccontextmanager
        async def lifespan(_app: Litestar) -> AsyncIterator[None]:
            await process.open()
            try:
                yield
            finally:
                await process.close()

        super().__init__(make_app(lambda: process.services, lifespan), config)
