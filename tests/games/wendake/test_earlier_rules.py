"""A match that was saved under the first version of the rules, at a question that the second one does not ask."""

import random
from pathlib import Path

from longhouse import games
from longhouse.core.match import Match

SAVED = Path(__file__).with_name("saved-under-rules-1.jsonl")


def choose_any(match, luck):
    (seat, *_) = match.deciding()
    match.choose(seat, luck.choice([option.key for option in match.options(seat)]))


def test_a_match_of_the_first_rules_is_loaded_where_it_stood_and_played_to_its_end():
    match = Match.load(SAVED)
    assert (match.rules, match.game.rules_version) == ("1", games.get("wendake").rules_version)
    assert match.rules != match.game.rules_version
    view = match.view(None)["table"]
    assert (view["year"], view["doing"]["decision"], view["doing"]["todo"]) == (3, "action", ["harvest"])
    (seat,) = match.deciding()
    assert [option.key for option in match.options(seat)] == ["do:harvest", "skip"]
    luck = random.Random(1)
    while not match.over:
        choose_any(match, luck)
    assert match.view(None)["table"]["phase"] == "over"


def test_what_is_played_on_under_the_new_rules_can_be_saved_and_taken_back(tmp_path):
    match = Match.load(SAVED)
    (seat,) = match.deciding()
    before = match.state.dump()
    match.choose(seat, "do:harvest")
    match.save(tmp_path / "on.jsonl")
    again = Match.load(tmp_path / "on.jsonl")
    assert again.state.dump() == match.state.dump() != before
    match.undo(seat)
    assert match.state.dump() == before
