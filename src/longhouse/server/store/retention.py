"""What is not kept for ever: which tables are old, and requests that nobody repeats any more."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from longhouse.server.store.database import Work
from longhouse.server.store.schema import requests, tables

NOTE_SECONDS = 7 * 24 * 3600.0
"""For how long a repeated request is recognised after the last change of its table. Browsers repeat for seconds; a
program that was cut off may come back days later."""


def find_old(
    statuses: Sequence[str], unchanged_since: float, game: str | None = None, most: int = 500
) -> Work[list[str]]:
    """Tables of these states at which nothing has happened since then, the oldest first."""

    def work(connection: sa.Connection) -> list[str]:
        wanted = tables.c.status.in_(statuses) & (tables.c.changed < unchanged_since)
        if game is not None:
            wanted &= tables.c.game == game
        found = connection.execute(sa.select(tables.c.id).where(wanted).order_by(tables.c.changed).limit(most))
        return [row.id for row in found]

    return work


def find_noted(unchanged_since: float, most: int = 500) -> Work[list[str]]:
    """Tables at which nothing has happened since then and that still have notes of requests.

    A note has no time of its own: it is never younger than the last change of its table.
    """

    def work(connection: sa.Connection) -> list[str]:
        noted = sa.exists().where(requests.c.table_id == tables.c.id)
        found = connection.execute(sa.select(tables.c.id).where(tables.c.changed < unchanged_since, noted).limit(most))
        return [row.id for row in found]

    return work


def drop_notes(table_id: str, unchanged_since: float) -> Work[int]:
    """Forget the requests of a table at which nothing has happened since then; how many there were."""

    def work(connection: sa.Connection) -> int:
        is_old = sa.exists().where(tables.c.id == table_id, tables.c.changed < unchanged_since)
        return connection.execute(requests.delete().where(requests.c.table_id == table_id, is_old)).rowcount

    return work
