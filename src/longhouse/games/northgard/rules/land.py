"""The map: tiles, areas, territories, borders (R30 to R37)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from longhouse.games.northgard.state import Table
from longhouse.games.northgard.tables import (
    AREAS,
    BORDER_FROM,
    BORDER_ROUGH,
    BORDER_TO,
    CELLS,
    FIRST_BORDER,
    FORTRESS,
    ICONS,
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
    """The tile in a cell, or NONE. Tiles whose cells share a place in `cells` lie in the places behind it."""
    at = (x * 16 + y) % CELLS
    tile = table.cells[at]
    while tile != NONE and (table.tile_x[tile] != x or table.tile_y[tile] != y):
        at = (at + 1) % CELLS
        tile = table.cells[at]
    return tile


def place_at_side(tile: i64, turned: i64, side: i64) -> i64:
    """The place of a tile that owns a side of it as it lies, or would lie."""
    return SIDE_PLACE[tile * 4 + (side - turned) % 4]


def area_at_side(tile: i64, turned: i64, side: i64) -> i64:
    """The area that owns a side of a tile as it lies, or would lie."""
    return tile * PLACES + place_at_side(tile, turned, side)


# Territories.


def join_areas(table: Table) -> None:
    """R30, R31, R34: find all territories, their open sides and sizes. Figures move to the new roots."""
    old = table.root[:]
    list_cells(table)
    for tile in range(TILES):
        on_map = table.turned[tile] != NONE
        for area in range(tile * PLACES, tile * PLACES + PLACES):
            table.root[area] = NONE
            if on_map and area - tile * PLACES < PLACE_COUNT[tile]:
                table.root[area] = area
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
    list_territories(table)
    count_sides(table)
    list_ways(table)
    gather_figures(table, old)


def list_cells(table: Table) -> None:
    """Where each tile lies, for `tile_at`."""
    cells = vec[i64]([NONE] * CELLS)
    for tile in range(TILES):
        if table.turned[tile] != NONE:
            at = (table.tile_x[tile] * 16 + table.tile_y[tile]) % CELLS
            while cells[at] != NONE:
                at = (at + 1) % CELLS
            cells[at] = tile
    table.cells = cells


def list_territories(table: Table) -> None:
    """The roots, and the areas of each territory one after the other."""
    roots = vec[i64]()
    next_area = vec[i64]([NONE] * AREAS)
    last = vec[i64]([NONE] * AREAS)
    for area in range(AREAS):
        if table.root[area] == NONE:
            continue
        root = root_of(table.root, area)
        table.root[area] = root
        if root == area:
            roots = append(roots, area)
        else:
            next_area[last[root]] = area
        last[root] = area
    table.roots = roots
    table.next_area = next_area


def list_ways(table: Table) -> None:
    """R32, R33, R36: which territories are adjacent; one regular border makes the whole connection regular."""
    first_way = vec[i64]([0] * (AREAS + 1))
    ways = vec[i64]()
    kinds = vec[i64]([NOT_ADJACENT] * AREAS)
    for territory in range(AREAS):
        first_way[territory] = len(ways)
        if table.root[territory] != territory:
            continue
        area: i64 = territory
        while area != NONE:
            note_borders(table, area, kinds)
            area = table.next_area[area]
        for other in table.roots:
            if kinds[other] != NOT_ADJACENT and other != territory:
                ways = append(ways, other * 4 + kinds[other])
            kinds[other] = NOT_ADJACENT
    first_way[AREAS] = len(ways)
    table.first_way = first_way
    table.ways = ways


def note_borders(table: Table, area: i64, kinds: vec[i64]) -> None:
    """How an area is connected with the territories across its borders."""
    tile = area // PLACES
    for border in range(FIRST_BORDER[tile], FIRST_BORDER[tile + 1]):
        if BORDER_FROM[border] == area:
            other = table.root[BORDER_TO[border]]
        elif BORDER_TO[border] == area:
            other = table.root[BORDER_FROM[border]]
        else:
            continue
        if BORDER_ROUGH[border] == 0:
            kinds[other] = REGULAR
        elif kinds[other] == NOT_ADJACENT:
            kinds[other] = ROUGH


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
        for place in range(PLACE_COUNT[tile]):
            if not is_counted(table, tile, place):
                table.size[table.root[tile * PLACES + place]] += 1


def is_counted(table: Table, tile: i64, place: i64) -> bool:
    """Whether an earlier area of the tile belongs to the same territory."""
    for earlier in range(place):
        if table.root[tile * PLACES + earlier] == table.root[tile * PLACES + place]:
            return True
    return False


def gather_figures(table: Table, old: vec[i64]) -> None:
    """R37: figures stand at the root of the territory that theirs has become part of."""
    for area in range(AREAS):
        root = table.root[area]
        if old[area] != area or root == area:
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
    for at in range(table.first_way[a], table.first_way[a + 1]):
        way = table.ways[at]
        if way >> 2 == b:
            return way & 3
    return NOT_ADJACENT


def step_cost(way: i64, sure_footed: bool) -> i64:
    """R60: what a step along one of the `ways` costs."""
    return 2 if way & 3 == ROUGH and not sure_footed else 1


def icons(table: Table, territory: i64, resource: i64) -> i64:
    """R35: printed icons of a territory and one for each producing building."""
    return printed_icons(table, territory, resource) + producing_buildings(table, territory, resource)


def printed_icons(table: Table, territory: i64, resource: i64) -> i64:
    """The icons of a resource on the tiles of a territory."""
    found: i64 = 0
    area = territory
    while area != NONE:
        found += ICONS[area * RESOURCES + resource]
        area = table.next_area[area]
    return found


def producing_buildings(table: Table, territory: i64, resource: i64) -> i64:
    """The buildings of a territory that give a resource."""
    found: i64 = 0
    area = territory
    while area != NONE:
        if table.building[area] > 0 and PRODUCES[table.building[area] - 1] == resource:
            found += 1
        area = table.next_area[area]
    for at in range(len(table.extra)):
        if table.root[table.extra[at] // 8] == territory and PRODUCES[table.extra[at] % 8] == resource:
            found += 1
    return found


def place_tile(table: Table, tile: i64, x: i64, y: i64, turned: i64) -> None:
    """The tile lies on the map, and territories are joined."""
    table.tile_x[tile] = x
    table.tile_y[tile] = y
    table.turned[tile] = turned
    join_areas(table)


def buildings(table: Table, territory: i64, kind: i64) -> i64:
    """How many buildings of a type a territory has."""
    found: i64 = 0
    area = territory
    while area != NONE:
        if table.building[area] == kind + 1:
            found += 1
        area = table.next_area[area]
    for at in range(len(table.extra)):
        if table.root[table.extra[at] // 8] == territory and table.extra[at] % 8 == kind:
            found += 1
    return found


def has_large_building(table: Table, territory: i64) -> bool:
    """R135: whether a large building stands in a territory."""
    area = territory
    while area != NONE:
        if table.building[area] > FORTRESS:
            return True
        area = table.next_area[area]
    return False
