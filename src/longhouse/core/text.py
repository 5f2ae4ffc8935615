"""Words, in the reader's language. Project Fluent does the work; nouns are ours.

Games and events carry message ids with typed arguments; only here do they become sentences. French needs the
article and elision of nouns chosen at run time, which plain Fluent cannot ask for: every component is a message
`noun-<id>` with the attributes .a .the .of .to, and `NOUN($card, form: "the")` picks one. A dot in the component's
id is a dash in the message's. No component at all is `noun-none`, if a game has it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import combining, normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from longhouse.core.errors import LonghouseError
from longhouse.core.protocol import Argument, Json, Message, SeatRef

LANGUAGES = ("en", "fr")

_AND = {"en": " and ", "fr": " et "}
_ELIDES = re.compile("[aeiouhœæ]|y(?![aeiou])", re.IGNORECASE)
"""How a French name begins that takes d’: a vowel, an h, a y before a consonant (d’Yves, de Yann)."""


class Name(str):
    """A player's name: a noun with no message of its own."""

    __slots__ = ()


class Nobody(Name):
    """What plays in a seat that nobody sits in: `noun-nobody` of the game."""

    __slots__ = ()


class Nouns(FluentType):
    """Several components in one argument."""

    def __init__(self, components: Sequence[str]) -> None:
        self.components = components

    def format(self, locale: object) -> str:
        """Only NOUN can put them into words; without it they stay ids."""
        return ", ".join(self.components)


class Text:
    """Everything that can be said to one reader: a language, text folders, a vocabulary.

    `folders` hold `<language>.ftl`, and `<language>.<vocabulary>.ftl` for another wording.
    """

    def __init__(self, language: str, *folders: Path, vocabulary: str = "") -> None:
        self.language = language if language in LANGUAGES else "en"
        self.folders = (Path(__file__).parent / "text", *folders)
        self.vocabulary = vocabulary
        self._bundle = _bundle(self.language, self.folders, vocabulary)

    def has(self, message_id: str) -> bool:
        """Whether this message exists."""
        return self._bundle.has_message(message_id)

    def say(
        self,
        message: Message | str,
        names: Sequence[str] = (),
        viewer: int | None = None,
        attribute: str | None = None,
        **more: Argument,
    ) -> str:
        """A message in words, for the reader in seat `viewer`."""
        if isinstance(message, str):
            message = Message(message)
        if not self.has(message.id):
            return message.id
        found = self._bundle.get_message(message.id)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return message.id
        args = self._arguments({**message.args, **more}, names, viewer)
        spoken, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(spoken)

    def event(self, event: Json, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """A log line for an event, as one seat was told it. Empty for an event that has no words."""
        message_id = "event-" + event["kind"].replace("_", "-") + ("-hidden" if event.get("hidden") else "")
        if not self.has(message_id):
            return ""
        args = {name: value for name, value in event.items() if name not in ("kind", "hidden")}
        return self.say(Message(message_id, args), names, viewer)

    def noun(self, component: str, form: str = "bare") -> str:
        """A component's name in one of its forms."""
        return _noun(self._bundle, self.language, component, form)

    def error(self, error: LonghouseError, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """What went wrong, and what to do."""
        args: Any = error.args_of_message
        return self.say(Message(error.message_id, args), names, viewer)

    def name(self, seat: int, names: Sequence[str]) -> Name:
        """What to call a player. Beyond the last one there may be a side that nobody plays."""
        if 0 < len(names) <= seat and self.has("noun-nobody"):
            return Nobody(self.noun("nobody"))
        known = names[seat] if seat < len(names) else ""
        return Name(known or self.say("player", number=seat + 1))

    def _one(self, value: str | SeatRef, names: Sequence[str]) -> str:
        return self.name(value["seat"], names) if isinstance(value, Mapping) else value

    def _arguments(self, args: Mapping[str, Argument], names: Sequence[str], viewer: int | None) -> dict[str, Any]:
        words: dict[str, Any] = {}
        for key, value in args.items():
            if isinstance(value, Mapping):
                words[key] = self.name(value["seat"], names)
                words[f"{key}_is"] = "you" if value["seat"] == viewer else "other"
            else:
                words[key] = value if isinstance(value, (int, str)) else Nouns([self._one(o, names) for o in value])
        return words


@cache
def _bundle(language: str, folders: tuple[Path, ...], vocabulary: str) -> FluentBundle:
    def noun(component: Any, form: Any = "bare") -> Any:
        if isinstance(component, Nouns):
            nothing = ("none",) if bundle.has_message("noun-none") else ()
            return _join([_noun(bundle, language, one, str(form)) for one in component.components or nothing], language)
        return _noun(bundle, language, component, str(form))

    bundle = FluentBundle([language], functions={"NOUN": noun}, use_isolating=False)
    for folder in folders:
        for name in (f"{language}.ftl", f"{language}.{vocabulary}.ftl"):
            path = folder / name
            if path.exists():
                bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def _noun(bundle: FluentBundle, language: str, component: str, form: str) -> str:
    if isinstance(component, Nobody):
        component = "nobody"
    elif isinstance(component, Name):
        return _name(component, language, form)
    message_id = "noun-" + re.sub("[._]", "-", str(component))
    if not bundle.has_message(message_id):
        return component
    message = bundle.get_message(message_id)
    pattern = message.value if form == "bare" else message.attributes.get(form)
    if pattern is None:
        return component
    spoken, _ = bundle.format_pattern(pattern, {})
    return str(spoken)


def _name(name: Name, language: str, form: str) -> str:
    if form == "of":
        if language == "fr":
            return f"d’{name}" if _ELIDES.match(_bare(name)) else f"de {name}"
        return f"of {name}"
    if form == "to":
        return f"à {name}" if language == "fr" else f"to {name}"
    return str(name)


def _bare(name: str) -> str:
    """The name without its accents."""
    return "".join(sign for sign in normalize("NFD", name) if not combining(sign))


def _join(words: Sequence[str], language: str) -> str:
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + _AND[language] + words[-1]
