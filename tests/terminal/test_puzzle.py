"""`longhouse puzzle`: today's, another day's, one by name; solved, wrong, shown, left."""

from __future__ import annotations

import datetime
import json
import re

import pexpect
import pytest

from longhouse import games
from longhouse.learn.puzzle import of_day, puzzles
from longhouse.learn.teacher import Teacher

from .conftest import Longhouse


def test_solving_one(longhouse: Longhouse) -> None:
    done = longhouse.run("puzzle", "tomahawk/0001", answers=["1", "2", "2", "1", ""])
    assert done.returncode == 0
    said = done.stdout
    assert "Tomahawk, puzzle 0001" in said
    assert "Puzzle 0001, level 1 of 3" in said
    assert "Win, whatever Fox plays" in said
    assert "You win whatever Fox plays." in said
    assert "Solved at the first try." in said
    assert re.search(r"Level 1: 1 of \d+ solved at the first try", said)
    assert "There is a new puzzle tomorrow: longhouse puzzle" in said
    assert json.loads((longhouse.home / "learned.json").read_text())["tomahawk"]["puzzle-0001"]["done"]
    assert "You have solved this one before." in longhouse.run("puzzle", "tomahawk/0001").stdout
    assert "✓" not in longhouse.run("learn").stdout, "a puzzle is no lesson"


def test_another_choice_is_answered_and_not_taken(longhouse: Longhouse) -> None:
    said = longhouse.run("puzzle", "tomahawk/0001", answers=["3"]).stdout
    assert "Fox can answer that. Try something else." in said
    assert "You place" not in said
    assert "Try again any time: longhouse puzzle tomahawk/0001" in said
    kept = json.loads((longhouse.home / "learned.json").read_text())["tomahawk"]["puzzle-0001"]
    assert (kept["done"], kept["first"]) == (False, "wrong")
    said = longhouse.run("puzzle", "tomahawk/0001", answers=["1", "2", "2", "1", ""]).stdout
    assert "Solved, but not at the first try." in said
    assert re.search(r"Level 1: 0 of \d+ solved at the first try", said)


@pytest.mark.parametrize(("language", "word"), [("en", "Year"), ("fr", "Année")])
def test_the_part_of_the_match_is_not_the_lesson_of_the_same_name(longhouse: Longhouse, language, word) -> None:
    """Wendake has a chapter of lessons that is called "year"."""
    one = puzzles(games.get("wendake"))[0]
    assert one.where is not None
    said = longhouse.run("puzzle", "wendake/0001", "--lang", language, "--plain").stdout
    assert f"{word} {one.where.args['now']}. " in said


def test_show_u_and_plain_french(longhouse: Longhouse) -> None:
    answers = ["montrer", "u", "montrer", "montrer", "montrer", "montrer", ""]
    said = longhouse.run("puzzle", "tomahawk/0008", "--lang", "fr", "--plain", answers=answers).stdout
    assert "Tomahawk, problème 0008" in said
    assert "Problème 0008, niveau 3 sur 3" in said
    assert said.count("Essayez autre chose.") == 1
    assert "Vous gagnez quoi que Renard joue." in said
    assert "La solution a été montrée" in said
    kept = json.loads((longhouse.home / "learned.json").read_text())["tomahawk"]["puzzle-0008"]
    assert (kept["done"], kept["first"]) == (False, "shown")
    assert "┌" not in said


def test_the_puzzle_of_a_day_and_of_today(longhouse: Longhouse) -> None:
    every = [games.get(name) for name in games.names()]
    for day in ("2026-11-16", "2026-11-17", "2027-02-28"):
        wanted = of_day(datetime.date.fromisoformat(day), every)
        assert wanted is not None
        assert f"puzzle {wanted.id}" in longhouse.run("puzzle", "--date", day).stdout
    days = (datetime.date.today(), datetime.date.today() + datetime.timedelta(days=1))  # midnight may pass meanwhile
    known = [one.id for one in (of_day(day, every) for day in days) if one is not None]
    said = longhouse.run("puzzle").stdout
    assert any(f"puzzle {name}" in said for name in known)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("nothing",), "games with puzzles: "),
        (("tomahawk/nothing",), "puzzle-nothing"),
        (("chess/0001",), "chess"),
        (("--date", "yesterday"), "“yesterday” is not a date"),
        (("tomahawk", "--date", "2026-11-16"), "not both"),
    ],
)
def test_misuse_is_answered(longhouse: Longhouse, words: tuple[str, ...], said: str) -> None:
    done = longhouse.run("puzzle", *words)
    assert done.returncode == 2
    assert said in done.stderr


def test_without_puzzles_it_says_so(monkeypatch, capsys, tmp_path) -> None:
    from longhouse.cli import main

    monkeypatch.setenv("LONGHOUSE_HOME", str(tmp_path))
    monkeypatch.setenv("LONGHOUSE_LANG", "en")
    monkeypatch.setattr("longhouse.terminal.puzzle.of_day", lambda _day, _games: None)
    assert main(["puzzle"]) == 2
    assert "No installed game has puzzles" in capsys.readouterr().err


def test_ctrl_c_leaves(longhouse: Longhouse) -> None:
    child = longhouse.sit_down("tomahawk/0002", command="puzzle")
    child.expect("> $")
    child.sendintr()
    child.expect("longhouse puzzle tomahawk/0002")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130


def every_fifth():
    """Opening one takes a moment; that all of them can be read and played is tested with the puzzles themselves."""
    return [one for name in games.names() for one in puzzles(games.get(name))[::5]]


def test_a_best_choice_is_judged_and_the_next_one_is_named(longhouse: Longhouse) -> None:
    """A game's name alone asks for its first puzzle that is not solved."""
    first, second = puzzles(games.get("tribes"))[:2]
    keys = [option.key for option in Teacher(games.get("tribes"), first.chapter, 0).match.options(0)]
    wrong = max(first.lost, key=lambda key: first.lost[key])
    numbers = [str(keys.index(key) + 1) for key in (wrong, first.solution[0].split(" / ")[0])]
    said = longhouse.run("puzzle", "tribes", "--plain", answers=[*numbers, ""]).stdout
    assert f"Tribes, puzzle {first.id}" in said
    assert f"That wins about {first.lost[wrong]} games fewer in a hundred." in said
    assert f"The next best move wins about {first.gap} games fewer in a hundred." in said
    assert "Solved, but not at the first try." in said
    assert f"longhouse puzzle tribes/{second.id}" in said
    assert f"Tribes, puzzle {second.id}" in longhouse.run("puzzle", "tribes").stdout


def test_a_level_of_a_game_has_its_next_puzzle(longhouse: Longhouse) -> None:
    hard = next(one for one in puzzles(games.get("wendake")) if one.level == 3)
    assert f"Wendake, puzzle {hard.id}" in longhouse.run("puzzle", "wendake/3").stdout
    kept = {"wendake": {f"puzzle-{hard.id}": {"table": 0, "step": 0, "done": True}}}
    longhouse.home.mkdir(exist_ok=True)
    (longhouse.home / "learned.json").write_text(json.dumps(kept))
    said = longhouse.run("puzzle", "wendake/3").stdout
    assert f"Wendake, puzzle {hard.id}" not in said, "as it was stored before, it is solved"
    assert "level 3 of 3" in said


def test_puzzles_of_all_games_open(monkeypatch, capsys, tmp_path) -> None:
    from longhouse.cli import main

    monkeypatch.setenv("LONGHOUSE_HOME", str(tmp_path))
    monkeypatch.setenv("LONGHOUSE_LANG", "en")
    monkeypatch.setattr("builtins.input", lambda *_: (_ for _ in ()).throw(EOFError))
    for one in every_fifth():
        assert main(["puzzle", f"{one.game}/{one.id}"]) == 0
        assert f"Puzzle {one.id}, level {one.level} of 3" in capsys.readouterr().out
