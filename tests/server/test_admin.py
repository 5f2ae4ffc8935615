"""`longhouse admin`, as a host types it, beside a running server on both kinds of database."""

import json
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from types import SimpleNamespace
from unittest.mock import patch

import pytest
import sqlalchemy as sa

from longhouse.cli import main
from longhouse.core.text import LANGUAGES
from longhouse.server.admin import acts
from longhouse.server.command import ADMIN_TASKS
from longhouse.server.store.database import Store
from longhouse.server.store.schema import entries, tables
from server.serving import SOURCES, Person, Thread, error_of, found, play_on, sit, wait_until

ENVIRONMENT = {**os.environ, "LONGHOUSE_LANG": "en"}
ENVIRONMENT["PYTHONPATH"] = os.pathsep.join(filter(None, [str(SOURCES), os.environ.get("PYTHONPATH")]))


def longhouse(*words, answer="", language="en"):
    """The command line in this process: starting one takes longer than everything that it does."""
    out, errors = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(errors), patch.object(sys, "stdin", StringIO(answer)):
        code = main([*map(str, words), "--lang", language])
    return SimpleNamespace(returncode=code, stdout=out.getvalue(), stderr=errors.getvalue())


def in_a_process(*words):
    command = [sys.executable, "-m", "longhouse", *map(str, words)]
    return subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, timeout=120, check=False)


def admin(server_or_url, *words, **more):
    url = server_or_url if isinstance(server_or_url, str) else server_or_url.process.config.database
    return longhouse("admin", *words, "--database", url, **more)


def told(done):
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_tables_are_listed_and_shown_without_secrets(server):
    people = sit(server.address)
    play_on(people, until=lambda seen: seen["view"]["round"] == 1)
    waiting = found(server.address, [{"kind": "me", "name": "Zoé"}, {"kind": "open"}], listed=True)["table"]
    table = people[0].table
    rows = told(admin(server, "list", "--status", "playing", "--game", "tomahawk", "--json"))["rows"]
    row = next(one for one in rows if one["id"] == table)
    assert (row["seats"], row["status"]) == (["Anna", "Béla"], "playing")
    assert row["entries"] > 1
    assert row["bytes"] > 1000
    assert waiting not in [one["id"] for one in rows]
    assert told(admin(server, "list", "--older", "1", "--json"))["rows"] == []
    pages = [told(admin(server, "list", "--most", "1", "--page", page, "--json")) for page in (1, 2)]
    assert pages[0]["tables"] == pages[1]["tables"] >= 2
    assert pages[0]["rows"][0]["id"] != pages[1]["rows"][0]["id"]
    listed = admin(server, "list").stdout
    assert "Anna, Béla" in listed
    assert "page 1 of 1" in listed
    shown = told(admin(server, "show", table, "--json"))
    assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Béla"]
    for words in (("show", table), ("show", table, "--json"), ("list", "--json")):
        output = admin(server, *words).stdout
        assert not any(
            word in output for word in ('"seed"', "seed:", "position:", '"position"', "token_hash", people[0].token)
        )
    secrets = told(admin(server, "show", table, "--secrets", "--json"))
    assert len(secrets["seed"]) == 64
    assert secrets["position"]


def test_a_new_link_replaces_the_old_one_at_once_in_a_running_server(server):
    anna, bela = sit(server.address)
    anna.see()
    listener = bela.listen()
    listener.wait(lambda one: one.told())
    spoken = admin(server, "rotate", "--yes", bela.table, "1", "--address", "https://play.example.org/").stdout
    link = spoken.split()[-1]
    assert link.startswith(f"https://play.example.org/t/{bela.table}#")
    assert error_of(bela.get()) == (401, "server-error-token")
    assert listener.ended.wait(60)
    fresh = Person(server.address, bela.table, link.partition("#")[2])
    assert fresh.see()["seat"] == 1
    assert anna.see()["seat"] == 0
    play_on([anna, fresh], until=lambda seen: seen["view"]["round"] == 1)
    for words in ((anna.table, "7"), (anna.table, "x"), (anna.table,), ("nothing", "0")):
        assert admin(server, "rotate", *words, "--yes").returncode == 2


def test_a_closed_table_has_ended_for_everybody(server):
    anna, bela = sit(server.address)
    seen = anna.see()
    listener = anna.listen()
    listener.wait(lambda one: one.told())
    assert admin(server, "close", anna.table, "--yes").returncode == 0
    refused = bela.choose(bela.see()["options"][0]["key"] if bela.see()["decision"] else "x", decision="1.0")
    assert error_of(refused) == (409, "server-error-closed-admin")
    assert anna.see()["status"] == "closed"
    assert seen["status"] == "playing"
    wait_until(lambda: "closed" in json.dumps(listener.events))
    listener.close()
    again = admin(server, "close", anna.table, "--yes")
    assert (again.returncode, "already ended" in again.stderr) == (2, True)
    url = server.process.config.database
    assert in_a_process("admin", "check", anna.table, "--database", url).returncode == 0


def test_deleted_tables_are_gone_from_a_running_server(server):
    tables_ = [sit(server.address)[0] for _ in range(2)]
    kept = sit(server.address)[0]
    for person in (*tables_, kept):
        person.see()
    listener = tables_[0].listen()
    listener.wait(lambda one: one.told())
    ids = [person.table for person in tables_]
    assert admin(server, "delete", ids[0], answer="n\n").returncode == 1
    assert admin(server, "delete", ids[0]).returncode == 1
    assert tables_[0].get().status_code == 200
    assert admin(server, "delete", "nothing", ids[0], "--yes").returncode == 2
    assert told(admin(server, "delete", ids[0], "--yes", ids[1], "--json"))["deleted"] == ids
    assert [person.get().status_code for person in tables_] == [404, 404]
    assert listener.ended.wait(60)
    assert kept.get().status_code == 200
    assert admin(server, "delete", kept.table, answer="o\n", language="fr").returncode == 0
    assert kept.get().status_code == 404


def test_what_is_old_expires(database):
    server = Thread(database)
    over, running = sit(server.address)[0], sit(server.address)[0]
    waiting = found(server.address, [{"kind": "me", "name": "Zoé"}, {"kind": "open"}], listed=True)["table"]
    server.stop()
    store = Store(database)

    def age(connection):
        connection.execute(tables.update().values(changed=tables.c.changed - 40 * 86400))
        connection.execute(tables.update().where(tables.c.id == over.table).values(status="over"))

    store.write_now(age)
    store.close()
    assert admin(database, "expire").returncode == 2
    assert told(admin(database, "expire", "--days", "50", "--yes", "--json"))["deleted"] == []
    dry = told(admin(database, "expire", "--days", "30", "--dry-run", "--json"))
    assert (set(dry["old"]), dry["deleted"]) == ({over.table, waiting}, [])
    assert "Permanently delete 2 tables" in admin(database, "expire", "--days", "30").stderr
    assert set(told(admin(database, "expire", "--days", "30", "--yes", "--json"))["deleted"]) == {over.table, waiting}
    left = told(admin(database, "list", "--json"))["rows"]
    assert [row["id"] for row in left] == [running.table]
    gone = told(admin(database, "expire", "--days", "30", "--status", "playing", "--yes", "--json"))
    assert gone["deleted"] == [running.table]


def test_check_finds_what_is_damaged_and_tidy_packs_beside_a_server(database):
    server = Thread(database)
    over, spoilt, lost = sit(server.address), sit(server.address), sit(server.address)
    play_on(over)
    play_on(spoilt, until=lambda seen: seen["view"]["round"] == 1)
    found_ = told(admin(database, "check", "--json"))
    assert (found_["tables"], found_["problems"]) == (3, [])
    store = Store(database)

    def spoil(connection):
        place = tables.c.id == spoilt[0].table
        position = json.loads(connection.execute(sa.select(tables.c.position).where(place)).scalar())
        connection.execute(tables.update().where(place).values(position=json.dumps({**position, "round": 3})))
        connection.execute(entries.delete().where(entries.c.table_id == lost[0].table))
        connection.execute(
            tables.update().where(tables.c.id == over[0].table).values(changed=tables.c.changed - 8 * 86400)
        )

    store.write_now(spoil)
    store.close()
    bad = admin(database, "check", "--json")
    assert bad.returncode == 1
    assert {one["table"] for one in json.loads(bad.stdout)["problems"]} == {spoilt[0].table, lost[0].table}
    assert "Problems: 2." in admin(database, "check").stdout
    before = over[0].get("/file").text
    tidied = told(admin(database, "tidy", "--json"))
    assert (tidied["packed"], tidied["vacuumed"], tidied["damaged"]) == (1, True, [])
    assert tidied["notes"] > 0
    assert tidied["after"]["entries"] < tidied["before"]["entries"]
    assert over[0].get("/file").text == before
    assert "before" in admin(database, "tidy").stdout
    server.stop()
    assert admin(database, "check", over[0].table).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_explains_itself_at_once(language):
    overview = longhouse("admin", "--help", language=language).stdout
    for task in ADMIN_TASKS:
        assert task in overview
        shown = longhouse("admin", task, "--help", language=language)
        assert shown.returncode == 0, shown.stderr
        assert f"longhouse admin {task}" in shown.stdout
    code = "import sys; from longhouse.cli import main; main(['admin', 'list', '--help'])"
    code += "; print(*sys.modules, file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=True, env=ENVIRONMENT
    )
    assert not set(done.stderr.split()) & {"fluent.runtime", "msgspec", "litestar", "sqlalchemy", "alembic"}


def test_what_is_typed_wrongly_is_said_in_a_sentence(tmp_path):
    url = f"sqlite:///{tmp_path}/a.db"
    missing = admin(url, "list")
    assert missing.returncode == 2
    assert not (tmp_path / "a.db").exists()
    Thread(url).stop()
    for words in (["show"], ["show", "nothing"], ["delete"], ["list", "--status", "sleeping"], ["check", "nothing"]):
        done = admin(url, *words)
        assert done.returncode in (1, 2), words
        assert "Traceback" not in done.stderr + done.stdout
        assert "error-" not in done.stderr + done.stdout
    assert longhouse("admin", "dance").returncode == 2
    assert "list, show" in longhouse("admin", "dance").stderr


@pytest.mark.parametrize("schema", ["99", "6"])
def test_another_schema_is_refused_in_one_sentence(tmp_path, schema):
    path = tmp_path / "a.db"
    url = f"sqlite:///{path}"
    Thread(url).stop()
    with sqlite3.connect(path) as raw:
        raw.execute("UPDATE alembic_version SET version_num = ?", (schema,))
    raw.close()
    commands = [["export"], ["admin", "list"], ["admin", "check"]]
    if schema == "99":
        commands += [["serve", "--no-browser", "--port", "0"], ["export", "--migrate"], ["admin", "tidy", "--migrate"]]
    for words in commands:
        refused = (in_a_process if words[0] == "serve" else longhouse)(*words, "--database", url)
        assert refused.returncode == 2
        assert f"schema {schema}" in refused.stderr
        assert refused.stderr.count("\n") == 1
    with sqlite3.connect(path) as raw:
        assert raw.execute("SELECT version_num FROM alembic_version").fetchall() == [(schema,)]
    raw.close()


@pytest.mark.skipif(os.name == "nt", reason="rights of files")
def test_files_with_secrets_are_their_owners_alone(tmp_path):
    old = os.umask(0o022)
    try:
        url = f"sqlite:///{tmp_path}/new/house/tables.db"
        server = Thread(url)
        sit(server.address)
        target = tmp_path / "all.jsonl"
        target.write_text("old")
        target.chmod(0o644)
        assert longhouse("export", "--database", url, "--to", target).returncode == 0
        files = [target, *(tmp_path / "new/house").glob("tables.db*")]
        modes = {one.name: stat.S_IMODE(one.stat().st_mode) for one in files if not one.name.endswith(".lock")}
        server.stop()
    finally:
        os.umask(old)
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE((tmp_path / "new/house").stat().st_mode) == 0o700


def test_a_server_on_sqlite_looks_only_when_something_was_written(tmp_path):
    server = Thread(f"sqlite:///{tmp_path}/a.db")
    anna = sit(server.address)[0]
    outside = server.process.tables.outside
    before = outside.latest()
    anna.choose_any()
    assert outside.latest() == before
    store = Store(f"sqlite:///{tmp_path}/a.db")
    acts.change(store, lambda connection: acts.close_table(connection, anna.table))
    store.close()
    assert outside.latest() != before
    server.stop()
