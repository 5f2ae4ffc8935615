"""Queries about tables where somebody is still missing, and about pages of lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from longhouse.server import clock
from longhouse.server.store.database import Work
from longhouse.server.store.loading import loaded
from longhouse.server.store.rows import BY_ALL, BY_SEATED, OPEN, OVER, WAITING, Loaded
from longhouse.server.store.schema import put_away, seats, tables, waiting

OF_ONE_FOUNDER = 3
"""So many tables of one address stand on one page."""
_REMEMBERED_SECONDS = 90 * 24 * 3600.0


class Place(NamedTuple):
    """Where a page begins: after this table, in the order of lists."""

    tier: int
    shown: float
    table: str


class Found(NamedTuple):
    """One page, and the place of its last table; None if there is nothing after it."""

    tables: list[Loaded]
    next: Place | None


def is_put_away(table_id: str) -> Work[bool]:
    """Whether a table waited for so long that it was put away."""

    def work(connection: sa.Connection) -> bool:
        return (
            connection.execute(sa.select(put_away.c.since).where(put_away.c.table_id == table_id)).first() is not None
        )

    return work


def note_founder(table_id: str, founder: bytes) -> Work[None]:
    """Which address made a table that waits."""

    def work(connection: sa.Connection) -> None:
        connection.execute(waiting.update().where(waiting.c.table_id == table_id).values(founder=founder))

    return work


def looked_at(ids: Sequence[str], when: float) -> Work[None]:
    """One of their people looks at these tables."""

    def work(connection: sa.Connection) -> None:
        connection.execute(waiting.update().where(waiting.c.table_id.in_(ids)).values(looked=when))

    return work


def _is_unlooked(since: float, private_since: float) -> sa.ColumnElement[bool]:
    """That nobody has looked since then; at a table that stands in no list, not since another time."""
    return waiting.c.looked < sa.case((tables.c.access == BY_ALL, since), else_=private_since)


def unlooked(since: float, private_since: float, most: int = 500) -> Work[list[str]]:
    """Tables that wait, and that none of their people has looked at since then; `private_since` if not in lists."""

    def work(connection: sa.Connection) -> list[str]:
        joined = waiting.join(tables, tables.c.id == waiting.c.table_id)
        wanted = (tables.c.status == WAITING) & _is_unlooked(since, private_since)
        found = connection.execute(sa.select(tables.c.id).select_from(joined).where(wanted).limit(most))
        return [row.id for row in found]

    return work


def put_away_table(table_id: str, since: float, private_since: float) -> Work[bool]:
    """Remove a table that waited too long, unless somebody looked or joined meanwhile; whether it was removed."""

    def work(connection: sa.Connection) -> bool:
        joined = waiting.join(tables, tables.c.id == waiting.c.table_id)
        unlooked = (waiting.c.table_id == table_id) & _is_unlooked(since, private_since)
        unseen = sa.select(waiting.c.table_id).select_from(joined).where(unlooked)
        wanted = (tables.c.id == table_id) & (tables.c.status == WAITING) & tables.c.id.in_(unseen)
        access = connection.execute(tables.delete().where(wanted).returning(tables.c.access)).scalar()
        if access is None:
            return False
        if access == BY_SEATED:  # Strangers never learn that there was one.
            return True
        now = clock.now()
        connection.execute(put_away.delete().where(put_away.c.since < now - _REMEMBERED_SECONDS))
        connection.execute(put_away.insert(), [{"table_id": table_id, "since": now}])
        return True

    return work


def open_page(looked_since: float, game: str | None, free: int | None, after: Place | None, most: int) -> Work[Found]:
    """A page of listed tables with a free seat: first up to three of each address, then three more of each, and so on.

    Whoever makes a hundred tables fills the end of the list and not its beginning.
    """

    def work(connection: sa.Connection) -> Found:
        ranked = _ranked(looked_since)
        tier = after.tier if after is not None else 0
        place = after if after is not None and after.table else None
        found = _page(connection, ranked, tier, place, game, free, most + 1)
        if len(found) > most:
            last = found[most - 1].table
            return Found(found[:most], Place(tier, last.shown, last.id))
        rest = sa.select(sa.func.min(ranked.c.tier)).where(ranked.c.tier > tier)
        if game is not None:
            rest = rest.where(ranked.c.game == game)
        following = connection.execute(rest).scalar()
        return Found(found, Place(following, 0.0, "") if following is not None else None)

    return work


def _ranked(looked_since: float) -> sa.Subquery:
    """The listed tables that wait, each with how many of the same address come before it, in threes."""
    joined = tables.join(waiting, waiting.c.table_id == tables.c.id)
    whose = sa.func.coalesce(waiting.c.founder, sa.cast(tables.c.id, sa.LargeBinary))
    nth = sa.func.row_number().over(partition_by=whose, order_by=(tables.c.shown.desc(), tables.c.id))
    listed = (tables.c.access == BY_ALL) & (tables.c.status == WAITING) & (waiting.c.looked >= looked_since)
    tier = sa.cast(sa.func.floor((nth - 1) * 1.0 / OF_ONE_FOUNDER), sa.Integer).label("tier")
    return sa.select(tables.c.id, tables.c.game, tables.c.shown, tier).select_from(joined).where(listed).subquery()


def _page(
    connection: sa.Connection,
    ranked: sa.Subquery,
    tier: int,
    after: Place | None,
    game: str | None,
    free: int | None,
    most: int,
) -> list[Loaded]:
    wanted = sa.select(ranked.c.id).where(ranked.c.tier == tier)
    if game is not None:
        wanted = wanted.where(ranked.c.game == game)
    if free is not None:
        opened = sa.select(sa.func.count()).where(
            (seats.c.table_id == ranked.c.id) & (seats.c.kind == OPEN) & ~_is_kept()
        )
        wanted = wanted.where(opened.scalar_subquery() >= free)
    if after is not None:
        wanted = wanted.where(_comes_after(ranked.c.shown, ranked.c.id, after))
    ids = [row.id for row in connection.execute(wanted.order_by(ranked.c.shown.desc(), ranked.c.id).limit(most))]
    return loaded(connection, ids)


def _is_kept() -> sa.ColumnElement[bool]:
    """That a seat is kept for somebody."""
    return sa.func.coalesce(seats.c.kept_until, 0.0) > clock.now()


def over_page(game: str | None, after: Place | None, most: int) -> Work[Found]:
    """A page of listed tables that are over."""

    def work(connection: sa.Connection) -> Found:
        wanted = sa.select(tables.c.id).where((tables.c.access == BY_ALL) & (tables.c.status == OVER))
        if game is not None:
            wanted = wanted.where(tables.c.game == game)
        if after is not None:
            wanted = wanted.where(_comes_after(tables.c.shown, tables.c.id, after))
        ordered = wanted.order_by(tables.c.shown.desc(), tables.c.id).limit(most + 1)
        found = loaded(connection, [row.id for row in connection.execute(ordered)])
        if len(found) <= most:
            return Found(found, None)
        last = found[most - 1].table
        return Found(found[:most], Place(0, last.shown, last.id))

    return work


def _comes_after(shown: sa.ColumnElement[float], table: sa.ColumnElement[str], place: Place) -> sa.ColumnElement[bool]:
    return (shown < place.shown) | ((shown == place.shown) & (table > place.table))
