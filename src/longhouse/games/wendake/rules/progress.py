"""Progress tiles of any time, and the free options of a turn: Transfer, Progress, Swap (R30 to R34, R110 to R129)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT, count, first
from longhouse.core.state import OptionBuffer
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.rules.decisions import (
    bring_home,
    gain,
    leave_long_house,
    offer_long_house,
    resources_of,
    score,
    turn_face_down,
)
from longhouse.games.wendake.rules.moving import has_guard, push_move
from longhouse.games.wendake.state import EMPTY, Table, kind_in, native, worker_of
from longhouse.games.wendake.tables import (
    ANIMAL_SET,
    ANY_TIME,
    AREA_TERRITORY,
    AREAS,
    BEAVER,
    BLACK,
    BLACK_FIRE,
    FIRE_TILE,
    FIRST_AREA,
    GOODS,
    KINDS,
    LINES,
    NONE,
    P1_1,
    P1_3,
    P1_9,
    P1_10,
    P2_1,
    P2_2,
    P2_4,
    P2_7,
    P2_9,
    P2_10,
    P3_1,
    P3_4,
    P3_7,
    P3_9,
    P3_10,
    RESOURCE_SET,
    RESOURCES,
    SEATS,
    SLOTS,
    TILE_MARKERS,
    TOP_OF_TRACK,
    TRACKS,
    VEGETABLE_SET,
    WARRIOR,
)

QUIET: Final = 1
MUST: Final = 2
"""Marks of an exchange (D5): no blanket is shown; at least one must be made."""


# Free options.


def offer_window(table: Table, seat: i64, into: OptionBuffer) -> None:
    """The options of a W window: Transfer, Progress tiles, Swap."""
    offer_transfers(table, seat, into)
    offer_progress(table, seat, into)
    if table.swaps[seat] > 0:
        offer_swaps(table, seat, into)


def offer_checkpoint(table: Table, seat: i64, into: OptionBuffer) -> None:
    """The options of a C checkpoint: Progress tiles, if the setting allows them inside an action (Q4)."""
    if table.settings.progress_mid_action:
        offer_progress(table, seat, into)


def take_free(table: Table, seat: i64, option: i64) -> bool:
    """Carry out a free option; False if this is none."""
    if codes.TRANSFER <= option < codes.USE:
        transfer(table, seat, (option - codes.TRANSFER) % AREAS, (option - codes.TRANSFER) // AREAS)
    elif codes.USE <= option < codes.SWAP:
        use_any_time(table, seat, option - codes.USE)
    elif codes.SWAP <= option < codes.FIRE_TARGET:
        swap(table, seat, (option - codes.SWAP) // SLOTS, (option - codes.SWAP) % SLOTS)
    else:
        return False
    return True


def offer_transfers(table: Table, seat: i64, into: OptionBuffer) -> None:
    """R30, R31, R121: an Outpost may go Home, replaced by a matching Native or not; with P2-2 it may stay a Guard."""
    outpost = native(seat, WARRIOR)
    black = native(seat, BLACK)
    may_stay = table.can_use(seat, P2_2)
    for area in range(FIRST_AREA[table.first_territory()], FIRST_AREA[table.end_of_map()]):
        content = table.areas[area]
        if content != outpost and content != black:
            continue
        can_replace = table.at_home[seat * KINDS + worker_of(area)] > 0
        into.add(codes.TRANSFER + area)
        if can_replace:
            into.add(codes.TRANSFER_REPLACE + area)
        if may_stay:
            into.add(codes.TRANSFER_STAY + area)
            if can_replace:
                into.add(codes.TRANSFER_STAY_REPLACE + area)


def transfer(table: Table, seat: i64, area: i64, way: i64) -> None:
    """R30: an Outpost leaves its area. Way: 1 replaced, 2 staying as a Guard (P2-2), 3 both."""
    kind = kind_in(table.areas[area])
    table.areas[area] = EMPTY
    if way & 2:
        turn_face_down(table, seat, P2_2)
        if kind == BLACK:
            table.black_guard = AREA_TERRITORY[area]
        else:
            table.guards[AREA_TERRITORY[area] * SEATS + seat] += 1
    else:
        bring_home(table, seat, kind)
    worker: i64 = NONE
    if way & 1:
        worker = worker_of(area)
        table.at_home[seat * KINDS + worker] -= 1
        table.areas[area] = native(seat, worker)
    table.tell(codes.TRANSFERRED, seat, kind, area, worker, way >> 1)


def offer_swaps(table: Table, seat: i64, into: OptionBuffer) -> None:
    """R33: two tiles without an Action marker, if a line can still be completed afterwards."""
    fire = table.fire_at[seat]
    marked = table.marked[seat]
    for a in range(SLOTS):
        if marked & BIT[a]:
            continue
        for b in range(a + 1, SLOTS):
            if marked & BIT[b]:
                continue
            if a == fire or b == fire:
                new_fire = b if a == fire else a
                if not has_line(marked, new_fire):
                    continue
            into.add(codes.SWAP + a * SLOTS + b)


def has_line(marked: i64, fire: i64) -> bool:
    """Whether some line holds all marked slots and not the Fire marker."""
    barred: i64 = BIT[fire] if fire != NONE else 0
    for at in range(8):
        if LINES[at] & marked == marked and LINES[at] & barred == 0:
            return True
    return False


def swap(table: Table, seat: i64, a: i64, b: i64) -> None:
    """R33: two tiles change places, each with its side and its Fire marker."""
    table.swaps[seat] -= 1
    at = seat * SLOTS
    tile = table.grid[at + a]
    table.grid[at + a] = table.grid[at + b]
    table.grid[at + b] = tile
    sides = table.rituals[seat]
    if (sides >> a & 1) != (sides >> b & 1):
        table.rituals[seat] = sides ^ BIT[a] ^ BIT[b]
    if table.fire_at[seat] == a:
        table.fire_at[seat] = b
    elif table.fire_at[seat] == b:
        table.fire_at[seat] = a
    table.tell(codes.SWAPPED, seat, a, b)


# Progress tiles of any time.


def offer_progress(table: Table, seat: i64, into: OptionBuffer) -> None:
    """R32, R110a: the tiles of any time that are face up and would do something now."""
    usable = table.owned[seat] & ~table.face_down[seat] & ANY_TIME
    while usable:
        tile = first(usable)
        usable &= usable - 1
        if would_do_something(table, seat, tile):
            into.add(codes.USE + tile)


def would_do_something(table: Table, seat: i64, tile: i64) -> bool:
    """R110a."""
    if tile in (P1_1, P2_1, P3_1):
        return has_guard(table, seat)
    if tile == P1_3:
        return table.todo > 15 or is_before_a_tile(table, seat)
    if tile == P1_10:
        return resources_of(table, seat) & ANIMAL_SET != 0
    if tile == P2_10:
        return resources_of(table, seat) & VEGETABLE_SET != 0
    if tile in (P3_10, P2_7):
        return resources_of(table, seat) != 0
    if tile == P2_4:
        return can_balance(table, seat)
    if tile == P3_4:
        return in_long_house(table, seat) > 0
    return True


def is_before_a_tile(table: Table, seat: i64) -> bool:
    """Whether the marker of this turn is still to be placed, and may go to a tile."""
    return table.frames.kind(table.frames.of(seat)) == codes.D1_TURN and count(table.marked[seat]) < TILE_MARKERS


def in_long_house(table: Table, seat: i64) -> i64:
    """How many Natives a seat has in its Long House."""
    found: i64 = 0
    for kind in range(KINDS):
        found += table.long_house[seat * KINDS + kind]
    return found


def use_any_time(table: Table, seat: i64, tile: i64) -> None:
    """R111, R113, R119, R120, R123, R126, R127, R129: turn the tile face down and ask what it asks."""
    turn_face_down(table, seat, tile)
    frames = table.frames
    if tile in (P1_1, P2_1, P3_1):
        push_move(table, seat, 1 + tile // 10, True)
    elif tile == P1_3:
        table.free_order = 1
    elif tile == P1_9:
        frames.push(codes.D19_GAIN, seat, ANIMAL_SET)
    elif tile == P2_9:
        frames.push(codes.D19_GAIN, seat, VEGETABLE_SET)
        frames.push(codes.D19_GAIN, seat, ANIMAL_SET)
    elif tile == P3_9:
        gain(table, seat, BEAVER, 1)
        frames.push(codes.D19_GAIN, seat, RESOURCE_SET)
        frames.push(codes.D19_GAIN, seat, RESOURCE_SET)
    elif tile == P1_10:
        frames.push(codes.D19_SPEND, seat, ANIMAL_SET)
    elif tile == P2_10:
        frames.push(codes.D19_SPEND, seat, VEGETABLE_SET)
    elif tile == P3_10:
        frames.push(codes.D19_SPEND, seat, RESOURCE_SET)
    elif tile == P2_4:
        frames.push(codes.D19_BALANCE, seat)
    elif tile == P2_7:
        frames.push(codes.D5_EXCHANGE, seat, 3, 0, QUIET | MUST)
    elif tile == P3_4:
        frames.push(codes.D19_HEAL, seat)
    elif tile == P3_7:
        frames.push(codes.D19_TURN_TILE, seat)


class Gain(Decision[Table]):
    """D19 of P1-9, P2-9, P3-9: which good. a: the goods to choose from."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R119."""
        for good in range(RESOURCES):
            if table.frames.a(frame) & BIT[good]:
                into.add(codes.GAIN + good)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Take it from the supply."""
        table.frames.pop_group()
        gain(table, seat, option - codes.GAIN, 1)


class Spend(Decision[Table]):
    """D19 of P1-10, P2-10, P3-10: different goods, one by one. a: the goods allowed, b: those spent."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R120; stopping only after the first one (R110a)."""
        spent = table.frames.b(frame)
        open_goods = resources_of(table, seat) & table.frames.a(frame) & ~spent
        for good in range(RESOURCES):
            if open_goods & BIT[good]:
                into.add(codes.SPEND + good)
        if spent:
            into.add(codes.STOP_SPENDING)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Spend one more, or choose the track."""
        frames = table.frames
        if option == codes.STOP_SPENDING:
            points = count(frames.b(frame))
            frames.pop_group()
            frames.push(codes.D10_TRACK, seat, points, 15)
            return
        good = option - codes.SPEND
        table.goods[seat * GOODS + good] -= 1
        frames.set_b(frame, frames.b(frame) | BIT[good])
        table.tell(codes.SPENT, seat, good)


class Track(Decision[Table]):
    """D10: on which track. a: points, b: the tracks allowed."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R68: the tied ones; R110a: for an ability all four."""
        for track in range(TRACKS):
            if table.frames.b(frame) & BIT[track]:
                into.add(codes.TRACK + track)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Score there."""
        points = table.frames.a(frame)
        table.frames.pop_group()
        score(table, seat, option - codes.TRACK, points)


class Balance(Decision[Table]):
    """D19 of P2-4: move one point from a track to another."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R123, Q24."""
        for start in range(TRACKS):
            if table.tracks[seat * TRACKS + start] == 0:
                continue
            for end in range(TRACKS):
                if end != start and table.tracks[seat * TRACKS + end] < TOP_OF_TRACK:
                    into.add(codes.BALANCE + start * TRACKS + end)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Move the point."""
        table.frames.pop_group()
        start = (option - codes.BALANCE) // TRACKS
        end = (option - codes.BALANCE) % TRACKS
        table.tracks[seat * TRACKS + start] -= 1
        table.tracks[seat * TRACKS + end] += 1
        table.tell(codes.BALANCED, seat, start, end)


def can_balance(table: Table, seat: i64) -> bool:
    """Whether there is a track to take a point from and another one to put it on."""
    for start in range(TRACKS):
        if table.tracks[seat * TRACKS + start] > 0:
            for end in range(TRACKS):
                if end != start and table.tracks[seat * TRACKS + end] < TOP_OF_TRACK:
                    return True
    return False


class Heal(Decision[Table]):
    """D19 of P3-4: who comes Home."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R127."""
        offer_long_house(table, seat, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Bring one Native."""
        table.frames.pop_group()
        leave_long_house(table, seat, option - codes.BRING)


class TurnTile(Decision[Table]):
    """D19 of P3-7: which tile of the grid is turned over."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R129: not the tile being resolved, and never the black Fire tile."""
        for slot in range(SLOTS):
            if not is_being_resolved(table, seat, slot) and table.grid[seat * SLOTS + slot] != BLACK_FIRE:
                into.add(codes.TURN_TILE + slot)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Turn it over."""
        table.frames.pop_group()
        slot = option - codes.TURN_TILE
        table.rituals[seat] ^= BIT[slot]
        table.tell(codes.TILE_TURNED, seat, slot, table.grid[seat * SLOTS + slot], table.rituals[seat] >> slot & 1)


def is_being_resolved(table: Table, seat: i64, slot: i64) -> bool:
    """The active tile; while a Fire target is resolved, the target as well as the Fire tile."""
    active = table.active
    if active == NONE:
        return False
    if slot == active:
        return True
    tile = table.grid[seat * SLOTS + active]
    is_fire = (tile in (FIRE_TILE, BLACK_FIRE)) and table.rituals[seat] & BIT[active] == 0
    return is_fire and slot == table.fire_at[seat]
