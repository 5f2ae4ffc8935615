"""The database hangs, the disk is full, nobody hears anything: an answer in time, the truth, and then on as before."""

import asyncio
import gc
import logging
import os
import signal
import sqlite3
import subprocess
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx
import psycopg
import pytest
import sqlalchemy as sa

from longhouse.server.errors import Unavailable
from longhouse.server.store import migrations, queries
from longhouse.server.store.database import Store
from longhouse.server.store.rows import BY_ADMIN
from longhouse.server.table import actions
from server.serving import Person, Process, Thread, found, free_port, new_request, play_on, sit, wait_until

pytestmark = pytest.mark.processes

SECONDS = 1.5
CEILING = 30.0
"""Whatever hangs hangs for longer than this; an answer that comes sooner did not wait for it."""


def ask(address, person, path="", body=None):
    """The status of an answer, and how long it took."""
    began = time.monotonic()
    headers = person.headers if person else {}
    with httpx.Client(base_url=address, timeout=CEILING, verify=False) as client:
        answer = client.post(path, json=body, headers=headers) if body else client.get(path, headers=headers)
    assert time.monotonic() - began < CEILING
    return answer.status_code


def ask_everything(server, anna):
    """The status of everything that somebody may ask for, asked all at once."""
    seen = {"request": new_request(), "decision": "0.0", "choices": ["x"]}
    new = {"request": new_request(), "game": "tomahawk", "seats": [{"kind": "me"}, {"kind": "open"}]}
    wanted = [
        (anna, anna.path, None),
        (anna, f"{anna.path}/choices", seen),
        (None, "/api/tables", None),
        (None, "/api/tables", new),
        (None, "/ready", None),
    ]
    with ThreadPoolExecutor(16) as threads:
        asked = [threads.submit(ask, server.address, *one) for one in [*wanted, *wanted]]
        return [one.result() for one in asked]


def recovers(server, people):
    """Everything goes on without a restart."""
    wait_until(lambda: ask(server.address, None, "/ready") == 200)
    wait_until(lambda: people[0].get().status_code == 200)
    seen = people[0].see()
    wait_until(lambda: people[0].choose(seen["options"][0]["key"], decision=seen["decision"]["id"]).status_code == 200)


@pytest.fixture
def hurried(postgresql):
    server = Thread(postgresql.new_database(), database_seconds=SECONDS)
    yield server
    server.stop()


def backends(server, condition="true"):
    """The processes of the database that serve this server."""
    url = server.process.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(url, autocommit=True) as connection:
        words = (
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() "
            f"AND pid <> pg_backend_pid() AND {condition}"
        )
        return [row[0] for row in connection.execute(words)]


@contextmanager
def frozen(pids):
    """These processes do nothing, as if their machine had gone."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def test_a_locked_database_is_answered_with_503_in_time(hurried, caplog):
    people = sit(hurried.address)
    url = hurried.process.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    with caplog.at_level(logging.WARNING, logger="longhouse.server"), psycopg.connect(url) as other:
        other.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
        answers = ask_everything(hurried, people[0])
        other.rollback()
    assert set(answers) == {503}
    lines = [record for record in caplog.records if record.getMessage() == "refused"]
    assert len(lines) == len(answers)
    assert all("server-error" not in record.why and " " in record.why for record in lines)
    recovers(hurried, people)


def test_a_frozen_database_is_answered_with_503_in_time(hurried):
    """Not even its time limits work then: connections are cut from our side, and threads are free again."""
    people = sit(hurried.address)
    with frozen(backends(hurried)):
        for _ in range(2):
            answers = ask_everything(hurried, people[0])
            # New processes of the database may answer: only those that were there are frozen.
            assert set(answers[:5]) <= {200, 201, 400, 409, 503}
        wait_until(lambda: people[0].get().status_code == 200)
    recovers(hurried, people)


def test_a_database_that_is_frozen_as_a_whole_is_answered_with_503(tmp_path):
    from server import postgres

    own = postgres.start()
    server = Thread(own.new_database(), database_seconds=SECONDS)
    try:
        people = sit(server.address)
        parent = int((Path(own.data) / "postmaster.pid").read_text().splitlines()[0])
        children = subprocess.run(
            ["pgrep", "-P", str(parent)], capture_output=True, text=True, timeout=300, check=False
        )
        with frozen([parent, *map(int, children.stdout.split())]):
            assert set(ask_everything(server, people[0])) == {503}
        recovers(server, people)
    finally:
        server.stop()
        postgres.remove(own)


def test_what_was_written_after_all_is_found(tmp_path, monkeypatch):
    """Whoever asked was told 503; the choice came to the disk later: it is seen, and not made twice."""
    server = Thread(f"sqlite:///{tmp_path}/tables.db", database_seconds=SECONDS)
    people = sit(server.address)
    play_on(people, until=lambda seen: seen["view"]["phase"] == "deploy")
    before = people[0].see()
    body = {
        "decision": before["decision"]["id"],
        "choices": [before["options"][0]["key"]],
        "request": new_request(),
    }
    go_on, store = threading.Event(), server.process.store
    honest = store._commit_alone

    def write_slowly(piece):
        """What the house notes of its own accord is written as ever: before it, nobody would begin with the choice."""
        if piece.key == people[0].table:
            go_on.wait(CEILING)
        honest(piece)

    monkeypatch.setattr(store, "_commit_together", lambda batch: False)
    monkeypatch.setattr(store, "_commit_alone", write_slowly)
    answer = people[0].post("/choices", **body)
    assert (answer.status_code, answer.json()["error"]["id"]) == (503, "server-error-unsure")
    assert people[0].see() == before
    monkeypatch.undo()
    go_on.set()
    wait_until(lambda: people[0].see()["seq"] == before["seq"] + 1)
    assert people[0].post("/choices", **body).status_code == 200
    assert people[0].see()["seq"] == before["seq"] + 1
    server.stop()


def test_a_full_disk_is_told_and_logged(tmp_path, caplog):
    server = Thread(f"sqlite:///{tmp_path}/tables.db")
    people = sit(server.address)
    store = server.process.store
    pages = store.read_now(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar())
    limit = []

    def fill_up(connection):
        connection.exec_driver_sql(f"PRAGMA max_page_count={limit[0]}")

    limit.append(pages)
    sa.event.listen(store.engine, "begin", fill_up)
    body = {"game": "tomahawk", "seats": [{"kind": "me"}, {"kind": "here"}]}
    with caplog.at_level(logging.WARNING, logger="longhouse.server"):
        wait_until(lambda: ask(server.address, None, "/api/tables", {"request": new_request(), **body}) == 503)
        wait_until(lambda: ask(server.address, None, "/ready") == 503)
    assert any("full" in str(getattr(record, "why", "")) for record in caplog.records)
    assert people[0].get().status_code == 200
    limit[0] = 1_000_000
    wait_until(lambda: ask(server.address, None, "/ready") == 200)
    recovers(server, people)
    server.stop()
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_little_that_still_fits_does_not_hide_a_full_disk(tmp_path):
    """A heartbeat is written over the last one: that says nothing about room for a new table."""
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    store.write_now(migrations.upgrade)
    store.write_now(queries.prove_alive(False))
    limit = [store.read_now(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar())]

    def fill_up(connection):
        connection.exec_driver_sql(f"PRAGMA max_page_count={limit[0]}")

    async def look():
        with pytest.raises(Unavailable):
            await store.write("", queries.prove_alive(True))
        await store.write("", queries.prove_alive(False))
        with pytest.raises(Unavailable):
            await store.check(queries.prove_alive)
        limit[0] = 1_000_000
        store._checked = None
        await store.check(queries.prove_alive)
        assert not store.is_in_trouble

    sa.event.listen(store.engine, "begin", fill_up)
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, look()).result()
    store.close()


def test_streams_hear_of_a_choice_though_no_message_comes(postgresql):
    """The process of the database that passes messages on to one server is frozen."""
    url = postgresql.new_database()
    servers = [Thread(url), Thread(url)]
    anna, bela = sit(servers[0].address)
    elsewhere = Person(servers[1].address, bela.table, bela.token).listen()
    elsewhere.wait(lambda one: one.told())
    deaf = wait_until(lambda: backends(servers[1], "query LIKE 'LISTEN%'"))
    with frozen(deaf):
        play_on([anna, bela], until=lambda seen: seen["view"]["phase"] == "deploy")
        wanted = bela.see()["seq"]
        elsewhere.wait(lambda one: one.seq >= wanted)
        # Another one is opened in its place.
        wait_until(lambda: set(backends(servers[1], "query LIKE 'LISTEN%'")) - set(deaf))
    elsewhere.close()
    for server in servers:
        server.stop()


def test_a_closed_store_answers_readers_too(database):
    store = Store(database, SECONDS)
    store.close()
    with ThreadPoolExecutor(1) as thread, pytest.raises(Unavailable):
        thread.submit(asyncio.run, store.read(lambda _connection: None)).result()


def test_a_server_that_cannot_reach_its_database_says_one_sentence():
    nobody = f"postgresql://longhouse@127.0.0.1:{free_port()}/none"
    with pytest.raises(RuntimeError) as told:
        Process(nobody, workers=2)
    assert "Traceback" not in str(told.value)
    assert "refused" in str(told.value)


def test_founding_is_repeated_safely_after_a_503(hurried):
    url = hurried.process.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    new = {"request": new_request(), "game": "tomahawk", "seats": [{"kind": "me"}, {"kind": "here"}]}
    with psycopg.connect(url) as other:
        other.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
        assert ask(hurried.address, None, "/api/tables", new) == 503
        other.rollback()
    wait_until(lambda: ask(hurried.address, None, "/api/tables", new) == 201)
    assert found(hurried.address)["table"]


def test_a_change_that_fails_when_nobody_waits_for_it_any_more_is_no_defect(tmp_path, monkeypatch, caplog):
    """A bot's choice while the server closes, somebody who hung up: the log said that a defect was not looked at."""
    server = Thread(f"sqlite:///{tmp_path}/tables.db")
    try:
        tables = server.process.tables
        live = tables.live[sit(server.address)[0].table]

        async def abandoned():
            writes, may_fail = asyncio.Event(), asyncio.Event()

            async def write(*_):
                writes.set()
                await may_fail.wait()
                raise Unavailable("server-error-closing")

            monkeypatch.setattr(tables.store, "write", write)
            asked = asyncio.create_task(tables.change(live, partial(actions.close, why=BY_ADMIN)))
            await writes.wait()
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            may_fail.set()
            while live.lock.locked():
                await asyncio.sleep(0)
            await asyncio.sleep(0)
            monkeypatch.undo()
            gc.collect()

        asyncio.run_coroutine_threadsafe(abandoned(), server.process._tasks[0].get_loop()).result(60)
        assert not [record for record in caplog.records if "never retrieved" in record.getMessage()]
    finally:
        server.stop()
