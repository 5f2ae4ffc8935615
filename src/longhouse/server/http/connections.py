"""What a connection may take: so long for a head, so long for a body, and so many at once from one address.

uvicorn waits for a head or a body for ever. These protocols are uvicorn's own with clocks on them.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from longhouse.server.config import Config
from longhouse.server.errors import BadRequest, ServerError, TooMany, TooSlow, failure
from longhouse.server.http.counts import Board, Open
from longhouse.server.http.guard import HEADERS
from longhouse.server.http.limits import client_named
from longhouse.server.http.proxies import Trusted

if TYPE_CHECKING:
    _Base = asyncio.Protocol
else:
    _Base = object

LONGEST_HEAD = 64 * 1024
_STALLED_SECONDS = 60.0
"""A reader that takes nothing of what we send for so long is cut off: it would be taken for somebody who is there."""
_REASONS = {400: b"Bad Request", 408: b"Request Timeout", 429: b"Too Many Requests"}


class Door:
    """How many connections each address has, at all processes together."""

    def __init__(self, config: Config, stalled_seconds: float = _STALLED_SECONDS, shared: Board | None = None) -> None:
        self.most = config.connections
        self.seconds = config.request_seconds
        self.stalled_seconds = stalled_seconds
        self._open = Open(config.connections, "connections", shared)
        self._proxies = Trusted(config.proxies)
        """Behind a proxy are many people, whom it must count itself."""

    def enter(self, address: str) -> bool:
        """Count a connection that opens; whether it may stay."""
        return self._open.enter(address) or address in self._proxies

    def leave(self, address: str) -> None:
        """Count a connection that closes."""
        self._open.leave(address)


class Timed(_Base):
    """Clocks for one of uvicorn's protocols."""

    door: Door
    cycle: Any
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None
    _clock: asyncio.TimerHandle | None = None
    _stalled: asyncio.TimerHandle | None = None
    _waits_for: tuple[int, str] | None = None
    _counted: str | None = None
    _head = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody connects."""
        super().connection_made(transport)
        self._counted = client_named(str(self.client[0])) if self.client else "?"
        if not self.door.enter(self._counted):
            self._refuse(TooMany("server-error-connections", retry_after=10, most=self.door.most))
            return
        self._watch("head")

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        if self._counted is not None:
            self.door.leave(self._counted)
            self._counted = None
        self._stop()
        self._move_on()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A piece of a head or a body."""
        if self.transport.is_closing():
            return
        if self._phase() == "head":
            self._head += len(data)
        super().data_received(data)
        phase = self._phase()
        if phase != "head":
            self._head = 0
        elif self._head > LONGEST_HEAD:
            self._refuse(BadRequest("server-error-request", field="-", why="head"))
            return
        self._watch(phase)

    def on_response_complete(self) -> None:
        """An answer is sent. uvicorn itself closes a connection on which nothing more comes."""
        self._head = 0
        self._stop()
        super().on_response_complete()  # type: ignore[misc]

    def send_400_response(self, msg: str) -> None:
        """What came is no HTTP."""
        self._refuse(BadRequest("server-error-request", field="-", why=msg))

    def pause_writing(self) -> None:
        """The reader takes less than we send."""
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(self.door.stalled_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The reader has caught up."""
        self._move_on()
        super().resume_writing()

    def _phase(self) -> str:
        """What is awaited: the head of a request, its body, or our own answer."""
        if self.cycle is None:
            return "head"
        if self.cycle.more_body:  # also where it was answered before all of it was there
            return "body"
        return "head" if self.cycle.response_complete else "answer"

    def _watch(self, phase: str) -> None:
        """Start the clock when another thing is awaited than before; a head that comes in drops does not stop it."""
        awaited = (id(self.cycle), phase)
        if awaited == self._waits_for:
            return
        self._stop()
        self._waits_for = awaited
        if phase != "answer" and self.door.seconds > 0:
            self._clock = self.loop.call_later(self.door.seconds, self._too_slow)

    def _stop(self) -> None:
        self._waits_for = None
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _move_on(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _too_slow(self) -> None:
        self._clock = None
        if self._phase() == "head" and not self._head:
            # Browsers connect before they have anything to ask, and would take this for the answer to what they ask.
            self.transport.close()
        elif self._phase() != "answer":
            self._refuse(TooSlow("server-error-slow"))

    def _refuse(self, refused: ServerError) -> None:
        """Say why, and hang up. Half of an answer is not made better by half of another."""
        if self.transport.is_closing():
            return
        self._stop()
        cycle = self.cycle
        is_next = cycle is None or (cycle.response_complete and not cycle.more_body)
        if is_next or not cycle.response_started:
            self.transport.write(_written(refused))
        self.transport.close()


def _written(refused: ServerError) -> bytes:
    body = msgspec.json.encode(failure(refused))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"connection", b"close"),
        *HEADERS,
    ]
    if isinstance(refused, TooMany):
        headers.append((b"retry-after", str(refused.retry_after).encode()))
    lines = [b"HTTP/1.1 %d %b" % (refused.status, _REASONS.get(refused.status, b""))]
    return b"\r\n".join([*lines, *(b"%b: %b" % header for header in headers), b"", body])


def protocol(config: Config) -> type[asyncio.Protocol]:
    """The protocol class for `uvicorn.Config(http=...)`: the quick one if it is installed."""
    base: Any
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as base  # noqa: N813
    except ImportError:
        from uvicorn.protocols.http.h11_impl import H11Protocol as base  # noqa: N813
    return timed(base, Door(config))


def timed(base: type[asyncio.Protocol], at: Door) -> type[asyncio.Protocol]:
    """One of uvicorn's protocols with our clocks, all of whose connections pass this door."""
    return type(f"Timed{base.__name__}", (Timed, base), {"door": at})


def allow_many_files() -> None:
    """As many open connections as this system allows the process at all: usually only a thousand are set."""
    try:
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
        if soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (ImportError, ValueError, OSError):
        return
