"""Worlds that a seat holds possible: the suite of `longhouse.testing`, for all installed games and the toy."""

import pytest

from longhouse.testing.chosen import said_of
from longhouse.testing.suite.test_determinize import *  # noqa: F403
from longhouse.testing.under_test import GAMES
from longhouse.testing.worlds import (
    ALWAYS_TRUE,
    EXCUSED,
    NEVER_FILLED,
    hidden_cells,
    layout_of,
    secret_zones,
    told_by_worlds,
)


def telling(name):
    """Worlds in which one secret zone is the true one."""

    def imagine(state, side, chance):
        world = state.determinize(side, chance)
        for at in hidden_cells(state, side).get(name, ()):
            world.cells[at] = state.cells[at]
        return world

    return imagine


def kept_secret(game):
    return sorted(set(secret_zones(layout_of(game))) - set(said_of(game.id).get("same_in_every_world", ())))


WITH_ZONES = [game for game in GAMES if layout_of(game) is not None]
SECRETS = [(game, name) for game in WITH_ZONES for name in kept_secret(game)]


@pytest.mark.parametrize(("game", "name"), SECRETS, ids=lambda one: getattr(one, "id", one))
def test_a_secret_zone_that_worlds_tell_is_found(game, name):
    excused = [other for other in secret_zones(layout_of(game)) if other != name]
    found = told_by_worlds(game, excused, telling(name), looks=3, worlds=20)
    assert found[name] == ALWAYS_TRUE


def test_a_reason_for_a_zone_that_differs_is_refused():
    game = next(game for game in WITH_ZONES if game.id == "tomahawk")
    assert told_by_worlds(game, ["hand"])["hand"] == EXCUSED


def test_a_zone_that_no_game_fills_is_named():
    game = next(game for game in WITH_ZONES if game.id == "tribes")
    assert told_by_worlds(game, games=0) == {"chosen": NEVER_FILLED}
