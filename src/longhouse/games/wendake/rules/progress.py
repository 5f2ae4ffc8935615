"""The free options of a turn: Transfer, Progress, Swap (R30 to R34), and what Progress tiles of any time ask."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Kept
from longhouse.core.options import Options
from longhouse.core.sets import BIT, count, first
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.wendake import data, events, state
from longhouse.games.wendake.rules.decisions import (
    BRING,
    SPEND,
    STOP_SPENDING,
    SWAP,
    Question,
    bring_home,
    clear_area,
    gain,
    leave_long_house,
    offer_each,
    offer_long_house,
    put_in_area,
    resources_of,
    score,
    stand_guard,
)
from longhouse.games.wendake.rules.tiles import USE, offer_tiles, turn_face_down, use
from longhouse.games.wendake.state import Table, worker_of

# Free options.

LEAVE: Final[Options] = Options("transfer", "transfer:{area}", ("area:{area}", "leave"), [state.AREA])
REPLACE: Final[Options] = Options(
    "transfer-replace", "transfer:{area}+replace", ("area:{area}", "replace"), [state.AREA]
)
STAY: Final[Options] = Options("transfer-stay", "transfer:{area}+stay", ("area:{area}", "stay"), [state.AREA])
STAY_REPLACE: Final[Options] = Options(
    "transfer-stay-replace", "transfer:{area}+stay+replace", ("area:{area}", "stay-replace"), [state.AREA]
)
FREE: Final = (LEAVE, REPLACE, STAY, STAY_REPLACE, USE, SWAP)
"""What a W window offers."""


def offer_window(table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
    """The options of a W window: Transfer, Progress tiles of any time (R32), Swap."""
    offer_transfers(table, seat, into)
    offer_tiles(table, seat, frame, data.ANY_TIME, into)
    if state.SWAPS.of(table, seat) > 0:
        offer_swaps(table, seat, into)


def take_free(table: Table, seat: i64, frame: i64, option: i64) -> bool:
    """Carry out a free option; False if this is none."""
    if USE.holds(option):
        use(table, seat, frame, option)
    elif LEAVE.holds(option):
        transfer(table, seat, LEAVE.first(option), False, False)
    elif REPLACE.holds(option):
        transfer(table, seat, REPLACE.first(option), True, False)
    elif STAY.holds(option):
        transfer(table, seat, STAY.first(option), False, True)
    elif STAY_REPLACE.holds(option):
        transfer(table, seat, STAY_REPLACE.first(option), True, True)
    elif SWAP.holds(option):
        swap(table, seat, SWAP.first(option), SWAP.second(option))
    else:
        return False
    return True


def offer_transfers(table: Table, seat: i64, into: OptionBuffer) -> None:
    """R30, R31, R121: an Outpost may go Home, replaced by a matching Native or not; by a tile it may stay a Guard."""
    area = table.next_area(seat, table.first_area)
    while area < table.end_of_areas:
        if state.WHO.of(table, area) in (data.WARRIOR, data.BLACK):
            can_replace = state.VILLAGE.of(table, seat, worker_of(area)) > 0
            into.add(LEAVE.one(area))
            if can_replace:
                into.add(REPLACE.one(area))
            if staying_tiles(table, seat):
                into.add(STAY.one(area))
                if can_replace:
                    into.add(STAY_REPLACE.one(area))
        area = table.next_area(seat, area + 1)


def staying_tiles(table: Table, seat: i64) -> i64:
    """R121: the tiles by which an Outpost may stay as a Guard, as a set."""
    return table.usable(seat) & data.IN_TRANSFER


def transfer(table: Table, seat: i64, area: i64, is_replaced: bool, stays: bool) -> None:
    """R30: an Outpost leaves its area, for the Home or to stand guard beside it (R121)."""
    kind = clear_area(table, area)
    if stays:
        turn_face_down(table, seat, first(staying_tiles(table, seat)))
        stand_guard(table, seat, data.AREA_TERRITORY[area], kind)
    else:
        bring_home(table, seat, kind)
    worker: i64 = NONE
    if is_replaced:
        worker = worker_of(area)
        state.VILLAGE.gain(table, seat, worker, -1)
        put_in_area(table, area, seat, worker)
    table.tell(events.TRANSFERRED, seat, kind, area, worker, stays)


def offer_swaps(table: Table, seat: i64, into: OptionBuffer) -> None:
    """R33: two tiles without an Action marker, if a line can still be completed afterwards."""
    fire = state.FIRE.of(table, seat)
    marked = state.MARKED.of(table, seat)
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
            into.add(SWAP.pair(a, b))


def has_line(marked: i64, fire: i64) -> bool:
    """Whether some line holds all marked slots and not the Fire marker."""
    barred: i64 = 0
    if fire != NONE:
        barred = BIT[fire]
    for at in range(8):
        if data.LINES[at] & marked == marked and data.LINES[at] & barred == 0:
            return True
    return False


def swap(table: Table, seat: i64, a: i64, b: i64) -> None:
    """R33: two tiles change places, each with its side and its Fire marker."""
    state.SWAPS.gain(table, seat, -1)
    tile, other = state.GRID.of(table, seat, a), state.GRID.of(table, seat, b)
    state.GRID.set(table, seat, a, other)
    state.GRID.set(table, seat, b, tile)
    if state.RITUALS.has(table, seat, a) != state.RITUALS.has(table, seat, b):
        turn_over(table, seat, BIT[a] | BIT[b])
    fire = state.FIRE.of(table, seat)
    if fire == a:
        state.FIRE.set(table, seat, b)
    elif fire == b:
        state.FIRE.set(table, seat, a)
    table.tell(events.SWAPPED, seat, tile, other)


def turn_over(table: Table, seat: i64, slots: i64) -> None:
    """The tiles in these slots show their other sides."""
    state.RITUALS.set(table, seat, state.RITUALS.of(table, seat) ^ slots)


# What tiles of any time ask.


class Gain(Question):
    """D19 of P1-9, P2-9, P3-9: which of these goods."""

    def __init__(self) -> None:
        super().__init__("gain")
        self.goods: Kept = self.keeps("goods", 1, int(data.RESOURCE_SET))
        self.gain: Options = self.option("gain:{good}", ("supply:{good}",), state.RESOURCE)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R119: each good that the tile allows."""
        offer_each(self.goods.of(table.frames, frame), self.gain, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Take it from the supply."""
        table.frames.pop_group()
        gain(table, seat, self.gain.first(option), 1)


GAIN: Final[Gain] = Gain()


class Spend(Question):
    """D19 of P1-10, P2-10, P3-10: different goods, one by one. `goods`: those allowed, `spent`: which, as a set."""

    def __init__(self) -> None:
        super().__init__("spend")
        self.goods: Kept = self.keeps("goods", 1, int(data.RESOURCE_SET))
        self.spent: Kept = self.keeps("spent", 0, int(data.RESOURCE_SET))
        self.shows("spent", self.spent, state.GOOD.names_in)
        self.shares(SPEND)
        self.shares(STOP_SPENDING)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R120; stopping only after the first one (R110a)."""
        spent = self.spent.of(table.frames, frame)
        offer_each(resources_of(table, seat) & self.goods.of(table.frames, frame) & ~spent, SPEND, into)
        if spent:
            into.add(STOP_SPENDING.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Spend one more, or choose the track."""
        spent = self.spent.of(table.frames, frame)
        if STOP_SPENDING.holds(option):
            table.frames.pop_group()
            score_on_one_of(table, seat, count(spent), data.ALL_TRACKS)
            return
        good = SPEND.first(option)
        state.GOODS.gain(table, seat, good, -1)
        self.spent.set(table.frames, frame, spent | BIT[good])
        table.tell(events.SPENT, seat, good)


SPEND_GOODS: Final[Spend] = Spend()


class Track(Question):
    """D10: so many points, on one of these tracks."""

    def __init__(self) -> None:
        super().__init__("track")
        self.points: Kept = self.keeps("points", 0, 99)
        self.named = [self.points]
        self.shows("points", self.points)
        self.tracks: Kept = self.keeps("tracks", 1, int(data.ALL_TRACKS))
        self.track: Options = self.option("track:{track}", ("track:{track}",), state.TRACK)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R68: the tied ones; R110a: for an ability all four."""
        offer_each(self.tracks.of(table.frames, frame), self.track, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Score there."""
        points = self.points.of(table.frames, frame)
        table.frames.pop_group()
        score(table, seat, self.track.first(option), points)


TRACK: Final[Track] = Track()


def score_on_one_of(table: Table, seat: i64, points: i64, tracks: i64) -> None:
    """Ask which of these tracks the points go to, unless all of them are full: then they are lost on any (R4, R68)."""
    for track in range(data.TRACKS):
        if tracks & BIT[track] and state.TRACKS.of(table, seat, track) < data.TOP_OF_TRACK:
            TRACK.ask(table, seat, points, tracks)
            return
    score(table, seat, first(tracks), points)


class Balance(Question):
    """D19 of P2-4: move one point from a track to another."""

    def __init__(self) -> None:
        super().__init__("balance")
        self.balance: Options = self.option(
            "balance:{track}>{other}", ("track:{track}", "track:{other}"), state.TRACK, state.TRACK.called("other")
        )

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R123, Q24: from any track with points to any other that is not full."""
        for start in range(data.TRACKS):
            if state.TRACKS.of(table, seat, start) == 0:
                continue
            for end in range(data.TRACKS):
                if end != start and state.TRACKS.of(table, seat, end) < data.TOP_OF_TRACK:
                    into.add(self.balance.pair(start, end))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Move the point."""
        table.frames.pop_group()
        start, end = self.balance.first(option), self.balance.second(option)
        state.TRACKS.gain(table, seat, start, -1)
        state.TRACKS.gain(table, seat, end, 1)
        table.tell(events.BALANCED, seat, start, end)


BALANCE: Final[Balance] = Balance()


class Heal(Question):
    """D19 of P3-4: who comes Home."""

    def __init__(self) -> None:
        super().__init__("heal")
        self.shares(BRING)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R127: everybody who waits in the Long House."""
        offer_long_house(table, seat, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Bring one Native."""
        table.frames.pop_group()
        leave_long_house(table, seat, BRING.first(option))


HEAL: Final[Heal] = Heal()


class TurnTile(Question):
    """D19 of P3-7: which tile of the grid is turned over."""

    def __init__(self) -> None:
        super().__init__("turn-tile")
        self.turn: Options = self.option("turn:{slot}", ("slot:{slot}",), state.SLOT, name="turn-tile")

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R129: not the tile being resolved, and never the black Fire tile."""
        for slot in range(data.SLOTS):
            if not is_being_resolved(table, seat, slot) and state.GRID.of(table, seat, slot) != data.BLACK_FIRE:
                into.add(self.turn.one(slot))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Turn it over."""
        table.frames.pop_group()
        slot = self.turn.first(option)
        turn_over(table, seat, BIT[slot])
        table.tell(events.TILE_TURNED, seat, slot, state.GRID.of(table, seat, slot), table.side_up(seat, slot))


TURN_TILE: Final[TurnTile] = TurnTile()


def is_being_resolved(table: Table, seat: i64, slot: i64) -> bool:
    """The active tile; while a Fire target is resolved, the target as well as the Fire tile."""
    active = state.ACTIVE.of(table)
    if active == NONE:
        return False
    if slot == active:
        return True
    tile = state.GRID.of(table, seat, active)
    is_fire = tile in (data.FIRE_TILE, data.BLACK_FIRE) and not state.RITUALS.has(table, seat, active)
    return is_fire and slot == state.FIRE.of(table, seat)
