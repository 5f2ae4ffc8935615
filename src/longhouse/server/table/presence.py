"""Who listens at which table: seats with an open stream, and those whose owners have left."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from longhouse.server.table.live import LiveTable


class Presence:
    """The streams of one process."""

    def __init__(self, heartbeat: float, away_seconds: float) -> None:
        self.heartbeat = heartbeat
        self.away_seconds = away_seconds
        self._started = time.monotonic()
        self.closing = asyncio.Event()
        self.open: set[LiveTable] = set()
        self.when_people_change: Callable[[LiveTable, int | None], None] = lambda _table, _seat: None
        """Called when the first stream of a seat opens or its last one closes."""

    def close(self) -> None:
        """Let all streams end, so that the server can."""
        self.closing.set()
        for table in list(self.open):
            table.notify()

    def enter(self, table: LiveTable, seat: int | None) -> None:
        """Somebody listens from now on."""
        self.open.add(table)
        table.streams[seat] += 1
        if seat is not None and table.streams[seat] == 1:
            table.notify()
            self.when_people_change(table, seat)

    def leave(self, table: LiveTable, seat: int | None) -> None:
        """Somebody has stopped listening."""
        table.streams[seat] -= 1
        if not sum(table.streams.values()):
            self.open.discard(table)
        if seat is not None and table.streams[seat] == 0:
            table.left[seat] = time.monotonic()
            table.notify()
            self.when_people_change(table, seat)

    def is_away(self, table: LiveTable, seat: int) -> bool:
        """Whether others may lend this seat to a bot."""
        return table.away_for(seat, self._started) >= self.away_seconds and seat not in table.present()
