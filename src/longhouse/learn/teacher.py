"""A lesson being played: a match from a written position, and what the lesson does in it.

The terminal and the tests hold one of these; a server's table uses the same functions on its own match.
"""

from __future__ import annotations

from longhouse import bots
from longhouse.bots.outlook import SeatOutlook
from longhouse.core.errors import BadWish
from longhouse.core.game import Game
from longhouse.core.match import Match
from longhouse.core.protocol import Happened
from longhouse.learn.guide import Place, place_of, scripted
from longhouse.learn.lesson import LEARNER, Chapter, Table, fits

MOST_ANSWERS = 400
"""No step of a lesson needs so many; whoever gets here goes round in a circle."""


def open_match(game: Game, table: Table, names: tuple[str, ...] = ()) -> Match:
    """The match of one table of a lesson. What its luck leaves open is the same for everybody."""
    match = game.new(seed=f"lesson {table.id}", position=table.position, luck=table.luck, names=names)
    match.bots = frozenset(range(match.seats)) - {LEARNER}
    match.is_lesson = True
    return match


def choose(match: Match, seat: int, key: str, decision: str | None = None) -> Happened:
    """Take an option; where the luck wished for is impossible after an unexpected choice, luck decides."""
    try:
        return match.choose(seat, key, decision)
    except BadWish:
        if not match.is_lesson:
            raise
        for stream in list(match.wishes):
            match.wish(stream)
        return match.choose(seat, key, decision)


def wanted_key(place: Place, match: Match) -> str | None:
    """The option that "Show me" takes: the first way of the first wanted choice that is offered."""
    if place.is_done or place.tried or LEARNER not in match.deciding():
        return None
    offered = [option.key for option in match.options(LEARNER)]
    ways = [way for pattern in place.wanted for way in pattern.split(" / ")]
    return next((key for way in ways for key in offered if fits(way, key)), None)


def back_from(place: Place) -> int:
    """The entry to which "again" goes back: before a try, or to where the learner's part of the step began."""
    tried = place.tried or place.kept
    return tried.back if tried else place.back


class Teacher:
    """One table of a chapter being played in this process."""

    def __init__(self, game: Game, chapter: Chapter, number: int, names: tuple[str, ...] = ()) -> None:
        self.chapter = chapter
        self.table = chapter.table[number]
        self.match = open_match(game, self.table, names)
        self._bot = bots.make(chapter.bot, 0)

    @property
    def place(self) -> Place:
        """Where the learner stands."""
        return place_of(self.table, self.match.entries)

    def answer_next(self) -> bool:
        """Do one thing that the lesson does, or let the opponent play; False if the learner is asked, or it is over."""
        if self.match.over:
            return False
        place = self.place
        found = scripted(place, self.match)
        if found is None:
            deciding = self.match.deciding()
            if LEARNER in deciding:
                return False
            outlook = SeatOutlook(self.match.game, self.match.state, deciding[0])
            found = deciding[0], self.match.game.codec.key(self._bot.choose(outlook))
        choose(self.match, *found)
        return True

    def answer_all(self) -> None:
        """Everything that happens before the learner is asked."""
        for _ in range(MOST_ANSWERS):
            if not self.answer_next():
                return
        raise RuntimeError(f"the lesson {self.chapter.game}/{self.chapter.id} never asks the learner")

    def show(self) -> bool:
        """Take the wanted option for the learner; False if there is none."""
        key = wanted_key(self.place, self.match)
        if key is None:
            return False
        choose(self.match, LEARNER, key)
        return True

    def skip(self) -> None:
        """Do the whole step for the learner."""
        if self.place.tried:
            self.again()
        step = self.place.step
        while not self.place.is_done and self.place.step == step and self.show():
            self.answer_all()

    def again(self) -> None:
        """Go back to the choice after a try, or to where the step began."""
        to = back_from(self.place)
        if any(entry.n > to and entry.do == "choose" for entry in self.match.entries):
            self.match.rewind(to, LEARNER, range(self.match.seats))
