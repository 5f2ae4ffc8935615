"""Getting up from a table for good."""

from __future__ import annotations

from longhouse.core.errors import NotDeciding
from longhouse.server.store.rows import BOT, OPEN, PERSON, SeatRow
from longhouse.server.table.actions import check_open
from longhouse.server.table.state import Draft, TableState, revise


def is_alone(now: TableState, seat: int) -> bool:
    """Whether no other person sits at the table."""
    return not any(one.kind == PERSON and one.seat != seat for one in now.seats)


def leave(now: TableState, seat: int, bot: str) -> Draft:
    """Before the deal the seat is free again, and its link still opens it. In a match a bot takes it for good."""
    check_open(now)
    if now.over:
        raise NotDeciding("error-match-over")
    if now.match is None:
        return revise(now, seats=[now.seats[seat]._replace(kind=OPEN, name="")])
    match = now.match.copy()
    match.bots |= {seat}
    return revise(now, match, [SeatRow(seat, BOT, "", bot=bot)])
