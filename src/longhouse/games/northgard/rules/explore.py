"""Exploring: drawing and placing tiles, closing territories (R43 to R49, R156, R159, R163)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.sets import count, nth
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, events, luck, state
from longhouse.games.northgard.rules import cards
from longhouse.games.northgard.rules.creatures import appear_on, has_bear, produces
from longhouse.games.northgard.rules.decisions import gain, gain_fame, is_listed
from longhouse.games.northgard.rules.land import (
    area_at_side,
    area_in,
    is_counted,
    place_tile,
    printed,
    step_x,
    step_y,
    tile_at,
)
from longhouse.games.northgard.rules.placing import fits
from longhouse.games.northgard.state import Table


def tiles_left(table: Table) -> i64:
    """How many tiles the pile has."""
    return count(state.PILE.of(table)) + state.UNDER.size(table)


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
    if has_bear(table, territory):
        return False
    return riders & cards.ANYWHERE != 0 or state.HOLDER.of(table, territory) == seat


def begin_explore(table: Table, seat: i64, tiles: i64, riders: i64, chance: Chance) -> None:
    """R44 to R46: draw tiles and find one that can be placed."""
    state.RIDERS.set(table, riders)
    state.DRAWN_TILES.clear(table)
    for _n in range(tiles):
        draw_tile(table, chance)
    if not any_placeable(table, seat) and not redraw_until_placeable(table, seat, chance):
        return
    if riders & cards.REDRAW and tiles_left(table) > 0:
        REDRAW.ask(table, seat)
    else:
        CHOOSE_TILE.ask(table, seat)


def draw_tile(table: Table, chance: Chance) -> None:
    """The top tile of the pile; those put at the bottom come last, in their order."""
    if state.PILE.of(table):
        tile = nth(state.PILE.of(table), chance.pick(luck.TILES, count(state.PILE.of(table))))
        state.PILE.take(table, tile)
    elif state.UNDER.size(table) > 0:
        tile = state.UNDER.remove(table, 0)
    else:
        return
    state.DRAWN_TILES.append(table, tile)
    table.tell(events.TILE_DRAWN, tile)


def put_under(table: Table, kept: i64) -> None:
    """R46: the other drawn tiles go to the bottom, in the order drawn."""
    for at in range(state.DRAWN_TILES.size(table)):
        if state.DRAWN_TILES.of(table, at) != kept:
            state.UNDER.append(table, state.DRAWN_TILES.of(table, at))
    state.DRAWN_TILES.clear(table)


def redraw_until_placeable(table: Table, seat: i64, chance: Chance) -> bool:
    """R45: unplaceable tiles go to the bottom and one new tile is drawn, each at most once."""
    tries = tiles_left(table)
    while tries > 0:
        put_under(table, NONE)
        draw_tile(table, chance)
        if any_placeable(table, seat):
            return True
        tries -= 1
    put_under(table, NONE)
    return False


def any_placeable(table: Table, seat: i64) -> bool:
    """Whether one of the drawn tiles can be placed."""
    for at in range(state.DRAWN_TILES.size(table)):
        if EXPLORING.has_place(table, seat, state.DRAWN_TILES.of(table, at)):
            return True
    return False


class Placing:
    """Where a tile may go when somebody explores; in the setup other rules hold (`setup.FirstTile`, `setup.Tile`)."""

    def may_touch(self, table: Table, seat: i64, placed: i64, side: i64, x: i64, y: i64) -> bool:
        """R44: whether the cell beyond a side of a placed tile lies next to land the seat may explore from."""
        area = area_at_side(placed, state.TURNED.of(table, placed), side)
        return may_explore_from(table, seat, table.root[area], state.RIDERS.of(table))

    def may_lie(self, table: Table, tile: i64, x: i64, y: i64, turned: i64) -> bool:
        """R40 to R42."""
        return fits(table, tile, x, y, turned)

    def is_open(self, table: Table, seat: i64, tile: i64, placed: i64, side: i64, x: i64, y: i64) -> bool:
        """Whether the tile may go to this cell, in some rotation."""
        if tile_at(table, x, y) != NONE or not self.may_touch(table, seat, placed, side, x, y):
            return False
        for turned in range(data.SIDES):
            if self.may_lie(table, tile, x, y, turned):
                return True
        return False

    def has_place(self, table: Table, seat: i64, tile: i64) -> bool:
        """Whether the tile may go anywhere."""
        for placed in range(data.TILES):
            if state.TURNED.of(table, placed) == NONE:
                continue
            for side in range(data.SIDES):
                x = state.TILE_X.of(table, placed) + step_x(side)
                y = state.TILE_Y.of(table, placed) + step_y(side)
                if self.is_open(table, seat, tile, placed, side, x, y):
                    return True
        return False


EXPLORING: Final[Placing] = Placing()


class Redraw(Decision[Table]):
    """D41: Scout Camp may put the tile back once."""

    def __init__(self) -> None:
        super().__init__("redraw")
        self.keep: Options = self.option("keep-tile", ("keep",))
        self.redraw: Options = self.option("redraw", ("redraw",))

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R49."""
        into.add(self.keep.only())
        into.add(self.redraw.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Keep it, or draw another one."""
        table.frames.pop_group()
        if option == self.redraw.only():
            put_under(table, NONE)
            draw_tile(table, chance)
            if not any_placeable(table, seat) and not redraw_until_placeable(table, seat, chance):
                return
        CHOOSE_TILE.ask(table, seat)


REDRAW: Final[Redraw] = Redraw()


class ChooseTile(Decision[Table]):
    """D40: which of the drawn tiles."""

    def __init__(self) -> None:
        super().__init__("explore-tile")
        self.tile: Options = self.option("tile:{tile}", ("tile:{tile}",), state.TILE)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R46: each that can be placed."""
        for at in range(state.DRAWN_TILES.size(table)):
            if EXPLORING.has_place(table, seat, state.DRAWN_TILES.of(table, at)):
                into.add(self.tile.one(state.DRAWN_TILES.of(table, at)))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """The others go under the pile; with Lay of the Land its icons are collected first."""
        table.frames.pop_group()
        tile = self.tile.first(option)
        if state.DRAWN_TILES.size(table) > 1:
            table.tell(events.TILE_CHOSEN, seat, tile)
        put_under(table, tile)
        state.CHOSEN_TILE.set(table, tile)
        if state.RIDERS.of(table) & cards.COLLECT_TILE:
            for resource in range(data.RESOURCES):
                found: i64 = 0
                for place in range(data.PLACES):
                    found += printed(area_in(tile, place), resource)
                gain(table, seat, resource, found)
        CHOOSE_CELL.ask(table, seat)


CHOOSE_TILE: Final[ChooseTile] = ChooseTile()


class OfTile(Decision[Table]):
    """A question about the chosen tile."""

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """For which tile."""
        return Message(f"prompt-{self.name}", {"tile": data.TILE_IDS[state.CHOSEN_TILE.of(table)]})

    def placing(self, table: Table, frame: i64) -> Placing:
        """The rules that hold."""
        return EXPLORING


CELL: Final[Options] = Options("cell", "cell:{x},{y}", ("cell:{x},{y}",), [state.X, state.Y])


class Cell(OfTile):
    """D42: where the tile goes."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.cell: Options = self.shares(CELL)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Every cell next to a placed tile in which it may lie."""
        placing = self.placing(table, frame)
        tile = state.CHOSEN_TILE.of(table)
        for placed in range(data.TILES):
            if state.TURNED.of(table, placed) == NONE:
                continue
            for side in range(data.SIDES):
                x = state.TILE_X.of(table, placed) + step_x(side)
                y = state.TILE_Y.of(table, placed) + step_y(side)
                code = self.cell.pair(x, y)
                if not is_listed(into, code) and placing.is_open(table, seat, tile, placed, side, x, y):
                    into.add(code)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Choose the rotation next."""
        table.frames.pop_group()
        remember_cell(table, option)
        CHOOSE_ROTATION.ask(table, seat)


CHOOSE_CELL: Final[Cell] = Cell("explore-cell")


def remember_cell(table: Table, option: i64) -> None:
    """The cell of an option, for the rotation that follows."""
    state.CELL_X.set(table, CELL.first(option))
    state.CELL_Y.set(table, CELL.second(option))


ROTATION: Final[Options] = Options("rotation", "turn:{turn}", ("turn:{turn}",), [state.TURN])


class Rotation(OfTile):
    """D43: how the tile is turned."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.rotation: Options = self.shares(ROTATION)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Each that is legal."""
        placing = self.placing(table, frame)
        tile = state.CHOSEN_TILE.of(table)
        for turned in range(data.SIDES):
            if placing.may_lie(table, tile, state.CELL_X.of(table), state.CELL_Y.of(table), turned):
                into.add(self.rotation.one(turned))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Place it; fame for closing, clan powers, creatures."""
        table.frames.pop_group()
        lay_tile(table, seat, self.rotation.first(option))
        reward_exploring(table, seat)
        appear_on(table, state.CHOSEN_TILE.of(table), seat, chance)
        state.EXPLORED.gain(table, 1)


CHOOSE_ROTATION: Final[Rotation] = Rotation("explore-rotation")


def lay_tile(table: Table, seat: i64, turned: i64) -> None:
    """The chosen tile lies in the chosen cell."""
    tile = state.CHOSEN_TILE.of(table)
    place_tile(table, tile, state.CELL_X.of(table), state.CELL_Y.of(table), turned)
    table.tell(events.TILE_PLACED, seat, tile, state.CELL_X.of(table), state.CELL_Y.of(table), turned)


def reward_exploring(table: Table, seat: i64) -> None:
    """R47, R48: fame for own closed territories; Stag, Raven, Boar."""
    tile = state.CHOSEN_TILE.of(table)
    closed: i64 = 0
    for place in range(data.PLACE_COUNT[tile]):
        territory = table.root[area_in(tile, place)]
        if table.open[territory] > 0 or is_counted(table, tile, place):
            continue
        closed += 1
        table.tell(events.CLOSED, seat, state.HOLDER.of(table, territory), territory, table.size[territory])
        if state.HOLDER.of(table, territory) == seat:
            fame = table.size[territory]
            if state.CLAN.of(table, seat) == data.STAG:
                fame += data.STAG_CLOSING_FAME
            gain_fame(table, seat, fame)
            if state.CLAN.of(table, seat) == data.RAVEN:
                for resource in range(data.RESOURCES):
                    gain(table, seat, resource, produces(table, territory, resource))
    if closed == 0 and state.CLAN.of(table, seat) == data.BOAR:
        gain(table, seat, data.LORE, data.BOAR_LORE)
