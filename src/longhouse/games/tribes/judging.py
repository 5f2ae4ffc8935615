"""What a position of Tribes is worth to a seat, and which cell promises its chief most."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.sets import BIT, count, members_of
from longhouse.games.tribes import tables
from longhouse.games.tribes.rules.battle import losses
from longhouse.games.tribes.rules.cycle import distance
from longhouse.games.tribes.state import Table

LANDS: Final[i64] = len(tables.LAND_IDS)
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
MOST_VISITS: Final[i64] = 4 * tables.CELLS
FAR_AWAY: Final[vec[i64]] = vec[i64]([FAR] * int(tables.CELLS))
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
    if table.winner == seat:
        return WIN
    found = assets(table, seat)
    if table.chief[seat] != tables.NONE:
        found += prospect(table, seat) - danger(table, seat)
    return found


def assets(table: Table, seat: i64) -> float:
    """What is owned."""
    found = horses_worth(table, seat) + trophies_worth(table, seat)
    return found + donkey_worth(table, seat) + warriors_worth(table, seat)


def horses_missing(table: Table, seat: i64) -> i64:
    """How many more horses are needed."""
    return max(0, table.settings.horses - table.horses[seat])


def horses_worth(table: Table, seat: i64) -> float:
    """Horses up to the target count; more only break ties."""
    counted = min(table.horses[seat], table.settings.horses)
    return HORSE_WORTH * float(counted) + SPARE_HORSE * float(table.horses[seat] - counted)


def trophies_worth(table: Table, seat: i64) -> float:
    """The chief's is the hardest."""
    found = TROPHY_WORTH * float(count(table.trophies[seat]))
    return found + (CHIEF_WORTH - TROPHY_WORTH if table.trophies[seat] & BIT[tables.CHIEF_TROPHY] else 0.0)


def donkey_worth(table: Table, seat: i64) -> float:
    """Goods that become horses, tools that become goods, and what tools and warriors are made of."""
    at = seat * tables.ITEMS
    items = table.items
    goods = goods_of(table, seat)
    found = GOOD_WORTH * float(min(goods, horses_missing(table, seat))) + 0.3 * float(goods)
    for item in range(tables.HIDE):
        found += kind_worth(table, seat, item)
    found += 0.5 * float(min(items[at + tables.STICK], items[at + tables.STONE] + items[at + tables.FEATHER]))
    return found - (FULL_DONKEY if table.kinds(seat) == tables.SPOTS else 0.0)


def goods_of(table: Table, seat: i64) -> i64:
    """Hides, gold and wagons on the donkey."""
    at = seat * tables.ITEMS
    return table.items[at + tables.HIDE] + table.items[at + tables.GOLD] + table.items[at + tables.WAGON]


def kind_worth(table: Table, seat: i64, item: i64) -> float:
    """What one kind of tools or of what they are made of is worth, without what it makes possible together."""
    held = float(table.items[seat * tables.ITEMS + item])
    good = paid_with(item)
    if good != tables.NONE:
        return tool_worth(table, seat, held, good)
    if item == tables.INDIAN:
        return 0.7 * held if table.reserve[seat] > 0 else 0.1 * held
    return 1.1 * held if item == tables.STICK else 0.9 * held


def paid_with(tool: i64) -> i64:
    """The good with a trophy that a tool pays for, or NONE."""
    for good in range(tables.ITEMS):
        if tables.PRICE[good] == tool and tables.TROPHY_FOR[good] != tables.NONE:
            return good
    return tables.NONE


def tool_worth(table: Table, seat: i64, held: float, good: i64) -> float:
    """A tool is good for a horse, and the first one for a trophy."""
    if held == 0.0:
        return 0.0
    lacks_trophy = table.trophies[seat] & BIT[tables.TROPHY_FOR[good]] == 0
    if not lacks_trophy and horses_missing(table, seat) == 0:
        return 0.2 * held
    return TOOL_WORTH * held + (0.4 * TROPHY_WORTH if lacks_trophy else 0.0)


def least_kind(table: Table, seat: i64) -> float:
    """What it costs to leave behind the kind that is worth least."""
    least = GOOD_WORTH
    for item in range(tables.HIDE):
        if table.has_item(seat, item):
            least = min(least, kind_worth(table, seat, item))
    return least


def warriors_worth(table: Table, seat: i64) -> float:
    """Warriors beside the chief protect him and win his battles; others still count."""
    chief = table.chief[seat]
    if chief == tables.NONE:
        return float(tables.WARRIORS - table.reserve[seat])
    near = table.men[chief]
    found = escort_worth(near)
    if near + table.reserve[seat] < tables.WARRIORS:
        for cell in range(tables.CELLS):
            if table.side[cell] == seat and cell != chief:
                found += (0.5 + decay(distance(cell, chief))) * float(table.men[cell])
    return found


def escort_worth(warriors: i64) -> float:
    """The first warriors beside a chief matter most."""
    return 3.0 * float(min(warriors, 3)) + 2.0 * float(min(3, max(0, warriors - 3))) + float(max(0, warriors - 6))


# Prospects: what the chief could get where.


def land_value(table: Table, seat: i64, land: i64) -> float:
    """What a visit to a land would add to the worth now."""
    item = tables.GIVES[land]
    if item == tables.NONE:
        return 0.0
    at = seat * tables.ITEMS
    missing, goods = horses_missing(table, seat), goods_of(table, seat)
    if item == tables.HORSE:
        return (HORSE_WORTH - GOOD_WORTH) * float(min(goods, missing))
    room = tables.PER_SPOT - table.items[at + item]
    if room == 0:
        return 0.0
    if tables.TROPHY_FOR[item] != tables.NONE:
        return good_value(table, seat, item, room, max(0, missing - goods))
    value = raw_value(table, seat, item)
    if room < tables.PER_SPOT or table.kinds(seat) < tables.SPOTS - 1:
        return value * float(room)
    if table.kinds(seat) < tables.SPOTS:
        return value * float(room) - FULL_DONKEY
    left_behind = least_kind(table, seat)
    return value * float(room) - left_behind if left_behind < 0.6 else 0.0


def good_value(table: Table, seat: i64, item: i64, room: i64, missing: i64) -> float:
    """Hides, gold and wagons: as many as can be paid for and are still missing, and the trophy."""
    chief = table.chief[seat]
    paid = room
    gain = GOOD_WORTH - TOOL_WORTH
    if tables.COSTS_WARRIORS[item]:
        escort: i64 = 0
        if chief != tables.NONE:
            escort = table.men[chief]
        paid = min(room, escort // tables.WAGON_WARRIORS)
        gain = GOOD_WORTH - escort_worth(escort) + escort_worth(escort - tables.WAGON_WARRIORS) if paid > 0 else 0.0
    elif tables.PRICE[item] != tables.NONE:
        paid = min(room, table.items[seat * tables.ITEMS + tables.PRICE[item]])
    if paid == 0:
        return 0.0
    found = max(0.0, gain * float(min(paid, missing)))
    if table.trophies[seat] & BIT[tables.TROPHY_FOR[item]] == 0:
        found += TROPHY_WORTH * (1.0 if item == tables.WAGON else 0.6)
    return found


def raw_value(table: Table, seat: i64, item: i64) -> float:
    """One more piece of what tools and warriors are made of."""
    at = seat * tables.ITEMS
    if item == tables.INDIAN:
        return 1.8 if table.reserve[seat] > 2 else 0.9 if table.reserve[seat] > 0 else 0.0
    if item == tables.STONE:
        return 1.1 + (0.5 if table.items[at + tables.STICK] > 0 else 0.0)
    if item == tables.FEATHER:
        return 1.2 + (0.5 if table.items[at + tables.STICK] > 0 else 0.0)
    return 1.7


def prospect(table: Table, seat: i64) -> float:
    """What the best goal promises from here."""
    goal = best_goal(table, seat)
    if goal == tables.NONE:
        return 0.0
    return promise(table, seat, goal, land_values(table, seat)) / float(walk(table, seat, goal)[table.chief[seat]] + 1)


def land_values(table: Table, seat: i64) -> list[float]:
    """What a visit to each land would add now; and last, what one may hope for where nobody has been."""
    values: list[float] = []
    for land in range(LANDS):
        values.append(land_value(table, seat, land))
    hoped = 0.0
    for half in range(2):
        for tile in members_of(table.unseen[half]):
            hoped += values[tables.LAND[half * tables.HALF + tile]]
    unseen = table.tiles_unseen()
    values.append(CURIOSITY + hoped / float(unseen) if unseen > 0 else 0.0)
    return values


def promise(table: Table, seat: i64, cell: i64, values: list[float]) -> float:
    """What a cell promises the chief when he gets there."""
    if table.tile[cell] == tables.NONE:
        return values[LANDS]
    if table.has_others(cell, seat):
        return chief_value(table, seat, cell)
    if table.settings.printed_price and tables.GIVES[tables.LAND[table.tile[cell]]] == tables.HORSE:
        goods = table.items[seat * tables.ITEMS + tables.PRINTED_PRICE[table.tile[cell]]]
        return (HORSE_WORTH - GOOD_WORTH) * float(min(goods, horses_missing(table, seat)))
    return values[tables.LAND[table.tile[cell]]]


def best_goal(table: Table, seat: i64) -> i64:
    """The cell that promises most for its distance, or NONE."""
    chief = table.chief[seat]
    if chief == tables.NONE:
        return tables.NONE
    values = land_values(table, seat)
    steps = walk(table, seat, chief)
    best: i64 = tables.NONE
    most = 0.0
    for cell in range(tables.CELLS):
        if cell != chief and steps[cell] < FAR:
            value = promise(table, seat, cell, values) / float(steps[cell] + 1)
            if value > most:
                best = cell
                most = value
    return best


def decay(steps: i64) -> float:
    """What is left of a prospect so many steps away."""
    left = 1.0
    for _ in range(steps):
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
            if table.side[cell] != tables.ARMY:
                continue
            away += DETOUR
        closed = table.walls[cell] | tables.EDGE[cell]
        for side in range(tables.SIDES):
            if closed & BIT[side] == 0:
                other = tables.NEXT[tables.SIDES * cell + side]
                if away < steps[other] and known < MOST_VISITS:
                    steps[other] = away
                    queue[known] = other
                    known += 1
    return steps


# Battles.


def chief_value(table: Table, seat: i64, cell: i64) -> float:
    """What defeating the chief on a cell is worth, if the escort of the own chief can do it."""
    defender, escort = table.side[cell], table.men[table.chief[seat]]
    if table.trophies[seat] & BIT[tables.CHIEF_TROPHY] or escort == 0:
        return 0.0
    if defender == tables.ARMY or not table.has_chief(cell, defender) or table.is_protected(cell):
        return 0.0
    return CHIEF_WORTH if can_defeat(table, escort + 1, best_attack(table, seat), cell) else 0.0


def best_attack(table: Table, seat: i64) -> i64:
    """The bonus of the card shown now, or of the best card still in hand."""
    if table.card[seat] != tables.NONE and table.active == seat:
        return tables.CARD_ATTACK[table.card[seat]]
    best: i64 = 0
    for card in range(tables.CARDS):
        if table.hand[seat] & BIT[card]:
            best = max(best, tables.CARD_ATTACK[card])
    return best


def can_defeat(table: Table, units: i64, bonus: i64, cell: i64) -> bool:
    """Whether so many units with a bonus wipe out the tribe on a cell."""
    defenders = table.units_on(cell)
    tile = table.tile[cell]
    net = bonus
    if tile != tables.NONE:
        net -= tables.DEFENCE_ICON[tile]
    return losses(defenders, max(0, -net), units, max(0, net)) == defenders


def danger(table: Table, seat: i64) -> float:
    """What the chief risks where he stands: tribes within reach that could defeat him."""
    cell = table.chief[seat]
    if table.is_camp(cell) or table.is_protected(cell):
        return 0.0
    worst = 0.0
    for other in range(tables.CELLS):
        enemy = table.side[other]
        if enemy in (tables.NONE, tables.ARMY, seat) or table.men[other] == 0:
            continue
        away = distance(cell, other)
        if away <= 4 and can_defeat(table, table.units_on(other), best_attack(table, enemy), cell):
            worst = max(worst, CAUTION * (1.0 - 0.2 * float(away - 1)))
    return worst
