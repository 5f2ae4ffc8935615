"""Every lesson as somebody reads it who does what it wants: one text per chapter and language, reviewed as a diff.

Write them anew with `python tests/terminal/transcripts.py`, or only some: `... transcripts.py tomahawk`.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
import tempfile
from pathlib import Path
from unittest import mock

from longhouse import games
from longhouse.core.game import Game
from longhouse.learn.lesson import LEARNER, POINT, Chapter, chapters
from longhouse.learn.teacher import wanted_key
from longhouse.terminal import lesson
from longhouse.terminal.learn import Learner
from longhouse.terminal.learned import Learned
from longhouse.terminal.lesson import LessonTable
from longhouse.terminal.messages import LANGUAGES
from longhouse.terminal.narration import learning_text_for, text_for
from longhouse.terminal.screen import Screen

FOLDER = Path(__file__).parent / "lessons"
CHAPTERS = [(game, chapter) for game in map(games.get, games.names()) for chapter in chapters(game)]


def path_of(chapter: Chapter, language: str) -> Path:
    return FOLDER / f"{chapter.game}-{chapter.id}.{language}.txt"


class Obedient(Screen):
    """Somebody who presses Enter where something is to be read, and types the number of what is wanted."""

    table: LessonTable

    def ask(self, prompt: str = "> ") -> str:
        answer = self._answer() if prompt == "> " else ""
        print(f"{prompt}{answer}")
        self._last = prompt
        return answer

    def _answer(self) -> str:
        place = self.table.teacher.place
        unread = [number for number in place.cards if number not in self.table._read]
        if unread and place.table.step[unread[0]].kind == POINT:
            point = place.table.step[unread[0]].point
            return str(sorted(point).index(next(target for target, say in point.items() if say == "yes")) + 1)
        key = wanted_key(place, self.table.match)
        if key is None:
            return "q"
        return str([option.key for option in self.table.match.options(LEARNER)].index(key) + 1)


class Pupil(Learner):
    def _open(self, found: Chapter, number: int) -> LessonTable:
        assert isinstance(self.screen, Obedient)
        self.screen.table = super()._open(found, number)
        return self.screen.table


def transcript(game: Game, chapter: Chapter, language: str, *, plain: bool = False) -> str:
    """What is said on the wanted path; tables are drawn elsewhere."""

    def no_table(screen: Screen, *_: object) -> None:
        screen.gap()
        screen.draw(["(the table)"])
        screen.gap()

    said = io.StringIO()
    with (
        tempfile.TemporaryDirectory() as home,
        mock.patch.dict(os.environ, LONGHOUSE_HOME=home, COLUMNS="80"),
        mock.patch.object(lesson, "draw_table", no_table),
        contextlib.redirect_stdout(said),
    ):
        os.environ.pop("LONGHOUSE_PLAIN", None)
        text = learning_text_for(game, text_for(game, language))
        code = Pupil(game, Obedient(plain=plain), text, Learned()).learn(chapter)
        assert code == 0
        assert Learned().chapter(game.id, chapter.id).done
    return said.getvalue()


def main(starts: tuple[str, ...]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for game, chapter in CHAPTERS:
        for language in LANGUAGES:
            path = path_of(chapter, language)
            if path.name.startswith(starts):
                path.write_text(transcript(game, chapter, language), encoding="utf-8")


if __name__ == "__main__":
    main(tuple(sys.argv[1:]) or ("",))
