"""One sitting at a table: asking the people in turn, letting the programs play, writing everything down.

Nothing is told to one person that another one at the same screen may not know: whoever is asked has the screen
alone, and it is cleared in between.
"""

from __future__ import annotations

from pathlib import Path

from longhouse import bots
from longhouse.core import log
from longhouse.core.errors import LonghouseError, RewindRefused, UndoRefused
from longhouse.core.files import Journal
from longhouse.core.match import Match
from longhouse.core.protocol import Json, Option, Question
from longhouse.core.text import Text
from longhouse.terminal import saved_games
from longhouse.terminal.coach import Coach
from longhouse.terminal.ending import show_ending, show_scores
from longhouse.terminal.explain import explain
from longhouse.terminal.input import Interpreter, bare, number_in, printable, usual_word, words_for
from longhouse.terminal.moves import folded, named, range_in
from longhouse.terminal.narration import draw_table, help_for, tell, tell_log, tell_stumbles
from longhouse.terminal.reference import rule, tell_rules
from longhouse.terminal.screen import Screen
from longhouse.terminal.seats import Programs


class Leave(Exception):  # noqa: N818
    """The person wants to stop for now."""


class Session:
    """A match being played here, and who has been told what."""

    more_words: tuple[str, ...] = ("hint", "why")
    """Commands that only this kind of sitting has."""

    def __init__(
        self,
        match: Match,
        screen: Screen,
        text: Text,
        journal: Journal | None = None,
        coach: Coach | None = None,
        *,
        hints: bool = False,
    ) -> None:
        self.journal = journal
        self.match = match
        self.screen = screen
        self.text = text
        self.coach = coach
        self.programs = Programs(self.match)
        self.people = [seat for seat in range(self.match.seats) if seat not in self.match.bots]
        self.hints = hints or len(self.people) == 1
        """Whether hints are given: against programs always, between people if they said so."""
        self._interpreter = Interpreter(self.match.game, self.more_words + (("tips",) if coach else ()))
        self._at_screen: int | None = None
        self._told = {seat: self._last_choice_of(seat) for seat in self.people}
        self._news: list[Json] = []
        self._drawn: dict[int, tuple[str, str]] = {}
        self._explained: set[tuple[int, str]] = set()
        self._commands = {
            "undo": self._undo,
            "take-back": self._take_back,
            "rewind": self._rewind,
            "explain": self._explain,
            "table": self._table,
            "log": self._log,
            "score": self._score,
            "rules": self._rules,
            "save": self._save,
            "quit": self._quit,
            "sheet": self._sheet,
            "tips": self._tips,
            "hint": self._hint,
            "why": self._why,
        }

    def play(self) -> int:
        """Until the end, or until somebody leaves; the exit code."""
        try:
            while not self.match.over:
                self._step()
            self._end()
        except (Leave, EOFError):
            self._say_farewell()
        except KeyboardInterrupt:
            self._say_farewell()
            return 130
        finally:
            self.programs.close()
            if self.journal:
                self.journal.close()
        return 0

    def _keep(self) -> None:
        """Write down what is new, where this match is kept."""
        if self.journal:
            self.journal.write()

    @property
    def _table_name(self) -> str:
        return saved_games.name_of(self.journal.path) if self.journal else ""

    # Whose move it is.

    def _step(self) -> None:
        """One choice: the programs' first, so that a person never waits for nothing."""
        deciding = self.match.deciding()
        for seat in deciding:
            if seat in self.programs:
                self._choose(seat, self._think(seat))
                return
        seat = self._at_screen if self._at_screen in deciding else deciding[0]
        if len(self.people) == 1 or seat == self._at_screen or self._hand_over(seat):
            self._at_screen = seat
            self._tell_news(seat)
            self._ask(seat)

    def _think(self, seat: int) -> str:
        """What the seat's program chooses; of one that thinks ahead it is said that it does."""
        program = self.match.players[seat] if self.match.players else ""
        level = bots.level_of(program)
        if not bots.words.is_command(program) and (level is None or level.seconds is None):
            return self.programs.choose(seat)
        with self.screen.waiting(self.text.say("play-thinking", name=self._name(seat))):
            return self.programs.choose(seat)

    def _choose(self, seat: int, key: str, decision: str | None = None) -> None:
        """Take an option; when this returns, it is on disk."""
        self.match.choose(seat, key, decision)
        self._keep()
        tell_stumbles(self.screen, self.text, self.match, self.programs)

    def _hand_over(self, seat: int) -> bool:
        """Clear the screen for the next person. The one before may still take back; then nothing is handed over."""
        last = self._at_screen
        if last is not None:
            self.screen.clear()
        name = self._name(seat)
        word = usual_word("undo", self.text.language)
        if last is not None and self.match.can_undo(last):
            sentence = self.text.say("ask-hand-over-undo", name=name, last=self._name(last), word=word)
        else:
            sentence, last = self.text.say("ask-hand-over", name=name), None
        self.screen.gap()
        self.screen.say(sentence, "question")
        command = self._interpreter.read(self.screen.ask()).command
        self.screen.clear()
        self._drawn.clear()
        if command == "quit":
            raise Leave
        if last is not None and command in ("undo", "take-back"):
            self._commands[command](last, "")
            return False
        return True

    def _name(self, seat: int) -> str:
        return str(self.text.name(seat, self.match.names))

    # Telling and asking.

    def _tell_news(self, seat: int) -> None:
        """What this person has not heard yet."""
        self._news = self.match.events(seat, self._told[seat])
        self._told[seat] = len(self.match.entries)
        tell(self.screen, self.text, self.match.names, seat, self._news)

    def _last_choice_of(self, seat: int) -> int:
        """After going on from a file, a person hears what has happened since their last choice."""
        own = [entry.n for entry in self.match.entries if entry.seat == seat and entry.do == "choose"]
        return own[-1] if own else 0

    def _ask(self, seat: int) -> None:
        """Put the question until it is answered, or something was taken back."""
        question, options = self.match.decision(seat), self.match.options(seat)
        self._put_question(seat, question, options)
        while True:
            line = self.screen.ask()
            typed = self._interpreter.read(line)
            keys = [option.key for option in options]
            number = number_in(typed.rest) if typed.command == "choose" else None
            meant = [] if typed.command or line in keys else self._meant(seat, line, options)
            if len(meant) == 1:
                number = meant[0]
            if number is not None and 1 <= number <= len(keys):
                line = keys[number - 1]
            if line in keys:
                if self._take(seat, options[keys.index(line)], question):
                    return
                continue
            if not line:
                self._list_options(seat, question, options)
            elif typed.command == "choose":
                self.screen.say(self.text.say("ask-choose", count=len(options)))
            elif meant:
                self._say_moves(seat, options, meant)
            elif not typed.command:
                self.screen.say(self.text.say("ask-nonsense", what=printable(line)))
            elif self._obey(typed.command, seat, typed.rest):
                return
            elif seat not in self._drawn:
                self._put_question(seat, question, options)

    def _take(self, seat: int, option: Option, question: Question) -> bool:
        """The person chose this; whether it was done."""
        self._choose(seat, option.key, question.id)
        return True

    def _obey(self, command: str, seat: int, rest: str) -> bool:
        """Do what was typed; whether the position has changed."""
        before = len(self.match.entries)
        try:
            self._commands[command](seat, rest)
        except LonghouseError as error:
            self.screen.say(self.text.error(error, self.match.names, seat))
            if isinstance(error, UndoRefused) and error.message_id != "error-undo-nothing":
                hint = "ask-rewind-hint" if len(self.people) == 1 else "ask-rewind-hint-people"
                self.screen.say(self.text.say(hint))
        return len(self.match.entries) != before

    def _put_question(self, seat: int, question: Question, options: list[Option]) -> None:
        """The table when something on it is new, then the question; its explanation only the first time."""
        stage = (question.id.partition(".")[0], question.kind)
        if self._drawn.get(seat) != stage:
            self._drawn[seat] = stage
            draw_table(self.screen, self.text, self.match, self.match.view(seat))
        self.screen.gap()
        if self.coach:
            self.coach.speak(self.screen, self.match, question, options, self._news)
        self._list_options(seat, question, options)

    def _list_options(self, seat: int, question: Question, options: list[Option]) -> None:
        names = self.match.names
        self.screen.say(self.text.say(question.prompt, names, seat), "question")
        explanation = help_for(self.text, question.prompt)
        if explanation and (seat, question.kind) not in self._explained:
            self._explained.add((seat, question.kind))
            self.screen.say(explanation, "aside", hang="")
        labels = [self.text.say(option.label, names, seat) for option in options]
        lines = folded(labels, [self.text.say(option.label, names, seat, "verb") for option in options])
        room = max(len(line.numbers) for line in lines)
        for line in lines:
            self.screen.say(f"{line.numbers:>{room}}. {line.words}", indent="  ")
        if range_of := next((line.numbers for line in lines if line.last > line.first), ""):
            self.screen.say(self.text.say("ask-folded", numbers=range_of), "aside")

    def _meant(self, seat: int, line: str, options: list[Option]) -> list[int]:
        """The moves that a range of numbers or some words of a move name."""
        found = range_in(line, len(options))
        return list(found or named(line, [self.text.say(option.label, self.match.names, seat) for option in options]))

    def _say_moves(self, seat: int, options: list[Option], numbers: list[int]) -> None:
        """Only these moves, with the numbers of the whole list."""
        room = len(str(numbers[-1]))
        for number in numbers:
            label = self.text.say(options[number - 1].label, self.match.names, seat)
            self.screen.say(f"{number:>{room}}. {label}", indent="  ")

    def _end(self) -> None:
        """The last events and the result. Now everybody may look, so nobody in particular is spoken to."""
        viewer = self.people[0] if len(self.people) == 1 else None
        since = self._told[self._at_screen] if self._at_screen is not None else 0
        tell(self.screen, self.text, self.match.names, viewer, self.match.events(viewer, since))
        show_ending(self.screen, self.text, self.match, viewer, self._table_name)

    def _say_farewell(self) -> None:
        self.screen.gap()
        self.screen.say(self.text.say("ask-farewell", table=self._table_name))

    # What can be typed besides an option.

    def _undo(self, seat: int, _: str) -> None:
        self.match.undo(seat)
        self._keep()

    def _take_back(self, seat: int, _: str) -> None:
        self.match.undo_turn(seat)
        self._keep()

    def _rewind(self, seat: int, _: str) -> None:
        """Go back to before this person's last choice, if the other people agree."""
        own = [entry for entry in log.live(self.match.entries) if entry.seat == seat and entry.do == "choose"]
        if not own:
            raise RewindRefused("error-undo-nothing")
        others = [other for other in self.people if other != seat]
        if all(self._agrees(other, seat) for other in others):
            self.match.rewind(own[-1].n - 1, seat, others)
            self._keep()

    def _agrees(self, other: int, seat: int) -> bool:
        """Ask another person, who must not see the hand of the one who wants to go back."""
        self.screen.clear()
        self._drawn.clear()
        self.screen.say(self.text.say("ask-rewind", name=self._name(other), by=self._name(seat)), "question")
        agreed = bare(self.screen.ask()) in words_for("yes")
        self.screen.clear()
        if not agreed:
            self.screen.say(self.text.say("ask-rewind-refused", name=self._name(other)))
        return agreed

    def _explain(self, seat: int, what: str) -> None:
        explain(self.screen, self.text, self.match, seat, what, self._interpreter.more)

    def _hint(self, seat: int, _: str) -> None:
        if not self.hints:
            raise LonghouseError("ask-no-hints")
        from longhouse.terminal.hints import tell_hint

        tell_hint(self.screen, self.text, self.match, seat)

    def _why(self, seat: int, what: str) -> None:
        """Alone: why a program did what it did. With something after it: what that is, as `?` says it."""
        if what:
            self._explain(seat, what)
            return
        from longhouse.terminal.hints import tell_why

        tell_why(self.screen, self.text, self.match, seat)

    def _table(self, seat: int, _: str) -> None:
        draw_table(self.screen, self.text, self.match, self.match.view(seat))

    def _log(self, seat: int, _: str) -> None:
        tell_log(self.screen, self.text, self.match, seat)

    def _score(self, seat: int, _: str) -> None:
        self.screen.say(self.text.say("end-score-now"))
        show_scores(self.screen, self.text, self.match, seat)

    def _rules(self, seat: int, number: str) -> None:
        if number:
            self.screen.say(rule(self.text, self.match.game, number))
        else:
            tell_rules(self.screen, self.text, self.match.game)

    def _sheet(self, seat: int, sheet: str) -> None:
        drawing = self.match.game.sheets[sheet]
        lines = list(drawing(self.match.view(seat), self.text, self.match.names, self.screen.drawing_width))
        self.screen.draw(lines or [self.text.say("ask-no-sheet")])

    def _save(self, seat: int, where: str) -> None:
        if not where:
            self.screen.say(self.text.say("ask-save-where"))
            return
        path = Path(where).expanduser()
        if path.exists() and saved_games.kind_of(path) != "saved":
            self.screen.say(self.text.say("ask-save-exists", path=str(path)))
            return
        try:
            self.match.save(path)
        except OSError as error:
            raise LonghouseError("error-file-unwritable", path=str(path), why=str(error.strerror)) from error
        self.screen.say(self.text.say("ask-saved", path=str(path)))

    def _tips(self, seat: int, word: str) -> None:
        if self.coach:
            self.screen.say(self.coach.turn(word))

    def _quit(self, seat: int, _: str) -> None:
        raise Leave
