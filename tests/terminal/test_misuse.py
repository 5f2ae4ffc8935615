"""Whatever is wrong: one clear line in the reader's language, exit code 2, no traceback."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from longhouse.cli import main

from .conftest import COMMAND, Longhouse

WRONG = [
    (["pley"], "Unknown command “pley”", "Commande inconnue"),
    (["--nope"], "Unknown option “--nope”", "Option inconnue"),
    (["play", "--nope"], "Unknown option “--nope”", "Option inconnue"),
    (["play", "tomahawk", "more"], "Unexpected argument “more”", "Argument en trop"),
    (["play", "tomahawk", "--seats"], "--seats needs a value", "une valeur après --seats"),
    (["play", "--recover=1"], "--recover takes no value", "--recover ne prend pas de valeur"),
    (["play", "chess"], "no game called “chess”", "Aucun jeu ne s’appelle"),
    (["play", "tomahawk", "--seats", "you"], "exactly 2 players, not 1", "exactement 2 joueurs, pas 1"),
    (["play", "tomahawk", "--seats", "you,bob"], "no bot called “bob”", "Aucun robot ne s’appelle"),
    (["play", "tomahawk", "--setting", "dragons=on"], "no setting called “dragons”", "Aucun réglage ne s’appelle"),
    (["play", "tomahawk", "--setting", "tracker=maybe"], "It can be: on, off", "Valeurs possibles"),
    (["play", "tomahawk", "--setting", "tracker"], "name=value", "nom=valeur"),
    (["play", "tomahawk", "--vocabulary", "modern"], "neutral, original", "neutral, original"),
    (["play", "--resume"], "no unfinished game", "pas de partie en cours"),
    (["play", "--resume", "nothing"], "called “nothing”", "Aucun fichier ni partie"),
    (["watch", "tomahawk", "--seats", "you,random"], "Only bots play here", "Seuls des robots"),
    (["watch", "tomahawk", "--delay", "soon"], "--delay needs a number", "--delay demande un nombre"),
    (["replay"], "Which file or saved game", "Quel fichier"),
    (["replay", "nothing.jsonl"], "called “nothing.jsonl”", "Aucun fichier ni partie"),
    (["verify", "nothing.jsonl"], "called “nothing.jsonl”", "Aucun fichier ni partie"),
    (["verify", __file__], "not a saved Longhouse game", "pas une partie enregistrée de Longhouse"),
    (["games", "chess"], "no game called “chess”", "Aucun jeu ne s’appelle"),
    (["games", "--designed"], "--designed needs a game", "--designed demande un jeu"),
    (["rules", "tomahawk", "R99"], "from R1 to R57", "de R1 à R57"),
    (["rules", "chess"], "no game called “chess”", "Aucun jeu ne s’appelle"),
    (["arena", "--games", "many"], "--games needs a number", "--games demande un nombre"),
]


@pytest.mark.parametrize(("words", "english", "french"), WRONG, ids=[" ".join(wrong[0])[-30:] for wrong in WRONG])
def test_misuse_is_one_clear_line(
    words: list[str],
    english: str,
    french: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LONGHOUSE_HOME", str(tmp_path))
    for language, expected in (("en", english), ("fr", french)):
        monkeypatch.setenv("LONGHOUSE_LANG", language)
        assert main(words) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert expected in said.err.splitlines()[0]
        assert said.err.startswith("longhouse")


def test_a_real_process_says_the_same(longhouse: Longhouse) -> None:
    done = longhouse.run("play", "tomahawk", "--seats", "you,bob", "--lang", "fr")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("longhouse\u00a0: Aucun robot ne s’appelle «\u00a0bob\u00a0».")


def test_an_unknown_language_is_refused(longhouse: Longhouse) -> None:
    done = longhouse.run("games", "--lang", "de")
    assert done.returncode == 2
    assert "en, fr" in done.stderr


def test_a_closed_pipe_ends_quietly(longhouse: Longhouse) -> None:
    """Like `longhouse rules tomahawk | head`."""
    child = subprocess.Popen(
        [*COMMAND, "rules", "tomahawk"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=longhouse.environment(PYTHONUNBUFFERED="1"),
    )
    assert child.stdout is not None
    assert child.stderr is not None
    child.stdout.read(10)
    child.stdout.close()
    assert child.stderr.read() == b""
    child.stderr.close()
    assert child.wait(timeout=30) == 0


def test_a_home_that_cannot_be_written_is_named(longhouse: Longhouse) -> None:
    done = longhouse.run("play", "tomahawk", LONGHOUSE_HOME="/proc/nowhere")
    assert done.returncode == 2
    assert "/proc/nowhere" in done.stderr


def test_what_breaks_inside_is_a_sentence_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> int:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("longhouse.terminal.reference.show_games", broken)
    assert main(["games"]) == 70
    said = capsys.readouterr().err
    assert "An unexpected error occurred (ZeroDivisionError('oh'))" in said
    assert said.endswith("LONGHOUSE_TRACEBACK=1 shows the traceback.\n")
    assert "Traceback (most recent call last)" not in said
    monkeypatch.setenv("LONGHOUSE_TRACEBACK", "1")
    assert main(["games"]) == 70
    said = capsys.readouterr().err
    assert "An unexpected error occurred (ZeroDivisionError('oh'))" in said
    assert "Traceback (most recent call last)" in said
    assert "in broken\n" in said
