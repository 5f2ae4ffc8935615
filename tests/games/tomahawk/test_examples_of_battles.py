"""The worked examples of section 8 that are battles (E3 to E33). A is seat 0, B is seat 1."""

from .positions import battle, look, play, position, rows

A, B = 0, 1


def test_e3_shifting_spirit_and_a_2():
    fight = battle("P3", "spirit 02a", "04a 04b")
    assert [len(heard.all("scalped", pile=3)) for heard in fight.rounds] == [1, 0]
    assert fight.tokens == [(0, 1), (0, 0)]
    assert (fight.totals, fight.winner, fight.points) == ((9, 8), A, 3)


def test_e4_gathering_in_a_forest():
    fight = battle("F5", "03c 05b 02a", "01a 09a 08a")
    assert [len(heard.all("revealed", pile=1)) for heard in fight.rounds] == [0, 0, 3]
    assert fight.tokens == [(0, 0), (0, 3), (0, 0)]
    assert (fight.totals, fight.winner, fight.points) == ((10, 19), B, 5)


def test_e5_scalped_at_once_and_the_battle_goes_on():
    table = position("P5 | P1 | P3 | P2", "07b", "08a")
    heard = play(table, "07b . . .", "08a . . .")
    assert heard.one("scalped", pile=1)["count"] == 4
    assert rows(table, 1) == [["07b", "08a"]]
    assert look(table)["piles"][0]["if_now"] == {"totals": [7, 8], "leader": B}


def test_e6_equal_values():
    assert battle("P1", "05b", "05a").tokens == [(0, 0)]


def test_e7_only_the_lower_card_loses_hair():
    assert battle("P1", "04c", "06b").tokens == [(0, 2)]


def test_e8_a_9_at_the_puma():
    table = position("F5 | M2 | F2 | P1", "09a 05b", "03b 07b")
    heard = play(table, "05b 09a . .", "07b 03b . .")
    assert heard.one("scalped", pile=2) == {"seat": A, "pile": 2, "row": 1, "card": "09a", "other": "03b", "count": 1}
    assert heard.one("won", pile=2)["seat"] == B
    assert heard.one("totals", pile=2)["first"] == 0
    assert rows(table, 1, B) == [["05b", "07b"]]


def test_e9_two_10s_at_the_puma():
    fight = battle("P4", "10a 03a 02a", "04a 10a 01a")
    assert (fight.totals, fight.winner, fight.points) == ((5, 5), None, 0)


def test_e10_teasing_cloud_at_the_puma():
    fight = battle("M2", "cloud", "08b")
    assert fight.tokens == [(2, 0)]
    assert fight.has("puma", seat=A, card="cloud")
    assert (fight.totals, fight.winner) == ((0, 0), None)


def test_e11_a_4_that_gathers():
    fight = battle("P2", "04c", "07a")
    assert fight.tokens == [(0, 2)]
    assert (fight.totals, fight.winner, fight.points) == ((8, 7), A, 2)


def test_e12_both_gather():
    fight = battle("P2", "03a", "03c")
    assert (fight.tokens, fight.totals, fight.winner) == ([(0, 0)], (6, 6), None)


def test_e13_a_charmed_9_gathers_in_vain():
    fight = battle("P2", "cloud", "09b")
    assert fight.tokens == [(1, 0)]
    assert (fight.totals, fight.winner, fight.points) == ((1, 0), A, 2)


def test_e14_power_of_the_sky_against_a_10():
    fight = battle("P1", "sky", "10a")
    assert (fight.tokens, fight.totals, fight.winner) == ([(0, 0)], (10, 10), None)


def test_e15_power_of_the_sky_in_a_long_battle():
    fight = battle("P5", "sky 06a 04a", "08b 05b 04c")
    assert fight.tokens == [(0, 0), (3, 0), (0, 0)]
    assert (fight.totals, fight.winner, fight.points) == ((18, 17), A, 5)


def test_e16_power_of_the_sky_completes_a_pair():
    fight = battle("F2", "spirit sky", "05a 02a")
    assert fight.tokens == [(0, 1), (0, 0)]
    assert (fight.totals, fight.winner, fight.points) == ((9, 7), A, 2)


def test_e17_grand_manitou_wins_a_mountain_and_peeks():
    fight = battle("M3", "manitou 01a", "05a 04a")
    assert fight.tokens == [(0, 2), (0, 0)]
    assert (fight.totals, fight.winner, fight.points) == ((4, 9), A, 3)
    table = position("F5 07a/07a | F2 | M3 manitou/05a | P1", "01a 02a", "04a 09a", round=2)
    play(table, ". 02a 01a .", ". 09a 04a .")
    assert rows(table, 2, A) == [["02a", "09a"]]


def test_e18_exactly_double():
    fight = battle("M3", "manitou 01a", "05a 03a")
    assert (fight.totals, fight.winner, fight.points) == ((4, 8), B, 3)


def test_e19_grand_manitou_and_an_own_9_at_the_puma():
    fight = battle("F3", "manitou 09a", "02a 06a")
    assert (fight.totals, fight.winner, fight.points) == ((3, 8), A, 3)


def test_e20_grand_manitou_at_the_puma():
    fight = battle("F3", "manitou 01a", "02a 02b")
    assert (fight.totals, fight.winner) == ((1, 4), B)


def test_e21_sequoia_heart_doubles_for_the_opponent():
    fight = battle("F4", "sequoia 03a 04a", "09a 03a 08a")
    assert fight.tokens == [(0, 2), (0, 0), (0, 0)]
    assert (fight.totals, fight.winner, fight.points) == ((12, 20), B, 8)


def test_e22_no_doubling_outside_forests():
    fight = battle("M5", "sequoia 09a 07a", "04a 06a 05a")
    assert (fight.totals, fight.winner, fight.points) == ((21, 15), A, 5)


def test_e23_sequoia_heart_at_the_puma():
    fight = battle("F3", "sequoia 02a", "04a 03a")
    assert (fight.totals, fight.winner, fight.points) == ((2, 7), B, 6)


def test_e24_the_skull_takes_double():
    assert battle("P1", "skull", "05b").tokens == [(6, 0)]


def test_e25_the_skull_against_a_7():
    assert battle("P1", "skull", "07b").tokens == [(0, 0)]


def test_e26_the_skull_is_charmed():
    fight = battle("P1", "skull", "cloud")
    assert (fight.tokens, fight.totals) == ([(0, 0)], (0, 1))


def test_e27_a_pair_that_gathers():
    fight = battle("M4", "spirit 02a", "03a 05a")
    assert fight.tokens == [(0, 1), (0, 0)]
    assert (fight.totals, fight.winner, fight.points) == ((13, 8), A, 4)


def test_e28_a_pair_beside_a_gathering_1():
    fight = battle("M4", "spirit 02a", "01a 09a")
    assert (fight.totals, fight.winner) == ((9, 11), B)


def test_e29_three_2s_make_one_pair():
    fight = battle("P5", "spirit 02a 02c", "04a 03a 05a")
    assert fight.tokens == [(0, 1), (0, 0), (0, 1)]
    assert (fight.totals, fight.winner, fight.points) == ((11, 12), B, 5)


def test_e30_a_pair_at_the_puma():
    fight = battle("F3", "spirit 02a", "01a 01c")
    assert fight.tokens == [(0, 0), (1, 0)]
    assert (fight.totals, fight.winner, fight.points) == ((0, 2), B, 3)


def test_e31_both_at_the_puma():
    fight = battle("M2", "sky", "08b")
    assert (fight.tokens, fight.totals, fight.winner) == ([(0, 0)], (0, 0), None)


def test_e32_power_of_the_sky_against_grand_manitou():
    fight = battle("M3", "manitou 01a", "sky 06a")
    assert fight.tokens == [(0, 0), (0, 0)]
    assert (fight.totals, fight.winner) == ((4, 9), A)


def test_e33_an_8_at_the_puma():
    fight = battle("M2", "manitou", "08a")
    assert fight.tokens == [(0, 2)]
    assert (fight.totals, fight.winner) == ((3, 0), A)
    assert not fight.has("manitou")
