"""Queries about standing orders."""

from __future__ import annotations

import sqlalchemy as sa

from longhouse.server.store.database import Work
from longhouse.server.store.rows import PLAYING
from longhouse.server.store.schema import seats, tables


def tables_with_orders(most: int = 500) -> Work[list[str]]:
    """Running matches where somebody has left an order, the longest unchanged first."""

    def work(connection: sa.Connection) -> list[str]:
        left = sa.select(seats.c.table_id).where(seats.c.orders.is_not(None))
        wanted = tables.c.id.in_(left) & (tables.c.status == PLAYING)
        found = connection.execute(sa.select(tables.c.id).where(wanted).order_by(tables.c.changed).limit(most))
        return [row.id for row in found]

    return work
