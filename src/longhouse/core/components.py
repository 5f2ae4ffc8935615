"""A game's `data.toml`: every component as a row that says where its figures come from."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

Row = dict[str, Any]

DESIGNED = "designed"


class BadComponent(ValueError):  # noqa: N818
    """A row of `data.toml` that the rules cannot read. Whoever corrects figures sees it when the game is imported."""


class DesignedField(NamedTuple):
    """A figure that no source prints and that we made: in which table, of which component, which fields."""

    table: str
    id: str
    fields: Row


def read_components(folder: Path) -> dict[str, list[Row]]:
    """The tables of a game's data, each a list of rows."""
    with (folder / "data.toml").open("rb") as file:
        return tomllib.load(file)


def designed(tables: dict[str, list[Row]]) -> list[DesignedField]:
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
