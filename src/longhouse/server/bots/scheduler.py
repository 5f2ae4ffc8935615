"""Lets bots move where it is their turn, and finds tables where they were left waiting."""

from __future__ import annotations

import asyncio
import logging

from longhouse import bots
from longhouse.core.errors import IllegalChoice, LonghouseError, StaleChoice
from longhouse.server.bots.pool import BotFailed, BotPool
from longhouse.server.errors import Conflict, Unavailable
from longhouse.server.store import queries
from longhouse.server.table import actions, teaching
from longhouse.server.table.live import LiveTable, Tables, wait_for

FALLBACK = bots.USUAL
"""Who takes over from a bot that has failed."""

_SWEEP_SECONDS = 10.0
_log = logging.getLogger("longhouse.server")


class BotScheduler:
    """One task for each table where it is a bot's turn."""

    def __init__(self, tables: Tables, pool: BotPool) -> None:
        self.tables = tables
        self.pool = pool
        self._tasks: set[asyncio.Task[None]] = set()
        tables.when_changed = self.wake

    def wake(self, table: LiveTable) -> None:
        """Let bots play at this table, if it is their turn and they do not play already."""
        if (table.playing is None or table.playing.done()) and table.now.bots_due():
            table.playing = asyncio.create_task(self._play(table))
            self._tasks.add(table.playing)
            table.playing.add_done_callback(self._tasks.discard)

    async def sweep(self) -> None:
        """At the start and every few seconds: let bots move at tables whose process died before they could."""
        unchanged_for = 0.0
        while True:
            try:
                for table_id in await self.tables.store.read(queries.waiting_for_bots(unchanged_for)):
                    self.wake(await self.tables.find(table_id, fresh=True))
            except LonghouseError as error:
                _log.warning("sweep failed", extra={"why": str(error)})
            unchanged_for = _SWEEP_SECONDS
            await asyncio.sleep(_SWEEP_SECONDS)

    async def close(self) -> None:
        """Stop. The next start finds whatever is not finished."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, table: LiveTable) -> None:
        while due := table.now.bots_due():
            if (seconds := table.now.bots_wait()) > 0:
                await wait_for(table.news, seconds)
                continue
            try:
                await asyncio.gather(*(self._decide(table, seat) for seat in due))
            except Unavailable as error:
                # The disk does not answer. The next sweep, or the next change of the table, tries again.
                _log.warning("bots cannot go on", extra={"table": table.id, "why": str(error)})
                return
            except Exception:
                _log.exception("bots cannot go on", extra={"table": table.id})
                return

    async def _decide(self, table: LiveTable, seat: int) -> None:
        now = table.now
        bot = now.seats[seat].bot or FALLBACK
        assert now.match is not None
        decision = now.match.decision(seat).id
        try:
            key = teaching.key_for(now.teaching, now.match, seat) if now.teaching is not None else ""
            key = key or await self.pool.choose(now.match, seat, bot)
        except BotFailed as failure:
            await self._replace(table, seat, bot, str(failure))
            return
        try:
            await self.tables.change(table, lambda now: actions.choose_as_bot(now, seat, decision, key))
        except (StaleChoice, Conflict):
            pass  # Somebody took the seat back, went back in time, or may still take something back. Look again.
        except IllegalChoice as refused:
            if table.now.match is now.match:
                await self._replace(table, seat, bot, refused.message_id)

    async def _replace(self, table: LiveTable, seat: int, bot: str, why: str) -> None:
        """Let the fallback play; if the fallback itself fails, take the first option, so that the match goes on."""
        _log.warning("bot failed", extra={"table": table.id, "seat": seat, "bot": bot, "why": why})
        try:
            if bot != FALLBACK:
                await self.tables.change(table, lambda now: actions.replace_bot(now, seat, bot, FALLBACK))
                return
            match = table.now.match
            if match is not None and seat in match.deciding():
                decision, key = match.decision(seat).id, match.options(seat)[0].key
                await self.tables.change(table, lambda now: actions.choose_as_bot(now, seat, decision, key))
        except (IllegalChoice, Conflict):
            pass  # It has changed meanwhile. Look again.
