"""Moving (R60 to R68, E2, E50, E60)."""

import pytest

from .positions import choose, decider, decision, figures, keys, look, player, position, units


def moving(*hand, clan="goat", **rest):
    """Seat 0 with these cards; the opponent is a Stag."""
    return position({"clan": clan, "hand": list(hand)} | rest.pop("first", {}), {"clan": "stag"}, **rest)


def froms(*names):
    return sorted(f"from:{name}" for name in names)


def tos(*names):
    return sorted(f"to:{name}" for name in names)


# R60.


def test_r60_from_any_controlled_territory_to_any_neighbour():
    table = moving("move", units={"t1": "0 2", "t9": "0 1", "t6": "1 1"})
    choose(table, "play:move")
    assert (decision(table), sorted(keys(table))) == ("move-from", froms("t1", "t9"))
    choose(table, "from:t1")
    assert (decision(table), sorted(keys(table))) == ("move-to", tos("t2", "t3", "t5", "t6"))
    choose(table, "to:t3")
    assert (decision(table), keys(table)) == ("move-count", ["go:1", "go:2"])
    heard = choose(table, "go:1")
    assert heard.one("moved") == {"seat": 0, "start": "t1", "end": "t3", "units": 1, "kaija": False}
    assert figures(table) == {"t1": "0 1", "t3": "0 1", "t9": "0 1", "t6": "1 1"}


def test_r60_rough_costs_two():
    one = moving("move", units={"t8": "0 1"})
    heard = choose(one, "play:move")
    assert heard.forced[:3] == ["from:t8", "to:t11", "go:1"]
    two = moving("militia", units={"t8": "0 1"})
    choose(two, "play:militia")
    assert sorted(keys(two)) == tos("t5", "t6", "t7", "t11")
    choose(two, "to:t6")
    assert (figures(two), decision(two)) == ({"t6": "0 1"}, "pick")


def test_r60_points_of_two_cards_are_never_added():
    table = moving("move", "bodyguard", units={"t8": "0 2"})
    choose(table, "play:bodyguard", "go:1")
    assert units(table, "t11") == "0 1"
    choose(table, "play:move")
    assert sorted(keys(table)) == froms("t8", "t11")
    choose(table, "from:t8")  # the only way is t11
    assert (decision(table), figures(table)) == ("pick", {"t11": "0 2"})


def test_r60_the_card_can_only_be_played_if_a_move_is_affordable():
    # The territories of seat 0 have only rough neighbours.
    tiles = {"T20": [0, 1, 2]}  # T20.s faces T00.s; T20.n lies beyond the rough border
    table = moving("move", "militia", tiles=tiles, units={"T20.n": "0 1"})
    assert keys(table, "play") == ["play:militia"]
    assert keys(moving("move", units={})) == ["wait:move", "pass"]


def test_e2_move_4():
    # A = t1, B = t2, C = t6, D = t8: A-B and A-C regular, C-D rough.
    table = moving("incursion", units={"t1": "0 2", "t6": "0 4"})
    choose(table, "play:incursion", "from:t1", "to:t2", "go:1", "from:t1", "to:t6", "from:t6", "to:t8", "go:4")
    assert figures(table) == {"t2": "0 1", "t6": "0 1", "t8": "0 4"}
    assert decision(table) == "pick"  # no point is left


# R61 to R63.


def test_r61_the_same_figures_may_move_again():
    table = moving("incursion", units={"t2": "0 2"})
    choose(table, "play:incursion", "go:2")
    assert sorted(keys(table)) == sorted([*froms("t1"), "stop-moving"])
    choose(table, "from:t1", "to:t5", "go:2", "from:t5", "to:t11", "go:1", "from:t11", "to:t8")
    assert figures(table) == {"t5": "0 1", "t8": "0 1"}


def test_e50_gathering_an_attack():
    # P = t9, Q = t6 (neutral), R = t1 (2 units), S = t5.
    table = moving("heroic_charge", units={"t9": "0 3", "t1": "0 2", "t5": "1 2"}, first={"resources": {"food": 9}})
    choose(table, "play:heroic_charge", "from:t9", "to:t6", "go:3", "from:t6", "to:t1", "go:3", "from:t1", "to:t5")
    choose(table, "go:5")
    assert (decision(table), keys(table)) == ("attacker-food", [f"eat:{number}" for number in range(6)])


def test_e50_from_two_sides():
    table = moving("militia", units={"t6": "0 3", "t1": "0 2", "t5": "1 2"}, first={"resources": {"food": 9}})
    choose(table, "play:militia", "from:t6", "to:t5", "go:3", "from:t1", "to:t5", "go:2")
    assert (decision(table), len(keys(table))) == ("attacker-food", 6)


def test_r62_an_enemy_territory_stops_the_figures():
    table = moving("incursion", units={"t1": "0 3", "t5": "1 2"})
    choose(table, "play:incursion", "to:t5", "go:2")
    assert sorted(keys(table)) == sorted([*froms("t1"), "stop-moving"])
    choose(table, "from:t1")
    assert "to:t5" in keys(table)  # more may come to the same combat
    choose(table, "to:t3")
    assert sorted(keys(table)) == sorted([*froms("t3"), "stop-moving"])


def test_r62_the_defender_controls_until_the_combat():
    table = moving("incursion", units={"t1": "0 3", "t5": "1 2"})
    choose(table, "play:incursion", "to:t5", "go:2")
    there = units(table, "t5")
    assert there == "1 2"


def test_r63_who_leaves_nobody_leaves_neutral_land_with_its_buildings():
    table = moving("move", units={"t1": "0 2"}, buildings={"T21.n": "tower"})
    choose(table, "play:move", "to:t3", "go:2")
    assert (figures(table), look(table)["buildings"]) == ({"t3": "0 2"}, {"T21.n": "tower"})


def test_r64_points_need_not_be_used_but_one_move_is_made():
    table = moving("incursion", units={"t2": "0 2"})
    choose(table, "play:incursion")
    assert keys(table) == ["go:1", "go:2"]  # t2 has one neighbour: nothing else to choose
    choose(table, "go:1")
    assert "stop-moving" in keys(table)
    choose(table, "stop-moving")
    assert figures(table) == {"t1": "0 1", "t2": "0 1"}


# R65, R66.


def test_r65_combats_come_after_all_moves_in_any_order():
    table = moving("militia", units={"t1": "0 5", "t5": "1 1", "t6": "1 1"})
    heard = choose(table, "play:militia", "to:t5", "go:2", "from:t1", "to:t6", "go:3")
    assert "rolled" not in heard.kinds
    assert (decision(table), decider(table), sorted(keys(table))) == ("combat", 0, ["fight:t5", "fight:t6"])
    heard = choose(table, "fight:t6", dice=[5, 1, 5, 1])
    assert [found["territory"] for found in heard.all("combat")] == ["t6", "t5"]


def test_r65_the_bonus_of_the_card_counts_in_all_combats():
    table = moving("grizzled", units={"t1": "0 5", "t5": "1 1", "t6": "1 1"})
    choose(table, "play:grizzled", "to:t5", "go:2", "from:t1", "to:t6", "go:3")
    heard = choose(table, "fight:t5", dice=[5, 1, 5, 1])
    assert [found["attack"] for found in heard.all("settled")] == [2 + 2, 3 + 2]


def test_r65_a_bonus_does_not_last():
    table = moving("bodyguard", "move", units={"t1": "0 5", "t5": "1 1", "t6": "1 1"})
    choose(table, "play:bodyguard", "to:t5", "go:2", dice=[5, 1])
    choose(table, "play:move", "from:t1", "to:t6")
    heard = choose(table, "go:3", dice=[5, 1])
    assert heard.one("settled")["attack"] == 3


def test_e60_infiltration():
    # P = t1, S = t5, T = t11.
    table = moving("infiltration", units={"t1": "0 4", "t5": "1 2", "t11": "1 1"})
    choose(table, "play:infiltration", "to:t5", "go:4")
    assert sorted(keys(table)) == sorted([*froms("t5"), "stop-moving"])
    choose(table, "from:t5", "to:t11", "go:3", "stop-moving")
    assert (decision(table), sorted(keys(table))) == ("combat", ["fight:t11", "fight:t5"])
    assert table.dump()["attackers"] == {"T00.e": [0, 1], "T16.e": [0, 3]}


def test_r66_a_combat_only_where_somebody_stays():
    table = moving("infiltration", units={"t1": "0 3", "t5": "1 2"})
    choose(table, "play:infiltration", "to:t5", "go:3", "from:t5", "to:t11", "go:3", "stop-moving")
    assert figures(table) == {"t11": "0 3", "t5": "1 2"}


def test_r66_without_infiltration_they_stop():
    table = moving("heroic_charge", units={"t1": "0 4", "t5": "1 2"})
    heard = choose(table, "play:heroic_charge", "to:t5", "go:4", dice=[5, 1])
    assert heard.forced[-1] != "from:t5"
    assert units(table, "t5") == "0 4"


# R67, R68.


def test_r67_hidden_ways_to_any_open_territory():
    table = moving("hidden_ways", units={"t2": "0 3", "t8": "1 1", "t3": "0 1"})
    choose(table, "play:hidden_ways")
    assert (decision(table), sorted(keys(table))) == ("hidden-ways", froms("t2", "t3"))
    choose(table, "from:t2")
    assert sorted(keys(table)) == tos("t1", "t4", "t5", "t7", "t8", "t9", "t10", "t11")
    choose(table, "to:t7")
    assert keys(table) == ["go:1", "go:2", "go:3"]
    choose(table, "go:2")
    assert figures(table) == {"t2": "0 1", "t7": "0 2", "t8": "1 1", "t3": "0 1"}


def test_r67_hidden_ways_may_lead_to_a_combat_without_bonus():
    table = moving("hidden_ways", units={"t2": "0 3", "t8": "1 1"})
    heard = choose(table, "play:hidden_ways", "to:t8", "go:3", dice=[1, 1])
    assert heard.one("settled")["attack"] == 5
    assert (units(table, "t8"), units(table, "t2")) == ("0 3", None)


def test_r67_it_is_not_a_move_action():
    # The Bear Clan's collecting and Intimidate belong to Move actions only; no points are counted either.
    table = moving("hidden_ways", units={"t8": "0 1"})
    choose(table, "play:hidden_ways", "to:t2")
    assert figures(table) == {"t2": "0 1"}


def test_r67_kaija_goes_only_where_she_may():
    table = moving("hidden_ways", clan="bear", kaija="t2", units={"t2": "0 1", "t8": "1 1"})
    choose(table, "play:hidden_ways")
    assert "to:t8" in keys(table)
    choose(table, "to:t8")  # only the unit may go: nothing to choose
    assert decision(table) != "hidden-ways"
    table = moving("hidden_ways", clan="bear", kaija="t2", units={"t8": "1 1"})
    choose(table, "play:hidden_ways")
    assert "to:t8" not in keys(table)
    table = moving("hidden_ways", clan="bear", kaija="t2", kaija_awake=True, units={"t8": "1 1"})
    choose(table, "play:hidden_ways")
    assert "to:t8" in keys(table)


def test_r67_kaija_alone_only_if_she_may_move_alone():
    table = moving("hidden_ways", clan="bear", kaija="t2", settings={"kaija_moves_alone": False})
    assert keys(table) == ["wait:hidden_ways", "pass"]


def test_r68_the_wolf_clan_card_ignores_rough():
    table = position({"clan": "wolf", "hand": ["wolf"]}, {"clan": "stag"}, units={"t8": "0 2"})
    choose(table, "play:wolf")
    assert sorted(keys(table)) == tos("t5", "t6", "t7", "t11")
    choose(table, "to:t5", "go:1")
    assert (figures(table), decision(table)) == ({"t5": "0 1", "t8": "0 1"}, "pick")


@pytest.mark.parametrize("card", ["move", "wolf"])
def test_r68_not_with_other_cards_of_the_wolf(card):
    table = position({"clan": "wolf", "hand": [card]}, {"clan": "stag"}, units={"t8": "0 2"})
    choose(table, f"play:{card}")
    assert len(keys(table)) == (2 if card == "move" else 4)
    assert player(table)["clan"] == "wolf"
