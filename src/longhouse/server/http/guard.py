"""Middleware before every route: limits, same-origin checks, and the headers that every answer carries."""

from __future__ import annotations

import logging
from collections.abc import Callable, MutableMapping
from typing import Any

import msgspec

from longhouse.server import clock
from longhouse.server.config import Config
from longhouse.server.errors import (
    BadRequest,
    NotAllowed,
    NotFound,
    NotJson,
    ServerError,
    TooBig,
    TooMany,
    WrongHost,
    failure,
)
from longhouse.server.http.costs import BYTES_A_TOKEN, cost_of
from longhouse.server.http.hosts import Hosts, netloc_of
from longhouse.server.http.limits import Buffer, Rates, Streams, client_of, memory

Scope = MutableMapping[str, Any]
ASGI = Callable[..., Any]

LONGEST_BODY = 64 * 1024
_PROBES = ("/health", "/ready")
"""What asks for these knows the server by whatever name it likes, and learns nothing."""
_FROM_MAIL = "/api/unsubscribe"
"""What programs for mail send there is a form, and is not read (RFC 8058)."""
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
COOKIES = (b"__Host-longhouse", b"longhouse")
"""What the cookie of a device is called, with and without TLS."""
_NOT_KEPT = (b"cache-control", b"no-store")


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGI, config: Config, shared: Buffer | None = None) -> None:
        self.app = app
        self.rates = Rates(config.rate, config.burst, shared=memory() if shared is None else shared, kind="requests")
        self.origins = {one.strip().rstrip("/") for one in config.origin.split(",") if one.strip()}
        self.hosts = Hosts(config)

    async def __call__(self, scope: Scope, receive: ASGI, send: ASGI) -> None:
        """Let a request through, with our headers on its answer, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        clock.arrive()
        answer = _Answer(send)
        try:
            client, cost = client_of(scope), cost_of(scope["method"], scope["path"])
            self.rates.check(client, cost.tokens)
            self._check(scope, {name.decode("latin-1"): value for name, value in scope["headers"]})
            await self.app(scope, receive, answer.send)
            if cost.by_size:
                self.rates.charge(client, answer.size / BYTES_A_TOKEN)
        except ServerError as refused:
            await answer.refuse(refused, refused.status)
        except Exception as error:  # Whatever it is, the client gets one sentence and the log the rest.
            _log.error("defect", exc_info=error, extra={"method": scope["method"], "path": scope["path"][:200]})
            if answer.started:
                raise
            await answer.refuse(ServerError("server-error-defect"), 500)

    def _check(self, scope: Scope, headers: dict[str, bytes]) -> None:
        path, method = scope["path"], scope["method"]
        host = headers.get("host", b"").decode("latin-1")
        if path not in _PROBES and not self.hosts.knows(host):
            raise WrongHost("server-error-host", host=host)
        # No name of ours has one, and PostgreSQL fails at text that has: it would be taken for a database in trouble.
        if "\0" in path:
            raise NotFound("server-error-page")
        if b"%00" in scope["query_string"]:
            raise BadRequest("server-error-request", field="-", why="%00")
        if method in ("GET", "HEAD"):
            return
        self._check_origin(headers, host)
        length = headers.get("content-length", b"0")
        if not length.isdigit() or int(length[:20]) > LONGEST_BODY:
            raise TooBig("server-error-too-big", most=LONGEST_BODY // 1024)
        kind = headers.get("content-type", b"").partition(b";")[0].strip().lower()
        is_json = kind == b"application/json" or path == _FROM_MAIL
        if method in ("POST", "PUT", "PATCH") and path.startswith("/api/") and not is_json:
            raise NotJson("server-error-not-json")

    def _check_origin(self, headers: dict[str, bytes], host: str) -> None:
        """Another site's page must not act here, not even for somebody who has a token for it.

        Where only a cookie says who asks, it must be said where from: every browser does, in one of two headers.
        """
        site = headers.get("sec-fetch-site", b"").decode("latin-1")
        said = headers.get("origin", b"").decode("latin-1")
        origin = said.rstrip("/")
        if not said and site in (("same-origin",) if _is_signed_in(headers) else ("", "same-origin", "none")):
            return
        if origin in self.origins or (origin and host and netloc_of(origin) == host.lower()):
            return
        raise NotAllowed("server-error-origin")


def _is_signed_in(headers: dict[str, bytes]) -> bool:
    """Whether a cookie of ours came along, and no token that only a page of ours could know."""
    if headers.get("authorization", b"").lower().startswith(b"bearer "):
        return False
    return any(one.partition(b"=")[0].strip() in COOKIES for one in headers.get("cookie", b"").split(b";"))


class _Answer:
    """The answer to one request on its way out: it gets our headers, and its size is noted."""

    def __init__(self, send: ASGI) -> None:
        self._send = send
        self.started = False
        self.size = 0

    async def send(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.started = True
            headers = list(message.get("headers", ()))
            # Answers are somebody's own, or old in a moment; what may be kept says so itself.
            if message["status"] >= 400 or not any(name.lower() == b"cache-control" for name, _ in headers):
                headers = [one for one in headers if one[0].lower() != b"cache-control"] + [_NOT_KEPT]
            message["headers"] = [*headers, *HEADERS]
        else:
            self.size += len(message.get("body", b""))
        await self._send(message)

    async def refuse(self, refused: ServerError, status: int) -> None:
        body = msgspec.json.encode(failure(refused))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if isinstance(refused, TooMany):
            headers.append((b"retry-after", str(refused.retry_after).encode()))
        await self.send({"type": "http.response.start", "status": status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body})


__all__ = ["HEADERS", "LONGEST_BODY", "Guard", "Rates", "Streams"]
