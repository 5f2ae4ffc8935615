"""What a chief of Tribes could get where: ways, what lands promise, the best goal, and the worth of a position with it.

Everything is written into vectors that are used again and again.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.sets import BIT
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, state
from longhouse.games.tribes.judging import (
    CHIEF_WORTH,
    FULL_DONKEY,
    GOOD_WORTH,
    HORSE_WORTH,
    TOOL_WORTH,
    TROPHY_WORTH,
    WIN,
    assets,
    best_attack,
    can_defeat,
    danger,
    escort_share,
    escort_worth,
    goods_of,
    horses_missing,
    least_kind,
)
from longhouse.games.tribes.state import Table

LANDS: Final[i64] = len(data.LAND_IDS)
FAR: Final = 99
CURIOSITY: Final = 0.8
SHORT_OF_WARRIORS: Final = 2.0
NOT_NEEDED: Final = 0.1
"""What a raw item is worth, in parts of what it is usually: see `need`."""
DETOUR: Final = 3
_MOST_VISITS: Final[i64] = 4 * data.CELLS
_WORDS: Final[i64] = state.UNSEEN.length
_NO_COUNT: Final[i64] = -1


class Scout:
    """A look at the land from one seat's chief: `look` first, then everything else is known."""

    def __init__(self) -> None:
        cells, lands = int(data.CELLS), int(LANDS)
        self.values: vec[float] = vec[float]([0.0] * (lands + 1))
        """What a visit to each land would add now; last, what one may hope for where nobody has been."""
        self.steps: vec[i64] = vec[i64]([0] * cells)
        """From the chief to each cell, FAR where there is no way."""
        self.to_goal: vec[i64] = vec[i64]([0] * cells)
        """From each cell to the goal, once `find_way` was asked."""
        self.goal: i64 = NONE
        """The cell that promises most for its distance, or NONE."""
        self.most: float = 0.0
        """What it promises, for its distance."""
        self._queue: vec[i64] = vec[i64]([0] * int(_MOST_VISITS))
        self._unseen: vec[i64] = vec[i64]([int(_NO_COUNT)] * int(_WORDS))
        self._left: vec[i64] = vec[i64]([0] * (lands + 1))
        """How many tiles of each land nobody has seen, and of all lands; for the set that is remembered."""

    # Worth: what a position promises.

    def margin(self, table: Table, seat: i64) -> float:
        """Own worth, less the best opponent's in part."""
        best = 0.0
        for other in range(table.players):
            if other != seat:
                best = max(best, self.worth(table, other))
        return self.worth(table, seat) - 0.3 * best

    def worth(self, table: Table, seat: i64) -> float:
        """What is owned, and what is near."""
        if state.WINNER.of(table) == seat:
            return WIN
        found = assets(table, seat)
        if state.CHIEF.of(table, seat) != NONE:
            self.look(table, seat)
            found += self.most - danger(table, seat)
        return found

    # The best goal.

    def look(self, table: Table, seat: i64) -> None:
        """Find the best goal of the chief."""
        self.goal = NONE
        self.most = 0.0
        chief = state.CHIEF.of(table, seat)
        if chief == NONE:
            return
        self.value_lands(table, seat)
        self.walk(table, seat, chief, self.steps)
        steps = self.steps
        for cell in range(data.CELLS):
            if cell != chief and steps[cell] < FAR:
                value = self.promise(table, seat, cell) / float(steps[cell] + 1)
                if value > self.most:
                    self.goal = cell
                    self.most = value

    def find_way(self, table: Table, seat: i64) -> None:
        """Steps to the goal from everywhere; FAR if there is none."""
        if self.goal != NONE:
            self.walk(table, seat, self.goal, self.to_goal)
            return
        for cell in range(data.CELLS):
            self.to_goal[cell] = FAR

    def promise(self, table: Table, seat: i64, cell: i64) -> float:
        """What a cell promises the chief on arrival."""
        tile = state.LAID.of(table, cell)
        if tile == NONE:
            return self.values[LANDS]
        if table.has_others(cell, seat):
            return chief_value(table, seat, cell)
        land = data.LAND[tile]
        if table.settings.printed_price and land == data.FARM:
            goods = state.ITEMS.of(table, seat, data.PRINTED_PRICE[tile])
            return (HORSE_WORTH - GOOD_WORTH) * float(min(goods, horses_missing(table, seat)))
        return self.values[land]

    def walk(self, table: Table, seat: i64, start: i64, steps: vec[i64]) -> None:
        """Steps from a cell to each cell, FAR where there is no way; back it is as far.

        Cells with other tribes end a way; cavalry is moved now and then, so it is only a detour.
        """
        for cell in range(data.CELLS):
            steps[cell] = FAR
        queue = self._queue
        steps[start] = 0
        queue[0] = start
        known: i64 = 1
        at: i64 = 0
        while at < known:
            cell = queue[at]
            at += 1
            away = steps[cell] + 1
            if cell != start and table.has_others(cell, seat):
                if state.HOLDER.of(table, cell) != data.ARMY:
                    continue
                away += DETOUR
            closed = state.WALLS.of(table, cell) | data.EDGE[cell]
            for side in range(data.SIDES):
                if closed & BIT[side] == 0:
                    other = data.NEXT.of(cell, side)
                    if away < steps[other] and known < _MOST_VISITS:
                        steps[other] = away
                        queue[known] = other
                        known += 1

    # What lands promise.

    def value_lands(self, table: Table, seat: i64) -> None:
        """Write `values`."""
        self.count_unseen(table)
        missing, goods = horses_missing(table, seat), goods_of(table, seat)
        kinds = table.kinds(seat)
        hoped = 0.0
        for land in range(LANDS):
            value = land_value(table, seat, land, missing, goods, kinds)
            self.values[land] = value
            hoped += value * float(self._left[land])
        unseen = self._left[LANDS]
        self.values[LANDS] = CURIOSITY + hoped / float(unseen) if unseen > 0 else 0.0

    def count_unseen(self, table: Table) -> None:
        """Count the tiles that nobody has seen, unless they are those that were counted last."""
        is_known = True
        for word in range(_WORDS):
            at = state.UNSEEN.start + word
            if self._unseen[word] != table.cells[at]:
                is_known = False
                self._unseen[word] = table.cells[at]
        if is_known:
            return
        for land in range(LANDS + 1):
            self._left[land] = 0
        for tile in range(data.TILES):
            if state.UNSEEN.has(table, tile):
                self._left[data.LAND[tile]] += 1
                self._left[LANDS] += 1


def land_value(table: Table, seat: i64, land: i64, missing: i64, goods: i64, kinds: i64) -> float:
    """What a visit to a land would add to the worth now."""
    item = data.GIVES[land]
    if item == NONE:
        return 0.0
    if item == data.HORSE:
        return (HORSE_WORTH - GOOD_WORTH) * float(min(goods, missing))
    room = data.PER_SPOT - state.ITEMS.of(table, seat, item)
    if room == 0:
        return 0.0
    if data.TROPHY_FOR[item] != NONE:
        return good_value(table, seat, item, room, max(0, missing - goods))
    value = raw_value(table, seat, item) * need(table, seat, item, missing - goods)
    if room < data.PER_SPOT or kinds < data.SPOTS - 1:
        return value * float(room)
    if kinds < data.SPOTS:
        return value * float(room) - FULL_DONKEY
    left_behind = least_kind(table, seat)
    return value * float(room) - left_behind if left_behind < 0.6 else 0.0


def good_value(table: Table, seat: i64, item: i64, room: i64, missing: i64) -> float:
    """Hides, gold and wagons: as many as can be paid for and are still missing, and the trophy."""
    chief = state.CHIEF.of(table, seat)
    paid = room
    gain = GOOD_WORTH - TOOL_WORTH
    if data.COSTS_WARRIORS[item]:
        escort: i64 = 0
        if chief != NONE:
            escort = state.MEN.of(table, chief)
        paid = min(room, escort // data.WAGON_WARRIORS)
        gain = 0.0
        if paid > 0:
            given = escort_worth(escort) - escort_worth(escort - data.WAGON_WARRIORS)
            gain = GOOD_WORTH - escort_share(table, seat) * given
    elif data.PRICE[item] != NONE:
        paid = min(room, state.ITEMS.of(table, seat, data.PRICE[item]))
    if paid == 0:
        return 0.0
    found = max(0.0, gain * float(min(paid, missing)))
    if state.TROPHIES.of(table, seat) & BIT[data.TROPHY_FOR[item]] == 0:
        found += TROPHY_WORTH * (1.0 if item == data.WAGON else 0.6)
    return found


def need(table: Table, seat: i64, item: i64, missing: i64) -> float:
    """How much of its value a raw item has: more while warriors are short for a trophy, less when no horse and no
    trophy that is missing needs it.
    """
    trophies = state.TROPHIES.of(table, seat)
    chief = state.CHIEF.of(table, seat)
    lacks_wagon = trophies & BIT[data.TROPHY_FOR[data.WAGON]] == 0
    lacks_chief = trophies & BIT[data.CHIEF_TROPHY] == 0
    if item == data.INDIAN or item == data.FEATHER:
        if (lacks_wagon or lacks_chief) and chief != NONE and state.MEN.of(table, chief) < data.WAGON_WARRIORS:
            return SHORT_OF_WARRIORS
        if item == data.INDIAN:
            return 1.0
    if missing > 0:
        return 1.0
    lacks_gold = trophies & BIT[data.TROPHY_FOR[data.GOLD]] == 0 and not table.has_item(seat, data.AXE)
    lacks_hide = trophies & BIT[data.TROPHY_FOR[data.HIDE]] == 0 and not table.has_item(seat, data.BOW)
    is_needed = lacks_gold or lacks_hide
    if item == data.STONE:
        is_needed = lacks_gold
    elif item == data.FEATHER:
        is_needed = lacks_hide or lacks_wagon or lacks_chief
    return 1.0 if is_needed else NOT_NEEDED


def raw_value(table: Table, seat: i64, item: i64) -> float:
    """One more piece of what tools and warriors are made of."""
    if item == data.INDIAN:
        return 1.8 if state.RESERVE.of(table, seat) > 2 else 0.9 if state.RESERVE.of(table, seat) > 0 else 0.0
    if item == data.STONE:
        return 1.1 + (0.5 if table.has_item(seat, data.STICK) else 0.0)
    if item == data.FEATHER:
        return 1.2 + (0.5 if table.has_item(seat, data.STICK) else 0.0)
    return 1.7


def chief_value(table: Table, seat: i64, cell: i64) -> float:
    """What defeating the chief on a cell is worth, if the escort of the own chief can do it."""
    defender, escort = state.HOLDER.of(table, cell), state.MEN.of(table, state.CHIEF.of(table, seat))
    if state.TROPHIES.has(table, seat, data.CHIEF_TROPHY) or escort == 0:
        return 0.0
    if defender == data.ARMY or not table.has_chief(cell, defender) or table.is_protected(cell):
        return 0.0
    return CHIEF_WORTH if can_defeat(table, escort + 1, best_attack(table, seat), cell) else 0.0
