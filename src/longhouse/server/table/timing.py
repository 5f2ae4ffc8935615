"""The clocks of a table as a change of it moves them: what `tables.clock` and `tables.due` are after it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec

from longhouse.core import registry
from longhouse.core.errors import UnknownGame
from longhouse.core.match import Match
from longhouse.server import clock
from longhouse.server.errors import Conflict
from longhouse.server.store.rows import PERSON, SeatRow, TableRow
from longhouse.server.table import clocks as c
from longhouse.server.table.clocks import Clocks, Pace, SeatClock, Turn

_decode = msgspec.json.Decoder(Clocks).decode


@lru_cache(256)
def read(written: str | None) -> Clocks | None:
    """Clocks as they are written; nobody changes them."""
    return _decode(written) if written is not None else None


def write(clocks: Clocks | None) -> str | None:
    """The same the other way round."""
    return msgspec.json.encode(clocks).decode() if clocks is not None else None


def pace(row: TableRow) -> Pace | None:
    """How long people have at a table; None where they have as long as they like, or the game cannot be loaded."""
    try:
        game = registry.get(row.game)
    except UnknownGame:
        # A server starts, and lists its members' games, whatever became of a game that it once had.
        return None
    return c.pace_of(row.pace, game, row.seats)


def people(seats: Iterable[SeatRow]) -> frozenset[int]:
    """The seats that belong to people."""
    return frozenset(seat.seat for seat in seats if seat.kind == PERSON)


def playing(seats: Iterable[SeatRow]) -> frozenset[int]:
    """The seats that people play themselves."""
    return frozenset(seat.seat for seat in seats if seat.kind == PERSON and not seat.lent)


def timed(
    was: TableRow,
    before: Match | None,
    row: TableRow,
    seats: Sequence[SeatRow],
    match: Match | None,
    given: Clocks | None,
) -> TableRow:
    """The row after a change, with its clocks and with when something happens there by itself.

    Who plays against bots alone has no clock.
    """
    if match is None:
        return row
    if match.over or row.closed is not None:
        clocks = given or read(was.clock)
        pace_here = pace(row)
        if clocks is not None and pace_here is not None:
            turn = Turn(frozenset(), frozenset())
            clocks = c.moved(clocks, pace_here, turn, clock.arrived(), clock.now())
        return row._replace(clock=write(clocks), due=None, vote=None)
    if len(people(seats)) < 2:
        return row._replace(clock=None, due=None)
    pace_here = pace(row)
    clocks = _seated(given or read(was.clock), pace_here, seats)
    turn = _turn(before, match, seats)
    if clocks is not None:
        clocks = c.moved(clocks, pace_here, turn, clock.arrived(), clock.now())
        if pace_here is None and not clocks.late:
            clocks = None
    return row._replace(clock=write(clocks), due=_due(row, clocks, pace_here, turn, seats))


def _seated(clocks: Clocks | None, pace_here: Pace | None, seats: Sequence[SeatRow]) -> Clocks | None:
    """A clock for everybody who has none yet, none for bots; whose holidays are not those of its owner any more."""
    if pace_here is None:
        return clocks
    if clocks is None:
        clocks = Clocks((None,) * len(seats))
    new = SeatClock(pace_here.bank)
    its = tuple((clocks.seats[seat.seat] or new) if seat.kind == PERSON else None for seat in seats)
    known = clocks.away or (None,) * len(seats)
    away = tuple(
        one if one is not None and one.person == seat.person else None for one, seat in zip(known, seats, strict=True)
    )
    return msgspec.structs.replace(clocks, seats=its, away=away if any(away) else ())


def _turn(before: Match | None, match: Match, seats: Sequence[SeatRow]) -> Turn:
    after = frozenset(match.deciding())
    if before is None:
        return Turn(frozenset(), after, playing=playing(seats))
    anew, again = False, None
    if len(match.entries) > len(before.entries):
        last = match.entries[-1]
        again = last.seat if last.do == "undo" else None
        closed = len(before.state.asked()) > 1 and before.state.frames.serial() != match.state.frames.serial()
        anew = last.do == "choose" and closed
    return Turn(frozenset(before.deciding()), after, anew, again, playing(seats))


def _due(
    row: TableRow, clocks: Clocks | None, pace_here: Pace | None, turn: Turn, seats: Sequence[SeatRow]
) -> float | None:
    """When to look again: for holidays that are not known yet, for a clock, or because nobody has moved for long."""
    if pace_here is not None and pace_here.is_slow and clocks is not None and unknown(clocks, seats):
        return clock.now()
    found = c.next_due(clocks, pace_here) if clocks is not None else None
    if found is None and turn.after & turn.playing:
        return row.shown + c.IDLE
    return found


def unknown(clocks: Clocks, seats: Iterable[SeatRow]) -> list[str]:
    """The people at the table whose holidays have not been looked up."""
    known = clocks.away or ()
    return [
        seat.person
        for seat in seats
        if seat.kind == PERSON
        and seat.person is not None
        and not (seat.seat < len(known) and known[seat.seat] is not None)
    ]


def check_return(row: TableRow, deciding: Iterable[int], seat: int) -> None:
    """Whoever's time is out comes back when the bot has answered for them: else it would be out again at once."""
    clocks, pace_here = read(row.clock), pace(row)
    its = clocks.seats[seat] if clocks is not None and seat in deciding else None
    if its is not None and pace_here is not None and c.is_out(its, pace_here):
        raise Conflict("server-error-time-out")


def begun_again(row: TableRow) -> TableRow:
    """The row of a table that was away, and at which clocks go on from now as they were when they began to run."""
    return stood(row, 0.0, clock.now()) or row


def stood(row: TableRow, begin: float, end: float) -> TableRow | None:
    """The row after a time that counts for nobody; None if that changes nothing."""
    clocks, pace_here = read(row.clock), pace(row)
    if clocks is None or pace_here is None:
        return None
    found = c.held(clocks, pace_here, begin, end)
    due = c.next_due(found, pace_here)
    return row._replace(clock=write(found), due=row.due if due is None else due) if found != clocks else None
