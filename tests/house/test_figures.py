"""Every figure in `data.toml` counts: whoever corrects one changes the game. See `figures.py`."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from house import figures

SCRIPT = Path(figures.__file__)
SAMPLE = 25
"""Figures of each game that a quick run tries: others whenever the data file changes. A long run tries all."""
WHOLE = os.environ.get("HYPOTHESIS_PROFILE") == "long"


def run(*arguments):
    """In a process of its own, which has not imported the game."""
    done = subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, cwd=SCRIPT.parent, timeout=300, check=False
    )
    assert done.stdout, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("name", figures.known_games())
def test_every_figure_changes_a_game_or_is_for_show(name):
    sample = [] if WHOLE else ["--sample", str(SAMPLE)]
    inert = run(str(SCRIPT), name, "--json", *sample)[name]
    assert not inert, "these may be changed and nothing happens: use them in the rules, or say why they are for show"


@pytest.mark.parametrize("name", figures.known_games())
def test_whatever_is_for_show_is_there_and_has_a_reason(name):
    data = figures.data_of(name)
    known = [one.name(data) for one in figures.figures(data)]
    for pattern, reason in figures.FOR_SHOW.get(name, {}).items():
        assert reason
        assert any(figures.re.fullmatch(pattern, one) for one in known), f"no figure is called {pattern}"


PLANTED = """
import json, figures
data = figures.data_of("tomahawk")
data["number"].append({"id": "feathers", "value": 3, "source": "designed"})
chosen = [one for one in figures.figures(data) if one.name(data) in %r]
found = figures.verdicts("tomahawk", chosen, data, 2)
print(json.dumps({one.name(data): verdict for one, verdict in found.items()}))
"""


def test_a_figure_that_nobody_reads_is_found():
    names = ["number.feathers.value", "number.bonus_points.value", "warrior.04c.hair", "number.rounds.value"]
    found = run("-c", PLANTED % names)
    assert found.pop("number.feathers.value") == "inert"
    assert set(found) == set(names[1:])
    assert "inert" not in found.values()


def test_a_change_is_a_small_one():
    data = {
        "card": [
            {"id": "raid", "steps": 3, "land": "hill", "attack": True, "cost": ["bow", "axe"], "source": "rulebook"},
            {"id": "trail", "steps": 4, "land": "lake", "attack": False, "cost": [], "source": "rulebook"},
        ]
    }
    listed = {one.name(data): figures.changes(data, one) for one in figures.figures(data)}
    assert listed == {
        "card.raid.steps": [4, 2, 1, 8],
        "card.raid.land": ["lake"],
        "card.raid.attack": [False],
        "card.raid.cost[0]": ["axe"],
        "card.raid.cost[1]": ["bow"],
        "card.trail.steps": [5, 3, 2, 9],
        "card.trail.land": ["hill"],
        "card.trail.attack": [True],
    }
