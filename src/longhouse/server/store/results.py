"""Queries about results: one's own, page by page, and finished tables that have none yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from longhouse.server.store.database import Work
from longhouse.server.store.packing import IS_LESSON
from longhouse.server.store.rows import CLOSED, OVER, ResultRow
from longhouse.server.store.schema import results, tables

_OTHERS = results.alias("others")
LAST_GAMES = 1000
"""So many games count for whom somebody plays with most: more would take longer, and tell no more."""


class Place(NamedTuple):
    """Where a page of results begins: after this table, seat and time of its end."""

    ended: float
    table: str
    seat: int


class Wanted(NamedTuple):
    """Which of somebody's results: of a game, and with whom (a name, or the name of a bot)."""

    person: str
    game: str | None = None
    other: str | None = None


class Tally(NamedTuple):
    """How often somebody has played something, or with somebody."""

    name: str
    bot: bool
    played: int
    won: int


def page(wanted: Wanted, after: Place | None, most: int) -> Work[list[ResultRow]]:
    """Results of somebody's own seats, the newest first."""

    def work(connection: sa.Connection) -> list[ResultRow]:
        return [ResultRow(*row) for row in connection.execute(page_statement(wanted, after, most))]

    return work


def page_statement(wanted: Wanted, after: Place | None, most: int) -> sa.Select[Any]:
    """What `page` asks, for whoever wants to know how it is answered."""
    asked = results.select().where(results.c.person == wanted.person)
    if wanted.game is not None:
        asked = asked.where(results.c.game == wanted.game)
    if wanted.other is not None:
        beside = (_OTHERS.c.table_id == results.c.table_id) & (_OTHERS.c.seat != results.c.seat)
        named = (sa.func.lower(_OTHERS.c.name) == wanted.other.lower()) & _OTHERS.c.bot.is_(None)
        # Counted, although one is enough: for "exists" PostgreSQL would rather read everybody's results than look at
        # each of one's own, the newest first, until the page is full.
        theirs = sa.select(sa.func.count()).select_from(_OTHERS)
        asked = asked.where(theirs.where(beside & (named | (_OTHERS.c.bot == wanted.other))).scalar_subquery() > 0)
    if after is not None:
        place = sa.tuple_(results.c.ended, results.c.table_id, results.c.seat)
        asked = asked.where(place < sa.tuple_(*map(sa.literal, after)))
    order = (results.c.ended.desc(), results.c.table_id.desc(), results.c.seat.desc())
    return asked.order_by(*order).limit(most)


def of_tables(ids: Sequence[str]) -> Work[dict[str, list[ResultRow]]]:
    """Everybody's results at these tables, by seat."""

    def work(connection: sa.Connection) -> dict[str, list[ResultRow]]:
        found: dict[str, list[ResultRow]] = {table_id: [] for table_id in ids}
        own = results.select().where(results.c.table_id.in_(list(ids))).order_by(results.c.table_id, results.c.seat)
        for row in connection.execute(own):
            found[row.table_id].append(ResultRow(*row))
        return found

    return work


_WON = sa.func.sum(sa.case((results.c.rank == 1, 1), else_=0))


def by_game(person: str) -> Work[list[Tally]]:
    """What somebody has played, the most played game first."""

    def work(connection: sa.Connection) -> list[Tally]:
        own = sa.select(results.c.game, sa.func.count().label("played"), _WON).where(results.c.person == person)
        rows = connection.execute(own.group_by(results.c.game).order_by(sa.desc("played"), results.c.game))
        return [Tally(game, False, played, won) for game, played, won in rows]

    return work


def by_other(person: str, most: int) -> Work[list[Tally]]:
    """With whom somebody has played most, in their last games. People without a name are left out."""

    def work(connection: sa.Connection) -> list[Tally]:
        own = sa.select(results.c.table_id, results.c.seat).where(results.c.person == person)
        mine = own.order_by(results.c.ended.desc(), results.c.table_id.desc()).limit(LAST_GAMES).subquery()
        is_bot = _OTHERS.c.bot.is_not(None)
        name = sa.case((is_bot, _OTHERS.c.bot), else_=_OTHERS.c.name)
        beside = (_OTHERS.c.table_id == mine.c.table_id) & (_OTHERS.c.seat != mine.c.seat)
        other: sa.ColumnElement[str] = name
        bot: sa.ColumnElement[bool] = is_bot
        joined = mine.join(_OTHERS, beside & (name != ""))
        if connection.dialect.name == "postgresql":
            # Looked up table by table, which it would not do by itself: it would read everybody's results.
            of_table = sa.select(name.label("other"), is_bot.label("is_bot")).where(beside & (name != ""))
            found = of_table.offset(0).lateral()
            joined, other, bot = mine.join(found, sa.true()), found.c.other, found.c.is_bot
        count = sa.func.count(sa.distinct(mine.c.table_id))
        asked = (
            sa.select(other.label("other"), bot.label("is_bot"), count.label("played"))
            .select_from(joined)
            .group_by("other", "is_bot")
            .order_by(sa.desc("played"), sa.asc("other"))
            .limit(most)
        )
        return [Tally(one, bool(is_one), played, 0) for one, is_one, played in connection.execute(asked)]

    return work


def find_missing(most: int = 500) -> Work[list[str]]:
    """Finished matches of which no result was written: they ended before results were."""

    def work(connection: sa.Connection) -> list[str]:
        written = sa.exists().where(results.c.table_id == tables.c.id)
        is_play = tables.c.teaching.is_(None) | ~IS_LESSON
        wanted = tables.c.status.in_((OVER, CLOSED)) & (tables.c.length > 0) & is_play & ~written
        return list(connection.execute(sa.select(tables.c.id).where(wanted).limit(most)).scalars())

    return work


def fill(table_id: str, found: Sequence[ResultRow]) -> Work[bool]:
    """Write results of a table unless there are some; whether they were written."""

    def work(connection: sa.Connection) -> bool:
        if not found or connection.execute(sa.select(results.c.seat).where(results.c.table_id == table_id)).first():
            return False
        connection.execute(results.insert(), [one._asdict() for one in found])
        return True

    return work
