"""The published description is true, and whatever is made of it finds no defect."""

import itertools

import pytest
import schemathesis
from hypothesis import given, settings
from schemathesis import GenerationMode, checks

from longhouse.server.config import Config
from longhouse.server.process import Application
from server.club import Browser, cheap
from server.serving import WEB, Thread, is_long, play_on, sit

DOCUMENT = Application(Config()).app.openapi_schema.to_schema()
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
OPERATIONS = {operation.ok().label: operation.ok() for operation in SCHEMA.get_all_operations()}
OF_ME = (
    *("", "/name", "/email", "/seats", "/tables", "/export", "/delete", "/code", "/recovery"),
    *("/credentials", "/credentials/begin", "/credentials/{credential}/end", "/devices", "/devices/{device}/end"),
    *("/prove/password", "/prove/passkey", "/prove/passkey/begin"),
    *("/history", "/holiday"),
    *("/stream", "/news", "/news/seen", "/push", "/hooks", "/hooks/{hook}/end", "/hooks/{hook}/test"),
)
WAYS_IN = ("password", "recovery", "code", "mail", "mail/begin", "passkey", "passkey/begin")
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A server with a running and a finished table."""
    server = Thread(f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db", away_seconds=0)
    running, over = sit(server.address), sit(server.address)
    play_on(running, until=lambda seen: seen["view"]["phase"] == "deploy")
    play_on(over)
    server.people = itertools.cycle([None, *running, *over])
    cheap(server)
    yield server
    server.stop()


def can_be_wrong(label):
    """Whether something can be sent there that the description forbids: a name in a path may be any string."""
    method, path = label.split(" ")
    described = DOCUMENT["paths"][path][method.lower()]
    return "requestBody" in described or any(
        parameter["schema"] != {"type": "string"} or (parameter["in"] != "path" and parameter["required"])
        for parameter in described.get("parameters", ())
    )


# A stream that is open is read until the time limit.
SLOW = {"GET /api/me/stream": pytest.mark.slow}
CASES = [
    *(
        pytest.param(label, GenerationMode.POSITIVE, id=f"fitting {label}", marks=SLOW.get(label, ()))
        for label in OPERATIONS
    ),
    *(
        pytest.param(label, GenerationMode.NEGATIVE, id=f"unfitting {label}")
        for label in OPERATIONS
        if can_be_wrong(label)
    ),
]


def test_where_nothing_can_be_sent_that_does_not_fit():
    """These are tried with what fits only; a new address must not get here unnoticed."""
    assert {label for label in OPERATIONS if not can_be_wrong(label)} == {
        *("GET /health", "GET /ready", "GET /api/games", "GET /api/games/{game}/components"),
        *("GET /api/games/{game}/rules", "GET /api/tables/{table}", "GET /api/tables/{table}/file"),
        *("GET /api/reach", "GET /api/tables/{table}/course", "GET /api/tables/{table}/analysis"),
        *("GET /api/me", "GET /api/me/devices", "GET /api/sign-in"),
        *("GET /api/me/stream", "GET /api/me/push", "GET /api/me/hooks"),
        *("GET /api/me/invitations", "GET /api/me/join-links", "GET /api/tables/{table}/orders"),
    }


@pytest.mark.parametrize(("label", "mode"), CASES)
def test_whatever_is_made_of_the_description_finds_no_defect(house, label, mode):
    """Sometimes as a stranger to a table that is none, sometimes as somebody who sits at one."""
    is_about_me = "/api/me" in label
    cookie = Browser(house).guest().cookie if is_about_me else None

    @settings(max_examples=100 if is_long() else 6)
    @given(OPERATIONS[label].as_strategy(generation_mode=mode))
    def attempt(case):
        person = next(house.people)
        if person is not None and "table" in (case.path_parameters or {}) and not case.path.endswith("/stream"):
            case.path_parameters["table"] = person.table
            case.headers = {**(case.headers or {}), **person.headers}
        elif cookie is not None and person is not None:
            own = {"cookie": f"{cookie.name}={cookie.value}", "origin": house.address}
            case.headers = {**(case.headers or {}), **own}
        case.call_and_validate(base_url=house.address, checks=CHECKS, timeout=20)

    attempt()


def test_what_is_published_is_what_was_tested(house):
    assert WEB.get(f"{house.address}/schema/openapi.json").json() == DOCUMENT


def test_every_address_is_described():
    paths = DOCUMENT["paths"]
    of_table = (
        "",
        "/join",
        "/bot",
        "/stand-in",
        "/back",
        "/leave",
        "/stream",
        "/choices",
        "/go-on",
        "/lesson",
        "/undo",
        "/rewind",
        "/rewind/answer",
        "/why",
        *(
            "/access",
            "/invite",
            "/accept",
            "/decline",
            "/remove",
            "/resign",
            "/call-off",
            "/call-off/answer",
            "/orders",
        ),
        *("/pause", "/pause/answer", "/time", "/at-zero"),
    )
    of_moment = ("/moments/{seq}", "/moments/{seq}/why")
    assert set(paths) == {
        *("/api/games", "/api/games/{game}/components", "/api/games/{game}/rules", "/api/tables"),
        *("/api/tables/mine", "/api/tables/list"),
        "/api/puzzles",
        *("/api/me", "/api/me/invitations", "/api/me/join-links", "/api/me/join-links/end"),
        *(f"/api/tables/{{table}}{rest}" for rest in (*of_table, "/hint", *of_moment, "/file", "/course", "/analysis")),
        *("/api/shelf", "/api/reach", "/health", "/ready"),
        *(f"/api/me{rest}" for rest in OF_ME),
        *(f"/api/sign-in/{way}" for way in WAYS_IN),
        *("/api/sign-in", "/api/sign-out", "/api/unsubscribe"),
    }
    for path, methods in paths.items():
        for operation in methods.values():
            assert operation["summary"]
            if path.startswith("/api/"):
                assert "429" in operation["responses"]
