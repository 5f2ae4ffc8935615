"""Deploying (R11 to R14)."""

import pytest

from longhouse.core.errors import IllegalChoice, NotDeciding, UndoRefused

from .positions import battle, choose, count_deployments, deploy, keys, look, play, position, rows
from .whole_games import deploy as lay_down
from .whole_games import play_round, start_round_1

HAND = "01a 02a 03a 04a 05a 06a 07a 08a"
START = "P5 | P1 | P3 | P2"


def test_r11_one_warrior_for_each_of_the_four_territories():
    table = position(START, HAND)
    asked = []
    while keys(table, 0) != ["commit"]:
        piles = {key[-1] for key in keys(table, 0)}
        asked.append(piles)
        choose(table, 0, keys(table, 0)[0])
    assert asked == [{"1"}, {"2"}, {"3"}, {"4"}]
    assert len(look(table, 0)["players"][0]["hand"]) == 4


def test_r11_passing_is_impossible():
    match = start_round_1(seed=1)
    with pytest.raises(IllegalChoice):
        match.choose(0, "commit")


def test_r11_a_card_played_is_no_longer_in_hand():
    table = position(START, HAND)
    choose(table, 0, "play:05a>1")
    assert not any("05a" in key for key in keys(table, 0))


def test_r11_eight_different_cards_can_be_deployed_in_1680_ways():
    assert count_deployments(position(START, HAND), 0) == 8 * 7 * 6 * 5


def test_r11_the_last_four_cards_can_be_deployed_in_24_ways():
    table = position(
        "P5 01b/01b 02b/02b | P4 03b/03b 10a/10a | M5 05b/05b 09b/09b | P3 06b/06b", "01a 02a 03a 04a", round=6
    )
    assert count_deployments(table, 0) == 24


def test_r11_the_last_card_falls_into_place_but_is_still_to_be_committed():
    piles = "P5 01b/01b 02b/02b | P4 03b/03b 10a/10a | M5 05b/05b 09b/09b | P3 06b/06b"
    table = position(piles, "01a 02a 03a 04a", round=6)
    for key in ("play:04a>1", "play:02a>2"):
        choose(table, 0, key)
    heard = choose(table, 0, "play:01a>3")
    assert heard.one("forced") == {"seat": 0, "card": "03a", "pile": 4}
    assert heard.told(1, "forced") == []
    assert keys(table, 0) == ["commit"]


def test_r12_both_players_choose_at_the_same_time():
    match = start_round_1(seed=1)
    lay_down(match, 1)
    assert match.deciding() == (0, 1)
    match.choose(1, "commit")
    assert match.deciding() == (0,)
    with pytest.raises(NotDeciding):
        match.choose(1, "commit")


def test_r12_nobody_sees_the_others_choice():
    match = start_round_1(seed=1)
    before = [match.view(seat)["table"] for seat in (1, None)]
    lay_down(match, 0)
    assert [match.view(seat)["table"] for seat in (1, None)] == before
    assert match.events(1)[-1]["kind"] == "round"


def test_r12_a_commitment_shows_only_that_it_was_made():
    match = start_round_1(seed=1)
    before = match.view(1)["table"]
    lay_down(match, 0)
    match.choose(0, "commit")
    before["players"][0]["ready"] = True
    assert match.view(1)["table"] == before
    assert match.events(1)[-1] == {"kind": "ready", "seat": {"seat": 0}}


def test_r12_who_commits_first_makes_no_difference():
    table = position(START, HAND, HAND)
    other = table.copy()
    play(table, "01a 02a 03a 04a", "05a 06a 07a 08a")
    deploy(other, 1, "05a 06a 07a 08a")
    deploy(other, 0, "01a 02a 03a 04a")
    assert other.dump() == table.dump()


def test_r12_a_deployment_can_be_taken_back_until_the_other_has_committed():
    match = start_round_1(seed=1)
    hand = match.view(0)["table"]["players"][0]["hand"]
    lay_down(match, 0)
    match.choose(0, "commit")
    lay_down(match, 1)
    match.undo_turn(0)
    assert match.view(0)["table"]["players"][0]["hand"] == hand
    assert match.deciding() == (0, 1)
    assert len(match.view(1)["table"]["players"][1]["hand"]) == 4


def test_r12_a_deployment_is_final_once_both_have_committed():
    match = start_round_1(seed=1)
    play_round(match)
    for seat in range(2):
        with pytest.raises(UndoRefused):
            match.undo(seat)


def test_r13_any_card_may_be_played_anywhere():
    table = position("P4 | M2 | F3 | P2", HAND)
    for pile in (1, 2, 3, 4):
        hand = look(table, 0)["players"][0]["hand"]
        assert keys(table, 0) == [f"play:{card}>{pile}" for card in hand]
        choose(table, 0, keys(table, 0)[-1])


def test_r13_twins_are_one_option():
    table = position(START, "01a 01b 01c 02a 02b 02c 10a 10b")
    assert keys(table, 0) == ["play:01a>1", "play:01c>1", "play:02a>1", "play:02c>1", "play:10a>1"]


def test_r13_the_only_exception_is_a_locked_card():
    table = position("P5 dance/04a | M3 | P3 05a/05a | P2", "", "02a 03a", round=2, locked={1: (1, "01a")})
    assert not any("01a" in key or key.endswith(">1") for key in keys(table, 1))


def test_r14_cards_played_in_the_same_round_are_opposite_each_other():
    table = position(START, "07a 02a", "04a 09a")
    play(table, "07a . . .", "04a . . .", keep=(["02a"], ["09a"]))
    play(table, "02a . . .", "09a . . .")
    assert rows(table, 1) == [["07a", "04a"], ["02a", "09a"]]


def test_r14_a_card_faces_only_the_one_of_its_own_row():
    assert battle("P3", "05b 10a", "03a 09a").tokens == [(0, 0), (0, 0)]
    assert battle("P3", "10a 05b", "03a 09a").tokens == [(0, 0), (0, 3)]
