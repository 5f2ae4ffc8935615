"""Puzzles: a real position with one clearly best way, and one puzzle for every day.

A puzzle is `puzzles/<id>.json` in a game's folder. It is played like a lesson with one step: the wanted choices are its
solution. There are two kinds:

- a sure win, proved by playing everything out: its words are `lesson-puzzle-solve` of the game's lessons;
- the best choice, proved by long search (`training/puzzles.py`, docs/puzzles.md): `lesson-puzzle-best`, for all games.
  It says what each wrong answer costs.

Only the puzzle that somebody wants is read from disk; what there is, and what belongs to a day, is known by name.
"""

from __future__ import annotations

import datetime
from collections.abc import Collection, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

import msgspec

from longhouse.core.errors import BadLesson
from longhouse.core.game import Game
from longhouse.learn.lesson import Answer, Chapter, Clause, Step, Table

PREFIX = "puzzle-"
"""What the lesson of a puzzle is called before the puzzle's own name."""

LEVELS = (1, 2, 3)

Hundredths = Annotated[int, msgspec.Meta(ge=0, le=100)]
"""Games of a hundred."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and the choices that are clearly best in it."""

    rules: str
    """The version of the rules for which it was proved."""
    position: dict[str, Any]
    """One that the solver cannot tell from the one that was played: what they cannot know is dealt anew in it."""
    solution: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    """The wanted choices in order, with " / " between those that are equally good."""
    level: Annotated[int, msgspec.Meta(ge=1, le=3)]
    """One to three beads."""
    theme: str
    source: str
    """Where it comes from, so that it can be found again."""
    simulations: int = 0
    """Of the searches that proved it; 0 of a sure win."""
    chance: Hundredths = 100
    """The chance of winning with the solution."""
    lost: dict[str, Hundredths] = {}
    """What other choices cost, where that was measured."""
    where: Clause | None = None
    """The part of the match in which it is: "Year 3"."""
    why: tuple[Clause, ...] = ()
    """What the search said for the solution. Nobody has checked it: the table shows what comes of it instead."""
    id: str = ""
    game: str = ""

    @property
    def is_sure_win(self) -> bool:
        """Whether it was played out instead of searched."""
        return self.simulations == 0

    @property
    def gap(self) -> int:
        """What the next best choice costs."""
        return min(self.lost.values(), default=0)

    @property
    def chapter(self) -> Chapter:
        """The lesson as which it is played."""
        if self.is_sure_win:
            steps = Step("solve", yes=self.solution, any_order=True, no=["*"]), Step("solved")
        else:
            costs: dict[str, str | Answer] = {key: Answer("cost", lost=cost) for key, cost in self.lost.items() if cost}
            where = (self.where,) if self.where else ()
            question = Step("best", yes=self.solution, no={**costs, "*": ""}, said=where, figure=self.chance)
            steps = question, Step("found", figure=self.gap)
        return Chapter(3, (Table("puzzle", self.position, step=steps),), id="puzzle", game=self.game)


@cache
def _read(path: Path, game: str) -> Puzzle:
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Puzzle)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadLesson("error-lesson-unreadable", lesson=f"{game}/{PREFIX}{path.stem}", why=str(error)) from error
    return msgspec.structs.replace(found, id=path.stem, game=game)


@cache
def _names(folder: Path) -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in folder.glob("*.json")))


def names(game: Game) -> Sequence[str]:
    """What the puzzles of a game are called, in order."""
    return _names(game.folder / "puzzles")


def puzzles(game: Game) -> list[Puzzle]:
    """All puzzles that a game brings."""
    return [puzzle(game, name) for name in names(game)]


def puzzle(game: Game, name: str) -> Puzzle:
    """A puzzle by its name."""
    if name not in names(game):
        known = ", ".join(names(game))
        raise BadLesson("error-lesson-unknown", game=game.id, lesson=f"{PREFIX}{name}", known=known or "-")
    return _read(game.folder / "puzzles" / f"{name}.json", game.id)


def next_of(game: Game, solved: Collection[str], after: str = "") -> str:
    """The first one after this one that is not solved yet, then from the beginning; "" if all are."""
    later = [name for name in names(game) if name > after] + [name for name in names(game) if name <= after]
    return next((name for name in later if name not in solved), "")


def of_day(day: datetime.date, games: Sequence[Game]) -> Puzzle | None:
    """The puzzle of a day: the same for everybody, the games in turn, none twice in a game until all were shown."""
    rich = sorted((game for game in games if names(game)), key=lambda game: game.id)
    if not rich:
        return None
    number = day.toordinal()
    game = rich[number % len(rich)]
    found = names(game)
    turn, place = divmod(number // len(rich), len(found))
    shuffled = _shuffled(found, turn)
    if len(found) > 2 and shuffled[0] == _shuffled(found, turn - 1)[-1]:
        shuffled[:2] = reversed(shuffled[:2])  # not again what ended the last turn
    return puzzle(game, shuffled[place])


def _shuffled(found: Sequence[str], turn: int) -> list[str]:
    return sorted(found, key=lambda name: blake2b(f"{turn} {name}".encode(), digest_size=8).digest())
