"""After a combat: retreats, who holds the land, what cards and clans add (R110 to R113, E51, E52, E56, E57, E61)."""

import pytest

from .fights import attack, facing, fight
from .positions import choose, decider, decision, keys, land, look, player, position, stock, units

# R110 to R113.


def test_r110_regular_connections_to_friendly_or_neutral_land():
    table = position(
        {"hand": ["move"]},
        {"clan": "stag"},
        {"clan": "wolf"},
        units={"t1": "0 3", "t5": "1 2", "t3": "2 1", "t10": "1 1"},
    )
    choose(table, "play:move", "to:t5", "go:3", dice=[4, 1])
    assert (decision(table), decider(table)) == ("retreat", 1)
    # t3 is another player's, t8 rough; t1 is neutral now, t10 the loser's own.
    assert sorted(keys(table)) == [f"retreat:1>{name}" for name in ("t1", "t10", "t11", "t4", "t6")]
    heard = choose(table, "retreat:1>t10")
    assert heard.one("retreated") == {"seat": 1, "start": "t5", "end": "t10", "units": 1, "kaija": False}
    assert (units(table, "t10"), units(table, "t5")) == ("1 2", "0 3")


def test_r110_any_number_of_territories():
    table = position({"hand": ["move"]}, units={"t1": "0 6", "t5": "1 4"})
    choose(table, "play:move", "to:t5", "go:6", dice=[1, 1])
    choose(table, "retreat:2>t3")
    assert len([key for key in keys(table) if key.startswith("retreat:2")]) == 6
    assert not keys(table, "retreat:3")
    choose(table, "retreat:1>t4", "retreat:1>t3")
    assert (units(table, "t3"), units(table, "t4"), units(table, "t5")) == ("1 3", "1 1", "0 6")


def test_r110_automatic_if_there_is_one_way():
    _, heard = fight(3, 5, dice=[1, 1])
    assert heard.one("retreated") == {"seat": 0, "start": "t8", "end": "t11", "units": 3, "kaija": False}


def test_r110_kaija_retreats_by_herself():
    table = position({"hand": ["move"]}, {"clan": "bear"}, units={"t1": "0 6", "t5": "1 2"}, kaija="t5")
    choose(table, "play:move", "to:t5", "go:6", dice=[2, 1])
    assert "retreat:kaija>t3" in keys(table)
    choose(table, "retreat:2>t4", "retreat:kaija>t3")
    assert (units(table, "t4"), units(table, "t3"), land(table, "t3")["kaija"]) == ("1 2", "1 0", True)


def test_e51_not_into_a_pending_combat():
    table = position({"hand": ["militia"]}, units={"t1": "0 5", "t5": "1 2", "t6": "1 2"})
    choose(table, "play:militia", "to:t5", "go:3", "from:t1", "to:t6", "go:2", "fight:t5", dice=[4, 1])
    assert (decision(table), decider(table)) == ("retreat", 1)
    assert sorted(keys(table)) == [f"retreat:1>{name}" for name in ("t1", "t10", "t11", "t3", "t4")]


def test_e51_it_may_after_the_combat_was_won_by_the_defender():
    table = position({"hand": ["militia"]}, units={"t1": "0 6", "t5": "1 2", "t6": "1 9"})
    choose(table, "play:militia", "to:t5", "go:3", "from:t1", "to:t6", "go:2", "fight:t6", dice=[1, 1])
    choose(table, "retreat:2>t1", dice=[4, 1])
    assert (decision(table), "retreat:1>t6" in keys(table)) == ("retreat", True)


@pytest.mark.parametrize("card", ["militia", "wolf"])
def test_e52_nowhere_to_go(card):
    table = position({"clan": "wolf", "hand": [card]}, {"clan": "stag"}, units={"t5": "0 2", "t8": "1 9", "t11": "1 1"})
    choose(table, f"play:{card}", "to:t8")
    heard = choose(table, "go:2", dice=[1, 1])
    if card == "militia":
        assert heard.one("no_retreat") == {"seat": 0, "territory": "t8", "units": 2, "kaija": False}
        assert player(table)["reserve"] == 14
    else:
        assert sorted(keys(table)) == sorted(f"retreat:{n}>{name}" for n in (1, 2) for name in ("t5", "t6", "t7"))


def test_e52_defenders_never_use_rough_ones():
    table = position(
        {"clan": "wolf", "hand": ["wolf"]}, {"clan": "stag"}, units={"t5": "0 5", "t8": "1 2", "t11": "0 1"}
    )
    choose(table, "play:wolf", "from:t5", "to:t8")
    heard = choose(table, "go:5", dice=[1, 1])
    assert heard.one("no_retreat") == {"seat": 1, "territory": "t8", "units": 2, "kaija": False}
    assert player(table, 1)["reserve"] == 14


def test_r111_the_attacker_need_not_go_back():
    table = position({"hand": ["move"]}, units={"t1": "0 3", "t5": "1 5", "t4": "0 1"})
    choose(table, "play:move", "from:t1", "to:t5", "go:2", dice=[1, 1])
    assert sorted(keys(table, "retreat:2")) == [f"retreat:2>{name}" for name in ("t1", "t10", "t11", "t3", "t4", "t6")]


def test_r112_nobody_wins_and_buildings_stay():
    table, _ = fight(1, 1, buildings={"T13.a": "altar"}, dice=[5, 5])
    assert (units(table, "t8"), look(table)["buildings"]) == (None, {"T13.a": "altar"})


def test_r113_who_controls_afterwards():
    table, _ = fight(3, 5, dice=[1, 1])
    assert units(table, "t8") == "1 5"
    table, _ = fight(3, 1, dice=[5, 1])
    assert units(table, "t8") == "0 3"


# Cards, tokens and clans in combat.


@pytest.mark.parametrize(("clan", "fame", "gained"), [("stag", 1, {}), ("wolf", 0, {"food": 1}), ("goat", 0, {})])
def test_r113_what_a_won_attack_gives(clan, fame, gained):
    table, _ = fight(3, 1, mine={"clan": clan}, dice=[5, 1])
    assert (player(table)["fame"], stock(table)) == (fame, gained)


@pytest.mark.parametrize("clan", ["stag", "wolf"])
def test_r113_a_won_defence_gives_nothing(clan):
    table, _ = fight(1, 3, other={"clan": clan}, dice=[1, 5])
    assert (player(table, 1)["fame"], stock(table, 1)) == (0, {})


def test_e56_scorched_earth():
    _, heard = fight(3, 2, mine={"clan": "snake"}, scorched="t8", dice=[1, 1])
    assert heard.one("settled")["attack"] == 3 + 1 + 2
    _, heard = fight(3, 1, other={"clan": "snake"}, scorched="t8", dice=[1, 1])
    assert heard.one("settled")["defence"] == 1 + 1 + 2
    _, heard = fight(3, 1, mine={"clan": "snake"}, scorched="t11", dice=[1, 1])
    assert heard.one("settled")["attack"] == 3 + 2


def test_e57_conqueror():
    there = {"T13.a": "fortress", "T22.n": "tower"}
    table = facing(4, 2, "conqueror", "move", buildings=there, extra=[["t8", "tower"]])
    choose(table, "play:conqueror")
    heard = attack(table, 4, card="play:move", dice=[1, 1])
    found = heard.one("settled")
    assert (found["defence"], found["on_attacker"]) == (2 + 2, 0)


def test_e57_only_for_who_played_it_and_only_attacking():
    there = {"T13.a": "fortress", "T22.n": "tower"}
    _, heard = fight(4, 2, other={"conqueror": True}, buildings=there, dice=[1, 1])
    assert (heard.one("settled")["defence"], heard.one("settled")["on_attacker"]) == (2 + 2 + 2, 1)


def test_e61_bribery():
    table = position(
        {"clan": "goat", "hand": ["bribery"]},
        {"clan": "stag", "resources": {"food": 5}},
        {"clan": "boar", "resources": {"food": 5}},
        units={"t1": "0 1", "t5": "1 3", "t6": "2 2"},
    )
    choose(table, "play:bribery", "from:t5", "to:t6")
    assert keys(table) == ["go:1", "go:2"]
    choose(table, "go:2")
    assert (decision(table), decider(table), keys(table)) == ("attacker-food", 1, ["eat:0", "eat:1", "eat:2"])
    choose(table, "eat:0", dice=[3])
    assert (decision(table), decider(table)) == ("defender-food", 2)
    choose(table, "eat:0", dice=[3])
    assert (decision(table), decider(table)) == ("attacker-face", 1)
    choose(table, "point", dice=[3])
    assert (decision(table), decider(table)) == ("defender-face", 2)
    choose(table, "point")  # 3 : 3
    assert (decision(table), decider(table)) == ("retreat", 1)
    choose(table, "retreat:2>t5")
    assert (units(table, "t5"), units(table, "t6")) == ("1 3", "2 2")
