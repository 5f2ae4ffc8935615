"""Finished matches are packed: nobody who reads them can tell, and nothing is lost on the way."""

import asyncio
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa

from longhouse.server.admin import checking
from longhouse.server.backup import export_tables, import_tables
from longhouse.server.store import migrations, packing, queries, retention
from longhouse.server.store.database import Store
from longhouse.server.store.schema import entries, packed, requests, tables
from longhouse.server.table.live import Tables
from longhouse.server.table.sweeping import DAY, Keeping, sweep
from server.serving import SOURCES, Person, Thread, found, play_on, sit

pytestmark = pytest.mark.each_database

HOUR = 3600.0


def run(coroutine):
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


def count(store, table):
    return store.read_now(lambda connection: connection.execute(sa.select(sa.func.count()).select_from(table)).scalar())


def swept(store, days=0.0, **keeping):
    return run(sweep(Tables(store, 100), Keeping(**keeping), lambda: time.time() + days * DAY))


def everything(people):
    """What people can read of a finished match."""
    seen = []
    for person in people:
        now = person.see()
        moments = [person.get(f"/moments/{seq}").json() for seq in range(0, now["seq"] + 1, 7)]
        seen.append((now, moments, person.get("/file").text, person.get("/course").json()))
    return seen


def test_nobody_can_tell_that_a_match_is_packed(database):
    server = Thread(database)
    over = sit(server.address)
    play_on(over)
    running = sit(server.address)
    play_on(running, until=lambda seen: seen["view"]["round"] == 1)
    before, still = everything(over), running[0].see()
    server.stop()
    store = Store(database)
    lines = list(export_tables(store, []))
    rows = count(store, entries)
    assert swept(store, days=0.01).packed == 0
    assert swept(store, days=0.1).packed == 1
    assert swept(store, days=0.1).packed == 0
    assert count(store, packed) == 1
    assert 0 < count(store, entries) < rows
    assert list(export_tables(store, [])) == lines
    assert checking.check(store, [], lambda *_: None).problems == []
    store.close()
    server = Thread(database)
    moved = [Person(server.address, one.table, one.token) for one in (*over, *running)]
    assert everything(moved[:2]) == before
    assert moved[2].see() == still
    assert moved[0].post("/rewind", to=2).status_code == 409
    again = moved[0].client.post(
        "/api/tables", json={"request": "x" * 22, "rematch": over[0].table}, headers=moved[0].headers
    )
    assert again.status_code == 201, again.text
    play_on(moved[2:])
    server.stop()


def test_a_log_is_read_from_any_entry_on_and_a_later_entry_after_it(tmp_path):
    """Nothing is added to a finished match; if it were, it would not be lost."""
    server = Thread(f"sqlite:///{tmp_path}/a.db")
    people = sit(server.address)
    play_on(people)
    server.stop()
    store = Store(f"sqlite:///{tmp_path}/a.db")
    table = people[0].table
    log = store.read_now(queries.load(table)).entries
    swept(store, days=0.1)
    for since in (0, 1, len(log) - 1, len(log)):
        assert store.read_now(queries.load(table, since)).entries == log[since:]

    def add(connection):
        connection.execute(entries.insert(), {"table_id": table, "n": len(log), "body": '{"more":1}'})
        connection.execute(tables.update().values(length=len(log) + 1))

    store.write_now(add)
    assert store.read_now(queries.load(table)).entries == [*log, '{"more":1}']
    assert store.write_now(packing.pack(table, time.time() + DAY)) == len(log) + 1
    assert store.read_now(queries.load(table)).entries == [*log, '{"more":1}']
    store.close()


def test_what_does_not_come_back_as_it_was_is_not_packed(database, monkeypatch):
    server = Thread(database)
    people = sit(server.address)
    play_on(people)
    server.stop()
    store = Store(database)
    rows = count(store, entries)
    with monkeypatch.context() as broken:
        broken.setattr(packing, "squeeze", lambda log: packing.zlib.compress("\n".join(log[:-1]).encode()))
        assert swept(store, days=0.1).packed == 0
    assert (count(store, entries), count(store, packed)) == (rows, 0)
    store.write_now(lambda connection: connection.execute(entries.delete().where(entries.c.n == 3)))
    assert swept(store, days=0.1).packed == 0
    assert (count(store, entries), count(store, packed)) == (rows - 1, 0)
    store.close()


KILLED = """
import os, signal, sys, time
import sqlalchemy as sa
from longhouse.server.store import packing
from longhouse.server.store.database import Store
store = Store(sys.argv[1])
left = int(sys.argv[2])
def count(*_):
    global left
    left -= 1
    if left < 0:
        os.kill(os.getpid(), signal.SIGKILL)
sa.event.listen(store.engine, "after_cursor_execute", count)
before = time.time() + 86400
for table in store.read_now(packing.find_unpacked(before)):
    store.write_now(packing.pack(table, before))
print("done")
"""


def test_a_process_that_is_killed_while_it_packs_loses_nothing(database):
    server = Thread(database)
    matches = [sit(server.address) for _ in range(2)]
    for people in matches:
        play_on(people)
    server.stop()
    store = Store(database)
    lines = list(export_tables(store, []))
    path = os.pathsep.join(filter(None, [str(SOURCES), os.environ.get("PYTHONPATH")]))
    kills = 0
    for statements in (2, 4, 6, 7, 8, 60):
        done = subprocess.run(
            [sys.executable, "-c", KILLED, database, str(statements)],
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert list(export_tables(store, [])) == lines
        if "done" in done.stdout:
            break
        assert done.returncode == -9, done.stderr
        kills += 1
    assert kills >= 3
    assert count(store, packed) == 2
    assert count(store, entries) == 0
    assert checking.check(store, [], lambda *_: None).problems == []
    store.close()


def test_old_tables_go_as_the_settings_say_and_requests_are_forgotten(database):
    server = Thread(database)
    over, running = sit(server.address), sit(server.address)
    play_on(over)
    play_on(running, until=lambda seen: seen["view"]["round"] == 1)
    waiting = found(server.address, [{"kind": "me", "name": "Anna"}, {"kind": "open"}], listed=True)["table"]
    server.stop()
    store = Store(database)
    over, running = over[0].table, running[0].table

    def left():
        return set(store.read_now(queries.all_ids))

    assert count(store, requests) > 0
    assert swept(store, days=6).notes == 0
    assert swept(store, days=8).notes > 0
    assert count(store, requests) == 0
    assert swept(store, days=400).tables == 0
    assert swept(store, days=29, ended_days=30).tables == 0
    assert swept(store, days=31, ended_days=30).tables == 1
    assert left() == {running, waiting}
    assert count(store, packed) == 0
    store.close()
    assert retention.NOTE_SECONDS > HOUR


def test_a_packed_match_can_be_moved(tmp_path):
    server = Thread(f"sqlite:///{tmp_path}/a.db")
    people = sit(server.address)
    play_on(people)
    server.stop()
    store, other = Store(f"sqlite:///{tmp_path}/a.db"), Store(f"sqlite:///{tmp_path}/b.db")
    other.write_now(migrations.upgrade)
    swept(store, days=0.1)
    lines = list(export_tables(store, []))
    assert import_tables(other, lines)[:2] == (1, 0)
    assert list(export_tables(other, [])) == lines
    for one in (store, other):
        one.close()


def test_a_damaged_packed_log_is_found(tmp_path):
    server = Thread(f"sqlite:///{tmp_path}/a.db")
    people = sit(server.address)
    play_on(people)
    server.stop()
    store = Store(f"sqlite:///{tmp_path}/a.db")
    swept(store, days=0.1)
    store.write_now(lambda connection: connection.execute(packed.update().values(body=b"nothing")))
    problems = checking.check(store, [], lambda *_: None).problems
    assert [one.table for one in problems] == [people[0].table]
    with pytest.raises(ValueError, match="incorrect"):
        store.read_now(queries.load(people[0].table))
    store.close()
