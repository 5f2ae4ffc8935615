"""What hypothesis draws: a game, its settings, how many play, and a seed from which everything else follows."""

import os
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from hypothesis import strategies as st

from longhouse.core.game import Game
from longhouse.testing import chosen
from longhouse.testing.selfplay import values_of

T = TypeVar("T")
LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"


def spread(things: Iterable[T], seed: int, most: int = 60) -> list[T]:
    """All of a short game's positions or steps; of a long game's about so many, evenly, from a place the seed says."""
    things = list(things)
    every = 1 if LONG else max(1, len(things) // most)
    return things[seed % every :: every]


class Table(tuple[Game, dict[str, Any], int, int]):
    """(game, settings, seats, seed), shown by the name of the game when a test fails."""

    __slots__ = ()

    def __repr__(self) -> str:
        game, settings, seats, seed = self
        return f"Table({game.id}, {settings}, {seats} seats, seed {seed})"


@st.composite
def tables(draw: st.DrawFn, games: Sequence[Game] | None = None) -> Table:
    """A table of one of these games, or of one that is tested."""
    game: Game = draw(st.sampled_from(games or chosen.all_games()))
    settings = {setting.name: draw(st.sampled_from(values_of(setting))) for setting in game.settings}
    seats = draw(st.sampled_from(game.seats_with(settings)))
    return Table((game, settings, seats, draw(st.integers(0, 10**6))))
