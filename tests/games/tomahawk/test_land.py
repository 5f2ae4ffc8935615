"""Types of land and their icons (R35 to R42)."""

import pytest

from .positions import LANDS, battle, play, position

HIDDEN = "F5 | {} | F2 | P2"
"""Two forests that stay hidden in round 1, and a battle for one turn between them."""


def test_r35_a_plain_has_no_special_rule():
    table = position(HIDDEN.format("P1"), "09a", "03a")
    heard = play(table, ". 09a . .", ". 03a . .")
    assert heard.one("won", pile=2)["points"] == 1
    assert not heard.all("peeked")
    assert not heard.all("stays_hidden", pile=2)


def test_r36_a_forest_hides_its_warriors_until_it_is_complete():
    fight = battle("F2", "01a 02a", "03a 04a")
    assert [bool(heard.all("revealed", pile=3)) for heard in fight.rounds] == [False, True]


def test_r37_the_winner_of_a_mountain_peeks():
    table = position(HIDDEN.format("M1"), "09a", "03a")
    heard = play(table, ". 09a . .", ". 03a . .")
    assert {told["seat"] for told in heard.all("peeked")} == {0}


@pytest.mark.parametrize(("kind", "animal"), [("plain", "bison"), ("forest", "caribou"), ("mountain", "eagle")])
def test_r37_each_land_has_its_animal(kind, animal):
    assert {land["animal"] for land in LANDS.values() if land["type"] == kind} == {animal}


def test_r38_the_highest_warrior_fights_the_puma_and_counts_0():
    fight = battle("F3", "09a 03a", "08a 02a")
    assert fight.totals == (3, 10)
    assert fight.heard.one("puma", pile=3) == {"seat": 0, "pile": 3, "card": "09a"}


def test_r38_all_warriors_of_the_highest_value_on_either_side():
    fight = battle("P4", "10a 03a 02a", "04a 10a 01a")
    assert (fight.totals, fight.winner) == ((5, 5), None)


def test_r38_the_highest_of_both_sides_not_of_each():
    assert battle("M2", "09a", "03a").totals == (0, 3)


def test_r38_effective_values_decide_who_is_highest():
    assert battle("F3", "cloud 05a", "10a 04a").totals == (1, 4)


def test_r39_the_lowest_warrior_counts_double():
    fight = battle("M4", "03a 06a", "08a 05a")
    assert fight.totals == (12, 13)
    assert fight.heard.one("gathered", pile=3) == {"seat": 0, "pile": 3, "card": "03a", "value": 3}


def test_r39_all_warriors_of_the_lowest_value_on_either_side():
    assert battle("F5", "01a 02a 01b", "01a 05a 06a").totals == (6, 13)


def test_r39_a_0_stays_0():
    assert battle("P2", "cloud", "09b").totals == (1, 0)


def test_r40_icons_wait_for_the_end_of_the_battle():
    fight = battle("M4", "03a 06a", "08a 05a")
    assert [bool(heard.all("gathered", pile=3)) for heard in fight.rounds] == [False, True]


def test_r40_icons_never_change_scalps():
    assert battle("M2", "09a", "03b").tokens == [(1, 0)]
    fight = battle("P2", "04c", "07a")
    assert (fight.tokens, fight.totals) == ([(0, 2)], (8, 7))


def test_r41_grand_manitou_at_the_puma_has_no_power():
    fight = battle("F3", "manitou 01a", "02a 02b")
    assert (fight.totals, fight.winner) == ((1, 4), 1)


def test_r41_a_pair_at_the_puma_is_no_pair():
    fight = battle("F3", "spirit 02a", "01a 01b")
    assert fight.totals == (0, 2)
    assert not fight.has("pair")


def test_r41_sequoia_heart_at_the_puma_still_doubles():
    fight = battle("F3", "sequoia 02a", "04a 03a")
    assert (fight.totals, fight.winner, fight.points) == ((2, 7), 1, 6)


def test_r41_what_was_used_before_stays_used():
    fight = battle("M2", "skull", "05b")
    assert (fight.tokens, fight.totals) == ([(6, 0)], (0, 5))


def test_r42_a_gathering_pair_counts_13():
    fight = battle("M4", "spirit 02a", "03a 05a")
    assert fight.totals == (13, 8)


def test_r42_a_pair_is_two_2s_when_the_highest_is_looked_for():
    fight = battle("F3", "spirit 02a", "04a 03a")
    assert fight.totals == (9, 3)
