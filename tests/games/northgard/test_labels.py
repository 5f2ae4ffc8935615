"""What options are called in a position: by territories, and not by columns and numbers."""

import pytest

from longhouse import games
from longhouse.core.text import Text

GAME = games.get("northgard")


def said(language, match):
    seat = match.deciding()[0]
    text = Text(language, GAME.folder / "text")
    return {option.key: text.say(option.label, match.names, seat) for option in match.options(seat)}


def at_first_cell():
    match = GAME.new(2, 1)
    while match.decision(match.deciding()[0]).kind != "setup-cell":
        seat = match.deciding()[0]
        match.choose(seat, match.options(seat)[0].key)
    return match


@pytest.mark.parametrize(
    ("language", "called"),
    [("en", "Place it north of Solfell"), ("fr", "La poser au nord de Solfell")],
)
def test_a_cell_is_called_by_the_territory_beside_it(language, called):
    assert said(language, at_first_cell())["cell:0,-1"] == called


def test_cells_beside_the_same_territories_are_told_apart():
    match, seen = GAME.new(3, 5), 0
    while not match.over and seen < 40:
        seat = match.deciding()[0]
        if "cell:" in match.options(seat)[0].key:
            labels = list(said("en", match).values())
            assert len(set(labels)) == len(labels)
            seen += 1
        match.choose(seat, match.options(seat)[seen % len(match.options(seat))].key)
    assert seen
