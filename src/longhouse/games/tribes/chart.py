"""The valley as signs: two lines for each cell, its land and the pieces on it, with the mountains in between.

    A      B
  +      +^^^^^^+
1  nest+A mine
   K4*!   cav2
  +      +      +

K, L, M and N are the players, the number counts warriors, * is the chief, ! total protection, ^ a mountain.
"""

from __future__ import annotations

from collections.abc import Iterator

from longhouse.core.lines import Reader
from longhouse.core.protocol import Json
from longhouse.games.tribes import data

WIDTH = 75
"""As wide as the valley is drawn."""
_ROOM = 6
_SEAT_SIGNS = "KLMN"
_COLUMNS = "ABCDEFGHIJ"
_BONUS = {"attack": "+A", "defence": "+D"}


def sign(seat: int) -> str:
    """The letter of a player: those after the columns' ones."""
    return _SEAT_SIGNS[seat]


def chart(reader: Reader) -> Iterator[str]:
    """The valley in lines; nothing if it does not fit."""
    if reader.width < WIDTH:
        return
    table = reader.table
    pieces = pieces_on(reader)
    yield "    " + "".join(column.center(_ROOM + 1) for column in _COLUMNS).rstrip()
    for row in range(1, data.SIZE + 1):
        yield f"   {_between(table, row)}"
        lands = [_land(reader, f"{column}{row}") for column in _COLUMNS]
        yield f"{row:2} {_across(table, row, lands)}".rstrip()
        yield f"   {_across(table, row, [pieces.get(f'{column}{row}', '') for column in _COLUMNS])}".rstrip()
    yield f"   {_between(table, data.SIZE + 1)}"


def pieces_on(reader: Reader) -> dict[str, str]:
    """What stands on each cell, as a few signs."""
    table = reader.table
    found = {
        one["cell"]: f"{sign(one['seat'])}{one['warriors']}{'*' * one['chief']}{'!' * one['protected']}"
        for one in table["tribes"]
    }
    for cell in table["cavalry"]:
        if cell:
            found[cell] = f"{reader.say('table-short-cavalry')}{table['cavalry'].count(cell)}"
    for player in table["players"]:
        if table["phase"] == "setup" and player["start"]:
            found.setdefault(player["start"], sign(player["seat"]))
    return found


def _land(reader: Reader, cell: str) -> str:
    """The land in a few letters with its bonus; ?? lies face down, .. is empty."""
    tile = reader.table["cells"].get(cell)
    if tile:
        short = reader.say(f"table-short-{tile['land'].replace('.', '-')}")
        return short + _BONUS.get(tile["bonus"], "")
    return "  ??" if _is_border(cell) else "  .."


def _is_border(cell: str) -> bool:
    """R1: whether a tile lies there face down from the start."""
    return cell[0] in "AJ" or cell[1:] in ("1", str(data.SIZE))


def _across(table: Json, row: int, words: list[str]) -> str:
    """One line of a row of cells, with the mountains to the east and west."""
    line = ""
    for at, word in enumerate(words):
        line += "^" if _is_walled(table, at - 1, row, "E") or _is_walled(table, at, row, "W") else " "
        line += word.ljust(_ROOM)
    return line + ("^" if _is_walled(table, data.SIZE - 1, row, "E") else "")


def _between(table: Json, row: int) -> str:
    """The line above a row of cells, with the mountains to the north and south."""
    line = "+"
    for at in range(data.SIZE):
        walled = _is_walled(table, at, row, "N") or _is_walled(table, at, row - 1, "S")
        line += ("^" if walled else " ") * _ROOM + "+"
    return line


def _is_walled(table: Json, column: int, row: int, side: str) -> bool:
    """Whether the tile there has a mountain on this side."""
    if not 0 <= column < data.SIZE:
        return False
    tile = table["cells"].get(f"{_COLUMNS[column]}{row}")
    return bool(tile) and side in tile["sides"]
