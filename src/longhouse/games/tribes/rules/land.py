"""Mountains, walls and what stays open: how a new tile may lie (R4 to R14)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.sets import BIT, count
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, events, luck, state
from longhouse.games.tribes.state import LINE, NO_RULE, Table

_NOWHERE: Final[vec[i64]] = vec[i64]([0] * int(data.CELLS + 1))
_BEHIND: Final[i64] = 2
_VERTICES: Final = int((data.SIZE + 1) * (data.SIZE + 1))
ALONG: Final[vec[i64]] = vec[i64]([1, int(data.SIZE) + 1, -1, -int(data.SIZE) - 1])
"""From a corner of cells to the next one east, south, west and north."""
_NO_VERTEX: Final[vec[i64]] = vec[i64]([0] * _VERTICES)


def is_open(table: Table, cell: i64, side: i64) -> bool:
    """R4, R5: whether pieces can cross this side of a cell."""
    return (state.WALLS.of(table, cell) | data.EDGE[cell]) & BIT[side] == 0


def put_walls(table: Table, cell: i64, mask: i64) -> i64:
    """Wall the borders of these sides; the sides that were not walled before. The edge of the map has no border."""
    added = mask & ~(state.WALLS.of(table, cell) | data.EDGE[cell])
    for side in range(data.SIDES):
        if added & BIT[side]:
            state.WALLS.put(table, cell, side)
            state.WALLS.put(table, data.NEXT.of(cell, side), data.OPPOSITE[side])
    return added


def take_walls(table: Table, cell: i64, added: i64) -> None:
    """Undo `put_walls`."""
    for side in range(data.SIDES):
        if added & BIT[side]:
            state.WALLS.take(table, cell, side)
            state.WALLS.take(table, data.NEXT.of(cell, side), data.OPPOSITE[side])


def reach(table: Table, start: i64, seat: i64, limit: i64) -> vec[i64]:
    """The cells linked to this one, marked 1, and at CELLS how many they are; the search stops at `limit`.

    With a seat, cells with pieces of others are not entered (R41); with NONE only walls count (R11).
    """
    found = _NOWHERE[:]
    queue = _NOWHERE[:]
    queue[0] = start
    found[start] = 1
    known: i64 = 1
    at: i64 = 0
    while at < known and known < limit:
        cell = queue[at]
        at += 1
        closed = state.WALLS.of(table, cell) | data.EDGE[cell]
        for side in range(data.SIDES):
            if closed & BIT[side] == 0:
                other = data.NEXT.of(cell, side)
                if found[other] == 0 and (seat == NONE or not table.has_others(other, seat)):
                    found[other] = 1
                    queue[known] = other
                    known += 1
    found[data.CELLS] = known
    return found


def stays_linked(table: Table, cell: i64, added: i64) -> bool:
    """R11: whether the land is still in one piece with the walls just added on these sides of a cell.

    It was in one piece before, so it is enough to find another way to what lies behind each new wall. That way is short
    nearly always: the search ends after a few cells instead of all of them.
    """
    found = _NOWHERE[:]
    queue = _NOWHERE[:]
    behind: i64 = 0
    for side in range(data.SIDES):
        if added & BIT[side]:
            found[data.NEXT.of(cell, side)] = _BEHIND
            behind += 1
    queue[0] = cell
    found[cell] = 1
    known: i64 = 1
    at: i64 = 0
    while at < known:
        here = queue[at]
        at += 1
        closed = state.WALLS.of(table, here) | data.EDGE[here]
        for side in range(data.SIDES):
            if closed & BIT[side] == 0:
                other = data.NEXT.of(here, side)
                if found[other] != 1:
                    if found[other] == _BEHIND:
                        behind -= 1
                        if behind == 0:
                            return True
                    found[other] = 1
                    queue[known] = other
                    known += 1
    return False


def is_too_long(table: Table, cell: i64, added: i64) -> bool:
    """R10: whether these walls make a line (or, by the setting, a range) of four."""
    if table.settings.mountain_rule == NO_RULE:
        return False
    for side in range(data.SIDES):
        if added & BIT[side]:
            length = in_line(table, cell, side) if table.settings.mountain_rule == LINE else in_range(table, cell, side)
            if length > data.MOST_IN_LINE:
                return True
    return False


def in_line(table: Table, cell: i64, side: i64) -> i64:
    """How many walled borders lie end to end in one straight line with this one."""
    length: i64 = 1
    for turn in range(1, data.SIDES, 2):
        along = (side + turn) % data.SIDES
        other = data.NEXT.of(cell, along)
        while other != NONE and state.WALLS.has(table, other, side):
            length += 1
            other = data.NEXT.of(other, along)
    return length


def in_range(table: Table, cell: i64, side: i64) -> i64:
    """How many walled borders touch each other, directly or through others, with this one among them."""
    found = _NO_VERTEX[:]
    queue = _NO_VERTEX[:]
    x, y = cell % data.SIZE, cell // data.SIZE
    if side == 1:
        x += 1
    elif side == 2:
        y += 1
    queue[0] = y * (data.SIZE + 1) + x
    found[queue[0]] = 1
    known: i64 = 1
    at: i64 = 0
    ends: i64 = 0
    while at < known:
        vertex = queue[at]
        at += 1
        for way in range(data.SIDES):
            if is_walled_from(table, vertex, way):
                ends += 1
                other = vertex + ALONG[way]
                if found[other] == 0:
                    found[other] = 1
                    queue[known] = other
                    known += 1
    return ends // 2


def is_walled_from(table: Table, vertex: i64, way: i64) -> bool:
    """Whether a walled border runs from a corner of cells to the east, south, west or north."""
    x, y = vertex % (data.SIZE + 1), vertex // (data.SIZE + 1)
    if way == 2:
        x -= 1
    elif way == 3:
        y -= 1
    if not (0 <= x < data.SIZE and 0 <= y < data.SIZE):
        return False
    side: i64 = 0 if way % 2 == 0 else 3
    return state.WALLS.has(table, y * data.SIZE + x, side)


def fits(table: Table, cell: i64, mask: i64) -> bool:
    """R10, R11: whether a tile with these mountains may lie there."""
    added = put_walls(table, cell, mask)
    if added == 0:
        return True
    good = not is_too_long(table, cell, added) and stays_linked(table, cell, added)
    take_walls(table, cell, added)
    return good


def kept(table: Table, cell: i64, mask: i64) -> i64:
    """R12: the mountains of a mask that fit, taken one after the other; the rest become passes."""
    keep: i64 = 0
    for side in range(data.SIDES):
        if mask & BIT[side] and fits(table, cell, keep | BIT[side]):
            keep |= BIT[side]
    return keep


def rotation(tile: i64, turns: i64) -> i64:
    """The mountains of a tile turned clockwise so many times."""
    return data.TURNED.of(data.MOUNTAINS[tile], turns)


def is_blocked(mask: i64, entry: i64) -> bool:
    """R7: whether a mountain stands where the pieces come in."""
    return entry != NONE and mask & BIT[entry] != 0


def orientations(table: Table, cell: i64, tile: i64, entry: i64) -> i64:
    """R12: the masks with which the tile may lie there, as a set of masks; entry is a side, or NONE."""
    whole: i64 = 0
    for turns in range(data.SIDES):
        mask = rotation(tile, turns)
        if not is_blocked(mask, entry) and fits(table, cell, mask):
            whole |= BIT[mask]
    if whole:
        return whole
    best: i64 = 0
    fewest: i64 = data.SIDES
    for turns in range(data.SIDES):
        mask = rotation(tile, turns)
        if not is_blocked(mask, entry):
            keep = kept(table, cell, mask)
            lost = count(mask & ~keep)
            if lost < fewest:
                fewest = lost
                best = 0
            if lost == fewest:
                best |= BIT[keep]
    return best


def passes_with(table: Table, cell: i64, tile: i64, entry: i64, chosen: i64) -> i64:
    """R12: the sides that become passes when the tile lies with this mask."""
    if count(chosen) == count(data.MOUNTAINS[tile]):
        return 0
    for turns in range(data.SIDES):
        mask = rotation(tile, turns)
        if not is_blocked(mask, entry) and kept(table, cell, mask) == chosen:
            return mask & ~chosen
    return 0


def discover(table: Table, seat: i64, cell: i64, chance: Chance) -> None:
    """R6: the tile of a cell that nobody has seen lies face up, not yet turned."""
    tile = state.UNSEEN.nth(table, chance.pick(luck.TILES, state.UNSEEN.count(table)))
    state.UNSEEN.take(table, tile)
    state.LAID.set(table, cell, tile)
    table.tell(events.DISCOVERED, seat, cell, tile, tile)


def lay(table: Table, seat: i64, cell: i64, entry: i64, mask: i64) -> None:
    """R9, R12: the tile lies with these mountains, for good."""
    passes = passes_with(table, cell, state.LAID.of(table, cell), entry, mask)
    state.MOUNTAINS.set(table, cell, mask)
    state.PASSES.set(table, cell, passes)
    put_walls(table, cell, mask)
    table.tell(events.ORIENTED, seat, cell, mask, passes)
