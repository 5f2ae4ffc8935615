"""Combat (R100 to R109, E6, E7, E53 to E55, E58, E59, E62)."""

import pytest

from .fights import FORT, attack, facing, fight
from .positions import choose, decider, decision, figures, keys, land, look, player, position, stock, units

# R100 to R103.


def test_r100_attacker_and_defender():
    _, heard = fight(3, 2, dice=[5, 1])
    assert heard.one("combat") == {"seat": 0, "territory": "t8", "opponent": 1}


def test_r100_only_figures_in_the_territory_take_part():
    table = facing(4, 2, units={"t6": "1 5"})
    heard = attack(table, 3, dice=[1, 1])
    assert heard.one("settled")["attack"] == 3 + 2
    assert heard.one("settled")["defence"] == 2 + 2


def test_r100_no_combat_in_neutral_land():
    table = position({"hand": ["move"]}, units={"t11": "0 2"})
    choose(table, "play:move", "to:t8", "go:2")
    assert units(table, "t8") == "0 2"


def pushing(**rest):
    return position(
        {"clan": rest.pop("clan", "goat"), "hand": ["intimidate"]},
        {"clan": "boar"} | rest.pop("other", {}),
        players=rest.pop("players", 2),
        **rest,
    )


def test_r101_intimidate_pushes_one_unit_to_neutral_or_own_land():
    table = pushing(units={"t1": "0 3", "t5": "1 2", "t6": "1 1", "t3": "0 1"})
    choose(table, "play:intimidate", "from:t1", "to:t5", "go:3", "stop-moving")
    assert (decision(table), decider(table)) == ("push", 0)
    # t3 is the attacker's; rough borders do not matter; t1 was left empty.
    assert sorted(keys(table)) == ["no", "push:t1", "push:t10", "push:t11", "push:t4", "push:t6", "push:t8"]
    heard = choose(table, "push:t6", dice=[1, 1])
    assert heard.one("pushed") == {"seat": 1, "start": "t5", "end": "t6", "kaija": False}
    assert heard.one("settled")["defence"] == 1 + 2
    assert units(table, "t6") == "1 2"


def test_r101_not_into_a_pending_combat():
    table = pushing(units={"t1": "0 4", "t5": "1 2", "t6": "1 1"})
    choose(table, "play:intimidate", "to:t5", "go:2", "from:t1", "to:t6", "go:2", "fight:t5")
    assert "push:t6" not in keys(table)


def test_r101_before_each_combat():
    table = pushing(units={"t1": "0 4", "t5": "1 1", "t6": "1 1"})
    choose(table, "play:intimidate", "to:t5", "go:2", "from:t1", "to:t6", "go:2", "fight:t5", "push:t3")
    assert (decision(table), units(table, "t5")) == ("push", "0 2")
    choose(table, "push:t9")
    assert figures(table) == {"t5": "0 2", "t6": "0 2", "t3": "1 1", "t9": "1 1"}


def test_r101_kaija_only_if_no_unit_is_there():
    table = pushing(other={"clan": "bear"}, units={"t1": "0 3", "t5": "1 1"}, kaija="t5")
    choose(table, "play:intimidate", "to:t5", "go:3", "push:t3", dice=[1, 1])
    assert (units(table, "t3"), land(table, "t3")["kaija"]) == ("1 1", False)
    table = pushing(other={"clan": "bear"}, units={"t1": "0 3"}, kaija="t5")
    choose(table, "play:intimidate", "to:t5", "go:3", "push:t3")
    assert (units(table, "t5"), land(table, "t3")["kaija"]) == ("0 3", True)


@pytest.mark.parametrize("clan", ["wolf", "stag"])
def test_e59_r114_intimidate_leaves_nobody(clan):
    table = pushing(clan=clan, units={"t1": "0 2", "t5": "1 1"})
    heard = choose(table, "play:intimidate", "to:t5", "go:2", "push:t3")
    assert "rolled" not in heard.kinds
    assert figures(table) == {"t5": "0 2", "t3": "1 1"}
    assert (stock(table), player(table)["fame"]) == ({}, 0)


def test_r102_a_point_for_a_unit_two_for_kaija():
    _, heard = fight(3, 2, mine={"clan": "bear"}, kaija="t11", dice=[1, 1])
    assert heard.one("settled")["attack"] == 3 + 2  # Kaija may not enter enemy land
    _, heard = fight(3, 2, other={"clan": "bear"}, kaija="t8", dice=[1, 1])
    assert heard.one("settled")["defence"] == 2 + 2 + 2


def test_r102_kaija_attacks_when_she_is_awake():
    table = facing(3, 2, mine={"clan": "bear"}, kaija="t11", kaija_awake=True)
    choose(table, "play:move", "to:t8")
    assert keys(table) == ["go:0k", "go:1", "go:1k", "go:2", "go:2k", "go:3", "go:3k"]
    heard = choose(table, "go:2k", dice=[5, 1])
    assert heard.one("settled")["attack"] == 4
    assert (units(table, "t8"), land(table, "t8")["kaija"], units(table, "t11")) == ("0 2", True, "0 1")


@pytest.mark.parametrize(("card", "bonus"), [("warriors", 1), ("grizzled", 2), ("heroic_charge", 1), ("militia", 0)])
def test_r103_points_of_the_card(card, bonus):
    table = facing(3, 9, card)
    heard = choose(table, f"play:{card}", "to:t8", "go:3", dice=[1, 1])
    assert heard.one("settled")["attack"] == 3 + bonus + 2


# R104 to R106.


def test_r104_food_attacker_first_then_defender():
    table = facing(3, 2, mine={"resources": {"food": 5}}, other={"resources": {"food": 1}})
    attack(table, 3)
    assert (decision(table), decider(table), keys(table)) == ("attacker-food", 0, ["eat:0", "eat:1", "eat:2", "eat:3"])
    choose(table, "eat:2")
    assert (decision(table), decider(table), keys(table)) == ("defender-food", 1, ["eat:0", "eat:1"])
    heard = choose(table, "eat:1", dice=[1, 1])
    assert (heard.one("settled")["attack"], heard.one("settled")["defence"]) == (3 + 2 + 2, 2 + 1 + 2)
    assert (stock(table, 0), stock(table, 1)) == ({"food": 3}, {})


def test_r104_kaija_eats_too():
    table = facing(1, 2, other={"clan": "bear", "resources": {"food": 9}}, kaija="t8")
    attack(table, 1)
    assert keys(table) == ["eat:0", "eat:1", "eat:2", "eat:3"]


def test_r105_a_fortress_is_two_points():
    _, heard = fight(3, 2, buildings={"T13.a": "fortress"}, dice=[1, 1])
    assert heard.one("settled")["defence"] == 2 + 2 + 2


def test_r105_each_fortress():
    tiles = {"T13": [0, 1, 0], "T28": [0, 2, 0]}
    table = position(
        {"hand": ["move"]},
        tiles=tiles,
        units={"T13.a": "1 2", "T00.e": "0 3"},
        buildings={"T13.a": "fortress", "T28.n": "fortress"},
    )
    choose(table, "play:move")
    choose(table, "to:T00.s")
    heard = choose(table, "go:3", dice=[1, 1])
    assert heard.one("settled")["defence"] == 2 + 4 + 2


def test_r105_the_attacker_has_nothing_of_it():
    _, heard = fight(3, 2, units={"t2": "0 1"}, buildings={"T21.s": "fortress"}, dice=[1, 1])
    assert heard.one("settled")["attack"] == 5


def test_r106_a_tower_hits_the_attacker():
    _, heard = fight(3, 2, buildings={"T22.n": "tower"}, dice=[1, 1])
    assert heard.one("settled")["on_attacker"] == 1
    _, heard = fight(3, 2, buildings={"T22.n": "tower"}, extra=[["t8", "tower"]], dice=[1, 6])
    assert heard.one("settled")["on_attacker"] == 1 + 2


# R107.


def test_r107_the_attacker_decides_before_the_defender_rolls():
    table = facing(3, 3)
    heard = attack(table, 3, dice=[3])
    assert heard.all("rolled") == [{"seat": 0, "face": "F3"}]
    assert (decision(table), decider(table), keys(table)) == ("attacker-face", 0, ["point", "casualty"])
    heard = choose(table, "casualty", dice=[3])
    assert heard.all("rolled") == [{"seat": 1, "face": "F3"}]
    assert (decision(table), decider(table), keys(table)) == ("defender-face", 1, ["point", "casualty"])
    heard = choose(table, "point")
    found = heard.one("settled")
    assert (found["attack"], found["defence"], found["on_attacker"], found["on_defender"]) == (3, 4, 0, 1)


@pytest.mark.parametrize(("face", "points", "hits"), [(1, 2, 0), (2, 3, 0), (4, 2, 1), (5, 0, 2), (6, 1, 1)])
def test_r107_the_faces(face, points, hits):
    _, heard = fight(5, 5, dice=[face, 1])
    found = heard.one("settled")
    assert (found["attack"], found["on_defender"]) == (5 + points, hits)
    _, heard = fight(5, 5, dice=[1, face])
    found = heard.one("settled")
    assert (found["defence"], found["on_attacker"]) == (5 + points, hits)


def test_e58_r107_axe_throwers():
    table = facing(4, 3, "axe_throwers")
    choose(table, "play:axe_throwers", "to:t8", "go:4", dice=[5])
    assert (decision(table), decider(table), keys(table)) == ("axe", 0, ["point", "casualty"])
    heard = choose(table, "casualty", dice=[2])
    assert heard.one("settled")["on_defender"] == 3
    assert (units(table, "t8"), player(table, 1)["units"]) == ("0 4", 0)


def test_r107_axe_throwers_after_the_choice_face():
    table = facing(4, 9, "axe_throwers")
    choose(table, "play:axe_throwers", "to:t8", "go:4", dice=[3])
    assert decision(table) == "attacker-face"
    choose(table, "point")
    assert decision(table) == "axe"
    heard = choose(table, "point", dice=[1])
    assert heard.one("settled")["attack"] == 6


# R108.


@pytest.mark.parametrize(
    ("attackers", "defenders", "dice", "winner"),
    [
        (3, 3, (2, 1), "attacker"),  # 6 : 5
        (3, 3, (1, 1), "defender"),  # a tie
        (3, 4, (1, 1), "defender"),
        (2, 3, (2, 5), "defender"),  # both attackers fall
        (3, 2, (5, 2), "attacker"),  # both defenders fall, 3 : 5
        (2, 2, (5, 5), "nobody"),
        (1, 1, (6, 6), "nobody"),
    ],
)
def test_r108_who_wins(attackers, defenders, dice, winner):
    _, heard = fight(attackers, defenders, dice=dice)
    assert heard.one("settled")["winner"] == winner


def test_r108_shieldbearers_cancel_one():
    table = facing(3, 9, "shieldbearers")
    heard = choose(table, "play:shieldbearers", "to:t8", "go:3", dice=[1, 5])
    assert heard.one("settled")["on_attacker"] == 1
    table = facing(3, 9, "shieldbearers")
    heard = choose(table, "play:shieldbearers", "to:t8", "go:3", dice=[1, 1])
    assert heard.one("settled")["on_attacker"] == 0


def test_e6_combat_1():
    table = facing(
        5,
        2,
        mine={"resources": {"food": 4}},
        other={"resources": {"food": 4}},
        buildings={"T13.a": "fortress", "T22.n": "tower"},
    )
    attack(table, 5)
    choose(table, "eat:2")
    assert keys(table) == ["eat:0", "eat:1", "eat:2"]
    heard = choose(table, "eat:2", dice=[5, 1])
    assert heard.one("settled") == {
        "territory": "t8",
        "attack": 7,
        "defence": 8,
        "on_attacker": 1,
        "on_defender": 2,
        "winner": "attacker",
    }
    assert (units(table, "t8"), player(table)["reserve"]) == ("0 4", 10)
    assert look(table)["buildings"] == {"T13.a": "fortress", "T22.n": "tower"}


def test_e7_combat_2():
    table = position(
        {"hand": ["bodyguard"]},
        {"resources": {"food": 2}},
        tiles=FORT,
        units={"T00.w": "0 4", "T00.n": "1 2"},
        buildings={"T24.n": "fortress"},
        extra=[["T00.n", "tower"]],
    )
    choose(table, "play:bodyguard", "to:T00.n", "go:4")
    choose(table, "eat:2", dice=[6, 3])
    heard = choose(table, "casualty")
    assert heard.one("settled") == {
        "territory": "T00.n",
        "attack": 6,
        "defence": 6,
        "on_attacker": 2,
        "on_defender": 1,
        "winner": "defender",
    }
    assert (decision(table), decider(table)) == ("retreat", 0)
    choose(table, "retreat:1>T00.w", "retreat:1>T00.e")
    assert figures(table) == {"T00.n": "1 1", "T00.e": "0 1", "T00.w": "0 1"}


def test_e53_both_wiped_out():
    for clan in ("wolf", "stag"):
        table, heard = fight(1, 1, mine={"clan": clan}, dice=[6, 5])
        assert heard.one("settled")["winner"] == "nobody"
        assert (figures(table), stock(table), player(table)["fame"]) == ({}, {}, 0)


@pytest.mark.parametrize("face", [1, 2, 4, 5, 6])
def test_e54_a_lone_raider_against_a_tower(face):
    table, heard = fight(1, 2, buildings={"T22.n": "tower"}, dice=[face, 1])
    assert heard.one("settled")["winner"] == ("nobody" if face == 5 else "defender")
    assert units(table, "t8") == {5: None, 4: "1 1", 6: "1 1"}.get(face, "1 2")


@pytest.mark.parametrize(("face", "winner"), [(1, "attacker"), (6, "nobody")])
def test_e54_with_shieldbearers(face, winner):
    table = facing(1, 2, "shieldbearers", buildings={"T22.n": "tower"})
    heard = choose(table, "play:shieldbearers", "to:t8", dice=[5, face])
    assert heard.one("settled")["winner"] == winner


# R109.


def test_r109_losses_go_back_to_the_reserve():
    table, heard = fight(5, 4, dice=[4, 6])
    assert heard.all("lost") == [
        {"seat": 0, "territory": "t8", "count": 1},
        {"seat": 1, "territory": "t8", "count": 1},
    ]
    assert (player(table, 0)["reserve"], player(table, 1)["reserve"]) == (10, 11)


def test_e55_kaija_defends():
    table = facing(3, 2, other={"clan": "bear", "resources": {"food": 9}}, kaija="t8")
    attack(table, 3)
    assert keys(table) == ["eat:0", "eat:1", "eat:2", "eat:3"]
    heard = choose(table, "eat:0", dice=[5, 2])
    assert heard.one("settled")["defence"] == 4 + 3
    assert (units(table, "t8"), land(table, "t8")["kaija"]) == ("1 0", True)


def test_e55_three_casualties_take_kaija_too():
    table = facing(3, 2, "axe_throwers", other={"clan": "bear"}, kaija="t8")
    choose(table, "play:axe_throwers", "to:t8", "go:3", dice=[5])
    heard = choose(table, "casualty", dice=[1])
    assert (heard.one("kaija_lost"), units(table, "t8")) == ({"seat": 1, "territory": "t8"}, "0 3")
    assert table.dump()["kaija"] is None


# The odds.


def odds(attackers, defenders, **rest):
    """How often the attacker wins: all 36 pairs of faces, both sides choosing their best on the choice face."""
    start = facing(attackers, defenders, **rest)
    choose(start, "play:move", "to:t8") if attackers > 1 else choose(start, "play:move")

    def wins(mine, choice, face, answer):
        table = start.copy()
        wanted = [f"go:{attackers}", *([choice] if mine == 3 else []), *([answer] if face == 3 else [])]
        return choose_with(table, wanted, [mine, face])

    total = 0
    for mine in range(1, 7):
        best = 0
        for choice in ("point", "casualty"):
            sure = 0
            for face in range(1, 7):
                sure += min(wins(mine, choice, face, answer) for answer in ("point", "casualty"))
            best = max(best, sure)
        total += best
    return total


def choose_with(table, wanted, dice):
    """Whether the attacker wins with these dice."""
    left = list(dice)
    for key in wanted:
        heard = choose(table, key, dice=left)
        left = left[len(heard.all("rolled")) :]
    return heard.one("settled")["winner"] == "attacker"


@pytest.mark.parametrize(
    ("difference", "percent"), [(0, 36.1), (1, 63.9), (2, 86.1), (3, 97.2), (4, 100.0), (-1, 13.9), (-2, 2.8)]
)
def test_e62_odds_of_large_forces(difference, percent):
    assert round(odds(8 + difference, 8) / 0.36, 1) == percent


def test_e62_odds_of_three_against_two():
    assert round(odds(3, 2) / 0.36, 1) == 77.8
    assert round(odds(3, 2, buildings={"T13.a": "fortress"}) / 0.36, 1) == 30.6
    assert round(odds(3, 2, buildings={"T22.n": "tower"}) / 0.36, 1) == 61.1
