"""Fluent files as tables: which messages there are, with which attributes and arguments."""

from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from house.sources import SOURCES, outside
from longhouse import games

LANGUAGES = ("en", "fr")
OURS = sorted(path.parent for path in SOURCES.rglob("text/en.ftl"))
STRANGERS = [folder / "text" for folder in outside()]
ALL = [*OURS, *STRANGERS]


def looked_at(names):
    """Where the words are that are looked at; if one game is asked for, be it ours or not, only there."""
    return ALL if len(names) > 1 else [folder for folder in ALL if folder.parent.name in names]


FOLDERS = looked_at(games.names())


class Part(NamedTuple):
    """A message, or one of its attributes, or a term."""

    arguments: frozenset
    messages: frozenset
    terms: frozenset


class File(NamedTuple):
    """One .ftl file: messages and attributes ("id" and "id.attribute") and terms, and what could not be read."""

    messages: dict
    terms: dict
    junk: list
    repeated: list


@cache
def read(path):
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    messages, terms, repeated = {}, {}, []
    for entry in resource.body:
        if isinstance(entry, (ast.Message, ast.Term)):
            table = terms if isinstance(entry, ast.Term) else messages
            if entry.id.name in table:
                repeated.append(entry.id.name)
            table[entry.id.name] = part(entry.value)
            for attribute in entry.attributes:
                table[f"{entry.id.name}.{attribute.id.name}"] = part(attribute.value)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    return File(messages, terms, junk, repeated)


def part(pattern):
    nodes = list(walk(pattern))
    return Part(
        frozenset(node.id.name for node in nodes if isinstance(node, ast.VariableReference)),
        frozenset(node.id.name for node in nodes if isinstance(node, ast.MessageReference)),
        frozenset(node.id.name for node in nodes if isinstance(node, ast.TermReference)),
    )


def walk(node):
    """All nodes below a pattern."""
    if isinstance(node, list):
        for one in node:
            yield from walk(one)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)


def files(folder):
    """The base file of each language."""
    return {language: read(folder / f"{language}.ftl") for language in LANGUAGES}


def overlays(folder):
    """(language, vocabulary, file) for every other wording."""
    for path in sorted(folder.glob("*.*.ftl")):
        language, vocabulary, _ = path.name.split(".")
        yield language, vocabulary, read(path)


def plain(arguments):
    """The arguments of a message as the code gives them: `$seat_is` comes with `$seat`."""
    return {name.removesuffix("_is") for name in arguments}
