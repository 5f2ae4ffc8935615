"""Processes of this machine that play games, each one game after the other.

A game is a job that can be done again: its key says all about it. If a process is killed, by whatever, the game it was
playing is given to another one, so that no game is lost; a game is counted when its result has come, once.
"""

from __future__ import annotations

import signal
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import NamedTuple, Protocol

from longhouse.arena import tournament
from longhouse.arena.tournament import Pairing, PlayedGame
from longhouse.core.errors import LonghouseError

MOST_DEATHS = 4
"""A game whose process dies so often is not played again: it would take one process after the other with it."""


PATIENCE = 600
CHANGED_PATIENCE = 60
_ALARM = getattr(signal, "SIGALRM", 0)
_DYING = 5.0
"""Its line is closed a moment before one can know what a process died of."""


class Players(Protocol):
    """Whoever plays games for an arena."""

    def play(self, planned: Sequence[Pairing]) -> Iterator[tuple[int, PlayedGame]]:
        """Every game once, with its place among those that were planned, as they end."""
        ...

    def close(self) -> None:
        """Let go of what was needed to play."""
        ...


class Here:
    """Plays in this process, one game after the other."""

    def play(self, planned: Sequence[Pairing]) -> Iterator[tuple[int, PlayedGame]]:
        """In their order."""
        for place, pairing in enumerate(planned):
            yield place, tournament.play(pairing)

    def close(self) -> None:
        """Nothing was needed."""


class Reply(NamedTuple):
    """What a process says about its game."""

    played: PlayedGame | None = None
    refused: tuple[str, dict[str, object]] | None = None
    """An error of ours: its message and arguments. Exceptions with named arguments cannot be sent as they are."""
    broke: str = ""
    """Any other: its last line."""

    def unwrap(self, pairing: Pairing) -> PlayedGame:
        """The game, or what was in its way."""
        if self.refused is not None:
            raise LonghouseError(self.refused[0], **self.refused[1])
        if self.played is None:
            changes = ", ".join(pairing.changes)
            broke = "error-lab-broke" if changes else "error-arena-broke"
            raise LonghouseError(broke, which=named(pairing), why=self.broke, changes=changes)
        return self.played


def named(pairing: Pairing) -> str:
    """A game in the words of an error: "tribes, 1/0, brave + novice"."""
    return f"{pairing.game}, {pairing.deal}, {' + '.join(pairing.line_up)}"


def _hangs(pairing: Pairing) -> LonghouseError:
    """That a game stands still; if figures were changed, which of them the rules cannot live with."""
    which, seconds = named(pairing), patience(pairing)
    if pairing.changes:
        return LonghouseError("error-lab-hangs", which=which, seconds=seconds, changes=", ".join(pairing.changes))
    return LonghouseError("error-arena-hangs", which=which, seconds=seconds)


def attempt(pairing: Pairing) -> Reply:
    """Play a game, and say what became of it in words that can be sent. A process that stands still is ended."""
    try:
        return Reply(tournament.play(pairing, _alarm(pairing)))
    except LonghouseError as error:
        return Reply(refused=(error.message_id, error.args_of_message))
    except Exception as error:
        return Reply(broke="".join(traceback.format_exception_only(error)).strip())
    finally:
        if hasattr(signal, "alarm"):
            signal.alarm(0)


def _alarm(pairing: Pairing) -> Callable[[], object]:
    """Winds a clock that ends this process, where there are such clocks: a compiled loop listens to nothing else."""
    if not hasattr(signal, "alarm"):
        return lambda: None
    return lambda: signal.alarm(patience(pairing))


def patience(pairing: Pairing) -> int:
    """How many seconds a decision may take, with its consequences. Changed figures may have made an endless loop."""
    return CHANGED_PATIENCE if pairing.changes else PATIENCE


class _Worker:
    """One process, and the place of the game it plays; None if it waits."""

    def __init__(self) -> None:
        # Spawned, not forked: a forked copy of a process with threads (a progress bar has one) may hang, and one that
        # knows a game already could not read it anew with other figures.
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=_serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.place: int | None = None
        self.is_dead = False
        self.changes: tuple[str, ...] | None = None
        """With which figures it knows the game; None as long as it knows none."""

    def ask(self, place: int, pairing: Pairing) -> bool:
        """Give it a game; whether it is still there to take one."""
        self.place, self.changes = place, pairing.changes
        try:
            self.line.send(pairing)
        except OSError:
            return False
        return True

    def answer(self) -> Reply | None:
        """What it says; None if it is dead."""
        try:
            reply: Reply = self.line.recv()
        except (EOFError, OSError):
            self.is_dead = True
            return None
        return reply

    def end(self) -> None:
        """It has nothing of its own that could be lost."""
        self.line.close()
        self.process.join(_DYING if self.is_dead else 0)
        self.process.kill()
        self.process.join()


class Workers:
    """So many processes; they are started with the first game and stay until they are closed."""

    def __init__(self, count: int, started: Callable[[int], None] | None = None) -> None:
        self._count = max(1, count)
        self._workers: list[_Worker] = []
        self._started = started
        """Is told the id of every process: for tests that kill them."""

    def play(self, planned: Sequence[Pairing]) -> Iterator[tuple[int, PlayedGame]]:
        """Every game once, as they end."""
        waiting = deque(range(len(planned)))
        deaths: dict[int, int] = {}
        while len(self._workers) < min(self._count, len(planned)):
            self._workers.append(self._new())
        try:
            while waiting or any(worker.place is not None for worker in self._workers):
                for at, worker in enumerate(self._workers):
                    if worker.place is None and waiting:
                        place = waiting.popleft()
                        if not self._fitting(at, planned[place]).ask(place, planned[place]):
                            self._replace(at, waiting, deaths, planned)
                busy = [worker for worker in self._workers if worker.place is not None]
                if not busy:
                    continue  # whoever was asked was dead already: nobody would ever answer
                ready = wait([worker.line for worker in busy])
                for worker in busy:
                    if worker.line not in ready or worker.place is None:
                        continue
                    place, reply = worker.place, worker.answer()
                    if reply is None:
                        self._replace(self._workers.index(worker), waiting, deaths, planned)
                        continue
                    worker.place = None
                    yield place, reply.unwrap(planned[place])
        finally:
            if any(worker.place is not None for worker in self._workers):
                self.close()  # somebody has seen enough; what is still played there is not wanted

    def close(self) -> None:
        """End the processes."""
        for worker in self._workers:
            worker.end()
        self._workers.clear()

    def _fitting(self, at: int, pairing: Pairing) -> _Worker:
        """A process for this game: one that has read other figures cannot forget them."""
        if self._workers[at].changes not in (None, pairing.changes):
            self._workers[at].end()
            self._workers[at] = self._new()
        return self._workers[at]

    def _new(self) -> _Worker:
        worker = _Worker()
        if self._started is not None:
            self._started(int(worker.process.pid or 0))
        return worker

    def _replace(self, at: int, waiting: deque[int], deaths: dict[int, int], planned: Sequence[Pairing]) -> None:
        """Another process for one that died; its game is played again."""
        dead = self._workers[at]
        place = dead.place
        dead.end()
        self._workers[at] = self._new()
        if place is None:
            return
        if dead.process.exitcode == -_ALARM:
            raise _hangs(planned[place])
        deaths[place] = deaths.get(place, 0) + 1
        if deaths[place] >= MOST_DEATHS:
            raise LonghouseError("error-arena-killed", which=named(planned[place]), times=deaths[place])
        waiting.appendleft(place)


def _serve(line: Connection) -> None:
    """What a process does: a game whenever it is given one, until nobody listens any more."""
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            line.send(attempt(line.recv()))
