"""Whole matches over the wire: choices, taking back, going back together, looking at the past."""

import json
import random

import pytest

from longhouse.core import files
from longhouse.core.match import Match
from server.serving import Person, error_of, play_on, sit


def at_deployment(server, **more):
    """A table where both people deploy."""
    people = sit(server.address, **more)
    play_on(people, until=lambda seen: seen["view"]["phase"] == "deploy")
    return people


def test_a_whole_match_by_two_people_and_its_file(server, tmp_path):
    anna, bela = sit(server.address, settings={"bonus_animal": True})
    assert error_of(anna.get("/file")) == (409, "server-error-not-over")
    pick = random.Random(5).choice
    seen = play_on([anna, bela], pick=pick)
    for person in (anna, bela, Person(server.address, anna.table)):
        seen = person.see()
        assert seen["status"] == "over"
        assert len(seen["seed"]) == 64
        assert seen["deciding"] == []
        assert seen["result"]["ranks"].count(1) >= 1
        assert [sum(line["points"][seat] for line in seen["result"]["lines"]) for seat in (0, 1)] == seen["result"][
            "scores"
        ]
    path = tmp_path / "match.jsonl"
    path.write_bytes(anna.get("/file").content)
    assert files.verify(path) > 0
    assert Match.load(path).names == ("Anna", "Béla")
    assert Match.load(path).seed.commitment == seen["commitment"]


def test_several_choices_are_taken_together_or_not_at_all(server):
    anna, bela = at_deployment(server)
    seen = anna.see()
    piles = sorted(seen["places"])
    hand = sorted(seen["places"][piles[0]])
    keys = [seen["places"][pile][card] for pile, card in zip(piles, hand, strict=False)]
    wrong = anna.choose(*keys[:2], "play:10a>9", decision=seen["decision"]["id"])
    assert error_of(wrong) == (409, "error-choice-unknown")
    assert anna.see() == seen
    assert anna.choose(*keys, "commit", decision=seen["decision"]["id"]).status_code == 200
    now = anna.see()
    assert now["seq"] == seen["seq"] + len(keys) + 1
    assert now["deciding"] == [1]
    assert bela.see()["seq"] == bela.see()["story"][-1]["seq"]


def test_a_choice_that_the_engine_took_itself_is_passed_over(server):
    """In the last round equal cards are placed without asking; whoever planned to place them is not refused."""
    for seed in range(30):
        people = sit(server.address, seed=str(seed), settings={"specials": False})
        play_on(people, until=lambda seen: seen["view"]["round"] == 6, pick=random.Random(seed).choice)
        anna = people[0]
        seen = anna.see()
        piles = sorted(seen["places"])
        cards = sorted(next(iter(seen["places"].values())))
        if len(cards) != len(piles) or len({card.split(":")[1][:2] for card in cards[-2:]}) > 1:
            continue
        keys = [seen["places"][pile][card] for pile, card in zip(piles, cards, strict=True)]
        answer = anna.choose(*keys, "commit", decision=seen["decision"]["id"])
        assert answer.status_code == 200, answer.text
        assert anna.see()["deciding"] != [0, 1]
        return
    pytest.fail("no hand with equal cards in the last round")


def test_refusals_say_what_is_wrong_and_change_nothing(server):
    anna, bela = sit(server.address)
    before = anna.see()
    assert error_of(anna.choose("commit")) == (409, "error-choice-illegal")
    assert error_of(anna.choose("fly")) == (409, "error-choice-unknown")
    assert error_of(anna.choose(before["options"][0]["key"], decision="9.9")) == (409, "error-choice-stale")
    assert error_of(anna.post("/undo")) == (409, "error-undo-nothing")
    assert error_of(anna.post("/rewind", to=0)) == (409, "error-rewind-nothing")
    assert error_of(anna.post("/rewind", to=99)) == (404, "server-error-moment")
    assert error_of(anna.post("/rewind/answer", agree=True)) == (409, "server-error-no-proposal")
    assert error_of(Person(server.address, anna.table).choose("commit", decision="1.0")) == (
        401,
        "server-error-token-missing",
    )
    assert anna.see() == before
    refusal = bela.choose("commit").json()["error"]
    assert refusal["args"] == {"choice": "commit"}
    assert "commit" in refusal["message"]


def test_undo_takes_back_a_step_or_the_turn(server):
    anna, bela = at_deployment(server)
    start = anna.see()
    for _ in range(3):
        anna.choose_any()
    assert anna.see()["undo"] == {"step": True, "turn": True, "refusal": None}
    assert anna.post("/undo").json()["seq"] == anna.see()["seq"]
    assert anna.see()["undo"]["turn"]
    before = bela.see()
    assert anna.post("/undo", turn=True).status_code == 200
    assert bela.see() == before
    now = anna.see()
    assert now["view"] == start["view"]
    assert now["seq"] == start["seq"] + 5
    assert now["undo"]["refusal"]["id"].startswith("error-undo-")


def test_going_back_needs_the_others_consent(server):
    anna, bela = at_deployment(server)
    start = anna.see()
    anna.choose_any()
    assert anna.post("/rewind", to=start["seq"] - 3).status_code == 200
    asked = bela.see()["rewind"]
    assert (asked["by"], asked["waiting_for"]) == (0, [1])
    assert bela.post("/rewind/answer", agree=False).status_code == 200
    assert anna.see()["rewind"] is None
    anna.post("/rewind", to=start["seq"] - 3)
    assert bela.post("/rewind/answer", agree=True).status_code == 200
    assert anna.see()["rewind"] is None
    assert anna.see()["view"] == anna.get(f"/moments/{start['seq'] - 3}").json()["view"]
    assert anna.see()["story"][-1]["events"][0]["kind"] == "rewound"
    play_on([anna, bela])


def test_the_one_who_asked_to_go_back_may_withdraw(server):
    anna, bela = at_deployment(server)
    anna.post("/rewind", to=2)
    assert anna.post("/rewind/answer", agree=False).status_code == 200
    assert bela.see()["rewind"] is None


def test_going_back_is_free_at_one_screen_and_against_bots(server):
    anna, bela = at_deployment(server)
    to = anna.see()["seq"] - 2
    assert anna.post("/rewind", to=to, **{"with": [bela.token]}).status_code == 200
    assert anna.see()["rewind"] is None
    assert anna.see()["view"] == anna.get(f"/moments/{to}").json()["view"]
    alone = sit(server.address, seats=[{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}])[:1]
    play_on(alone, until=lambda seen: seen["view"]["round"] == 2)
    assert alone[0].post("/rewind", to=1).status_code == 200
    play_on(alone)


def test_nothing_is_taken_back_when_it_is_over(server):
    people = sit(server.address)
    play_on(people)
    assert error_of(people[0].post("/undo")) == (409, "error-match-over")
    assert error_of(people[0].post("/rewind", to=3)) == (409, "error-match-over")
    assert people[0].see()["undo"]["refusal"]["id"] == "error-match-over"


def test_every_moment_is_as_the_reader_saw_it(server):
    anna, bela = sit(server.address)
    seen = {0: [anna.see()["view"]], 1: [bela.see()["view"]]}

    def note(_seen):
        for seat, person in enumerate((anna, bela)):
            now = person.see()
            seen[seat] += [now["view"]] * (now["seq"] + 1 - len(seen[seat]))
        return False

    play_on([anna, bela], until=note)
    note(None)
    for seat, person in enumerate((anna, bela)):
        story = person.see()["story"]
        for number, view in enumerate(seen[seat]):
            moment = person.get(f"/moments/{number}").json()
            beats = moment.pop("beats", None)
            assert moment == {"seq": number, "view": view, "events": story[number]["events"]}
            again = bela.get(f"/moments/{number}?seat={seat}").json()
            assert (again.pop("beats", None), again) == (beats, moment)
    assert error_of(anna.get(f"/moments/{len(seen[0])}")) == (404, "server-error-moment")
    assert Person(server.address, anna.table).get("/moments/4?seat=1").status_code == 200


def test_another_seats_past_is_closed_while_the_match_runs(server):
    anna, _ = sit(server.address)
    assert error_of(anna.get("/moments/0?seat=1")) == (403, "server-error-not-over")
    assert error_of(Person(server.address, anna.table).get("/moments/0?seat=0")) == (403, "server-error-not-over")
    assert anna.get("/moments/0?seat=0").status_code == 200
    assert error_of(anna.get("/moments/0?seat=9")) == (403, "server-error-not-over")
    assert error_of(anna.get("/moments/0?seat=two")) == (400, "server-error-request")


def test_without_tracker_the_past_is_forgotten_until_the_end(server):
    anna, bela = sit(server.address, settings={"tracker": False})
    play_on([anna, bela], until=lambda seen: seen["view"]["round"] == 4)
    kinds = [event["kind"] for part in anna.see()["story"] for event in part["events"]]
    assert "dealt" not in kinds
    assert kinds.count("round") == 2
    assert error_of(anna.get("/moments/0")) == (404, "server-error-moment")
    listener = anna.listen(after=-1)
    listener.wait(lambda heard: heard.told())
    assert listener.story() == anna.see()["story"]
    listener.close()
    play_on([anna, bela])
    assert anna.see()["story"][0]["seq"] == 0


def test_why_something_is_not_offered(server):
    anna, _ = at_deployment(server)
    seen = anna.see()
    other = next(pile for pile in ("pile:1", "pile:2", "pile:3", "pile:4") if pile not in str(seen["options"]))
    reason = anna.get("/why", params={"target": other}).json()
    assert reason["rule"].startswith("R")
    assert reason["message"]["id"].startswith("why-")
    lit = seen["options"][0]["targets"][0]
    assert anna.get("/why", params={"target": lit}).json() is None
    assert anna.get("/why", params={"target": "moon"}).json() is None
    assert Person(server.address, anna.table).get("/why", params={"target": other}).json() is None


def test_what_is_sent_is_what_openapi_says(sqlite_server):
    schema = sqlite_server.application
    assert schema is not None
    anna, _ = sit(sqlite_server.address)
    document = anna.client.get("/schema/openapi.json").json()
    declared = set(document["components"]["schemas"]["Snapshot"]["properties"])
    assert declared == set(anna.see())
    assert json.dumps(document)
