"""The map as signs: a square for each tile, and at each of its sides the number of the territory that reaches it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from longhouse.core.protocol import Json
from longhouse.games.northgard import data

Cell = tuple[int, int]

_SIDES = "NESW"
_NORTH, _EAST, _SOUTH, _WEST = range(4)
_SEAT_SIGNS = "ABCDE"
_MARGIN = 5
_WIDE, _NARROW = 10, 6
"""A square with the number of its tile, and one without."""

_PATTERN: dict[str, str] = {row["id"]: row["pattern"] for row in data.DATA["tile"]}
_OWNER: dict[tuple[str, int], str] = {
    (pattern, _SIDES.index(side)): place
    for row in data.DATA["area"]
    for pattern, place in [row["id"].split(".")]
    for side in row["sides"]
}
"""Which area of a pattern owns which side, unturned."""


class Land(NamedTuple):
    """The tiles by where they lie, and for each area what is written at its sides."""

    cells: dict[Cell, Json]
    marks: dict[str, str]


def sign(seat: int) -> str:
    """The letter of a player on the map."""
    return _SEAT_SIGNS[seat]


def numbers(table: Json) -> dict[str, int]:
    """A number for each territory, in the order in which the table lists them."""
    return {territory: number for number, territory in enumerate(table["territories"], 1)}


def chart(table: Json, width: int) -> Iterator[str]:
    """The map in lines, with columns and rows as options name them; nothing if it does not fit."""
    land = Land({(tile["x"], tile["y"]): tile for tile in table["tiles"]}, _marks(table))
    columns = range(min(x for x, _ in land.cells), max(x for x, _ in land.cells) + 1)
    rows = range(min(y for _, y in land.cells), max(y for _, y in land.cells) + 1)
    room = next((room for room in (_WIDE, _NARROW) if _MARGIN + room * len(columns) + 3 <= width), 0)
    if not room:
        return
    yield (" " * _MARGIN + "".join(str(x).center(room + 1).ljust(room)[:room] for x in columns)).rstrip()
    for y in rows:
        yield (" " * _MARGIN + _between_rows(land, columns, y, room)).rstrip()
        yield (str(y).rjust(_MARGIN - 2).ljust(_MARGIN) + _row(land, columns, y, room)).rstrip()
    yield (" " * _MARGIN + _between_rows(land, columns, rows.stop, room)).rstrip()


def _marks(table: Json) -> dict[str, str]:
    """For each area the number of its territory, with the letter of whoever holds it."""
    found = {}
    for territory, number in numbers(table).items():
        land = table["territories"][territory]
        mark = str(number) if land["holder"] is None else f"{number}{sign(land['holder'])}"
        found.update(dict.fromkeys(land["areas"], mark))
    return found


def _between_rows(land: Land, columns: range, y: int, room: int) -> str:
    """The northern sides of a row of tiles, which are the southern ones of the row above."""
    line = ""
    for x in (*columns, columns.stop):
        around = ((x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y))
        line += "+" if any(cell in land.cells for cell in around) else " "
        mark = _mark(land, (x, y), _NORTH) or _mark(land, (x, y - 1), _SOUTH)
        line += mark.center(room - 1, "-" if mark else " ")
    return line


def _row(land: Land, columns: range, y: int, room: int) -> str:
    """The western and eastern sides of a row of tiles, and the tiles' names where there is room."""
    line = ""
    for x in (*columns, columns.stop):
        mark = _mark(land, (x, y), _WEST) or _mark(land, (x - 1, y), _EAST)
        name = land.cells[x, y]["id"] if (x, y) in land.cells and room == _WIDE else ""
        line += mark + name.center(room - len(mark))
    return line


def _mark(land: Land, cell: Cell, side: int) -> str:
    """What is written at a side of the tile in this cell, if there is one."""
    tile = land.cells.get(cell)
    if tile is None:
        return ""
    place = _OWNER[_PATTERN[tile["id"]], (side - tile["turn"]) % 4]
    return land.marks[f"{tile['id']}.{place}"]
