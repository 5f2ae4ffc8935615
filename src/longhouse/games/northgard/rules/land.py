"""The map: tiles, areas, territories, borders (R30 to R37, R40 to R42)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.games.northgard.state import Table
from longhouse.games.northgard.tables import (
    AREAS,
    BORDER_ENDS,
    BORDER_FROM,
    BORDER_ROUGH,
    BORDER_TO,
    C_VALKYRIE,
    CREATURES,
    FIRST_BORDER,
    FORTRESS,
    ICONS,
    KIND_OF_CREATURE,
    NONE,
    PLACE_COUNT,
    PLACES,
    PRODUCES,
    RESOURCES,
    SIDE_PLACE,
    TILES,
)

NOT_ADJACENT: Final = 0
REGULAR: Final = 1
ROUGH: Final = 2


def step_x(side: i64) -> i64:
    """How far east the cell beyond a side lies."""
    return 1 if side == 1 else (-1 if side == 3 else 0)


def step_y(side: i64) -> i64:
    """How far south the cell beyond a side lies."""
    return 1 if side == 2 else (-1 if side == 0 else 0)


def tile_at(table: Table, x: i64, y: i64) -> i64:
    """The tile in a cell, or NONE."""
    for tile in range(TILES):
        if table.tile_x[tile] == x and table.tile_y[tile] == y and table.turned[tile] != NONE:
            return tile
    return NONE


def area_at_side(tile: i64, turned: i64, side: i64) -> i64:
    """The area that owns a side of a tile as it lies, or would lie."""
    return tile * PLACES + SIDE_PLACE[tile * 4 + (side - turned) % 4]


# Territories.


def join_areas(table: Table) -> None:
    """R30, R31, R34: find all territories, their open sides and sizes. Figures move to the new roots."""
    old = table.root[:]
    for tile in range(TILES):
        on_map = table.turned[tile] != NONE
        for area in range(tile * PLACES, tile * PLACES + PLACES):
            table.root[area] = area if on_map and area - tile * PLACES < PLACE_COUNT[tile] else NONE
            table.open[area] = 0
            table.size[area] = 0
    for tile in range(TILES):
        if table.turned[tile] == NONE:
            continue
        for side in range(1, 3):  # east and south; the others are their neighbours' west and north
            other = tile_at(table, table.tile_x[tile] + step_x(side), table.tile_y[tile] + step_y(side))
            if other != NONE:
                join(
                    table.root,
                    area_at_side(tile, table.turned[tile], side),
                    area_at_side(other, table.turned[other], side + 2),
                )
    for area in range(AREAS):
        if table.root[area] != NONE:
            table.root[area] = root_of(table.root, area)
    count_sides(table)
    gather_figures(table, old)


def root_of(root: vec[i64], area: i64) -> i64:
    """The first area of the territory, following joins."""
    while root[area] != area:
        area = root[area]
    return area


def join(root: vec[i64], a: i64, b: i64) -> None:
    """Two areas belong together; the lower number is the root."""
    a = root_of(root, a)
    b = root_of(root, b)
    if a < b:
        root[b] = a
    elif b < a:
        root[a] = b


def count_sides(table: Table) -> None:
    """R31, R34: open sides and tiles of every territory."""
    for tile in range(TILES):
        turned = table.turned[tile]
        if turned == NONE:
            continue
        for side in range(4):
            if tile_at(table, table.tile_x[tile] + step_x(side), table.tile_y[tile] + step_y(side)) == NONE:
                table.open[table.root[area_at_side(tile, turned, side)]] += 1
        counted_first: i64 = NONE
        counted_second: i64 = NONE
        counted_third: i64 = NONE
        for area in range(tile * PLACES, tile * PLACES + PLACE_COUNT[tile]):
            root = table.root[area]
            if root not in (counted_first, counted_second, counted_third):
                table.size[root] += 1
                counted_third = counted_second
                counted_second = counted_first
                counted_first = root


def gather_figures(table: Table, old: vec[i64]) -> None:
    """R37: figures stand at the root of the territory that theirs has become part of."""
    for area in range(AREAS):
        if old[area] != area:
            continue
        root = table.root[area]
        if root == area:
            continue
        if table.holder[area] != NONE:
            table.holder[root] = table.holder[area]
            table.force[root] += table.force[area]
            table.holder[area] = NONE
            table.force[area] = 0
        if table.kaija_at == area:
            table.kaija_at = root


def connection(table: Table, a: i64, b: i64) -> i64:
    """R32, R33, R36: how two territories, named by their roots, are connected: not at all, regular or rough."""
    found: i64 = NOT_ADJACENT
    if a == b:
        return found
    for tile in range(TILES):
        if table.turned[tile] == NONE:
            continue
        for border in range(FIRST_BORDER[tile], FIRST_BORDER[tile + 1]):
            first = table.root[BORDER_FROM[border]]
            second = table.root[BORDER_TO[border]]
            if (first == a and second == b) or (first == b and second == a):
                if BORDER_ROUGH[border] == 0:
                    return REGULAR
                found = ROUGH
    return found


def icons(table: Table, territory: i64, resource: i64) -> i64:
    """R35: printed icons of a territory and one for each producing building."""
    found: i64 = 0
    for area in range(AREAS):
        if table.root[area] == territory:
            found += ICONS[area * RESOURCES + resource]
            if table.building[area] > 0 and PRODUCES[table.building[area] - 1] == resource:
                found += 1
    for at in range(len(table.extra)):
        if table.root[table.extra[at] // 8] == territory and PRODUCES[table.extra[at] % 8] == resource:
            found += 1
    return found


# Placing a tile.


def place_tile(table: Table, tile: i64, x: i64, y: i64, turned: i64) -> None:
    """The tile lies on the map, and territories are joined."""
    table.tile_x[tile] = x
    table.tile_y[tile] = y
    table.turned[tile] = turned
    join_areas(table)


def fits(table: Table, tile: i64, x: i64, y: i64, turned: i64) -> bool:
    """R40 to R42: next to a tile, no border stops dead, no two players are joined."""
    if tile_at(table, x, y) != NONE or not has_neighbour(table, x, y):
        return False
    if breaks_border(table, tile, x, y, turned) or joins_players(table, tile, x, y, turned):
        return False
    return not (table.settings.global_borders and makes_useless_border(table, tile, x, y, turned))


def has_neighbour(table: Table, x: i64, y: i64) -> bool:
    """R42: whether a cell shares a whole side with a placed tile."""
    for side in range(4):
        if tile_at(table, x + step_x(side), y + step_y(side)) != NONE:
            return True
    return False


def breaks_border(table: Table, tile: i64, x: i64, y: i64, turned: i64) -> bool:
    """R40: whether at some corner with four tiles exactly one of them would have a border end."""
    for corner in range(4):
        # The three other cells at this corner: across the side before it, across the side after it, and diagonally.
        before = (corner + 3) % 4
        dx = step_x(before) + step_x(corner)
        dy = step_y(before) + step_y(corner)
        beside = tile_at(table, x + step_x(before), y + step_y(before))
        above = tile_at(table, x + step_x(corner), y + step_y(corner))
        across = tile_at(table, x + dx, y + dy)
        if NONE in (beside, above, across):
            continue
        ends = (
            BORDER_ENDS[tile * 4 + (corner - turned) % 4]
            + BORDER_ENDS[beside * 4 + (corner + 1 - table.turned[beside]) % 4]
            + BORDER_ENDS[above * 4 + (corner + 3 - table.turned[above]) % 4]
            + BORDER_ENDS[across * 4 + (corner + 2 - table.turned[across]) % 4]
        )
        if ends == 1:
            return True
    return False


def joins_players(table: Table, tile: i64, x: i64, y: i64, turned: i64) -> bool:
    """R41: whether some territory would hold figures of two players."""
    group = vec[i64]([0, 1, 2, 3])
    beyond = vec[i64]([NONE, NONE, NONE, NONE])
    own = vec[i64]([0, 0, 0, 0])
    for side in range(4):
        own[side] = area_at_side(tile, turned, side) - tile * PLACES
        other = tile_at(table, x + step_x(side), y + step_y(side))
        if other != NONE:
            beyond[side] = table.root[area_at_side(other, table.turned[other], side + 2)]
    for side in range(4):
        for earlier in range(side):
            if beyond[side] != NONE and beyond[side] == beyond[earlier]:
                join(group, own[side], own[earlier])
    for side in range(4):
        for earlier in range(side):
            if beyond[side] == NONE or beyond[earlier] == NONE:
                continue
            if root_of(group, own[side]) == root_of(group, own[earlier]):
                one = stander(table, beyond[side])
                two = stander(table, beyond[earlier])
                if one != NONE and two != NONE and one != two:
                    return True
    return False


def stander(table: Table, territory: i64) -> i64:
    """Who must not be joined with others: the controller, or (as 7) a Fallen Valkyrie (R191)."""
    if table.holder[territory] != NONE or not table.settings.creatures:
        return table.holder[territory]
    for creature in range(CREATURES):
        area = table.creature_at[creature]
        if KIND_OF_CREATURE[creature] == C_VALKYRIE and area >= 0 and table.root[area] == territory:
            return 7
    return NONE


def makes_useless_border(table: Table, tile: i64, x: i64, y: i64, turned: i64) -> bool:
    """Setting border_check=global (Q8): whether a border would have the same territory on both sides."""
    roots = table.root[:]
    for area in range(tile * PLACES, tile * PLACES + PLACE_COUNT[tile]):
        roots[area] = area
    for side in range(4):
        other = tile_at(table, x + step_x(side), y + step_y(side))
        if other != NONE:
            join(roots, area_at_side(tile, turned, side), area_at_side(other, table.turned[other], side + 2))
    for placed in range(TILES):
        if table.turned[placed] == NONE and placed != tile:
            continue
        for border in range(FIRST_BORDER[placed], FIRST_BORDER[placed + 1]):
            if root_of(roots, BORDER_FROM[border]) == root_of(roots, BORDER_TO[border]):
                return True
    return False


def buildings(table: Table, territory: i64, kind: i64) -> i64:
    """How many buildings of a type a territory has."""
    found: i64 = 0
    for area in range(AREAS):
        if table.root[area] == territory and table.building[area] == kind + 1:
            found += 1
    for at in range(len(table.extra)):
        if table.root[table.extra[at] // 8] == territory and table.extra[at] % 8 == kind:
            found += 1
    return found


def has_large_building(table: Table, territory: i64) -> bool:
    """R135: whether a large building stands in a territory."""
    for area in range(AREAS):
        if table.root[area] == territory and table.building[area] > FORTRESS:
            return True
    return False


def costs_from(table: Table, start: i64, sure_footed: bool) -> vec[i64]:
    """R60: what a step to each adjacent territory costs, 0 where there is none."""
    costs = vec[i64]([0] * AREAS)
    for tile in range(TILES):
        if table.turned[tile] == NONE:
            continue
        for border in range(FIRST_BORDER[tile], FIRST_BORDER[tile + 1]):
            a = table.root[BORDER_FROM[border]]
            b = table.root[BORDER_TO[border]]
            if a == b or (a != start and b != start):
                continue
            other = b if a == start else a
            if BORDER_ROUGH[border] == 0 or sure_footed:
                costs[other] = 1
            elif costs[other] == 0:
                costs[other] = 2
    return costs
