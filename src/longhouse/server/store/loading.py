"""Tables as lists show them: with their seats, without their logs."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from longhouse.server.store.rows import Loaded, SeatRow, TableRow
from longhouse.server.store.schema import seats, tables


def loaded(connection: sa.Connection, ids: Sequence[str]) -> list[Loaded]:
    """These tables with their seats, in this order.

    Whoever makes a list looks for the ids first and asks for the rows of one page then: a row has a whole position in
    it, and a database that sorts such rows carries all of that around.
    """
    rows = {row.id: TableRow(*row) for row in connection.execute(tables.select().where(tables.c.id.in_(ids)))}
    people: dict[str, list[SeatRow]] = {table_id: [] for table_id in rows}
    for one in connection.execute(seats.select().where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        people[one.table_id].append(SeatRow(*one[1:]))
    return [Loaded(rows[one], tuple(people[one]), []) for one in ids if one in rows]
