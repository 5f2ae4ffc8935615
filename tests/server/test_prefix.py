"""Under a path: a house that shares its address with other things."""

import re

import pytest

from server.serving import Process, Thread, new_client, new_request


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    running = Thread(f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db", prefix="/club/longhouse")
    yield running
    running.stop()


def test_everything_lies_under_the_prefix(server):
    web = new_client(server.address)
    page = web.get("/club/longhouse/t/abc")
    assert page.status_code == 200
    addresses = re.findall(r'(?:href|src)="([^"]+)"', page.text)
    assert addresses
    assert all(address.startswith("/club/longhouse/v/") for address in addresses)
    for path in (addresses[0], "/club/longhouse/api/games", "/club/longhouse/text/house.en.ftl"):
        assert web.get(path).status_code == 200, path
    described = web.get("/club/longhouse/schema/openapi.json").json()
    assert described["servers"] == [{"url": "/club/longhouse"}]
    assert 'href="/club/longhouse/schema/openapi.json"' in web.get("/club/longhouse/schema").text


def test_the_prefix_alone_leads_to_the_lobby(server):
    answer = new_client(server.address).get("/club/longhouse?x=1")
    assert (answer.status_code, answer.headers["location"]) == (308, "/club/longhouse/?x=1")


def test_a_proxy_may_take_the_prefix_off(server):
    web = new_client(server.address)
    assert web.get("/api/games").status_code == 200
    assert web.get("/club/longhousekeeping/api/games").status_code == 404


def test_a_table_is_played_under_the_prefix(server):
    web = new_client(f"{server.address}/club/longhouse")
    seats = [{"kind": "me"}, {"kind": "here"}]
    made = web.post("/api/tables", json={"request": new_request(), "game": "tomahawk", "seats": seats}).json()
    token = {"authorization": f"Bearer {made['seats'][0]['token']}"}
    seen = web.get(f"/api/tables/{made['table']}", headers=token).json()
    chosen = {
        "request": new_request(),
        "decision": seen["decision"]["id"],
        "choices": [seen["options"][0]["key"]],
    }
    assert web.post(f"/api/tables/{made['table']}/choices", json=chosen, headers=token).status_code == 200
    with web.stream("GET", f"/api/tables/{made['table']}/stream", headers=token) as stream:
        assert next(stream.iter_lines()).startswith(("event:", "id:"))


def test_what_it_says_at_the_start_is_where_it_is(tmp_path):
    server = Process(f"sqlite:///{tmp_path}/tables.db", prefix="/house")
    try:
        assert server.process.stdout.readline().decode().strip() == f"{server.address}/house"
    finally:
        server.stop()
