"""Making tables, sitting down, bots and friends."""

import pytest

from server.serving import WEB, Listener, Person, Thread, error_of, found, new_request, play_on, sit, wait_until

OPEN = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]


def test_a_table_for_two_at_one_screen_is_dealt_at_once(server):
    anna, bela = sit(server.address)
    seen = anna.see()
    assert seen["status"] == "playing"
    assert seen["seat"] == 0
    assert bela.see()["seat"] == 1
    assert [p["name"] for p in seen["players"]] == ["Anna", "Béla"]
    assert seen["seq"] == 0
    assert seen["seed"] is None
    assert not seen["seed_chosen"]
    assert seen["story"][0]["events"]


def test_a_spectator_sees_no_hand_and_has_no_options(server):
    anna, _ = sit(server.address)
    seen = Person(server.address, anna.table).see()
    assert seen["seat"] is None
    assert seen["options"] == []
    assert seen["decision"] is None
    assert all(player["hand"] is None for player in seen["view"]["players"])


def test_an_open_seat_waits_for_whoever_has_the_invitation(server):
    table = found(server.address, OPEN)
    anna = Person(server.address, table["table"], table["seats"][0]["token"])
    seen = anna.see()
    assert (seen["status"], seen["seq"], seen["view"], seen["story"]) == ("waiting", -1, None, [])
    guest = Person(server.address, table["table"])
    assert error_of(guest.post("/join", name="Béla")) == (401, "server-error-token-missing")
    assert error_of(guest.post("/join", name="Béla", token="nonsense")) == (401, "server-error-token")
    joined = guest.post("/join", name="  Béla ", token=table["seats"][1]["token"]).json()
    assert joined["seat"] == 1
    bela = Person(server.address, table["table"], joined["token"])
    assert bela.see()["seat"] == 1
    assert anna.see()["players"][1]["name"] == "Béla"
    assert anna.see()["status"] == "playing"


def test_an_invitation_is_void_once_somebody_has_sat_down(server):
    """Whoever sent it must not be able to look into the other's hand with it."""
    table = found(server.address, OPEN)
    invitation = table["seats"][1]["token"]
    guest = Person(server.address, table["table"])
    assert guest.post("/join", name="Béla", token=invitation).status_code == 200
    assert error_of(Person(server.address, table["table"], invitation).get()) == (401, "server-error-token")
    assert error_of(guest.post("/join", name="Cleo", token=invitation)) == (401, "server-error-token")


def test_a_seat_that_is_not_taken_yet_cannot_play(server):
    table = found(server.address, OPEN)
    guest = Person(server.address, table["table"], table["seats"][1]["token"])
    assert guest.see()["seat"] == 1
    assert error_of(guest.post("/undo")) == (403, "server-error-not-seated")


def test_anybody_may_sit_down_at_a_listed_table(server):
    table = found(server.address, OPEN, listed=True)["table"]
    rows = WEB.get(f"{server.address}/api/tables").json()
    assert table in [row["table"] for row in rows]
    guest = Person(server.address, table)
    assert guest.post("/join", name="Béla").json()["seat"] == 1
    assert error_of(guest.post("/join", name="Cleo")) == (409, "server-error-seat-taken")
    assert table not in [row["table"] for row in WEB.get(f"{server.address}/api/tables").json()]


def test_a_table_that_is_not_listed_is_in_no_list(server):
    table = found(server.address, OPEN)["table"]
    for show in ("open", "over"):
        rows = WEB.get(f"{server.address}/api/tables", params={"show": show}).json()
        assert table not in [row["table"] for row in rows]


def test_a_browser_finds_its_own_tables_again(server):
    table = found(server.address)
    token = table["seats"][1]["token"]
    pairs = [
        {"table": table["table"], "token": token},
        {"table": table["table"][::-1], "token": token},
        {"table": found(server.address)["table"], "token": "another"},
    ]
    rows = WEB.post(f"{server.address}/api/tables/mine", json={"tables": pairs}).json()
    assert [(row["table"], row["seat"], row["your_turn"]) for row in rows] == [(table["table"], 1, True)]


def test_a_bot_takes_an_open_seat_and_the_match_begins(server):
    table = found(server.address, OPEN)
    anna = Person(server.address, table["table"], table["seats"][0]["token"])
    stranger = Person(server.address, table["table"])
    assert error_of(stranger.post("/bot", seat=1, bot="random")) == (401, "server-error-token-missing")
    assert error_of(anna.post("/bot", seat=7, bot="random")) == (400, "server-error-seat")
    assert error_of(anna.post("/bot", seat=1, bot="nobody")) == (400, "error-bot-unknown")
    assert anna.post("/bot", seat=1, bot="random").status_code == 200
    player = anna.see()["players"][1]
    assert (player["kind"], player["bot"], player["present"]) == ("bot", "random", True)
    seen = play_on([anna])
    assert seen["status"] == "over"


def test_the_seat_of_somebody_away_can_be_lent_and_taken_back(server):
    anna, bela = sit(server.address)
    assert anna.post("/bot", seat=1, bot="novice").status_code == 200
    lent = anna.see()["players"][1]
    assert (lent["kind"], lent["bot"], lent["lent"], lent["name"]) == ("person", "novice", True, "Béla")
    wait_until(lambda: anna.see()["deciding"] != [0, 1])
    assert error_of(bela.post("/choices", decision="1.0", choices=["commit"])) == (409, "server-error-lent")
    assert error_of(anna.post("/back")) == (409, "server-error-not-lent")
    assert bela.post("/back").status_code == 200
    assert not bela.see()["players"][1]["lent"]
    anna.choose_any()
    assert bela.choose_any().status_code == 200


def test_a_reader_is_told_when_a_seat_may_be_lent(tmp_path):
    """In the snapshot, and on the stream."""
    server = Thread(f"sqlite:///{tmp_path}/tables.db", away_seconds=2.5)
    try:
        anna, _ = sit(server.address)
        assert anna.see()["away_seconds"] == 2.5
        listener = anna.listen()
        listener.wait(Listener.told)
        listener.close()
        assert listener.told()[0]["away_seconds"] == 2.5
        assert error_of(anna.post("/bot", seat=1, bot="random")) == (409, "server-error-present")
    finally:
        server.stop()


def test_nobody_takes_the_seat_of_somebody_who_is_there(server):
    anna, bela = sit(server.address)
    listener = bela.listen()
    listener.wait(lambda heard: heard.events)
    assert error_of(anna.post("/bot", seat=1, bot="random")) == (409, "server-error-present")
    listener.close()


def test_presence_is_told_when_a_stream_opens_and_closes(server):
    anna, bela = sit(server.address)
    heard = anna.listen()
    heard.wait(lambda heard: heard.events and heard.players()[0]["present"] and not heard.players()[1]["present"])
    other = bela.listen()
    heard.wait(lambda heard: heard.players()[1]["present"])
    other.close()
    heard.wait(lambda heard: not heard.players()[1]["present"])
    heard.close()


@pytest.mark.parametrize("name", ["", "   ", "a" * 33, "tab\tbed", "line\nbreak", "\u202eevil", "\ud800"])
def test_names_that_cannot_be_seen_are_refused(server, name):
    body = (
        '{"request": "%s", "game": "tomahawk", "seats": [{"kind": "me", "name": %s}, {"kind": "bot", "bot": "random"}]}'
    )
    import json

    answer = WEB.post(
        f"{server.address}/api/tables",
        content=(body % (new_request(), json.dumps(name))).encode(),
        headers={"content-type": "application/json"},
    )
    assert answer.status_code == 400, answer.text


def test_a_name_is_trimmed_and_sent_as_it_is(server):
    """Escaping is the reader's business: JSON carries it unharmed."""
    wish = [{"kind": "me", "name": " <b>Ann</b> "}, {"kind": "bot", "bot": "random"}]
    table = found(server.address, wish)
    seen = Person(server.address, table["table"]).see()
    assert seen["players"][0]["name"] == "<b>Ann</b>"


@pytest.mark.parametrize(
    ("more", "status", "error"),
    [
        ({"game": "chess"}, 404, "error-game-unknown"),
        ({"settings": {"speed": 1}}, 400, "error-setting-unknown"),
        ({"settings": {"tracker": "maybe"}}, 400, "error-setting-value"),
        ({"seats": [{"kind": "me"}]}, 400, "error-seats"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, 400, "server-error-two-of-me"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]}, 400, "error-bot-unknown"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, 400, "error-bot-unknown"),
        ({"seats": [{"kind": "you"}, {"kind": "me"}]}, 400, "server-error-request"),
        ({"seatz": []}, 400, "server-error-request"),
        ({"request": "short"}, 400, "server-error-request"),
        ({"game": None}, 400, "server-error-game-missing"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server, more, status, error):
    body = {"request": new_request(), "game": "tomahawk", "seats": [{"kind": "me"}, {"kind": "open"}], **more}
    assert error_of(WEB.post(f"{server.address}/api/tables", json=body)) == (status, error)


def test_a_chosen_seed_deals_the_same_and_is_shown_as_chosen(server):
    one, other = sit(server.address, seed="lucky")[0].see(), sit(server.address, seed="lucky")[0].see()
    assert one["view"] == other["view"]
    assert one["seed_chosen"]
    assert one["commitment"] == other["commitment"]


def test_a_rematch_moves_everybody_on_by_one_and_old_tokens_open_it(server):
    anna, bela = sit(server.address, settings={"specials": False})
    body = {"request": new_request(), "rematch": anna.table}
    refused = WEB.post(f"{server.address}/api/tables", json=body, headers=anna.headers)
    assert error_of(refused) == (409, "server-error-not-over")
    play_on([anna, bela])
    refused = WEB.post(f"{server.address}/api/tables", json=body)
    assert error_of(refused) == (401, "server-error-token-missing")
    made = WEB.post(f"{server.address}/api/tables", json=body, headers=anna.headers).json()
    assert anna.see()["rematch"] == made["table"]
    also = {"request": new_request(), "rematch": anna.table}
    assert WEB.post(f"{server.address}/api/tables", json=also, headers=bela.headers).json() == made
    assert Person(server.address, made["table"], anna.token).see()["seat"] == 1
    assert Person(server.address, made["table"], bela.token).see()["seat"] == 0
    assert Person(server.address, made["table"], bela.token).see()["settings"]["specials"] is False


def test_a_finished_match_can_be_played_on_from_any_moment(server):
    anna, bela = sit(server.address, settings={"specials": False})
    wish = [{"kind": "me", "name": "Cleo"}, {"kind": "here", "name": "Dan"}]
    origin = {"table": anna.table, "moment": 9, "seat": 1}
    body = {"request": new_request(), "seats": wish, "from": origin}
    assert error_of(WEB.post(f"{server.address}/api/tables", json=body)) == (409, "server-error-not-over")
    play_on([anna, bela])
    was = bela.get("/moments/9").json()
    made = WEB.post(f"{server.address}/api/tables", json=body).json()
    cleo, dan = (Person(server.address, made["table"], seat["token"]) for seat in made["seats"])
    assert dan.see()["view"] == was["view"]
    assert dan.see()["seed_chosen"]
    assert dan.see()["seq"] == 9
    play_on([cleo, dan])
    assert error_of(
        WEB.post(f"{server.address}/api/tables", json={**body, "request": new_request(), "game": "tomahawk"})
    ) == (400, "server-error-copy-settings")
