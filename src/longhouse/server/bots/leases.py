"""One process thinks for a table, however many have it open. It says so in the database, again and again.

Only economy depends on it: two processes that both believed it their turn would think twice, and one choice would be
refused. So a process that cannot reach the database goes on; and one that dies is believed for a while, no longer.
"""

from __future__ import annotations

import asyncio
import logging
import time

from longhouse.core.errors import LonghouseError
from longhouse.server import clock
from longhouse.server.store import attention
from longhouse.server.store.database import Store, Work

BELIEVED_SECONDS = 20.0
_BEAT_SECONDS = 5.0
_MOST_REMEMBERED = 1000
_log = logging.getLogger("longhouse.server")


class Leases:
    """The tables for which this process thinks. With a database of its own it thinks for all, and asks nobody."""

    def __init__(self, store: Store, believed: float = BELIEVED_SECONDS, beat: float = _BEAT_SECONDS) -> None:
        self.believed = believed
        self._beat = beat
        self._store = store
        self.held: set[str] = set()
        self._others: dict[str, float] = {}
        """For which tables another process thinks, and until when we do not ask again."""

    @property
    def needed(self) -> bool:
        """Whether there may be other processes."""
        return self._store.shares

    async def take(self, table_id: str) -> float:
        """Think for this table: 0 if that is allowed, otherwise in how many seconds it may be."""
        if not self.needed or table_id in self.held:
            return 0.0
        if (wait := self._others.get(table_id, 0.0) - time.monotonic()) > 0:
            return wait
        now = clock.now()
        work = attention.claim(table_id, self._store.name, now, now + self.believed)
        until = await self._store.write(table_id, work)
        if until is not None:
            wait = max(0.1, min(until - now, self._beat))
            if len(self._others) > _MOST_REMEMBERED:
                self._others.clear()
            self._others[table_id] = time.monotonic() + wait
            return wait
        self._others.pop(table_id, None)
        self.held.add(table_id)
        return 0.0

    async def give_back(self, table_id: str) -> None:
        """Another process may think for this table from now on."""
        if table_id in self.held:
            self.held.discard(table_id)
            await self._try(attention.release(self._store.name, [table_id]), table_id)

    async def keep(self) -> None:
        """For ever: say that we still think, for all tables at once."""
        while True:
            await asyncio.sleep(self._beat)
            if self.held:
                until = clock.now() + self.believed
                await self._try(attention.renew(list(self.held), self._store.name, until))

    async def close(self) -> None:
        """Give everything back."""
        if self.held:
            self.held.clear()
            await self._try(attention.release(self._store.name))

    async def _try(self, work: Work[None], key: str = "") -> None:
        try:
            await self._store.write(key, work)
        except LonghouseError as error:
            _log.warning("others do not know who thinks", extra={"why": str(error)})
