"""The terminal knows no game: it plays the tests' own one, of another shape and with hardly any text."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from longhouse import bots
from longhouse.cli import main
from longhouse.core.game import Game

Play = Callable[..., str]


@pytest.fixture
def play(toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Run a command in this process, where the toy is installed."""
    monkeypatch.setenv("LONGHOUSE_HOME", str(tmp_path))
    monkeypatch.setenv("LONGHOUSE_LANG", "en")
    monkeypatch.setenv("LONGHOUSE_TRACEBACK", "1")

    def run(*words: str, answers: list[str] | None = None, code: int = 0) -> str:
        waiting = list(answers or [])

        def answer(prompt: str = "") -> str:
            print(prompt, end="")
            if not waiting:
                raise EOFError
            return waiting.pop(0)

        monkeypatch.setattr("builtins.input", answer)
        assert main(words) == code
        said = capsys.readouterr()
        return said.out + said.err

    return run


def test_a_game_for_three_is_played_to_the_end(play: Play) -> None:
    said = play("play", "toy", "--seats", "you:Ann,random,you:Cid", "--seed", "1", answers=["1"] * 300)
    assert "toy: Ann, Robin (random) and Cid" in said
    assert "Pass the screen to Cid" in said
    assert "Place" in said
    assert "first place" in said or "wins with" in said
    assert "longhouse verify toy-1" in said
    assert "Checked:" in play("verify", "toy-1")
    assert "Round 1" in play("replay", "toy-1", "--seat", "cid")


def test_with_several_games_one_is_asked_which(play: Play) -> None:
    said = play("play", answers=["3"])
    assert "1. Northgard: Uncharted Lands\n  2. Tomahawk\n  3. toy\n  4. Tribes\n  5. Wendake\n" in said
    assert "What do you do?" in said
    assert "What do you do?" in play("play", answers=["toy"])
    assert re.search(r"Tomahawk: you against [A-Z][a-z]+ \(Brave\)", play("play", answers=["2"]))


def test_without_an_answer_the_games_are_named(play: Play) -> None:
    assert "Which game? northgard, tomahawk, toy, tribes, wendake" in play("play", code=2)
    for command in ("rules", "watch", "arena"):
        assert "Which game? northgard, tomahawk, toy, tribes, wendake" in play(command, code=2)


@pytest.mark.parametrize("nonsense", ["9", "0", "-1", "chess", "", "toy story", "²"])
def test_a_game_that_there_is_not_is_refused(play: Play, nonsense: str) -> None:
    assert f"There is no game called “{nonsense}”" in play("play", answers=[nonsense], code=2)


def test_resume_stays_with_the_game_that_was_named(play: Play) -> None:
    play("play", "toy", answers=["1"])
    play("play", "tomahawk", "--seats", "you,random", answers=["1"])
    assert "Resuming toy-1." in play("play", "toy", "--resume")
    assert "tomahawk-1 is a game of tomahawk." in play("play", "toy", "--resume", "tomahawk-1", code=2)


def test_a_game_without_much_text_can_be_studied(play: Play) -> None:
    assert "rounds=1..3 (default 2)" in play("games", "toy")
    assert "Every figure of this game comes from a source." in play("games", "toy", "--designed")
    assert "toy: the rules" in play("rules", "toy")
    assert "toy\n" in play("games")


def test_a_program_that_fails_is_replaced(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    class Faulty:
        def choose(self, outlook: object) -> int:
            raise RuntimeError("no idea")

    class Cheating:
        def choose(self, outlook: object) -> int:
            return -5

    real = bots.make
    made = {"faulty": Faulty, "cheating": Cheating}
    monkeypatch.setattr(bots, "make", lambda name, seed: made[name]() if name in made else real(name, seed))
    said = play("watch", "toy", "--seats", "faulty,cheating,random")
    assert "Faulty crashed (RuntimeError('no idea')). Brave plays on in its place." in " ".join(said.split())
    assert "Cheating crashed" in said
    assert "place" in said.rpartition("Brave plays")[2]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "has no English texts"), ("fr", "n’a pas de textes en français")]
)
def test_a_game_without_words_says_which_file_is_missing(
    play: Play, toy: Game, install: Callable[[Game], None], tmp_path: Path, language: str, words: str
) -> None:
    install(replace(toy, id="mute", folder=tmp_path))
    for command in (("play", "mute", "--seats", "you,random,random"), ("rules", "mute"), ("games", "mute")):
        said = play(*command, "--lang", language, code=2)
        assert words in said
        assert str(tmp_path / "text" / f"{language}.ftl") in said
    assert "mute" in play("games", "--lang", language)
