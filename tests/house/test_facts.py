"""How many play and for how long is said in one place, and what is written elsewhere agrees with it."""

import re
from pathlib import Path

import pytest

from longhouse import games
from longhouse.cli import main
from longhouse.core.text import LANGUAGES, Text

README = " ".join((Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8").split())
NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}


def facts(name):
    """The fewest and the most players, and the minutes of those that need no setting."""
    game = games.get(name)
    numbers = [*game.seats, *(n for setting in game.settings for seats in setting.seats.values() for n in seats)]
    return (min(numbers), max(numbers)), tuple(game.minutes_with(game.seats[at]) for at in (0, -1))


@pytest.mark.parametrize("name", games.names())
def test_the_readme_says_how_many_play_and_how_long(name):
    title = Text("en", games.get(name).folder / "text").say("game-title")
    said = re.search(rf"\*\*{title}\*\* for (\w+)(?: to (\w+))? \((\d+)(?: to (\d+))? minutes\)", README)
    assert said, title
    players = NUMBERS[said[1]], NUMBERS[said[2] or said[1]]
    assert (players, (int(said[3]), int(said[4] or said[3]))) == facts(name)


@pytest.mark.parametrize(("language", "to"), [("en", "to"), ("fr", "à")])
@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("alone", [False, True])
def test_the_terminal_says_how_many_play_and_how_long(capsys, alone, name, language, to):
    """`longhouse games`, and `longhouse games NAME`."""
    assert main(["games", *([name] if alone else []), "--lang", language, "--plain"]) == 0
    title = Text(language, games.get(name).folder / "text").say("game-title")
    said = capsys.readouterr().out.partition(f"{title}\n")[2]
    numbers = [f"{low} {to} {high}" if low < high else str(low) for low, high in facts(name)]
    first = re.search(r"^(.*) (?:players?|joueurs?), (?:about|environ) (.*) minutes\.$", said, re.MULTILINE)
    assert first, said
    assert [*first.groups()] == numbers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_no_text_says_how_long_it_takes(name, language):
    """`Game.minutes` does; every client prints it."""
    game = games.get(name)
    for vocabulary in ("", *game.vocabularies[1:]):
        text = Text(language, game.folder / "text", vocabulary=vocabulary)
        for message in ("game-tagline", "game-about", "rules-intro"):
            assert not re.search(r"minute|hour\b|hours\b|heure", text.say(message)), message
