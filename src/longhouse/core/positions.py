"""Reading positions that somebody wrote by hand: names that exist, numbers within bounds, nothing twice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from longhouse.core.errors import BadPosition
from longhouse.core.protocol import Json
from longhouse.core.things import Things


def check_fields(written: Json, fields: Iterable[str]) -> None:
    """BadPosition for a field that does not exist."""
    for name in written:
        known(name, tuple(fields))


def known(word: Any, words: Sequence[str]) -> str:
    """The word itself, if it is one of these."""
    if word not in words:
        raise BadPosition("error-position-unknown", what=str(word), known=", ".join(words))
    return str(word)


def number_of(word: Any, words: Sequence[str]) -> int:
    """The place of a word among these."""
    return words.index(known(word, words))


def within(value: Any, low: int, high: int, where: str) -> int:
    """The number itself, if it lies between these two."""
    if type(value) is not int or not low <= value <= high:
        raise misplaced(str(value), where)
    return value


def set_of(written: Iterable[Any], words: Sequence[str]) -> int:
    """A set as bits, from the names of its members."""
    members = 0
    for word in written:
        bit = 2 ** number_of(word, words)
        if members & bit:
            raise BadPosition("error-position-twice", what=str(word))
        members |= bit
    return members


def misplaced(what: str, where: str) -> BadPosition:
    """The error for something that cannot be where it is."""
    return BadPosition("error-position-place", what=what, where=where)


def thing_named(name: Any, things: Things) -> int:
    """The number of a thing that somebody named."""
    for number, known in enumerate(things.names):
        if known == name and type(known) is type(name):
            return number + int(things.start)
    raise BadPosition("error-position-unknown", what=str(name), known=_named(things))


_MOST_LETTERS = 990
"""Of a list of names in a message: texts have room for no more."""


def _named(things: Things) -> str:
    """The names of these things, as many as there is room for."""
    names = ", ".join(str(name) for name in things.names)
    return names if len(names) <= _MOST_LETTERS else names[:_MOST_LETTERS].rpartition(", ")[0] + ", ..."
