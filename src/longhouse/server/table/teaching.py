"""Tables that teach: lessons, with a guide that answers for the opponent, and first games whose set-up is answered."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from longhouse.core import registry
from longhouse.core.log import Entry
from longhouse.core.match import Match
from longhouse.core.protocol import Json
from longhouse.learn import first_game, lesson, puzzle, teacher
from longhouse.learn.guide import Place, Reply, place_of, scripted
from longhouse.learn.lesson import LEARNER, NO, Chapter, Table
from longhouse.server import models
from longhouse.server.errors import BadRequest, Conflict
from longhouse.server.store.rows import PERSON, SeatRow

NICKS = ("fox", "otter", "wren")
"""What the opponents of a lesson are called: its words speak of them."""


class Teaching(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table teaches: one table of a lesson ("tomahawk/first"), or a first game."""

    lesson: str = ""
    table: int = 0
    first: bool = False

    @property
    def chapter(self) -> Chapter:
        """The lesson that is played here."""
        game, _, name = self.lesson.partition("/")
        if name.startswith(puzzle.PREFIX):
            return puzzle.puzzle(registry.get(game), name.removeprefix(puzzle.PREFIX)).chapter
        return lesson.chapter(registry.get(game), name)

    @property
    def its_table(self) -> Table:
        """The table of the lesson that is played here."""
        return self.chapter.table[self.table]


def named(wish: str, number: int) -> Teaching:
    """The lesson that somebody asks for; refused if there is none of that name."""
    teaching = Teaching(lesson=wish, table=number)
    if number >= len(teaching.chapter.table):
        raise BadRequest("server-error-lesson-table", lesson=wish, tables=len(teaching.chapter.table))
    return teaching


def read(row: str | None) -> Teaching | None:
    """What a table's row says of it."""
    return msgspec.json.decode(row, type=Teaching) if row else None


def begin(teaching: Teaching, match: Match) -> None:
    """Give a match that was read from disk what it began with: its position and the luck wished for."""
    if not teaching.lesson:
        return
    match.is_lesson = True
    match.position = match.game.load(teaching.its_table.position).dump()
    for entry in match.entries:
        match.take_wish(entry)


def place(teaching: Teaching, entries: Sequence[Entry]) -> Place:
    """Where the learner stands."""
    return place_of(teaching.its_table, entries)


def answered(teaching: Teaching, seats: Sequence[SeatRow], match: Match) -> list[int]:
    """The seats for which a program decides now."""
    deciding = match.deciding()
    bots = [seat for seat in deciding if seats[seat].played_by_bot]
    if teaching.first:
        people = [seat for seat in deciding if seat not in bots]
        return [*bots, *(seat for seat in people if first_game.is_dealt(match, seat))]
    if not teaching.lesson:
        return bots
    found = scripted(place(teaching, match.entries), match)
    if found is not None:
        return [found[0]]
    # Where both are asked at once, the opponent waits for the script.
    return [] if LEARNER in deciding else bots


def key_for(teaching: Teaching, match: Match, seat: int) -> str:
    """What the lesson, or the first game, takes for this seat; "" if a bot decides."""
    if teaching.first:
        is_person = seat not in match.bots
        return first_game.dealt_key(match, seat) if is_person and first_game.is_dealt(match, seat) else ""
    found = scripted(place(teaching, match.entries), match) if teaching.lesson else None
    return found[1] if found is not None and found[0] == seat else ""


def check(teaching: Teaching, match: Match, seat: int, key: str) -> None:
    """Refuse a choice that the lesson says no to."""
    if teaching.lesson and seat == LEARNER and place(teaching, match.entries).reply(key)[0].kind == NO:
        raise Conflict("server-error-lesson")


def help_learner(teaching: Teaching, match: Match, do: str) -> None:
    """Show the wanted choice, go back to it, or do the whole step."""
    if not teaching.lesson:
        raise Conflict("server-error-no-lesson")
    if do == "again":
        to = teacher.back_from(place(teaching, match.entries))
        match.rewind(to, LEARNER, range(match.seats))
        return
    step, done = place(teaching, match.entries).step, False
    while (now := place(teaching, match.entries)).step == step and not match.over:
        found = scripted(now, match)
        key = teacher.wanted_key(now, match) if found is None else None
        if found is None and key is None:
            break
        teacher.choose(match, *(found or (LEARNER, key or "")))
        done = True
        if do == "show" and key is not None:
            break
    if not done:
        raise Conflict("server-error-lesson-waits")


def lesson_info(teaching: Teaching, match: Match) -> models.LessonInfo:
    """Where the learner stands, as it is sent to them."""
    chapter, now = teaching.chapter, place(teaching, match.entries)
    is_puzzle = chapter.id == "puzzle"
    later = [] if is_puzzle else [one.id for one in lesson.chapters(match.game) if one.order > chapter.order]
    keys = []
    if LEARNER in match.deciding() and not now.given:
        keys = [option.key for option in match.options(LEARNER)]
        keys += [key for there in match.game.places(match.state, LEARNER).values() for key in there.values()]
    tried = now.tried or now.kept
    scores = match.state.scores()
    return models.LessonInfo(
        id=teaching.lesson,
        chapter=chapter.id,
        table=teaching.table,
        tables=len(chapter.table),
        steps=[_step(step) for step in teaching.its_table.step],
        before=sum(len(one.step) for one in chapter.table[: teaching.table]),
        total=sum(len(one.step) for one in chapter.table),
        step=now.step,
        cards=now.cards,
        notes=[_note(note) for note in now.notes],
        replies={key: _reply(reply) for key, reply in now.replies(keys).items()},
        tried=models.TriedInfo(tried.step, tried.say, now.tried is None) if tried else None,
        remark=now.remark,
        remarked=now.remarked,
        done=now.is_done,
        you=int(scores[LEARNER]),
        fox=int(scores[1]),
        learnt=list(chapter.learnt),
        next=later[0] if later else None,
    )


def _reply(reply: Reply) -> models.ReplyInfo:
    return models.ReplyInfo(reply.kind, reply.say, reply.lost)


def _step(step: lesson.Step) -> models.StepInfo:
    said = [models.Said(one.id, one.args) for one in step.said]
    point = {way: say for ways, say in step.point.items() for way in ways.split(" / ")}
    return models.StepInfo(step.id, step.kind, list(step.light), point, said, step.figure)


def _note(note: lesson.Note) -> Json:
    return {name: value for name, value in note.items() if name != "teaches"}


def coach(seats: Sequence[SeatRow], match: Match) -> models.CoachInfo | None:
    """Somebody who plays against bots only has a coach, if the game brings one."""
    if match.is_lesson or sum(one.kind == PERSON for one in seats) != 1 or not first_game.first_game(match.game).card:
        return None
    return models.CoachInfo(first_game.round_of(match), first_game.MOST_IN_ROUND, first_game.MOST_IN_GAME)


def _is_choice_of(entry: Entry, seat: int) -> bool:
    return entry.do == "choose" and entry.seat == seat


def tips(match: Match, seat: int) -> list[models.TipInfo]:
    """The coach cards that fit this moment."""
    own = (n for n in range(len(match.entries) - 1, -1, -1) if _is_choice_of(match.entries[n], seat))
    since = next(own, 0)
    told = [part for entry in match.entries[since:] for event in entry.events if (part := event.seen_by(seat))]
    keys = [option.key for option in match.options(seat)]
    kind = match.decision(seat).kind
    found = first_game.due(match.game, seat, kind, keys, match.game.view(match.state, seat), told)
    return [models.TipInfo(one.id, models.Said(one.message.id, dict(one.message.args))) for one in found]
