"""Clan powers and tokens (R150 to R166, E10, E23, E24, E39, E43, E53, E59)."""

import pytest

from longhouse.core.chance import FastChance

from .positions import (
    FOE,
    after,
    choose,
    deal,
    decider,
    decision,
    fame,
    finish,
    force,
    goods,
    is_playable,
    keys,
    look,
    player,
    stage,
)

ANN, BEN = range(2)
LONE = {"T00": (0, 0, 0)}
NORTH = {"units": {"T00.n": 2}, "hand": ["explore", "unrest"]}
BEAR = {"clan": "bear"}


# Bear.


def kaija(table):
    return next((name for name, land in look(table)["territories"].items() if land["kaija"]), None)


@pytest.mark.parametrize("card", ["recruit", "town_hall_up", "recruitment", "feast"])
def test_r150_kaija_may_be_one_of_the_recruited(card):
    table = stage(BEAR | {"units": {"t3": 1}, "hand": [card, "unrest"]}, FOE)
    choose(table, f"play:{card}", *["part:recruit"] * (card == "feast"))
    assert keys(table)[:2] == ["recruit:t3", "recruit-kaija:t3"]
    choose(table, "recruit-kaija:t3")
    assert kaija(table) == "T00.n"
    assert not keys(table, "recruit-kaija") or card == "feast"
    assert player(table)["reserve"] == 13


def test_r150_only_while_she_is_off_the_map():
    table = stage(BEAR | {"units": {"t3": 1}, "kaija": "t3", "hand": ["town_hall_up", "unrest"]}, FOE)
    choose(table, "play:town_hall_up")
    assert not [key for key in keys(table) if "kaija" in key]


def test_12_3_kaija_alone_makes_recruiting_possible():
    table = stage(BEAR | {"units": {"t3": 1}, "reserve": 0, "hand": ["recruit", "unrest"]}, FOE)
    assert "play:recruit" in keys(table)


def test_q13_kaija_triggers_a_training_camp():
    me = BEAR | {"units": {"t3": 1}, "hand": ["recruit", "unrest"], "buildings": {"T02.n": "camp"}}
    table = stage(me, FOE)
    choose(table, "play:recruit", "recruit-kaija:t3")
    assert force(table, "t3") == (0, 2)


def test_r151_kaija_holds_land_alone_and_counts_for_r52():
    table = stage(BEAR | {"kaija": "t3", "hand": ["recruit", "unrest"]}, FOE)
    choose(table, "play:recruit")
    assert force(table, "t3") == (0, 1)


def test_r102_r151_kaija_is_worth_two_points_and_one_food():
    me = BEAR | {"units": {"t6": 2}, "kaija": "t6", "food": 9, "hand": ["unrest"]}
    table = stage({"units": {"t7": 4}, "hand": ["move", "unrest"], "food": 0}, me)
    choose(table, "play:move", "to:t6", "go:4")
    assert (decider(table), keys(table)) == (BEN, ["eat:0", "eat:1", "eat:2", "eat:3"])
    heard = finish(table, "eat:3", dice=[5, 1])
    assert heard.one("settled")["defence"] == 4 + 3 + 2
    # E55: two casualties take the units, Kaija stays.
    assert (force(table, "t6"), kaija(table)) == ((1, 0), "T00.s")


def test_r152_kaija_moves_with_units_or_alone_but_not_into_enemy_land():
    me = BEAR | {"units": {"t6": 1}, "kaija": "t6", "hand": ["move", "unrest"]}
    table = stage(me, FOE)
    choose(table, "play:move", "to:t9")
    assert keys(table) == ["go:0k", "go:1", "go:1k"]
    table = stage(me, FOE)
    choose(table, "play:move", "to:t7")
    assert decision(table) != "move-count"  # one unit without her: no choice
    assert kaija(table) == "T00.s"


def test_r152_the_bear_awakens_lets_her_in_this_year():
    me = BEAR | {"units": {"t6": 1}, "kaija": "t6", "hand": ["bear_awakens", "move", "unrest"]}
    table = stage(me, FOE)
    finish(table, "play:bear_awakens")
    choose(table, "play:move", "to:t7")
    assert "go:1k" in keys(table)
    finish(table, "go:1k", dice=[1, 1])
    assert kaija(table) == "T22.e"


def test_r152_awake_for_one_year_only():
    table = stage(
        BEAR | {"units": {"t6": 1}, "kaija": "t6", "hand": ["bear_awakens", "unrest"]},
        FOE | {"passed": True},
        row=["spy"],
    )
    finish(table, "play:bear_awakens")
    assert table.dump()["kaija_awake"] == 1
    choose(table, "pass")
    assert table.dump()["kaija_awake"] == 0


def test_r154_e43_the_bear_clan_card_collects_food_and_wood():
    me = BEAR | {"units": {"t8": 2}, "kaija": "t8", "hand": ["bear", "unrest"], "buildings": {"T22.n": "silo"}}
    table = stage(me, FOE)
    choose(table, "play:bear", "go:1k")
    assert goods(table) == (1, 1, 0)


def test_r154_not_without_kaija():
    me = BEAR | {"units": {"t8": 2}, "kaija": "t8", "hand": ["bear", "unrest"]}
    table = stage(me, FOE)
    choose(table, "play:bear", "go:1")
    assert goods(table) == (0, 0, 0)


# Boar, Raven, Stag: exploring.


def explore(clan, turn, tile="T02", **more):
    table = stage(NORTH | {"clan": clan} | more, {"hand": ["unrest"]}, tiles=LONE)
    heard = choose(table, "play:explore", f"turn:{turn}", tiles=[tile])
    return table, heard


@pytest.mark.parametrize(
    ("clan", "closed", "open_"),
    [
        ("boar", (2, (0, 0, 0)), (0, (0, 0, 1))),
        ("stag", (3, (0, 0, 0)), (0, (0, 0, 0))),
        ("raven", (2, (0, 0, 0)), (0, (0, 0, 0))),
    ],
)
def test_r47_r156_r159_r163_e23_closing_or_not(clan, closed, open_):
    table, _ = explore(clan, 2)
    assert (fame(table), goods(table)) == closed
    table, _ = explore(clan, 0)
    assert (fame(table), goods(table)) == open_


def test_r159_raven_collects_the_icons_of_what_it_closes():
    # T11 turned by two: its small wood area faces T00.
    table, _ = explore("raven", 2, tile="T11")
    assert (fame(table), goods(table)) == (2, (0, 1, 0))


def test_r47_r156_e24_closing_neutral_land_gives_nothing():
    me = {"clan": "boar", "units": {"T00.w": 1}, "hand": ["huginn_muninn", "unrest"]}
    table = stage(me, {"hand": ["unrest"]}, tiles=LONE)
    choose(table, "play:huginn_muninn", "cell:0,-1", "turn:2", tiles=["T02"])
    assert (fame(table), goods(table)) == (0, (0, 0, 0))


# Goat.


@pytest.mark.parametrize(("key", "food", "wood"), [("build:silo@T22.n", 1, 2), ("build:forge@T13.a", 2, 0)])
def test_r157_goat_gets_food_for_building(key, food, wood):
    table = stage({"clan": "goat", "units": {"t8": 1}, "wood": 3, "hand": ["build", "unrest"]}, FOE)
    choose(table, "play:build", key)
    assert goods(table) == (food, wood, 0)


# Snake.

SNAKE = {"clan": "snake", "units": {"t6": 3}}


@pytest.mark.parametrize("card", ["snake", "rapacious", "stolen_lore"])
def test_r160_before_a_clan_card_the_token_may_be_placed(card):
    them = FOE | {"units": {"t7": 1, "t4": 1}, "hand": ["unrest", "move"], "played": ["fishing"]}
    table = stage(SNAKE | {"hand": [card, "unrest"]}, them)
    choose(table, f"play:{card}")
    assert (decision(table), keys(table)) == ("scorch", ["scorch:t7", "keep-token"])
    heard = choose(table, "scorch:t7")
    assert heard.one("scorched") == {"seat": 0, "territory": "t7"}
    assert look(table)["scorched"] == "T22.e"
    if card == "stolen_lore":
        assert goods(table) == (3, 0, 0)  # Q27: the new place decides whose cards are copied


def test_r160_e10_the_snake_clan_card_places_it_again_after_the_move():
    them = FOE | {"units": {"t7": 1, "t4": 1}}
    table = stage(SNAKE | {"hand": ["snake", "unrest"]}, them)
    choose(table, "play:snake", "scorch:t7", "to:t5", "go:1")
    assert (decision(table), keys(table)) == ("scorch", ["scorch:t4", "keep-token"])
    choose(table, "scorch:t4")
    assert look(table)["scorched"] == "T02.s"


def test_12_3_a_snake_card_may_be_played_for_the_token_alone():
    table = stage(SNAKE | {"hand": ["stolen_lore", "unrest"]}, FOE)
    assert "play:stolen_lore" in keys(table)
    choose(table, "play:stolen_lore", "scorch:t7")
    assert look(table)["scorched"] == "T22.e"
    assert decision(table) == "turn"


def test_q18_it_is_not_moved_to_where_it_is():
    table = stage(SNAKE | {"hand": ["stolen_lore", "snake", "unrest"]}, FOE, scorched="t7")
    assert "play:stolen_lore" not in keys(table)
    choose(table, "play:snake")
    assert decision(table) == "move-to"


def test_r160_other_clans_place_no_token_with_a_copied_card():
    them = SNAKE | {"units": {"t7": 1}, "played": ["snake"], "hand": ["unrest"]}
    table = stage({"units": {"t6": 1}, "hand": ["enemy_secrets", "unrest"]}, them)
    finish(table, "play:enemy_secrets", "to:t9")
    assert look(table)["scorched"] is None


def test_q37_snake_copying_its_card_places_only_afterwards():
    me = SNAKE | {"played": ["snake"], "hand": ["legendary_heroes", "unrest"]}
    table = stage(me, FOE | {"units": {"t7": 1}})
    choose(table, "play:legendary_heroes")
    assert decision(table) == "move-to"
    choose(table, "to:t9", "go:1")
    assert decision(table) == "scorch"


@pytest.mark.parametrize(("mine", "points"), [(3, 4), (1, 2)])
def test_r161_e56_a_point_on_scorched_earth(mine, points):
    me = {"clan": "snake", "units": {"t6": mine}, "hand": ["move", "unrest"]}
    table = stage(me, FOE, scorched="t7")
    heard = finish(table, "play:move", "to:t7", *["go:3"] * (mine == 3), dice=[1, 1])
    assert heard.one("settled")["attack"] == points + 2


def test_r161_e56_also_when_defending():
    table = stage(
        {"units": {"t6": 3}, "hand": ["move", "unrest"]},
        {"clan": "snake", "units": {"t7": 1}, "hand": ["unrest"]},
        scorched="t7",
    )
    heard = finish(table, "play:move", "to:t7", "go:3", dice=[1, 1])
    assert heard.one("settled")["defence"] == 2 + 2


def test_r160_the_token_stays_when_the_land_is_merged():
    table = stage(
        {"clan": "snake", "units": {"T00.n": 1}, "hand": ["explore", "unrest"]},
        {"hand": ["unrest"]},
        tiles=LONE,
        scorched="T00.n",
    )
    choose(table, "play:explore", "turn:0", tiles=["T02"])
    assert look(table)["scorched"] == "T00.n"


# Stag and Wolf: combat.


@pytest.mark.parametrize(("clan", "fame_", "food"), [("stag", 1, 0), ("wolf", 0, 1), ("boar", 0, 0)])
def test_r163_r165_winning_as_attacker(clan, fame_, food):
    table = stage({"clan": clan, "units": {"t6": 4}, "hand": ["move", "unrest"]}, FOE)
    finish(table, "play:move", "to:t7", "go:4", dice=[1, 1])
    assert (fame(table), goods(table)) == (fame_, (food, 0, 0))


@pytest.mark.parametrize("clan", ["stag", "wolf"])
def test_r163_r165_nothing_for_a_defender(clan):
    table = stage(
        {"units": {"t7": 1}, "hand": ["move", "unrest"]}, {"clan": clan, "units": {"t6": 4}, "hand": ["unrest"]}
    )
    finish(table, "play:move", "to:t6", dice=[1, 1])
    assert (fame(table, BEN), goods(table, BEN)) == (0, (0, 0, 0))


@pytest.mark.parametrize("clan", ["stag", "wolf"])
def test_r112_e53_nothing_if_nobody_wins(clan):
    table = stage({"clan": clan, "units": {"t6": 1}, "hand": ["move", "unrest"]}, FOE)
    finish(table, "play:move", "to:t7", dice=[6, 5])
    assert (fame(table), goods(table), force(table, "t7")[0]) == (0, (0, 0, 0), -1)


@pytest.mark.parametrize("clan", ["stag", "wolf"])
def test_r101_q24_e59_nothing_for_intimidation(clan):
    table = stage({"clan": clan, "units": {"t6": 1}, "hand": ["intimidate", "unrest"]}, FOE)
    finish(table, "play:intimidate", "to:t7", "push:t9")
    assert (fame(table), goods(table), force(table, "t7")) == (0, (0, 0, 0), (0, 1))


# The Stag Clan card and Annexation.


def test_r164_the_stag_clan_pulls_a_figure_over_rough_ground():
    me = {"clan": "stag", "units": {"t10": 1, "t4": 2}, "hand": ["stag", "unrest"]}
    table = stage(me, FOE)
    choose(table, "play:stag", "recruit:t10")
    assert (decision(table), keys(table)) == ("pull", ["pull:t4", "no"])
    choose(table, "pull:t4")
    assert (force(table, "t10"), force(table, "t4")) == ((0, 3), (0, 1))


def test_r164_the_pull_comes_after_the_training_camps():
    me = {"clan": "stag", "units": {"t3": 1, "t5": 1}, "hand": ["stag", "unrest"], "buildings": {"T02.n": "camp"}}
    table = stage(me, FOE)
    choose(table, "play:stag", "recruit:t3")
    assert (decision(table), force(table, "t3")) == ("pull", (0, 3))
    choose(table, "no")
    assert force(table, "t3") == (0, 3)


def test_r164_annexation_explores_before_or_after():
    me = {"clan": "stag", "units": {"T00.n": 2}, "hand": ["annexation", "unrest"]}
    table = stage(me, {"hand": ["unrest"]}, tiles=LONE)
    choose(table, "play:annexation")
    assert keys(table) == ["part:move", "part:explore"]
    moved = after(table, "part:move", "to:T00.e", "go:1")
    assert keys(moved) == ["part:explore", "part:stop"]
    choose(table, "part:explore", "turn:0", tiles=["T02"])
    assert keys(table) == ["part:move", "part:stop"]
    choose(table, "part:stop")
    assert decision(table) == "turn"


def test_12_3_annexation_needs_one_of_the_two():
    assert is_playable("annexation", {"units": {"t3": 1}}, FOE, pile=[])
    assert not is_playable("annexation", {}, FOE)


def test_r166_no_powers_in_the_setup():
    for seed in range(3):
        table = deal(2, FastChance(seed), clan_assignment="random")
        luck = FastChance(seed)
        while look(table)["phase"] == "setup":
            seat = table.deciding()[0]
            table.apply(seat, table.options(seat)[0], luck)
        assert [fame(table, seat) for seat in (ANN, BEN)] == [0, 0]
        assert [goods(table, seat) for seat in (ANN, BEN)] == [(2, 2, 0), (2, 2, 0)]
