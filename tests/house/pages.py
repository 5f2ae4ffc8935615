"""What stands in our Markdown: blocks of code, command lines, headings, links. For the tests of the documentation."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token

from house import markdown

ROOT = markdown.ROOT
DOCS = ROOT / "docs"


@dataclass(frozen=True)
class Block:
    """A block of code."""

    language: str
    code: str
    line: int


@cache
def tokens(path: Path) -> list[Token]:
    return MarkdownIt("commonmark").enable("table").parse(path.read_text(encoding="utf-8"))


def blocks(path: Path) -> list[Block]:
    """Every block of code of a page, also the indented ones, which name no language."""
    return [
        Block(token.info.split()[0] if token.info else "", token.content, (token.map or [0])[0] + 1)
        for token in tokens(path)
        if token.type in ("fence", "code_block")
    ]


def inline(path: Path) -> Iterator[Token]:
    """What is written in the lines themselves: text, links, spans of code."""
    for token in tokens(path):
        yield from token.children or ()


def links(path: Path) -> list[str]:
    """Where the links and pictures of a page lead."""
    found = [token.attrGet("href") or token.attrGet("src") for token in inline(path)]
    return [unquote(str(link)) for link in found if link]


def commands(path: Path) -> list[str]:
    """The command lines of `longhouse` on a page: whole lines of shell, and spans of code that begin with it."""
    lines = [line for block in blocks(path) if block.language in ("sh", "console") for line in joined(block.code)]
    spans = [token.content for token in inline(path) if token.type == "code_inline"]
    before = re.compile(r"^\s*(\$ )?(\S*/bin/)?((uvx --from|pipx run --spec) \S+ )?")
    found = [before.sub("", line) for line in (*lines, *spans)]
    return [line for line in found if re.match(r"longhouse( |$)", line)]


def joined(code: str) -> list[str]:
    """Lines of shell; what ends with a backslash goes on."""
    return code.replace("\\\n", " ").splitlines()


def words(command: str) -> list[str]:
    """A command line as its program gets it, without the comment behind it."""
    return shlex.split(command, comments=True)[1:]


def anchors(path: Path) -> set[str]:
    """What a link may name behind `#`."""
    found: set[str] = set()
    page = tokens(path)
    for number, token in enumerate(page):
        if token.type == "heading_open":
            inside = page[number + 1].children or ()
            found.add(slug("".join(one.content for one in inside if one.type in ("text", "code_inline"))))
    return found | set(re.findall(r'<a id="([^"]+)"', path.read_text(encoding="utf-8")))


def slug(title: str) -> str:
    """The anchor of a heading, as GitHub and the site make it."""
    return re.sub(r"[\s]+", "-", re.sub(r"[^\w\s-]", "", title.lower()).strip())
