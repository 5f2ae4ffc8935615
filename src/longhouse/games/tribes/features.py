"""What a learned value of Tribes knows of a position: figures of each seat, taken from the table and from `judging`."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.knowledge import Figures
from longhouse.core.sets import BIT, count
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, state
from longhouse.games.tribes.judging import (
    assets,
    best_attack,
    can_defeat,
    danger,
    escort_worth,
    goods_of,
    horses_missing,
    warriors_worth,
)
from longhouse.games.tribes.prospects import Scout, chief_value
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
    "mine_distance",
    "herd_distance",
    "wagon_distance",
    "camp_distance",
    "hunter_distance",
    "chief_in_reach_of_hunter",
    "prey_distance",
    "prey_in_reach",
    "needs",
    "rivals_need",
    "warriors_for_wagon",
]
_FAR: Final = 12
_FIRST_ITEM: Final[i64] = NAMES.index("spare_goods") + 1
_FIRST_TROPHY: Final[i64] = _FIRST_ITEM + len(data.ITEM_IDS)
_FIRST_TOOL: Final[i64] = _FIRST_TROPHY + len(data.TROPHY_IDS)
_REST: Final[i64] = _FIRST_TOOL + len(data.TROPHY_IDS)
_LANDS: Final[i64] = NAMES.index("mine_distance")
_THREATS: Final[i64] = NAMES.index("hunter_distance")
_RACE: Final[i64] = NAMES.index("needs")


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
    write_threats(table, seat, scout, into)
    write_race(table, seat, into)


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
    """Where the chief is going, and how far the next land of each kind is that trophies and horses need."""
    chief = state.CHIEF.of(table, seat)
    into.put(_REST + 13, float(_FAR) / 4.0)
    into.put(_REST + 15, float(_FAR) / 4.0)
    for place in range(4):
        into.put(_LANDS + place, float(_FAR) / 4.0)
    if chief == NONE:
        return
    scout.look(table, seat)
    steps, goal = scout.steps, scout.goal
    if goal != NONE:
        gain = scout.promise(table, seat, goal)
        into.put(_REST + 12, gain / 5.0)
        into.put(_REST + 13, float(min(_FAR, steps[goal])) / 4.0)
        into.put(_REST + 14, gain / float(steps[goal] + 1))
    for cell in range(data.CELLS):
        tile = state.LAID.of(table, cell)
        if tile == NONE or table.has_others(cell, seat):
            continue
        place = distance_of(data.GIVES[data.LAND[tile]])
        if place != NONE:
            into.put(place, min(into.at(place), float(steps[cell]) / 4.0))


def distance_of(item: i64) -> i64:
    """Where the distance of a land that gives this is written, or NONE."""
    if item == data.HORSE:
        return _REST + 15
    if item == data.GOLD:
        return _LANDS
    if item == data.HIDE:
        return _LANDS + 1
    if item == data.WAGON:
        return _LANDS + 2
    if item == data.INDIAN:
        return _LANDS + 3
    return NONE


def most_steps(table: Table, seat: i64) -> i64:
    """Of the longest card in hand, and of the one shown while a round lasts."""
    best: i64 = 0
    if state.SHOWN.of(table, seat) != NONE:
        best = data.CARD_STEPS[state.SHOWN.of(table, seat)]
    for card in range(data.CARDS):
        if state.HAND.has(table, seat, card):
            best = max(best, data.CARD_STEPS[card])
    return best


def write_threats(table: Table, seat: i64, scout: Scout, into: Figures) -> None:
    """Who could beat the chief, and whom the chief's escort could beat; after `write_way`, which has found the ways."""
    chief = state.CHIEF.of(table, seat)
    hunter: i64 = _FAR
    prey: i64 = _FAR
    in_reach = False
    if chief != NONE:
        steps = scout.steps
        is_safe = table.is_camp(chief) or table.is_protected(chief)
        for enemy in range(table.players):
            if enemy == seat:
                continue
            bonus, reach = best_attack(table, enemy), most_steps(table, enemy)
            cell = state.HOLDER.next(table, enemy, 0, data.CELLS)
            while cell < data.CELLS:
                is_strong = state.MEN.of(table, cell) > 0 and can_defeat(table, table.units_on(cell), bonus, chief)
                if is_strong and not is_safe:
                    hunter = min(hunter, steps[cell])
                    in_reach = in_reach or steps[cell] <= reach
                if table.has_chief(cell, enemy) and chief_value(table, seat, cell) > 0.0:
                    prey = min(prey, steps[cell])
                cell = state.HOLDER.next(table, enemy, cell + 1, data.CELLS)
    into.put(_THREATS, float(hunter) / 4.0)
    into.put(_THREATS + 1, 1.0 if in_reach else 0.0)
    into.put(_THREATS + 2, float(prey) / 4.0)
    into.put(_THREATS + 3, 1.0 if prey <= most_steps(table, seat) else 0.0)


def needs(table: Table, seat: i64) -> i64:
    """How many gains are missing: goods, rides to a farm, trophies that no good brings along."""
    missing = horses_missing(table, seat)
    trophies = len(data.TROPHY_IDS) - count(state.TROPHIES.of(table, seat))
    return 2 * missing - min(missing, goods_of(table, seat)) + 2 * trophies


def write_race(table: Table, seat: i64, into: Figures) -> None:
    """How much is missing, and to the rival who is nearest to winning."""
    least: i64 = 99
    for other in range(table.players):
        if other != seat:
            least = min(least, needs(table, other))
    into.put(_RACE, float(needs(table, seat)) / 4.0)
    into.put(_RACE + 1, float(least) / 4.0)
    chief = state.CHIEF.of(table, seat)
    lacks = state.TROPHIES.of(table, seat) & BIT[data.TROPHY_FOR[data.WAGON]] == 0
    enough = chief != NONE and state.MEN.of(table, chief) >= data.WAGON_WARRIORS
    into.put(_RACE + 2, 1.0 if lacks and enough else 0.0)
