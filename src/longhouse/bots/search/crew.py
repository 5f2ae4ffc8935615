"""Several processes that think about the same decision: each from another seed, and what they found is merged."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from types import TracebackType

from longhouse.bots.search.searcher import NODES, Searcher
from longhouse.bots.search.thought import Thought, merged
from longhouse.core import registry
from longhouse.core.chance import FREE_STREAM, FastChance
from longhouse.core.protocol import Json, Outlook


class Crew:
    """For hosts with cores to spare. With a number of simulations, each worker does its part of them."""

    def __init__(self, game: str, workers: int, seed: int, *, nodes: int = NODES) -> None:
        self._game = game
        self._workers = workers
        self._nodes = nodes
        self._chance = FastChance(seed)
        # Spawned, not forked: a forked copy of a process with threads may hang.
        self._pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))

    def think(self, outlook: Outlook, *, seconds: float | None = None, simulations: int | None = None) -> Thought:
        """What all workers together found."""
        world = outlook.sample(self._chance).dump()
        part = None if simulations is None else -(-simulations // self._workers)
        thinking = []
        for _ in range(self._workers):
            seed = int(self._chance.pick(FREE_STREAM, 1 << 30))
            thinking.append(
                self._pool.submit(_think, self._game, world, outlook.seat, seed, seconds, part, self._nodes)
            )
        return merged([one.result() for one in thinking])

    def close(self) -> None:
        """Send the workers home."""
        self._pool.shutdown()

    def __enter__(self) -> Crew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _think(
    name: str, position: Json, seat: int, seed: int, seconds: float | None, simulations: int | None, nodes: int
) -> Thought:
    """One worker's part."""
    game = registry.get(name)
    world = game.load(position)
    searcher = Searcher(game.knowledge, len(world.scores()), seed, nodes=nodes)
    return searcher.think_in(world, seat, seconds=seconds, simulations=simulations)
