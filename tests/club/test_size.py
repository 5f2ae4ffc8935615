"""Lists of a club that has grown stay quick: each in little time of the database, and found by an index.

`make test` looks at a tenth of the size and at the indexes, `make test-long` at 10,000 members with 80,000 tables and
at the time too: that is the computer's as much as the list's.
"""

import time

import pytest
import sqlalchemy as sa

from club.seed import NOW, Size, opened, seed
from longhouse.server.store import news, own_seats, results, waiting
from longhouse.server.store.schema import seats, tables
from server.serving import is_long

pytestmark = pytest.mark.each_database

MOST_MS = 50.0
"""Milliseconds for a list, until all its rows are here."""
TRIES = 5


@pytest.fixture
def club(database):
    store = opened(database)
    members = seed(store, Size() if is_long() else Size().part(10))
    yield store, members
    store.close()


def watched(store, work):
    """The answer, how long it took in milliseconds, and the statements that the database was asked.

    The time is that of the whole piece of work: SQLite finds rows while they are read, so what a statement alone takes
    would be too little.
    """
    asked = []

    def before(_connection, _cursor, statement, parameters, _context, _many):
        asked.append((statement, parameters))

    sa.event.listen(store.engine, "before_cursor_execute", before)
    began = time.perf_counter()
    try:
        answer = store.read_now(work)
    finally:
        took = time.perf_counter() - began
        sa.event.remove(store.engine, "before_cursor_execute", before)
    return answer, took * 1000, asked


def plans(store, asked):
    """How the database answers, in its own words."""
    explain = "EXPLAIN " if store.shares else "EXPLAIN QUERY PLAN "
    with store.engine.connect() as connection:
        if store.shares and not is_long():
            # A small table is read whole although there is an index. What is read whole now has none.
            connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
        return [
            " | ".join(str(row) for row in connection.exec_driver_sql(explain + statement, parameters))
            for statement, parameters in asked
        ]


def scans(plan, table):
    """Whether a plan reads a whole table."""
    return f"Seq Scan on {table} " in plan or f"SCAN {table}" in plan.replace(f"SCAN {table} USING", "")


def lists(members):
    """What pages ask for: of the busiest of all, of an ordinary member, and of nobody in particular."""
    for who, person in (("busiest", members[0]), ("ordinary", members[len(members) // 2])):
        yield f"history, {who}", results.page(results.Wanted(person), None, 21)
        yield f"history of a game, {who}", results.page(results.Wanted(person, "tribes"), None, 21)
        yield f"history with somebody, {who}", results.page(results.Wanted(person, other="Member 1"), None, 21)
        yield f"history with nobody, {who}", results.page(results.Wanted(person, other="Nobody At All"), None, 21)
        yield f"history with a bot, {who}", results.page(results.Wanted(person, other="brave"), None, 21)
        yield f"tallies by game, {who}", results.by_game(person)
        yield f"tallies by opponent, {who}", results.by_other(person, 12)
        yield f"tables that go on, {who}", own_seats.running_page(person, None, 100)
        yield f"tables that have ended, {who}", own_seats.over_page(person, None, 24)
        yield f"your move, {who}", news.moves(person, 100)
        yield f"unseen news, {who}", news.unseen(person)
    yield "open tables", waiting.open_page(NOW - 1800, None, None, None, 24)
    yield "finished tables", waiting.over_page(None, None, 24)


def test_lists_are_quick_and_use_their_indexes(club):
    store, members = club
    slow, whole = {}, {}
    for name, work in lists(members):
        tries = [watched(store, work) for _ in range(TRIES)]
        answer, _, asked = tries[0]
        # Whoever has few tables may have none of a game. Nobody here was told anything, or has played with a bot.
        assert answer or "ordinary" in name or name.startswith(("history with nobody", "history with a bot", "unseen"))
        # What others do on this machine is not the list's: the quickest counts.
        least = min(took for _, took, _ in tries)
        print(f"{store.engine.dialect.name} {name}: {least:.1f} ms")
        if is_long() and least > MOST_MS:
            slow[name] = least
        for plan in plans(store, asked):
            if any(scans(plan, table) for table in ("results", "seats", "tables", "people")):
                whole[name] = plan
    assert slow == {}
    assert whole == {}


def test_pages_go_on_where_they_ended(club):
    store, members = club
    wanted, after, seen = results.Wanted(members[0]), None, []
    while page := store.read_now(results.page(wanted, after, 20)):
        seen += [one.table_id for one in page]
        after = results.Place(page[-1].ended, page[-1].table_id, page[-1].seat)
    own = sa.select(sa.func.count()).select_from(seats.join(tables, tables.c.id == seats.c.table_id))
    own = own.where((seats.c.person == members[0]) & (tables.c.status == "over"))
    assert len(seen) == len(set(seen)) == store.read_now(lambda connection: connection.execute(own).scalar())
