"""The rules of every game as pages, in English and French, from the texts of the package: nothing is written twice.

Numbered rules have anchors (`rules/tribes.html#r17`), and where a rule names another one it links there. Beside the
parts stand the pictures of `docs/pictures` (`tests/browser/pictures.py` takes them), above them the game's poster and a
table in the middle of a match.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from longhouse import games
from longhouse.core.game import Game
from longhouse.core.text import Text
from longhouse.terminal.messages import TEXT_FOLDER
from longhouse.terminal.narration import text_for, title_of
from longhouse.terminal.reference import caption, facts, parts

PICTURES = Path(__file__).resolve().parents[1] / "pictures"
GAMES = ("tomahawk", "wendake", "northgard", "tribes")
ISOLATES = dict.fromkeys(map(ord, "\u2068\u2069"))
SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|])")
REFERENCE = re.compile(
    r"(?P<word>\b(?:rules?|règles?)[ \u00a0])(?P<numbers>\d+[a-z]?(?:(?:, | and | et | to | à )\d+[a-z]?\b)*)", re.I
)


def pages(language: str) -> Iterator[tuple[str, str]]:
    """The path of each page and what is on it."""
    yield "rules/index.md", overview(language, words(language))
    for name in GAMES:
        yield f"rules/{name}.md", rules_page(games.get(name), language, words(language))


def words(language: str) -> Text:
    """What the site says itself."""
    return Text(language, TEXT_FOLDER, Path(__file__).resolve().parent / "text")


def overview(language: str, own: Text) -> str:
    """The four games beside each other."""
    lines = [f"# {own.say('docs-rules')}", "", own.say("docs-rules-about"), ""]
    for name in GAMES:
        game = games.get(name)
        text = text_for(game, language)
        title = said(title_of(game, text))
        lines += [f"## [{title}]({name}.md)", ""]
        lines += [f"[![{title}](../pictures/{name}/poster.svg){{ .poster }}]({name}.md)", ""]
        lines += [said(caption(text, "game-about", "")), "", said(facts(text, game)), ""]
    return "\n".join(lines)


def rules_page(game: Game, language: str, own: Text) -> str:
    """All rules of a game, in the order in which one learns them."""
    text = text_for(game, language)
    title = said(title_of(game, text))
    lines = [f"# {title}", "", f"![{title}](../pictures/{game.id}/poster.svg){{ .poster }}", ""]
    lines += [f"*{said(text.say('study-own-words'))}* {said(facts(text, game))}", ""]
    lines += paragraphs(text, "rules-intro")
    lines += [f"![{own.say('docs-table', title=title)}](../pictures/{game.id}/table.{language}.webp){{ .table }}", ""]
    for section in ("setup", "order", "schedule"):
        if text.has(f"rules-{section}"):
            lines += [f"## {said(text.say(f'study-rules-{section}'))}", "", *paragraphs(text, f"rules-{section}")]
            if section in game.sheets:
                sheet = game.sheets[section](game.new(seed=0).view(None), text, (), 100)
                lines += ["```text", *(line.translate(ISOLATES).rstrip() for line in sheet), "```", ""]
    known = {number for _, _, numbers in numbered(game, text) for number in numbers}
    for part, heading, numbers in numbered(game, text):
        lines += [f"## {part}. {said(heading)}", ""]
        if picture := picture_of(game, part, language):
            lines += [f"![{own.say('docs-picture', part=said(heading))}](../pictures/{picture}){{ .drawing }}", ""]
        for number in numbers:
            words_of_rule = linked(said(text.say(f"rule-r{number}")), known - {number})
            lines += [f"[R{number}](#r{number}){{ .no }} {words_of_rule}", f"{{ #r{number} .rule }}", ""]
    return "\n".join(lines)


def numbered(game: Game, text: Text) -> list[tuple[int, str, list[str]]]:
    """The parts of the rules: number, heading and the numbers of their rules."""
    found = []
    for part, (first, last) in enumerate(parts(game), 1):
        numbers = [
            f"{at}{more}" for at in range(first, last + 1) for more in ("", "a") if text.has(f"rule-r{at}{more}")
        ]
        found.append((part, text.say(f"rules-part-{part}"), numbers))
    return found


def picture_of(game: Game, part: int, language: str) -> str | None:
    """The picture beside a part, if one is drawn; in this language where it has words."""
    for name in (f"part-{part}.{language}.webp", f"part-{part}.webp"):
        if (PICTURES / game.id / name).exists():
            return f"{game.id}/{name}"
    return None


def paragraphs(text: Text, message: str) -> list[str]:
    """A longer text: numbered lines are a list."""
    if not text.has(message):
        return []
    lines = [said(line) for line in text.say(message).splitlines() if line.strip()]
    is_list = [bool(re.match(r"\d+\\?\. ", line)) for line in lines]
    found: list[str] = []
    for line, now, after in zip(lines, is_list, [*is_list[1:], False], strict=True):
        found += [line] if now and after else [line, ""]
    return found


def said(text: str) -> str:
    """A sentence for Markdown: what would be a sign there is a letter."""
    return SPECIAL.sub(r"\\\1", text.translate(ISOLATES).strip())


def linked(text: str, known: set[str]) -> str:
    """The same, with links to the rules that it names."""

    def one(number: re.Match[str]) -> str:
        return f"[{number[0]}](#r{number[0]})" if number[0] in known else number[0]

    return REFERENCE.sub(lambda found: found["word"] + re.sub(r"\d+[a-z]?", one, found["numbers"]), text)
