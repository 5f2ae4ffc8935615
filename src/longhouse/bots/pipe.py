"""Bots in any language: JSON lines over a pipe. docs/write-a-bot.md is the protocol, with an example.

The program is told what a person in its seat would see, and its options; never the position. One program plays one
seat of one match.
"""

from __future__ import annotations

import os
import sys
from typing import TypeVar

import msgspec

from longhouse import __version__
from longhouse.bots import words
from longhouse.bots.outlook import SeatOutlook
from longhouse.bots.program import Program, shown
from longhouse.core.errors import PipeFailed
from longhouse.core.protocol import Json, Outlook, Result

PROTOCOL = 1
"""What is said changes only by what is added, or this number does."""
SECONDS = "LONGHOUSE_BOT_SECONDS"
"""The environment variable that says how long a program may think about a choice; a server has it as a setting."""
USUAL_SECONDS = 10.0
STARTING = 3.0
"""A program has so many times its limit to start and say hello."""
GRACE = 1.1
"""It is told its limit, and given up a little later: writing and reading take time too."""

T = TypeVar("T")


class Hello(msgspec.Struct):
    """The answer to the first line: the protocol that the program speaks, and a language in which it wants words."""

    longhouse: int
    text: str = ""


class Choice(msgspec.Struct):
    """The answer to a decision."""

    choice: str
    id: int | None = None


class PipeBot:
    """A program in one seat. It starts when it is asked for the first time."""

    def __init__(self, command: str, seed: int, seconds: float | None = None) -> None:
        self.command = command
        self._seed = seed
        self._seconds = seconds or usual_seconds()
        self._language = ""
        self._asked = 0
        self.program: Program | None = None
        self._failure: PipeFailed | None = None

    def limit(self, seconds: float) -> None:
        """How long it may think about a decision from now on."""
        self._seconds = seconds

    def choose(self, outlook: Outlook) -> int:
        """The option that the program chooses; PipeFailed if it chooses none, and then every time."""
        if self._failure is not None:
            raise self._failure
        if not isinstance(outlook, SeatOutlook):
            raise TypeError("a program can only be told what a SeatOutlook knows")
        try:
            return self._choose(outlook)
        except PipeFailed as failure:
            self._failure = failure
            if self.program is not None:
                self.program.kill()
            raise

    def close(self, result: Result | None = None) -> None:
        """Tell the program how it ended, if it did, and end it with all that it has started."""
        program, self.program = self.program, None
        if program is None or not program.kill.alive:
            return
        ended: Json = {"say": "end", "ranks": None, "scores": None}
        if result is not None:
            ended |= {"ranks": list(result.ranks), "scores": list(result.scores)}
        program.end(msgspec.json.encode(ended))

    def kill(self) -> None:
        """End it at once, with all that it has started."""
        program, self.program = self.program, None
        if program is not None:
            program.kill()

    def _choose(self, outlook: SeatOutlook) -> int:
        program = self.program or self._begin()
        self._asked += 1
        asked = {"say": "decide", "id": self._asked, "seconds": self._seconds, **outlook.told(self._language)}
        line = program.ask(msgspec.json.encode(asked), self._seconds * GRACE)
        answer = _read(line, Choice)
        if answer.id not in (None, self._asked):
            raise PipeFailed("error-pipe-rubbish", line=shown(line))
        keys = outlook.keys()
        if answer.choice not in keys:
            raise PipeFailed("error-pipe-illegal", choice=shown(answer.choice.encode()))
        return outlook.options[keys.index(answer.choice)]

    def _begin(self) -> Program:
        """Start it, and agree on the protocol; UnknownBot if there is no such program any more."""
        name = words.title(self.command)
        self.program = program = Program(words.arguments(self.command), lambda line: _remark(name, line))
        hello = {"say": "hello", "longhouse": PROTOCOL, "version": __version__}
        hello |= {"seed": self._seed, "seconds": self._seconds}
        answer = _read(program.ask(msgspec.json.encode(hello), self._seconds * STARTING), Hello)
        if answer.longhouse != PROTOCOL:
            raise PipeFailed("error-pipe-version", theirs=str(answer.longhouse), ours=PROTOCOL)
        self._language = answer.text
        return program


def usual_seconds() -> float:
    """How long a program may think where nobody says so."""
    try:
        said = float(os.environ.get(SECONDS, ""))
    except ValueError:
        return USUAL_SECONDS
    return said if said > 0 else USUAL_SECONDS


def _read(line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, ValueError) as error:
        raise PipeFailed("error-pipe-rubbish", line=shown(line)) from error


def _remark(name: str, line: str) -> None:
    """What a program writes to standard error, shown to whoever has started it."""
    clean = "".join(sign if sign.isprintable() or sign == "\t" else "?" for sign in line)
    print(f"{name} | {clean}", file=sys.stderr, flush=True)
