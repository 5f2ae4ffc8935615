"""Lets bots play: whenever it is a bot's turn at a table, in the process that thinks for the table."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import NamedTuple

from longhouse import bots
from longhouse.bots.purse import Purse
from longhouse.core.errors import IllegalChoice, LonghouseError, StaleChoice
from longhouse.server.bots.leases import Leases
from longhouse.server.bots.pool import BotFailed, BotPool
from longhouse.server.errors import Conflict, Unavailable
from longhouse.server.store import attention as stored
from longhouse.server.table import actions, teaching
from longhouse.server.table.attention import Attention
from longhouse.server.table.live import LiveTable, Tables, wait_for
from longhouse.server.table.state import TableState

FALLBACK = bots.USUAL
"""Who takes over from a bot that has failed."""

_SWEEP_SECONDS = 10.0
_MOST_SWEPT = 500
_LONGEST_PAUSE = 3600.0
_log = logging.getLogger("longhouse.server")


class _Trouble(NamedTuple):
    """A table at which bots cannot play: it cannot be read, or something there is broken."""

    why: str
    pause: float
    until: float


class BotScheduler:
    """One task for each table where it is a bot's turn."""

    def __init__(self, tables: Tables, pool: BotPool, attention: Attention, leases: Leases | None = None) -> None:
        self.tables = tables
        self.pool = pool
        self.leases = leases or Leases(tables.store)
        self._attention = attention
        self._tasks: set[asyncio.Task[None]] = set()
        self._troubles: dict[str, _Trouble] = {}
        self._alone = asyncio.Semaphore(max(1, pool.count // 2))
        """Tables where only bots play take turns: anybody may found thirty of them, and people's bots come first."""
        for hook in (tables.when_changed, tables.when_loaded, attention.when_looked):
            hook.add(self.wake)

    def wake(self, table: LiveTable) -> None:
        """Let bots play at this table, if it is their turn and they do not play already."""
        if (table.playing is None or table.playing.done()) and table.now.bots_due() and not self._pauses(table.id):
            table.playing = asyncio.create_task(self._play(table))
            self._tasks.add(table.playing)
            table.playing.add_done_callback(self._tasks.discard)

    async def sweep(self) -> None:
        """At the start and every few seconds: let bots move at tables whose process died before they could."""
        unchanged_for = 0.0
        while True:
            try:
                await self.sweep_once(unchanged_for)
            except LonghouseError as error:
                _log.warning("sweep failed", extra={"why": str(error)})
            unchanged_for = _SWEEP_SECONDS
            await asyncio.sleep(_SWEEP_SECONDS)

    async def sweep_once(self, unchanged_for: float = 0.0) -> None:
        """Wake the bots of all tables that wait for one. What cannot be read is left out, and stops nobody else."""
        about = self._attention
        limits = about.rest_seconds, about.rest_seconds_alone
        most = _MOST_SWEPT + len(self._troubles)
        work = stored.waiting_for_bots(self.tables.store.name, unchanged_for, *limits, most)
        for table_id in await self.tables.store.read(work):
            if self._pauses(table_id):
                continue
            try:
                self.wake(await self.tables.find(table_id, fresh=True))
            except Unavailable:
                raise  # It is the database, not this table.
            except Exception as error:
                self._note_trouble(table_id, "a table cannot be read", error)

    def _pauses(self, table_id: str) -> bool:
        found = self._troubles.get(table_id)
        return found is not None and time.monotonic() < found.until

    def _note_trouble(self, table_id: str, what: str, error: Exception) -> None:
        """Leave this table alone for a while, longer each time; say so once for each reason."""
        known, why = self._troubles.get(table_id), repr(error)
        pause = _SWEEP_SECONDS if known is None else min(2 * known.pause, _LONGEST_PAUSE)
        self._troubles[table_id] = _Trouble(why, pause, time.monotonic() + pause)
        if known is None or known.why != why:
            trace = None if isinstance(error, LonghouseError) else error
            _log.error(what, extra={"table": table_id, "why": why}, exc_info=trace)

    async def close(self) -> None:
        """Stop. The next start finds whatever is not finished."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.leases.close()

    async def _play(self, table: LiveTable) -> None:
        """Let bots move until it is not their turn, or nobody has looked for long."""
        try:
            news = None
            while news is not table.news:  # while we gave the table back something may have happened there
                while await self._step(table):
                    pass
                news = table.news
                await self.leases.give_back(table.id)
            self._troubles.pop(table.id, None)
        except Unavailable as error:
            # The disk does not answer. The next sweep, or the next change of the table, tries again.
            _log.warning("bots cannot go on", extra={"table": table.id, "why": str(error)})
        except Exception as error:
            self._note_trouble(table.id, "bots cannot go on", error)
        finally:
            await self.leases.give_back(table.id)

    async def _step(self, table: LiveTable) -> bool:
        """Whether to go on: bots have moved, or wait for something."""
        news, due = table.news, table.now.bots_due()
        if table.removed:
            return False
        if not due:
            return await self._stay(table, news)
        if not await self._attention.is_lately(table):
            _log.debug("bots rest", extra={"table": table.id})
            return False
        if (seconds := table.now.bots_wait() or await self.leases.take(table.id)) > 0:
            await wait_for(news, seconds)
            return True
        if all(seat.played_by_bot for seat in table.now.seats):
            async with self._alone:
                if table.news is news:  # while it waited for its turn, somebody may have come back
                    await asyncio.gather(*(self._decide(table, seat) for seat in due))
        else:
            await asyncio.gather(*(self._decide(table, seat) for seat in due))
        return True

    async def _stay(self, table: LiveTable, news: asyncio.Event) -> bool:
        """The process that thinks stays ready for a while, so that turns do not cost a claim each."""
        if table.id not in self.leases.held:
            return False
        await wait_for(news, self.leases.believed)
        return table.news is not news

    async def _decide(self, table: LiveTable, seat: int) -> None:
        now = table.now
        bot = now.seats[seat].bot or FALLBACK
        assert now.match is not None
        decision = now.match.decision(seat).id
        try:
            key = teaching.key_for(now.teaching, now.match, seat) if now.teaching is not None else ""
            key = key or await self.pool.choose(now.match, seat, bot, purse=_purse(table, now, seat))
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


def _purse(table: LiveTable, now: TableState, seat: int) -> Purse:
    """What the bot of a seat still has of its time, while people wait for it."""
    assert now.match is not None
    purse = table.purses[seat]
    purse.open(now.match, seat, [place.seat for place in now.seats if not place.played_by_bot])
    return purse
