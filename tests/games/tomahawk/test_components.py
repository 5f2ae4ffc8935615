"""The cards add up as section 12 says."""

from collections import Counter

import pytest

from house.changed_row import played_with

from .positions import LANDS, LENGTHS, SPECIALS, WARRIORS


def test_24_warriors_use_every_value_and_every_amount_of_hair():
    assert len(WARRIORS) == 24
    assert {card["value"] for card in WARRIORS.values()} == set(range(1, 11))
    assert {card["hair"] for card in WARRIORS.values()} == set(range(5))


def test_their_values_sum_to_120_and_their_hair_to_20():
    assert sum(card["value"] for card in WARRIORS.values()) == 120
    assert sum(card["hair"] for card in WARRIORS.values()) == 20
    assert sum(card["hair"] > 0 for card in WARRIORS.values()) == 11


def test_three_each_of_1_to_4_and_two_each_of_5_to_10():
    counts = Counter(card["value"] for card in WARRIORS.values())
    assert counts == {value: 3 if value <= 4 else 2 for value in range(1, 11)}


def test_the_seven_specials_are_worth_1_to_7():
    assert [(name, card["value"], card["hair"]) for name, card in SPECIALS.items()] == [
        ("cloud", 1, 3),
        ("spirit", 2, 1),
        ("manitou", 3, 2),
        ("dance", 4, 1),
        ("sequoia", 5, 2),
        ("sky", 6, 0),
        ("skull", 7, 0),
    ]


@pytest.mark.parametrize("field", ["turns", "type", "animals"])
def test_fifteen_territories_spread_evenly(field):
    counts = Counter(land[field] for land in LANDS.values())
    assert sum(counts.values()) == 15
    assert len(set(counts.values())) == 1


def test_each_type_has_1_to_5_animals_once():
    for kind in ("plain", "forest", "mountain"):
        assert sorted(land["animals"] for land in LANDS.values() if land["type"] == kind) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("icon", ["puma", "gather"])
def test_one_of_each_icon_per_length_and_per_type(icon):
    with_icon = [land for land in LANDS.values() if land.get("icon") == icon]
    assert sorted(land["turns"] for land in with_icon) == [1, 2, 3]
    assert {land["type"] for land in with_icon} == {"plain", "forest", "mountain"}


def test_four_of_each_length_lie_in_the_piles():
    assert Counter(length for lengths in LENGTHS for length in lengths) == {1: 4, 2: 4, 3: 4}


def test_r2_one_special_of_those_dealt_is_turned_down():
    assert "specials_kept: one less than specials_dealt" in played_with(
        "tomahawk", ("number", "specials_kept", {"value": 1})
    )
