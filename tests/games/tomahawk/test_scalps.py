"""Scalps (R43 to R46)."""

import pytest

from .positions import battle, look, play, position


@pytest.mark.parametrize(
    ("mine", "yours", "tokens"),
    [
        ("05a", "03c", (2, 0)),
        ("03c", "05a", (0, 2)),
        ("04c", "06b", (0, 2)),
        ("10a", "07b", (4, 0)),
        ("08b", "09b", (0, 2)),
    ],
)
def test_r43_higher_warrior_takes_the_hair(mine, yours, tokens):
    assert battle("P1", mine, yours).tokens == [tokens]


def test_r43_equal_values_scalp_nobody():
    assert battle("P1", "05b", "05a").tokens == [(0, 0)]


def test_r43_without_hair_there_is_nothing_to_take():
    fight = battle("P1", "10a", "01a")
    assert fight.tokens == [(0, 0)]
    assert not fight.has("scalped")


def test_r44_rows_of_a_plain_are_compared_in_the_round_they_are_played():
    fight = battle("P5", "05b 03c 04c", "06a 05a 10a")
    taken = [[told["row"] for told in heard.all("scalped", pile=1)] for heard in fight.rounds]
    assert taken == [[1], [2], [3]]


def test_r44_rows_of_a_forest_when_it_is_complete_each_on_its_own():
    fight = battle("F4", "05b 10a 04c", "06a 03c 10a")
    taken = [[told["row"] for told in heard.all("scalped", pile=1)] for heard in fight.rounds]
    assert taken == [[], [], [1, 2, 3]]
    assert fight.tokens == [(0, 3), (2, 0), (0, 2)]


def test_r44_cards_are_compared_not_sums():
    fight = battle("P3", "05b 10a", "06a 01a")
    assert (fight.totals, fight.tokens[0]) == ((15, 7), (0, 3))


def test_r45_both_warriors_stay_and_count():
    fight = battle("P3", "05b 10a", "06a 08a")
    assert fight.totals == (15, 14)
    assert fight.winner == 0


def test_r46_tokens_are_points():
    table = position("P5 | P1 | P3 | P2", "07b", "08a")
    play(table, "07b . . .", "08a . . .")
    player = look(table)["players"][1]
    assert player["tokens"] == 4
    assert player["score"] == 4 + sum(won["points"] for won in player["won"])


def test_r46_everybody_sees_them():
    fight = battle("P1", "07b", "08a")
    assert [look(fight.table, seat)["players"][1]["tokens"] for seat in (0, 1, None)] == [4, 4, 4]


def test_r46_they_never_change_hands():
    table = position("P5 | P1 | P3 | P2", "07b 10a", "08a 03c")
    play(table, "07b . . .", "08a . . .", keep=(["10a"], ["03c"]))
    before = look(table)["players"][1]["tokens"]
    play(table, "10a . . .", "03c . . .")
    assert look(table)["players"][1]["tokens"] >= before


def test_r46_the_supply_has_no_end():
    table = position("P5 | P1 | P3 | P2", "skull", "05b", tokens=(20, 3))
    play(table, "skull . . .", "05b . . .")
    assert look(table)["players"][0]["tokens"] == 26
