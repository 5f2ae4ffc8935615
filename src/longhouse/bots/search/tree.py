"""What a search has learned so far: nodes found by a key, their options, and how these did. Compiled.

A node is a place on a path of choices, not a position: luck and secrets differ from visit to visit, and so may the
options. Its key follows from the choices that lead there and from who decides. Everything lies in a few flat vectors.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

_WORD: Final = 0x7FFFFFFF
_FACTOR: Final = 1791398085
_OTHER_FACTOR: Final = 1402024253

NOTHING: Final = -1
_NO_NUMBERS: Final[vec[i64]] = vec[i64]()
_NO_FIGURES: Final[vec[float]] = vec[float]()

# Cells of an edge: an option of a node.
CODE: Final = 0
NEXT: Final = 1
VISITS: Final = 2
AVAILABLE: Final = 3
SEEN_AT: Final = 4
EDGE_CELLS: Final = 5

# Its figures.
PRIOR: Final = 0
TOTAL: Final = 1
REGRET: Final = 2
PLAYED: Final = 3
EDGE_FIGURES: Final = 4


def mixed(key: i64, number: i64) -> i64:
    """Another key, of 62 bits, from a key and a number. The same in compiled and in plain Python: nothing overflows."""
    low: i64 = ((key & _WORD) ^ (number & _WORD)) * _FACTOR + (number >> 31)
    high: i64 = (((key >> 31) ^ (low >> 31)) & _WORD) * _OTHER_FACTOR + (low & _WORD)
    low = ((high >> 31) ^ (low & _WORD) ^ (high & _WORD)) & _WORD
    return (((high >> 13) & _WORD) << 31) | low


class Tree:
    """Nodes and edges. When `most_nodes` are there, no more are added: memory is bounded."""

    def __init__(self, most_nodes: int) -> None:
        self.most_nodes: i64 = most_nodes
        self.most_edges: i64 = most_nodes * 16
        self.slots: vec[i64] = _NO_NUMBERS
        """By key, modulo a power of two: the number of a node, or NOTHING. Taken places push on to the next."""
        self.mask: i64 = 0
        self.nodes: i64 = 0
        self.keys: vec[i64] = _NO_NUMBERS
        self.first: vec[i64] = _NO_NUMBERS
        """The first edge of a node."""
        self.visits: vec[i64] = _NO_NUMBERS
        self.totals: vec[float] = _NO_FIGURES
        """What its visits brought the seat that decides there."""
        self.edges: i64 = 0
        self.cells: vec[i64] = _NO_NUMBERS
        self.figures: vec[float] = _NO_FIGURES
        self.clear()

    def clear(self) -> None:
        """Forget everything."""
        self.nodes = 0
        self.edges = 0
        self.keys = vec[i64](capacity=256)
        self.first = vec[i64](capacity=256)
        self.visits = vec[i64](capacity=256)
        self.totals = vec[float](capacity=256)
        self.cells = vec[i64](capacity=4096)
        self.figures = vec[float](capacity=4096)
        self._spread(1024)

    def _spread(self, size: i64) -> None:
        """Room for the keys of half as many nodes."""
        slots = vec[i64](capacity=size)
        for _n in range(size):
            slots = append(slots, NOTHING)
        self.slots = slots
        self.mask = size - 1
        for node in range(self.nodes):
            self.slots[self._slot(self.keys[node])] = node

    def _slot(self, key: i64) -> i64:
        """Where a key is, or where it would be."""
        slots, keys, mask = self.slots, self.keys, self.mask
        at = key & mask
        while slots[at] != NOTHING and keys[slots[at]] != key:
            at = (at + 1) & mask
        return at

    def is_full(self) -> bool:
        """Whether there is room for no more nodes."""
        return self.nodes >= self.most_nodes or self.edges >= self.most_edges

    def find(self, key: i64) -> i64:
        """The node with this key, or NOTHING."""
        return self.slots[self._slot(key)]

    def add_node(self, key: i64) -> i64:
        """A new node without edges."""
        node = self.nodes
        if 2 * node >= self.mask:
            self._spread(2 * (self.mask + 1))
        self.slots[self._slot(key)] = node
        self.keys = append(self.keys, key)
        self.first = append(self.first, NOTHING)
        self.visits = append(self.visits, 0)
        self.totals = append(self.totals, 0.0)
        self.nodes = node + 1
        return node

    def add_edge(self, node: i64, code: i64, prior: float) -> i64:
        """One more option of a node."""
        edge = self.edges
        cells = self.cells
        cells = append(cells, code)
        cells = append(cells, self.first[node])
        cells = append(cells, 0)
        cells = append(cells, 0)
        cells = append(cells, NOTHING)
        self.cells = cells
        figures = self.figures
        figures = append(figures, prior)
        figures = append(figures, 0.0)
        figures = append(figures, 0.0)
        figures = append(figures, 0.0)
        self.figures = figures
        self.first[node] = edge
        self.edges = edge + 1
        return edge

    # For those who read the result.

    def edges_of(self, node: i64) -> list[int]:
        """The edges of a node, in no order that means anything."""
        found: list[int] = []
        edge = self.first[node]
        while edge != NOTHING:
            found.append(int(edge))
            edge = self.cells[edge * EDGE_CELLS + NEXT]
        return found

    def cell(self, edge: i64, cell: i64) -> int:
        """A number of an edge."""
        return int(self.cells[edge * EDGE_CELLS + cell])

    def figure(self, edge: i64, figure: i64) -> float:
        """A figure of an edge."""
        return self.figures[edge * EDGE_FIGURES + figure]
