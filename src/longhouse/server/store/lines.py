"""Connections in use, so that one that hangs can be cut off from outside the thread that waits for it.

A database process that is frozen, or a network that forgot a connection, never answers; no time limit of the database's
own helps then. Closing our end does: the waiting thread gets an error at once, and is free.
"""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

Answer = TypeVar("Answer")


class Line:
    """What one thread is busy with: since when, and on which connection."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._since: float | None = None
        self._connection: Any = None

    def begin(self) -> None:
        """Something begins."""
        with self._lock:
            self._since, self._connection = time.monotonic(), None

    def hold(self, connection: Any) -> None:
        """A connection is used from now on."""
        with self._lock:
            self._connection = connection

    def end(self) -> None:
        """It is done; whoever cuts later cuts nothing."""
        with self._lock:
            self._since = self._connection = None

    def busy_for(self) -> float:
        """Seconds since it began; 0 if nothing is under way."""
        with self._lock:
            return 0.0 if self._since is None else time.monotonic() - self._since

    def cut(self) -> None:
        """End the connection under whoever waits for it. SQLite has no connection that could hang."""
        with self._lock:
            if self._connection is None:
                return
            try:
                # A copy: closing the socket object must not close the driver's own descriptor.
                with socket.socket(fileno=os.dup(self._connection.fileno())) as end:
                    end.shutdown(socket.SHUT_RDWR)
            except Exception:
                pass  # It is closed already: the driver says so with an error of its own.


class Lines:
    """Which line the current thread is on."""

    def __init__(self) -> None:
        self._local = threading.local()

    def use(self, line: Line, work: Callable[[], Answer]) -> Answer:
        """Do something on a line."""
        self._local.line = line
        line.begin()
        try:
            return work()
        finally:
            line.end()
            self._local.line = None

    def hold(self, connection: Any) -> None:
        """The pool has given this connection to the current thread."""
        line: Line | None = getattr(self._local, "line", None)
        if line is not None:
            line.hold(connection)
