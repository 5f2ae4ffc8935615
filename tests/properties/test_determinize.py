"""Worlds that a seat holds possible: equal for the seat, different for others, complete, and playable."""

from hypothesis import given
from hypothesis import strategies as st

from longhouse.core.chance import FastChance
from longhouse.core.playout import playout
from longhouse.core.state import SPECTATOR
from properties.tables import spread, tables
from properties.worlds import impossible
from selfplay import GAMES, INSTALLED, positions, said_of, sides_of, some_settings, steps

ENOUGH = {
    "much": lambda hiding, open_: hiding > 4 * open_,
    "half": lambda hiding, open_: hiding > open_,
    "little": lambda hiding, open_: hiding > 200,
}
"""Of how many positions we expect that they hide something from a side, by what the game's tests say of it."""


def hides(game):
    return said_of(game.id).get("hides", "much")


def sides(state):
    """All seats and the spectator, as `determinize` calls them."""
    return [SPECTATOR if side is None else side for side in sides_of(state)]


def reader(side):
    return None if side == SPECTATOR else side


@given(tables())
def test_a_possible_world_is_the_same_for_the_seat(table):
    game, settings, seats, seed = table
    for number, state in enumerate(spread(positions(game, seed, settings, seats), seed)):
        for side in sides(state):
            world = state.determinize(side, FastChance(number))
            assert game.view(world, reader(side)) == game.view(state, reader(side))
            assert world.deciding() == state.deciding()
            assert world.is_over() == state.is_over()
            if side in state.deciding():
                assert world.options(side) == state.options(side)


@given(tables(INSTALLED))
def test_a_possible_world_is_a_whole_position(table):
    game, settings, seats, seed = table
    for number, state in enumerate(spread(positions(game, seed, settings, seats), seed)):
        for side in sides(state) if number % 3 == 0 else ():
            world = state.determinize(side, FastChance(number))
            assert impossible(game, state, world, reader(side)) is None


@given(tables())
def test_imagining_a_world_leaves_the_true_one_alone(table):
    game, settings, seats, seed = table
    for state in spread(positions(game, seed, settings, seats), seed):
        before = state.dump()
        for side in sides(state):
            world = state.determinize(side, FastChance(seed))
            if not world.is_over():
                seat = world.deciding()[0]
                world.apply(seat, world.options(seat)[0], FastChance(seed))
        assert state.dump() == before


@given(tables())
def test_every_possible_world_can_be_played_to_the_end(table):
    game, settings, seats, seed = table
    for number, state in enumerate(spread(positions(game, seed, settings, seats), seed)):
        if number % 4 == seed % 4:
            for side in sides(state):
                world = state.determinize(side, FastChance(number))
                playout(world, FastChance(number))
                assert world.is_over()


def test_the_worlds_differ():
    """Where something is hidden from somebody, a dealt-anew world shows it; that is so in most positions, or often."""
    for game in GAMES:
        other = same = 0
        for seed in range(10):
            for number, state in enumerate(positions(game, seed, some_settings(game, seed))):
                for side in sides(state):
                    if not state.is_over():
                        changed = state.determinize(side, FastChance(number)).dump() != state.dump()
                        other, same = other + changed, same + (not changed)
        assert ENOUGH[hides(game)](other, same), game.id


def test_the_worlds_of_different_luck_differ():
    for game in GAMES:
        walk = list(steps(game, 5, None, game.seats[-1]))
        middle = [step.before for step in walk[len(walk) // 2 :]]
        for state in middle if hides(game) == "little" else middle[:1]:
            worlds = [state.determinize(0, FastChance(seed)).dump() for seed in range(40)]
            different = len({repr(world) for world in worlds})
            if different > 10:
                break
        assert different > 10, game.id


@given(tables(), st.integers(0, 10**6))
def test_the_same_luck_imagines_the_same_world(table, luck):
    game, settings, seats, seed = table
    for number, state in enumerate(positions(game, seed, settings, seats)):
        if number % 10 == 3:
            first = state.determinize(0, FastChance(luck)).dump()
            assert state.determinize(0, FastChance(luck)).dump() == first
