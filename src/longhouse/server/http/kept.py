"""Answers that are the same for everybody who asks, kept as they are sent: what is dear to make is made once.

The key of an answer about a table has the table's version in it, so what has changed, or is gone, is not found again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
from litestar import Request, Response

MOST_BYTES = 32 * 1024 * 1024
_AT_ONCE = 2
"""So many dear answers are made at once; the interpreter does not make more of them in the same time."""


class KeptAnswer(NamedTuple):
    """An answer as it is sent."""

    body: bytes
    etag: str


class Kept:
    """Encoded answers, so many bytes of them at most; those asked for longest ago are forgotten first."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.size = 0
        self._known: OrderedDict[Hashable, KeptAnswer] = OrderedDict()
        self._heavy = asyncio.Semaphore(_AT_ONCE)
        self._making: dict[Hashable, asyncio.Future[KeptAnswer]] = {}

    def find(self, key: Hashable) -> KeptAnswer | None:
        """The answer of a key, if it is kept."""
        found = self._known.get(key)
        if found is not None:
            self._known.move_to_end(key)
        return found

    def keep(self, key: Hashable, made: Any) -> KeptAnswer:
        """Keep an answer: bytes, or what is to be sent as JSON."""
        body = made if isinstance(made, bytes) else msgspec.json.encode(made)
        answer = KeptAnswer(body, f'"{blake2b(body, digest_size=12).hexdigest()}"')
        old = self._known.pop(key, None)
        self.size += len(body) - (len(old.body) if old is not None else 0)
        self._known[key] = answer
        while self.size > self.most and len(self._known) > 1:
            _, gone = self._known.popitem(last=False)
            self.size -= len(gone.body)
        return answer

    def here(self, key: Hashable, make: Callable[[], Any]) -> KeptAnswer:
        """The answer of a key; made at once if it is not kept."""
        return self.find(key) or self.keep(key, make())

    async def aside(self, key: Hashable, make: Callable[[], Any]) -> KeptAnswer:
        """The same for what is dear: made in a thread, few at a time, and once for all who ask for it meanwhile."""
        found = self.find(key)
        if found is not None:
            return found
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.ensure_future(self._make(key, make))
            making.add_done_callback(lambda _done: self._making.pop(key, None))
        return await asyncio.shield(making)

    async def _make(self, key: Hashable, make: Callable[[], Any]) -> KeptAnswer:
        async with self._heavy:
            return self.keep(key, await asyncio.to_thread(make))


def send(
    request: Request[Any, Any, Any],
    answer: KeptAnswer,
    media_type: str = "application/json",
    headers: dict[str, str] | None = None,
) -> Response[bytes]:
    """A kept answer; 304 if the client has it. It is asked for each time: what is kept here may be gone tomorrow."""
    told = {**(headers or {}), "etag": answer.etag, "cache-control": "no-cache"}
    if answer.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=told, media_type=media_type)
    return Response(answer.body, headers=told, media_type=media_type)
