"""The end of a year and of the game: domination, second chance, final fame, ties (R135 to R142, E74 to E79)."""

import pytest

from longhouse.games.northgard.rules.scoring import achievement, final_fame, strongholds

from .positions import E21, GAME, LAND, after, choose, decider, decision, keys, look, over, player, set_open, stage

ANN, BEN, CID = range(3)


def ending(me, *others, closed=(), open_=(), **rest):
    """Seat 0 passes as the last one; some territories count as closed."""
    others = others or ({"units": {"t7": 1}},)
    table = stage(
        {"hand": ["unrest"], "units": {"t3": 1}} | me,
        *[{"passed": True} | other for other in others],
        **{"row": ["spy"], "first": BEN} | rest,
    )
    set_open(table, 0, *closed)
    set_open(table, 1, *open_)
    choose(table, "pass")
    while decision(table) == "trade":
        choose(table, "done")
    return table


DOMINATOR = {
    "units": {"t2": 1, "t4": 1, "t8": 1},
    "buildings": {"T21.s": "forge", "T13.a": "altar"},
    "unfit": {"T02.s": "fortress"},
}
"""Large buildings in three territories (one of them on a small space, which no rule here minds)."""


# Domination.


def test_r135_three_closed_territories_with_a_large_building_end_the_game():
    table = ending(DOMINATOR, closed=["t2", "t4", "t8"])
    assert table.is_over()
    assert GAME.result(table).ranks == (1, 2)


@pytest.mark.parametrize("less", ["open", "lost", "two"])
def test_r135_less_than_that_does_not(less):
    me = DOMINATOR | ({"units": {"t2": 1, "t4": 1}} if less == "lost" else {})
    if less == "two":
        me = me | {"unfit": {}}
    table = ending(me, closed=["t2", "t4", "t8"][: 2 if less == "open" else 3])
    assert not table.is_over()
    assert look(table)["year"] == 4


def test_r135_e76_two_large_buildings_in_one_territory_count_once():
    me = {
        "units": {"t2": 1, "t8": 1},
        "buildings": {"T21.s": "forge", "T13.a": "altar"},
        "unfit": {"T16.s": "fortress"},
    }
    table = stage(me | {"hand": ["unrest"]}, {"units": {"t7": 1}})
    set_open(table, 0, "t2", "t8")
    assert strongholds(table, ANN) == 2


def test_r135_r137_e75_domination_beats_fame_in_the_last_year():
    for closed, ranks in ((["t2", "t4", "t8"], (1, 2)), (["t2", "t4"], (2, 1))):
        table = ending(DOMINATOR | {"fame": 20}, {"units": {"t7": 1}, "fame": 41}, closed=closed, year=7)
        assert table.is_over()
        assert GAME.result(table).ranks == ranks


def test_r136_several_dominators_most_fame():
    other = {
        "units": {"t1": 1, "t9": 1, "t11": 1},
        "unfit": {"T21.n": "forge", "T22.s": "altar", "T16.e": "fortress"},
    }
    closed = ["t2", "t4", "t8", "t1", "t9", "t11"]
    third = {"units": {"t7": 1}, "fame": 90}
    table = ending(DOMINATOR | {"fame": 1}, other | {"fame": 30}, third, closed=closed, row=["spy"])
    assert table.is_over()
    assert GAME.result(table).ranks == (2, 1, 3)
    assert table.dump()["dominator"] == BEN
    again = ending(DOMINATOR | {"fame": 30}, other | {"fame": 1}, third, closed=closed, row=["spy"])
    assert again.dump()["dominator"] == ANN


@pytest.mark.parametrize("chosen", [{"fame_only": True}, {"years": 10}])
def test_r170_setting_fame_only_no_domination(chosen):
    table = ending(DOMINATOR, closed=["t2", "t4", "t8"], **chosen)
    assert not table.is_over()


# The last year.


def test_r137_after_the_last_year_the_game_ends():
    table = ending({"fame": 30}, {"units": {"t7": 1}, "fame": 2}, year=7)
    assert table.is_over()
    assert look(table)["phase"] == "over"
    assert GAME.result(table).ranks == (1, 2)
    assert look(table)["players"][1]["final_fame"] == final_fame(table, 1)


# Second chance.


def test_r138_e74_three_units_in_a_neutral_territory():
    table = ending({}, {"units": {"t7": 1}}, {}, row=["spy"], first=ANN)
    assert (decider(table), decision(table), look(table)["phase"]) == (CID, "second-chance", "end_of_year")
    assert set(keys(table)) == {f"settle:t{number}" for number in range(1, 12) if number not in (3, 7)}
    heard = choose(table, "settle:t8")
    assert heard.one("settled_units") == {"seat": CID, "territory": "t8", "count": 3}
    assert (player(table, CID)["units"], player(table, CID)["reserve"], look(table)["year"]) == (3, 11, 4)


def test_r137_r138_e74_no_second_chance_after_the_last_year():
    assert ending({}, {"units": {"t7": 1}}, {}, row=["spy"], year=7).is_over()


def test_r138_several_players_from_the_first():
    table = ending({"units": {}}, {}, {"units": {"t7": 1}}, row=["spy"], first=BEN)
    assert decider(table) == BEN
    choose(table, "settle:t1")
    assert decider(table) == ANN
    assert "settle:t1" not in keys(table)


def test_r138_r150_the_bear_may_include_kaija():
    table = ending({"clan": "bear", "units": {}}, {"units": {"t7": 1}})
    choose(table, "settle:t1", "with-kaija")
    assert (player(table)["units"], player(table)["reserve"]) == (2, 12)
    assert look(table)["territories"]["T00.w"]["kaija"]


FULL = {"units": {f"t{number}": 1 for number in range(1, 12)}, "food": 9, "wood": 9}
"""Somebody who holds the whole map."""


def crowded(pile, full=FULL, **rest):
    """Ann, who is nowhere, passes as the last one; there is no neutral land."""
    table = stage({"hand": ["unrest"]}, full | {"passed": True}, row=["spy"], first=BEN, pile=pile, **rest)
    heard = choose(table, "pass", tiles=pile[:1])
    while decision(table) == "trade":
        heard = choose(table, "done", tiles=pile[:1])
    return table, heard


def crowded_without_t13(pile):
    """The same on the map without T13, which would join T22.n and T16.s."""
    units = {name: 1 for name in LAND if name != "t8"} | {"T22.n": 1, "T16.s": 1}
    tiles = {tile: place for tile, place in E21.items() if tile != "T13"}
    return crowded(pile, FULL | {"units": units}, tiles=tiles)


def test_r138_without_neutral_land_a_tile_is_drawn_and_placed():
    table, heard = crowded(pile=["T10", "T14"])
    assert heard.one("tile_drawn") == {"tile": "T10"}
    assert (decider(table), decision(table)) == (ANN, "setup-cell")
    before = look(table)["players"][0]
    cell = next(key for key in keys(table) if len(keys(after(table, key), "turn:")) >= 2)
    choose(table, cell, keys(after(table, cell))[0])
    if decision(table) == "second-chance":
        assert all("T10" in key for key in keys(table))
        choose(table, keys(table)[0])
    assert player(table)["units"] == 3
    assert (player(table)["fame"], look(table)["players"][0]["resources"]) == (0, before["resources"])
    assert look(table)["year"] == 4
    assert len(look(table)["tiles"]) == 8


def test_r138_every_placement_leaves_neutral_land_on_the_tile():
    table, _ = crowded_without_t13(["T13"])
    # T13 is one area: wherever it joins the land of others there is nothing neutral on it.
    assert (look(table)["year"], player(table)["units"]) == (4, 0)
    assert look(table)["under"] == ["T13"]


def test_r138_a_tile_without_such_a_place_goes_under_the_pile():
    table, heard = crowded_without_t13(["T13", "T14"])
    assert [one["tile"] for one in heard.all("tile_drawn")] == ["T13", "T14"]
    assert look(table)["under"] == ["T13"]
    assert decision(table) == "setup-cell"


def test_r52_r138_with_an_empty_pile_the_player_goes_on_without():
    table, _ = crowded(pile=[])
    assert (look(table)["year"], player(table)["units"]) == (4, 0)


def test_r139_the_year_advances():
    assert look(ending({}))["year"] == 4


# Final fame.


def still(*seats, **rest):
    """A position in which nobody does anything yet."""
    return stage(*[{"hand": ["move"]} | seat for seat in seats], **rest)


def test_r140_e77_final_fame():
    me = {
        "fame": 23,
        "food": 2,
        "wood": 3,
        "lore": 2,
        "hand": ["scouts", "unrest"],
        "draw": ["spy"],
        "discard": ["capture"],
    }
    me |= {"played": ["warlord"], "units": {"t3": 4, "t6": 5}}
    table = still(me, {"units": {"t7": 1}})
    assert final_fame(table, ANN) == 36


def test_r140_cards_count_wherever_they_are_but_not_in_the_box():
    zones = {"hand": ["scouts"], "draw": ["spy"], "active": ["capture"], "discard": ["bribery"], "top": ["fishing"]}
    table = still(zones, {})
    assert final_fame(table, ANN) == 2 + 2 + 3 + 3 + 2


def test_r140_may_be_negative():
    assert final_fame(still({"hand": ["unrest", "unrest"]}, {}), ANN) == -10


@pytest.mark.parametrize(
    ("card", "worth"),
    [
        ("builder", 3 + 1),
        ("explorer", 1),  # the small space T22.n; the large one of t8 and the carved one of t6 are built on
        ("food_trader", 0),
        ("wood_trader", 2),
        ("scholar", 2 * 2),
        ("trapper", 3),
        ("warlord", 4),
    ],
)
def test_r141_section_7_achievements(card, worth):
    me = {"units": {"t8": 2, "t6": 1, "t7": 1}, "buildings": {"T13.a": "forge", "T22.w": "stone"}, "draw": [card]}
    table = still(me, {"units": {"t5": 1}})
    assert final_fame(table, ANN) == worth


def test_section_7_explorer_counts_three_for_a_large_and_one_for_an_icon_space():
    table = still({"units": {"t8": 1, "t6": 1}}, {"units": {"t5": 1}})
    assert achievement(table, ANN, 1) == 1 + 3 + 1


def test_section_7_builder_counts_buildings_without_a_space():
    table = still({"units": {"t7": 1}, "buildings": {"t7": ["*stone", "*silo"]}}, {"units": {"t5": 1}})
    assert achievement(table, ANN, 0) == 2


def test_section_7_food_trader_counts_silos():
    table = still({"units": {"t5": 1, "t4": 1}, "buildings": {"T32.n": "silo"}}, {"units": {"t3": 1}})
    assert achievement(table, ANN, 2) == 6


def test_r153_warlord_counts_kaija():
    table = still({"clan": "bear", "units": {"t8": 2}, "kaija": "t8"}, {"units": {"t5": 1}})
    assert achievement(table, ANN, 6) == 3


def test_r141_creatures_do_not_change_achievements():
    me = {"units": {"t5": 1, "t7": 1}}
    table = still(me, {"units": {"t3": 1}}, creatures_at={"c_wolf": "t5", "c_bear": "t7"})
    assert (achievement(table, ANN, 2), achievement(table, ANN, 5), achievement(table, ANN, 1)) == (2, 3, 2)


# Ties.


def ranks(*seats, **rest):
    return GAME.result(over(still(*seats, **rest))).ranks


def test_r142_e78_most_territories():
    assert ranks({"units": {"t3": 1, "t6": 1}}, {"units": {"t7": 9}}) == (1, 2)


def test_r142_then_most_figures():
    assert ranks({"units": {"t3": 1}}, {"units": {"t7": 2}}) == (2, 1)
    assert ranks({"clan": "bear", "units": {"t3": 1}, "kaija": "t3"}, {"units": {"t7": 1}}) == (1, 2)


def test_r142_then_most_buildings():
    assert ranks({"units": {"t3": 1}}, {"units": {"t6": 1}, "buildings": {"T22.w": "silo"}}) == (2, 1)


def test_r142_q17_then_they_share():
    assert ranks({"units": {"t3": 1}}, {"units": {"t6": 1}}, {}) == (1, 1, 3)


def test_r140_the_result_shows_where_the_fame_comes_from():
    table = still({"fame": 4, "food": 3, "hand": ["capture", "unrest"], "draw": ["warlord"], "units": {"t3": 2}}, {})
    found = GAME.result(over(table))
    assert found.scores == (4 + 1 + 3 + 2 - 5, 0)
    assert [line[1][0] for line in found.lines] == [4, 1, 3, 2, -5]
