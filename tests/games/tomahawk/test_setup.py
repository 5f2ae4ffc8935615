"""Setup and structure (R1 to R10)."""

import pytest

from longhouse.core.errors import BadSeats, IllegalChoice

from .positions import (
    GAME,
    LANDS,
    LENGTHS,
    SPECIALS,
    WARRIORS,
    battle,
    choose,
    deal,
    keys,
    look,
    lucky,
)
from .whole_games import army, finished, start_round_1


@pytest.mark.parametrize("seats", [1, 3])
def test_r1_exactly_two_players(seats):
    with pytest.raises(BadSeats):
        GAME.new(seats=seats)


def test_r1_both_tribes_have_the_same_24_warriors():
    players = GAME.new(seed=1, settings={"specials": False}).state.dump()["players"]
    assert army(players[0]) == army(players[1]) == set(WARRIORS)


def test_r2_three_of_the_seven_specials_are_dealt_at_random():
    luck = lucky()
    GAME.start(2, GAME.new(seed=1).settings, luck, None)
    assert luck.asked == [("specials", left) for left in (7, 6, 5, 4, 3, 2)]


def test_r2_two_of_three_are_kept():
    table = deal("cloud sky skull", "spirit manitou dance")
    assert keys(table, 0) == ["reject:cloud", "reject:sky", "reject:skull"]
    choose(table, 0, "reject:sky")
    assert look(table, 0)["players"][0]["kept"] == ["cloud", "skull"]


def test_r2_a_special_of_the_opponent_cannot_be_rejected():
    match = GAME.new(seed=1)
    foreign = match.view(1)["table"]["players"][1]["dealt"][0]
    with pytest.raises(IllegalChoice):
        match.choose(0, f"reject:{foreign}")


@pytest.mark.parametrize("special", SPECIALS)
def test_r3_a_special_replaces_a_warrior_of_its_printed_value(special):
    other = "skull" if special != "skull" else "sky"
    third, *rest = [card for card in SPECIALS if card not in (special, other)]
    table = deal(f"{special} {other} {third}", " ".join(rest[:3]))
    choose(table, 0, f"reject:{third}")
    choose(table, 1, f"reject:{rest[0]}")
    while GAME.prompt(table, 0)[1].args["special"] != special:
        choose(table, 0, keys(table, 0)[0])
    value = SPECIALS[special]["value"]
    assert {WARRIORS[key.removeprefix("replace:")]["value"] for key in keys(table, 0)} == {value}
    assert len(keys(table, 0)) == (3 if value in (3, 4) else 2)


def test_r3_power_of_the_sky_counts_as_a_6():
    assert SPECIALS["sky"]["value"] == 6


def test_r4_rejected_and_replaced_cards_stay_secret_while_the_game_lasts():
    table = deal("cloud sky skull", "spirit manitou dance", replace_choice="auto")
    rejected = choose(table, 0, "reject:sky")
    replaced = choose(table, 1, "reject:dance")
    assert rejected.told(0, "rejected")
    assert not rejected.told(1, "rejected")
    assert [part["card"] for part in replaced.told(0, "replaced")] == ["01c", "07b"]
    assert [part["card"] for part in replaced.told(None, "replaced")] == []
    for seat in (1, None):
        assert not {"dealt", "kept", "replaced"} & look(table, seat)["players"][0].keys()


def test_r4_the_seventh_special_is_seen_by_nobody_while_the_game_lasts():
    assert all("undealt" not in start_round_1(seed=5).view(seat)["table"] for seat in (0, 1, None))
    match = finished()
    (undealt,) = match.view(0)["table"]["undealt"]
    dealt = [player["dealt"] for player in match.view(0)["table"]["players"]]
    assert {undealt, *dealt[0], *dealt[1]} == set(SPECIALS)
    assert all(undealt not in str(match.events(seat)) for seat in (0, 1, None))


@pytest.mark.parametrize("seat", [0, 1])
def test_r5_an_army_has_22_base_warriors_and_2_specials(seat):
    player = start_round_1(seed=5).state.dump()["players"][seat]
    assert len(army(player) & WARRIORS.keys()) == 22
    assert army(player) & SPECIALS.keys() == set(player["kept"])
    assert len(player["kept"]) == 2
    assert not army(player) & set(player["replaced"])


def test_r6_the_opening_hand_is_the_top_8_of_the_army():
    match = start_round_1(seed=5)
    for seat in range(2):
        player = match.view(seat)["table"]["players"][seat]
        assert (len(player["hand"]), player["deck_count"]) == (8, 16)
        (drew,) = [e for e in match.events(seat) if e["kind"] == "drew" and e["seat"] == {"seat": seat}]
        assert drew["cards"] == player["hand"]
        (hidden,) = [e for e in match.events(1 - seat) if e["kind"] == "drew" and e["seat"] == {"seat": seat}]
        assert hidden["count"] == 8
        assert "cards" not in hidden


def test_r7_the_tops_of_the_piles_are_face_up_the_rest_shows_its_lengths():
    for seat in (0, 1, None):
        piles = start_round_1(seed=5).view(seat)["table"]["piles"]
        assert [LANDS[pile["territory"]]["turns"] for pile in piles] == [3, 1, 2, 1]
        assert [pile["below"] for pile in piles] == [[3], [2, 3], [1, 3], [1, 2, 2]]


def test_r7_a_view_names_no_face_down_territory():
    match = start_round_1(seed=5)
    tops = {pile["territory"] for pile in match.view(0)["table"]["piles"]}
    seen = {land for land in LANDS if f"'{land}'" in str(match.view(0)) + str(match.events(0))}
    assert seen == tops


@pytest.mark.parametrize(
    ("territory", "cards"), [("P1", "01a"), ("P3", "01a 02a"), ("P5", "01a 02a 03a"), ("F4", "01a 02a 03a")]
)
def test_r8_a_territory_is_fought_over_for_as_many_rounds_as_it_has_turns(territory, cards):
    fight = battle(territory, cards, cards)
    decided = [bool(heard.all("totals", pile=fight.pile)) for heard in fight.rounds]
    assert decided == [False] * (LANDS[territory]["turns"] - 1) + [True]


def test_r9_one_territory_of_each_length_stays_out_unseen():
    match = finished()
    unused = match.view(0)["table"]["unused"]
    turned_up = {event["territory"] for event in match.events(0) if event["kind"] == "turned_up"}
    assert sorted(LANDS[land]["turns"] for land in unused) == [1, 2, 3]
    assert turned_up == set(LANDS) - set(unused)


def test_r10_the_game_lasts_six_rounds():
    match = finished()
    assert [event["round"] for event in match.events(None) if event["kind"] == "round"] == [1, 2, 3, 4, 5, 6]
    assert match.over


def test_r10_every_pile_lasts_six_rounds():
    assert [sum(lengths) for lengths in LENGTHS] == [6, 6, 6, 6]
