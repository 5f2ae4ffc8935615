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

from longhouse.server.store import queries
from longhouse.server.store.database import Store
from longhouse.server.store.schema import news, outbox, people, seats
from longhouse.server.told.happenings import about_account
from server.serving import Person, Process, found, is_long, new_client, new_request, wait_until
from server.told import Browser, Mailbox, Receiver

pytestmark = [pytest.mark.each_database, pytest.mark.processes]


class House:
    """A server that is killed and started again, and what lies in its database."""

    def __init__(self, database, beside=0, **settings):
        self.database, self.settings = database, settings
        self.store = Store(database, 60.0)
        self.server = None
        self.beside = [self._new() for _ in range(beside)]
        """Processes that are never killed."""

    def _new(self):
        return Process(self.database, hooks_private="on", site="https://club.example", **self.settings)

    def start(self):
        self.server = self._new()
        return self.server

    def kill(self):
        """At once. What it had in hand is another's when its time is over: here, that is now."""
        self.server.kill()
        held = (outbox.c.state == "waiting") & (outbox.c.by != "")
        self.do(outbox.update().where(held).values(until=0.0))

    def hurry(self):
        """The time has passed that a push waits for somebody to look by themselves."""
        waits = (outbox.c.state == "waiting") & (outbox.c.by == "") & (outbox.c.channel == "push")
        self.do(outbox.update().where(waits).values(until=0.0))

    def tell(self, person, about, told):
        """There is news for somebody: which, is noted in `told`."""
        row = about_account(person, "hook-off", about, about=about)
        self.store.write_now(queries.tell([row]))
        told[self.rows(news, news.c.key == row.key)[0].id] = about

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
    times = 50 if is_long() else 2
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


@pytest.mark.slow
@pytest.mark.parametrize("beside", [0, 2] if is_long() else [0])
def test_letters_and_pushes_are_not_lost_and_not_seen_twice(database, beside):
    """The same by mail and push: whoever gets something kills the sender, or it dies at some other moment."""
    if beside and database.startswith("sqlite"):
        beside = 0  # One process is all that SQLite has.
    luck = random.Random(11)
    mailbox, service = Mailbox(), Receiver()
    browser = Browser(service)
    house = House(database, beside, smtp=mailbox.address, mail_from="Club <club@example.org>")
    person = member_of(house, browser)
    told, killed = {}, 0
    for number in range(50 if is_long() else 3):
        server = house.start()
        before, way = (len(mailbox.letters), len(service.got)), ("mail", "push", "any moment")[number % 3]
        if way == "mail":  # Between sending and saying so.
            mailbox.interrupt = server.process.kill
        elif way == "push":
            service.answers.append(lambda server=server: (server.process.kill(), None)[1])
        for more in range(luck.randrange(1, 4)):
            house.tell(person, f"{number}-{more}.example", told)
        if way == "any moment":
            time.sleep(luck.uniform(0.0, 1.0))
            house.hurry()
        else:
            wait_until(lambda server=server: house.hurry() or server.process.poll() is not None)
            killed += (len(mailbox.letters), len(service.got)) > before
        mailbox.interrupt = None
        service.answers.clear()
        house.kill()
    assert killed, "some had sent it and could not say so"
    house.start()
    wait_until(lambda: house.hurry() or not house.rows(outbox, outbox.c.state == "waiting"))
    check_letters(house, mailbox, told)
    check_pushes(house, browser, service, told)
    for server in (house.server, *house.beside):
        server.stop()
    house.store.close()
    mailbox.close()
    service.close()


def member_of(house, browser):
    """Somebody with an address, at a device that wants to be pushed to."""
    server = house.start()
    client = new_client(server.address)
    client.headers["origin"] = server.address
    person = client.post("/api/me", json={"request": new_request()}).json()["id"]
    body = {"request": new_request(), "subscription": browser.subscription}
    assert client.put("/api/me/push", json=body).status_code == 200
    house.kill()
    house.do(people.update().where(people.c.id == person).values(email="anna@example.org", email_state="confirmed"))
    return person


def check_letters(house, mailbox, told):
    """Each piece of news stands in one letter, however often that letter came."""
    mails = house.rows(outbox, outbox.c.channel == "mail")
    assert {row.news for row in mails} == set(told)
    assert {row.state for row in mails} == {"done"}
    first = {}
    for letter in mailbox.letters:
        text = letter.get_content()
        assert first.setdefault(letter["message-id"], text) == text, "under the same id always the same"
    assert {f"<longhouse-{row.letter}@example.org>" for row in mails} == set(first)
    for about in told.values():
        assert sum(text.count(about) for text in first.values()) == 1, about


def check_pushes(house, browser, service, told):
    """Each piece of news is one message, however often it came."""
    pushes = house.rows(outbox, outbox.c.channel == "push")
    assert {row.news for row in pushes} == set(told)
    assert {row.state for row in pushes} == {"done"}
    first = {}
    for _, _, body in service.got:
        message = browser.read(body)
        assert first.setdefault(message["id"], message) == message, "under the same id always the same"
    assert set(first) == {f"lh-{row.id}" for row in pushes}
    for about in told.values():
        assert sum(message["body"].count(about) for message in first.values()) == 1, about


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
    from longhouse.server.store import migrations
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
