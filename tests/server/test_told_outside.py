"""News leave the house: by push, mail and hook, at least once each, and only while they are true."""

import base64
import json
import socket
import ssl
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from longhouse.server.store.schema import devices, hooks, news, outbox, people
from server.serving import Person, Thread, error_of, found, free_port, new_client, new_request, wait_until
from server.test_access import member
from server.test_behind_proxies import certificate
from server.told import Browser, Mailbox, Member, Receiver, Time, rows, signature_of, table_of

pytestmark = pytest.mark.each_database


def settings_for(mailbox):
    club = {"mail_from": "Club <club@example.org>", "site": "https://club.example"}
    return {"smtp": mailbox.address, "hooks_private": "on", **club}


@pytest.fixture
def mailbox():
    box = Mailbox()
    yield box
    box.close()


@pytest.fixture
def receiver():
    one = Receiver()
    yield one
    one.close()


@pytest.fixture
def house(house_of, mailbox):
    """A server that sends letters, and may send to this machine; it may have two others beside it."""
    return house_of(**settings_for(mailbox))[0]


@pytest.fixture
def lan(tmp_path, mailbox):
    """The same on SQLite, where the kind of database does not matter."""
    running = Thread(f"sqlite:///{tmp_path}/tables.db", **settings_for(mailbox))
    yield running
    running.stop()


def wait_for_turn(server, *members, language="en", **more):
    """A table at which the second member has just been asked, and the first waits; the two as players."""
    first, second = table_of(server, *members, **more)
    while first.see()["decision"]:
        first.choose_any()
    known = {row["id"] for row in rows(server, news, person=members[0].id)}
    while second.see()["decision"] and not [
        row for row in rows(server, news, person=members[0].id, kind="turn") if row["id"] not in known
    ]:
        second.choose_any()
    return first, second


def states(server, channel):
    return [row["state"] for row in rows(server, outbox, channel=channel)]


def spread(server):
    wait_until(lambda: states(server, "spread") and set(states(server, "spread")) == {"done"})


def test_a_move_goes_out_by_all_ways_as_the_settings_say(house, mailbox, receiver, monkeypatch):
    time = Time(monkeypatch)
    anna, bela = Member(house, language="fr"), Member(house)
    browser = Browser(receiver)
    anna.push_to(browser)
    anna.write_to("anna@example.org")
    signed = anna.post("/api/me/hooks", url=f"{receiver.address}/signed", style="signed").json()
    anna.post("/api/me/hooks", url=f"{receiver.address}/discord", style="discord")
    wait_for_turn(house, anna, bela)
    wait_until(lambda: len(receiver.got) == 2)
    at = {path: (headers, body) for path, headers, body in receiver.got}
    headers, body = at["/signed"]
    assert headers["webhook-signature"] == signature_of(signed["secret"], headers, body)
    assert json.loads(body)["type"] == "turn"
    chat = json.loads(at["/discord"][1])
    assert chat["content"].startswith("À vous de jouer : Tomahawk Avec Béla https://club.example/t/")
    assert chat["allowed_mentions"] == {"parse": []}
    assert mailbox.letters == []
    time.pass_by(16)
    wait_until(lambda: len(receiver.got) == 3)
    path, headers, body = receiver.got[-1]
    assert path == "/one"
    message = browser.read(body)
    assert (message["kind"], message["title"], message["body"]) == ("turn", "À vous de jouer : Tomahawk", "Avec Béla")
    assert int(headers["ttl"]) > 3600
    assert len(headers["topic"]) <= 32
    assert headers["authorization"].startswith("vapid t=")
    time.pass_by(600)
    wait_until(lambda: mailbox.letters)
    letter = mailbox.letters[0]
    assert letter["to"] == "anna@example.org"
    assert letter["subject"] == "À vous de jouer : Tomahawk"
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert letter["message-id"].startswith("<longhouse-")
    wait_until(lambda: set(states(house, "mail")) == {"done"})
    assert len(mailbox.letters) == 1
    # One click of a program for mail: a form, which is not read.
    address = letter["list-unsubscribe"].strip("<>").removeprefix("https://club.example")
    form = {"content-type": "application/x-www-form-urlencoded"}
    client = new_client(house.address)
    assert client.post(address, content="List-Unsubscribe=One-Click", headers=form).status_code == 200
    set_now = json.loads(rows(house, people, id=anna.id)[0]["settings"])
    assert set_now["told"]["turn"] == {"mail": False}
    assert "account" not in set_now["told"]
    assert error_of(client.post("/api/unsubscribe?token=abc", content="", headers=form))[0] == 404


def test_no_letter_for_a_move_that_was_made_or_a_table_that_was_looked_at(lan, mailbox, receiver, monkeypatch):
    time = Time(monkeypatch)
    anna, bela, chloe = Member(lan), Member(lan), Member(lan)
    for one in (anna, chloe):
        one.push_to(Browser(receiver, one.id))
        one.write_to(f"{one.id}@example.org")
    first, _ = wait_for_turn(lan, anna, bela)
    other, _ = wait_for_turn(lan, chloe, bela)
    spread(lan)
    while first.see()["decision"]:
        first.choose_any()  # Anna moves; Chloé only looks.
    time.pass_by(1)
    other.see()
    wait_until(lambda: rows(lan, news, person=chloe.id, kind="turn")[-1]["seen"])
    time.pass_by(700)
    wait_until(lambda: set(states(lan, "push")) == set(states(lan, "mail")) == {"dropped"})
    assert receiver.got == []
    assert mailbox.letters == []


def test_one_letter_for_all_tables_and_at_most_one_an_hour(lan, mailbox, monkeypatch):
    time = Time(monkeypatch)
    anna, bela = Member(lan), Member(lan)
    anna.write_to("anna@example.org")
    wait_for_turn(lan, anna, bela)
    wait_for_turn(lan, anna, bela)
    spread(lan)
    time.pass_by(610)
    wait_until(lambda: mailbox.letters)
    assert mailbox.letters[0]["subject"] == "2 new notifications"
    wait_until(lambda: set(states(lan, "mail")) == {"done"})
    wait_for_turn(lan, anna, bela)
    spread(lan)
    time.pass_by(700)
    wait_until(lambda: [row for row in rows(lan, outbox, channel="mail") if row["until"] > time.ahead + 3000])
    assert len(mailbox.letters) == 1
    time.pass_by(3600)
    wait_until(lambda: len(mailbox.letters) == 2)


def test_an_address_that_takes_nothing_is_not_written_to_again(lan, mailbox, monkeypatch):
    time = Time(monkeypatch)
    anna, bela = Member(lan), Member(lan)
    anna.write_to("anna@example.org")
    mailbox.refusal = "450 come back later"
    wait_for_turn(lan, anna, bela)
    spread(lan)
    time.pass_by(610)
    wait_until(lambda: [row for row in rows(lan, outbox, channel="mail") if row["tries"] == 1])
    assert rows(lan, people, id=anna.id)[0]["email_state"] == "confirmed"
    mailbox.refusal = "550 nobody here"
    time.pass_by(70)
    wait_until(lambda: states(lan, "mail") == ["dead"])
    assert rows(lan, people, id=anna.id)[0]["email_state"] == "bounced"


@pytest.mark.parametrize(
    ("answer", "state", "is_kept"),
    [
        ((404, {}), "dead", False),
        ((410, {}), "dead", False),
        ((413, {}), "dead", True),
        ((429, {"Retry-After": "900"}), "waiting", True),
        ((503, {}), "waiting", True),
    ],
)
def test_what_a_push_service_answers(lan, receiver, monkeypatch, answer, state, is_kept):
    time = Time(monkeypatch)
    anna, bela = Member(lan), Member(lan)
    anna.push_to(Browser(receiver))
    receiver.answers.append(answer)
    wait_for_turn(lan, anna, bela)
    spread(lan)
    time.pass_by(16)
    wait_until(lambda: receiver.got)
    wait_until(lambda: rows(lan, outbox, channel="push")[0]["by"] == "")
    row = rows(lan, outbox, channel="push")[0]
    assert row["state"] == state
    assert (rows(lan, devices, person=anna.id)[0]["push"] is not None) == is_kept
    if state == "waiting":
        assert row["tries"] == 1
        time.pass_by(901)
        wait_until(lambda: states(lan, "push") == ["done"])
        assert len(receiver.got) == 2


def test_a_hook_that_fails_for_a_day_is_switched_off_and_its_owner_told(lan, receiver, monkeypatch):
    time = Time(monkeypatch)
    anna, bela = Member(lan), Member(lan)
    made = anna.post("/api/me/hooks", url=f"{receiver.address}/x", style="slack").json()
    receiver.answers += [(500, {}), (302, {"location": "http://127.0.0.1:1/"})]
    wait_for_turn(lan, anna, bela)
    wait_until(lambda: rows(lan, hooks)[0]["failing"])
    time.pass_by(61)
    wait_until(lambda: rows(lan, outbox, channel="hook")[0]["tries"] == 2)
    assert len(receiver.got) == 2, "a redirect is followed nowhere"
    receiver.close()
    time.pass_by(86_400)
    wait_until(lambda: rows(lan, hooks)[0]["state"] == "off")
    wait_until(lambda: "hook-off" in anna.kinds())
    assert "127.0.0.1" in next(one["text"] for one in anna.news() if one["kind"] == "hook-off")
    shown = anna.client.get("/api/me/hooks").json()
    assert [(one["id"], one["state"]) for one in shown] == [(made["id"], "off")]
    assert all("secret" not in one for one in shown)


def test_a_receiver_that_hangs_or_vanishes_is_tried_again(lan, receiver, monkeypatch):
    time = Time(monkeypatch)
    anna, bela = Member(lan), Member(lan)
    lan.process.told.senders.outgoing._seconds = 0.3
    anna.post("/api/me/hooks", url=f"{receiver.address}/x", style="matrix")
    receiver.answers.append(lambda: None)
    wait_for_turn(lan, anna, bela)
    wait_until(lambda: [row for row in rows(lan, outbox, channel="hook") if row["tries"] == 1])
    time.pass_by(61)
    wait_until(lambda: states(lan, "hook") == ["done"])
    assert len({body for _, _, body in receiver.got}) == 1


def test_a_hook_of_a_table_tells_whose_move_it_is(lan, receiver):
    anna, bela = Member(lan), Member(lan)
    first, second = table_of(lan, anna, bela)
    stranger = Member(lan)
    url = f"{receiver.address}/room"
    assert error_of(stranger.post("/api/me/hooks", url=url, style="discord", table=first.table))[0] == 404
    assert anna.post("/api/me/hooks", url=url, style="discord", table=first.table).status_code == 201
    while first.see()["decision"]:
        first.choose_any()
    while second.see()["decision"]:
        second.choose_any()
    wait_until(lambda: receiver.got)
    assert json.loads(receiver.got[0][2])["content"].startswith("Anna’s move in Tomahawk")


def waiting_table(house, receiver, access):
    """A table for three that Ali has opened; Bob was invited, sits there, and both have a hook of the table."""
    ali = Member(house)
    name, bob = member(house, "Bob")
    bob.headers["origin"] = house.address
    seats = [{"kind": "me", "name": "Ali"}, {"kind": "open", "invite": name}, {"kind": "open"}]
    table = found(house.address, seats, client=ali.client, game="wendake", access=access)
    founder = Person(house.address, table["table"], table["seats"][0]["token"], client=ali.client)
    assert bob.post(f"{founder.path}/accept", json={"request": new_request()}).status_code == 200
    for client, path in ((ali.client, "ali"), (bob, "bob")):
        body = {"url": f"{receiver.address}/{path}", "style": "signed", "table": founder.table}
        assert client.post("/api/me/hooks", json={"request": new_request(), **body}).status_code == 201
    return founder, bob, table["seats"][2]["token"]


def dealt(house, founder, tokens):
    """The players when guests have taken the free seats."""
    people = [founder]
    for token in tokens:
        guest = Person(house.address, founder.table, client=Member(house).client)
        guest.token = guest.post("/join", name="Cleo", token=token).json()["token"]
        people.append(guest)
    return people


def play(house, people):
    """Some choices; what there is to send is sent after each."""
    for _ in range(6):
        next(person for person in people if person.see()["decision"]).choose_any()
        spread(house)
        wait_until(lambda: "waiting" not in states(house, "hook"))


def paths_of(receiver):
    return {path for path, _, _ in receiver.got}


def test_a_member_who_was_removed_is_told_no_more_of_a_closed_table(house, receiver):
    founder, bob, link = waiting_table(house, receiver, "closed")
    (hook,) = rows(house, hooks, url=f"{receiver.address}/bob")
    freed = founder.post("/remove", seat=1).json()["token"]
    assert bob.get(founder.path).status_code == 404
    assert bob.get("/api/me/hooks").json() == []
    people = dealt(house, founder, [freed, link])
    # As if it had been added while the founder removed him: the seats are looked at again before something is sent.
    house.process.store.write_now(lambda connection: connection.execute(hooks.insert(), [dict(hook)]))
    play(house, people)
    assert paths_of(receiver) == {"/ali"}


def test_hooks_end_when_their_owner_gets_up_or_the_table_is_closed_to_them(lan, receiver):
    founder, bob, _ = waiting_table(lan, receiver, "closed")
    assert bob.post(f"{founder.path}/leave", json={"request": new_request()}).status_code == 200
    assert bob.get("/api/me/hooks").json() == []
    founder, bob, _ = waiting_table(lan, receiver, "link")
    founder.post("/remove", seat=1)
    assert [one["table"] for one in bob.get("/api/me/hooks").json()] == [founder.table], "he may still see it"
    assert founder.post("/access", access="closed").status_code == 200
    assert bob.get("/api/me/hooks").json() == []
    assert len(rows(lan, hooks, table_id=founder.table)) == 1, "the founder's is left"


def test_a_hook_stays_at_a_table_that_its_owner_may_see_without_a_seat(lan, receiver):
    founder, _, link = waiting_table(lan, receiver, "link")
    freed = founder.post("/remove", seat=1).json()["token"]
    play(lan, dealt(lan, founder, [freed, link]))
    assert paths_of(receiver) == {"/ali", "/bob"}


def test_a_trial_does_not_tell_which_ports_are_open(lan, receiver, tmp_path):
    """Closed, open without TLS, open with a certificate that is not trusted, open and silent: one answer."""
    lan.process.told.senders.outgoing._seconds = 1.0
    anna = Member(lan)
    with socket.create_server(("127.0.0.1", 0)) as silent, tls_server(tmp_path) as port:
        closed = free_port()
        urls = [f"http://127.0.0.1:{closed}/", f"https://127.0.0.1:{closed}/", f"https://127.0.0.1:{receiver.port}/"]
        urls += [f"https://127.0.0.1:{port}/", f"http://127.0.0.1:{silent.getsockname()[1]}/"]
        tried = []
        for url in urls:
            made = anna.post("/api/me/hooks", url=url, style="signed").json()
            tried.append(anna.post(f"/api/me/hooks/{made['id']}/test").json())
    assert tried == [{"taken": False, "why": "no answer"}] * len(urls)


@contextmanager
def tls_server(folder):
    """The port of a server whose certificate is trusted by no client."""
    certificate(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "fullchain.pem", folder / "privkey.pem")
    server = ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler)
    server.handle_error = lambda *_: None
    server.socket = context.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    yield server.server_address[1]
    server.shutdown()
    thread.join(60)
    server.server_close()


def test_hooks_are_tried_ended_and_counted(lan, receiver):
    anna = Member(lan)
    request = new_request()
    made = anna.post("/api/me/hooks", url=f"{receiver.address}/x", style="signed", request=request).json()
    again = anna.post("/api/me/hooks", url=f"{receiver.address}/x", style="signed", request=request).json()
    assert made == again
    assert base64.b64decode(made["secret"].removeprefix("whsec_"))
    assert anna.post(f"/api/me/hooks/{made['id']}/test").json() == {"taken": True, "why": ""}
    assert json.loads(receiver.got[0][2])["type"] == "test"
    assert error_of(Member(lan).post(f"/api/me/hooks/{made['id']}/test"))[0] == 404
    for _ in range(9):
        assert anna.post("/api/me/hooks", url=f"{receiver.address}/x", style="slack").status_code == 201
    assert error_of(anna.post("/api/me/hooks", url=f"{receiver.address}/x", style="slack"))[0] == 409
    assert anna.post(f"/api/me/hooks/{made['id']}/end").status_code == 200
    assert len(anna.client.get("/api/me/hooks").json()) == 9


def test_a_device_that_ends_push_is_pushed_to_no_more(lan, receiver):
    anna = Member(lan)
    key = anna.client.get("/api/me/push").json()
    assert (len(base64.urlsafe_b64decode(key["key"] + "==")), key["on"]) == (65, False)
    anna.push_to(Browser(receiver))
    assert anna.client.get("/api/me/push").json() == {**key, "on": True}
    anna.push_to(None)
    assert anna.client.get("/api/me/push").json() == key
    bad = {"endpoint": f"{receiver.address}/x", "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
    answer = anna.client.put("/api/me/push", json={"request": new_request(), "subscription": bad})
    assert error_of(answer) == (400, "server-error-push")
