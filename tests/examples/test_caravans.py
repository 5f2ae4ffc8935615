"""A game from outside, in one file: it is installed as anybody would install it, and all of the house works with it."""

import io
import re
import shutil
import time
import tokenize
import zipfile

import pytest

from examples.installed import CARAVANS, PYTEST, against_a_bot, passed, run

PATIENCE = 120
"""Seconds until a match against a bot has to be over, also on a busy computer."""
MESSAGE_ID = r"\b(noun|event|table|option|prompt|score|setting|zone|why|end|ask)-[a-z]"


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


@pytest.mark.slow
def test_its_own_tests_and_those_for_any_game_pass(environment):
    """Rules, planted leaks, property suites, words, rule coverage, golden playthroughs, the version of the rules."""
    assert passed(run(environment, *PYTEST, cwd=CARAVANS)) > 80


@pytest.mark.parametrize(
    ("faults", "named"),
    [
        (
            [
                ("caravans/text/fr.ftl", r"(?m)^option-draw = .*\n", ""),
                ("tests/test_rules.py", "def test_r5_any", "def test_any"),
                ("caravans/text/en.ftl", "lays { NOUN", "plays { NOUN"),
            ],
            ["option-draw", "R5", "A game is not told as it was"],
        ),
        ([("caravans/data.toml", '"cost",      value = 10', '"cost",      value = 11')], ["raise `rules_version`"]),
        ([("caravans/text/en.ftl", "Draw from the deck", "Draw a card")], []),
    ],
    ids=["words", "figure", "nothing"],
)
def test_what_is_wrong_is_named(environment, tmp_path, faults, named):
    """The same tests, on a copy that has lost something; a sentence that no playthrough tells may change."""
    copy = tmp_path / "copy"
    shutil.copytree(CARAVANS, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for file, there, instead in faults:
        path = copy / file
        text = path.read_text(encoding="utf-8")
        changed = re.sub(there, lambda _, instead=instead: instead, text)
        assert changed != text
        path.write_text(changed, encoding="utf-8")
    own = {**environment, "PYTHONPATH": environment["PYTHONPATH"].replace(str(CARAVANS), str(copy))}
    chosen = ["-k", "told_as_before or every_rule or another_version or has_its_words"]
    said = run(own, *PYTEST, *chosen, cwd=copy, code=1 if named else 0)
    assert [one for one in named if not re.search(one, said)] == [], said[-3000:]


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


@pytest.mark.slow
def test_a_bot_that_thinks_beats_one_that_does_not(environment):
    said = run(
        environment,
        *("longhouse", "arena", "caravans", "--bots", "greedy,random"),
        *("--games", "20", "--jobs", "1", "--lang", "en"),
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
