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
    match = whole.game.new(position=whole.state_after(choices[-20]).dump(), names=("Anna", "Fox"), seed=1)
    luck = random.Random(2)
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
    assert len(re.findall(r"luck [+−]?\d+, own\s+moves [+−]?\d+, others’\s+moves [+−]?\d+", done.stdout)) == 2
    assert "2 simulations" in done.stdout
    assert re.search(r"Luck\s+may\s+be\s+(one\s+win|\d+\s+wins)\s+more\s+or\s+less", done.stdout)
    _opens_at_every_moment(longhouse, done.stdout)
    found = json.loads(kept.read_text(encoding="utf-8"))
    assert len(found["curves"]) == found["seats"] == 2
    assert len(found["mistakes"]) <= 5


def _opens_at_every_moment(longhouse: Longhouse, told: str) -> None:
    """Each mistake names a command; it begins with the table before that choice, and tells the choice next."""
    commands = [line.split() for line in re.findall(r"^ +Watch it: longhouse (.+)$", told, re.MULTILINE)]
    assert commands
    for command in commands:
        shown = longhouse.run(*command, answers=["", "q"])
        assert shown.returncode == 0, shown.stderr
        assert f"just before move {command[command.index('--at') + 1]}" in shown.stdout
        assert shown.stdout.count("Enter: continue") == 2
    wrong = longhouse.run("replay", commands[0][1], "--at", "999")
    assert wrong.returncode == 2
    assert "no move 999" in wrong.stderr


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
    assert "Only a finished game can be analysed" in done.stderr
    assert longhouse.run("analyse").returncode == 2
