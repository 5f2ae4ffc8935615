"""Calling a match off: it ends when everybody who plays wants that."""

from __future__ import annotations

from collections.abc import Collection

from longhouse.core.errors import NotDeciding
from longhouse.server import clock
from longhouse.server.errors import Conflict, NotAllowed
from longhouse.server.store.rows import AGREED
from longhouse.server.table.actions import check_open
from longhouse.server.table.state import Draft, TableState, revise
from longhouse.server.table.votes import CALL_OFF, Vote


def read(now: TableState) -> Vote | None:
    """The open proposal to call it off; none once the table has ended."""
    vote = now.vote
    return vote if vote is not None and vote.kind == CALL_OFF and not now.ended else None


def voters(now: TableState) -> list[int]:
    """Who has to agree: everybody who plays. Who is away, and has a bot in their place, holds up nobody."""
    return [seat.seat for seat in now.seats if seat.takes_part and not seat.lent]


def _check(now: TableState, seat: int) -> None:
    check_open(now)
    if now.match is None:
        raise Conflict("server-error-waiting")
    if now.over:
        raise NotDeciding("error-match-over")
    if seat not in voters(now):
        raise NotAllowed("server-error-no-vote")


def propose_end(now: TableState, seat: int, here: Collection[int]) -> Draft:
    """Ask to call the match off; done at once if nobody else has to agree."""
    _check(now, seat)
    vote = read(now)
    if vote is None and now.vote is not None:
        raise Conflict("server-error-vote-open")
    agreed = {seat, *here, *(vote.agreed if vote is not None else ())}
    return _agree(now, vote or Vote(CALL_OFF, seat, [], clock.now()), agreed)


def answer_end(now: TableState, seat: int, agree: bool) -> Draft:
    """Agree to call it off, or not. One no is enough; whoever asked may withdraw."""
    _check(now, seat)
    vote = read(now)
    if vote is None:
        raise Conflict("server-error-no-vote-open")
    if not agree:
        return _with(now, None)
    return _agree(now, vote, {seat, *vote.agreed})


def _agree(now: TableState, vote: Vote, agreed: Collection[int]) -> Draft:
    if set(voters(now)) <= set(agreed):
        return revise(now, closed=AGREED, vote=None)
    return _with(now, Vote(vote.kind, vote.by, sorted(agreed), vote.since))


def _with(now: TableState, vote: Vote | None) -> Draft:
    return revise(now, proposal=now.proposal, linger=now.linger, vote=vote)
