"""The id of a decision names one position for ever: a choice that comes late is never taken in another one."""

import pytest

from longhouse import games
from longhouse.core.chance import FastChance
from longhouse.core.errors import StaleChoice
from longhouse.core.match import Match
from longhouse.testing.selfplay import choose_any, pick, trace
from longhouse.testing.under_test import GAMES

TOMAHAWK = games.get("tomahawk")


def deploying():
    """Both seats lay out cards at the same time."""
    return TOMAHAWK.new(seed=7, settings={"specials": False})


def place(match, seat, which=0):
    match.choose(seat, match.options(seat)[which].key)


def stale(match, seat, decision):
    before = trace(match)
    for option in match.options(seat):
        with pytest.raises(StaleChoice):
            match.choose(seat, option.key, decision)
    assert trace(match) == before


def test_while_nothing_is_taken_back_an_id_has_two_numbers():
    match = deploying()
    assert match.decision(0).id == "1.0"
    place(match, 0)
    assert match.decision(0).id == "1.1"


def test_a_choice_for_what_was_taken_back_is_stale():
    match = deploying()
    place(match, 0)
    late = match.decision(0).id
    match.undo(0)
    assert match.decision(0).id == "1.0.1"
    place(match, 0, which=1)
    assert match.decision(0).id == "1.1.1"
    stale(match, 0, late)


def test_a_whole_turn_taken_back_counts_once():
    match = deploying()
    for _ in range(3):
        place(match, 0)
    match.undo_turn(0)
    assert match.decision(0).id == "1.0.1"


def test_another_seats_undo_leaves_an_open_decision_as_it_is():
    match = deploying()
    place(match, 1)
    asked = match.decision(0).id
    while 1 in match.deciding():
        place(match, 1)
    match.undo(1)
    match.undo_turn(1)
    assert match.decision(0).id == asked
    match.choose(0, match.options(0)[0].key, asked)


def test_what_others_took_back_in_secret_shows_in_no_id():
    """Both worlds look the same to seat 0: nobody was told that seat 1 changed its mind."""
    ids = []
    for hesitates in (False, True):
        match = deploying()
        if hesitates:
            place(match, 1, which=1)
            match.undo(1)
        for seat in (1, 0):
            while seat in match.deciding() and match.decision(seat).id.startswith("1."):
                place(match, seat)
        ids.append(match.decision(0).id)
    assert ids[0] == ids[1]


def test_a_question_that_another_seats_undo_has_taken_away_comes_back_with_another_id(toy):
    match = toy.new(seats=3, seed=5)
    match.choose(0, "offer>2")
    late = match.decision(2).id
    match.undo(0)
    match.choose(0, "walk")
    match.choose(0, "offer>2")
    assert match.decision(2).id != late
    stale(match, 2, late)


def test_after_a_rewind_every_seat_is_asked_anew():
    match = deploying()
    late = [match.decision(seat).id for seat in (0, 1)]
    place(match, 0)
    match.rewind(0, 0, (1,))
    assert [match.decision(seat).id for seat in (0, 1)] == ["1.0.1", "1.0.1"]
    for seat in (0, 1):
        stale(match, seat, late[seat])


def test_ids_go_on_counting_in_a_file(tmp_path):
    match = deploying()
    place(match, 0)
    match.undo(0)
    place(match, 0)
    match.save(tmp_path / "match.jsonl")
    again = Match.load(tmp_path / "match.jsonl")
    assert again.decision(0).id == match.decision(0).id == "1.1.1"
    assert Match.verify(tmp_path / "match.jsonl") == len(match.entries[0].chance)


def test_a_file_from_before_ids_counted_is_read_and_verified(tmp_path):
    match = deploying()
    place(match, 0)
    match.undo(0)
    place(match, 0)
    path = tmp_path / "match.jsonl"
    match.save(path)
    path.write_text(path.read_text().replace('"decision": "1.0.1"', '"decision": "1.0"'))
    assert Match.load(path).decision(0).id == "1.1.1"
    assert Match.verify(path) == len(match.entries[0].chance)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_id_ever_stands_for_two_positions(game):
    """Wandering to and fro: whoever is asked under the same id is asked the same, with the same in view."""
    match, chance = game.new(seed=3), FastChance(3)
    known = {}
    for number in range(120):
        if match.over:
            break
        for seat in match.deciding():
            asked = match.decision(seat)
            seen = (asked, [option.key for option in match.options(seat)], own_things(match, seat))
            assert known.setdefault((seat, asked.id), seen) == seen
        able = [seat for seat in range(match.seats) if match.can_undo(seat)]
        if number % 3 == 2 and able:
            match.undo(pick(able, chance))
        elif number % 25 == 24:
            match.rewind(max(0, number - 8), 0, range(match.seats))
        else:
            choose_any(match, chance)


def own_things(match, seat):
    """What the seat sees where it decides alone; in a decision of several, others come and go meanwhile."""
    return match.view(seat)["table"] if len(match.state.asked()) == 1 else None
