"""Restore: the new order, flipping and sliding, new tiles, masks and Progress back (R94 to R102)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT, count, nth
from longhouse.core.state import OptionBuffer
from longhouse.games.wendake import data
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.rules.decisions import has_played, recall
from longhouse.games.wendake.rules.ghost import begin_ghost_year, ghost_restores, seat_ghost
from longhouse.games.wendake.rules.progress import swap
from longhouse.games.wendake.rules.scoring import finish
from longhouse.games.wendake.state import Table

_BOTTOM: Final = 6
"""The first slot of the bottom row."""


def begin_year(table: Table) -> None:
    """R5, R8: a new Year; the first player in the order begins."""
    table.tell(codes.YEAR, table.year)
    table.next_order = vec[i64]()
    table.black_used = 0
    if table.settings.solo:
        begin_ghost_year(table)
    place: i64 = 0
    while table.order[place] >= table.players:
        place += 1
    table.turn_at = place
    table.free_order = 0
    table.tell(codes.TURN, table.turn_seat())
    table.frames.push(codes.D1_TURN, table.turn_seat())


def restore(table: Table, chance: Chance) -> None:
    """R94, R102: the new order; then each grid, or the end."""
    if table.settings.solo:
        seat_ghost(table)
    table.order = table.next_order[:]
    table.tell(codes.NEW_ORDER, packed_order(table.order))
    if table.year == data.YEARS:
        finish(table)
    else:
        restore_grid(table, 0, chance)


def packed_order(order: vec[i64]) -> i64:
    """Seats in order as one number, four bits each, one added so that seat 0 shows."""
    packed: i64 = 0
    for place in range(len(order) - 1, -1, -1):
        packed = packed * 16 + order[place] + 1
    return packed


def restore_grid(table: Table, place: i64, chance: Chance) -> None:
    """R95: the player in this place of the new order; after the last one the Year ends."""
    if place == len(table.order):
        end_year(table, chance)
        return
    seat = table.order[place]
    if seat >= table.players:
        ghost_restores(table, chance)
        restore_grid(table, place + 1, chance)
        return
    flip_used(table, seat)
    if table.settings.swap_in_restore and table.swaps[seat] > 0:
        table.frames.push(codes.D21_RESTORE_SWAP, seat, place)
    else:
        slide(table, seat, place)


def flip_used(table: Table, seat: i64) -> None:
    """R83, R95, R146: markers off; tiles that carried an Action marker turn over, a Fire target does not."""
    flipped = table.marked[seat]
    for slot in range(data.SLOTS):
        if table.grid[seat * data.SLOTS + slot] == data.BLACK_FIRE:
            flipped &= ~BIT[slot]
    table.rituals[seat] ^= flipped
    table.marked[seat] = 0
    table.fire_at[seat] = data.NONE
    table.tell(codes.FLIPPED, seat, flipped)


class RestoreSwap(Decision[Table]):
    """D21: swap two tiles before they slide. a: the place in the order."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Q5: any two slots."""
        if table.swaps[seat] == 0:
            return
        for a in range(data.SLOTS):
            for b in range(a + 1, data.SLOTS):
                into.add(codes.SWAP + a * data.SLOTS + b)
        into.add(codes.NO_SWAP)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Swap and ask again while a token is left, or go on."""
        if option == codes.NO_SWAP:
            self.pass_by(table, seat, frame, chance)
        else:
            swap(table, seat, (option - codes.SWAP) // data.SLOTS, (option - codes.SWAP) % data.SLOTS)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """The grid slides."""
        place = table.frames.a(frame)
        table.frames.pop_group()
        slide(table, seat, place)


def slide(table: Table, seat: i64, place: i64) -> None:
    """R95, R96: every row goes down by one; the three tiles that leave lie below, Action side up."""
    at = seat * data.SLOTS
    for column in range(data.SIDE):
        table.leaving[column] = table.grid[at + _BOTTOM + column]
    for slot in range(data.SLOTS - 1, data.SIDE - 1, -1):
        table.grid[at + slot] = table.grid[at + slot - data.SIDE]
    for column in range(data.SIDE):
        table.grid[at + column] = data.NONE
    table.rituals[seat] = table.rituals[seat] << data.SIDE & (BIT[data.SLOTS] - 1)
    table.frames.push(codes.D22_REPLACE, seat, place)


class Replace(Decision[Table]):
    """D22: one of the tiles below may be set aside for another. a: the place in the order."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R97, Q14: a displayed tile or one set aside in an earlier Year, for one of the three."""
        into.add(codes.KEEP_TILES)
        wanted = table.aside[seat]
        for at in range(data.DISPLAY):
            if table.display[at] != data.NONE:
                wanted |= BIT[table.display[at]]
        for tile in range(data.TILES):
            if wanted & BIT[tile] == 0:
                continue
            is_taken_back = table.aside[seat] & BIT[tile] != 0
            if is_taken_back and table.settings.take_back_basic and data.LEVEL_OF[tile] > 0:
                continue
            for column in range(data.SIDE):
                into.add(codes.REPLACE + tile * data.SIDE + column)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Replace, refill, shuffle the three into the top row; then the next player."""
        place = table.frames.a(frame)
        table.frames.pop_group()
        if option != codes.KEEP_TILES:
            replace(table, seat, (option - codes.REPLACE) // data.SIDE, (option - codes.REPLACE) % data.SIDE, chance)
        fill_top_row(table, seat, chance)
        restore_grid(table, place + 1, chance)


def replace(table: Table, seat: i64, tile: i64, column: i64, chance: Chance) -> None:
    """R97, R99: the old tile is set aside; a gap in the display is filled at once."""
    out = table.leaving[column]
    table.tell(codes.REPLACED, seat, out, tile)
    if table.aside[seat] & BIT[tile]:
        table.aside[seat] &= ~BIT[tile]
    else:
        for at in range(data.DISPLAY):
            if table.display[at] == tile:
                refill(table, at, chance)
    table.aside[seat] |= BIT[out]
    table.leaving[column] = tile


def refill(table: Table, at: i64, chance: Chance) -> None:
    """R99: the next tile of the stack, if there is one."""
    level: i64 = 2 if table.year > data.LAST_YEAR_OF_LEVEL_1 else 1
    table.display[at] = draw_advanced(table, level, chance)
    if table.display[at] != data.NONE:
        table.tell(codes.REFILLED, table.display[at])


def draw_advanced(table: Table, level: i64, chance: Chance) -> i64:
    """The top tile of a stack: any that nobody has seen, because n < 4 leaves some out unseen (S13)."""
    at = 2 * (level - 1)
    if table.stack[at + 1] == 0:
        return data.NONE
    unseen = table.stack[at]
    tile = nth(unseen, chance.pick(codes.L_ADVANCED, count(unseen)))
    table.stack[at] &= ~BIT[tile]
    table.stack[at + 1] -= 1
    return tile


def fill_top_row(table: Table, seat: i64, chance: Chance) -> None:
    """R98: the three tiles below come back on top in random order, Action side up."""
    left = BIT[data.SIDE] - 1
    for column in range(data.SIDE):
        at = nth(left, chance.pick(codes.L_GRID + seat, data.SIDE - column))
        left &= ~BIT[at]
        table.grid[seat * data.SLOTS + column] = table.leaving[at]
    for column in range(data.SIDE):
        table.leaving[column] = data.NONE
    row = seat * data.SLOTS
    table.tell(codes.TOP_ROW, seat, table.grid[row], table.grid[row + 1], table.grid[row + 2])


def end_year(table: Table, chance: Chance) -> None:
    """R100, R101: Level 2 after Year 3; disks, masks and Progress tiles come back; the next Year."""
    if table.year == data.LAST_YEAR_OF_LEVEL_1:
        show_level(table, 2, chance)
    for side in range(table.sides):
        table.disk[side] = data.NONE
    for seat in range(table.players):
        if has_played(table, seat):
            recall(table, seat)
        table.face_down[seat] = 0
    table.tell(codes.RESTORED)
    table.year += 1
    begin_year(table)


def show_level(table: Table, level: i64, chance: Chance) -> None:
    """S13, R100: six tiles of a level are on display."""
    shown: i64 = 0
    for at in range(data.DISPLAY):
        table.display[at] = draw_advanced(table, level, chance)
        if table.display[at] != data.NONE:
            shown |= BIT[table.display[at]]
    table.tell(codes.LEVEL_2 if level == 2 else codes.ADVANCED_SHOWN, shown)
