"""Where a learner stands, computed from the log of the match and nothing else.

Reload, undo, a rewind and a second window are right by construction: the place is a fold over the choices that count.
Only how far somebody has read (Next) is known to their window alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from longhouse.core import log
from longhouse.core.log import Entry
from longhouse.core.match import Match
from longhouse.core.protocol import Json
from longhouse.learn.lesson import (
    ALSO,
    DO,
    FINE,
    FOX,
    LEARNER,
    NO,
    TRY,
    YES,
    Answer,
    Note,
    ReplyKind,
    Step,
    Table,
    fits,
)

_NOT_OF_THE_EVENT = ("on", "id", "light", "teaches")
"""What a note says besides fields of the event that it is about."""


class Reply(NamedTuple):
    """What an option means for the lesson."""

    kind: ReplyKind
    say: str = ""
    """The attribute of the step's message that answers it; "" if nothing is said."""
    lost: int = 0
    """$lost in its words."""


class Tried(NamedTuple):
    """A choice that was made to see what comes of it."""

    back: int
    """The entry to go back to."""
    step: int
    """The step in which it was made."""
    say: str


@dataclass
class Place:
    """Where a learner stands at one table of a lesson."""

    table: Table
    step: int = 0
    """The step whose choices are awaited; the number of steps when all is done."""
    cards: list[int] = field(default_factory=list)
    """What is to be read or pointed at before it, since the last choice."""
    wanted: list[str] = field(default_factory=list)
    """The patterns still wanted in it."""
    given: list[str] = field(default_factory=list)
    """What is still done for the learner."""
    fox: list[str] = field(default_factory=list)
    """What the opponent still answers."""
    back: int = 0
    """The entry after which the learner's part of the step began."""
    walked: list[int] = field(default_factory=list)
    """The steps that came up on the way here, the present one included."""
    own: list[int] = field(default_factory=list)
    """The entries that the learner chose, without what was given."""
    tried: Tried | None = None
    kept: Tried | None = None
    """A try that the lesson went on from: until the next choice one may still go back to it."""
    remark: str = ""
    """What was said to the learner's last choice, if it was another than the wanted one."""
    remarked: int = 0
    """The step whose words that were."""

    @property
    def is_done(self) -> bool:
        """Whether no step of this table awaits a choice."""
        return self.step >= len(self.table.step)

    @property
    def now(self) -> Step | None:
        """The step whose choices are awaited."""
        return None if self.is_done else self.table.step[self.step]

    @property
    def notes(self) -> list[Note]:
        """What is said of things that are told now: notes of the steps walked. A try is answered by its own words."""
        return [] if self.tried else [note for step in self.walked for note in self.table.step[step].note]

    def reply(self, key: str) -> tuple[Reply, Answer]:
        """What taking this option would mean."""
        step = self.now
        if step is None:
            return Reply(YES), Answer()
        if self.tried:
            return Reply(NO, self.tried.say), Answer()
        if any(fits(pattern, key) for pattern in (self.wanted if step.any_order else self.wanted[:1])):
            return Reply(YES), Answer()
        for kind, pattern, answer in step.answers():
            if fits(pattern, key):
                return Reply(kind, f"{kind}-{answer.say}" if answer.say else kind, answer.lost), answer
        return Reply(NO, NO), Answer()

    def replies(self, keys: Iterable[str]) -> dict[str, Reply]:
        """What each of these options would mean."""
        return {key: self.reply(key)[0] for key in keys}

    # The fold.

    def go_to(self, step: int, entry: int) -> None:
        """Another step begins after this entry: cards to read, then the next one in which something is done."""
        self.cards, self.tried, self.back = [], None, entry
        while step < len(self.table.step) and self.table.step[step].kind != DO:
            self.cards.append(step)
            self._walk(step)
            self.fox.extend(self.table.step[step].fox)
            goto = self.table.step[step].goto
            step = self.table.index(goto) if goto else step + 1
        self.step = step
        if step < len(self.table.step):
            self._walk(step)
            now = self.table.step[step]
            self.wanted, self.given = list(now.yes), list(now.given)
            self.fox.extend(now.fox)

    def _walk(self, step: int) -> None:
        if step not in self.walked:
            self.walked.append(step)

    def take(self, entry: Entry) -> None:
        """One choice that counts."""
        step = self.now
        if entry.seat != LEARNER:
            if entry.choice in self.fox:
                del self.fox[: self.fox.index(entry.choice) + 1]
        elif self.given and entry.choice == self.given[0]:
            del self.given[0]
            if self.tried is None:
                self.back = entry.n
        elif self.now is not None and self.tried is None:
            self.own.append(entry.n)
            self._own(entry, self.now)
        if step is not None and step is self.now and step.until and not self.tried and _told(entry, step.until):
            self._end(step, "", entry.n)

    def _own(self, entry: Entry, step: Step) -> None:
        reply, answer = self.reply(entry.choice)
        self.remark, self.remarked = "" if reply.kind == YES else reply.say, self.step
        self.kept = None
        if reply.kind == TRY:
            tried = Tried(entry.n - 1, self.step, reply.say)
            if answer.keep:
                self.fox = [*answer.fox, *self.fox]
                self._end(step, answer.goto, entry.n)
                self.kept = tried
            else:
                self.tried, self.given, self.fox = tried, list(answer.then), [*answer.fox, *self.fox]
            return
        if reply.kind == YES:
            chosen = next(pattern for pattern in self.wanted if fits(pattern, entry.choice))
            self.wanted.remove(chosen)
        elif reply.kind == FINE and self.wanted:
            del self.wanted[0]
        if (answer.goto and reply.kind in (FINE, ALSO)) or not self.wanted:
            if step.until and not answer.goto:
                self.wanted = list(step.yes)
            else:
                self._end(step, answer.goto, entry.n)

    def _end(self, step: Step, goto: str, entry: int) -> None:
        goto = goto or step.goto
        self.go_to(self.table.index(goto) if goto else self.step + 1, entry)


def _told(entry: Entry, wanted: Mapping[str, object]) -> bool:
    """Whether the learner was told an event with these fields."""
    parts = [event.seen_by(LEARNER) for event in entry.events]
    return any(part is not None and is_such(part, wanted) for part in parts)


def is_such(event: Json, wanted: Mapping[str, object]) -> bool:
    """Whether an event is of a kind and has these fields; seats may be written as numbers."""
    for name, value in wanted.items():
        if name == "event":
            if event["kind"] != value:
                return False
            continue
        found = event.get(name)
        if isinstance(found, dict) and set(found) == {"seat"}:
            found = found["seat"]
        if found != value:
            return False
    return True


def is_noted(event: Json, note: Note) -> bool:
    """Whether a note is about this event."""
    fields = {name: value for name, value in note.items() if name not in _NOT_OF_THE_EVENT}
    return is_such(event, {"event": note["on"], **fields})


def place_of(table: Table, entries: Iterable[Entry]) -> Place:
    """Where the learner stands after these entries of the log."""
    place = Place(table)
    place.go_to(0, 0)
    for entry in log.live(entries):
        if entry.do == "choose":
            place.take(entry)
    return place


def scripted(place: Place, match: Match) -> tuple[int, str] | None:
    """What the lesson does next for somebody: (seat, key); None if it is the learner's turn, or nobody's."""
    deciding = match.deciding()
    if LEARNER in deciding and place.given:
        offered = {option.key for option in match.options(LEARNER)}
        if place.given[0] in offered:
            return LEARNER, place.given[0]
    if FOX in deciding:
        offered = {option.key for option in match.options(FOX)}
        for key in place.fox:
            if key in offered:
                return FOX, key
    return None
