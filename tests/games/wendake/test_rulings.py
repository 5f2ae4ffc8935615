"""The rulings of section 11 that no setting changes."""

from .positions import (
    choose,
    decision,
    doing,
    goods,
    keys,
    long_house,
    look,
    player,
    position,
    tracks,
    used,
    without,
)


def test_q3_r20_the_action_side_of_a_ritual_tile_is_shown_to_everybody():
    table = position({"rituals": [3]})
    for seat in (0, 1, None):
        assert look(table, seat)["players"][0]["grid"][2] == {
            "tile": "S3",
            "ritual": True,
            "marked": False,
            "fire": False,
        }


def test_q6_r33_a_fire_marked_tile_may_be_swapped_and_the_marker_travels():
    table = position({"swaps": 1, "marked": [5], "fire": 2})
    assert "swap:2-9" in keys(table)
    choose(table, "swap:2-9")
    assert player(table)["grid"][8]["fire"]
    assert player(table)["grid"][8]["tile"] == "S2"


def test_q8_r48_no_outposts_in_the_own_home():
    table = doing("move3", guards={"s1": {"0": 1}, "E": {"0": 0}})
    assert [key for key in keys(table) if ">E" in key] == ["stand:warrior@s1>E"]


def test_q10_r66_several_discounts_on_one_purchase():
    me = {"progress": ["P1-7", "P2-8"], "goods": {"leather": 2, "fish": 1}}
    table = doing("trade", me, market=["P2-1"])
    choose(table, "stop-exchanging", "buy:P2-1", "use:P1-7")
    assert goods(table) == {}
    assert used(table) == ["P1-7", "P2-8"]


def test_q11_r76_two_alliance_tiles_are_two_more_where_the_flag_stands():
    me = {"progress": ["P1-2", "P3-2"], "flag": "french", "village": {"warrior": 0}}
    table = doing("military", me, guards={"s1": {"1": 2}, "t1": {"1": 3}})
    choose(table, "use:P1-2", "use:P3-2")
    assert tracks(table) == [0, 1, 0, 0]
    assert used(table) == ["P1-2", "P3-2"]


def test_q15_r102_after_year_7_only_the_order():
    table = position({"marked": [1, 2, 3]}, {"marked": [1, 2, 3]}, next_order=[1], year=7)
    heard = choose(table, "order", "end")
    assert "new_order" in heard.kinds
    assert "flipped" not in heard.kinds
    assert table.is_over()


def test_q16_r120_field_gift_takes_vegetables_and_great_gift_any_resource():
    goods_now = {"corn": 1, "beans": 1, "pumpkin": 1, "leather": 1, "fish": 1}
    table = position({"progress": ["P2-10", "P3-10"], "goods": goods_now})
    other = table.copy()
    choose(table, "use:P2-10")
    assert keys(table) == ["spend:corn", "spend:beans", "spend:pumpkin"]
    choose(other, "use:P3-10")
    assert len(keys(other)) == 5


def test_q18_r129_a_marked_tile_may_be_turned_but_not_the_one_in_use():
    table = position({"progress": ["P3-7"], "marked": [1]})
    choose(table, "place:2", "use:P3-7")
    assert "turn:1" in keys(table)
    assert "turn:2" not in keys(table)


def test_q19_r143_either_marker_of_the_double_turn_may_go_to_the_order_area():
    table = position({"tribe": "ojibwa"})
    other = table.copy()
    choose(table, "black:order")
    assert keys(table) == ["end", "again"]
    choose(other, "black:2", "again", "order")
    assert look(other)["next_order"] == [0]
    assert keys(other) == ["end"]


def test_q20_r149_the_hunter_is_injured_too_and_the_black_warrior_goes_to_the_long_house():
    table = doing(
        "move3", {"tribe": "mohawk"}, {"tribe": "tuscarora"}, areas={"s1.2": [1, "warrior"], "s3.1": [1, "hunter"]}
    )
    choose(table, "attack:black@E>s3.1", "stop-moving")
    assert long_house(table)["black"] == 1
    assert long_house(table, 1)["hunter"] == 2
    assert look(table)["areas"]["s3.1"] is None


def test_q21_r62_smallpox_takes_the_black_warrior_to_the_long_house():
    table = doing("trade", {"tribe": "mohawk", "goods": {"corn": 1}})
    choose(table, "exchange:corn>fish", "lose:black@E", mask_deck=["bear.infected"])
    assert long_house(table)["black"] == 1


def test_q22_r92_a_ritual_brings_exactly_two():
    table = doing("ritual")
    assert keys(table) == ["bring:warrior", "bring:woman", "bring:hunter"]
    choose(table, "bring:woman")
    assert keys(table) == ["bring:warrior", "bring:woman", "bring:hunter"]


def test_q23_r115_each_card_of_second_mask_from_deck_or_discard():
    table = doing("mask", {"progress": ["P1-5"]}, discard=["bear", "wolf"])
    choose(table, "use:P1-5", "draw:discard", "draw:discard")
    assert player(table)["cards"] == ["bear", "wolf"]


def test_q24_r123_no_point_is_moved_to_a_full_track():
    table = position({"progress": ["P2-4"], "tracks": {"economic": 25, "mask": 1}})
    choose(table, "use:P2-4")
    assert not any(key.endswith(">economic") for key in keys(table))


def test_q25_r85_drawing_is_mandatory_and_the_action_may_be_skipped():
    table = position()
    choose(table, "place:7")
    assert keys(table) == ["draw:deck", "draw:discard", "draw:nothing"]
    heard = choose(table, "draw:nothing")
    assert heard.all("skipped") == [{"seat": 0, "action": "mask"}]
    assert (decision(table), player(table)["cards"]) == ("end", [])


def test_q25_who_has_begun_to_draw_goes_on():
    table = doing("mask", {"progress": ["P1-5"]})
    choose(table, "use:P1-5")
    assert "draw:nothing" not in keys(table)
    choose(table, "draw:deck")
    assert keys(table) == ["draw:deck", "draw:discard"]


def test_q26_r70_turtles_are_counted_before_the_steps_of_a_tile_and_majorities_after():
    me = {"progress": ["P3-1"], "canoes": 3, "village": {"warrior": 2}}
    table = doing("military", me)
    choose(table, "claim:canoes-3", "use:P3-1", "stand:warrior@E>s1", "stop-moving")
    assert tracks(table) == [0, 2, 0, 0]


def test_q27_r127_the_point_of_assembly_without_a_third_native():
    village = {"warrior": 7, "woman": 6, "hunter": 7}
    table = doing("ritual", {"progress": ["P3-3"], "village": village})
    assert keys(table) == ["bring:woman", "use:P3-3"]
    choose(table, "use:P3-3")
    assert tracks(table) == [0, 0, 8, 0]


def test_q28_r53_the_attacker_says_which_guard_of_the_mohawk_is_hit():
    table = doing("move3", {}, {"tribe": "mohawk"}, guards={"s1": {"1": 1}}, black_guard="s1")
    assert [key for key in keys(table) if key.startswith("strike:")] == [
        "strike:warrior@E>s1.1",
        "strike:warrior@E>s1.black",
    ]
    choose(table, "strike:warrior@E>s1.black", "stop-moving")
    assert look(table)["territories"]["s1"] == [{"seat": 1, "guards": 1, "black": False}]
    assert look(table)["territories"]["F"][0]["black"]


def test_q13_r87a_a_check_without_cards_counts_as_healthy():
    table = doing("trade", {"goods": {"corn": 1}}, {"cards": without("bear.infected")}, discard=["bear.infected"])
    heard = choose(table, "exchange:corn>fish")
    assert "blanket" not in heard.kinds
