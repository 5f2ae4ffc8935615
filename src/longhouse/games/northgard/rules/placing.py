"""Where a tile may be placed (R40 to R42, R191)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.sets import BIT
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state
from longhouse.games.northgard.rules.creatures import is_barred
from longhouse.games.northgard.rules.land import (
    area_at_side,
    area_in,
    join,
    place_at_side,
    root_of,
    step_x,
    step_y,
    tile_at,
)
from longhouse.games.northgard.state import Table

VALKYRIE: Final = data.SEATS
"""In place of a seat."""


def fits(table: Table, tile: i64, x: i64, y: i64, turned: i64) -> bool:
    """R40 to R42: next to a tile, no border stops dead, no two players are joined."""
    if tile_at(table, x, y) != NONE or not has_neighbour(table, x, y):
        return False
    if breaks_border(table, tile, x, y, turned) or joins_players(table, tile, x, y, turned):
        return False
    return not (table.settings.global_borders and makes_useless_border(table, tile, x, y, turned))


def has_neighbour(table: Table, x: i64, y: i64) -> bool:
    """R42: whether a cell shares a whole side with a placed tile."""
    for side in range(data.SIDES):
        if tile_at(table, x + step_x(side), y + step_y(side)) != NONE:
            return True
    return False


def breaks_border(table: Table, tile: i64, x: i64, y: i64, turned: i64) -> bool:
    """R40: whether at some corner with four tiles exactly one of them would have a border end."""
    for corner in range(data.SIDES):
        # The three other cells at this corner: across the side before it, across the side after it, and diagonally.
        before = (corner + data.SIDES - 1) % data.SIDES
        beside = tile_at(table, x + step_x(before), y + step_y(before))
        if beside == NONE:
            continue
        above = tile_at(table, x + step_x(corner), y + step_y(corner))
        if above == NONE:
            continue
        across = tile_at(table, x + step_x(before) + step_x(corner), y + step_y(before) + step_y(corner))
        if across == NONE:
            continue
        ends = (
            ends_at(tile, corner - turned)
            + ends_at(beside, corner + 1 - state.TURNED.of(table, beside))
            + ends_at(across, corner + 2 - state.TURNED.of(table, across))
            + ends_at(above, corner + 3 - state.TURNED.of(table, above))
        )
        if ends == 1:
            return True
    return False


def ends_at(tile: i64, corner: i64) -> i64:
    """R40: 1 if a border ends at this corner of a tile, counted clockwise as the tile is printed."""
    return data.BORDER_ENDS.of(tile, corner % data.SIDES)


def joins_players(table: Table, tile: i64, x: i64, y: i64, turned: i64) -> bool:
    """R41: whether some territory would hold figures of two players."""
    beyond = territories_around(table, x, y)
    group = joined_places(tile, turned, beyond)
    for side in range(data.SIDES):
        if beyond[side] == NONE:
            continue
        for earlier in range(side):
            if beyond[earlier] == NONE or beyond[earlier] == beyond[side]:
                continue
            if group[place_at_side(tile, turned, side)] == group[place_at_side(tile, turned, earlier)]:
                one = stander(table, beyond[side])
                two = stander(table, beyond[earlier])
                if one != NONE and two != NONE and one != two:
                    return True
    return False


def leaves_empty(table: Table, tile: i64, x: i64, y: i64, turned: i64) -> bool:
    """S12: whether some territory of a tile placed there would hold no figure."""
    beyond = territories_around(table, x, y)
    group = joined_places(tile, turned, beyond)
    held: i64 = 0
    for side in range(data.SIDES):
        if beyond[side] != NONE and state.HOLDER.of(table, beyond[side]) != NONE:
            held |= BIT[group[place_at_side(tile, turned, side)]]
    for place in range(data.PLACE_COUNT[tile]):
        if held & BIT[group[place]] == 0:
            return True
    return False


def territories_around(table: Table, x: i64, y: i64) -> vec[i64]:
    """The territories that lie at the four sides of a cell, NONE where there is no tile."""
    beyond = vec[i64]([NONE] * data.SIDES)
    for side in range(data.SIDES):
        other = tile_at(table, x + step_x(side), y + step_y(side))
        if other != NONE:
            beyond[side] = table.root[area_at_side(other, state.TURNED.of(table, other), side + 2)]
    return beyond


def joined_places(tile: i64, turned: i64, beyond: vec[i64]) -> vec[i64]:
    """For each place of a tile the first one that would belong to the same territory, by what lies around it."""
    group = vec[i64]([0] * data.PLACES)
    for place in range(data.PLACES):
        group[place] = place
    for side in range(data.SIDES):
        for earlier in range(side):
            if beyond[side] != NONE and beyond[side] == beyond[earlier]:
                join(group, place_at_side(tile, turned, side), place_at_side(tile, turned, earlier))
    for place in range(data.PLACES):
        group[place] = root_of(group, place)
    return group


def stander(table: Table, territory: i64) -> i64:
    """Who must not be joined with others: the controller, or (as VALKYRIE) a Fallen Valkyrie (R191)."""
    if state.HOLDER.of(table, territory) == NONE and is_barred(table, territory):
        return VALKYRIE
    return state.HOLDER.of(table, territory)


def makes_useless_border(table: Table, tile: i64, x: i64, y: i64, turned: i64) -> bool:
    """Setting border_check=global (Q8): whether a border would have the same territory on both sides."""
    roots = table.root[:]
    for area in range(area_in(tile, 0), area_in(tile, data.PLACE_COUNT[tile])):
        roots[area] = area
    for side in range(data.SIDES):
        other = tile_at(table, x + step_x(side), y + step_y(side))
        if other != NONE:
            join(roots, area_at_side(tile, turned, side), area_at_side(other, state.TURNED.of(table, other), side + 2))
    for placed in range(data.TILES):
        if state.TURNED.of(table, placed) == NONE and placed != tile:
            continue
        for border in range(data.FIRST_BORDER[placed], data.FIRST_BORDER[placed + 1]):
            if root_of(roots, data.BORDER_FROM[border]) == root_of(roots, data.BORDER_TO[border]):
                return True
    return False
