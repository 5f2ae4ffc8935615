"""Rules that lead elsewhere have another version: matches under way are replayed by the version in their file."""

import json
from dataclasses import replace

import pytest

from house.fingerprint import RECORDED, rules_print
from longhouse import games

NOT_RECORDED = """
Version {version} of the rules of {game} has no fingerprint yet. If you have just raised the version, run
    python tests/house/fingerprint.py --record {game}
    python tests/house/record.py {game}
and commit both with the change of the rules."""

MOVED = """
The same choices lead elsewhere than they did under version {version} of the rules of {game}.
If no rule was meant to change, `python tests/house/equality.py {game}` names the first difference.
If one was: raise `rules_version` in the GAME of games/{game}/__init__.py, and record the new version with
    python tests/house/fingerprint.py --record {game}
    python tests/house/record.py {game}"""


@pytest.mark.parametrize("name", games.names())
def test_rules_that_lead_elsewhere_have_another_version(name):
    game = games.get(name)
    recorded = json.loads(RECORDED.read_text(encoding="utf-8")).get(name, {})
    said = {"game": name, "version": game.rules_version}
    assert game.rules_version in recorded, NOT_RECORDED.format(**said)
    assert rules_print(game) == recorded[game.rules_version], MOVED.format(**said)


def test_a_rule_that_changes_moves_the_fingerprint():
    """Tomahawk without its special cards, whatever the settings say."""
    game = games.get("tomahawk")

    def start(seats, settings, chance, ear):
        return game.start(seats, {**settings, "specials": False}, chance, ear)

    assert rules_print(replace(game, start=start)) != rules_print(game)
