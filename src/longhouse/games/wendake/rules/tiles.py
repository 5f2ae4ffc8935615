"""Using Progress tiles (R110, R110a). What a tile does is an `Effect`; `effects.py` says which tile has which."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.components import Row
from longhouse.core.options import Options
from longhouse.core.sets import first
from longhouse.core.state import OptionBuffer
from longhouse.games.wendake import data, events, state
from longhouse.games.wendake.state import Table

USE: Final[Options] = Options("use", "use:{progress}", ("progress:{progress}",), [state.PROGRESS])


class Effect:
    """What a tile does. `frame` is the decision in which it is used."""

    def __init__(self, row: Row) -> None:
        pass

    def can(self, table: Table, seat: i64, frame: i64) -> bool:
        """R110a: whether it would do something now."""
        return True

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """The tile has been turned face down: change something, or ask what it asks."""

    def bears_on_points(self, table: Table, seat: i64, track: i64, most: i64) -> bool:
        """Whether a Ritual or a Military action may score otherwise after it: who stands where, or a full track."""
        return False


EFFECT: Final[list[Effect]] = []
"""By tile. `game.py` fills it: effects know the decisions that tiles are used in, and these know this module."""


def offer_tiles(table: Table, seat: i64, frame: i64, timed: i64, into: OptionBuffer) -> None:
    """R110, R110a: of these tiles the own ones that are face up and would do something now."""
    usable = table.usable(seat) & timed
    while usable:
        tile = first(usable)
        usable &= usable - 1
        if EFFECT[tile].can(table, seat, frame):
            into.add(USE.one(tile))


def offer_checkpoint(table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
    """The options of a C checkpoint: Progress tiles, if the setting allows them inside an action (Q4)."""
    if table.settings.progress_mid_action:
        offer_tiles(table, seat, frame, data.ANY_TIME, into)


def offer_before_points(table: Table, seat: i64, frame: i64, track: i64, most: i64, into: OptionBuffer) -> None:
    """The options of a C checkpoint before points, at most so many: none if no Progress tile could change them.

    Nothing is lost by that: such tiles can be used after the action just as well.
    """
    if not table.settings.progress_mid_action:
        return
    usable = table.usable(seat) & data.ANY_TIME
    while usable:
        tile = first(usable)
        usable &= usable - 1
        if EFFECT[tile].can(table, seat, frame) and EFFECT[tile].bears_on_points(table, seat, track, most):
            offer_tiles(table, seat, frame, data.ANY_TIME, into)
            return


def use(table: Table, seat: i64, frame: i64, option: i64) -> None:
    """R110: turn the tile face down; then it does what it does."""
    tile = USE.first(option)
    turn_face_down(table, seat, tile)
    EFFECT[tile].begin(table, seat, frame)


def turn_face_down(table: Table, seat: i64, tile: i64) -> None:
    """R110: an ability is used by turning the Progress tile face down."""
    state.FACE_DOWN.put(table, seat, tile)
    table.tell(events.USED, seat, tile)
