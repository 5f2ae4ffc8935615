"""The games that are installed: ours, and those of any package with an entry point in `longhouse.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from longhouse.core.errors import UnknownGame
from longhouse.core.game import Game

GROUP = "longhouse.games"


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def names() -> list[str]:
    """The ids of all installed games."""
    return sorted(_installed())


@cache
def get(name: str) -> Game:
    """The game of that id; UnknownGame if no package brings it."""
    if name not in _installed():
        raise UnknownGame("error-game-unknown", game=name, known=", ".join(names()))
    try:
        game = _installed()[name].load()
    except (ImportError, AttributeError) as error:
        raise UnknownGame("error-game-broken", game=name, why=str(error)) from error
    if not isinstance(game, Game):
        raise UnknownGame("error-game-broken", game=name, why=f"{type(game).__name__} is no Game")
    return game
