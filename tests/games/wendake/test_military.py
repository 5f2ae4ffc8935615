"""Military: Turtles, majorities, Alliances (R70 to R77)."""

import pytest

from .positions import choose, decision, doing, goods, keys, look, player, position, tracks, used

FOUR_WOMEN = {"s1.1": [0, "woman"], "s1.2": [0, "woman"], "t3.2": [0, "woman"]}
"""With the Home: corn, pumpkin and beans twice."""


def turtles(table, seat=0):
    return [turtle["id"] for turtle in player(table, seat)["turtles"]]


def test_r70_turtles_are_claimed_before_the_majorities_are_scored():
    table = doing("military", {"canoes": 3})
    assert decision(table) == "turtle"
    heard = choose(table, "claim:canoes-3")
    assert heard.kinds == ["claimed", "majorities", "scored"]


def test_r70_claiming_is_optional():
    table = doing("military", {"canoes": 3})
    choose(table, "claim:none")
    assert turtles(table) == []
    assert tracks(table) == [0, 1, 0, 0]


@pytest.mark.parametrize(
    ("count", "offered"),
    [(2, []), (3, ["canoes-3"]), (4, ["canoes-3", "canoes-4"]), (5, ["canoes-3", "canoes-4", "canoes-5"])],
)
def test_r71_a_level_needs_as_many_canoes(count, offered):
    table = doing("military", {"canoes": count})
    if offered:
        assert keys(table) == [*(f"claim:{turtle}" for turtle in offered), "claim:none"]
    else:
        assert decision(table) == "end"


def test_r71_outposts_do_not_count_and_the_home_counts_once():
    areas = {"s1.1": [0, "woman"], "s1.2": [0, "warrior"], "s2.1": [0, "warrior"], "t3.1": [1, "woman"]}
    table = doing("military", {"village": {"woman": 6}}, areas=areas)
    assert decision(table) == "end"


def test_r71_an_empty_home_does_not_count():
    areas = {"s1.1": [0, "woman"], "s1.2": [0, "woman"]}
    assert decision(doing("military", {"village": {"woman": 0}}, areas=areas)) == "end"
    assert decision(doing("military", {"village": {"woman": 1}}, areas=areas)) == "turtle"


def test_r71_r148_the_shawnee_need_one_less():
    table = doing("military", {"tribe": "shawnee", "canoes": 2})
    assert keys(table) == ["claim:canoes-3", "claim:none"]


def test_r72_one_of_each_category_per_action():
    areas = FOUR_WOMEN | {"s2.2": [0, "hunter"], "s3.1": [0, "hunter"]}
    table = doing("military", {"canoes": 4}, areas=areas)
    assert keys(table) == ["claim:women-3", "claim:women-4", "claim:none"]
    choose(table, "claim:women-3")
    assert keys(table) == ["claim:hunters-3", "claim:none"]
    choose(table, "claim:none")
    assert keys(table) == ["claim:canoes-3", "claim:canoes-4", "claim:none"]
    choose(table, "claim:canoes-4")
    assert decision(table) == "end"
    assert turtles(table) == ["women-3", "canoes-4"]


def test_r73_e15_never_a_second_tile_of_a_kind():
    table = doing("military", {"turtles": {"women-3": 0}, "village": {"woman": 3}}, areas=FOUR_WOMEN)
    assert keys(table) == ["claim:women-4", "claim:none"]
    table = doing("military", {"turtles": {"canoes-3": 0}, "canoes": 3})
    assert decision(table) == "end"


def test_r73_one_is_always_left():
    others = [{"turtles": {"canoes-3": tile}} for tile in range(3)]
    table = doing("military", {"canoes": 3}, *others)
    choose(table, "claim:canoes-3")
    assert player(table)["turtles"] == [{"id": "canoes-3", "tracks": ["mask"]}]


def test_r74_the_kind_is_public_and_the_track_is_its_owners_secret():
    table = doing("military", {"canoes": 3})
    heard = choose(table, "claim:canoes-3", turtles=[2])
    assert heard.told(0, "claimed") == [{"seat": {"seat": 0}, "turtle": "canoes-3", "tracks": ["ritual"]}]
    for other in (1, None):
        assert heard.told(other, "claimed") == [{"seat": {"seat": 0}, "turtle": "canoes-3"}]
        assert look(table, other)["players"][0]["turtles"] == [{"id": "canoes-3", "tracks": None}]
    assert player(table)["turtles"] == [{"id": "canoes-3", "tracks": ["ritual"]}]


def test_r75_strictly_more_guards_than_each_opponent():
    table = position(
        {"village": {"warrior": 1}},
        guards={"s1": {"0": 2, "1": 1}, "s2": {"0": 1, "1": 1}, "s3": {"1": 1}, "t1": {"0": 1}, "t2": {"0": 1, "1": 2}},
    )
    heard = choose(table, "place:6", "skip", "do:military")
    assert heard.one("majorities")["territories"] == ["E", "s1", "t1"]
    assert tracks(table) == [0, 3, 0, 0]


def test_r75_outposts_women_and_hunters_do_not_count():
    table = doing(
        "military",
        {"village": {"warrior": 0}},
        areas={"s1.1": [0, "warrior"], "s2.1": [0, "woman"], "s2.2": [0, "hunter"]},
    )
    assert tracks(table) == [0, 0, 0, 0]


def test_r75_an_outpost_of_an_opponent_does_not_break_a_majority():
    table = doing("military", {"village": {"warrior": 0}}, guards={"s1": {"0": 1}}, areas={"s1.1": [1, "warrior"]})
    assert tracks(table) == [0, 1, 0, 0]


def test_r75_the_black_warrior_is_a_guard():
    table = doing(
        "military", {"tribe": "mohawk", "village": {"warrior": 0}}, guards={"s1": {"0": 1, "1": 1}}, black_guard="s1"
    )
    assert tracks(table) == [0, 1, 0, 0]


def x18(**me):
    return doing(
        "military",
        {"home": "A", "village": {"warrior": 2}} | me,
        {"home": "B"},
        {"home": "C"},
        {"home": "D"},
        guards={
            "c1": {"0": 1},
            "c3": {"1": 1},
            "d4": {"2": 2},
            "c4": {"0": 2, "1": 1, "2": 1},
            "c2": {"0": 1, "2": 1},
        },
    )


def test_x18_r75_majorities_without_tiles():
    assert tracks(x18()) == [0, 3, 0, 0]


def test_x18_r76_an_alliance_makes_a_tie_only():
    table = x18(progress=["P1-2"], flag="french")
    assert keys(table) == ["use:P1-2", "score-military"]
    choose(table, "use:P1-2")
    assert tracks(table) == [0, 3, 0, 0]
    assert used(table) == ["P1-2"]


def test_x18_r76_a_great_alliance_wins_ties_everywhere():
    table = x18(progress=["P3-2"], flag="french")
    choose(table, "use:P3-2")
    assert tracks(table) == [0, 5, 0, 0]


def test_r76_an_alliance_lasts_for_this_action_only():
    me = {"progress": ["P1-2"], "flag": "french"}
    table = doing("military", me)
    choose(table, "use:P1-2")
    assert tracks(table) == [0, 3, 0, 0]  # Home and the two French territories
    table = doing("military", me | {"face_down": ["P1-2"]})
    assert tracks(table) == [0, 1, 0, 0]


def test_r76_both_alliances_add_up():
    me = {"progress": ["P1-2", "P3-2"], "flag": "french", "village": {"warrior": 0}}
    table = doing("military", me, guards={"s1": {"1": 2}, "t1": {"1": 1}})
    choose(table, "use:P1-2", "use:P3-2")
    assert tracks(table) == [0, 2, 0, 0]


@pytest.mark.parametrize(("tile", "points"), [("P1-2", 0), ("P3-2", 1)])
def test_e18_r76_an_allied_territory_without_own_guards(tile, points):
    me = {"progress": [tile], "flag": "english", "village": {"warrior": 0}}
    table = doing("military", me, {}, {}, guards={"x1": {"1": 1, "2": 1}, "x2": {"1": 2}, "x3": {"2": 2}})
    choose(table, f"use:{tile}")
    assert tracks(table) == [0, points, 0, 0]


def test_e18_r76_a_small_alliance_where_nobody_has_a_guard():
    me = {"progress": ["P1-2"], "flag": "english", "village": {"warrior": 0}}
    table = doing("military", me, {}, {}, guards={"x1": {"1": 1}, "x2": {"1": 2}})
    choose(table, "use:P1-2")
    assert tracks(table) == [0, 1, 0, 0]


def test_r77_an_opponents_alliance_never_counts_in_your_action():
    foe = {"progress": ["P3-2"], "flag": "french"}
    table = doing("military", {"village": {"warrior": 0}}, foe, guards={"s1": {"0": 1}, "t1": {"0": 1, "1": 1}})
    assert tracks(table) == [0, 1, 0, 0]


GEORGE = {"canoes": 3, "village": {"warrior": 3, "woman": 2, "hunter": 2}}
GEORGE_AREAS = {"q2.1": [0, "woman"], "x2.1": [0, "woman"], "q1.1": [0, "woman"], "q1.2": [0, "hunter"]}
"""With his Home of corn: 2 corn, 1 pumpkin, 1 beans; 2 areas with Hunters."""


def test_e4_r36_r37_r39_george_produces():
    table = position(GEORGE, {}, {}, areas=GEORGE_AREAS)
    choose(table, "place:2", "do:harvest", "end", "order", "end", "order", "end")
    assert goods(table) == {"corn": 2, "beans": 1, "pumpkin": 1}
    choose(table, "place:3", "do:hunt", "skip", "end")
    assert goods(table)["beaver"] == 2
    table = position(GEORGE, {}, {}, areas=GEORGE_AREAS)
    choose(table, "place:6", "do:fish")
    assert goods(table) == {"fish": 3}


def test_e5_r71_r72_r75_george_claims_and_scores():
    guards = {"q1": {"0": 1}, "q3": {"0": 1, "2": 1}}
    table = doing("military", GEORGE, {}, {}, areas=GEORGE_AREAS, guards=guards)
    assert keys(table) == ["claim:women-3", "claim:women-4", "claim:none"]
    choose(table, "claim:women-4")
    assert keys(table) == ["claim:canoes-3", "claim:none"]
    choose(table, "claim:canoes-3")
    assert turtles(table) == ["women-4", "canoes-3"]
    assert tracks(table) == [0, 2, 0, 0]
