"""`longhouse new-game`: the package it writes is installed as anybody would, and all of the house works with it."""

import re
import subprocess
import sys
import time

import pytest

from examples.installed import NEW as NAME
from examples.installed import PYTEST, ROOT, passed, run, surroundings
from longhouse.core.errors import NewGameRefused
from longhouse.core.text import LANGUAGES, Text
from longhouse.new_game.writing import check, files, words_for

PATIENCE = 120
MESSAGE_ID = r"\b(noun|event|table|option|prompt|score|setting|zone|why)-[a-z]"


@pytest.fixture
def project(new_project):
    """What the command writes."""
    return new_project


@pytest.fixture
def outside(new_environment):
    """It, installed."""
    return new_environment


def test_it_is_read_in_one_sitting(project):
    code = (project / NAME / "__init__.py").read_text(encoding="utf-8").splitlines()
    assert len(code) <= 220
    assert max(map(len, code)) <= 120
    assert len(list((project / NAME).rglob("*.py"))) == 1


def test_nothing_of_the_template_is_left(project):
    for path in project.rglob("*"):
        assert "@" not in path.name
        assert not path.name.endswith(".in")
        if path.is_file():
            assert not re.search(r"@\w+@", path.read_text(encoding="utf-8")), path


def test_its_code_is_in_form_and_typed(project, outside, tmp_path):
    assert run(outside, "ruff", "check", "--config", str(ROOT / "pyproject.toml"), NAME, cwd=project)
    run(outside, "ruff", "format", "--check", "--config", str(ROOT / "pyproject.toml"), ".", cwd=project)
    types = {**outside, "PYTHONPATH": "", "MYPYPATH": str(ROOT / "src")}
    run(types, "mypy", "--strict", "--follow-imports", "silent", "--cache-dir", str(tmp_path), NAME, cwd=project)


def test_its_own_tests_and_those_for_any_game_pass(project, outside):
    assert passed(run(outside, *PYTEST, cwd=project)) > 75


def test_it_is_played_in_code(outside):
    code = f"""
from longhouse import games
match = games.get("{NAME}").new(seats=3, seed=7)
while not match.over:
    seat = match.deciding()[0]
    match.choose(seat, match.options(seat)[0].key)
assert sum(match.result().scores) == 15, match.result()
"""
    done = subprocess.run(
        [sys.executable, "-c", code], env=outside, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("language", "question", "end"),
    [
        ("en", "Which card do you lay for", r"(You win|wins|A draw)"),
        ("fr", "Quelle carte posez-vous pour", r"(Vous gagnez|gagne|Partie nulle)"),
    ],
)
def test_it_is_played_in_the_terminal(outside, language, question, end):
    table = ["play", NAME, "--seats", "you,random,random", "--seed", "4", "--lang", language]
    said = run(outside, "longhouse", *table, answers=["1"] * 20)
    assert question in said
    assert re.search(end, said)
    assert not re.search(MESSAGE_ID, said), re.search(MESSAGE_ID + ".*", said)


def test_its_rules_are_read_in_both_languages(outside):
    assert "The highest one takes the prize" in run(outside, "longhouse", "rules", NAME, "--lang", "en")
    assert "La plus haute emporte le prix" in run(outside, "longhouse", "rules", NAME, "--lang", "fr")


def test_programs_play_it_in_the_arena(outside):
    said = run(
        outside, "longhouse", "arena", NAME, "--bots", "greedy,random", "--games", "30", "--jobs", "1", "--lang", "en"
    )
    greedy, other = (float(re.search(rf"{name}[^\n]*?([0-9.]+) %", said)[1]) for name in ("greedy", "random"))
    assert greedy > 55 > other


def test_a_server_plays_it_and_hides_the_hands(new_house):
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    table = new_house.found(*seats, game=NAME, seed="4")
    until = time.monotonic() + PATIENCE
    while (seen := table.snapshot(0))["status"] != "over":
        assert time.monotonic() < until, seen["deciding"]
        mine, *others = seen["view"]["players"]
        assert isinstance(mine["hand"], list)
        assert all(isinstance(other["hand"], int) for other in others)
        if not table.choose(0):
            time.sleep(0.02)
    assert sum(seen["result"]["scores"]) == 15


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("", "error-new-game-name"),
        ("9lives", "error-new-game-name"),
        ("Beaver", "error-new-game-name"),
        ("beaver-dam", "error-new-game-name"),
        ("../dam", "error-new-game-name"),
        ("a" * 31, "error-new-game-name"),
        ("lambda", "error-new-game-keyword"),
        ("tribes", "error-new-game-installed"),
        ("json", "error-new-game-module"),
        ("longhouse", "error-new-game-module"),
        ("there", "error-new-game-exists"),
    ],
)
def test_a_name_that_cannot_be_is_refused_with_what_to_do(name, message, tmp_path):
    (tmp_path / "there").mkdir()
    with pytest.raises(NewGameRefused) as refusal:
        check(name, tmp_path)
    assert refusal.value.message_id == message
    for language in LANGUAGES:
        assert Text(language).error(refusal.value) != message


def test_a_folder_that_is_there_keeps_what_it_holds(tmp_path):
    (tmp_path / NAME).mkdir()
    (tmp_path / NAME / "mine.txt").write_text("mine")
    said = run(surroundings(tmp_path), "longhouse", "new-game", NAME, "--lang", "fr", cwd=tmp_path, code=2)
    assert "existe déjà" in said
    assert [path.name for path in (tmp_path / NAME).iterdir()] == ["mine.txt"]


def test_words_are_made_of_the_name():
    assert dict(words_for("old_crow_3")) == {
        "@name@": "old_crow_3",
        "@Name@": "OldCrow3",
        "@title@": "Old crow 3",
        "@dist@": "old-crow-3",
    }
    assert "old_crow_3/__init__.py" in {path.as_posix() for path, _ in files(words_for("old_crow_3"))}


def test_without_its_option_the_plugin_imports_nothing_of_ours(outside, tmp_path):
    (tmp_path / "test_it.py").write_text(
        "import sys\ndef test_it():\n"
        "    ours = {name for name in sys.modules if name.startswith('longhouse')}\n"
        "    assert ours <= {'longhouse', 'longhouse.testing', 'longhouse.testing.plugin'}, ours\n"
    )
    assert passed(run(outside, *PYTEST, cwd=tmp_path)) == 1


def test_a_game_that_is_not_installed_is_named(outside, tmp_path):
    said = run(outside, *PYTEST, "--longhouse-game", "chess", cwd=tmp_path, code=4)
    assert "no game called “chess”" in said
    assert NAME in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_tells_are_sentences(project, language):
    text = (project / NAME / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    told = re.findall(r"(?m)^(event-\S+ = .+|    +\*?\[\w+\] .+)$", text)
    assert len(told) > 6
    assert [line for line in told if not line.endswith(".")] == []
