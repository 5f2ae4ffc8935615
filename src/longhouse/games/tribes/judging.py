"""What a seat of Tribes owns is worth, and who would win a battle."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.sets import BIT, count
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, state
from longhouse.games.tribes.rules.battle import losses
from longhouse.games.tribes.rules.cycle import distance
from longhouse.games.tribes.state import Table

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
BOOTY: Final = 4.0
"""An item from a defeated chief, and the way back."""
CAUTION: Final = 1.2
"""What a chief in danger may lose."""

_PAID_WITH: Final[vec[i64]] = vec[i64](
    [
        next((good for good in range(data.ITEMS) if data.PRICE[good] == tool and data.TROPHY_FOR[good] != NONE), NONE)
        for tool in range(data.ITEMS)
    ]
)
"""The good with a trophy that a tool pays for, or NONE."""
_LEFT: Final[vec[float]] = vec[float]([PER_STEP**steps for steps in range(int(2 * data.SIZE))])
"""What is left of a warrior's use so many steps away from the chief."""


# What is owned.


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
    good = _PAID_WITH[item]
    if good != NONE:
        return tool_worth(table, seat, held, good)
    if item == data.INDIAN:
        return 0.7 * held if state.RESERVE.of(table, seat) > 0 else 0.1 * held
    return 1.1 * held if item == data.STICK else 0.9 * held


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
    found = escort_share(table, seat) * escort_worth(near)
    if near + state.RESERVE.of(table, seat) < data.WARRIORS:
        cell = state.HOLDER.next(table, seat, 0, data.CELLS)
        while cell < data.CELLS:
            if cell != chief:
                found += (0.5 + _LEFT[distance(cell, chief)]) * float(state.MEN.of(table, cell))
            cell = state.HOLDER.next(table, seat, cell + 1, data.CELLS)
    return found


def escort_share(table: Table, seat: i64) -> float:
    """What warriors still count: less when only a horse or two are missing, for which they can pay."""
    is_near = state.TROPHIES.of(table, seat) == data.ALL_TROPHIES and horses_missing(table, seat) <= 2
    return 0.5 if is_near else 1.0


def escort_worth(warriors: i64) -> float:
    """The first warriors beside a chief matter most. They are worth about a good each: two of them pay for a wagon,
    and whoever throws them all into one battle is hunted for the rest of the game.
    """
    few, some = min(warriors, 3), min(3, max(0, warriors - 3))
    return 5.1 * float(few) + 3.4 * float(some) + 1.7 * float(max(0, warriors - 6))


# Battles.


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
    for enemy in range(table.players):
        if enemy == seat:
            continue
        bonus = best_attack(table, enemy)
        other = state.HOLDER.next(table, enemy, 0, data.CELLS)
        while other < data.CELLS:
            away = distance(cell, other)
            if away <= 4 and state.MEN.of(table, other) > 0 and can_defeat(table, table.units_on(other), bonus, cell):
                worst = max(worst, CAUTION * (1.0 - 0.2 * float(away - 1)))
            other = state.HOLDER.next(table, enemy, other + 1, data.CELLS)
    return worst
