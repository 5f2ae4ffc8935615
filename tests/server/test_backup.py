"""Tables on the move: exported, imported, with links that go on working."""

import json

import pytest

from longhouse.server.backup import export_tables, import_tables
from longhouse.server.errors import BadRequest, NotFound
from longhouse.server.store import migrations
from longhouse.server.store.database import Store
from server.serving import Person, Thread, found, play_on, sit


def opened(url):
    store = Store(url)
    store.write_now(migrations.upgrade)
    return store


@pytest.fixture(scope="module")
def backup(tmp_path_factory):
    """A server with tables in every state, what people saw there, and its backup."""
    url = f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db"
    server = Thread(url)
    running = sit(server.address)
    play_on(running, until=lambda seen: seen["view"]["round"] == 3)
    over = sit(server.address)
    play_on(over)
    waiting = found(server.address, [{"kind": "me", "name": "Anna"}, {"kind": "open"}], listed=True)
    host = Person(server.address, waiting["table"], waiting["seats"][0]["token"])
    asked = sit(server.address)
    play_on(asked, until=lambda seen: seen["view"]["round"] == 1)
    asked[0].post("/rewind", to=2)
    people = [*running, *over, host, *asked]
    seen = [person.see() for person in people]
    server.stop()
    store = opened(url)
    lines = list(export_tables(store, []))
    store.close()
    return people, seen, lines


def test_everything_moves_and_every_link_goes_on_working(backup, database):
    people, seen, lines = backup
    store = opened(database)
    assert import_tables(store, lines) == (4, 0)
    assert import_tables(store, lines) == (0, 4)
    assert list(export_tables(store, [])) == lines
    store.close()
    server = Thread(database)
    moved = [Person(server.address, person.table, person.token) for person in people]
    assert [person.see() for person in moved] == seen
    play_on(moved[:2])
    assert moved[6].post("/rewind/answer", agree=True).status_code == 200
    server.stop()


def test_a_single_table_can_be_moved(backup, database):
    people, _, lines = backup
    store = opened(database)
    import_tables(store, lines)
    one = list(export_tables(store, [people[0].table]))
    assert len(one) == 1
    assert json.loads(one[0])["id"] == people[0].table
    with pytest.raises(NotFound):
        list(export_tables(store, ["nothing"]))
    store.close()


def test_a_backup_that_calls_the_settings_options_is_taken(backup, tmp_path):
    store = opened(f"sqlite:///{tmp_path}/other.db")
    old = [json.loads(line) for line in backup[2]]
    for table in old:
        table["longhouse_table"], table["options"] = 1, table.pop("settings")
    assert import_tables(store, map(json.dumps, old)) == (4, 0)
    assert list(map(json.loads, export_tables(store, []))) == list(map(json.loads, backup[2]))
    store.close()


def damaged(line, **changes):
    table = json.loads(line)
    for name, change in changes.items():
        table[name] = change(table[name])
    return json.dumps(table)


def swapped(log):
    return [log[0], *({**entry, "n": n} for n, entry in enumerate(reversed(log[1:]), start=1))]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda line: "{}",
        lambda line: "not json",
        lambda line: line[: len(line) // 2],
        lambda line: damaged(line, longhouse_table=lambda _: 99),
        lambda line: damaged(line, entries=lambda log: log[:-1]),
        lambda line: damaged(line, entries=lambda log: log[1:]),
        lambda line: damaged(line, entries=lambda log: [*log, log[-1]]),
        lambda line: damaged(line, entries=swapped),
        lambda line: damaged(line, entries=lambda log: [{**log[0], "chance": []}, *log[1:]]),
        lambda line: damaged(line, position=lambda position: {**position, "round": 5}),
        lambda line: damaged(line, position=lambda position: {}),
        lambda line: damaged(line, seed=lambda _: "zz"),
        lambda line: damaged(line, seed=lambda _: "00"),
        lambda line: damaged(line, seats=lambda seats: seats[:1]),
        lambda line: damaged(line, seats=lambda seats: seats * 2),
        lambda line: damaged(line, seats=lambda seats: [{**seat, "token_hash": "%"} for seat in seats]),
        lambda line: damaged(line, game=lambda _: "chess"),
        lambda line: damaged(line, id=lambda _: "x" * 100),
    ],
)
def test_a_damaged_backup_is_refused_and_nothing_of_the_line_is_taken(backup, tmp_path, spoil):
    store = opened(f"sqlite:///{tmp_path}/other.db")
    with pytest.raises(BadRequest) as refused:
        import_tables(store, [backup[2][1], spoil(backup[2][0])])
    assert refused.value.message_id.startswith("server-error-backup-")
    assert len(list(export_tables(store, []))) == 1
    store.close()
