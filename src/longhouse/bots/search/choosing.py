"""How a seat chooses among the options of a node, and beyond the tree. Compiled."""

from math import exp, log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from longhouse.bots.search.tree import (
    AVAILABLE,
    CODE,
    EDGE_CELLS,
    EDGE_FIGURES,
    NEXT,
    NOTHING,
    PLAYED,
    PRIOR,
    REGRET,
    SEEN_AT,
    TOTAL,
    VISITS,
    Tree,
)
from longhouse.core.chance import FREE_STREAM, Chance
from longhouse.core.knowledge import Figures, Knowledge
from longhouse.core.state import OptionBuffer, State

PUCT: Final = 0
UCB: Final = 1
REGRETS: Final = 2
"""How a seat chooses among its options in the tree: by its priors, by what it tried least, by what it regrets."""

_FINE: Final = 1 << 30
_UNLIKELY: Final = -12.0
"""Options whose weight lies so many spreads below the best are not tried in playouts."""


_DOUBT: Final = 0.02


def prior_of(share: float, options: i64) -> float:
    """A prior from an option's share: knowledge may err, so that none is nothing."""
    return share + _DOUBT * (1.0 / float(options) - share)


class Chooser:
    """Chooses among the options that lie in `buffer`."""

    def __init__(self, knowledge: Knowledge, chance: Chance, most_nodes: int) -> None:
        self.knowledge: Knowledge = knowledge
        self.chance: Chance = chance
        self.tree: Tree = Tree(most_nodes)
        self.caution: float = 0.05
        """So much worse than the mean an option counts that was not tried yet."""
        self.heat: float = 0.5
        """The spread of weights in playouts is multiplied by it: near 0 takes the best, much is random."""
        self.trembling: float = 0.1
        """With regrets: how often any option is tried."""
        self.number: i64 = 0
        """Of the simulation now under way, from the beginning of all thinking."""
        self.buffer: OptionBuffer = OptionBuffer()
        self.weights: Figures = Figures()
        """By place in the buffer, the options' shares."""
        self.edge_of: vec[i64] = vec[i64]()
        """By place in the buffer, the options' edges."""
        self.odds: float = 1.0
        """How likely the last choice by regrets was."""
        self.place_of: vec[i64] = vec[i64]()
        self.stamp_of: vec[i64] = vec[i64]()
        self.stamp: i64 = 0

    # The edges of a node.

    def _list_edges(self, world: State, seat: i64, node: i64) -> bool:
        """Find the edge of every option; options that were never seen here get one. False if there is no room."""
        buffer, tree = self.buffer, self.tree
        codes, count = buffer.codes, buffer.count
        self._mark(count)
        edge_of, place_of, stamp_of, stamp = self.edge_of, self.place_of, self.stamp_of, self.stamp
        cells = tree.cells
        found: i64 = 0
        edge = tree.first[node]
        while edge != NOTHING:
            at = edge * EDGE_CELLS
            code = cells[at + CODE]
            if code < len(stamp_of) and stamp_of[code] == stamp:
                edge_of[place_of[code]] = edge
                cells[at + AVAILABLE] += 1
                cells[at + SEEN_AT] = self.number
                found += 1
            edge = cells[at + NEXT]
        if found == count:
            return True
        if tree.edges >= tree.most_edges:
            return False
        self._weigh(world, seat, self.knowledge.spread)
        for place in range(count):
            if edge_of[place] == NOTHING:
                edge = tree.add_edge(node, codes[place], prior_of(self.weights.at(place), count))
                edge_of[place] = edge
                at = edge * EDGE_CELLS
                tree.cells[at + AVAILABLE] = 1
                tree.cells[at + SEEN_AT] = self.number
        return True

    def _mark(self, count: i64) -> None:
        """Note which options there are, so that an edge finds its own at once."""
        codes = self.buffer.codes
        self.stamp += 1
        while len(self.edge_of) < count:
            self.edge_of = append(self.edge_of, NOTHING)
        for place in range(count):
            code = codes[place]
            while len(self.stamp_of) <= code:
                self.stamp_of = append(self.stamp_of, 0)
                self.place_of = append(self.place_of, 0)
            self.stamp_of[code] = self.stamp
            self.place_of[code] = place
            self.edge_of[place] = NOTHING

    def _most_visited(self, node: i64) -> i64:
        """Of the options in the buffer the one taken most often, or NOTHING if none was."""
        buffer, tree = self.buffer, self.tree
        self._mark(buffer.count)
        best: i64 = NOTHING
        most: i64 = 0
        edge = tree.first[node]
        while edge != NOTHING:
            at = edge * EDGE_CELLS
            code = tree.cells[at + CODE]
            if code < len(self.stamp_of) and self.stamp_of[code] == self.stamp and tree.cells[at + VISITS] > most:
                most = tree.cells[at + VISITS]
                best = code
            edge = tree.cells[at + NEXT]
        return best

    # In the tree.

    def _by_bound(self, node: i64, way: i64, curiosity: float) -> i64:
        """The place of the option with the highest upper bound."""
        tree = self.tree
        cells, figures, edge_of, count = tree.cells, tree.figures, self.edge_of, self.buffer.count
        mean = 0.5
        if tree.visits[node] > 0:
            mean = tree.totals[node] / float(tree.visits[node])
        untried = mean - self.caution
        priors = 0.0
        for place in range(count):
            priors += figures[edge_of[place] * EDGE_FIGURES + PRIOR]
        best: i64 = 0
        highest = -1.0e30
        for place in range(count):
            edge = edge_of[place]
            at = edge * EDGE_CELLS
            visits = float(cells[at + VISITS])
            available = float(cells[at + AVAILABLE])
            bound = untried
            if visits > 0.0:
                bound = figures[edge * EDGE_FIGURES + TOTAL] / visits
            prior = figures[edge * EDGE_FIGURES + PRIOR]
            if way == PUCT:
                bound += curiosity * prior / priors * sqrt(available) / (1.0 + visits)
            elif visits > 0.0:
                bound += curiosity * sqrt(log(available) / visits)
            else:
                bound += 1000.0 * (1.0 + prior)
            if bound > highest:
                highest = bound
                best = place
        if way == UCB and highest >= 500.0:
            return self._any_untried()
        return best

    def _any_untried(self) -> i64:
        """One of the options that were never taken, all alike: the first would always meet the first."""
        cells, edge_of, count = self.tree.cells, self.edge_of, self.buffer.count
        untried: i64 = 0
        for place in range(count):
            if cells[edge_of[place] * EDGE_CELLS + VISITS] == 0:
                untried += 1
        skip = self.chance.pick(FREE_STREAM, untried)
        for place in range(count):
            if cells[edge_of[place] * EDGE_CELLS + VISITS] == 0:
                if skip == 0:
                    return place
                skip -= 1
        return 0

    def _by_regret(self) -> i64:
        """The place of an option drawn from what the seat regrets not to have taken."""
        figures, edge_of, count = self.tree.figures, self.edge_of, self.buffer.count
        regrets = 0.0
        priors = 0.0
        for place in range(count):
            at = edge_of[place] * EDGE_FIGURES
            priors += figures[at + PRIOR]
            if figures[at + REGRET] > 0.0:
                regrets += figures[at + REGRET]
        left = self._fraction()
        for place in range(count):
            at = edge_of[place] * EDGE_FIGURES
            odds = figures[at + PRIOR] / priors
            if regrets > 0.0:
                odds = 0.0
                if figures[at + REGRET] > 0.0:
                    odds = figures[at + REGRET] / regrets
                odds = odds * (1.0 - self.trembling) + self.trembling * figures[at + PRIOR] / priors
            left -= odds
            if left < 0.0 or place == count - 1:
                self.odds = odds
                return place
        return 0

    def _regret(self, node: i64, taken: i64, value: float, odds: float) -> None:
        """How much better each option would have been: what it brought so far, corrected where it was tried now."""
        tree = self.tree
        cells, figures = tree.cells, tree.figures
        mean = 0.5
        if tree.visits[node] > 0:
            mean = tree.totals[node] / float(tree.visits[node])
        regrets = 0.0
        priors = 0.0
        edge = tree.first[node]
        while edge != NOTHING:
            at = edge * EDGE_FIGURES
            if cells[edge * EDGE_CELLS + SEEN_AT] == self.number:
                priors += figures[at + PRIOR]
                if figures[at + REGRET] > 0.0:
                    regrets += figures[at + REGRET]
            edge = cells[edge * EDGE_CELLS + NEXT]
        expected = 0.0
        edge = tree.first[node]
        while edge != NOTHING:
            at = edge * EDGE_FIGURES
            if cells[edge * EDGE_CELLS + SEEN_AT] == self.number:
                share = figures[at + PRIOR] / priors
                if regrets > 0.0:
                    share = 0.0
                    if figures[at + REGRET] > 0.0:
                        share = figures[at + REGRET] / regrets
                figures[at + PLAYED] += share
                expected += share * self._estimate(edge, taken, mean, value, odds)
            edge = cells[edge * EDGE_CELLS + NEXT]
        edge = tree.first[node]
        while edge != NOTHING:
            at = edge * EDGE_FIGURES
            if cells[edge * EDGE_CELLS + SEEN_AT] == self.number:
                regret = figures[at + REGRET] + self._estimate(edge, taken, mean, value, odds) - expected
                if regret < 0.0:
                    regret = 0.0
                figures[at + REGRET] = regret
            edge = cells[edge * EDGE_CELLS + NEXT]

    def _estimate(self, edge: i64, taken: i64, mean: float, value: float, odds: float) -> float:
        """What an option is worth by its mean so far; the one tried now corrects it by how seldom it is tried."""
        visits = float(self.tree.cells[edge * EDGE_CELLS + VISITS])
        estimate = mean
        if visits > 0.0:
            estimate = self.tree.figures[edge * EDGE_FIGURES + TOTAL] / visits
        if edge == taken:
            estimate += (value - estimate) / odds
        return estimate

    # Beyond the tree.

    def _guess(self, world: State, seat: i64) -> i64:
        """What the seat would probably take of the options in the buffer."""
        buffer = self.buffer
        count = buffer.count
        if not self.knowledge.guided:
            return buffer.codes[self.chance.pick(FREE_STREAM, count)]
        self._weigh(world, seat, self.knowledge.spread * self.heat)
        left = self._fraction()
        for place in range(count):
            left -= self.weights.at(place)
            if left < 0.0:
                return buffer.codes[place]
        return buffer.codes[count - 1]

    def _fraction(self) -> float:
        """Anything from 0 to 1."""
        return float(self.chance.pick(FREE_STREAM, _FINE)) / float(_FINE)

    def _weigh(self, world: State, seat: i64, spread: float) -> None:
        """The shares of all options in the buffer."""
        count = self.buffer.count
        self.weights.clear(count)
        if self.knowledge.guided:
            self.knowledge.weigh_into(world, seat, self.buffer, self.chance, self.weights)
            self._soften(self.weights, count, spread)
        else:
            for place in range(count):
                self.weights.put(place, 1.0 / float(count))

    def _soften(self, weights: Figures, count: i64, spread: float) -> None:
        """Shares, 1 in all, from weights: each spread more makes an option e times as likely."""
        best = weights.at(0)
        for place in range(count):
            if weights.at(place) > best:
                best = weights.at(place)
        total = 0.0
        for place in range(count):
            below = (weights.at(place) - best) / spread
            share = 0.0
            if below > _UNLIKELY:
                share = exp(below)
            weights.put(place, share)
            total += share
        for place in range(count):
            weights.put(place, weights.at(place) / total)
