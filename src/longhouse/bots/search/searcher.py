"""Thinking about a decision, for as long as one may."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter, sleep

from longhouse.bots.search.choosing import REGRETS
from longhouse.bots.search.simulation import Simulation
from longhouse.bots.search.thought import Considered, Thought
from longhouse.bots.search.tree import CODE, PLAYED, PRIOR, TOTAL, VISITS
from longhouse.core.chance import Chance, FastChance
from longhouse.core.knowledge import Figures, Knowledge
from longhouse.core.protocol import Outlook
from longhouse.core.state import OptionBuffer, State

NODES = 100_000
"""Nodes of a tree, unless somebody says otherwise: some 80 MB if every one is used."""
_CHUNK = 16
"""Simulations between two looks at the clock, to begin with."""
_LARGEST_CHUNK = 1024
_TICK = 0.002
"""Seconds between two looks at the clock, later."""
_LINE = 12


class Searcher:
    """One mind: it thinks about one decision after the other, of one seat in one match.

    What it finds depends on the seed and the number of simulations alone; with a time limit also on the machine.
    """

    def __init__(self, knowledge: Knowledge, seats: int, seed: int, *, nodes: int = NODES) -> None:
        self.knowledge = knowledge
        self.seats = seats
        self.chance = FastChance(seed)
        self.simulation = Simulation(knowledge, seats, self.chance, nodes)
        """Its ways of searching may be changed before thinking (`curiosity`, `together`, ...)."""
        self._stopped = False
        self._root: State | None = None
        self._seat = -1
        self._taken: list[int] = []

    def stop(self) -> None:
        """End the thought now under way, from another thread: it answers with what it has."""
        self._stopped = True

    @property
    def nodes(self) -> int:
        """How large the tree is that it keeps for its next thought."""
        return int(self.simulation.tree.nodes)

    def take(self, code: int) -> None:
        """Say what the seat chose after thinking: a next thought, directly after it, may go on from there."""
        self._taken.append(code)

    def think(self, outlook: Outlook, *, seconds: float | None = None, simulations: int | None = None) -> Thought:
        """What the seat of an outlook should choose. At least one limit is needed; the first one reached ends it."""
        return self.think_in(outlook.sample(self.chance), outlook.seat, seconds=seconds, simulations=simulations)

    def think_in(
        self, world: State, seat: int, *, seconds: float | None = None, simulations: int | None = None
    ) -> Thought:
        """The same from a whole position. What the seat cannot know is dealt anew: it makes no difference."""
        if seconds is None and simulations is None:
            raise ValueError("thinking needs a limit: seconds, simulations or both")
        start = perf_counter()
        self._stopped = False
        world = world.determinize(seat, self.chance)
        reopen(self.knowledge, world, seat)
        options = world.options(seat)
        secret = world.frames.group_size() > 1
        if len(options) > 1:
            found = self._solve(world, seat, options, secret, start, seconds)
            if found is not None:
                return found
        reused = self._prepare(world, seat)
        if len(options) > 1:
            self._simulate(start, seconds, simulations, secret)
        return self._thought(options, secret, start, reused)

    def _solve(
        self, world: State, seat: int, options: Sequence[int], secret: bool, start: float, seconds: float | None
    ) -> Thought | None:
        """The answer, where the game can work it out."""
        solver = self.knowledge.solver(world, seat)
        if solver is None:
            return None
        while solver.step() and not self._stopped and (seconds is None or perf_counter() - start < 0.95 * seconds):
            sleep(0)
        buffer, figures = OptionBuffer(), Figures()
        for code in options:
            buffer.add(code)
        figures.clear(2 * len(options))
        solver.answer_into(buffer, figures)
        self._root = None
        count = len(options)
        considered = tuple(
            Considered(code, 0, figures.at(count + place), 1 / count, figures.at(place))
            for place, code in enumerate(options)
        )
        value = sum(one.share * one.value for one in considered)
        chances = tuple(value if other == seat else (1 - value) / (self.seats - 1) for other in range(self.seats))
        best = max(considered, key=lambda one: one.share)
        return Thought(seat, considered, chances, ((seat, best.code),), secret, True, 0, perf_counter() - start)

    # Where to begin.

    def _prepare(self, world: State, seat: int) -> int:
        """Set the root: below the last one, if that is where the seat is now. How many simulations are still good."""
        kept = self._goes_on(world, seat)
        if not kept:
            self.simulation.plant(world, seat)
        self._root, self._seat, self._taken = world, seat, []
        self.simulation.root = world
        return self.simulation.root_visits() if kept else 0

    def _goes_on(self, world: State, seat: int) -> bool:
        """Whether the tree below the choices taken since is about the position that the seat is in now."""
        then, taken = self._root, self._taken
        tree = self.simulation.tree
        if then is None or seat != self._seat or not taken:
            return False
        # A new root needs room for its own edges.
        if 4 * tree.nodes > 3 * tree.most_nodes or 4 * tree.edges > 3 * tree.most_edges:
            return False
        then = then.copy()
        luck = _CountingChance()
        for code in taken:
            if seat not in then.deciding() or code not in then.options(seat):
                return False
            serial, together = then.frames.serial(), then.frames.group_size() > 1
            then.apply(seat, code, luck)
            if luck.used or (together and then.frames.serial() != serial):
                return False
            self.simulation.move(then, code)
        reopen(self.knowledge, then, seat)
        return look_the_same(then, world, seat)

    # Thinking.

    def _simulate(self, start: float, seconds: float | None, simulations: int | None, secret: bool) -> None:
        simulation = self.simulation
        chunk, looked = _CHUNK, start
        while not self._stopped:
            left = None if simulations is None else simulations - simulation.done
            if seconds is not None:
                now = perf_counter()
                if now >= start + seconds:
                    return
                rate = max(int(simulation.done), 1) / max(now - start, 1e-6)
                if simulation.done and now - looked < _TICK / 2:
                    chunk = min(2 * chunk, _LARGEST_CHUNK)
                elif now - looked > _TICK:
                    chunk = max(chunk // 2, 1)
                looked = now
                in_time = int(rate * (start + seconds - now)) + 1
                left = in_time if left is None else min(left, in_time)
                chunk = min(chunk, max(in_time, 1))
            assert left is not None
            if left <= 0 or (not secret and simulation.done and self._is_decided(left)):
                return
            simulation.run(min(chunk, left))
            sleep(0)  # compiled code never lets go of the interpreter by itself: others may want to say stop

    def _is_decided(self, left: int) -> bool:
        """Whether the most visited option stays so, whatever the simulations that are left show."""
        tree = self.simulation.tree
        visits = sorted(tree.cell(edge, VISITS) for edge in tree.edges_of(self.simulation.root_node()))
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def _thought(self, options: Sequence[int], secret: bool, start: float, reused: int) -> Thought:
        simulation = self.simulation
        tree, node = simulation.tree, simulation.root_node()
        done = int(simulation.done)
        edges = {} if node < 0 else {tree.cell(edge, CODE): edge for edge in tree.edges_of(node)}
        shares = {code: float(tree.cell(edge, VISITS)) for code, edge in edges.items() if code in options}
        # Every simulation takes an option of the root. In Tribes simulations once used other keys than the root: its
        # options had no visits, and the bot chose one at random.
        if done and len(options) > 1 and not any(shares.values()):
            raise RuntimeError(f"{done} simulations have visited no option of the root")
        if secret and simulation.together == REGRETS:
            shares = {code: tree.figure(edge, PLAYED) for code, edge in edges.items() if code in options}
        total = sum(shares.values())
        chances = tuple(simulation.sums[seat] / done if done else 1 / self.seats for seat in range(self.seats))
        considered = []
        for code in options:
            edge = edges.get(code)
            if edge is None:
                considered.append(Considered(code, 0, chances[self._seat], 1 / len(options), 1 / len(options)))
                continue
            visits, prior = tree.cell(edge, VISITS), tree.figure(edge, PRIOR)
            value = tree.figure(edge, TOTAL) / visits if visits else chances[self._seat]
            considered.append(Considered(code, visits, value, prior, shares[code] / total if total else prior))
        line = tuple(simulation.line(_LINE))
        seconds = perf_counter() - start
        seat = self._seat
        return Thought(seat, tuple(considered), chances, line, secret, False, done, seconds, reused, int(tree.nodes))


def reopen(knowledge: Knowledge, world: State, seat: int) -> None:
    """Take back, in a world of this seat, what the others have chosen in the open simultaneous decision."""
    if world.frames.group_size() > 1:
        for other in world.asked():
            if other != seat:
                knowledge.reopen(world, other)


def look_the_same(one: State, other: State, seat: int) -> bool:
    """Whether a seat cannot tell these positions apart: dealt anew with the same luck they are the same."""
    first, second = one.determinize(seat, FastChance(1)), other.determinize(seat, FastChance(1))
    return first.dump() == second.dump()


class _CountingChance(Chance):
    """Luck that only notes whether it was asked for."""

    def __init__(self) -> None:
        self._chance = FastChance(1)
        self.used = 0

    def pick(self, stream: int, n: int) -> int:
        """One of n equally likely outcomes."""
        self.used += 1
        return self._chance.pick(stream, n)
