"""A game's `data.toml`: every component as a row that says where its figures come from."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence, Sized
from contextlib import contextmanager
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple

from longhouse.core import changes

Row = dict[str, Any]
Tables = dict[str, list[Row]]

DESIGNED = "designed"
NONE = -1
"""Stands where a row names nothing."""


class BadComponent(ValueError):  # noqa: N818
    """A row of `data.toml` that the rules cannot read. Whoever corrects figures sees it when the game is imported."""


class DesignedField(NamedTuple):
    """A figure that no source prints and that we made: in which table, of which component, which fields."""

    table: str
    id: str
    fields: Row


def read_components(folder: Path) -> Tables:
    """The tables of a game's data, each a list of rows."""
    with (folder / changes.FILE).open("rb") as file:
        tables = tomllib.load(file)
    _done.extend(changes.apply(tables, one) for one in _asked)
    return tables


_asked: list[str] = []
_done: list[changes.Changed] = []


@contextmanager
def changed(asked: Sequence[str]) -> Iterator[list[changes.Changed]]:
    """Whoever reads components meanwhile finds them changed; what was changed is in the list afterwards.

    For a process that imports a game with other figures, and does nothing else with it: see `arena/lab.py`.
    """
    _asked[:], _done[:] = asked, ()
    done: list[changes.Changed] = []
    try:
        yield done
    finally:
        done.extend(_done)
        _asked.clear()
        _done.clear()


def designed(tables: Tables) -> list[DesignedField]:
    """Everything in these tables that we designed."""
    found = []
    for table, rows in tables.items():
        for row in rows:
            fields = {name: value for name, value in row.items() if name not in ("id", "source")}
            source = row["source"]
            if isinstance(source, dict):
                fields = {name: row[name] for name, where in source.items() if where == DESIGNED}
            elif source != DESIGNED:
                fields = {}
            if fields:
                found.append(DesignedField(table, row["id"], fields))
    return found


# Rows as the engine reads them: lists of numbers, ready for a vector.


def numbers(rows: Sequence[Row]) -> dict[str, int]:
    """The figures of a table of plain numbers, by id."""
    return {row["id"]: _field(row, "value") for row in rows}


def ids(rows: Sequence[Row]) -> tuple[str, ...]:
    """The ids of a table, in order: what its numbers mean."""
    return tuple(row["id"] for row in rows)


def column(
    rows: Sequence[Row], field: str, names: Sequence[str] | None = None, *, missing: int | None = None
) -> list[int]:
    """One field of every row, as a number: a figure, 1 for true, or the place of a word among `names`.

    `missing` is the number of a row without the field; unless it is given, every row must have it.
    """
    found = []
    for row in rows:
        if field not in row and missing is not None:
            found.append(missing)
            continue
        value = _field(row, field)
        found.append(int(value) if names is None else number_of(value, names, f"{row['id']}.{field}"))
    return found


def inverse(rows: Sequence[Row], field: str, names: Sequence[str]) -> list[int]:
    """For every name the number of the row whose field says it, or NONE."""
    found = [NONE] * len(names)
    for number, row in enumerate(rows):
        if field in row:
            name = number_of(row[field], names, f"{row['id']}.{field}")
            if found[name] != NONE:
                raise BadComponent(f"{row['id']}.{field}: {names[name]} stands in {rows[found[name]]['id']} already")
            found[name] = number
    return found


def members(rows: Sequence[Row], field: str, value: object) -> int:
    """The rows whose field is this value, as a set: a bit for each."""
    return sum(2**number for number, row in enumerate(rows) if row.get(field) == value)


def firsts(groups: Iterable[Sized]) -> list[int]:
    """Where each group begins if all are laid one behind the other; the next number ends it."""
    return [0, *accumulate(len(group) for group in groups)]


def number_of(name: str, names: Sequence[str], where: str) -> int:
    """The place of a name among names; one that is not there is refused with the place it was read from."""
    if name not in names:
        raise BadComponent(f"{where}: {name!r} is none of {', '.join(names)}")
    return names.index(name)


def check_names(found: Sequence[str], expected: Mapping[str, int]) -> None:
    """Refuse rows that are not where the rules have numbered them: `{"fish": 4}` says that row 4 is the fish.

    For numbers that are written into the rules, because only literals are folded by the compiler.
    """
    for name, number in expected.items():
        if name not in found:
            raise BadComponent(f"there is no {name!r} among {', '.join(found)}")
        if found.index(name) != number:
            raise BadComponent(f"{name!r} is row {found.index(name)}, but the rules look for it in row {number}")


def check_count(rows: Sequence[object], expected: int, what: str) -> None:
    """Refuse more or fewer rows than option numbers and sets are made for."""
    if len(rows) != expected:
        raise BadComponent(f"{what}: {len(rows)} rows, but the rules are made for {expected}")


def _field(row: Row, field: str) -> Any:
    if field not in row:
        raise BadComponent(f"{row['id']} has no {field!r}")
    return row[field]
