"""Queries about seats that are kept for somebody."""

from __future__ import annotations

import sqlalchemy as sa

from longhouse.server.store.database import Work
from longhouse.server.store.rows import OPEN, WAITING
from longhouse.server.store.schema import seats, tables


def kept_for(person: str, now: float, most: int = 50) -> Work[list[str]]:
    """Tables that wait with a seat that is kept for somebody, the last invitation first."""

    def work(connection: sa.Connection) -> list[str]:
        joined = seats.join(tables, tables.c.id == seats.c.table_id)
        wanted = (seats.c.kept_for == person) & (seats.c.kept_until > now)
        wanted &= (seats.c.kind == OPEN) & (tables.c.status == WAITING)
        found = connection.execute(
            sa.select(seats.c.table_id)
            .select_from(joined)
            .where(wanted)
            .order_by(seats.c.kept_until.desc())
            .limit(most)
        )
        return [row.table_id for row in found]

    return work
