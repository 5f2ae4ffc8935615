"""The Creatures module: how they appear, move and do harm (R180 to R185, E90, E93)."""

import pytest

from longhouse.core.chance import FastChance
from longhouse.games.northgard.data import DATA
from longhouse.games.northgard.rules.creatures import draw_creature

from .beasts import HAND, creatures, phase
from .positions import (
    CREATURES,
    after,
    changed,
    choose,
    deal,
    decider,
    decision,
    faces,
    fame,
    finish,
    force,
    goods,
    in_line,
    keys,
    look,
    lucky,
    stage,
    walk,
)

ANN, BEN = range(2)
LONE = {"T00": (0, 0, 0)}


# The nine.


def test_r180_12_7_nine_creatures():
    rows = {row["id"]: (row["copies"], row["value"], row["fame"], row["priorities"]) for row in DATA["creature"]}
    assert rows == {
        "c_wolf": (3, 4, 1, ["resources", "buildings", "units"]),
        "c_draugr": (2, 5, 2, ["units", "buildings", "resources"]),
        "c_bear": (2, 6, 3, ["buildings", "resources", "units"]),
        "c_valkyrie": (2, 7, 4, ["resources", "buildings", "units"]),
    }


@pytest.mark.parametrize("players", [2, 5])
def test_r181_the_weaker_ones_lie_on_top(players):
    for seed in range(20):
        table = stage(*[HAND] * players, creatures=True, weak_on_top=players + 1, tiles={})
        luck = FastChance(seed)
        drawn = []
        for _ in range(9):
            drawn.append(CREATURES[draw_creature(table, luck)])
            left = table.dump()["creatures"]["weak_on_top"]
            table = changed(table, creatures={"line": [[one, "T00.n"] for one in drawn], "weak_on_top": left})
        assert sorted(drawn) == sorted(CREATURES)
        assert not [one for one in drawn[: players + 1] if one.startswith("c_valkyrie")]


def test_r182_an_empty_deck_is_made_of_the_beaten_ones():
    line = [[one, "T00.n"] for one in CREATURES]
    table = stage(HAND, HAND, creatures=True)
    assert draw_creature(changed(table, creatures={"line": line[1:], "beaten": CREATURES[:1]}), lucky()) == 0
    assert draw_creature(changed(table, creatures={"line": line}), lucky()) == -1


# Appearing.


def explore(kind, tile="T17", turn=2, **more):
    """Ann explores a tile with a lair: T17 turned by two has it next to her."""
    me = {"units": {"T00.n": 2}, "hand": ["explore", "unrest"]} | more
    table = stage(me, HAND, tiles=LONE, creatures=True)
    which = faces(CREATURES).index(kind)
    heard = finish(table, "play:explore", f"turn:{turn}", tiles=[tile], creatures=[which], dice=[1, 1])
    return table, heard


def test_r182_a_lair_brings_a_creature():
    table, heard = explore("c_wolf")
    assert heard.one("creature_came") == {"creature": "c_wolf", "territory": "T00.n"}
    assert creatures(table) == {"c_wolf": "t3"}
    assert fame(table) == 2


def test_r182_no_lair_no_creature():
    _table, heard = explore("c_wolf", tile="T02", turn=2)
    assert heard.all("creature_came") == []


def test_r183_r185_a_draugr_that_appears_takes_a_unit():
    table, _heard = explore("c_draugr")
    assert force(table, "t3") == (0, 1)


def test_r183_r185_a_valkyrie_that_appears_attacks():
    table, heard = explore("c_valkyrie")
    assert heard.one("creature_fought")["won"] is False  # 2 + 2 against 7 + 2
    assert force(table, "t3")[0] == -1


def test_r183_in_the_setup_a_creature_does_nothing():
    for seed in range(40):
        table = deal(3, FastChance(seed), creatures=True, clan_assignment="random")
        luck = FastChance(seed)
        while look(table)["phase"] == "setup":
            seat = table.deciding()[0]
            options = table.options(seat)
            table.apply(seat, options[luck.pick(-1, len(options))], luck)
        assert all(14 - seat["reserve"] + (seat["clan"] == "bear") >= 6 for seat in table.dump()["seats"])


def settling(tile):
    """The setup of a game: Ann has laid this tile and is about to put units on it."""
    table = deal(2, creatures=True)
    choose(table, "clan:goat", "clan:boar", tiles=[tile])
    return after(table, f"tile:{tile}", "cell:0,-1", "turn:1")


@pytest.mark.parametrize(
    ("kind", "places"), [("c_valkyrie", ["T33.n", "T00.n"]), ("c_wolf", ["T33.n", "T00.n", "T33.s"])]
)
def test_r183_setup_units_keep_away_from_a_valkyrie(kind, places):
    table = settling("T33")
    table = changed(table, creatures={"line": in_line({kind: "T33.s"})})
    assert keys(table) == [f"settle:{place}" for place in places]


def test_r183_unless_there_is_no_other_land():
    table = settling("T17")
    table = changed(table, creatures={"line": in_line({"c_valkyrie": "T17.n"})}, units={"T17.s": [BEN, 1]})
    assert keys(table) == ["settle:T17.n"]


# Moving.


def test_r184_e90_figures_then_priorities():
    # From t6: t1 (Ann, 2), t5 (Ann, 2 and a silo), t9 (neutral, lore).
    me = {"units": {"t1": 2, "t5": 2}, "buildings": {"T32.n": "silo"}}
    table, heard = phase(me, {"units": {"t10": 1}}, {"c_draugr": "t6"})
    assert heard.one("creature_moved") == {"creature": "c_draugr", "territory": "t5"}
    assert (force(table, "t5"), force(table, "t1")) == ((0, 1), (0, 2))


@pytest.mark.parametrize(("kind", "end"), [("c_wolf", "t8"), ("c_bear", "t5")])
def test_r184_wolf_looks_for_resources_and_bear_for_buildings(kind, end):
    # From t6 to t5 (1 food, a tower), t8 (wood, lore) or t1 (food): all with figures.
    me = {"units": {"t1": 1, "t5": 1, "t8": 1}, "buildings": {"T32.n": "tower"}}
    _table, heard = phase(me, {"units": {"t10": 1}}, {kind: "t6"})
    assert heard.one("creature_moved")["territory"] == end


def test_r184_a_large_building_counts_three():
    me = {"units": {"t5": 1, "t8": 1}, "buildings": {"T32.n": "tower", "T16.n": "silo", "T13.a": "forge"}}
    _table, heard = phase(me, {"units": {"t10": 1}}, {"c_bear": "t6"})
    assert heard.one("creature_moved")["territory"] == "t8"


def test_r184_d100_the_first_player_breaks_ties():
    table, _ = phase({"units": {"t3": 1}}, {"units": {"t5": 1}}, {"c_draugr": "t4"}, first=BEN)
    assert creatures(table) == {"c_draugr": "t5"}  # one unit each; t5 shows food
    table, _ = phase({"units": {"t3": 1}}, {"units": {"t10": 1}}, {"c_draugr": "t5"}, first=BEN)
    assert (decider(table), decision(table)) == (BEN, "creature-tie")
    assert keys(table) == ["creature-to:t3", "creature-to:t10"]
    heard = choose(table, "creature-to:t3")
    assert heard.one("lost") == {"seat": ANN, "territory": "t3", "count": 1}


def test_r184_equal_land_is_tied():
    table, _ = phase({"units": {"t1": 1}}, {"units": {"t10": 1}}, {"c_bear": "t7"}, first=BEN)
    # From t7 nobody's t6, t8, t9: buildings none, then resources: t8 has two.
    assert creatures(table) == {"c_bear": "t8"}
    table, _ = phase({"units": {"t7": 1}}, {"units": {"t9": 1}}, {"c_draugr": "t6"}, first=BEN)
    assert creatures(table)["c_draugr"] == "t9"  # one unit each; t9 shows lore


def test_r184_it_does_not_join_another_creature_and_stays_if_it_must():
    at = {"c_draugr": "t2", "c_wolf": "t1"}
    table, heard = phase({"units": {"t2": 2}}, {"units": {"t10": 1}}, at)
    assert [one["creature"] for one in heard.all("creature_moved")] == ["c_wolf"]
    assert force(table, "t2") == (0, 2)  # Q34: no second strike


def test_r184_along_the_line_from_left_to_right():
    _table, heard = phase({"units": {"t1": 1}}, {"units": {"t10": 1}}, {"c_wolf": "t3", "c_bear": "t7"})
    assert [one["creature"] for one in heard.all("creature_moved")] == ["c_wolf", "c_bear"]


def test_r184_the_module_is_off_by_default():
    table = stage(HAND | {"units": {"t3": 1}}, {"passed": True, "units": {"t7": 1}}, row=["spy"])
    heard = choose(table, "pass")
    assert "creature_moved" not in heard.kinds
    assert look(table)["creatures"] == []


# Effects.


def test_r185_e93_a_wolf_eats_the_harvest():
    me = {"units": {"t5": 1}, "buildings": {"T32.n": "silo"}}
    table = stage(
        HAND | me, {"passed": True, "units": {"t10": 1}}, creatures_at={"c_wolf": "t4"}, row=["spy"], first=BEN
    )
    choose(table, "pass")
    assert creatures(table) == {"c_wolf": "t5"}
    assert goods(table) == (1, 0, 0)


def test_r185_e93_no_fame_either_but_altars_give():
    me = {"units": {"t3": 1}, "unfit": {"T02.n": "altar"}}
    table = stage(
        HAND | me, {"passed": True, "units": {"t7": 1}}, creatures_at={"c_wolf": "t1"}, row=["spy"], first=BEN
    )
    choose(table, "pass")
    assert (creatures(table), fame(table)) == ({"c_wolf": "t3"}, 3)


def test_r185_a_wolf_also_eats_what_cards_collect():
    me = {"clan": "stag", "units": {"t8": 1}, "wood": 3, "hand": ["glory", "unrest"]}
    table = stage(me, HAND, creatures_at={"c_wolf": "t8"})
    choose(table, "play:glory", "build:lodge@T22.n", "part:after")
    assert goods(table) == (0, 3, 0)


def test_r185_a_brown_bear_forbids_much():
    me = {"units": {"t8": 2}, "wood": 3, "hand": ["build", "recruit", "explore", "hidden_ways", "scouts", "stag"]}
    table = stage(me, HAND | {"units": {"t1": 1}}, creatures_at={"c_bear": "t8"})
    assert keys(table, "play") == []
    table = stage(me, HAND | {"units": {"t1": 1}}, creatures_at={"c_wolf": "t8"})
    assert len(keys(table, "play")) == 6


def test_r185_nobody_moves_out_of_a_brown_bears_land_but_may_attack_it():
    table = stage({"units": {"t8": 2}, "hand": ["move", "unrest"]}, HAND, creatures_at={"c_bear": "t8"})
    heard = finish(table, "play:move", "attack:c_bear.6", dice=[1, 1])
    assert len(heard.all("creature_fought")) == 1
    assert force(table, "t8")[0] == 0
    assert "moved" not in heard.kinds


def test_r185_the_stag_does_not_pull_and_nobody_is_bribed_out_of_it():
    me = {"clan": "stag", "units": {"t3": 1, "t5": 1}, "hand": ["stag", "bribery", "unrest"]}
    table = stage(me, HAND | {"units": {"t8": 1}}, creatures_at={"c_bear": "t5", "c_bear.7": "t8"})
    assert "play:bribery" not in keys(table)
    finish(table, "play:stag")
    assert (force(table, "t3"), force(table, "t5")) == ((0, 2), (0, 1))


@pytest.mark.parametrize(("creature", "pushes"), [("c_bear", False), ("c_wolf", True)])
def test_r101_r185_nobody_is_pushed_out_of_a_brown_bears_land(creature, pushes):
    me = {"units": {"t6": 3}, "hand": ["intimidate", "unrest"]}
    table = stage(me, HAND | {"units": {"t8": 2}}, creatures_at={creature: "t8"})
    choose(table, "play:intimidate", "to:t8", "go:3")
    assert (decision(table) == "push") == pushes


def test_r86_r185_a_raid_takes_what_a_wolfs_land_shows():
    me = {"clan": "raven", "units": {"t5": 1}, "hand": ["raiding_party", "unrest"]}
    table = stage(me, HAND | {"units": {"t8": 2}}, creatures_at={"c_wolf": "t8"})
    choose(table, "play:raiding_party")
    assert keys(table) == ["resource:wood", "resource:lore"]


def test_r153_r185_a_draugr_takes_kaija_if_she_is_alone():
    _table, heard = phase({"clan": "bear", "kaija": "t3"}, {"units": {"t10": 1}}, {"c_draugr": "t1"})
    assert heard.one("kaija_lost") == {"seat": ANN, "territory": "t3"}


@pytest.mark.parametrize("seed", range(3))
def test_creatures_random_games_end(seed):
    table = deal(2 + seed, FastChance(seed), creatures=True, more_creatures=True, clan_assignment="random")
    for _ in walk(table, seed, lazy=True):
        seen = table.dump()["creatures"]
        line = [one for one, _area in seen["line"]]
        assert len(set(line)) == len(line)
        assert not set(line) & set(seen["beaten"])
    assert table.is_over()
