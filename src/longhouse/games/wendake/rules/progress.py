"""Progress tiles of any time, and the free options of a turn: Transfer, Progress, Swap (R30 to R34, R110 to R129)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT, count, first
from longhouse.core.state import OptionBuffer
from longhouse.games.wendake import data
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
from longhouse.games.wendake.rules.effects import is_use, offer_tiles, use
from longhouse.games.wendake.state import EMPTY, Table, kind_in, native, worker_of

# Free options.


def offer_window(table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
    """The options of a W window: Transfer, Progress tiles of any time (R32), Swap."""
    offer_transfers(table, seat, into)
    offer_tiles(table, seat, frame, data.ANY_TIME, into)
    if table.swaps[seat] > 0:
        offer_swaps(table, seat, into)


def offer_checkpoint(table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
    """The options of a C checkpoint: Progress tiles, if the setting allows them inside an action (Q4)."""
    if table.settings.progress_mid_action:
        offer_tiles(table, seat, frame, data.ANY_TIME, into)


def take_free(table: Table, seat: i64, frame: i64, option: i64) -> bool:
    """Carry out a free option; False if this is none."""
    if codes.TRANSFER <= option < codes.USE:
        transfer(table, seat, (option - codes.TRANSFER) % data.AREAS, (option - codes.TRANSFER) // data.AREAS)
    elif is_use(option):
        use(table, seat, frame, option)
    elif codes.SWAP <= option < codes.FIRE_TARGET:
        swap(table, seat, (option - codes.SWAP) // data.SLOTS, (option - codes.SWAP) % data.SLOTS)
    else:
        return False
    return True


def offer_transfers(table: Table, seat: i64, into: OptionBuffer) -> None:
    """R30, R31, R121: an Outpost may go Home, replaced by a matching Native or not; by a tile it may stay a Guard."""
    outpost = native(seat, data.WARRIOR)
    black = native(seat, data.BLACK)
    may_stay = staying_tiles(table, seat) != 0
    for area in range(data.FIRST_AREA[table.first_territory()], data.FIRST_AREA[table.end_of_map()]):
        content = table.areas[area]
        if content != outpost and content != black:
            continue
        can_replace = table.at_home[seat * data.KINDS + worker_of(area)] > 0
        into.add(codes.TRANSFER + area)
        if can_replace:
            into.add(codes.TRANSFER_REPLACE + area)
        if may_stay:
            into.add(codes.TRANSFER_STAY + area)
            if can_replace:
                into.add(codes.TRANSFER_STAY_REPLACE + area)


def staying_tiles(table: Table, seat: i64) -> i64:
    """R121: the tiles by which an Outpost may stay as a Guard, as a set."""
    return table.owned[seat] & ~table.face_down[seat] & data.IN_TRANSFER


def transfer(table: Table, seat: i64, area: i64, way: i64) -> None:
    """R30: an Outpost leaves its area. Way: 1 replaced, 2 staying as a Guard (R121), 3 both."""
    kind = kind_in(table.areas[area])
    table.areas[area] = EMPTY
    if way & 2:
        turn_face_down(table, seat, first(staying_tiles(table, seat)))
        if kind == data.BLACK:
            table.black_guard = data.AREA_TERRITORY[area]
        else:
            table.guards[data.AREA_TERRITORY[area] * data.SEATS + seat] += 1
    else:
        bring_home(table, seat, kind)
    worker: i64 = data.NONE
    if way & 1:
        worker = worker_of(area)
        table.at_home[seat * data.KINDS + worker] -= 1
        table.areas[area] = native(seat, worker)
    table.tell(codes.TRANSFERRED, seat, kind, area, worker, way >> 1)


def offer_swaps(table: Table, seat: i64, into: OptionBuffer) -> None:
    """R33: two tiles without an Action marker, if a line can still be completed afterwards."""
    fire = table.fire_at[seat]
    marked = table.marked[seat]
    for a in range(data.SLOTS):
        if marked & BIT[a]:
            continue
        for b in range(a + 1, data.SLOTS):
            if marked & BIT[b]:
                continue
            if a == fire or b == fire:
                new_fire = b if a == fire else a
                if not has_line(marked, new_fire):
                    continue
            into.add(codes.SWAP + a * data.SLOTS + b)


def has_line(marked: i64, fire: i64) -> bool:
    """Whether some line holds all marked slots and not the Fire marker."""
    barred: i64 = 0
    if fire != data.NONE:
        barred = BIT[fire]
    for at in range(8):
        if data.LINES[at] & marked == marked and data.LINES[at] & barred == 0:
            return True
    return False


def swap(table: Table, seat: i64, a: i64, b: i64) -> None:
    """R33: two tiles change places, each with its side and its Fire marker."""
    table.swaps[seat] -= 1
    at = seat * data.SLOTS
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


# What tiles of any time ask.


class Gain(Decision[Table]):
    """D19 of P1-9, P2-9, P3-9: which good. a: the goods to choose from."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R119."""
        for good in range(data.RESOURCES):
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
        for good in range(data.RESOURCES):
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
            frames.push(codes.D10_TRACK, seat, points, data.ALL_TRACKS)
            return
        good = option - codes.SPEND
        table.goods[seat * data.GOODS + good] -= 1
        frames.set_b(frame, frames.b(frame) | BIT[good])
        table.tell(codes.SPENT, seat, good)


class Track(Decision[Table]):
    """D10: on which track. a: points, b: the tracks allowed."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R68: the tied ones; R110a: for an ability all four."""
        for track in range(data.TRACKS):
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
        for start in range(data.TRACKS):
            if table.tracks[seat * data.TRACKS + start] == 0:
                continue
            for end in range(data.TRACKS):
                if end != start and table.tracks[seat * data.TRACKS + end] < data.TOP_OF_TRACK:
                    into.add(codes.BALANCE + start * data.TRACKS + end)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Move the point."""
        table.frames.pop_group()
        start = (option - codes.BALANCE) // data.TRACKS
        end = (option - codes.BALANCE) % data.TRACKS
        table.tracks[seat * data.TRACKS + start] -= 1
        table.tracks[seat * data.TRACKS + end] += 1
        table.tell(codes.BALANCED, seat, start, end)


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
        for slot in range(data.SLOTS):
            if not is_being_resolved(table, seat, slot) and table.grid[seat * data.SLOTS + slot] != data.BLACK_FIRE:
                into.add(codes.TURN_TILE + slot)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Turn it over."""
        table.frames.pop_group()
        slot = option - codes.TURN_TILE
        table.rituals[seat] ^= BIT[slot]
        table.tell(codes.TILE_TURNED, seat, slot, table.grid[seat * data.SLOTS + slot], table.rituals[seat] >> slot & 1)


def is_being_resolved(table: Table, seat: i64, slot: i64) -> bool:
    """The active tile; while a Fire target is resolved, the target as well as the Fire tile."""
    active = table.active
    if active == data.NONE:
        return False
    if slot == active:
        return True
    tile = table.grid[seat * data.SLOTS + active]
    is_fire = (tile in (data.FIRE_TILE, data.BLACK_FIRE)) and table.rituals[seat] & BIT[active] == 0
    return is_fire and slot == table.fire_at[seat]
