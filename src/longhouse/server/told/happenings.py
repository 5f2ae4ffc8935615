"""What is news, and to whom: from one change of a table, the state before it and the state after.

Only what everybody may see is read here: who is asked, the public part of events, whether a proposal is open. Whoever
makes a change is told nothing of it: they are there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from longhouse.core import secrecy
from longhouse.server import clock
from longhouse.server.store.rows import BOT, OPEN, TIME, NewsRow, RequestNote, SeatRow
from longhouse.server.table.state import TableState
from longhouse.server.told.time_left import deadline


class Happening(NamedTuple):
    """What people are told of a change, and whose lists it changes."""

    news: list[NewsRow]
    people: list[str]


NOTHING = Happening([], [])


def of_change(before: TableState | None, after: TableState, note: RequestNote | None) -> Happening:
    """What a change means for the people of a table; `before` is None for a table that is new."""
    owners = {seat.seat: owner for seat in after.seats if (owner := owner_of(seat)) is not None}
    kept = {seat.seat: person for seat in after.seats if (person := kept_for(seat)) is not None}
    if not (owners or kept) or (after.teaching is not None and after.teaching.lesson):
        return NOTHING
    mover = owner_of(after.seats[note.seat]) if note is not None and 0 <= note.seat < len(after.seats) else None
    name = after.seats[note.seat].name if mover is not None and note is not None else ""
    invited = [
        _row(after, "invitation", str(after.row.version), seat, person, name=name)
        for seat, person in kept.items()
        if before is None or kept_for(before.seats[seat]) != person
    ]
    found = [one for one in (*invited, *_all(before, after, owners)) if one.person != mover]
    news = list({one.key: one for one in found}.values())
    return Happening(news, sorted({*_changed_lists(before, after), *(one.person for one in news)}))


def owner_of(seat: SeatRow) -> str | None:
    """Who is told what concerns a seat: its person, or whose screen it is at."""
    return None if seat.kind == BOT else seat.person or seat.keeper


def kept_for(seat: SeatRow) -> str | None:
    """Whom an open seat is kept for."""
    return seat.kept_for if seat.kind == OPEN else None


def _all(before: TableState | None, after: TableState, owners: dict[int, str]) -> Iterator[NewsRow]:
    is_new = before is None or before.match is None
    if after.match is not None and is_new and not after.ended:
        yield from (_row(after, "start", "0", seat, person) for seat, person in owners.items())
    asked = _asked_anew(before, after)
    for seat, person in owners.items():
        if seat in asked and not after.seats[seat].lent:
            yield _row(after, "turn", str(after.row.length), seat, person)
    if before is None:
        return
    if after.ended and not before.ended:
        yield from (_row(after, "end", "0", seat, person) for seat, person in owners.items())
    if after.row.rematch is not None and before.row.rematch is None:
        for seat, person in owners.items():
            yield _row(after, "rematch", "0", seat, person, table=after.row.rematch)
    yield from _out_of_time(before, after, owners)
    yield from _proposed(before, after, owners)
    yield from _against(before, after, owners)


def _asked_anew(before: TableState | None, after: TableState) -> set[int]:
    """The seats that are asked something since this change: they enter the question, or what several were asked closed.

    Also out of turn: somebody who must answer an attack is asked like everybody else.
    """
    now = set(after.deciding())
    if before is None or before.match is None or after.match is None:
        return now
    was = set(before.deciding())
    if before.match is after.match:
        back = {seat.seat for seat in before.seats if seat.lent and not after.seats[seat.seat].lent}
        return (now - was) | (now & back)
    closed = len(was) > 1 and before.match.state.frames.serial() != after.match.state.frames.serial()
    return now if closed else now - was


def _changed_lists(before: TableState | None, after: TableState) -> Iterator[str]:
    """Whose list of moves is another one now."""
    was = _listed(before) if before is not None else set()
    yield from (person for _, person in was ^ _listed(after))


def _listed(state: TableState) -> set[tuple[int, str]]:
    """Who is asked for which seat."""
    asked = [state.seats[seat] for seat in state.deciding()]
    return {(seat.seat, owner) for seat in asked if not seat.lent and (owner := owner_of(seat)) is not None}


def _out_of_time(before: TableState, after: TableState, owners: dict[int, str]) -> Iterator[NewsRow]:
    """Somebody's time is out: the others are asked about it, a bot plays on, or it is over for them."""
    was = before.clocks.late if before.clocks is not None else ()
    late = [seat for seat in (after.clocks.late if after.clocks is not None else ()) if seat not in was]
    late += [one.seat for one in after.seats if one.gone == TIME and before.seats[one.seat].gone != TIME]
    runs = before.clocks.seats if before.clocks is not None else ()
    for one in after.seats:  # Nobody lends another's seat by the clock but the clock.
        clock_of_seat = runs[one.seat] if one.seat < len(runs) else None
        if one.lent and not before.seats[one.seat].lent and clock_of_seat is not None and _is_out(before, one.seat):
            late.append(one.seat)
    for seat in late:
        if seat in owners:
            yield _row(after, "late", str(after.row.version), seat, owners[seat])


def _is_out(before: TableState, seat: int) -> bool:
    runs = deadline(before.row, seat)
    return runs is not None and clock.now() >= runs.out


def _proposed(before: TableState, after: TableState, owners: dict[int, str]) -> Iterator[NewsRow]:
    """Somebody wants to go back, to pause, to call it off: the others must say something."""
    proposal = after.proposal
    if proposal is not None and before.proposal is None:
        for seat, person in owners.items():
            if seat not in proposal.agreed:
                yield _row(after, "proposal", str(after.row.version), seat, person, by=proposal.by)
    if after.row.vote is not None and before.row.vote is None:
        for seat, person in owners.items():
            yield _row(after, "proposal", str(after.row.version), seat, person)


def _against(before: TableState, after: TableState, owners: dict[int, str]) -> Iterator[NewsRow]:
    """Somebody acted against a seat, in a way that everybody saw."""
    harms = after.game.against
    if not harms or after.match is None or before.match is None or after.match is before.match:
        return
    for entry in after.match.entries[before.row.length :]:
        for event in secrecy.told(entry.events, None):
            whom = event.get(harms.get(event["kind"], ""))
            by = event.get("seat")
            if not isinstance(whom, dict) or whom.get("seat") not in owners or whom == by:
                continue
            seat = whom["seat"]
            more = {"by": by["seat"]} if isinstance(by, dict) else {}
            yield _row(after, "against", str(after.row.length), seat, owners[seat], **more)


def _row(after: TableState, kind: str, which: str, seat: int, person: str, **args: object) -> NewsRow:
    table = after.row.id
    said = msgspec.json.encode(args).decode()
    return NewsRow(f"{kind} {table} {which} {person}", person, kind, said, table, seat, clock.now())


def about_account(person: str, kind: str, which: str, **args: object) -> NewsRow:
    """News about somebody's account: a new device, another credential, a hook that was switched off."""
    return NewsRow(
        f"{kind} {which} {person}", person, kind, msgspec.json.encode(args).decode(), None, None, clock.now()
    )
