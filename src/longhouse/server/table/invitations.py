"""Seats that are kept for somebody: an open seat that for a week only one person may take.

It is written in the seat itself, so it changes with the table, and whoever reads the table knows it.
"""

from __future__ import annotations

from longhouse.server import clock
from longhouse.server.errors import Conflict, NotFound
from longhouse.server.store.people import MEMBER, PersonRow
from longhouse.server.store.rows import BY_SEATED, OPEN, PERSON, SeatRow
from longhouse.server.table.access import check_founder, checked_seat, freed
from longhouse.server.table.actions import check_open, seated
from longhouse.server.table.state import Draft, TableState, revise

KEPT_SECONDS = 7 * 86_400.0


def keep(seat: SeatRow, person: PersonRow) -> SeatRow:
    """An open seat that is kept for somebody from now on; others read their name there."""
    return freed(seat)._replace(name=person.name, kept_for=person.id, kept_until=clock.now() + KEPT_SECONDS)


def invite(now: TableState, by: int, seat: int, person: PersonRow | None) -> Draft:
    """The founder keeps an open seat for somebody, or for nobody any more."""
    check_founder(now, by)
    found = checked_seat(now, seat)
    if found.kind != OPEN:
        raise Conflict("server-error-seat-taken")
    if person is None:
        return revise(now, seats=[freed(found)])
    check_new(now.seats, person, seat)
    return revise(now, seats=[keep(found, person)])


def check_new(seats: tuple[SeatRow, ...], person: PersonRow, seat: int) -> None:
    """Refuse to invite somebody twice, or who sits there already."""
    at = clock.now()
    for one in seats:
        is_theirs = (one.kind == PERSON and one.person == person.id) or (one.is_kept(at) and one.kept_for == person.id)
        if is_theirs and one.seat != seat:
            raise Conflict("server-error-invited-twice", name=person.name)


def seat_kept_for(now: TableState, person: str) -> SeatRow:
    """The seat that is kept for this person; NotFound if none is, or not any more."""
    at = clock.now()
    for one in now.seats:
        if one.is_kept(at) and one.kept_for == person:
            return one
    raise NotFound("server-error-table" if now.row.access == BY_SEATED else "server-error-invitation")


def accept(now: TableState, person: PersonRow, seat: int, token_hash: bytes) -> Draft:
    """Whoever is invited sits down; when it was the last seat, the match is dealt."""
    check_open(now)
    taken = SeatRow(seat, PERSON, person.name, token_hash=token_hash, seen=clock.now(), person=person.id)
    return seated(now, taken._replace(member=person.kind == MEMBER))


def decline(now: TableState, person: str) -> Draft:
    """Whoever is invited does not want to play: the seat is anybody's."""
    found = seat_kept_for(now, person)
    check_open(now)
    return revise(now, seats=[freed(found)])
