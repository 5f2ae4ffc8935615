"""The Creatures module (R180 to R192, E90 to E93)."""

import pytest

from longhouse.core.chance import FastChance
from longhouse.games.northgard.rules import codes
from longhouse.games.northgard.rules.creatures import draw_creature
from longhouse.games.northgard.state import TILE
from longhouse.games.northgard.tables import C_VALKYRIE, DATA, KIND_OF_CREATURE, TILE_IDS

from .stage import (
    LAND,
    Luck,
    area,
    choose,
    decider,
    decision,
    fame,
    finish,
    force,
    goods,
    keys,
    look,
    put_creature,
    stage,
    start,
    steps,
)

ANN, BEN = range(2)
HAND = {"hand": ["unrest"]}
LONE = {"T00": (0, 0, 0)}


def creatures(table):
    """Where the creatures of the line are."""
    names = {place: name for name, place in LAND.items()}
    return {one["kind"]: names[one["territory"]] for one in look(table)["creatures"]}


def phase(me, other=None, at=None, **rest):
    """Seat 0 passes as the last one; the creatures move."""
    foe = {"passed": True, "units": {"t7": 1}} | (other or {})
    table = stage(HAND | me, foe, creatures_at=at or {}, creatures=True, **{"row": ["spy"], "first": BEN} | rest)
    return table, choose(table, "pass")


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
        table = stage(*[HAND] * players, creatures=True)
        table.creature_top = players + 1
        luck = FastChance(seed)
        drawn = []
        for _ in range(9):
            one = draw_creature(table, luck)
            table.creature_at[one] = 0
            drawn.append(one)
        assert sorted(drawn) == list(range(9))
        assert all(KIND_OF_CREATURE[one] != C_VALKYRIE for one in drawn[: players + 1])


def test_r182_an_empty_deck_is_made_of_the_beaten_ones():
    table = stage(HAND, HAND, creatures=True)
    for one in range(9):
        table.creature_at[one] = 0 if one else -2
    assert draw_creature(table, Luck()) == 0
    table.creature_at[0] = 0
    assert draw_creature(table, Luck()) == -1


# Appearing.


def explore(kind, tile="T17", turn=2, **more):
    """Ann explores a tile with a lair: T17 turned by two has it next to her."""
    me = {"units": {"T00.n": 2}, "hand": ["explore", "unrest"]} | more
    table = stage(me, HAND, tiles=LONE, creatures=True)
    table.creature_top = 0
    at = [row["id"] for row in DATA["creature"]].index(kind)
    which = next(one for one in range(9) if KIND_OF_CREATURE[one] == at)
    heard = finish(table, "play:explore", f"turn:{turn}", tiles=[tile], creatures=[which], dice=[1, 1])
    return table, heard


def test_r182_a_lair_brings_a_creature():
    table, heard = explore("c_wolf")
    assert heard.one("creature_came") == {"creature": "c_wolf", "territory": "T17.n"}
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
        table = start(3, FastChance(seed), creatures=True, clan_assignment="random")
        luck = FastChance(seed)
        while table.year == 0:
            seat = table.deciding()[0]
            options = table.options(seat)
            table.apply(seat, options[luck.pick(-1, len(options))], luck)
        assert all(14 - table.reserve[seat] + (table.clan[seat] == 0) >= 6 for seat in range(3))


@pytest.mark.parametrize(
    ("kind", "places"), [("c_valkyrie", ["T33.n", "T33.m"]), ("c_wolf", ["T33.n", "T33.m", "T33.s"])]
)
def test_r183_setup_units_keep_away_from_a_valkyrie(kind, places):
    table = stage(HAND, HAND, tiles={"T00": (0, 0, 0), "T33": (3, 0, 0)}, creatures_at={kind: "T33.s"})
    table.act[TILE] = TILE_IDS.index("T33")
    table.frames.push(codes.D5_SETUP_UNITS, ANN)
    assert keys(table) == [f"settle:{place}" for place in places]


def test_r183_unless_there_is_no_other_land():
    table = stage(HAND, HAND, tiles={"T00": (0, 0, 0), "T17": (3, 0, 0)}, creatures_at={"c_valkyrie": "T17.n"})
    table.holder[table.root[area("T17.s")]] = BEN
    table.act[TILE] = TILE_IDS.index("T17")
    table.frames.push(codes.D5_SETUP_UNITS, ANN)
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
    me = {"units": {"t3": 1}, "buildings": {"T02.n": "altar"}}
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
    table = stage(me, HAND | {"units": {"t8": 1}}, creatures_at={"c_bear": "t5", "c_bear#2": "t8"})
    assert "play:bribery" not in keys(table)
    finish(table, "play:stag")
    assert (force(table, "t3"), force(table, "t5")) == ((0, 2), (0, 1))


def test_r153_r185_a_draugr_takes_kaija_if_she_is_alone():
    _table, heard = phase({"clan": "bear", "kaija": "t3"}, {"units": {"t10": 1}}, {"c_draugr": "t1"})
    assert heard.one("kaija_lost") == {"seat": ANN, "territory": "t3"}


# Fights.


def after(table, *chosen):
    other = table.copy()
    choose(other, *chosen)
    return other


def test_r187_r188_e91_a_lost_attack():
    me = {"units": {"t8": 4}, "food": 2}
    table = stage({"hand": ["warriors", "unrest"]} | me, HAND | {"units": {"t1": 1}}, creatures_at={"c_bear": "t8"})
    choose(table, "play:warriors")
    assert decision(table) == "attack-creature"
    assert keys(table) == ["attack:c_bear.6", "no"]
    choose(table, "attack:c_bear.6")
    assert keys(table) == ["eat:0", "eat:1", "eat:2"]
    heard = finish(table, "eat:2", dice=[5, 4])
    assert {"mine": 7, "its": 8, "won": False}.items() <= heard.one("creature_fought").items()
    assert (force(table, "t8"), fame(table), creatures(table)) == ((0, 3), 0, {"c_bear": "t8"})


def test_r188_r189_e91_a_won_attack():
    me = {"units": {"t8": 4}, "food": 2, "hand": ["warriors", "unrest"]}
    table = stage(me, HAND | {"units": {"t1": 1}}, creatures_at={"c_bear": "t8"})
    heard = finish(table, "play:warriors", "attack:c_bear.6", "eat:2", dice=[2, 4])
    assert {"mine": 10, "its": 8, "won": True}.items() <= heard.one("creature_fought").items()
    assert (force(table, "t8"), fame(table), creatures(table)) == ((0, 3), 3, {})


def test_r188_a_tie_is_the_defenders():
    me = {"units": {"t8": 4}, "hand": ["move", "unrest"]}
    table = stage(me, HAND | {"units": {"t1": 1}}, creatures_at={"c_wolf": "t8"})
    heard = finish(table, "play:move", wanted=("attack:c_wolf.1",), dice=[1, 1])
    assert {"mine": 6, "its": 6, "won": False}.items() <= heard.one("creature_fought").items()


@pytest.mark.parametrize(
    ("card", "mine", "left"), [("move", 5, 4), ("axe_throwers", 6, 4), ("grizzled", 7, 4), ("shieldbearers", 5, 5)]
)
def test_r188_card_bonuses_and_shields(card, mine, left):
    # The die is the choice face, always a point; the creature's shows one point and one casualty.
    me = {"units": {"t8": 5}, "hand": [card, "unrest"]}
    table = stage(me, HAND | {"units": {"t1": 1}}, creatures_at={"c_bear": "t8"})
    heard = finish(table, f"play:{card}", wanted=("attack:c_bear.6",), dice=[3, 6])
    assert heard.one("creature_fought")["mine"] == mine + 1
    assert force(table, "t8") == (0, left)


def test_r188_losing_all_figures_is_losing():
    me = {"units": {"t8": 2}, "food": 2, "hand": ["grizzled", "unrest"]}
    table = stage(me, HAND | {"units": {"t1": 1}}, creatures_at={"c_bear": "t8"})
    heard = finish(table, "play:grizzled", "attack:c_bear.6", "eat:2", dice=[2, 5])
    assert heard.one("creature_fought")["won"] is False
    assert (force(table, "t8")[0], fame(table)) == (-1, 0)


def test_r185_r188_e92_a_valkyrie_attacks_a_fortress():
    me = {"units": {"t8": 2}, "food": 2, "buildings": {"T13.a": "fortress"}}
    table = stage(
        HAND | me, {"passed": True, "units": {"t1": 1}}, creatures_at={"c_valkyrie": "t11"}, row=["spy"], first=ANN
    )
    choose(table, "pass")
    assert (decider(table), keys(table)) == (ANN, ["eat:0", "eat:1", "eat:2"])
    heard = choose(table, "eat:2", dice=[2, 1])
    assert {"mine": 9, "its": 9, "won": True}.items() <= heard.one("creature_fought").items()
    assert heard.all("fame", seat=ANN)[0]["count"] == 4


def test_r189_a_losing_defender_retreats():
    me = {"units": {"t8": 3}}
    table = stage(
        HAND | me, {"passed": True, "units": {"t1": 1}}, creatures_at={"c_valkyrie": "t11"}, row=["spy"], first=ANN
    )
    heard = choose(table, "pass", dice=[1, 1])
    assert heard.one("creature_fought")["won"] is False
    assert force(table, "t8")[0] == -1
    # Its only regular neighbour is t11, which the Valkyrie has left.
    assert [one["end"] for one in heard.all("retreated")] == ["t11"]


def test_r186_entering_a_valkyries_land_stops_those_figures_only():
    me = {"units": {"t6": 2, "t3": 1}, "hand": ["incursion", "unrest"]}
    table = stage(me, HAND | {"units": {"t10": 1}}, creatures_at={"c_valkyrie": "t9"})
    choose(table, "play:incursion", "from:t6", "to:t9", "go:2")
    assert "from:t9" not in keys(table)
    assert "from:t3" in keys(table)
    heard = finish(table, "stop-moving", dice=[1, 1])
    assert heard.one("creature_fought")["mine"] == 4
    assert force(table, "t9")[0] == -1  # it does not share: the losers retreat
    assert {one["start"] for one in heard.all("retreated")} == {"t9"}


def test_r186_it_must_be_fought_and_is_not_asked_about():
    me = {"units": {"t6": 2}, "hand": ["move", "unrest"]}
    table = stage(me, HAND | {"units": {"t10": 1}}, creatures_at={"c_valkyrie": "t9"})
    heard = finish(table, "play:move", "to:t9", "go:2", dice=[1, 1])
    assert len(heard.all("creature_fought")) == 1


def test_r186_creatures_that_share_may_be_joined():
    me = {"units": {"t6": 2}, "hand": ["militia", "unrest"]}
    table = stage(me, HAND | {"units": {"t10": 1}}, creatures_at={"c_wolf": "t9"})
    heard = finish(table, "play:militia", "to:t9", "go:2", "stop-moving", "no")
    assert (force(table, "t9"), heard.all("creature_fought")) == ((0, 2), [])


def test_r187_an_attack_without_a_move_and_one_per_territory():
    me = {"units": {"t8": 4}, "hand": ["move", "unrest"]}
    table = stage(me, HAND | {"units": {"t1": 1}}, creatures_at={"c_wolf": "t8", "c_draugr": "T16.s"})
    choose(table, "play:move", "stop-moving")
    assert keys(table) == ["attack:c_wolf.1", "attack:c_draugr.4", "no"]
    heard = finish(table, "attack:c_draugr.4", dice=[1, 1])
    assert len(heard.all("creature_fought")) == 1


def test_r187_nobody_retreats_into_a_creature_fight():
    # Ann stands with a Wolf in t9 and loses a combat in t7: t6 and t9 are next to it.
    me = {"units": {"t9": 2, "t6": 1}, "hand": ["move", "unrest"]}
    table = stage(me, HAND | {"units": {"t7": 5}}, creatures_at={"c_wolf": "t9"})
    choose(table, "play:move", "from:t6", "to:t7", "attack:c_wolf.1")
    assert set(keys(table)) == {"fight:t7", "fight:t9"}
    heard = finish(table, "fight:t7", dice=[1, 1, 1, 1])
    assert [one["end"] for one in heard.all("retreated")] == ["t6"]


@pytest.mark.parametrize(
    ("clan", "kind", "food", "more"), [("wolf", "c_wolf", 1, 0), ("stag", "c_wolf", 0, 0), ("boar", "c_wolf", 0, 0)]
)
def test_r190_what_wolf_and_stag_get(clan, kind, food, more):
    me = {"clan": clan, "units": {"t8": 9}, "hand": ["move", "unrest"]}
    table = stage(me, HAND | {"units": {"t1": 1}}, creatures_at={kind: "t8"})
    finish(table, "play:move", wanted=("stop-moving", "attack:c_wolf.1"), dice=[1, 1])
    assert (goods(table)[0], fame(table)) == (food, 1 + more)


def test_r190_stag_gets_fame_for_a_valkyrie():
    me = {"clan": "stag", "units": {"t6": 9}, "hand": ["move", "unrest"]}
    table = stage(me, HAND | {"units": {"t10": 1}}, creatures_at={"c_valkyrie": "t9"})
    finish(table, "play:move", "to:t9", "go:9", dice=[1, 1])
    assert (fame(table), force(table, "t9")) == (4 + 1, (0, 9))


# Where nobody goes.


def test_r191_recruiting_in_neutral_land_avoids_bears_and_valkyries():
    table = stage(
        {"hand": ["allies_wild"]},
        HAND | {"units": {"t1": 1}},
        creatures_at={"c_bear": "t2", "c_valkyrie": "t9", "c_wolf": "t3"},
    )
    choose(table, "play:allies_wild")
    assert {"recruit:t2", "recruit:t9"}.isdisjoint(keys(table))
    assert "recruit:t3" in keys(table)


def test_r191_hidden_ways_bribery_and_retreats_avoid_valkyries():
    table = stage(
        {"units": {"t6": 1}, "hand": ["hidden_ways", "bribery"]},
        HAND | {"units": {"t7": 2}},
        creatures_at={"c_valkyrie": "t9"},
    )
    choose_ways = after(table, "play:hidden_ways")
    assert "to:t9" not in keys(choose_ways)
    assert "to:t2" in keys(choose_ways)
    choose(table, "play:bribery")
    assert "to:t9" not in keys(table)


def test_r191_second_chance_avoids_bears_and_valkyries():
    table, _ = phase({}, {"units": {"t1": 1}}, {})
    assert decision(table) == "second-chance"
    put_creature(table, "c_bear", "t2")
    put_creature(table, "c_valkyrie", "t9")
    assert {"settle:t2", "settle:t9"}.isdisjoint(keys(table))


def test_r191_exploring_does_not_join_figures_with_a_valkyrie():
    # T13 in cell (1,1) next to T16.s and T22.n would join everything there.
    tiles = {"T00": (0, 0, 0), "T16": (1, 0, 0), "T22": (0, 1, 1)}
    me = {"units": {"T16.s": 1}, "hand": ["explore", "unrest"]}
    for kind in ("c_valkyrie", "c_wolf"):
        table = stage(me, HAND, tiles=tiles, creatures_at={kind: "T22.n"}, pile=["T13"])
        heard = finish(table, "play:explore", tiles=["T13"])
        assert (len(look(table)["tiles"]) == 4) == (kind == "c_wolf")
        assert len(heard.all("tile_drawn")) >= 1


# More creatures!


def test_r192_after_passing_a_creature_may_be_woken():
    table = stage(
        HAND | {"units": {"t3": 1}},
        HAND | {"units": {"t7": 1}},
        creatures=True,
        more_creatures=True,
        row=["spy", "capture"],
    )
    choose(table, "pass", "pick:spy")
    assert (decider(table), decision(table), keys(table)) == (ANN, "more-creatures", ["awaken:t7", "no"])
    heard = choose(table, "awaken:t7", creatures=[3])
    assert heard.one("creature_came") == {"creature": "c_draugr", "territory": "t7"}
    assert force(table, "t7")[0] == -1  # it acts
    assert creatures(table) == {"c_draugr": "t7"}


def test_r192_without_a_free_lair_anywhere_without_a_creature():
    table = stage(
        HAND | {"units": {"t3": 1}},
        HAND | {"units": {"t5": 1}},
        creatures_at={"c_wolf": "t7"},
        more_creatures=True,
        row=["spy", "capture"],
    )
    choose(table, "pass", "pick:spy")
    assert len(keys(table, "awaken")) == 10
    assert "awaken:t7" not in keys(table)


def test_r192_not_with_as_many_as_players():
    at = {"c_wolf": "t7", "c_bear": "t9"}
    table = stage(
        HAND | {"units": {"t3": 1}},
        HAND | {"units": {"t5": 1}},
        creatures_at=at,
        more_creatures=True,
        row=["spy", "capture"],
    )
    choose(table, "pass", "pick:spy")
    assert decision(table) != "more-creatures"


@pytest.mark.parametrize("seed", range(3))
def test_creatures_random_games_end(seed):
    table = start(2 + seed, FastChance(seed), creatures=True, more_creatures=True, clan_assignment="random")
    for _ in steps(table, seed, lazy=True):
        line = list(table.creature_line)
        assert len(set(line)) == len(line)
        assert all((table.creature_at[one] >= 0) == (one in line) for one in range(9))
    assert table.is_over()
