"""`longhouse puzzle`: the puzzle of a day, or one by its name, played like a lesson with one step."""

from __future__ import annotations

import argparse
import datetime

from longhouse.core import registry
from longhouse.core.errors import LonghouseError
from longhouse.core.game import Game
from longhouse.core.text import Text
from longhouse.learn.puzzle import PREFIX, Puzzle, of_day, puzzle, puzzles
from longhouse.terminal.learned import Learned, Progress
from longhouse.terminal.lesson import LessonTable, open_teacher
from longhouse.terminal.narration import learning_text_for, text_for, title_of
from longhouse.terminal.screen import Screen
from longhouse.terminal.session import Leave


def begin(args: argparse.Namespace, text: Text) -> int:
    """Play the puzzle that was asked for; the exit code."""
    found = _wanted(args)
    game = registry.get(found.game)
    words = learning_text_for(game, text_for(game, text.language, args.vocabulary))
    screen, learned = Screen(plain=args.plain), Learned()
    screen.heading(words.say("puzzle-title", title=title_of(game, words), name=found.id))
    screen.say(words.say("chapter-puzzle", attribute="about"))
    if learned.chapter(game.id, PREFIX + found.id).done:
        screen.say(words.say("puzzle-again"))
    screen.say(words.say("learn-words"), "aside", hang="")
    try:
        PuzzleTable(game, found, screen, words).teach(lambda _: None)
    except (Leave, EOFError):
        return _leave(screen, words, found)
    except KeyboardInterrupt:
        _leave(screen, words, found)
        return 130
    learned.keep_chapter(game.id, PREFIX + found.id, Progress(done=True))
    screen.say(words.say("puzzle-tomorrow"))
    return 0


def _leave(screen: Screen, text: Text, found: Puzzle) -> int:
    screen.gap()
    screen.say(text.say("puzzle-farewell", puzzle=f"{found.game}/{found.id}"))
    return 0


def _wanted(args: argparse.Namespace) -> Puzzle:
    """The puzzle by its name, else the one of the day."""
    all_games = [registry.get(name) for name in registry.names()]
    if args.puzzle and args.date:
        raise LonghouseError("misuse-puzzle-date")
    if args.puzzle:
        return _named(args.puzzle, all_games)
    try:
        day = datetime.date.fromisoformat(args.date) if args.date else datetime.date.today()
    except ValueError:
        raise LonghouseError("misuse-date", value=args.date) from None
    found = of_day(day, all_games)
    if found is None:
        raise LonghouseError("misuse-no-puzzles")
    return found


def _named(wish: str, all_games: list[Game]) -> Puzzle:
    """`tomahawk/0003`, or `0003` where only one game has it."""
    game, _, name = wish.rpartition("/")
    if game:
        return puzzle(registry.get(game), name)
    every = [one for each in all_games for one in puzzles(each)]
    found = [one for one in every if one.id == name]
    if len(found) != 1:
        known = ", ".join(f"{one.game}/{one.id}" for one in found or every)
        raise LonghouseError("misuse-puzzle", puzzle=wish, known=known or "-")
    return found[0]


class PuzzleTable(LessonTable):
    """The table of a puzzle: its cards say which one it is."""

    def __init__(self, game: Game, found: Puzzle, screen: Screen, text: Text) -> None:
        super().__init__(open_teacher(game, found.chapter, 0, text), 0, screen, text)
        self._puzzle = found

    def _caption(self, number: int) -> str:
        return self.text.say("puzzle-caption", name=self._puzzle.id, level=self._puzzle.level)
