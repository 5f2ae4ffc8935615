"""One table of a lesson in the terminal: its cards above the list of options, and an answer to every choice.

The list stays complete, and every word of an ordinary sitting works. The lesson answers a choice that it does not want
instead of taking it, shows what comes of one that is worth trying, and takes it back.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from longhouse.analysis.words import clauses
from longhouse.core.errors import UndoRefused
from longhouse.core.game import Game
from longhouse.core.protocol import Argument, Message, Option, Question
from longhouse.core.text import Text
from longhouse.learn.guide import Place, is_noted
from longhouse.learn.lesson import FOX, LEARNER, NO, POINT, TRY, Chapter, Step
from longhouse.learn.teacher import MOST_ANSWERS, Teacher, choose, wanted_key
from longhouse.terminal.input import Typed, number_in, printable
from longhouse.terminal.narration import draw_table, tell
from longhouse.terminal.screen import Screen
from longhouse.terminal.session import Session

_OPPONENTS = ("fox", "otter", "lark", "heron")
"""Who sits in the other seats, in this order."""


def open_teacher(game: Game, chapter: Chapter, number: int, text: Text) -> Teacher:
    """One table of a chapter, with opponents that have names in the reader's language."""
    names = ("", *(text.say(f"bot-name-{name}") for name in _OPPONENTS))
    teacher = Teacher(game, chapter, number)
    teacher.match.names = names[: teacher.match.seats]
    return teacher


def name_of_thing(text: Text, target: str) -> str:
    """What a thing on the table is called: `thing-<kind>` of the lesson, else its noun, else as `?` knows it."""
    kind, _, what = target.partition(" / ")[0].partition(":")
    if text.has(f"thing-{kind}"):
        where, _, who = what.partition(".")
        return text.say(f"thing-{kind}", thing=int(what) if what.isdecimal() else what, where=where, who=who)
    is_noun = not what.isdecimal() and text.has("noun-" + re.sub("[._]", "-", what))
    return text.noun(what, "the") if is_noun else target


def touched_for(text: Text, target: str) -> str:
    """The target that options have for this thing: the same, unless `thing-<kind>` says with .touch another kind."""
    kind, colon, what = target.partition(":")
    other = text.say(f"thing-{kind}", attribute="touch", thing=what)
    return target if other == f"thing-{kind}" else f"{other}{colon}{what}"


def spans(numbers: Sequence[int]) -> str:
    """1, 2, 3, 7 as 1-3, 7."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and parts[-1][-1] == number - 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return ", ".join(
        f"{part[0]}-{part[-1]}" if len(part) > 2 else ", ".join(str(number) for number in part) for part in parts
    )


class LessonTable(Session):
    """A table of a chapter being played here, and what was read of it."""

    more_words = ("next", "show", "skip", "again")

    def __init__(self, teacher: Teacher, number: int, screen: Screen, text: Text) -> None:
        super().__init__(teacher.match, screen, text)
        self.teacher = teacher
        self.chapter = teacher.chapter
        self._first_step = sum(len(table.step) for table in teacher.chapter.table[:number])
        self._read: set[int] = set()
        self._noted: set[str] = set()
        self._met = (-1, 0)
        """The step that was asked for last, and how much was still wanted in it."""
        self._commands |= {"next": self._again_please, "show": self._show, "skip": self._skip, "again": self._again}

    def go_to(self, step: int) -> None:
        """Do everything before this step for the learner, without a word: they have been there."""
        self.teacher.answer_all()
        while not self.teacher.place.is_done and self.teacher.place.step < step:
            before = self.teacher.place.step
            self.teacher.skip()
            if self.teacher.place.step == before:
                break
        self._told[LEARNER] = len(self.match.entries)
        self._read.update(range(step))

    def teach(self, arrived: Callable[[int], None]) -> bool:
        """To the end of this table; `arrived` hears of each step. Whether what was told last waits to be read."""
        is_read = True
        for _ in range(MOST_ANSWERS * 10):
            is_read = not self._let_happen() and is_read
            place = self.teacher.place
            cards = [number for number in place.cards if number not in self._read]
            arrived(cards[0] if cards else place.step)
            if place.tried or (self.match.over and not place.is_done):
                self._give_back(place)
            elif cards:
                self._read_card(cards[0])
                is_read = True
            elif place.is_done:
                return not is_read
            else:
                self._ask(LEARNER)
                is_read = False
        raise RuntimeError(f"the lesson {self.chapter.game}/{self.chapter.id} goes round in a circle")

    # What happens, and the notes beside it.

    def _let_happen(self) -> bool:
        """What the lesson does and what the opponent answers, told as it happens; whether there was anything."""
        told = self._tell_with_notes()
        for _ in range(MOST_ANSWERS):
            if not self.teacher.answer_next():
                return told
            told = self._tell_with_notes() or told
        raise RuntimeError(f"the lesson {self.chapter.game}/{self.chapter.id} never asks the learner")

    def _tell_with_notes(self) -> bool:
        events = self.match.events(LEARNER, self._told[LEARNER])
        self._told[LEARNER] = len(self.match.entries)
        notes = self.teacher.place.notes
        for event in events:
            tell(self.screen, self.text, self.match.names, LEARNER, [event])
            for note in notes:
                if note["id"] not in self._noted and is_noted(event, note):
                    self._noted.add(note["id"])
                    name = self.chapter.words(note["id"])
                    self.screen.card("", self._say(name), [self._say(name, "text")])
        return bool(events)

    # Cards.

    def _say(self, name: str, attribute: str | None = None, option: Option | None = None, lost: int = 0) -> str:
        """Words of the lesson: they may speak of the scores, of the things of an option, and of what it costs."""
        scores = self.match.result().scores
        args: dict[str, Argument] = {"you": scores[0], "fox": scores[1] if len(scores) > 1 else 0, "lost": lost}
        for step in self.teacher.table.step:
            if self.chapter.words(step.id) == name:
                taken_up = [Message(one.id, one.args) for one in step.said]
                args["said"] = clauses(self.text, taken_up, self.match.names, LEARNER, LEARNER)
                args["figure"] = step.figure
        message = Message(name, {**(option.label.args if option else {}), **args})
        said = self.text.say(message, self.match.names, LEARNER, attribute)
        return self.text.say("learn-not-now") if attribute and said == name else said

    def fox(self, name: str) -> list[str]:
        """What the opponent says on this card, if anything."""
        said = self.text.say(name, attribute="says")
        return [] if said == name else [f"{self.match.names[FOX]}: {said}"]

    def _card(self, number: int) -> None:
        """The card of a step, with what to look at below it."""
        step = self.teacher.table.step[number]
        name = self.chapter.words(step.id)
        lines = [self._say(name, "text"), *self.fox(name)]
        if step.kind == POINT or step.yes:
            lines.append(self.text.say("learn-do", what=self._say(name, "do")))
        self.screen.card(self._caption(number), self._say(name), lines)

    def _caption(self, number: int) -> str:
        """Where in the chapter the card of this step stands."""
        steps = sum(len(table.step) for table in self.chapter.table)
        at = self._first_step + number + 1
        return self.text.say("learn-caption", number=self.chapter.order, step=at, steps=steps)

    def _say_lit(self, step: Step, options: Sequence[Option], *, only_possible: bool = False) -> None:
        """What the light falls on, with the numbers of its options; `only_possible`: nothing that has none now."""
        things = []
        for target in step.light:
            name = name_of_thing(self.text, target)
            touched = touched_for(self.text, target)
            numbers = [number for number, option in enumerate(options, 1) if touched in option.targets]
            if numbers:
                name = self.text.say("learn-lit-thing", name=name, count=len(numbers), numbers=spans(numbers))
            if ":" in target and (numbers or not only_possible):
                things.append(name)
        if things:
            self.screen.say(self.text.say("learn-lit", things=", ".join(things)), "aside")

    def _draw_if_new(self) -> None:
        stage = (str(len(self.match.entries)), "")
        if LEARNER in self.match.deciding():
            question = self.match.decision(LEARNER)
            stage = (question.id.partition(".")[0], question.kind)
        if self._drawn.get(LEARNER) != stage and not self.match.over:
            self._drawn[LEARNER] = stage
            draw_table(self.screen, self.text, self.match, self.match.view(LEARNER))

    def _read_card(self, number: int) -> None:
        """Something to read, or to point at."""
        step = self.teacher.table.step[number]
        self._draw_if_new()
        self.screen.gap()
        self._card(number)
        self._say_lit(step, ())
        if step.kind == POINT:
            self._point(step)
        else:
            self._wait_for_next("learn-next", ("next", "show", "skip"))
        self._read.add(number)

    def _wait_for_next(self, prompt: str, also: Sequence[str]) -> None:
        while True:
            line = self.screen.ask(f"{self.text.say(prompt)} ")
            typed = self._interpreter.read(line)
            if not line or typed.command in also:
                return
            self._obey_besides(typed, self.text.say("learn-nonsense", what=printable(line)))

    def _obey_besides(self, typed: Typed, nonsense: str) -> None:
        """Something else than the answer, on a card: to look at things is always possible."""
        if typed.command in ("explain", "table", "log", "score", "rules", "sheet", "save", "quit"):
            self._obey(typed.command, LEARNER, typed.rest)
        elif typed.command == "again":
            self.screen.say(self.text.say("learn-nothing-done"))
        else:
            self.screen.say(nonsense)

    def _point(self, step: Step) -> None:
        """A question about the table, answered by one of these things."""
        things = sorted(step.point)
        name = self.chapter.words(step.id)
        for place, target in enumerate(things, 1):
            thing = name_of_thing(self.text, target)
            self.screen.say(f"{place}. {thing[:1].upper()}{thing[1:]}", indent="  ")
        while True:
            line = self.screen.ask()
            typed = self._interpreter.read(line)
            number = number_in(typed.rest) if typed.command == "choose" else None
            if typed.command in ("show", "skip"):
                self.screen.say(self._say(name, "yes"))
                return
            if number is not None and 1 <= number <= len(things):
                answer = step.point[things[number - 1]]
                self.screen.say(self._say(name, answer))
                if answer == "yes":
                    return
                continue
            self._obey_besides(typed, self.text.say("ask-choose", count=len(things)))

    def _give_back(self, place: Place) -> None:
        """After a try: what came of it, then the choice again."""
        self.screen.gap()
        if place.tried and place.now:
            self.screen.card("", self._say(self.chapter.words(place.now.id), place.tried.say), [])
        self._wait_for_next("learn-back", ("next", "show", "skip", "again", "undo", "take-back", "rewind"))
        self.teacher.again()
        self._say_back()

    def _say_back(self) -> None:
        self._told[LEARNER] = len(self.match.entries)
        self._drawn.clear()
        self.screen.say(self.text.say("learn-went-back"))

    # Asking.

    def _put_question(self, seat: int, question: Question, options: list[Option]) -> None:
        """The card when it is new; in the middle of a step only what to do."""
        self._draw_if_new()
        self.screen.gap()
        self._list_options(seat, question, options)

    def _list_options(self, seat: int, question: Question, options: list[Option]) -> None:
        place = self.teacher.place
        if place.now:
            is_asked_anew = self._met == (place.step, len(place.wanted)) or self._met[0] != place.step
            if is_asked_anew:
                self._card(place.step)
            else:
                self.screen.say(self.text.say("learn-do", what=self._say(self.chapter.words(place.now.id), "do")))
            self._met = (place.step, len(place.wanted))
            self._say_lit(place.now, options, only_possible=not is_asked_anew)
            self._explained.add((seat, question.kind))  # the card explains; `?` says the rest
        super()._list_options(seat, question, options)

    def _take(self, seat: int, option: Option, question: Question) -> bool:
        """What the lesson answers to this choice; what it does not want is not done."""
        place = self.teacher.place
        reply, answer = place.reply(option.key)
        name = self.chapter.words(place.now.id) if place.now else ""
        if reply.kind == NO:
            self.screen.say(self._say(name, reply.say, option, reply.lost))
            return False
        is_said_now = reply.say and (reply.kind != TRY or answer.keep)
        words = self._say(name, reply.say, option) if is_said_now else ""
        choose(self.match, seat, option.key, question.id)
        if words:
            self.screen.say(words)
        if answer.keep:
            self.screen.say(self.text.say("learn-kept"), "aside")
        return True

    # What can be typed besides an option.

    def _again_please(self, seat: int, _: str) -> None:
        self._list_options(seat, self.match.decision(seat), self.match.options(seat))

    def _show(self, seat: int, _: str) -> None:
        key = wanted_key(self.teacher.place, self.match)
        if key is None:
            self.screen.say(self.text.say("learn-nothing-to-show"))
            return
        label = next(option.label for option in self.match.options(seat) if option.key == key)
        self.screen.say(self.text.say("learn-shown", what=self.text.say(label, self.match.names, seat)))
        self.teacher.show()

    def _skip(self, seat: int, _: str) -> None:
        before = len(self.match.entries)
        self.teacher.skip()
        if len(self.match.entries) == before:
            self.screen.say(self.text.say("learn-nothing-to-show"))

    def _again(self, seat: int, _: str) -> None:
        before = len(self.match.entries)
        self.teacher.again()
        if len(self.match.entries) == before:
            self.screen.say(self.text.say("learn-nothing-done"))
        else:
            self._say_back()

    def _undo(self, seat: int, _: str) -> None:
        """A lesson may always be taken back, and what it did by itself is done again."""
        own = self.teacher.place.own
        if not own:
            raise UndoRefused("error-undo-nothing")
        self.match.rewind(own[-1] - 1, seat, range(self.match.seats))
        self._say_back()

    def _take_back(self, seat: int, rest: str) -> None:
        self._undo(seat, rest)

    def _rewind(self, seat: int, rest: str) -> None:
        self._undo(seat, rest)
