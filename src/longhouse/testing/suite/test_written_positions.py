"""Positions of whole games, written down as JSON and read again: one game for every number of players.

A long run takes every single position, a quick one every third, and the last.
"""

from __future__ import annotations

import json
from itertools import count

import pytest

from longhouse.core.chance import FastChance
from longhouse.core.game import Game
from longhouse.core.playout import playout
from longhouse.core.state import State
from longhouse.testing.selfplay import positions, sides_of, some_settings
from longhouse.testing.tables import LONG
from longhouse.testing.under_test import INSTALLED


def numbers_of_players(game: Game) -> list[int]:
    """All that some setting allows."""
    special = {seats for setting in game.settings for numbers in setting.seats.values() for seats in numbers}
    return sorted({*game.seats, *special})


def whole_game(game: Game, seats: int) -> list[State]:
    """All positions of a game for so many, with other settings for every number."""
    seed = next(seed for seed in count(seats) if seats in game.seats_with(some_settings(game, seed)))
    return list(positions(game, seed, some_settings(game, seed), seats))


def written_and_read(game: Game, state: State) -> State:
    again: State = game.load(json.loads(json.dumps(state.dump())))
    return again


GAMES = [(game, seats) for game in INSTALLED for seats in numbers_of_players(game)]
IDS = [f"{game.id}-{seats}" for game, seats in GAMES]


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=IDS)
def test_every_position_of_a_game_survives_being_written_down(game: Game, seats: int) -> None:
    known = whole_game(game, seats)
    for number, state in enumerate(known if LONG else [*known[seats % 3 : -1 : 3], known[-1]]):
        written = state.dump()
        again = written_and_read(game, state)
        assert again.dump() == written
        assert [again.options(seat) for seat in again.deciding()] == [state.options(s) for s in state.deciding()]
        if number % 5 == 0:
            for side in sides_of(state):
                assert game.view(again, side) == game.view(state, side)
        assert state.dump() == written, "looking at a position has changed it"
    assert state.is_over()
    assert game.result(again) == game.result(state)


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=IDS)
def test_play_goes_on_alike_from_what_was_written(game: Game, seats: int) -> None:
    known = whole_game(game, seats)
    state = known[len(known) // 3]
    again = written_and_read(game, state)
    playout(state, FastChance(5))
    playout(again, FastChance(5))
    assert again.dump() == state.dump()
