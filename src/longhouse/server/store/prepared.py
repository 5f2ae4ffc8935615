"""Statements of every choice, compiled once for each kind of database.

SQLAlchemy needs longer to recognise a statement, and to bring values into its form, than SQLite needs to carry it out.
Here it does that once; then its words go to the driver with the values as they are, in SQLite's case without a word to
SQLAlchemy. Only for values that drivers take by themselves: numbers, text, bytes, yes and no, None.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.dml import UpdateBase


class Prepared:
    """An insert or an update, with the names of its values."""

    def __init__(self, statement: UpdateBase, names: Sequence[str] | None = None) -> None:
        self._statement, self._names = statement, list(names) if names is not None else None
        self._known: dict[str, tuple[str, list[str] | None]] = {}

    def run(self, connection: sa.Connection, *rows: Mapping[str, Any]) -> int:
        """Carry it out with these values, once for each row; how many rows of the database that concerned."""
        dialect = connection.dialect.name
        words, order = self._known.get(dialect) or self._compile(connection.dialect)
        if dialect == "sqlite" and order is not None:
            return sum([run_in_sqlite(connection, words, [row[name] for name in order]) for row in rows])
        if order is None:
            given: Any = [dict(row) for row in rows]
        else:
            given = [tuple([row[name] for name in order]) for row in rows]
        return connection.exec_driver_sql(words, given[0] if len(given) == 1 else given).rowcount

    def _compile(self, dialect: sa.Dialect) -> tuple[str, list[str] | None]:
        found = self._statement.compile(dialect=dialect, column_keys=self._names)
        order = found.positiontup if found.positional else None
        self._known[dialect.name] = str(found), order
        return self._known[dialect.name]


def run_in_sqlite(connection: sa.Connection, words: str, values: Sequence[Any] = ()) -> int:
    """Let SQLite's driver do it; how many rows that concerned. What it refuses is said as SQLAlchemy says it."""
    driver: Any = connection.connection.dbapi_connection
    try:
        return int(driver.execute(words, values).rowcount)
    except sqlite3.Error as error:
        raise DBAPIError.instance(words, None, error, sqlite3.Error, dialect=connection.dialect) from error
