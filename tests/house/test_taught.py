"""What first games ask and tell is taught by a step of a lesson or by a coach card, or stands on a list with a reason.

What can be observed are kinds of decisions and of events. First games are played by chance, in `make test-long` by the
greedy bot as well; what comes in more than one of twenty must be taught. The list is `untaught.toml` beside a game's
numbers.toml:

    [decisions]
    "asked by one card, which explains it" = ["sort"]
    [events]
    "nobody decides anything by it" = ["reshuffled"]

    python tests/house/test_taught.py [game]        which step or card first teaches each rule
"""

import os
import sys
import tomllib
from collections import Counter
from functools import cache

import pytest

from longhouse import bots, games
from longhouse.bots.outlook import SeatOutlook
from longhouse.core.chance import FastChance
from longhouse.learn import first_game as first
from longhouse.learn.lesson import LEARNER, chapters
from longhouse.learn.lesson import chapter as find_chapter
from longhouse.learn.teacher import Teacher
from longhouse.testing import fluent_files as ftl
from longhouse.testing.chosen import folder_of_tests
from longhouse.testing.rule_coverage import numbers
from longhouse.testing.selfplay import pick, steps_from

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"
RANDOM_GAMES, GREEDY_GAMES = (200, 20) if LONG else (20, 0)
OFTEN = 0.05
"""What comes in a larger part of first games must be taught."""
MOST_NEW = 3
"""So many kinds of decisions one step can introduce."""
GAMES = [game for game in map(games.get, games.names()) if chapters(game)]
CHAPTERS = [(game, chapter) for game in GAMES for chapter in chapters(game)]


def named(value):
    return value.id


each_game = pytest.mark.parametrize("game", GAMES, ids=named)
each_chapter = pytest.mark.parametrize(("game", "chapter"), CHAPTERS, ids=named)


# What first games meet.


def dealt(game, seed):
    """A first game at the person's first real decision; what is not written is answered by chance."""
    chance = FastChance(seed)
    match = game.new(seed=seed, settings=game.first_game)
    first.deal(match, [LEARNER], lambda seat: pick(match.options(seat), chance).key)
    return match


def play_by_chance(game, seed):
    """What the person is asked and told in a first game of random choices, by kinds."""
    asked, told = set(), set()
    for step in steps_from(game, dealt(game, seed).state, seed):
        if step.seat == LEARNER:
            asked.add(game.prompt(step.before, LEARNER)[0])
        told |= heard(step.events)
    return asked, told


def play_greedily(game, seed):
    """The same in a first game of greedy bots."""
    asked, told, match = set(), set(), dealt(game, seed)
    bot = bots.make("greedy", seed)
    while not match.over:
        seat = match.deciding()[0]
        if seat == LEARNER:
            asked.add(match.decision(LEARNER).kind)
        match.choose(seat, game.codec.key(bot.choose(SeatOutlook(game, match.state, seat))))
        told |= heard(match.entries[-1].events)
    return asked, told


def heard(events):
    """The kinds of those that the person sees."""
    return {event.kind for event in events if event.seen_by(LEARNER)}


def first_games(game):
    """What each of many first games meets."""
    return _first_games(game.id)


@cache
def _first_games(name):
    game = games.get(name)
    return [play_by_chance(game, seed) for seed in range(RANDOM_GAMES)] + [
        play_greedily(game, seed) for seed in range(GREEDY_GAMES)
    ]


def often(found):
    """What came in more than a few of these games: (kind, in how many)."""
    count = Counter(kind for one in found for kind in one)
    return {kind for kind, number in count.items() if number > OFTEN * len(found)}


# What lessons and cards teach.


def walked(game, chapter):
    """(step, decision kind) of every wanted choice of a chapter in order, and the event kinds told on the way."""
    return _walked(game.id, chapter.id)


@cache
def _walked(name, chapter_name):
    game = games.get(name)
    chapter = find_chapter(game, chapter_name)
    choices, told = [], set()
    for number in range(len(chapter.table)):
        teacher = Teacher(game, chapter, number)
        teacher.answer_all()
        while (place := teacher.place).now is not None:
            choices.append((place.now, teacher.match.decision(LEARNER).kind))
            assert teacher.show(), f"{chapter.id}.{place.now.id}"
            teacher.answer_all()
        told |= heard(event for entry in teacher.match.entries for event in entry.events)
    return choices, told


def taught_decisions(game):
    return {kind for chapter in chapters(game) for _, kind in walked(game, chapter)[0]} | {
        card.decision for card in first.first_game(game).card
    }


def taught_events(game):
    return {kind for chapter in chapters(game) for kind in walked(game, chapter)[1]} | {
        card.event for card in first.first_game(game).card
    }


def listed(game, what):
    """What need not be taught, and why not."""
    path = folder_of_tests(game.id) / "untaught.toml"
    found = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {kind: reason for reason, kinds in found.get(what, {}).items() for kind in kinds}


def missing(met, taught, reasons):
    """What comes often and is neither taught nor on the list."""
    return sorted(often(met) - taught - set(reasons))


@each_game
def test_what_first_games_ask_is_taught(game):
    asked = [asked for asked, _ in first_games(game)]
    assert missing(asked, taught_decisions(game), listed(game, "decisions")) == []


@each_game
def test_what_first_games_tell_is_taught(game):
    told = [told for _, told in first_games(game)]
    assert missing(told, taught_events(game), listed(game, "events")) == []


def test_what_comes_often_and_is_not_taught_is_found():
    met = [{"turn", "fire"}] * 2 + [{"turn", "rare"}] + [{"turn"}] * 17
    assert missing(met, {"turn"}, {}) == ["fire"]
    assert missing(met, {"turn"}, {"fire": "a reason"}) == []


@each_game
def test_the_list_holds_only_what_is_not_taught(game):
    """An entry that is taught meanwhile, or a wrong name, would hide nothing and say something untrue."""
    for what, taught, known in (
        ("decisions", taught_decisions(game), decisions_of(game)),
        ("events", taught_events(game), set(game.events.names)),
    ):
        reasons = listed(game, what)
        assert sorted(set(reasons) & taught) == []
        assert sorted(set(reasons) - known) == []
        assert all(len(reason.split()) > 2 for reason in reasons.values())


def decisions_of(game):
    """Every kind of decision: each has its question."""
    messages = ftl.read(game.folder / "text" / "en.ftl").messages
    return {name.removeprefix("prompt-") for name in messages if name.startswith("prompt-") and "." not in name}


# Coach cards.


@each_game
def test_coach_cards_speak_of_what_there_is(game):
    """A decision, an event or a field that does not exist would never show its card."""
    fields = {name: {field.name for field in kind.fields} for name, kind in game.events.names.items()}
    for card in first.first_game(game).card:
        assert not card.decision or card.decision in decisions_of(game), card.id
        assert not card.event or card.event in fields, card.id
        assert set(card.where) <= fields.get(card.event, set()), card.id


def test_a_card_may_look_at_the_next_seat():
    """Each of two people is warned of the other."""
    northgard = games.get("northgard")
    view = {"players": [{"strongholds": 0}, {"strongholds": 2}]}
    assert [card.id for card in first.due(northgard, 0, "turn", [], view, [])] == ["stronghold-other"]
    assert [card.id for card in first.due(northgard, 1, "turn", [], view, [])] == ["stronghold-own"]


# Nothing before it is introduced.


@each_chapter
def test_no_step_asks_what_was_not_introduced(game, chapter):
    """The step in which a kind of decision comes first teaches something, and not too much at once."""
    seen = set()
    new = Counter()
    for step, kind in walked(game, chapter)[0]:
        if kind not in seen:
            assert step.teaches, f"{chapter.id}.{step.id} asks for {kind} and teaches nothing"
            new[step.id] += 1
        seen.add(kind)
    assert [step for step, number in new.items() if number > MOST_NEW] == []


# The rules.


def rule_table(game):
    """Which step or card first teaches each rule: {"R43": "land.explore"}."""
    found = {}
    for chapter in chapters(game):
        for step in (step for table in chapter.table for step in table.step):
            for rule in (*step.teaches, *(rule for note in step.note for rule in note.get("teaches", ()))):
                found.setdefault(rule, f"{chapter.id}.{step.id}")
    for card in first.first_game(game).card:
        for rule in card.teaches:
            found.setdefault(rule, f"card {card.id}")
    return found


@each_game
def test_what_is_taught_is_a_rule(game):
    known = {number.upper() for number in numbers(game.id)}
    assert sorted(set(rule_table(game)) - known) == []


def main(names):
    for game in GAMES:
        if not names or game.id in names:
            for rule, where in sorted(rule_table(game).items(), key=lambda one: int(one[0].strip("Rabc"))):
                print(f"{game.id} {rule}: {where}")


if __name__ == "__main__":
    main(sys.argv[1:])
