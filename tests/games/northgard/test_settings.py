"""Every setting with each of its values (section 9)."""

import pytest

from longhouse.core.chance import FastChance
from longhouse.games.northgard.data import TILE_IDS
from longhouse.games.northgard.rules.placing import fits
from longhouse.games.northgard.settings import SETTINGS

from .positions import FOE, choose, deal, decider, decision, finish, keys, look, set_open, stage, walk

ANN, BEN, CID = range(3)


def test_section_9_names_and_defaults():
    assert {setting.name: setting.values for setting in SETTINGS} == {
        "years": (7, 10),
        "teams": (False, True),
        "creatures": (False, True),
        "more_creatures": (False, True),
        "clan_assignment": ("choose", "random", "draft"),
        "fame_tokens": ("hidden", "open"),
        "scorched_earth_targets": ("enemy", "enemy_or_neutral"),
        "border_check": ("vertex", "global"),
        "future_sight_achievements": (False, True),
        "small_on_large": (False, True),
        "kaija_moves_alone": (True, False),
        "reaction_prompt": ("standing_order", "always_ask", "timed"),
        "fame_only": (False, True),
    }
    assert [(one.name, one.default) for one in SETTINGS if one.default != one.values[0]] == [("fame_tokens", "open")]


@pytest.mark.parametrize(("years", "players"), [(7, 2), (10, 3)])
def test_setting_years(years, players):
    table = deal(players, FastChance(1), years=years, clan_assignment="random")
    for _ in walk(table, 1):
        pass
    assert look(table)["year"] <= years
    assert look(table)["years"] == years
    assert look(table)["year"] == years or table.dump()["dominator"] is not None


@pytest.mark.parametrize(("how", "order"), [("choose", [0, 1, 2]), ("draft", [2, 1, 0])])
def test_setting_clan_assignment_asks_in_order(how, order):
    table = deal(3, FastChance(1), clan_assignment=how)
    asked = []
    while decision(table) == "clan":
        asked.append(decider(table))
        choose(table, keys(table)[-1])
    assert asked == order
    assert len({one["clan"] for one in look(table)["players"]}) == 3


def test_setting_clan_assignment_random():
    clans = [
        tuple(one["clan"] for one in look(deal(2, FastChance(seed), clan_assignment="random"))["players"])
        for seed in range(9)
    ]
    assert len(set(clans)) > 3
    assert all(one[0] != one[1] for one in clans)


@pytest.mark.parametrize(("value", "seen"), [("hidden", None), ("open", 4)])
def test_setting_fame_tokens(value, seen):
    table = stage({"fame": 4, "hand": ["unrest"]}, FOE, fame_tokens=value)
    assert look(table, BEN)["players"][0]["fame"] == seen
    assert look(table, ANN)["players"][0]["fame"] == 4


@pytest.mark.parametrize(("value", "neutral"), [("enemy", False), ("enemy_or_neutral", True)])
def test_setting_scorched_earth_targets(value, neutral):
    table = stage({"clan": "snake", "units": {"t6": 1}, "hand": ["snake", "unrest"]}, FOE, scorched_earth_targets=value)
    choose(table, "play:snake")
    assert "scorch:t7" in keys(table)
    assert ("scorch:t9" in keys(table)) == neutral
    assert "scorch:t10" not in keys(table)


RING = {
    "T00": (-1, 0, 0),
    "T02": (0, 0, 0),
    "T08": (0, -1, 1),
    "T05": (0, -2, 2),
    "T12": (1, -2, 0),
    "T20": (2, -2, 3),
    "T14": (2, -1, 1),
    "T21": (2, 0, 0),
}
"""Land around a hole: T07 at (1, 0) would join both sides of the border of T02, which ends at the hole."""


@pytest.mark.parametrize(("value", "allowed"), [("vertex", True), ("global", False)])
def test_q8_setting_border_check(value, allowed):
    hand = {"hand": ["unrest"]}
    table = stage(hand, hand, tiles=RING, border_check=value)
    assert fits(table, TILE_IDS.index("T07"), 1, 0, 0) == allowed
    assert fits(table, TILE_IDS.index("T07"), 1, 0, 1)


@pytest.mark.parametrize("value", [False, True])
def test_setting_future_sight_achievements(value):
    table = stage(
        {"hand": ["future_sight", "unrest"]},
        FOE,
        row=["spy", "capture"],
        achievements=["warlord", "scholar"],
        future_sight_achievements=value,
    )
    choose(table, "play:future_sight")
    assert ("pick:warlord" in keys(table)) == value
    assert "pick:spy" in keys(table)


def test_setting_future_sight_achievements_what_is_left_of_the_row_goes():
    table = stage(
        {"hand": ["future_sight", "unrest"], "units": {"t3": 1}},
        {"units": {"t7": 1}, "hand": ["unrest"]},
        row=["spy", "capture"],
        achievements=["warlord", "scholar"],
        future_sight_achievements=True,
        year=5,
    )
    choose(table, "play:future_sight", "pick:warlord", "pass", "pick:spy", "pass")
    assert look(table)["year"] == 6
    assert (len(look(table)["row"]), "capture" in look(table)["row"]) == (2, False)
    assert look(table)["achievements"] == ["scholar"]


def test_setting_future_sight_achievements_the_last_to_pass_may_find_none():
    table = stage(
        {"hand": ["unrest"], "units": {"t3": 1}},
        {"units": {"t7": 1}, "hand": ["unrest"]},
        row=["scholar"],
        future_sight_achievements=True,
        year=7,
    )
    choose(table, "pass")
    choose(table, "pass")
    assert table.is_over()


@pytest.mark.parametrize("value", [False, True])
def test_setting_small_on_large(value):
    table = stage({"units": {"t2": 1}, "wood": 3, "hand": ["build", "unrest"]}, FOE, small_on_large=value)
    choose(table, "play:build")
    assert ("build:silo@T21.s" in keys(table)) == value
    assert "build:stone@T21.s" not in keys(table)
    assert "build:forge@T21.s" in keys(table)


@pytest.mark.parametrize("value", [True, False])
def test_setting_kaija_moves_alone(value):
    me = {"clan": "bear", "units": {"t6": 1}, "kaija": "t6", "hand": ["move", "unrest"]}
    table = stage(me, FOE, kaija_moves_alone=value)
    choose(table, "play:move", "to:t9")
    assert keys(table) == ["go:0k"] * value + ["go:1", "go:1k"]
    alone = stage(me | {"units": {}}, FOE, kaija_moves_alone=value)
    assert ("play:move" in keys(alone)) == value


@pytest.mark.parametrize("value", ["standing_order", "always_ask"])
def test_setting_reaction_prompt(value):
    other = {"units": {"t7": 1}, "hand": ["unrest"] * 2, "draw": ["defensive_strategy"]}
    table = stage(other, {"units": {"t3": 1}, "hand": ["fishing", "unrest"]}, reaction_prompt=value)
    assert bool(keys(table, "order")) == (value == "standing_order")
    choose(table, *["order:never"] * (value == "standing_order"), "wait:unrest", "play:fishing")
    assert (decision(table) == "react") == (value == "always_ask")


@pytest.mark.parametrize("value", [False, True])
def test_setting_fame_only(value):
    me = {"hand": ["unrest"], "units": {"t2": 1, "t4": 1, "t8": 1}}
    me |= {"buildings": {"T21.s": "forge", "T13.a": "altar"}, "unfit": {"T02.s": "fortress"}}
    table = stage(me, {"units": {"t7": 1}, "passed": True}, row=["spy"], fame_only=value)
    set_open(table, 0, "t2", "t4", "t8")
    finish(table, "pass", wanted=("done",))
    assert table.is_over() != value


@pytest.mark.parametrize("value", [False, True])
def test_setting_creatures(value):
    table = deal(2, FastChance(5), clan_assignment="random", creatures=value)
    for _ in walk(table, 5, lazy=True):
        pass
    seen = table.dump()["creatures"]
    assert bool(seen["line"] + seen["beaten"]) == value


@pytest.mark.parametrize("value", [False, True])
def test_setting_more_creatures_needs_creatures(value):
    table = stage(FOE, FOE | {"units": {"t3": 1}}, row=["spy", "capture"], more_creatures=True, creatures=value)
    choose(table, "pass", "pick:spy")
    assert (decision(table) == "more-creatures") == value


@pytest.mark.parametrize("value", [False, True])
def test_setting_teams(value):
    hand = {"hand": ["move", "unrest"]}
    table = stage(hand | {"units": {"t6": 1}}, hand, hand | {"units": {"t7": 1}}, hand, teams=value)
    choose(table, "play:move")
    assert ("to:t7" in keys(table)) != value
