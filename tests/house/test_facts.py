"""How many play and for how long is said in one place, and what is written elsewhere agrees with it."""

import re
from pathlib import Path

import pytest

from longhouse import games
from longhouse.core.text import LANGUAGES, Text

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}


@pytest.mark.parametrize("name", games.names())
def test_the_readme_says_how_many_play(name):
    game = games.get(name)
    title = Text("en", game.folder / "text").say("game-title")
    said = re.search(rf"\*\*{title}\*\* for (\w+)(?: to (\w+))?", README)
    assert said, title
    low, high = NUMBERS[said[1]], NUMBERS[said[2] or said[1]]
    numbers = [*game.seats, *(n for setting in game.settings for seats in setting.seats.values() for n in seats)]
    assert (low, high) == (min(numbers), max(numbers))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_no_text_says_how_long_it_takes(name, language):
    """`Game.minutes` does; every client prints it."""
    game = games.get(name)
    for vocabulary in ("", *game.vocabularies[1:]):
        text = Text(language, game.folder / "text", vocabulary=vocabulary)
        for message in ("game-tagline", "game-about", "rules-intro"):
            assert not re.search(r"minute|hour\b|hours\b|heure", text.say(message)), message
