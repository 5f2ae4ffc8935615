"""Queries about news: what people are told, and what of it they have seen."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from longhouse.server.store.database import Work
from longhouse.server.store.loading import loaded
from longhouse.server.store.outbox import SPREAD, WAITING
from longhouse.server.store.people import FORMER
from longhouse.server.store.rows import PLAYING, Loaded, NewsRow
from longhouse.server.store.schema import news, outbox, people, seats, tables

TURN = "turn"
"""The kind of news that the list of moves tells already."""


class ToldRow(NamedTuple):
    """A piece of news as it is kept."""

    id: int
    key: str
    person: str
    kind: str
    args: str
    table_id: str | None
    seat: int | None
    created: float
    seen: float | None


def insert_news(connection: sa.Connection, row: NewsRow) -> None:
    """Write a piece of news, and that it is to be spread. Nothing if it is known, or the person is gone."""
    values = [sa.literal(value).label(name) for name, value in row._asdict().items()]
    known = (people.c.id == row.person) & (people.c.kind != FORMER)
    insert = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(news)
    source = sa.select(*values).select_from(people).where(known)
    written = insert.from_select(list(row._fields), source).on_conflict_do_nothing()
    found = connection.execute(written.returning(news.c.id)).scalar()
    if found is not None:
        waiting = {"news": found, "person": row.person, "channel": SPREAD, "target": "", "state": WAITING}
        connection.execute(outbox.insert(), [{**waiting, "until": row.created, "by": "", "tries": 0}])


def of_person(person: str, after: int, most: int) -> Work[list[ToldRow]]:
    """What somebody was told after a number, the latest first."""

    def work(connection: sa.Connection) -> list[ToldRow]:
        wanted = (news.c.person == person) & (news.c.id > after)
        found = connection.execute(news.select().where(wanted).order_by(news.c.id.desc()).limit(most))
        return [ToldRow(*row) for row in found]

    return work


def unseen(person: str) -> Work[int]:
    """How many pieces of news somebody has not seen, without those that only say that it is their move."""

    def work(connection: sa.Connection) -> int:
        wanted = (news.c.person == person) & news.c.seen.is_(None) & (news.c.kind != TURN)
        return connection.execute(sa.select(sa.func.count()).select_from(news).where(wanted)).scalar() or 0

    return work


def see(person: str, up_to: int, at: float) -> Work[None]:
    """Somebody has seen everything up to a number."""

    def work(connection: sa.Connection) -> None:
        wanted = (news.c.person == person) & (news.c.id <= up_to) & news.c.seen.is_(None)
        connection.execute(news.update().where(wanted).values(seen=at))

    return work


def moves(person: str, most: int) -> Work[list[tuple[Loaded, int]]]:
    """The running tables where a seat of this person, or at this person's screen, is asked something; which seat."""

    def work(connection: sa.Connection) -> list[tuple[Loaded, int]]:
        runs = seats.c.ended.is_(None) & ~seats.c.lent
        place = sa.select(seats.c.table_id, seats.c.seat)
        mine = sa.union_all(
            place.where((seats.c.person == person) & runs),
            place.where((seats.c.keeper == person) & seats.c.person.is_(None) & runs),
        ).subquery()
        asked = sa.literal(",").concat(tables.c.deciding).concat(",")
        seat = sa.literal("%,").concat(sa.cast(mine.c.seat, sa.String)).concat(",%")
        both = mine.join(tables, tables.c.id == mine.c.table_id)
        # Not by the index of states: it would bring every running table of the house.
        wanted = (sa.func.coalesce(tables.c.status, "") == PLAYING) & asked.like(seat)
        found = sa.select(tables.c.id, mine.c.seat).select_from(both).where(wanted)
        places = [
            (row.id, row.seat) for row in connection.execute(found.order_by(tables.c.shown, tables.c.id).limit(most))
        ]
        rows = {one.table.id: one for one in loaded(connection, list(dict.fromkeys(table for table, _ in places)))}
        return [(rows[table], own) for table, own in places if table in rows]

    return work


def forget(before: float) -> Work[int]:
    """Remove what was told before a time, with what is left of its way out; how much that was."""

    def work(connection: sa.Connection) -> int:
        return connection.execute(news.delete().where(news.c.created < before)).rowcount

    return work
