"""Is one choice clearly best? Long searches must agree, and every other choice is played on beside it.

What a choice costs is measured as the analysis of a match does: it and the best one are taken in the same worlds with
the same luck, and what comes then is thought about anew. All worlds are such as the seat holds possible.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from longhouse.bots.search import Searcher, Thought
from longhouse.bots.search.thought import merged
from longhouse.core.chance import FastChance
from longhouse.core.game import Game
from longhouse.core.knowledge import Figures
from longhouse.core.state import State

SEARCHES = 4
"""So many long searches, each with worlds and luck of its own, must find the same choice."""
CLEAR = 0.06
"""What every other choice must cost at least: 6 games in a hundred. Of those that do the clearest are chosen."""
AS_GOOD = 0.02
"""What costs no more than this is as good: another solution."""
STEADY = 0.75
"""In so many of the worlds the solution must be better than each other choice."""
MOST_SOLUTIONS = 2
PLAUSIBLE = 0.35
"""Some other choice must not cost more than this: else the best one is merely the only sensible one."""
_MOST_COMPARED = 10
OPEN = (0.1, 0.97)
"""The chance of winning lies between these: the game is not over yet."""
_PART = 24
"""What comes after a choice in one world is thought about with this part of the simulations of a long search."""
_FIRST_WORLDS = 5
_FIRST_COMPARED = 5
_FIRST_SIMULATIONS = 150
"""A first comparison, so that long searches are seldom for nothing."""
_NODES = 50_000

SOLVER = 0
"""The seat that solves."""


@dataclass(frozen=True)
class Proof:
    """What was found about the choices of a position."""

    best: tuple[int, ...]
    """The solutions."""
    lost: dict[int, float]
    """What each other choice costs, where that was measured."""
    chance: float
    """The chance of winning with the best."""
    gap: float
    """What the next best choice costs."""
    simulations: int


@dataclass(frozen=True)
class Judge:
    """Thinks about positions of one game, always in the same way for a seed."""

    game: Game
    seats: int
    simulations: int
    worlds: int
    seed: int

    def think(self, state: State, seed: int, simulations: int) -> Thought:
        """What the solver should choose, found with a seed of its own."""
        searcher = Searcher(self.game.knowledge, self.seats, self.seed * 1_000_003 + seed, nodes=_NODES)
        return searcher.think_in(state, SOLVER, simulations=simulations)

    def prove(self, state: State, also: Sequence[int]) -> Proof | None:
        """The clearly best choices; None if there is doubt. `also` are choices whose cost must be known."""
        thoughts = []
        for number in range(SEARCHES):
            thoughts.append(self.think(state, number, self.simulations))
            if lead(thoughts[-1]) < CLEAR / 2:
                return None
        together = merged(thoughts)
        found = together.best.code
        beside = _compared(together, also, _MOST_COMPARED)
        lost, steady = self._costs(state, found, beside, self.worlds, self.simulations // _PART)
        good = {code for code, cost in lost.items() if cost <= AS_GOOD} | {found}
        others = [cost for code, cost in lost.items() if code not in good]
        if (
            not others
            or len(good) > min(MOST_SOLUTIONS, len(together.options) // 3)
            or not CLEAR <= min(others) <= PLAUSIBLE
            or not OPEN[0] <= together.best.value <= OPEN[1]
            or any(lost[code] < -AS_GOOD for code in good if code != found)
            or not good.issuperset(one.best.code for one in thoughts)
            or any(steady[code] < STEADY for code in lost if code not in good)
        ):
            return None
        kept = {code: cost for code, cost in lost.items() if code not in good}
        best = (found, *sorted(good - {found}))
        return Proof(best, kept, together.best.value, min(others), together.simulations)

    def is_likely(self, state: State, thought: Thought, also: Sequence[int]) -> bool:
        """Whether a proof is worth trying: the choices next to the best one cost something in a few worlds."""
        compared = _compared(thought, also, _FIRST_COMPARED)
        lost, _ = self._costs(state, thought.best.code, compared, _FIRST_WORLDS, _FIRST_SIMULATIONS)
        close = [code for code, cost in lost.items() if cost < CLEAR / 2]
        return len(close) < MOST_SOLUTIONS and not any(code in close for code in also)

    def _costs(
        self, state: State, best: int, others: Sequence[int], worlds: int, simulations: int
    ) -> tuple[dict[int, float], dict[int, float]]:
        """What each of the others costs; and how often it was worse, nothing if that is within the error."""
        values: dict[int, list[float]] = {code: [] for code in (best, *others)}
        searcher = Searcher(self.game.knowledge, self.seats, self.seed * 1_000_003 + SEARCHES, nodes=_NODES)
        for number in range(worlds):
            luck = self.seed * 1_000_003 + 100 + number
            world = state.determinize(SOLVER, FastChance(luck))
            for code, found in values.items():
                found.append(self.after(searcher, world, code, luck, simulations))
        lost, steady = {}, {}
        for code in others:
            apart = [one - other for one, other in zip(values[best], values[code], strict=True)]
            lost[code] = fmean(apart)
            is_sure = lost[code] > 2 * stdev(apart) / sqrt(len(apart))
            steady[code] = sum(one > 0 for one in apart) / len(apart) if is_sure else 0.0
        return lost, steady

    def after(self, searcher: Searcher, world: State, code: int, luck: int, simulations: int) -> float:
        """The solver's chance after a choice in one world."""
        world, chance = world.copy(), FastChance(luck)
        world.apply(SOLVER, code, chance)
        while not world.is_over():
            asked = world.deciding()[0]
            options = world.options(asked)
            if len(options) > 1:
                return searcher.think_in(world, asked, simulations=simulations).chances[SOLVER]
            world.apply(asked, options[0], chance)
        return share(self.game, world, self.seats)


def lead(thought: Thought) -> float:
    """How far the best choice, with those that are as good, is ahead of the others that were tried often enough."""
    best, least = thought.best, max(8, thought.simulations // 200)
    tried = [one for one in thought.options if one.visits >= least and one.code != best.code]
    others = [one.value for one in tried if one.value < best.value - AS_GOOD]
    if any(one.value > best.value + AS_GOOD for one in tried) or len(tried) - len(others) >= MOST_SOLUTIONS:
        return 0.0
    return best.value - max(others, default=0.0)


def _compared(thought: Thought, also: Sequence[int], most: int) -> list[int]:
    """The choices whose cost is measured: those that search tried most, and those that were asked for."""
    best = thought.best.code
    others = sorted((one for one in thought.options if one.code != best), key=lambda one: (-one.visits, one.code))
    found = [one.code for one in others[:most]]
    return found + [code for code in also if code != best and code not in found]


def share(game: Game, world: State, seats: int) -> float:
    """The solver's part of the victory in a game that is over."""
    figures = Figures()
    figures.clear(seats)
    game.knowledge.shares_into(world, figures)
    return figures.at(SOLVER)


# Sure wins: the last round of a game of two without luck, played out against every answer in every world.

Way = tuple[str, ...]
"""The keys of a seat's choices until it is not asked any more."""


def ways(game: Game, state: State, seat: int) -> Iterator[tuple[Way, State]]:
    """Every way in which a seat can answer, and the state after it."""
    for option in state.options(seat):
        after = state.copy()
        after.apply(seat, option, FastChance(1))
        key = game.codec.key(option)
        if after.is_over() or seat not in after.deciding():
            yield (key,), after
        else:
            yield from (((key, *keys), end) for keys, end in ways(game, after, seat))


def wins(game: Game, after: State) -> list[bool]:
    """Whether the solver wins against each answer of the other."""
    found = []
    for _, end in ways(game, after, 1 - SOLVER):
        if not end.is_over():
            return [False]
        ranks = game.result(end).ranks
        found.append(ranks[SOLVER] < ranks[1 - SOLVER])
    return found


def worlds_of_tomahawk(game: Game, state: State, most: int) -> list[State]:
    """Every table that looks the same to the solver: what they have not seen lies in a forest or in a hand."""
    other = 1 - SOLVER
    seen, written = game.view(state, SOLVER), state.dump()
    hidden = [
        (pile, row)
        for pile, one in enumerate(seen["piles"])
        for row, cards in enumerate(one["rows"])
        if cards[other] == "?"
    ]
    unseen = sorted([*written["players"][other]["hand"], *(written["piles"][p]["rows"][r][other] for p, r in hidden)])
    found: list[State] = []
    for laid in itertools.permutations(unseen, len(hidden)):
        if len(found) == most:
            return []
        world: dict[str, Any] = json.loads(json.dumps(written))
        world["players"][other]["hand"] = [card for card in unseen if card not in laid]
        for (pile, row), card in zip(hidden, laid, strict=True):
            world["piles"][pile]["rows"][row][other] = card
        found.append(game.load(world))
    return found


@dataclass(frozen=True)
class SureWin:
    """The ways that win against every answer in every world."""

    solution: tuple[str, ...]
    """By choice, the keys that belong to such a way, with " / " between them."""
    sure: frozenset[Way]
    easiest: float
    """How many of the answers the best of the other ways beats, over all worlds."""
    worlds: int


def sure_win(game: Game, state: State, most_worlds: int = 31) -> SureWin | None:
    """The sure win in a last round, if there is one worth finding."""
    sure: set[Way] | None = None
    every: set[Way] = set()
    possible = worlds_of_tomahawk(game, state, most_worlds)
    for world in possible:
        here = set()
        for keys, after in ways(game, world, SOLVER):
            every.add(keys)
            if sure is None or keys in sure:
                won = wins(game, after)
                if all(won):
                    here.add(keys)
        sure = here
        if not 1 <= len(sure) <= len(every) / 8:
            return None
    if not sure:
        return None
    solution = pattern(sure, every)
    if not solution or all(keys[0] in solution[0].split(" / ") for keys in every):
        return None
    others: dict[Way, list[bool]] = {}
    for world in possible:
        for keys, after in ways(game, world, SOLVER):
            if keys not in sure:
                others.setdefault(keys, []).extend(wins(game, after))
    easiest = max((sum(won) / len(won) for won in others.values()), default=0.0)
    return SureWin(solution, frozenset(sure), easiest, len(possible)) if easiest <= 7 / 8 else None


def pattern(sure: set[Way], every: set[Way]) -> tuple[str, ...]:
    """The sure ways as choices in order; nothing if these choices would permit another way too."""
    length = len(next(iter(sure)))
    if any(len(keys) != length for keys in sure):
        return ()
    steps = [sorted({keys[at] for keys in sure}) for at in range(length)]
    permitted = {keys for keys in every if len(keys) == length and all(key in steps[at] for at, key in enumerate(keys))}
    return tuple(" / ".join(step) for step in steps) if permitted == sure else ()
