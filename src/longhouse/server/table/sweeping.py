"""What the house does every hour: old lessons and old tables go, as its settings say, finished matches are packed.

Everything in small transactions, one table each: nobody who plays meanwhile waits for it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from longhouse.core.errors import LonghouseError
from longhouse.server.store import packing, queries, retention
from longhouse.server.store.rows import CLOSED, OVER
from longhouse.server.table.live import Tables

LESSON_SECONDS = 7 * 24 * 3600.0
"""How long a lesson stays at which nothing happens: whoever comes back after a week begins anew in a minute."""
DAY = 24 * 3600.0
ENDED = (CLOSED, OVER)
_EVERY_SECONDS = 3600.0
_OUTSIDE_SECONDS = 1.0
_log = logging.getLogger("longhouse.server")


class Keeping(NamedTuple):
    """How long tables are kept that have ended, in days; 0 is for ever. Those that wait: `table/waiting.py`."""

    ended_days: float = 0.0


class Swept(NamedTuple):
    """What one round has done."""

    lessons: int = 0
    tables: int = 0
    notes: int = 0
    packed: int = 0


async def sweep_lessons(tables: Tables, clock: Callable[[], float] = time.time) -> int:
    """Remove the lessons that nobody has touched for a week, unless somebody looks at them; how many there were."""
    since = clock() - LESSON_SECONDS
    # They are not read: what a newer release cannot read any more goes as well.
    return await _remove(tables, await tables.store.read(queries.old_lessons(since)), since)


async def sweep(tables: Tables, keeping: Keeping, clock: Callable[[], float] = time.time) -> Swept:
    """One round of everything."""
    now = clock()
    lessons, removed = await sweep_lessons(tables, clock), 0
    if keeping.ended_days > 0:
        since = now - keeping.ended_days * DAY
        removed = await _remove(tables, await tables.store.read(retention.find_old(ENDED, since)), since)
    return Swept(lessons, removed, await _drop_notes(tables, now), await _pack(tables, now))


async def _remove(tables: Tables, ids: Sequence[str], since: float) -> int:
    removed = 0
    for table_id in ids:
        live = tables.live.get(table_id)
        if live is not None and live.in_use:
            continue
        if await tables.store.write(table_id, queries.remove(table_id, since)):
            removed += 1
            if live is not None:
                tables.forget(live)
    return removed


async def _drop_notes(tables: Tables, now: float) -> int:
    since, count = now - retention.NOTE_SECONDS, 0
    while ids := await tables.store.read(retention.find_noted(since)):
        dropped = sum([await tables.store.write(one, retention.drop_notes(one, since)) for one in ids])
        if not dropped:
            break
        count += dropped
    return count


async def _pack(tables: Tables, now: float) -> int:
    """Pack finished matches. What does not give back what it was given stays as it is, and is said."""
    since, count = now - packing.PACK_SECONDS, 0
    while ids := await tables.store.read(packing.find_unpacked(since)):
        done = 0
        for table_id in ids:
            try:
                done += await tables.store.write(table_id, packing.pack(table_id, since)) > 0
            except (packing.NotTheSame, ValueError) as error:
                _log.error("not packed: damaged log", extra={"table": table_id, "why": repr(error)})
        count += done
        if not done:
            break
    return count


async def keep_sweeping(tables: Tables, keeping: Keeping | None = None) -> None:
    """At the start and every hour."""
    while True:
        try:
            swept = await sweep(tables, keeping or Keeping())
            if any(swept):
                _log.info("swept", extra=swept._asdict())
        except LonghouseError as error:
            _log.warning("sweep failed", extra={"why": str(error)})
        await asyncio.sleep(_EVERY_SECONDS)


async def heed_commands(tables: Tables) -> None:
    """On SQLite, look every second whether a command has changed tables that somebody has open."""
    while True:
        await asyncio.sleep(_OUTSIDE_SECONDS)
        try:
            await tables.heed_commands()
        except LonghouseError as error:
            _log.warning("changes of commands not read", extra={"why": str(error)})
