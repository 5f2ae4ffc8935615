"""Queries about analyses: who asked for one, who works at it, what was found.

Every change names the state that it expects, so that of two processes only one gets a match, and one that was believed
dead cannot write over what another has done since.
"""

from __future__ import annotations

from collections.abc import Mapping

import sqlalchemy as sa

from longhouse.server.errors import TooMany
from longhouse.server.store.database import Taken, Work
from longhouse.server.store.rows import DONE, FAILED, QUEUED, RUNNING, AnalysisRow
from longhouse.server.store.schema import analyses

_FULL_SECONDS = 60


def find(table_id: str) -> Work[tuple[AnalysisRow, int] | None]:
    """The analysis of a table, and its place among those that wait (0 if it does not)."""

    def work(connection: sa.Connection) -> tuple[AnalysisRow, int] | None:
        row = connection.execute(analyses.select().where(analyses.c.table_id == table_id)).first()
        if row is None:
            return None
        found = AnalysisRow(*row)
        return found, _place(connection, found) if found.state == QUEUED else 0

    return work


def _place(connection: sa.Connection, row: AnalysisRow) -> int:
    before = sa.tuple_(analyses.c.asked, analyses.c.table_id) <= (row.asked, row.table_id)
    count = sa.select(sa.func.count()).where(analyses.c.state == QUEUED, before)
    return connection.execute(count).scalar_one()


def ask(table_id: str, now: float, most: int) -> Work[None]:
    """Put a table into the queue, unless it is there or is worked at. TooMany if the queue is full.

    Two processes that ask in the same moment may make it longer by one; Taken if both ask for the same table.
    """

    def work(connection: sa.Connection) -> None:
        state = connection.execute(sa.select(analyses.c.state).where(analyses.c.table_id == table_id)).scalar()
        if state in (QUEUED, RUNNING):
            return
        waiting = sa.select(sa.func.count()).where(analyses.c.state == QUEUED)
        if connection.execute(waiting).scalar_one() >= most:
            raise TooMany("server-error-analysis-full", retry_after=_FULL_SECONDS)
        fresh = {"state": QUEUED, "asked": now, "owner": "", "until": 0.0, "attempts": 0, "progress": 0.0}
        if state is None:
            nothing = {"rules": "", "version": 0, "result": None, "error": None}
            connection.execute(analyses.insert(), [{"table_id": table_id, **fresh, **nothing}])
        elif not _update(connection, table_id, analyses.c.state == state, {**fresh, "error": None}):
            raise Taken

    return work


def next_free(now: float) -> Work[str | None]:
    """The table that has waited longest, or whose process says nothing any more; None if there is none."""
    free = sa.select(analyses.c.table_id).where(_is_free(now)).order_by(analyses.c.asked, analyses.c.table_id)

    def work(connection: sa.Connection) -> str | None:
        row = connection.execute(free.limit(1)).first()
        return None if row is None else str(row.table_id)

    return work


def claim(table_id: str, owner: str, now: float, until: float) -> Work[AnalysisRow | None]:
    """Take up an analysis; None if another process was quicker."""

    def work(connection: sa.Connection) -> AnalysisRow | None:
        begun = {"attempts": analyses.c.attempts + 1, "progress": 0.0}
        mine = {"state": RUNNING, "owner": owner, "until": until, **begun}
        if not _update(connection, table_id, _is_free(now), mine):
            return None
        return AnalysisRow(*connection.execute(analyses.select().where(analyses.c.table_id == table_id)).one())

    return work


def keep(table_id: str, owner: str, until: float, progress: float) -> Work[bool]:
    """Say that somebody still works at it, and how far it is; whether it is still theirs."""

    def work(connection: sa.Connection) -> bool:
        return _update(connection, table_id, _is_of(owner), {"until": until, "progress": progress})

    return work


def finish(table_id: str, owner: str, rules: str, version: int, result: str) -> Work[bool]:
    """Keep what was found; whether it was still theirs to find."""
    found = {"state": DONE, "progress": 1.0, "rules": rules, "version": version, "result": result, "error": None}

    def work(connection: sa.Connection) -> bool:
        return _update(connection, table_id, _is_of(owner), found)

    return work


def fail(table_id: str, owner: str, error: str) -> Work[bool]:
    """Give it up. What was found earlier stays."""
    state = sa.case((analyses.c.result.is_(None), FAILED), else_=DONE)

    def work(connection: sa.Connection) -> bool:
        return _update(connection, table_id, _is_of(owner), {"state": state, "error": error})

    return work


def give_back(table_id: str, owner: str, *, begun: bool) -> Work[bool]:
    """Let somebody else do it; `begun`: whether it counts as an attempt."""
    attempts = analyses.c.attempts if begun else analyses.c.attempts - 1
    free = {"state": QUEUED, "owner": "", "until": 0.0, "progress": 0.0, "attempts": attempts}

    def work(connection: sa.Connection) -> bool:
        return _update(connection, table_id, _is_of(owner), free)

    return work


def free_all(connection: sa.Connection) -> None:
    """Nobody works at anything: where there is only one process, it begins with this."""
    connection.execute(analyses.update().where(analyses.c.state == RUNNING).values(until=0.0))


def _is_of(owner: str) -> sa.ColumnElement[bool]:
    return (analyses.c.state == RUNNING) & (analyses.c.owner == owner)


def _is_free(now: float) -> sa.ColumnElement[bool]:
    return sa.or_(analyses.c.state == QUEUED, (analyses.c.state == RUNNING) & (analyses.c.until < now))


def _update(
    connection: sa.Connection, table_id: str, condition: sa.ColumnElement[bool], values: Mapping[str, object]
) -> bool:
    changed = connection.execute(analyses.update().where(analyses.c.table_id == table_id, condition).values(values))
    return bool(changed.rowcount)
