"""No game tells a secret: the mirrors along self-play, for every seat and for the spectator."""

from __future__ import annotations

import pytest
from hypothesis import given

from longhouse.core.game import Game
from longhouse.testing.mirrors import leak_in_deals, leaks_in_game
from longhouse.testing.tables import Table, tables
from longhouse.testing.under_test import GAMES


@given(tables())
def test_no_mirror_finds_a_leak(table: Table) -> None:
    game, settings, seats, seed = table
    assert list(leaks_in_game(game, seed, settings, seats, looks=40)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_deals_that_look_alike_are_told_alike(game: Game) -> None:
    """Of a setting with many values a few are enough."""
    assert leak_in_deals(game) is None
    for setting in game.settings:
        for value in setting.values[:: 1 + len(setting.values) // 6]:
            assert leak_in_deals(game, {setting.name: value}, deals=100) is None
