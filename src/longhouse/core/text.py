"""Words, in the reader's language. Project Fluent does the work; nouns are ours.

Games and events carry message ids with typed arguments; only here do they become sentences. French needs the
article and elision of nouns chosen at run time, which plain Fluent cannot ask for: every component is a message
`noun-<id>`, and `NOUN($card, form: "the")` says one of its forms. A dot in the component's id is a dash in the
message's. No component at all is `noun-none`, if a game has it.

A form that a noun has as an attribute is said as it is written there. The others are made of one another: .a of the
noun itself, .the of .a, .of and .to of .the. English needs nothing written for "axe"; French needs the article, .a,
for its gender. Something that is said without an article, or always with "the", is told by its .a too:

    noun-lake = Erie           noun-start = start tile         noun-axe = hache
        .a = Erie                  .a = the start tile             .a = une hache
                                                                   .the = la hache

An aspirated h is written, as above; so is whatever else the rules below get wrong ("an hour", "le onze").
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

FORMS = {"a": "bare", "the": "a", "of": "the", "to": "the"}
"""The forms of a noun, and which other each is made of where it is not written."""

_VOWEL = "(?=[aeiouAEIOU])"
_ELIDES = "(?=[aeiouhœæAEIOUHŒÆ]|[yY](?![aeiouAEIOU]))"
"""How a French word begins that takes d’ and l’: a vowel, an h, a y before a consonant (d’Yves, de Yann)."""
_OF_NAME = {"en": (("", "of "),), "fr": ((_ELIDES, "d’"), ("", "de "))}
_TO_NAME = {"en": (("", "to "),), "fr": (("", "à "),)}
_MADE = {
    "en": {
        "a": ((_VOWEL, "an "), ("", "a ")),
        "the": (("an? ", "the "), ("some ", "the ")),
        "of": _OF_NAME["en"],
        "to": _TO_NAME["en"],
    },
    "fr": {
        "a": (),
        "the": (
            (f"une? {_ELIDES}", "l’"),
            ("un ", "le "),
            ("une ", "la "),
            ("des ", "les "),
            ("du ", "le "),
            ("de (?=la |l’)", ""),
        ),
        "of": (("le ", "du "), ("les ", "des "), *_OF_NAME["fr"]),
        "to": (("le ", "au "), ("les ", "aux "), *_TO_NAME["fr"]),
    },
}
"""How a form is made of the one that `FORMS` names: the first beginning that fits is replaced; if none does, both are
the same. A French noun without its .a is taken for a name. The browser has the same table (web/words.js)."""


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

    def _one(self, value: str | SeatRef, names: Sequence[str], viewer: int | None) -> str:
        if not isinstance(value, Mapping):
            return value
        return Name(self.say("you")) if value["seat"] == viewer else self.name(value["seat"], names)

    def _arguments(self, args: Mapping[str, Argument], names: Sequence[str], viewer: int | None) -> dict[str, Any]:
        words: dict[str, Any] = {}
        for key, value in args.items():
            if isinstance(value, Mapping):
                words[key] = self.name(value["seat"], names)
                words[f"{key}_is"] = "you" if value["seat"] == viewer else "other"
            elif isinstance(value, (int, str)):
                words[key] = value
            else:
                words[key] = Nouns([self._one(one, names, viewer) for one in value])
        return words


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_PLACEABLE = re.compile(r"\{[^{}]*")
_IDENTIFIER = re.compile(r"-?[a-zA-Z][\w-]*")


class _Bundle(FluentBundle):
    """A bundle that parses a message when it is first asked for.

    To parse all files of one game takes Fluent 0.3 to 0.6 s, and a command says a few dozen of their 3,000 messages.
    """

    def __init__(self, language: str, functions: dict[str, Any]) -> None:
        super().__init__([language], functions=functions, use_isolating=False)
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()

    def add_file(self, source: str) -> None:
        """Adds the messages and terms of a file; they replace those with the same ids."""
        starts = list(_ENTRY.finditer(source))
        ends = [start.start() for start in starts[1:]] + [len(source)]
        self._sources |= {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}

    def has_message(self, message_id: str) -> bool:
        return message_id in self._sources

    def get_message(self, message_id: str) -> Any:
        if message_id not in self._parsed:
            self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, message_id: str) -> None:
        """Parses a message together with all that it refers to."""
        needed = [message_id]
        for entry in needed:
            words = _IDENTIFIER.findall(" ".join(_PLACEABLE.findall(self._sources.get(entry, ""))))
            found = {word for word in words if word in self._sources} - self._parsed - {*needed}
            needed += sorted(found)
        source = "\n".join(self._sources.get(entry, "") for entry in needed)
        self.add_resource(FluentResource(source), allow_overrides=True)
        # Last: another thread that asks meanwhile parses the same once more, and never finds a part of it missing.
        self._parsed.update(needed)


@cache
def _bundle(language: str, folders: tuple[Path, ...], vocabulary: str) -> _Bundle:
    def noun(component: Any, form: Any = "bare") -> Any:
        if isinstance(component, Nouns):
            nothing = ("none",) if bundle.has_message("noun-none") else ()
            return _join([_noun(bundle, language, one, str(form)) for one in component.components or nothing], language)
        return _noun(bundle, language, component, str(form))

    bundle = _Bundle(language, functions={"NOUN": noun})
    for folder in folders:
        for name in (f"{language}.ftl", f"{language}.{vocabulary}.ftl"):
            path = folder / name
            if path.exists():
                bundle.add_file(path.read_text(encoding="utf-8"))
    return bundle


def _noun(bundle: FluentBundle, language: str, component: str, form: str) -> str:
    if isinstance(component, Nobody):
        component = "nobody"
    elif isinstance(component, Name):
        return _name(component, language, form)
    message_id = "noun-" + re.sub("[._]", "-", str(component))
    if not bundle.has_message(message_id):
        return component
    said = _form(bundle, message_id, language, form)
    return component if said is None else said


def _form(bundle: FluentBundle, message_id: str, language: str, form: str) -> str | None:
    """A form as it is written, or as it is made of another."""
    message = bundle.get_message(message_id)
    pattern = message.value if form == "bare" else message.attributes.get(form)
    if pattern is not None:
        return str(bundle.format_pattern(pattern, {})[0])
    if form not in FORMS:
        return None
    other = _form(bundle, message_id, language, FORMS[form])
    return None if other is None else made(other, language, form)


@cache
def made(other: str, language: str, form: str) -> str:
    """A form of a noun, made of the one that `FORMS` names."""
    return _begin(other, _MADE[language][form])


def _begin(word: str, beginnings: Sequence[tuple[str, str]]) -> str:
    """The word with the first of these beginnings that it has replaced. Accents do not count."""
    plain = _bare(word)
    for pattern, beginning in beginnings:
        if found := re.match(pattern, plain):
            return beginning + word[found.end() :]
    return word


def _name(name: Name, language: str, form: str) -> str:
    """A player's name has no article: whoever is called “le Grand” is not declined."""
    if form == "of":
        return _begin(name, _OF_NAME[language])
    return _begin(name, _TO_NAME[language]) if form == "to" else str(name)


def _bare(word: str) -> str:
    """A word without its accents."""
    return "".join(sign for sign in normalize("NFD", word) if not combining(sign))


def _join(words: Sequence[str], language: str) -> str:
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + _AND[language] + words[-1]
