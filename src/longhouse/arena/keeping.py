"""Games kept in a file as they end, so that a long tournament goes on where it was interrupted.

The file has a line for each game (JSON lines), after a first line that says how they were played:

    {"arena": 1, "game": "wendake", "rules": "2", "settings": {...}, "seats": 2, "quick": 0.0, ...}
    {"deal": "1/0", "line_up": ["elder", "chief"], "ranks": [1, 2], "scores": [61, 48], ...}

A torn last line is a game whose end nobody has seen; it is played again. A game that stands there twice (somebody has
put two files together) counts once.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import msgspec

from longhouse.arena.tournament import Key, Pairing, PlayedGame, Thinking
from longhouse.core.errors import LonghouseError
from longhouse.core.protocol import Json

_FORM = 1


class GameLine(msgspec.Struct):
    """One game as it is written down."""

    deal: str
    line_up: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    thought: tuple[tuple[int, float, float], ...] = ()
    holdings: tuple[dict[str, list[str]], ...] = ()
    relieved: tuple[dict[str, Any] | None, ...] = ()
    lead_changes: int | None = None
    """Not there in older files."""
    changes: tuple[str, ...] = ()

    @property
    def key(self) -> Key:
        """Which game it is."""
        return self.deal, self.line_up, self.changes

    def played(self) -> PlayedGame:
        """The game as it came out of a tournament."""
        thought = tuple(Thinking(*one) for one in self.thought)
        ended = PlayedGame(self.line_up, self.ranks, self.scores, self.decisions, thought, self.holdings)
        return ended._replace(deal=self.deal, lead_changes=self.lead_changes, relieved=self.relieved)


class Keeper:
    """The file of one tournament, open for as long as it is played."""

    def __init__(self, path: Path, facts: Json) -> None:
        self.path = path
        self._facts: Json = {"arena": _FORM, **facts}
        self._file: IO[bytes] = self._open()
        try:
            self.known = dict(self._read())
        except BaseException:
            self._file.close()
            raise

    def find(self, pairing: Pairing) -> PlayedGame | None:
        """The game as it was played before; None if it was not."""
        return self.known.get(pairing.key)

    def add(self, pairing: Pairing, played: PlayedGame) -> None:
        """Keep a game that has ended. It is on the disk when this returns."""
        thought = tuple((one.choices, round(one.seconds, 4), round(one.longest, 4)) for one in played.thought)
        holdings = tuple({kind: list(ids) for kind, ids in held.items()} for held in played.holdings)
        line = GameLine(pairing.deal, played.line_up, played.ranks, played.scores, played.decisions, thought, holdings)
        line.relieved = played.relieved
        line.lead_changes, line.changes = played.lead_changes, pairing.changes
        self._write(line)
        self.known[pairing.key] = played

    def close(self) -> None:
        """Let others have the file."""
        self._file.close()

    def _open(self) -> IO[bytes]:
        try:
            # Through a descriptor: it must exist or be made, be read from its start, and keep what it has.
            file = os.fdopen(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644), "r+b")
        except OSError as error:
            raise LonghouseError("error-file-unwritable", path=str(self.path), why=str(error.strerror)) from error
        if not _lock(file):
            file.close()
            raise LonghouseError("error-keep-busy", path=str(self.path))
        return file

    def _read(self) -> Iterator[tuple[Key, PlayedGame]]:
        """The games of the file, which must have been played in the same way. Writing goes on after the last one."""
        lines = self._file.read().split(b"\n")
        end = 0
        for number, line in enumerate(lines[:-1]):
            if number == 0:
                self._check(line)
            else:
                try:
                    found = msgspec.json.decode(line, type=GameLine)
                except msgspec.DecodeError as error:
                    raise LonghouseError("error-keep-line", path=str(self.path), line=number + 1) from error
                yield found.key, found.played()
            end += len(line) + 1
        self._file.seek(end)
        self._file.truncate()
        if not end:
            self._write(self._facts)

    def _check(self, line: bytes) -> None:
        try:
            found = msgspec.json.decode(line)
        except msgspec.DecodeError:
            found = None
        if not isinstance(found, dict) or "arena" not in found:
            raise LonghouseError("error-keep-no-games", path=str(self.path))
        asked = msgspec.to_builtins(self._facts)
        for name, value in asked.items():
            if found.get(name) != value:
                was, now = _words(found.get(name)), _words(value)
                raise LonghouseError("error-keep-other", path=str(self.path), name=name, was=was, now=now)

    def _write(self, line: GameLine | Json) -> None:
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise LonghouseError("error-file-unwritable", path=str(self.path), why=str(error.strerror)) from error


def _words(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _lock(file: IO[bytes]) -> bool:
    """Whether nobody else plays into this file. Where there are no such locks, nobody is asked."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
