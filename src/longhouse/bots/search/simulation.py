"""Simulations: walk the tree in a world that a seat holds possible, look one step further, play on, remember. Compiled.

What several seats choose at the same time in secret they choose apart: each has its own sub-tree, whose keys know
nothing of what the others chose, until the decision is closed and all see what came of it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from longhouse.bots.search.choosing import PUCT, REGRETS, UCB, Chooser, prior_of
from longhouse.bots.search.tree import EDGE_CELLS, EDGE_FIGURES, NOTHING, TOTAL, VISITS, mixed
from longhouse.core.chance import Chance
from longhouse.core.frames import Frames
from longhouse.core.knowledge import Figures, Judgement, Knowledge
from longhouse.core.playout import first_seat
from longhouse.core.state import OptionBuffer, State

_ROOT_WORLDS: Final = 8
_MOST_SEATS: Final = 8
_GROUP: Final = 77
_ROOT: Final = 1234567


class Simulation(Chooser):
    """Runs simulations from one root and keeps what they showed in a tree."""

    def __init__(self, knowledge: Knowledge, seats: int, chance: Chance, most_nodes: int) -> None:
        super().__init__(knowledge, chance, most_nodes)
        self.seats: i64 = seats
        self.learned: Judgement | None = knowledge.learned
        """Says who will win, where somebody has learned it; else the knowledge says it."""
        self.curiosity: float = 1.0
        """How much the unexplored draws."""
        self.together: i64 = UCB
        """How to choose where several choose in secret."""
        self.together_curiosity: float = 0.3
        """How much the unexplored draws there."""
        self.paranoid: bool = False
        """Whether the others want the searcher to lose, instead of themselves to win."""
        self.done: i64 = 0
        self.sums: vec[float] = vec[float]()
        """By seat, what all simulations from this root brought."""
        self.deepest: i64 = 0
        # The root.
        self.root: State | None = None
        self.seat: i64 = 0
        self.root_path: i64 = _ROOT
        self.root_serial: i64 = NOTHING
        self.root_own: vec[i64] = vec[i64]()
        # The walk now under way.
        self.path: i64 = 0
        self.serial: i64 = NOTHING
        """The simultaneous decision the walk is in, or NOTHING."""
        self.own: vec[i64] = vec[i64]()
        """In it, each seat's own path."""
        self.off: i64 = 0
        """A bit for each seat whose own path has left the tree."""
        self.steps: i64 = 0
        self.step_nodes: vec[i64] = vec[i64]()
        self.step_edges: vec[i64] = vec[i64]()
        self.step_seats: vec[i64] = vec[i64]()
        self.step_ways: vec[i64] = vec[i64]()
        self.step_odds: vec[float] = vec[float]()
        self.values: Figures = Figures()
        for _n in range(_MOST_SEATS):
            self.own = append(self.own, 0)
            self.root_own = append(self.root_own, 0)
            self.sums = append(self.sums, 0.0)

    # The root.

    def plant(self, world: State, seat: int) -> None:
        """Start afresh: a world that the seat holds possible, in which it decides."""
        self.tree.clear()
        self.root_path = _ROOT
        self.root_serial = NOTHING
        self._settle(world, seat)
        self._begin_together(world)
        self._weigh_root()

    def move(self, world: State, code: i64) -> None:
        """Go on below one of the root's options: the seat has taken it, and decides again in this world."""
        if self.root_serial != NOTHING and self.root_serial == world.frames.serial():
            self.root_own[self.seat] = mixed(self.root_own[self.seat], code)
        else:
            self.root_path = mixed(mixed(self.root_path, self.seat), code)
            self.root_serial = NOTHING
            self._begin_together(world)
        self._settle(world, self.seat)

    def _begin_together(self, world: State) -> None:
        """Give the root of a secret decision of several seats the keys that a simulation uses in such a decision."""
        if world.frames.group_size() < 2:
            return
        self._enter(world.frames.serial(), self.root_path)
        self.root_serial = self.serial
        self.root_path = self.path
        for other in range(_MOST_SEATS):
            self.root_own[other] = self.own[other]

    def _settle(self, world: State, seat: i64) -> None:
        self.root = world
        self.seat = seat
        self.done = 0
        for other in range(_MOST_SEATS):
            self.sums[other] = 0.0

    def root_node(self) -> int:
        """The node of the root, or NOTHING."""
        if self.root_serial != NOTHING:
            return int(self.tree.find(self.root_own[self.seat]))
        return int(self.tree.find(mixed(self.root_path, self.seat)))

    def root_visits(self) -> int:
        """How often the root was visited, also before it was the root."""
        node: i64 = self.root_node()
        if node == NOTHING:
            return 0
        return int(self.tree.visits[node])

    def _weigh_root(self) -> None:
        """The root's priors from several worlds: which one comes first should not matter there."""
        root = self.root
        assert root is not None
        if not self.knowledge.guided:
            return
        means = Figures()
        buffer = OptionBuffer()
        root.options_into(self.seat, buffer)
        means.clear(buffer.count)
        self.weights.clear(buffer.count)
        for _n in range(_ROOT_WORLDS):
            world = root.determinize(self.seat, self.chance)
            for at in range(buffer.count):
                self.weights.put(at, 0.0)
            self.knowledge.weigh_into(world, self.seat, buffer, self.chance, self.weights)
            for at in range(buffer.count):
                means.put(at, means.at(at) + self.weights.at(at) / _ROOT_WORLDS)
        self._soften(means, buffer.count, self.knowledge.spread)
        key = mixed(self.root_path, self.seat)
        if self.root_serial != NOTHING:
            key = self.root_own[self.seat]
        node = self.tree.add_node(key)
        for at in range(buffer.count):
            self.tree.add_edge(node, buffer.codes[at], prior_of(means.at(at), buffer.count))

    # One simulation after the other.

    def run(self, count: int) -> None:
        """So many simulations."""
        number: i64 = count
        for _n in range(number):
            self._simulate()

    def _simulate(self) -> None:
        root = self.root
        assert root is not None
        world = root.determinize(self.seat, self.chance)
        self._return_to_root()
        self._walk(world)
        if self.steps > self.deepest:
            self.deepest = self.steps
        self._play_on(world)
        self._remember()

    def _return_to_root(self) -> None:
        self.path = self.root_path
        self.serial = self.root_serial
        self.off = 0
        self.steps = 0
        if self.serial != NOTHING:
            for seat in range(self.seats):
                self.own[seat] = self.root_own[seat]

    def _walk(self, world: State) -> None:
        """Down the tree, until it has grown by a node (by one for every seat, where several choose together)."""
        frames = world.frames
        buffer = self.buffer
        one: i64 = 1
        while not world.is_over():
            self._leave_what_is_closed(frames)
            if self.off != 0 and self.serial == NOTHING:
                return
            self._enter_what_is_open(frames)
            seat = first_seat(frames.deciding_mask())
            key = self._key_of(seat)
            buffer.clear()
            world.options_into(seat, buffer)
            code = buffer.codes[0]
            if buffer.count > 1:
                code = self._guess(world, seat) if self.off & one << seat else self._choose(world, seat, key)
            self._go(seat, mixed(key, code))
            world.apply(seat, code, self.chance)

    def _enter(self, serial: i64, path: i64) -> None:
        """A decision that several take in secret begins."""
        self.serial = serial
        self.path = mixed(path, _GROUP)
        for seat in range(self.seats):
            self.own[seat] = mixed(self.path, seat)

    def _enter_what_is_open(self, frames: Frames) -> None:
        """Where several decide at the same time, each has their own path from now on."""
        if self.serial == NOTHING and frames.group_size() > 1:
            self._enter(frames.serial(), self.path)

    def _leave_what_is_closed(self, frames: Frames) -> None:
        """Where all of them have decided, the path goes on from what they have chosen."""
        if self.serial == NOTHING or frames.serial() == self.serial:
            return
        self.serial = NOTHING
        for seat in range(self.seats):
            self.path = mixed(self.path, self.own[seat])

    def _key_of(self, seat: i64) -> i64:
        """The key of the node in which a seat decides now."""
        if self.serial != NOTHING:
            return self.own[seat]
        return mixed(self.path, seat)

    def _go(self, seat: i64, key: i64) -> None:
        """A seat has chosen: its path goes on from there."""
        if self.serial != NOTHING:
            self.own[seat] = key
        else:
            self.path = key

    def _choose(self, world: State, seat: i64, key: i64) -> i64:
        """An option from the tree; a new node grows where there is none."""
        tree = self.tree
        node = tree.find(key)
        one: i64 = 1
        if node == NOTHING:
            self.off |= one << seat
            if tree.is_full():
                return self._guess(world, seat)
            node = tree.add_node(key)
        way: i64 = PUCT
        curiosity = self.curiosity
        if self.serial != NOTHING:
            way = self.together
            curiosity = self.together_curiosity
        if not self._list_edges(world, seat, node):
            self.off |= one << seat
            return self._guess(world, seat)
        at = self._by_regret() if way == REGRETS else self._by_bound(node, way, curiosity)
        self._note(node, self.edge_of[at], seat, way)
        return self.buffer.codes[at]

    def _note(self, node: i64, edge: i64, seat: i64, way: i64) -> None:
        """Remember a step of the walk."""
        if self.steps == len(self.step_nodes):
            self.step_nodes = append(self.step_nodes, 0)
            self.step_edges = append(self.step_edges, 0)
            self.step_seats = append(self.step_seats, 0)
            self.step_ways = append(self.step_ways, 0)
            self.step_odds = append(self.step_odds, 0.0)
        self.step_nodes[self.steps] = node
        self.step_edges[self.steps] = edge
        self.step_seats[self.steps] = seat
        self.step_ways[self.steps] = way
        self.step_odds[self.steps] = self.odds
        self.steps += 1

    # Beyond the tree.

    def _play_on(self, world: State) -> None:
        """Play until the horizon or the end, and say what each seat has of it."""
        knowledge, buffer, chance = self.knowledge, self.buffer, self.chance
        frames = world.frames
        self.values.clear(self.seats)
        calm: i64 = 0
        while not world.is_over():
            if knowledge.is_calm(world):
                calm += 1
                if calm >= knowledge.horizon:
                    self._judge(world)
                    return
            seat = first_seat(frames.deciding_mask())
            buffer.clear()
            world.options_into(seat, buffer)
            if buffer.count == 1:
                world.apply(seat, buffer.codes[0], chance)
            else:
                world.apply(seat, self._guess(world, seat), chance)
        knowledge.shares_into(world, self.values)

    # Afterwards.

    def line(self, most: int) -> list[tuple[int, int]]:
        """Who would choose what from the root on, one after the other, in one possible world; forced steps included."""
        root = self.root
        assert root is not None
        found: list[tuple[int, int]] = []
        world = root.determinize(self.seat, self.chance)
        frames, buffer, tree = world.frames, self.buffer, self.tree
        self._return_to_root()
        while len(found) < most and not world.is_over():
            self._leave_what_is_closed(frames)
            self._enter_what_is_open(frames)
            seat = first_seat(frames.deciding_mask())
            if not found:
                seat = self.seat
            key = self._key_of(seat)
            buffer.clear()
            world.options_into(seat, buffer)
            code = buffer.codes[0]
            if buffer.count > 1:
                node = tree.find(key)
                if node == NOTHING:
                    break
                code = self._most_visited(node)
                if code == NOTHING:
                    break
            self._go(seat, mixed(key, code))
            world.apply(seat, code, self.chance)
            found.append((int(seat), int(code)))
        return found

    def _judge(self, world: State) -> None:
        """Who will probably win a calm position."""
        learned = self.learned
        if learned is None:
            self.knowledge.chances_into(world, self.values)
        else:
            learned.chances_into(self.knowledge, world, self.seats, self.values)

    def _remember(self) -> None:
        """Tell every node and edge on the way what came of it."""
        values = self.values
        for seat in range(self.seats):
            self.sums[seat] += values.at(seat)
        if self.paranoid:
            for seat in range(self.seats):
                if seat != self.seat:
                    values.put(seat, 1.0 - values.at(self.seat))
        tree = self.tree
        for step in range(self.steps):
            node, edge = self.step_nodes[step], self.step_edges[step]
            value = values.at(self.step_seats[step])
            if self.step_ways[step] == REGRETS:
                self._regret(node, edge, value, self.step_odds[step])
            tree.visits[node] += 1
            tree.totals[node] += value
            tree.cells[edge * EDGE_CELLS + VISITS] += 1
            tree.figures[edge * EDGE_FIGURES + TOTAL] += value
        self.done += 1
        self.number += 1
