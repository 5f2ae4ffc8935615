"""Restore: the new order, flipping and sliding, new tiles, masks and Progress back (R94 to R102)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Kept
from longhouse.core.options import Options
from longhouse.core.sets import BIT, count, first, nth
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.wendake import data, events, luck, state
from longhouse.games.wendake.rules import turn
from longhouse.games.wendake.rules.decisions import SWAP, Question, recall
from longhouse.games.wendake.rules.ghost import seat_ghost
from longhouse.games.wendake.rules.progress import swap, turn_over
from longhouse.games.wendake.rules.scoring import finish
from longhouse.games.wendake.state import GHOST, Table

_BOTTOM: Final = data.SLOTS - data.SIDE
"""The first slot of the bottom row."""


def begin_year(table: Table) -> None:
    """R5, R8: a new Year; the first player in the order begins."""
    table.tell(events.YEAR, state.YEAR.of(table))
    state.NEXT_ORDER.clear(table)
    state.BLACK_USED.set(table, 0)
    if table.settings.solo:
        state.GHOST_CARDS.set(table, data.ALL_GHOST_CARDS)
    place: i64 = 0
    while state.ORDER.of(table, place) >= table.players:
        place += 1
    turn.begin_turn(table, state.ORDER.of(table, place))


def restore(table: Table, chance: Chance) -> None:
    """R94, R102: the new order; then each grid, or the end."""
    if table.settings.solo:
        seat_ghost(table)
    last = state.ORDER.place(table, state.TURN.of(table))
    state.ORDER.copy(table, state.NEXT_ORDER)
    state.TURN.set(table, state.ORDER.of(table, last))
    table.tell(events.NEW_ORDER, state.ORDER.in_one(table))
    if state.YEAR.of(table) == data.YEARS:
        finish(table)
    else:
        restore_grid(table, 0, chance)


def restore_grid(table: Table, place: i64, chance: Chance) -> None:
    """R95: the player in this place of the new order; after the last one the Year ends."""
    if place == state.ORDER.size(table):
        end_year(table, chance)
        return
    seat = state.ORDER.of(table, place)
    if seat >= table.players:
        ghost_restores(table, chance)
        restore_grid(table, place + 1, chance)
        return
    flip_used(table, seat)
    if table.settings.swap_in_restore and state.SWAPS.of(table, seat) > 0:
        RESTORE_SWAP.ask(table, seat, place)
    else:
        slide(table, seat, place)


def flip_used(table: Table, seat: i64) -> None:
    """R83, R95, R146: markers off; tiles that carried an Action marker turn over, a Fire target does not."""
    flipped = state.MARKED.of(table, seat)
    for slot in range(data.SLOTS):
        if state.GRID.of(table, seat, slot) == data.BLACK_FIRE:
            flipped &= ~BIT[slot]
    turn_over(table, seat, flipped)
    state.MARKED.set(table, seat, 0)
    state.FIRE.set(table, seat, NONE)
    table.tell(events.FLIPPED, seat, flipped)


class RestoreSwap(Question):
    """D21: swap two tiles before they slide. `place`: of the seat in the order."""

    def __init__(self) -> None:
        super().__init__("restore-swap", "restore")
        self.place: Kept = self.keeps("place", 0, data.SEATS - 1)
        self.shares(SWAP)
        self.none: Options = self.option("no-swap", ("skip",), declines=True)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Q5: any two slots."""
        if state.SWAPS.of(table, seat) == 0:
            return
        for a in range(data.SLOTS):
            for b in range(a + 1, data.SLOTS):
                into.add(SWAP.pair(a, b))
        into.add(self.none.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Swap and ask again while a token is left, or go on."""
        if self.none.holds(option):
            self.pass_by(table, seat, frame, chance)
        else:
            swap(table, seat, SWAP.first(option), SWAP.second(option))

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """The grid slides."""
        place = self.place.of(table.frames, frame)
        table.frames.pop_group()
        slide(table, seat, place)


RESTORE_SWAP: Final[RestoreSwap] = RestoreSwap()


def slide(table: Table, seat: i64, place: i64) -> None:
    """R95, R96: every row goes down by one; the three tiles that leave lie below, Action side up."""
    for column in range(data.SIDE):
        state.LEAVING.set(table, column, state.GRID.of(table, seat, _BOTTOM + column))
    for slot in range(data.SLOTS - 1, data.SIDE - 1, -1):
        above = slot - data.SIDE
        state.GRID.set(table, seat, slot, state.GRID.of(table, seat, above))
        if state.RITUALS.has(table, seat, above) != state.RITUALS.has(table, seat, slot):
            turn_over(table, seat, BIT[slot])
    for column in range(data.SIDE):
        state.GRID.set(table, seat, column, NONE)
        state.RITUALS.take(table, seat, column)
    REPLACE.ask(table, seat, place)


class Replace(Question):
    """D22: one of the tiles below may be set aside for another. `place`: of the seat in the order."""

    def __init__(self) -> None:
        super().__init__("replace", "restore")
        self.place: Kept = self.keeps("place", 0, data.SEATS - 1)
        self.replace: Options = self.option(
            "replace:{column}<{tile}", ("tile:{tile}", "leaving:{column}"), state.TILE, state.COLUMN
        )
        self.keep: Options = self.option("keep", ("skip",), name="keep-tiles", declines=True)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R97, Q14: a displayed tile or one set aside in an earlier Year, for one of the three."""
        into.add(self.keep.only())
        wanted = state.ASIDE.of(table, seat)
        for at in range(data.DISPLAY):
            tile = state.DISPLAY.of(table, at)
            if tile != NONE:
                wanted |= BIT[tile]
        while wanted:
            tile = first(wanted)
            wanted &= wanted - 1
            is_taken_back = state.ASIDE.has(table, seat, tile)
            if is_taken_back and table.settings.take_back_basic and data.LEVEL_OF[tile] > 0:
                continue
            for column in range(data.SIDE):
                into.add(self.replace.pair(tile, column))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Replace, refill, shuffle the three into the top row; then the next player."""
        place = self.place.of(table.frames, frame)
        table.frames.pop_group()
        if self.replace.holds(option):
            replace(table, seat, self.replace.first(option), self.replace.second(option), chance)
        fill_top_row(table, seat, chance)
        restore_grid(table, place + 1, chance)


REPLACE: Final[Replace] = Replace()


def replace(table: Table, seat: i64, tile: i64, column: i64, chance: Chance) -> None:
    """R97, R99: the old tile is set aside; a gap in the display is filled at once."""
    out = state.LEAVING.of(table, column)
    table.tell(events.REPLACED, seat, out, tile)
    if state.ASIDE.has(table, seat, tile):
        state.ASIDE.take(table, seat, tile)
    else:
        for at in range(data.DISPLAY):
            if state.DISPLAY.of(table, at) == tile:
                refill(table, at, chance)
    state.ASIDE.put(table, seat, out)
    state.LEAVING.set(table, column, tile)


def refill(table: Table, at: i64, chance: Chance) -> None:
    """R99: the next tile of the stack, if there is one."""
    level: i64 = 1
    if state.YEAR.of(table) > data.LAST_YEAR_OF_LEVEL_1:
        level = 2
    tile = draw_advanced(table, level, chance)
    state.DISPLAY.set(table, at, tile)
    if tile != NONE:
        table.tell(events.REFILLED, tile)


def draw_advanced(table: Table, level: i64, chance: Chance) -> i64:
    """The top tile of a stack: any that nobody has seen, because n < 4 leaves some out unseen (S13)."""
    stack = level - 1
    if state.STACK.of(table, stack) == 0:
        return NONE
    unseen = state.UNSEEN.of(table, stack)
    tile = nth(unseen, chance.pick(luck.ADVANCED, count(unseen)))
    state.UNSEEN.take(table, stack, tile)
    state.STACK.gain(table, stack, -1)
    return tile


def ghost_restores(table: Table, chance: Chance) -> None:
    """In the Ghost's place a random displayed Advanced tile leaves and is refilled."""
    shown: i64 = 0
    for at in range(data.DISPLAY):
        if state.DISPLAY.of(table, at) != NONE:
            shown |= BIT[at]
    if shown:
        at = nth(shown, chance.pick(luck.GHOST, count(shown)))
        table.tell(events.REPLACED, GHOST, NONE, state.DISPLAY.of(table, at))
        refill(table, at, chance)


def fill_top_row(table: Table, seat: i64, chance: Chance) -> None:
    """R98: the three tiles below come back on top in random order, Action side up."""
    left = BIT[data.SIDE] - 1
    for column in range(data.SIDE):
        at = nth(left, chance.pick(luck.GRID + seat, data.SIDE - column))
        left &= ~BIT[at]
        state.GRID.set(table, seat, column, state.LEAVING.of(table, at))
    state.LEAVING.reset(table)
    a, b, c = state.GRID.of(table, seat, 0), state.GRID.of(table, seat, 1), state.GRID.of(table, seat, 2)
    table.tell(events.TOP_ROW, seat, a, b, c)


def end_year(table: Table, chance: Chance) -> None:
    """R100, R101: Level 2 after Year 3; disks, masks and Progress tiles come back; the next Year."""
    if state.YEAR.of(table) == data.LAST_YEAR_OF_LEVEL_1:
        show_level(table, 2, chance)
    state.DISK.reset(table)
    for seat in range(table.players):
        if state.PLAYED.total(table, seat) > 0:
            recall(table, seat)
        state.FACE_DOWN.set(table, seat, 0)
    table.tell(events.RESTORED)
    state.YEAR.gain(table, 1)
    begin_year(table)


def show_level(table: Table, level: i64, chance: Chance) -> None:
    """S13, R100: six tiles of a level are on display."""
    shown: i64 = 0
    for at in range(data.DISPLAY):
        tile = draw_advanced(table, level, chance)
        state.DISPLAY.set(table, at, tile)
        if tile != NONE:
            shown |= BIT[tile]
    if level == 2:
        table.tell(events.LEVEL_2, shown)
    else:
        table.tell(events.ADVANCED_SHOWN, shown)
