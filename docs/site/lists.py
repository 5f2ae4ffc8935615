"""Lists as Python-Markdown reads them.

On GitHub what belongs to an item stands under its first letter, two or three spaces in; so mdformat writes it. Python-
Markdown, by which the site is made, takes it for part of the item only from four spaces on.
"""

from __future__ import annotations

import re

from markdown_it import MarkdownIt

MARKER = re.compile(r" *(?:[-*+]|\d+[.)]) +")
STEP = 4


def widened(text: str) -> str:
    """The same page, with four spaces for each item that a line is in."""
    lines = text.split("\n")
    inside: list[list[int]] = [[] for _ in lines]
    starts: list[int] = []
    for token in MarkdownIt("commonmark").enable("table").parse(text):
        if token.type == "list_item_open" and token.map:
            starts.append(token.map[0])
            for at in range(*token.map):
                inside[at].append(token.map[0])
    # Columns at which the text of an item begins; outer items come first.
    columns: dict[int, int] = {}
    for start in starts:
        if found := MARKER.match(lines[start]):
            columns[start] = found.end()
    return "\n".join(_moved(line, at, inside[at], columns) for at, line in enumerate(lines))


def _moved(line: str, at: int, items: list[int], columns: dict[int, int]) -> str:
    around = [item for item in items if item != at]
    if not line.strip() or not around:
        return line
    spaces = min(len(line) - len(line.lstrip(" ")), columns[around[-1]])
    return " " * STEP * len(around) + line[spaces:]
