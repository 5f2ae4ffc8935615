"""What the chief collects, crafts and trains, and room for it on the donkey (R38, R44 to R55, R73 to R79)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.options import Options
from longhouse.core.state import OptionBuffer
from longhouse.core.things import Things
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, events, state
from longhouse.games.tribes.rules.winning import gain_trophy, see_who_won
from longhouse.games.tribes.state import ITEM, Table

DROPPED: Final[Things] = ITEM.called("dropped")
COLLECT: Final[Options] = Options("collect", "collect:{item}", ("collect:{item}",), [ITEM])
COLLECT_DROP: Final[Options] = Options(
    "collect-drop", "collect:{item}-{dropped}", ("collect:{item}", "drop:{dropped}"), [ITEM, DROPPED]
)
TRADE: Final[Options] = Options("trade", "trade:{item}", ("trade:{item}",), [ITEM])
CRAFT: Final[Options] = Options("craft", "craft:{item}", ("craft:{item}",), [ITEM])
CRAFT_DROP: Final[Options] = Options(
    "craft-drop", "craft:{item}-{dropped}", ("craft:{item}", "drop:{dropped}"), [ITEM, DROPPED]
)
TRAIN: Final[Options] = Options("train", "train", ("train",), [])


def gain_item(table: Table, seat: i64, item: i64) -> None:
    """One more piece, for which there is room."""
    state.ITEMS.gain(table, seat, item, 1)


def pay_item(table: Table, seat: i64, item: i64) -> None:
    """R53: the payment leaves the donkey first."""
    state.ITEMS.gain(table, seat, item, -1)
    table.tell(events.PAID, seat, item)


def drop(table: Table, seat: i64, item: i64) -> None:
    """R54: one whole kind is lost."""
    held = state.ITEMS.of(table, seat, item)
    state.ITEMS.set(table, seat, item, 0)
    table.tell(events.DROPPED, seat, item, held)


def offer_gain(
    table: Table, seat: i64, item: i64, first: i64, second: i64, plain: Options, dropping: Options, into: OptionBuffer
) -> None:
    """R52 to R54: a gain for which up to two items are paid: as it is, or with each kind that may be dropped for it."""
    if first != NONE:
        state.ITEMS.gain(table, seat, first, -1)
    if second != NONE:
        state.ITEMS.gain(table, seat, second, -1)
    if table.has_room(seat, item):
        into.add(plain.one(item))
    elif not table.is_full_of(seat, item):
        for other in range(data.ITEMS):
            if table.has_item(seat, other):
                into.add(dropping.pair(item, other))
    if first != NONE:
        state.ITEMS.gain(table, seat, first, 1)
    if second != NONE:
        state.ITEMS.gain(table, seat, second, 1)


# Collecting.


def offer_collecting(table: Table, seat: i64, into: OptionBuffer) -> None:
    """R44 to R50: what the chief can collect on the spot."""
    cell = state.CHIEF.of(table, seat)
    if cell == NONE or state.CHIEF_DONE.of(table) or has_collected(table, cell):
        return
    tile = state.LAID.of(table, cell)
    item = data.GIVES[data.LAND[tile]]
    if item == NONE:
        return
    if item == data.HORSE:
        for good in data.GOODS:
            if table.has_item(seat, good) and (not table.settings.printed_price or data.PRINTED_PRICE[tile] == good):
                into.add(TRADE.one(good))
        return
    tool = data.PRICE[item]
    if tool != NONE and not table.has_item(seat, tool):
        return
    if data.COSTS_WARRIORS[item] and state.MEN.of(table, cell) < data.WAGON_WARRIORS:
        return
    offer_gain(table, seat, item, tool, NONE, COLLECT, COLLECT_DROP, into)


def has_collected(table: Table, cell: i64) -> bool:
    """RU4: whether the setting allows nothing more on this cell in this turn."""
    return table.settings.one_per_tile and state.COLLECTED.has(table, cell)


def note_collected(table: Table, seat: i64) -> None:
    """RU4: one item per cell and turn, where the setting says so."""
    if table.settings.one_per_tile:
        state.COLLECTED.put(table, state.CHIEF.of(table, seat))


def collect(table: Table, seat: i64, item: i64, dropped: i64) -> None:
    """R44 to R49, R55: pay, drop what must go, take it; the first of some kinds brings a trophy."""
    note_collected(table, seat)
    if data.PRICE[item] != NONE:
        pay_item(table, seat, data.PRICE[item])
    elif data.COSTS_WARRIORS[item]:
        table.take_men(state.CHIEF.of(table, seat), data.WAGON_WARRIORS)
        state.RESERVE.gain(table, seat, data.WAGON_WARRIORS)
        table.tell(events.PAID_WARRIORS, seat, data.WAGON_WARRIORS, state.CHIEF.of(table, seat))
    if dropped != NONE:
        drop(table, seat, dropped)
    gain_item(table, seat, item)
    table.tell(events.COLLECTED, seat, item, state.CHIEF.of(table, seat))
    if data.TROPHY_FOR[item] != NONE:
        gain_trophy(table, seat, data.TROPHY_FOR[item])
        see_who_won(table, seat)


def trade(table: Table, seat: i64, good: i64) -> None:
    """R50: a good for a horse."""
    note_collected(table, seat)
    state.ITEMS.gain(table, seat, good, -1)
    state.HORSES.gain(table, seat, 1)
    table.tell(events.TRADED, seat, good, state.HORSES.of(table, seat))
    see_who_won(table, seat)


# Crafting and training.


def offer_crafting(table: Table, seat: i64, into: OptionBuffer) -> None:
    """R74 to R78: an axe, a bow, a warrior."""
    for tool in range(data.ITEMS):
        first, second = data.PARTS.of(tool, 0), data.PARTS.of(tool, 1)
        if first != NONE and has_both(table, seat, first, second):
            offer_gain(table, seat, tool, first, second, CRAFT, CRAFT_DROP, into)
    if state.RESERVE.of(table, seat) > 0 and has_both(table, seat, data.WARRIOR_PARTS[0], data.WARRIOR_PARTS[1]):
        into.add(TRAIN.only())


def has_both(table: Table, seat: i64, first: i64, second: i64) -> bool:
    """Whether two items are on the donkey."""
    return table.has_item(seat, first) and table.has_item(seat, second)


def craft(table: Table, seat: i64, tool: i64, dropped: i64) -> None:
    """R74, R75, R77: the ingredients go first."""
    pay_item(table, seat, data.PARTS.of(tool, 0))
    pay_item(table, seat, data.PARTS.of(tool, 1))
    if dropped != NONE:
        drop(table, seat, dropped)
    gain_item(table, seat, tool)
    table.tell(events.CRAFTED, seat, tool)


def train(table: Table, seat: i64) -> None:
    """R76: a warrior from the reserve appears on the chief's cell."""
    pay_item(table, seat, data.WARRIOR_PARTS[0])
    pay_item(table, seat, data.WARRIOR_PARTS[1])
    state.RESERVE.gain(table, seat, -1)
    table.add_men(state.CHIEF.of(table, seat), seat, 1)
    table.tell(events.TRAINED, seat, state.CHIEF.of(table, seat))


def take_gain(table: Table, seat: i64, option: i64) -> None:
    """Put an option of collecting, trading, crafting or training into effect."""
    if COLLECT.holds(option):
        collect(table, seat, COLLECT.first(option), NONE)
    elif COLLECT_DROP.holds(option):
        collect(table, seat, COLLECT_DROP.first(option), COLLECT_DROP.second(option))
    elif TRADE.holds(option):
        trade(table, seat, TRADE.first(option))
    elif CRAFT.holds(option):
        craft(table, seat, CRAFT.first(option), NONE)
    elif CRAFT_DROP.holds(option):
        craft(table, seat, CRAFT_DROP.first(option), CRAFT_DROP.second(option))
    else:
        train(table, seat)
