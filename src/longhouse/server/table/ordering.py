"""Lets standing orders be answered when their time has come: at every table of this process, and after a restart."""

from __future__ import annotations

import asyncio
import logging

from longhouse.core.errors import LonghouseError
from longhouse.server import clock
from longhouse.server.errors import Unavailable
from longhouse.server.store import orders as stored
from longhouse.server.table import orders
from longhouse.server.table.live import LiveTable, Tables, wait_for

SWEEP_SECONDS = 20.0
"""So often every process looks for orders whose own process has died."""
_LONGEST_WAIT = 60.0
_log = logging.getLogger("longhouse.server")


class OrderKeeper:
    """One task for each table where an order waits for its time. Of two processes the table's version decides."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._tasks: dict[str, asyncio.Task[None]] = {}
        tables.when_changed.add(self.wake)
        tables.when_loaded.add(self.wake)

    def wake(self, table: LiveTable) -> None:
        """See to the orders of this table, if there are any and nobody does yet."""
        if table.id not in self._tasks and orders.due(table.now):
            task = asyncio.create_task(self._keep(table))
            self._tasks[table.id] = task
            task.add_done_callback(lambda _task: self._tasks.pop(table.id, None))

    async def sweep(self) -> None:
        """At the start and again and again: wake the tables where somebody has left an order."""
        while True:
            try:
                for table_id in await self._tables.store.read(stored.tables_with_orders()):
                    if table_id not in self._tasks:
                        self.wake(await self._tables.find(table_id, fresh=True))
            except LonghouseError as error:
                _log.warning("orders not looked through", extra={"why": str(error)})
            await asyncio.sleep(SWEEP_SECONDS)

    async def close(self) -> None:
        """Stop. The next start finds what is not answered."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _keep(self, table: LiveTable) -> None:
        """Until nothing is left that an order answers."""
        while not table.removed and (waiting := orders.due(table.now)):
            news, first = table.news, min(waiting, key=lambda one: one.at)
            if (left := first.at - clock.now()) > 0:
                await wait_for(news, min(left, _LONGEST_WAIT))
                continue
            try:
                await self._tables.change(table, lambda now, first=first: orders.answer(now, first))  # type: ignore[misc]
            except Unavailable as error:
                _log.warning("an order cannot be answered", extra={"table": table.id, "why": str(error)})
                return  # The next sweep tries again.
            except LonghouseError:
                if table.news is news and orders.due(table.now):
                    return  # Nothing has changed, and it is refused all the same: its owner is asked.
