"""The installed games: four of this package, and those of any package with an entry point in `longhouse.games`.

A game that cannot be loaded is left out: `names` does not list it, `left_out` says why, everything else works.
"""

from __future__ import annotations

import traceback
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from longhouse.core.errors import BrokenGame, UnknownGame
from longhouse.core.game import Game

GROUP = "longhouse.games"
_LONGEST_REASON = 300


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def names() -> list[str]:
    """The ids of all installed games that can be loaded."""
    return [name for name in sorted(_installed()) if isinstance(_loaded(name), Game)]


def left_out() -> list[BrokenGame]:
    """Why the other installed games cannot be loaded."""
    return [found for name in sorted(_installed()) if isinstance(found := _loaded(name), BrokenGame)]


def is_installed(name: str) -> bool:
    """Whether a package brings a game of that id, loadable or not."""
    return name in _installed()


def get(name: str) -> Game:
    """The game of that id. Raises UnknownGame if no package brings it, BrokenGame if it cannot be loaded."""
    if not is_installed(name):
        raise UnknownGame("error-game-unknown", game=name, known=", ".join(names()))
    found = _loaded(name)
    if isinstance(found, Game):
        return found
    # A new error each time: one that is raised twice keeps both tracebacks.
    raise BrokenGame(found.message_id, **found.args_of_message) from found.__cause__


@cache
def _loaded(name: str) -> Game | BrokenGame:
    """The game of an installed id, or why it cannot be loaded: imported once, as every page asks for the list."""
    point = _installed()[name]
    try:
        game = point.load()
    # An import runs code of the package, which may fail in any way; `sys.exit` in it must not end the server.
    except (Exception, SystemExit) as error:
        said = " ".join(f"{type(error).__name__}: {error}".split())[:_LONGEST_REASON]
        broken = BrokenGame("error-game-broken", game=name, where=_place(error, point), why=said)
        broken.__cause__ = error
        return broken
    if isinstance(game, Game):
        return game
    why = f"{type(game).__name__} is not a Game"
    return BrokenGame("error-game-broken", game=name, where=point.value, why=why)


def _place(error: BaseException, point: EntryPoint) -> str:
    """File and line in the game's package where an error arose; the entry point if no line of the package ran."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}:{error.lineno}"
    package = point.module.rpartition(".")[0] or point.module
    place = point.value
    for frame, line in traceback.walk_tb(error.__traceback__):
        if f"{frame.f_globals.get('__name__')}.".startswith(f"{package}."):
            place = f"{frame.f_code.co_filename}:{line}"
    return place
