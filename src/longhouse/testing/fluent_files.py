"""Fluent files as tables: which messages there are, with which attributes and arguments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

from longhouse.core.text import LANGUAGES
from longhouse.testing import chosen
from longhouse.testing.code import HOUSE


def areas() -> list[Path]:
    """The folders of words that are looked at: of the games under test, and with all of them Longhouse's own."""
    games = [game.folder / "text" for game in chosen.installed()]
    ours = [] if chosen.is_one() else sorted(path.parent for path in HOUSE.rglob("text/en.ftl"))
    return [*ours, *(folder for folder in games if folder not in ours)]


class Part(NamedTuple):
    """A message, or one of its attributes, or a term."""

    arguments: frozenset[str]
    messages: frozenset[str]
    terms: frozenset[str]


class File(NamedTuple):
    """One .ftl file: messages and attributes ("id" and "id.attribute") and terms, and what could not be read."""

    messages: dict[str, Part]
    terms: dict[str, Part]
    junk: list[str]
    repeated: list[str]


@cache
def read(path: Path) -> File:
    """One file."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    messages: dict[str, Part] = {}
    terms: dict[str, Part] = {}
    repeated: list[str] = []
    for entry in resource.body:
        if isinstance(entry, (ast.Message, ast.Term)):
            table = terms if isinstance(entry, ast.Term) else messages
            if entry.id.name in table:
                repeated.append(entry.id.name)
            table[entry.id.name] = part(entry.value)
            for attribute in entry.attributes:
                table[f"{entry.id.name}.{attribute.id.name}"] = part(attribute.value)
    junk = [entry.content or "" for entry in resource.body if isinstance(entry, ast.Junk)]
    return File(messages, terms, junk, repeated)


def part(pattern: Any) -> Part:
    """What a pattern refers to."""
    nodes = list(walk(pattern))
    return Part(
        frozenset(node.id.name for node in nodes if isinstance(node, ast.VariableReference)),
        frozenset(node.id.name for node in nodes if isinstance(node, ast.MessageReference)),
        frozenset(node.id.name for node in nodes if isinstance(node, ast.TermReference)),
    )


def walk(node: Any) -> Iterator[Any]:
    """All nodes below a pattern."""
    if isinstance(node, list):
        for one in node:
            yield from walk(one)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)


def files(folder: Path) -> dict[str, File]:
    """The base file of each language."""
    return {language: read(folder / f"{language}.ftl") for language in LANGUAGES}


def overlays(folder: Path) -> Iterator[tuple[str, str, File]]:
    """(language, vocabulary, file) for every other wording."""
    for path in sorted(folder.glob("*.*.ftl")):
        language, vocabulary, _ = path.name.split(".")
        yield language, vocabulary, read(path)


def plain(arguments: Iterable[str]) -> set[str]:
    """The arguments of a message as the code gives them: `$seat_is` comes with `$seat`."""
    return {name.removesuffix("_is") for name in arguments}
