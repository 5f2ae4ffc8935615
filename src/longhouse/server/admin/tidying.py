"""`longhouse admin tidy`: what the server's hourly round does, at once, and the database's own housekeeping."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from longhouse.server import clock
from longhouse.server.admin import acts, looking, people
from longhouse.server.config import Config
from longhouse.server.errors import Unavailable
from longhouse.server.people.desk import expired
from longhouse.server.store import packing, queries, retention
from longhouse.server.store import results as result_queries
from longhouse.server.store.database import Store, lock_file
from longhouse.server.table.sweeping import DAY, ENDED, LESSON_SECONDS

MOST_BESIDE_A_SERVER = 256 * 1024 * 1024
"""Bytes. VACUUM keeps everybody from writing while it copies a SQLite file; a bigger one would take seconds."""


class Tidied(NamedTuple):
    """What was done, and the figures of the database before and after."""

    removed: int
    notes: int
    packed: int
    damaged: list[str]
    """Tables whose log could not be packed: `check` says more."""
    results: int
    """Finished tables whose results were written only now."""
    forgotten: int
    """Guests, devices, names, codes and counters whose time is over."""
    vacuumed: bool
    before: dict[str, int]
    after: dict[str, int]


def tidy(store: Store, config: Config, *, vacuum: bool) -> Tidied:
    """Everything, in small transactions."""
    now = clock.now()
    before = store.read_now(looking.figures)
    removed = sum(acts.delete(store, table_id, since) for table_id, since in _expired(store, config, now))
    notes = _drop_notes(store, now)
    people.forget(store)
    done, damaged = pack_all(store, now)
    filled, forgotten = fill_results(store), forget(store, now)
    vacuumed = vacuum and _vacuum(store, before["bytes"])
    return Tidied(removed, notes, done, damaged, filled, forgotten, vacuumed, before, store.read_now(looking.figures))


def _expired(store: Store, config: Config, now: float) -> Iterator[tuple[str, float]]:
    lessons = now - LESSON_SECONDS
    yield from ((one, lessons) for one in store.read_now(queries.old_lessons(lessons, most=10**6)))
    if config.keep_days > 0:
        since = now - config.keep_days * DAY
        yield from ((one, since) for one in store.read_now(retention.find_old(ENDED, since, most=10**6)))


def _drop_notes(store: Store, now: float) -> int:
    since = now - retention.NOTE_SECONDS
    ids = store.read_now(retention.find_noted(since, most=10**6))
    return sum(store.write_now(retention.drop_notes(one, since)) for one in ids)


def pack_all(store: Store, now: float) -> tuple[int, list[str]]:
    """Pack every match that has been over for an hour; how many, and those that could not be."""
    since, done, damaged = now - packing.PACK_SECONDS, 0, []
    for table_id in store.read_now(packing.find_unpacked(since, most=10**6)):
        try:
            done += store.write_now(packing.pack(table_id, since)) > 0
        except (packing.NotTheSame, ValueError):
            damaged.append(table_id)
    return done, damaged


def fill_results(store: Store) -> int:
    """Write the results of every match that ended before results were written; how many."""
    done = 0
    for table_id in store.read_now(result_queries.find_missing(most=10**6)):
        loaded = store.read_now(queries.load(table_id))
        if loaded is not None:
            done += store.write_now(result_queries.fill(table_id, acts.results_of(loaded)))
    return done


def forget(store: Store, now: float) -> int:
    """Forget about people what is not to be kept; how many rows that were."""
    done = 0
    for work in expired(now):
        while gone := store.write_now(work):
            done += gone
    return done


def _vacuum(store: Store, size: int) -> bool:
    """Give free space back and count anew what the planner of queries knows; whether that was done."""
    if not store.shares and size > MOST_BESIDE_A_SERVER and _is_served(store):
        return False
    if store.shares:
        with store.engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
            connection.exec_driver_sql("VACUUM (ANALYZE)")
        return True
    # Not through SQLAlchemy, which would begin a transaction: VACUUM takes none.
    raw: Any = store.engine.raw_connection()
    try:
        for order in ("VACUUM", "ANALYZE", "PRAGMA wal_checkpoint(TRUNCATE)"):
            raw.cursor().execute(order).fetchall()
    finally:
        raw.close()
    return True


def _is_served(store: Store) -> bool:
    try:
        lock = lock_file(store)
    except Unavailable:
        return True
    if lock is not None:
        lock.close()
    return False
