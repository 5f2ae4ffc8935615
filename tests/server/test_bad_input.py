"""Whatever is sent: a clear refusal, no defect, nothing lost."""

import http.client
import json
import random
import threading
from urllib.parse import quote, urlencode

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.club import Browser
from server.serving import WEB, Person, error_of, new_request, sit

POSTS = ["", "/mine", "/{}/join", "/{}/bot", "/{}/back", "/{}/choices", "/{}/undo", "/{}/rewind", "/{}/rewind/answer"]
GETS = ["", "/{}", "/{}/stream", "/{}/why", "/{}/moments/0", "/{}/file"]
FIELDS = [
    *("request", "game", "settings", "listed", "seats", "seed", "from", "rematch", "tables", "name", "token"),
    *("seat", "bot", "decision", "choices", "turn", "to", "with", "agree", "kind"),
]

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=70)
    | st.sampled_from(["tomahawk", "greedy", "me", "open", "commit", "0123456789abcdef", "1.0"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=4),
    max_leaves=8,
)
bodies = st.dictionaries(st.sampled_from(FIELDS), values, max_size=6)


@pytest.fixture(scope="module")
def table(sqlite_server):
    return sit(sqlite_server.address)


def raw(server, method, path, body=None, headers=None):
    """A request that no library would let through."""
    host, port = server.address.removeprefix("http://").split(":")
    connection = http.client.HTTPConnection(host, int(port), timeout=20)
    connection._validate_path = lambda _url: None
    try:
        connection.request(method, path, body, headers or {})
        answer = connection.getresponse()
        return answer.status, answer.read()
    except (http.client.BadStatusLine, ConnectionError):
        return 400, b"{}"
    finally:
        connection.close()


@settings(max_examples=150)
@given(st.data())
def test_any_json_gets_an_answer_that_is_no_defect(sqlite_server, table, data):
    path = data.draw(st.sampled_from(POSTS)).format(table[0].table)
    body = data.draw(bodies)
    if data.draw(st.booleans()):
        body["request"] = new_request()
    person = data.draw(st.sampled_from([*table, Person(sqlite_server.address, table[0].table)]))
    answer = WEB.post(f"{sqlite_server.address}/api/tables{path}", json=body, headers=person.headers)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert set(answer.json()["error"]) == {"id", "args", "message"}
        assert answer.json()["error"]["message"] != answer.json()["error"]["id"]


@settings(max_examples=100)
@given(st.data())
def test_any_address_gets_an_answer_that_is_no_defect(sqlite_server, table, data):
    name = data.draw(
        st.sampled_from([table[0].table, "nowhere"]) | st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
    )
    path = data.draw(st.sampled_from(GETS)).format(quote(name, safe=""))
    query = data.draw(st.dictionaries(st.sampled_from(["after", "seat", "target", "show", "x"]), st.text(max_size=20)))
    if path.endswith("/stream"):
        query["after"] = "many"  # a stream that opens does not end
    method = data.draw(st.sampled_from(["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "POST"]))
    token = data.draw(st.sampled_from(["", "Bearer x", "Basic eA==", f"Bearer {table[0].token}"]))
    path = f"/api/tables{path}?{urlencode(query, errors='replace')}"
    status, body = raw(sqlite_server, method, path, headers={"authorization": token})
    assert status < 500, body


@settings(max_examples=60)
@given(st.binary(max_size=300))
def test_bytes_that_are_no_json_are_refused(sqlite_server, table, content):
    for path in ("", f"/{table[0].table}/choices"):
        answer = WEB.post(
            f"{sqlite_server.address}/api/tables{path}", content=content, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400
        assert answer.json()["error"]["id"] == "server-error-request"


@pytest.mark.parametrize(
    ("content", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"[]", 400),
        (b'"x"', 400),
        (b"null", 400),
        (b"[" * 60_000, 400),
        (b'{"request": ' + b"9" * 5000 + b"}", 400),
        (b'{"request": "\xff\xfe"}', 400),
        (b'{"request": NaN}', 400),
        (b" " * 70_000, 413),
        (b'{"a":"' + b"x" * 200_000 + b'"}', 413),
    ],
)
def test_broken_and_huge_bodies(sqlite_server, table, content, status):
    address = f"{sqlite_server.address}/api/tables/{table[0].table}/choices"
    answer = WEB.post(address, content=content, headers={"content-type": "application/json", **table[0].headers})
    assert answer.status_code == status
    assert answer.json()["error"]["id"] == ("server-error-too-big" if status == 413 else "server-error-request")


def test_a_huge_body_without_a_length_is_not_read_to_its_end(sqlite_server, table):
    def pieces():
        for _ in range(2000):
            yield b"[" * 1024

    address = f"{sqlite_server.address}/api/tables/{table[0].table}/undo"
    try:
        answer = WEB.post(address, content=pieces(), headers={"content-type": "application/json"})
    except httpx.TransportError:
        return  # the server may hang up while we still send
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonx"]
)
def test_what_is_not_said_to_be_json_is_refused(sqlite_server, table, kind):
    body = json.dumps({"request": new_request()}).encode()
    answer = WEB.post(
        f"{sqlite_server.address}/api/tables/{table[0].table}/undo", content=body, headers={"content-type": kind}
    )
    assert answer.status_code == 415
    assert answer.json()["error"]["id"] == "server-error-not-json"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/tables/mine", 405),
        ("PUT", "/api/tables", 415),
        ("DELETE", "/api/tables", 405),
        ("DELETE", "/api/games", 405),
        ("GET", "/api", 404),
        ("GET", "/api/", 404),
        ("GET", "/api/tables/x/choices", 405),
        ("PATCH", "/health", 405),
        ("POST", "/", 405),
        ("TRACE", "/api/tables", 405),
        ("GET", "/api/tables/%ff%fe", 404),
        ("GET", "/api/tables/" + "x" * 3000, 404),
        ("GET", "/api/tables/a%2Fb", 404),
        ("GET", "/api/games/../../etc", 404),
        ("GET", "//api//tables//x", 404),
    ],
)
def test_wrong_methods_and_addresses(sqlite_server, method, path, status):
    answered, body = raw(sqlite_server, method, path)
    assert answered == status, body
    if body:
        assert json.loads(body)["error"]["id"].startswith("server-error-")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        *(("GET", f"/api/tables/a%00b{rest}", 404) for rest in ("", "/stream", "/moments/0", "/file", "/orders")),
        ("POST", "/api/tables/a%00b/choices", 404),
        ("POST", "/api/me/hooks/a%00b/end", 404),
        ("GET", "/api/me/tables?table=a%00b", 400),
        ("GET", "/api/me/history?game=a%00b", 400),
        ("GET", "/api/tables?show=open&after=%00", 400),
        ("GET", "/t/a%00b", 404),
    ],
)
def test_a_null_byte_is_no_trouble_of_the_database(server, method, path, status):
    """PostgreSQL has no text with one in it: that is not a database that does not answer."""
    browser = Browser(server).guest()
    body = {"request": new_request(), "decision": "0.0", "choices": ["x"]} if "choices" in path else {}
    answer = browser.client.request(method, path, json=body or {"request": new_request()})
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["id"] in ("server-error-page", "server-error-request")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables/mine", {"tables": [{"table": "a\0b", "token": "x"}]}),
        ("/api/tables", {"game": "tomahawk", "seats": [{"kind": "me", "name": "Anna"}], "rematch": "a\0b"}),
        ("/api/sign-in/password", {"name": "a\0b", "password": "x\0y"}),
    ],
)
def test_a_null_byte_in_a_body_is_no_trouble_of_the_database_either(server, path, body):
    own = {} if path.endswith("mine") else {"request": new_request()}
    answer = Browser(server).guest().client.post(path, json={**own, **body})
    assert error_of(answer) == (400, "server-error-request")


@pytest.mark.parametrize(
    "header", ["Bearer", "Bearer ", "bearer x", "Basic eA==", "Bearer " + "x" * 5000, "Bearer \xff", ""]
)
def test_tokens_that_are_none(sqlite_server, table, header):
    status, body = raw(sqlite_server, "GET", table[0].path, headers={"authorization": header})
    assert status == 401
    assert json.loads(body)["error"]["id"] == "server-error-token"


def test_a_flood_of_requests_leaves_the_table_as_it_was(sqlite_server, table):
    before = table[0].see()
    bad = random.Random(3)
    statuses = set()

    def flood():
        window = Person(sqlite_server.address, table[0].table, table[0].token)
        for _ in range(150):
            rest, body = bad.choice(
                [
                    ("/choices", {"decision": "0.0", "choices": ["commit"] * 64}),
                    ("/choices", {"decision": "1.0", "choices": ["x" * 120]}),
                    ("/rewind", {"to": 999}),
                    ("/undo", {"turn": True}),
                    ("/bot", {"seat": 63, "bot": "greedy"}),
                    ("/join", {"name": "x"}),
                ]
            )
            statuses.add(window.post(rest, **body).status_code)

    threads = [threading.Thread(target=flood) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert statuses <= {400, 401, 404, 409}
    assert table[0].see() == before


def live_size(server):
    """What a new table takes in memory, by the server's own account."""
    table = sit(server.address)[0].table
    return server.process.tables.live[table].size


def test_tables_in_memory_stay_few_however_many_there_are(sqlite_server):
    most = sqlite_server.process.tables.most
    sqlite_server.process.tables.most = 20 * live_size(sqlite_server)
    try:
        people = [sit(sqlite_server.address)[0] for _ in range(60)]
        assert len(sqlite_server.process.tables.live) <= 25
        assert all(person.see()["seat"] == 0 for person in people)
        assert len(sqlite_server.process.tables.live) <= 25
    finally:
        sqlite_server.process.tables.most = most
