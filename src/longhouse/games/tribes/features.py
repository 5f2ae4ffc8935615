"""What a learned value of Tribes knows of a position: figures of each seat, taken from the table and from `judging`."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.knowledge import Figures
from longhouse.core.sets import count
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, state
from longhouse.games.tribes.judging import (
    assets,
    best_attack,
    danger,
    escort_worth,
    goods_of,
    horses_missing,
    warriors_worth,
)
from longhouse.games.tribes.prospects import Scout
from longhouse.games.tribes.rules.winning import points
from longhouse.games.tribes.state import Table

NAMES: Final[list[str]] = [
    "time",
    "assets",
    "points",
    "horses_missing",
    "goods_for_horses",
    "spare_goods",
    *data.ITEM_IDS,
    *(f"has {trophy}" for trophy in data.TROPHY_IDS),
    *(f"tool for {trophy}" for trophy in data.TROPHY_IDS),
    "spots_left",
    "escort",
    "escort_worth",
    "warriors_worth",
    "warriors_away",
    "reserve",
    "in_camp",
    "protected",
    "danger",
    "best_attack",
    "cards_left",
    "campsite_left",
    "goal_promise",
    "goal_distance",
    "goal_near",
    "farm_distance",
    "one_step_from_winning",
    "spirit",
]
_FAR: Final = 12
_FIRST_ITEM: Final[i64] = NAMES.index("spare_goods") + 1
_FIRST_TROPHY: Final[i64] = _FIRST_ITEM + len(data.ITEM_IDS)
_FIRST_TOOL: Final[i64] = _FIRST_TROPHY + len(data.TROPHY_IDS)
_REST: Final[i64] = _FIRST_TOOL + len(data.TROPHY_IDS)


def time_left(table: Table) -> float:
    """1 at the start, 0 when somebody has all that is needed."""
    most: i64 = 0
    for seat in range(table.players):
        most = max(most, points(table, seat))
    needed = table.settings.horses + data.TROPHY_POINTS * len(data.TROPHY_IDS)
    return max(0.0, 1.0 - float(most) / float(needed))


def standing(table: Table, seat: i64, winner: i64) -> i64:
    """A number that orders seats at the end as section 7 does: a win, points, trophies, horses, goods, tools, warriors,
    other items. Each figure has room for a thousand; horses beyond that make no difference.
    """
    tools = state.ITEMS.of(table, seat, data.AXE) + state.ITEMS.of(table, seat, data.BOW)
    items: i64 = 0
    for item in range(data.ITEMS):
        items += state.ITEMS.of(table, seat, item)
    goods = goods_of(table, seat)
    warriors: i64 = 0
    for cell in range(data.CELLS):
        if state.HOLDER.of(table, cell) == seat:
            warriors += state.MEN.of(table, cell)
    found: i64 = 1 if winner == seat else 0
    found = found * 1000 + min(999, points(table, seat))
    found = found * 16 + count(state.TROPHIES.of(table, seat))
    found = found * 1000 + min(999, state.HORSES.of(table, seat))
    found = found * 64 + goods
    found = found * 64 + tools
    found = found * 64 + warriors
    return found * 64 + items - goods - tools


def write_features(table: Table, seat: i64, scout: Scout, into: Figures) -> None:
    """All of `NAMES`, in that order."""
    missing, goods = horses_missing(table, seat), goods_of(table, seat)
    into.put(0, time_left(table))
    into.put(1, assets(table, seat) / 10.0)
    into.put(2, float(points(table, seat)))
    into.put(3, float(missing))
    into.put(4, float(min(goods, missing)))
    into.put(5, float(max(0, goods - missing)))
    for item in range(data.ITEMS):
        into.put(_FIRST_ITEM + item, float(state.ITEMS.of(table, seat, item)))
    trophies: i64 = 0
    for trophy in range(len(data.TROPHY_IDS)):
        has = state.TROPHIES.has(table, seat, trophy)
        trophies += 1 if has else 0
        into.put(_FIRST_TROPHY + trophy, 1.0 if has else 0.0)
        into.put(_FIRST_TOOL + trophy, 0.0 if has else tools_for(table, seat, trophy))
    write_pieces(table, seat, into)
    write_way(table, seat, scout, into)
    near = missing + len(data.TROPHY_IDS) - trophies
    into.put(_REST + 16, 1.0 if near <= 1 else 0.0)
    into.put(_REST + 17, 1.0 if state.SPIRIT.of(table) == seat else 0.0)


def tools_for(table: Table, seat: i64, trophy: i64) -> float:
    """Whether what pays for a trophy's good lies ready."""
    for good in range(data.ITEMS):
        if data.TROPHY_FOR[good] == trophy and data.PRICE[good] != NONE:
            return 1.0 if state.ITEMS.of(table, seat, data.PRICE[good]) > 0 else 0.0
    return 0.0


def write_pieces(table: Table, seat: i64, into: Figures) -> None:
    """The tribe, its cards and what threatens it."""
    chief = state.CHIEF.of(table, seat)
    escort: i64 = 0
    if chief != NONE:
        escort = state.MEN.of(table, chief)
    reserve = state.RESERVE.of(table, seat)
    into.put(_REST, float(data.SPOTS - table.kinds(seat)))
    into.put(_REST + 1, float(escort))
    into.put(_REST + 2, escort_worth(escort) / 5.0)
    into.put(_REST + 3, warriors_worth(table, seat) / 5.0)
    into.put(_REST + 4, float(data.WARRIORS - reserve - escort))
    into.put(_REST + 5, float(reserve))
    if chief != NONE:
        into.put(_REST + 6, 1.0 if table.is_camp(chief) else 0.0)
        into.put(_REST + 7, 1.0 if table.is_protected(chief) else 0.0)
        into.put(_REST + 8, danger(table, seat))
    into.put(_REST + 9, float(best_attack(table, seat)))
    into.put(_REST + 10, float(count(state.HAND.of(table, seat))))
    into.put(_REST + 11, 1.0 if state.HAND.has(table, seat, data.CAMPSITE) else 0.0)


def write_way(table: Table, seat: i64, scout: Scout, into: Figures) -> None:
    """Where the chief is going, and how far the next farm is."""
    chief = state.CHIEF.of(table, seat)
    into.put(_REST + 13, float(_FAR) / 4.0)
    into.put(_REST + 15, float(_FAR) / 4.0)
    if chief == NONE:
        return
    scout.look(table, seat)
    steps, goal = scout.steps, scout.goal
    if goal != NONE:
        gain = scout.promise(table, seat, goal)
        into.put(_REST + 12, gain / 5.0)
        into.put(_REST + 13, float(min(_FAR, steps[goal])) / 4.0)
        into.put(_REST + 14, gain / float(steps[goal] + 1))
    farm: i64 = _FAR
    for cell in range(data.CELLS):
        tile = state.LAID.of(table, cell)
        if tile != NONE and data.GIVES[data.LAND[tile]] == data.HORSE and not table.has_others(cell, seat):
            farm = min(farm, steps[cell])
    into.put(_REST + 15, float(farm) / 4.0)
