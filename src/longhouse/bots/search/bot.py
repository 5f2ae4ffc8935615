"""A bot that thinks ahead."""

from __future__ import annotations

from longhouse.bots.search.crew import Crew
from longhouse.bots.search.searcher import NODES, Searcher
from longhouse.bots.search.thought import SELDOM, Thought
from longhouse.core.chance import FastChance
from longhouse.core.protocol import Outlook, Result


class SearchBot:
    """Thinks about every decision for so many seconds, or so many simulations, whichever is over first."""

    def __init__(
        self, seed: int, *, seconds: float | None = None, simulations: int | None = None, nodes: int = NODES
    ) -> None:
        self._seed = seed
        self._chance = FastChance(seed + 1)
        self._seconds = seconds
        self._simulations = simulations
        self._nodes = nodes
        self._searcher: Searcher | Crew | None = None
        self.seldom = SELDOM
        self.thought: Thought | None = None
        """The last one, for those who ask why."""

    def choose(self, outlook: Outlook) -> int:
        """The option that search finds best; a choice that must not be foreseen is made by lot."""
        if len(outlook.options) == 1:
            code = outlook.options[0]
        else:
            self.thought = self._mind_for(outlook).think(outlook, seconds=self._seconds, simulations=self._simulations)
            code = self.thought.pick(self._chance, self.seldom)
        if self._searcher is not None:
            self._searcher.take(code)
        return code

    def stop(self) -> None:
        """End the thought now under way, from another thread."""
        if self._searcher is not None:
            self._searcher.stop()

    @property
    def nodes(self) -> int:
        """How large the tree is that it keeps for its next thought."""
        return 0 if self._searcher is None else self._searcher.nodes

    def prepare(self, searcher: Searcher) -> None:
        """Change how it searches, before it thinks for the first time."""

    def gather(self, game: str, processes: int) -> None:
        """Before it thinks for the first time: so many processes share its simulations from now on (`close` ends them).

        For programs that have a computer to themselves. What it finds is another thought than that of one process.
        """
        self._searcher = Crew(game, processes, self._seed, nodes=self._nodes)

    def close(self, result: Result | None = None) -> None:
        """Send the other processes home, if there are any."""
        if isinstance(self._searcher, Crew):
            self._searcher.close()

    def _mind_for(self, outlook: Outlook) -> Searcher | Crew:
        mind = self._searcher
        if isinstance(mind, Crew) or (mind is not None and mind.knowledge is outlook.knowledge):
            return mind
        seats = len(outlook.sample(self._chance).scores())
        searcher = self._searcher = Searcher(outlook.knowledge, seats, self._seed, nodes=self._nodes)
        self.prepare(searcher)
        return searcher
