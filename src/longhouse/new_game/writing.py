"""A new game's package, written from the template."""

from __future__ import annotations

import keyword
import re
import sys
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path

from longhouse.core import registry
from longhouse.core.errors import NewGameRefused

TEMPLATE = Path(__file__).parent / "template"
_SUFFIX = ".in"
_MOST_LETTERS = 30
_LOOKS_RIGHT = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def write(name: str, into: Path) -> Path:
    """Write the package of a game of that name into a new folder of that name; NewGameRefused if that cannot be."""
    check(name, into)
    folder = into / name
    words = words_for(name)
    try:
        for path, text in files(words):
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise NewGameRefused("error-new-game-unwritable", folder=str(folder), why=str(error)) from error
    return folder


def check(name: str, into: Path) -> None:
    """NewGameRefused, with what to do, for a name that no game can have here."""
    if not _LOOKS_RIGHT.fullmatch(name) or len(name) > _MOST_LETTERS:
        raise NewGameRefused("error-new-game-name", name=name, most=_MOST_LETTERS)
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise NewGameRefused("error-new-game-keyword", name=name)
    if registry.is_installed(name):
        raise NewGameRefused("error-new-game-installed", name=name)
    if (into / name).exists():
        raise NewGameRefused("error-new-game-exists", folder=str(into / name))
    if name in sys.stdlib_module_names or name == "tests" or find_spec(name) is not None:
        raise NewGameRefused("error-new-game-module", name=name)


def words_for(name: str) -> Mapping[str, str]:
    """What stands in the template, and what it becomes."""
    parts = name.split("_")
    return {
        "@name@": name,
        "@Name@": "".join(part.capitalize() for part in parts),
        "@title@": " ".join(parts).capitalize(),
        "@dist@": "-".join(parts),
    }


def files(words: Mapping[str, str]) -> Iterator[tuple[Path, str]]:
    """Every file of the package: its path in it, and what it says."""
    for source in sorted(TEMPLATE.rglob(f"*{_SUFFIX}")):
        path = source.relative_to(TEMPLATE).as_posix().removesuffix(_SUFFIX)
        folder, _, rest = path.partition("/")
        path = f"{words['@name@']}/{rest}" if folder == "package" else filled(path, words)
        yield Path(path), filled(source.read_text(encoding="utf-8"), words)


def filled(text: str, words: Mapping[str, str]) -> str:
    """A text of the template with the words of a game in it."""
    for what, word in words.items():
        text = text.replace(what, word)
    return text
