"""Whole games as they were played once: reviewed by people, compared by machine."""

from __future__ import annotations

import pytest

from longhouse.core.game import Game
from longhouse.testing import golden
from longhouse.testing.under_test import INSTALLED

NOT_TOLD = """
{path} is missing. `pytest --longhouse-game {game} --longhouse-record` writes it.
Read it: it is a whole game in words."""

OTHERWISE = """
A game is not told as it was. {difference}
If that is meant: `pytest --longhouse-game {game} --longhouse-record`, and review the difference."""


@pytest.mark.parametrize("game", INSTALLED, ids=lambda game: game.id)
def test_games_are_told_as_before(game: Game, request: pytest.FixtureRequest) -> None:
    for name, playthrough in golden.usual(game).items():
        path = golden.folder_for(game.id) / f"{name}.txt"
        if request.config.getoption("--longhouse-record"):
            golden.write(path, playthrough)
        assert path.exists(), NOT_TOLD.format(path=path, game=game.id)
        difference = golden.first_difference(path, playthrough)
        assert not difference, OTHERWISE.format(difference=difference, game=game.id)
