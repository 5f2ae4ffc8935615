"""The words of the terminal: the same messages in both languages, set as each language wants it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

import longhouse.terminal
from longhouse.core.text import Text
from longhouse.terminal import messages

FOLDER = Path(longhouse.terminal.__file__).parent
SOURCES = [*FOLDER.glob("*.py"), FOLDER.parent / "cli.py", FOLDER.parent / "new_game" / "command.py"]


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


def parsed(language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((messages.TEXT_FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def variables(node: ast.BaseNode) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    english, french = parsed("en"), parsed("fr")
    assert list(english) == list(french)
    for name, message in english.items():
        assert variables(message) == variables(french[name]), name
        assert [a.id.name for a in message.attributes] == [a.id.name for a in french[name].attributes], name


@pytest.mark.parametrize("language", messages.LANGUAGES)
def test_what_is_read_without_fluent_is_what_fluent_reads(language: str) -> None:
    text = Text(language, messages.TEXT_FOLDER)
    for name, message in parsed(language).items():
        if not name.startswith(("help-", "word-", "metavar-")):
            continue
        assert variables(message) == set(), name
        assert messages.messages(language)[name] == text.say(name)
        for attribute in message.attributes:
            at = attribute.id.name
            assert messages.messages(language)[f"{name}.{at}"] == text.say(name, attribute=at)


def test_french_typography() -> None:
    for line in (messages.TEXT_FOLDER / "fr.ftl").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        words = re.sub(r"\{[^}]*\}", "X", line.partition(" = ")[2] or line)
        spoken = words.replace("?, ", "")  # the word to type is a bare question mark
        assert not re.search(r"[^\s\u00a0][;!?»](\s|$)", spoken), line
        assert not re.search(r" [;:!»]", words), line
        assert not re.search(r"« ", words), line
        assert "'" not in words, line


def test_every_message_is_used_and_every_used_one_exists() -> None:
    code = "\n".join(source.read_text(encoding="utf-8") for source in SOURCES)
    made_up = ("help-", "word-", "metavar-", "say-", "study-source-", "study-rules-", "study-players", "study-minutes")
    areas = "analyse|misuse|play|ask|say|explain|end|watch|replay|verify|study|list|learn|puzzle|tips"
    quoted = set(re.findall(rf"""["']((?:{areas})-[a-z-]+)["']""", code))
    known = parsed("en")
    assert quoted - set(known) == set()
    unused = [name for name in known if not name.startswith(made_up) and name not in quoted and f'"{name}"' not in code]
    assert unused == []
