"""Getting up from a table for good: before the deal the seat opens, in a match it is resigned."""

from __future__ import annotations

from longhouse.core.errors import NotDeciding
from longhouse.server.errors import Conflict
from longhouse.server.store.rows import PERSON, RESIGNED
from longhouse.server.table.access import freed
from longhouse.server.table.actions import check_open
from longhouse.server.table.state import Draft, TableState, revise


def is_alone(now: TableState, seat: int) -> bool:
    """Whether no other person has, or had, a seat at the table."""
    return not any(one.kind == PERSON and one.seat != seat for one in now.seats)


def _is_last(now: TableState, seat: int) -> bool:
    """Whether no other person plays on."""
    return not any(one.takes_part and one.seat != seat for one in now.seats)


def leave(now: TableState, seat: int, bot: str) -> Draft:
    """Before the deal the seat is free again, and its link still opens it. In a match it is resigned."""
    check_open(now)
    if now.over:
        raise NotDeciding("error-match-over")
    if now.match is None:
        return revise(now, seats=[freed(now.seats[seat])])
    return resign(now, seat, bot)


def resign(now: TableState, seat: int, bot: str) -> Draft:
    """Give up, for good. With two at the table, or with bots alone, the match ends; else a bot plays the seat on.

    The seat stays its owner's: they may look on, and it is last when the match ends (`ranking.py`).
    """
    check_open(now)
    if now.match is None:
        raise Conflict("server-error-waiting")
    if now.over:
        raise NotDeciding("error-match-over")
    found = now.seats[seat]
    if found.gone is not None:
        raise Conflict("server-error-gone")
    if now.row.seats <= 2 or _is_last(now, seat):
        gone = found._replace(gone=RESIGNED, asked_away=None, orders=None)
        return revise(now, seats=[gone], closed=RESIGNED, vote=None)
    gone = found._replace(gone=RESIGNED, bot=bot, lent=True, asked_away=None, failed=None, orders=None)
    return revise(now, seats=[gone], vote=None)
