"""One of a supervisor's processes: `python -m longhouse.server.worker SOCKET PIPE`.

Standard input brings the configuration, which may hold a password and so is in no environment and on no command line;
then it stays open, and when it ends the supervisor is gone. Through the pipe the supervisor hears how far we are.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
import threading
import time
from dataclasses import dataclass, field

from longhouse.core.errors import LonghouseError
from longhouse.server import errors, logs
from longhouse.server.config import Config

REFUSED = 2
_LOCK_SECONDS = 10.0
"""How long the process before us may need to let go of a SQLite file."""


@dataclass
class _Parent:
    """The supervisor, as its worker sees it."""

    pipe: int
    go: threading.Event = field(default_factory=threading.Event)
    server: object = None
    _rest: bytes = b""

    def tell(self, **facts: object) -> None:
        """One line through the pipe."""
        try:
            os.write(self.pipe, json.dumps(facts).encode() + b"\n")
        except OSError:
            os._exit(1)  # nobody is there any more

    def read_line(self) -> bytes:
        """The next line from standard input; nothing if it has ended."""
        # Not through sys.stdin: its lock, held by the thread that follows, would be missed when the interpreter ends.
        while b"\n" not in self._rest:
            more = os.read(0, 65536)
            if not more:
                return b""
            self._rest += more
        line, _, self._rest = self._rest.partition(b"\n")
        return line

    def follow(self) -> None:
        """Do what it says, until it is gone: then let go of the address at once, finish and end."""
        while line := self.read_line():
            if line == b"go":
                self.go.set()
        self._leave()

    def _leave(self) -> None:
        from longhouse.server.run import Server

        if not isinstance(self.server, Server):
            os._exit(1)
        self.server.leave_address()
        os.kill(os.getpid(), signal.SIGTERM)


def main() -> int:
    """Serve on the socket that we were given; the exit code."""
    bound, parent = socket.socket(fileno=int(sys.argv[1])), _Parent(int(sys.argv[2]))
    os.set_inheritable(parent.pipe, False)
    os.set_inheritable(bound.fileno(), False)
    config = Config(**json.loads(parent.read_line()))
    logs.set_up(config.log_level, config.log_format)
    threading.Thread(target=parent.follow, daemon=True).start()
    # A Ctrl-C is for the supervisor, and a request to stop that comes before we serve ends us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from longhouse.server import run
    from longhouse.server.process import Application

    parent.tell(stage="loaded")
    parent.go.wait()
    try:
        application = Application(config)
        _prepare(application)
    except LonghouseError as error:
        parent.tell(stage="refused", id=error.message_id, args=error.args_of_message, says=errors.text().error(error))
        return REFUSED
    run.tune_python()
    server = run.Server(application, config, lambda: parent.tell(stage="ready"))
    parent.server = server
    server.run(sockets=[bound])
    return 0 if server.started else 1


def _prepare(application: object) -> None:
    """Open the database. The process that we replace may still hold a SQLite file for a moment."""
    from longhouse.server.process import Application

    assert isinstance(application, Application)
    until = time.monotonic() + _LOCK_SECONDS
    while True:
        try:
            application.process.prepare()
            return
        except errors.Unavailable as error:
            if error.message_id != "server-error-locked" or time.monotonic() >= until:
                raise
        time.sleep(0.05)


if __name__ == "__main__":
    sys.exit(main())
