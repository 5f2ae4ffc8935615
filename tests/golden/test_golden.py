"""Whole games as they were played once: reviewed by people, compared by machine."""

import pytest

from golden.playthroughs import ENDINGS, FOLDER, PLAYTHROUGHS
from longhouse import games
from longhouse.core.match import Match
from longhouse.testing import golden
from longhouse.testing.selfplay import sides


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_told_as_before(name):
    """If this change is meant: python tests/golden/regenerate.py, and review the difference."""
    assert golden.first_difference(FOLDER / f"{name}.txt", PLAYTHROUGHS[name]) == ""


@pytest.mark.parametrize("name", ENDINGS)
def test_a_finished_match_is_still_what_its_seed_and_the_rules_lead_to(name):
    path = FOLDER / f"{name}.jsonl"
    assert Match.verify(path) > 20


@pytest.mark.parametrize("name", ENDINGS)
def test_a_finished_match_still_ends_the_way_it_did(name):
    path = FOLDER / f"{name}.jsonl"
    match = Match.load(path)
    assert match.over
    assert ENDINGS[name].is_it(match)
    assert match.seats == (ENDINGS[name].seats or match.game.seats[0])
    for setting, value in ENDINGS[name].settings.items():
        assert match.settings[setting] == value
    *_, last = Match.replay(path)
    assert last.state.dump() == match.state.dump()
    assert all(match.events(side) for side in sides(match))


def test_every_golden_file_belongs_to_something():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PLAYTHROUGHS)
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(ENDINGS)


def test_every_installed_game_has_a_playthrough_for_every_number_of_players():
    told = {(one.game, name.split("-")[1]) for name, one in PLAYTHROUGHS.items()}
    for name in games.names():
        assert {(name, str(seats)) for seats in games.get(name).seats} <= told
