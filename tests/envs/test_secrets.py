"""An observation never holds what the view hides: positions that look the same to a seat are the same numbers."""

from dataclasses import replace

import pytest
from hypothesis import given, settings

from envs.lookalikes import leak_in_step, leak_in_worlds, leaks_in_changes
from longhouse.core.sight import SEEN
from longhouse.envs.observing import Observer
from longhouse.games.northgard import state as northgard
from longhouse.games.tomahawk import state as tomahawk
from longhouse.testing.selfplay import some_seats, some_settings, steps
from longhouse.testing.tables import LONG, tables
from longhouse.testing.under_test import INSTALLED

OBSERVERS = {game.id: Observer(game) for game in INSTALLED}
TRIES = 60 if LONG else 12
LOOKS = 8 if LONG else 6
SEEDS = 10 if LONG else 4
"""Every look costs hundreds of positions: a long run is to end within minutes, not within a night."""
GAMES = pytest.mark.parametrize("game", INSTALLED, ids=lambda game: game.id)


def spread(things, seed, most):
    """About so many of them, evenly, however long it runs."""
    things = list(things)
    every = max(1, len(things) // most)
    return things[seed % every :: every]


@settings(max_examples=60 if LONG else 20)
@given(tables(INSTALLED))
def test_what_a_seat_cannot_know_is_in_no_observation(table):
    game, chosen, seats, seed = table
    observer = OBSERVERS[game.id]
    for number, step in enumerate(spread(steps(game, seed, chosen, seats), seed, 30)):
        assert leak_in_worlds(game, observer, step, seed + number) is None
        assert leak_in_step(game, observer, step) is None


@GAMES
def test_what_a_view_does_not_show_is_in_no_observation(game):
    found = [leak for seed in range(SEEDS) for leak in changes_seen(game, seed)]
    assert found == []


def changes_seen(game, seed, tries=TRIES):
    """What an observation shows of changes that a side cannot see, along one random game."""
    observer = Observer(game)
    chosen = some_settings(game, seed)
    played = steps(game, seed, chosen, some_seats(game, seed, chosen))
    for number, step in enumerate(spread(played, seed, LOOKS)):
        yield from leaks_in_changes(game, observer, step.before, 1000 * seed + number, tries)


# Each of these is there for something: leaks let out on purpose are found.


@GAMES
def test_zones_as_they_are_declared_would_show_too_much(game):
    """Without what a game says about its sights, something gets out: of every game of ours."""
    plain = replace(game, sights={}, alike={})
    assert any(leak for seed in range(6) for leak in changes_seen(plain, seed, tries=60))


def as_it_lies(zone):
    """A sight that shows all of a zone to everybody."""
    return lambda table, viewer: [(SEEN, int(table.cells[int(zone.start) + at])) for at in range(int(zone.length))]


def leaky(game, zone):
    return replace(game, sights={**game.sights, zone: as_it_lies(zone)})


def found_in_worlds(game, seats=None):
    observer = Observer(game)
    for seed in range(6):
        for number, step in enumerate(spread(steps(game, seed, None, seats), seed, 40)):
            leak = leak_in_worlds(game, observer, step, seed + number)
            if leak is not None:
                return leak[1]
    return []


@pytest.mark.parametrize("zone", [tomahawk.HAND, tomahawk.WARRIOR, tomahawk.DEALT], ids=lambda zone: zone.name)
def test_a_sight_of_others_cards_is_found(zone):
    assert found_in_worlds(leaky(INSTALLED_BY_ID["tomahawk"], zone))


def test_a_sight_of_all_hands_is_found():
    assert "cards" in found_in_worlds(leaky(INSTALLED_BY_ID["northgard"], northgard.CARDS), seats=3)


def test_a_sight_of_how_far_somebody_has_come_is_found():
    game = leaky(INSTALLED_BY_ID["tomahawk"], tomahawk.HAND)
    observer = Observer(game)
    assert any(leak_in_step(game, observer, step) for step in steps(game, 3))


INSTALLED_BY_ID = {game.id: game for game in INSTALLED}
