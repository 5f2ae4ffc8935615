"""Whoever has the box corrects rows of data.toml: what follows, and what is refused by name."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from longhouse.core.components import BadComponent
from longhouse.games.northgard.data import DATA
from longhouse.games.northgard.rules import cards

from .corrected import notice

PROGRAM = Path(__file__).with_name("corrected.py")
CORRECTIONS = {
    "card": {
        "fishing": {"collect": 5},
        "bodyguard": {"move": 3, "points": 2},
        "move": {"move": 2},
        "feast": {"parts": ["move", "build"]},
        "trapper": {"fame_for": {"lair": 4}},
    },
    "number": {
        "advanced_per_player": {"value": 3},
        "building_tokens": {"value": 6},
        "units": {"value": 13},
        "unrest_supply": {"value": 8},
    },
}
AS_PRINTED = {
    "food of Fishing": 3,
    "moves of Bodyguard": 1,
    "points of Bodyguard": 1,
    "parts of Feast": ["part:recruit", "part:move", "part:explore", "part:build"],
    "moves of Feast": 1,
    "Trapper": 3,
    "tokens": 7,
    "unrest": 10,
}
CORRECTED = {
    "food of Fishing": 5,
    "moves of Bodyguard": 3,
    "points of Bodyguard": 2,
    "parts of Feast": ["part:move", "part:build"],
    "moves of Feast": 2,
    "row of year 6": [],
    "Trapper": 4,
    "tokens": 6,
    "unrest": 8,
}


def run(corrections):
    """The program in a fresh interpreter that finds the same modules."""
    return subprocess.run(
        [sys.executable, PROGRAM, __package__, json.dumps(corrections), *sys.path],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_figures_as_printed():
    found = notice(__package__)
    assert found | AS_PRINTED == found
    assert len(found["row of year 6"]) == 2


def test_a_corrected_row_changes_what_happens():
    done = run(CORRECTIONS)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found | CORRECTED == found
    assert found["reserve"] == notice(__package__)["reserve"] - 1


def test_an_unknown_word_is_refused_when_the_game_is_imported():
    done = run({"card": {"bodyguard": {"pionts": 1}}})
    assert done.returncode != 0
    assert "BadComponent: card bodyguard: unknown word pionts" in done.stderr


@pytest.mark.parametrize(
    ("number", "value", "why"),
    [("units", 15, "units: 15"), ("unrest_supply", 11, "unrest_supply: 11"), ("trade", 4, "trade: 4")],
)
def test_a_figure_that_there_is_no_room_for_is_refused(number, value, why):
    assert f"BadComponent: {why}" in run({"number": {number: {"value": value}}}).stderr


@pytest.mark.parametrize(
    ("table", "rows", "why"),
    [
        ("die", {"F1": {"choice": True}}, "die: 2 faces with a choice"),
        ("die", {"F3": {"choice": False}}, "die: 0 faces with a choice"),
        ("building", {"silo": {"large": True}}, "building: the small ones come first"),
        ("card", {"merchant": {"pile": "advanced"}}, "card: those of a pile stand together"),
        ("clan", {"bear": {"cards": ["bear", "bear_awakens", "guardian"]}}, "bear.cards: 'guardian' is none of"),
    ],
)
def test_a_row_that_the_rules_cannot_follow_is_refused(table, rows, why):
    assert f"BadComponent: {why}" in run({table: rows}).stderr


@pytest.mark.parametrize(
    ("card", "change", "why"),
    [
        ("outpost", {"at": "moon"}, "at = 'moon' is unknown"),
        ("wolf", {"riders": ["wings"]}, "riders = 'wings' is unknown"),
        ("wolf", {"riders": ["redraw"]}, "riders = 'redraw' is unknown"),
        ("stag", {"extra": "gather"}, "extra = 'gather' is unknown"),
        ("feast", {"parts": ["recruit", "sing"]}, "parts = 'sing' is unknown"),
        ("move", {"recruit": 1}, "recruit and move exclude each other"),
        ("move", {"saves": 1}, "unknown word saves"),
        ("move", {"move": "far"}, "move = 'far' is no number for it"),
        ("move", {"move": -1}, "move = -1 is no number for it"),
        ("conqueror", {"conquer": 2}, "conquer is true or left out"),
        ("resourceful", {"more_for": 4}, "more_for = 4 is no number for it"),
        ("trapper", {"fame_for": {"trap": 1}}, "fame_for = 'trap' is unknown"),
    ],
)
def test_a_row_that_makes_no_sense_is_refused_by_name(card, change, why):
    row = next(row for row in DATA["card"] if row["id"] == card)
    cards.check_row(row)
    with pytest.raises(BadComponent, match=f"^card {card}: {why}"):
        cards.check_row(row | change)


def test_every_card_that_is_played_says_what_it_does():
    silent = {row["id"] for row in DATA["card"] if cards.kind_of(row) == ""}
    assert silent == {row["id"] for row in DATA["card"] if row["pile"] in ("achievement", "unrest")}
