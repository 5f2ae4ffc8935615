"""Free options of the own turn: Transfer, Progress tiles, Swap (R30 to R34, E11, E16, E17, X23, X24)."""

import pytest

from longhouse.core.text import Text

from .positions import (
    GAME,
    SWAPS,
    area,
    choose,
    decision,
    goods,
    guards,
    keys,
    long_house,
    place_all,
    play_year,
    player,
    position,
    tiles,
)

OUTPOSTS = {"s1.1": "0 warrior", "s3.2": "0 warrior"}
"""Of seat 0: one in a corn area, one in a beaver area."""


def swaps(table):
    return {key.removeprefix("swap:") for key in keys(table, "swap")}


def pairs(*slots):
    return {f"{a}-{b}" for a in slots for b in slots if a < b}


# Transfer.


def test_r30_an_outpost_goes_home_and_a_matching_native_may_replace_it():
    table = position(areas=OUTPOSTS)
    offered = ["transfer:s1.1", "transfer:s1.1+replace", "transfer:s3.2", "transfer:s3.2+replace"]
    assert keys(table, "transfer") == offered
    heard = choose(table, "transfer:s1.1+replace", "transfer:s3.2+replace")
    assert (area(table, "s1.1"), area(table, "s3.2")) == ("0 woman", "0 hunter")
    assert player(table)["village"] == {"warrior": 7, "woman": 4, "hunter": 4, "black": 0}
    assert [told["replaced_by"] for told in heard.all("transferred")] == ["woman", "hunter"]


def test_r30_any_number_of_times_and_the_turn_goes_on():
    table = position(areas=OUTPOSTS)
    choose(table, "transfer:s1.1", "transfer:s3.2")
    assert (decision(table), keys(table, "transfer")) == ("turn", [])
    assert guards(table, "E") == {0: 7}


@pytest.mark.parametrize("before", [(), ("place:4",), ("place:4", "do:tan"), ("place:4", "skip", "skip"), ("order",)])
def test_r30_before_between_and_after_actions(before):
    table = position(areas=OUTPOSTS)
    choose(table, *before)
    assert len(keys(table, "transfer")) == 4


def test_r30_not_during_an_action():
    table = position(areas=OUTPOSTS)
    choose(table, "place:1", "do:move3")
    assert keys(table, "transfer") == []
    choose(table, "stand:warrior@E>s1")
    assert keys(table, "transfer") == []
    choose(table, "stop-moving")
    assert len(keys(table, "transfer")) == 4


def test_r30_not_inside_a_trade_nor_in_the_turn_of_another():
    table = position({"goods": {"corn": 1}}, areas=OUTPOSTS)
    choose(table, "place:8", "do:trade")
    assert (decision(table), keys(table, "transfer")) == ("exchange", [])
    choose(table, "stop-exchanging")
    assert (decision(table), keys(table, "transfer")) == ("economy", [])
    choose(table, "stop-spending", "end")
    assert keys(table, "transfer") == []


def test_r31_by_choice_the_area_is_left_empty():
    table = position(SWAPS, areas=OUTPOSTS)
    choose(table, "transfer:s1.1")
    assert area(table, "s1.1") is None
    assert player(table)["village"] == {"warrior": 6, "woman": 5, "hunter": 5, "black": 0}


def test_r31_x24_without_a_matching_native_the_area_is_left_empty():
    table = position({"village": {"hunter": 0}}, areas=OUTPOSTS)
    assert sorted(keys(table, "transfer")) == ["transfer:s1.1", "transfer:s1.1+replace", "transfer:s3.2"]
    choose(table, "transfer:s3.2")
    assert area(table, "s3.2") is None
    assert long_house(table)["hunter"] == 7


def test_r30_a_woman_may_not_replace_where_beavers_live():
    table = position({"village": {"hunter": 0, "woman": 7}}, areas={"s3.2": "0 warrior"})
    assert keys(table, "transfer") == ["transfer:s3.2"]


# Progress tiles.


def test_r32_at_any_moment_of_the_own_turn_once_a_year():
    table = position({"progress": ["P1-9"]})
    for before in ((), ("place:4",), ("place:4", "do:tan"), ("place:4", "skip", "skip"), ("order",)):
        other = table.copy()
        choose(other, *before)
        assert keys(other, "use") == ["use:P1-9"]
    choose(table, "use:P1-9", "gain:fish")
    assert (goods(table), keys(table, "use")) == ({"fish": 1}, [])


def test_r32_each_tile_once_a_year():
    table = position({"progress": ["P1-9", "P2-9", "P3-9"]})
    choose(table, "use:P1-9", "gain:fish", "use:P3-9", "gain:corn", "gain:corn")
    assert keys(table, "use") == ["use:P2-9"]
    assert [tile["down"] for tile in player(table)["progress"]] == [True, False, True]


def test_r32_also_between_the_steps_of_an_action():
    table = position({"progress": ["P1-9"], "goods": {"corn": 1}, "rituals": [1]})
    trade = table.copy()
    choose(trade, "place:8", "do:trade")
    assert "use:P1-9" not in keys(trade)
    choose(trade, "stop-exchanging")
    assert (decision(trade), keys(trade)) == ("buy", ["buy:nothing", "use:P1-9"])
    choose(trade, "buy:nothing")
    assert (decision(trade), keys(trade)) == ("economy", ["spend:corn", "stop-spending", "use:P1-9"])
    masks = table.copy()
    choose(masks, "place:7", "do:mask", "draw:deck")
    assert (decision(masks), keys(masks)) == ("masks", ["masks:none", "use:P1-9"])


RITUAL_AND_TILE = {"goods": {"corn": 1}, "rituals": [1]}


@pytest.mark.parametrize("tile", ["P1-1", "P2-1", "P3-4"])
def test_r32_before_points_a_tile_that_can_change_them_is_asked_for(tile):
    table = position(RITUAL_AND_TILE | {"progress": [tile, "P1-9"]})
    military = table.copy()
    choose(military, "place:6", "skip", "do:military")
    assert (decision(military), set(keys(military))) == ("alliance", {"score-military", f"use:{tile}", "use:P1-9"})
    choose(table, "place:1", "do:ritual", "bring:woman", "bring:woman")
    assert (decision(table), set(keys(table))) == ("ritual-score", {"score-ritual", f"use:{tile}", "use:P1-9"})


def test_r32_before_points_a_tile_that_cannot_matter_is_not_asked_for():
    """Goods change no Ritual and no majority: the tile can be used after the action as well."""
    table = position(RITUAL_AND_TILE | {"progress": ["P1-9"]})
    military = table.copy()
    heard = choose(military, "place:6", "skip", "do:military")
    assert (decision(military), heard.forced) == ("end", ["score-military"])
    heard = choose(table, "place:1", "do:ritual", "bring:woman", "bring:woman")
    assert (decision(table), heard.forced) == ("end", ["score-ritual"])
    assert "use:P1-9" in keys(table)


@pytest.mark.parametrize(("points", "asked"), [(20, True), (5, False)])
def test_r32_balance_matters_before_a_ritual_only_near_the_top_of_its_track(points, asked):
    table = position(RITUAL_AND_TILE | {"progress": ["P2-4"], "tracks": {"ritual": points}})
    choose(table, "place:1", "do:ritual", "bring:woman", "bring:woman")
    assert (decision(table) == "ritual-score") is asked


def test_r32_not_inside_a_move():
    table = position({"progress": ["P1-9"]})
    choose(table, "place:1", "do:move3")
    assert keys(table, "use") == []
    choose(table, "stand:warrior@E>s1")
    assert keys(table, "use") == []


def test_r32_a_tile_just_bought_may_be_used_at_once():
    table = position({"goods": {"leather": 1, "fish": 1, "corn": 1}}, market=["P1-9"])
    choose(table, "place:8", "do:trade", "stop-exchanging", "buy:P1-9")
    while decision(table) != "economy":
        choose(table, keys(table)[0])
    assert "use:P1-9" in keys(table)


def test_r32_only_the_player_whose_turn_it_is():
    table = position({"progress": ["P1-9"]})
    place_all(table, "place:1")
    assert keys(table, "use") == []


# Swap.


def test_r33_two_tiles_without_a_marker_change_places():
    table = position(SWAPS | {"rituals": [1]})
    assert swaps(table) == pairs(*range(1, 10))
    heard = choose(table, "swap:1-9")
    assert tiles(table) == "S9 S2 S3 S4 S8 S5 S6 S7 S1r"
    assert heard.one("tiles_swapped") == {"seat": 0, "tile": "S1", "other": "S9"}
    assert player(table)["swaps"] == 0
    assert swaps(table) == set()


def test_r33_not_a_tile_with_an_action_marker():
    table = position(SWAPS | {"marked": [1, 2]})
    assert swaps(table) == pairs(*range(3, 10))


def test_r33_a_fire_marker_travels_with_its_tile():
    table = position(SWAPS | {"marked": [5], "fire": 2, "rituals": [2]})
    choose(table, "swap:2-3")
    assert player(table)["grid"][2] == {"tile": "S2", "ritual": True, "marked": False, "fire": True}
    assert keys(table, "place") == ["place:1", "place:2", "place:4", "place:6", "place:8", "place:9"]


@pytest.mark.parametrize("before", [(), ("place:4",), ("place:4", "do:tan"), ("place:4", "skip", "skip"), ("order",)])
def test_r33_in_every_window_of_the_own_turn(before):
    table = position(SWAPS)
    choose(table, *before)
    assert swaps(table) == pairs(*[slot for slot in range(1, 10) if slot != 4 or before[:1] != ("place:4",)])


def test_r33_not_inside_an_action():
    table = position(SWAPS | {"goods": {"corn": 1}})
    for before in (("place:1", "do:move3"), ("place:8", "do:trade"), ("place:7", "do:mask"), ("place:5", "do:fire")):
        other = table.copy()
        choose(other, *before)
        assert swaps(other) == set()


def test_r33_the_seneca_may_swap_twice():
    table = position(SWAPS | {"tribe": "seneca"}, settings={"tribes": "asymmetric"})
    choose(table, "swap:1-2", "swap:1-2")
    assert (tiles(table), swaps(table)) == ("S1 S2 S3 S4 S8 S5 S6 S7 S9", set())


def test_r33_x23_a_swap_must_not_strand_you():
    table = position(SWAPS | {"marked": [1, 2], "fire": 9})
    assert swaps(table) == pairs(3, 4, 5, 6, 7, 8, 9) - {"3-9"}
    choose(table, "swap:4-9")
    assert keys(table, "place") == ["place:3"]
    assert [slot["fire"] for slot in player(table)["grid"]].index(True) == 3


def test_r33a_a_fire_target_being_resolved_may_be_swapped():
    table = position(SWAPS | {"goods": {"beaver": 2}})
    choose(table, "place:5", "do:fire", "fire:4")
    assert swaps(table) == pairs(1, 2, 3, 4, 6, 7, 8, 9)
    choose(table, "swap:4-6")
    assert [slot["fire"] for slot in player(table)["grid"]].index(True) == 5
    assert keys(table, "do skip") == ["do:tan", "skip"]
    choose(table, "do:tan")
    assert keys(table, "do skip") == ["do:move1", "skip"]
    assert goods(table) == {"leather": 2}


def test_r33a_which_slot_is_named_first_makes_no_difference():
    assert all(key[5] < key[7] for key in keys(position(SWAPS), "swap"))


def test_r34_free_options_also_with_a_marker_in_the_order_area():
    table = position(SWAPS | {"progress": ["P1-9"]}, areas={"s1.1": "0 warrior"})
    choose(table, "order")
    assert keys(table)[0] == "end"
    assert len(keys(table, "transfer use swap")) == 2 + 1 + 36


# Examples.


def test_e11_moving_lying_down_and_transferring():
    table = position(guards={"E": {0: 5}, "t2": {1: 1}})
    choose(table, "place:1", "do:move3", "stand:warrior@E>s1", "lie:warrior@E>s3.1", "stop-moving")
    assert (guards(table, "s1"), area(table, "s3.1")) == ({0: 1}, "0 warrior")
    choose(table, "transfer:s3.1+replace", "end")
    assert (area(table, "s3.1"), guards(table, "E")) == ("0 hunter", {0: 4})
    choose(table, "place:1", "do:move3", "lie:warrior@t2>t2.2", "stop-moving", "end")
    assert (guards(table, "t2"), area(table, "t2.2")) == ({}, "1 warrior")


def test_e16_transfers_before_the_turtles():
    table = position(
        areas={
            "s1.1": "0 woman",
            "s2.2": "0 hunter",
            "s3.1": "0 warrior",
            "s3.2": "0 warrior",
            "t1.1": "0 warrior",
            "s1.2": "0 warrior",
        }
    )
    choose(table, *[f"transfer:{name}+replace" for name in ("s3.1", "s3.2", "t1.1", "s1.2")])
    choose(table, "place:6", "skip", "do:military")
    assert keys(table) == ["claim:women-3", "claim:none"]
    choose(table, "claim:women-3")
    assert keys(table) == ["claim:hunters-3", "claim:hunters-4", "claim:hunters-5", "claim:none"]
    choose(table, "claim:hunters-5", "end")
    assert [turtle["id"] for turtle in player(table)["turtles"]] == ["women-3", "hunters-5"]


def test_e16_a_lower_turtle_in_a_later_military():
    hunters = {"s2.2": "0 hunter", "s3.1": "0 hunter", "s3.2": "0 hunter"}
    table = position({"turtles": {"women-3": 0, "hunters-5": 0}}, areas=hunters)
    choose(table, "place:6", "skip", "do:military")
    assert keys(table) == ["claim:hunters-3", "claim:hunters-4", "claim:none"]


def test_e17_move_transfer_and_move_again_with_a_progress_tile():
    table = position({"progress": ["P1-1"]}, guards={"E": {0: 1}})
    choose(table, "place:4", "do:tan", "do:move1", "lie:warrior@E>s1.1", "transfer:s1.1+replace", "use:P1-1")
    choose(table, "lie:warrior@E>s3.1", "transfer:s3.1+replace")
    assert (area(table, "s1.1"), area(table, "s3.1"), guards(table, "E")) == ("0 woman", "0 hunter", {0: 1})


def test_e17_the_reverse_order_is_legal_too():
    table = position({"progress": ["P1-1"]}, guards={"E": {0: 1}})
    choose(table, "use:P1-1", "lie:warrior@E>s1.1", "transfer:s1.1+replace")
    choose(table, "place:4", "skip", "do:move1", "lie:warrior@E>s3.1", "transfer:s3.1+replace")
    assert (area(table, "s1.1"), area(table, "s3.1"), guards(table, "E")) == ("0 woman", "0 hunter", {0: 1})


def test_e17_no_transfer_inside_one_move():
    table = position(guards={"E": {0: 1}})
    heard = choose(table, "place:1", "do:move3", "lie:warrior@E>s1.1")
    assert heard.forced == ["stop-moving"]
    assert (decision(table), guards(table, "E")) == ("end", {})


# What the options are called.


@pytest.mark.parametrize(
    ("language", "key", "said"),
    [
        ("en", "place:2", "Use “Harvest”"),
        ("en", "place:1", "Use “Move 3”, on its Ritual side"),
        ("en", "swap:2-9", "Swap “Harvest” and “Canoe + Move 1”"),
        ("fr", "place:1", "Utiliser « Déplacement 3 », côté Rituel"),
        ("fr", "swap:2-9", "Échanger « Récolte » et « Canoé + Déplacement 1 »"),
    ],
)
def test_a_tile_is_called_by_its_name_and_side(language, key, said):
    table = position(SWAPS | {"rituals": [1]})
    option = GAME.option(table, 0, GAME.codec.code(key))
    assert Text(language, GAME.folder / "text").say(option.label, (), 0) == said.replace("« ", "«\u00a0").replace(
        " »", "\u00a0»"
    )


def test_a_tile_that_left_the_grid_is_called_by_its_name():
    table = position(year=1)
    play_year(table, "123", "123")
    label = next(GAME.option(table, 0, code).label for code in table.options(0))
    assert label.id in ("option-keep-tiles", "option-replace")
    said = {Text("en", GAME.folder / "text").say(GAME.option(table, 0, code).label, (), 0) for code in table.options(0)}
    assert any(" instead of “" in one for one in said)
