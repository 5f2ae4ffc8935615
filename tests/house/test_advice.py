"""What lessons and coach cards advise is true: whoever follows it beats chance. See `advice.py`.

A quick run plays some games with all advice together; `make test-long` 400, and as many with each piece alone.
"""

import os

import pytest

from house.advice import ADVICE, Asked, Follower, share
from longhouse import games
from longhouse.core.chance import FastChance
from longhouse.core.text import LANGUAGES
from longhouse.learn.lesson import folder_of
from longhouse.testing.fluent_files import read

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"
TOGETHER, ALONE = (400, 400) if LONG else (20, 0)
TAUGHT_WINS = 0.65
DOES_NOT_LOSE = 0.45
"""Of 400 games chance wins between 45 and 55 % against itself."""
PIECES = [(name, title) for name, found in ADVICE.items() for title in found]
SELDOM = {"upgrade": "three lore are rare where cards are played by chance"}
"""Advice that some random games may not ask for."""

each_game = pytest.mark.parametrize("name", sorted(ADVICE))


@each_game
def test_whoever_is_taught_beats_chance(name):
    assert share(games.get(name), tuple(ADVICE[name].values()), TOGETHER) >= TAUGHT_WINS


@pytest.mark.skipif(not LONG, reason="only many games can tell whether one piece of advice loses")
@pytest.mark.parametrize(("name", "title"), PIECES)
def test_no_advice_loses(name, title):
    assert share(games.get(name), (ADVICE[name][title],), ALONE) >= DOES_NOT_LOSE


@each_game
def test_all_advice_is_asked_for_and_leaves_something(name):
    """A policy that never has anything to say would pass everything."""
    game, met = games.get(name), set()
    for seed in range(4):
        state, chance = game.new(2, f"met {seed}", game.first_game).state, FastChance(seed)
        players = Follower(tuple(ADVICE[name].values()), seed), Follower((), seed)
        while not state.is_over():
            seat = state.deciding()[0]
            asked = Asked(game, state, seat)
            for title, one in ADVICE[name].items():
                left = one.follow(asked)
                assert set(left) <= set(asked.keys), title
                met |= {title} if 0 < len(left) < len(asked.keys) else set()
            state.apply(seat, players[seat].choose(game, state, seat), chance)
    assert set(ADVICE[name]) - met - set(SELDOM) == set()


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_somewhere(name, language):
    known = read(folder_of(games.get(name)) / f"{language}.ftl").messages
    assert [said for one in ADVICE[name].values() for said in one.says if said not in known] == []
