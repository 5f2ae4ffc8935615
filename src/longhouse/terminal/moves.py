"""Long lists of moves: a run of one kind is folded into one line, and moves are found by their words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from longhouse.terminal.input import bare

_SHORT = 12
"""A list of at most this many moves is shown in full."""
_FEW = 2
"""A run of at most this many moves is never folded."""


class Line(NamedTuple):
    """One line of a list: the numbers of its moves, counted from 1, and its words."""

    first: int
    last: int
    words: str

    @property
    def numbers(self) -> str:
        """As they are listed and typed: "7", or "8-43"."""
        return f"{self.first}-{self.last}" if self.last > self.first else str(self.first)


def folded(labels: Sequence[str], kinds: Sequence[str]) -> list[Line]:
    """The lines of a list; of a long one, neighbours of one kind and place are folded: "Move … from H4 to H5"."""
    lines = [Line(number, number, label) for number, label in enumerate(labels, 1)]
    runs: list[list[Line]] = []
    for _, neighbours in groupby(lines, lambda line: kinds[line.first - 1]):
        alike = list(neighbours)
        places = [list(run) for _, run in groupby(alike, lambda line: line.words.rpartition(" ")[2])]
        runs += places if max(map(len, places)) > _FEW else [alike]
    left = len(lines)
    for size in sorted({len(run) for run in runs}, reverse=True):
        for run in runs if left > _SHORT and size > _FEW else ():
            if len(run) == size and (common := _common([line.words for line in run])):
                run[:] = [Line(run[0].first, run[-1].last, common)]
        left = sum(map(len, runs))
    return [line for run in runs for line in run]


def _common(labels: Sequence[str]) -> str:
    """The words with which several labels begin and end: "Swap …"; "" without such words."""
    split = [label.split() for label in labels]
    most = min(map(len, split)) - 1
    head = next((at for at in range(most) if len({words[at] for words in split}) > 1), most)
    tail = next((at for at in range(most - head) if len({words[-1 - at] for words in split}) > 1), most - head)
    end = split[0][len(split[0]) - tail :]
    return " ".join([*split[0][:head], "…", *end]) if head or tail else ""


def range_in(line: str, count: int) -> range | None:
    """The numbers of a typed line such as "3-8"; None if it is no range within the list."""
    found = re.fullmatch(r"(\d{1,4}) ?[-–] ?(\d{1,4})", line)
    if not found or not 1 <= int(found[1]) <= int(found[2]) <= count:
        return None
    return range(int(found[1]), int(found[2]) + 1)


def named(line: str, labels: Sequence[str]) -> list[int]:
    """The numbers of the moves whose labels contain all words typed. Numbers alone name nothing."""
    typed = set(_words(line))
    if not any(word.isalpha() or not word.isdecimal() for word in typed):
        return []
    return [number for number, label in enumerate(labels, 1) if typed <= set(_words(label))]


def _words(line: str) -> list[str]:
    return re.findall(r"\w+", bare(line))
