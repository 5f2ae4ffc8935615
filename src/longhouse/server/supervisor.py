"""Keeps several processes serving on one socket, replaces one that dies, and all of them one by one on SIGHUP.

The socket stays open here, so that whoever connects while a process is being replaced waits in its queue and is served
by the next. On PostgreSQL the new process serves before the old one stops. A SQLite file belongs to one process: there
the new one loads everything first, then the old one stops, then the new one opens the file.
"""

from __future__ import annotations

import json
import logging
import os
import selectors
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass
from functools import partial

from longhouse.server import systemd
from longhouse.server.config import FIELDS, Config
from longhouse.server.errors import ServerError
from longhouse.server.http import limits

_CLOSING_SECONDS = 15.0
"""How long a worker may take to end: its own limit for requests, and closing the database."""
_STARTING_SECONDS = 120.0
_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 30.0
_PROVED_SECONDS = 2.0
"""A worker that has served so long does not die at once: the next one starts without a pause."""
_log = logging.getLogger("longhouse.supervisor")


@dataclass(eq=False)
class Worker:
    """A process that serves, or is about to."""

    process: subprocess.Popen[bytes]
    pipe: int
    """Where it tells how far it is."""
    began: float
    generation: int
    """How often the workers had been replaced before it was started."""
    stage: str = "starting"
    """`starting`, `loaded`, `ready`, `refused`."""
    ready_at: float | None = None
    refusal: dict[str, object] | None = None
    asked_to_stop: float | None = None
    killed: bool = False
    rest: bytes = b""

    def send(self, word: str) -> None:
        """A line to its standard input."""
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.write(word.encode() + b"\n")
            self.process.stdin.flush()

    def stop(self, now: float) -> None:
        """Ask it to finish and end."""
        if self.asked_to_stop is None:
            self.asked_to_stop = now
            self.process.terminate()

    def why(self) -> str:
        """Why it has ended."""
        if self.refusal is not None:
            return str(self.refusal["says"])
        code = self.process.returncode
        if self.killed:
            return "it did not answer any more and was killed"
        return f"exit code {code}" if code >= 0 else signal.Signals(-code).name


@dataclass(eq=False)
class Slot:
    """One of the processes that there should be."""

    number: int
    worker: Worker | None = None
    successor: Worker | None = None
    failures: int = 0
    start_at: float = 0.0
    """When to start the next one, if there is none."""

    def all(self) -> list[Worker]:
        """Every process of this slot."""
        return [one for one in (self.worker, self.successor) if one is not None]


class Supervisor:
    """The processes behind one socket."""

    def __init__(self, config: Config, bound: socket.socket, when_ready: Callable[[], None]) -> None:
        self.config = config
        self.bound = bound
        self.when_ready = when_ready
        self.slots = [Slot(number) for number in range(config.workers)]
        self.exclusive = config.database_url.startswith("sqlite")
        """Whether only one process may have the database open."""
        self.stopping = False
        self.code = 0
        self.was_ready = False
        self.has_served = False
        self.generation = 0
        self.reloading = False
        self._selector = selectors.DefaultSelector()
        self._environment: dict[str, str] = {}
        self._refusal: ServerError | None = None
        self._has_terminal = sys.stdin is not None and sys.stdin.isatty()

    def run(self) -> int:
        """Until asked to stop; the exit code. A refusal if nothing could ever be served."""
        with ExitStack() as until_the_end:
            self._environment = until_the_end.enter_context(_environment(self.config))
            until_the_end.enter_context(self._signals())
            for slot in self.slots:
                self._start(slot)
            while not self.stopping or any(slot.all() for slot in self.slots):
                self._wait()
                for slot in self.slots:
                    self._look_at(slot, time.monotonic())
                self._roll(time.monotonic())
        if self._refusal is not None:
            raise self._refusal
        return self.code

    # Signals.

    @contextmanager
    def _signals(self) -> Iterator[None]:
        reads, writes = os.pipe()
        os.set_blocking(reads, False)
        os.set_blocking(writes, False)
        self._selector.register(reads, selectors.EVENT_READ, partial(self._hear_signals, reads))
        numbers = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGCHLD)
        old = {number: signal.signal(number, lambda _number, _frame: None) for number in numbers}
        before = signal.set_wakeup_fd(writes, warn_on_full_buffer=False)
        try:
            yield
        finally:
            signal.set_wakeup_fd(before)
            for number, handler in old.items():
                signal.signal(number, handler)
            self._selector.close()
            os.close(reads)
            os.close(writes)

    def _hear_signals(self, reads: int) -> None:
        for number in os.read(reads, 4096):
            if number == signal.SIGHUP and not self._hung_up():
                self._reload()
            elif number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                if self.stopping and number == signal.SIGINT:
                    self._kill_all()
                self._stop()

    def _hung_up(self) -> bool:
        """Whether the signal means that our terminal is gone, and not that somebody wants new workers."""
        if not self._has_terminal:
            return False
        try:
            os.close(os.open("/dev/tty", os.O_RDWR | os.O_NOCTTY))
        except OSError:
            return True
        return False

    def _stop(self, code: int = 0) -> None:
        if not self.stopping:
            self.stopping, self.code = True, code
            systemd.notify("STOPPING=1")
        for slot in self.slots:
            for worker in slot.all():
                worker.stop(time.monotonic())

    def _kill_all(self) -> None:
        for slot in self.slots:
            for worker in slot.all():
                worker.process.kill()

    # One process.

    def _start(self, slot: Slot, go: bool = True) -> Worker:
        """A new process: the slot's own, or the one that will follow it."""
        reads, writes = os.pipe()
        os.set_blocking(reads, False)
        fds = [self.bound.fileno(), writes]
        shared = limits.share(self._environment)
        command = [sys.executable, "-m", "longhouse.server.worker", *map(str, fds)]
        process = subprocess.Popen(
            command, env=self._environment, pass_fds=[*fds, *shared], stdin=subprocess.PIPE, start_new_session=True
        )
        os.close(writes)
        worker = Worker(process, reads, time.monotonic(), self.generation)
        self._selector.register(reads, selectors.EVENT_READ, partial(self._hear, worker))
        worker.send(json.dumps(asdict(self.config)))
        if go:
            worker.send("go")
        if slot.worker is None:
            slot.worker = worker
        else:
            slot.successor = worker
        return worker

    def _hear(self, worker: Worker) -> None:
        """What a worker tells; the end of its pipe is the end of the worker, which `_look_at` sees."""
        try:
            said = os.read(worker.pipe, 65536)
        except BlockingIOError:
            return
        if not said:
            self._selector.unregister(worker.pipe)
            os.close(worker.pipe)
            worker.pipe = -1
            return
        *lines, worker.rest = (worker.rest + said).split(b"\n")
        for line in lines:
            facts = json.loads(line)
            worker.stage = facts["stage"]
            if worker.stage == "refused":
                worker.refusal = facts
            elif worker.stage == "ready":
                worker.ready_at = time.monotonic()
                self.has_served = True
                _log.info("worker ready", extra={"worker": worker.process.pid})
                self._look_whether_all_are_ready()

    def _look_whether_all_are_ready(self) -> None:
        if not self.was_ready and all(slot.worker and slot.worker.stage == "ready" for slot in self.slots):
            self.was_ready = True
            systemd.notify("READY=1")
            self.when_ready()

    def _wait(self) -> None:
        """For a signal, for word from a worker, or until something is due."""
        now = time.monotonic()
        due = [slot.start_at for slot in self.slots if slot.worker is None]
        # Whoever must be killed is found within a second.
        for key, _ in self._selector.select(min([1.0, *(max(0.0, at - now) for at in due)])):
            key.data()

    def _look_at(self, slot: Slot, now: float) -> None:
        for worker in slot.all():
            late = worker.asked_to_stop is not None and now - worker.asked_to_stop > _CLOSING_SECONDS
            stuck = worker.stage == "starting" and now - worker.began > _STARTING_SECONDS
            if (late or stuck) and not worker.killed:
                worker.killed = True
                worker.process.kill()
            if worker.process.poll() is not None:
                self._bury(slot, worker, now)
        if slot.worker is None and not self.stopping and now >= slot.start_at:
            self._start(slot)

    def _bury(self, slot: Slot, worker: Worker, now: float) -> None:
        if worker.pipe >= 0:
            self._hear(worker)
        if worker.pipe >= 0:
            self._selector.unregister(worker.pipe)
            os.close(worker.pipe)
        assert worker.process.stdin is not None
        with suppress(OSError):
            worker.process.stdin.close()
        _forget_metrics(self._environment, worker.process.pid)
        if worker is slot.successor:
            slot.successor = None
            self._give_up_reloading(worker)
            return
        slot.worker, slot.successor = slot.successor, None
        if slot.worker is not None and self.exclusive:
            slot.worker.send("go")
        if self.stopping or worker.asked_to_stop is not None:
            return
        if not self.has_served and worker.refusal is not None:
            # No worker was ever ready: the host wants to know why at once. Otherwise the others keep serving, and a
            # database that is away for a moment does not end them.
            args = worker.refusal["args"]
            assert isinstance(args, dict)
            self._refusal = ServerError(str(worker.refusal["id"]), **args)
            self._stop()
            return
        self._pause(slot, worker, now)

    def _pause(self, slot: Slot, worker: Worker, now: float) -> None:
        """It has died. The next one starts at once; after several that died at once, later and later."""
        pause = 0.0
        if worker.ready_at is not None and now - worker.ready_at >= _PROVED_SECONDS:
            slot.failures = 0
        else:
            pause = min(_LONGEST_PAUSE, _FIRST_PAUSE * 2**slot.failures)
            slot.failures = min(slot.failures + 1, 10)
        slot.start_at = now + pause
        _log.warning("worker ended", extra={"worker": worker.process.pid, "why": worker.why(), "again_in": pause})

    # All of them, one after the other.

    def _reload(self) -> None:
        if not self.stopping:
            _log.info("replacing the workers")
            systemd.notify("RELOADING=1")
            self.generation += 1
            self.reloading = True

    def _roll(self, now: float) -> None:
        """Go on with replacing the first that is still to be replaced."""
        if self.stopping or not self.reloading:
            return
        slot = next((slot for slot in self.slots if not self._is_new(slot.worker)), None)
        if slot is None:
            self.reloading = False
            systemd.notify("READY=1")
            _log.info("workers replaced")
            return
        old, new = slot.worker, slot.successor
        if old is None or old.stage != "ready" or old.asked_to_stop is not None:
            return
        if new is None:
            self._start(slot, go=not self.exclusive)
        elif new.stage == ("loaded" if self.exclusive else "ready"):
            old.stop(now)

    def _is_new(self, worker: Worker | None) -> bool:
        return worker is not None and worker.generation == self.generation and worker.stage == "ready"

    def _give_up_reloading(self, failed: Worker) -> None:
        """What is to replace them does not start: the old workers go on, until somebody asks again."""
        if self.stopping:
            return
        _log.error("new workers do not start, the old ones go on", extra={"why": failed.why()})
        self.reloading = False
        for slot in self.slots:
            if slot.worker is not None:
                slot.worker.generation = self.generation
        systemd.notify("READY=1")


@contextmanager
def _environment(config: Config) -> Iterator[dict[str, str]]:
    """What workers inherit: nothing of the configuration, which comes another way; where they count together."""
    ours = {field.variable for field in FIELDS}
    environment = {name: value for name, value in os.environ.items() if name not in ours}
    if not config.metrics:
        yield environment
        return
    from longhouse.server.http import metrics

    with metrics.served_for_all(config.metrics) as folder:
        yield {**environment, metrics.FOLDER: folder}


def _forget_metrics(environment: dict[str, str], pid: int) -> None:
    """Who has ended has no tables or streams any more; what was counted stays."""
    from longhouse.server.http import metrics

    metrics.forget(environment.get(metrics.FOLDER), pid)
