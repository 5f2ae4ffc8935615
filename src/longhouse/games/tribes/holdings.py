"""What a tribe had that others had not, for whoever studies balance."""

from __future__ import annotations

from longhouse.core.zones import NONE
from longhouse.games.tribes.state import CELL, START, Table


def holdings(table: Table, seat: int) -> dict[str, list[str]]:
    """Where it began. Trophies are no difference: nearly everybody has all of them at the end."""
    start = START.of(table, seat)
    return {"start": [str(CELL.names[start])] if start != NONE else []}
