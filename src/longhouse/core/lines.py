"""The table in lines of text: what every game's drawing needs to speak to its reader."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

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

    def line(self, label: str, facts: Sequence[str]) -> str:
        """A label and its facts, in the reader's punctuation."""
        return self.say("table-line", label=label, facts=", ".join(facts) or self.say("table-none"))

    def wrap(self, line: str, width: int | None = None, indent: str = "  ") -> list[str]:
        """The line in pieces that fit; whole when it will be read aloud."""
        room = self.width if width is None else width
        if not room:
            return [line]
        return textwrap.wrap(line, room, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
