"""The Creatures module: fights, land to avoid and waking more (R186 to R192, E91, E92)."""

import pytest

from .beasts import HAND, creatures, phase
from .positions import (
    after,
    changed,
    choose,
    decider,
    decision,
    fame,
    finish,
    force,
    goods,
    in_line,
    keys,
    look,
    stage,
)

ANN, BEN = range(2)


# Fights.


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
    table = changed(table, creatures={"line": in_line({"c_bear": "t2", "c_valkyrie": "t9"})})
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


def test_r27_r192_who_takes_no_card_when_passing_may_wake_one_too():
    me = HAND | {"units": {"t3": 1}, "hand": ["future_sight", "unrest"]}
    rest = {"creatures": True, "more_creatures": True, "row": ["spy", "capture"]}
    table = stage(me, HAND | {"units": {"t9": 1}}, **rest)
    choose(table, "play:future_sight", "pick:spy", "wait:unrest", "pass")
    assert (decider(table), decision(table)) == (ANN, "more-creatures")


def test_r184_r192_it_moves_with_the_others_in_the_same_year():
    table = stage(
        HAND | {"units": {"t3": 1}},
        {"passed": True, "units": {"t9": 2}},
        creatures=True,
        more_creatures=True,
        row=["spy"],
        first=BEN,
    )
    heard = choose(table, "pass", "awaken:t7", creatures=[3])
    assert heard.one("creature_moved") == {"creature": "c_draugr", "territory": "t9"}
    assert force(table, "t9") == (BEN, 1)
