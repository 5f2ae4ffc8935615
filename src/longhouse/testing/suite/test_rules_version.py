"""Rules that lead elsewhere have another version: matches under way are replayed by the version in their file."""

from __future__ import annotations

import pytest

from longhouse.core.game import Game
from longhouse.testing import fingerprint
from longhouse.testing.under_test import INSTALLED


@pytest.mark.parametrize("game", INSTALLED, ids=lambda game: game.id)
def test_rules_that_lead_elsewhere_have_another_version(game: Game, request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--longhouse-record"):
        fingerprint.record(game)
    complaint = fingerprint.complaint(game)
    assert not complaint, complaint
