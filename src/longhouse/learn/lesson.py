"""A lesson as data: chapters, tables, steps, and what is answered to each choice.

A chapter is a file `lessons/<id>.toml` in a game's folder. It has one to three tables; each is a match of its own that
begins with a written position. A step is something to read, something to point at, or something to do:

    minutes = 5
    learnt = ["totals", "feathers"]           # said at the end: attributes of the chapter's message
    [[table]]
    id = "mountain"
    position = { round = 4, ... }             # what `game.load` takes
    luck = { tiles = ["T11"] }                # what chance brings, as in `game.new(luck=...)`
    [[table.step]]
    id = "send"
    given = ["play:08b>1"]                    # done for the learner before they are asked
    light = ["pile:4", "hand:09a"]            # what the spotlight falls on
    yes = ["play:09a>4", "commit / end"]      # the wanted choices, in this order; " / " between alternatives
    fine = ["play:10a>4"]                     # instead of the next wanted one; answered with .fine
    also = { "play:wolf" = "wolf" }           # besides it: taken, and the wanted one is still wanted
    try = { "play:8*" = { say = "eight", fox = ["play:05b>1"] } }    # made, its consequence shown, then given back
    no = { "play:1*" = "low", "*" = "other" } # not taken: answered with .no-low, .no-other
    fox = ["play:05b>1", "commit"]            # what the opponent answers when asked
    note = [{ on = "scalped", pile = 1, id = "feathers" }]           # a card when this is told
    teaches = ["R11"]

Patterns are keys of options with `*` for anything; the first that fits decides. The words of the chapter are the
message `lesson-chapter-<chapter>`: its value is the title, `.about` follows it, and what was learnt has an attribute
each. The words of a step are the message `lesson-<chapter>-<step>`: its value is the title, `.text` what is read, `.do`
what to do, `.says` what Fox says (also of the chapter: at its end). Where there is no picture, a light is called
`thing-<kind>` ($thing is what stands after the colon, $where and $who what stands before and after a dot in it;
`.touch` names the kind of target that options have for it, if it is another), else by its noun.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from longhouse.core.errors import BadLesson
from longhouse.core.game import Game

LEARNER = 0
"""The seat of whoever learns."""
FOX = 1
"""The seat of the opponent that lessons speak of."""

StepKind = Literal["read", "point", "do"]
ReplyKind = Literal["yes", "fine", "also", "try", "no"]

READ: Literal["read"] = "read"
POINT: Literal["point"] = "point"
DO: Literal["do"] = "do"
YES: Literal["yes"] = "yes"
FINE: Literal["fine"] = "fine"
ALSO: Literal["also"] = "also"
TRY: Literal["try"] = "try"
NO: Literal["no"] = "no"

Note = dict[str, Any]
"""A card for something that is told: `on` is the kind of an event, `id` its words; the rest are fields of the event."""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the lesson makes of a choice."""

    say: str = ""
    """Its words: the attribute `.<kind>-<say>` of the step's message, or `.<kind>`."""
    goto: str = ""
    """The step that follows, if the choice ends this one."""
    then: tuple[str, ...] = ()
    """After a try: what is done for the learner, to show what comes of it."""
    fox: tuple[str, ...] = ()
    """After a try: what the opponent answers."""
    keep: bool = False
    """A try from which the lesson goes on, unless the learner goes back."""
    lost: int = 0
    """Of a puzzle: so many games in a hundred fewer are won with it; 0 where that is not said."""


Answers = dict[str, str | Answer] | list[str]


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words of the game that a card takes up."""

    id: str
    args: dict[str, Any] = {}


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"tries": "try"}):
    """One card of a lesson."""

    id: str
    given: tuple[str, ...] = ()
    light: tuple[str, ...] = ()
    yes: tuple[str, ...] = ()
    any_order: bool = False
    fine: Answers = {}
    also: Answers = {}
    tries: Answers = {}
    no: Answers = {}
    point: dict[str, str] = {}
    """Targets to touch ("pile:1 / territory:1" for two of one thing), each with "yes" or the name of a remark."""
    until: dict[str, Any] = {}
    """An event that ends the step, instead of the last wanted choice."""
    goto: str = ""
    fox: tuple[str, ...] = ()
    note: tuple[Note, ...] = ()
    teaches: tuple[str, ...] = ()
    said: tuple[Clause, ...] = ()
    """Beside each other they are $said in the words of the card."""
    figure: int = 0
    """$figure in them."""

    @property
    def kind(self) -> StepKind:
        """Whether something is to be read, pointed at or done."""
        if self.point:
            return POINT
        return DO if self.yes else READ

    def answers(self) -> list[tuple[ReplyKind, str, Answer]]:
        """(kind, pattern, answer) of every choice that is not a wanted one, in the order in which they are tried."""
        kinds: tuple[tuple[ReplyKind, Answers], ...] = (
            (FINE, self.fine),
            (ALSO, self.also),
            (TRY, self.tries),
            (NO, self.no),
        )
        return [(kind, pattern, answer) for kind, found in kinds for pattern, answer in _answers(found)]


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One position with its steps: a match of its own."""

    id: str
    position: dict[str, Any]
    luck: dict[str, list[int | str]] = {}
    step: tuple[Step, ...] = ()

    def index(self, step: str) -> int:
        """The place of a step by its name; the end of the table for "end"."""
        if step == "end":
            return len(self.step)
        return [one.id for one in self.step].index(step)


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson, five to eight minutes long."""

    minutes: int
    table: tuple[Table, ...]
    order: int = 1
    """Which chapter of its game it is."""
    bot: str = "greedy"
    """Who plays the opponent where the script says nothing, and when somebody plays on."""
    learnt: tuple[str, ...] = ()
    id: str = ""
    game: str = ""

    @property
    def title(self) -> str:
        """The message of the chapter. The parts of a match are chapters too: `chapter-year` is one of them."""
        return f"lesson-chapter-{self.id}"

    def words(self, step: str) -> str:
        """The message of a step, or of a note."""
        return f"lesson-{self.id}-{step}"


def _answers(found: Answers) -> list[tuple[str, Answer]]:
    if isinstance(found, list):
        return [(pattern, Answer()) for pattern in found]
    return [(pattern, Answer(say=one) if isinstance(one, str) else one) for pattern, one in found.items()]


@cache
def matcher(pattern: str) -> re.Pattern[str]:
    """A pattern over keys: `*` stands for anything, ` / ` separates alternatives."""
    ways = [".*".join(re.escape(part) for part in way.strip().split("*")) for way in pattern.split(" / ")]
    return re.compile(f"(?:{'|'.join(ways)})")


def fits(pattern: str, key: str) -> bool:
    """Whether a key is one that the pattern means."""
    return matcher(pattern).fullmatch(key) is not None


def folder_of(game: Game) -> Path:
    """Where a game's lessons lie."""
    return game.folder / "lessons"


@cache
def _read(path: Path, game: str) -> Chapter:
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Chapter)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson("error-lesson-unreadable", lesson=f"{game}/{path.stem}", why=str(error)) from error
    chapter = msgspec.structs.replace(found, id=path.stem, game=game)
    for table in chapter.table:
        _check(chapter, table)
    return chapter


def _check(chapter: Chapter, table: Table) -> None:
    """Steps have names of their own, and every goto leads to one."""
    names = [step.id for step in table.step]
    wanted = [step.goto for step in table.step]
    wanted += [answer.goto for step in table.step for _, _, answer in step.answers()]
    unknown = [name for name in wanted if name and name != "end" and name not in names]
    if len(set(names)) < len(names) or unknown:
        why = f"table {table.id}: " + (f"no step {unknown[0]}" if unknown else "two steps have one name")
        raise BadLesson("error-lesson-unreadable", lesson=f"{chapter.game}/{chapter.id}", why=why)


def chapters(game: Game) -> list[Chapter]:
    """The lessons that a game brings, in order; none if it has none."""
    paths = sorted(path for path in folder_of(game).glob("*.toml") if path.stem != "first_game")
    return sorted((_read(path, game.id) for path in paths), key=lambda chapter: chapter.order)


def chapter(game: Game, name: str) -> Chapter:
    """A lesson by its name, or by its number from 1."""
    found = chapters(game)
    for one in found:
        if name in (one.id, str(one.order)):
            return one
    known = ", ".join(one.id for one in found)
    raise BadLesson("error-lesson-unknown", game=game.id, lesson=name, known=known or "-")
