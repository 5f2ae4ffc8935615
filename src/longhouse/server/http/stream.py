"""A table as server-sent events, from any number on, for as long as the reader listens.

There is no queue: a stream knows the last number it has sent, and when the table changes it sends what came after. A
slow reader gets fewer, longer messages and costs no memory.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable

import msgspec

from longhouse.server.table import snapshot
from longhouse.server.table.live import LiveTable, wait_for
from longhouse.server.table.presence import Presence

_encode = msgspec.json.Encoder().encode


async def listen(
    presence: Presence,
    table: LiveTable,
    seat: int | None,
    after: int,
    still_valid: Callable[[], bool],
    cut: Callable[[], object] = lambda: None,
) -> AsyncIterator[bytes]:
    """Everything that a reader is told after a number, as server-sent events.

    `still_valid` says whether the token that opened this stream still opens the seat; `cut` ends its connection.
    """
    reader = presence.enter(table, seat)
    reader.cut = cut
    clock = asyncio.get_running_loop().time
    people, silent_until = b"", clock() + presence.heartbeat
    try:
        while not presence.closing.is_set() and not reader.gone and still_valid():
            news = table.news
            now, story, present = table.now, table.story(seat), table.present()
            message = b""
            who = _encode(snapshot.people(now, story, present))
            if who != people:
                people = who
                message = b"event: people\ndata: " + who + b"\n\n"
            if story.seq != after:
                known = after if after < story.seq else -1
                told = _encode(snapshot.told(now, story, present, presence.away_seconds, known))
                after = story.seq
                message += b"id: %d\nevent: told\ndata: %b\n\n" % (after, told)
            if not message and clock() >= silent_until:
                message = b": alive\n\n"
            if message:
                # Counted from what was sent: a sign of life that comes late because of somebody
                # else's secret choice would tell of that choice.
                silent_until = clock() + presence.heartbeat
                reader.sending_since = time.monotonic()
                yield message
                reader.sending_since = None
            elif table.news is news:
                await wait_for(news, silent_until - clock())
    finally:
        presence.leave(reader)
