"""Progress tiles: when each may be used (R110, R110a)."""

import pytest

from longhouse.games.wendake.data import PROGRESS_IDS

from .positions import choose, decision, doing, keys, position, tracks, used

ANY_TIME = [
    *("P1-1", "P1-3", "P1-9", "P1-10", "P2-1", "P2-4", "P2-7"),
    *("P2-9", "P2-10", "P3-1", "P3-4", "P3-7", "P3-9", "P3-10"),
]
WEALTH = {"corn": 9, "beans": 9, "pumpkin": 9, "leather": 9, "fish": 9}
EVERYTHING = {
    "progress": list(PROGRESS_IDS),
    "flag": "french",
    "goods": WEALTH,
    "tracks": {"economic": 5, "military": 5, "ritual": 5, "mask": 5},
    "cards": ["bear", "wolf", "deer", "eagle"],
    "played": ["heron"],
    "disk": "K9",
    "canoes": 3,
}
"""Somebody who owns all thirty tiles, and to whom each would be of use."""


def tiles_in(table):
    """The Progress tiles that may be used now."""
    return [key.removeprefix("use:") for key in keys(table) if key.startswith("use:")]


def after_the_order():
    table = position(EVERYTHING)
    choose(table, "order")
    return table


def between_actions():
    table = position(EVERYTHING)
    choose(table, "place:3", "do:hunt")
    return table


WITHOUT_FREE_ORDER = [tile for tile in ANY_TIME if tile != "P1-3"]


def test_r32_r110_tiles_of_any_time_before_the_marker_is_placed():
    assert tiles_in(position(EVERYTHING)) == ANY_TIME


def test_r34_r110_also_in_a_turn_that_goes_to_the_order_area():
    assert tiles_in(after_the_order()) == WITHOUT_FREE_ORDER


def test_r110a_free_order_needs_two_actions_to_order():
    assert tiles_in(between_actions()) == WITHOUT_FREE_ORDER
    table = position(EVERYTHING)
    choose(table, "place:3")
    assert tiles_in(table) == ANY_TIME
    assert "P1-3" not in tiles_in(position(EVERYTHING | {"marked": [1, 2, 3]}))


def test_r110_trade_a_offers_clean_blankets_before_the_first_exchange_only():
    table = doing("trade", EVERYTHING)
    assert tiles_in(table) == ["P1-8"]
    choose(table, "exchange:corn>fish")
    assert tiles_in(table) == []


def test_r110_trade_b_and_c_are_checkpoints():
    table = doing("trade", EVERYTHING | {"progress": [*ANY_TIME, "P1-7", "P2-8", "P3-8", "P1-4"]})
    choose(table, "stop-exchanging")
    assert decision(table) == "buy"
    assert tiles_in(table) == WITHOUT_FREE_ORDER
    choose(table, keys(table)[0])
    assert decision(table) == "discount"
    assert tiles_in(table) == ["P1-7", "P2-8", "P3-8"]
    choose(table, "no-discount", "pay:1-1-corn")
    while decision(table) == "flag":
        choose(table, keys(table)[0])
    assert decision(table) == "economy"
    assert [tile for tile in tiles_in(table) if tile in ANY_TIME] == WITHOUT_FREE_ORDER


def test_r110_mask_a_and_b():
    table = doing("mask", EVERYTHING)
    assert keys(table) == ["draw:deck", "draw:discard", "use:P2-5", "use:P1-5", "draw:nothing"]
    choose(table, "draw:deck")
    assert sorted(tiles_in(table)) == sorted([*WITHOUT_FREE_ORDER, "P1-6", "P2-6", "P3-5", "P3-6"])


def test_r110_military_b():
    table = doing("military", EVERYTHING)
    choose(table, "claim:none")
    assert sorted(tiles_in(table)) == sorted([*WITHOUT_FREE_ORDER, "P1-2", "P3-2"])


def test_r110_ritual_a_and_b():
    table = doing("ritual", EVERYTHING)
    assert tiles_in(table) == ["P3-3"]
    choose(table, "bring:woman")
    assert tiles_in(table) == []
    choose(table, "bring:woman")
    assert sorted(tiles_in(table)) == sorted([*WITHOUT_FREE_ORDER, "P1-4", "P2-3"])


def test_r32_r110_nothing_inside_a_move():
    assert tiles_in(doing("move3", EVERYTHING)) == []


@pytest.mark.parametrize("tile", ANY_TIME)
def test_r110_once_per_year(tile):
    table = position(EVERYTHING)
    choose(table, f"use:{tile}")
    assert used(table) == [tile]
    assert tile not in tiles_in(position(EVERYTHING | {"face_down": [tile]}))


def test_r101_r110_tiles_come_back_in_restore():
    me = {"progress": ["P1-9"], "face_down": ["P1-9"], "marked": [1, 2, 3]}
    table = position(me, {"marked": [1, 2, 3]}, next_order=[1])
    choose(table, "order", "end", "keep", "keep")
    assert used(table) == []


def test_r110_a_tile_bought_this_year_may_be_used_at_once():
    table = doing("trade", {"goods": {"leather": 1, "fish": 1, "corn": 1}}, market=["P1-9"])
    choose(table, "stop-exchanging", "buy:P1-9")
    while decision(table) == "track":
        choose(table, keys(table)[0])
    assert "P1-9" in tiles_in(table)


NOBODY_OUT = {"village": {"warrior": 0, "woman": 5, "hunter": 5}}
USELESS = [
    *((tile, NOBODY_OUT) for tile in ("P1-1", "P2-1", "P3-1")),
    ("P1-10", {"goods": {"corn": 2, "beaver": 2}}),
    ("P2-7", {"goods": {"beaver": 2}}),
    ("P2-10", {"goods": {"leather": 2, "fish": 1}}),
    ("P3-10", {"goods": {"beaver": 2}}),
    ("P3-4", {"village": {"warrior": 7, "woman": 7, "hunter": 7}}),
    ("P2-4", {"tracks": {}}),
]


@pytest.mark.parametrize(("tile", "me"), USELESS, ids=[tile for tile, _ in USELESS])
def test_r110a_a_tile_that_would_do_nothing_is_not_offered(tile, me):
    assert tiles_in(position({"progress": [tile]} | me)) == []


def test_r110a_recall_needs_a_card_played_this_year():
    assert keys(doing("mask", {"progress": ["P2-5"]})) == ["draw:deck", "draw:discard", "draw:nothing"]


@pytest.mark.parametrize("tile", ["P1-1", "P2-1", "P3-1"])
def test_r110a_the_first_step_must_be_made(tile):
    table = position({"progress": [tile], "village": {"warrior": 1}})
    choose(table, f"use:{tile}")
    assert keys(table) == [
        *("stand:warrior@E>s1", "lie:warrior@E>s1.1", "lie:warrior@E>s1.2"),
        *("stand:warrior@E>s3", "lie:warrior@E>s3.1", "lie:warrior@E>s3.2"),
    ]


@pytest.mark.parametrize("tile", ["P1-10", "P2-10", "P3-10"])
def test_r110a_stop_only_after_the_first_good(tile):
    table = position({"progress": [tile], "goods": WEALTH})
    choose(table, f"use:{tile}")
    assert "stop-spending" not in keys(table)
    choose(table, keys(table)[0])
    assert "stop-spending" in keys(table)


def test_r110a_stop_only_after_the_first_exchange():
    table = position({"progress": ["P2-7"], "goods": {"corn": 3}})
    choose(table, "use:P2-7")
    assert keys(table) == [f"exchange:corn>{good}" for good in ("beans", "pumpkin", "leather", "fish")]
    choose(table, "exchange:corn>fish")
    assert keys(table)[-1] == "stop-exchanging"


def test_r4_r110a_one_track_of_your_choice_means_all_four():
    me = {"progress": ["P1-10"], "goods": {"fish": 1, "leather": 1}, "tracks": {"mask": 24}}
    table = position(me)
    choose(table, "use:P1-10", "spend:fish", "spend:leather")
    assert keys(table) == ["track:economic", "track:military", "track:ritual", "track:mask"]
    choose(table, "track:mask")
    assert tracks(table) == [0, 0, 0, 25]
