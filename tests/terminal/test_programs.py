"""Programs of one's own at the table: `longhouse play`, `watch` and `arena` with ./mybot."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from web.tools import node_and_npm

from .conftest import Longhouse

ROOT = Path(__file__).parents[2]
PYTHON = f"{sys.executable} -S {ROOT / 'examples' / 'bots' / 'first.py'}"
STRANGE = f"{sys.executable} {ROOT / 'tests' / 'bots' / 'strange.py'}"


def flat(words: str) -> str:
    return " ".join(words.split())


def node() -> str:
    return f"{node_and_npm()[0]} {ROOT / 'examples' / 'bots' / 'first.mjs'}"


def test_one_plays_against_a_program(longhouse: Longhouse) -> None:
    done = longhouse.run("play", "tomahawk", "--seats", f"you:Ann,{PYTHON}", "--seed", "5", answers=["1"] * 80)
    assert done.returncode == 0
    assert f"Tomahawk: you against First ({PYTHON})" in flat(done.stdout)
    assert "The game is over" in done.stdout
    assert "plays on in its place" not in done.stdout


def test_programs_in_two_languages_play_each_other(longhouse: Longhouse) -> None:
    done = longhouse.run("watch", "tomahawk", "--seats", f"{node()},{PYTHON}", "--seed", "5")
    assert done.returncode == 0
    assert "The game is over" in done.stdout
    assert "plays on in its place" not in done.stdout


@pytest.mark.parametrize(
    ("what", "language", "said"),
    [
        ("die", "en", "(it exited (code 3) without answering). Brave plays on in its place."),
        ("rubbish", "en", "(it answered “let me think” instead of a JSON object). Brave"),
        ("hang", "fr", "(il n’a pas répondu en 0.55 s). Brave continue à sa place."),
    ],
)
def test_a_program_that_fails_loses_its_seat_and_never_the_table(
    longhouse: Longhouse, what: str, language: str, said: str
) -> None:
    limit = {"LONGHOUSE_BOT_SECONDS": "0.5"} if what == "hang" else {}
    seats = ("--seats", f"you:Ann,{STRANGE} {what} 0", "--seed", "5", "--lang", language)
    done = longhouse.run("play", "tomahawk", *seats, answers=["1"] * 80, **limit)
    assert done.returncode == 0
    if what != "hang" or "1.5 s" not in done.stdout:  # where Python takes that long to start, it is said so
        assert said in flat(done.stdout.replace("\u00a0", " "))
    assert ("The game is over" if language == "en" else "La partie est finie") in done.stdout
    assert done.stdout.count("Brave") < 5


def test_a_program_that_is_not_there_is_refused(longhouse: Longhouse) -> None:
    for command in (
        ["play", "--seats", "you,./nobot"],
        ["watch", "--seats", "brave,./nobot"],
        ["arena", "--bots", "./nobot"],
    ):
        done = longhouse.run(command[0], "tomahawk", *command[1:])
        assert done.returncode == 2
        assert "“./nobot” cannot be started" in flat(done.stderr)


def test_a_command_in_a_file_is_not_started(longhouse: Longhouse, tmp_path: Path) -> None:
    """Whoever is sent a match and goes on with it must not start what somebody wrote into it."""
    notes = tmp_path / "notes"
    command = f"{STRANGE} scribe 1000"
    longhouse.run("play", "tomahawk", "--seats", f"you,{command}", answers=["1"] * 3, STRANGE_NOTES=str(notes))
    assert notes.exists()
    notes.unlink()
    path = longhouse.tables / "tomahawk-1.jsonl"
    assert json.loads(path.read_text().splitlines()[0])["players"] == ["", command]
    said = longhouse.run("play", "--resume", "tomahawk-1", answers=["1"] * 80, STRANGE_NOTES=str(notes))
    assert "which is not started automatically: Brave plays instead." in flat(said.stdout)
    assert "The game is over" in said.stdout
    assert not notes.exists()


def test_a_program_plays_on_when_it_is_named_again(longhouse: Longhouse, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    command = f"{STRANGE} scribe 1000"
    longhouse.run("play", "tomahawk", "--seats", f"you,{command}", answers=["1"] * 3)
    again = ("play", "--resume", "tomahawk-1", "--seats", f"you,{command}")
    said = longhouse.run(*again, answers=["1"] * 80, STRANGE_NOTES=str(notes)).stdout
    assert "not started automatically" not in flat(said)
    lines = [json.loads(line) for line in notes.read_text().splitlines()]
    assert lines[-1]["say"] == "end"
    assert sorted(lines[-1]["ranks"]) in ([1, 1], [1, 2])


def test_the_arena_says_which_programs_have_failed(longhouse: Longhouse, tmp_path: Path) -> None:
    bots = f"{STRANGE} die 3,{PYTHON}"
    kept = ("--games", "2", "--jobs", "1", "--keep", str(tmp_path / "games"))
    for _ in range(2):  # the second time they are only read
        done = longhouse.run("arena", "tomahawk", "--bots", bots, *kept)
        assert done.returncode == 0
        assert "crashed in 2 of these games and Brave played on for it" in flat(done.stdout)
        assert "it exited (code 3)" in flat(done.stdout)


def test_the_arena_plays_programs_in_several_processes(longhouse: Longhouse) -> None:
    done = longhouse.run("arena", "tomahawk", "--bots", f"{node()},{PYTHON}", "--games", "4", "--jobs", "2")
    assert done.returncode == 0
    assert "failed" not in done.stdout
    assert "A game takes" in done.stdout
