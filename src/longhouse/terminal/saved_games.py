"""The matches that were played in this terminal: one journal each, `tomahawk-1.jsonl`, in the user's data folder."""

from __future__ import annotations

import json
import os
import shlex
from pathlib import Path

from longhouse.core.errors import BadFile, LonghouseError
from longhouse.core.files import Journal
from longhouse.core.match import Match

SUFFIX = ".jsonl"


def folder() -> Path:
    """The folder of tables; LONGHOUSE_HOME moves it."""
    home = os.environ.get("LONGHOUSE_HOME")
    if not home:
        import platformdirs

        home = platformdirs.user_data_dir("longhouse", appauthor=False)
    return Path(home) / "tables"


def open_new(match: Match) -> Journal:
    """A journal under the next free name."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
        numbers = [_number(path) for path in folder().glob(f"{match.game.id}-*{SUFFIX}")]
        number = max(numbers, default=0) + 1
        while not _claim(path := folder() / f"{match.game.id}-{number}{SUFFIX}"):
            number += 1
        return Journal(match, path)
    except OSError as error:
        raise BadFile("error-file-unwritable", path=str(folder()), why=str(error.strerror)) from error


def find(word: str) -> Path:
    """The file that a person named: a path, or a table's name. A BadFile if there is neither."""
    path = Path(word)
    if path.exists():
        return path
    for name in (word, word + SUFFIX):
        if (folder() / name).exists():
            return folder() / name
    raise BadFile("misuse-no-file", name=word)


def name_of(path: Path) -> str:
    """How a person names this file on the command line."""
    return path.stem if path.parent == folder() else shlex.quote(str(path))


def all_tables() -> list[Path]:
    """Every table, the one played last first."""
    return sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: (path.stat().st_mtime_ns, _number(path)), reverse=True)


def unfinished(game_id: str | None = None) -> list[Path]:
    """The tables that can go on, the one played last first. What cannot be read is left out."""
    found = []
    for path in all_tables():
        try:
            match = Match.load(path)
        except LonghouseError:
            continue
        if not match.over and game_id in (None, match.game.id):
            found.append(path)
    return found


def kind_of(path: Path) -> str:
    """What a file is: "journal" (written while people play), "saved", or "" for no match at all."""
    try:
        with path.open(encoding="utf-8") as file:
            first = json.loads(file.readline())
    except (OSError, ValueError):
        return ""
    return str(first.get("kind", "")) if isinstance(first, dict) and "longhouse" in first else ""


def _number(path: Path) -> int:
    number = path.stem.rpartition("-")[2]
    return int(number) if number.isdecimal() else 0


def _claim(path: Path) -> bool:
    """Take a name that nobody has, also when two windows ask at once."""
    try:
        path.open("x").close()
    except FileExistsError:
        return False
    return True
