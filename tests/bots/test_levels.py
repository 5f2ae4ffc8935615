"""The levels that people are offered: how they play, what they take, and that they know no more than their seat."""

import time
from collections import Counter
from zlib import crc32

import pytest

import toy
from bots.mirrors import differ
from longhouse import bots
from longhouse.bots.levels import BRAVE, CHIEF, ELDER, LEVELS, NOVICE, Novice, Thinker
from longhouse.bots.nicknames import OURS
from longhouse.bots.outlook import SeatOutlook
from longhouse.core.chance import FastChance
from longhouse.core.state import State
from longhouse.core.text import Text
from longhouse.testing import bounds
from longhouse.testing.selfplay import positions, shortened, start
from longhouse.testing.tables import LONG
from longhouse.testing.under_test import GAMES

IDS = [level.id for level in LEVELS]
FEW = 6
"""Simulations of a thinker in these tests: enough to go through everything it does."""
LAST = 60
"""So many decisions of a game are played to its end; one who plays otherwise than at random may need more."""
PAIRS = 4

PLAYED = GAMES if LONG or bounds.is_compiled() or len(GAMES) == 1 else [toy.GAME]
"""Where Python alone runs them, thinking in our own games would take minutes: the toy has everything they have."""

each_game = pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.id)
each_level = pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)


def quick(game, level, seed=1):
    """A player of a level that does a few simulations only, and never looks at the clock."""
    player = bots.make(level.id, seed)
    if level.seconds:
        player.quicken(level.enough(game.knowledge.guided) / FEW)
    return player


# What there is.


def test_people_are_offered_the_levels_and_programs_find_the_others_too():
    assert bots.offered()[:4] == ["novice", "brave", "chief", "elder"] == IDS
    assert {"greedy", "random"} <= set(bots.names()) - set(bots.offered())
    assert set(OURS) == {*IDS, "greedy", "random"}
    assert {bots.USUAL, bots.FOR_NEWCOMERS} <= set(IDS)


def test_a_bot_from_another_package_is_offered_after_them(monkeypatch):
    known = {**bots._installed(), "hal": None, "eliza": None}
    monkeypatch.setattr(bots, "_installed", lambda: known)
    assert bots.offered() == [*IDS, "eliza", "hal"]
    del known["chief"]
    assert bots.offered() == ["novice", "brave", "elder", "eliza", "hal"]


def test_who_thinks_longer_stands_higher():
    assert NOVICE.seconds is BRAVE.seconds is None
    assert CHIEF.seconds <= 1
    assert CHIEF.choice_seconds < ELDER.choice_seconds <= 5
    assert 8 * CHIEF.simulations <= ELDER.simulations <= 20 * CHIEF.simulations
    # Eight times as many tell little in a game that is won by guessing well.
    assert 10 * CHIEF.enough(guided=False) <= ELDER.enough(guided=False)


@each_level
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_level_has_a_name_and_a_character(level, language):
    text = Text(language)
    assert text.say(f"bot-{level.id}")[0].isupper()
    assert text.say(f"bot-{level.id}", attribute="about").endswith(".")


def test_brave_is_the_greedy_bot():
    assert type(bots.make("brave", 1)) is type(bots.make("greedy", 1))


# How they play.


@each_level
@each_game
def test_a_level_plays_a_short_game_to_the_end(game, level):
    """A whole one in `make test-long`; else from its last part."""
    settings = shortened(game)
    known = list(positions(game, 3, settings))
    state = known[0 if LONG else -min(LAST, len(known))]
    players, chance, choices = [quick(game, level, seat) for seat in range(len(state.scores()))], FastChance(3), 0
    while not state.is_over():
        seat = state.deciding()[0]
        option = players[seat].choose(SeatOutlook(game, state, seat))
        assert option in state.options(seat)
        state.apply(seat, option, chance)
        choices += 1
    assert choices


@each_level
@each_game
def test_equal_seeds_and_simulations_make_equal_choices(game, level):
    known = [state for state in positions(game, 4) if not state.is_over()]
    players = [quick(game, level, 7), quick(game, level, 7)]
    for state in known[:: max(1, len(known) // 4)]:
        seat = state.deciding()[0]
        first, second = (player.choose(SeatOutlook(game, state, seat)) for player in players)
        assert first == second


def test_a_thinker_answers_within_its_limit_in_every_game():
    """With room for a machine that has much else to do."""
    for game in PLAYED:
        state = start(game, 1)
        for level in (CHIEF, ELDER):
            player = bots.make(level.id, 1, seconds=0.2)
            begin = time.perf_counter()
            player.choose(SeatOutlook(game, state, state.deciding()[0]))
            assert time.perf_counter() - begin < 0.2 + 2.0, (game.id, level.id)


def test_a_host_can_shorten_a_limit_but_not_lengthen_it():
    assert isinstance(bots.make("chief", 1), Thinker)
    assert bots.make("chief", 1)._seconds == CHIEF.choice_seconds
    assert bots.make("elder", 1, seconds=2.0)._seconds == 2.0
    assert bots.make("chief", 1, seconds=100.0)._seconds == CHIEF.choice_seconds
    assert isinstance(bots.make("novice", 1, seconds=2.0), Novice)


def test_a_cap_of_simulations_ends_a_thought_before_the_clock_does():
    state = start(toy.GAME, 1)
    player = quick(toy.GAME, ELDER)
    player.choose(SeatOutlook(toy.GAME, state, state.deciding()[0]))
    assert 0 < player.thought.simulations <= FEW


class Plain:
    """An outlook on nothing, with knowledge of what each option is worth."""

    seat = 0
    spread = 10.0
    guided = True

    def __init__(self, *weights):
        self.options = list(range(100, 100 + len(weights)))
        self.knowledge = self
        self.weights = weights

    def sample(self, chance):
        return State()

    def weigh(self, world, seat, options, chance):
        return [self.weights[option - 100] for option in options]


@pytest.mark.parametrize("level", [CHIEF, ELDER, NOVICE, BRAVE], ids=lambda level: level.id)
def test_a_single_option_costs_nothing(level):
    outlook = Plain(1.0)
    outlook.sample = None
    begin = time.perf_counter()
    assert bots.make(level.id, 1).choose(outlook) == 100
    assert time.perf_counter() - begin < 0.5


# The mistakes of a newcomer.


def taken(*weights, times=600):
    player, outlook = Novice(5), Plain(*weights)
    return Counter(player.choose(outlook) - 100 for _ in range(times))


def test_a_novice_never_takes_what_is_worst_by_far():
    """There is always another option that it has noticed."""
    far = -2 * NOVICE.slips * Plain.spread - 1
    assert taken(0.0, far)[1] == 0
    assert taken(0.0, -5.0, 3.0, far, 1.0, -2.0)[3] == 0


def test_a_novice_overlooks_what_is_best_by_far_now_and_then():
    best = 2 * NOVICE.slips * Plain.spread + 1
    counts = taken(0.0, 0.0, 0.0, best, 0.0, 0.0, 0.0, 0.0)
    share = counts[3] / sum(counts.values())
    assert 0.7 < share < 0.95
    # Of two it overlooks none.
    assert taken(best, 0.0)[1] == 0


def test_a_novice_misjudges_what_is_close_and_is_right_more_often_than_not():
    counts = taken(0.0, Plain.spread / 2)
    assert 0.1 * sum(counts.values()) < counts[0] < counts[1]
    equal = taken(1.0, 1.0)
    assert 0.4 < equal[0] / sum(equal.values()) < 0.6


# They know no more than their seat.


@each_level
@each_game
def test_what_a_level_cannot_know_makes_no_difference(game, level):
    found, tried = differ(game, lambda: quick(game, level, 11), most=PAIRS)
    assert tried == PAIRS
    assert found == []


class Cheat:
    """Takes the true position from where it lies."""

    def choose(self, outlook):
        truth = repr(outlook._SeatOutlook__state.dump())
        return outlook.options[crc32(truth.encode()) % len(outlook.options)]


class Order:
    """Looks only at what it is given, but at all of it."""

    def choose(self, outlook):
        worlds = [repr(outlook.sample(FastChance(n)).dump()) for n in range(3)]
        return outlook.options[crc32("".join(worlds).encode()) % len(outlook.options)]


@each_game
def test_the_suite_finds_who_peeks_and_nobody_else(game):
    found, tried = differ(game, Cheat, most=12)
    assert len(found) > tried / 4
    assert differ(game, Order, most=12)[0] == []
