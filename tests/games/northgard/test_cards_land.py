"""Cards that explore, build and collect: what they do, when they can be played (R43 to R49, R71 to R87, E39, E40)."""

import pytest

from .positions import (
    FOE,
    after,
    choose,
    decision,
    finish,
    goods,
    is_playable,
    keys,
    look,
    stage,
)

ANN, BEN = range(2)


# Explore.

SHORT = {"T00": (0, 0, 0)}
OPEN = {"units": {"T00.n": 2}}


@pytest.mark.parametrize(
    ("card", "drawn"),
    [("explore", 1), ("scouts", 1), ("raven", 2), ("scout_camp_up", 2), ("lay_of_the_land", 3), ("huginn_muninn", 1)],
)
def test_r46_how_many_tiles_are_drawn(card, drawn):
    table = stage(OPEN | {"hand": [card, "unrest"]}, {"hand": ["unrest"]}, tiles=SHORT)
    heard = choose(table, f"play:{card}", tiles=["T02", "T10", "T28"][:drawn])
    assert [one["tile"] for one in heard.all("tile_drawn")] == ["T02", "T10", "T28"][:drawn]
    if drawn > 1:
        assert keys(table) == ["tile:T02", "tile:T10", "tile:T28"][:drawn]
        choose(table, "tile:T10")
        assert look(table)["under"] == ["T02", "T28"][: drawn - 1]


@pytest.mark.parametrize(
    "card", ["explore", "scouts", "raven", "scout_camp", "scout_camp_up", "rangers", "lay_of_the_land"]
)
def test_r43_exploring_needs_open_own_land_and_a_tile(card):
    assert is_playable(card, {"units": {"t5": 1}}, FOE)
    assert not is_playable(card, {"units": {"t3": 1}}, FOE)
    assert not is_playable(card, {"units": {"t5": 1}}, FOE, pile=[])


def test_r43_huginn_and_muninn_explore_from_anywhere():
    assert is_playable("huginn_muninn", {"units": {"t3": 1}}, FOE)
    assert is_playable("huginn_muninn", {}, FOE)
    assert not is_playable("huginn_muninn", {}, FOE, pile=[])
    table = stage({"units": {"T00.n": 1}, "hand": ["huginn_muninn"]}, {"hand": ["unrest"]}, tiles=SHORT)
    choose(table, "play:huginn_muninn", tiles=["T10"])
    assert sorted(keys(table)) == ["cell:-1,0", "cell:0,-1", "cell:0,1", "cell:1,0"]


def test_r49_scout_camp_may_redraw_once():
    table = stage(OPEN | {"hand": ["scout_camp"]}, {"hand": ["unrest"]}, tiles=SHORT)
    choose(table, "play:scout_camp", tiles=["T02"])
    assert keys(table) == ["keep-tile", "redraw"]
    heard = choose(table, "redraw", tiles=["T10"])
    assert heard.one("tile_drawn") == {"tile": "T10"}
    assert look(table)["under"] == ["T02"]
    assert decision(table) in ("explore-cell", "explore-rotation")


def test_r49_lay_of_the_land_collects_the_icons_of_the_tile():
    table = stage(OPEN | {"hand": ["lay_of_the_land"]}, {"hand": ["unrest"]}, tiles=SHORT)
    choose(table, "play:lay_of_the_land", "tile:T20", tiles=["T02", "T20", "T28"])
    assert goods(table) == (1, 0, 1)


def test_r49_rangers_may_explore_twice():
    table = stage(OPEN | {"hand": ["rangers", "unrest"], "clan": "stag"}, {"hand": ["unrest"]}, tiles=SHORT)
    choose(table, "play:rangers", "turn:0", tiles=["T02"])
    assert keys(table) == ["part:explore", "part:stop"]
    choose(table, "part:explore", tiles=["T10"])
    finish(table)
    assert len(look(table)["tiles"]) == 3


def test_r49_rangers_may_stop_after_one():
    table = stage(OPEN | {"hand": ["rangers", "unrest"], "clan": "stag"}, {"hand": ["unrest"]}, tiles=SHORT)
    choose(table, "play:rangers", "turn:0", "part:stop", tiles=["T02"])
    assert len(look(table)["tiles"]) == 2


# Build.


@pytest.mark.parametrize(
    ("card", "small", "large"),
    [
        ("build", 1, 3),
        ("villager_tools", 1, 3),
        ("goat", 1, 3),
        ("simple_living", 0, 2),
        ("boar", 0, 2),
        ("industrious", 1, 3),
    ],
)
def test_r71_what_building_costs(card, small, large):
    for wood in range(4):
        me = {"units": {"t8": 1}, "hand": [card, "unrest"], "wood": wood}
        table = stage(me, FOE)
        if wood < small:
            assert f"play:{card}" not in keys(table)
            continue
        choose(table, f"play:{card}")
        assert ("build:forge@T13.a" in keys(table)) == (wood >= large)
        choose(table, "build:silo@T16.s" if "build:silo@T16.s" in keys(table) else "build:silo@T22.n")
        assert goods(table)[1] == wood - small


def test_r74_e39_goat_may_build_a_second_of_a_type():
    me = {"clan": "goat", "units": {"t8": 1}, "wood": 3, "buildings": {"T22.n": "silo"}}
    tiles = {"T00": (0, 0, 0), "T13": (1, 0, 0), "T05": (2, 0, 1)}
    table = stage(me | {"hand": ["build", "goat", "unrest"]}, FOE)
    assert "silo" not in str(keys(after(table, "play:build")))
    two = {"clan": "goat", "units": {"T13.a": 1}, "wood": 3, "buildings": {"T13.a": "forge"}}
    table = stage(two | {"hand": ["goat", "unrest"]}, {"hand": ["unrest"]}, tiles=tiles)
    choose(table, "play:goat", "build:forge@T05.s")
    assert goods(table) == (2, 0, 0)


def test_r78_carpentry_one_or_two_of_them_one_small():
    me = {"units": {"t8": 1, "t2": 1, "t3": 1}, "wood": 9, "hand": ["carpentry", "unrest"], "clan": "stag"}
    table = stage(me, FOE)
    choose(table, "play:carpentry", "build:forge@T13.a")
    assert not any("fort" in key or "forge" in key or "altar" in key for key in keys(table))
    choose(table, "build:silo@T02.n")
    assert (goods(table)[1], decision(table)) == (5, "turn")
    table = stage(me, FOE)
    choose(table, "play:carpentry", "build:silo@T02.n")
    assert "build:forge@T13.a" in keys(table)
    choose(table, "stop-building")
    assert goods(table)[1] == 8


def test_r78_e40_amenities_needs_no_space():
    me = {"units": {"t7": 1}, "wood": 1, "hand": ["amenities", "unrest"], "clan": "stag"}
    table = stage(me, {"units": {"t3": 1}, "hand": ["unrest"]})
    choose(table, "play:amenities")
    assert keys(table) == [f"build:{kind}*t7" for kind in ("silo", "lodge", "tower", "camp", "stone")]
    choose(table, "build:stone*t7")
    assert look(table)["territories"]["T22.e"]["icons"] == {"food": 0, "wood": 0, "lore": 1}
    assert goods(table)[1] == 0


def test_r78_amenities_builds_large_ones_as_usual_and_no_second_of_a_type():
    me = {
        "units": {"t8": 1},
        "wood": 3,
        "hand": ["amenities", "unrest"],
        "buildings": {"T22.n": "silo"},
        "clan": "stag",
    }
    table = stage(me, FOE)
    choose(table, "play:amenities")
    assert set(keys(table)) == {
        *(f"build:{kind}@T13.a" for kind in ("fortress", "forge", "altar")),
        *(f"build:{kind}*t8" for kind in ("lodge", "tower", "camp", "stone")),
    }


def test_r78_glory_collects_before_or_after():
    me = {"clan": "stag", "units": {"t8": 1}, "wood": 3, "hand": ["glory", "unrest"]}
    table = stage(me, FOE)
    choose(table, "play:glory", "build:lodge@T22.n")
    assert keys(table) == ["part:before", "part:after", "part:stop"]
    assert goods(after(table, "part:before")) == (0, 3, 1)
    assert goods(after(table, "part:after")) == (0, 4, 1)
    assert goods(after(table, "part:stop")) == (0, 2, 0)


def test_r78_glory_may_be_paid_with_the_wood_collected_first():
    me = {"clan": "stag", "units": {"t8": 1}, "wood": 2, "hand": ["glory", "unrest"]}
    table = stage(me, FOE)
    choose(table, "play:glory")
    assert "build:forge@T13.a" in keys(table)
    heard = choose(table, "build:forge@T13.a")
    assert heard.forced[0] == "part:before"
    assert goods(table) == (0, 0, 1)
    assert is_playable("glory", me | {"wood": 0, "hand": []}, FOE)
    assert not is_playable("glory", me | {"wood": 0, "hand": [], "units": {"t3": 1}}, FOE)


def test_r78_industrious_villagers_may_replace_a_building():
    me = {"clan": "goat", "units": {"t8": 1, "t3": 1}, "wood": 1, "buildings": {"T13.a": "forge"}}
    table = stage(me | {"hand": ["industrious", "unrest"]}, FOE)
    choose(table, "play:industrious", "build:silo@T02.n")
    assert set(keys(table)) == {
        *(f"rebuild:T02.n>{kind}" for kind in ("lodge", "tower", "camp")),
        *(f"rebuild:T13.a>{kind}" for kind in ("fortress", "altar")),
        "no",
    }
    choose(table, "rebuild:T13.a>altar")
    assert (goods(table), look(table)["buildings"]["T13.a"]) == ((1, 0, 0), "altar")
    assert (look(table)["tokens"]["forge"], look(table)["tokens"]["altar"]) == (7, 6)


# Collect.


@pytest.mark.parametrize(
    ("card", "gained"), [("fishing", (3, 0, 0)), ("wood_monopoly", (0, 3, 0)), ("lore_mastery", (0, 0, 2))]
)
def test_r87_collecting(card, gained):
    table = stage({"hand": [card, "unrest"]}, FOE)
    choose(table, f"play:{card}")
    assert goods(table) == gained
