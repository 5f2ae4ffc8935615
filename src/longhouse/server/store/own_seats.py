"""Queries about whose seats are whose. Each touches one table only, with its next version: who has it in memory looks
again, whichever process that is.
"""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import sqlalchemy as sa

from longhouse.server.store import people
from longhouse.server.store.database import Work
from longhouse.server.store.loading import loaded
from longhouse.server.store.queries import announce
from longhouse.server.store.rows import PERSON, Loaded
from longhouse.server.store.schema import results, seats, tables


class Place(NamedTuple):
    """Where a page of somebody's tables begins: after this table, which last changed, or ended, then."""

    at: float
    table: str


class Found(NamedTuple):
    """One page, and the place of its last table; None if there is nothing after it."""

    tables: list[Loaded]
    next: Place | None


def _mine(person_id: str, wanted: sa.ColumnElement[bool]) -> sa.Subquery:
    """The tables where somebody has a seat or keeps one for a friend, each once: two looks at an index."""
    place = sa.select(seats.c.table_id, seats.c.ended)
    return sa.union(
        place.where((seats.c.person == person_id) & wanted), place.where((seats.c.keeper == person_id) & wanted)
    ).subquery()


def running_page(person_id: str, after: Place | None, most: int) -> Work[Found]:
    """Somebody's tables that go on, or wait for people, the last changed first."""

    def work(connection: sa.Connection) -> Found:
        mine = _mine(person_id, seats.c.ended.is_(None))
        asked = sa.select(tables.c.shown, tables.c.id).where(tables.c.id.in_(sa.select(mine.c.table_id)))
        if after is not None:
            asked = asked.where(sa.tuple_(tables.c.shown, tables.c.id) < sa.tuple_(*map(sa.literal, after)))
        return _page(connection, asked.order_by(tables.c.shown.desc(), tables.c.id.desc()), most)

    return work


def over_page(person_id: str, after: Place | None, most: int) -> Work[Found]:
    """Somebody's tables that have ended, the last first. As many are looked at as are wanted, and no more."""

    def work(connection: sa.Connection) -> Found:
        pages = []
        for column in (seats.c.person, seats.c.keeper):
            asked = sa.select(seats.c.ended, seats.c.table_id).where((column == person_id) & seats.c.ended.is_not(None))
            if after is not None:
                asked = asked.where(sa.tuple_(seats.c.ended, seats.c.table_id) < sa.tuple_(*map(sa.literal, after)))
            # Of one table there may be several seats: those of friends at the same screen.
            pages.append(asked.distinct().order_by(seats.c.ended.desc(), seats.c.table_id.desc()).limit(most + 1))
        both = sa.union(*(sa.select(one.subquery()) for one in pages)).subquery()
        first, second = both.c
        return _page(connection, sa.select(first, second).order_by(first.desc(), second.desc()), most)

    return work


def _page(connection: sa.Connection, asked: sa.Select[Any], most: int) -> Found:
    places = [Place(*row) for row in connection.execute(asked.limit(most + 1))]
    found = loaded(connection, [place.table for place in places[:most]])
    return Found(found, places[most - 1] if len(places) > most else None)


def at_table(person_id: str, table_id: str) -> Work[Found]:
    """A table, if somebody has a seat there or keeps one."""

    def work(connection: sa.Connection) -> Found:
        mine = (seats.c.person == person_id) | (seats.c.keeper == person_id)
        here = sa.select(seats.c.seat).where((seats.c.table_id == table_id) & mine).limit(1)
        is_theirs = connection.execute(here).first() is not None
        return Found(loaded(connection, [table_id]) if is_theirs else [], None)

    return work


def ids_of(person_id: str) -> Work[list[str]]:
    """All tables where somebody has a seat, keeps one, or is invited to one."""

    def work(connection: sa.Connection) -> list[str]:
        mine = (seats.c.person == person_id) | (seats.c.keeper == person_id) | (seats.c.kept_for == person_id)
        found = connection.execute(sa.select(seats.c.table_id).where(mine).distinct().order_by(seats.c.table_id))
        return [row.table_id for row in found]

    return work


def take(table_id: str, token_hash: bytes, person_id: str, name: str | None) -> Work[bool]:
    """A seat that nobody known has, and whose token somebody sent, is theirs from now on; whether it was one."""

    def work(connection: sa.Connection) -> bool:
        place = (seats.c.table_id == table_id) & (seats.c.token_hash == token_hash) & (seats.c.kind == PERSON)
        place &= seats.c.person.is_(None) & seats.c.keeper.is_(None)
        values: dict[str, Any] = {"person": person_id}
        sits = sa.exists().where((seats.c.table_id == table_id) & (seats.c.person == person_id))
        if connection.execute(sa.select(sits)).scalar():
            values = {"keeper": person_id}  # Whoever has a seat already keeps this one for a friend.
        elif name is not None:
            values |= {"name": name, "member": True}
        return _change(connection, table_id, place, values)

    return work


def hand_over(table_id: str, old: str, new: str, name: str | None) -> Work[bool]:
    """What a guest had is somebody's who signs in at the guest's device."""

    def work(connection: sa.Connection) -> bool:
        own = seats.c.table_id == table_id
        values: dict[str, Any] = {"person": new} if name is None else {"person": new, "name": name, "member": True}
        done = _change(connection, table_id, own & (seats.c.person == old), values)
        return _change(connection, table_id, own & (seats.c.keeper == old), {"keeper": new}) or done

    return work


def rename(table_id: str, person_id: str, name: str) -> Work[bool]:
    """A member's seat is called by their new name, which may be their first."""

    def work(connection: sa.Connection) -> bool:
        place = (seats.c.table_id == table_id) & (seats.c.person == person_id)
        other = (seats.c.name != name) | ~seats.c.member
        return _change(connection, table_id, place & other, {"name": name, "member": True})

    return work


def void_tokens(table_id: str, person_id: str) -> Work[bool]:
    """No token opens somebody's seats any more, nor those they keep: only their cookie does."""

    def work(connection: sa.Connection) -> bool:
        place = (seats.c.table_id == table_id) & ((seats.c.person == person_id) | (seats.c.keeper == person_id))
        place &= seats.c.kind == PERSON
        return _change(connection, table_id, place, {"token_hash": secrets.token_bytes(32)})

    return work


def make_former(table_id: str, person_id: str) -> Work[bool]:
    """The seats of somebody who has left, at a table where nothing more is played; friends keep their own links."""

    def work(connection: sa.Connection) -> bool:
        own = seats.c.table_id == table_id
        values = {"name": "", "former": True, "member": False, "token_hash": None}
        done = _change(connection, table_id, own & (seats.c.person == person_id), values)
        return _change(connection, table_id, own & (seats.c.keeper == person_id), {"keeper": None}) or done

    return work


def forget_guests(unseen_since: float) -> Work[int]:
    """Guests whom nobody has seen since then are forgotten, and their seats are whose token opens them; how many."""

    def work(connection: sa.Connection) -> int:
        gone = people.forget_guests(unseen_since)(connection)
        connection.execute(seats.update().where(seats.c.person.in_(gone)).values(person=None))
        connection.execute(seats.update().where(seats.c.keeper.in_(gone)).values(keeper=None))
        connection.execute(results.update().where(results.c.person.in_(gone)).values(person=None))
        return len(gone)

    return work


def _change(connection: sa.Connection, table_id: str, place: sa.ColumnElement[bool], values: dict[str, Any]) -> bool:
    """Change seats of a table, and with them its version; whether there were any.

    The row of the table first, as every change of one does: so two never wait for each other in a circle.
    """
    if connection.execute(sa.select(sa.func.count()).select_from(seats).where(place)).scalar() == 0:
        return False
    # Not `changed`: nothing has happened in the match, and how long it is kept depends on that.
    next_version = tables.update().where(tables.c.id == table_id).values(version=tables.c.version + 1)
    version = connection.execute(next_version.returning(tables.c.version)).scalar()
    _change_results(connection, table_id, place, values)
    if version is None or connection.execute(seats.update().where(place).values(values)).rowcount == 0:
        return False
    announce(connection, f"table {table_id} {version}")
    return True


def _change_results(
    connection: sa.Connection, table_id: str, place: sa.ColumnElement[bool], values: dict[str, Any]
) -> None:
    """What a seat is told of its owner holds for its result too: whose it is, and what they are called."""
    named = {name: value for name, value in values.items() if name in ("person", "name", "former")}
    if named:
        own = connection.execute(sa.select(seats.c.seat).where(place)).scalars().all()
        its = (results.c.table_id == table_id) & results.c.seat.in_(own)
        connection.execute(results.update().where(its).values(named))
