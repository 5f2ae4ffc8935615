"""Which message ids the code uses: whole ones, and those it puts together."""

import ast
import re
from functools import cache

from house.sources import SOURCES, modules, outside, strings, tree_of
from longhouse import games
from longhouse.core.components import read_components

PLATFORM_EVENTS = ("event-undone", "event-undone-hidden", "event-rewound")
"""What a match itself tells, whatever the game."""

GAMES = [games.get(name) for name in games.names()]


def code():
    """All modules, also those of installed games that are not ours."""
    return [*modules(), *(path for folder in outside() for path in sorted(folder.rglob("*.py")))]


@cache
def literals():
    """Every string in the code that is not a docstring."""
    return frozenset(word for path in code() for _, word in strings(tree_of(path), whole=True))


@cache
def templates():
    """f-strings of the code that may be ids, as patterns: f"why-{message}" is why-(.+)."""
    found = set()
    for path in code():
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.JoinedStr) and len(node.values) > 1:
                parts = [re.escape(v.value) if isinstance(v, ast.Constant) else "(.+?)" for v in node.values]
                if re.fullmatch(r"[a-z]+(\\?-[a-z]+)*\\?-(r)?", parts[0]):
                    found.add("".join(parts))
    return sorted(found)


@cache
def scripts():
    """The client and the boards, without what is vendored, as one text."""
    paths = [path for path in SOURCES.rglob("*.js") if "vendor" not in path.parts]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths))


@cache
def script_words():
    """Every quoted word of a script."""
    return frozenset(re.findall(r"[\"'`]([a-z0-9]+(?:-[a-z0-9]+)*)[\"'`]", scripts()))


@cache
def script_templates():
    """What scripts put together: `board-place-${kind}` is board-place-(.+)."""
    made = re.findall(r"`([a-z]+-(?:[a-z0-9-]|\$\{[^{}]*\})*\$\{[^`]*?)`", scripts())
    return sorted({re.sub(r"\\\$\\\{.*?\\\}", "(.+?)", re.escape(one)) for one in made})


def hyphened(word):
    return re.sub("[._]", "-", str(word))


@cache
def words():
    """Whatever may stand in the gap of a template: strings of the code, components, settings, kinds."""
    found = {hyphened(word) for word in literals()}
    for game in GAMES:
        for rows in read_components(game.folder).values():
            found |= {hyphened(value) for row in rows for value in row.values() if isinstance(value, str)}
        found |= {kind.name for kind in game.codec.kinds}
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


def events(game):
    """The ids of a game's event lines; an event with a secret part is also told without it."""
    for kind in game.events.kinds.values():
        yield f"event-{hyphened(kind.name)}"
        if kind.only is None and any(field.to for field in kind.fields):
            yield f"event-{hyphened(kind.name)}-hidden"


def settings(game):
    """The ids of a game's settings and their values; a number of a range, or beside words, speaks for itself."""
    for setting in game.settings:
        yield f"setting-{hyphened(setting.name)}"
        for value in () if isinstance(setting.values, range) else setting.values:
            if type(value) is not int or all(type(other) is int for other in setting.values):
                yield f"setting-{hyphened(setting.name)}-{hyphened(setting.word(value))}"


def is_used(message_id):
    """Whether the code or a script says this id, or can put it together."""
    if message_id in literals() or message_id in script_words():
        return True
    if message_id in {id_ for game in GAMES for id_ in events(game)}:
        return True
    kinds = {hyphened(kind.name) for game in GAMES for kind in game.events.kinds.values()}
    for template in [*templates(), *script_templates()]:
        match = re.fullmatch(template, message_id)
        if match and all(
            gap in words() or gap in script_words() or gap in kinds or re.fullmatch("[0-9]+a?", gap)
            for gap in match.groups()
        ):
            return True
    return message_id in PLATFORM_EVENTS
