"""A bot that thinks ahead."""

from __future__ import annotations

from longhouse.bots.search.searcher import NODES, Searcher
from longhouse.bots.search.thought import SELDOM, Thought
from longhouse.core.chance import FastChance
from longhouse.core.protocol import Outlook


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
        self._searcher: Searcher | None = None
        self.seldom = SELDOM
        self.thought: Thought | None = None
        """The last one, for those who ask why."""

    def choose(self, outlook: Outlook) -> int:
        """The option that search finds best; a choice that must not be foreseen is made by lot."""
        if len(outlook.options) == 1:
            code = outlook.options[0]
        else:
            searcher = self._searcher_for(outlook)
            self.thought = searcher.think(outlook, seconds=self._seconds, simulations=self._simulations)
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
        return 0 if self._searcher is None else int(self._searcher.simulation.tree.nodes)

    def prepare(self, searcher: Searcher) -> None:
        """Change how it searches, before it thinks for the first time."""

    def _searcher_for(self, outlook: Outlook) -> Searcher:
        searcher = self._searcher
        if searcher is None or searcher.knowledge is not outlook.knowledge:
            seats = len(outlook.sample(self._chance).scores())
            searcher = self._searcher = Searcher(outlook.knowledge, seats, self._seed, nodes=self._nodes)
            self.prepare(searcher)
        return searcher
