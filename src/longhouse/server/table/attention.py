"""Who looks at a table: bots play only where somebody does, or did a while ago.

A look is written at most once a minute, and an open stream is a look that goes on. What is written lets all processes
agree, and lets a table rest that nobody looks at, over a restart too.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

from longhouse.core.errors import LonghouseError
from longhouse.server import clock
from longhouse.server.store import attention
from longhouse.server.store.rows import PERSON
from longhouse.server.table.live import LiveTable, Tables
from longhouse.server.table.presence import Presence
from longhouse.server.tasks import Hook

BOTS_ALONE_SECONDS = 60.0
"""Where no person has a seat, bots rest so soon after the last look."""
_WRITE_SECONDS = 60.0
_NEVER = 1e12


class Attention:
    """Notes looks, and says whether anybody has looked lately."""

    def __init__(self, tables: Tables, presence: Presence, rest_minutes: float) -> None:
        self.rest_seconds = rest_minutes * 60 or _NEVER
        self.rest_seconds_alone = min(BOTS_ALONE_SECONDS, self.rest_seconds) if rest_minutes else _NEVER
        self.when_looked: Hook[LiveTable] = Hook()
        """Called whenever somebody looks: bots may have to play on."""
        self._tables = tables
        self._presence = presence
        self._writing: set[asyncio.Task[None]] = set()

    def look(self, table: LiveTable) -> None:
        """Somebody looks at this table now."""
        now = clock.now()
        table.looked = max(table.looked, now)
        if now - table.look_written >= min(_WRITE_SECONDS, self.limit(table) / 3):
            table.look_written = now
            task = asyncio.create_task(self._write(table, now))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)
        self.when_looked(table)

    async def _write(self, table: LiveTable, now: float) -> None:
        try:
            await self._tables.store.write(table.id, attention.look(table.id, now))
        except LonghouseError as error:
            table.look_written = 0.0  # The next look tries again.
            logging.getLogger("longhouse.server").warning("a look was not noted", extra={"why": str(error)})

    def limit(self, table: LiveTable) -> float:
        """So many seconds after the last look the bots rest here."""
        alone = not any(seat.kind == PERSON for seat in table.now.seats)
        return self.rest_seconds_alone if alone else self.rest_seconds

    async def is_lately(self, table: LiveTable) -> bool:
        """Whether somebody has looked lately, here or at another process."""
        limit = self.limit(table)
        if sum(table.streams.values()) or clock.now() - table.looked < limit:
            return True
        written = await self._tables.store.read(attention.looked(table.id))
        table.looked = max(table.looked, written)  # Somebody may have looked here while we read.
        return clock.now() - table.looked < limit

    async def keep_looking(self) -> None:
        """For ever: whoever has a stream open looks all the time."""
        while True:
            await asyncio.sleep(min(_WRITE_SECONDS, self.rest_seconds_alone) / 3)
            self.look_at(list(self._presence.open))

    def look_at(self, tables: Iterable[LiveTable]) -> None:
        """Somebody looks at each of these."""
        for table in tables:
            self.look(table)

    async def close(self) -> None:
        """Finish what is being written."""
        await asyncio.gather(*self._writing, return_exceptions=True)
