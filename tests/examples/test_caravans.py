"""A game from outside, in one file: it is installed as anybody would install it, and all of the house works with it."""

import io
import os
import re
import shutil
import subprocess
import sys
import time
import tokenize
import zipfile

import pytest

from examples.installed import CARAVANS, ROOT, against_a_bot

PATIENCE = 120
"""Seconds until a match against a bot has to be over, also on a busy computer."""
MESSAGE_ID = r"\b(noun|event|table|option|prompt|score|setting|zone|why|end|ask)-[a-z]"


def run(environment, *words, answers=()):
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=ROOT,
        env=environment,
        input="".join(f"{answer}\n" for answer in answers),
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return done.stdout


def test_the_whole_game_is_one_file_of_260_lines_at_most():
    (code,) = (CARAVANS / "caravans").rglob("*.py")
    lines = code.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 260
    assert max(map(len, lines)) <= 120


def test_what_follows_from_declarations_is_not_written():
    code = (CARAVANS / "caravans" / "__init__.py").read_text(encoding="utf-8")
    names = {token.string for token in tokenize.generate_tokens(io.StringIO(code).readline)}
    assert names & {"dump", "load", "view", "copy", "determinize", "codec", "prompt", "weigh"} == set()


def test_the_package_has_its_data_and_its_words(wheel):
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    for part in ("__init__.py", "data.toml", "rules.toml", "text/en.ftl", "text/fr.ftl"):
        assert f"caravans/{part}" in names


def pytest_of(environment, *words):
    said = run(environment, "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *words)
    return int(re.search(r"(\d+) passed", said)[1])


@pytest.mark.parametrize("suite", ["self_play", "match_walk", "mirrors", "positions_anything", "written_positions"])
def test_the_property_suites_of_the_house_hold_for_it(environment, suite):
    assert pytest_of(environment, "--game", "caravans", f"tests/properties/test_{suite}.py") > 0


def test_its_words_are_complete_in_both_languages(environment):
    assert pytest_of(environment, "--game", "caravans", "tests/house/test_text_complete.py") >= 20


def test_a_word_that_is_missing_is_named(environment, tmp_path):
    """The same suite, on a copy that has lost a word."""
    copy = tmp_path / "copy"
    shutil.copytree(CARAVANS, copy, ignore=shutil.ignore_patterns("__pycache__"))
    french = copy / "caravans" / "text" / "fr.ftl"
    french.write_text(re.sub(r"(?m)^option-draw = .*\n", "", french.read_text(encoding="utf-8")), encoding="utf-8")
    path = environment["PYTHONPATH"].replace(str(CARAVANS), str(copy))
    with pytest.raises(AssertionError, match="option-draw"):
        pytest_of({**environment, "PYTHONPATH": path}, "--game", "caravans", "tests/house/test_text_complete.py")


def test_its_own_tests_pass_rules_and_planted_leaks(environment):
    assert pytest_of(environment, "examples/caravans/tests") > 20


def test_every_rule_has_a_test(environment):
    code = "import rules_coverage, sys; sys.exit(rules_coverage.report('caravans', 20))"
    path = os.pathsep.join([str(ROOT / "tests"), environment["PYTHONPATH"]])
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**environment, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "caravans: 8 of 8 numbers have a test" in done.stdout


@pytest.mark.parametrize(
    ("language", "question", "drawn", "end"),
    [
        ("en", "Which card do you lay?", "Cards in the deck: 14.", r"(You win|Random wins|A draw)"),
        (
            "fr",
            "Quelle carte posez-vous\u00a0?",
            "Cartes dans la pioche\u00a0: 14.",
            r"(Vous gagnez|Random gagne|Partie nulle)",
        ),
    ],
)
@pytest.mark.parametrize("plain", [[], ["--plain"]], ids=["drawn", "read aloud"])
def test_it_is_played_in_the_terminal(environment, language, question, drawn, end, plain):
    table = ["play", "caravans", "--seats", "you,random", "--seed", "4", "--lang", language]
    said = run(environment, "longhouse", *table, *plain, answers=["1"] * 120)
    assert question in said
    assert drawn in said
    assert re.search(end, said)
    assert not re.search(MESSAGE_ID, said), re.search(MESSAGE_ID + ".*", said)


def test_a_bot_that_thinks_beats_one_that_does_not(environment):
    said = run(
        environment, "longhouse", "arena", "caravans", "--bots", "greedy,random", "--games", "20", "--lang", "en"
    )
    greedy, other = (float(re.search(rf"{name}[^\n]*?([0-9.]+) %", said)[1]) for name in ("greedy", "random"))
    assert greedy > 60 > other


def test_a_server_lists_it_plays_it_and_hides_the_hands(outside_house):
    (listed,) = [game for game in outside_house.ask("/api/games") if game["id"] == "caravans"]
    assert listed["seats"] == [2]
    table = against_a_bot(outside_house)
    until = time.monotonic() + PATIENCE
    while (seen := table.snapshot(0))["status"] != "over":
        assert time.monotonic() < until, seen["deciding"]
        mine, other = seen["view"]["players"]
        assert len(mine["hand"]) in (4, 5)
        assert other["hand"] in (4, 5)
        assert [player["hand"] for player in table.snapshot()["view"]["players"]][1] in (4, 5)
        assert isinstance(table.snapshot()["view"]["players"][0]["hand"], int)
        assert isinstance(seen["view"]["deck"], int)
        if not table.choose(0):
            time.sleep(0.02)
    assert len(seen["result"]["scores"]) == 2
