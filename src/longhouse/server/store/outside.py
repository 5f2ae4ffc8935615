"""Changes of tables by commands, beside a running server: how the server hears of them.

On PostgreSQL a command announces what it changes like any other process. A server on SQLite believes that it is alone
and answers from memory, so a command leaves a mark in the same transaction. The server looks at SQLite's own counter of
commits, which costs microseconds; only if that has moved does it look at the mark, and only if that is another one at
its tables.
"""

from __future__ import annotations

import secrets
import sqlite3

import sqlalchemy as sa

from longhouse.server.store.database import Store
from longhouse.server.store.schema import house

_NAME = "outside"
NOT_EXPORTED = (_NAME,)
"""Rows of the house that mean nothing elsewhere."""


def mark(connection: sa.Connection) -> None:
    """Leave a mark, on SQLite; PostgreSQL has `queries.announce`."""
    if connection.dialect.name != "sqlite":
        return
    new = secrets.token_bytes(8)
    if connection.execute(house.update().where(house.c.name == _NAME).values(value=new)).rowcount == 0:
        connection.execute(house.insert(), {"name": _NAME, "value": new})


class Outside:
    """What a server knows of commands that run beside it."""

    def __init__(self, store: Store) -> None:
        self._path = None if store.shares else store.engine.url.database
        self._connection: sqlite3.Connection | None = None
        self._commits = -1
        self._mark = b""

    def latest(self) -> bytes:
        """The mark of the last command; empty if there was none. While the file cannot be read, the one before."""
        if self._path is None:
            return b""
        try:
            return self._look()
        except sqlite3.Error:
            # The store says what is wrong, to whoever reads or writes.
            return self._mark

    def _look(self) -> bytes:
        if self._connection is None:
            assert self._path is not None
            # Without waiting: in a write-ahead log readers wait for nobody, and this runs in the loop of all requests.
            self._connection = sqlite3.connect(self._path, timeout=0, isolation_level=None, check_same_thread=False)
        commits = self._connection.execute("PRAGMA data_version").fetchone()[0]
        if commits != self._commits:
            found = self._connection.execute("SELECT value FROM house WHERE name = ?", (_NAME,)).fetchone()
            self._mark = bytes(found[0]) if found else b""
            self._commits = commits
        return self._mark

    def close(self) -> None:
        """Let go of the file."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._path = None
