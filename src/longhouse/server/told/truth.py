"""Whether a piece of news is still worth telling: it is looked at again, right before it goes out.

It is dropped only if its person has looked at that table since, or if it is no longer so. That a page is open somewhere
is no reason: it may be in another room.
"""

from __future__ import annotations

from longhouse.server.store.outbox import Facts
from longhouse.server.store.rows import OPEN, PLAYING

_UNSEEN_SECONDS = 0.25
"""Whoever looked so shortly after the news were made may have seen the table as it was before."""


def is_asked(facts: Facts) -> bool:
    """Whether the person is asked for something at that table now."""
    if facts.table is None or facts.seat is None or facts.seat >= len(facts.seats):
        return False
    seat = facts.seats[facts.seat]
    is_theirs = facts.person.id in (seat.person, seat.keeper) and not seat.lent
    return is_theirs and facts.table.status == PLAYING and str(facts.seat) in facts.table.deciding.split(",")


def is_still_true(facts: Facts) -> bool:
    """Whether somebody should still be told."""
    if facts.table is None or facts.seat is None:
        return True
    if facts.seat >= len(facts.seats):
        return False
    seat = facts.seats[facts.seat]
    if facts.kind == "invitation":
        return seat.kind == OPEN
    if facts.person.id not in (seat.person, seat.keeper):
        return False
    if seat.looked > facts.created + _UNSEEN_SECONDS:
        return False
    if facts.kind in ("turn", "quarter"):
        return is_asked(facts)
    if facts.kind == "proposal":
        return facts.table.proposal is not None or facts.table.vote is not None
    return True
