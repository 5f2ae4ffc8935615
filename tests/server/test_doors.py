"""What a host may ask of people who come in: a name before they play, and an invitation before they have a name."""

import threading

import pytest

from longhouse.server import clock
from longhouse.server.people.codes import hash_code
from longhouse.server.people.joining import MOST
from longhouse.server.store.schema import challenges
from server.authenticator import Authenticator
from server.club import SECRET, Browser, cheap
from server.serving import Person, error_of, new_request, play_on
from server.test_admin import admin, told

ALONE = [{"kind": "me", "name": "Zoé"}, {"kind": "bot", "bot": "random"}]
HERE = [{"kind": "me", "name": "Zoé"}, {"kind": "here", "name": "Yann"}]
WAITING = [{"kind": "me", "name": "Zoé"}, {"kind": "open"}]
LESSON = {"lesson": "tomahawk/first", "seats": [{"kind": "me"}]}
OFF, PRIVATE = (403, "server-error-guests-off"), (403, "server-error-guests-private")


def opened(browser, seats=WAITING, **more):
    """What the house answers to somebody who wants a table."""
    body = {} if "lesson" in more or "rematch" in more or "from" in more else {"game": "tomahawk"}
    return browser.post("/api/tables", **body, **{"seats": seats, **more})


def took(browser, table, **more):
    return browser.post(f"/api/tables/{table}/join", name="Zoé", **more)


def seat_of(browser, made, seat=0):
    """Whoever has the secret of a seat, in that browser."""
    return Person(browser.address, made["table"], made["seats"][seat]["token"], browser.client)


# What clients are told.


@pytest.mark.parametrize(
    ("settings", "rules"),
    [({}, ("on", "open")), ({"guests": "private"}, ("private", "open")), ({"join": "invite"}, ("on", "invite"))],
)
def test_the_house_says_what_holds_before_anybody_tries(house_of, settings, rules):
    for server in house_of(**settings):
        guest = Browser(server)
        ways = guest.get("/api/sign-in").json()
        assert (ways["guests"], ways["join"]) == rules
        assert guest.guest().me()["ways"] == ways
        page = guest.get("/", headers={"accept": "text/html"}).text
        assert ('data-guests="private"' in page) == (rules[0] == "private")
        assert ('data-join="invite"' in page) == (rules[1] == "invite")
        assert settings or '<html lang="en">' in page, "nothing is said where nothing is asked"


# Guests.


def test_guests_play_among_themselves_but_not_with_strangers(house_of):
    servers = [cheap(one) for one in house_of(guests="private")]
    anna, guest = Browser(servers[0]).member("Anna"), Browser(servers[-1])
    for seats in (ALONE, HERE, WAITING):
        assert opened(guest, seats).status_code == 201
    assert opened(guest, access="closed").status_code == 201
    assert opened(guest, **LESSON).status_code == 201
    for more in ({"access": "open"}, {"listed": True}):
        assert error_of(opened(guest, **more)) == PRIVATE
        assert error_of(opened(Browser(servers[0]).guest(), **more)) == PRIVATE, "known, and without a name"

    table = anna.done("/api/tables", game="tomahawk", seats=WAITING, access="open")
    assert error_of(took(guest, table["table"])) == PRIVATE
    assert guest.get(f"/api/tables/{table['table']}").status_code == 200, "everybody may watch"
    joined = took(guest, table["table"], token=table["seats"][1]["token"])
    assert joined.status_code == 200, "whoever made the table handed out the link of a seat"

    own = opened(guest).json()
    mine = seat_of(guest, own)
    assert error_of(mine.post("/access", access="open")) == PRIVATE
    assert mine.post("/access", access="closed").status_code == 200
    bela = Browser(servers[0]).member("Béla")
    free = anna.done("/api/tables", game="tomahawk", seats=WAITING, access="open")
    assert took(bela, free["table"]).status_code == 200


def test_without_a_name_nobody_begins_to_play(house_of):
    servers = [cheap(one) for one in house_of(guests="off")]
    anna, guest = Browser(servers[0]).member("Anna"), Browser(servers[-1])
    for seats in (ALONE, HERE, WAITING):
        assert error_of(opened(guest, seats)) == OFF
        assert error_of(opened(Browser(servers[0]).guest(), seats)) == OFF
    table = anna.done("/api/tables", game="tomahawk", seats=WAITING)
    assert error_of(took(guest, table["table"], token=table["seats"][1]["token"])) == OFF
    assert opened(guest, **LESSON).status_code == 201
    assert guest.get(f"/api/tables/{table['table']}").status_code == 200
    # Friends at a member's own screen are the member's matter.
    assert opened(anna, HERE).status_code == 201
    bela = Browser(servers[-1]).member("Béla")
    assert took(bela, table["table"], token=table["seats"][1]["token"]).status_code == 200


def test_a_table_of_before_plays_on_when_guests_are_no_longer_wanted(house_of):
    """Whatever a host decides: no match stands still because of it, and nobody loses a seat."""
    before = [cheap(one) for one in house_of()]
    guest, anna = Browser(before[0]), Browser(before[-1]).member("Anna")
    made = opened(guest).json()
    token = took(anna, made["table"], token=made["seats"][1]["token"]).json()["token"]
    waiting = opened(guest).json()
    cookie = anna.cookie.value
    for server in before:
        server.stop()

    after = [cheap(one) for one in house_of(guests="off")]
    guest = Browser(after[0])
    anna = Browser(after[-1])
    anna.client.cookies.set("longhouse", cookie, domain="127.0.0.1", path="/")
    zoe = seat_of(guest, made)
    other = Person(anna.address, made["table"], token, anna.client)
    assert took(anna, waiting["table"], token=waiting["seats"][1]["token"]).status_code == 200
    assert zoe.post("/bot", seat=0, bot="random").status_code == 200
    assert zoe.post("/back").status_code == 200
    taken = []
    play_on([zoe, other], lambda seen: taken.append(seen) or len(taken) > 8)
    assert zoe.post("/resign").status_code == 200
    for asker in (guest, anna):
        token = made["seats"][0]["token"] if asker is guest else token
        answer = asker.client.post(
            "/api/tables",
            json={"request": new_request(), "rematch": made["table"]},
            headers={"authorization": f"Bearer {token}"},
        )
        assert error_of(answer) == (403, "server-error-guests-rematch"), (
            "a rematch is a new table, and one of them has no name"
        )


def test_members_play_again_with_friends_at_their_screen(house_of):
    servers = [cheap(one) for one in house_of(guests="off")]
    anna = Browser(servers[0]).member("Anna")
    made = opened(anna, HERE).json()
    assert seat_of(anna, made, 1).post("/resign").status_code == 200
    answer = anna.client.post(
        "/api/tables",
        json={"request": new_request(), "rematch": made["table"]},
        headers={"authorization": f"Bearer {made['seats'][0]['token']}"},
    )
    assert answer.status_code == 201, answer.text


# A name.


NEEDED, VOID, MANY = (403, "server-error-join-invite"), (403, "server-error-join-void"), (409, "server-error-join-many")


def claimed(browser, name, invitation=None, **more):
    """What the house answers to a guest who wants a name."""
    body = {"password": SECRET, **more, **({"invitation": invitation} if invitation else {})}
    return browser.post("/api/me/name", name=name, **body)


def from_host(url):
    """An invitation that a command prints."""
    link = told(admin(url, "invite", "--address", "https://club.example", "--json"))["link"]
    assert link.startswith("https://club.example/join#")
    return link.partition("#")[2]


def test_a_name_needs_an_invitation_that_works_once(house_of):
    servers = [cheap(one) for one in house_of(join="invite")]
    url = servers[0].process.config.database_url
    guest = Browser(servers[0]).guest()
    assert error_of(claimed(guest, "Anna")) == NEEDED
    assert error_of(claimed(guest, "Anna", "A" * 43)) == VOID
    first = from_host(url)
    assert claimed(guest, "Anna", first).json()["kind"] == "member"
    late = Browser(servers[-1]).guest()
    assert error_of(claimed(late, "Béla", first)) == VOID, "it works once"

    made = guest.done("/api/me/join-links")
    with servers[0].process.store.engine.connect() as connection:
        kept = [bytes(row.hash) for row in connection.execute(challenges.select())]
    assert hash_code(made["code"]) in kept
    assert made["code"].encode() not in kept
    assert error_of(claimed(late, "Anna", made["code"])) == (409, "server-error-name-taken")
    assert error_of(claimed(late, "Béla", made["code"], password="short")) == (400, "server-error-password-length")
    assert claimed(late, "Béla", made["code"]).status_code == 200, "who does not get a name has not used it"
    assert late.done("/api/me/name", name="BÉLA")["name"] == "BÉLA", "a member needs none for another name"
    assert Browser(servers[0]).sign_in("Anna").status_code == 200


def test_an_invitation_is_no_way_in(house_of):
    servers = [cheap(one) for one in house_of(join="invite")]
    guest = Browser(servers[0]).guest()
    anna = claimed(guest, "Anna", from_host(servers[0].process.config.database_url)) and guest
    code = anna.done("/api/me/join-links")["code"]
    for way in ("code", "mail"):
        assert error_of(Browser(servers[-1]).post(f"/api/sign-in/{way}", code=code)) == (401, "server-error-code")
    device = anna.done("/api/me/code")["code"]
    assert error_of(claimed(Browser(servers[-1]).guest(), "Béla", device)) == VOID
    assert claimed(Browser(servers[-1]).guest(), "Béla", code).status_code == 200


def test_a_member_has_a_few_invitations_a_week(house_of, monkeypatch):
    servers = [cheap(one) for one in house_of(join="invite")]
    url = servers[0].process.config.database_url
    anna = Browser(servers[0]).guest()
    claimed(anna, "Anna", from_host(url))
    codes = [anna.done("/api/me/join-links")["code"] for _ in range(MOST)]
    assert error_of(anna.post("/api/me/join-links")) == MANY
    assert claimed(Browser(servers[-1]).guest(), "Béla", codes[0]).status_code == 200
    found = anna.get("/api/me/join-links").json()
    assert (found["left"], len(found["waiting"])) == (0, MOST - 1), "one that was used keeps its place"
    assert anna.done("/api/me/join-links/end") == {"left": MOST - 1, "waiting": []}
    assert error_of(claimed(Browser(servers[-1]).guest(), "Chloé", codes[1])) == VOID
    fresh = anna.done("/api/me/join-links")["code"]
    told(admin(url, "host", "Anna", "--json"))
    assert anna.get("/api/me/join-links").json()["left"] > MOST, "a host has more"
    later = clock.now() + 8 * 86_400
    monkeypatch.setattr(clock, "source", lambda: later)
    assert error_of(claimed(Browser(servers[-1]).guest(), "Chloé", fresh)) == VOID
    guest = Browser(servers[0]).guest()
    assert error_of(guest.post("/api/me/join-links")) == (403, "server-error-members-only")
    assert error_of(guest.get("/api/me/join-links")) == (403, "server-error-members-only")
    assert Browser(servers[0]).get("/api/me/join-links").status_code == 401


def test_who_leaves_takes_their_invitations_along(house_of):
    servers = [cheap(one) for one in house_of(join="invite")]
    anna = Browser(servers[0]).guest()
    claimed(anna, "Anna", from_host(servers[0].process.config.database_url))
    code = anna.done("/api/me/join-links")["code"]
    anna.done("/api/me/delete")
    assert error_of(claimed(Browser(servers[-1]).guest(), "Béla", code)) == VOID


def test_of_two_at_once_one_is_let_in(house_of):
    """And of ten wishes for the last invitation none is too many, wherever they are asked."""
    servers = [cheap(one) for one in house_of(join="invite")]
    code = from_host(servers[0].process.config.database_url)
    guests = [Browser(servers[at % len(servers)]).guest() for at in range(6)]
    answers = at_once(
        [lambda one=one, at=at: claimed(one, f"Anna{'bcdfgh'[at]}", code) for at, one in enumerate(guests)]
    )
    assert sorted(one.status_code for one in answers) == [200] + [403] * 5
    anna = next(one for one, answer in zip(guests, answers, strict=True) if answer.status_code == 200)
    devices = [anna]
    for server in servers[1:]:
        other = Browser(server)
        other.client.cookies.set("longhouse", anna.cookie.value, domain="127.0.0.1", path="/")
        devices.append(other)
    made = at_once([lambda at=at: devices[at % len(devices)].post("/api/me/join-links") for at in range(10)])
    assert sorted(one.status_code for one in made) == [200] * MOST + [409] * (10 - MOST)


def at_once(deeds):
    """What each of several answers that are asked for at the same moment."""
    answers = [None] * len(deeds)

    def do(at):
        answers[at] = deeds[at]()

    threads = [threading.Thread(target=do, args=(at,)) for at in range(len(deeds))]
    for one in threads:
        one.start()
    for one in threads:
        one.join(timeout=60)
    return answers


def test_a_passkey_is_not_begun_without_an_invitation(house_of):
    """Otherwise a device would keep a passkey for a name that nobody gets."""
    servers = [cheap(one) for one in house_of(join="invite", site="http://localhost:8420")]
    guest = Browser(servers[0]).guest()
    assert error_of(guest.post("/api/me/credentials/begin", name="Anna")) == NEEDED
    code = from_host(servers[0].process.config.database_url)
    options = guest.done("/api/me/credentials/begin", name="Anna", invitation=code)["options"]
    made = Authenticator("http://localhost:8420").create(options)
    assert claimed(guest, "Anna", code, password=None, passkey=made).status_code == 200


def test_where_everybody_may_have_a_name_an_invitation_is_not_used_up(server):
    cheap(server)
    anna, guest = Browser(server).member("Annabelle"), Browser(server).guest()
    code = anna.done("/api/me/join-links")["code"]
    assert claimed(guest, "Bélisaire", code).status_code == 200
    assert len(anna.get("/api/me/join-links").json()["waiting"]) == 1
