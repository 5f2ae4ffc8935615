"""Players that are programs: what they are given, and that they play."""

from collections import Counter

import pytest

from longhouse import bots, games
from longhouse.bots import nicknames
from longhouse.bots.outlook import SeatOutlook
from longhouse.core.chance import FastChance
from longhouse.core.errors import UnknownBot
from longhouse.core.state import State
from longhouse.core.text import Text
from longhouse.testing.selfplay import listen, positions, start
from longhouse.testing.under_test import GAMES

TOMAHAWK = games.get("tomahawk")


def play(game, players, seed, state=None):
    """A game between programs, from a position or from the beginning; where it ends, and every choice."""
    state, chance, choices = state or start(game, seed), FastChance(seed), []
    while not state.is_over():
        seat = state.deciding()[0]
        option = players[seat % len(players)].choose(SeatOutlook(game, state, seat))
        assert option in state.options(seat)
        choices.append(option)
        listen(game, state, seat, option, chance)
    return state, choices


def test_the_installed_bots_are_found_by_name():
    assert {"random", "greedy"} <= set(bots.names())
    assert bots.names() == sorted(bots.names())


def test_a_bot_that_is_not_installed_is_refused_by_name():
    with pytest.raises(UnknownBot) as refusal:
        bots.make("nobody", 1)
    assert "nobody" in str(refusal.value)
    assert "brave" in str(refusal.value)


@pytest.mark.parametrize("name", ["greedy", "random"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_bot_plays_anything_to_the_end(game, name):
    """From the last quarter of a game, for those who think long."""
    known = list(positions(game, 3))
    state, choices = play(game, [bots.make(name, 1), bots.make("random", 2)], 3, known[len(known) * 3 // 4])
    assert state.is_over()
    assert choices


def test_a_bot_of_the_same_seed_plays_the_same_game():
    first = play(TOMAHAWK, [bots.make("random", 5)], 9)[1]
    assert play(TOMAHAWK, [bots.make("random", 5)], 9)[1] == first
    assert play(TOMAHAWK, [bots.make("random", 6)], 9)[1] != first


def test_the_random_bot_takes_every_option_about_equally_often():
    state = start(TOMAHAWK, 1, {"specials": False})
    bot = bots.make("random", 1)
    counts = Counter(bot.choose(SeatOutlook(TOMAHAWK, state, 0)) for _ in range(2000))
    assert set(counts) == set(state.options(0))
    assert max(counts.values()) < 2 * min(counts.values())


class Fixed:
    """An outlook on nothing, with knowledge that prefers one option."""

    seat = 0

    def __init__(self, options, weights):
        self.options = options
        self.knowledge = self
        self.weights = weights
        self.worlds = 0

    def sample(self, chance):
        self.worlds += 1
        return State()

    def weigh(self, world, seat, options, chance):
        return [self.weights[option] for option in options]


def test_the_greedy_bot_takes_what_the_game_says_is_best():
    assert bots.make("greedy", 1).choose(Fixed([3, 4, 5], {3: 0.0, 4: 2.5, 5: 1.0})) == 4


def test_the_greedy_bot_has_no_favourite_among_equals():
    bot, level = bots.make("greedy", 1), Fixed([3, 4, 5], {3: 1.0, 4: 0.0, 5: 1.0})
    taken = [bot.choose(level) for _ in range(200)]
    assert set(taken) == {3, 5}
    assert 60 < taken.count(3) < 140


def test_the_greedy_bot_thinks_in_several_worlds_but_not_about_a_single_option():
    outlook = Fixed([3, 4], {3: 0.0, 4: 1.0})
    bots.make("greedy", 1).choose(outlook)
    assert outlook.worlds > 1
    single = Fixed([7], {7: 0.0})
    assert bots.make("greedy", 1).choose(single) == 7
    assert single.worlds == 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_outlook_shows_what_the_seat_may_see_and_nothing_else(game):
    for number, state in enumerate(positions(game, 4)):
        for seat in state.deciding() if number % 6 == 1 else ():
            outlook = SeatOutlook(game, state, seat)
            assert outlook.view() == game.view(state, seat)
            keys = outlook.keys()
            assert [game.codec.code(key) for key in keys] == list(outlook.options) == state.options(seat)
            public = {name for name in dir(outlook) if not name.startswith("_")}
            assert public == {"keys", "knowledge", "options", "sample", "seat", "told", "view"}
            assert not any(isinstance(getattr(outlook, name), State) for name in public)
            world = outlook.sample(FastChance(1))
            assert world is not state
            assert game.view(world, seat) == game.view(state, seat)
            assert SeatOutlook(game, world, seat).told("en") == outlook.told("en")


def test_what_a_bot_chooses_does_not_depend_on_what_it_cannot_know():
    """The same seat, the same view, another hidden world: the same choice."""
    for number, state in enumerate(positions(TOMAHAWK, 6, {"specials": False})):
        if not state.is_over() and number % 16 == 5:
            seat = state.deciding()[0]
            world = state.determinize(seat, FastChance(number))
            first = bots.make("random", 1).choose(SeatOutlook(TOMAHAWK, state, seat))
            assert bots.make("random", 1).choose(SeatOutlook(TOMAHAWK, world, seat)) == first


def test_the_bots_of_a_table_have_different_names():
    for table in map(str, range(50)):
        named = bots.nicks(table, ["elder", None, *["random"] * 14])
        assert named[1] is None
        assert len(set(named)) == 16
        assert named == bots.nicks(table, ["random", None, *["greedy"] * 14])
    assert len({tuple(bots.nicks(str(table), ["greedy"] * 2)) for table in range(50)}) > 20


def test_a_strangers_bot_keeps_its_own_name():
    assert bots.nicks("T", ["hal", None, "hal", "eliza"]) == ["hal", None, "hal 2", "eliza"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_name_of_a_bot_has_words(language):
    text = Text(language)
    said = {text.say(f"bot-name-{nick}") for nick in nicknames.NICKS}
    assert len(said) == len(nicknames.NICKS)
    assert not any(word.startswith("bot-name") for word in said)
