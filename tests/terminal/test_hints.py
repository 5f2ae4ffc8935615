"""`hint` and `why` in the terminal, in both languages, and when people play each other."""

from __future__ import annotations

import re

import pytest

from .conftest import Longhouse

PLAY = ("play", "northgard", "--seed", "4", "--setting", "creatures=off")


@pytest.mark.parametrize(
    ("language", "words", "hint"), [("en", ["hint", "h"], "Hint: "), ("fr", ["indice", "conseil"], "Indice\u00a0: ")]
)
def test_a_hint_names_an_option_and_changes_nothing(longhouse: Longhouse, language, words, hint) -> None:
    done = longhouse.run("play", "northgard", "--seed", "4", "--lang", language, answers=[*words, "quitter"])
    assert done.returncode == 0, done.stderr
    found = re.findall(rf"{hint}(?:[^()]|\([^)]*[a-z][^)]*\))+\((\d+)\)\.", done.stdout)
    assert len(found) == len(words)
    assert all(int(number) >= 1 for number in found)
    assert [line for line in longhouse.choices("northgard-1") if line["seat"] == 0] == []


def test_help_names_both(longhouse: Longhouse) -> None:
    done = longhouse.run("play", "northgard", "--seats", "you,random", "--seed", "4", answers=["?", "quit"])
    assert "hint: what to play now, and why" in done.stdout
    assert "why: why a bot made its last move" in done.stdout


@pytest.mark.parametrize(("word", "said"), [("why", "Fox|No bot"), ("pourquoi", "Fox|No bot")])
def test_why_is_answered_about_the_last_move_of_a_program(longhouse: Longhouse, word, said) -> None:
    done = longhouse.run("play", "northgard", "--seed", "4", answers=[word, "quit"])
    assert done.returncode == 0
    assert re.search(r"No bot has moved yet|What \w+ wants with that|\w+: ", done.stdout)


def test_why_with_something_after_it_explains_that(longhouse: Longhouse) -> None:
    done = longhouse.run("play", "northgard", "--seats", "you,random", "--seed", "4", answers=["why R1", "quit"])
    assert "R1. " in done.stdout


def test_between_people_hints_must_be_agreed_on(longhouse: Longhouse) -> None:
    people = ("play", "northgard", "--seats", "you:Ann,you:Ben", "--seed", "4")
    refused = longhouse.run(*people, answers=["", "hint", "quit"])
    assert "for everyone or off" in refused.stdout
    assert "Hint: " not in refused.stdout
    allowed = longhouse.run(*people, "--hints", answers=["", "hint", "quit"])
    assert "Hint: " in allowed.stdout
