"""Which message ids the code uses: whole ones, and those it puts together."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from longhouse.core.components import read_components
from longhouse.core.game import Game
from longhouse.testing import chosen
from longhouse.testing.code import HOUSE, modules, strings, tree_of

PLATFORM_EVENTS = ("event-undone", "event-undone-hidden", "event-rewound")
"""What a match itself tells, whatever the game."""


def code() -> list[Path]:
    """All modules of the house and of the games under test; not what only tests."""
    house = [path for path in modules(HOUSE) if path.relative_to(HOUSE).parts[0] not in ("games", "testing")]
    return [*house, *(path for game in chosen.installed() for path in modules(game.folder))]


@cache
def literals() -> frozenset[str]:
    """Every string in the code that is not a docstring."""
    return frozenset(word for path in code() for _, word in strings(tree_of(path), whole=True))


@cache
def templates() -> list[str]:
    """f-strings of the code that may be ids, as patterns: f"why-{message}" is why-(.+)."""
    found: set[str] = set()
    for path in code():
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.JoinedStr) and len(node.values) > 1:
                parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else "(.+?)" for v in node.values]
                if re.fullmatch(r"[a-z]+(\\?-[a-z]+)*\\?-(r)?", parts[0]):
                    found.add("".join(parts))
    return sorted(found)


@cache
def scripts() -> str:
    """The client and the boards, without what is vendored, as one text."""
    folders = [HOUSE, *(game.folder for game in chosen.installed() if HOUSE not in game.folder.parents)]
    paths = [path for folder in folders for path in folder.rglob("*.js") if "vendor" not in path.parts]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths))


@cache
def script_words() -> frozenset[str]:
    """Every quoted word of a script."""
    return frozenset(re.findall(r"[\"'`]([a-z0-9]+(?:-[a-z0-9]+)*)[\"'`]", scripts()))


@cache
def script_templates() -> list[str]:
    """What scripts put together: `board-place-${kind}` is board-place-(.+)."""
    made = re.findall(r"`([a-z]+-(?:[a-z0-9-]|\$\{[^{}]*\})*\$\{[^`]*?)`", scripts())
    return sorted({re.sub(r"\\\$\\\{.*?\\\}", "(.+?)", re.escape(one)) for one in made})


def hyphened(word: object) -> str:
    """As ids are written."""
    return re.sub("[._]", "-", str(word))


@cache
def words() -> set[str]:
    """Whatever may stand in the gap of a template: strings of the code, components, settings, kinds."""
    found = {hyphened(word) for word in literals()}
    for game in chosen.installed():
        for rows in read_components(game.folder).values():
            found |= {hyphened(value) for row in rows for value in row.values() if isinstance(value, str)}
        found |= {kind.name for kind in game.codec.kinds}
        found |= {json.loads(path.read_bytes())["theme"] for path in game.folder.glob("puzzles/*.json")}
        fields = [value for kind in game.codec.kinds for values in kind.fields.values() for value in values]
        found |= {
            hyphened(one).replace(".", "-")
            for value in fields
            for one in ([value] if isinstance(value, str) else value)
        }
        for setting in game.settings:
            found |= {f"{hyphened(setting.name)}-{hyphened(setting.word(value))}" for value in setting.values}
        found |= {f"vocabulary-{vocabulary}" for vocabulary in game.vocabularies}
    return found


def events(game: Game) -> Iterator[str]:
    """The ids of a game's event lines; an event with a secret part is also told without it."""
    for kind in game.events.kinds.values():
        yield f"event-{hyphened(kind.name)}"
        if kind.only is None and any(field.to for field in kind.fields):
            yield f"event-{hyphened(kind.name)}-hidden"


def orders(game: Game) -> Iterator[str]:
    """The ids of what may be answered ahead in a game."""
    for kind, keys in game.ahead.items():
        for key in keys:
            yield f"ahead-{kind}-{key.replace(':', '-')}"


def settings(game: Game) -> Iterator[str]:
    """The ids of a game's settings and their values; a number of a range, or beside words, speaks for itself."""
    for setting in game.settings:
        yield f"setting-{hyphened(setting.name)}"
        for value in () if isinstance(setting.values, range) else setting.values:
            if type(value) is not int or all(type(other) is int for other in setting.values):
                yield f"setting-{hyphened(setting.name)}-{hyphened(setting.word(value))}"


def is_used(message_id: str) -> bool:
    """Whether the code or a script says this id, or can put it together."""
    if message_id in literals() or message_id in script_words():
        return True
    if message_id in {id_ for game in chosen.installed() for id_ in (*events(game), *orders(game))}:
        return True
    kinds = {hyphened(kind.name) for game in chosen.installed() for kind in game.events.kinds.values()}
    for template in [*templates(), *script_templates()]:
        match = re.fullmatch(template, message_id)
        if match and all(
            gap in words() or gap in script_words() or gap in kinds or re.fullmatch("[0-9]+a?", gap)
            for gap in match.groups()
        ):
            return True
    return message_id in PLATFORM_EVENTS
