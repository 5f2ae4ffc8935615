"""What happens when somebody's time is out, when a pause is over, and when nobody has moved for long."""

from __future__ import annotations

from msgspec.structs import replace

from longhouse import bots
from longhouse.core.errors import NotDeciding
from longhouse.server import clock
from longhouse.server.errors import Conflict
from longhouse.server.store.rows import IDLE, TIME, SeatRow
from longhouse.server.table import clocks as c
from longhouse.server.table import timing
from longhouse.server.table.actions import check_open
from longhouse.server.table.clocks import Clocks
from longhouse.server.table.standing import stand_in_for
from longhouse.server.table.state import Draft, TableState, revise
from longhouse.server.table.votes import END, Vote

ASK, LEND, FINISH = "ask", "bot", "end"
"""At zero: the others are asked, the house lends the seat to a bot, the match ends and whoever is late is last."""


class NothingDue(Conflict):
    """Somebody else was quicker, or the clocks have been moved since."""

    def __init__(self) -> None:
        super().__init__("server-error-nothing-due")


def settle(now: TableState) -> Draft:
    """Do what is due at a table; NothingDue if nothing is."""
    at = clock.now()
    if now.row.due is None or now.row.due > at or now.ended or now.match is None:
        raise NothingDue
    clocks, pace = now.clocks, now.pace
    if clocks is not None and clocks.paused is not None:
        return _same(now, clocks=replace(clocks, paused=None), vote=None)
    late = [seat for seat, due in c.deadlines(clocks, pace) if due + c.GRACE <= at] if clocks and pace else []
    if late and clocks is not None:
        return _at_zero(now, clocks, late)
    if at - now.row.shown < c.IDLE:
        return _same(now)
    if clocks is not None and clocks.late:
        return _close(now, IDLE, ())
    asked = tuple(sorted(set(now.deciding()) & timing.playing(now.seats)))
    nobody = (None,) * now.row.seats
    return _same(now, clocks=replace(clocks or Clocks(nobody), late=asked))


def _at_zero(now: TableState, clocks: Clocks, late: list[int]) -> Draft:
    if now.row.at_zero == FINISH:
        return _close(now, TIME, late)
    if now.row.at_zero == LEND:
        try:
            return _lend(now, late, bots.USUAL)
        except Conflict:
            pass  # No bot may play here: then the others have to say.
    return _same(now, clocks=replace(clocks, late=tuple(sorted({*clocks.late, *late}))))


def decide(now: TableState, seat: int, do: str) -> Draft:
    """What the others want when somebody's time is out; to end the match all of them have to want it."""
    check_open(now)
    clocks = now.clocks
    if now.over:
        raise NotDeciding("error-match-over")
    if clocks is None or not clocks.late:
        raise Conflict("server-error-nobody-late")
    if seat in clocks.late:
        raise Conflict("server-error-late-yourself")
    if do == LEND:
        return _lend(now, list(clocks.late), bots.USUAL)
    if do == FINISH:
        return _vote_to_end(now, clocks, seat)
    pace = now.pace
    for one in clocks.late:
        if pace is not None and (its := clocks.seats[one]) is not None:
            clocks = clocks.with_seat(one, its._replace(bank=its.bank + pace.extra))
    return _same(now, clocks=replace(clocks, late=()), vote=None)


def _vote_to_end(now: TableState, clocks: Clocks, seat: int) -> Draft:
    vote = now.vote
    agreed = {seat, *(vote.agreed if vote is not None and vote.kind == END else ())}
    if timing.playing(now.seats) - set(clocks.late) <= agreed:
        return _close(now, TIME if now.pace is not None else IDLE, clocks.late)
    by = vote.by if vote is not None and vote.kind == END else seat
    return _same(now, vote=Vote(END, by, sorted(agreed), clock.now()))


def _lend(now: TableState, late: list[int], bot: str) -> Draft:
    return _same(now, [_lent(now, now.seats[seat], bot) for seat in late], vote=None)


def _lent(now: TableState, found: SeatRow, bot: str) -> SeatRow:
    return found._replace(bot=stand_in_for(now, found, bot), lent=True, asked_away=None, failed=None)


def _close(now: TableState, why: str, late: list[int] | tuple[int, ...]) -> Draft:
    return revise(now, seats=[now.seats[seat]._replace(gone=why) for seat in late], closed=why)


def _same(now: TableState, seats: list[SeatRow] | None = None, **more: object) -> Draft:
    """A change that leaves the match, and what people have proposed about it, as it is."""
    return revise(now, seats=seats or (), proposal=now.proposal, linger=now.linger, **more)  # type: ignore[arg-type]
