"""Outermost but one: gives every request an id, counts it, and logs it where that is wanted.

A line of the log has the path without its query, and no header: tokens are sent in headers and behind `#`, and a query
could hold anything. Whatever was answered 500 or above is logged in any case, with its reason.
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections.abc import MutableMapping
from typing import Any

from longhouse.server import logs, metrics
from longhouse.server.config import Config
from longhouse.server.http.guard import ASGI, Scope

_ID = re.compile(rb"[A-Za-z0-9_.:-]{8,64}")
_METHODS = ("GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE", "PATCH")
_LONGEST_PATH = 200
_log = logging.getLogger("longhouse.access")


class Access:
    """ASGI middleware around the guard."""

    def __init__(self, app: ASGI, config: Config) -> None:
        self.app = app
        self.logs_all = config.access_log == "on"

    async def __call__(self, scope: Scope, receive: ASGI, send: ASGI) -> None:
        """Let a request through and remember what came of it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        seen = logs.Seen(_id_of(scope))
        path = scope["path"][:_LONGEST_PATH]
        name = (b"x-request-id", seen.id.encode())

        async def send_and_look(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                seen.status = message["status"]
                message["headers"] = [*message.get("headers", ()), name]
            elif message["type"] == "http.response.body":
                seen.sent += len(message.get("body", b""))
            await send(message)

        began = time.perf_counter()
        # Set and not set back: the task of a request ends with it.
        logs.seen.set(seen)
        try:
            await self.app(scope, receive, send_and_look)
        except Exception as error:
            seen.reason = seen.reason or type(error).__name__
            raise
        finally:
            self._note(scope, path, seen, time.perf_counter() - began)

    def _note(self, scope: Scope, path: str, seen: logs.Seen, seconds: float) -> None:
        method = scope["method"] if scope["method"] in _METHODS else "other"
        route, status = str(scope.get("path_template", "none")), seen.status or 500
        metrics.requests.labels(method, route, str(status)).inc()
        if not route.endswith("/stream"):
            metrics.request_seconds.labels(route).observe(seconds)
        if status >= 500:
            metrics.unavailable.labels(seen.reason or "unknown").inc()
        elif status == 429:
            metrics.limited.labels(seen.reason or "unknown").inc()
        if self.logs_all or status >= 500:
            facts: dict[str, object] = {
                "method": scope["method"],
                "path": path,
                "status": status,
                "ms": round(seconds * 1000, 1),
                "bytes": seen.sent,
                "address": str(client[0]) if (client := scope.get("client")) else "?",
            }
            if seen.reason:
                facts |= {"reason": seen.reason, "why": seen.why}
            _log.log(logging.WARNING if status >= 500 else logging.INFO, "request", extra=facts)


def _id_of(scope: Scope) -> str:
    """The id that a proxy which we trust has given it, if it is well formed; else one of our own."""
    if scope.get("trusted_proxy"):
        for name, value in scope["headers"]:
            if name == b"x-request-id" and _ID.fullmatch(value):
                return str(value.decode())
    return secrets.token_hex(8)
