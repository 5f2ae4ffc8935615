"""The cards add up as section 12 says."""

import runpy
from collections import Counter

import pytest

from house.changed_row import played_with
from house.sources import ROOT
from longhouse.core.components import changed
from longhouse.games.tomahawk import data

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


@pytest.mark.parametrize(
    "changes",
    [
        [("number", "hand_size", {"value": 9})],
        [("number", "hand_size", {"value": 7})],
        [("number", "hand_size", {"value": 4})],
        [("number", "hand_size", {"value": 30})],
        [("number", "draw", {"value": 5})],
        [("number", "draw", {"value": 0})],
        [("number", "last_round_with_draw", {"value": 1})],
    ],
)
def test_r55_other_hands_and_draws_are_played_to_the_end(changes):
    assert len(played_with("tomahawk", *changes, games=2)) == 32


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("number", "hand_size", {"value": 3}), "number.hand_size: 3 cards, but 4 are played in round 1"),
        (("number", "draw", {"value": -1}), "number.draw: -1"),
        (("number", "rounds", {"value": 7}), "number.rounds: 7 rounds take 28 cards, but an army has 24"),
        (("number", "rounds", {"value": 0}), "number.rounds: 0 rounds"),
        (("pile", "1", {"lengths": [3, 2]}), "pile.1.lengths: 5 turns in all, but 6 rounds are played"),
        (("pile", "4", {"lengths": [4, 2]}), "pile.4.lengths: from 1 to 3 turns each"),
        (("pile", "1", {"lengths": [3, 1, 3]}), "territory: 5 of 1 turns, but the piles and the bonus need 6"),
        (("special", "cloud", {"value": 11}), "special.cloud.value: it takes the place of a warrior worth 11"),
    ],
)
def test_figures_that_do_not_come_out_are_refused_with_the_sum(change, why):
    assert why in played_with("tomahawk", change)


@pytest.mark.parametrize("change", [("number", "draw", {"value": 5}), ("number", "hand_size", {"value": 7})])
def test_r55_what_is_drawn_before_each_round_follows_from_the_figures(change):
    table, name, fields = change
    with changed([f"{table}.{name}={fields['value']}"]):
        other = runpy.run_path(str(ROOT / "src" / "longhouse" / "games" / "tomahawk" / "data.py"))
    drawn = {"draw": [8, 13, 18, 23, 24, 24], "hand_size": [7, 11, 15, 19, 23, 24]}
    assert list(other["DRAWN"]) == drawn[name]
    assert list(data.DRAWN) == [8, 12, 16, 20, 24, 24]
