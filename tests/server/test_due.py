"""What is due at a table is done once, by whichever process comes first, and after a restart too."""

import asyncio

import pytest

from longhouse.server import clock
from longhouse.server.backup import export_tables, import_tables
from longhouse.server.errors import Unavailable
from longhouse.server.store import clocks as queries
from longhouse.server.store.database import Store
from longhouse.server.table import due
from server.serving import WEB, Person, Thread, error_of, found, new_client, sit, wait_until

pytestmark = pytest.mark.each_database


@pytest.fixture
def time_of(monkeypatch):
    class Time:
        now = 1_800_000_000.0

    monkeypatch.setattr(clock, "source", lambda: Time.now)
    return Time


def loop_of(server):
    return server.process._tasks[0].get_loop()


def row_of(server, table):
    work = server.process.tables.find(table, fresh=True)
    return asyncio.run_coroutine_threadsafe(work, loop_of(server)).result(60).now.row


def test_two_processes_sweep_one_deadline_and_one_acts(postgresql, time_of):
    url = postgresql.new_database()
    servers = [Thread(url, away_seconds=0) for _ in range(2)]
    try:
        anna, _ = sit(servers[0].address, pace="day", game="wendake")
        before = row_of(servers[0], anna.table)
        time_of.now = before.due + 0.5
        both = [asyncio.run_coroutine_threadsafe(one.process.deadlines.look_round(), loop_of(one)) for one in servers]
        assert sum(one.result(60) for one in both) <= 1
        late = wait_until(lambda: [s for s in anna.see()["clocks"]["seats"] if s["late"]])
        assert len(late) == 1
        for server in servers:
            again = asyncio.run_coroutine_threadsafe(server.process.deadlines.look_round(), loop_of(server))
            assert again.result(60) == 0
            assert row_of(server, anna.table).version == before.version + 1
    finally:
        for server in servers:
            server.stop()


@pytest.mark.parametrize(
    ("part", "work", "says"),
    [("deadlines", "look_round", "server-error-clocks"), ("courier", "look", "server-error-courier")],
)
def test_a_house_in_which_nobody_looks_at_the_clock_or_the_news_is_not_ready(
    sqlite_server, monkeypatch, part, work, says
):
    process = sqlite_server.process
    watcher = process.told.courier if part == "courier" else process.deadlines
    assert WEB.get(f"{sqlite_server.address}/ready").status_code == 200

    async def fail(*_args):
        raise Unavailable("server-error-database")

    with monkeypatch.context() as broken:
        broken.setattr(watcher, work, fail)
        # A round that had begun before may still end well.
        wait_until(lambda: setattr(watcher, "_looked", watcher._looked - 100) or watcher.is_silent)
        refused = wait_until(lambda: (a := WEB.get(f"{sqlite_server.address}/ready")).status_code == 503 and a)
        assert error_of(refused) == (503, says)
    wait_until(lambda: WEB.get(f"{sqlite_server.address}/ready").status_code == 200)


def test_a_gap_is_added_once_however_many_start(database, time_of):
    server = Thread(database, away_seconds=0)
    anna, _ = sit(server.address, pace="live")
    before = row_of(server, anna.table)
    asyncio.run_coroutine_threadsafe(server.process.store.write("", queries.beat(time_of.now)), loop_of(server)).result(
        60
    )
    server.stop()
    time_of.now += 1000.0
    stores = [Store(database), Store(database)]
    for store in stores:
        due.hold(store)
        store.close()
    server = Thread(database, away_seconds=0)
    try:
        assert row_of(server, anna.table).due == before.due + 1000.0
        seats = Person(server.address, anna.table, anna.token).see()["clocks"]["seats"]
        assert all(one["free"] == 20.0 and one["left"] == 300.0 for one in seats)
    finally:
        server.stop()


def test_a_table_from_a_backup_goes_on_from_when_it_is_taken_in(time_of, tmp_path):
    server = Thread(f"sqlite:///{tmp_path}/one.db", away_seconds=0)
    anna, _ = sit(server.address, pace="day", game="wendake")
    old = row_of(server, anna.table)
    lines = list(export_tables(server.process.store, [anna.table]))
    server.stop()
    time_of.now += 90 * 86_400.0
    other = Thread(f"sqlite:///{tmp_path}/two.db", away_seconds=0)
    try:
        import_tables(other.process.store, lines)
        assert row_of(other, anna.table).due == old.due + 90 * 86_400.0
    finally:
        other.stop()


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    running = Thread(f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db", away_seconds=0)
    yield running
    running.stop()


def test_without_a_pace_nothing_is_new(house):
    anna, _ = sit(house.address)
    assert anna.see()["clocks"] is None
    assert error_of(anna.post("/pause")) == (409, "server-error-no-clock")
    assert error_of(anna.post("/at-zero", do="wait")) == (409, "server-error-nobody-late")


def test_everybody_is_told_of_a_pause_and_of_a_present(house):
    anna, bela = sit(house.address, pace="day")
    spectator = Person(house.address, anna.table)
    listener = spectator.listen()
    assert anna.post("/pause", **{"with": [bela.token]}).status_code == 200
    listener.wait(lambda heard: any((one.get("clocks") or {}).get("paused") for _, one in heard.events))
    assert anna.post("/pause", on=False).status_code == 200
    assert bela.post("/pause/answer", agree=True).status_code == 200
    assert anna.see()["clocks"]["paused"] is None
    assert bela.post("/time", seat=0, seconds=3600).status_code == 200
    assert anna.see()["clocks"]["seats"][0]["left"] == 3 * 86_400 + 3600
    assert error_of(anna.post("/time", seat=0, seconds=3600)) == (409, "server-error-own-time")
    listener.close()


def test_a_rematch_keeps_the_pace_and_lists_say_how_long(house):
    table = found(house.address, pace="three-days", at_zero="bot")
    people = [Person(house.address, table["table"], seat["token"]) for seat in table["seats"]]
    [row] = (
        people[0]
        .client.post(
            "/api/tables/mine", json={"tables": [{"table": table["table"], "token": table["seats"][0]["token"]}]}
        )
        .json()
    )
    assert row["pace"] == "three-days"
    assert 0 < row["left"] <= 9 * 86_400
    while people[0].see()["status"] == "playing":
        for person in people:
            if person.see()["decision"]:
                assert person.choose_any().status_code == 200
    answer = people[0].client.post(
        "/api/tables", headers=people[0].headers, json={"request": "r" * 20, "rematch": table["table"]}
    )
    again = Person(house.address, answer.json()["table"], people[0].token).see()
    assert (again["clocks"]["pace"], again["clocks"]["at_zero"]) == ("three-days", "bot")


def test_holidays_are_for_people_whom_the_house_knows(house):
    client = new_client(house.address, is_page=True)
    answer = client.post("/api/me/holiday", json={"request": "h" * 20, "from": "2027-06-01", "to": "2027-06-02"})
    assert error_of(answer) == (401, "server-error-not-signed-in")
    assert client.post("/api/me", json={"request": "h" * 20}).status_code == 200
    one = client.post("/api/me/holiday", json={"request": "h" * 20, "from": "2027-06-01"})
    assert error_of(one) == (400, "server-error-holiday-order")


def test_a_look_while_another_one_is_read_is_not_forgotten(house, time_of, monkeypatch):
    """Time is out, a bot begins, and finds that nobody has looked; the house says at that moment that it must play."""
    anna, _ = sit(house.address, pace="day")
    attention = house.process.attention

    async def work():
        live = await house.process.tables.find(anna.table)
        live.looked = 0.0

        async def read(_query):
            live.looked = clock.now()
            return 0.0

        with monkeypatch.context() as slow:
            slow.setattr(house.process.store, "read", read)
            return await attention.is_lately(live)

    assert asyncio.run_coroutine_threadsafe(work(), loop_of(house)).result(60)
