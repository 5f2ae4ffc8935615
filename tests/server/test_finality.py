"""Choices that cannot be taken back are announced, if one wants; those that can leave a moment to change one's mind."""

import time

import pytest

from server.serving import Person, error_of, found, new_request, play_on, sit, wait_until

MOMENT = 10.0
"""Longer than any test takes: bots that wait so long do not move before it ends."""


def at_deployment(server, **more):
    people = sit(server.address, seed="finality", settings={"specials": False}, **more)
    play_on(people, until=lambda seen: seen["view"]["phase"] == "deploy")
    return people


def lay_out(person):
    """Everything but the commitment."""
    while (seen := person.see())["options"][0]["key"] != "commit":
        person.choose(seen["options"][0]["key"], decision=seen["decision"]["id"])


def beside_a_bot(server, **more):
    """Northgard: the first choice is a clan, which can be taken back; then it is the bot's turn."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    table = found(server.address, seats=seats, game="northgard", seed="linger", **more)
    return Person(server.address, table["table"], table["seats"][0]["token"])


def first_clan(anna):
    seen = anna.see()
    return {"decision": seen["decision"]["id"], "choices": [seen["options"][0]["key"]]}


# What is final.


def test_what_would_be_final_is_not_done_if_one_asks_first(server):
    anna, bela = at_deployment(server)
    for person in (anna, bela):
        lay_out(person)
    anna.choose("commit")
    before = bela.see()
    answer = bela.choose("commit", ask_if_final=True)
    assert answer.status_code == 200
    assert answer.json() == {"seq": before["seq"], "final": {"id": "final-chance", "args": {}}}
    assert bela.see() == before


def test_whoever_was_asked_may_send_the_same_request_again_to_do_it(server):
    anna, bela = at_deployment(server)
    for person in (anna, bela):
        lay_out(person)
    anna.choose("commit")
    body = {"decision": bela.see()["decision"]["id"], "choices": ["commit"], "request": new_request()}
    assert "final" in bela.post("/choices", ask_if_final=True, **body).json()
    done = bela.post("/choices", **body).json()
    assert "final" not in done
    assert bela.see()["seq"] == done["seq"]


def test_what_can_be_taken_back_is_done_at_once(server):
    anna, _ = at_deployment(server)
    seen = anna.see()
    answer = anna.choose(seen["options"][0]["key"], ask_if_final=True)
    assert answer.json() == {"seq": seen["seq"] + 1}


def test_one_final_choice_among_several_holds_back_all(server):
    anna, bela = at_deployment(server)
    lay_out(anna)
    anna.choose("commit")
    before = bela.see()
    piles = sorted(before["places"])
    hand = sorted(before["places"][piles[0]])
    keys = [before["places"][pile][card] for pile, card in zip(piles, hand, strict=False)]
    assert bela.choose(*keys, "commit", ask_if_final=True).json()["final"]["id"] == "final-chance"
    assert bela.see() == before


def test_a_stale_choice_is_refused_before_anything_is_said_of_it(server):
    anna, _ = at_deployment(server)
    assert error_of(anna.choose("commit", decision="1.7", ask_if_final=True)) == (409, "error-choice-stale")


def test_nobody_can_try_out_luck_by_a_choice_that_follows_it(server):
    """What comes after luck cannot be refused any more, for then the luck would have been seen for nothing."""
    anna, bela = at_deployment(server)
    for person in (anna, bela):
        lay_out(person)
    anna.choose("commit")
    before = bela.see()["seq"]
    assert bela.choose("commit", "play:07b>1").status_code == 200
    assert bela.see()["seq"] == before + 1


# A late choice.


def test_a_choice_for_what_was_taken_back_is_stale(server):
    anna, _ = at_deployment(server)
    anna.choose_any()
    late = anna.see()
    assert anna.post("/undo").status_code == 200
    anna.choose_any(lambda options: options[1])
    for option in late["options"]:
        refused = anna.choose(option["key"], decision=late["decision"]["id"])
        assert error_of(refused) == (409, "error-choice-stale")


# A moment to change one's mind.


def test_bots_wait_so_long_as_one_wants_to_be_able_to_take_back(server):
    anna = beside_a_bot(server)
    assert anna.see()["lingers"] == 0
    assert anna.post("/choices", linger=MOMENT, **first_clan(anna)).status_code == 200
    seen = anna.see()
    assert 0 < seen["lingers"] <= MOMENT
    assert (seen["decision"], seen["deciding"]) == (None, [1])
    assert Person(server.address, anna.table).see()["lingers"] == 0
    time.sleep(0.5)
    assert anna.see()["seq"] == seen["seq"]
    assert anna.post("/undo").status_code == 200
    back = anna.see()
    assert (back["lingers"], back["deciding"]) == (0, [0])


def test_go_on_ends_the_waiting(server):
    anna = beside_a_bot(server)
    anna.post("/choices", linger=MOMENT, **first_clan(anna))
    waiting = anna.see()
    assert waiting["lingers"] > 0
    assert anna.post("/go-on").status_code == 200
    assert anna.see()["lingers"] == 0
    wait_until(lambda: anna.see()["seq"] > waiting["seq"])
    assert anna.post("/go-on").status_code == 200


def test_when_the_moment_is_over_the_bots_move(server):
    anna = beside_a_bot(server)
    began = time.monotonic()
    anna.post("/choices", linger=1.0, **first_clan(anna))
    waiting = anna.see()["seq"]
    wait_until(lambda: anna.see()["seq"] > waiting)
    assert time.monotonic() - began > 0.9


def test_bots_do_not_wait_where_nobody_asked_for_it_or_nothing_could_be_taken_back(server):
    anna = beside_a_bot(server)
    anna.post("/choices", **first_clan(anna))
    assert anna.see()["lingers"] == 0
    people = at_deployment(server)
    for person in people:
        lay_out(person)
        person.choose("commit", linger=MOMENT)
        assert person.see()["lingers"] == 0


@pytest.mark.parametrize("linger", [-1, 10.5, "long", None])
def test_a_moment_has_bounds(server, linger):
    anna = beside_a_bot(server)
    assert anna.post("/choices", linger=linger, **first_clan(anna)).status_code == 400


def test_the_waiting_of_one_is_ended_by_no_other(server):
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}, {"kind": "here", "name": "Béla"}]
    table = found(server.address, seats=seats, game="northgard", seed="linger")
    anna, bela = (Person(server.address, table["table"], table["seats"][n]["token"]) for n in (0, 2))
    anna.post("/choices", linger=MOMENT, **first_clan(anna))
    assert bela.see()["lingers"] == 0
    assert bela.post("/go-on").status_code == 200
    assert anna.see()["lingers"] > 0


# What no longer counts.


def test_the_story_marks_what_was_taken_back(server):
    anna, bela = at_deployment(server)
    listener = anna.listen()
    anna.choose_any()
    taken = anna.see()["seq"]
    other = bela.see()["story"]
    assert not any(part["undone"] for part in anna.see()["story"])
    anna.post("/undo")
    seen = anna.see()
    assert [part["seq"] for part in seen["story"] if part["undone"]] == [taken]
    listener.wait(lambda heard: heard.seq == seen["seq"])
    assert listener.told()[-1]["undone"] == [taken]
    assert bela.see()["story"] == other
    listener.close()


def test_a_rewind_marks_all_that_it_took_back_in_everybodys_own_numbers(server):
    anna, bela = at_deployment(server)
    start = anna.see()["seq"]
    for person in (bela, anna):
        lay_out(person)
    anna.choose("commit")
    assert anna.post("/rewind", to=start, **{"with": [bela.token]}).status_code == 200
    for person in (anna, bela, Person(server.address, anna.table)):
        story = person.see()["story"]
        kinds = {event["kind"] for part in story if part["undone"] for event in part["events"]}
        kept = {event["kind"] for part in story if not part["undone"] for event in part["events"]}
        assert kinds <= {"placed", "ready"}
        assert "rewound" in kept
        assert not kept & {"placed", "ready"}


# Names.


def test_bots_have_names_of_their_own_and_people_do_not(server):
    bot = {"kind": "bot", "bot": "random"}
    table = found(server.address, game="tribes", seats=[{"kind": "me", "name": "Anna"}, bot, {**bot, "bot": "greedy"}])
    players = Person(server.address, table["table"]).see()["players"]
    assert players[0]["nick"] is None
    assert len({player["nick"] for player in players}) == 3
    assert [player["bot"] for player in players] == [None, "random", "greedy"]
    mine = Person(server.address, table["table"]).client.post(
        "/api/tables/mine", json={"tables": [{"table": table["table"], "token": table["seats"][0]["token"]}]}
    )
    assert [seat["nick"] for seat in mine.json()[0]["seats"]] == [player["nick"] for player in players]
