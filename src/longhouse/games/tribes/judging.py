"""What a position of Tribes is worth to a seat, and which cell promises its chief most."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.sets import BIT, count
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, state
from longhouse.games.tribes.rules.battle import losses
from longhouse.games.tribes.rules.cycle import distance
from longhouse.games.tribes.state import Table

LANDS: Final[i64] = len(data.LAND_IDS)
FAR: Final = 99
WIN: Final = 1000.0
HORSE_WORTH: Final = 10.0
SPARE_HORSE: Final = 0.2
TROPHY_WORTH: Final = 12.0
CHIEF_WORTH: Final = 16.0
FULL_DONKEY: Final = 0.4
"""What it costs that nothing new finds room."""
GOOD_WORTH: Final = 6.5
TOOL_WORTH: Final = 4.0
PER_STEP: Final = 0.86
"""What is left of a warrior's use to the chief with each step between them."""
CURIOSITY: Final = 0.8
CAUTION: Final = 1.2
"""What a chief in danger may lose."""

DETOUR: Final = 3
MOST_VISITS: Final[i64] = 4 * data.CELLS
FAR_AWAY: Final[vec[i64]] = vec[i64]([FAR] * int(data.CELLS))
_NOWHERE: Final[vec[i64]] = vec[i64]([0] * int(MOST_VISITS))


def margin(table: Table, seat: i64) -> float:
    """Own worth, less the best opponent's in part."""
    best = 0.0
    for other in range(table.players):
        if other != seat:
            best = max(best, worth(table, other))
    return worth(table, seat) - 0.3 * best


# Worth: what a position promises.


def worth(table: Table, seat: i64) -> float:
    """What is owned, and what is near."""
    if state.WINNER.of(table) == seat:
        return WIN
    found = assets(table, seat)
    if state.CHIEF.of(table, seat) != NONE:
        found += prospect(table, seat) - danger(table, seat)
    return found


def assets(table: Table, seat: i64) -> float:
    """What is owned."""
    found = horses_worth(table, seat) + trophies_worth(table, seat)
    return found + donkey_worth(table, seat) + warriors_worth(table, seat)


def horses_missing(table: Table, seat: i64) -> i64:
    """How many more horses are needed."""
    return max(0, table.settings.horses - state.HORSES.of(table, seat))


def horses_worth(table: Table, seat: i64) -> float:
    """Horses up to the target count; more only break ties."""
    counted = min(state.HORSES.of(table, seat), table.settings.horses)
    return HORSE_WORTH * float(counted) + SPARE_HORSE * float(state.HORSES.of(table, seat) - counted)


def trophies_worth(table: Table, seat: i64) -> float:
    """The chief's is the hardest."""
    found = TROPHY_WORTH * float(count(state.TROPHIES.of(table, seat)))
    return found + (CHIEF_WORTH - TROPHY_WORTH if state.TROPHIES.has(table, seat, data.CHIEF_TROPHY) else 0.0)


def donkey_worth(table: Table, seat: i64) -> float:
    """Goods that become horses, tools that become goods, and what tools and warriors are made of."""
    goods = goods_of(table, seat)
    found = GOOD_WORTH * float(min(goods, horses_missing(table, seat))) + 0.3 * float(goods)
    for item in range(data.HIDE):
        found += kind_worth(table, seat, item)
    heads = state.ITEMS.of(table, seat, data.STONE) + state.ITEMS.of(table, seat, data.FEATHER)
    found += 0.5 * float(min(state.ITEMS.of(table, seat, data.STICK), heads))
    return found - (FULL_DONKEY if table.kinds(seat) == data.SPOTS else 0.0)


def goods_of(table: Table, seat: i64) -> i64:
    """Hides, gold and wagons on the donkey."""
    found: i64 = 0
    for good in data.GOODS:
        found += state.ITEMS.of(table, seat, good)
    return found


def kind_worth(table: Table, seat: i64, item: i64) -> float:
    """What one kind of tools or of what they are made of is worth, without what it makes possible together."""
    held = float(state.ITEMS.of(table, seat, item))
    good = paid_with(item)
    if good != NONE:
        return tool_worth(table, seat, held, good)
    if item == data.INDIAN:
        return 0.7 * held if state.RESERVE.of(table, seat) > 0 else 0.1 * held
    return 1.1 * held if item == data.STICK else 0.9 * held


def paid_with(tool: i64) -> i64:
    """The good with a trophy that a tool pays for, or NONE."""
    for good in range(data.ITEMS):
        if data.PRICE[good] == tool and data.TROPHY_FOR[good] != NONE:
            return good
    return NONE


def tool_worth(table: Table, seat: i64, held: float, good: i64) -> float:
    """A tool is good for a horse, and the first one for a trophy."""
    if held == 0.0:
        return 0.0
    lacks_trophy = state.TROPHIES.of(table, seat) & BIT[data.TROPHY_FOR[good]] == 0
    if not lacks_trophy and horses_missing(table, seat) == 0:
        return 0.2 * held
    return TOOL_WORTH * held + (0.4 * TROPHY_WORTH if lacks_trophy else 0.0)


def least_kind(table: Table, seat: i64) -> float:
    """What it costs to leave behind the kind that is worth least."""
    least = GOOD_WORTH
    for item in range(data.HIDE):
        if table.has_item(seat, item):
            least = min(least, kind_worth(table, seat, item))
    return least


def warriors_worth(table: Table, seat: i64) -> float:
    """Warriors beside the chief protect them and win their battles; others still count."""
    chief = state.CHIEF.of(table, seat)
    if chief == NONE:
        return float(data.WARRIORS - state.RESERVE.of(table, seat))
    near = state.MEN.of(table, chief)
    found = escort_worth(near)
    if near + state.RESERVE.of(table, seat) < data.WARRIORS:
        for cell in range(data.CELLS):
            if state.HOLDER.of(table, cell) == seat and cell != chief:
                found += (0.5 + decay(distance(cell, chief))) * float(state.MEN.of(table, cell))
    return found


def escort_worth(warriors: i64) -> float:
    """The first warriors beside a chief matter most."""
    return 3.0 * float(min(warriors, 3)) + 2.0 * float(min(3, max(0, warriors - 3))) + float(max(0, warriors - 6))


# Prospects: what the chief could get where.


def land_value(table: Table, seat: i64, land: i64) -> float:
    """What a visit to a land would add to the worth now."""
    item = data.GIVES[land]
    if item == NONE:
        return 0.0
    missing, goods = horses_missing(table, seat), goods_of(table, seat)
    if item == data.HORSE:
        return (HORSE_WORTH - GOOD_WORTH) * float(min(goods, missing))
    room = data.PER_SPOT - state.ITEMS.of(table, seat, item)
    if room == 0:
        return 0.0
    if data.TROPHY_FOR[item] != NONE:
        return good_value(table, seat, item, room, max(0, missing - goods))
    value = raw_value(table, seat, item)
    if room < data.PER_SPOT or table.kinds(seat) < data.SPOTS - 1:
        return value * float(room)
    if table.kinds(seat) < data.SPOTS:
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
        gain = GOOD_WORTH - escort_worth(escort) + escort_worth(escort - data.WAGON_WARRIORS) if paid > 0 else 0.0
    elif data.PRICE[item] != NONE:
        paid = min(room, state.ITEMS.of(table, seat, data.PRICE[item]))
    if paid == 0:
        return 0.0
    found = max(0.0, gain * float(min(paid, missing)))
    if state.TROPHIES.of(table, seat) & BIT[data.TROPHY_FOR[item]] == 0:
        found += TROPHY_WORTH * (1.0 if item == data.WAGON else 0.6)
    return found


def raw_value(table: Table, seat: i64, item: i64) -> float:
    """One more piece of what tools and warriors are made of."""
    if item == data.INDIAN:
        return 1.8 if state.RESERVE.of(table, seat) > 2 else 0.9 if state.RESERVE.of(table, seat) > 0 else 0.0
    if item == data.STONE:
        return 1.1 + (0.5 if table.has_item(seat, data.STICK) else 0.0)
    if item == data.FEATHER:
        return 1.2 + (0.5 if table.has_item(seat, data.STICK) else 0.0)
    return 1.7


def prospect(table: Table, seat: i64) -> float:
    """What the best goal promises from here."""
    goal = best_goal(table, seat)
    if goal == NONE:
        return 0.0
    return promise(table, seat, goal, land_values(table, seat)) / float(
        walk(table, seat, goal)[state.CHIEF.of(table, seat)] + 1
    )


def land_values(table: Table, seat: i64) -> list[float]:
    """What a visit to each land would add now; and last, what one may hope for where nobody has been."""
    values: list[float] = []
    for land in range(LANDS):
        values.append(land_value(table, seat, land))
    hoped = 0.0
    for tile in range(data.TILES):
        if state.UNSEEN.has(table, tile):
            hoped += values[data.LAND[tile]]
    unseen = state.UNSEEN.count(table)
    values.append(CURIOSITY + hoped / float(unseen) if unseen > 0 else 0.0)
    return values


def promise(table: Table, seat: i64, cell: i64, values: list[float]) -> float:
    """What a cell promises the chief on arrival."""
    if state.LAID.of(table, cell) == NONE:
        return values[LANDS]
    if table.has_others(cell, seat):
        return chief_value(table, seat, cell)
    if table.settings.printed_price and data.GIVES[data.LAND[state.LAID.of(table, cell)]] == data.HORSE:
        goods = state.ITEMS.of(table, seat, data.PRINTED_PRICE[state.LAID.of(table, cell)])
        return (HORSE_WORTH - GOOD_WORTH) * float(min(goods, horses_missing(table, seat)))
    return values[data.LAND[state.LAID.of(table, cell)]]


def best_goal(table: Table, seat: i64) -> i64:
    """The cell that promises most for its distance, or NONE."""
    chief = state.CHIEF.of(table, seat)
    if chief == NONE:
        return NONE
    values = land_values(table, seat)
    steps = walk(table, seat, chief)
    best: i64 = NONE
    most = 0.0
    for cell in range(data.CELLS):
        if cell != chief and steps[cell] < FAR:
            value = promise(table, seat, cell, values) / float(steps[cell] + 1)
            if value > most:
                best = cell
                most = value
    return best


def decay(steps: i64) -> float:
    """What is left of a prospect so many steps away."""
    left = 1.0
    for _n in range(steps):
        left *= PER_STEP
    return left


def walk(table: Table, seat: i64, start: i64) -> vec[i64]:
    """Steps from a cell to each cell, FAR where there is no way.

    Cells with other tribes end a way; cavalry is moved now and then, so it is only a detour.
    """
    steps = FAR_AWAY[:]
    queue = _NOWHERE[:]
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
                if away < steps[other] and known < MOST_VISITS:
                    steps[other] = away
                    queue[known] = other
                    known += 1
    return steps


# Battles.


def chief_value(table: Table, seat: i64, cell: i64) -> float:
    """What defeating the chief on a cell is worth, if the escort of the own chief can do it."""
    defender, escort = state.HOLDER.of(table, cell), state.MEN.of(table, state.CHIEF.of(table, seat))
    if state.TROPHIES.has(table, seat, data.CHIEF_TROPHY) or escort == 0:
        return 0.0
    if defender == data.ARMY or not table.has_chief(cell, defender) or table.is_protected(cell):
        return 0.0
    return CHIEF_WORTH if can_defeat(table, escort + 1, best_attack(table, seat), cell) else 0.0


def best_attack(table: Table, seat: i64) -> i64:
    """The bonus of the card shown now, or of the best card still in hand."""
    if state.SHOWN.of(table, seat) != NONE and state.ACTIVE.of(table) == seat:
        return data.CARD_ATTACK[state.SHOWN.of(table, seat)]
    best: i64 = 0
    for card in range(data.CARDS):
        if state.HAND.has(table, seat, card):
            best = max(best, data.CARD_ATTACK[card])
    return best


def can_defeat(table: Table, units: i64, bonus: i64, cell: i64) -> bool:
    """Whether so many units with a bonus wipe out the tribe on a cell."""
    defenders = table.units_on(cell)
    tile = state.LAID.of(table, cell)
    net = bonus
    if tile != NONE:
        net -= data.DEFENCE_ICON[tile]
    return losses(defenders, max(0, -net), units, max(0, net)) == defenders


def danger(table: Table, seat: i64) -> float:
    """What the chief risks on the spot: tribes within reach that could win."""
    cell = state.CHIEF.of(table, seat)
    if table.is_camp(cell) or table.is_protected(cell):
        return 0.0
    worst = 0.0
    for other in range(data.CELLS):
        enemy = state.HOLDER.of(table, other)
        if enemy in (NONE, data.ARMY, seat) or state.MEN.of(table, other) == 0:
            continue
        away = distance(cell, other)
        if away <= 4 and can_defeat(table, table.units_on(other), best_attack(table, enemy), cell):
            worst = max(worst, CAUTION * (1.0 - 0.2 * float(away - 1)))
    return worst
