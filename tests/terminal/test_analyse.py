"""`longhouse analyse`: a finished match, in both languages, with bars and without; what runs is refused."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from longhouse.core.match import Match

from .conftest import NO_BREAK, Longhouse

GOLDEN = Path(__file__).parents[1] / "golden" / "northgard-won-by-fame.jsonl"
QUICK = ("--simulations", "2")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The last few choices of a match, played at random."""
    whole = Match.load(GOLDEN)
    choices = [entry.n for entry in whole.entries if entry.do == "choose"]
    match = whole.game.new(position=whole.state_after(choices[-8]).dump(), names=("Anna", "Fox"), seed=1)
    luck = random.Random(1)
    while not match.over:
        seat = match.deciding()[0]
        match.choose(seat, luck.choice(match.options(seat)).key)
    match.save(tmp_path / "match.jsonl")
    return tmp_path / "match.jsonl"


def test_chances_luck_and_mistakes_are_told(longhouse: Longhouse, file: Path, tmp_path: Path) -> None:
    kept = tmp_path / "analysis.json"
    done = longhouse.run("analyse", str(file), *QUICK, "--json", str(kept))
    assert done.returncode == 0, done.stderr
    assert "Chances of winning" in done.stdout
    assert len(re.findall(rf"[▁▂▃▄▅▆▇█]{{40}}  (?:0|50|100){NO_BREAK}%", done.stdout)) == 2
    assert len(re.findall(r"luck [+−]?\d+, own choices [−]?\d+, the\s+others’ choices [+]?\d+", done.stdout)) == 2
    assert "2 simulations" in done.stdout
    found = json.loads(kept.read_text(encoding="utf-8"))
    assert len(found["curves"]) == found["seats"] == 2
    assert len(found["mistakes"]) <= 5


def test_in_french_without_bars(longhouse: Longhouse, file: Path) -> None:
    done = longhouse.run("analyse", str(file), *QUICK, "--lang", "fr", "--plain")
    assert done.returncode == 0, done.stderr
    assert "Chances de gagner" in done.stdout
    assert not re.search("[▁▂▃▄▅▆▇█]", done.stdout)
    assert not re.search(r"\b(the|luck|choice|games)\b", done.stdout)
    assert not re.search(r"(analyse|option|noun|reason)-[a-z]", done.stdout)


def test_a_match_that_runs_is_refused(longhouse: Longhouse) -> None:
    longhouse.run("play", "northgard", "--seats", "you,random", "--seed", "1", answers=["quit"])
    done = longhouse.run("analyse", "northgard-1")
    assert done.returncode == 2
    assert "Only a match that is over is analysed" in done.stderr
    assert longhouse.run("analyse").returncode == 2
