"""Who may see a table and sit down there, and who may change that: whoever made it, until the match is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from longhouse.server.errors import BadRequest, Conflict, NotAllowed
from longhouse.server.store.rows import BY_SEATED, OPEN, PERSON, SeatRow, TableRow
from longhouse.server.table.actions import check_open
from longhouse.server.table.state import Draft, TableState, revise

_SEAT = "seat "


def is_hidden(row: TableRow, seat: int | None) -> bool:
    """Whether a table is not to be seen by this reader: a closed one looks to strangers as if there were none."""
    return row.access == BY_SEATED and seat is None


def may_see(row: TableRow, seats: Sequence[SeatRow], person: str) -> bool:
    """Whether a person may see a table now: a closed one only with a seat, or while keeping one for a friend."""
    return row.access != BY_SEATED or any(person in (one.person, one.keeper) for one in seats)


def written(seat: int | None) -> str | None:
    """The founder as it is stored: a seat, so that guests can be one, and a person on any device."""
    return None if seat is None else f"{_SEAT}{seat}"


def founder_of(now: TableState) -> int | None:
    """The seat of whoever made the table; if they got up, of the first person who still sits there."""
    word = now.row.founder or ""
    number = int(word.removeprefix(_SEAT)) if word.startswith(_SEAT) else -1
    people = [seat.seat for seat in now.seats if seat.kind == PERSON]
    if number in people or number < 0:
        return number if number in people else None
    return people[0] if people else None


def check_founder(now: TableState, seat: int) -> None:
    """Refuse whoever did not make the table, and everybody once the match is dealt."""
    check_open(now)
    if now.match is not None:
        raise Conflict("server-error-dealt")
    if seat != founder_of(now):
        raise NotAllowed("server-error-not-founder")


def change(now: TableState, seat: int, access: str) -> Draft:
    """The founder says who may see the table."""
    check_founder(now, seat)
    draft = revise(now)
    return replace(draft, state=replace(draft.state, row=draft.state.row._replace(access=access)))


def remove(now: TableState, by: int, seat: int, token_hash: bytes) -> Draft:
    """The founder asks somebody to get up: the seat is open again, under another link than before."""
    check_founder(now, by)
    found = checked_seat(now, seat)
    if found.kind == OPEN:
        raise Conflict("server-error-seat-open")
    if seat == by:
        raise Conflict("server-error-remove-self")
    return revise(now, seats=[freed(found)._replace(token_hash=token_hash)])


def checked_seat(now: TableState, seat: int) -> SeatRow:
    """A seat by its number; BadRequest if there is none."""
    if seat >= now.row.seats:
        raise BadRequest("server-error-seat", seat=seat)
    return now.seats[seat]


def freed(seat: SeatRow) -> SeatRow:
    """A seat that nobody has any more, and that is kept for nobody."""
    return SeatRow(seat.seat, OPEN, "", token_hash=seat.token_hash, seen=seat.seen)
