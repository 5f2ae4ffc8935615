"""Positions with anything at all in any place: refused by name, or a position that can be looked at and played on."""

import json

import pytest

from anything import ANYTHING, places, with_value
from core.small_match import assert_readable
from longhouse.core.chance import FastChance
from longhouse.core.errors import LonghouseError
from longhouse.core.state import SPECTATOR
from selfplay import INSTALLED, positions, sides_of

MORE = [0, 1, 2, 3, 6, 7]


def look(game, position):
    """Load a position and do with it what a client does."""
    state = game.load(position)
    assert state.is_over() or state.deciding(), "nobody decides, and it is not over"
    for seat in state.deciding():
        assert state.options(seat), "no options"
        game.prompt(state, seat)
    for side in sides_of(state):
        game.view(state, side)
        state.determinize(SPECTATOR if side is None else side, FastChance(1))
    game.result(state)
    assert game.load(json.loads(json.dumps(state.dump()))).dump() == state.dump()


def look_or_read_why_not(game, position):
    try:
        look(game, position)
    except LonghouseError as refusal:
        assert_readable(refusal)


@pytest.mark.parametrize("game", INSTALLED, ids=lambda game: game.id)
@pytest.mark.parametrize("part", [0, 1, 2, 3])
def test_whatever_stands_in_a_position_the_refusal_has_a_name(game, part):
    """Four positions of a game: at the beginning, in the setup, in the middle, at the end."""
    known = list(positions(game, 3, {game.settings[0].name: game.settings[0].values[-1]}))
    dump = [known[0], known[3], known[len(known) // 2], known[-1]][part].dump()
    failures = []
    for where in places(dump):
        for value in [*ANYTHING, *MORE]:
            position = with_value(json.loads(json.dumps(dump)), where, value)
            try:
                look_or_read_why_not(game, position)
            except Exception as error:
                first, *_ = str(error).splitlines() or [""]
                failures.append(f"{'.'.join(map(str, where))} = {value!r}: {type(error).__name__}: {first}")
    assert not failures, f"{len(failures)} accepted or without a name, such as:\n" + "\n".join(failures[:20])
