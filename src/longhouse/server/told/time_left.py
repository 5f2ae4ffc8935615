"""How much time somebody has left, from the clocks of a table: what everybody there sees."""

from __future__ import annotations

from typing import NamedTuple

from longhouse.server.store.rows import TableRow
from longhouse.server.table import clocks, timing


class Deadline(NamedTuple):
    """A clock that runs."""

    asked: float
    """Since when."""
    out: float
    """When its time is out."""
    quarter: float
    """When a quarter of what there was for this asking is left."""


def deadline(row: TableRow, seat: int) -> Deadline | None:
    """The clock of a seat; None if it has none, or it stands."""
    known, pace = timing.read(row.clock), timing.pace(row)
    if known is None or pace is None or seat >= len(known.seats):
        return None
    clock = known.seats[seat]
    if clock is None or clock.since is None:
        return None
    away = known.spans(seat) if pace.is_slow else ()
    all_of_it = max(0.0, pace.free - clock.used) + clock.bank
    return Deadline(clock.since, clocks.due(clock, pace, away), clocks.later(clock.since, 0.75 * all_of_it, away))
