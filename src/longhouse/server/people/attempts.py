"""How often something may be tried: counted in the database, because what is counted in memory is multiplied by the
number of processes, and forgotten when one starts anew.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import blake2b

from longhouse.server import clock
from longhouse.server.errors import TooMany, Unavailable
from longhouse.server.store import proofs
from longhouse.server.store.database import Store

WINDOW = 900.0
DAY = 86_400.0
OF_NAME = 10
OF_ADDRESS = 30
OF_LETTERS = 3
OF_CONFIRMATIONS = 5
"""A day, of one person and to one address."""


class Attempts:
    """Counts attempts under keyed hashes: neither a name nor an address can be read from the table."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._secret = secret[:64]

    def key(self, kind: str, word: str) -> bytes:
        """Under what an attempt is counted."""
        return blake2b(f"{kind} {word}".encode(), key=self._secret, digest_size=16, person=b"lh-attempt").digest()

    async def allows(self, limits: dict[bytes, int], window: float = WINDOW) -> float:
        """Count one attempt, unless there were too many; how many seconds to wait then, else 0."""
        return await self._store.write("", proofs.try_once(limits, clock.now(), window))

    async def give_back(self, limits: dict[bytes, int]) -> None:
        """Uncounts an attempt that was not made."""
        await self._store.write("", proofs.give_back(list(limits)))

    @asynccontextmanager
    async def one(self, address: str, *, kind: str = "", name: str | None = None) -> AsyncIterator[None]:
        """An attempt from an address, at a name if it is at one. It counts unless what is done here succeeds.

        It is counted before it is made, so that a hundred at once are not all let through.
        """
        limits = {self.key("address", address): OF_ADDRESS}
        if name is not None:
            limits[self.key(kind, name)] = OF_NAME
        wait = await self.allows(limits)
        if wait > 0:
            raise TooMany("server-error-attempts", retry_after=int(wait) + 1, minutes=int(wait / 60) + 1)
        try:
            yield
        except (TooMany, Unavailable):  # The house had no time for it: that is nobody's wrong guess.
            await self.give_back(limits)
            raise
        await self.give_back(limits)
