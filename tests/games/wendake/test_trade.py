"""Trade: exchange, Smallpox, purchase, Economic points (R60 to R69)."""

import pytest

from .positions import choose, decision, doing, goods, keys, long_house, look, player, position, tracks, used

RICH = {"corn": 3, "beans": 3, "pumpkin": 3, "leather": 6, "fish": 6}


def exchanges(*given):
    """Every exchange of these goods, as the options list them."""
    names = ("corn", "beans", "pumpkin", "leather", "fish")
    return [f"exchange:{give}>{take}" for give in names if give in given for take in names if take != give]


def buying(me, *others, **rest):
    """A Trade after step a without an exchange."""
    table = doing("trade", me, *others, **rest)
    if decision(table) == "exchange":
        choose(table, "stop-exchanging")
    return table


def test_r60_exchange_then_purchase_then_economic_points():
    table = doing("trade", {"goods": {"leather": 1, "fish": 1, "corn": 2}})
    seen = [decision(table)]
    choose(table, "stop-exchanging")
    seen.append(decision(table))
    choose(table, "buy:P1-1")
    seen.append(decision(table))
    choose(table, "stop-spending")
    assert [*seen, decision(table)] == ["exchange", "buy", "economy", "end"]


def test_r60_each_step_is_optional():
    table = doing("trade", {"goods": RICH})
    choose(table, "stop-exchanging", "buy:nothing", "stop-spending")
    assert goods(table) == RICH
    assert tracks(table) == [0, 0, 0, 0]


def test_r60_with_nothing_to_do_the_trade_passes_by():
    assert decision(doing("trade", {"goods": {"beaver": 4}})) == "end"


def test_r61_any_owned_resource_for_any_other():
    table = doing("trade", {"goods": {"corn": 1, "fish": 2}})
    assert keys(table) == [*exchanges("corn", "fish"), "stop-exchanging"]


def test_r61_as_many_exchanges_as_canoes():
    table = doing("trade", {"goods": {"corn": 5}, "canoes": {"huron": 2, "erie": 1}})
    choose(table, "exchange:corn>fish", "exchange:corn>fish")
    assert decision(table) == "exchange"
    choose(table, "exchange:fish>beans", mask_deck=["bear"])
    assert decision(table) == "economy"
    assert goods(table) == {"corn": 3, "fish": 1, "beans": 1}


def test_r2_r61_a_beaver_cannot_be_exchanged():
    table = doing("trade", {"goods": {"beaver": 3, "corn": 1}})
    assert keys(table) == [*exchanges("corn"), "stop-exchanging"]


def test_r62_a_healthy_blanket_costs_nothing():
    table = doing("trade", {"goods": {"corn": 2}}, discard=["wolf"])
    heard = choose(table, "exchange:corn>fish", mask_deck=["eagle"])
    assert heard.one("blanket") == {"seat": 0, "card": "eagle", "infected": False}
    assert look(table)["masks"]["discard"] == ["wolf", "eagle"]
    assert look(table)["masks"]["deck"] == 34
    assert decision(table) == "economy"


def test_r62_an_infected_blanket_takes_any_native_on_the_map():
    table = doing(
        "trade",
        {"goods": {"corn": 2}, "tribe": "mohawk"},
        guards={"E": {"0": 3}, "s1": {"0": 1, "1": 1}},
        areas={"s1.1": [0, "woman"], "s2.2": [0, "warrior"], "s3.1": [0, "hunter"], "t3.1": [1, "woman"]},
    )
    choose(table, "exchange:corn>fish", mask_deck=["eagle.infected"])
    assert keys(table) == [
        *("lose:warrior@E", "lose:black@E", "lose:warrior@s1", "lose:woman", "lose:hunter"),
        *("lose:s1.1", "lose:s2.2", "lose:s3.1"),
    ]


@pytest.mark.parametrize(
    ("key", "kind"),
    [("lose:warrior@s1", "warrior"), ("lose:s1.1", "woman"), ("lose:hunter", "hunter"), ("lose:s2.2", "warrior")],
)
def test_r62_the_ill_native_goes_to_the_long_house_and_the_trade_goes_on(key, kind):
    table = doing(
        "trade",
        {"goods": {"corn": 2}},
        guards={"E": {"0": 3}, "s1": {"0": 1}},
        areas={"s1.1": [0, "woman"], "s2.2": [0, "warrior"]},
    )
    before = long_house(table)
    choose(table, "exchange:corn>fish", key, mask_deck=["deer.infected"])
    assert long_house(table) == before | {kind: before[kind] + 1}
    assert decision(table) == "economy"


def test_r62_without_an_exchange_no_card_is_shown():
    table = doing("trade", {"goods": {"corn": 2}})
    before = look(table)["masks"]
    heard = choose(table, "stop-exchanging")
    assert "blanket" not in heard.kinds
    assert look(table)["masks"] == before


def test_r62_nobody_left_on_the_map_nothing_is_lost():
    me = {"goods": {"corn": 2}, "village": {"warrior": 0, "woman": 0, "hunter": 0}}
    table = doing("trade", me)
    choose(table, "exchange:corn>fish", mask_deck=["deer.infected"])
    assert decision(table) == "economy"
    assert long_house(table) == {"warrior": 7, "woman": 7, "hunter": 7}


def test_r62_the_only_native_on_the_map_goes_without_asking():
    me = {"goods": {"corn": 2}, "village": {"warrior": 0, "woman": 1, "hunter": 0}}
    table = doing("trade", me)
    choose(table, "exchange:corn>fish", mask_deck=["deer.infected"])
    assert decision(table) == "economy"
    assert long_house(table)["woman"] == 7


def test_r63_blankets_matter_only_in_trade():
    table = doing("mask", {"cards": ["bear.infected"]}, discard=["wolf.infected"])
    before = long_house(table)
    heard = choose(table, "draw:deck", mask_deck=["deer.infected"])
    assert "blanket" not in heard.kinds
    assert long_house(table) == before


def test_r64_one_purchase_and_the_display_is_not_refilled():
    table = buying({"goods": RICH}, market=["P1-1", "P1-4", "P2-3"])
    assert keys(table) == ["buy:P1-1", "buy:P1-4", "buy:P2-3", "buy:nothing"]
    choose(table, "buy:P1-4", "pay:1-1-corn")
    assert look(table)["market"] == ["P1-1", "P2-3"]
    assert [tile["id"] for tile in player(table)["progress"]] == ["P1-4"]
    assert decision(table) == "economy"


def test_r64_r141_the_fox_may_buy_two_tiles_one_after_the_other():
    table = buying({"goods": RICH, "tribe": "fox"}, market=["P1-1", "P1-4", "P2-3"])
    choose(table, "buy:P1-4", "pay:1-1-corn")
    assert keys(table) == ["buy:P1-1", "buy:P2-3", "buy:nothing"]
    choose(table, "buy:P2-3", "pay:2-2-corn+beans")
    assert decision(table) == "economy"


@pytest.mark.parametrize(
    ("level", "payments"),
    [
        (1, ["pay:1-1-corn", "pay:1-1-beans", "pay:1-1-pumpkin"]),
        (2, ["pay:2-2-corn+beans", "pay:2-2-corn+pumpkin", "pay:2-2-beans+pumpkin"]),
    ],
)
def test_r65_any_different_vegetables(level, payments):
    table = buying({"goods": RICH}, market=["P1-1", "P2-1", "P3-1"])
    choose(table, f"buy:P{level}-1")
    assert keys(table) == payments


def test_r65_level_3_costs_three_of_each_animal_and_all_vegetables():
    table = buying({"goods": {"corn": 1, "beans": 1, "pumpkin": 1, "leather": 4, "fish": 3}}, market=["P3-1"])
    choose(table, "buy:P3-1")
    assert goods(table) == {"leather": 1}


@pytest.mark.parametrize(
    ("owned", "offered"),
    [
        ({"leather": 1, "fish": 1, "corn": 1}, ["P1-1"]),
        ({"leather": 2, "fish": 2, "corn": 2}, ["P1-1"]),
        ({"leather": 2, "fish": 2, "corn": 1, "beans": 1}, ["P1-1", "P2-1"]),
        ({"leather": 3, "fish": 3, "corn": 2, "beans": 1}, ["P1-1", "P2-1"]),
        ({"leather": 3, "fish": 3, "corn": 1, "beans": 1, "pumpkin": 1}, ["P1-1", "P2-1", "P3-1"]),
        ({"leather": 3, "corn": 3}, []),
    ],
)
def test_r65_a_tile_is_offered_if_it_can_be_paid(owned, offered):
    table = doing("trade", {"goods": owned}, market=["P1-1", "P2-1", "P3-1"])
    heard = choose(table, "stop-exchanging")
    if offered:
        assert keys(table) == [*(f"buy:{tile}" for tile in offered), "buy:nothing"]
    else:
        assert decision(table) == "economy"
    assert "bought" not in heard.kinds


def test_r2_r65_beavers_pay_for_nothing():
    table = buying({"goods": {"beaver": 9, "fish": 1, "corn": 1}}, market=["P1-1"])
    assert decision(table) == "economy"


def test_r66_r66a_a_discount_takes_single_goods_of_the_buyers_choice_off():
    table = buying({"goods": {"leather": 1, "fish": 1, "corn": 1}, "progress": ["P1-7"]}, market=["P1-1"])
    choose(table, "buy:P1-1")
    assert keys(table) == ["use:P1-7", "no-discount"]
    choose(table, "use:P1-7")
    assert keys(table) == ["pay:0-1-corn", "pay:1-0-corn", "pay:1-1-none"]
    choose(table, "pay:1-1-none")
    assert goods(table) == {"corn": 1}
    assert used(table) == ["P1-7"]


def test_r66_a_tile_that_only_a_discount_makes_payable_needs_it():
    table = buying({"goods": {"leather": 1, "fish": 1}, "progress": ["P1-7"]}, market=["P1-1"])
    choose(table, "buy:P1-1")
    assert used(table) == ["P1-7"]
    assert goods(table) == {}


def test_r66_a_discount_does_not_pay_back():
    table = buying({"goods": {"corn": 1}, "progress": ["P2-8", "P3-8"]}, market=["P1-1"])
    choose(table, "buy:P1-1", "use:P3-8")
    assert goods(table) == {"corn": 1}
    assert used(table) == ["P3-8"]


def test_r66_r117_a_discount_is_spent_for_the_year():
    table = buying({"goods": RICH, "tribe": "fox", "progress": ["P1-7"]}, market=["P1-1", "P1-4"])
    choose(table, "buy:P1-1", "use:P1-7", "pay:1-1-none", "buy:P1-4")
    assert keys(table) == ["pay:1-1-corn", "pay:1-1-beans", "pay:1-1-pumpkin"]


def test_x7_r66_r66a_two_discounts_on_a_level_3_tile():
    me = {"goods": RICH, "progress": ["P1-7", "P2-8"]}
    table = buying(me, market=["P3-1"])
    choose(table, "buy:P3-1", "use:P1-7", "use:P2-8")
    offered = keys(table)
    assert "pay:1-3-corn+beans" in offered
    assert "pay:3-3-none" in offered
    prices = [key.removeprefix("pay:").split("-") for key in offered]
    parts = [(int(leather), int(fish), 0 if word == "none" else word.count("+") + 1) for leather, fish, word in prices]
    assert all(sum(part) == 6 and max(part) <= 3 for part in parts)
    # With 3 leather: 3 to 0 fish and 0 to 3 of the three vegetables; and so on with 2, 1, 0 leather.
    assert len(offered) == len(set(offered)) == 1 + 3 + 3 + 1 + (3 + 3 + 1) + (3 + 1) + 1


def test_r67_economic_points_then_the_second_track():
    table = buying({"goods": RICH}, market=["P2-6"])
    heard = choose(table, "buy:P2-6", "pay:2-2-corn+beans")
    assert [(one["track"], one["points"]) for one in heard.all("scored")] == [("economic", 2), ("mask", 2)]
    assert tracks(table) == [2, 0, 0, 2]


@pytest.mark.parametrize(("tile", "level"), [("P1-3", 1), ("P2-3", 2), ("P3-3", 3)])
def test_r67_as_many_points_as_the_level_on_both(tile, level):
    table = buying({"goods": RICH}, market=[tile])
    choose(table, f"buy:{tile}")
    while decision(table) == "pay":
        choose(table, keys(table)[0])
    assert tracks(table) == [level, 0, level, 0]


def test_x9_r68_a_tie_for_the_lowest_is_the_buyers_choice():
    me = {"goods": RICH, "tracks": {"economic": 3, "military": 4, "ritual": 5, "mask": 4}}
    table = buying(me, market=["P1-7"])
    choose(table, "buy:P1-7", "pay:1-1-corn")
    assert keys(table) == ["track:economic", "track:military", "track:mask"]
    choose(table, "track:mask")
    assert tracks(table) == [4, 4, 5, 5]


def test_r68_the_lowest_is_determined_after_the_economic_points():
    me = {"goods": RICH, "tracks": {"economic": 3, "military": 5, "ritual": 5, "mask": 4}}
    table = buying(me, market=["P2-7"])
    choose(table, "buy:P2-7", "pay:2-2-corn+beans")
    assert tracks(table) == [5, 5, 5, 6]


def test_r68_a_single_highest_track_is_not_asked_for():
    me = {"goods": RICH, "tracks": {"economic": 3, "military": 9, "ritual": 5, "mask": 4}}
    table = buying(me, market=["P1-9"])
    choose(table, "buy:P1-9", "pay:1-1-corn")
    assert tracks(table) == [4, 10, 5, 4]


def test_x8_r4_r68_the_highest_at_25_scores_nothing():
    me = {"goods": RICH, "tracks": {"economic": 24, "military": 20, "ritual": 11, "mask": 9}}
    table = buying(me, market=["P3-9"])
    heard = choose(table, "buy:P3-9")
    assert tracks(table) == [25, 20, 11, 9]
    assert [(one["points"], one["lost"]) for one in heard.all("scored")] == [(1, 2), (0, 3)]


def test_r69_up_to_five_different_resources_for_a_point_each():
    table = buying({"goods": {"corn": 2, "beans": 1, "pumpkin": 1, "leather": 1, "fish": 1}}, market=[])
    spends = [f"spend:{good}" for good in ("corn", "beans", "pumpkin", "leather", "fish")]
    assert keys(table) == [*spends, "stop-spending"]
    choose(table, "spend:corn", "spend:leather")
    assert keys(table) == ["spend:beans", "spend:pumpkin", "spend:fish", "stop-spending"]
    assert tracks(table) == [0, 0, 0, 0]
    choose(table, "spend:beans", "spend:pumpkin", "spend:fish")
    assert tracks(table) == [5, 0, 0, 0]
    assert goods(table) == {"corn": 1}


def test_r2_r69_beavers_buy_no_points():
    table = buying({"goods": {"beaver": 2, "fish": 1}}, market=[])
    assert keys(table) == ["spend:fish", "stop-spending"]


def test_e8_r61_r62_r65_r67_r69_george_trades():
    me = {"goods": {"leather": 4, "fish": 1, "corn": 4}, "canoes": 3}
    table = doing("trade", me, market=["P2-1"])
    choose(table, "exchange:leather>fish", "exchange:leather>beans", "exchange:corn>beans", mask_deck=["wolf.infected"])
    assert goods(table) == {"leather": 2, "fish": 2, "corn": 3, "beans": 2}
    assert decision(table) == "smallpox"
    choose(table, "lose:woman", "buy:P2-1")
    assert tracks(table) == [2, 2, 0, 0]
    assert goods(table) == {"corn": 2, "beans": 1}
    assert keys(table) == ["spend:corn", "spend:beans", "stop-spending", "use:P2-1"]
    choose(table, "spend:corn", "spend:beans")
    assert keys(table) == ["stop-spending", "use:P2-1"]
    choose(table, "stop-spending")
    assert tracks(table) == [4, 2, 0, 0]
    assert goods(table) == {"corn": 1}


def test_e8_r32_the_two_steps_may_be_used_at_once():
    me = {"goods": {"leather": 2, "fish": 2, "corn": 1, "beans": 1}}
    table = buying(me, market=["P2-1"])
    choose(table, "buy:P2-1", "use:P2-1", "stand:warrior@E>s1", "stand:warrior@s1>s2")
    assert look(table)["territories"]["s2"] == [{"seat": 0, "guards": 1, "black": False}]
    assert used(table) == ["P2-1"]
    assert decision(table) == "end"


def test_x10_r62_r118_no_exchange_no_smallpox_and_clean_blankets():
    table = doing("trade", {"goods": {"corn": 6}, "canoes": 3, "progress": ["P1-8"]})
    assert keys(table) == [*exchanges("corn"), "use:P1-8", "stop-exchanging"]
    heard = choose(table, "use:P1-8", *["exchange:corn>fish"] * 5)
    assert "blanket" not in heard.kinds
    assert goods(table) == {"corn": 1, "fish": 5}
    assert decision(table) == "economy"


def test_x11_r36_r62_losing_the_only_woman_at_home_stops_the_harvest():
    me = {"goods": {"corn": 2}, "village": {"warrior": 5, "woman": 1, "hunter": 5}}
    table = doing("trade", me)
    choose(table, "exchange:corn>fish", "lose:woman", mask_deck=["deer.infected"])
    assert player(table)["yields"]["harvest"] == {}


def test_x26_r32_r119_a_fish_at_the_checkpoint_makes_the_purchase_legal():
    me = {"goods": {"leather": 1, "corn": 1}, "progress": ["P1-9"]}
    table = buying(me, market=["P1-1"])
    assert keys(table) == ["buy:nothing", "use:P1-9"]
    choose(table, "use:P1-9", "gain:fish")
    assert keys(table) == ["buy:P1-1", "buy:nothing"]
    choose(table, "buy:P1-1")
    assert tracks(table) == [1, 1, 0, 0]


def test_r60_r32_a_checkpoint_is_asked_even_if_nothing_else_could_be_chosen():
    table = position({"progress": ["P1-9"]})
    choose(table, "place:8", "do:trade")
    assert keys(table) == ["buy:nothing", "use:P1-9"]
    choose(table, "buy:nothing")
    assert keys(table) == ["stop-spending", "use:P1-9"]
