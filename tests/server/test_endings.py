"""How a table ends before its match does: resigned, or called off by all."""

from longhouse.server.store.rows import PERSON, SeatRow
from longhouse.server.table.results import ranked
from server.serving import WEB, Person, error_of, found, new_request, sit, wait_until

BOT = {"kind": "bot", "bot": "random"}


def people_at(server, *seats, **more):
    table = found(server.address, list(seats), **more)
    return [Person(server.address, table["table"], one["token"]) for one in table["seats"] if "token" in one]


def me_and(*others):
    return [{"kind": "me", "name": "Anna"}, *({"kind": "here", "name": name} for name in others)]


def mine(server, person):
    pair = {"table": person.table, "token": person.token}
    return WEB.post(f"{server.address}/api/tables/mine", json={"tables": [pair]}).json()[0]


def test_of_two_the_one_who_resigns_is_last_and_the_match_has_ended(server):
    anna, bela = sit(server.address)
    body = {"request": new_request()}
    first = anna.post("/resign", **body)
    assert first.status_code == 200, first.text
    assert anna.post("/resign", **body).json() == first.json(), "asked again, answered again"
    seen = bela.see()
    assert (seen["status"], seen["closed"], seen["result"]["ranks"]) == ("closed", "resigned", [2, 1])
    assert (seen["players"][0]["gone"], seen["deciding"], seen["seed"] is not None) == ("resigned", [], True)
    assert error_of(bela.post("/resign")) == (409, "server-error-closed-resigned")
    row = mine(server, bela)
    assert (row["closed"], row["glance"]["ranks"]) == ("resigned", [2, 1])
    again = anna.client.post(
        "/api/tables", json={"request": new_request(), "rematch": anna.table}, headers=anna.headers
    )
    table = Person(server.address, again.json()["table"], anna.token).see()
    assert (table["status"], [one["gone"] for one in table["players"]]) == ("playing", [None, None])


def test_with_more_a_bot_plays_on_for_good_and_the_seat_is_last(server):
    anna, bela, zoe = people_at(server, *me_and("Béla", "Zoé"), game="tribes")
    assert zoe.post("/resign", bot="random").status_code == 200
    player = anna.see()["players"][2]
    assert (player["kind"], player["name"], player["lent"], player["gone"]) == ("person", "Zoé", True, "resigned")
    for what in ("/back", "/undo", "/resign", "/leave", "/call-off"):
        assert error_of(zoe.post(what)) == (409, "server-error-gone"), what
    assert zoe.get().status_code == 200, "one may look on"
    assert anna.post("/resign", bot="random").status_code == 200
    assert bela.see()["status"] == "playing", "one against two bots"
    assert bela.post("/resign").status_code == 200
    assert bela.see()["closed"] == "resigned", "nobody is left who plays"


def test_whoever_resigned_is_behind_all_others_whatever_the_rules_say():
    seats = [SeatRow(seat, PERSON, "", gone=gone) for seat, gone in enumerate([None, "resigned", None, "resigned"])]
    assert ranked([2, 1, 3, 4], seats) == (1, 3, 2, 4)
    assert ranked([1, 1, 1, 1], seats) == (1, 3, 1, 3)
    assert ranked([2, 1, 3, 4], [one._replace(gone=None) for one in seats]) == (2, 1, 3, 4)


def test_nobody_who_resigned_has_to_agree_to_anything(server):
    anna, bela, zoe = people_at(server, *me_and("Béla", "Zoé"), game="northgard")
    assert zoe.post("/resign", bot="random").status_code == 200
    assert anna.post("/call-off").status_code == 200
    assert bela.see()["vote"]["waiting_for"] == [1]
    assert bela.post("/call-off/answer", agree=True).status_code == 200
    assert zoe.see()["closed"] == "agreed"


def test_with_bots_alone_it_ends_whenever_one_likes(server):
    (anna,) = people_at(server, *me_and(), BOT, BOT, game="tribes")
    assert anna.post("/resign").status_code == 200
    assert (anna.see()["closed"], anna.see()["result"]["ranks"][0]) == ("resigned", 3)
    (anna,) = people_at(server, *me_and(), BOT)
    assert anna.post("/call-off").status_code == 200
    assert (anna.see()["closed"], anna.see()["result"]) == ("agreed", None)
    assert error_of(anna.post("/undo")) == (409, "server-error-closed-agreed")


def test_a_match_is_called_off_when_all_agree(server):
    anna, bela = sit(server.address)
    assert error_of(bela.post("/call-off/answer", agree=True)) == (409, "server-error-no-vote-open")
    assert anna.post("/call-off").status_code == 200
    assert bela.see()["vote"] | {"since": 0} == {"kind": "call-off", "by": 0, "waiting_for": [1], "since": 0}
    assert bela.post("/call-off/answer", agree=False).status_code == 200
    assert anna.see()["vote"] is None
    stream = anna.listen()
    assert bela.post("/call-off").status_code == 200
    stream.wait(lambda one: one.events and one.events[-1][1]["vote"])
    assert anna.post("/call-off").status_code == 200, "asking for the same is agreeing"
    assert (anna.see()["status"], anna.see()["closed"], anna.see()["vote"]) == ("closed", "agreed", None)
    stream.close()


def test_friends_at_one_screen_agree_at_once(server):
    anna, bela = sit(server.address)
    assert anna.post("/call-off", **{"with": [bela.token]}).status_code == 200
    assert anna.see()["closed"] == "agreed"


def test_a_choice_leaves_the_question_open_and_nothing_is_decided_before_the_deal(server):
    anna, bela = sit(server.address)
    assert anna.post("/call-off").status_code == 200
    assert bela.choose_any().status_code == 200
    assert bela.see()["vote"]["by"] == 0
    table = found(server.address, [me_and()[0], {"kind": "open"}])
    early = Person(server.address, table["table"], table["seats"][0]["token"])
    for what in ("/call-off", "/resign"):
        assert error_of(early.post(what)) == (409, "server-error-waiting")


def test_who_is_away_and_has_a_bot_in_their_place_holds_up_nobody(server):
    anna, bela = sit(server.address)
    assert bela.post("/bot", seat=1, bot="random").status_code == 200
    assert anna.post("/call-off").status_code == 200
    assert wait_until(lambda: bela.see()["closed"]) == "agreed"
