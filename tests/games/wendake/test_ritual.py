"""The Ritual (R92, R93)."""

import pytest

from .positions import choose, decision, doing, keys, long_house, look, player, tracks


def test_r92_two_natives_of_your_choice_come_home():
    table = doing("ritual")
    assert keys(table) == ["bring:warrior", "bring:woman", "bring:hunter"]
    choose(table, "bring:hunter")
    assert decision(table) == "ritual"
    choose(table, "bring:hunter")
    assert long_house(table) == {"warrior": 2, "woman": 2}
    assert player(table)["village"] == {"warrior": 5, "woman": 5, "hunter": 7, "black": 0}
    assert decision(table) == "end"


@pytest.mark.parametrize(("waiting", "asked"), [(0, False), (1, False), (2, False)])
def test_r92_fewer_only_if_there_are_fewer(waiting, asked):
    village = {"warrior": 7, "woman": 7 - waiting, "hunter": 7}
    table = doing("ritual", {"village": village})
    assert (decision(table) == "ritual") == asked
    assert long_house(table) == {}
    assert tracks(table) == [0, 0, 7, 0]


def test_r92_the_black_warrior_can_be_brought():
    me = {"tribe": "mohawk", "long_house": {"warrior": 2, "woman": 2, "hunter": 2, "black": 1}}
    table = doing("ritual", me, guards={"E": {"0": 5}}, black_guard=None)
    assert keys(table) == ["bring:warrior", "bring:woman", "bring:hunter", "bring:black"]
    choose(table, "bring:black", "bring:woman")
    assert look(table)["territories"]["E"] == [{"seat": 0, "guards": 5, "black": True}]


@pytest.mark.parametrize(("village", "points"), [((5, 3, 4), 3), ((1, 7, 7), 1), ((0, 5, 5), 0), ((6, 6, 6), 6)])
def test_r93_a_point_for_each_complete_trio(village, points):
    warriors, women, hunters = village
    me = {
        "village": {"warrior": warriors, "woman": women, "hunter": hunters},
        "long_house": {"warrior": 0, "woman": 0, "hunter": 0},
    }
    areas = {
        "s1.1": "woman",
        "s1.2": "woman",
        "s2.1": "woman",
        "t3.1": "woman",
        "s2.2": "hunter",
        "s3.1": "hunter",
        "s3.2": "hunter",
    }
    free = {"woman": 7 - women, "hunter": 7 - hunters}
    placed = {}
    for area, kind in areas.items():
        if free[kind]:
            placed[area] = [0, kind]
            free[kind] -= 1
    guards = {"t1": {"0": 7 - warriors}, "E": {"0": warriors}}
    table = doing("ritual", me, areas=placed, guards=guards)
    assert tracks(table) == [0, 0, points, 0]


def test_r93_the_black_warrior_counts_as_a_warrior():
    table = doing("ritual", {"tribe": "mohawk", "village": {"warrior": 2}}, guards={"s1": {"0": 3}})
    choose(table, "bring:woman", "bring:hunter")
    assert tracks(table) == [0, 0, 3, 0]


def test_e9_r92_r93_john_brings_a_hunter_and_a_woman():
    table = doing("ritual", {"village": {"warrior": 5, "woman": 1, "hunter": 2}})
    heard = choose(table, "bring:hunter", "bring:woman")
    assert heard.one("counted") == {"seat": 0, "warriors": 5, "women": 2, "hunters": 3, "points": 2, "bonus": 0}
    assert tracks(table) == [0, 0, 2, 0]


X6 = {"village": {"warrior": 4, "woman": 2, "hunter": 3}, "long_house": {"warrior": 1, "woman": 3, "hunter": 2}}
X6_MAP = {
    "guards": {"E": {"0": 4}, "s1": {"0": 2}},
    "areas": {"s1.1": [0, "woman"], "s2.1": [0, "woman"], "s2.2": [0, "hunter"], "s3.1": [0, "hunter"]},
}


def test_x6_r114_r127_r130_a_stacked_ritual():
    table = doing("ritual", X6 | {"progress": ["P3-3", "P1-4"]}, **X6_MAP)
    assert keys(table) == ["bring:warrior", "bring:woman", "bring:hunter", "use:P3-3"]
    choose(table, "use:P3-3", "bring:woman", "bring:woman", "bring:hunter")
    assert keys(table) == ["use:P1-4", "score-ritual"]
    heard = choose(table, "use:P1-4")
    assert heard.one("counted") == {"seat": 0, "warriors": 4, "women": 4, "hunters": 4, "points": 4, "bonus": 2}
    assert tracks(table) == [0, 0, 6, 0]
    assert decision(table) == "move"
    choose(table, "stop-moving")
    assert decision(table) == "end"


def test_x6_r122_r130_the_great_dance_counts_the_most_frequent_kind():
    table = doing("ritual", X6 | {"progress": ["P3-3", "P1-4", "P2-3"]}, **X6_MAP)
    choose(table, "use:P3-3", "bring:warrior", "bring:woman", "bring:hunter")
    assert keys(table) == ["use:P1-4", "use:P2-3", "score-ritual"]
    heard = choose(table, "use:P2-3", "use:P1-4")
    assert heard.one("counted")["points"] == 5
    assert tracks(table) == [0, 0, 7, 0]
