"""One server process: makes everything it needs, opens and closes it. The only module that knows all rooms."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import IO, Any

from litestar import Litestar

from longhouse import bots
from longhouse.core import registry
from longhouse.core.errors import LonghouseError
from longhouse.server import logs, metrics
from longhouse.server.bots.analyses import Analyses
from longhouse.server.bots.confine import hidden_files
from longhouse.server.bots.hints import Hints
from longhouse.server.bots.pool import BotPool
from longhouse.server.bots.programs import pools
from longhouse.server.bots.scheduler import BotScheduler
from longhouse.server.config import Config
from longhouse.server.errors import BadRequest
from longhouse.server.http.app import make_app
from longhouse.server.http.guard import Guard
from longhouse.server.http.kept import Kept
from longhouse.server.http.limits import Rates, Streams, memory
from longhouse.server.http.services import Services
from longhouse.server.http.static import Files
from longhouse.server.people.desk import Desk
from longhouse.server.people.doors import Doors
from longhouse.server.people.mail import Mailer
from longhouse.server.store import hooks, migrations
from longhouse.server.store.bus import Bus, NotifyBus
from longhouse.server.store.database import Store, lock_file
from longhouse.server.table.analyses import AnalysisDesk
from longhouse.server.table.attention import Attention
from longhouse.server.table.create import TableCreator
from longhouse.server.table.due import Deadlines, hold
from longhouse.server.table.live import LiveTable, Tables
from longhouse.server.table.lobby import Glances
from longhouse.server.table.ordering import OrderKeeper
from longhouse.server.table.peers import Peers
from longhouse.server.table.presence import Presence
from longhouse.server.table.sweeping import Keeping, heed_commands, keep_sweeping
from longhouse.server.table.waiting import Lobby
from longhouse.server.tasks import keep_running
from longhouse.server.told.desk import Desk as ToldDesk

_log = logging.getLogger("longhouse.server")


class Process:
    """One process's store, tables, bots and streams."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.limits = memory()
        """What each client has left of its limits; shared with the other processes of this server."""
        self.presence = Presence(config.heartbeat, config.away_seconds, config.warning_seconds)
        self._lock: IO[bytes] | None = None
        self._secret = b""
        self.store: Store
        self.tables: Tables
        self.services: Services
        self.people: Desk
        self.attention: Attention
        self.deadlines: Deadlines
        self.told: ToldDesk
        self._pool: BotPool
        self._scheduler: BotScheduler
        self._orders: OrderKeeper
        self._hints: Hints
        self.analyses: Analyses
        self._tasks: list[asyncio.Task[None]] = []
        self._refreshing: set[asyncio.Task[None]] = set()

    def prepare(self) -> None:
        """Open the store and bring its schema up to date; a refusal if that is not possible."""
        self._list_programs()
        Mailer(self.config.smtp, self.config.mail_from).close()  # A wrong setting is refused now, and not by a letter.
        self.store = Store(self.config.database_url, self.config.database_seconds)
        try:
            self._lock = lock_file(self.store)
            self.store.write_now(migrations.upgrade)
            # Tokens are derived from it.
            self._secret = self.store.write_now(hooks.house_key("secret", lambda: secrets.token_bytes(32)))
            hold(self.store)
        except LonghouseError:
            self.store.close()
            raise

    def _list_programs(self) -> None:
        """Offer the programs that the host lists; a refusal if one cannot be started or has the name of another bot."""
        for name, command in self.config.programs.items():
            if name in bots.installed():
                raise BadRequest("server-error-bot", given=f"{name}={command}")
            bots.words.arguments(command)
        bots.list_programs(self.config.programs)

    async def open(self) -> None:
        """Start working, and let bots go on where an earlier process stopped."""
        config = self.config
        logs.counted = metrics.logged
        self.tables = Tables(self.store, config.table_memory * 1_000_000)
        self.tables.longest = config.longest_match
        hidden = hidden_files(config.database_url)
        self._pool = BotPool(config.bot_workers, config.bot_seconds, hidden)
        self._pool.programs = pools(config.bot_workers, config.bot_seconds, hidden, config.programs)
        self.attention = Attention(self.tables, self.presence, config.bot_rest_minutes)
        self._scheduler = BotScheduler(self.tables, self._pool, self.attention)
        self._orders = OrderKeeper(self.tables)
        self._hints = Hints(hidden=hidden)
        self.analyses = Analyses(self.tables, config.analysis_simulations, config.analysis_seconds)
        desk = AnalysisDesk(self.store, config.analysis_queue)
        desk.when_asked = self.analyses.wake
        self.people = Desk(self.store, self._secret, config)
        self._lobby = Lobby(self.tables, self.presence, self._secret, config.waiting_hours * 3600)
        bus = NotifyBus(self.store) if self.store.shares else Bus(self.store)
        glances = Glances()
        self.told = ToldDesk(
            self.tables,
            bus,
            glances,
            self.people,
            secret=self._secret,
            site=config.site.rstrip("/") + config.prefix if config.site else "",
            private=config.hooks_private == "on",
        )
        self.presence.when_closing.add(lambda _none: self.told.lists.wake_all())
        self.deadlines = Deadlines(self.tables, self.attention.look)
        doors = Doors.of(config)
        self.services = Services(
            store=self.store,
            tables=self.tables,
            creator=TableCreator(self.tables, self._secret, doors),
            presence=self.presence,
            register=self.people.register,
            doors=doors,
            accounts=self.people.accounts,
            entrance=self.people.entrance,
            codes=self.people.codes,
            watch=self.people.watch,
            told=self.told,
            trials=self._rates(0.1, 5, 60, "trials"),
            attention=self.attention,
            files=Files(config.prefix, doors._asdict()),
            glances=glances,
            kept=Kept(),
            lobby=self._lobby,
            advisor=self._hints,
            deadlines=self.deadlines,
            analyses=desk,
            host=config.host,
            prefix=config.prefix,
            streams=Streams(config.streams),
            new_tables=self._rates(config.new_table_rate, 20, 60, "tables"),
            new_analyses=self._rates(config.analysis_rate, 5, 60, "analyses"),
            changes=self._rates(config.table_rate, 40, 3, "changes"),
        )
        self._start("bots", self._scheduler.sweep)
        self._start("clocks", self.deadlines.keep_watch)
        self._start("beat", self.deadlines.keep_beating)
        self._start("orders", self._orders.sweep)
        self._start("looks", self.attention.keep_looking)
        self.analyses.start()
        self._start("sweep", lambda: keep_sweeping(self.tables, Keeping(config.keep_days)))
        self._start("lobby", self._lobby.keep_house)
        self._start("devices", self.people.watch.keep_looking)
        self._start("people", self.people.keep_tidy)
        self._start("signs of life", lambda: self.presence.keep_noting(self.tables))
        self._start("figures", self._measure)
        self._start("lag", metrics.measure_lag)
        self._start("courier", self.told.courier.keep_going)
        self._start("chores", self.told.chores.keep_house)
        self.store.when_late = self._look_again
        if not self.store.shares:
            self._start("commands", lambda: heed_commands(self.tables))
        if isinstance(bus, NotifyBus):
            peers = Peers(self.tables, self.presence, bus)
            bus.when_connected.add(lambda _none: self.told.lists.look_again())
            self._start("listen", bus.listen)
            self._start("repeat", peers.repeat)
            self._start("leases", self._scheduler.leases.keep)
        for error in registry.left_out():
            _log.warning("a game is left out", extra=error.args_of_message)
        _log.info("open", extra={"database": self.store.engine.url.render_as_string(hide_password=True)})

    def _rates(self, per_second: float, least: int, seconds: float, kind: str) -> Rates:
        """A limit that may be saved up for some seconds."""
        return Rates(per_second, max(least, round(per_second * seconds)), shared=self.limits, kind=kind)

    def _look_again(self, table_id: str) -> None:
        """Something was written of which whoever asked was told that it is not known."""
        table = self.tables.live.get(table_id)
        if table is not None:
            table.suspect = True
            task = asyncio.create_task(self._refresh(table))
            self._refreshing.add(task)
            task.add_done_callback(self._refreshing.discard)

    async def _refresh(self, table: LiveTable) -> None:
        with suppress(LonghouseError):
            await self.tables.refresh(table)

    def _start(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._tasks.append(asyncio.create_task(keep_running(name, work)))

    async def _measure(self) -> None:
        """Every second: how much there is of what comes and goes. A scrape reads it from several processes at once."""
        while True:
            metrics.tables.set(len(self.tables.live))
            metrics.streams.set(sum(sum(table.streams.values()) for table in self.presence.open))
            metrics.bots.set(self._pool.asked + sum(pool.asked for pool in self._pool.programs.values()))
            pool = self.store.engine.pool
            metrics.pool_used.set(getattr(pool, "checkedout", int)())
            metrics.pool_open.set(getattr(pool, "checkedin", int)() + getattr(pool, "checkedout", int)())
            metrics.measure_process()
            await asyncio.sleep(1)

    async def close(self) -> None:
        """End streams and bots, finish what is being written."""
        self.presence.close()
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.told.close()
        await self._scheduler.close()
        await self._orders.close()
        await self.attention.close()
        await self._pool.close()
        if self.config.programs:
            bots.list_programs({})
        await self._hints.close()
        await self.analyses.close()
        await self.people.close()
        self.tables.outside.close()
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

        super().__init__(make_app(lambda: process.services, lifespan, config.prefix), config, process.limits)
