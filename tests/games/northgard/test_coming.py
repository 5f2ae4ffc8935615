"""What the view foretells of harvest, winter, prices and sums (R71, R102, R120 to R132)."""

import pytest

from .fights import fight
from .positions import LAND, choose, fame, goods, look, set_size, stage

LAST = {"hand": ["unrest"]}
AWAY = {"units": {"t7": 1}, "passed": True}


@pytest.mark.parametrize(
    "me",
    [
        {"units": {"t3": 1, "t6": 1, "t8": 1}},
        {"units": {"t4": 1, "t5": 1, "t9": 1}, "buildings": {"T32.n": "silo"}},
        {"units": {"t8": 2, "t5": 3}, "buildings": {"T13.a": "altar"}},
    ],
)
def test_the_harvest_brings_what_was_foretold(me):
    table = stage(me | LAST, AWAY, row=["spy"], first=1)
    set_size(table, t3=3)
    before, said = [*goods(table), fame(table)], look(table)["players"][0]["harvest"]
    assert any(said.values())
    choose(table, "pass")
    gained = [now - then for now, then in zip([*goods(table), fame(table)], before, strict=True)]
    assert gained == [said["food"], said["wood"], said["lore"], said["fame"]]


def test_a_territory_says_what_it_yields():
    table = stage({"units": {"t5": 1, "t8": 1}} | LAST, AWAY)
    lands = look(table)["territories"]
    assert lands[LAND["t5"]]["harvest"] == {"food": 1, "wood": 0, "lore": 0, "fame": 0}
    assert lands[LAND["t8"]]["harvest"] == {"food": 0, "wood": 1, "lore": 1, "fame": 0}


def test_winter_says_what_will_be_missing_after_the_harvest():
    me = {"units": {"t5": 9, "t8": 3}, "food": 0, "wood": 0} | LAST
    table = stage(me, AWAY, row=["spy"])
    winter = look(table)["players"][0]["winter"]
    assert not winter["harvested"]
    assert winter["then"] == {"food": 1, "wood": 1}
    assert winter["missing"] == {name: max(0, winter[name] - 1) for name in ("food", "wood")}
    assert winter["missing"]["food"] > 0
    choose(table, "pass")
    now = look(table)["players"][0]["winter"]
    assert now == winter | {"harvested": True}, "asked to trade: the harvest has come already"


def test_the_sides_of_a_combat_are_summed_up_while_somebody_is_asked():
    table, _ = fight(3, 2, buildings={"T13.a": "fortress"}, dice=[3])
    attacker, defender = look(table)["doing"]["combat"]["sides"]
    assert (attacker["seat"], attacker["figures"], attacker["sum"]) == (0, 3, 3)
    assert (defender["figures"], defender["fortress"], defender["sum"]) == (2, 2, 4)


def test_the_snake_on_scorched_earth_counts_it_apart():
    me = {"clan": "snake", "units": {"t5": 3}, "hand": ["move", "unrest"]}
    table = stage(me, {"units": {"t6": 2}, "food": 1, "hand": ["unrest"]}, scorched="t6")
    choose(table, "play:move", "to:t6", "go:3")
    side = look(table)["doing"]["combat"]["sides"][0]
    assert (side["figures"], side["scorched"], side["sum"]) == (3, 1, 4)


@pytest.mark.parametrize(("card", "small", "large"), [("build", 1, 3), ("boar", 0, 2)])
def test_buildings_have_their_price_of_the_moment(card, small, large):
    me = {"clan": "boar", "units": {"t8": 2, "t5": 1}, "wood": 3, "hand": [card, "unrest"]}
    table = stage(me, {"units": {"t7": 1}, "hand": ["unrest"]})
    choose(table, f"play:{card}")
    prices = look(table)["doing"]["prices"]
    assert (prices["silo"], prices["fortress"]) == (small, large)


def test_teammates_count_their_strongholds_together():
    view = look(stage({"units": {"t7": 1}}, {"units": {"t5": 1}}))
    assert [player["mate"] for player in view["players"]] == [None, None]
    assert [player["side_strongholds"] for player in view["players"]] == [0, 0]
