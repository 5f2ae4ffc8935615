"""The store under fire: what is answered is on disk, what fails has not happened."""

import asyncio
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa

from longhouse.server.errors import BadRequest, Unavailable
from longhouse.server.store import database, hooks, migrations, prepared, queries, rows
from longhouse.server.store.database import Store, Taken, lock_file
from longhouse.server.store.schema import entries, metadata, tables
from server.serving import Thread, play_on, sit, wait_until

pytestmark = pytest.mark.each_database


def run(coroutine):
    """In a thread of its own: a browser of another test may have left a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


@pytest.fixture
def store(database):
    opened = Store(database)
    opened.write_now(migrations.upgrade)
    yield opened
    opened.close()


def a_table(name, version=1):
    return rows.TableRow(
        name,
        version,
        "tomahawk",
        "1",
        2,
        "{}",
        bytes(32),
        False,
        "waiting",
        "",
        False,
        0,
        None,
        None,
        None,
        None,
        None,
        None,
        False,
        None,
        "levels",
        1,
        1,
        1,
    )


def make(name):
    return queries.create(a_table(name), [], [], None)


def count(store, table):
    return store.read_now(lambda connection: connection.execute(sa.select(sa.func.count()).select_from(table)).scalar())


def test_the_migrations_lead_to_the_schema(store):
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    found = store.read_now(lambda connection: compare_metadata(MigrationContext.configure(connection), metadata))
    assert [one for one in found if "alembic_version" not in str(one)] == []


def test_a_database_of_the_first_schema_keeps_its_tables(database):
    from alembic import command

    store = Store(database)
    store.write_now(lambda connection: command.upgrade(migrations.configured(connection), "1"))
    old = a_table("a")._asdict()
    old["options"] = old.pop("settings")
    for later in ("linger", "teaching", "hints", "closed", "stand_ins"):
        del old[later]
    for later in ("access", "pace", "clock", "due", "at_zero", "founder", "vote"):
        del old[later]
    old["listed"] = True

    def fill(connection):
        values = ", ".join(f":{name}" for name in old)
        insert = sa.text(f"INSERT INTO tables ({', '.join(old)}) VALUES ({values})")
        connection.execute(insert, [old, {**old, "id": "b", "listed": False}])
        connection.execute(entries.insert(), {"table_id": "a", "n": 0, "body": "{}"})

    store.write_now(fill)
    store.write_now(migrations.upgrade)
    loaded = store.read_now(queries.load("a"))
    assert loaded.table == a_table("a")._replace(access="open"), "what was listed is open"
    assert store.read_now(queries.load("b")).table == a_table("b")
    assert count(store, entries) == 1
    store.close()


def test_processes_that_start_at_the_same_moment_have_one_key(postgresql):
    """Each has seen that there is no key yet."""
    url = postgresql.new_database()
    stores = [Store(url), Store(url)]
    stores[0].write_now(migrations.upgrade)
    other = []

    def make():
        other.append(stores[1].write_now(hooks.house_key("lamp", lambda: b"the other's")))
        return b"ours"

    assert stores[0].write_now(hooks.house_key("lamp", make)) == b"the other's"
    assert other == [b"the other's"]
    assert stores[0].write_now(hooks.house_key("lamp", lambda: b"a third")) == b"the other's"
    for one in stores:
        one.close()


def test_migrating_twice_changes_nothing(store):
    store.write_now(make("a"))
    store.write_now(migrations.upgrade)
    assert count(store, tables) == 1


def test_many_writes_share_commits_and_each_gets_its_own_answer(store):
    commits = []
    sa.event.listen(store.engine, "commit", lambda _connection: commits.append(1))

    async def write_all():
        return await asyncio.gather(*(store.write(f"{n:03}", make(f"{n:03}")) for n in range(200)))

    run(write_all())
    assert count(store, tables) == 200
    assert len(commits) < 100


def test_one_conflict_in_a_batch_does_not_touch_the_others(store):
    store.write_now(make("b"))

    async def write_all():
        gate = threading.Event()
        first = asyncio.ensure_future(store.write("", lambda _connection: gate.wait(5)))
        await asyncio.sleep(0.1)
        rest = [asyncio.ensure_future(store.write(name, make(name))) for name in ("c", "b", "a", "d")]
        await asyncio.sleep(0.1)
        gate.set()
        await first
        return await asyncio.gather(*rest, return_exceptions=True)

    answers = run(write_all())
    assert [type(answer) for answer in answers] == [type(None), Taken, type(None), type(None)]
    assert count(store, tables) == 4


def test_of_two_who_saw_the_same_version_one_is_refused(store):
    store.write_now(make("a"))
    changed = a_table("a", 2)._replace(length=1)
    store.write_now(queries.change(rows.Change(changed, [(0, "{}")])))
    with pytest.raises(Taken):
        store.write_now(queries.change(rows.Change(changed, [(0, "{}")])))
    with pytest.raises(Taken):
        store.write_now(queries.change(rows.Change(changed._replace(version=3), [(0, "{}")])))
    assert count(store, entries) == 1
    assert store.read_now(queries.version("a")) == 2


def test_a_request_is_noted_once(store):
    store.write_now(make("a"))
    note = rows.RequestNote(b"1" * 16, b"2" * 16, 0, 0)
    store.write_now(queries.change(rows.Change(a_table("a", 2), note=note)))
    with pytest.raises(Taken):
        store.write_now(queries.change(rows.Change(a_table("a", 3), note=note)))
    assert store.read_now(queries.version("a")) == 2
    assert store.read_now(queries.find_note("a", note.request)) == note


def test_a_closed_store_says_so(database):
    store = Store(database)
    store.close()
    with pytest.raises(Unavailable):
        run(store.write("", lambda _connection: None))


def test_sqlite_syncs_on_every_commit_and_a_writer_locks_when_it_begins(tmp_path):
    store = Store(f"sqlite:///{tmp_path}/a.db")
    store.write_now(migrations.upgrade)

    def pragma(name):
        return store.read_now(lambda connection: connection.exec_driver_sql(f"PRAGMA {name}").scalar())

    assert pragma("journal_mode") == "wal"
    assert pragma("synchronous") == 2
    other = sqlite3.connect(tmp_path / "a.db", timeout=0)

    def while_writing(connection):
        connection.execute(sa.select(tables.c.id)).all()
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
        return True

    assert store.write_now(while_writing)
    other.close()
    store.close()


def test_a_second_server_is_kept_off_a_sqlite_file(tmp_path):
    store = Store(f"sqlite:///{tmp_path}/a.db")
    lock = lock_file(store)
    with pytest.raises(Unavailable):
        lock_file(store)
    lock.close()
    lock_file(store).close()
    store.close()


@pytest.mark.parametrize(
    "url", ["", "nonsense", "mysql://x/y", "sqlite://", "sqlite:///:memory:", "sqlite+nothing:///x"]
)
def test_a_database_that_cannot_be_used_is_refused(url):
    with pytest.raises(BadRequest):
        Store(url)


def test_a_disk_that_fails_changes_nothing_and_recovers(tmp_path, monkeypatch):
    server = Thread(f"sqlite:///{tmp_path}/tables.db")
    anna, bela = sit(server.address)
    play_on([anna, bela], until=lambda seen: seen["view"]["phase"] == "deploy")
    before = anna.see()
    key, decision = before["options"][0]["key"], before["decision"]["id"]
    broken, run = [], prepared.run_in_sqlite

    def fail(connection, words, values=()):
        if words.startswith(tuple(broken)):
            raise sa.exc.OperationalError(words, None, sqlite3.OperationalError("disk I/O error"))
        return run(connection, words, values)

    for module in (database, prepared):
        monkeypatch.setattr(module, "run_in_sqlite", fail)
    for point in ("BEGIN IMMEDIATE", "UPDATE", "INSERT"):
        broken.append(point)
        answer = anna.choose(key, decision=decision, request="the-same-request-again")
        assert answer.status_code == 503
        assert answer.json()["error"]["id"] == "server-error-store"
        assert WEB_ready(server) == 503
        broken.clear()
        assert anna.see() == before
    assert anna.choose(key, decision=decision, request="the-same-request-again").status_code == 200
    assert anna.see()["seq"] == before["seq"] + 1
    wait_until(lambda: WEB_ready(server) == 200)
    server.stop()


def WEB_ready(server):  # noqa: N802
    from server.serving import WEB

    return WEB.get(f"{server.address}/ready").status_code


def test_a_commit_that_fails_leaves_no_transaction_behind(store):
    """Where a full disk showed only at the commit, nothing could be written any more until the server was restarted."""
    failing = [True]

    def fail(_connection):
        if failing:
            failing.clear()
            raise sa.exc.OperationalError("COMMIT", {}, sqlite3.OperationalError("database or disk is full"))

    async def write_twice():
        with pytest.raises(Unavailable):
            await store.write("", queries.prove_alive(False))
        await store.write("", queries.prove_alive(False))

    sa.event.listen(store.engine, "commit", fail)
    run(write_twice())
    assert not failing


def test_a_commit_that_was_done_but_not_confirmed_is_found_again(server, monkeypatch):
    """The connection may break after the commit and before its answer: the choice is there, and is not made twice."""
    anna, bela = sit(server.address)
    play_on([anna, bela], until=lambda seen: seen["view"]["phase"] == "deploy")
    before = anna.see()
    body = {
        "decision": before["decision"]["id"],
        "choices": [before["options"][0]["key"]],
        "request": "unconfirmed-0123456-",
    }
    body["request"] += anna.table
    store = server.process.store
    honest = store._work_in

    def write_and_forget(transaction, work):
        honest(transaction, work)
        raise Unavailable("server-error-store", why="the line went dead")

    monkeypatch.setattr(store, "_work_in", write_and_forget)
    monkeypatch.setattr(store, "_commit_together", lambda batch: False)
    assert anna.post("/choices", **body).status_code == 503
    monkeypatch.undo()
    assert anna.post("/choices", **body).status_code == 200
    assert anna.see()["seq"] == before["seq"] + 1
