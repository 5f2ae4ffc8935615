"""uvicorn as this server runs it: how it begins, and how it ends without cutting anybody off."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from types import FrameType
from typing import Any

import uvicorn

from longhouse.server import systemd
from longhouse.server.config import Config
from longhouse.server.http import connections, metrics
from longhouse.server.http.access import Access
from longhouse.server.http.proxies import Proxies
from longhouse.server.launch import BACKLOG, bind, local_address, serve
from longhouse.server.process import Application

__all__ = ["Server", "bind", "local_address", "serve", "serve_here"]

CLOSING_SECONDS = 10
"""How long requests that run may go on when the server is asked to stop."""
_FIRST_REQUEST_SECONDS = 1.0
"""How long a connection that has asked nothing yet may still do so then: it was taken from the queue a moment ago."""
_SWITCH_SECONDS = 0.0002
_log = logging.getLogger("longhouse.server")


class Server(uvicorn.Server):
    """uvicorn, which ends our streams and kept connections when it is asked to end: it would wait for them."""

    def __init__(
        self, application: Application, config: Config, when_started: Callable[[], None] | None = None
    ) -> None:
        super().__init__(
            uvicorn.Config(
                Proxies(Access(application, config), config),
                http=connections.protocol(config),
                loop="uvloop" if find_spec("uvloop") else "asyncio",
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                date_header=True,
                # Proxies does that, and more of it.
                proxy_headers=False,
                timeout_keep_alive=20,
                h11_max_incomplete_event_size=32 * 1024,
                backlog=BACKLOG,
            )
        )
        self.application = application
        self._when_started = when_started or (lambda: None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and say so."""
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        self._when_started()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C, or the system asks us to stop."""
        self.application.process.presence.close()
        # Not passed on: uvicorn would raise the signal again at the end, and a wish to stop is no failure.
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    def leave_address(self) -> None:
        """From another thread: let go of the address at once."""
        with suppress(AttributeError, RuntimeError):  # not running yet, or not any more
            self._loop.call_soon_threadsafe(self.stop_listening)

    def stop_listening(self) -> None:
        """Let go of the address at once; what is connected is served to its end."""
        for server in getattr(self, "servers", []):
            server.close()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more connections, let every request that runs be answered, then close.

        uvicorn asks its connections once. One that was just being accepted does not hear it, is kept after its answer,
        and holds everything up until the time is over, when the request it then runs is cut with a bare 500.
        """
        self.stop_listening()
        for one in sockets or []:
            one.close()
        # What has arrived is read first: it counts as running.
        await asyncio.sleep(0)
        clock = asyncio.get_running_loop().time
        began = clock()
        while self._busy() and clock() - began < CLOSING_SECONDS:
            for connection in list(self.server_state.connections):
                if _has_asked(connection) or clock() - began > _FIRST_REQUEST_SECONDS:
                    _end(connection)
            await asyncio.sleep(0.02)
        if self._busy():
            await self._cut_off()
        if not self.force_exit:
            await self.lifespan.shutdown()

    def _busy(self) -> bool:
        return bool(self.server_state.connections or self.server_state.tasks) and not self.force_exit

    async def _cut_off(self) -> None:
        """Whoever does not read what is sent must not keep the server from ending."""
        _log.warning("requests cut off", extra={"requests": len(self.server_state.tasks)})
        for connection in list(self.server_state.connections):
            transport: Any = connection.transport
            transport.abort()
        await asyncio.sleep(0.1)
        for task in list(self.server_state.tasks):
            task.cancel()


def _has_asked(connection: Any) -> bool:
    return getattr(connection, "cycle", None) is not None


def _end(connection: Any) -> None:
    """End a connection: at once if it is idle, else after its answer."""
    if not connection.transport.is_closing():
        with suppress(Exception):  # h11 has already given this connection up; it closes by itself
            connection.shutdown()


def serve_here(config: Config, bound: socket.socket, when_ready: Callable[[], None]) -> int:
    """Serve in this process until asked to stop, and return the exit code."""
    application = Application(config)
    application.process.prepare()
    tune_python()

    def when_started() -> None:
        systemd.notify("READY=1")
        when_ready()

    server = Server(application, config, when_started)
    with metrics.served(config.metrics):
        server.run(sockets=[bound])
    systemd.notify("STOPPING=1")
    return 0 if server.started else 1


def tune_python() -> None:
    """Settings of the interpreter for many tables in one process: no long pauses."""
    connections.allow_many_files()
    # The thread that writes gives way at every statement, and would wait 5 ms each time until it may go on.
    sys.setswitchinterval(_SWITCH_SECONDS)
    # What is loaded now stays. Looking through the logs of all tables again and again finds few cycles: streams that
    # were cut off leave some. Python looks through everything only when it has grown by a quarter, too.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 10)
