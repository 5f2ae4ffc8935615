"""Headers, origins, limits, files for the browser."""

import gzip
import re
import time

import pytest

from longhouse.server.http import static
from longhouse.server.http.guard import Rates, Streams
from longhouse.server.table import snapshot
from server.serving import WEB, Person, Thread, found, new_request, play_on, sit

PATHS = [
    "/",
    "/t/abc",
    "/health",
    "/api/games",
    "/api/nothing",
    "/web/app.js",
    "/schema",
    "/schema/openapi.json",
    "/x.y",
]


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_carries_the_headers_that_protect_the_reader(sqlite_server, path):
    answer = WEB.get(f"{sqlite_server.address}{path}")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert "base-uri 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "server" not in answer.headers


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"origin": "OWN"}, 201),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://127.0.0.1:1"}, 403),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"origin": "OWN", "sec-fetch-site": "same-origin"}, 201),
        ({"origin": "https://friend.example"}, 201),
    ],
)
def test_only_pages_of_the_same_origin_act_here(tmp_path_factory, sqlite_server, headers, status):
    sqlite_server.application.origins = {"https://friend.example"}
    headers = {name: sqlite_server.address if value == "OWN" else value for name, value in headers.items()}
    body = {"request": new_request(), "game": "tomahawk", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = WEB.post(f"{sqlite_server.address}/api/tables", json=body, headers=headers)
    assert answer.status_code == status
    if status == 403:
        assert answer.json()["error"]["id"] == "server-error-origin"
    assert "access-control-allow-origin" not in answer.headers


def test_one_address_cannot_ask_too_often(tmp_path):
    server = Thread(f"sqlite:///{tmp_path}/tables.db", rate=0.001, burst=10)
    answers = [WEB.get(f"{server.address}/api/games") for _ in range(30)]
    assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 20
    assert 900 <= int(answers[-1].headers["retry-after"]) <= 1001
    assert answers[-1].json()["error"]["id"] == "server-error-rate"
    assert WEB.get(f"{server.address}/health").status_code == 200
    server.stop()


def test_whoever_waits_may_ask_again():
    now = 0.0
    rates = Rates(5.0, 10, clock=lambda: now)
    assert [rates.take("Anna") for _ in range(11)] == [0.0] * 10 + [0.2]
    assert rates.take("Béla") == 0.0
    now = 0.1
    assert rates.take("Anna") == pytest.approx(0.1)
    now = 0.2
    assert [rates.take("Anna"), rates.take("Anna")] == [0.0, pytest.approx(0.2)]
    now = 1000.0
    assert [rates.take("Anna") for _ in range(11)] == [0.0] * 10 + [0.2]


def test_an_answer_does_not_wait_for_an_acknowledgement(sqlite_server):
    """Nagle's algorithm would hold the second part of every answer on a kept connection back for 40 ms."""
    took = []
    for _ in range(30):
        began = time.perf_counter()
        assert WEB.get(f"{sqlite_server.address}/health").status_code == 200
        took.append(time.perf_counter() - began)
    assert min(took[5:]) < 0.03


def test_tables_and_streams_are_limited_too(tmp_path):
    server = Thread(f"sqlite:///{tmp_path}/tables.db", new_table_rate=0.001, table_rate=0.001, streams=2)
    anna, bela = sit(server.address)
    statuses = {anna.post("/undo").status_code for _ in range(60)}
    assert statuses == {409, 429}
    listeners = [anna.listen(), bela.listen()]
    third = Person(server.address, anna.table).listen()
    assert third.status == 429
    third.close()
    listeners[0].close()
    for _ in range(50):
        again = anna.listen()
        if again.status == 200:
            break
        again.close()
        time.sleep(0.1)
    assert again.status == 200
    for _ in range(30):
        body = {"request": new_request(), "game": "tomahawk", "seats": [{"kind": "me"}, {"kind": "open"}]}
        last = WEB.post(f"{server.address}/api/tables", json=body)
    assert last.status_code == 429
    server.stop()


def test_one_seat_or_a_stranger_does_not_use_up_what_the_others_may_change(tmp_path):
    server = Thread(f"sqlite:///{tmp_path}/tables.db", table_rate=0.001)
    anna, bela = sit(server.address)
    stranger, wrong = Person(server.address, anna.table), Person(server.address, anna.table, "no token of this table")
    assert {one.post("/go-on").status_code for one in (stranger, wrong) for _ in range(60)} == {401}
    play_on([anna, bela], until=lambda seen: seen["seq"] >= 6)
    assert 429 in {anna.post("/undo").status_code for _ in range(60)}
    assert bela.post("/go-on").status_code == 200
    server.stop()


def test_limits_forget_whoever_was_not_seen_for_long():
    rates = Rates(1, 3)
    for number in range(50_000):
        rates.take(str(number))
    assert len(rates._memory) < 2_000_000
    streams = Streams(1)
    for number in range(100_000):
        streams.enter(str(number))
        streams.leave(str(number))
    assert len(streams._open._board._memory) < 2_000_000


# Files.


def test_the_page_is_sent_for_every_address_of_the_client(sqlite_server):
    """The same page each time, but for the modules that it names in advance."""
    addresses = [f"{sqlite_server.address}{path}" for path in ("/", "/t/abc", "/r/abc", "/learn", "/credits")]
    pages = {re.sub(r"<link[^>]*modulepreload[^>]*>\s*", "", WEB.get(address).text) for address in addresses}
    assert len(pages) == 1
    assert "<html" in pages.pop()


def test_files_named_by_their_version_may_be_kept_for_ever(sqlite_server):
    page = WEB.get(sqlite_server.address + "/").text
    start = page.index('"/v/') + 1
    path = page[start : page.index('"', start)]
    kept = WEB.get(sqlite_server.address + path)
    assert kept.status_code == 200
    assert "immutable" in kept.headers["cache-control"]
    plain = WEB.get(sqlite_server.address + "/" + path.split("/", 3)[3])
    assert plain.content == kept.content
    assert plain.headers["cache-control"] == "no-cache"


def test_a_file_that_is_known_is_not_sent_again(sqlite_server):
    first = WEB.get(f"{sqlite_server.address}/web/app.js")
    assert first.headers["content-type"].startswith("text/javascript")
    again = WEB.get(f"{sqlite_server.address}/web/app.js", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert WEB.head(f"{sqlite_server.address}/web/app.js").headers["content-length"]


def test_files_are_compressed_for_whoever_can_read_that(sqlite_server):
    address = f"{sqlite_server.address}/games/tomahawk/text/en.ftl"
    with WEB.stream("GET", address, headers={"accept-encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        zipped = b"".join(answer.iter_raw())
    plain = WEB.get(address, headers={"accept-encoding": "identity"})
    assert gzip.decompress(zipped) == plain.content
    assert len(zipped) < len(plain.content) / 2


def test_notes_for_translators_are_not_sent(sqlite_server):
    for address in ("games/tomahawk/text/en.ftl", "text/house.fr.ftl"):
        lines = WEB.get(f"{sqlite_server.address}/{address}").text.splitlines()
        assert len(lines) > 100
        assert not [line for line in lines if line.startswith("#")]


@pytest.mark.parametrize(
    "path",
    [
        "/text/core.en.ftl",
        "/text/server.fr.ftl",
        "/games/tomahawk/text/fr.original.ftl",
        "/games/tomahawk/board.js",
        "/web/app.js",
    ],
)
def test_what_the_client_needs_is_there(sqlite_server, path):
    assert WEB.get(f"{sqlite_server.address}{path}").status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/web/../server/app.py",
        "/web/%2e%2e/server/app.py",
        "/web/..%2fserver%2fapp.py",
        "/web//etc/passwd.txt",
        "/games/tomahawk/bot.py",
        "/games/tomahawk/data.toml",
        "/games/tomahawk/../tomahawk/bot.py",
        "/games/tomahawk/text/../bot.py",
        "/games/nothing/board.js",
        "/text/terminal.en.ftl",
        "/text/core.de.ftl",
        "/web/.hidden.js",
        "/web/app.py",
        "/v/1/../../server/app.py",
        "/web/\x00.js",
        "/.env",
        "/api/games/tomahawk/../../x.js",
    ],
)
def test_nothing_else_can_be_read(sqlite_server, path):
    import http.client

    host, port = sqlite_server.address.removeprefix("http://").split(":")
    connection = http.client.HTTPConnection(host, int(port))
    connection._validate_path = lambda _url: None
    connection.request("GET", path.replace("\x00", "%00"))
    answer = connection.getresponse()
    body = answer.read()
    assert answer.status in (400, 404), body[:200]
    assert b"import" not in body
    connection.close()


def test_a_file_that_changes_is_read_again(tmp_path, monkeypatch):
    monkeypatch.setattr(static, "WEB", tmp_path)
    (tmp_path / "a.js").write_text("one")
    files = static.Files()
    assert files.find("/web/a.js").body == b"one"
    (tmp_path / "a.js").write_text("three")
    assert files.find("/web/a.js").body == b"three"


def test_a_game_without_a_board_says_so(toy):
    assert snapshot.game_info(toy, ()).board is False


def test_games_components_and_rules_can_be_looked_at(sqlite_server):
    games = WEB.get(f"{sqlite_server.address}/api/games").json()
    game = next(one for one in games if one["id"] == "tomahawk")
    assert game["seats"] == [2]
    assert game["bots"][:4] == ["novice", "brave", "chief", "elder"]
    assert not {"greedy", "random"} & set(game["bots"])
    assert game["board"] is True
    assert game["settings"][0] == {
        "name": "bonus_animal",
        "values": [False, True],
        "default": False,
        "source": "rulebook",
        "seats": [],
    }
    components = WEB.get(f"{sqlite_server.address}/api/games/tomahawk/components").json()
    assert all("source" in row for rows in components.values() for row in rows)
    rules = WEB.get(f"{sqlite_server.address}/api/games/tomahawk/rules").json()
    assert rules["parts"][0] == {"heading": "rules-part-1", "rules": [f"R{n}" for n in range(1, 11)]}
    words = WEB.get(f"{sqlite_server.address}/games/tomahawk/text/en.ftl").text
    ids = [*rules["before"], *(part["heading"] for part in rules["parts"])]
    assert all(f"\n{one} =" in words for one in ids)


def test_the_published_description_can_be_read_without_script(sqlite_server):
    page = WEB.get(f"{sqlite_server.address}/schema")
    assert page.headers["content-type"].startswith("text/html")
    assert "/api/tables/{table}/choices" in page.text
    assert "<script" not in page.text


def test_a_new_table_is_found_by_its_page(sqlite_server):
    table = found(sqlite_server.address)["table"]
    assert WEB.get(f"{sqlite_server.address}/t/{table}").status_code == 200
