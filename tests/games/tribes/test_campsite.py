"""The Campsite card: crafting, training, collecting (R38, R39, R45, R73 to R79)."""

from .positions import at, choose, decision, items, keys, look, player, stage


def camping(donkey="", land="plain", tribe="0 3 chief", **rest):
    """A Campsite turn of seat 0, whose chief stands on A5."""
    return stage(f"A5 {land}", f"A5 {tribe}", cards="camp", items=[donkey], **rest)


def test_r73_no_steps_but_any_number_of_crafts_in_any_order():
    table = camping("stick 2, stone 1, feather 1")
    assert decision(table) == "campsite"
    assert keys(table) == ["craft:axe", "craft:bow", "end"]
    choose(table, "craft:bow")
    assert keys(table) == ["craft:axe", "end"]
    heard = choose(table, "craft:axe")
    assert heard.forced == ["end"]
    assert items(table) == "axe 1, bow 1"


def test_r74_an_axe_is_a_stone_and_a_stick():
    table = camping("stick 2, stone 2")
    heard = choose(table, "craft:axe")
    assert sorted(event["item"] for event in heard.all("paid")) == ["stick", "stone"]
    assert items(table) == "stone 1, stick 1, axe 1"


def test_r75_a_bow_is_a_stick_and_a_feather():
    table = camping("stick 2, feather 2")
    heard = choose(table, "craft:bow")
    assert sorted(event["item"] for event in heard.all("paid")) == ["feather", "stick"]
    assert items(table) == "feather 1, stick 1, bow 1"


def test_r39_r76_a_warrior_is_an_indian_and_a_feather_and_comes_from_the_reserve_to_the_chief():
    table = stage("A5 plain, B5 plain", "A5 0 chief, B5 0 6", cards="camp", items=["indian 2, feather 2"])
    heard = choose(table, "train")
    assert heard.one("trained") == {"seat": 0, "cell": "A5"}
    assert (at(table, "A5"), player(table)["reserve"]) == ("0 1 chief", 1)
    choose(table, "train")
    assert (at(table, "A5"), player(table)["reserve"], items(table)) == ("0 2 chief", 0, "")


def test_r39_r76_without_a_warrior_in_the_reserve_nobody_is_trained():
    assert keys(camping("indian 2, feather 2, stick", tribe="0 8 chief"), "train") == []


def test_r39_lost_warriors_can_be_trained_again():
    table = stage("A5 wagon", "A5 0 8 chief", cards="camp", items=["indian, feather"])
    assert keys(table) == ["collect:wagon", "end"]
    choose(table, "collect:wagon")
    assert "train" in keys(table)


def test_e38_r74_r75_r76_an_axe_a_bow_and_a_warrior():
    table = camping("stick 2, stone 1, feather 2, indian 2", tribe="0 6 chief")
    choose(table, "craft:axe", "craft:bow")
    heard = choose(table, "train")
    assert (items(table), at(table, "A5")) == ("indian 1, axe 1, bow 1", "0 7 chief")
    assert heard.forced == ["end"]


def test_e39_r54_r77_a_bow_that_finds_no_room_costs_a_whole_kind():
    table = camping("stick 2, feather 2, stone 2, indian 2", tribe="0 6 chief")
    bows = [f"craft:bow-{item}" for item in ("feather", "stone", "stick", "indian")]
    axes = [f"craft:axe-{item}" for item in ("feather", "stone", "stick", "indian")]
    assert keys(table) == [*axes, *bows, "train", "end"]
    other = table.copy()
    choose(table, "craft:bow-indian")
    assert items(table) == "feather 1, stone 2, stick 1, bow 1"
    choose(other, "train", "train", "craft:axe", "craft:axe")
    assert items(other) == "axe 2"


def test_r77_the_ingredients_go_first_and_may_free_a_spot():
    table = camping("stick 1, feather 2, stone 2, indian 2")
    choose(table, "craft:axe")
    assert items(table) == "feather 2, stone 1, indian 2, axe 1"


def test_r77_a_kind_that_is_left_of_the_ingredients_may_be_dropped():
    table = camping("stick 2, feather 2, stone 2, indian 2")
    heard = choose(table, "craft:axe-stick")
    assert heard.one("dropped") == {"seat": 0, "item": "stick", "count": 1}
    assert items(table) == "feather 2, stone 1, indian 2, axe 1"


def test_r78_at_most_two_axes_and_two_bows():
    assert keys(camping("axe 2, bow 1, stick 2, stone 2"), "craft") == []
    assert keys(camping("axe 1, bow 2, stick 2, feather 2"), "craft") == []
    table = camping("axe 1, stick 2, stone 2")
    heard = choose(table, "craft:axe")
    assert (items(table), heard.forced) == ("stone 1, stick 1, axe 2", ["end"])


def test_r79_a_campsite_may_be_left_unused():
    table = camping("stick 2, stone 2")
    choose(table, "end")
    assert items(table) == "stone 2, stick 2"
    assert look(table)["turn"] == 1


def test_e40_r45_camping_on_a_stick_tile_makes_four_tools():
    table = camping("stick 2, stone 2, feather 2", land="stick")
    choose(table, "craft:axe", "craft:axe", "collect:stick", "collect:stick", "craft:bow", "craft:bow")
    assert items(table) == "axe 2, bow 2"


def test_e41_r45_r76_camping_in_a_camp_trains_two():
    table = camping("feather 2", land="camp", tribe="0 5 chief")
    choose(table, "collect:indian", "collect:indian", "train", "train")
    assert (at(table, "A5"), player(table)["reserve"]) == ("0 7 chief", 1)


def test_r45_goods_and_horses_too():
    table = camping("bow 1", land="buffalo")
    assert "collect:hide" in keys(table)
    table = camping("gold 1", land="farm")
    assert "trade:gold" in keys(table)


def test_r38_what_is_crafted_needs_no_certain_place_and_r73_a_campsite_turn_has_no_moves():
    table = stage("A5 plain, B5 plain", "A5 0 3 chief, B5 1 1", cards="camp", items=["stick 2, stone 2"])
    assert keys(table, "move", "attack", "retreat") == []


def test_r73_only_with_the_campsite_card():
    table = stage("A5 plain", "A5 0 3 chief", cards="journey", items=["stick 2, stone 2, indian, feather"])
    assert keys(table, "craft", "train") == []
