"""What a command changes at a table, each in one short transaction; running servers hear of it at once.

None of these needs the match: a table that cannot be read any more can still be closed, deleted, opened anew.
"""

from __future__ import annotations

import secrets

import msgspec
import sqlalchemy as sa

from longhouse.core.errors import LonghouseError
from longhouse.server import clock
from longhouse.server.errors import BadRequest, Conflict, NotFound
from longhouse.server.store import outside, queries
from longhouse.server.store import results as result_queries
from longhouse.server.store.database import Answer, Store, Work
from longhouse.server.store.rows import BOT, BY_ADMIN, CLOSED, PLAYING, WAITING, Loaded, ResultRow
from longhouse.server.store.schema import seats, tables
from longhouse.server.table import results
from longhouse.server.table.state import restore
from longhouse.server.table.tokens import hash_token

_TOKEN_BYTES = 32


def close_table(connection: sa.Connection, table_id: str) -> None:
    """End a table for everybody. Conflict if its match is over, or it is closed already."""
    now = clock.now()
    values: dict[str, object] = {"status": CLOSED, "deciding": "", "bot_due": False, "proposal": None, "linger": None}
    values |= {"closed": BY_ADMIN, "shown": now}
    _touch(connection, table_id, tables.c.status.in_((WAITING, PLAYING)), **values)
    connection.execute(seats.update().where(seats.c.table_id == table_id).values(ended=now))
    _write_results(connection, table_id)


def _write_results(connection: sa.Connection, table_id: str) -> None:
    loaded = queries.load(table_id)(connection)
    if loaded is not None and loaded.table.length:
        result_queries.fill(table_id, results_of(loaded))(connection)


def results_of(loaded: Loaded) -> list[ResultRow]:
    """How a table ended; of a match that cannot be read any more, no more than that it did."""
    try:
        state = restore(loaded)
        return results.of_table(state.row, state.seats, state.match)
    except (LonghouseError, msgspec.MsgspecError, ValueError, KeyError, TypeError, IndexError, AttributeError):
        return results.without_match(loaded.table, loaded.seats)


def rotate(connection: sa.Connection, table_id: str, seat: int) -> str:
    """A new token for a seat, or for the invitation to it; the old one opens nothing any more."""
    place = (seats.c.table_id == table_id) & (seats.c.seat == seat)
    found = connection.execute(seats.select().where(place)).first()
    if found is None:
        _find(connection, table_id)
        raise BadRequest("server-error-seat", seat=seat)
    if found.kind == BOT:
        raise Conflict("admin-error-bot", seat=seat)
    token = secrets.token_urlsafe(_TOKEN_BYTES)
    connection.execute(seats.update().where(place).values(token_hash=hash_token(token)))
    _touch(connection, table_id)
    return token


def delete(store: Store, table_id: str, unchanged_since: float | None = None) -> bool:
    """Take a table off the disk, with everything that belongs to it; whether it was there."""
    return store.write_now(_marked(queries.remove(table_id, unchanged_since)))


def change(store: Store, work: Work[Answer]) -> Answer:
    """Do something in a transaction of its own, and leave a mark for a running server."""
    return store.write_now(_marked(work))


def _marked(work: Work[Answer]) -> Work[Answer]:
    def marked(connection: sa.Connection) -> Answer:
        answer = work(connection)
        outside.mark(connection)
        return answer

    return marked


def _find(connection: sa.Connection, table_id: str) -> None:
    if connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id)).first() is None:
        raise NotFound("server-error-table-named", table=table_id)


def _touch(
    connection: sa.Connection, table_id: str, wanted: sa.ColumnElement[bool] | None = None, **values: object
) -> None:
    """Change a table's row: with the next version, so that whoever has it in memory looks again."""
    place = tables.c.id == table_id
    if wanted is not None:
        place &= wanted
    values |= {"version": tables.c.version + 1, "changed": clock.now()}
    version = connection.execute(tables.update().where(place).values(values).returning(tables.c.version)).scalar()
    if version is None:
        _find(connection, table_id)
        raise Conflict("admin-error-ended", table=table_id)
    queries.announce(connection, f"table {table_id} {version}")
