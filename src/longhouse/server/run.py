"""Starts and stops the server: one process, or several that share a socket and a PostgreSQL database."""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import asdict
from importlib.util import find_spec
from types import FrameType
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn

from longhouse.server import logs
from longhouse.server.config import Config
from longhouse.server.errors import BadRequest
from longhouse.server.process import Application, Process

_CLOSING_SECONDS = 10
_SWITCH_SECONDS = 0.0002
_CONFIG = "LONGHOUSE_WORKER_CONFIG"
_SOCKET = "LONGHOUSE_WORKER_SOCKET"


def _is_there(module: str) -> bool:
    return find_spec(module) is not None


class Server(uvicorn.Server):
    """uvicorn, which ends our streams when it is asked to end: it would wait for them otherwise."""

    def __init__(self, application: Application, config: Config) -> None:
        super().__init__(
            uvicorn.Config(
                application,
                http="httptools" if _is_there("httptools") else "h11",
                loop="uvloop" if _is_there("uvloop") else "asyncio",
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                date_header=True,
                forwarded_allow_ips=config.proxies,
                timeout_graceful_shutdown=_CLOSING_SECONDS,
                timeout_keep_alive=20,
                h11_max_incomplete_event_size=32 * 1024,
                backlog=2048,
            )
        )
        self.application = application

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C, or the system asks us to stop."""
        self.application.process.presence.close()
        # Not passed on: uvicorn would raise the signal again at the end, and a wish to stop is no failure.
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def bind(config: Config) -> socket.socket:
    """The socket to serve on; BadRequest if somebody else has it."""
    try:
        family, *_, address = socket.getaddrinfo(config.host, config.port, type=socket.SOCK_STREAM)[0]
        # Named, because asyncio turns Nagle's algorithm off only where it sees that this is TCP. With it every answer
        # waited 40 ms for the other side's acknowledgement.
        bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen(2048)
    except OSError as error:
        where = f"{config.host}:{config.port}"
        raise BadRequest("server-error-address", address=where, why=str(error.strerror)) from error
    return bound


def serve(config: Config, bound: socket.socket, when_ready: Callable[[], None]) -> int:
    """Serve until asked to stop, and return the exit code."""
    logs.set_up(config.log_level, config.log_format)
    if config.workers > 1:
        _check_sharing(config)
    threading.Thread(target=_wait_until_ready, args=(bound, when_ready), daemon=True).start()
    return _supervise(config, bound) if config.workers > 1 else _serve_here(config, bound)


def _check_sharing(config: Config) -> None:
    if config.database_url.startswith("sqlite"):
        raise BadRequest("server-error-workers")


def _serve_here(config: Config, bound: socket.socket) -> int:
    application = Application(config)
    application.process.prepare()
    _tune_python()
    server = Server(application, config)
    server.run(sockets=[bound])
    return 0 if server.started else 1


def _tune_python() -> None:
    """Settings of the interpreter for many tables in one process: no long pauses."""
    # The thread that writes gives way at every statement, and would wait 5 ms each time until it may go on.
    sys.setswitchinterval(_SWITCH_SECONDS)
    # What is loaded now stays. Looking through the logs of all tables again and again for cycles finds none.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def _wait_until_ready(bound: socket.socket, when_ready: Callable[[], None]) -> None:
    for _ in range(600):
        try:
            with urlopen(f"{local_address(bound)}/ready", timeout=5) as answer:
                if answer.status == 200:
                    when_ready()
                    return
        except (URLError, OSError):
            time.sleep(0.1)


def local_address(bound: socket.socket) -> str:
    """Where this machine's own browser finds the server."""
    host, port = bound.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{host}:{port}"


# Several processes.


def _supervise(config: Config, bound: socket.socket) -> int:
    """Keep so many processes running. One that dies is replaced; meanwhile the others serve its tables."""
    _check_database(config)
    stopping = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda _sig, _frame: stopping.set())
    children = [_spawn(config, bound) for _ in range(config.workers)]
    while not stopping.wait(0.5):
        for at, child in enumerate(children):
            if child.poll() is not None:
                children[at] = _spawn(config, bound)
    for child in children:
        child.terminate()
    deadline = time.monotonic() + _CLOSING_SECONDS + 5
    for child in children:
        try:
            child.wait(max(0.1, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            child.kill()
    return 0


def _check_database(config: Config) -> None:
    """Bring the schema up to date before anybody needs it, and say what is wrong once instead of in every process."""
    process = Process(config)
    process.prepare()
    process.store.close()


def _spawn(config: Config, bound: socket.socket) -> subprocess.Popen[bytes]:
    fd = bound.fileno()
    environment = {**os.environ, _CONFIG: json.dumps(asdict(config)), _SOCKET: str(fd)}
    command = [sys.executable, "-m", "longhouse.server.run"]
    return subprocess.Popen(command, env=environment, pass_fds=[fd], stdin=subprocess.PIPE, start_new_session=True)


def _work() -> int:
    """What each of several processes does: serve on the socket it was given, until its parent is gone."""
    config = Config(**json.loads(os.environ[_CONFIG]))
    bound = socket.socket(fileno=int(os.environ[_SOCKET]))
    logs.set_up(config.log_level, config.log_format)
    threading.Thread(target=_follow_parent, daemon=True).start()
    return _serve_here(config, bound)


def _follow_parent() -> None:
    # Not through sys.stdin: its lock, held by this thread, would be missed when the interpreter ends.
    while os.read(0, 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(_work())
