"""What goes over the wire about the house itself: its games, their rules and puzzles, and whether it runs."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class SeatsWith(Struct):
    """A value of a setting with which other numbers of players than the usual ones may play."""

    value: bool | int | str
    seats: list[int]


class SettingInfo(Struct):
    """One setting of a game."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str
    source: str
    seats: list[SeatsWith]


class PuzzleRow(Struct):
    """A puzzle: play it as the lesson of this name."""

    lesson: str
    game: str
    level: int
    theme: str
    sure: bool
    """A sure win, whatever the opponent plays; else the best move."""


class Puzzles(Struct):
    """The puzzle of a day, and the names of all there are by game: `wendake/puzzle-<name>` is the lesson of one."""

    today: PuzzleRow | None
    puzzles: dict[str, list[str]]
    shelf: list[PuzzleRow]
    """All puzzles of the game that was asked for."""


class LessonRow(Struct):
    """A lesson in the list of games."""

    id: str
    minutes: int
    tables: int


class AheadInfo(Struct):
    """A question that may be answered ahead, and the answers; the message `ahead-KIND-KEY` of the game says it."""

    kind: str
    keys: list[str]


class GameInfo(Struct, kw_only=True):
    """One game that can be played here."""

    id: str
    seats: list[int]
    minutes: int
    settings: list[SettingInfo]
    vocabularies: list[str]
    bots: list[str]
    """Those that people are offered: our levels, the weakest first, then what other packages bring."""
    rules: str
    board: bool
    """Whether the game has a board of its own; without one it is played from the list of choices."""
    more_minutes: int
    """How much longer than `minutes` each player beyond the fewest makes it."""
    first_game: dict[str, bool | int | str]
    """Settings that make a first match simpler."""
    lessons: list[LessonRow]
    ahead: list[AheadInfo]
    """What may be answered without being asked; nothing in some games."""


class ShelfGame(GameInfo, kw_only=True):
    """A game with what a lobby prints of it, in one language: no other file of the game is needed for that."""

    title: str
    tagline: str
    about: str
    poster: str | None
    """A drawing as SVG; None if the game brings none."""


class RulesPart(Struct):
    """One part of the rules: the message of its heading, and the numbers of its rules."""

    heading: str
    rules: list[str]


class RulesInfo(Struct):
    """How the rules are ordered; the words are in the game's text files."""

    before: list[str]
    parts: list[RulesPart]


class Reach(Struct):
    """Where other machines of the same network find the server; null if it listens only to its own machine."""

    network: str | None


class Alive(Struct):
    """The server runs."""

    status: Literal["ok"]


class Ready(Alive):
    """The server runs, and does what it has to do."""

    games_left_out: list[str]
    """Games that are installed and cannot be loaded."""
