"""`longhouse puzzle`: the puzzle of a day, or one by its name, played like a lesson with one step."""

from __future__ import annotations

import argparse
import datetime
from collections.abc import Callable
from functools import partial

from longhouse.core import registry
from longhouse.core.errors import LonghouseError
from longhouse.core.game import Game
from longhouse.core.protocol import Option, Question
from longhouse.core.text import Text
from longhouse.learn.puzzle import LEVELS, PREFIX, Puzzle, names, next_of, of_day, puzzle, puzzles
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
    table = PuzzleTable(game, found, screen, words, learned)
    try:
        table.teach(lambda _: None)
    except (Leave, EOFError):
        return _leave(screen, words, found)
    except KeyboardInterrupt:
        _leave(screen, words, found)
        return 130
    if not table.is_shown:
        learned.keep_chapter(game.id, PREFIX + found.id, Progress(done=True))
    is_solved = learned.is_solved(game.id, PREFIX + found.id)
    screen.say(words.say("puzzle-outcome", how="shown" if table.is_shown else "solved" if is_solved else "later"))
    for level in LEVELS:
        here = [PREFIX + one.id for one in puzzles(game) if one.level == level]
        solved = sum(learned.is_solved(game.id, name) for name in here)
        screen.say(words.say("puzzle-progress", level=level, solved=solved, all=len(here)), indent="  ")
    if after := next_of(game, _done(game, learned), found.id):
        screen.say(words.say("puzzle-next", puzzle=f"{game.id}/{after}"))
    screen.say(words.say("puzzle-tomorrow"))
    return 0


def _done(game: Game, learned: Learned, level: int = 0) -> set[str]:
    """The puzzles that were solved, at the first try or later; with a level, also all of other levels."""
    others = {one.id for one in puzzles(game) if level and one.level != level}
    return others | {name for name in names(game) if learned.chapter(game.id, PREFIX + name).done}


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
    """`wendake/0003`; or the next one that is not solved yet, of a game or of a level of it: `wendake`, `wendake/2`."""
    game, _, name = wish.partition("/")
    level = int(name) if name in map(str, LEVELS) else 0
    if name and not level:
        return puzzle(registry.get(game), name)
    rich = {one.id: one for one in all_games if names(one)}
    if game not in rich:
        raise LonghouseError("misuse-puzzle", puzzle=wish, known=", ".join(rich) or "-")
    one = rich[game]
    first = next((found.id for found in puzzles(one) if level in (0, found.level)), names(one)[0])
    return puzzle(one, next_of(one, _done(one, Learned(), level)) or first)


class PuzzleTable(LessonTable):
    """The table of a puzzle: its cards say which one it is."""

    def __init__(self, game: Game, found: Puzzle, screen: Screen, text: Text, learned: Learned) -> None:
        super().__init__(open_teacher(game, found.chapter, 0, text), 0, screen, text)
        self._puzzle = found
        self._learned = learned
        self.is_shown = False
        """Whether the solution was shown, at least a part of it."""
        for word in ("show", "skip"):
            self._commands[word] = partial(self._give_away, self._commands[word])

    def _tried(self, first: str) -> None:
        """The first try counts."""
        self._learned.keep_chapter(self._puzzle.game, PREFIX + self._puzzle.id, Progress(first=first))

    def _take(self, seat: int, option: Option, question: Question) -> bool:
        is_taken = super()._take(seat, option, question)
        if not is_taken:
            self._tried("wrong")
        return is_taken

    def _give_away(self, show: Callable[[int, str], object], seat: int, rest: str) -> None:
        self.is_shown = True
        self._tried("shown")
        show(seat, rest)

    def _caption(self, number: int) -> str:
        return self.text.say("puzzle-caption", name=self._puzzle.id, level=self._puzzle.level)
