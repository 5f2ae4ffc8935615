"""A new version of a game comes while matches run: they go on, and what cannot be shown any more says why."""

from dataclasses import replace

import pytest

from core.test_files_round_trip import without_walking
from longhouse.core.errors import IllegalChoice
from server.serving import Thread, error_of, play_on, sit

pytestmark = pytest.mark.each_database

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Béla"}, {"kind": "here", "name": "Cleo"}]


def test_a_running_match_survives_a_change_of_the_rules(toy, install, database):
    server = Thread(database)
    people = sit(server.address, game="toy", seats=SEATS)
    anna = people[0]
    for _ in range(2):
        assert anna.choose("walk").status_code == 200
    assert anna.get("/moments/1").status_code == 200
    before = anna.see()
    server.stop()

    install(without_walking(toy))
    server = Thread(database)
    for person in people:
        person.client.base_url = server.address
        person.address = server.address
    now = anna.see()
    assert {**now, "options": []} == {**before, "options": []}
    assert "walk" not in [option["key"] for option in now["options"]]
    assert error_of(anna.choose("walk")) == (409, "error-choice-illegal")

    # What is chosen from now on can be taken back; what was chosen before says why not.
    assert anna.choose("note:red").status_code == 200
    assert anna.post("/undo", turn=False).status_code == 200
    assert anna.see()["view"] == now["view"]
    assert error_of(anna.post("/undo", turn=False)) == (409, "error-file-rules")

    # The past of other rules is told, but cannot be shown.
    refused = anna.get("/moments/1")
    assert error_of(refused) == (409, "error-moment-rules")
    assert "the rules are now" in refused.text
    assert refused.json()["error"]["args"] == {"rules": "1", "ours": "2"}
    listener = anna.listen()
    listener.wait(lambda one: one.told())
    assert any(part["events"] for part in listener.story())
    listener.close()

    end = play_on(people, pick=lambda options: options[-1])
    assert end["status"] == "over"
    assert error_of(anna.get("/moments/1")) == (409, "error-moment-rules")
    server.stop()


def test_a_choice_that_is_refused_under_its_own_rules_is_not_blamed_on_them(toy):
    """A damaged log is no change of the rules."""
    match = toy.new(seed=3)
    match.choose(0, "walk")
    match.entries = [match.entries[0], replace(match.entries[1], choice="accept")]
    match._checkpoints.clear()
    with pytest.raises(IllegalChoice):
        match.state_after(1)
