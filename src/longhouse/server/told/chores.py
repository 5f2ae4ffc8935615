"""What the house does again and again: each chore is done once, by whichever process finds it due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from longhouse.core.errors import LonghouseError
from longhouse.server import clock
from longhouse.server.store import chores as queries
from longhouse.server.store import hooks, news
from longhouse.server.store.database import Store

DAY = 86_400.0
NEWS_DAYS = 14
"""So long what people were told is kept, and whether it reached them."""
PUSH_DAYS = 60
"""A browser that has not said for so long that it wants to be pushed to has forgotten: some services never say so."""
_LEASE_SECONDS = 600.0
_LOOK_SECONDS = 60.0
_log = logging.getLogger("longhouse.server")


class Chore(NamedTuple):
    """Something to do every so often."""

    name: str
    every: float
    do: Callable[[], Awaitable[object]]


class Chores:
    """All chores of the house."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.all: dict[str, Chore] = {}
        self.add("news", DAY, lambda: store.write("", news.forget(clock.now() - NEWS_DAYS * DAY)))
        self.add("push", DAY, lambda: store.write("", hooks.forget_push(clock.now() - PUSH_DAYS * DAY)))

    def add(self, name: str, every: float, do: Callable[[], Awaitable[object]]) -> None:
        """One more; `every` is in seconds."""
        self.all[name] = Chore(name, every, do)

    async def keep_house(self) -> None:
        """For ever."""
        while True:
            try:
                await self.look()
            except LonghouseError as error:
                _log.warning("chores are not done", extra={"why": str(error)})
            await asyncio.sleep(_LOOK_SECONDS)

    async def look(self) -> list[str]:
        """Do what is due; what that was."""
        due = await self.store.read(queries.due(list(self.all), clock.now()))
        return [name for name in due if await self._do(self.all[name])]

    async def _do(self, chore: Chore) -> bool:
        now = clock.now()
        if not await self.store.write("", queries.claim(chore.name, self.store.name, now, now + _LEASE_SECONDS)):
            return False
        try:
            await chore.do()
        except LonghouseError as error:
            _log.warning("a chore was not done", extra={"chore": chore.name, "why": str(error)})
            return False
        await self.store.write("", queries.finish(chore.name, self.store.name, clock.now() + chore.every))
        return True
