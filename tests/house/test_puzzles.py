"""Every puzzle is proved by playing all of it out; the puzzle of a day is the same for everybody.

A puzzle asks for a sure win: whatever the opponent answers, in every world that the solver holds possible. The proof
plays every way of theirs against every answer, so it fits positions in which no luck is left.
"""

import datetime
import itertools
import json
import os
from functools import cache
from types import SimpleNamespace

import pytest

import bounds
from longhouse import games
from longhouse.core.chance import FastChance
from longhouse.core.errors import LonghouseError
from longhouse.core.text import Text
from longhouse.learn.lesson import FOX, LEARNER, NO, YES, fits
from longhouse.learn.puzzle import PREFIX, of_day, puzzle, puzzles
from longhouse.learn.teacher import Teacher, choose

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"
GAMES = [game for game in map(games.get, games.names()) if puzzles(game)]
PUZZLES = [(game, one) for game in GAMES for one in puzzles(game)]
each_puzzle = pytest.mark.parametrize(("game", "one"), PUZZLES, ids=lambda value: value.id)


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


@each_puzzle
def test_the_solution_is_every_sure_win_and_nothing_else(game, one):
    """So a good answer is never refused, and none that can lose is praised."""
    state = game.load(one.position)
    assert LEARNER in state.deciding()
    every = {keys for keys, _ in ways(game, state, LEARNER)}
    sure = sure_ways(game.id, one.id)
    assert {keys for keys in every if is_permitted(one, keys)} == sure
    assert 1 <= len(sure) <= len(every) / 8, "one way is clearly best, not one of many"
    assert any(not fits(one.solution[0], keys[0]) for keys in every), "the first choice is one"


@each_puzzle
def test_the_worlds_are_those_that_the_engine_imagines(game, one):
    state = game.load(one.position)
    known = {json.dumps(world.dump(), sort_keys=True) for world in WORLDS[game.id](game, state)}
    for seed in range(30):
        imagined = json.dumps(state.determinize(LEARNER, FastChance(seed)).dump(), sort_keys=True)
        assert imagined in known


@each_puzzle
@pytest.mark.skipif(not (LONG or bounds.is_compiled()), reason="every other way against every answer takes a minute")
def test_another_way_often_loses(game, one):
    """What is clearly best must be worth finding: of all other ways, none wins against more than 7 of 8 answers."""
    state = game.load(one.position)
    for keys, after in ways(game, state, LEARNER):
        if not is_permitted(one, keys):
            ends = [is_won(game, end) for _, end in ways(game, after, FOX)]
            assert sum(ends) <= len(ends) * 7 / 8, keys


@each_puzzle
def test_it_is_proved_for_these_rules(game, one):
    assert one.rules == game.rules_version, "prove it anew, then write the new version into its file"
    assert one.theme
    assert one.source


@each_puzzle
def test_it_can_be_played_like_a_lesson(game, one):
    """All the ways through it are wanted, each ends in a win, everything else is answered and not taken."""
    for keys in sure_ways(game.id, one.id):
        teacher = Teacher(game, one.chapter, 0)
        for key in keys:
            replies = teacher.place.replies(teacher.match.options(LEARNER))
            assert replies[key].kind == YES
            assert {reply.kind for reply in replies.values()} <= {YES, NO}
            choose(teacher.match, LEARNER, key)
        while not teacher.match.over:
            choose(teacher.match, FOX, teacher.match.options(FOX)[-1].key)
        assert teacher.place.is_done
        assert is_won(game, teacher.match.state)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_show_leads_through_it(game):
    one = puzzles(game)[0]
    teacher = Teacher(game, one.chapter, 0)
    while teacher.show():
        pass
    teacher.answer_all()
    assert is_won(game, teacher.match.state)


def test_no_position_comes_twice():
    written = [json.dumps(game.load(one.position).dump(), sort_keys=True) for game, one in PUZZLES]
    assert len(set(written)) == len(written)


# The files.


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


def test_without_puzzles_there_is_none(tmp_path):
    assert of_day(DAY, [a_game(tmp_path, "toy")]) is None


def test_every_puzzle_of_ours_has_its_day():
    shown = {(one.game, one.id) for one in (of_day(day, GAMES) for day in days(len(GAMES) * len(PUZZLES) * 2))}
    assert shown == {(game.id, one.id) for game, one in PUZZLES}
