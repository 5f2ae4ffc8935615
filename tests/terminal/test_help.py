"""Help: in both languages, for every command, at once."""

from __future__ import annotations

import subprocess
import sys

import pytest

from .conftest import NO_BREAK, Longhouse

COMMANDS = ("play", "watch", "replay", "verify", "games", "rules", "arena")


def test_alone_it_gives_a_friendly_overview(longhouse: Longhouse) -> None:
    done = longhouse.run()
    assert done.returncode == 0
    assert done.stdout == longhouse.run("--help").stdout
    for command in COMMANDS:
        assert f"  {command} " in done.stdout
    assert "longhouse play" in done.stdout
    assert len(done.stdout.splitlines()) < 25


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_in_both_languages(longhouse: Longhouse, command: str) -> None:
    english = longhouse.run(command, "--help")
    french = longhouse.run(command, "-h", "--lang", "fr")
    assert english.returncode == french.returncode == 0
    assert english.stdout.startswith(f"Usage: longhouse {command} ")
    assert french.stdout.startswith(f"Usage{NO_BREAK}: longhouse {command} ")
    assert f"Examples:\n  longhouse {command}" in english.stdout
    assert f"Exemples{NO_BREAK}:\n  longhouse {command}" in french.stdout
    assert "show this" in english.stdout
    assert "show this" not in french.stdout


@pytest.mark.parametrize(
    ("environment", "words", "expected"),
    [
        ({}, [], "All commands"),
        ({"LANG": "fr_FR.UTF-8"}, [], "Toutes les commandes"),
        ({"LC_ALL": "fr_CA.UTF-8", "LANG": "en_US.UTF-8"}, [], "Toutes les commandes"),
        ({"LC_ALL": "en_US.UTF-8", "LANG": "fr_FR.UTF-8"}, [], "All commands"),
        ({"LONGHOUSE_LANG": "fr"}, [], "Toutes les commandes"),
        ({"LONGHOUSE_LANG": "fr"}, ["--lang", "en"], "All commands"),
        ({"LANG": "fr_FR.UTF-8"}, ["--lang=en"], "All commands"),
        ({"LANG": "de_DE.UTF-8"}, [], "All commands"),
    ],
)
def test_the_language_is_found(
    longhouse: Longhouse, environment: dict[str, str], words: list[str], expected: str
) -> None:
    assert expected in longhouse.run(*words, **environment).stdout


def test_help_loads_nothing_heavy() -> None:
    """What makes --help fast: no Fluent, no game, no metadata of installed packages."""
    script = (
        "import sys; from longhouse.cli import main; main(['--help']); main(['play', '--help', '--lang', 'fr']);"
        "print('loaded', *sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=True)
    loaded = done.stdout.rpartition("loaded ")[2].split()
    heavy = ("fluent", "babel", "rich", "longhouse.core", "longhouse.games", "longhouse.bots", "importlib.metadata")
    assert [name for name in loaded if name.startswith(heavy)] == []


def test_version_says_how_the_engine_runs(longhouse: Longhouse) -> None:
    from longhouse import __version__
    from longhouse.core import state

    compiled = not str(state.__file__).endswith(".py")
    assert longhouse.run("--version").stdout.startswith(f"Longhouse {__version__}, engine ")
    assert ("compiled" in longhouse.run("--version").stdout) is compiled
    assert ("compilé" in longhouse.run("--version", "--lang", "fr").stdout) is compiled
