"""What decided where the points were equal, and where a match stands."""

import re
from pathlib import Path

import pytest

from longhouse import games
from longhouse.core.match import Match
from longhouse.core.ranking import Decided, decided
from longhouse.core.settings import complete
from longhouse.core.text import LANGUAGES, Text

GOLDEN = Path(__file__).parents[1] / "golden"


def test_the_first_difference_between_the_two_best_decides():
    assert decided([(0, 5, 2), (0, 5, 3), (0, 4, 9)]) == Decided(by=2, seat=1, most=3, least=2)
    assert decided([(0, 5), (0, 5), (0, 1)]) is None
    assert decided([(3,)]) is None


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("tribes-2-tie-broken", "tie-(?!won)"),
        ("tribes-4-tie-broken", "tie-(?!won)"),
        ("tribes-2-won", "tie-won"),
        ("tribes-3-shared", ""),
        ("wendake-tie-broken-by-turn-order", "tie-order"),
        ("wendake-won-by-points", ""),
        ("tomahawk-draw-broken-by-hunter", "tie-(animals|territories)"),
        ("tomahawk-draw-shared", ""),
        ("northgard-won-by-fame", ""),
    ],
)
def test_a_result_says_what_decided_where_points_did_not(file, said):
    match = Match.load(GOLDEN / f"{file}.jsonl")
    result = match.result()
    if not said:
        assert result.tie is None
        return
    assert result.tie is not None
    assert re.match(said, result.tie.id)
    assert result.ranks.count(1) == 1
    for language in LANGUAGES:
        words = Text(language, match.game.folder / "text").say(result.tie, ["Anna", "Ben", "Cleo", "Dora"], None)
        assert words != result.tie.id
        assert "{" not in words


@pytest.mark.parametrize("name", games.names())
def test_a_match_says_where_it_stands(name):
    game = games.get(name)
    match = game.new(seed=1)
    seen = set()
    for _ in range(400):
        chapter = game.chapter(match.state)
        if chapter is not None:
            seen.add(chapter.name.id)
        assert len(game.standing(game.view(match.state, None))) in (0, match.seats)
        if match.over or len(seen) > 1:
            break
        seat = match.deciding()[0]
        match.choose(seat, match.options(seat)[0].key)
    assert len(seen) > 1, seen


@pytest.mark.parametrize("name", games.names())
def test_a_first_game_has_settings_that_exist(name):
    game = games.get(name)
    assert game.first_game
    settings = complete(game.settings, game.first_game)
    assert game.seats_with(settings) == game.seats


@pytest.mark.parametrize("name", games.names())
def test_more_players_never_take_less_time(name):
    game = games.get(name)
    times = [game.minutes_with(seats) for seats in game.seats]
    assert times == sorted(times)
    assert times[0] == game.minutes
