"""`longhouse puzzle`: the puzzle of a day, or one by its name, played like a lesson with one step."""

from __future__ import annotations

import argparse
import datetime

from longhouse.core import registry
from longhouse.core.errors import LonghouseError
from longhouse.core.game import Game
from longhouse.core.text import Text
from longhouse.learn.puzzle import PREFIX, Puzzle, names, next_of, of_day, puzzle
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
    screen.say(words.say(found.chapter.title, attribute="about"))
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
    solved = _solved(game, learned)
    screen.say(words.say("puzzle-progress", title=title_of(game, words), solved=len(solved), all=len(names(game))))
    if after := next_of(game, solved, found.id):
        screen.say(words.say("puzzle-next", puzzle=f"{game.id}/{after}"))
    screen.say(words.say("puzzle-tomorrow"))
    return 0


def _solved(game: Game, learned: Learned) -> set[str]:
    return {name for name in names(game) if learned.chapter(game.id, PREFIX + name).done}


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
    """`wendake/0003`, or `wendake` for the next one of a game that is not solved yet."""
    game, _, name = wish.partition("/")
    if name:
        return puzzle(registry.get(game), name)
    rich = {one.id: one for one in all_games if names(one)}
    if game not in rich:
        raise LonghouseError("misuse-puzzle", puzzle=wish, known=", ".join(rich) or "-")
    one = rich[game]
    return puzzle(one, next_of(one, _solved(one, Learned())) or names(one)[0])


class PuzzleTable(LessonTable):
    """The table of a puzzle: its cards say which one it is."""

    def __init__(self, game: Game, found: Puzzle, screen: Screen, text: Text) -> None:
        super().__init__(open_teacher(game, found.chapter, 0, text), 0, screen, text)
        self._puzzle = found

    def _caption(self, number: int) -> str:
        return self.text.say("puzzle-caption", name=self._puzzle.id, level=self._puzzle.level)
