"""Lessons are short and easily read: how long each chapter takes, and in which school year it can be read.

`python tests/house/test_reading.py` prints the table of every chapter in both languages.
"""

import pytest

from house.reading import figures, sentences, syllables
from house.test_lessons import CHAPTERS, LANGUAGES, each_chapter, needed, said
from longhouse.learn.lesson import DO, LEARNER, READ
from longhouse.learn.teacher import Teacher

QUESTIONS = "questions"
"""The table of a chapter that only asks."""
MOST_CHOICES, MOST_WORDS, MOST_MINUTES = 22, 240, 8
"""Of a chapter on the wanted way: choices, words in titles and texts (a fourth more in French), minutes."""
HIGHEST_GRADE, LOWEST_EASE = 5, 75
MOST_IN_SENTENCE = {"en": 16, "fr": 18}

WORDS_A_SECOND, SECONDS_A_CHOICE, SECONDS_AN_EVENT, SLOWER = 3, 5, 1, 1.5
"""How fast somebody reads, chooses and watches; and how much longer newcomers take than that."""


class Walk:
    """What somebody reads and touches who does what the lesson wants."""

    def __init__(self, game, chapter):
        self.chapter, self.steps, self.choices, self.nexts, self.events = chapter, [], 0, 0, 0
        for number in range(len(chapter.table)):
            self._walk(Teacher(game, chapter, number))

    def _walk(self, teacher):
        teacher.answer_all()
        self._read(teacher)
        while teacher.show():
            self.choices += 1
            teacher.answer_all()
            self._read(teacher)
        self.events += sum(bool(one.seen_by(LEARNER)) for entry in teacher.match.entries for one in entry.events)

    def _read(self, teacher):
        place = teacher.place
        for number in [*place.cards, *([] if place.is_done else [place.step])]:
            step = teacher.table.step[number]
            if step not in self.steps:
                self.steps.append(step)
                self.nexts += len(step.note) + (step.kind == READ)
                self.choices += step.kind not in (READ, DO)

    def titles(self):
        """The messages of the cards in order, without the questions at the end."""
        asked = [step for table in self.chapter.table if table.id == QUESTIONS for step in table.step]
        for step in self.steps:
            if step in asked:
                continue
            yield self.chapter.words(step.id)
            yield from (self.chapter.words(note["id"]) for note in step.note)

    def words(self, say):
        """(words in titles and texts, words in what to do)."""
        read = [say(name) for title in self.titles() for name in (title, f"{title}.text")]
        do = [say(f"{self.chapter.words(step.id)}.do") for step in self.steps if step.kind != READ]
        return figures(read, "en").words, figures(do, "en").words if do else 0

    def minutes(self, say):
        """How long a newcomer takes."""
        seconds = sum(self.words(say)) / WORDS_A_SECOND
        return (seconds + SECONDS_A_CHOICE * self.choices + SECONDS_AN_EVENT * self.events) * SLOWER / 60


def spoken(chapter, say):
    """Every sentence that a chapter can say: cards, what to do, and the answers to other choices."""
    names = [name for name in dict.fromkeys(needed(chapter)) if "." in name and not name.startswith("lesson-chapter-")]
    return {name: say(name) for name in names}


@each_chapter
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapter_takes_few_minutes(game, chapter, language):
    walk, say = Walk(game, chapter), said(game, language)
    assert walk.choices <= MOST_CHOICES
    assert walk.words(say)[0] <= MOST_WORDS * (1.25 if language == "fr" else 1)
    assert walk.minutes(say) <= MOST_MINUTES


@each_chapter
def test_it_takes_as_long_as_is_said(game, chapter):
    """What the poster promises is kept, give or take a minute; and nobody is put off by more than it takes."""
    taken = Walk(game, chapter).minutes(said(game, "en"))
    assert chapter.minutes / 2 <= taken <= chapter.minutes + 1


@each_chapter
@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_can_read_it(game, chapter, language):
    found = spoken(chapter, said(game, language))
    for name, text in found.items():
        assert len(sentences(text)) <= 2, f"{name}: {text}"
        assert figures([text], language).longest <= MOST_IN_SENTENCE[language], f"{name}: {text}"
    score = figures(found.values(), language)
    if language == "en":
        assert score.grade() <= HIGHEST_GRADE
    else:
        assert score.ease() >= LOWEST_EASE


COUNTED = {
    "en": "the 1 take 1 takes 1 turned 1 wanted 2 passes 2 table 2 warrior 3 somebody 4 reveal 2 people 2 stronghold 2 "
    "territory 4 points 1 tied 1 horses 2 closed 1 lie 1 lion 2 nation 2 year’s 1 Bawating 3 cannot 2 being 1 trios 2",
    "fr": "carte 1 cartes 1 Renard 2 comptent 1 qui 1 guerre 1 guerrier 2 maïs 2 montagne 2 territoire 3 joué 1 "
    "l’aigle 1 nation 2 vous 1 moment 2 vent 1 renommée 3 trouvent 1 chef 1 animal 3 animaux 3 quatre 1",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_syllables_are_counted_about_as_they_are_spoken(language):
    written = COUNTED[language].split()
    counted = {word: syllables(word, language) for word in written[::2]}
    assert counted == {word: int(number) for word, number in zip(written[::2], written[1::2], strict=True)}


def test_what_is_hard_to_read_is_found():
    hard = "The simultaneous determination of territorial majorities necessitates considerable deliberation."
    assert figures([hard], "en").grade() > HIGHEST_GRADE * 3
    french = "La détermination simultanée des majorités territoriales nécessite une délibération considérable."
    assert figures([french], "fr").ease() < LOWEST_EASE / 2
    assert figures(["The cat sat. It ate."], "en").grade() < 1
    assert figures(["One two three. Four five : six seven."], "fr")[:2] == (7, 2)


def main():
    print("chapter            lang  choices  next  words  do  minutes  longest  words/sentence  grade or ease")
    for game, chapter in CHAPTERS:
        walk = Walk(game, chapter)
        for language in LANGUAGES:
            say = said(game, language)
            score = figures(spoken(chapter, say).values(), language)
            (read, do), minutes = walk.words(say), walk.minutes(say)
            print(
                f"{game.id + ' ' + chapter.id:18} {language:4} {walk.choices:8} {walk.nexts:5} {read:6} {do:3}"
                f" {minutes:4.1f} of {chapter.minutes} {score.longest:7} {score.words / score.sentences:15.1f}"
                f" {score.grade() if language == 'en' else score.ease():14.1f}"
            )


if __name__ == "__main__":
    main()
