"""The table in lines of text: what every game's drawing needs to speak to its reader."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from longhouse.core.protocol import Argument, Json, Message
from longhouse.core.text import Text


@dataclass(frozen=True)
class Reader:
    """A match's view, and how to say things to the one who looks at it. With width 0 it will be read aloud."""

    view: Json
    text: Text
    names: Sequence[str]
    width: int

    @property
    def table(self) -> Json:
        """What the game itself shows."""
        table: Json = self.view["table"]
        return table

    @property
    def viewer(self) -> int | None:
        """The seat that looks; None is a spectator."""
        seat: int | None = self.view["seat"]
        return seat

    def say(self, message: str, **args: Argument) -> str:
        """A message in this reader's words."""
        return self.text.say(Message(message, args), self.names, self.viewer)

    def label(self, seat: int) -> str:
        """A player's name, or "You"."""
        return self.say("table-you") if seat == self.viewer else str(self.text.name(seat, self.names))

    def sentences(self, found: Sequence[Json]) -> list[str]:
        """Messages that stand in the view, such as threats, in words."""
        return [self.text.say(Message(one["id"], one["args"]), self.names, self.viewer) for one in found]

    def line(self, label: str, facts: Sequence[str]) -> str:
        """A label and its facts, in the reader's punctuation."""
        return self.say("table-line", label=label, facts=", ".join(facts) or self.say("table-none"))

    def wrap(self, line: str, width: int | None = None, indent: str = "  ") -> list[str]:
        """The line in pieces that fit; whole when it will be read aloud."""
        room = self.width if width is None else width
        if not room:
            return [line]
        return textwrap.wrap(line, room, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


# Any table at all, for a game that draws none of its own.


def drawing(group: str) -> Callable[..., Iterator[str]]:
    """How to draw a table by what its view shows; what belongs to a player is in the field `group`.

    A field is called as the message `zone-<name>` says, its components by their nouns. What is empty is left out.
    """

    def draw(view: Json, text: Text, names: Sequence[str], width: int = 80) -> Iterator[str]:
        reader = Reader(view, text, names, width)
        table = dict(reader.table)
        players = table.pop(group, ())
        for label, facts in _fields(reader, table):
            yield from reader.wrap(reader.line(label, facts))
        for seat, player in enumerate(players):
            if width:
                yield reader.label(seat)
            for label, facts in _fields(reader, player):
                if width:
                    yield from (f"  {part}" for part in reader.wrap(reader.line(label, facts), width - 2))
                else:
                    yield reader.line(reader.say("table-whose", name=reader.label(seat), label=label), facts)

    return draw


def _fields(reader: Reader, fields: Json) -> Iterator[tuple[str, list[str]]]:
    """The label and the facts of every field that is not empty; of a list of objects, of each of them."""
    for name, value in fields.items():
        label = reader.say(f"zone-{name.replace('_', '-')}")
        objects = isinstance(value, list) and value and all(isinstance(one, Mapping) for one in value)
        for number, one in enumerate(value if objects else [value], 1):
            if facts := _facts(reader, one):
                yield (f"{label} {number}" if objects else label), facts


def _facts(reader: Reader, value: Any) -> list[str]:
    """What a field holds, in words."""
    if isinstance(value, Mapping):
        parts = [(_word(reader, name), ", ".join(_facts(reader, inner))) for name, inner in value.items()]
        return [reader.say("table-part", label=label, facts=facts) for label, facts in parts if facts]
    if isinstance(value, list):
        return [", ".join(_facts(reader, one)) or reader.say("table-none") for one in value]
    return [] if value is None else [_word(reader, value)]


def _word(reader: Reader, value: Any) -> str:
    if isinstance(value, bool):
        return reader.say("table-yes") if value else reader.say("table-no")
    return reader.text.noun(str(value))
