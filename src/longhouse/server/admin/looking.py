"""What a command looks up: tables in pages, one table with everything but its secrets, how big things are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from longhouse.server.errors import NotFound
from longhouse.server.store.database import Work
from longhouse.server.store.rows import OPEN
from longhouse.server.store.schema import analyses, entries, metadata, packed, requests, seats, tables

SECRET = ("seed", "position", "token_hash")
"""Columns that are shown only to whoever asks for secrets."""
_TEXT_OF_JSON = ("settings", "position", "proposal", "linger", "teaching")


class Wanted(NamedTuple):
    """Which tables are listed."""

    game: str | None = None
    statuses: Sequence[str] = ()
    changed_before: float | None = None


def find(wanted: Wanted, page: int, most: int) -> Work[tuple[int, list[dict[str, Any]]]]:
    """How many tables there are, and a page of them, the last changed first."""

    def work(connection: sa.Connection) -> tuple[int, list[dict[str, Any]]]:
        where = _condition(wanted)
        count = connection.execute(sa.select(sa.func.count()).select_from(tables).where(where)).scalar_one()
        columns = [tables.c[name] for name in ("id", "game", "status", "length", "changed")]
        order = sa.select(*columns).where(where).order_by(tables.c.changed.desc(), tables.c.id)
        found = connection.execute(order.limit(most).offset((max(page, 1) - 1) * most)).mappings().all()
        rows = [{**row, "entries": row["length"]} for row in found]
        people = _people(connection, [row["id"] for row in rows])
        for row in rows:
            del row["length"]
            row["seats"] = people.get(row["id"], [])
            row["bytes"] = size_of(connection, row["id"])
        return count, rows

    return work


def _condition(wanted: Wanted) -> sa.ColumnElement[bool]:
    where: sa.ColumnElement[bool] = sa.true()
    if wanted.game:
        where &= tables.c.game == wanted.game
    if wanted.statuses:
        where &= tables.c.status.in_(wanted.statuses)
    if wanted.changed_before is not None:
        where &= tables.c.changed < wanted.changed_before
    return where


def _people(connection: sa.Connection, ids: Sequence[str]) -> dict[str, list[str]]:
    people: dict[str, list[str]] = {}
    order = seats.select().where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    for one in connection.execute(order):
        name = f"{one.name} ({one.bot})" if one.name and one.bot else one.name or one.bot or f"({one.kind})"
        people.setdefault(one.table_id, []).append(name)
    return people


def _bytes(connection: sa.Connection, column: sa.ColumnElement[Any]) -> sa.ColumnElement[int]:
    if connection.dialect.name == "postgresql":
        return sa.func.octet_length(column)
    return sa.func.length(sa.cast(column, sa.LargeBinary))


def size_of(connection: sa.Connection, table_id: str) -> int:
    """Bytes of a table's log, position and settings; packed if it is."""
    total = 0
    for table, column, key in (
        (entries, entries.c.body, entries.c.table_id),
        (packed, packed.c.body, packed.c.table_id),
        (tables, tables.c.position, tables.c.id),
        (analyses, analyses.c.result, analyses.c.table_id),
    ):
        size = sa.select(sa.func.sum(_bytes(connection, column))).select_from(table).where(key == table_id)
        total += int(connection.execute(size).scalar() or 0)
    return total


def show(table_id: str, *, secrets: bool) -> Work[dict[str, Any]]:
    """Everything about a table but its log; seeds, positions and hashes of tokens only if they are wanted."""

    def work(connection: sa.Connection) -> dict[str, Any]:
        row = connection.execute(tables.select().where(tables.c.id == table_id)).mappings().first()
        if row is None:
            raise NotFound("server-error-table-named", table=table_id)
        found = {name: _plain(name, value) for name, value in row.items() if secrets or name not in SECRET}
        its = connection.execute(seats.select().where(seats.c.table_id == table_id).order_by(seats.c.seat)).mappings()
        found["seats"] = [_seat(one, secrets=secrets) for one in its]
        found["entries"] = found.pop("length")
        found["packed"] = _count(connection, packed, table_id) > 0
        found["requests"] = _count(connection, requests, table_id)
        state = sa.select(analyses.c.state).where(analyses.c.table_id == table_id)
        found["analysis"] = connection.execute(state).scalar()
        found["bytes"] = size_of(connection, table_id)
        return found

    return work


def _seat(row: Any, *, secrets: bool) -> dict[str, Any]:
    kept = {name: _plain(name, value) for name, value in row.items() if secrets or name not in SECRET}
    del kept["table_id"]
    return {**kept, "has_link": row["token_hash"] is not None, "invited": row["kind"] == OPEN}


def _plain(name: str, value: Any) -> Any:
    if isinstance(value, bytes | memoryview):
        return bytes(value).hex()
    return msgspec.json.decode(value) if name in _TEXT_OF_JSON and value is not None else value


def _count(connection: sa.Connection, table: sa.Table, table_id: str) -> int:
    return int(connection.execute(sa.select(sa.func.count()).where(table.c.table_id == table_id)).scalar_one())


def figures(connection: sa.Connection) -> dict[str, int]:
    """How many rows each table of the database has, and how many bytes it takes on disk."""
    found = {
        table.name: int(connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())
        for table in metadata.sorted_tables
        if table.name in ("tables", "entries", "packed", "requests")
    }
    return {**found, "bytes": _disk(connection)}


def _disk(connection: sa.Connection) -> int:
    if connection.dialect.name == "postgresql":
        return int(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one())
    pages = int(connection.exec_driver_sql("PRAGMA page_count").scalar_one())
    return pages * int(connection.exec_driver_sql("PRAGMA page_size").scalar_one())
