"""Queries about clocks: which tables something is due at, whose holidays they heed, and when the house was last up."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence

import sqlalchemy as sa

from longhouse.server.store.database import Work
from longhouse.server.store.rows import PERSON, PLAYING, TableRow
from longhouse.server.store.schema import house, people, seats, tables

_BEAT = "beat"
_TIME = struct.Struct("<d")


def find_due(now: float, most: int) -> Work[list[str]]:
    """Tables at which something is due, the oldest first."""

    def work(connection: sa.Connection) -> list[str]:
        wanted = sa.select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(most)
        return [row.id for row in connection.execute(wanted)]

    return work


def clocked_tables(person: str) -> Work[list[str]]:
    """Tables with clocks where somebody plays."""

    def work(connection: sa.Connection) -> list[str]:
        both = seats.join(tables, tables.c.id == seats.c.table_id)
        wanted = (seats.c.person == person) & (seats.c.kind == PERSON)
        wanted &= (tables.c.status == PLAYING) & tables.c.clock.is_not(None)
        found = sa.select(tables.c.id).select_from(both).where(wanted).distinct()
        return sorted(row.id for row in connection.execute(found))

    return work


def away_of(ids: Sequence[str]) -> Work[dict[str, str | None]]:
    """The holidays of these people, as they are written."""

    def work(connection: sa.Connection) -> dict[str, str | None]:
        found = connection.execute(sa.select(people.c.id, people.c.away).where(people.c.id.in_(list(ids))))
        return {row.id: row.away for row in found}

    return work


def change_away(person: str, change: Callable[[str | None], str | None]) -> Work[str | None]:
    """Change somebody's holidays; what is written now. Two requests at once come one after the other."""

    def work(connection: sa.Connection) -> str | None:
        its = people.c.id == person
        written = connection.execute(sa.select(people.c.away).where(its).with_for_update()).scalar()
        new = change(written)
        connection.execute(people.update().where(its).values(away=new))
        return new

    return work


def beat(now: float) -> Work[None]:
    """The house is up. A clock that was put back does not make it older."""

    def work(connection: sa.Connection) -> None:
        _beat(connection, now)

    return work


def _beat(connection: sa.Connection, now: float) -> float | None:
    """Note that the house is up; when it was before."""
    row = house.c.name == _BEAT
    found = connection.execute(sa.select(house.c.value).where(row).with_for_update()).scalar()
    if found is None:
        connection.execute(house.insert(), [{"name": _BEAT, "value": _TIME.pack(now)}])
        return None
    last = float(_TIME.unpack(found)[0])
    if now > last:
        connection.execute(house.update().where(row).values(value=_TIME.pack(now)))
    return last


def hold_clocks(now: float, longest: float, held: Callable[[TableRow, float, float], TableRow | None]) -> Work[float]:
    """If the house was down for longer than `longest` until now, hold the clocks of all tables meanwhile; how long.

    Once, however many processes start: whoever notes first that the house is up does it, in the same transaction.
    """

    def work(connection: sa.Connection) -> float:
        last = _beat(connection, now)
        if last is None or now - last <= longest:
            return 0.0
        running = (tables.c.status == PLAYING) & tables.c.clock.is_not(None)
        for row in connection.execute(tables.select().where(running)).all():
            changed = held(TableRow(*row), last, now)
            if changed is not None:
                values = {"clock": changed.clock, "due": changed.due, "version": tables.c.version + 1}
                connection.execute(tables.update().where(tables.c.id == changed.id).values(values))
        return now - last

    return work
