"""Whether an imagined world is one that a seat can hold possible."""

import json

from longhouse.core.errors import BadPosition
from longhouse.core.game import Game
from longhouse.core.state import State
from longhouse.testing.selfplay import sides_of


def impossible(game: Game, state: State, world: State, side: int | None) -> str | None:
    """What speaks against a world that `side` imagines, or None: it must look the same, and be a whole position."""
    if game.view(world, side) != game.view(state, side):
        return "view"
    try:
        loaded = game.load(json.loads(json.dumps(world.dump())))
    except BadPosition:
        return "position"
    if any(game.view(loaded, other) != game.view(world, other) for other in sides_of(world)):
        return "loaded"
    return None
