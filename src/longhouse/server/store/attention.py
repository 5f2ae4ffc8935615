"""Queries about who looks at a table, and which process lets its bots think."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from longhouse.server import clock
from longhouse.server.store.database import Work
from longhouse.server.store.rows import PERSON
from longhouse.server.store.schema import attention, seats, tables


def look(table_id: str, now: float) -> Work[None]:
    """Somebody has looked at a table; nothing if there is none of that id."""

    def work(connection: sa.Connection) -> None:
        _make(connection, table_id)
        later = (attention.c.table_id == table_id) & (attention.c.looked < now)
        connection.execute(attention.update().where(later).values(looked=now))

    return work


def looked(table_id: str) -> Work[float]:
    """When somebody last looked at a table, in seconds of the day's clock; 0 if that is not known."""

    def work(connection: sa.Connection) -> float:
        found = connection.execute(sa.select(attention.c.looked).where(attention.c.table_id == table_id)).scalar()
        return found or 0.0

    return work


def claim(table_id: str, me: str, now: float, until: float) -> Work[float | None]:
    """Let the bots of a table think in this process until then; if they do in another one, until when."""

    def work(connection: sa.Connection) -> float | None:
        _make(connection, table_id)
        free = (attention.c.thinker == me) | (attention.c.thinker == "") | (attention.c.until < now)
        mine = attention.update().where((attention.c.table_id == table_id) & free)
        if connection.execute(mine.values(thinker=me, until=until)).rowcount == 1:
            return None
        held = sa.select(attention.c.until).where(attention.c.table_id == table_id)
        return connection.execute(held).scalar() or now

    return work


def renew(table_ids: Sequence[str], me: str, until: float) -> Work[None]:
    """Say that this process still thinks for these tables."""
    mine = attention.c.table_id.in_(sorted(table_ids)) & (attention.c.thinker == me)
    return _do(attention.update().where(mine).values(until=until))


def release(me: str, table_ids: Sequence[str] | None = None) -> Work[None]:
    """Another process may think for these tables, or for all for which this one did."""
    mine = attention.c.thinker == me
    if table_ids is not None:
        mine &= attention.c.table_id.in_(sorted(table_ids))
    return _do(attention.update().where(mine).values(thinker="", until=0.0))


def waiting_for_bots(
    me: str, unchanged_for: float, looked_for: float, looked_for_bots: float, most: int
) -> Work[list[str]]:
    """Tables where a bot should have moved by now: their process has died, or is slow.

    Only those at which somebody has looked lately (`looked_for` seconds; `looked_for_bots` where no person sits), and
    for which no other process thinks.
    """

    def work(connection: sa.Connection) -> list[str]:
        now = clock.now()
        person = sa.exists().where((seats.c.table_id == tables.c.id) & (seats.c.kind == PERSON))
        wanted = [
            attention.c.looked > now - max(looked_for, looked_for_bots),
            attention.c.looked > sa.case((person, now - looked_for), else_=now - looked_for_bots),
            (attention.c.thinker.in_(("", me))) | (attention.c.until < now),
            tables.c.bot_due,
            tables.c.changed < now - unchanged_for,
        ]
        both = tables.join(attention, attention.c.table_id == tables.c.id)
        found = sa.select(tables.c.id).select_from(both).where(*wanted).order_by(tables.c.changed).limit(most)
        return [row.id for row in connection.execute(found)]

    return work


def _make(connection: sa.Connection, table_id: str) -> None:
    """The row of a table, if there is none yet. A table that is gone gets none."""
    values = sa.select(tables.c.id, sa.literal(0.0), sa.literal(""), sa.literal(0.0)).where(tables.c.id == table_id)
    columns = ["table_id", "looked", "thinker", "until"]
    insert = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(attention)
    connection.execute(insert.from_select(columns, values).on_conflict_do_nothing())


def _do(statement: sa.Update) -> Work[None]:
    def work(connection: sa.Connection) -> None:
        connection.execute(statement)

    return work
