"""`longhouse admin check`: whether every table can be read, its log leads to its position, its rows fit together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from longhouse.core import registry
from longhouse.core.errors import LonghouseError
from longhouse.server.errors import NotFound, Unavailable
from longhouse.server.store import queries
from longhouse.server.store.database import Store
from longhouse.server.store.schema import metadata, tables
from longhouse.server.table import checking
from longhouse.server.table.state import restore


class Problem(NamedTuple):
    """What is wrong with a table, or with the whole database."""

    table: str
    why: str


class Checked(NamedTuple):
    """What a check has found."""

    tables: int
    entries: int
    not_replayed: int
    """Tables that were played under other rules: they are read, but their logs are not played again."""
    problems: list[Problem]
    left_out: list[str]
    """Games that cannot be loaded, each with its error."""


def check(
    store: Store,
    ids: Sequence[str],
    progress: Callable[[int, int], None],
    say: Callable[[LonghouseError], str] = str,
) -> Checked:
    """Checks these tables; without any all tables, the database itself and the games. `say` words a refusal."""
    problems = [] if ids else store.read_now(lambda connection: list(check_database(connection)))
    games = [] if ids else registry.left_out()
    count = length = other = 0
    wanted = ids or store.read_now(queries.all_ids)
    for number, table_id in enumerate(wanted, start=1):
        try:
            size, replayed = _check_table(store, table_id, wanted is ids)
            length += size
            count += size >= 0
            other += not replayed
        except Unavailable:
            raise
        except Exception as error:  # whatever a damaged row brings about: that is what is looked for
            problems.append(Problem(table_id, say(error) if isinstance(error, LonghouseError) else _reason(error)))
        progress(number, len(wanted))
    return Checked(count, length, other, problems, [say(error) for error in games])


def _reason(error: Exception) -> str:
    return str(error) if isinstance(error, ValueError | msgspec.MsgspecError) else repr(error)


def _check_table(store: Store, table_id: str, is_named: bool) -> tuple[int, bool]:
    """The length of its log, and whether that was played again."""
    loaded = store.read_now(queries.load(table_id))
    if loaded is None:
        if is_named:
            raise NotFound("server-error-table-named", table=table_id)
        return 0, True  # It went meanwhile.
    if len(loaded.entries) != loaded.table.length:
        raise ValueError(f"{len(loaded.entries)} entries instead of {loaded.table.length}")
    state = restore(loaded)
    checking.check(state)
    checking.check_row(state)
    return loaded.table.length, state.match is None or checking.is_replayed(state)


def check_database(connection: sa.Connection) -> Iterator[Problem]:
    """What is wrong with the database itself."""
    if connection.dialect.name == "sqlite":
        for row in connection.exec_driver_sql("PRAGMA quick_check").scalars():
            if row != "ok":
                yield Problem("", str(row))
    for table in metadata.sorted_tables:
        if "table_id" in table.c:
            lost = sa.select(table.c.table_id).where(table.c.table_id.not_in(sa.select(tables.c.id))).distinct()
            for table_id in connection.execute(lost).scalars():
                yield Problem(table_id, f"rows of {table.name} without a table")
