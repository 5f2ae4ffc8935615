"""`goal`: what wins, how far everybody is and what threatens, as the browser always shows it."""

import random

import pytest

from longhouse import games
from longhouse.core.text import LANGUAGES, Text
from longhouse.terminal.input import Interpreter

GAMES = [games.get(name) for name in ("northgard", "tomahawk", "tribes", "wendake")]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def played(game, choices, seats=2, **settings):
    """A match after some choices by chance."""
    match = game.new(seats, "goal", {**game.first_game, **settings}, names=("Anna", "Fox", "Otter")[:seats])
    luck = random.Random(3)
    while not match.over and len(match.entries) < choices:
        seat = match.deciding()[0]
        match.choose(seat, luck.choice(match.options(seat)).key)
    return match


def goal(match, seat=0, language="en", width=80):
    text = Text(language, match.game.folder / "text")
    return list(match.game.sheets["goal"](match.view(seat), text, match.names, width))


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("choices", [0, 60, 100_000])
def test_it_can_be_said_at_any_time(game, language, choices):
    match = played(game, choices)
    for seat in (0, 1, None):
        lines = goal(match, seat, language)
        assert lines
        assert all(len(line) <= 80 for line in lines)
        assert not any("{" in line or "None" in line for line in lines)
        assert len(goal(match, seat, language, width=0)) <= len(lines)


@each_game
@pytest.mark.parametrize("word", ["goal", "but"])
def test_it_is_a_word_that_can_be_typed(game, word):
    assert Interpreter(game).read(word) == ("sheet", "goal")


def test_tomahawk_says_who_leads_and_what_is_left():
    game = games.get("tomahawk")
    match = game.new(2, "goal", game.first_game, names=("Anna", "Fox"))
    said = " ".join(goal(match))
    assert "Most points after round 6 wins." in said
    assert "You: 0 points, 0 animals" in said
    assert "Tied at 0. 6 rounds left" in said
    over = played(game, 100_000)
    scores = over.result().scores
    assert f"You: {scores[0]} points" in " ".join(goal(over))
    assert "won by" in " ".join(goal(over))
    assert "+3 for most" in " ".join(goal(played(game, 60, bonus_animal=True)))


def position(name, table, step=0):
    """The match of a lesson: a written position."""
    from longhouse.learn.lesson import chapter
    from longhouse.learn.teacher import Teacher

    game = games.get(name)
    return Teacher(game, chapter(game, table), step, ("Anna", "Fox")).match


def test_northgard_warns_of_strongholds():
    match = position("northgard", "winter", 1)
    said = " ".join(goal(match))
    assert "3 strongholds" in said
    assert "Fox: 31 fame" in said
    assert "Strongholds: 2 of 3." in said
    assert "You need one more stronghold" in said
    assert "Anna needs one more stronghold" in " ".join(goal(match, 1))


def test_wendake_counts_the_lower_tracks():
    match = position("wendake", "balance")
    said = " ".join(goal(match))
    assert "You: 3 + 2 = 5." in said
    assert "Fox is 4 ahead." in said
    assert "You are 4 ahead." in " ".join(goal(match, 1))


def test_tribes_names_what_is_still_missing():
    match = position("tribes", "wagon", 1)
    said = " ".join(goal(match))
    assert "The first player with 4 horses and all four trophies wins." in said
    assert "You: 2 of 4 horses, hide trophy and gold trophy." in said
    assert "Fox: 2 of 4 horses, no trophy." in said
    assert "2 chevaux sur 4" in " ".join(goal(match, language="fr"))
