"""Principles and words (R1 to R10, R84, R162, E11)."""

import pytest

from longhouse.games.northgard.data import TOKENS, UNITS

from .positions import choose, decider, decision, figures, keys, land, look, player, position, stock, units


def test_r1_card_text_beats_the_rules():
    # R74 forbids a second building of a type; the Goat Clan card says otherwise.
    there = {"units": {"t5": "0 1"}, "buildings": {"T16.n": "tower"}}
    table = position({"clan": "goat", "hand": ["build", "goat"], "resources": {"wood": 1}}, **there)
    plain = table.copy()
    choose(plain, "play:build")
    assert "build:tower@T32.n" not in keys(plain)
    choose(table, "play:goat")
    assert "build:tower@T32.n" in keys(table)


def test_r2_a_figure_controls():
    table = position({"clan": "bear", "hand": ["explore"]}, kaija="t8", units={"t5": "1 1"})
    assert (land(table, "t8")["holder"], land(table, "t5")["holder"]) == (0, 1)
    assert "play:explore" in keys(table)


def test_r2_the_defender_controls_until_the_combat_is_fought():
    table = position({"hand": ["militia"]}, units={"t1": "0 3", "t5": "1 1"})
    choose(table, "play:militia", "to:t5", "go:2")
    there = land(table, "t5")
    assert (there["holder"], there["units"], there["attacker"], there["attackers"]) == (1, 1, 0, 2)


def test_r3_neutral_even_with_buildings():
    table = position({"hand": ["mercenary"]}, units={"t5": "1 1"}, buildings={"T13.a": "altar"})
    assert land(table, "t8")["holder"] is None
    choose(table, "play:mercenary")
    assert "recruit:t8" in keys(table)


def test_r3_creatures_do_not_change_that():
    settings = {"creatures": True}
    line = {"line": [["c_wolf.1", "T22.e"]]}
    table = position({"hand": ["mercenary"]}, units={"t5": "1 1"}, settings=settings, creatures=line)
    choose(table, "play:mercenary")
    assert "recruit:t7" in keys(table)


def test_r4_enemies_are_all_other_players():
    table = position(
        {"hand": ["raiding_party"], "clan": "raven"}, {}, {}, units={"t1": "0 1", "t5": "1 1", "t8": "2 1"}
    )
    choose(table, "play:raiding_party")
    assert sorted(keys(table)) == ["victim:t5", "victim:t8"]


def test_r4_teammates_are_not():
    table = position(
        {"hand": ["raiding_party"], "clan": "raven"},
        *({}, {}, {}),
        settings={"teams": True},
        units={"t1": "0 1", "t5": "1 1", "t8": "2 1", "t9": "3 1"},
    )
    choose(table, "play:raiding_party")
    assert sorted(keys(table)) == ["victim:t5", "victim:t9"]


def test_r5_removed_units_can_be_recruited_again():
    table = position(
        {"clan": "wolf", "hand": ["plunder"]}, {"clan": "stag", "hand": ["recruit"]}, units={"t1": "0 1", "t5": "1 14"}
    )
    assert player(table, 1)["reserve"] == 0
    choose(table, "play:plunder")
    if decider(table) == 0:
        choose(table, "end")
    assert (decider(table), player(table, 1)["reserve"], units(table, "t5")) == (1, 1, "1 13")
    assert "play:recruit" in keys(table)


def test_r6_units_of_two_players_only_until_the_action_ends():
    table = position({"hand": ["militia"]}, units={"t1": "0 3", "t5": "1 1"})
    choose(table, "play:militia", "to:t5", "go:3", dice=[5, 1])
    assert all(there["attacker"] is None for there in look(table)["territories"].values())
    assert units(table, "t5") == "0 3"


def test_r7_resources_are_without_limit_units_and_buildings_are_not():
    table = position({"hand": ["fishing"], "resources": {"food": 99}}, units={"t1": "0 14"})
    choose(table, "play:fishing")
    assert stock(table)["food"] == 102
    assert (UNITS, TOKENS, look(table)["unrest_left"]) == (14, 7, 10)


@pytest.mark.parametrize(("lore", "kinds"), [(0, []), (1, ["replace"]), (2, ["remove", "replace"])])
def test_r9_nobody_spends_what_they_do_not_have(lore, kinds):
    table = position({"hand": ["move"], "resources": {"lore": lore}})
    assert sorted(key.split(":")[0] for key in keys(table, "replace remove upgrade")) == kinds


def test_r9_costs_come_before_the_effect():
    # A Woodcutter Lodge does not pay for itself.
    table = position({"hand": ["build"]}, units={"t5": "0 1"})
    assert keys(table) == ["wait:build", "pass"]


def test_r10_the_cycle_of_cards():
    table = position(
        {"hand": ["move", "recruit"], "draw": ["build"]}, {"passed": True}, units={"t1": "0 1", "t9": "1 1"}
    )
    choose(table, "wait:move")
    mine = player(table)
    assert (mine["hand"], mine["active"], mine["discard"]) == (["recruit"], ["move"], [])
    choose(table, "pass")
    assert sorted(player(table)["discard"]) == ["move", "recruit"]
    assert player(table)["active"] == []


def test_r10_removed_cards_leave_the_deck():
    table = position({"hand": ["move", "feast"], "resources": {"lore": 2}}, {"hand": ["move"]})
    before = player(table)["deck"]
    choose(table, "remove:move")
    assert sorted([*player(table)["deck"], "move"]) == sorted(before)


def test_r84_special_cards_do_as_much_as_possible():
    # Spy with an opponent who holds nothing: only the card is drawn.
    table = position({"hand": ["spy"]}, {"hand": []}, units={"t1": "0 1"})
    heard = choose(table, "play:spy")
    assert len(heard.all("drew", seat=0)) == 1
    # Capture without a unit in reserve: only the removal.
    table = position({"hand": ["capture"]}, units={"t1": "0 14", "t5": "1 2"})
    choose(table, "play:capture")
    assert figures(table) == {"t1": "0 14", "t5": "1 1"}


def test_r162_scorched_earth_at_harvest():
    table = position(
        {"clan": "snake"}, {"passed": True}, scorched="t4", units={"t1": "0 1", "t4": "1 1"}, marker_taken=True
    )
    choose(table, "pass")
    choose(table, keys(table)[0])
    assert (decision(table), decider(table)) == ("scorch-take", 0)
    assert keys(table) == ["resource:food", "resource:wood", "no"]
    choose(table, "resource:wood")
    assert (stock(table), stock(table, 1)) == ({"food": 1, "wood": 1}, {"food": 1})


def test_e11_what_gives_fame():
    # Closing, closed territories and Altars; a recruit, a build and a won combat of others give none.
    table = position({"clan": "goat", "hand": ["explore"]}, tiles={}, units={"T00.n": "0 1"})
    choose(table, "play:explore", "turn:2", tiles=["T02"])
    assert player(table)["fame"] == 2
    table = position(
        {"clan": "goat", "hand": ["recruit", "build"], "resources": {"wood": 3}},
        {"hand": ["move"]},
        units={"t2": "0 1", "t8": "1 1"},
    )
    choose(table, "play:recruit")
    assert player(table)["fame"] == 0
    choose(table, "pass")
    choose(table, keys(table)[0])
    heard = choose(table, "play:build", "build:altar@T21.s")
    # With an empty hand seat 0 passes and takes the last card; the year ends.
    assert heard.all("fame") == [{"seat": 0, "count": 3}]
