"""Why something is not offered: each reason, with its rule."""

import pytest

from .positions import GAME, choose, deal, doing, position, reason, why


def test_a_target_that_does_not_exist_has_no_reason():
    table = position()
    for target in ("slot:10", "slot:x", "moon", "area:z9.1", "territory:Z", "good:gold", "turtle:women-6", "card:cat"):
        assert GAME.why_not(table, 0, target) is None


def test_somebody_else_decides():
    assert why(position(), "slot:1", seat=1) == ("R8", "not-your-turn")


def test_the_game_is_over():
    table = position({"marked": [1, 2, 3]}, {"marked": [1, 2, 3]}, next_order=[1], year=7)
    choose(table, "order", "end")
    assert why(table, "slot:1") == ("R102", "over")


@pytest.mark.parametrize(
    ("me", "target", "expected"),
    [
        ({"marked": [1]}, "slot:1", ("R12", "slot-marked")),
        ({"marked": [5], "fire": 2}, "slot:2", ("R82", "slot-fire")),
        ({"marked": [1]}, "slot:6", ("R14", "no-line")),
        ({"marked": [1, 2]}, "slot:5", ("R15", "no-line")),
        ({"marked": [1, 2, 3]}, "slot:5", ("R9", "three-tiles")),
    ],
)
def test_a_slot_that_cannot_be_marked(me, target, expected):
    assert why(position(me), target) == expected


def test_the_order_area_is_used_once_a_year():
    assert why(position(next_order=[0]), "order") == ("R9", "ordered")
    assert why(doing("trade", {"goods": {"corn": 1}}), "order") == ("R9", "order-later")


def test_a_slot_while_a_tile_is_in_use():
    assert why(doing("trade", {"goods": {"corn": 1}}), "slot:1") == ("R17", "tile-later")


def test_a_fire_target():
    table = position({"marked": [1], "grid": ["S1", "S8", "S3", "S4", "S2", "S5", "S6", "S7", "S9"]})
    choose(table, "place:2", "do:fire")
    assert why(table, "slot:1") == ("R81", "fire-marked")
    assert why(table, "slot:3") == ("R81", "fire-breaks-line")


def test_a_tile_that_cannot_be_turned():
    table = position({"progress": ["P3-7"]})
    choose(table, "place:3", "use:P3-7")
    assert why(table, "slot:3") == ("R129", "tile-in-use")


def moving(**rest):
    return doing("move3", **rest)


def test_places_in_a_move():
    table = moving(
        guards={"s1": {"1": 1}, "t3": {"1": 1}},
        areas={"s1.1": [1, "woman"], "s3.1": [0, "hunter"], "t2.1": [1, "woman"]},
    )
    assert reason(table, "territory:F") == ("R6", "foreign-home", {"territory": "F"})
    assert reason(table, "territory:s2") == ("R47", "not-adjacent", {"territory": "s2"})
    assert why(table, "area:t1.1") == ("R44", "too-far")
    assert why(table, "area:t2.1") == ("R44", "too-far")
    assert why(table, "area:s3.1") == ("R50", "area-yours")
    assert reason(table, "area:s1.1") == ("R56", "area-guarded", {"seat": {"seat": 1}})
    assert why(table, "foe:t3.1") == ("R44", "too-far")


def test_places_outside_a_move():
    table = position(guards={"s1": {"0": 1, "1": 1}}, areas={"s1.1": [0, "woman"]})
    assert why(table, "territory:s2") == ("R40", "move-only")
    assert why(table, "guard:s1.warrior") == ("R40", "move-only")
    assert why(table, "foe:s1.1") == ("R52", "fight-in-move")
    assert why(table, "area:s1.1") == ("R59", "works-here")
    assert why(table, "area:s1.2") == ("R40", "move-only")


def test_a_transfer_during_an_action():
    table = doing("trade", {"goods": {"corn": 1}}, areas={"s1.1": [0, "warrior"]})
    assert why(table, "area:s1.1") == ("R30", "transfer-between")


def test_the_black_warrior_who_came_back():
    table = doing("move3", {"tribe": "mohawk"}, guards={"s1": {"1": 1}})
    choose(table, "strike:black@E>s1.1")
    assert why(table, "guard:E.black") == ("R58", "black-back")


@pytest.mark.parametrize(
    ("me", "tile", "expected"),
    [
        ({}, "P1-9", ("R110", "not-owned")),
        ({"progress": ["P1-9"], "face_down": ["P1-9"]}, "P1-9", ("R110", "used-this-year")),
        ({"progress": ["P1-8"]}, "P1-8", ("R110", "timing-trade-a")),
        ({"progress": ["P1-7"]}, "P1-7", ("R110", "timing-trade-b")),
        ({"progress": ["P1-2"], "flag": "french"}, "P1-2", ("R110", "timing-military-b")),
        ({"progress": ["P3-3"]}, "P3-3", ("R110", "timing-ritual-a")),
        ({"progress": ["P1-4"]}, "P1-4", ("R110", "timing-ritual-b")),
        ({"progress": ["P2-5"]}, "P2-5", ("R110", "timing-mask-before")),
        ({"progress": ["P1-5"]}, "P1-5", ("R110", "timing-mask-a")),
        ({"progress": ["P1-6"]}, "P1-6", ("R110", "timing-mask-b")),
        ({"progress": ["P2-2"]}, "P2-2", ("R110", "timing-transfer")),
        ({"progress": ["P1-10"]}, "P1-10", ("R110a", "no-effect")),
    ],
)
def test_a_progress_tile_that_cannot_be_used(me, tile, expected):
    assert reason(position(me), f"progress:{tile}") == (*expected, {"progress": tile})


def test_a_progress_tile_inside_an_action():
    me = {"progress": ["P1-9"], "goods": {"corn": 1}}
    assert why(doing("trade", me), "progress:P1-9") == ("R32", "progress-later")
    assert why(doing("move3", me), "progress:P1-9") == ("R32", "progress-later")
    table = doing("trade", me, settings={"progress_mid_action": False})
    choose(table, "stop-exchanging")
    assert why(table, "progress:P1-9") == ("R32", "not-mid-action")


def test_the_market():
    table = position(market=["P1-1"])
    assert why(table, "market:P1-2") == ("R64", "not-on-display")
    assert why(table, "market:P1-1") == ("R64", "buy-in-trade")
    table = doing("trade", {"goods": {"corn": 1, "leather": 1, "fish": 1}}, market=["P1-1", "P3-1"])
    choose(table, "stop-exchanging")
    assert reason(table, "market:P3-1") == ("R65", "too-dear", {"level": 3})


def test_goods():
    assert why(position({"goods": {"corn": 1}}), "good:corn") == ("R60", "goods-in-trade")
    table = doing("trade", {"goods": {"corn": 2, "beaver": 1}})
    assert why(table, "good:beaver") == ("R2", "beaver")
    assert reason(table, "good:fish") == ("R3", "none-left", {"good": "fish"})
    assert why(position(), "supply:fish") == ("R61", "goods-in-trade")
    choose(table, "stop-exchanging", "spend:corn")
    assert why(table, "good:corn") != ("R69", "spent-type")  # the trade is over: it was the only kind of good
    table = doing("trade", {"goods": {"corn": 2, "fish": 1}})
    choose(table, "stop-exchanging", "spend:corn")
    assert reason(table, "good:corn") == ("R69", "spent-type", {"good": "corn"})


def test_masks():
    assert why(position(), "deck") == ("R85", "masks-in-ceremony")
    assert why(position(), "space:K1") == ("R85", "masks-in-ceremony")
    table = doing("mask", {"cards": ["bear", "wolf"], "disk": "K1"}, {"disk": "K3"})
    assert why(table, "card:bear") == ("R88", "cards-by-space")
    assert reason(table, "card:heron") == ("R88", "card-not-held", {"mask": "heron"})
    choose(table, "draw:deck", mask_deck=["bear"])
    assert why(table, "space:K1") == ("R89", "space-yours")
    assert reason(table, "space:K3") == ("R88", "space-taken", {"seat": {"seat": 1}})
    assert reason(table, "space:K9") == ("R88", "cards-do-not-fit", {"space": "K9"})


def test_turtles():
    table = position({"turtles": {"canoes-3": 0}, "canoes": 4})
    assert why(table, "turtle:canoes-3") == ("R73", "turtle-owned")
    assert reason(table, "turtle:canoes-5") == (
        "R71",
        "turtle-not-reached",
        {"turtle": "canoes-5", "have": 4, "need": 5},
    )
    assert why(table, "turtle:canoes-4") == ("R70", "turtles-in-military")
    table = doing("military", {"canoes": 3}, areas={"s1.1": [0, "woman"], "s1.2": [0, "woman"]})
    assert why(table, "turtle:canoes-3") == ("R72", "turtle-in-turn")
    assert reason(position({"tribe": "shawnee"}), "turtle:women-3")[2]["need"] == 2


def test_the_long_house():
    assert why(position(), "longhouse:woman") == ("R92", "long-house-in-ritual")
    table = doing("ritual", {"village": {"hunter": 7}})
    assert reason(table, "longhouse:hunter") == ("R92", "nobody-there", {"kind": "hunter"})
    assert why(table, "village:woman") == ("R30", "village")


def test_tiles_of_the_display():
    assert why(position(), "tile:A01") == ("R97", "tiles-in-restore")
    assert why(position(), "leaving:1") == ("R97", "tiles-in-restore")
    me = {"aside": ["A02"], "marked": [1, 2, 3]}
    table = position(me, {"marked": [1, 2, 3]}, next_order=[1], settings={"take_back": "basic_only"})
    choose(table, "order", "end", "keep")
    assert why(table, "tile:A02") == ("R97", "take-back-basic")


def test_swaps():
    assert why(position(), "swap") == ("R33", "no-swap-token")
    assert why(doing("trade", {"swaps": 1, "goods": {"corn": 1}}), "swap") == ("R33", "swap-later")


def test_actions_and_the_end():
    table = position()
    choose(table, "place:3")
    assert why(table, "action:move1") == ("R17", "top-to-bottom")
    assert why(table, "end") == ("R9", "finish-first")
    assert why(position(), "action:hunt") == ("R17", "action-later")
    assert why(position(), "again") == ("R143", "again")


def test_the_setup():
    table = deal(2)
    assert reason(table, "territory:s1") == ("R6", "no-home", {"territory": "s1"})
    choose(table, "home:E")
    assert why(table, "tribe:seneca", seat=table.deciding()[0]) == ("R150", "tribes")
    table = deal(3)
    choose(table, "home:P")
    assert reason(table, "territory:P", seat=table.deciding()[0]) == ("R6", "home-taken", {"territory": "P"})


def test_tracks_and_lakes():
    assert why(position(), "track:mask") == ("R104", "tracks")
    assert why(position(), "lake:huron") == ("R35", "lakes")
