"""Tables of lessons are not kept: whoever comes back after a week begins anew in a minute."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from longhouse.core.errors import LonghouseError
from longhouse.server.store import queries
from longhouse.server.table.live import Tables

LESSON_SECONDS = 7 * 24 * 3600.0
"""How long a lesson stays at which nothing happens."""
_EVERY_SECONDS = 3600.0
_log = logging.getLogger("longhouse.server")


async def sweep_lessons(tables: Tables, clock: Callable[[], float] = time.time) -> int:
    """Remove the lessons that nobody has touched for a week, unless somebody looks at them; how many there were."""
    since = clock() - LESSON_SECONDS
    removed = 0
    # They are not read: what a newer release cannot read any more goes as well.
    for table_id in await tables.store.read(queries.old_lessons(since)):
        live = tables.live.get(table_id)
        if live is not None and live.in_use:
            continue
        if live is not None:
            await tables.remove(live)
        else:
            await tables.store.write(table_id, queries.remove(table_id, since))
        removed += 1
    return removed


async def keep_sweeping(tables: Tables) -> None:
    """At the start and every hour."""
    while True:
        try:
            if removed := await sweep_lessons(tables):
                _log.info("old lessons removed", extra={"tables": removed})
        except LonghouseError as error:
            _log.warning("sweep failed", extra={"why": str(error)})
        await asyncio.sleep(_EVERY_SECONDS)
