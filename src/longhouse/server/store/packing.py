"""Logs of finished matches, packed: one compressed row instead of hundreds.

Nothing is added to a finished match any more, and its entries make nine tenths of the database. They are replaced by
one row only after what that row gives back has been compared with them, in the same transaction: whoever dies in the
middle has changed nothing. Whoever reads a log (`read_log`) need not know whether it is packed.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import sqlalchemy as sa

from longhouse.server.store.database import Work
from longhouse.server.store.rows import CLOSED, OVER
from longhouse.server.store.schema import entries, packed, tables

PACK_SECONDS = 3600.0
"""A match is packed when it has been over for so long: until then people look at it, and a server has it in memory."""
_LEVEL = 9
_ENDED = (CLOSED, OVER)
IS_LESSON = tables.c.teaching.like('%"lesson":%')
"""Lessons can be taken back and go on after their end."""


class NotTheSame(Exception):  # noqa: N818
    """What was packed does not give back what was there; nothing has changed."""


def squeeze(log: Sequence[str]) -> bytes:
    """Entries, a JSON line each, as one compressed row."""
    return zlib.compress("\n".join(log).encode(), _LEVEL)


def unsqueeze(body: bytes) -> list[str]:
    """The entries of a packed row; ValueError if it is damaged."""
    try:
        return zlib.decompress(body).decode().split("\n")
    except zlib.error as error:
        raise ValueError(str(error)) from error


def read_log(connection: sa.Connection, table_id: str, since: int, length: int) -> list[str]:
    """The log of a table from entry `since` on, up to its length, packed or not."""
    wanted = (entries.c.table_id == table_id) & (entries.c.n >= since) & (entries.c.n < length)
    loose = connection.execute(sa.select(entries.c.body).where(wanted).order_by(entries.c.n)).scalars().all()
    if len(loose) >= length - since:
        return list(loose)
    # Only a packed log, or a damaged one, is shorter than its table says.
    return [*_packed_log(connection, table_id)[since:length], *loose]


def _packed_log(connection: sa.Connection, table_id: str) -> list[str]:
    body = connection.execute(sa.select(packed.c.body).where(packed.c.table_id == table_id)).scalar()
    return [] if body is None else unsqueeze(bytes(body))


def find_unpacked(ended_before: float, most: int = 200) -> Work[list[str]]:
    """Finished matches that can be packed, the oldest first."""

    def work(connection: sa.Connection) -> list[str]:
        loose = sa.exists().where(entries.c.table_id == tables.c.id)
        wanted = _may_be_packed(ended_before) & loose
        found = connection.execute(sa.select(tables.c.id).where(wanted).order_by(tables.c.changed).limit(most))
        return [row.id for row in found]

    return work


def _may_be_packed(ended_before: float) -> sa.ColumnElement[bool]:
    is_play = tables.c.teaching.is_(None) | ~IS_LESSON
    return sa.and_(tables.c.status.in_(_ENDED), tables.c.changed < ended_before, tables.c.length > 0, is_play)


def pack(table_id: str, ended_before: float) -> Work[int]:
    """Pack the log of a table; how many entries it had, 0 if it is not to be packed (any more)."""

    def work(connection: sa.Connection) -> int:
        wanted = (tables.c.id == table_id) & _may_be_packed(ended_before)
        # Another process may be packing it at this moment; then there is nothing to do here.
        length = connection.execute(sa.select(tables.c.length).where(wanted).with_for_update(skip_locked=True)).scalar()
        if length is None:
            return 0
        loose = connection.execute(sa.select(entries.c.n).where(entries.c.table_id == table_id)).scalars().all()
        log = read_log(connection, table_id, 0, length)
        if not loose:
            return 0
        if len(log) != length or max(loose) >= length:
            raise NotTheSame(table_id)
        connection.execute(packed.delete().where(packed.c.table_id == table_id))
        connection.execute(packed.insert(), {"table_id": table_id, "body": squeeze(log)})
        if _packed_log(connection, table_id) != log:
            raise NotTheSame(table_id)
        connection.execute(entries.delete().where(entries.c.table_id == table_id))
        return len(log)

    return work
