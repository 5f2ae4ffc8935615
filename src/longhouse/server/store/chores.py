"""Queries about what the house does again and again, once, whichever process does it."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from longhouse.server.store.database import Work
from longhouse.server.store.schema import chores


def claim(name: str, me: str, now: float, until: float) -> Work[bool]:
    """Take up a chore that is due, for so long; whether it is ours. One that nobody knows yet is due at once."""

    def work(connection: sa.Connection) -> bool:
        insert = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(chores)
        first = {"name": name, "due": now, "by": "", "until": 0.0}
        connection.execute(insert.values(first).on_conflict_do_nothing())
        free = (chores.c.name == name) & (chores.c.due <= now) & (chores.c.until <= now)
        return connection.execute(chores.update().where(free).values(by=me, until=until)).rowcount == 1

    return work


def finish(name: str, me: str, due: float) -> Work[None]:
    """A chore is done, and due again then."""

    def work(connection: sa.Connection) -> None:
        mine = (chores.c.name == name) & (chores.c.by == me)
        connection.execute(chores.update().where(mine).values(due=due, by="", until=0.0))

    return work


def due(names: list[str], now: float) -> Work[list[str]]:
    """Which of these are due, as far as nobody has them in hand."""

    def work(connection: sa.Connection) -> list[str]:
        later = (chores.c.name.in_(names)) & ((chores.c.due > now) | (chores.c.until > now))
        known = {row.name for row in connection.execute(sa.select(chores.c.name).where(later))}
        return [name for name in names if name not in known]

    return work
