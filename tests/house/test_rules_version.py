"""Rules that lead elsewhere have another version: the suite of `longhouse.testing`, and that it notices."""

import json
from dataclasses import replace

import pytest

from longhouse import games
from longhouse.testing import chosen, fingerprint
from longhouse.testing.suite.test_rules_version import *  # noqa: F403


@pytest.fixture
def otherwise():
    """Tomahawk without its special cards, whatever the settings say."""
    game = games.get("tomahawk")

    def start(seats, settings, chance, ear):
        return game.start(seats, {**settings, "specials": False}, chance, ear)

    return replace(game, start=start)


def test_a_rule_that_changes_moves_the_fingerprint(otherwise):
    assert fingerprint.rules_print(otherwise) != fingerprint.rules_print(games.get("tomahawk"))


def test_without_another_version_the_complaint_says_what_to_do(otherwise):
    said = fingerprint.complaint(otherwise)
    assert "raise `rules_version` of tomahawk" in said
    assert "pytest --longhouse-game tomahawk --longhouse-record" in said


def test_a_version_without_a_fingerprint_is_named(otherwise):
    said = fingerprint.complaint(replace(otherwise, rules_version="next"))
    assert "Version next of the rules of tomahawk has no fingerprint yet" in said
    assert "--longhouse-record" in said


def test_a_fingerprint_is_written_once_and_never_overwritten(otherwise, monkeypatch, tmp_path):
    path = tmp_path / "rules_versions.json"
    monkeypatch.setattr(fingerprint, "recorded_in", lambda game: path)
    assert fingerprint.record(games.get("tomahawk"))
    before = path.read_bytes()
    assert not fingerprint.record(otherwise)
    assert path.read_bytes() == before
    assert fingerprint.record(replace(otherwise, rules_version="next"))
    assert set(json.loads(path.read_text(encoding="utf-8"))) == {games.get("tomahawk").rules_version, "next"}
    assert fingerprint.complaint(replace(otherwise, rules_version="next")) == ""


def test_every_version_that_ever_was_is_still_known():
    """Versions count up, so every one before the present one has its line."""
    for game in chosen.installed():
        versions = [str(number) for number in range(1, int(game.rules_version) + 1)]
        assert sorted(fingerprint.recorded(game), key=int) == versions
