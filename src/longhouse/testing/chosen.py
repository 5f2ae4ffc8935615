"""Which games are tested, and where the tests of a game are. The plugin says it; otherwise all installed games are."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from longhouse.core import registry
from longhouse.core.game import Game

_chosen: list[str] = []
_strangers: list[Game] = []
_root = [Path.cwd()]


def choose(names: list[str], root: Path) -> None:
    """Test these games, or all if none is named; their tests are looked for from this folder on."""
    _chosen[:] = names
    _root[:] = [root]
    said_of.cache_clear()


def also(game: Game) -> None:
    """Test a game that is not installed as well, unless one game is all that was asked for."""
    if game not in _strangers:
        _strangers.append(game)


def is_one() -> bool:
    """Whether single games were asked for."""
    return bool(_chosen)


def names() -> list[str]:
    """The ids of the installed games that are tested."""
    return list(_chosen) or registry.names()


def installed() -> list[Game]:
    """The installed games that are tested."""
    return [registry.get(name) for name in names()]


def all_games() -> list[Game]:
    """The same, and those that are tested besides."""
    return [*installed(), *([] if is_one() else _strangers)]


def folder_of_tests(game: str) -> Path:
    """Where the tests of a game are: `tests` beside its package or its `src`, or here."""
    here = _root[0] / "tests"
    places = [here / "games" / game]
    if game in registry.names():
        package = registry.get(game).folder.parent
        places += [package / "tests", package.parent / "tests"]
    fitting = [place for place in places if place.is_dir() and "site-packages" not in place.parts]
    return fitting[0] if fitting else here


@cache
def said_of(game: str) -> dict[str, Any]:
    """What the tests of a game say of it in their `numbers.toml`; nothing of a game that has none."""
    path = folder_of_tests(game) / "numbers.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
