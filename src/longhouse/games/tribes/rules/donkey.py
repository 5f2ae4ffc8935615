"""What the chief collects, crafts and trains, and room for it on the donkey (R38, R44 to R55, R73 to R79)."""

from mypy_extensions import i64

from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.games.tribes import tables
from longhouse.games.tribes.rules import codes
from longhouse.games.tribes.rules.winning import gain_trophy, see_who_won
from longhouse.games.tribes.state import Table


def gain_item(table: Table, seat: i64, item: i64) -> None:
    """One more piece, for which there is room."""
    table.items[seat * tables.ITEMS + item] += 1


def pay_item(table: Table, seat: i64, item: i64) -> None:
    """R53: the payment leaves the donkey first."""
    table.items[seat * tables.ITEMS + item] -= 1
    table.tell(codes.PAID, seat, item)


def drop(table: Table, seat: i64, item: i64) -> None:
    """R54: one whole kind is lost."""
    table.tell(codes.DROPPED, seat, item, table.items[seat * tables.ITEMS + item])
    table.items[seat * tables.ITEMS + item] = 0


def offer_gain(
    table: Table, seat: i64, item: i64, first: i64, second: i64, plain: i64, dropping: i64, into: OptionBuffer
) -> None:
    """R52 to R54: a gain for which up to two items are paid: as it is, or with each kind that may be dropped for it."""
    items = table.items
    at = seat * tables.ITEMS
    if first != tables.NONE:
        items[at + first] -= 1
    if second != tables.NONE:
        items[at + second] -= 1
    if table.has_room(seat, item):
        into.add(plain + item)
    elif not table.is_full_of(seat, item):
        for other in range(tables.ITEMS):
            if items[at + other] > 0:
                into.add(dropping + item * tables.ITEMS + other)
    if first != tables.NONE:
        items[at + first] += 1
    if second != tables.NONE:
        items[at + second] += 1


# Collecting.


def offer_collecting(table: Table, seat: i64, into: OptionBuffer) -> None:
    """R44 to R50: what the chief can collect where he stands."""
    cell = table.chief[seat]
    if cell == tables.NONE or table.chief_done or has_collected(table, cell):
        return
    tile = table.tile[cell]
    item = tables.GIVES[tables.LAND[tile]]
    if item == tables.NONE:
        return
    if item == tables.HORSE:
        for good in tables.GOODS:
            if table.has_item(seat, good) and (not table.settings.printed_price or tables.PRINTED_PRICE[tile] == good):
                into.add(codes.TRADE + good)
        return
    tool = tables.PRICE[item]
    if tool != tables.NONE and not table.has_item(seat, tool):
        return
    if tables.COSTS_WARRIORS[item] and table.men[cell] < tables.WAGON_WARRIORS:
        return
    offer_gain(table, seat, item, tool, tables.NONE, codes.COLLECT, codes.COLLECT_DROP, into)


def has_collected(table: Table, cell: i64) -> bool:
    """RU4: whether the setting allows nothing more on this cell in this turn."""
    return table.settings.one_per_tile and table.collected[cell // tables.HALF] & BIT[cell % tables.HALF] != 0


def note_collected(table: Table, seat: i64) -> None:
    """RU4: one item per cell and turn, where the setting says so."""
    if table.settings.one_per_tile:
        cell = table.chief[seat]
        table.collected[cell // tables.HALF] |= BIT[cell % tables.HALF]


def collect(table: Table, seat: i64, item: i64, dropped: i64) -> None:
    """R44 to R49, R55: pay, drop what must go, take it; the first of some kinds brings a trophy."""
    note_collected(table, seat)
    if tables.PRICE[item] != tables.NONE:
        pay_item(table, seat, tables.PRICE[item])
    elif tables.COSTS_WARRIORS[item]:
        table.take_men(table.chief[seat], tables.WAGON_WARRIORS)
        table.reserve[seat] += tables.WAGON_WARRIORS
        table.tell(codes.PAID_WARRIORS, seat, tables.WAGON_WARRIORS, table.chief[seat])
    if dropped != tables.NONE:
        drop(table, seat, dropped)
    gain_item(table, seat, item)
    table.tell(codes.COLLECTED, seat, item, table.chief[seat])
    if tables.TROPHY_FOR[item] != tables.NONE:
        gain_trophy(table, seat, tables.TROPHY_FOR[item])
        see_who_won(table, seat)


def trade(table: Table, seat: i64, good: i64) -> None:
    """R50: a good for a horse."""
    note_collected(table, seat)
    table.items[seat * tables.ITEMS + good] -= 1
    table.horses[seat] += 1
    table.tell(codes.TRADED, seat, good, table.horses[seat])
    see_who_won(table, seat)


# Crafting and training.


def offer_crafting(table: Table, seat: i64, into: OptionBuffer) -> None:
    """R74 to R78: an axe, a bow, a warrior."""
    for tool in range(tables.ITEMS):
        first, second = tables.PARTS[2 * tool], tables.PARTS[2 * tool + 1]
        if first != tables.NONE and has_both(table, seat, first, second):
            offer_gain(table, seat, tool, first, second, codes.CRAFT, codes.CRAFT_DROP, into)
    if table.reserve[seat] > 0 and has_both(table, seat, tables.WARRIOR_PARTS[0], tables.WARRIOR_PARTS[1]):
        into.add(codes.TRAIN)


def has_both(table: Table, seat: i64, first: i64, second: i64) -> bool:
    """Whether two items are on the donkey."""
    return table.has_item(seat, first) and table.has_item(seat, second)


def craft(table: Table, seat: i64, tool: i64, dropped: i64) -> None:
    """R74, R75, R77: the ingredients go first."""
    pay_item(table, seat, tables.PARTS[2 * tool])
    pay_item(table, seat, tables.PARTS[2 * tool + 1])
    if dropped != tables.NONE:
        drop(table, seat, dropped)
    gain_item(table, seat, tool)
    table.tell(codes.CRAFTED, seat, tool)


def train(table: Table, seat: i64) -> None:
    """R76: a warrior from the reserve appears on the chief's cell."""
    pay_item(table, seat, tables.WARRIOR_PARTS[0])
    pay_item(table, seat, tables.WARRIOR_PARTS[1])
    table.reserve[seat] -= 1
    table.add_men(table.chief[seat], seat, 1)
    table.tell(codes.TRAINED, seat, table.chief[seat])


def take_gain(table: Table, seat: i64, option: i64) -> bool:
    """Put an option of collecting, trading, crafting or training into effect; False if it is another one."""
    if option < codes.COLLECT or option > codes.TRAIN:
        return False
    if option < codes.COLLECT_DROP:
        collect(table, seat, option - codes.COLLECT, tables.NONE)
    elif option < codes.TRADE:
        number = option - codes.COLLECT_DROP
        collect(table, seat, number // tables.ITEMS, number % tables.ITEMS)
    elif option < codes.CRAFT:
        trade(table, seat, option - codes.TRADE)
    elif option < codes.CRAFT_DROP:
        craft(table, seat, option - codes.CRAFT, tables.NONE)
    elif option < codes.TRAIN:
        number = option - codes.CRAFT_DROP
        craft(table, seat, number // tables.ITEMS, number % tables.ITEMS)
    else:
        train(table, seat)
    return True
