"""Production actions (R35 to R39)."""

import pytest

from .positions import SWAPS, choose, goods, keys, player, position


def test_r35_a_canoe_goes_to_the_lake_nearest_to_the_home_without_a_question():
    table = position()
    heard = choose(table, "place:9", "do:canoe")
    assert keys(table) == ["do:move1", "skip"]
    assert player(table)["canoes"]["superior"] == 2
    assert player(table)["canoes_left"] == 3
    assert heard.one("canoe_put") == {"seat": 0, "lake": "superior", "count": 2}


def test_r35_at_most_five_canoes():
    table = position({"canoes": {"huron": 3, "erie": 2}})
    choose(table, "place:9", "do:canoe")
    assert keys(table) == ["do:move1", "skip"]
    assert player(table)["canoes_left"] == 0


def test_r35_two_canoes_on_one_tile():
    table = position({"grid": ["B17", "S2", "S3", "S4", "S8", "S5", "S6", "S7", "S9"], "canoes": 4}, year=4)
    choose(table, "place:1", "do:canoe", "do:canoe", "do:fish")
    assert goods(table) == {"fish": 5}


AREAS = {
    "s1.1": "0 woman",  # corn
    "s1.2": "0 woman",  # pumpkin
    "t2.1": "0 woman",  # beans
    "t3.1": "0 woman",  # corn
    "s2.1": "0 warrior",  # pumpkin
    "t3.2": "1 woman",  # beans
    "s2.2": "0 hunter",
    "s3.1": "0 warrior",
    "s3.2": "1 hunter",
}


def test_r36_a_vegetable_for_each_area_with_women_the_home_counts_once():
    table = position({"village": {"woman": 3}}, areas=AREAS)
    choose(table, "place:2", "do:harvest")
    assert goods(table) == {"corn": 2, "beans": 2, "pumpkin": 1}


def test_r36_a_home_without_women_produces_nothing():
    table = position({"village": {"woman": 0}}, areas=AREAS)
    choose(table, "place:2", "do:harvest")
    assert goods(table) == {"corn": 2, "beans": 1, "pumpkin": 1}


def test_r36_outposts_produce_nothing():
    table = position({"village": {"woman": 0}}, areas={"s2.1": "0 warrior"})
    choose(table, "place:2", "do:harvest")
    assert goods(table) == {}


@pytest.mark.parametrize(("home", "vegetable"), [("A", "corn"), ("B", "beans"), ("C", "pumpkin"), ("D", "corn")])
def test_r36_each_home_has_its_vegetable(home, vegetable):
    others = [{"home": other} for other in "ABCD" if other != home]
    table = position({"home": home}, *others)
    choose(table, "place:2", "do:harvest")
    assert goods(table) == {vegetable: 1}


def test_r37_a_beaver_for_each_area_with_hunters_the_home_counts_once():
    table = position({"village": {"hunter": 4}}, areas=AREAS)
    choose(table, "place:3", "do:hunt")
    assert goods(table) == {"beaver": 2}


def test_r37_a_home_without_hunters_gives_no_beaver():
    table = position({"village": {"hunter": 0}}, areas=AREAS)
    choose(table, "place:3", "do:hunt")
    assert goods(table) == {"beaver": 1}


def test_r38_all_beavers_become_leather():
    table = position({"goods": {"beaver": 4, "leather": 1, "corn": 1}})
    choose(table, "place:4", "do:tan")
    assert goods(table) == {"leather": 5, "corn": 1}


def test_r38_no_partial_tanning():
    table = position({"goods": {"beaver": 4}})
    choose(table, "place:4")
    assert keys(table) == ["do:tan", "skip"]
    choose(table, "do:tan")
    assert keys(table) == ["do:move1", "skip"]


@pytest.mark.parametrize("canoes", [1, 3, 5])
def test_r39_a_fish_for_each_canoe_in_play(canoes):
    table = position({"canoes": canoes}, SWAPS | {"canoes": 5})
    choose(table, "place:6", "do:fish")
    assert goods(table) == {"fish": canoes}
