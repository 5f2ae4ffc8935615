"""Queries about what is on its way out of the house, and who takes it there.

A row is taken by saying until when (`until`) and by whom (`by`): whoever dies with it in hand has it no longer when
that time is over, and another one takes it up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from longhouse.server.store.database import Work
from longhouse.server.store.people import DeviceRow, PersonRow
from longhouse.server.store.rows import SeatRow, TableRow
from longhouse.server.store.schema import devices, hooks, news, outbox, people, seats, tables

SPREAD, WARN, PUSH, MAIL, HOOK = "spread", "warn", "push", "mail", "hook"
"""Ways out. The first one leads to the others, and the second to news of its own, when time runs short."""
WAITING, BOUND, DONE, DROPPED, DEAD = "waiting", "bound", "done", "dropped", "dead"
"""What can be said of a row: it waits, goes with the letter of another one, is sent, not needed, or given up."""


class Parcel(NamedTuple):
    """One piece of news on one way."""

    id: int
    news: int
    person: str
    channel: str
    target: str
    state: str
    until: float
    by: str
    tries: int
    error: str | None
    letter: int | None
    sent: float | None


class HookRow(NamedTuple):
    """An address that is told."""

    id: str
    person: str
    table_id: str | None
    url: str
    style: str
    secret: bytes
    state: str
    failing: float | None
    """Since when it has not taken anything."""
    created: float


class Facts(NamedTuple):
    """Everything that is needed to tell a piece of news, as it is now."""

    id: int
    key: str
    kind: str
    args: str
    seat: int | None
    created: float
    person: PersonRow
    table: TableRow | None
    seats: tuple[SeatRow, ...]


def anything_due(now: float) -> Work[bool]:
    """Whether there is something to take."""

    def work(connection: sa.Connection) -> bool:
        found = sa.select(outbox.c.id).where(outbox.c.state == WAITING, outbox.c.until <= now).limit(1)
        return connection.execute(found).first() is not None

    return work


def take(me: str, now: float, until: float, most: int) -> Work[list[Parcel]]:
    """Take what is due, for so long. Of two who want the same row the second finds that it is taken."""

    def work(connection: sa.Connection) -> list[Parcel]:
        free = (outbox.c.state == WAITING) & (outbox.c.until <= now)
        some = sa.select(outbox.c.id).where(free).order_by(outbox.c.until).limit(most)
        taken = outbox.update().where(outbox.c.id.in_(some) & free).values(until=until, by=me).returning(outbox)
        return [Parcel(*row) for row in connection.execute(taken)]

    return work


def let_go(now: float) -> Work[None]:
    """Nobody has anything in hand: for a process that knows it is alone."""

    def work(connection: sa.Connection) -> None:
        held = (outbox.c.state == WAITING) & (outbox.c.by != "")
        connection.execute(outbox.update().where(held).values(until=now, by=""))

    return work


def facts(news_ids: Sequence[int]) -> Work[list[Facts]]:
    """What is known of some news, in their order."""

    def work(connection: sa.Connection) -> list[Facts]:
        found = connection.execute(news.select().where(news.c.id.in_(list(news_ids))).order_by(news.c.id))
        return [one for row in found.all() if (one := _facts(connection, row)) is not None]

    return work


def _facts(connection: sa.Connection, row: sa.Row[tuple[object, ...]]) -> Facts | None:
    person = connection.execute(people.select().where(people.c.id == row.person)).mappings().first()
    if person is None:
        return None
    table, sitting = None, tuple[SeatRow, ...]()
    if row.table_id is not None:
        its = connection.execute(tables.select().where(tables.c.id == row.table_id)).first()
        if its is None:
            return None
        table = TableRow(*its)
        rows = connection.execute(seats.select().where(seats.c.table_id == row.table_id).order_by(seats.c.seat))
        sitting = tuple(SeatRow(*one[1:]) for one in rows)
    return Facts(row.id, row.key, row.kind, row.args, row.seat, row.created, PersonRow(**person), table, sitting)


class Ways(NamedTuple):
    """Where a piece of news could be sent."""

    devices: list[DeviceRow]
    """Those of the person that want to be pushed to."""
    hooks: list[HookRow]
    """Those of the person, and those of the table."""


def ways(person: str, table_id: str | None) -> Work[Ways]:
    """The devices and hooks that may be told of somebody's news."""

    def work(connection: sa.Connection) -> Ways:
        pushed = (devices.c.person == person) & devices.c.push.is_not(None)
        found = connection.execute(devices.select().where(pushed)).mappings()
        wanted = (hooks.c.person == person) & hooks.c.table_id.is_(None)
        if table_id is not None:
            wanted |= hooks.c.table_id == table_id
        its = connection.execute(hooks.select().where(wanted & (hooks.c.state == "on")))
        return Ways([DeviceRow(**row) for row in found], [HookRow(*row) for row in its])

    return work


def spread(parcel: Parcel, ways_out: Sequence[tuple[str, str, float]]) -> Work[None]:
    """Make a row for each way (channel, target, when), and be done with the one that they come of."""

    def work(connection: sa.Connection) -> None:
        insert = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(outbox)
        for channel, target, when in ways_out:
            row = {"news": parcel.news, "person": parcel.person, "channel": channel, "target": target}
            more = {"state": WAITING, "until": when, "by": "", "tries": 0}
            connection.execute(insert.values({**row, **more}).on_conflict_do_nothing())
        connection.execute(outbox.update().where(outbox.c.id == parcel.id).values(state=DONE, by=""))

    return work


def bind(parcel: Parcel, me: str) -> Work[list[int]]:
    """The news that go with a letter: those of its first attempt, or all that wait for one of the same person.

    None if it goes with another letter by now: whoever began first takes all.

    Which ones they are is written before the letter is sent. So whoever sends it again says the same.
    """

    def work(connection: sa.Connection) -> list[int]:
        if parcel.letter is None:
            free = (outbox.c.person == parcel.person) & (outbox.c.channel == MAIL) & (outbox.c.state == WAITING)
            free &= outbox.c.letter.is_(None) & (outbox.c.target == parcel.target)
            # In one order: two who wait for each other in a circle would both have to begin again.
            connection.execute(sa.select(outbox.c.id).where(free).order_by(outbox.c.id).with_for_update()).all()
            mine = free & (outbox.c.id == parcel.id) & (outbox.c.by == me)
            if connection.execute(outbox.update().where(mine).values(letter=parcel.id)).rowcount == 0:
                return []
            connection.execute(outbox.update().where(free).values(state=BOUND, letter=parcel.id, by=""))
        found = sa.select(outbox.c.news).where(outbox.c.letter == parcel.id).order_by(outbox.c.news)
        return [row.news for row in connection.execute(found)]

    return work


def last_letter(person: str, target: str) -> Work[float]:
    """When somebody was last sent a letter of this kind; 0 if never."""

    def work(connection: sa.Connection) -> float:
        its = (outbox.c.person == person) & (outbox.c.channel == MAIL) & (outbox.c.target == target)
        found = sa.select(sa.func.max(outbox.c.sent)).where(its & (outbox.c.state == DONE))
        return connection.execute(found).scalar() or 0.0

    return work


def settle(parcel: Parcel, me: str, state: str, *, sent: float | None = None, error: str | None = None) -> Work[None]:
    """Be done with a row, and with those that went in the same letter."""

    def work(connection: sa.Connection) -> None:
        mine = (outbox.c.id == parcel.id) & (outbox.c.by == me)
        if connection.execute(outbox.update().where(mine).values(state=state, by="", sent=sent, error=error)).rowcount:
            bound = (outbox.c.letter == parcel.id) & (outbox.c.state == BOUND)
            connection.execute(outbox.update().where(bound).values(state=state, sent=sent, error=error))

    return work


def put_off(parcel: Parcel, me: str, until: float, *, error: str | None = None, tried: bool = True) -> Work[None]:
    """Try again later."""

    def work(connection: sa.Connection) -> None:
        mine = (outbox.c.id == parcel.id) & (outbox.c.by == me)
        values = {"until": until, "by": "", "error": error, "tries": parcel.tries + (1 if tried else 0)}
        connection.execute(outbox.update().where(mine).values(values))

    return work


def waiting(now: float) -> Work[tuple[int, float]]:
    """How many rows are due, and for how long the oldest has been."""

    def work(connection: sa.Connection) -> tuple[int, float]:
        due = (outbox.c.state == WAITING) & (outbox.c.until <= now)
        row = connection.execute(sa.select(sa.func.count(), sa.func.min(outbox.c.until)).where(due)).one()
        return row[0], now - row[1] if row[1] is not None else 0.0

    return work
