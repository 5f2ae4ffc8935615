"""Kinds of things that a game speaks of: cards, seats, territories. Zones exist for each of them, or hold some of them.

Compiled like the state.
"""

from collections.abc import Iterable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.sets import members_of


class Things:
    """Things of one kind, numbered in the order of their names.

    `group`: the field of a written position under which everything is written that exists for each of these things,
    one object after the other ("players"). With `sparse` that field is empty while there is nothing in it.
    `own`: every seat has a set of its own of these components, as of the cards of a tribe.
    `start`: the number of the first one, for a part of other things.
    """

    def __init__(
        self,
        name: str,
        names: Iterable[Any],
        group: str = "",
        sparse: bool = False,
        own: bool = False,
        start: int = 0,
    ) -> None:
        self.name: str = name
        self.names: list[Any] = list(names)
        self.group: str = group
        self.sparse: bool = sparse
        self.own: bool = own
        self.start: i64 = start
        self.size: i64 = len(self.names)

    def part(self, start: int, stop: int) -> "Things":
        """Some of them, one after the other, with the numbers that they have here.

        For options, and for zones that mark some of them: where components lie, a zone is of the whole kind.
        """
        return Things(self.name, self.names[start:stop], own=self.own, start=start)

    def called(self, name: str) -> "Things":
        """The same things under another name, where an option or a message speaks of two of a kind."""
        return Things(name, self.names, own=self.own, start=int(self.start))

    def of(self, number: int) -> Any:
        """The name of a thing."""
        return self.names[number - int(self.start)]

    def names_in(self, members: int) -> list[Any]:
        """The names of a set of them."""
        return [self.of(member) for member in members_of(members)]

    def is_numbered(self) -> bool:
        """Whether people call these things by numbers: then they are written as lists, not as objects."""
        return self.size > 0 and isinstance(self.names[0], int)


def numbered(name: str, size: int, group: str = "", sparse: bool = False) -> Things:
    """Things that people call 1, 2, 3."""
    return Things(name, range(1, size + 1), group, sparse)


class Figures:
    """A table of figures: a row for each thing of one kind, in it a number for each thing of another."""

    def __init__(self, rows: Iterable[Iterable[int]]) -> None:
        table = [list(row) for row in rows]
        if len({len(row) for row in table}) > 1:
            raise ValueError("the rows of a table of figures are equally long")
        self.width: i64 = len(table[0])
        self.cells: vec[i64] = vec[i64]([number for row in table for number in row])

    def of(self, row: i64, column: i64) -> i64:
        """One figure."""
        at = row * self.width + column
        return self.cells[at]
