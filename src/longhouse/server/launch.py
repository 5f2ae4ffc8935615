"""Where the server listens, and whether one process serves or a supervisor with several.

Only what a supervisor needs is imported here: it lives beside its workers for months and should cost next to nothing.
"""

from __future__ import annotations

import errno
import socket
import time
from collections.abc import Callable

from longhouse.server import logs, systemd
from longhouse.server.config import Config
from longhouse.server.errors import BadRequest

BACKLOG = 2048
_REBIND_SECONDS = 10.0
"""How long the workers of a supervisor that was killed may need to let go of the address."""


def bind(config: Config) -> socket.socket:
    """The socket to serve on: systemd's if it brings one; BadRequest if somebody else has the address."""
    if (given := systemd.inherited_socket()) is not None:
        return given
    until = time.monotonic() + (_REBIND_SECONDS if config.is_supervised else 0)
    while True:
        try:
            return _bind(config)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() >= until:
                where = f"{config.host}:{config.port}"
                raise BadRequest("server-error-address", address=where, why=str(error.strerror)) from error
        time.sleep(0.05)


def _bind(config: Config) -> socket.socket:
    family, *_, address = socket.getaddrinfo(config.host, config.port, type=socket.SOCK_STREAM)[0]
    # Named, because asyncio turns Nagle's algorithm off only where it sees that this is TCP. With it every answer
    # waited 40 ms for the other side's acknowledgement.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen(BACKLOG)
    except OSError:
        bound.close()
        raise
    return bound


def local_address(bound: socket.socket, prefix: str = "") -> str:
    """Where this machine's own browser finds the server."""
    host, port = bound.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{host}:{port}{prefix}"


def serve(config: Config, bound: socket.socket, when_ready: Callable[[], None]) -> int:
    """Serve until asked to stop, and return the exit code."""
    logs.set_up(config.log_level, config.log_format)
    if config.workers > 1 and config.database_url.startswith("sqlite"):
        raise BadRequest("server-error-workers")
    if config.is_supervised:
        from longhouse.server.supervisor import Supervisor

        return Supervisor(config, bound, when_ready).run()
    from longhouse.server.run import serve_here

    return serve_here(config, bound, when_ready)
