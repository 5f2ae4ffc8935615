"""What strangers may cost: limits on every address, shared by processes; the names of the server; secret steps."""

import asyncio
import http.client
import itertools
import re
import statistics
import struct
import subprocess
import sys
import time
from functools import partial
from random import Random

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longhouse.server.errors import LONGEST_WORD, TooMany
from longhouse.server.http import counts, limits, openapi_page, site, static
from longhouse.server.http.costs import BYTES_A_TOKEN, cost_of
from longhouse.server.http.kept import Kept
from longhouse.server.http.limits import Rates, Streams, client_named
from longhouse.server.store.rows import BY_ADMIN
from longhouse.server.table import actions
from longhouse.server.table.state import revise
from server.serving import (
    PATIENCE,
    WEB,
    Person,
    Process,
    Thread,
    error_of,
    found,
    new_request,
    play_on,
    sit,
)

TABLE = {"game": "tomahawk", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}


# Limits.


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:1", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense", "nonsense"),
    ],
)
def test_everybody_in_one_network_of_ipv6_is_one_client(address, client):
    assert client_named(address) == client


def test_every_address_but_health_costs_something():
    addresses = ["/", "/t/x", "/web/app.js", "/v/1/web/app.js", "/schema", "/schema/openapi.json", "/ready", "/nowhere"]
    addresses += ["/api/games", "/api/games/tomahawk/components", "/api/tables", "/api/tables/x", "/api/tables/x/file"]
    assert all(cost_of("GET", one).tokens > 0 for one in addresses)
    assert cost_of("GET", "/health").tokens == 0
    assert cost_of("GET", "/api/tables/x/file").tokens > cost_of("GET", "/api/games").tokens
    assert cost_of("POST", "/api/tables").tokens > cost_of("GET", "/api/tables").tokens


@pytest.mark.parametrize("path", ["/", "/schema", "/ready", "/web/app.js", "/api/tables/x/moments/3", "/nowhere"])
def test_no_address_is_without_a_limit(tmp_path, path):
    server = Thread(f"sqlite:///{tmp_path}/tables.db", rate=0.001, burst=10)
    statuses = [WEB.get(f"{server.address}{path}").status_code for _ in range(45)]
    server.stop()
    assert statuses[0] != 429
    assert statuses[-1] == 429


def test_a_large_answer_is_paid_for(tmp_path):
    server = Thread(f"sqlite:///{tmp_path}/tables.db", rate=0.001, burst=100)
    address = f"{server.address}/api/games/northgard/components"
    size = len(WEB.get(address).content)
    more = sum(WEB.get(address).status_code == 200 for _ in range(60))
    server.stop()
    each = cost_of("GET", "/api/games/northgard/components").tokens + size / BYTES_A_TOKEN
    assert size > BYTES_A_TOKEN / 2
    assert 1 + more == pytest.approx(100 / each, abs=2)


def test_processes_share_what_a_client_has_left(monkeypatch):
    environment = {}
    fds = limits.share(environment)
    monkeypatch.setenv("LONGHOUSE_WORKER_LIMITS", environment["LONGHOUSE_WORKER_LIMITS"])
    assert limits.share(environment) == fds
    one, other = (Rates(0.001, 10, shared=limits.memory(), kind="x") for _ in range(2))
    assert [one.take("Anna") > 0 for _ in range(6)] == [False] * 6
    assert [other.take("Anna") > 0 for _ in range(6)] == [False] * 4 + [True] * 2
    assert other.take("Béla") == 0
    assert Rates(0.001, 10, shared=limits.memory(), kind="y").take("Anna") == 0


def test_what_stands_in_the_shared_memory_by_accident_locks_nobody_out():
    memory = limits.memory()
    rates = Rates(1, 10, shared=memory)
    rates.take("Anna")
    for at in range(16, len(memory) - 24, 24):
        whose, left, _ = struct.unpack_from("<Qdd", memory, at)
        if whose:
            struct.pack_into("<Qdd", memory, at, whose, float("nan"), left)
    assert rates.take("Anna") == 0


def test_three_processes_answer_no_more_than_one(postgresql):
    server = Process(postgresql.new_database(), workers=3, rate=0.01, burst=150)
    try:
        answered, began = 0, time.monotonic()
        with httpx.Client(verify=False) as kept:
            for number in range(500):
                # New connections, so that the processes take turns.
                ask = kept.get if number % 4 else partial(httpx.get, verify=False)
                answered += ask(f"{server.address}/api/games", timeout=30).status_code == 200
        allowed = 150 + 0.01 * (time.monotonic() - began)
        assert 0.4 * allowed < answered <= 1.3 * allowed
    finally:
        server.stop()


def test_processes_count_together_what_a_client_has_open(monkeypatch):
    environment = {}
    counts.share(environment)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    own = Streams(3)
    script = (
        "import sys\n"
        "from longhouse.server.http.counts import Open\n"
        "streams = Open(3, 'streams')\n"
        "print(*(streams.enter(one) for one in ('Anna', 'Anna', 'Anna', 'B\u00e9la')), flush=True)\n"
        "sys.stdin.read()\n"
    )
    own.enter("Anna")
    fd = int(environment["LONGHOUSE_WORKER_COUNTS"])
    other = subprocess.Popen(
        [sys.executable, "-c", script], pass_fds=[fd], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        assert other.stdout.readline().split() == ["True", "True", "False", "True"]
        with pytest.raises(TooMany):
            own.enter("Anna")
        own.enter("B\u00e9la")
    finally:
        other.kill()
        other.communicate(timeout=60)
    own.enter("Anna")  # What a process had open that was killed counts no longer.


# One client does its worst.


LONG = 3_000
"""Entries of the match that others are asked about."""
OF_RUNNING = ("", "/moments/1999", "/moments/0", "/why?target=x", "/stream")
OF_ENDED = ("", "/file", "/moments/1999", "/course", "/stream")
"""The dearest things below the address of a long match."""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="a second address of one's own is a thing of Linux")
def test_a_victim_waits_at_most_three_times_as_long(tmp_path):
    """Anna plays on at her table, while another address asks for the dearest things about matches of 3,000 entries."""
    database = f"sqlite:///{tmp_path}/tables.db"
    founding = Thread(database)
    try:
        running, ended, own = (sit(founding.address, game="tribes", settings={"max_cycles": "none"}) for _ in range(3))
        _grow(founding, running[0].table, LONG)
        _grow(founding, ended[0].table, LONG, ends=True)
        tables = [[(one.table, one.token) for one in people] for people in (running, ended, own)]
    finally:
        founding.stop()
    server = Process(database, rate=40, burst=400)
    try:
        with _from_another_address(server.address) as client:
            anna = [Person(server.address, table, token, client) for table, token in tables[-1]]
            assert len(Person(server.address, running[0].table).get().content) > 100_000
            paths = ["/", "/schema", "/ready", "/api/games/northgard/components", "/api/tables", "/api/me"]
            paths += [f"{running[0].path}{rest}" for rest in OF_RUNNING]
            paths += [f"{ended[0].path}{rest}" for rest in OF_ENDED]
            worst = {path: _slowdown(server, anna, path) for path in paths}
        assert max(worst.values()) <= 3, worst
    finally:
        server.stop()


def _grow(server, table, length, *, ends=False):
    """Let a match have so many entries, without the requests; and let the house end it."""
    luck = Random(table)

    def play(now):
        match = now.match.copy()
        for _ in range(length - len(match.entries)):
            seat = match.deciding()[0]
            match.choose(seat, luck.choice(match.options(seat)).key)
        return revise(now, match)

    live = server.process.tables.live[table]
    for attempt in [play, *([partial(actions.close, why=BY_ADMIN)] if ends else [])]:
        change = server.process.tables.change(live, attempt)
        asyncio.run_coroutine_threadsafe(change, server._server._loop).result(timeout=PATIENCE)
    assert live.now.row.length >= length


def _from_another_address(address):
    """A client whose limits are its own."""
    return httpx.Client(base_url=address, timeout=60, transport=httpx.HTTPTransport(local_address="127.0.0.2"))


def _play_one(people):
    """Somebody's next choice; whether the limit for one's own requests let it through."""
    for person in people:
        answer = person.get()
        if answer.status_code == 200 and (seen := answer.json())["decision"]:
            key = seen["options"][0]["key"]
            answer = person.post("/choices", decision=seen["decision"]["id"], choices=[key])
            if answer.status_code == 200:
                return True
        if answer.status_code == 429:
            return False
        assert answer.status_code == 200, answer.text
    raise AssertionError("nobody is asked")


ATTACK = """
import http.client, sys, threading

def ask():
    while True:
        try:
            connection = http.client.HTTPConnection(
                "127.0.0.1", int(sys.argv[2]), timeout=60, source_address=(sys.argv[1], 0)
            )
            while True:
                connection.request("GET", sys.argv[3])
                answer = connection.getresponse()
                if sys.argv[3].endswith("/stream"):
                    answer.read(10_000)  # The whole story comes first; the rest never ends.
                    break
                answer.read()
        except (OSError, http.client.HTTPException):
            pass

for _ in range(4):
    threading.Thread(target=ask, daemon=True).start()
print("on", flush=True)
sys.stdin.read()
"""
"""Four connections that ask for the same again and again, in a process of their own: in the test's they would slow the
victim themselves."""


STRANGERS = itertools.cycle(range(2, 250))


def _slowdown(server, victim, path):
    """How many times as long another's choice takes while four connections ask for this; the best of six."""
    best = float("inf")
    for _ in range(6):
        quiet = _median(victim)
        # Each time somebody who has asked for nothing yet: whoever has, is slowed down already.
        words = [sys.executable, "-c", ATTACK, f"127.0.3.{next(STRANGERS)}", str(server.port), path]
        attacker = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        try:
            assert attacker.stdout.readline() == b"on\n"
            best = min(best, _median(victim) / quiet)
        finally:
            attacker.kill()
            attacker.communicate(timeout=60)
        if best <= 3:
            break
    return best


def _median(victim, count=9):
    """The middle time of looking at a table and choosing."""
    took = []
    end = time.monotonic() + PATIENCE
    while len(took) < count:
        began = time.perf_counter()
        if _play_one(victim):
            took.append(time.perf_counter() - began)
        else:  # She has asked for too much herself.
            assert time.monotonic() < end
            time.sleep(0.5)
    return statistics.median(took)


# What is kept.


def test_the_readable_description_of_the_addresses_is_made_once(sqlite_server, monkeypatch):
    first = WEB.get(f"{sqlite_server.address}/schema")
    monkeypatch.setattr(openapi_page, "_operation", lambda *_: pytest.fail("made again"))
    assert WEB.get(f"{sqlite_server.address}/schema").content == first.content
    assert b"/api/tables" in first.content


def test_the_version_of_the_files_is_not_looked_for_at_every_request(monkeypatch):
    now, looks = [0.0], []
    files = static.Files(clock=lambda: now[0])
    found_out = files._look
    monkeypatch.setattr(files, "_look", lambda: looks.append(1) or found_out())
    pages = {files.page("/").body for _ in range(50)}
    assert (len(pages), len(looks)) == (1, 1)
    now[0] = 2.0
    files.page("/t/x")
    assert len(looks) == 2


def test_kept_answers_are_bounded_in_bytes():
    kept = Kept(most=1000)
    for number in range(100):
        kept.keep(number, b"x" * 100)
    assert kept.size <= 1000
    assert kept.find(0) is None
    assert kept.find(99) is not None
    kept.keep(99, b"y")
    assert kept.size <= 1000


def test_what_a_finished_match_answers_is_made_once(sqlite_server, monkeypatch):
    from longhouse.server.http import tables

    anna, bela = sit(sqlite_server.address)
    play_on([anna, bela])
    made = []
    file_of = tables.file_of
    monkeypatch.setattr(tables, "file_of", lambda now: made.append(1) or file_of(now))
    first = anna.get("/file")
    assert [anna.get("/file").content == first.content for _ in range(5)] == [True] * 5
    assert made == [1]
    for rest in ("", "/file", "/moments/3", "/course"):
        answer = anna.get(rest)
        headers = {**anna.headers, "if-none-match": answer.headers["etag"]}
        assert anna.client.get(f"{anna.path}{rest}", headers=headers).status_code == 304
    assert bela.see()["seat"] == 1, "a kept answer is the reader's own"
    assert Person(sqlite_server.address, anna.table).see()["seat"] is None


def test_what_is_gone_is_not_kept(sqlite_server):
    anna, bela = sit(sqlite_server.address)
    play_on([anna, bela])
    assert anna.get("/file").status_code == 200
    live = sqlite_server.process.tables.live[anna.table]
    sqlite_server.process.tables._forget(live)
    live.removed = True
    from longhouse.server.store import queries

    sqlite_server.process.store.write_now(queries.remove(live.id))
    assert anna.get("/file").status_code == 404


# Refusals.


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "//", "http://a]b", "\xff", "x" * 5000])
def test_an_origin_that_is_none_is_refused_like_another(sqlite_server, origin):
    status, headers, _ = raw(
        sqlite_server, "POST", "/api/tables", {"origin": origin, "content-type": "application/json"}
    )
    assert status == 403
    assert "content-security-policy" in headers


def raw(server, method, path, headers=(), body=None):
    host, port = server.address.removeprefix("http://").split(":")
    connection = http.client.HTTPConnection(host, int(port), timeout=60)
    connection._validate_path = lambda _url: None
    try:
        connection.putrequest(method, path, skip_host="host" in dict(headers))
        for name, value in dict(headers).items():
            connection.putheader(name, value)
        if body is not None:
            connection.putheader("content-length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()


@pytest.mark.parametrize("size", [100, 3000, 20_000])
def test_what_is_repeated_in_a_refusal_is_cut(sqlite_server, size):
    word = "x" * size
    bodies = [
        {"settings": {word: 1}},
        {"settings": {"max_cycles": word}},
        {"seats": [{"kind": word}]},
        {word: 1},
        {"lesson": word[:128], "seats": [{"kind": "me"}]},
    ]
    for body in bodies:
        answer = WEB.post(f"{sqlite_server.address}/api/tables", json={"request": new_request(), **TABLE, **body})
        assert answer.status_code in (400, 404), answer.text
        assert len(answer.text) < 3000
        assert "x" * LONGEST_WORD not in answer.text
    for path in (f"/api/games/{word}/rules", f"/api/tables?show={word}", f"/api/tables/{word}"):
        answer = WEB.get(f"{sqlite_server.address}{path}")
        assert 400 <= answer.status_code < 500
        assert "content-security-policy" in answer.headers


def test_a_defect_is_answered_in_our_own_form(sqlite_server, monkeypatch):
    def broken(*_args):
        raise RuntimeError("secret words")

    monkeypatch.setattr(sqlite_server.application, "_check", broken)
    answer = WEB.get(f"{sqlite_server.address}/api/games")
    assert error_of(answer) == (500, "server-error-defect")
    assert "secret" not in answer.text
    assert "content-security-policy" in answer.headers


_words = st.text(st.characters(min_codepoint=33, max_codepoint=255), max_size=30) | st.sampled_from(
    ["http://[::1", "[::1", "[", "null", "0", "-1", "9" * 30, "application/json", "gzip", "chunked", "x" * 3000]
)
HEADERS = """origin host sec-fetch-site authorization accept if-none-match last-event-id content-type accept-encoding
    x-forwarded-for forwarded cookie range expect-ct"""
PATHS = """/ /api/tables /api/tables/mine /api/tables/list /api/games /api/shelf /schema /api/puzzles /t/x /metrics /%00
    /api/tables/x/moments/1 /v/x/web/app.js /api/games/tomahawk/components"""
_headers = st.dictionaries(st.sampled_from(HEADERS.split()), _words, max_size=4)
_letters = st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=40)
_paths = st.sampled_from(PATHS.split()) | _letters.map(lambda word: "/" + word)


@settings(max_examples=250, deadline=None)
@given(method=st.sampled_from(["GET", "POST", "PUT", "HEAD"]), path=_paths, query=_words, headers=_headers, body=_words)
def test_nothing_that_is_sent_is_a_defect(sqlite_server, method, path, query, headers, body):
    query = query.encode("ascii", "ignore").decode()
    try:
        status, answered, text = raw(
            sqlite_server,
            method,
            f"{path}?after={query}&show={query}",
            headers,
            body.encode() if method != "GET" else None,
        )
    except (http.client.HTTPException, ConnectionError):
        return  # hung up on what is no HTTP
    assert status < 500, text
    assert "content-security-policy" in answered


# Smaller things.


@pytest.mark.parametrize(
    ("path", "caching"),
    [("/api/games", "no-store"), ("/api/tables", "no-store"), ("/api/nothing", "no-store"), ("/health", "no-store")],
)
def test_answers_about_tables_are_not_kept_by_anybody(sqlite_server, path, caching):
    assert WEB.get(f"{sqlite_server.address}{path}").headers["cache-control"] == caching


@pytest.mark.parametrize("path", ["/", "/web/app.js", "/web/style/house.css", "/text/house.en.ftl", "/schema"])
def test_a_content_type_names_its_charset_once(sqlite_server, path):
    assert WEB.get(f"{sqlite_server.address}{path}").headers["content-type"].count("charset") == 1


@pytest.mark.parametrize("path", ["/metrics", "/admin", "/t", "/t/a/b", "/learn/a/b/c", "/wp-login"])
def test_where_there_is_nothing_the_answer_says_so(sqlite_server, path):
    person = WEB.get(f"{sqlite_server.address}{path}", headers={"accept": "text/html,*/*"})
    assert person.status_code == 404
    assert "<html" in person.text
    program = WEB.get(f"{sqlite_server.address}{path}", headers={"accept": "*/*"})
    assert error_of(program) == (404, "server-error-page")


def test_the_server_knows_the_pages_of_the_client():
    lines = (static.WEB / "app.js").read_text().split("const PAGES = [")[1].split("];")[0]
    patterns = re.findall(r"/\^(.*?)\$/", lines)
    assert len(patterns) == 13
    for path in (
        "",
        "t/x",
        "r/x",
        "analysis/x",
        "learn",
        "learn/x",
        "learn/x/y",
        "puzzles",
        "puzzles/x",
        "credits",
        *("me", "history", "sign-in", "in", "join", "unsubscribe"),
        "t",
        "metrics",
        "learn/x/y/z",
        "puzzles/x/y",
    ):
        known = any(re.fullmatch(one.replace("\\/", "/").replace("?<", "?P<"), f"/{path}") for one in patterns)
        assert bool(site.PAGES.fullmatch(path)) == known, path


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("OWN", 200),
        ("localhost:1", 200),
        ("127.0.0.1", 200),
        ("[::1]:80", 200),
        ("192.168.1.5:8420", 200),
        ("evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("evil.example:8420", 421),
    ],
)
def test_a_name_that_is_not_ours_is_refused(sqlite_server, host, status):
    own = sqlite_server.address.removeprefix("http://")
    answered, headers, body = raw(sqlite_server, "GET", "/api/games", {"host": own if host == "OWN" else host})
    assert answered == status, body
    assert "content-security-policy" in headers


def test_the_names_of_a_server_can_be_told(tmp_path):
    server = Thread(f"sqlite:///{tmp_path}/tables.db", hosts="games.example", origin="https://club.example")
    try:
        asked = {
            host: raw(server, "GET", "/api/games", {"host": host})[0] for host in ("games.example", "club.example:443")
        }
        assert asked == {"games.example": 200, "club.example:443": 200}
        assert raw(server, "GET", "/api/games", {"host": "evil.example"})[0] == 421
        assert raw(server, "GET", "/health", {"host": "evil.example"})[0] == 200
    finally:
        server.stop()


# What the opponent does in secret.


def test_asking_to_go_back_does_not_tell_whether_somebody_has_chosen_in_secret(server):
    """Tomahawk: both choose in secret at the same time."""
    anna, bela = sit(server.address, seed="oracle")
    for _ in range(60):
        seen = anna.see()
        if seen["status"] == "over":
            break
        if seen["deciding"] == [0, 1]:
            own = [error_of(anna.post("/rewind", to=seen["seq"])), seen]
            bela.choose_any()
            if anna.see()["seq"] == seen["seq"]:
                assert error_of(anna.post("/rewind", to=seen["seq"])) == own[0] == (409, "error-rewind-nothing")
                return
        for person in (anna, bela):
            if person.see()["decision"]:
                person.choose_any()
                break
    raise AssertionError("nobody chose in secret")


def test_half_a_move_is_seen_by_nobody_before_it_is_told(sqlite_server):
    """Northgard's choices of several steps: others see the table as at the last step that they were told."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Béla"}]
    table = found(sqlite_server.address, seats, game="northgard", seed="half")
    people = [Person(sqlite_server.address, table["table"], seat["token"]) for seat in table["seats"]]
    spectator = Person(sqlite_server.address, table["table"])
    silent = 0
    for step in range(150):
        seen = [person.see() for person in people]
        mover = next((at for at, one in enumerate(seen) if one["decision"]), None)
        if mover is None:
            break
        readers = [people[1 - mover], spectator]
        before = [reader.see() for reader in readers]
        options = seen[mover]["options"]
        key = options[step % len(options)]["key"]
        assert people[mover].choose(key, decision=seen[mover]["decision"]["id"]).status_code == 200
        for was, reader in zip(before, readers, strict=True):
            now = reader.see()
            if now["seq"] == was["seq"]:
                silent += 1
                assert now == was
    assert silent > 3
