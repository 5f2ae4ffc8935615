"""Harvest: fame, resources, the Snake's share, trade (R120 to R124, E70 to E72, E93)."""

import pytest

from .positions import choose, decider, decision, fame, goods, keys, look, set_size, stage

ANN, BEN, CID = range(3)
DONE = {"passed": True}
LAST = {"hand": ["unrest"]}


def harvest(me, *others, **rest):
    """Seat 0 passes as the last one; the harvest begins with seat 1 unless `first` says otherwise."""
    others = others or ({"units": {"t7": 1}},)
    table = stage(me | LAST, *[other | DONE for other in others], **{"row": ["spy"], "first": BEN} | rest)
    heard = choose(table, "pass")
    return table, heard


def test_r121_fame_of_closed_territories_by_size():
    table, _heard = harvest({"units": {"t3": 1, "t6": 1, "t8": 1}})
    assert fame(table) == 2
    table = stage({"units": {"t3": 1, "t6": 1}} | LAST, {"units": {"t7": 1}} | DONE, row=["spy"])
    set_size(table, t3=3)
    choose(table, "pass")
    assert fame(table) == 3


def test_r122_a_resource_for_every_icon_open_or_closed():
    table, _heard = harvest({"units": {"t4": 1, "t5": 1, "t9": 1}, "buildings": {"T32.n": "silo"}})
    assert decision(table) == "trade"
    assert goods(table) == (3, 1, 1)


def test_r121_r122_e70_fame_and_resources():
    # t3 closed, size 2, with a Food Silo; t6 closed, taken as size 4, with a silo; t8 open, with an Altar.
    me = {"units": {"t3": 1, "t6": 1, "t8": 1}, "buildings": {"T02.n": "silo", "T22.w": "silo", "T13.a": "altar"}}
    table = stage(me | LAST, {"units": {"t7": 1}} | DONE, row=["spy"], first=BEN)
    set_size(table, t6=4)
    choose(table, "pass")
    assert fame(table) == 1 + 2 + 3
    assert goods(table) == (2, 1, 1)


def test_r122_two_altars_in_one_territory_give_six():
    tiles = {"T00": (0, 0, 0), "T13": (1, 0, 0), "T05": (2, 0, 1)}
    me = {"units": {"T13.a": 1}, "buildings": {"T13.a": "altar", "T05.s": "altar"}}
    table, _heard = harvest(me, {"units": {"T00.n": 1}}, tiles=tiles)
    assert fame(table) == 6


def test_r76_neutral_buildings_serve_nobody():
    table, _heard = harvest({"units": {"t3": 1}, "buildings": {"T13.a": "altar", "T22.n": "silo"}})
    assert (fame(table), goods(table)) == (1, (0, 0, 0))


def test_r120_from_the_first_player():
    rich = {"food": 3}
    table = stage(
        LAST | rich | {"units": {"t3": 1}},
        DONE | rich | {"units": {"t7": 1}},
        DONE | rich | {"units": {"t6": 1}},
        row=["spy"],
        first=CID,
    )
    choose(table, "pass")
    order = []
    while decision(table) == "trade":
        order.append(decider(table))
        choose(table, "done")
    assert order == [CID, ANN, BEN]


# Scorched Earth.

SNAKE = {"clan": "snake", "units": {"t3": 1}}


def test_r123_e71_the_snake_takes_one_from_the_land_of_the_token():
    them = {"units": {"t5": 1}, "buildings": {"T32.n": "silo"}}
    table, _ = harvest(SNAKE, them, scorched="t5")
    assert (decider(table), decision(table)) == (ANN, "scorch-take")
    assert keys(table) == ["resource:food", "no"]
    kept = table.copy()
    choose(table, "resource:food")
    assert (goods(table, ANN), goods(table, BEN)) == ((1, 0, 0), (1, 0, 0))
    choose(kept, "no")
    assert (goods(kept, ANN), goods(kept, BEN)) == ((0, 0, 0), (2, 0, 0))


def test_r123_each_kind_produced_there():
    table, _ = harvest(SNAKE, {"units": {"t8": 1}}, scorched="t8")
    assert keys(table) == ["resource:wood", "resource:lore", "no"]


@pytest.mark.parametrize(
    ("them", "token"), [({"units": {"t7": 1}}, "t7"), ({"units": {"t7": 1}}, "t5"), ({"units": {"t5": 1}}, None)]
)
def test_r123_only_enemy_land_that_produces(them, token):
    table, _ = harvest(SNAKE, them, scorched=token)
    assert decision(table) != "scorch-take"


def test_r123_own_land_is_not_taxed():
    table, _ = harvest({"clan": "snake", "units": {"t5": 1}}, {"units": {"t7": 1}}, scorched="t5")
    assert goods(table) == (1, 0, 0)


def test_r123_decided_before_anyone_collects():
    _table, heard = harvest(SNAKE, {"units": {"t5": 1}}, scorched="t5", first=BEN)
    assert heard.all("gained") == []


# Trade.


def test_r124_e72_any_three_for_one_any_number_of_times():
    table, _ = harvest({"units": {"t3": 1}, "food": 2, "wood": 2, "lore": 2})
    assert decision(table) == "trade"
    heard = choose(table, "trade:food+wood+lore>lore")
    assert heard.one("traded") == {"seat": 0, "resource": "lore"}
    assert goods(table) == (1, 1, 2)
    choose(table, "trade:food+wood+lore>food")
    assert goods(table)[0] + goods(table)[2] == 2
    assert look(table)["year"] == 4


def test_r124_every_multiset_of_three_owned():
    table, _ = harvest({"units": {"t3": 1}, "food": 3, "wood": 1})
    assert keys(table) == [
        *(f"trade:food+food+food>{one}" for one in ("food", "wood", "lore")),
        *(f"trade:food+food+wood>{one}" for one in ("food", "wood", "lore")),
        "done",
    ]


def test_r124_nothing_is_asked_of_who_has_too_little():
    table, _heard = harvest({"units": {"t3": 1}, "food": 2})
    assert decision(table) != "trade"
