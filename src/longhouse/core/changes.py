"""Figures of `data.toml` changed by somebody who asks what would follow: `data.toml:number.rounds=7`.

A change names a row, `TABLE.ID`, and a field of it, `TABLE.ID.FIELD`; deeper in, names and places follow in the same
way (`pile.2.lengths.0`). The table may be left out where only one has such a row, the field where it is `value`, the
name of the file always. What stands there now says what may stand there instead: a number for a number, a word for a
word. Whether the rules can live with it, the game's own loader says when it is imported.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, NamedTuple

from longhouse.core.errors import BadChange

FILE = "data.toml"
_NOT_FIGURES = ("id", "source")
_USUAL_FIELD = "value"
_SHOWN = 12
_KINDS = {bool: "yes-no", int: "number", float: "number", str: "word", list: "list", dict: "table"}


class Figure(NamedTuple):
    """One value in the data of a game: a row, and where in it."""

    table: str
    id: str
    where: tuple[str | int, ...]

    def __str__(self) -> str:
        return ".".join((self.table, self.id, *map(str, self.where)))


class Changed(NamedTuple):
    """What a change did."""

    figure: Figure
    before: Any
    """None where the row did not have the field."""
    after: Any


def apply(tables: dict[str, list[dict[str, Any]]], change: str) -> Changed:
    """Change the tables in place; BadChange if there is no such row or field, or if the value does not fit."""
    name, equals, said = change.partition("=")
    file, colon, path = name.strip().rpartition(":")
    if not equals or not path or not said.strip():
        raise BadChange("error-lab-form", change=change)
    if colon and file != FILE:
        raise BadChange("error-lab-file", file=file, change=change)
    figure, row = _find(tables, path)
    inside, last, known = _enter(tables[figure.table], figure, row)
    before = inside[last] if known is inside else None
    value = _value(figure, said.strip(), known[last])
    if before == value:
        raise BadChange("error-lab-same", figure=str(figure), value=shown(value))
    inside[last] = value
    return Changed(figure, before, value)


def shown(value: object) -> str:
    """A value as one would write it."""
    if isinstance(value, bool):
        return str(value).lower()
    return "-" if value is None else str(value)


def _find(tables: dict[str, list[dict[str, Any]]], path: str) -> tuple[Figure, dict[str, Any]]:
    """The row that a path begins with, and the rest of it. An id may have dots: the longest that fits is meant."""
    table, _, rest = path.partition(".")
    # "mask.bear" is the row "bear" of the table "mask", though another table may have a row "mask".
    named = list(_rows({table: tables[table]}, rest)) if table in tables else []
    found = named or list(_rows(tables, path))
    longest = max((len(figure.id) for figure, _ in found), default=0)
    found = [one for one in found if len(one[0].id) == longest]
    if not found:
        every = [f"{table}.{row['id']}" for table, rows in tables.items() for row in rows]
        ids = [row["id"] for rows in tables.values() for row in rows]
        near = get_close_matches(path, [*every, *ids], _SHOWN)
        if not near:
            raise BadChange("error-lab-table", row=path, known=", ".join(tables))
        raise BadChange("error-lab-row", row=path, near=", ".join(near))
    if len(found) > 1:
        raise BadChange("error-lab-several", row=path, known=", ".join(str(figure) for figure, _ in found))
    return found[0]


def _rows(tables: dict[str, list[dict[str, Any]]], path: str) -> Iterator[tuple[Figure, dict[str, Any]]]:
    """The rows whose id the path begins with."""
    for table, rows in tables.items():
        for row in rows:
            if path == row["id"] or path.startswith(f"{row['id']}."):
                words = path[len(row["id"]) + 1 :].split(".")
                where = tuple(int(word) if word.isdecimal() else word for word in words if word)
                yield Figure(table, row["id"], where or (_USUAL_FIELD,)), row


def _enter(rows: list[dict[str, Any]], figure: Figure, row: dict[str, Any]) -> tuple[Any, str | int, Any]:
    """Where the value stands: what holds it, its name there, and something that shows which kind of value it is."""
    inside: Any = row
    for word in figure.where[:-1]:
        if not _has(inside, word):
            raise _unknown_field(figure, inside)
        inside = inside[word]
    last = figure.where[-1]
    if figure.where[0] in _NOT_FIGURES:
        raise _unknown_field(figure, row)
    if _has(inside, last):
        return inside, last, inside
    if inside is row:
        # A field that only other rows of the table have: the same kind of value as there.
        for other in rows:
            if last in other:
                return inside, last, other
    raise _unknown_field(figure, inside)


def _has(inside: Any, word: str | int) -> bool:
    if isinstance(inside, list):
        return isinstance(word, int) and word < len(inside)
    return isinstance(inside, dict) and word in inside


def _unknown_field(figure: Figure, inside: Any) -> BadChange:
    known = [str(at) for at in range(len(inside))] if isinstance(inside, list) else []
    if isinstance(inside, dict):
        known = [name for name in inside if name not in _NOT_FIGURES]
    row = f"{figure.table}.{figure.id}"
    return BadChange("error-lab-field", row=row, field=".".join(map(str, figure.where)), known=", ".join(known) or "-")


def _value(figure: Figure, said: str, like: Any) -> Any:
    """The value as TOML reads it; a bare word stands for itself."""
    try:
        value = tomllib.loads(f"x = {said}")["x"]
    except tomllib.TOMLDecodeError:
        value = said
    if isinstance(like, str) and not isinstance(value, str):
        value = said
    if type(value) is not type(like):
        kind = _KINDS.get(type(like), "word")
        raise BadChange("error-lab-value", figure=str(figure), value=said, kind=kind, now=shown(like))
    return value
