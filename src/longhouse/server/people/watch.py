"""Open streams of people who are signed in: they end when their device is signed out, at whichever process that was."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from longhouse.core.errors import LonghouseError
from longhouse.server.store import people as queries
from longhouse.server.store.database import Store

_log = logging.getLogger("longhouse.server")


class Watched:
    """One open stream."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self.ended = False
        self._wake = wake

    def end(self) -> None:
        """The device is signed out: whoever waits for the stream looks at it now."""
        self.ended = True
        self._wake()


class Watch:
    """All open streams of this process, by device. One query for all of them, every few seconds."""

    def __init__(self, store: Store, seconds: float) -> None:
        self._store = store
        self._seconds = seconds
        self._open: dict[str, set[Watched]] = {}

    @contextmanager
    def over(self, device_id: str, wake: Callable[[], None]) -> Iterator[Watched]:
        """While a stream is open."""
        watched = Watched(wake)
        self._open.setdefault(device_id, set()).add(watched)
        try:
            yield watched
        finally:
            left = self._open.get(device_id, set())
            left.discard(watched)
            if not left:
                self._open.pop(device_id, None)

    def end(self, devices: Iterable[str]) -> None:
        """These devices are signed out."""
        for device_id in devices:
            for watched in list(self._open.get(device_id, ())):
                watched.end()

    async def look(self) -> None:
        """End the streams of devices that were signed out elsewhere."""
        ids = list(self._open)
        if ids:
            there = await self._store.read(queries.still_there(ids))
            self.end(one for one in ids if one not in there)

    async def keep_looking(self) -> None:
        """With every sign of life."""
        while True:
            await asyncio.sleep(self._seconds)
            try:
                await self.look()
            except LonghouseError as error:
                _log.warning("signed-in devices not looked through", extra={"why": str(error)})
