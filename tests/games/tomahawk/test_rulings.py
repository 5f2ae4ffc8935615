"""The rulings of section 11 (Q1 to Q23)."""

import pytest

from longhouse.core.errors import UndoRefused
from longhouse.games.tomahawk import data

from .endings import ending
from .positions import GAME, LENGTHS, battle, choose, deal, keys, look, lucky, play, position, rows
from .whole_games import play_until, start_round_1


def replacing():
    table = deal("manitou dance skull", "cloud spirit sky")
    choose(table, 0, "reject:skull")
    choose(table, 1, "reject:sky")
    return table


def test_q1_the_owner_chooses_the_copy_to_replace():
    table = replacing()
    assert keys(table, 0) == ["replace:03a", "replace:03b", "replace:03c"]
    choose(table, 0, "replace:03a")
    choose(table, 0, "replace:04b")
    assert look(table, 0)["players"][0]["replaced"] == ["03a", "04b"]


def test_q1_copies_that_look_the_same_are_one_choice():
    assert keys(replacing(), 1) == ["replace:01a", "replace:01c"]


def test_q2_the_bonus_territory_is_a_random_one_of_the_three():
    luck = lucky()
    GAME.start(2, GAME.new(seed=1).settings | {"bonus_animal": True, "specials": False}, luck, None)
    assert luck.asked.count(("length of the bonus", 3)) == 1


def test_q2_on_ties_nobody_gets_the_bonus():
    assert ending(won=("M3", "M2 M1"), bonus="M4")[1].scores() == [3, 3]


def test_q3_power_of_the_sky_opposite_teasing_cloud_is_a_1():
    fight = battle("P1", "sky", "cloud")
    assert fight.totals == (1, 1)
    assert not fight.has("charmed")


def test_q4_grand_manitou_looks_at_totals_after_the_puma():
    fight = battle("F3", "manitou 01a", "10a 06a")
    assert (fight.totals, fight.winner) == ((4, 6), 1)


def test_q4_and_after_the_gathering():
    fight = battle("M4", "manitou 01a", "05a 06a")
    assert (fight.totals, fight.winner) == ((5, 11), 0)
    fight = battle("M4", "manitou 02a", "05a 09a")
    assert (fight.totals, fight.winner) == ((7, 14), 1)


def test_q5_a_gathering_pair_is_two_2s_and_5():
    assert battle("M4", "spirit 02a", "03a 05a").totals[0] == 13


def test_q6_a_pair_is_broken_by_the_puma_but_sequoia_heart_is_not():
    assert battle("F3", "spirit 02a", "01a 01b").totals == (0, 2)
    assert battle("F3", "sequoia 02a", "04a 03a").points == 6


def test_q7_the_dance_takes_from_the_hand_at_once():
    luck = lucky(twilight_dance=[0])
    table = position("P5 | P1 | P3 | P2", "dance", "04a 05a 06a 07a 01a 03c 09a 10a")
    heard = play(table, "dance . . .", "04a 05a 06a 07a", luck=luck)
    assert ("twilight dance", 4) in luck.asked
    assert heard.one("locked")["card"] == "01a"
    assert heard.kinds.index("locked") < heard.kinds.index("totals")


def test_q8_sequoia_heart_doubles_for_any_winner_and_for_the_bonus():
    assert battle("F2", "sequoia 01a", "06a 10a").points == 4
    assert ending(won=("F3", "F4"), bonus="F1", doubled="F3")[1].scores() == [9, 4]


def peeked(tracker):
    table = position("F5 | M1 | P3 | P1", "09a", "05b 03a", settings={"tracker": tracker})
    play(table, ". 09a . .", "05b 03a . .")
    return table


@pytest.mark.parametrize("tracker", [True, False])
def test_q9_the_peek_is_automatic(tracker):
    table = peeked(tracker)
    assert look(table)["phase"] == "deploy"
    assert rows(table, 1, 0)[0][1] == "05b"


@pytest.mark.parametrize(("tracker", "later"), [(True, "05b"), (False, "?")])
def test_q9_it_is_remembered_only_with_the_tracker(tracker, later):
    table = peeked(tracker)
    play(table, ". . . .", ". . . .")
    assert rows(table, 1, 0)[0][1] == later


def test_q10_strongest_and_weakest_of_both_sides_together():
    assert battle("M2", "09a", "03a").totals == (0, 3)
    assert battle("P2", "09a", "03a").totals == (9, 6)


def test_q11_tokens_never_run_out():
    table = position("P5 | P1 | P3 | P2", "skull", "05b", tokens=(24, 0))
    play(table, "skull . . .", "05b . . .")
    assert look(table)["players"][0]["tokens"] == 30


@pytest.mark.parametrize("territory", ["P5", "M5"])
def test_q12_plains_and_mountains_are_revealed_every_round(territory):
    fight = battle(territory, "01a 02a 03a", "04a 05a 06a")
    shown = [[told["row"] for told in heard.all("revealed", pile=1)] for heard in fight.rounds]
    assert shown == [[1], [2], [3]]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_q13_the_tracker_shows_what_is_in_the_cemeteries(seat):
    fight = battle("P1", "05a", "09a")
    assert [fight.table.dump()["piles"][1]["rows"], "05a" in look(fight.table, seat)["players"][0]["shown"]] == [
        [],
        True,
    ]


def test_q14_a_charmed_card_loses_only_its_value():
    fight = battle("P3", "skull 01a", "cloud 05a")
    assert (fight.tokens, fight.totals) == ([(0, 0), (0, 0)], (1, 6))


def test_q15_power_of_the_sky_as_a_2_completes_a_pair():
    assert battle("P3", "spirit sky", "05a 02a").totals == (9, 7)
    assert battle("P3", "spirit sky", "05a 03a").totals == (5, 8)


def test_q16_the_other_2_must_be_on_the_same_side():
    fight = battle("P3", "spirit 01a", "02a 02b")
    assert fight.totals == (3, 4)


def test_q17_scalps_compare_effective_values():
    assert battle("P1", "cloud", "09b").tokens == [(1, 0)]
    assert battle("P1", "sky", "07b").tokens == [(0, 0)]


def test_q18_piles_are_listed_bottom_to_top():
    assert LENGTHS == [[3, 3], [1, 2, 3], [2, 1, 3], [1, 1, 2, 2]]
    assert [pile["turns"] for pile in start_round_1(seed=1).view(0)["table"]["piles"]] == [3, 1, 2, 1]


def test_q19_a_mountain_won_by_grand_manitou_shows_the_forests():
    table = position("F5 07a/07a | F2 | M3 manitou/05a | P1", "01a", "04a", round=2)
    heard = play(table, ". . 01a .", ". . 04a .")
    assert heard.one("manitou") == {"seat": 0, "pile": 3}
    assert [told["pile"] for told in heard.all("peeked", seat=0)] == [1, 2]


@pytest.fixture
def p5_has_both_icons():
    """Made-up data: the plain of 5 bison gets a puma and a gathering."""
    index = data.TERRITORY_IDS.index("P5")
    printed = data.ICON[index]
    data.ICON[index] = data.PUMA | data.GATHER
    yield
    data.ICON[index] = printed


@pytest.mark.usefixtures("p5_has_both_icons")
def test_q20_puma_first_then_the_weakest_of_the_rest():
    assert battle("P5", "10a 03a 02a", "04a 09a 02b").totals == (7, 17)


@pytest.mark.usefixtures("p5_has_both_icons")
def test_q20_nobody_gathers_when_all_are_at_the_puma():
    fight = battle("P5", "03a 03b 03c", "03a 03b 03c")
    assert fight.totals == (0, 0)
    assert not fight.has("gathered")


def test_q21_the_first_territories_are_not_seen_while_specials_are_chosen():
    match = GAME.new(seed=1)
    while match.view(0)["table"]["phase"] != "deploy":
        assert match.view(0)["table"]["piles"] == []
        assert "turned_up" not in [event["kind"] for event in match.events(0)]
        match.choose(match.deciding()[0], match.options(match.deciding()[0])[0].key)
    assert len(match.view(0)["table"]["piles"]) == 4


def test_q22_a_rejection_can_be_taken_back_until_the_other_has_answered():
    match = GAME.new(seed=1)
    first, second, _ = match.options(0)
    match.choose(0, first.key)
    match.undo(0)
    match.choose(0, second.key)
    assert match.view(0)["table"]["players"][0]["kept"] != []
    match.choose(1, match.options(1)[0].key)
    with pytest.raises(UndoRefused):
        match.undo(0)


def test_q22_so_can_the_pair_of_replacements():
    match = play_until(GAME.new(seed=1), lambda match: match.view(0)["table"]["phase"] == "replace")
    for _ in range(2):
        match.choose(0, match.options(0)[0].key)
    match.choose(1, match.options(1)[0].key)
    match.undo_turn(0)
    assert match.view(0)["table"]["players"][0]["replaced"] == []
    assert match.deciding() == (0, 1)
    for seat in (0, 0, 1):
        match.choose(seat, match.options(seat)[0].key)
    with pytest.raises(UndoRefused):
        match.undo(0)


def test_q22_the_replacements_wait_for_both_rejections():
    match = GAME.new(seed=1)
    match.choose(0, match.options(0)[0].key)
    assert match.deciding() == (1,)
    match.choose(1, match.options(1)[0].key)
    assert [match.decision(seat).kind for seat in (0, 1)] == ["replace", "replace"]


def test_q23_a_spectator_sees_only_what_is_public():
    table = position("F5 | M1 | P3 | P1", "09a 07b dance", "05b 03a")
    play(table, "07b 09a dance .", "05b 03a . .")
    seen = look(table)
    assert rows(table, 1) == [["?", "?"]]
    assert seen["piles"][2]["rows"][1] == [None, "?"]
    assert [player["hand"] for player in seen["players"]] == [None, None]
    assert not any({"dealt", "kept", "replaced", "asked_pile"} & player.keys() for player in seen["players"])


def test_q23_private_events_do_not_reach_a_spectator():
    match = play_until(GAME.new(seed=1), lambda match: match.view(0)["table"]["round"] == 3)
    kinds = [event["kind"] for event in match.events(None)]
    assert not {"rejected", "replaced", "placed", "forced"} & set(kinds)
    assert not any("cards" in event for event in match.events(None))
