"""A present person's seat is never given away; an absent one's only after a warning, and to a bot that is allowed."""

import socket
import time

import pytest

from longhouse.server.store import queries
from server.serving import WEB, Person, Thread, error_of, found, new_request, sit, wait_until


@pytest.fixture
def three(postgresql):
    """Three processes on one database, with the house's usual patience."""
    url = postgresql.new_database()
    servers = [Thread(url, away_seconds=180, warning_seconds=60) for _ in range(3)]
    yield servers
    for server in servers:
        server.stop()


@pytest.fixture
def house(database):
    """A house where an hour is a moment: tests put back when somebody was seen."""
    server = Thread(database, away_seconds=1000, warning_seconds=500)
    yield server
    server.stop()


def long_ago(server, person, seat, seconds):
    """Somebody was last seen so long ago, and so was what is announced of them."""
    from longhouse.server.store.schema import seats

    wait_until(lambda: not server.process.presence._to_note)

    def work(connection):
        place = (seats.c.table_id == person.table) & (seats.c.seat == seat)
        row = connection.execute(seats.select().where(place)).one()
        asked = None if row.asked_away is None else row.asked_away - seconds
        connection.execute(seats.update().where(place).values(seen=row.seen - seconds, asked_away=asked))

    server.process.store.write_now(work)
    table = server.process.tables.live.get(person.table)
    if table is not None:
        loaded = server.process.store.read_now(queries.load(person.table))
        from dataclasses import replace

        table.now = replace(table.now, seats=loaded.seats)


def seen(server, person, seat):
    return server.process.store.read_now(queries.last_seen(person.table, seat))


def at(server, person):
    return Person(server.address, person.table, person.token)


def test_several_processes_never_give_a_present_persons_seat_away(three):
    anna, bela = sit(three[0].address)
    listener = at(three[1], bela).listen()
    listener.wait(lambda one: one.events)
    answers = [at(three[number % 3], anna).post("/bot", seat=1, bot="brave") for number in range(40)]
    assert {error_of(answer) for answer in answers} == {(409, "server-error-present")}
    assert not anna.see()["players"][1]["lent"]
    listener.close()


def test_somebody_who_has_just_sat_down_is_not_away(three):
    table = found(three[0].address, [{"kind": "me", "name": "Anna"}, {"kind": "open"}], listed=True)
    anna = Person(three[0].address, table["table"], table["seats"][0]["token"])
    Person(three[1].address, table["table"]).post("/join", name="Béla")
    answers = [at(server, anna).post("/bot", seat=1, bot="brave") for server in three for _ in range(3)]
    assert {error_of(answer) for answer in answers} == {(409, "server-error-present")}


def test_an_absent_persons_seat_is_announced_first_and_then_lent(house):
    anna, bela = sit(house.address)
    long_ago(house, anna, 1, 2000)
    heard = anna.listen()
    announced = anna.post("/bot", seat=1, bot="brave")
    assert announced.status_code == 200
    assert announced.json()["replaced_at"] > time.time()
    heard.wait(lambda one: one.players() and one.players()[1]["replaced_at"] == announced.json()["replaced_at"])
    assert not anna.see()["players"][1]["lent"]
    assert error_of(anna.post("/bot", seat=1, bot="brave")) == (409, "server-error-announced")
    long_ago(house, anna, 1, 600)
    assert anna.post("/bot", seat=1, bot="brave").status_code == 200
    lent = anna.see()["players"][1]
    assert (lent["lent"], lent["bot"], lent["replaced_at"]) == (True, "brave", None)
    heard.close()
    assert bela.post("/back").status_code == 200


@pytest.mark.parametrize("sign", ["stream", "act", "look"])
def test_any_sign_of_life_makes_the_announcement_void(house, sign):
    anna, bela = sit(house.address)
    long_ago(house, anna, 1, 2000)
    assert anna.post("/bot", seat=1, bot="brave").status_code == 200
    before = seen(house, anna, 1)
    if sign == "stream":
        listener = bela.listen()
        wait_until(lambda: anna.see()["players"][1]["replaced_at"] is None)
        listener.close()
        wait_until(lambda: not anna.see()["players"][1]["present"])
    elif sign == "act":
        assert bela.choose_any().status_code == 200
        assert anna.see()["players"][1]["replaced_at"] is None
    else:
        bela.see()
    wait_until(lambda: seen(house, anna, 1) > before)
    long_ago(house, anna, 1, 600)
    assert error_of(anna.post("/bot", seat=1, bot="brave")) == (409, "server-error-present")
    assert not anna.see()["players"][1]["lent"]


def test_a_sign_of_life_between_the_look_and_the_writing_counts(house, monkeypatch):
    anna, _ = sit(house.address)
    store, presence = house.process.store, house.process.presence
    monkeypatch.setattr(presence, "warning_seconds", 0.0)
    long_ago(house, anna, 1, 2000)
    honest = presence.absence

    async def absence(tables, table, seat):
        looked = await honest(tables, table, seat)
        await store.write("", queries.see([(table.id, seat)], time.time()))
        return looked

    monkeypatch.setattr(presence, "absence", absence)
    assert error_of(anna.post("/bot", seat=1, bot="brave")) == (409, "server-error-present")


def test_only_bots_that_the_table_allows_stand_in(house):
    for setting, bot, expected in [
        ("levels", "random", (409, "server-error-stand-in")),
        ("levels", "greedy", (409, "server-error-stand-in")),
        ("chief", "brave", (409, "server-error-stand-in")),
        ("nobody", "brave", (409, "server-error-no-stand-in")),
    ]:
        anna, _ = sit(house.address, stand_ins=setting)
        assert anna.see()["stand_ins"] == setting
        long_ago(house, anna, 1, 2000)
        assert error_of(anna.post("/bot", seat=1, bot=bot)) == expected
    body = {"request": new_request(), "game": "tomahawk", "stand_ins": "random", "seats": [{"kind": "here"}] * 2}
    assert error_of(WEB.post(f"{house.address}/api/tables", json=body)) == (400, "server-error-stand-ins")


def test_whoever_is_away_has_chosen_who_plays_for_them(house):
    anna, bela = sit(house.address, stand_ins="nobody")
    assert error_of(bela.post("/stand-in", bot="random")) == (400, "server-error-stand-ins")
    assert bela.post("/stand-in", bot="chief").status_code == 200
    assert bela.see()["stand_in"] == "chief"
    assert anna.see()["stand_in"] is None
    long_ago(house, anna, 1, 2000)
    assert anna.post("/bot", seat=1, bot="random").status_code == 200
    long_ago(house, anna, 1, 600)
    assert anna.post("/bot", seat=1, bot="random").status_code == 200
    assert anna.see()["players"][1]["bot"] == "chief"


def test_ones_own_seat_is_lent_at_once(house):
    anna, _ = sit(house.address)
    assert anna.post("/bot", seat=0, bot="novice").status_code == 200
    assert anna.see()["players"][0]["lent"]


def test_a_reader_that_never_reads_is_not_there(tmp_path):
    server = Thread(f"sqlite:///{tmp_path}/tables.db", heartbeat=0.3)
    anna, bela = sit(server.address)
    host, _, port = server.address.removeprefix("http://").rpartition(":")
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect((host, int(port)))
        heads = [f"GET {bela.path}/stream HTTP/1.1", f"Host: {host}:{port}", f"Authorization: Bearer {bela.token}"]
        deaf.sendall("\r\n".join([*heads, "", ""]).encode())
        wait_until(lambda: anna.see()["players"][1]["present"])
        live = server.process.tables.live[anna.table]
        import longhouse.server.table.telling as telling

        def told_anew():
            live._tellers.clear()
            live.notify()

        # Its messages are made so long that no buffer holds them.
        honest = telling._encode
        telling._encode = lambda what: honest({"players": [], "long": "x" * 8_000_000, "n": time.monotonic()})
        try:
            server._server.servers[0].get_loop().call_soon_threadsafe(told_anew)
            wait_until(lambda: not anna.see()["players"][1]["present"])
        finally:
            telling._encode = honest
    server.stop()


def test_two_seats_of_one_table_are_both_mine(sqlite_server):
    anna, bela = sit(sqlite_server.address)
    pairs = [{"table": one.table, "token": one.token} for one in (anna, bela)]
    rows = WEB.post(f"{sqlite_server.address}/api/tables/mine", json={"tables": pairs}).json()
    assert sorted(row["seat"] for row in rows) == [0, 1]
