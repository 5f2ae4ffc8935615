"""Statements of every choice, compiled once for each kind of database.

SQLAlchemy needs longer to recognise a statement, and to bring values into its form, than SQLite needs to carry it out.
Here it does that once; then its words go to the driver with the values as they are. Only for values that drivers take
by themselves: numbers, text, bytes, yes and no, None.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.sql.dml import UpdateBase


class Prepared:
    """An insert or an update, with the names of its values."""

    def __init__(self, statement: UpdateBase, names: Sequence[str] | None = None) -> None:
        self._statement, self._names = statement, list(names) if names is not None else None
        self._known: dict[str, tuple[str, list[str] | None]] = {}

    def run(self, connection: sa.Connection, *rows: Mapping[str, Any]) -> sa.CursorResult[Any]:
        """Carry it out with these values, once for each row."""
        words, order = self._known.get(connection.dialect.name) or self._compile(connection.dialect)
        if order is None:
            given: Any = [dict(row) for row in rows]
        else:
            given = [tuple([row[name] for name in order]) for row in rows]
        return connection.exec_driver_sql(words, given[0] if len(given) == 1 else given)

    def _compile(self, dialect: sa.Dialect) -> tuple[str, list[str] | None]:
        found = self._statement.compile(dialect=dialect, column_keys=self._names)
        order = found.positiontup if found.positional else None
        self._known[dialect.name] = str(found), order
        return self._known[dialect.name]
