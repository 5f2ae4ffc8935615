"""Tables on the move: exported, imported, with links that go on working."""

import json

import pytest

from longhouse.server.backup import export_house, export_tables, import_tables
from longhouse.server.errors import BadRequest, NotFound
from longhouse.server.store import migrations, queries, schema
from longhouse.server.store.database import Store
from server.serving import WEB, Person, Thread, found, new_request, play_on, sit

pytestmark = pytest.mark.each_database


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
    assert import_tables(store, lines)[:2] == (4, 0)
    assert import_tables(store, lines)[:2] == (0, 4)
    assert list(export_tables(store, [])) == lines
    store.close()
    server = Thread(database)
    moved = [Person(server.address, person.table, person.token) for person in people]
    assert [person.see() for person in moved] == seen
    play_on(moved[:2])
    assert moved[6].post("/rewind/answer", agree=True).status_code == 200
    server.stop()


def test_what_an_earlier_format_called_listed_is_open(backup, database):
    _, _, lines = backup
    store = opened(database)
    for at, listed in ((2, True), (0, False)):
        line = json.loads(lines[at]) | {"longhouse_table": 3, "listed": listed}
        del line["access"], line["pace"]
        import_tables(store, [json.dumps(line)])
        row = store.read_now(queries.load(line["id"])).table
        assert (row.access, row.pace) == ("open" if listed else "link", "relaxed")
    store.close()


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
    assert import_tables(store, map(json.dumps, old))[:2] == (4, 0)
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


def test_a_restored_house_answers_repeated_requests_as_before(database, tmp_path):
    """Its secret and the notes of its requests are in the backup: a client that repeats is recognised."""
    url = f"sqlite:///{tmp_path}/old.db"
    server = Thread(url)
    wish = {"request": new_request(), "game": "tomahawk", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}
    made = WEB.post(f"{server.address}/api/tables", json=wish).json()
    sitting = {"request": new_request(), "name": "Béla", "token": made["seats"][1]["token"]}
    joined = WEB.post(f"{server.address}/api/tables/{made['table']}/join", json=sitting).json()
    anna = Person(server.address, made["table"], made["seats"][0]["token"])
    seen = anna.see()
    choice = {"request": new_request(), "decision": seen["decision"]["id"], "choices": [seen["options"][0]["key"]]}
    done = anna.post("/choices", **choice).json()
    server.stop()
    store, other = opened(url), opened(database)
    lines = list(export_house(store))
    assert import_tables(other, lines) == (1, 0, False, 0)
    assert list(export_house(other)) == lines
    for one in (store, other):
        one.close()
    server = Thread(database)
    length = Person(server.address, made["table"], anna.token).see()["seq"]
    assert WEB.post(f"{server.address}/api/tables", json=wish).json() == made
    assert WEB.post(f"{server.address}/api/tables/{made['table']}/join", json=sitting).json() == joined
    again = Person(server.address, made["table"], anna.token)
    assert again.post("/choices", **choice).json() == done
    assert again.see()["seq"] == length
    server.stop()


def test_a_house_with_tables_keeps_its_own_secret(backup, tmp_path):
    lines = []
    for name in ("a", "b"):
        server = Thread(f"sqlite:///{tmp_path}/{name}.db")
        sit(server.address)
        server.stop()
        store = opened(f"sqlite:///{tmp_path}/{name}.db")
        lines.append(list(export_house(store)))
        store.close()
    store = opened(f"sqlite:///{tmp_path}/b.db")
    assert import_tables(store, lines[0]) == (1, 0, True, 0)
    assert json.loads(next(iter(export_house(store))))["rows"] == json.loads(lines[1][0])["rows"]
    store.close()


def test_an_export_is_of_one_moment(database):
    """What is written while it is made is not in it, at no table."""
    server = Thread(database)
    people = [sit(server.address)[0] for _ in range(3)]
    store = opened(database)
    before = list(export_house(store))
    lines = export_house(store)
    got = [next(lines)]
    for person in people:
        if person.see()["decision"]:
            assert person.choose_any().status_code == 200
    got += list(lines)
    assert got == before
    assert list(export_house(store)) != before
    store.close()
    server.stop()


def test_a_backup_whose_end_is_missing_says_so(backup, tmp_path):
    server = Thread(f"sqlite:///{tmp_path}/a.db")
    for _ in range(2):
        sit(server.address)
    server.stop()
    store, other = opened(f"sqlite:///{tmp_path}/a.db"), opened(f"sqlite:///{tmp_path}/b.db")
    lines = list(export_house(store))
    with pytest.raises(BadRequest) as refused:
        import_tables(other, lines[:-1])
    assert refused.value.message_id == "server-error-backup-short"
    for one in (store, other):
        one.close()


def test_every_column_travels(backup):
    """Also those that come later: the schema is read, not repeated."""
    table = json.loads(backup[2][0])
    assert {column.name for column in schema.tables.c} - {"length"} <= set(table)
    assert {column.name for column in schema.seats.c} - {"table_id"} == set(table["seats"][0])
    assert {column.name for column in schema.requests.c} - {"table_id"} == set(table["requests"][0])


def test_a_column_that_is_not_known_here_is_refused(backup, tmp_path):
    store = opened(f"sqlite:///{tmp_path}/other.db")
    with pytest.raises(BadRequest) as refused:
        import_tables(store, [json.dumps({**json.loads(backup[2][0]), "weather": "fair"})])
    assert refused.value.message_id == "server-error-backup-newer"
    store.close()
