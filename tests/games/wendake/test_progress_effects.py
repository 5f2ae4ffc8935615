"""Progress tiles: what each does (R111 to R130)."""

import pytest

from .positions import choose, decision, doing, goods, keys, long_house, look, player, position, tracks, used

WEALTH = {"corn": 9, "beans": 9, "pumpkin": 9, "leather": 9, "fish": 9}


def with_tile(tile, **me):
    return {"progress": [tile], "goods": {}} | me


@pytest.mark.parametrize(("tile", "steps"), [("P1-1", 1), ("P2-1", 2), ("P3-1", 3)])
def test_r111_a_move_of_one_two_or_three(tile, steps):
    table = position({"progress": [tile]})
    way = ["stand:warrior@E>s1", "stand:warrior@s1>s2", "stand:warrior@s2>s3"][:steps]
    choose(table, f"use:{tile}", *way)
    assert decision(table) == "turn"
    assert look(table)["territories"][("s1", "s2", "s3")[steps - 1]] == [{"seat": 0, "guards": 1, "black": False}]


def test_r51_r111_fights_included_and_the_rest_may_be_given_up():
    table = position({"progress": ["P2-1"]}, guards={"s1": {"1": 1}})
    choose(table, "use:P2-1", "strike:warrior@E>s1.1", "stop-moving")
    assert long_house(table)["warrior"] == 3
    assert long_house(table, 1)["warrior"] == 2
    assert decision(table) == "turn"


def alliance(me=None, foe=None, tile="P1-2"):
    table = doing("trade", {"goods": WEALTH} | (me or {}), foe or {}, market=[tile])
    choose(table, "stop-exchanging", f"buy:{tile}")
    while decision(table) == "pay":
        choose(table, keys(table)[0])
    return table


@pytest.mark.parametrize("tile", ["P1-2", "P3-2"])
def test_r112_a_free_flag_of_your_choice(tile):
    table = alliance(tile=tile)
    assert keys(table) == ["flag:english", "flag:french"]
    choose(table, "flag:french")
    assert player(table)["flag"] == "french"
    assert look(table)["flags_left"] == ["english"]


def test_r112_the_other_flag_if_an_opponent_holds_one():
    table = alliance(foe={"progress": ["P3-2"], "flag": "french"})
    assert player(table)["flag"] == "english"


def test_r112_with_a_second_alliance_the_other_flag_leaves_the_game():
    me = {"goods": WEALTH, "progress": ["P3-2"], "flag": "french"}
    table = doing("trade", me, market=["P1-2"])
    choose(table, "stop-exchanging", "buy:P1-2")
    while decision(table) == "pay":
        heard = choose(table, keys(table)[0])
    assert heard.told(0, "flag_gone") == [{"flag": "english"}]
    assert player(table)["flag"] == "french"
    assert look(table)["flags_left"] == []


def test_r113_the_actions_of_the_tile_in_any_order():
    grid = ["A14", "S2", "S3", "S4", "S8", "S5", "S6", "S7", "S9"]
    table = position({"progress": ["P1-3"], "grid": grid, "goods": {"beaver": 2}})
    choose(table, "use:P1-3", "place:1")
    assert keys(table) == ["do:hunt", "do:tan", "do:mask", "skip"]
    choose(table, "do:tan")
    assert keys(table) == ["do:hunt", "do:mask", "skip"]
    choose(table, "do:hunt")
    assert goods(table) == {"leather": 2, "beaver": 1}


def test_r113_while_a_tile_is_resolved_and_for_this_turn_only():
    table = position({"progress": ["P1-3"]}, {"progress": []})
    choose(table, "place:3")
    assert keys(table) == ["do:hunt", "skip", "use:P1-3"]
    choose(table, "use:P1-3")
    assert keys(table) == ["do:hunt", "do:move1", "skip"]
    choose(table, "do:move1", "stop-moving", "do:hunt", "end", "order", "end", "place:6")
    assert keys(table) == ["do:fish", "skip"]


def test_r113_equal_actions_are_one_option():
    grid = ["B17", "S2", "S3", "S4", "S8", "S5", "S6", "S7", "S9"]
    table = position({"progress": ["P1-3"], "grid": grid}, year=4)
    choose(table, "use:P1-3", "place:1")
    assert keys(table) == ["do:canoe", "do:fish", "do:move3", "skip"]


def test_r114_a_point_then_one_step():
    table = doing("ritual", {"progress": ["P1-4"]})
    choose(table, "bring:woman", "bring:hunter", "use:P1-4")
    assert tracks(table) == [0, 0, 6, 0]
    assert decision(table) == "move"
    choose(table, "stand:warrior@E>s1")
    assert decision(table) == "end"


def test_r114_without_a_guard_the_point_alone():
    village = {"warrior": 0, "woman": 5, "hunter": 5}
    me = {"progress": ["P1-4"], "village": village, "long_house": {"woman": 2, "hunter": 2, "warrior": 1}}
    areas = {area: [0, "warrior"] for area in ("s1.1", "s1.2", "s2.1", "s2.2", "s3.1", "s3.2")}
    table = doing("ritual", me, areas=areas, guards={})
    choose(table, "bring:woman", "bring:hunter", "use:P1-4")
    assert tracks(table) == [0, 0, 1, 0]
    assert decision(table) == "end"


def test_r115_draw_two_then_discard_one():
    table = doing("mask", {"progress": ["P1-5"], "cards": ["bear"]}, discard=["wolf", "deer"])
    choose(table, "use:P1-5")
    assert keys(table) == ["draw:deck", "draw:discard"]
    choose(table, "draw:discard")
    assert keys(table) == ["draw:deck", "draw:discard"]
    choose(table, "draw:deck", mask_deck=["heron"])
    assert keys(table) == ["discard:bear", "discard:deer", "discard:heron"]
    heard = choose(table, "discard:bear")
    assert heard.one("discarded") == {"seat": 0, "card": "bear"}
    assert look(table)["masks"]["discard"] == ["wolf", "bear"]
    assert player(table)["cards"] == ["deer", "heron"]
    assert decision(table) == "masks"


def test_r116_an_occupied_space_may_be_used_also_your_own():
    me = {"progress": ["P1-6"], "cards": ["bear", "bear", "wolf"], "disk": "K1"}
    table = doing("mask", me, {"disk": "K2"})
    choose(table, "draw:deck", mask_deck=["bear"])
    assert keys(table) == ["masks:K6=bear+bear+bear", "use:P1-6", "masks:none"]
    choose(table, "use:P1-6")
    assert keys(table) == ["masks:K1=bear+wolf", "masks:K2=bear+bear", "masks:K6=bear+bear+bear", "masks:none"]
    choose(table, "masks:K2=bear+bear")
    assert [player(table, seat)["disk"] for seat in range(2)] == ["K2", "K2"]


@pytest.mark.parametrize(("tile", "off"), [("P1-7", 1), ("P2-8", 2), ("P3-8", 3)])
def test_r117_the_price_is_so_many_less(tile, off):
    table = doing("trade", {"progress": [tile], "goods": WEALTH}, market=["P3-1"])
    choose(table, "stop-exchanging", "buy:P3-1", f"use:{tile}")
    paid = keys(table)[0]
    choose(table, paid)
    assert sum(goods(table).values()) == 45 - (9 - off)
    assert used(table) == [tile]


def test_r118_two_more_exchanges_and_no_smallpox_check():
    table = doing("trade", {"progress": ["P1-8"], "goods": {"corn": 3}})
    heard = choose(table, "use:P1-8", *["exchange:corn>fish"] * 3)
    assert "blanket" not in heard.kinds
    assert goods(table) == {"fish": 3}


@pytest.mark.parametrize(
    ("tile", "asked", "after"),
    [
        ("P1-9", [("leather", "fish")], {"leather": 1}),
        ("P2-9", [("leather", "fish"), ("corn", "beans", "pumpkin")], {"leather": 1, "corn": 1}),
        ("P3-9", [("corn", "beans", "pumpkin", "leather", "fish")] * 2, {"corn": 2, "beaver": 1}),
    ],
)
def test_r119_goods_of_your_choice(tile, asked, after):
    table = position(with_tile(tile))
    choose(table, f"use:{tile}")
    for offered in asked:
        assert keys(table) == [f"gain:{good}" for good in offered]
        choose(table, keys(table)[0])
    assert goods(table) == after


@pytest.mark.parametrize(
    ("tile", "allowed"),
    [
        ("P1-10", ("leather", "fish")),
        ("P2-10", ("corn", "beans", "pumpkin")),
        ("P3-10", ("corn", "beans", "pumpkin", "leather", "fish")),
    ],
)
def test_r120_different_goods_for_points_on_one_track(tile, allowed):
    table = position(with_tile(tile, goods=WEALTH))
    choose(table, f"use:{tile}")
    for at in range(len(allowed)):
        left = [f"spend:{good}" for good in allowed[at:]]
        assert keys(table) == (left if at == 0 else [*left, "stop-spending"])
        choose(table, f"spend:{allowed[at]}")
    choose(table, "track:military")
    assert tracks(table) == [0, len(allowed), 0, 0]
    assert goods(table) == WEALTH | dict.fromkeys(allowed, 8)


def test_r121_in_one_transfer_the_outpost_stays_as_a_guard():
    table = position(with_tile("P2-2"), areas={"s1.1": [0, "warrior"], "s3.1": [0, "warrior"]})
    transfers = [key for key in keys(table) if key.startswith("transfer:")]
    assert transfers == [
        *("transfer:s1.1", "transfer:s1.1+replace", "transfer:s1.1+stay", "transfer:s1.1+stay+replace"),
        *("transfer:s3.1", "transfer:s3.1+replace", "transfer:s3.1+stay", "transfer:s3.1+stay+replace"),
    ]
    choose(table, "transfer:s1.1+stay+replace")
    assert used(table) == ["P2-2"]
    assert look(table)["territories"]["s1"] == [{"seat": 0, "guards": 1, "black": False}]
    assert look(table)["areas"]["s1.1"] == {"seat": 0, "kind": "woman"}
    assert [key for key in keys(table) if "stay" in key] == []


def test_r121_without_a_woman_at_home_the_area_is_left_empty():
    me = with_tile("P2-2", village={"woman": 0})
    table = position(me, areas={"s1.1": [0, "warrior"]})
    assert [key for key in keys(table) if key.startswith("transfer:")] == ["transfer:s1.1", "transfer:s1.1+stay"]
    choose(table, "transfer:s1.1+stay")
    assert look(table)["areas"]["s1.1"] is None


def test_r122_the_most_frequent_kind_instead_of_the_rarest():
    table = doing("ritual", with_tile("P2-3", village={"warrior": 2, "woman": 6, "hunter": 1}))
    choose(table, "bring:hunter", "bring:hunter", "use:P2-3")
    assert tracks(table) == [0, 0, 6, 0]


def test_r123_a_point_from_one_track_to_another():
    table = position(with_tile("P2-4", tracks={"economic": 25, "military": 3, "mask": 25}))
    choose(table, "use:P2-4")
    assert keys(table) == [
        *("balance:economic>military", "balance:economic>ritual", "balance:military>ritual"),
        *("balance:mask>military", "balance:mask>ritual"),
    ]
    choose(table, "balance:economic>ritual")
    assert tracks(table) == [24, 3, 1, 25]


def test_r124_all_cards_played_this_year_come_back_and_the_disk_stays():
    me = with_tile("P2-5", played=["bear", "wolf.infected"], disk="K1", cards=["deer"])
    table = doing("mask", me)
    choose(table, "use:P2-5")
    assert player(table)["cards"] == ["bear", "wolf.infected", "deer"]
    assert player(table)["played"] == []
    assert player(table)["disk"] == "K1"


def test_r124_not_after_the_first_draw():
    me = {"progress": ["P2-5", "P1-5"], "played": ["bear"], "disk": "K1"}
    table = doing("mask", me)
    choose(table, "use:P1-5", "draw:deck")
    assert keys(table) == ["draw:deck", "draw:discard"]


def test_r125_one_card_counts_as_any_type():
    table = doing("mask", with_tile("P2-6", cards=["bear", "bear", "wolf"]))
    choose(table, "draw:deck", "use:P2-6", mask_deck=["bear"])
    others = {"bear": ("wolf", "eagle", "deer", "heron"), "wolf": ("bear", "eagle", "deer", "heron")}
    assert keys(table) == [f"change:{mask}>{other}" for mask in others for other in others[mask]]
    heard = choose(table, "change:wolf>bear")
    assert heard.told(1, "changed") == [{"seat": {"seat": 0}}]
    assert keys(table) == [
        *("masks:K2=bear+bear", "masks:K6=bear+bear+bear", "masks:K9=bear+bear+bear+bear", "masks:none"),
    ]
    choose(table, "masks:K9=bear+bear+bear+bear")
    assert player(table)["played"] == ["bear", "bear", "bear", "wolf"]
    assert tracks(table) == [0, 0, 0, 7]


def test_r125_a_virtual_card_leaves_no_trace():
    table = doing("mask", with_tile("P3-6", cards=["bear"]))
    choose(table, "draw:deck", "use:P3-6", mask_deck=["wolf"])
    assert keys(table) == [f"conjure:{mask}" for mask in ("bear", "wolf", "eagle", "deer", "heron")]
    choose(table, "conjure:bear")
    assert keys(table) == ["masks:K1=bear+wolf", "masks:K2=bear+bear", "masks:none"]
    choose(table, "masks:K2=bear+bear")
    assert player(table)["played"] == ["bear"]
    assert player(table)["cards"] == ["wolf"]
    assert tracks(table) == [0, 0, 0, 2]


def test_r125_the_virtual_card_first_then_the_changed_one_then_real_ones():
    me = {"progress": ["P2-6", "P3-6"], "cards": ["bear", "bear", "wolf"]}
    table = doing("mask", me)
    choose(table, "draw:deck", "use:P2-6", "change:wolf>bear", "use:P3-6", "conjure:bear", mask_deck=["deer"])
    choose(table, "masks:K2=bear+bear")
    assert player(table)["played"] == ["wolf"]
    assert player(table)["cards"] == ["bear", "bear", "deer"]


def test_r125_a_changed_card_that_is_not_played_keeps_its_type():
    table = doing("mask", with_tile("P2-6", cards=["bear", "bear", "wolf"]))
    choose(table, "draw:deck", "use:P2-6", "change:wolf>deer", "masks:K2=bear+bear", mask_deck=["heron"])
    assert player(table)["cards"] == ["wolf", "heron"]


def test_r126_up_to_three_exchanges_without_a_smallpox_check():
    table = position(with_tile("P2-7", goods={"corn": 4}))
    heard = choose(table, "use:P2-7", *["exchange:corn>fish"] * 3)
    assert "blanket" not in heard.kinds
    assert goods(table) == {"corn": 1, "fish": 3}
    assert decision(table) == "turn"


def test_r127_assembly_brings_three_and_a_point():
    table = doing("ritual", with_tile("P3-3"))
    choose(table, "use:P3-3", "bring:warrior", "bring:woman", "bring:hunter")
    assert tracks(table) == [0, 0, 7, 0]
    assert long_house(table) == {"warrior": 1, "woman": 1, "hunter": 1}


def test_r127_the_point_comes_even_if_nobody_is_left_to_bring():
    table = doing("ritual", with_tile("P3-3", village={"warrior": 7, "woman": 7, "hunter": 7}))
    assert keys(table) == ["use:P3-3", "bring:nobody"]
    without = table.copy()
    choose(table, "use:P3-3")
    assert tracks(table) == [0, 0, 8, 0]
    choose(without, "bring:nobody")
    assert tracks(without) == [0, 0, 7, 0]


def test_r127_a_healer_brings_one_native_at_any_time():
    table = position(with_tile("P3-4"))
    choose(table, "use:P3-4")
    assert keys(table) == ["bring:warrior", "bring:woman", "bring:hunter"]
    choose(table, "bring:woman")
    assert player(table)["village"]["woman"] == 6


def test_r127_r93_a_healer_between_the_steps_of_a_ritual():
    table = doing("ritual", with_tile("P3-4", village={"warrior": 3}))
    choose(table, "bring:warrior", "bring:warrior", "use:P3-4", "bring:warrior")
    assert tracks(table) == [0, 0, 5, 0]


def test_r128_a_mask_point_even_without_a_disk():
    table = doing("mask", with_tile("P3-5"))
    choose(table, "draw:deck", "use:P3-5")
    assert tracks(table) == [0, 0, 0, 1]
    assert decision(table) == "end"
    assert player(table)["disk"] is None


def test_r129_any_tile_marked_or_not():
    table = position(with_tile("P3-7", marked=[1], rituals=[1, 4]))
    choose(table, "use:P3-7")
    assert keys(table) == [f"turn:{slot}" for slot in range(1, 10)]
    assert choose(table, "turn:4").kinds == ["tile_turned"]
    assert [slot["ritual"] for slot in player(table)["grid"]] == [True] + [False] * 8


def test_r129_but_not_the_tile_being_resolved():
    table = position(with_tile("P3-7"))
    choose(table, "place:3", "use:P3-7")
    assert keys(table) == [f"turn:{slot}" for slot in (1, 2, 4, 5, 6, 7, 8, 9)]
    table = position(with_tile("P3-7"))
    choose(table, "place:3", "skip", "skip", "use:P3-7")
    assert keys(table) == [f"turn:{slot}" for slot in range(1, 10)]


def test_r129_while_a_fire_target_is_resolved_neither_it_nor_the_fire():
    table = doing("fire", with_tile("P3-7"))
    choose(table, "fire:3", "use:P3-7")
    assert keys(table) == [f"turn:{slot}" for slot in (1, 2, 4, 6, 7, 8, 9)]


def test_r129_r146_never_the_fire_tile_of_the_ottawa():
    table = position(with_tile("P3-7", tribe="ottawa"))
    choose(table, "use:P3-7")
    assert "turn:5" not in keys(table)


def test_r129_a_tile_just_turned_is_resolved_by_the_side_it_shows():
    table = position(with_tile("P3-7"))
    choose(table, "use:P3-7", "turn:3", "place:3")
    assert keys(table) == ["do:ritual", "skip"]


def test_x28_r95_r129_a_marked_tile_turned_to_ritual_is_an_action_next_year():
    me = with_tile("P3-7", marked=[2, 1, 3])
    table = position(me, {"marked": [1, 2, 3]}, next_order=[1])
    choose(table, "use:P3-7", "turn:2", "end", "keep", "keep")
    assert player(table)["grid"][4] == {"tile": "S2", "ritual": False, "marked": False, "fire": False}
    assert player(table)["grid"][3]["ritual"]


def test_r130_the_base_first_then_what_tiles_add():
    village = {"warrior": 4, "woman": 4, "hunter": 4}
    table = doing("ritual", {"progress": ["P1-4", "P2-3", "P3-3"], "village": village})
    choose(table, "use:P3-3", "bring:woman", "bring:woman", "bring:woman", "use:P1-4", "use:P2-3")
    assert tracks(table) == [0, 0, 7 + 2, 0]
