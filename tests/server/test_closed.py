"""The house ends a match that has become too long, or a table that whoever keeps the house has closed."""

import asyncio

import pytest

from longhouse.server.backup import export_tables, import_tables
from longhouse.server.store.rows import BY_ADMIN
from longhouse.server.table import actions
from server.serving import Person, Thread, error_of, found, play_on, wait_until

LONGEST = 12


@pytest.fixture(scope="module")
def short(tmp_path_factory):
    running = Thread(f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db", longest_match=LONGEST)
    yield running
    running.stop()


def people_of(server, **more):
    table = found(server.address, **more)
    return [Person(server.address, table["table"], seat.get("token")) for seat in table["seats"]]


def close(server, table_id):
    """What `longhouse admin close` does, here in the running process."""

    async def work():
        tables = server.process.tables
        await tables.change(await tables.find(table_id), lambda now: actions.close(now, BY_ADMIN))

    asyncio.run_coroutine_threadsafe(work(), server.process._tasks[0].get_loop()).result(60)


@pytest.fixture(scope="module")
def long_match(short):
    people = people_of(short)
    listener = people[0].listen()
    seen = play_on(people, until=lambda seen: seen["status"] == "closed")
    yield people, listener, seen
    listener.close()


def test_a_match_that_is_too_long_is_closed_by_the_house(long_match):
    people, _, seen = long_match
    assert seen["closed"] == "length"
    assert seen["decision"] is None
    assert seen["options"] == []
    assert seen["deciding"] == []
    assert seen["undo"]["refusal"]["id"] == "server-error-closed-length"
    assert seen["result"] is None
    for person in people:
        assert error_of(person.choose("x", decision="1")) == (409, "server-error-closed-length")
        assert error_of(person.post("/undo", turn=False)) == (409, "server-error-closed-length")
        assert error_of(person.post("/bot", seat=1, bot="random")) == (409, "server-error-closed-length")
        assert error_of(person.post("/leave")) == (409, "server-error-closed-length")
        assert error_of(person.post("/rewind", to=0)) == (409, "server-error-closed-length")
        assert error_of(person.post("/hint", decision="1")) == (409, "server-error-closed-length")


def test_streams_hear_of_it(long_match):
    _, listener, _ = long_match
    listener.wait(lambda heard: any(data.get("closed") == "length" for _, data in heard.events))


def test_it_stays_to_be_looked_at_but_is_not_analysed(long_match):
    people, _, seen = long_match
    file = people[0].get("/file")
    assert file.status_code == 200
    assert len(file.text.splitlines()) >= LONGEST
    assert people[0].get("/moments/1?seat=1").status_code == 200
    assert seen["seed"]
    assert error_of(people[0].get("/analysis")) == (409, "server-error-closed-length")
    assert error_of(people[0].post("/analysis")) == (409, "server-error-closed-length")


def test_bots_stop_there(short):
    person, _ = people_of(short, seats=[{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}])

    def play():
        """Both may be asked at once: the bot's choice may be the last one, so a refusal is no failure here."""
        seen = person.see()
        if seen["decision"]:
            person.choose(seen["options"][0]["key"], decision=seen["decision"]["id"])
        return seen["status"] == "closed"

    wait_until(play)
    live = short.process.tables.live[person.table]
    assert not live.now.bots_due()
    assert not live.now.row.bot_due


def test_an_admin_closes_a_table_that_waits(short):
    table = found(short.address, seats=[{"kind": "me", "name": "Anna"}, {"kind": "open"}], listed=True)
    person = Person(short.address, table["table"], table["seats"][0]["token"])
    listener = person.listen()
    listener.wait(lambda heard: heard.events)
    close(short, person.table)
    listener.wait(lambda heard: any(data.get("closed") == "admin" for _, data in heard.events))
    listener.close()
    assert person.see()["status"] == "closed"
    assert error_of(Person(short.address, person.table).post("/join", name="Béla")) == (
        409,
        "server-error-closed-admin",
    )
    listed = person.client.get("/api/tables?show=all").json()
    assert person.table not in [row["table"] for row in listed]
    mine = person.client.post("/api/tables/mine", json={"tables": [{"table": person.table, "token": person.token}]})
    assert mine.json()[0]["status"] == "closed"


def test_a_match_that_is_over_is_not_closed(tmp_path):
    server = Thread(f"sqlite:///{tmp_path}/tables.db")
    try:
        people = people_of(server)
        play_on(people)
        with pytest.raises(Exception, match="over"):
            close(server, people[0].table)
        assert people[0].see()["closed"] is None
    finally:
        server.stop()


def test_backups_keep_it(long_match, short, tmp_path):
    people, _, _ = long_match
    lines = list(export_tables(short.process.store, [people[0].table]))
    other = Thread(f"sqlite:///{tmp_path}/other.db")
    try:
        assert import_tables(other.process.store, lines).taken == 1
        seen = Person(other.address, people[0].table, people[0].token).see()
        assert seen["status"] == "closed"
        assert seen["closed"] == "length"
    finally:
        other.stop()


def test_taking_back_again_and_again_does_not_end_a_match_so_soon(short):
    """Whoever loses must not be able to have it closed by undoing and choosing the same."""
    people = people_of(short)
    seen = play_on(people, until=lambda seen: seen["view"]["phase"] == "deploy")
    anna = next(one for one in people if one.see()["decision"])
    while short.process.tables.live[anna.table].now.row.length < LONGEST:
        seen = anna.see()
        assert anna.choose(seen["options"][0]["key"], decision=seen["decision"]["id"]).status_code == 200
        assert anna.post("/undo", turn=True).status_code == 200
    assert anna.see()["status"] == "playing"
