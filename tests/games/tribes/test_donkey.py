"""Collecting, payments, room on the donkey, trophies for goods, farms (R38, R44, R46 to R55)."""

import pytest

from .positions import at, choose, decision, items, keys, look, player, stage


def on(land, donkey="", tribe="0 3 chief", **rest):
    """The chief stands on A5 with this donkey."""
    return stage(f"A5 {land}", f"A5 {tribe}", items=[donkey], **rest)


def gains(table):
    """What the chief may collect or trade now."""
    return keys(table, "collect", "trade")


# Collecting.


def test_r38_only_the_chief_collects():
    table = stage("A5 stick, B5 plain", "A5 0 3, B5 0 chief")
    assert gains(table) == []
    assert gains(on("stick")) == ["collect:stick"]


def test_e11_r44_the_chief_collects_on_every_tile_he_crosses():
    table = stage("A5 stick, B5 stone, C5 feather, D5 plain", "A5 0 3 chief")
    for item, step in (("stick", "A5>B5"), ("stone", "B5>C5"), ("feather", "C5>D5")):
        choose(table, f"collect:{item}", f"move:{step}:3+chief")
    assert items(table) == "feather 1, stone 1, stick 1"


def test_r44_as_often_as_there_is_room_before_between_and_after_steps_and_without_moving():
    table = stage("A5 stick, B5 plain", "A5 0 3 chief")
    choose(table, "collect:stick", "collect:stick")
    assert gains(table) == []
    assert look(table)["doing"]["steps"] == 4
    choose(table, "move:A5>B5:1", "move:B5>A5:1")
    assert items(table) == "stick 2"


def test_r44_not_in_anothers_turn():
    table = stage("A5 stick, B5 stick", "A5 0 chief, B5 1 chief", turn=1, spirit=1)
    choose(table, "collect:stick")
    assert (items(table, 0), items(table, 1)) == ("", "stick 1")


@pytest.mark.parametrize(
    ("land", "item"), [("feather", "feather"), ("stone", "stone"), ("stick", "stick"), ("camp", "indian")]
)
def test_r46_raw_items_and_indians_are_free(land, item):
    table = on(land)
    heard = choose(table, f"collect:{item}")
    assert items(table) == f"{item} 1"
    assert heard.kinds == ["collected"]


@pytest.mark.parametrize("land", ["plain", "ridge", "bluff"])
def test_r44_without_a_dreamcatcher_there_is_nothing_to_collect(land):
    assert gains(on(land, "bow, axe, gold")) == []


def test_e12_r47_r55_a_bow_for_a_hide_and_the_first_one_is_a_trophy():
    assert gains(on("buffalo", "axe")) == []
    table = on("buffalo", "bow 2")
    heard = choose(table, "collect:hide")
    assert heard.kinds == ["paid", "collected", "trophy"]
    assert (items(table), player(table)["trophies"]) == ("bow 1, hide 1", ["trophy.hide"])
    heard = choose(table, "collect:hide")
    assert heard.kinds == ["paid", "collected"]
    assert items(table) == "hide 2"


def test_r48_r55_an_axe_for_gold_and_the_first_one_is_a_trophy():
    assert gains(on("mine", "bow")) == []
    table = on("mine", "axe")
    choose(table, "collect:gold")
    assert (items(table), player(table)["trophies"]) == ("gold 1", ["trophy.gold"])


def test_e13_r49_r55_two_warriors_for_a_wagon_and_the_first_one_is_a_trophy():
    table = on("wagon")
    heard = choose(table, "collect:wagon")
    assert heard.one("paid_warriors") == {"seat": 0, "warriors": 2, "cell": "A5"}
    assert (at(table, "A5"), player(table)["reserve"]) == ("0 1 chief", 7)
    assert (items(table), player(table)["trophies"]) == ("wagon 1", ["trophy.wagon"])
    assert gains(table) == []


def test_r49_the_warriors_stand_with_the_chief():
    table = stage("A5 wagon, B5 plain", "A5 0 1 chief, B5 0 5")
    assert gains(table) == []


def test_r49_a_wagon_is_no_attack():
    table = stage("A5 wagon, B5 plain", "A5 0 3 chief, B5 1 1")
    choose(table, "collect:wagon")
    assert look(table)["doing"]["attacked"] is False
    assert "attack:A5>B5:1" in keys(table)


def test_e46_r30_r49_a_chief_who_has_paid_his_last_warriors_is_alone():
    table = stage("A5 wagon, B5 plain", "A5 0 2 chief, B5 1 6 chief")
    choose(table, "collect:wagon")
    assert at(table, "A5") == "0 0 chief"
    assert keys(table, "attack") == []
    choose(table, "end")
    assert "attack:B5>A5:1" in keys(table)


# Farms.


@pytest.mark.parametrize("good", ["gold", "hide", "wagon"])
def test_e14_r50_one_good_for_one_horse(good):
    table = on("farm", f"{good} 2")
    heard = choose(table, f"trade:{good}")
    assert heard.one("traded") == {"seat": 0, "item": good, "horses": 1}
    assert (items(table), player(table)["horses"]) == (f"{good} 1", 1)


def test_e43_r50_any_number_of_trades_in_one_visit():
    table = on("farm", "gold 2, hide, wagon")
    assert gains(table) == ["trade:gold", "trade:hide", "trade:wagon"]
    choose(table, "trade:gold", "trade:wagon", "trade:gold", "trade:hide")
    assert (items(table), player(table)["horses"]) == ("", 4)


def test_r50_a_farm_takes_nothing_else():
    assert gains(on("farm", "axe 2, bow 2, stick 2, indian 2")) == []


def test_r51_horses_are_unlimited():
    table = on("farm", "gold 2", horses=[12])
    choose(table, "trade:gold")
    assert player(table)["horses"] == 13


# Room.


def test_e15_r52_four_kinds_of_two_fill_the_donkey():
    table = on("stick", "feather 2, stone 2, stick 2, indian 2")
    assert gains(table) == []


def test_r52_a_kind_never_has_two_spots():
    table = on("stick", "stick 1, feather 2, stone 2, indian 2")
    choose(table, "collect:stick")
    assert gains(table) == []
    assert items(table) == "feather 2, stone 2, stick 2, indian 2"


def test_r53_the_payment_may_free_the_spot():
    table = on("buffalo", "bow 1, feather 2, stick 1, stone 1")
    assert gains(table) == ["collect:hide"]
    choose(table, "collect:hide")
    assert items(table) == "feather 2, stone 1, stick 1, hide 1"


def test_e48_r53_r54_a_payment_that_frees_nothing_asks_for_a_drop():
    table = on("buffalo", "bow 2, feather 2, stick 1, stone 1")
    assert gains(table) == [
        *("collect:hide-feather", "collect:hide-stone", "collect:hide-stick", "collect:hide-bow"),
    ]
    other = table.copy()
    heard = choose(table, "collect:hide-bow")
    assert heard.one("dropped") == {"seat": 0, "item": "bow", "count": 1}
    assert items(table) == "feather 2, stone 1, stick 1, hide 1"
    heard = choose(other, "collect:hide-feather")
    assert heard.one("dropped") == {"seat": 0, "item": "feather", "count": 2}
    assert items(other) == "stone 1, stick 1, bow 1, hide 1"


def test_r54_a_drop_for_a_free_item_and_for_a_wagon():
    four = "feather 2, stone 2, axe 1, bow 1"
    assert gains(on("stick", four)) == [f"collect:stick-{item}" for item in ("feather", "stone", "axe", "bow")]
    assert gains(on("wagon", four)) == [f"collect:wagon-{item}" for item in ("feather", "stone", "axe", "bow")]
    table = on("wagon", four)
    choose(table, "collect:wagon-stone")
    assert (items(table), at(table, "A5")) == ("feather 2, axe 1, bow 1, wagon 1", "0 1 chief")


def test_r54_r83_nothing_is_dropped_while_there_is_room():
    table = on("stick", "feather 2, stone 2, axe 1")
    assert gains(table) == ["collect:stick"]
    table = on("plain", "feather 2, stone 2, axe 1, bow 1")
    assert not [key for key in keys(table) if not key.startswith(("move", "end"))]


def test_r54_a_third_piece_is_never_taken():
    assert gains(on("buffalo", "bow 2, hide 2, stick 1, stone 1")) == []
    assert gains(on("mine", "axe 1, gold 2")) == []
    assert gains(on("wagon", "wagon 2")) == []


# Trophies.


def test_r55_each_trophy_comes_once():
    table = on("mine", "axe 2", trophies=[["trophy.gold"]])
    heard = choose(table, "collect:gold")
    assert "trophy" not in heard.kinds


def test_r55_everybody_can_own_every_trophy():
    table = stage("A5 mine", "A5 0 1 chief", items=["axe"], trophies=[[], ["trophy.gold"]])
    choose(table, "collect:gold")
    assert [player(table, seat)["trophies"] for seat in (0, 1)] == [["trophy.gold"]] * 2


def test_r55_crafts_and_raw_items_bring_none():
    table = stage("A5 stick", "A5 0 1 chief", cards="camp", items=["stick, stone"])
    heard = choose(table, "collect:stick", "craft:axe")
    assert "trophy" not in heard.kinds
    assert decision(table) == "campsite"
