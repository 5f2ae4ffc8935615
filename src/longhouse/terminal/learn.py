"""`longhouse learn`: which lessons there are, and playing one."""

from __future__ import annotations

import argparse
from functools import partial

from longhouse.core import registry
from longhouse.core.errors import LonghouseError
from longhouse.core.game import Game
from longhouse.core.text import Text
from longhouse.learn.lesson import Chapter, chapter, chapters
from longhouse.terminal import learned as kept
from longhouse.terminal.input import bare, number_in, printable, words_for
from longhouse.terminal.learned import Learned, Progress
from longhouse.terminal.lesson import LessonTable, open_teacher
from longhouse.terminal.narration import learning_text_for, some_text_for, text_for, title_of
from longhouse.terminal.play import play_first_game, play_on
from longhouse.terminal.screen import Screen
from longhouse.terminal.session import Leave


def begin(args: argparse.Namespace, text: Text) -> int:
    """All lessons, or one of them, played; the exit code."""
    screen, learned = Screen(plain=args.plain), Learned()
    if not args.game:
        return _show_all(screen, text, learned)
    game = registry.get(args.game)
    words = learning_text_for(game, text_for(game, text.language, args.vocabulary))
    known = chapters(game)
    if not known:
        raise LonghouseError("misuse-no-lessons", game=game.id)
    if args.chapter:
        found = chapter(game, args.chapter)
    else:
        _show_game(screen, words, game, learned)
        found = next((one for one in known if not learned.chapter(game.id, one.id).done), known[0])
    return Learner(game, screen, words, learned).learn(found)


def _show_all(screen: Screen, text: Text, learned: Learned) -> int:
    """Every game that brings lessons, the one that is played fastest first."""
    found = [game for game in map(registry.get, registry.names()) if chapters(game)]
    found.sort(key=lambda game: game.minutes)
    screen.heading(text.say("learn-title" if found else "learn-none"))
    for game in found:
        _show_game(screen, learning_text_for(game, some_text_for(game, text.language)), game, learned)
    if found:
        screen.gap()
        screen.say(text.say("learn-how", game=found[0].id, chapter=chapters(found[0])[0].id))
    return 0


def _show_game(screen: Screen, text: Text, game: Game, learned: Learned) -> None:
    screen.heading(title_of(game, text))
    for one in chapters(game):
        progress = learned.chapter(game.id, one.id)
        state = "done" if progress.done else "begun" if progress.is_begun else "new"
        title = text.say(one.title)
        screen.say(text.say("learn-row", number=one.order, title=title, minutes=one.minutes, state=state), indent="  ")


class Learner:
    """Somebody who learns a game here, chapter by chapter."""

    def __init__(self, game: Game, screen: Screen, text: Text, learned: Learned) -> None:
        self.game = game
        self.screen = screen
        self.text = text
        self.learned = learned
        self._said_words = False

    def learn(self, found: Chapter | None) -> int:
        """A chapter and what follows it, until they leave; the exit code."""
        while found is not None:
            try:
                last = self._play_chapter(found)
                after = self._ask_what_now(found, last)
            except (Leave, EOFError):
                return self._leave(found)
            except KeyboardInterrupt:
                self._leave(found)
                return 130
            if isinstance(after, int):
                return after
            found = after
        return 0

    def _leave(self, found: Chapter) -> int:
        self.screen.gap()
        self.screen.say(self.text.say("learn-farewell", game=self.game.id, chapter=found.id))
        return 0

    def _play_chapter(self, found: Chapter) -> LessonTable:
        title = self.text.say(found.title)
        game = title_of(self.game, self.text)
        self.screen.heading(self.text.say("learn-chapter", title=game, number=found.order, chapter=title))
        self.screen.say(self.text.say(found.title, attribute="about"))
        if not self._said_words:
            self._said_words = True
            self.screen.say(self.text.say("learn-words"), "aside", hang="")
        start, last = self._where_to_begin(found), None
        for number in range(start.table, len(found.table)):
            table = self._open(found, number)
            if last is None or any(step.yes for step in table.teacher.table.step):
                last = table  # nobody plays on from a table that only asks
            table.go_to(start.step if number == start.table else 0)
            is_unread = table.teach(partial(self._arrived, found, number))
            is_last = number + 1 == len(found.table)
            self._keep(found, Progress(done=True) if is_last else Progress(number + 1))
            if is_unread and not is_last:
                self.screen.ask(f"{self.text.say('learn-next')} ")
        return last or table

    def _arrived(self, found: Chapter, table: int, step: int) -> None:
        self._keep(found, Progress(table, step))

    def _open(self, found: Chapter, number: int) -> LessonTable:
        return LessonTable(open_teacher(self.game, found, number, self.text), number, self.screen, self.text)

    def _where_to_begin(self, found: Chapter) -> Progress:
        """At the beginning, or where they left, if they like."""
        progress = self.learned.chapter(self.game.id, found.id)
        is_known = progress.table < len(found.table) and progress.step <= len(found.table[progress.table].step)
        if not progress.is_begun or not is_known:
            return Progress()
        before = sum(len(table.step) for table in found.table[: progress.table])
        steps = sum(len(table.step) for table in found.table)
        self.screen.say(
            self.text.say("learn-go-on", step=min(before + progress.step + 1, steps), steps=steps), "question"
        )
        while True:
            line = self.screen.ask()
            if not line or bare(line) in words_for("next"):
                return progress
            if bare(line) in words_for("again"):
                return Progress()
            if bare(line) in words_for("quit"):
                raise Leave
            self.screen.say(self.text.say("learn-nonsense", what=printable(line)))

    def _keep(self, found: Chapter, progress: Progress) -> None:
        if self.learned.cannot_write:
            return
        self.learned.keep_chapter(self.game.id, found.id, progress)
        if self.learned.cannot_write:
            self.screen.say(self.text.say("learn-unwritable", path=str(kept.path())))

    def _ask_what_now(self, found: Chapter, last: LessonTable) -> Chapter | int:
        """What was learnt, and where to go from here: another chapter, or the exit code of a game that was played."""
        self.screen.heading(self.text.say("learn-learnt"))
        for name in found.learnt:
            self.screen.say("- " + self.text.say(found.title, attribute=name), indent="  ")
        for line in last.fox(found.title):
            self.screen.say(line)
        known = chapters(self.game)
        following = next((one for one in known if one.order > found.order), None)
        ways = {"learn-next-chapter": following is not None, "learn-first-game": True}
        ways |= {"learn-play-on": not last.match.over, "learn-leave": True}
        offered = [way for way, is_open in ways.items() if is_open]
        self.screen.heading(self.text.say("learn-what-now"))
        for number, way in enumerate(offered, 1):
            title = self.text.say(following.title) if following else ""
            minutes = following.minutes if following else 0
            self.screen.say(f"{number}. {self.text.say(way, title=title, minutes=minutes)}", indent="  ")
        chosen = self._choose(offered)
        if chosen == "learn-next-chapter" and following:
            return following
        if chosen == "learn-first-game":
            return play_first_game(self.game, self.screen, self.text, self.learned)
        if chosen == "learn-play-on":
            last.match.is_lesson = False
            return play_on(last.match, found.bot, self.screen, self.text)
        return 0

    def _choose(self, offered: list[str]) -> str:
        while True:
            line = self.screen.ask()
            number = number_in(line) or 0
            if 1 <= number <= len(offered):
                return offered[number - 1]
            if bare(line) in words_for("quit"):
                return offered[-1]
            self.screen.say(self.text.say("ask-choose", count=len(offered)))
