"""Every rule has a test that carries its number, and everything that can happen happens in random games."""

from __future__ import annotations

import pytest

from longhouse.core.game import Game
from longhouse.testing.chosen import folder_of_tests
from longhouse.testing.rule_coverage import coverage, missing_in
from longhouse.testing.under_test import INSTALLED


@pytest.mark.parametrize("game", INSTALLED, ids=lambda game: game.id)
def test_every_rule_has_a_test_and_every_event_happens(game: Game) -> None:
    """A test carries the numbers of its rules in its name: test_r3_the_highest_card_wins."""
    missing = missing_in(coverage(game.id, 250))
    assert not missing, f"{game.id}: {missing}. Looked for test_*.py in {folder_of_tests(game.id)}"
