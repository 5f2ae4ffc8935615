"""The map: tiles, areas, territories, borders (R30 to R37)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state
from longhouse.games.northgard.state import Table

NOT_ADJACENT: Final = 0
REGULAR: Final = 1
ROUGH: Final = 2
_BITS: Final = 2
_MASK: Final = 3
"""A way is one number: where it leads, and in so many bits how the two territories are connected."""


def step_x(side: i64) -> i64:
    """How far east the cell beyond a side lies."""
    return 1 if side == 1 else (-1 if side == 3 else 0)


def step_y(side: i64) -> i64:
    """How far south the cell beyond a side lies."""
    return 1 if side == 2 else (-1 if side == 0 else 0)


def tile_at(table: Table, x: i64, y: i64) -> i64:
    """The tile in a cell, or NONE. Tiles whose cells share a place in `tiles` lie in the places behind it."""
    cell = x * data.STRIDE + y
    at = (x * data.SPREAD + y) % data.CELLS
    while table.tiles[at] != NONE and table.cell_of[at] != cell:
        at = (at + 1) % data.CELLS
    return table.tiles[at]


def area_in(tile: i64, place: i64) -> i64:
    """The number of an area: places of tiles one after the other."""
    return tile * data.PLACES + place


def end_of(way: i64) -> i64:
    """Where one of the `ways` leads."""
    return way >> _BITS


def kind_of(way: i64) -> i64:
    """How the territories at the ends of a way are connected."""
    return way & _MASK


def printed(area: i64, resource: i64) -> i64:
    """The icons of a resource that are printed in an area."""
    return data.ICONS.of(area, resource)


def place_at_side(tile: i64, turned: i64, side: i64) -> i64:
    """The place of a tile that owns a side of it as it lies, or would lie."""
    return data.SIDE_PLACE.of(tile, (side - turned) % data.SIDES)


def area_at_side(tile: i64, turned: i64, side: i64) -> i64:
    """The area that owns a side of a tile as it lies, or would lie."""
    return area_in(tile, place_at_side(tile, turned, side))


# Territories.


def join_areas(table: Table) -> None:
    """R30, R31, R34: find all territories, their open sides and sizes. Figures move to the new roots."""
    old = table.root
    list_tiles(table)
    root = vec[i64]([NONE] * data.AREAS)
    for tile in range(data.TILES):
        if state.TURNED.of(table, tile) != NONE:
            for area in range(area_in(tile, 0), area_in(tile, data.PLACE_COUNT[tile])):
                root[area] = area
    for tile in range(data.TILES):
        if state.TURNED.of(table, tile) == NONE:
            continue
        for side in range(1, 3):  # east and south; the others are their neighbours' west and north
            other = tile_at(
                table, state.TILE_X.of(table, tile) + step_x(side), state.TILE_Y.of(table, tile) + step_y(side)
            )
            if other != NONE:
                join(
                    root,
                    area_at_side(tile, state.TURNED.of(table, tile), side),
                    area_at_side(other, state.TURNED.of(table, other), side + 2),
                )
    list_territories(table, root)
    count_sides(table)
    list_ways(table)
    gather_figures(table, old)


def list_tiles(table: Table) -> None:
    """Where each tile lies, for `tile_at`."""
    tiles = vec[i64]([NONE] * data.CELLS)
    cell_of = vec[i64]([0] * data.CELLS)
    for tile in range(data.TILES):
        if state.TURNED.of(table, tile) != NONE:
            x, y = state.TILE_X.of(table, tile), state.TILE_Y.of(table, tile)
            at = (x * data.SPREAD + y) % data.CELLS
            while tiles[at] != NONE:
                at = (at + 1) % data.CELLS
            tiles[at] = tile
            cell_of[at] = x * data.STRIDE + y
    table.tiles = tiles
    table.cell_of = cell_of


def list_territories(table: Table, root: vec[i64]) -> None:
    """The roots, and the areas of each territory one after the other."""
    roots = vec[i64]()
    next_area = vec[i64]([NONE] * data.AREAS)
    last = vec[i64]([NONE] * data.AREAS)
    for area in range(data.AREAS):
        if root[area] == NONE:
            continue
        first = root_of(root, area)
        root[area] = first
        if first == area:
            roots = append(roots, area)
        else:
            next_area[last[first]] = area
        last[first] = area
    table.root = root
    table.roots = roots
    table.next_area = next_area


def list_ways(table: Table) -> None:
    """R32, R33, R36: which territories are adjacent; one regular border makes the whole connection regular."""
    first_way = vec[i64]([0] * (data.AREAS + 1))
    ways = vec[i64]()
    kinds = vec[i64]([NOT_ADJACENT] * data.AREAS)
    for territory in range(data.AREAS):
        first_way[territory] = len(ways)
        if table.root[territory] != territory:
            continue
        area: i64 = territory
        while area != NONE:
            note_borders(table, area, kinds)
            area = table.next_area[area]
        for other in table.roots:
            if kinds[other] != NOT_ADJACENT and other != territory:
                ways = append(ways, (other << _BITS) + kinds[other])
            kinds[other] = NOT_ADJACENT
    first_way[data.AREAS] = len(ways)
    table.first_way = first_way
    table.ways = ways


def note_borders(table: Table, area: i64, kinds: vec[i64]) -> None:
    """How an area is connected with the territories across its borders."""
    tile = area // data.PLACES
    for border in range(data.FIRST_BORDER[tile], data.FIRST_BORDER[tile + 1]):
        if data.BORDER_FROM[border] == area:
            other = table.root[data.BORDER_TO[border]]
        elif data.BORDER_TO[border] == area:
            other = table.root[data.BORDER_FROM[border]]
        else:
            continue
        if data.BORDER_ROUGH[border] == 0:
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
    table.open = vec[i64]([0] * data.AREAS)
    table.size = vec[i64]([0] * data.AREAS)
    for tile in range(data.TILES):
        turned = state.TURNED.of(table, tile)
        if turned == NONE:
            continue
        for side in range(data.SIDES):
            if (
                tile_at(table, state.TILE_X.of(table, tile) + step_x(side), state.TILE_Y.of(table, tile) + step_y(side))
                == NONE
            ):
                table.open[table.root[area_at_side(tile, turned, side)]] += 1
        for place in range(data.PLACE_COUNT[tile]):
            if not is_counted(table, tile, place):
                table.size[table.root[area_in(tile, place)]] += 1


def is_counted(table: Table, tile: i64, place: i64) -> bool:
    """Whether an earlier area of the tile belongs to the same territory."""
    for earlier in range(place):
        if table.root[area_in(tile, earlier)] == table.root[area_in(tile, place)]:
            return True
    return False


def gather_figures(table: Table, old: vec[i64]) -> None:
    """R37: figures stand at the root of the territory that theirs has become part of."""
    for area in range(data.AREAS):
        root = table.root[area]
        if old[area] != area or root == area:
            continue
        if state.HOLDER.of(table, area) != NONE:
            state.HOLDER.set(table, root, state.HOLDER.of(table, area))
            state.FORCE.gain(table, root, state.FORCE.of(table, area))
            state.HOLDER.set(table, area, NONE)
            state.FORCE.set(table, area, 0)
        if state.KAIJA.of(table) == area:
            state.KAIJA.set(table, root)


def connection(table: Table, a: i64, b: i64) -> i64:
    """R32, R33, R36: how two territories, named by their roots, are connected: not at all, regular or rough."""
    for at in range(table.first_way[a], table.first_way[a + 1]):
        way = table.ways[at]
        if end_of(way) == b:
            return kind_of(way)
    return NOT_ADJACENT


def step_cost(way: i64, sure_footed: bool) -> i64:
    """R60: what a step along one of the `ways` costs."""
    if kind_of(way) == ROUGH and not sure_footed:
        return data.ROUGH_MOVES
    return 1


def icons(table: Table, territory: i64, resource: i64) -> i64:
    """R35: printed icons of a territory and one for each producing building."""
    return printed_icons(table, territory, resource) + producing_buildings(table, territory, resource)


def printed_icons(table: Table, territory: i64, resource: i64) -> i64:
    """The icons of a resource on the tiles of a territory."""
    found: i64 = 0
    area = territory
    while area != NONE:
        found += printed(area, resource)
        area = table.next_area[area]
    return found


def producing_buildings(table: Table, territory: i64, resource: i64) -> i64:
    """The buildings of a territory that give a resource."""
    found: i64 = 0
    area = territory
    while area != NONE:
        if state.BUILDING_IN.of(table, area) != NONE and data.PRODUCES[state.BUILDING_IN.of(table, area)] == resource:
            found += 1
        area = table.next_area[area]
    for at in range(state.AMENITIES.size(table)):
        extra = state.AMENITIES.of(table, at)
        if table.root[state.amenity_area(extra)] == territory and data.PRODUCES[state.amenity_kind(extra)] == resource:
            found += 1
    return found


def place_tile(table: Table, tile: i64, x: i64, y: i64, turned: i64) -> None:
    """The tile lies on the map, and territories are joined."""
    state.TILE_X.set(table, tile, x)
    state.TILE_Y.set(table, tile, y)
    state.TURNED.set(table, tile, turned)
    join_areas(table)


def buildings(table: Table, territory: i64, kind: i64) -> i64:
    """How many buildings of a type a territory has."""
    found: i64 = 0
    area = territory
    while area != NONE:
        if state.BUILDING_IN.of(table, area) == kind:
            found += 1
        area = table.next_area[area]
    for at in range(state.AMENITIES.size(table)):
        extra = state.AMENITIES.of(table, at)
        if table.root[state.amenity_area(extra)] == territory and state.amenity_kind(extra) == kind:
            found += 1
    return found


def has_large_building(table: Table, territory: i64) -> bool:
    """R135: whether a large building stands in a territory."""
    area = territory
    while area != NONE:
        if state.BUILDING_IN.of(table, area) >= data.SMALL_BUILDINGS:
            return True
        area = table.next_area[area]
    return False
