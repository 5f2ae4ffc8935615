"""Messages without Fluent: help, and the words people type, which must come at once.

Fluent takes a tenth of a second to load, longer than everything else that `longhouse --help` does. Messages without
placeables do not need it: this reads them, and only them, from the same files.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from textwrap import dedent

TEXT_FOLDER = Path(__file__).parent / "text"
LANGUAGES = ("en", "fr")

_MESSAGE = re.compile(r"([a-z][\w-]*) *= *(.*)")
_ATTRIBUTE = re.compile(r" +\.([a-z][\w-]*) *= *(.*)")


@cache
def read(path: Path) -> Mapping[str, str]:
    """The messages of a file as they are written; an attribute is found under "message.attribute"."""
    found: dict[str, str] = {}
    message = name = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if start := _MESSAGE.fullmatch(line):
            message = name = start[1]
            found[name] = start[2]
        elif message and (start := _ATTRIBUTE.fullmatch(line)):
            name = f"{message}.{start[1]}"
            found[name] = start[2]
        elif name and line.startswith("    "):
            found[name] += f"\n{line}"
        elif name and not line:
            found[name] += "\n"
        else:
            message = name = ""
    return {name: _unindented(text) for name, text in found.items()}


def _unindented(text: str) -> str:
    """A message of several lines begins under its name and is indented there as a whole."""
    return text.rstrip("\n") if "\n" not in text.rstrip("\n") else dedent(text.lstrip("\n")).rstrip()


def messages(language: str) -> Mapping[str, str]:
    """What the terminal can say without Fluent."""
    return read(TEXT_FOLDER / f"{language}.ftl")


def choose_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The reader's language: --lang, else LONGHOUSE_LANG, else what the system speaks, else English.

    It is needed before the arguments are parsed, because the parser's own words depend on it. What was asked for
    but does not exist is English here; the command itself then says so.
    """
    asked = environment.get("LONGHOUSE_LANG", "")
    for number, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            asked = argument.partition("=")[2]
        elif argument == "--lang" and number + 1 < len(arguments):
            asked = arguments[number + 1]
    if asked:
        return asked if asked in LANGUAGES else "en"
    system = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return "fr" if system.startswith("fr") else "en"
