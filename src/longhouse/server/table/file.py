"""A match as a file."""

from __future__ import annotations

from longhouse.core import files
from longhouse.server.table.state import TableState


def file_of(now: TableState) -> str:
    """A match with the names of those who play it, as `longhouse replay` reads it."""
    assert now.match is not None
    match = now.match.copy()
    match.names = tuple(seat.name for seat in now.seats)
    match.players = tuple(seat.bot or "" for seat in now.seats)
    return files.saved(match)
