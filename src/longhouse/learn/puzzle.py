"""Puzzles: a real position with one clearly best way, and one puzzle for every day.

A puzzle is `puzzles/<id>.json` in a game's folder. It is played like a lesson with one step: the wanted choices are its
solution. Its words are the message `lesson-puzzle-solve` of the game's lessons, for all puzzles of a game.
"""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

import msgspec

from longhouse.core.errors import BadLesson
from longhouse.core.game import Game
from longhouse.learn.lesson import Chapter, Step, Table

PREFIX = "puzzle-"
"""What the lesson of a puzzle is called before the puzzle's own name."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and the choices that are clearly best in it."""

    rules: str
    """The version of the rules for which it was proved."""
    position: dict[str, Any]
    solution: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    """The wanted choices in order, with " / " between those that are equally good."""
    level: Annotated[int, msgspec.Meta(ge=1, le=3)]
    """One to three beads."""
    theme: str
    source: str
    """Where it comes from, so that it can be found again."""
    id: str = ""
    game: str = ""

    @property
    def chapter(self) -> Chapter:
        """The lesson as which it is played."""
        step = Step("solve", yes=self.solution, no=["*"])
        table = Table("puzzle", self.position, step=(step, Step("solved")))
        return Chapter(3, (table,), id="puzzle", game=self.game)


@cache
def _read(path: Path, game: str) -> Puzzle:
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Puzzle)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadLesson("error-lesson-unreadable", lesson=f"{game}/{PREFIX}{path.stem}", why=str(error)) from error
    return msgspec.structs.replace(found, id=path.stem, game=game)


def puzzles(game: Game) -> list[Puzzle]:
    """The puzzles that a game brings, by their names."""
    return [_read(path, game.id) for path in sorted((game.folder / "puzzles").glob("*.json"))]


def puzzle(game: Game, name: str) -> Puzzle:
    """A puzzle by its name."""
    found = puzzles(game)
    for one in found:
        if one.id == name:
            return one
    known = ", ".join(one.id for one in found)
    raise BadLesson("error-lesson-unknown", game=game.id, lesson=f"{PREFIX}{name}", known=known or "-")


def of_day(day: datetime.date, games: Sequence[Game]) -> Puzzle | None:
    """The puzzle of a day: the same for everybody, the games in turn, none twice in a game until all were shown."""
    rich = sorted((game for game in games if puzzles(game)), key=lambda game: game.id)
    if not rich:
        return None
    number = day.toordinal()
    game = rich[number % len(rich)]
    found = puzzles(game)
    turn, place = divmod(number // len(rich), len(found))
    shuffled = _shuffled(found, turn)
    if len(found) > 2 and shuffled[0] is _shuffled(found, turn - 1)[-1]:
        shuffled[:2] = reversed(shuffled[:2])  # not again what ended the last turn
    return shuffled[place]


def _shuffled(found: Sequence[Puzzle], turn: int) -> list[Puzzle]:
    return sorted(found, key=lambda one: blake2b(f"{turn} {one.id}".encode(), digest_size=8).digest())
