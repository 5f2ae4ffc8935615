"""The table in lines of text: the year, the players and the territories that somebody holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from longhouse.core.lines import Reader
from longhouse.core.protocol import Json
from longhouse.core.text import Text


def draw(view: Json, text: Text, names: Sequence[str], width: int = 80) -> Iterator[str]:
    """The whole table, as the reader's seat sees it."""
    reader = Reader(view, text, names, width)
    table = reader.table
    yield from reader.wrap(f"{table['year']}/{table['years']} {table['phase']}")
    for player in table["players"]:
        stock = " ".join(f"{number} {name}" for name, number in player["resources"].items())
        yield from reader.wrap(f"{reader.label(player['seat'])}: {player['clan']}, {stock}, {player['units']}")
    for name, land in table["territories"].items():
        if land["holder"] is not None:
            yield from reader.wrap(f"{name}: {reader.label(land['holder'])} {land['units']}")
