"""Several processes that think about the same decision: each from another seed, and what they found is merged.

The one who asks thinks too, so that nothing is lost if the others are slow to start, or die.
"""

from __future__ import annotations

import signal
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import perf_counter
from types import TracebackType
from typing import NamedTuple

from longhouse.bots.search.searcher import NODES, Searcher
from longhouse.bots.search.thought import Thought, merged
from longhouse.core import registry
from longhouse.core.chance import FREE_STREAM, FastChance
from longhouse.core.protocol import Json, Outlook

_SEEDS = 1 << 30
_GRACE = 0.1
"""With a time limit the others keep it themselves. Whoever is not there so many seconds after it is not waited for."""

_LOOK = 0.05
"""Seconds between two looks whether somebody has said stop."""


class _Question(NamedTuple):
    """What a process is to think about."""

    number: int
    world: Json
    seat: int
    taken: tuple[int, ...]
    """What the seat has chosen since the last question: its tree may go on from there."""
    seconds: float | None
    simulations: int | None


class _Helper(NamedTuple):
    process: BaseProcess
    line: Connection


class Crew:
    """Thinks as a `Searcher` does, with more processes. With a number of simulations each does its part of them.

    What it finds depends on the seed, the number of processes and of simulations alone, unless there is a time limit.
    """

    def __init__(self, game: str, processes: int, seed: int, *, nodes: int = NODES) -> None:
        self._chance = FastChance(seed)
        self._nodes = nodes
        self._seed = int(self._chance.pick(FREE_STREAM, _SEEDS))
        self._own: Searcher | None = None
        self._asked = 0
        self._stopped = False
        self._taken: list[int] = []
        self._processes = processes
        self._helpers = [self._start(game) for _ in range(processes - 1)]

    def _start(self, game: str) -> _Helper:
        # Spawned, not forked: a forked copy of a process with threads may hang.
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        seed = int(self._chance.pick(FREE_STREAM, _SEEDS))
        process = context.Process(target=_help, args=(theirs, game, seed, self._nodes), daemon=True)
        process.start()
        theirs.close()
        return _Helper(process, ours)

    def think(self, outlook: Outlook, *, seconds: float | None = None, simulations: int | None = None) -> Thought:
        """What all of them together found."""
        start = perf_counter()
        world = outlook.sample(self._chance)
        part = None if simulations is None else -(-simulations // self._processes)
        self._asked += 1
        self._stopped = False
        question = _Question(self._asked, world.dump(), outlook.seat, tuple(self._taken), seconds, part)
        self._taken.clear()
        self._helpers = [one for one in self._helpers if _asks(one, question)]
        if self._own is None:
            self._own = Searcher(outlook.knowledge, len(world.scores()), self._seed, nodes=self._nodes)
        thoughts = [self._own.think_in(world, outlook.seat, seconds=seconds, simulations=part)]
        until = None if seconds is None else start + seconds + _GRACE
        found = [(one, self._answer(one, until)) for one in self._helpers]
        self._helpers = [one for one, _ in found if one.process.is_alive()]
        return merged([*thoughts, *(thought for _, thought in found if thought is not None)])

    def take(self, code: int) -> None:
        """Say what the seat chose after thinking: a next thought, directly after it, may go on from there."""
        self._taken.append(code)
        if self._own is not None:
            self._own.take(code)

    def stop(self) -> None:
        """End the thought now under way, from another thread: the others are not waited for."""
        self._stopped = True
        if self._own is not None:
            self._own.stop()

    def _answer(self, helper: _Helper, until: float | None) -> Thought | None:
        """What a process found; None if it is gone or late. What it says of earlier questions is passed by."""
        try:
            while not self._stopped:
                left = _LOOK if until is None else min(_LOOK, until - perf_counter())
                if helper.line.poll(max(left, 0.0)):
                    number, thought = helper.line.recv()
                    if number == self._asked:
                        assert isinstance(thought, Thought)
                        return thought
                elif left <= 0:
                    break
        except (EOFError, OSError):
            pass
        return None

    @property
    def nodes(self) -> int:
        """How large its own tree is; each of the others has one like it."""
        return 0 if self._own is None else self._own.nodes

    def close(self) -> None:
        """Send the others home."""
        for one in self._helpers:
            one.line.close()
        for one in self._helpers:
            one.process.join(timeout=1)
            if one.process.is_alive():
                one.process.kill()
                one.process.join()
        self._helpers = []

    def __enter__(self) -> Crew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _asks(helper: _Helper, question: _Question) -> bool:
    """Whether a process could be asked."""
    try:
        helper.line.send(question)
    except OSError:
        return False
    return True


def _help(line: Connection, name: str, seed: int, nodes: int) -> None:
    """One of the others: until nobody asks any more. What is typed to end the program ends the one who asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = registry.get(name)
    searcher: Searcher | None = None
    try:
        while True:
            question: _Question = line.recv()
            world = game.load(question.world)
            if searcher is None:
                searcher = Searcher(game.knowledge, len(world.scores()), seed, nodes=nodes)
            for code in question.taken:
                searcher.take(code)
            seconds, simulations = question.seconds, question.simulations
            thought = searcher.think_in(world, question.seat, seconds=seconds, simulations=simulations)
            line.send((question.number, thought))
    except (EOFError, OSError):
        return
