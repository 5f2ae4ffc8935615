"""Exploring: drawing and placing tiles, closing territories (R43 to R49, R156, R159, R163)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT, count, nth
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.rules import cards, codes
from longhouse.games.northgard.rules.creatures import appear_on, bars_exploring, produces
from longhouse.games.northgard.rules.decisions import gain, gain_fame
from longhouse.games.northgard.rules.land import area_at_side, is_counted, place_tile, step_x, step_y, tile_at
from longhouse.games.northgard.rules.placing import fits
from longhouse.games.northgard.state import CELL_X, CELL_Y, EXPLORES, RIDERS, TILE, Table
from longhouse.games.northgard.tables import (
    BOAR,
    ICONS,
    LORE,
    NONE,
    PLACE_COUNT,
    PLACES,
    RAVEN,
    RESOURCES,
    SPAN,
    STAG,
    TILES,
)


def tiles_left(table: Table) -> i64:
    """How many tiles the pile has."""
    return count(table.pile) + len(table.bottom)


def can_explore(table: Table, seat: i64, riders: i64) -> bool:
    """R43: a tile is left, and an open territory is controlled (with Huginn & Muninn: exists)."""
    if tiles_left(table) == 0:
        return False
    for territory in table.roots:
        if table.open[territory] > 0 and may_explore_from(table, seat, territory, riders):
            return True
    return False


def may_explore_from(table: Table, seat: i64, territory: i64, riders: i64) -> bool:
    """R43, R185: a controlled territory, or any with Huginn & Muninn; not one held by a Brown Bear."""
    if bars_exploring(table, territory):
        return False
    return riders & cards.ANYWHERE != 0 or table.holder[territory] == seat


def begin_explore(table: Table, seat: i64, tiles: i64, riders: i64, chance: Chance) -> None:
    """R44 to R46: draw tiles and find one that can be placed."""
    table.act[RIDERS] = riders
    table.drawn = vec[i64]()
    for _ in range(tiles):
        draw_tile(table, chance)
    if not any_placeable(table, seat, riders) and not redraw_until_placeable(table, seat, riders, chance):
        return
    if riders & cards.REDRAW and tiles_left(table) > 0:
        table.frames.push(codes.D41_REDRAW, seat)
    else:
        table.frames.push(codes.D40_TILE, seat)


def draw_tile(table: Table, chance: Chance) -> None:
    """The top tile of the pile; those put at the bottom come last, in their order."""
    if table.pile:
        tile = nth(table.pile, chance.pick(codes.L_TILES, count(table.pile)))
        table.pile &= ~BIT[tile]
    elif len(table.bottom) > 0:
        tile = table.bottom[0]
        table.bottom = table.bottom[1:]
    else:
        return
    table.drawn = append(table.drawn, tile)
    table.tell(codes.TILE_DRAWN, tile)


def put_under(table: Table, kept: i64) -> None:
    """R46: the other drawn tiles go to the bottom, in the order drawn."""
    for at in range(len(table.drawn)):
        if table.drawn[at] != kept:
            table.bottom = append(table.bottom, table.drawn[at])
    table.drawn = vec[i64]()


def redraw_until_placeable(table: Table, seat: i64, riders: i64, chance: Chance) -> bool:
    """R45: unplaceable tiles go to the bottom and one new tile is drawn, each at most once."""
    tries = tiles_left(table)
    while tries > 0:
        put_under(table, NONE)
        draw_tile(table, chance)
        if any_placeable(table, seat, riders):
            return True
        tries -= 1
    put_under(table, NONE)
    return False


def any_placeable(table: Table, seat: i64, riders: i64) -> bool:
    """Whether one of the drawn tiles can be placed."""
    for at in range(len(table.drawn)):
        if is_placeable(table, seat, table.drawn[at], riders):
            return True
    return False


def is_placeable(table: Table, seat: i64, tile: i64, riders: i64) -> bool:
    """R44: whether a tile has a legal cell and rotation."""
    for placed in range(TILES):
        if table.turned[placed] == NONE:
            continue
        for side in range(4):
            x = table.tile_x[placed] + step_x(side)
            y = table.tile_y[placed] + step_y(side)
            if tile_at(table, x, y) == NONE and touches(table, seat, placed, side, riders) and turns(table, tile, x, y):
                return True
    return False


def touches(table: Table, seat: i64, placed: i64, side: i64, riders: i64) -> bool:
    """R44: whether a side of a placed tile belongs to land the seat may explore from."""
    area = area_at_side(placed, table.turned[placed], side)
    return may_explore_from(table, seat, table.root[area], riders)


def turns(table: Table, tile: i64, x: i64, y: i64) -> bool:
    """Whether the tile fits a cell in some rotation."""
    for turned in range(4):
        if fits(table, tile, x, y, turned):
            return True
    return False


class Redraw(Decision[Table]):
    """D41: Scout Camp may put the tile back once."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R49."""
        into.add(codes.KEEP_TILE)
        into.add(codes.REDRAW)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Keep it, or draw another one."""
        table.frames.pop_group()
        riders = table.act[RIDERS]
        if option == codes.REDRAW:
            put_under(table, NONE)
            draw_tile(table, chance)
            if not any_placeable(table, seat, riders) and not redraw_until_placeable(table, seat, riders, chance):
                return
        table.frames.push(codes.D40_TILE, seat)


class ChooseTile(Decision[Table]):
    """D40: which of the drawn tiles."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R46: each that can be placed."""
        for at in range(len(table.drawn)):
            if is_placeable(table, seat, table.drawn[at], table.act[RIDERS]):
                into.add(codes.TILE + table.drawn[at])

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """The others go under the pile; with Lay of the Land its icons are collected first."""
        table.frames.pop_group()
        tile = option - codes.TILE
        put_under(table, tile)
        table.act[TILE] = tile
        table.tell(codes.TILE_CHOSEN, seat, tile)
        if table.act[RIDERS] & cards.COLLECT_TILE:
            for resource in range(RESOURCES):
                found: i64 = 0
                for place in range(PLACES):
                    found += ICONS[(tile * PLACES + place) * RESOURCES + resource]
                gain(table, seat, resource, found)
        table.frames.push(codes.D42_CELL, seat)


class Cell(Decision[Table]):
    """D42: where the tile goes."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R44: every empty cell next to land the seat may explore from, in which it fits."""
        riders = table.act[RIDERS]
        for placed in range(TILES):
            if table.turned[placed] == NONE:
                continue
            for side in range(4):
                x = table.tile_x[placed] + step_x(side)
                y = table.tile_y[placed] + step_y(side)
                code = codes.CELL + (x + SPAN) * (2 * SPAN + 1) + y + SPAN
                if tile_at(table, x, y) != NONE or is_listed(into, code):
                    continue
                if touches(table, seat, placed, side, riders) and turns(table, table.act[TILE], x, y):
                    into.add(code)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Choose the rotation next."""
        table.frames.pop_group()
        remember_cell(table, option)
        table.frames.push(codes.D43_ROTATION, seat)


def is_listed(options: OptionBuffer, code: i64) -> bool:
    """Whether an option is in the list already."""
    for at in range(options.count):
        if options.codes[at] == code:
            return True
    return False


def remember_cell(table: Table, option: i64) -> None:
    """The cell of an option, for the rotation that follows."""
    table.act[CELL_X] = (option - codes.CELL) // (2 * SPAN + 1) - SPAN
    table.act[CELL_Y] = (option - codes.CELL) % (2 * SPAN + 1) - SPAN


class Rotation(Decision[Table]):
    """D43: how the tile is turned."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R44: each legal rotation."""
        for turned in range(4):
            if fits(table, table.act[TILE], table.act[CELL_X], table.act[CELL_Y], turned):
                into.add(codes.ROTATION + turned)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Place it; fame for closing, clan powers, creatures."""
        table.frames.pop_group()
        lay_tile(table, seat, option - codes.ROTATION)
        reward_exploring(table, seat)
        appear_on(table, table.act[TILE], seat, chance)
        table.act[EXPLORES] += 1


def lay_tile(table: Table, seat: i64, turned: i64) -> None:
    """The chosen tile lies in the chosen cell."""
    tile = table.act[TILE]
    place_tile(table, tile, table.act[CELL_X], table.act[CELL_Y], turned)
    table.tell(codes.TILE_PLACED, seat, tile, table.act[CELL_X] + SPAN, table.act[CELL_Y] + SPAN, turned)


def reward_exploring(table: Table, seat: i64) -> None:
    """R47, R48: fame for own closed territories; Stag, Raven, Boar."""
    tile = table.act[TILE]
    closed: i64 = 0
    for place in range(PLACE_COUNT[tile]):
        territory = table.root[tile * PLACES + place]
        if table.open[territory] > 0 or is_counted(table, tile, place):
            continue
        closed += 1
        table.tell(codes.CLOSED, seat, table.holder[territory], territory, table.size[territory])
        if table.holder[territory] == seat:
            fame = table.size[territory]
            if table.clan[seat] == STAG:
                fame += 1
            gain_fame(table, seat, fame)
            if table.clan[seat] == RAVEN:
                for resource in range(RESOURCES):
                    gain(table, seat, resource, produces(table, territory, resource))
    if closed == 0 and table.clan[seat] == BOAR:
        gain(table, seat, LORE, 1)
