"""Every query of the server. Each function returns a piece of work for the store, which runs it in a transaction."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import sqlalchemy as sa

from longhouse.server import clock, metrics
from longhouse.server.errors import Conflict
from longhouse.server.store.database import Taken, Work
from longhouse.server.store.news import insert_news
from longhouse.server.store.packing import IS_LESSON, read_log
from longhouse.server.store.prepared import Prepared
from longhouse.server.store.rows import (
    BY_ALL,
    BY_SEATED,
    WAITING,
    Change,
    Loaded,
    NewsRow,
    RequestNote,
    SeatRow,
    TableRow,
)
from longhouse.server.store.schema import entries, hooks, house, news, requests, results, seats, tables, waiting

CHANNEL = "longhouse"
"""PostgreSQL's channel on which processes tell each other what has changed."""


def create(table: TableRow, its_seats: Sequence[SeatRow], log: Sequence[str], note: RequestNote | None) -> Work[None]:
    """A new table; Taken if there is one of that id."""

    def work(connection: sa.Connection) -> None:
        connection.execute(tables.insert(), [table._asdict()])
        if its_seats:
            connection.execute(seats.insert(), [{"table_id": table.id, **one._asdict()} for one in its_seats])
        if table.status == WAITING:
            connection.execute(waiting.insert(), [{"table_id": table.id, "founder": None, "looked": clock.now()}])
        _append(connection, table.id, list(enumerate(log)))
        _note(connection, table.id, note)

    return work


def together(*works: Work[None]) -> Work[None]:
    """Several pieces of work in one transaction."""

    def work(connection: sa.Connection) -> None:
        for one in works:
            one(connection)

    return work


_UPDATE = Prepared(
    tables.update()
    .where(tables.c.id == sa.bindparam("of_id"), tables.c.version == sa.bindparam("of_version"))
    .values({name: sa.bindparam(f"to_{name}") for name in TableRow._fields if name not in ("id", "created")})
)
_INSERT_ENTRY = Prepared(entries.insert(), ("table_id", "n", "body"))
_INSERT_NOTE = Prepared(requests.insert(), ("table_id", *RequestNote._fields))
_INSERT_RESULT = results.insert()


def change(made: Change) -> Work[None]:
    """A change of a table; Taken if it has another version by now, or the request was carried out before."""

    def work(connection: sa.Connection) -> None:
        table = made.table
        now = {f"to_{name}": value for name, value in table._asdict().items() if name not in ("id", "created")}
        seen = {"of_id": table.id, "of_version": table.version - 1}
        if _UPDATE.run(connection, {**now, **seen}) != 1:
            raise Taken
        if made.unseen is not None:
            _check_unseen(connection, table.id, *made.unseen)
        _append(connection, table.id, made.entries)
        if made.entries and made.entries[0][0] == 0:  # It is dealt: nobody is missing any more.
            connection.execute(waiting.delete().where(waiting.c.table_id == table.id))
        for seat in made.seats:
            place = (seats.c.table_id == table.id) & (seats.c.seat == seat.seat)
            # What is known here of when somebody was seen may be older than what is written there.
            last = sa.case((seats.c.seen < seat.seen, seat.seen), else_=seats.c.seen)
            looked = sa.case((seats.c.looked < seat.looked, seat.looked), else_=seats.c.looked)
            connection.execute(seats.update().where(place).values({**seat._asdict(), "seen": last, "looked": looked}))
        if table.access == BY_SEATED and table.status == WAITING:
            _end_hooks(connection, table.id)
        if made.results:
            connection.execute(_INSERT_RESULT, [one._asdict() for one in made.results])
        _note(connection, table.id, made.note)
        announce(connection, f"table {table.id} {table.version}")
        tell(made.news, made.people)(connection)

    return work


def tell(told: Sequence[NewsRow], people: Sequence[str] = ()) -> Work[None]:
    """What people are told of something, with the change that it is about; and that they may look."""

    def work(connection: sa.Connection) -> None:
        for one in told:
            insert_news(connection, one)
        for person in people:
            announce(connection, f"person {person}")

    return work


def _check_unseen(connection: sa.Connection, table_id: str, seat: int, since: float) -> None:
    """Conflict if the owner of a seat was seen since then; nobody can be between this look and the commit."""
    place = (seats.c.table_id == table_id) & (seats.c.seat == seat)
    row = connection.execute(sa.select(seats.c.seen, seats.c.name).where(place).with_for_update()).one()
    if row.seen > since:
        raise Conflict("server-error-present", name=row.name)


def last_seen(table_id: str, seat: int) -> Work[float]:
    """When the owner of a seat was last seen, by any process."""

    def work(connection: sa.Connection) -> float:
        place = (seats.c.table_id == table_id) & (seats.c.seat == seat)
        return connection.execute(sa.select(seats.c.seen).where(place)).scalar() or 0.0

    return work


def see(places: Sequence[tuple[str, int]], at: float) -> Work[set[tuple[str, int]]]:
    """Note that the owners of these seats were seen; which of them it was noted of.

    A seat that is being changed right now is left out: waiting for several could be waiting in a circle.
    """

    def work(connection: sa.Connection) -> set[tuple[str, int]]:
        wanted = sa.tuple_(seats.c.table_id, seats.c.seat).in_(list(places))
        free = sa.select(seats.c.table_id, seats.c.seat).where(wanted).with_for_update(skip_locked=True)
        found = {(row.table_id, row.seat) for row in connection.execute(free)}
        if found:
            its = sa.tuple_(seats.c.table_id, seats.c.seat).in_(list(found)) & (seats.c.seen < at)
            connection.execute(seats.update().where(its).values(seen=at))
        return found

    return work


def look(looks: Mapping[tuple[str, int], float]) -> Work[tuple[set[tuple[str, int]], set[str]]]:
    """Note when the owners of these seats looked at their tables: what they were told by then is seen.

    Answers of which seats it was noted, and whose news were seen. A seat that is being changed right now is left out,
    as in `see`.
    """

    def work(connection: sa.Connection) -> tuple[set[tuple[str, int]], set[str]]:
        people: set[str] = set()
        wanted = sa.tuple_(seats.c.table_id, seats.c.seat).in_(list(looks))
        free = sa.select(seats.c.table_id, seats.c.seat, seats.c.person, seats.c.keeper).where(wanted)
        found = connection.execute(free.with_for_update(skip_locked=True)).all()
        for row in found:
            at = looks[row.table_id, row.seat]
            its = (seats.c.table_id == row.table_id) & (seats.c.seat == row.seat) & (seats.c.looked < at)
            connection.execute(seats.update().where(its).values(looked=at))
            told = (news.c.table_id == row.table_id) & (news.c.seat == row.seat) & (news.c.created <= at)
            changed = connection.execute(news.update().where(told & news.c.seen.is_(None)).values(seen=at)).rowcount
            if changed and (person := row.person or row.keeper):
                announce(connection, f"person {person}")
                people.add(person)
        return {(row.table_id, row.seat) for row in found}, people

    return work


def _end_hooks(connection: sa.Connection, table_id: str) -> None:
    """Ends the hooks of a closed table whose owners have no seat there: they may not see it."""
    own = (seats.c.person == hooks.c.person) | (seats.c.keeper == hooks.c.person)
    sits = sa.exists().where((seats.c.table_id == table_id) & own).correlate(hooks)
    connection.execute(hooks.delete().where((hooks.c.table_id == table_id) & ~sits))


def _append(connection: sa.Connection, table_id: str, log: Sequence[tuple[int, str]]) -> None:
    if log:
        _INSERT_ENTRY.run(connection, *[{"table_id": table_id, "n": n, "body": body} for n, body in log])


def _note(connection: sa.Connection, table_id: str, note: RequestNote | None) -> None:
    if note is not None:
        _INSERT_NOTE.run(connection, {"table_id": table_id, **note._asdict()})


def announce(connection: sa.Connection, message: str) -> None:
    """Tell the other processes, on commit: what, who says so, about which table, and the rest."""
    if connection.dialect.name == "postgresql":
        kind, _, rest = message.partition(" ")
        speaker = connection.get_execution_options()["longhouse_writer"]
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{kind} {speaker} {rest}")))
        metrics.passed_on(metrics.SENT, kind)


def load(table_id: str, since: int = 0) -> Work[Loaded | None]:
    """A table with everything that belongs to it, the log from entry `since` on."""

    def work(connection: sa.Connection) -> Loaded | None:
        row = connection.execute(tables.select().where(tables.c.id == table_id)).first()
        if row is None:
            return None
        its_seats = connection.execute(seats.select().where(seats.c.table_id == table_id).order_by(seats.c.seat))
        # What was added after the row was read does not belong to it.
        log = read_log(connection, table_id, since, row.length)
        return Loaded(TableRow(*row), tuple(SeatRow(*one[1:]) for one in its_seats), log)

    return work


def version(table_id: str) -> Work[int | None]:
    """How often a table has changed; None if there is none of that id."""

    def work(connection: sa.Connection) -> int | None:
        return connection.execute(sa.select(tables.c.version).where(tables.c.id == table_id)).scalar()

    return work


def versions(ids: Sequence[str]) -> Work[dict[str, int]]:
    """How often each of these tables has changed."""

    def work(connection: sa.Connection) -> dict[str, int]:
        found = connection.execute(sa.select(tables.c.id, tables.c.version).where(tables.c.id.in_(list(ids))))
        return {row.id: row.version for row in found}

    return work


def remove(table_id: str, unchanged_since: float | None = None) -> Work[bool]:
    """A table with everything that belongs to it; or only if nothing has happened there since then. Whether it went."""

    def work(connection: sa.Connection) -> bool:
        wanted = tables.c.id == table_id
        if unchanged_since is not None:
            wanted &= tables.c.changed < unchanged_since
        version = connection.execute(tables.delete().where(wanted).returning(tables.c.version)).scalar()
        if version is None:
            return False
        # For the others it is a change like any other: they look, and find nothing.
        announce(connection, f"table {table_id} {version + 1}")
        return True

    return work


def find_note(table_id: str, request: bytes) -> Work[RequestNote | None]:
    """What is known of a request that was carried out."""

    def work(connection: sa.Connection) -> RequestNote | None:
        place = (requests.c.table_id == table_id) & (requests.c.request == request)
        row = connection.execute(requests.select().where(place)).first()
        return None if row is None else RequestNote(*row[1:])

    return work


def lobby(status: str, most: int) -> Work[list[Loaded]]:
    """The listed tables of a status, the last changed first, without their logs."""
    return _rows(sa.and_(tables.c.status == status, tables.c.access == BY_ALL), most)


def several(ids: Sequence[str]) -> Work[list[Loaded]]:
    """The tables of these ids that exist, without their logs."""
    return _rows(tables.c.id.in_(ids), len(ids))


def _rows(wanted: sa.ColumnElement[bool], most: int) -> Work[list[Loaded]]:
    def work(connection: sa.Connection) -> list[Loaded]:
        found = connection.execute(tables.select().where(wanted).order_by(tables.c.shown.desc()).limit(most))
        rows = {row.id: TableRow(*row) for row in found}
        its = connection.execute(seats.select().where(seats.c.table_id.in_(list(rows))).order_by(seats.c.seat))
        people: dict[str, list[SeatRow]] = {table_id: [] for table_id in rows}
        for one in its:
            people[one.table_id].append(SeatRow(*one[1:]))
        return [Loaded(row, tuple(people[row.id]), []) for row in rows.values()]

    return work


def old_lessons(unchanged_since: float, most: int = 500) -> Work[list[str]]:
    """Tables of lessons at which nothing has happened since then, the oldest first. First games are none."""

    def work(connection: sa.Connection) -> list[str]:
        wanted = IS_LESSON & (tables.c.changed < unchanged_since)
        found = connection.execute(sa.select(tables.c.id).where(wanted).order_by(tables.c.changed).limit(most))
        return [row.id for row in found]

    return work


def all_ids(connection: sa.Connection) -> list[str]:
    """Every table, the oldest first."""
    return [row.id for row in connection.execute(sa.select(tables.c.id).order_by(tables.c.created))]


_ALIVE = "alive"
_MUCH = 256 * 1024


def prove_alive(much: bool) -> Work[None]:
    """Read what every request reads, and write a little; after trouble `much` more, since a full disk takes a little.

    It is really written: what is rolled back needs no room on the disk.
    """

    def work(connection: sa.Connection) -> None:
        for table in (tables, seats, entries, requests):
            connection.execute(sa.select(table).limit(1)).first()
        value = secrets.token_bytes(_MUCH if much else 8)
        row = house.c.name == _ALIVE
        if connection.execute(house.update().where(row).values(value=value)).rowcount != 1:
            connection.execute(house.insert(), [{"name": _ALIVE, "value": value}])

    return work
