"""Worlds that a seat holds possible: equal for the seat, different for others, complete, and playable."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhouse.core.chance import FastChance
from longhouse.core.game import Game
from longhouse.core.playout import playout
from longhouse.core.state import SPECTATOR, State
from longhouse.testing.chosen import said_of
from longhouse.testing.selfplay import positions, sides_of, some_settings, steps
from longhouse.testing.tables import Table, spread, tables
from longhouse.testing.under_test import GAMES, INSTALLED
from longhouse.testing.worlds import impossible, told_by_worlds

ENOUGH = {
    "much": lambda hiding, open_: hiding > 4 * open_,
    "half": lambda hiding, open_: hiding > open_,
    "little": lambda hiding, open_: hiding > 200,
    "something": lambda hiding, open_: hiding > 0,
    "nothing": lambda hiding, open_: hiding == 0,
}
"""Of how many positions we expect that they hide something from a side, by what `hides` in numbers.toml says."""


def hides(game: Game) -> str:
    return str(said_of(game.id).get("hides", "something"))


def sides(state: State) -> list[int]:
    """All seats and the spectator, as `determinize` calls them."""
    return [SPECTATOR if side is None else side for side in sides_of(state)]


def reader(side: int) -> int | None:
    return None if side == SPECTATOR else side


@given(tables())
def test_a_possible_world_is_the_same_for_the_seat(table: Table) -> None:
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
def test_a_possible_world_is_a_whole_position(table: Table) -> None:
    game, settings, seats, seed = table
    for number, state in enumerate(spread(positions(game, seed, settings, seats), seed)):
        for side in sides(state) if number % 3 == 0 else ():
            world = state.determinize(side, FastChance(number))
            assert impossible(game, state, world, reader(side)) is None


@given(tables())
def test_imagining_a_world_leaves_the_true_one_alone(table: Table) -> None:
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
def test_every_possible_world_can_be_played_to_the_end(table: Table) -> None:
    game, settings, seats, seed = table
    for number, state in enumerate(spread(positions(game, seed, settings, seats), seed)):
        if number % 4 == seed % 4:
            for side in sides(state):
                world = state.determinize(side, FastChance(number))
                playout(world, FastChance(number))
                assert world.is_over()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_worlds_differ(game: Game) -> None:
    """Where something is hidden from somebody, a dealt-anew world shows it; that is so in most positions, or often."""
    other = same = 0
    every = 1 if hides(game) == "little" else 3
    for seed in range(10):
        for number, state in enumerate(positions(game, seed, some_settings(game, seed))):
            for side in sides(state) if number % every == 0 else ():
                if not state.is_over():
                    changed = state.determinize(side, FastChance(number)).dump() != state.dump()
                    other, same = other + changed, same + (not changed)
    assert ENOUGH[hides(game)](other, same), (
        f"{other} of {other + same} looks at a position hide something, and numbers.toml of the tests says "
        f'hides = "{hides(game)}". Words for it: {", ".join(ENOUGH)}.'
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_worlds_of_different_luck_differ(game: Game) -> None:
    if hides(game) == "nothing":
        pytest.skip("nothing is ever hidden")
    walk = list(steps(game, 5, None, game.seats[-1]))
    middle = [step.before for step in walk[len(walk) // 2 :]]
    most, enough = 0, 1 if hides(game) == "something" else 10
    for state in middle if hides(game) in ("little", "something") else middle[:1]:
        worlds = [state.determinize(0, FastChance(seed)).dump() for seed in range(40)]
        most = max(most, len({repr(world) for world in worlds}))
        if most > enough:
            return
    pytest.fail(f"of 40 worlds at most {most} differ")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_secret_zone_is_the_true_one_in_every_world(game: Game) -> None:
    """Exceptions are listed with their reasons as `same_in_every_world` in numbers.toml of the game's tests."""
    assert told_by_worlds(game, said_of(game.id).get("same_in_every_world", ())) == {}


@given(tables(), st.integers(0, 10**6))
def test_the_same_luck_imagines_the_same_world(table: Table, luck: int) -> None:
    game, settings, seats, seed = table
    for number, state in enumerate(positions(game, seed, settings, seats)):
        if number % 10 == 3:
            first = state.determinize(0, FastChance(luck)).dump()
            assert state.determinize(0, FastChance(luck)).dump() == first
