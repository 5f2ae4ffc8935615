"""Help: in both languages, for every command, at once."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from longhouse.cli import main
from longhouse.terminal.arguments import parser_for
from longhouse.terminal.messages import choose_language, messages

from .conftest import NO_BREAK, Longhouse

COMMANDS = (
    "play",
    "learn",
    "puzzle",
    "watch",
    "replay",
    "verify",
    "analyse",
    "games",
    "rules",
    "arena",
    "lab",
    "new-game",
)


def test_alone_it_opens_the_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A first `longhouse` shows what it is; tests/house/test_release.py opens the page."""
    asked: list[tuple[str, str]] = []
    monkeypatch.setattr("longhouse.server.command.run", lambda args, text: asked.append((args.command, text.language)))
    monkeypatch.setenv("LONGHOUSE_LANG", "en")
    assert main([]) == 0
    assert main(["--lang", "fr"]) == 0
    assert asked == [("serve", "en"), ("serve", "fr")]
    assert capsys.readouterr().out == ""


def test_help_is_a_friendly_overview(longhouse: Longhouse) -> None:
    done = longhouse.run("--help")
    assert done.returncode == 0
    for command in COMMANDS:
        assert re.search(rf"^  {command} |; {command} ", done.stdout, re.MULTILINE), command
    assert "longhouse play" in done.stdout
    assert len(done.stdout.splitlines()) < 25


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_in_both_languages(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LONGHOUSE_LANG", "en")
    assert main([command, "--help"]) == 0
    english = capsys.readouterr().out
    assert main([command, "-h", "--lang", "fr"]) == 0
    french = capsys.readouterr().out
    assert english.startswith(f"Usage: longhouse {command} ")
    assert french.startswith(f"Usage{NO_BREAK}: longhouse {command} ")
    assert f"Examples:\n  longhouse {command}" in english
    assert f"Exemples{NO_BREAK}:\n  longhouse {command}" in french
    assert "show this" in english
    assert "show this" not in french


@pytest.mark.parametrize("command", ["play", "watch", "arena"])
def test_settings_may_still_be_given_under_their_old_name_which_help_does_not_show(command: str) -> None:
    parser = parser_for(command, messages("en"))
    args = parser.parse(["tomahawk", "--setting", "tracker=off", "--option", "specials=off"])
    assert args is not None
    assert args.setting == ["tracker=off", "specials=off"]
    assert "--setting" in parser.format_help()
    assert "--option" not in parser.format_help()


@pytest.mark.parametrize(
    ("environment", "words", "language"),
    [
        ({}, [], "en"),
        ({"LANG": "fr_FR.UTF-8"}, [], "fr"),
        ({"LC_ALL": "fr_CA.UTF-8", "LANG": "en_US.UTF-8"}, [], "fr"),
        ({"LC_ALL": "en_US.UTF-8", "LANG": "fr_FR.UTF-8"}, [], "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "en_US.UTF-8"}, [], "fr"),
        ({"LONGHOUSE_LANG": "fr"}, [], "fr"),
        ({"LONGHOUSE_LANG": "fr"}, ["--lang", "en"], "en"),
        ({"LANG": "fr_FR.UTF-8"}, ["play", "--lang=en"], "en"),
        ({"LANG": "de_DE.UTF-8"}, [], "en"),
    ],
)
def test_the_language_is_found(environment: dict[str, str], words: list[str], language: str) -> None:
    assert choose_language(words, environment) == language


def test_a_real_process_follows_its_environment(longhouse: Longhouse) -> None:
    assert "Toutes les commandes" in longhouse.run("--help", LANG="fr_FR.UTF-8").stdout


def test_help_loads_nothing_heavy() -> None:
    """What makes --help fast: no Fluent, no game, no metadata of installed packages."""
    script = (
        "import sys; from longhouse.cli import main; main(['--help']); main(['play', '--help', '--lang', 'fr']);"
        "print('loaded', *sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, encoding="utf-8", timeout=300, check=True
    )
    loaded = done.stdout.rpartition("loaded ")[2].split()
    heavy = ("fluent", "babel", "rich", "longhouse.core", "longhouse.games", "longhouse.bots", "importlib.metadata")
    assert [name for name in loaded if name.startswith(heavy)] == []


def test_version_says_how_the_engine_runs(longhouse: Longhouse) -> None:
    from longhouse import __version__
    from longhouse.core import state

    compiled = not str(state.__file__).endswith(".py")
    engine = "compiled" if compiled else "uncompiled"
    assert longhouse.run("--version").stdout.startswith(f"Longhouse {__version__}, {engine} engine")
    french = longhouse.run("--version", "--lang", "fr").stdout
    assert ("moteur compilé" in french, "moteur non compilé" in french) == (compiled, not compiled)
