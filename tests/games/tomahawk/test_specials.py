"""The special warriors (R24 to R34)."""

import pytest

from .positions import SPECIALS, battle, keys, look, lucky, play, position
from .whole_games import finished


def test_r24_grand_manitou_wins_against_more_than_double():
    fight = battle("P3", "manitou 01a", "05a 04a")
    assert (fight.totals, fight.winner) == ((4, 9), 0)
    assert fight.has("manitou", seat=0)


def test_r24_exactly_double_is_not_enough():
    fight = battle("P3", "manitou 01a", "05a 03a")
    assert (fight.totals, fight.winner) == ((4, 8), 1)


def test_r24_it_is_the_same_for_the_other_seat():
    assert battle("P3", "05a 04a", "manitou 01a").winner == 1
    assert battle("P3", "05a 03a", "manitou 01a").winner == 0


def test_r24_the_total_of_the_whole_side_counts_not_the_card_alone():
    fight = battle("P3", "manitou 02a", "05a 04a")
    assert (fight.totals, fight.winner) == ((5, 9), 1)


@pytest.mark.parametrize(
    ("mine", "yours", "winner"), [("manitou", "05a", 1), ("manitou", "02a", 0), ("manitou", "03a", None)]
)
def test_r25_otherwise_the_normal_comparison_holds(mine, yours, winner):
    fight = battle("P1", mine, yours)
    assert fight.winner == winner
    assert not fight.has("manitou")


def test_r25_without_grand_manitou_being_doubled_just_loses():
    assert battle("P3", "03a 01a", "05a 04a").winner == 1


def test_r26_shifting_spirit_and_another_2_count_9():
    fight = battle("P3", "spirit 02a", "04a 04b")
    assert fight.totals == (9, 8)
    assert fight.has("pair", seat=0)


def test_r26_only_one_pair_a_battle():
    assert battle("P5", "spirit 02a 02b", "04a 03a 05a").totals == (11, 12)


def test_r26_a_pair_are_two_2s_for_scalps():
    assert battle("P3", "spirit 02c", "03a 03b").tokens == [(0, 1), (0, 1)]


@pytest.mark.parametrize("cards", ["spirit 01a", "02a 02b"])
def test_r26_no_pair_without_both(cards):
    fight = battle("P3", cards, "05a 06a")
    assert fight.totals[0] == sum(int(card[:2]) if card != "spirit" else 2 for card in cards.split())


@pytest.mark.parametrize(("other", "value"), [("10a", 10), ("01c", 1), ("manitou", 3), ("skull", 7)])
def test_r27_power_of_the_sky_is_worth_the_card_opposite(other, value):
    fight = battle("P1", "sky", other)
    assert (fight.totals, fight.winner) == ((value, value), None)
    assert fight.heard.one("copied") == {"seat": 0, "pile": 2, "row": 1, "value": value}


@pytest.mark.parametrize("other", ["01c", "07b", "10a", "cloud", "skull"])
def test_r27_its_row_is_never_scalped(other):
    assert battle("P1", "sky", other).tokens == [(0, 0)]


def test_r27_it_copies_the_value_not_the_power():
    fight = battle("F1", "sky", "sequoia")
    assert fight.totals == (5, 5)
    fight = battle("P3", "sky 02a", "spirit 01a")
    assert fight.totals == (4, 3)


@pytest.mark.parametrize(("other", "value"), [("06b", 6), ("07b", 0), ("08b", 0), ("09b", 0), ("10a", 0)])
def test_r28_teasing_cloud_turns_7_to_10_into_0(other, value):
    fight = battle("P1", "cloud", other)
    assert fight.totals == (1, value)
    assert fight.has("charmed") == (value == 0)


def test_r28_teasing_cloud_takes_the_hair_of_the_charmed():
    assert battle("P1", "cloud", "07b").tokens == [(4, 0)]
    assert battle("P1", "cloud", "06b").tokens == [(0, 3)]


def test_r28_only_the_card_opposite_is_charmed():
    assert battle("P3", "cloud 02a", "03a 10a").totals == (3, 13)


DANCE = "dance 01a 02a 03a"
HELD = "01a 03c 09a 10a"
"""What seat 1 still holds after playing 04a, 05a, 06a and 07a."""
PLAYED = "04a 05a 06a 07a"


def danced(territory="P5", luck=None, settings=None):
    """Round 1 with Twilight Dance on pile 1."""
    table = position(f"{territory} | P1 | P3 | P2", DANCE, f"{PLAYED} {HELD}", settings=settings)
    return table, play(table, DANCE, PLAYED, luck=luck)


@pytest.mark.parametrize("territory", ["P5", "M5"])
@pytest.mark.parametrize("outcome", range(4))
def test_r29_a_random_card_of_the_opponents_hand_is_locked(territory, outcome):
    luck = lucky(twilight_dance=[outcome])
    _, heard = danced(territory, luck)
    assert ("twilight dance", 4) in luck.asked
    assert heard.one("locked") == {"seat": 1, "pile": 1, "card": HELD.split()[outcome]}


@pytest.mark.parametrize(
    ("territory", "cards"),
    [("P1", "dance"), ("P3", "01a dance"), ("F1", "dance"), ("F4", "dance 01a 02a"), ("F4", "01a 02a dance")],
)
def test_r29_no_lock_in_forests_nor_on_the_last_turn(territory, cards):
    fight = battle(territory, cards, "05a 06a 07a"[: len(cards.split()) * 4])
    assert not fight.heard.all("locked")


def test_r30_the_locked_card_is_the_one_played_there_in_the_next_round():
    table, _ = danced(luck=lucky(twilight_dance=[1]))
    heard = play(table, "04a . . .", ". . .")
    assert heard.one("revealed", pile=1)["second"] == "03c"
    assert heard.one("scalped", pile=1) == {"seat": 0, "pile": 1, "row": 2, "card": "04a", "other": "03c", "count": 2}


def test_r30_its_owner_draws_4_and_deploys_on_the_three_other_territories():
    table, heard = danced()
    assert heard.one("drew", seat=1)["count"] == 4
    player = look(table, 1)["players"][1]
    assert (len(player["hand"]), player["locked"], player["asked_pile"]) == (7, 1, 2)
    assert "01a" not in player["hand"]


@pytest.mark.parametrize(
    ("number", "piles", "locked"),
    [
        (2, "P5 dance/04a | M3 | F2 05a/05a | P1", 1),
        (2, "P5 05a/05a | M3 | P3 dance/04a | P1", 3),
        (3, "P5 05a/05a 06a/06a | M3 dance/04a | P1 | F2", 2),
        (4, "P5 | F4 | M5 | P3 dance/04a", 4),
    ],
)
def test_r30_whichever_territory_it_is(number, piles, locked):
    table = position(piles, "", "02a", round=number, locked={1: (locked, "03c")})
    heard = play(table, ". . . .", ". . .")
    assert [told["pile"] for told in heard.all("placed", seat=1)] == [pile for pile in (1, 2, 3, 4) if pile != locked]
    assert heard.one("revealed", pile=locked)["second"] == "03c"


def test_r30_the_lock_lasts_one_round():
    table, _ = danced()
    play(table, ". . . .", ". . .")
    assert look(table, 1)["players"][1]["locked"] is None
    assert all(key.endswith(">1") for key in keys(table, 1))


def test_r31_only_its_owner_sees_the_locked_card():
    table, heard = danced(luck=lucky(twilight_dance=[1]))
    assert [look(table, seat)["piles"][0]["rows"][1][1] for seat in (0, 1, None)] == ["?", "03c", "?"]
    assert heard.told(1, "locked")[0]["card"] == "03c"
    for seat in (0, None):
        assert heard.seen(seat, "locked") == [{"kind": "locked", "seat": {"seat": 1}, "pile": 1, "hidden": True}]


@pytest.mark.parametrize(("mine", "yours", "winner"), [("sequoia 10a", "06a 01a", 0), ("sequoia 01a", "06a 10a", 1)])
def test_r32_sequoia_heart_doubles_the_caribou_for_whoever_wins(mine, yours, winner):
    fight = battle("F2", mine, yours)
    assert (fight.winner, fight.points) == (winner, 4)
    assert fight.has("doubled", animals=4)


def test_r32_nothing_is_doubled_outside_forests():
    assert battle("M3", "sequoia 10a", "04a 01a").points == 3
    assert battle("P3", "sequoia 10a", "04a 01a").points == 3


def test_r32_a_tied_forest_counts_for_nobody():
    fight = battle("F2", "sequoia 01a", "05a 01a")
    assert (fight.winner, fight.points) == (None, 0)
    assert not fight.has("doubled")


@pytest.mark.parametrize(("other", "tokens"), [("05b", 6), ("06b", 4), ("03b", 2), ("05a", 0)])
def test_r33_scalps_taken_by_the_skull_count_double(other, tokens):
    assert battle("P1", "skull", other).tokens == [(tokens, 0)]


def test_r33_scalps_taken_by_others_of_its_side_do_not():
    assert battle("P3", "skull 08a", "01a 07b").tokens == [(0, 0), (4, 0)]


def test_r34_there_is_one_copy_of_each_special_and_each_army_has_two():
    players = finished().view(None)["table"]["players"]
    kept = players[0]["kept"] + players[1]["kept"]
    assert len(set(kept)) == len(kept) == 4
    assert [set(player["shown"]) & SPECIALS.keys() for player in players] == [set(player["kept"]) for player in players]
