"""Each row of the table of threats (docs/decisions.md, SECURITY.md): somebody tries, and nothing comes of it."""

import asyncio
import os
import statistics
import sys
import threading
import time

import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher

from longhouse.server import clock
from longhouse.server.errors import TooMany
from longhouse.server.people import names
from longhouse.server.people.mail import Letter, Mailer
from longhouse.server.people.passwords import Hashing
from longhouse.server.store import proofs
from longhouse.server.store.schema import attempts
from server.club import CHEAP, SECRET, Browser, cheap
from server.serving import WEB, Thread, error_of, new_request


@pytest.fixture(scope="module")
def house(server):
    return cheap(server)


@pytest.fixture(autouse=True)
def fresh(house):
    """No attempt of another test counts."""
    house.process.store.write_now(lambda connection: connection.execute(attempts.delete()))


# Enumeration.


def test_a_wrong_name_and_a_wrong_password_are_the_same_answer(house):
    Browser(house).member("Adélaïde")
    answers = [Browser(house).sign_in(name, "certainly not this") for name in ("Adélaïde", "Nobody Here")]
    assert answers[0].status_code == answers[1].status_code == 401
    assert answers[0].json() == answers[1].json()
    codes = [
        Browser(house).post("/api/sign-in/recovery", name=name, code="aaaaaa-aaaaa")
        for name in ("Adélaïde", "Nobody Here")
    ]
    assert codes[0].json() == codes[1].json()
    letters = [Browser(house).post("/api/sign-in/mail/begin", email=one) for one in ("a@b.example", "not an address")]
    assert [one.json() for one in letters] == [{}, {}]


def test_an_unknown_name_takes_as_long(house):
    """Both hash: without the dummy an unknown name would be answered a hundred times sooner."""
    dear = PasswordHasher(time_cost=2, memory_cost=16_384, parallelism=1)
    hashing = Hashing()
    hashing.hasher = dear
    kept = dear.hash("the right one").encode()

    async def took(secret):
        began = time.process_time()
        assert not await hashing.fits("a wrong one", secret)
        return time.process_time() - began

    async def measure():
        await took(None)
        pairs = [(await took(kept), await took(None)) for _ in range(5)]
        return [statistics.median(one[at] for one in pairs) for at in (0, 1)]

    known, unknown = asyncio.run(measure())
    hashing.close()
    assert unknown > known / 4


def test_whoever_asks_for_a_name_that_nobody_has_waits_for_a_hash_too(house, monkeypatch):
    """At the address, not only in the hashing: nothing may answer before it."""
    Browser(house).member("Augustine")
    hashed = []
    fits = Hashing._fits
    monkeypatch.setattr(
        Hashing, "_fits", lambda self, password, kept: hashed.append(kept) or fits(self, password, kept)
    )
    for name in ("Augustine", "Nobody Here", "<no name at all>"):
        before = len(hashed)
        assert Browser(house).sign_in(name, "certainly not this").status_code == 401
        assert len(hashed) == before + 1, name
    assert hashed[0] is not None
    assert hashed[1] is None


# Stuffing.


def test_ten_tries_for_a_name_whoever_tries(house):
    Browser(house).member("Bérengère")
    assert [Browser(house).sign_in("Bérengère", "wrong " * 3).status_code for _ in range(10)] == [401] * 10
    refused = Browser(house).sign_in("bérengère")
    assert error_of(refused) == (429, "server-error-attempts")
    assert 1 <= int(refused.headers["retry-after"]) <= 901


def test_thirty_tries_from_an_address(house):
    answers = [Browser(house).sign_in(f"Nobody {number}", "wrong " * 3).status_code for number in range(31)]
    assert answers == [401] * 30 + [429]


def test_a_flood_does_not_prolong_the_wait(house, monkeypatch):
    Browser(house).member("Cunégonde")
    real, gone = clock.source, [0.0]
    monkeypatch.setattr(clock, "source", lambda: real() + gone[0])
    for _ in range(10):
        Browser(house).sign_in("Cunégonde", "wrong " * 3)
    for minute in range(1, 15):
        gone[0] = minute * 60.0
        assert Browser(house).sign_in("Cunégonde").status_code == 429
    gone[0] = 901.0
    assert Browser(house).sign_in("Cunégonde").status_code == 200


def test_who_gets_in_has_not_tried_in_vain(house):
    Browser(house).member("Dorothée")
    assert [Browser(house).sign_in("Dorothée").status_code for _ in range(12)] == [200] * 12


def test_many_at_once_are_not_all_let_through(house):
    Browser(house).member("Euphrasie")
    answers, start = [], threading.Barrier(20)

    def attempt():
        browser = Browser(house)
        start.wait(60)
        answers.append(browser.sign_in("Euphrasie", "wrong " * 3).status_code)

    threads = [threading.Thread(target=attempt) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert sorted(answers) == [401] * 10 + [429] * 10


# Denial by hashing.


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a thread has no niceness of its own")
def test_hashing_steps_back_for_everybody_else():
    """Four lanes of Argon2 in two threads would take every core from those who play."""

    def niceness():
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    async def both():
        hashing = Hashing()
        try:
            return niceness(), await hashing._do(niceness)
        finally:
            hashing.close()

    ours, theirs = asyncio.run(both())
    assert theirs == min(19, ours + 10)


def test_whoever_comes_when_too_many_wait_is_sent_away():
    hashing, begun, may_go = Hashing(), threading.Semaphore(0), threading.Event()

    class Slow:
        def hash(self, password):
            begun.release()
            may_go.wait(30)
            return "hash"

    hashing.hasher = Slow()

    async def crowd():
        waiting = [asyncio.create_task(hashing.make("x")) for _ in range(22)]
        await asyncio.to_thread(begun.acquire)
        await asyncio.to_thread(begun.acquire)
        assert not begun.acquire(blocking=False)
        with pytest.raises(TooMany):
            await hashing.make("one more")
        for one in waiting[5:]:
            one.cancel()
        await asyncio.sleep(0)
        may_go.set()
        await asyncio.gather(*waiting, return_exceptions=True)
        while hashing._waiting:
            await asyncio.sleep(0.01)
        assert await hashing.make("there is room again") == b"hash"

    asyncio.run(crowd())
    hashing.close()


def test_a_password_is_hashed_anew_when_that_became_dearer(house):
    person = Browser(house).member("Fulgence").me()["id"]

    def kept():
        return house.process.store.read_now(proofs.credentials_of(person))[0].secret

    before = kept()
    assert Browser(house).sign_in("Fulgence").status_code == 200
    assert kept() == before
    house.process.people.hashing.hasher = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
    try:
        assert Browser(house).sign_in("Fulgence", "certainly not this").status_code == 401
        assert kept() == before, "a wrong password replaces nothing"
        assert Browser(house).sign_in("Fulgence").status_code == 200
        assert b"m=16,t=2" in kept()
        assert Browser(house).sign_in("Fulgence").status_code == 200
    finally:
        house.process.people.hashing.hasher = CHEAP


# Another site's page.


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 403),
        ({"sec-fetch-site": "none"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "same-origin"}, 200),
        ({"origin": "OWN"}, 200),
    ],
)
def test_a_cookie_alone_is_believed_only_from_our_own_pages(house, headers, status):
    anna = Browser(house).guest()
    cookie = {"cookie": f"{anna.cookie.name}={anna.cookie.value}"}
    headers = {name: house.address if value == "OWN" else value for name, value in headers.items()}
    body = {"request": new_request()}
    answer = WEB.post(f"{house.address}/api/me/code", json=body, headers={**cookie, **headers})
    assert answer.status_code == status
    if status == 403:
        assert answer.json()["error"]["id"] == "server-error-origin"


def test_with_a_token_a_program_need_not_say_where_it_is(house):
    anna = Browser(house).guest()
    made = anna.done("/api/tables", game="tomahawk", seats=[{"kind": "me"}, {"kind": "here"}])
    headers = {"cookie": f"{anna.cookie.name}={anna.cookie.value}"}
    headers["authorization"] = f"Bearer {made['seats'][0]['token']}"
    body = {"request": new_request(), "bot": "novice"}
    path = f"{house.address}/api/tables/{made['table']}/stand-in"
    assert WEB.post(path, json=body, headers=headers).status_code == 200
    del headers["authorization"]
    assert WEB.post(path, json=body, headers=headers).status_code == 403


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH"])
def test_what_changes_something_is_json(house, method):
    """A form of another site cannot send JSON without asking first."""
    anna = Browser(house).guest()
    answer = anna.client.request(method, "/api/me", content=b"{}", headers={"content-type": "text/plain"})
    assert error_of(answer) == (415, "server-error-not-json")


# Fixation and theft.


def test_a_cookie_that_somebody_planted_opens_nothing_later(house):
    """Who signs in, or claims, has a new secret; the one before is worth nothing."""
    Browser(house).member("Ghislaine")
    thief = Browser(house).guest()
    planted = thief.cookie
    victim = Browser(house)
    victim.client.cookies.set(planted.name, planted.value)
    assert victim.sign_in("Ghislaine").status_code == 200
    assert thief.get("/api/me").status_code == 401
    other = Browser(house).guest()
    stolen = other.cookie.value
    other.done("/api/me/name", name="Hyacinthe", password=SECRET)
    thief.client.cookies.clear()
    thief.client.cookies.set(planted.name, stolen)
    assert thief.get("/api/me").status_code == 401
    for path, body in (("/api/me/credentials", {"password": "entirely other words"}), ("/api/me/recovery", {})):
        stolen = other.cookie.value
        other.done(path, **body)
        assert other.cookie.value != stolen


def test_the_list_of_devices_says_where(house):
    anna = Browser(house, **{"user-agent": "Firefox on a laptop"}).member("Iphigénie")
    (device,) = anna.get("/api/me/devices").json()
    assert (device["label"], device["network"], device["here"]) == ("Firefox on a laptop", "127.0.0.0/24", True)


# Lookalikes.

ALIKE = {
    "A": "AÀÁÂÃÄÅĀĂĄǍȀȂАΑＡ4@",
    "N": "NÑŃŅŇΝＮ",
    "n": "nñńņňｎ",
    "a": "aàáâãäåāăąǎȁȃаαａɑ4@",
}


def test_two_hundred_lookalikes_of_anna(house):
    Browser(house).member("Anna")
    wanted = [a + n + m + b for a in ALIKE["A"] for n in ALIKE["n"] for m in ALIKE["N"] for b in ALIKE["a"]]
    wanted = ["ANNA", "anna", "ΑΝΝΑ", "А" + "n" * 2 + "а", "A.nna", "An-na", "A_n_n_a", *wanted[:: len(wanted) // 200]]
    guest = Browser(house).guest()
    assert len(wanted) >= 200
    for name in wanted:
        answer = guest.post("/api/me/name", name=name, password=SECRET)
        assert answer.status_code in (400, 409), name
    for name in ("Hanna", "Annabelle", "Anne", "Ann"):
        Browser(house).member(name)


def test_names_of_the_house_and_of_bots_are_taken(house):
    guest = Browser(house).guest()
    for name in ("Admin", "ADM1N", "Hôte", "moderator", "Longhouse", "Novice", "Braνe", "Invité", "Robot", "Elder"):
        answer = guest.post("/api/me/name", name=name, password=SECRET)
        assert answer.status_code in (400, 409), name


@pytest.mark.parametrize(
    "name",
    [
        "Al",
        "x" * 21,
        "  ",
        "12345",
        "An\u200bna",
        "A\u0301\u0301\u0301nna",
        "Anna\nB",
        "a  b",
        "Аnnа",
        "-Anna",
        "🦊 fox",
    ],
)
def test_what_is_no_name(house, name):
    guest = Browser(house).guest()
    assert guest.post("/api/me/name", name=name, password=SECRET).status_code == 400


@pytest.mark.parametrize(
    "name", ["Zoé", "Łukasz", "O’Brien", "Jean-Luc", "Müller 2", "Пётр", "Ελένη", "李小龙", "さくら", "محمد", "Nguyễn"]
)
def test_what_is_a_name(name):
    assert names.clean_own_name(name)
    assert names.name_keys(name)[1]


def test_people_with_other_names_are_not_confused():
    for one, other in (("Neil", "Nell"), ("Ana", "Ava"), ("Marie", "Maria"), ("Tom", "Tim"), ("Dan", "Don")):
        assert not set(names.name_keys(one)[1]) & set(names.name_keys(other)[1])


# Backups.


def test_the_database_holds_hashes_only(house):
    anna = Browser(house).member("Jacqueline")
    codes = anna.done("/api/me/recovery")["codes"]
    code = anna.done("/api/me/code")["code"]
    secrets = [SECRET, anna.cookie.value, code, *codes, *(one.replace("-", "") for one in codes)]

    def look(connection):
        for table in ("people", "devices", "credentials", "challenges", "attempts", "name_keys"):
            for row in connection.execute(sa.text(f"SELECT * FROM {table}")):
                words = [bytes(cell) if isinstance(cell, bytes | memoryview) else str(cell).encode() for cell in row]
                for secret in secrets:
                    assert not any(secret.encode() in word for word in words), table

    house.process.store.read_now(look)


def test_several_processes_agree(postgresql):
    """What one process has counted, ended or handed out counts at the other."""
    url = postgresql.new_database()
    one, two = cheap(Thread(url, heartbeat=0.2)), cheap(Thread(url, heartbeat=0.2))
    anna, phone = Browser(one).member("Kateline"), Browser(two)
    assert phone.sign_in("Kateline").status_code == 200
    table = anna.done("/api/tables", game="tomahawk", seats=[{"kind": "me"}, {"kind": "here"}])["table"]
    assert phone.get(f"/api/tables/{table}").json()["seat"] == 0
    stream = phone.listen(table)
    stream.wait(lambda got: got.events)
    code = anna.done("/api/me/code")["code"]
    assert Browser(two).post("/api/sign-in/code", code=code).status_code == 200
    assert Browser(one).post("/api/sign-in/code", code=code).status_code == 401
    anna.done("/api/sign-out", everywhere=True)
    assert stream.ended.wait(20)
    assert phone.get("/api/me").status_code == 401
    tries = [Browser(where).sign_in("Kateline", "wrong " * 3).status_code for where in (one, two) * 6]
    assert tries == [401] * 10 + [429] * 2
    one.stop()
    two.stop()


# Names with markup.


MARKUP = ("<script>run()</script>", "<img src=x onerror=run()>", '"><svg onload=run()>', "</title>{ $name }&lt;b&gt;")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def test_markup_is_text_in_every_answer(house):
    """What people call themselves and their things comes back as it was, as JSON or as a file to keep, never as a page.

    Whether pages show it as text is seen in a browser (tests/browser/test_markup.py).
    """
    for name in MARKUP:
        assert error_of(Browser(house).guest().post("/api/me/name", name=name, password=SECRET))[0] == 400
    wishes = [{"kind": "me", "name": MARKUP[0]}, {"kind": "here", "name": MARKUP[1]}]
    guest = Browser(house, **{"user-agent": MARKUP[1]}).guest()
    table = guest.done("/api/tables", game="tomahawk", seats=wishes, access="open")["table"]
    guest.client.patch("/api/me", json={"request": new_request(), "settings": {"told": {MARKUP[0]: {"mail": False}}}})
    texts = {
        "application/json": (
            f"/api/tables/{table}",
            "/api/me/tables",
            "/api/me/devices",
            "/api/me",
            "/api/tables/list",
        ),
        "text/html": (f"/t/{table}", f"/r/{table}", "/me", "/history", "/", f"/t/{MARKUP[1]}", "/schema"),
    }
    for kind, addresses in texts.items():
        for address in addresses:
            answer = guest.get(address)
            assert answer.headers["content-type"].startswith(kind), address
            assert answer.headers["content-security-policy"] == POLICY, address
            assert answer.headers["x-content-type-options"] == "nosniff", address
            if kind == "text/html":
                assert not [name for name in MARKUP if name in answer.text], address
    assert [one["name"] for one in guest.get(f"/api/tables/{table}").json()["players"]] == list(MARKUP[:2])
    assert guest.get("/api/me/devices").json()[0]["label"] == MARKUP[1]
    taken = guest.post("/api/me/export")
    assert taken.headers["content-disposition"].startswith("attachment")
    assert taken.headers["content-type"].startswith("application/jsonl")
    missing = guest.get(f"/api/tables/{MARKUP[1].replace('/', '')}")
    assert missing.status_code == 404
    assert missing.headers["content-type"].startswith("application/json")


def test_markup_in_letters_is_text():
    """Letters have one part, and that is plain."""
    mailer = Mailer("", "Club <club@example.org>")
    letter = mailer._written(Letter("a@example.org", MARKUP[1], MARKUP[0], "<1@example.org>"))
    mailer.close()
    assert letter.get_content_type() == "text/plain"
    assert MARKUP[0] in letter.get_content()
