"""Everybody's rank when a table has ended: what the rules say, and that whoever resigned is behind all others.

The log of the match stays what the rules made of it. How a table ended is the house's.
"""

from __future__ import annotations

from longhouse.core.protocol import Result
from longhouse.server.table.results import DECIDED, ranked
from longhouse.server.table.state import TableState


def has_result(now: TableState) -> bool:
    """Whether somebody has won: the match was played to its end, given up by one of two, or somebody's time was out."""
    decided = now.row.closed in DECIDED and any(seat.gone for seat in now.seats)
    return now.match is not None and (now.over or decided)


def result(now: TableState) -> Result:
    """How a table ended that has a result: ranks by its end, points as they were."""
    assert now.match is not None
    found = now.match.game.result(now.match.state)
    ranks = ranked(found.ranks, now.seats)
    if now.over:
        return found._replace(ranks=ranks)
    # What was not played to its end has no score sheet.
    return found._replace(ranks=ranks, lines=(), tie=None)
