"""What the chief collects, crafts and trains, and room for it on the donkey (R38, R44 to R55, R73 to R79)."""

from mypy_extensions import i64

from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.games.tribes.rules import codes
from longhouse.games.tribes.rules.winning import gain_trophy, see_who_won
from longhouse.games.tribes.state import Table
from longhouse.games.tribes.tables import (
    AXE,
    BOW,
    FEATHER,
    GIVES,
    GOODS,
    HALF,
    HORSE,
    INDIAN,
    ITEMS,
    LAND,
    NONE,
    PRICE,
    PRINTED_PRICE,
    STICK,
    STONE,
    TROPHY_FOR,
    WAGON,
    WAGON_WARRIORS,
)


def gain_item(table: Table, seat: i64, item: i64) -> None:
    """One more piece, for which there is room."""
    table.items[seat * ITEMS + item] += 1


def pay_item(table: Table, seat: i64, item: i64) -> None:
    """R53: the payment leaves the donkey first."""
    table.items[seat * ITEMS + item] -= 1
    table.tell(codes.PAID, seat, item)


def drop(table: Table, seat: i64, item: i64) -> None:
    """R54: one whole kind is lost."""
    table.tell(codes.DROPPED, seat, item, table.items[seat * ITEMS + item])
    table.items[seat * ITEMS + item] = 0


def offer_gain(
    table: Table, seat: i64, item: i64, first: i64, second: i64, plain: i64, dropping: i64, into: OptionBuffer
) -> None:
    """R52 to R54: a gain for which up to two items are paid: as it is, or with each kind that may be dropped for it."""
    items = table.items
    at = seat * ITEMS
    if first != NONE:
        items[at + first] -= 1
    if second != NONE:
        items[at + second] -= 1
    if table.has_room(seat, item):
        into.add(plain + item)
    elif not table.is_full_of(seat, item):
        for other in range(ITEMS):
            if items[at + other] > 0:
                into.add(dropping + item * ITEMS + other)
    if first != NONE:
        items[at + first] += 1
    if second != NONE:
        items[at + second] += 1


# Collecting.


def offer_collecting(table: Table, seat: i64, into: OptionBuffer) -> None:
    """R44 to R50: what the chief can collect where he stands."""
    cell = table.chief[seat]
    if cell == NONE or table.chief_done or has_collected(table, cell):
        return
    tile = table.tile[cell]
    item = GIVES[LAND[tile]]
    if item == NONE:
        return
    if item == HORSE:
        for good in GOODS:
            if table.has_item(seat, good) and (not table.settings.printed_price or PRINTED_PRICE[tile] == good):
                into.add(codes.TRADE + good)
        return
    tool = PRICE[item]
    if tool != NONE and not table.has_item(seat, tool):
        return
    if item == WAGON and table.men[cell] < WAGON_WARRIORS:
        return
    offer_gain(table, seat, item, tool, NONE, codes.COLLECT, codes.COLLECT_DROP, into)


def has_collected(table: Table, cell: i64) -> bool:
    """RU4: whether the setting allows nothing more on this cell in this turn."""
    return table.settings.one_per_tile and table.collected[cell // HALF] & BIT[cell % HALF] != 0


def note_collected(table: Table, seat: i64) -> None:
    """RU4: one item per cell and turn, where the setting says so."""
    if table.settings.one_per_tile:
        cell = table.chief[seat]
        table.collected[cell // HALF] |= BIT[cell % HALF]


def collect(table: Table, seat: i64, item: i64, dropped: i64) -> None:
    """R44 to R49, R55: pay, drop what must go, take it; the first of some kinds brings a trophy."""
    note_collected(table, seat)
    if PRICE[item] != NONE:
        pay_item(table, seat, PRICE[item])
    elif item == WAGON:
        table.take_men(table.chief[seat], WAGON_WARRIORS)
        table.reserve[seat] += WAGON_WARRIORS
        table.tell(codes.PAID_WARRIORS, seat, WAGON_WARRIORS, table.chief[seat])
    if dropped != NONE:
        drop(table, seat, dropped)
    gain_item(table, seat, item)
    table.tell(codes.COLLECTED, seat, item, table.chief[seat])
    if TROPHY_FOR[item] != NONE:
        gain_trophy(table, seat, TROPHY_FOR[item])
        see_who_won(table, seat)


def trade(table: Table, seat: i64, good: i64) -> None:
    """R50: a good for a horse."""
    note_collected(table, seat)
    table.items[seat * ITEMS + good] -= 1
    table.horses[seat] += 1
    table.tell(codes.TRADED, seat, good, table.horses[seat])
    see_who_won(table, seat)


# Crafting and training.


def offer_crafting(table: Table, seat: i64, into: OptionBuffer) -> None:
    """R74 to R78: an axe, a bow, a warrior."""
    if table.has_item(seat, STICK):
        if table.has_item(seat, STONE):
            offer_gain(table, seat, AXE, STONE, STICK, codes.CRAFT, codes.CRAFT_DROP, into)
        if table.has_item(seat, FEATHER):
            offer_gain(table, seat, BOW, STICK, FEATHER, codes.CRAFT, codes.CRAFT_DROP, into)
    if table.has_item(seat, INDIAN) and table.has_item(seat, FEATHER) and table.reserve[seat] > 0:
        into.add(codes.TRAIN)


def craft(table: Table, seat: i64, tool: i64, dropped: i64) -> None:
    """R74, R75, R77: the ingredients go first."""
    pay_item(table, seat, STICK)
    pay_item(table, seat, STONE if tool == AXE else FEATHER)
    if dropped != NONE:
        drop(table, seat, dropped)
    gain_item(table, seat, tool)
    table.tell(codes.CRAFTED, seat, tool)


def train(table: Table, seat: i64) -> None:
    """R76: a warrior from the reserve appears on the chief's cell."""
    pay_item(table, seat, INDIAN)
    pay_item(table, seat, FEATHER)
    table.reserve[seat] -= 1
    table.add_men(table.chief[seat], seat, 1)
    table.tell(codes.TRAINED, seat, table.chief[seat])


def take_gain(table: Table, seat: i64, option: i64) -> bool:
    """Put an option of collecting, trading, crafting or training into effect; False if it is another one."""
    if option < codes.COLLECT or option > codes.TRAIN:
        return False
    if option < codes.COLLECT_DROP:
        collect(table, seat, option - codes.COLLECT, NONE)
    elif option < codes.TRADE:
        number = option - codes.COLLECT_DROP
        collect(table, seat, number // ITEMS, number % ITEMS)
    elif option < codes.CRAFT:
        trade(table, seat, option - codes.TRADE)
    elif option < codes.CRAFT_DROP:
        craft(table, seat, option - codes.CRAFT, NONE)
    elif option < codes.TRAIN:
        number = option - codes.CRAFT_DROP
        craft(table, seat, number // ITEMS, number % ITEMS)
    else:
        train(table, seat)
    return True
