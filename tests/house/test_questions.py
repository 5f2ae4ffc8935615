"""Questions at the end of a chapter are about another position, and the engine knows their answers.

Each is computed here from the position alone: by playing it out, or from what the table shows.
"""

from functools import cache

import pytest

from house.test_lessons import CHAPTERS
from house.test_reading import QUESTIONS
from longhouse import games
from longhouse.core.chance import FastChance
from longhouse.learn.lesson import FOX, LEARNER, POINT, chapter
from longhouse.learn.teacher import Teacher
from longhouse.testing.selfplay import listen

ASKED = [
    (chapter.game, chapter.id, step.id)
    for _, chapter in CHAPTERS
    for table in chapter.table
    if table.id == QUESTIONS
    for step in table.step
]


def table_of(game, name):
    return next(table for table in chapter(games.get(game), name).table if table.id == QUESTIONS)


def ends(game, state, keys=(), told=()):
    """(keys, position, events of the last choice) of every way in which both sides can go on to the end."""
    if state.is_over():
        yield keys, state, told
        return
    seat = state.deciding()[0]
    for option in state.options(seat):
        after = state.copy()
        events = listen(game, after, seat, option, FastChance(1))
        yield from ends(game, after, (*keys, (seat, game.codec.key(option))), events)


@cache
def ends_of(game, name):
    """The same for the questions of a chapter, played out once."""
    return list(ends(games.get(game), games.get(game).load(table_of(game, name).position)))


# Tomahawk: the last round, all lands open.

PILES = {f"pile:{number}" for number in range(1, 5)}


def ever_won(seat):
    """The piles that a seat wins in some way."""
    told = [event.seen_by(LEARNER) for _, _, events in ends_of("tomahawk", "first") for event in events]
    return {f"pile:{one['pile']}" for one in told if one and one["kind"] == "won" and one["seat"] == {"seat": seat}}


def where_the_ten_is_taken():
    """The piles in which the puma takes the learner's 10, whatever lies there."""
    taken, not_taken = set(), set()
    for keys, _, events in ends_of("tomahawk", "first"):
        laid = [key for seat, key in keys if seat == LEARNER and key.startswith("play:10b>")]
        pile = f"pile:{laid[0][-1] if laid else 4}"  # the last card is laid by itself
        lost = [one for one in (event.seen_by(LEARNER) for event in events) if one and one["kind"] == "puma"]
        is_taken = any(one["seat"] == {"seat": LEARNER} and one["card"] == "10b" for one in lost)
        (taken if is_taken else not_taken).add(pile)
    return taken - not_taken


ANSWERS = {
    ("tomahawk", "first", "ask-lost"): lambda: PILES - ever_won(LEARNER),
    ("tomahawk", "first", "ask-sure"): lambda: PILES - ever_won(FOX),
    ("tomahawk", "first", "ask-ten"): where_the_ten_is_taken,
}


@pytest.mark.parametrize(("game", "name", "step"), ASKED)
def test_the_answer_is_the_engine_s(game, name, step):
    table = table_of(game, name)
    asked = next(one for one in table.step if one.id == step)
    right = {target.partition(" / ")[0] for target, say in asked.point.items() if say == "yes"}
    assert right == ANSWERS[game, name, step]()
    assert len(asked.point) > 2, "a question has wrong answers too"


@pytest.mark.parametrize(("game", "name"), sorted({(game, name) for game, name, _ in ASKED}))
def test_three_questions_end_a_chapter_and_nothing_is_chosen(game, name):
    found = chapter(games.get(game), name)
    assert found.table[-1].id == QUESTIONS
    assert [step.kind for step in found.table[-1].step] == [POINT] * 3
    assert found.table[-1].position not in [table.position for table in found.table[:-1]]
    place = Teacher(games.get(game), found, len(found.table) - 1).place
    assert place.is_done
    assert place.cards == [0, 1, 2]
