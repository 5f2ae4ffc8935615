"""Pausing by consent, and giving somebody time."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from longhouse.core.errors import NotDeciding
from longhouse.server import clock
from longhouse.server.errors import BadRequest, Conflict
from longhouse.server.store.rows import PERSON
from longhouse.server.table import clocks as c
from longhouse.server.table import timing
from longhouse.server.table.actions import check_open
from longhouse.server.table.clocks import Clocks, Pace, Pause
from longhouse.server.table.state import Draft, TableState, revise
from longhouse.server.table.votes import PAUSE, RESUME, Vote

_LEAST_GIFT = 15.0
_MOST_BANKS = 4


def _clocked(now: TableState) -> tuple[Clocks, Pace]:
    """The clocks of a match that runs; refused where there are none."""
    check_open(now)
    if now.match is None:
        raise Conflict("server-error-waiting")
    if now.over:
        raise NotDeciding("error-match-over")
    clocks, pace = now.clocks, now.pace
    if clocks is None or pace is None:
        raise Conflict("server-error-no-clock")
    return clocks, pace


def propose(now: TableState, seat: int, on: bool, here: Collection[int]) -> Draft:
    """Ask for a pause, or for its end; done at once if nobody else has to agree, or the pause was long enough."""
    clocks, _ = _clocked(now)
    if on == (clocks.paused is not None):
        raise Conflict("server-error-paused" if on else "server-error-not-paused")
    kind = PAUSE if on else RESUME
    vote = now.vote
    if vote is not None and vote.kind != kind:
        raise Conflict("server-error-other-vote")
    if clocks.paused is not None and clock.now() - clocks.paused.since >= c.PAUSE_LEAST:
        return _resume(now, clocks)
    agreed = {seat, *here, *(vote.agreed if vote is not None else ())}
    return _agree(now, clocks, Vote(kind, vote.by if vote is not None else seat, sorted(agreed), clock.now()))


def answer(now: TableState, seat: int, agree: bool) -> Draft:
    """Agree to a pause or to its end, or not. One no is enough; the one who asked may withdraw."""
    clocks, _ = _clocked(now)
    vote = now.vote
    if vote is None or vote.kind not in (PAUSE, RESUME):
        raise Conflict("server-error-no-pause-asked")
    if not agree:
        return revise(now, proposal=now.proposal, linger=now.linger, vote=None)
    return _agree(now, clocks, Vote(vote.kind, vote.by, sorted({seat, *vote.agreed}), vote.since))


def _agree(now: TableState, clocks: Clocks, vote: Vote) -> Draft:
    if not timing.playing(now.seats) <= set(vote.agreed):
        return revise(now, proposal=now.proposal, linger=now.linger, vote=vote)
    if vote.kind == RESUME:
        return _resume(now, clocks)
    at = clock.now()
    clocks = replace(clocks, paused=Pause(at, at + c.PAUSE_MOST))
    return revise(now, proposal=now.proposal, linger=now.linger, vote=None, clocks=clocks)


def _resume(now: TableState, clocks: Clocks) -> Draft:
    clocks = replace(clocks, paused=None)
    return revise(now, proposal=now.proposal, linger=now.linger, vote=None, clocks=clocks)


def give(now: TableState, by: int, seat: int, seconds: float) -> Draft:
    """A present for somebody else's reserve."""
    clocks, pace = _clocked(now)
    if seat >= now.row.seats:
        raise BadRequest("server-error-seat", seat=seat)
    its = clocks.seats[seat]
    if its is None or now.seats[seat].kind != PERSON:
        raise Conflict("server-error-no-clock-there")
    if seat == by:
        raise Conflict("server-error-own-time")
    if not _LEAST_GIFT <= seconds <= pace.most_gift:
        raise BadRequest("server-error-gift", least=round(_LEAST_GIFT), most=round(pace.most_gift))
    if its.bank + seconds > _MOST_BANKS * pace.most_gift:
        raise Conflict("server-error-time-enough")
    clocks = clocks.with_seat(seat, its._replace(bank=its.bank + seconds))
    clocks = replace(clocks, late=tuple(one for one in clocks.late if one != seat))
    return revise(now, proposal=now.proposal, linger=now.linger, clocks=clocks)
