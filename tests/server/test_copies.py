"""People move with their tables; copies of a house are made beside a running server, and tried out."""

import json
import stat

import pytest

from longhouse.server.backup import export_house, import_tables
from longhouse.server.store import migrations
from longhouse.server.store.database import Store
from longhouse.server.store.people import DeviceRow, PersonRow, create
from longhouse.server.store.schema import (
    credentials,
    devices,
    hooks,
    metadata,
    name_keys,
    news,
    outbox,
    people,
    results,
)
from server.serving import Thread, new_client, new_request, play_on, sit
from server.test_admin import admin, longhouse, told

pytestmark = pytest.mark.each_database


def opened(url):
    store = Store(url)
    store.write_now(migrations.upgrade)
    return store


def fill(store, table):
    """A member with everything that a person can have."""
    anna = PersonRow(
        "anna", "member", "Anna", "anna", b"h", "fr", "Europe/Paris", 1.0, 2.0, '{"private":true}', "a@b.c"
    )
    store.write_now(create(anna, DeviceRow("d", "anna", b"t", "Firefox", "192.0.2.1", 1.0, 2.0, 1.5, "{}", 3.0)))

    def more(connection):
        proof = {
            "id": "c",
            "person": "anna",
            "kind": "passkey",
            "external": b"\x00\xff",
            "secret": b"key",
            "label": "x",
        }
        connection.execute(credentials.insert(), [{**proof, "counter": 3, "backed_up": True, "created": 1.0}])
        hook = {"id": "k", "person": "anna", "table_id": table, "url": "https://example.org", "style": "signed"}
        connection.execute(hooks.insert(), [{**hook, "secret": b"s", "state": "on", "created": 1.0}])
        one = {"key": "turn 1", "person": "anna", "kind": "turn", "args": "{}", "table_id": table, "seat": 0}
        number = connection.execute(news.insert().returning(news.c.id), {**one, "created": 1.0}).scalar()
        way = {"news": number, "person": "anna", "channel": "mail", "target": "a", "state": "waiting"}
        connection.execute(outbox.insert(), [{**way, "until": 0.0, "by": "", "tries": 0}])
        connection.execute(name_keys.insert(), [{"name_key": "ann", "person": "anna", "until": 9e9}])

    store.write_now(more)


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A running server with a finished table, a guest and a member."""
    server = Thread(f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db")
    players = sit(server.address)
    play_on(players)
    guest = new_client(server.address)
    guest.post("/api/me", json={"request": new_request()})
    fill(server.process.store, players[0].table)
    server.guest = guest
    yield server
    server.stop()


def rows_of(store, but=()):
    def work(connection):
        return {
            table.name: sorted(repr(tuple(row)) for row in connection.execute(table.select()))
            for table in metadata.sorted_tables
            if table.name not in but
        }

    return store.read_now(work)


def test_people_move_with_everything_that_is_theirs(house, database):
    store = opened(database)
    # Numbers of news are given anew, so that they fit to what is here already.
    filler = {"key": "else", "kind": "turn", "args": "{}", "created": 0.0}
    store.write_now(
        create(PersonRow("x", "guest", "", None, b"x", "en", "UTC", 0, 0), DeviceRow("x", "x", b"x", "", "", 0, 0))
    )
    store.write_now(lambda connection: connection.execute(news.insert(), [{**filler, "person": "x"}]))
    lines = list(export_house(house.process.store))
    report = import_tables(store, lines)
    assert (report.taken, report.people) == (1, 2)
    again = import_tables(store, lines)
    assert (again.taken, again.people) == (0, 0)
    found = store.read_now(
        lambda c: c.execute(outbox.join(news, news.c.id == outbox.c.news).select().where(news.c.key == "turn 1")).all()
    )
    assert len(found) == 1
    apart = ("house", "news", "outbox", "people", "devices", "attention", "chores")
    assert rows_of(store, apart) == rows_of(house.process.store, apart)
    kept = store.read_now(lambda c: set(c.execute(people.select()).scalars()) - {"x"})
    assert kept == house.process.store.read_now(lambda c: set(c.execute(people.select()).scalars()))
    assert len(store.read_now(lambda c: c.execute(results.select()).all())) == 2
    store.close()
    moved = Thread(database)
    cookie = new_client(moved.address)
    cookie.cookies = house.guest.cookies
    assert cookie.get("/api/me").json() == house.guest.get("/api/me").json()
    moved.stop()


def test_an_export_of_the_format_before_has_no_people_and_is_taken(house, tmp_path):
    lines = [json.loads(line) for line in export_house(house.process.store)]
    old = [line for line in lines if "longhouse_house" in line or "longhouse_table" in line]
    for line in old:
        for name in ("people", "name_keys", "results"):
            line.pop(name, None)
        kind = "longhouse_house" if "longhouse_house" in line else "longhouse_table"
        line[kind] = 3
    store = opened(f"sqlite:///{tmp_path}/old.db")
    assert import_tables(store, map(json.dumps, old))[:2] == (1, 0)
    store.close()


def test_a_copy_beside_a_running_server_can_be_used(house, tmp_path):
    path = tmp_path / "house.db"
    done = told(admin(house, "backup", path, "--json"))
    assert done == {"backup": str(path), "bytes": path.stat().st_size}
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert list(tmp_path.iterdir()) == [path]
    found = told(longhouse("admin", "check", path, "--json"))
    assert (found["problems"], found["replayed"]) == ([], 1)
    assert (found["counts"]["people"], found["counts"]["tables"], found["counts"]["results"]) == (2, 1, 2)
    assert admin(house, "backup", path).returncode == 0
    copy = Store(f"sqlite:///{path}")
    assert rows_of(copy, ("attention",)) == rows_of(house.process.store, ("attention",))
    copy.close()


def test_an_export_is_tried_out_too_and_what_is_cut_off_is_said(house, tmp_path):
    path = tmp_path / "house.jsonl"
    lines = list(export_house(house.process.store))
    path.write_text("".join(lines))
    assert told(longhouse("admin", "check", path, "--json"))["counts"]["people"] == 2
    path.write_text("".join(line for line in lines if '"longhouse_person"' not in line))
    assert "accounts" in longhouse("admin", "check", path).stderr
    path.write_text(lines[0])
    assert longhouse("admin", "check", path).returncode == 2
    path.write_bytes(b"\xff\xfe")
    assert longhouse("admin", "check", path).returncode == 2


def test_a_damaged_copy_is_found(house, tmp_path):
    path = tmp_path / "house.db"
    assert admin(house, "backup", path).returncode == 0
    copy = Store(f"sqlite:///{path}")
    copy.write_now(lambda c: c.exec_driver_sql("DELETE FROM entries WHERE n = 3"))
    copy.close()
    done = longhouse("admin", "check", path)
    assert done.returncode == 1, done.stdout


def test_for_a_postgresql_the_right_command_is_said(postgresql, tmp_path):
    url = postgresql.new_database()
    opened(url).close()
    done = told(longhouse("admin", "backup", tmp_path / "a b.dump", "--database", url, "--json"))
    assert done["command"].startswith("pg_dump --format=custom '--file=")
    assert "postgresql://" in done["command"]
    assert not list(tmp_path.iterdir())


def test_no_secret_of_a_device_is_shown(house):
    table = house.process.store.read_now(lambda c: c.execute(results.select()).first().table_id)
    shown = admin(house, "show", table, "--secrets").stdout
    assert "push" not in shown
    assert house.process.store.read_now(lambda c: c.execute(devices.select()).all())
