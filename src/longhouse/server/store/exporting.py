"""Everything that the house knows of somebody, as they may take it along."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import sqlalchemy as sa

from longhouse.server.store.database import Work
from longhouse.server.store.schema import credentials, devices, hooks, name_keys, news, people, results, seats, tables

_encode = msgspec.json.Encoder().encode


def export(person_id: str) -> Work[list[str]]:
    """Lines of JSON, each with what it is about. No hash and no key: those are of use to nobody but a thief."""

    def work(connection: sa.Connection) -> list[str]:
        lines: list[str] = []

        def add(kind: str, query: sa.Select[Any]) -> None:
            for row in connection.execute(query).mappings():
                lines.append(_encode({"kind": kind, **_plain(dict(row))}).decode() + "\n")

        mine = people.c.id == person_id
        add("person", _but(people, "handle", "name_key").where(mine))
        add("name", _but(name_keys, "person").where(name_keys.c.person == person_id).order_by(name_keys.c.name_key))
        add("device", _but(devices, "token_hash", "person").where(devices.c.person == person_id))
        ways = sa.select(*(credentials.c[name] for name in ("id", "kind", "label", "created", "used")))
        add("credential", ways.where(credentials.c.person == person_id))
        placed = sa.select(
            seats.c.table_id, seats.c.seat, seats.c.name, tables.c.game, tables.c.status, tables.c.created
        ).select_from(seats.join(tables, tables.c.id == seats.c.table_id))
        add("seat", placed.where((seats.c.person == person_id) | (seats.c.keeper == person_id)))
        lines.extend(_orders(connection, person_id))
        add("result", sa.select(results).where(results.c.person == person_id).order_by(results.c.ended))
        add("news", _but(news, "person").where(news.c.person == person_id).order_by(news.c.id))
        add("hook", _but(hooks, "secret", "person").where(hooks.c.person == person_id))
        return lines

    return work


def _orders(connection: sa.Connection, person_id: str) -> Iterator[str]:
    """What is answered for somebody without asking them: their own seats only, a friend's orders are the friend's."""
    own = sa.select(seats.c.table_id, seats.c.seat, seats.c.orders).where(seats.c.person == person_id)
    for table_id, seat, orders in connection.execute(own.where(seats.c.orders.is_not(None))):
        for one in msgspec.json.decode(orders):
            yield _encode({"kind": "order", "table_id": table_id, "seat": seat, **_plain(one)}).decode() + "\n"


def _but(table: sa.Table, *names: str) -> sa.Select[Any]:
    """Everything of a table but these."""
    return sa.select(*(column for column in table.c if column.name not in names))


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    """A row whose own kind, if it has one, does not hide what the line is about."""
    if "kind" in row:
        row["of_kind"] = row.pop("kind")
    return row
