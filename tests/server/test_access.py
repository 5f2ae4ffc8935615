"""Who sees a table and who sits there: open to all, by link, closed; seats that are kept for somebody."""

import secrets

import pytest

from longhouse.server import clock
from longhouse.server.people.names import name_keys
from longhouse.server.people.register import hash_device, new_id
from longhouse.server.store import people
from server.serving import WEB, Person, error_of, found, new_client, new_request, play_on, sit

OPEN = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
THREE = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
NOWHERE = "A" * 22


def at(server, table, seat=0):
    return Person(server.address, table["table"], table["seats"][seat]["token"])


def member(server, name):
    """Somebody who keeps a name, in a browser of theirs."""
    name = f"{name}{secrets.token_hex(3)}"
    token, now = secrets.token_urlsafe(32), clock.now()
    key = name_keys(name)[0]
    person = people.PersonRow(new_id(), people.MEMBER, name, key, secrets.token_bytes(32), "en", "UTC", now, now)
    device = people.DeviceRow(new_id(), person.id, hash_device(token), "test", "127.0.0.1", now, now)
    server.process.store.write_now(people.create(person, device))
    browser = new_client(server.address, is_page=True)
    browser.cookies.set("longhouse", token)
    return name, browser


def invitations(browser):
    return browser.get("/api/me/invitations").json()


def in_lists(server, table):
    rows = WEB.get(f"{server.address}/api/tables/list?show=all").json()["tables"]
    return table in [row["table"] for row in rows]


# What strangers see.


def addresses(server, table, body):
    """Every address of a table as the description names it: the method, the path, the body that it takes."""
    document = WEB.get(f"{server.address}/schema/openapi.json").json()
    for path, methods in document["paths"].items():
        if "{table}" in path:
            for method in methods:
                if method in ("get", "post", "put"):
                    at = path.replace("{table}", table).replace("{seq}", "0")
                    yield method.upper(), path, at + ("?target=pile:1" if path.endswith("/why") else ""), body


BODY = {
    "join": {"name": "Zoé"},
    "bot": {"seat": 0, "bot": "random"},
    "access": {"access": "open"},
    "invite": {"seat": 1, "name": None},
    "remove": {"seat": 1},
    "answer": {"agree": True},
    "time": {"seat": 0, "seconds": 60},
    "at-zero": {"do": "wait"},
    "choices": {"decision": "1.0", "choices": ["x"]},
    "rewind": {"to": 0},
    "lesson": {"do": "show"},
    "hint": {"decision": "1.0"},
    "orders": {"orders": []},
}


def knock(server, table, token, *, wrong_in_body=False):
    """What somebody is answered at every address of a table."""
    answers = {}
    for method, path, at, _ in addresses(server, table, None):
        last = path.rsplit("/", 1)[1]
        body = {"request": new_request(), **BODY.get(last, {})} if method != "GET" else None
        if wrong_in_body and last == "join":
            body["token"] = "wrong"
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = WEB.request(method, f"{server.address}{at}", json=body, headers=headers)
        answers[method, path] = (answer.status_code, answer.json()["error"])
    return answers


@pytest.mark.parametrize("status", ["waiting", "playing", "over"])
def test_a_closed_table_is_none_for_strangers_at_every_address(server, status):
    if status == "waiting":
        anna = at(server, found(server.address, OPEN, access="closed"))
    else:
        anna, bela = sit(server.address, access="closed")
    if status == "over":
        play_on([anna, bela])
    assert anna.see()["access"] == "closed"
    other = sit(server.address)[0]
    for token in (None, "wrong", other.token):
        is_wrong = token == "wrong"
        seen = knock(server, anna.table, token, wrong_in_body=is_wrong)
        assert len(seen) > 30
        assert seen == knock(server, NOWHERE, token, wrong_in_body=is_wrong)
        assert {code for code, _ in seen.values()} <= {401, 404}
    copy = {"request": new_request(), "from": {"table": anna.table, "moment": 0}, "seats": THREE[:2]}
    assert WEB.post(f"{server.address}/api/tables", json=copy).status_code == 404
    assert not in_lists(server, anna.table)


def test_whoever_sits_at_a_closed_table_reads_everything_when_it_is_over(server):
    anna, bela = sit(server.address, access="closed")
    play_on([anna, bela])
    for rest in ("/file", "/course", "/moments/0", "/analysis", "/orders"):
        assert anna.get(rest).status_code == 200
    again = anna.client.post(
        "/api/tables", json={"request": new_request(), "rematch": anna.table}, headers=anna.headers
    )
    assert bela.see()["rematch"] == again.json()["table"]
    assert Person(server.address, bela.see()["rematch"]).get().status_code == 404, "a rematch is closed as well"


def test_a_seat_s_link_opens_a_closed_table(server):
    table = found(server.address, OPEN, access="closed")
    bela = Person(server.address, table["table"])
    assert bela.post("/join", name="Béla", token=table["seats"][1]["token"]).status_code == 200


def test_watchers_are_shown_out_when_a_table_is_closed(server):
    table = found(server.address, OPEN, access="link")
    watcher = Person(server.address, table["table"]).listen()
    watcher.wait(lambda one: one.events)
    assert at(server, table).post("/access", access="closed").status_code == 200
    assert watcher.ended.wait(15)


def test_a_table_by_link_is_in_nobodys_list_and_old_clients_say_listed(server):
    assert in_lists(server, found(server.address, OPEN, access="open")["table"])
    assert in_lists(server, found(server.address, OPEN, listed=True)["table"])
    assert not in_lists(server, found(server.address, OPEN, access="link")["table"])
    assert not in_lists(server, found(server.address, OPEN)["table"])
    assert not in_lists(server, found(server.address, OPEN, listed=True, access="link")["table"])


# Whoever made it.


def test_only_the_founder_changes_who_sees_it_and_only_before_the_deal(server):
    table = found(server.address, THREE, game="northgard", access="link")
    anna = at(server, table)
    joined = anna.post("/join", name="Béla", token=table["seats"][1]["token"]).json()
    bela = Person(server.address, table["table"], joined["token"])
    assert error_of(bela.post("/access", access="open")) == (403, "server-error-not-founder")
    assert anna.post("/access", access="open").status_code == 200
    assert in_lists(server, anna.table)
    assert (bela.see()["access"], bela.see()["founder"]) == ("open", 0)
    assert anna.post("/leave").json() == {"removed": False}
    assert bela.see()["founder"] == 1, "the first who still sits there"
    assert bela.post("/access", access="link").status_code == 200
    anna, _ = sit(server.address)
    assert error_of(anna.post("/access", access="open")) == (409, "server-error-dealt")


def test_the_founder_asks_somebody_to_get_up(server):
    table = found(server.address, THREE, game="northgard")
    anna = at(server, table)
    joined = anna.post("/join", name="Béla", token=table["seats"][1]["token"]).json()
    bela = Person(server.address, table["table"], joined["token"])
    assert error_of(bela.post("/remove", seat=0)) == (403, "server-error-not-founder")
    assert error_of(anna.post("/remove", seat=2)) == (409, "server-error-seat-open")
    assert error_of(anna.post("/remove", seat=0)) == (409, "server-error-remove-self")
    freed = anna.post("/remove", seat=1).json()
    assert [one["kind"] for one in anna.see()["players"]] == ["person", "open", "open"]
    assert bela.get().status_code == 401
    assert anna.post("/join", name="Zoé", token=freed["token"]).status_code == 200


# Seats that are kept.


def test_somebody_is_invited_by_name_and_sits_down_with_one_click(server):
    name, browser = member(server, "Zoe")
    table = found(server.address, [OPEN[0], {"kind": "open", "invite": name.upper()}], access="closed")
    anna = at(server, table)
    assert [(one["kind"], one["name"], one["kept"]) for one in anna.see()["players"]][1] == ("open", name, True)
    (mine,) = invitations(browser)
    assert (mine["table"], mine["seat"], mine["by"], mine["access"]) == (anna.table, 1, "Anna", "closed")
    body = {"request": new_request()}
    joined = browser.post(f"/api/tables/{anna.table}/accept", json=body).json()
    assert browser.post(f"/api/tables/{anna.table}/accept", json=body).json() == joined, "asked again, answered again"
    zoe = Person(server.address, anna.table, joined["token"])
    assert (zoe.see()["status"], zoe.see()["players"][1]["name"]) == ("playing", name)
    assert invitations(browser) == []


def test_nobody_else_takes_a_kept_seat_until_it_is_declined(server):
    name, browser = member(server, "Zoe")
    table = found(server.address, [OPEN[0], {"kind": "open", "invite": name}], access="open")
    anna = at(server, table)
    link = table["seats"][1]["token"]
    for token in (None, link):
        answer = Person(server.address, anna.table).post("/join", name="Béla", token=token)
        assert error_of(answer) in [(409, "server-error-seat-kept"), (409, "server-error-seat-taken")]
    assert error_of(anna.post("/bot", seat=1, bot="random")) == (409, "server-error-seat-kept")
    _, stranger = member(server, "Ida")
    answer = stranger.post(f"/api/tables/{anna.table}/accept", json={"request": new_request()})
    assert error_of(answer) == (404, "server-error-invitation")
    assert browser.post(f"/api/tables/{anna.table}/decline", json={"request": new_request()}).status_code == 200
    assert (anna.see()["players"][1]["kept"], anna.see()["players"][1]["name"]) == (False, "")
    assert Person(server.address, anna.table).post("/join", name="Béla", token=link).status_code == 200


def test_after_a_week_a_kept_seat_is_anybodys(server, monkeypatch):
    name, browser = member(server, "Zoe")
    table = found(server.address, [OPEN[0], {"kind": "open", "invite": name}], access="open")
    now = clock.now()
    monkeypatch.setattr(clock, "source", lambda: now + 7 * 86_400 + 60)
    assert invitations(browser) == []
    assert Person(server.address, table["table"]).post("/join", name="Béla").status_code == 200


def test_what_cannot_be_kept_is_refused(server):
    name, _ = member(server, "Zoe")
    table = found(server.address, THREE, game="northgard")
    anna = at(server, table)
    assert error_of(anna.post("/invite", seat=1, name="Nobody at all")) == (404, "server-error-person")
    assert error_of(anna.post("/invite", seat=0, name=name)) == (409, "server-error-seat-taken")
    assert error_of(anna.post("/invite", seat=7, name=name)) == (400, "server-error-seat")
    assert anna.post("/invite", seat=1, name=name).status_code == 200
    assert error_of(anna.post("/invite", seat=2, name=name)) == (409, "server-error-invited-twice")
    assert anna.post("/invite", seat=1, name=None).status_code == 200
    assert anna.post("/invite", seat=2, name=name).status_code == 200
    wish = {
        "request": new_request(),
        "game": "tomahawk",
        "seats": [OPEN[0], {"kind": "bot", "bot": "random", "invite": name}],
    }
    assert error_of(WEB.post(f"{server.address}/api/tables", json=wish)) == (400, "server-error-invite-kind")
