"""Clocks as a reader is shown them: everybody is shown the same."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from longhouse.server import clock
from longhouse.server.clock_models import ClocksInfo, PauseAsked, PausedInfo, SeatTime
from longhouse.server.store.rows import SeatRow, TableRow
from longhouse.server.table import clocks as c
from longhouse.server.table import timing
from longhouse.server.table.clocks import Clocks, Pace, SeatClock
from longhouse.server.table.state import TableState
from longhouse.server.table.votes import END, PAUSE, RESUME


def clocks_info(now: TableState, at: float | None = None) -> ClocksInfo | None:
    """Everybody's time; None where nobody's is limited."""
    clocks = now.clocks
    if clocks is None:
        return None
    at = clock.now() if at is None else at
    pace = now.pace
    free, reserve = (pace.free, pace.bank) if pace is not None else (0.0, 0.0)
    seats = [_seat(clocks, pace, seat, at) for seat in range(now.row.seats)]
    row = now.row
    return ClocksInfo(at, row.pace, row.at_zero, free, reserve, seats, _paused(clocks), _asked(now, clocks))  # type: ignore[arg-type]


def _seat(clocks: Clocks, pace: Pace | None, seat: int, at: float) -> SeatTime | None:
    its, late = clocks.seats[seat], seat in clocks.late
    if its is None or pace is None:
        return SeatTime(0.0, 0.0, runs=False, late=True) if late else None
    spans = c.joined(clocks.spans(seat)) if pace.is_slow else []
    is_away = any(begin <= at < end for begin, end in spans)
    runs, waits = its.since is not None and not is_away, its.since is not None and is_away
    stood = c.stopped(its, pace, at, spans)
    # Who is not asked has the whole free stretch before them.
    free = max(0.0, pace.free - stood.used) if its.since is not None or late else pace.free
    away = next((span for span in spans if span[1] > at), (None, None))
    return SeatTime(round(stood.bank, 3), round(free, 3), runs, waits, late, *away)


def _paused(clocks: Clocks) -> PausedInfo | None:
    pause = clocks.paused
    return PausedInfo(pause.since, pause.until, pause.since + c.PAUSE_LEAST) if pause is not None else None


def _asked(now: TableState, clocks: Clocks) -> PauseAsked | None:
    vote = now.vote
    if vote is None or vote.kind not in (PAUSE, RESUME, END):
        return None
    missing = timing.playing(now.seats) - set(vote.agreed) - (set(clocks.late) if vote.kind == END else set())
    return PauseAsked(vote.kind, vote.by, sorted(missing))  # type: ignore[arg-type]


def left(row: TableRow, seats: tuple[SeatRow, ...], seat: int) -> float | UnsetType:
    """How many seconds a seat has left for what it is asked; nothing if its clock stands."""
    clocks, pace = timing.read(row.clock), timing.pace(row)
    its: SeatClock | None = clocks.seats[seat] if clocks is not None and seat < len(seats) else None
    if clocks is None or its is None or its.since is None or pace is None:
        return UNSET
    spans = clocks.spans(seat) if pace.is_slow else ()
    stood = c.stopped(its, pace, clock.now(), spans)
    return round(max(0.0, pace.free - stood.used) + stood.bank, 3)
