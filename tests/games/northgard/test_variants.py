"""The ten-year game and teams (R170 to R177, E79)."""

import pytest

from longhouse.core.chance import FastChance
from longhouse.games.northgard.data import FACE_IDS, PILE_OF

from .positions import (
    GAME,
    choose,
    deal,
    decider,
    decision,
    finish,
    force,
    goods,
    is_playable,
    keys,
    look,
    over,
    set_open,
    stage,
    walk,
)

ANN, BEN, CID, DAN = range(4)
HAND = {"hand": ["unrest", "move"]}
LONE = {"T00": (0, 0, 0)}


def teams(ann, ben=None, cid=None, dan=None, **rest):
    """Ann and Cid against Ben and Dan."""
    return stage(*[HAND | (seat or {}) for seat in (ann, ben, cid, dan)], teams=True, **rest)


# Ten years.


@pytest.mark.parametrize(("year", "pile"), [(2, "early"), (3, "advanced"), (8, "advanced"), (9, "achievement")])
def test_r170_early_for_three_years_advanced_for_six_then_achievements(year, pile):
    table = stage(
        {"hand": ["unrest"], "units": {"t3": 1}},
        {"units": {"t7": 1}, "passed": True},
        years=10,
        year=year,
        row=["spy"],
        achievements=["warlord", "scholar"],
    )
    choose(table, "pass")
    assert look(table)["year"] == year + 1
    assert [PILE_OF[FACE_IDS.index(card)] for card in look(table)["row"]] == [pile] * 2


def test_r170_ends_after_year_ten():
    table = stage(
        {"hand": ["unrest"], "units": {"t3": 1}},
        {"units": {"t7": 1}, "passed": True},
        years=10,
        year=10,
        row=["warlord"],
    )
    choose(table, "pass")
    assert table.is_over()


def test_r170_e8_the_decks_last_for_five_players():
    table = deal(5, FastChance(3), years=10, clan_assignment="random")
    seen = set()
    for _ in walk(table, 3):
        seen |= set(look(table)["row"])
    early = [card for card in seen if PILE_OF[FACE_IDS.index(card)] == "early"]
    advanced = [card for card in seen if PILE_OF[FACE_IDS.index(card)] == "advanced"]
    assert (len(early), len(advanced)) == (15, 30)


# Teams.


def test_r171_teammates_know_each_others_fame_but_not_the_hands():
    table = teams({"fame": 5}, {"fame": 6}, {"fame": 7}, {"fame": 8}, fame_tokens="hidden")
    seen = look(table, ANN)["players"]
    assert [one["fame"] for one in seen] == [5, None, 7, None]
    assert [one["hand"] is None for one in seen] == [False, True, True, True]
    assert [one["fame"] for one in look(table, None)["players"]] == [None] * 4


@pytest.mark.parametrize("card", ["spy", "rapacious", "veiled_threats"])
def test_r173_teammates_are_no_opponents_for_cards(card):
    me = {"hand": [card, "unrest"]}
    table = teams(me, {"hand": []}, {"hand": ["move", "build"]}, {"hand": []}, row=[])
    assert (f"play:{card}" in keys(table)) is False


@pytest.mark.parametrize("card", ["plunder", "capture", "raiding_party", "bribery", "enemy_secrets"])
def test_r173_nor_for_attacks_on_their_units(card):
    me = {"hand": [card, "unrest"], "units": {"t6": 1}}
    mate = {"units": {"t7": 2}, "active": ["fishing"]}
    table = teams(me, None, mate)
    assert f"play:{card}" not in keys(table)
    table = teams(me, mate)
    assert f"play:{card}" in keys(table)


def test_r173_ancestral_curse_spares_the_teammate():
    table = teams({"hand": ["ancestral_curse", "unrest"]})
    choose(table, "play:ancestral_curse", "discard:move")
    assert decider(table) == DAN


def test_r173_retreats_do_not_go_to_a_teammate():
    me = {"units": {"t9": 1}, "hand": ["move", "unrest"]}
    mate = {"units": {"t6": 1}}
    table = teams(me, {"units": {"t7": 9}}, mate)
    heard = finish(table, "play:move", dice=[1, 1])
    assert [one["end"] for one in heard.all("retreated")] == ["t9"]


def test_r173_call_to_war_and_scorched_earth_look_at_enemies_only():
    assert not is_playable("call_to_war", {"units": {"t6": 1}}, HAND, {"units": {"t7": 1}} | HAND, HAND, teams=True)
    snake = {"clan": "snake", "units": {"t6": 1}}
    table = teams(snake | {"hand": ["stolen_lore", "unrest"]}, None, {"units": {"t7": 1}})
    assert "play:stolen_lore" not in keys(table)


# Passing through.


def test_r172_a_teammates_land_may_not_be_entered_with_the_last_point():
    table = teams({"units": {"t3": 2}, "hand": ["move", "unrest"]}, None, {"units": {"t5": 1}})
    choose(table, "play:move")
    assert "to:t5" not in keys(table)
    assert "to:t1" in keys(table)


def test_r172_r176_passing_through_must_be_finished():
    table = teams({"units": {"t3": 2}, "hand": ["militia", "unrest"]}, {"units": {"t9": 1}}, {"units": {"t5": 1}})
    heard = choose(table, "play:militia", "to:t5", "go:2")
    assert heard.forced == ["from:t3", "from:t5"]
    assert decision(table) == "move-to"
    assert "to:t8" not in keys(table)  # rough: two points
    heard = choose(table, "to:t11")
    assert "go:2" in heard.forced  # nobody may stay
    finish(table)
    assert (force(table, "t11"), force(table, "t5"), force(table, "t3")[0]) == ((0, 2), (2, 1), -1)


def test_r176_some_may_stay_while_the_points_pay_their_way_out():
    table = teams({"units": {"t3": 2}, "hand": ["incursion", "unrest"]}, {"units": {"t9": 1}}, {"units": {"t5": 1}})
    choose(table, "play:incursion", "to:t5", "go:2", "to:t11")
    assert keys(table) == ["go:1", "go:2"]
    choose(table, "go:1")
    assert decision(table) == "move-to"  # the other one goes on first, and nobody stops
    choose(table, "to:t10")
    finish(table)
    assert (force(table, "t11"), force(table, "t10"), force(table, "t5")) == ((0, 1), (0, 1), (2, 1))


@pytest.mark.parametrize("alone", [True, False])
def test_r152_r176_kaija_is_not_left_with_a_teammate_where_she_may_not_go_alone(alone):
    ann = {"clan": "bear", "units": {"t6": 2}, "kaija": "t6", "hand": ["incursion", "unrest"]}
    table = teams(ann, cid={"units": {"t5": 2}}, kaija_moves_alone=alone)
    choose(table, "play:incursion", "to:t5", "go:2k", "to:t1")
    offered = set(keys(table))
    assert ("go:2" in offered) == alone
    assert {"go:2k", "go:1k"} <= offered


def test_r176_no_combat_and_the_teammate_keeps_control():
    table = teams({"units": {"t3": 2}, "hand": ["militia", "unrest"]}, None, {"units": {"t5": 1}})
    choose(table, "play:militia", "to:t5", "go:1")
    land = look(table)["territories"]["T00.e"]
    assert (land["holder"], land["units"]) == (CID, 1)
    heard = finish(table, "to:t6")
    assert heard.all("combat") == []
    assert (force(table, "t6"), force(table, "t5"), force(table, "t3")) == ((0, 1), (2, 1), (0, 1))


def test_r176_several_lands_of_the_teammate_in_a_row():
    me = {"units": {"T00.n": 1}, "hand": ["heroic_charge", "unrest"]}
    table = teams(me, {"units": {"T00.w": 1}}, {"units": {"T00.e": 1, "T00.s": 1}}, tiles=LONE)
    choose(table, "play:heroic_charge", "to:T00.e")
    # Two points left: through T00.s into the enemy's T00.w, or out at once.
    assert set(keys(table)) == {"to:T00.n", "to:T00.w", "to:T00.s"}
    heard = finish(table, "to:T00.s", dice=[1, 1])
    assert heard.one("combat")["territory"] == "T00.w"


def test_r152_r176_kaija_needs_a_way_out_of_her_own():
    me = {"clan": "bear", "units": {"T00.n": 1}, "kaija": "T00.n", "hand": ["heroic_charge", "unrest"]}
    table = teams(me, {"units": {"T00.w": 1}}, {"units": {"T00.e": 1, "T00.s": 1}}, tiles=LONE)
    choose(table, "play:heroic_charge", "to:T00.e", "go:1k")
    # From T00.s only the enemy's T00.w is left: Kaija may not go there, and both could not get out apart.
    assert "to:T00.s" not in keys(table)
    choose(table, "to:T00.n")
    finish(table)
    assert look(table)["territories"]["T00.n"]["kaija"]


@pytest.mark.parametrize("card", ["hidden_ways", "stag"])
def test_r176_nothing_else_ends_with_a_teammate(card):
    me = {"units": {"t3": 1}, "hand": [card, "unrest"], "clan": "stag"}
    table = teams(me, None, {"units": {"t5": 1}})
    choose(table, f"play:{card}")
    assert "to:t5" not in keys(table)
    assert "pull:t5" not in keys(table)


def test_r176_bribery_leads_nobody_to_a_teammate():
    me = {"units": {"t2": 1}, "hand": ["bribery", "unrest"]}
    table = teams(me, {"units": {"t6": 1}}, None, {"units": {"t7": 1}})
    choose(table, "play:bribery", "from:t6")
    assert "to:t7" not in keys(table)
    assert "to:t9" in keys(table)


# Swaps.


def trading(ann, cid, answer=None):
    seats = [
        {"hand": ["unrest"], "units": {"t3": 1}} | ann,
        {"units": {"t7": 1}},
        {"units": {"t6": 1}} | cid,
        {"units": {"t9": 1}},
    ]
    seats[1:] = [seat | {"passed": True} for seat in seats[1:]]
    table = stage(*seats, teams=True, row=["spy"], first=ANN)
    choose(table, "pass")
    return table


def test_r174_teammates_may_swap_one_for_one():
    table = trading({"food": 2}, {"wood": 1, "lore": 1})
    assert (decision(table), keys(table)) == ("trade", ["offer:food>wood", "offer:food>lore", "done"])
    choose(table, "offer:food>wood")
    assert (decider(table), keys(table)) == (CID, ["accept", "refuse"])
    assert {"give": "food", "take": "wood"}.items() <= look(table, CID)["doing"].items()
    assert GAME.prompt(table, CID)[1].args == {"give": "food", "take": "wood", "seat": {"seat": ANN}}
    heard = choose(table, "accept")
    assert heard.one("swapped") == {"seat": ANN, "opponent": CID, "give": "food", "take": "wood"}
    assert (goods(table, ANN), goods(table, CID)) == ((1, 1, 0), (1, 0, 1))


def test_r177_what_was_refused_is_not_offered_again():
    table = trading({"food": 2}, {"wood": 1, "lore": 1})
    choose(table, "offer:food>wood", "refuse")
    assert (decider(table), keys(table)) == (ANN, ["offer:food>lore", "done"])
    assert (goods(table, ANN), goods(table, CID)) == ((2, 0, 0), (0, 1, 1))


def test_r177_at_most_as_many_swaps_as_resources_and_refusals_do_not_count():
    table = trading({"food": 1}, {"wood": 1, "lore": 1})
    choose(table, "offer:food>wood", "refuse", "offer:food>lore", "accept")
    assert (goods(table, ANN), goods(table, CID)) == ((0, 0, 1), (1, 1, 0))
    assert decider(table) != ANN or decision(table) != "trade"


# Scores.


def domination(first, second):
    seats = [{}, {}, {}, {}]
    lands = {"t1": "T21.n", "t2": "T21.s", "t4": "T02.s", "t8": "T13.a", "t10": "T32.s", "t11": "T16.e"}
    names = list(lands)
    for seat, held in ((ANN, names[:first]), (CID, names[first : first + second])):
        kinds = ["forge", "altar", "fortress"]
        seats[seat] = {
            "units": dict.fromkeys(held, 1),
            "unfit": {lands[one]: kinds[at % 3] for at, one in enumerate(held)},
        }
    seats[0] |= {"hand": ["unrest"]}
    seats[1] |= {"units": {"t7": 1}, "passed": True, "fame": 50}
    seats[2] |= {"passed": True}
    seats[3] |= {"units": {"t9": 1}, "passed": True}
    table = stage(*seats, teams=True, row=["spy"])
    set_open(table, 0, *names)
    choose(table, "pass")
    while decision(table) == "trade":
        choose(table, "done")
    return table


def test_r175_e79_a_team_dominates_with_five():
    table = domination(2, 3)
    assert table.is_over()
    assert GAME.result(table).ranks == (1, 2, 1, 2)
    assert not domination(3, 1).is_over()
    assert not domination(3, 0).is_over()


def test_r175_scores_are_added_but_resources_not_pooled():
    table = teams({"fame": 3, "food": 2}, {"fame": 2}, {"food": 1}, {"fame": 0, "units": {"t7": 1}})
    found = GAME.result(over(table))
    assert found.scores == (3 - 5, 2 - 5, 0 - 5, 0 - 5)
    assert found.ranks == (1, 2, 1, 2)


def test_r175_ties_per_team():
    table = teams({"units": {"t3": 1}}, {"units": {"t7": 1}}, {"units": {"t6": 1}}, {})
    assert GAME.result(over(table)).ranks == (1, 2, 1, 2)


@pytest.mark.parametrize("seed", range(2))
def test_r172_teammates_never_share_land_at_the_end_of_an_action(seed):
    table = deal(4, FastChance(seed), teams=True, clan_assignment="random")
    for _ in walk(table, seed, lazy=True):
        if decision(table) in ("turn", "continue", "trade"):
            assert table.dump()["attackers"] == {}
