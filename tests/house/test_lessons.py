"""Every lesson is played, in every way the lesson allows: what it wants is offered, what it says exists.

The longer way to the same end is `make test-long`, in which more wanderers walk.
"""

import os
import random
import re

import pytest

from house.reading import words
from longhouse import games
from longhouse.core.match import Match
from longhouse.core.text import Text
from longhouse.learn.first_game import first_game
from longhouse.learn.guide import is_noted, place_of
from longhouse.learn.lesson import DO, LEARNER, NO, POINT, TRY, YES, chapters, folder_of
from longhouse.learn.puzzle import puzzles
from longhouse.learn.teacher import Teacher, choose
from longhouse.terminal.lesson import touched_for
from longhouse.testing import fluent_files as ftl

LANGUAGES = ("en", "fr")
WANDERERS = 300 if os.environ.get("HYPOTHESIS_PROFILE") == "long" else 20
GAMES = [game for game in map(games.get, games.names()) if chapters(game)]
CHAPTERS = [(game, chapter) for game in GAMES for chapter in chapters(game)]
TABLES = [(game, chapter, number) for game, chapter in CHAPTERS for number in range(len(chapter.table))]
MOST_WORDS_IN_TITLE = 6
MOST_WORDS_OF_FOX = 16


def named(value):
    return value.id if hasattr(value, "id") else str(value)


each_chapter = pytest.mark.parametrize(("game", "chapter"), CHAPTERS, ids=named)
each_table = pytest.mark.parametrize(("game", "chapter", "number"), TABLES, ids=named)


def words_of(game, language):
    return ftl.read(folder_of(game) / f"{language}.ftl").messages


@each_table
def test_the_wanted_path_is_offered_asked_and_taken(game, chapter, number):
    """Every wanted choice is offered and not forced, the opponent's script fits and is used up, nothing is left."""
    teacher = Teacher(game, chapter, number)
    seen = set()
    for _ in range(100):
        teacher.answer_all()
        place = teacher.place
        if place.is_done:
            break
        assert not teacher.match.over, f"over before {place.now.id}"
        if place.step not in seen:
            assert not place.given, f"{place.now.id}: cannot be given: {place.given}"
        seen.add(place.step)
        assert teacher.show(), f"{place.now.id}: {place.wanted[:1]} is not offered: {keys(teacher)}"
    assert teacher.place.is_done
    assert not teacher.place.fox, f"never answered: {teacher.place.fox}"


def keys(teacher):
    return [option.key for option in teacher.match.options(LEARNER)]


@each_table
def test_notes_are_told_on_the_wanted_path(game, chapter, number):
    teacher = Teacher(game, chapter, number)
    told = []
    for _ in range(100):
        teacher.answer_all()
        if not teacher.show():
            break
    teacher.answer_all()
    for entry in teacher.match.entries:
        told += [part for event in entry.events if (part := event.seen_by(LEARNER))]
    for step in teacher.table.step:
        for note in step.note:
            assert any(is_noted(part, note) for part in told), f"{step.id}: nobody is told {note}"


@each_table
def test_notes_speak_only_of_what_the_lesson_has_come_to(game, chapter, number):
    """Of the steps walked, and of nothing while something is tried: its own words say what came of it."""
    table = chapter.table[number]
    step_of = {note["id"]: at for at, step in enumerate(table.step) for note in step.note}
    walked, tried = set(), set()

    def pick(offered, replies):
        place = teacher.place
        walked.update((*place.cards, place.step))
        assert {step_of[note["id"]] for note in place.notes} <= walked
        assert {at for at in step_of.values() if at in walked} <= {step_of[note["id"]] for note in place.notes}
        untried = [key for key in offered if replies[key].kind == TRY and (place.step, key) not in tried]
        if not untried:
            return next((key for key in offered if replies[key].kind == YES), offered[0])
        tried.add((place.step, untried[0]))
        is_kept = place.reply(untried[0])[1].keep
        choose(teacher.match, LEARNER, untried[0])
        assert is_kept or teacher.place.notes == []
        teacher.match.rewind(teacher.match.entries[-1].n - 1, LEARNER, range(teacher.match.seats))
        return untried[0]

    teacher = Teacher(game, chapter, number)
    walk(teacher, pick)


def walk(teacher, pick, most=160):
    """Play on with a newcomer who picks among what they are offered; every try is gone back from. What was replied."""
    met = set()
    for _ in range(most):
        teacher.answer_all()
        place = teacher.place
        if place.tried:
            before = teacher.match.state_after(place.tried.back).dump()
            assert teacher.match.entries[-1].n > place.tried.back
            teacher.again()
            assert teacher.match.state.dump() == before
            assert teacher.place.tried is None
            continue
        if place.is_done:
            return met
        assert not teacher.match.over, f"over before {place.now.id}"
        replies = place.replies(keys(teacher))
        met |= {(place.now.id, reply.kind, reply.say) for reply in replies.values()}
        open_ones = [key for key, reply in replies.items() if reply.kind != NO]
        assert open_ones, f"{place.now.id}: nothing may be done: {replies}"
        if any(reply.kind == YES for reply in replies.values()):
            assert teacher.place.reply(next(k for k, r in replies.items() if r.kind == YES))[0].kind == YES
        choose(teacher.match, LEARNER, pick(open_ones, replies))
    raise AssertionError(f"no end after {most} choices; at {teacher.place.now.id}")


@each_table
def test_wanderers_reach_the_end(game, chapter, number):
    """Whoever takes any permitted option, and goes back from each try, gets to the end; every option has its words."""
    met = set()
    known = {language: words_of(game, language) for language in LANGUAGES}
    for seed in range(WANDERERS):
        luck = random.Random(seed)
        met |= walk(Teacher(game, chapter, number), lambda offered, _replies, luck=luck: luck.choice(offered))
    for step, _kind, say in met:
        if say:
            for language in LANGUAGES:
                assert f"{chapter.words(step)}.{say}" in known[language], f"{chapter.words(step)}.{say} in {language}"


@each_table
def test_the_stubborn_reach_the_end(game, chapter, number):
    """Whoever first tries everything that may be tried, once, still gets there."""
    tried = set()

    def pick(offered, replies):
        for key in offered:
            if replies[key].kind == TRY and key not in tried:
                tried.add(key)
                return key
        return next((key for key in offered if replies[key].kind == YES), offered[0])

    walk(Teacher(game, chapter, number), pick)


@each_table
def test_skimmers_reach_the_end(game, chapter, number):
    """Whoever reads nothing, and touches the first thing in the light that they have not tried, gets there too."""
    teacher, text, tried = Teacher(game, chapter, number), Text("en", game.folder / "text", folder_of(game)), set()

    def pick(offered, replies):
        lit = {touched_for(text, light) for light in teacher.place.now.light}
        new = [option for option in teacher.match.options(LEARNER) if option.key in offered and option.key not in tried]
        found = next((option.key for option in new if lit & set(option.targets)), new[0].key if new else offered[0])
        if replies[found].kind == TRY:
            tried.add(found)
        return found

    walk(teacher, pick)


@each_table
def test_leavers_are_where_they_were(game, chapter, number, tmp_path):
    """Whoever leaves after every choice finds the table, the card and what is wanted as before; so does an undo."""
    teacher = Teacher(game, chapter, number)
    teacher.answer_all()
    while teacher.place.now is not None:
        before, entry = teacher.place, teacher.match.entries[-1].n
        assert teacher.show()
        teacher.match.rewind(entry, LEARNER, range(teacher.match.seats))
        assert where(teacher.place) == where(before)
        assert teacher.show()
        teacher.answer_all()
        path = tmp_path / f"{entry}.json"
        teacher.match.save(path)
        again = Match.load(path)
        assert again.state.dump() == teacher.match.state.dump()
        assert where(place_of(teacher.table, again.entries)) == where(teacher.place)


def where(place):
    return place.step, place.cards, place.wanted, place.given, place.fox, place.tried, place.remark


@each_table
def test_every_pattern_fits_something_somewhere(game, chapter, number):
    """A wrong key in a lesson would never be noticed: each answer is met by some newcomer on some way."""
    met = set()
    for seed in range(60):
        luck = random.Random(seed)
        met |= walk(Teacher(game, chapter, number), lambda offered, _replies, luck=luck: luck.choice(offered))
    met = {(step, kind, say) for step, kind, say in met}
    for step in chapter.table[number].step:
        for kind, pattern, answer in step.answers():
            if pattern == "*":
                continue
            say = f"{kind}-{answer.say}" if answer.say else kind
            assert (step.id, kind, say) in met, f"{step.id}: nobody meets {kind} {pattern}"


@each_table
def test_skip_and_show_and_again(game, chapter, number):
    """Skip goes through; a step begun anew is at its first choice."""
    teacher = Teacher(game, chapter, number)
    teacher.answer_all()
    for _ in range(40):
        place = teacher.place
        if place.is_done:
            break
        teacher.show()
        if not teacher.place.is_done and teacher.place.step == place.step:
            teacher.again()
            teacher.answer_all()
            assert teacher.place.wanted == place.wanted
        teacher.answer_all()
        teacher.skip()
        assert teacher.place.is_done or teacher.place.step != place.step
    assert teacher.place.is_done


# Words.


def needed(chapter):
    """Every message and attribute that a chapter speaks."""
    yield chapter.title
    yield f"{chapter.title}.about"
    for name in chapter.learnt:
        yield f"{chapter.title}.{name}"
    for table in chapter.table:
        for step in table.step:
            name = chapter.words(step.id)
            yield from (name, f"{name}.text")
            if step.kind in (DO, POINT):
                yield f"{name}.do"
            for kind, _, answer in step.answers():
                yield f"{name}.{kind}-{answer.say}" if answer.say else f"{name}.{kind}"
            yield from (f"{name}.{say}" for say in step.point.values())
            for note in step.note:
                yield from (chapter.words(note["id"]), f"{chapter.words(note['id'])}.text")


@pytest.mark.parametrize("game", GAMES, ids=named)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_and_none_is_too_many(game, language):
    wanted = {name for chapter in chapters(game) for name in needed(chapter)}
    wanted |= {f"coach-{card.id}" for card in first_game(game).card}
    wanted |= {name for one in puzzles(game) if one.is_sure_win for name in needed(one.chapter)}
    known = words_of(game, language)
    wanted |= {name for name in known if name.endswith(".says") and name.removesuffix(".says") in wanted}
    assert sorted(wanted - set(known)) == []
    # What lights and answers are called in the terminal, thing-<kind>, may be there for any kind.
    assert sorted(name for name in set(known) - wanted if not name.startswith("thing-")) == []


@each_chapter
@pytest.mark.parametrize("language", LANGUAGES)
def test_fox_says_a_word_at_the_beginning_and_at_the_end(game, chapter, language):
    known, first = words_of(game, language), chapter.table[0].step[0]
    for name in (chapter.title, chapter.words(first.id)):
        assert f"{name}.says" in known
        assert len(words(said(game, language)(f"{name}.says"))) <= MOST_WORDS_OF_FOX


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_both_languages_use_the_same_arguments(game):
    english, french = (words_of(game, language) for language in LANGUAGES)
    assert {name: part.arguments for name, part in english.items()} == {
        name: part.arguments for name, part in french.items()
    }


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_french_typography(game):
    """As in all our French: a no-break space before : ; ? ! and within « », a typographic apostrophe."""
    for line in (folder_of(game) / "fr.ftl").read_text(encoding="utf-8").splitlines():
        words = re.sub(r"\{[^{}]*\}", "X", line.partition(" = ")[2] or line)
        if line.startswith("#"):
            continue
        assert not re.search(r"[^\u00a0][;!?»](\s|$)", words), line
        assert not re.search(r"[^\u00a0]:\s", words), line
        assert not re.search(r"«[^\u00a0]", words), line
        assert "'" not in words, line


@each_chapter
@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_short(game, chapter, language):
    """The rest of the cards is measured in test_reading.py."""
    text = said(game, language)
    for name in needed(chapter):
        if "." not in name and not name.startswith("lesson-chapter-"):
            assert len(words(text(name))) <= MOST_WORDS_IN_TITLE, f"{name}: {text(name)}"


def said(game, language):
    text = Text(language, game.folder / "text", folder_of(game))

    def say(name):
        message, _, attribute = name.partition(".")
        return text.say(message, ("You", "Fox"), 0, attribute or None, you=27, fox=24)

    return say


@each_chapter
def test_rules_are_taught_by_their_numbers(game, chapter):
    """A step says which rules it introduces; the first step in which something is done teaches something."""
    for table in chapter.table:
        for step in table.step:
            for rule in (*step.teaches, *(r for note in step.note for r in note.get("teaches", ()))):
                assert re.fullmatch(r"R\d+[a-z]?", rule)
    assert any(step.teaches for table in chapter.table for step in table.step)
