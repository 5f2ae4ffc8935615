"""Events down to a reader, from any number on, for as long as they listen.

There is no queue: a stream knows the last number it has sent, and when the bell rings it sends what came after. A slow
reader gets fewer, longer messages and costs no memory.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

import msgspec

from longhouse.server import viewer
from longhouse.server.live import LiveTable

_encode = msgspec.json.Encoder().encode


class Broadcast:
    """What streams need to know of the server they belong to."""

    def __init__(self, heartbeat: float, away_seconds: float) -> None:
        self.heartbeat = heartbeat
        self.away_seconds = away_seconds
        self.closing = asyncio.Event()
        self.open: set[LiveTable] = set()
        self.when_people_change: Callable[[LiveTable, int | None], None] = lambda _table, _seat: None

    def close(self) -> None:
        """Let all streams end, so that the server can."""
        self.closing.set()
        for table in list(self.open):
            table.ring()

    def enter(self, table: LiveTable, seat: int | None) -> None:
        """Somebody listens from now on."""
        self.open.add(table)
        table.streams[seat] += 1
        if seat is not None and table.streams[seat] == 1:
            table.ring()
            self.when_people_change(table, seat)

    def leave(self, table: LiveTable, seat: int | None) -> None:
        """Somebody has stopped listening."""
        table.streams[seat] -= 1
        if not sum(table.streams.values()):
            self.open.discard(table)
        if seat is not None and table.streams[seat] == 0:
            table.left[seat] = time.monotonic()
            table.ring()
            self.when_people_change(table, seat)


async def listen(
    broadcast: Broadcast, table: LiveTable, seat: int | None, after: int, still_valid: Callable[[], bool]
) -> AsyncIterator[bytes]:
    """Everything that a reader is told after a number, as server-sent events.

    `still_valid` says whether the token that opened this stream still opens the seat.
    """
    broadcast.enter(table, seat)
    clock = asyncio.get_running_loop().time
    people, silent_until = b"", clock() + broadcast.heartbeat
    try:
        while not broadcast.closing.is_set() and still_valid():
            bell = table.bell
            now, reader, present = table.now, table.reader(seat), table.present()
            message = b""
            who = _encode(viewer.people(now, reader, present))
            if who != people:
                people = who
                message = b"event: people\ndata: " + who + b"\n\n"
            if reader.seq != after:
                known = after if after < reader.seq else -1
                news = _encode(viewer.told(now, reader, present, broadcast.away_seconds, known))
                after = reader.seq
                message += b"id: %d\nevent: told\ndata: %b\n\n" % (after, news)
            if not message and clock() >= silent_until:
                message = b": alive\n\n"
            if message:
                # Counted from what was sent: a sign of life that comes late because the bell rang for somebody
                # else's secret choice would tell of that choice.
                silent_until = clock() + broadcast.heartbeat
                yield message
            elif table.bell is bell:
                await _wait(bell, silent_until - clock())
    finally:
        broadcast.leave(table, seat)


async def _wait(bell: asyncio.Event, seconds: float) -> None:
    """Until there are news, or so many seconds have gone by."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await bell.wait()
