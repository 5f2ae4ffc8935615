"""What a person typed while playing: English and French words, whatever language is spoken."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import NamedTuple

from longhouse.core.game import Game
from longhouse.terminal.messages import LANGUAGES, messages, read

COMMANDS = ("undo", "take-back", "rewind", "explain", "table", "log", "score", "rules", "save", "quit")


class Typed(NamedTuple):
    """One of the commands above, "choose", "sheet", or "" for what means nothing; and what came after it."""

    command: str
    rest: str


def number_in(word: str) -> int | None:
    """The number that a person typed; None if it is none, or longer than anybody counts."""
    return int(word) if word.isdecimal() and len(word) < 10 else None


def printable(line: str) -> str:
    """What was typed, fit to be shown: a terminal must not obey what somebody typed."""
    return "".join(letter if letter.isprintable() else "�" for letter in line)


def bare(word: str) -> str:
    """Without capitals and accents, which not every keyboard has."""
    split = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))


@cache
def words_for(command: str) -> tuple[str, ...]:
    """The words that mean a command, in all languages."""
    lists = [messages(language)[f"word-{command}"] for language in LANGUAGES]
    return tuple(bare(word.strip()) for words in lists for word in words.split(","))


def usual_word(command: str, language: str) -> str:
    """The word that help names."""
    return messages(language)[f"word-{command}"].split(",")[0]


class Interpreter:
    """Understands what is typed in one game, which may have drawings of its own to ask for."""

    def __init__(self, game: Game, more: tuple[str, ...] = ()) -> None:
        self.more = more
        self._words = {word: Typed(command, "") for command in (*COMMANDS, *more) for word in words_for(command)}
        for language in LANGUAGES:
            path = game.folder / "text" / f"{language}.ftl"
            own = read(path) if path.exists() else {}
            for sheet in game.sheets:
                if word := own.get(f"table-word-{sheet}"):
                    self._words[bare(word)] = Typed("sheet", sheet)

    def read(self, line: str) -> Typed:
        """The command in a line."""
        if line.startswith("?"):
            return Typed("explain", line[1:].strip())
        if line.isdecimal():
            return Typed("choose", line)
        for size in (2, 1):
            first, rest = _split(line, size)
            if found := self._words.get(bare(first)):
                return Typed(found.command, found.rest or rest)
        return Typed("", line)


def _split(line: str, size: int) -> tuple[str, str]:
    """The first so many words, and the rest as it was typed."""
    parts = line.split(maxsplit=size)
    return " ".join(parts[:size]), "".join(parts[size:])
