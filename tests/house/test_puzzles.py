"""Puzzles are proved, by playing all of them out or by search; the puzzle of a day is the same for everybody.

A sure win holds whatever the opponent answers, in every world that the solver holds possible. The proof plays every way
of theirs against every answer, so it fits positions in which no luck is left. Other puzzles were proved by long
searches (docs/puzzles.md); a shorter one, always the same, must still find the solution. A handful of each is proved
here, all of them in `make test-long`.
"""

import datetime
import itertools
import json
import os
from functools import cache
from types import SimpleNamespace

import pytest

from longhouse import bots, games
from longhouse.bots.outlook import SeatOutlook
from longhouse.bots.search import Searcher
from longhouse.core.chance import FastChance
from longhouse.core.errors import LonghouseError
from longhouse.core.protocol import Message
from longhouse.core.text import LANGUAGES, Text
from longhouse.learn.lesson import FOX, LEARNER, NO, YES, fits, folder_of
from longhouse.learn.puzzle import PREFIX, names, next_of, of_day, puzzle, puzzles
from longhouse.learn.teacher import Teacher, choose
from longhouse.testing import bounds
from longhouse.testing.code import HOUSE
from longhouse.testing.fluent_files import read

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"
GAMES = [game for game in map(games.get, games.names()) if names(game)]
PUZZLES = [(game, one) for game in GAMES for one in puzzles(game)]
SURE = [(game, one) for game, one in PUZZLES if one.is_sure_win]
SEARCHED = [(game, one) for game, one in PUZZLES if not one.is_sure_win]
HANDFUL = 5
"""So many puzzles of a game and a kind are proved, spread over all of them."""


def spread(found):
    """A few of each game, always the same; all of them if there is time."""
    few = [[pair for pair in found if pair[0] is game] for game in GAMES]
    return found if LONG else [pair for own in few for pair in own[:: max(1, len(own) // HANDFUL)][:HANDFUL]]


def is_quick(game, one):
    """Whether at most one card is hidden: with two there are thirty worlds, and each is played out."""
    seen = game.view(game.load(one.position), LEARNER)
    return sum(cards[FOX] == "?" for pile in seen["piles"] for cards in pile["rows"]) <= 1


QUICK = SURE if LONG else [pair for pair in SURE if is_quick(*pair)]
each_sure_win = pytest.mark.parametrize(("game", "one"), spread(QUICK), ids=lambda value: value.id)
each_searched = pytest.mark.parametrize(("game", "one"), spread(SEARCHED), ids=lambda value: value.id)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


# The proof.


def ways(game, state, seat):
    """Every way in which a seat can answer until it is not asked any more: (keys, the state after them)."""
    for option in state.options(seat):
        after = state.copy()
        after.apply(seat, option, FastChance(1))
        key = game.codec.key(option)
        if after.is_over() or seat not in after.deciding():
            yield (key,), after
        else:
            yield from (((key, *keys), end) for keys, end in ways(game, after, seat))


def is_won(game, state):
    assert state.is_over(), "a puzzle is about the end of a game"
    ranks = game.result(state).ranks
    return ranks[LEARNER] < ranks[FOX]


def wins_surely(game, state):
    """Whether the solver, who has answered, wins against every answer."""
    return all(is_won(game, end) for _, end in ways(game, state, FOX))


def worlds_of_tomahawk(game, state):
    """Every table that looks the same to the solver: what they have not seen lies in a forest or in a hand."""
    seen, written = game.view(state, LEARNER), state.dump()
    hidden = [
        (pile, row)
        for pile, one in enumerate(seen["piles"])
        for row, cards in enumerate(one["rows"])
        if cards[FOX] == "?"
    ]
    hand = written["players"][FOX]["hand"]
    unseen = sorted([*hand, *(written["piles"][pile]["rows"][row][FOX] for pile, row in hidden)])
    looked_at = {cards[FOX] for one in seen["piles"] for cards in one["rows"]}
    assert unseen == sorted(set(seen["players"][FOX]["unseen"]) - looked_at)
    for laid in itertools.permutations(unseen, len(hidden)):
        other = json.loads(json.dumps(written))
        other["players"][FOX]["hand"] = [card for card in unseen if card not in laid]
        for (pile, row), card in zip(hidden, laid, strict=True):
            other["piles"][pile]["rows"][row][FOX] = card
        world = game.load(other)
        assert game.view(world, LEARNER) == seen
        yield world


WORLDS = {"tomahawk": worlds_of_tomahawk}
"""How all worlds of a game are found; a game that brings its first puzzle brings this as well."""


@cache
def sure_ways(game_id, puzzle_id):
    """The ways that win in every world against every answer."""
    game, sure = games.get(game_id), None
    state = game.load(puzzle(game, puzzle_id).position)
    for world in WORLDS[game.id](game, state):
        found = ways(game, world, LEARNER)
        sure = {keys for keys, after in found if (sure is None or keys in sure) and wins_surely(game, after)}
    return sure


def is_permitted(one, keys):
    return len(keys) == len(one.solution) and all(map(fits, one.solution, keys))


@each_sure_win
def test_the_solution_is_every_sure_win_and_nothing_else(game, one):
    """So a good answer is never refused, and none that can lose is praised."""
    state = game.load(one.position)
    assert LEARNER in state.deciding()
    every = {keys for keys, _ in ways(game, state, LEARNER)}
    sure = sure_ways(game.id, one.id)
    assert {keys for keys in every if is_permitted(one, keys)} == sure
    assert 1 <= len(sure) <= len(every) / 8, "one way is clearly best, not one of many"
    assert any(not fits(one.solution[0], keys[0]) for keys in every), "the first choice is one"


@each_sure_win
def test_the_worlds_are_those_that_the_engine_imagines(game, one):
    state = game.load(one.position)
    known = {json.dumps(world.dump(), sort_keys=True) for world in WORLDS[game.id](game, state)}
    for seed in range(30):
        imagined = json.dumps(state.determinize(LEARNER, FastChance(seed)).dump(), sort_keys=True)
        assert imagined in known


@each_sure_win
@pytest.mark.skipif(not (LONG or bounds.is_compiled()), reason="every other way against every answer takes a minute")
def test_another_way_often_loses(game, one):
    """What is clearly best must be worth finding: of all other ways, none wins against more than 7 of 8 answers."""
    ends: dict[tuple[str, ...], list[bool]] = {}
    for world in WORLDS[game.id](game, game.load(one.position)):
        for keys, after in ways(game, world, LEARNER):
            if not is_permitted(one, keys):
                ends.setdefault(keys, []).extend(is_won(game, end) for _, end in ways(game, after, FOX))
    for keys, won in ends.items():
        assert sum(won) <= len(won) * 7 / 8, keys


@each_sure_win
def test_it_can_be_played_like_a_lesson(game, one):
    """All the ways through it are wanted, each ends in a win, everything else is answered and not taken."""
    for keys in sure_ways(game.id, one.id):
        teacher = Teacher(game, one.chapter, 0)
        for key in keys:
            replies = teacher.place.replies(option.key for option in teacher.match.options(LEARNER))
            assert replies[key].kind == YES
            assert {reply.kind for reply in replies.values()} <= {YES, NO}
            choose(teacher.match, LEARNER, key)
        while not teacher.match.over:
            choose(teacher.match, FOX, teacher.match.options(FOX)[-1].key)
        assert teacher.place.is_done
        assert is_won(game, teacher.match.state)


@each_game
def test_show_leads_through_it(game):
    one = puzzles(game)[0]
    teacher = Teacher(game, one.chapter, 0)
    while not teacher.place.is_done:
        assert teacher.show()
    if one.is_sure_win:
        teacher.answer_all()
        assert is_won(game, teacher.match.state)


# Best choices, found by search.


def keys_of(game, state):
    return [game.codec.key(code) for code in state.options(LEARNER)]


@each_game
def test_every_position_is_lawful_and_offers_the_solution(game):
    for one in puzzles(game):
        state = game.load(one.position)
        assert game.load(state.dump()).dump() == state.dump(), one.id
        assert state.determinize(LEARNER, FastChance(1)).options(LEARNER) == state.options(LEARNER), one.id
        assert LEARNER in state.deciding(), one.id
        assert one.rules == game.rules_version, "prove it anew, then write the new version into its file"
        assert one.theme
        assert one.source
        offered = keys_of(game, state)
        assert len(offered) >= 3, one.id
        assert set(one.solution[0].split(" / ")) < set(offered), one.id


@each_game
def test_what_search_proved_is_clear(game):
    """Every other choice costs something, those that were measured at least six games in a hundred."""
    for one in puzzles(game):
        if one.is_sure_win:
            continue
        offered = keys_of(game, game.load(one.position))
        right = one.solution[0].split(" / ")
        assert len(one.solution) == 1
        assert 1 <= len(right) <= 2, one.id
        assert one.lost, one.id
        assert set(one.lost) <= set(offered) - set(right), one.id
        assert 6 <= one.gap <= 35, one.id
        assert 10 <= one.chance <= 98, one.id
        assert one.simulations >= 4 * 6_000, one.id


@each_searched
@pytest.mark.skipif(not (LONG or bounds.is_compiled()), reason="interpreted, a search takes half a minute")
def test_a_search_finds_it_and_brave_does_not(game, one):
    state = game.load(one.position)
    thought = Searcher(game.knowledge, len(state.scores()), 7, nodes=20_000).think_in(state, LEARNER, simulations=4_000)
    right = one.solution[0].split(" / ")
    assert game.codec.key(thought.best.code) in right
    outlook = SeatOutlook(game, state, LEARNER)
    assert game.codec.key(bots.make("brave", 0).choose(outlook)) not in right


@pytest.mark.parametrize("language", ["en", "fr"])
@each_game
def test_its_words_are_complete(game, language):
    """The question says where in the match it is, the answer why; with all their figures, in both languages."""
    text = Text(language, game.folder / "text", folder_of(game))
    players = ["", "Fox", "Otter", "Wren"]
    for one in puzzles(game):
        if one.is_sure_win:
            continue
        assert one.where is not None
        for clause in (one.where, *one.why):
            said = text.say(Message(clause.id, clause.args), players, LEARNER)
            assert said != clause.id
            assert "{" not in said
        for step in one.chapter.table[0].step:
            for attribute in (None, "text", "do", "no", "no-cost") if step.yes else (None, "text"):
                args = {"said": "x", "figure": step.figure, "lost": 9}
                said = text.say(Message(one.chapter.words(step.id), args), players, LEARNER, attribute)
                assert not said.startswith("lesson-"), attribute
                assert "{" not in said


@each_game
def test_a_wrong_answer_hears_what_it_costs(game):
    one = puzzles(game)[-1]
    place = Teacher(game, one.chapter, 0).place
    for key, cost in one.lost.items():
        reply, _ = place.reply(key)
        assert (reply.kind, reply.say, reply.lost) == (NO, "no-cost", cost)
    assert place.reply(one.solution[0].split(" / ")[0])[0].kind == YES


def test_they_are_of_many_kinds_and_small():
    for game in GAMES:
        assert len(puzzles(game)) >= 50, game.id
        found = [one.theme for one in puzzles(game) if not one.is_sure_win]
        assert not found or max(found.count(theme) for theme in found) <= max(2, 0.7 * len(found)), game.id
    size = sum(path.stat().st_size for game in GAMES for path in (game.folder / "puzzles").iterdir())
    assert size <= 350_000


def test_no_position_comes_twice():
    written = [json.dumps(game.load(one.position).dump(), sort_keys=True) for game, one in PUZZLES]
    assert len(set(written)) == len(written)


# The files.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_a_word_on_the_page(language):
    known = read(HOUSE / "web" / "text" / f"{language}.ftl").messages
    themes = {one.theme for game in GAMES for one in puzzles(game)}
    assert not {theme for theme in themes if f"puzzle-theme-{theme}" not in known}


GOOD = {"rules": "1", "position": {}, "solution": ["a / b", "c"], "level": 1, "theme": "t", "source": "s"}


def a_game(folder, name, *ids, **other):
    (folder / name / "puzzles").mkdir(parents=True)
    for one in ids:
        (folder / name / "puzzles" / f"{one}.json").write_text(json.dumps({**GOOD, **other}), encoding="utf-8")
    return SimpleNamespace(id=name, folder=folder / name)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"level": 4}, "level"),
        ({"level": 0}, "level"),
        ({"solution": []}, "solution"),
        ({"solution": "a"}, "solution"),
        ({"answer": 1}, "answer"),
        ({"lost": {"a": 101}}, "lost"),
    ],
)
def test_a_file_with_a_mistake_is_named(tmp_path, wrong, said):
    game = a_game(tmp_path, "toy", "0007", **wrong)
    with pytest.raises(LonghouseError) as caught:
        puzzles(game)
    for language in ("en", "fr"):
        spoken = Text(language).error(caught.value)
        assert f"toy/{PREFIX}0007" in spoken
        assert said in spoken


@pytest.mark.parametrize("bytes_", [b"", b"{", b"[]", b'{"rules": "\xff"}'])
def test_a_file_that_is_no_puzzle_is_named(tmp_path, bytes_):
    game = a_game(tmp_path, "toy")
    (game.folder / "puzzles" / "broken.json").write_bytes(bytes_)
    with pytest.raises(LonghouseError) as caught:
        puzzles(game)
    assert f"toy/{PREFIX}broken" in Text("en").error(caught.value)


def test_an_unknown_puzzle_is_named_with_those_that_exist(tmp_path):
    with pytest.raises(LonghouseError) as caught:
        puzzle(a_game(tmp_path, "toy", "0001", "0002"), "9")
    spoken = Text("en").error(caught.value)
    assert "puzzle-9" in spoken
    assert "0001, 0002" in spoken


# The puzzle of a day.


DAY = datetime.date(2026, 11, 16)


def days(count, first=DAY):
    return [first + datetime.timedelta(days=number) for number in range(count)]


@pytest.mark.parametrize("count", [1, 2, 3, 5, 9])
def test_none_comes_twice_until_all_were_shown(tmp_path, count):
    one = a_game(tmp_path, "toy", *(f"{number:04}" for number in range(count)))
    begin = datetime.date.fromordinal(DAY.toordinal() // count * count)
    for turn in range(40):
        shown = [of_day(day, [one]).id for day in days(count, begin + datetime.timedelta(days=turn * count))]
        assert len(set(shown)) == count
    if count > 1:
        orders = {tuple(of_day(day, [one]).id for day in days(count, first)) for first in days(count * 20, begin)}
        assert len(orders) > 1, "not always in the same order"


@pytest.mark.parametrize("count", [3, 4, 9])
def test_no_puzzle_comes_on_two_days_in_a_row(tmp_path, count):
    one = a_game(tmp_path, "toy", *(f"{number:04}" for number in range(count)))
    shown = [of_day(day, [one]).id for day in days(count * 60)]
    assert all(before != after for before, after in itertools.pairwise(shown))


def test_the_games_take_turns(tmp_path):
    found = [a_game(tmp_path, name, "1", "2", "3") for name in ("a", "b", "c")]
    found.append(a_game(tmp_path, "none"))
    shown = [(one.game, one.id) for one in (of_day(day, found) for day in days(90))]
    assert all({game for game, _ in shown[at : at + 3]} == {"a", "b", "c"} for at in range(88))
    for name in "abc":
        own = [one for game, one in shown if game == name]
        assert {own.count(one) for one in ("1", "2", "3")} == {10}


def test_it_is_the_same_for_everybody(tmp_path):
    """Whatever the machine, the order of the games or what was asked before: these stay."""
    one, other = a_game(tmp_path, "a", "1", "2", "3", "4"), a_game(tmp_path, "b", "1", "2")
    shown = [(found.game, found.id) for found in (of_day(day, [one, other]) for day in days(8))]
    assert shown == [(found.game, found.id) for found in (of_day(day, [other, one]) for day in days(8))]
    assert shown == PINNED


PINNED = [("a", "3"), ("b", "2"), ("a", "2"), ("b", "1"), ("a", "4"), ("b", "2"), ("a", "1"), ("b", "1")]


def test_only_the_puzzle_of_the_day_is_read(tmp_path):
    """The lobby asks for it: what else there is stays on disk."""
    one = a_game(tmp_path, "toy", "1", "2", "3")
    wanted = of_day(DAY, [one]).id
    other = a_game(tmp_path, "same", "1", "2", "3")
    for name in {"1", "2", "3"} - {of_day(DAY, [one]).id}:
        (other.folder / "puzzles" / f"{name}.json").write_text("no puzzle", encoding="utf-8")
    assert of_day(DAY, [other]).id == wanted


def test_the_next_one_is_the_first_that_is_not_solved(tmp_path):
    one = a_game(tmp_path, "toy", "1", "2", "3")
    assert next_of(one, ()) == "1"
    assert next_of(one, {"2"}, "1") == "3"
    assert next_of(one, {"3"}, "3") == "1"
    assert next_of(one, {"1", "2", "3"}, "2") == ""


def test_without_puzzles_there_is_none(tmp_path):
    assert of_day(DAY, [a_game(tmp_path, "toy")]) is None


def test_every_puzzle_of_ours_has_its_day():
    shown = {(one.game, one.id) for one in (of_day(day, GAMES) for day in days(len(GAMES) * len(PUZZLES) * 2))}
    assert shown == {(game.id, one.id) for game, one in PUZZLES}
