"""Middleware before every route: rate limits, same-origin checks, and the headers that every answer carries."""

from __future__ import annotations

import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from longhouse.server.config import Config
from longhouse.server.errors import NotAllowed, NotJson, ServerError, TooBig, TooMany, failure

Scope = MutableMapping[str, Any]
ASGI = Callable[..., Any]

LONGEST_BODY = 64 * 1024
_MOST_KNOWN = 20_000
_log = logging.getLogger("longhouse.server")

HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        b"font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


class Rates:
    """A token bucket for each name: so many a second, with a burst. Old names are forgotten, so memory is bounded."""

    def __init__(self, per_second: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        self.burst = burst
        self._clock = clock
        self._known: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str) -> float:
        """Take a token and return 0, or return the seconds until there is one."""
        if self.per_second <= 0:
            return 0.0
        now = self._clock()
        left, at = self._known.pop(name, (float(self.burst), now))
        left = min(float(self.burst), left + (now - at) * self.per_second)
        wait = 0.0 if left >= 1 else (1 - left) / self.per_second
        self._known[name] = (left - 1 if left >= 1 else left, now)
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)
        return wait

    def check(self, name: str) -> None:
        """Take a token; TooMany if there is none."""
        wait = self.take(name)
        if wait > 0:
            raise TooMany("server-error-rate", retry_after=max(1, round(wait + 0.5)))


class Streams:
    """How many streams each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> None:
        """Count a stream that opens; TooMany if there are too many."""
        if self.most and self._open[address] >= self.most:
            raise TooMany("server-error-streams", retry_after=5, most=self.most)
        self._open[address] += 1

    def leave(self, address: str) -> None:
        """Count a stream that closes."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGI, config: Config) -> None:
        self.app = app
        self.rates = Rates(config.rate, config.burst)
        self.origins = {one.strip().rstrip("/") for one in config.origin.split(",") if one.strip()}

    async def __call__(self, scope: Scope, receive: ASGI, send: ASGI) -> None:
        """Let a request through, with our headers on its answer, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        try:
            self._check(scope, {name.decode("latin-1"): value for name, value in scope["headers"]})
        except ServerError as refused:
            await _refuse(refused, send_with_headers)
            return
        await self.app(scope, receive, send_with_headers)

    def _check(self, scope: Scope, headers: dict[str, bytes]) -> None:
        path, method = scope["path"], scope["method"]
        if path.startswith("/api/"):
            self.rates.check(address_of(scope))
        if method in ("GET", "HEAD"):
            return
        self._check_origin(headers)
        length = headers.get("content-length", b"0")
        if length.isdigit() and int(length) > LONGEST_BODY:
            raise TooBig("server-error-too-big", most=LONGEST_BODY // 1024)
        kind = headers.get("content-type", b"").partition(b";")[0].strip().lower()
        if method == "POST" and path.startswith("/api/") and kind != b"application/json":
            raise NotJson("server-error-not-json")

    def _check_origin(self, headers: dict[str, bytes]) -> None:
        """Another site's page must not act here, not even for somebody who has a token for it."""
        site = headers.get("sec-fetch-site", b"").decode("latin-1")
        origin = headers.get("origin", b"").decode("latin-1").rstrip("/")
        if not origin and site in ("", "same-origin", "none"):
            return
        host = headers.get("host", b"").decode("latin-1")
        if origin in self.origins or (origin and urlsplit(origin).netloc.lower() == host.lower()):
            return
        raise NotAllowed("server-error-origin")


def address_of(scope: Any) -> str:
    """The address of the client."""
    client = scope.get("client")
    return str(client[0]) if client else "?"


async def _refuse(refused: ServerError, send: ASGI) -> None:
    body = msgspec.json.encode(failure(refused))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(refused, TooMany):
        headers.append((b"retry-after", str(refused.retry_after).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
