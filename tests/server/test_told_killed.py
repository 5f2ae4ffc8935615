"""A server is killed with news in hand: between writing and sending, and between sending and saying so.

Nothing is lost, and whoever knows a message by its id sees it once.
"""

import json
import random
import sqlite3
import time

import httpx
import pytest
import sqlalchemy as sa

from longhouse.server.store.database import Store
from longhouse.server.store.schema import news, outbox, seats
from server.serving import Person, Process, found, is_long, new_client, new_request, wait_until
from server.told import Receiver


class House:
    """A server that is killed and started again, and what lies in its database."""

    def __init__(self, database, beside=0):
        self.database = database
        self.store = Store(database, 60.0)
        self.server = None
        self.beside = [self._new() for _ in range(beside)]
        """Processes that are never killed."""

    def _new(self):
        return Process(self.database, hooks_private="on", site="https://club.example")

    def start(self):
        self.server = self._new()
        return self.server

    def kill(self):
        """At once. What it had in hand is another's when its time is over: here, that is now."""
        self.server.kill()
        held = (outbox.c.state == "waiting") & (outbox.c.by != "")
        self.do(outbox.update().where(held).values(until=0.0))

    def do(self, statement):
        self.store.write_now(lambda connection: connection.execute(statement) and None)

    def rows(self, table, *wanted):
        return self.store.read_now(lambda connection: connection.execute(table.select().where(*wanted)).all())


@pytest.mark.parametrize("beside", [0, 2] if is_long() else [0])
def test_nothing_is_lost_and_nothing_is_seen_twice(database, beside):
    """One process, or with `make test-long` one of three, is killed again and again."""
    if beside and database.startswith("sqlite"):
        beside = 0  # One process is all that SQLite has.
    luck = random.Random(7)
    times = 50 if is_long() else 12
    house, receiver = House(database, beside), Receiver()
    house.start()
    client = new_client(house.server.address)
    client.headers["origin"] = house.server.address
    person = client.post("/api/me", json={"request": new_request()}).json()["id"]
    hook = {"request": new_request(), "url": f"{receiver.address}/x", "style": "signed"}
    assert client.post("/api/me/hooks", json=hook).status_code == 201
    tables = [found(house.server.address) for _ in range(3)]
    house.kill()
    house.do(seats.update().where(seats.c.seat == 0).values(person=person))
    for number in range(times):
        server = house.start()
        if number % 2:  # Between sending and saying so: whoever gets it kills the sender before it hears the answer.
            receiver.answers.append(lambda server=server: (server.process.kill(), None)[1])
        end = time.monotonic() + luck.uniform(0.2, 1.0)
        while time.monotonic() < end and server.process.poll() is None:
            play_a_little(server, luck.choice(tables), luck)
        receiver.answers.clear()
        house.kill()
    house.start()
    wait_until(lambda: not house.rows(outbox, outbox.c.state == "waiting"))
    told = house.rows(news, news.c.person == person)
    assert told, "somebody was asked something"
    sent = {row.id for row in house.rows(outbox, outbox.c.channel == "hook", outbox.c.state == "done")}
    dropped = {row.news for row in house.rows(outbox, outbox.c.channel == "hook", outbox.c.state == "dropped")}
    spread = {row.news for row in house.rows(outbox, outbox.c.channel == "hook")}
    got = [headers["webhook-id"] for _, headers, _ in receiver.got]
    assert spread == {row.id for row in told}, "each was spread"
    assert {f"lh-{number}" for number in sent} <= set(got), "what is said to be sent was taken"
    assert len(sent) + len(dropped) == len(told)
    first = {}
    for _, headers, body in receiver.got:
        said = {**json.loads(body), "timestamp": ""}
        assert first.setdefault(headers["webhook-id"], said) == said, "under the same id always the same"
    for server in (house.server, *house.beside):
        server.stop()
    house.store.close()
    receiver.close()


def play_a_little(server, table, luck):
    """Both seats of a table choose something, as far as the server lives."""
    try:
        for seat in table["seats"]:
            player = Person(server.address, table["table"], seat["token"])
            seen = player.get(timeout=5).json()
            if seen.get("decision"):
                player.choose(luck.choice(seen["options"])["key"], decision=seen["decision"]["id"])
    except (httpx.HTTPError, sa.exc.SQLAlchemyError, sqlite3.Error, ValueError):
        pass


def test_what_one_process_has_in_hand_no_other_takes(database):
    """The lease: of several who want the same rows at the same moment, each row is taken by one."""
    from longhouse.server.store import migrations, queries
    from longhouse.server.store.outbox import take
    from longhouse.server.store.people import create
    from longhouse.server.store.rows import NewsRow
    from server.told import some_person

    stores = [Store(database, 60.0) for _ in range(2)]
    stores[0].write_now(migrations.upgrade)
    person, device = some_person()
    stores[0].write_now(create(person, device))
    rows = [NewsRow(f"turn t {number} p", person.id, "turn", "{}", None, None, 1.0) for number in range(30)]
    stores[0].write_now(queries.tell(rows))
    stores[0].write_now(queries.tell(rows))  # The same again is nothing new.
    taken = [store.write_now(take(store.name, 10.0, 55.0, 20)) for store in stores]
    ids = [parcel.id for some in taken for parcel in some]
    assert len(ids) == len(set(ids)) == 30
    assert stores[1].write_now(take("x", 50.0, 99.0, 20)) == []
    assert len(stores[1].write_now(take("x", 56.0, 99.0, 40))) == 30, "whoever holds them for too long has lost them"
    for store in stores:
        store.close()
