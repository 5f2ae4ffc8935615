"""What a program makes out where the view shows something else than the zones declare (`core/sight.py`)."""

from __future__ import annotations

from longhouse.core.sight import NOTHING, SEEN, Look, Sight, Sights, hidden
from longhouse.core.zones import NONE, Cell
from longhouse.games.wendake import data, state
from longhouse.games.wendake.state import Table
from longhouse.games.wendake.view import stacks, turn_of


def _turtles(table: Table, viewer: int) -> list[Look]:
    """Everybody sees which kinds somebody has taken, the owner which tile it is."""
    return [
        (SEEN, tile) if owner == viewer or tile == NONE else (NOTHING, 0)
        for owner in range(data.SEATS)
        for kind in range(data.TURTLES)
        for tile in [int(state.TURTLES.of(table, owner, kind))]
    ]


def _stacks(table: Table, _viewer: int) -> list[Look]:
    """R100: how high they are; the first has left the game after Year 3."""
    return [(SEEN, height) for height in stacks(table)]


def _turn(table: Table, _viewer: int) -> list[Look]:
    turn = turn_of(table)
    return [(NOTHING, 0) if turn is None else (SEEN, turn)]


def _of_tribe(zone: Cell, tribe: int) -> Sight:
    """Shown if somebody plays the tribe that it is about."""

    def look(table: Table, _viewer: int) -> list[Look]:
        plays = any(state.TRIBE_OF.of(table, seat) == tribe for seat in range(int(table.players)))
        return [(SEEN, int(zone.of(table))) if plays else (NOTHING, 0)]

    return look


def _leaving(table: Table, _viewer: int) -> list[Look]:
    """The three tiles that have slid out, if there are any."""
    tiles = [int(state.LEAVING.of(table, column)) for column in range(data.SIDE)]
    return [(SEEN if tiles[0] != NONE else NOTHING, tile) for tile in tiles]


SIGHTS: Sights = {
    state.BLACK_GUARD: _of_tribe(state.BLACK_GUARD, int(data.MOHAWK)),
    state.BLACK_USED: _of_tribe(state.BLACK_USED, int(data.OJIBWA)),
    state.LEAVING: _leaving,
    state.TURTLES: _turtles,
    state.STACK: _stacks,
    state.TURN: _turn,
    **hidden(state.UNSEEN),
}
