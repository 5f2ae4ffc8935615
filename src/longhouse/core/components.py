"""A game's `data.toml`: every component as a row that says where its figures come from."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

Row = dict[str, Any]

DESIGNED = "designed"


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
