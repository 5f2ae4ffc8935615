"""Fighting (R52 to R59, E12, E13, X15, X16)."""

import pytest

from .positions import SWAPS, area, choose, decision, guards, keys, long_house, look, player, position
from .test_moving import moving

RINGO, PAUL, JOHN, GEORGE = range(4)


def fights(table):
    return [key for key in keys(table) if key.startswith(("strike", "attack"))]


def test_r52_only_as_part_of_a_step():
    table = position(guards={"s1": {0: 2, 1: 2}}, areas={"s1.1": "1 woman"})
    assert fights(table) == []
    choose(table, "place:4")
    assert fights(table) == []
    choose(table, "do:tan", "do:move1")
    assert "strike:warrior@s1>s1.1" in fights(table)


def test_r52_only_against_opponents():
    table = moving(guards={"s1": {0: 2}}, areas={"s1.1": "0 woman", "s1.2": "0 warrior"})
    assert fights(table) == []


def test_r52_always_the_choice_of_who_moves():
    table = moving(guards={"E": {0: 1}, "s1": {1: 1}}, areas={"s1.1": "1 woman"})
    assert {"stand:warrior@E>s1", "lie:warrior@E>s1.2", "stop-moving"} <= set(keys(table))


def test_r53_attack_on_a_guard_sends_both_to_their_long_houses():
    table = moving(steps=1, guards={"E": {0: 5}, "s1": {1: 2}})
    heard = choose(table, "strike:warrior@E>s1.1")
    assert (guards(table, "E"), guards(table, "s1")) == ({0: 4}, {1: 1})
    assert (long_house(table, 0)["warrior"], long_house(table, 1)["warrior"]) == (3, 1)
    told = heard.one("struck")
    assert (told["seat"], told["opponent"], told["start"], told["end"]) == (0, 1, "E", "s1")
    assert [told["seat"] for told in heard.all("injured")] == [1, 0]
    assert decision(table) == "end"


def test_r53_which_guard_of_the_mohawk_is_hit():
    table = moving(
        {},
        {"tribe": "mohawk"},
        guards={"E": {0: 5}, "s1": {1: 1}},
        black_guard="s1",
        settings={"tribes": "asymmetric"},
    )
    assert fights(table) == ["strike:warrior@E>s1.1", "strike:warrior@E>s1.black"]
    plain = table.copy()
    choose(plain, "strike:warrior@E>s1.1")
    assert look(plain)["territories"]["s1"] == [{"seat": 1, "guards": 0, "black": True}]
    choose(table, "strike:warrior@E>s1.black")
    assert look(table)["territories"]["s1"] == [{"seat": 1, "guards": 1, "black": False}]


@pytest.mark.parametrize(("place", "victim"), [("s1.1", "woman"), ("s3.1", "hunter")])
def test_r54_attack_on_a_woman_or_hunter(place, victim):
    table = moving(steps=1, areas={place: f"1 {victim}"})
    before = long_house(table, 1)[victim]
    choose(table, f"attack:warrior@E>{place}")
    assert area(table, place) == "0 warrior"
    assert long_house(table, 1)[victim] == before + 1
    assert (guards(table, "E"), long_house(table)["warrior"]) == ({0: 4}, 2)


def test_r55_attack_on_an_outpost_leaves_the_area_empty():
    table = moving(steps=1, areas={"s1.1": "1 warrior"})
    before = long_house(table, 1)["warrior"]
    choose(table, "attack:warrior@E>s1.1")
    assert area(table, "s1.1") is None
    assert (long_house(table)["warrior"], long_house(table, 1)["warrior"]) == (3, before + 1)


def test_r56_a_guard_of_the_owner_protects_every_area():
    table = moving(guards={"E": {0: 3}, "s1": {1: 1}}, areas={"s1.1": "1 woman", "s1.2": "1 warrior"})
    assert fights(table) == ["strike:warrior@E>s1.1"]
    choose(table, "strike:warrior@E>s1.1")
    assert fights(table) == ["attack:warrior@E>s1.1", "attack:warrior@E>s1.2"]


def test_r56_x16_guards_of_a_third_player_do_not_protect():
    table = moving(players=4, guards={"A": {RINGO: 1}, "c1": {PAUL: 2}}, areas={"c1.2": f"{JOHN} hunter"})
    assert fights(table) == ["attack:warrior@A>c1.2", f"strike:warrior@A>c1.{PAUL}"]
    choose(table, "attack:warrior@A>c1.2")
    assert area(table, "c1.2") == f"{RINGO} warrior"
    assert guards(table, "c1") == {PAUL: 2}


def test_r57_natives_in_a_home_cannot_be_attacked():
    table = moving(guards={"t1": {0: 3}, "t3": {0: 3}, "F": {1: 0}})
    assert guards(table, "F") == {}
    assert not [key for key in keys(table) if ">F" in key]
    assert player(table, 1)["village"]["woman"] == 5


def test_r58_a_warrior_back_home_after_a_fight_cannot_move_again_in_that_move():
    table = moving(
        {"tribe": "mohawk", "progress": ["P1-1"]},
        guards={"E": {0: 1}, "s1": {1: 1}},
        black_guard="E",
        settings={"tribes": "asymmetric"},
    )
    choose(table, "strike:black@E>s1.1")
    assert player(table)["village"]["black"] == 1
    assert not [key for key in keys(table) if "black" in key]
    choose(table, "stop-moving", "use:P1-1")
    assert [key for key in keys(table) if "black" in key], "another Move"


@pytest.mark.parametrize(
    "step", ["stand:warrior@E>s3", "lie:warrior@E>s3.1", "strike:warrior@E>s1.1", "attack:warrior@E>s3.2"]
)
def test_r58_the_step_of_another_warrior_does_not_hold_the_black_one(step):
    table = moving(
        {"tribe": "mohawk"},
        guards={"E": {0: 1}, "s1": {1: 1}},
        areas={"s3.2": "1 warrior"},
        black_guard="E",
        settings={"tribes": "asymmetric"},
    )
    choose(table, step)
    assert "stand:black@E>s1" in keys(table)


def test_r59_nothing_but_a_fight_or_smallpox_moves_a_woman_or_hunter_outside():
    table = position(areas={"s1.1": "0 woman", "s3.1": "0 hunter"})
    assert keys(table, "transfer") == []
    choose(table, "place:1", "do:move3")
    assert not [key for key in keys(table) if key.endswith((">s1.1", ">s3.1"))]


# Examples.


def test_e12_a_hunter_without_a_guard():
    table = position(SWAPS, areas={"s3.1": "0 hunter"}, guards={"t3": {1: 1}}, turn=1)
    choose(table, "place:4", "skip", "do:move1", "attack:warrior@t3>s3.1")
    assert (area(table, "s3.1"), long_house(table, 0)["hunter"], guards(table, "t3")) == ("1 warrior", 2, {})


def test_e13_first_the_guard_then_the_hunter():
    table = position(SWAPS, areas={"s3.1": "0 hunter"}, guards={"t3": {1: 2}, "s3": {0: 1}}, turn=1)
    choose(table, "place:1", "do:move3")
    assert "attack:warrior@t3>s3.1" not in keys(table)
    choose(table, "strike:warrior@t3>s3.0", "attack:warrior@t3>s3.1")
    assert look(table)["doing"]["steps"] == 1
    assert (area(table, "s3.1"), guards(table, "s3"), guards(table, "t3")) == ("1 warrior", {}, {})
    assert (long_house(table, 0)["warrior"], long_house(table, 0)["hunter"]) == (2, 2)
    assert long_house(table, 1)["warrior"] == 1


def test_x15_two_guards():
    table = moving(
        players=4, guards={"c2": {RINGO: 3}, "c4": {PAUL: 2}, "A": {RINGO: 2}}, areas={"c4.1": f"{PAUL} woman"}
    )
    before = long_house(table, PAUL)
    for steps_left in (2, 1):
        assert "attack:warrior@c2>c4.1" not in keys(table)
        choose(table, f"strike:warrior@c2>c4.{PAUL}")
        assert look(table)["doing"]["steps"] == steps_left
    choose(table, "attack:warrior@c2>c4.1")
    assert (area(table, "c4.1"), guards(table, "c4"), guards(table, "c2")) == (f"{RINGO} warrior", {}, {})
    assert long_house(table, RINGO)["warrior"] == 2 + 2
    assert long_house(table, PAUL) == before | {"warrior": 2, "woman": before["woman"] + 1}


def test_x15_with_move_2_the_woman_is_safe():
    table = position(
        {"progress": ["P2-1"]}, players=4, guards={"c2": {RINGO: 3}, "c4": {PAUL: 2}}, areas={"c4.1": f"{PAUL} woman"}
    )
    choose(table, "use:P2-1", *[f"strike:warrior@c2>c4.{PAUL}"] * 2)
    assert (decision(table), area(table, "c4.1")) == ("turn", f"{PAUL} woman")
