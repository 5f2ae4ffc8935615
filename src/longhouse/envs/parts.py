"""How the numbers of an observation are laid out: a part for each zone, and in it columns for what a cell holds.

Each kind of content knows how its cells become figures; all cells of a kind are written in one go.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from longhouse.core.sight import AMOUNT, SEEN

Flat: TypeAlias = NDArray[np.float32]
Whole: TypeAlias = NDArray[np.int64]

NOWHERE = -1
"""No column for what is hidden: everybody sees the cell."""

_WIDE = 100
"""Numbers whose bounds are further apart are drawn by their logarithm: 3 horses of a million are not nothing."""


class Part(NamedTuple):
    """A table of the observation: its name, where it begins in the flat vector, and what its axes and columns are."""

    name: str
    start: int
    axes: tuple[tuple[str, ...], ...]
    columns: tuple[str, ...]

    @property
    def shape(self) -> tuple[int, ...]:
        """The form of the table: its axes, and its columns where it has more than one."""
        columns = (len(self.columns),) if len(self.columns) > 1 or not self.axes else ()
        return (*(len(axis) for axis in self.axes), *columns)

    @property
    def end(self) -> int:
        """Where the next part begins."""
        return self.start + prod(self.shape)

    def features(self) -> Iterator[str]:
        """What each number is called: `players.hand[0].07b`."""
        for place in product(*self.axes):
            for column in self.columns:
                yield f"{self.name}{''.join(f'[{one}]' for one in place)}{f'.{column}' if column else ''}"


def scaled(value: float, low: int, high: int) -> float:
    """A number within its bounds as a figure from 0 to 1."""
    return float(_scaled(np.array([value]), np.array([low]), np.array([max(high - low, 1)]))[0])


def _scaled(values: Whole, low: Whole, span: Whole) -> NDArray[np.float64]:
    above = np.clip(values - low, 0, span)
    figures: NDArray[np.float64] = np.where(span > _WIDE, np.log1p(above) / np.log1p(span), above / span)
    return figures


class Numbers:
    """Cells that hold a number, or yes or no: a figure, and where it may be hidden, whether it is."""

    def __init__(self) -> None:
        self._rows: list[tuple[int, int, int, int, int]] = []

    def add(self, cell: int, column: int, low: int, high: int, hidden: int) -> None:
        """One more: its cell, its column, its bounds, and the column for hidden (or NOWHERE)."""
        self._rows.append((cell, column, low, max(high - low, 1), hidden))

    def finish(self) -> None:
        """All are there."""
        rows = np.array(self._rows, dtype=np.int64).reshape(-1, 5)
        self._at, self._to, self._low, self._span, self._hidden = rows.T

    def write(self, cells: Whole, looks: Whole, _amounts: Whole, flat: Flat) -> None:
        """Put all of them into the flat vector."""
        seen = looks[self._at] == SEEN
        flat[self._to] = np.where(seen, _scaled(cells[self._at], self._low, self._span), 0)
        flat[self._hidden[~seen & (self._hidden != NOWHERE)]] = 1


class Ones:
    """Cells that hold one thing or none: a 1 in the column of none, of a thing, or of a hidden one."""

    def __init__(self) -> None:
        self._rows: list[tuple[int, int, int, int]] = []

    def add(self, cell: int, column: int, first: int, hidden: int) -> None:
        """One more: its cell, the column of "none", the number of the first thing, and the column for hidden."""
        self._rows.append((cell, column, first, hidden))

    def finish(self) -> None:
        """All are there."""
        rows = np.array(self._rows, dtype=np.int64).reshape(-1, 4)
        self._at, self._none, self._first, self._hidden = rows.T

    def write(self, cells: Whole, looks: Whole, amounts: Whole, flat: Flat) -> None:
        """Put all of them into the flat vector."""
        values, sight = cells[self._at], looks[self._at]
        column = self._none + np.where(values < self._first, 0, values - self._first + 1)
        flat[column[sight == SEEN]] = 1
        counted = sight == AMOUNT
        flat[np.where(amounts[self._at] > 0, self._hidden, self._none)[counted]] = 1


class Sets:
    """Cells that hold some things: a 0 or 1 for each of them; where they may be hidden, whether, and how many."""

    def __init__(self) -> None:
        self._rows: list[tuple[int, int, int]] = []
        self._bits: list[tuple[int, int, int]] = []

    def add(self, cell: int, column: int, first: int, size: int, hidden: int, whole: int) -> None:
        """One more: its cell, its first column, the number and count of its things, the column for hidden.

        The column after that one is for how many there are, of `whole` things in all.
        """
        self._bits += [(len(self._rows), first + bit, column + bit) for bit in range(size)]
        self._rows.append((cell, hidden, whole))

    def finish(self) -> None:
        """All are there."""
        self._at, self._hidden, self._whole = np.array(self._rows, dtype=np.int64).reshape(-1, 3).T
        self._of, self._shift, self._to = np.array(self._bits, dtype=np.int64).reshape(-1, 3).T
        self._may_hide = np.flatnonzero(self._hidden != NOWHERE)

    def write(self, cells: Whole, looks: Whole, amounts: Whole, flat: Flat) -> None:
        """Put all of them into the flat vector."""
        sight = looks[self._at]
        values = np.where(sight == SEEN, cells[self._at], 0)
        flat[self._to] = values[self._of] >> self._shift & 1
        may = self._may_hide
        flat[self._hidden[may]] = sight[may] != SEEN
        known = np.where(sight[may] == 0, 0, amounts[self._at[may]])
        np.add.at(flat, self._hidden[may] + 1, known / self._whole[may])
