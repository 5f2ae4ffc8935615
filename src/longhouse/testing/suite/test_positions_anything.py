"""Positions with anything at all in any place: refused by name, or a position that can be looked at and played on."""

from __future__ import annotations

import json

import pytest

from longhouse.core.chance import FastChance
from longhouse.core.errors import LonghouseError
from longhouse.core.game import Game
from longhouse.core.protocol import Json
from longhouse.core.state import SPECTATOR
from longhouse.core.text import LANGUAGES, Text
from longhouse.testing.anything import ANYTHING, places, with_value
from longhouse.testing.selfplay import positions, sides_of
from longhouse.testing.tables import LONG
from longhouse.testing.under_test import INSTALLED

MORE = [0, 1, 2, 3, 6, 7]
ALL = [*ANYTHING, *MORE]


def look(game: Game, position: Json) -> None:
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


def look_or_read_why_not(game: Game, position: Json) -> None:
    try:
        look(game, position)
    except LonghouseError as refusal:
        for language in LANGUAGES:
            assert Text(language).error(refusal) not in ("", refusal.message_id)  # noqa: PT017


@pytest.mark.parametrize("game", INSTALLED, ids=lambda game: game.id)
@pytest.mark.parametrize("part", [0, 1, 2, 3])
def test_whatever_stands_in_a_position_the_refusal_has_a_name(game: Game, part: int) -> None:
    """Four positions of a game: at the beginning, in the setup, in the middle, at the end.

    A quick run tries half of the values at every place; what one position leaves out the next one tries.
    """
    known = list(positions(game, 3, {setting.name: setting.values[-1] for setting in game.settings[:1]}))
    dump = [known[0], known[min(3, len(known) - 1)], known[len(known) // 2], known[-1]][part].dump()
    failures = []
    for where in places(dump):
        for value in ALL if LONG else ALL[part % 2 :: 2]:
            position = with_value(json.loads(json.dumps(dump)), where, value)
            try:
                look_or_read_why_not(game, position)
            except Exception as error:
                first, *_ = str(error).splitlines() or [""]
                failures.append(f"{'.'.join(map(str, where))} = {value!r}: {type(error).__name__}: {first}")
    assert not failures, f"{len(failures)} accepted or without a name, such as:\n" + "\n".join(failures[:20])
