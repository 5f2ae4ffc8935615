"""What a player could do next, in at most three sentences: a hint for newcomers, from what lies open on the table.

Ways count only over land that is discovered and free; what lies beyond is for the player to find.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from longhouse.core.protocol import Argument, Json
from longhouse.core.sets import BIT
from longhouse.games.tribes import tables
from longhouse.games.tribes.rules import codes
from longhouse.games.tribes.state import Table

MOST = 3
"""So many sentences are enough."""
FEW_WARRIORS = 3
"""With so many warriors on the map, or fewer, training comes to mind."""
PARTS = {
    tables.ITEM_IDS.index(row["id"]): [tables.ITEM_IDS.index(part) for part in row["parts"]]
    for row in tables.DATA["item"]
    if "parts" in row
}
"""What a tool is made of."""
LAND_OF = {int(item): land for land, item in enumerate(tables.GIVES) if item != tables.NONE}
"""The land that gives an item."""


class Situation(NamedTuple):
    """A seat's table: what is on its donkey, and how many steps of the chief lead to which cell."""

    table: Table
    seat: int
    held: Sequence[int]
    steps: dict[int, int]

    def nearest(self, land: int, good: int = tables.NONE) -> int:
        """The nearest cell of a land, or NONE; a farm must take the good where each takes one kind only."""
        found = [cell for cell in self.steps if tables.LAND[self.table.tile[cell]] == land and self._takes(cell, good)]
        return min(found, key=self.steps.__getitem__, default=tables.NONE)

    def _takes(self, cell: int, good: int) -> bool:
        """RU7: whether this farm takes the good."""
        if good == tables.NONE or not self.table.settings.printed_price:
            return True
        return bool(tables.PRINTED_PRICE[self.table.tile[cell]] == good)

    def wants(self, good: int) -> bool:
        """Whether another hide, gold or wagon brings a trophy, or a horse that is still needed."""
        table, seat = self.table, self.seat
        if self.held[good] >= tables.PER_SPOT:
            return False
        lacks_trophy = not table.trophies[seat] & BIT[tables.TROPHY_FOR[good]]
        return lacks_trophy or table.horses[seat] + sum(self.held[one] for one in tables.GOODS) < table.settings.horses

    def has_campsite(self) -> bool:
        """Whether the Campsite card is still to come in this cycle."""
        return bool(self.table.hand[self.seat] & BIT[tables.CAMPSITE])

    def is_camping(self) -> bool:
        """Whether it is being used right now."""
        frame = self.table.frames.of(self.seat)
        return frame >= 0 and self.table.frames.kind(frame) == codes.D10_CAMPSITE


def advice(table: Table, seat: int | None) -> list[Json]:
    """The most urgent hints for a seat; none for a spectator, before the first cycle and at the end."""
    if seat is None or table.is_over() or table.cycle == 0 or table.chief[seat] == tables.NONE:
        return []
    held = [int(table.items[seat * tables.ITEMS + item]) for item in range(tables.ITEMS)]
    look = Situation(table, seat, held, _steps_to(table, seat))
    found: list[Json] = []
    for hints in (_trade, _pay, _craft, _gather, _take_wagon, _beat_chief, _train):
        found += hints(look)
        if len(found) >= MOST:
            break
    return found[:MOST]


def _hint(message: str, **args: Argument) -> Json:
    """A message as the view carries it."""
    return {"id": message, "args": args}


def _steps_to(table: Table, seat: int) -> dict[int, int]:
    """How many steps of the chief lead to each discovered cell, past mountains and the pieces of others."""
    start = int(table.chief[seat])
    found = {start: 0}
    queue = [start]
    for cell in queue:
        closed = int(table.walls[cell]) | int(tables.EDGE[cell])
        for side in range(tables.SIDES):
            if closed >> side & 1:
                continue
            other = int(tables.NEXT[tables.SIDES * cell + side])
            if other not in found and table.tile[other] != tables.NONE and not table.has_others(other, seat):
                found[other] = found[cell] + 1
                queue.append(other)
    return found


def _where(look: Situation, land: int, good: int, says: tuple[str, str, str], **args: Argument) -> Json:
    """A hint about a land, in one of three messages: so many steps away, here, or still to be found."""
    away, here, unknown = says
    cell = look.nearest(land, good)
    if cell == tables.NONE:
        return _hint(unknown, land=tables.LAND_IDS[land], **args)
    if look.steps[cell] == 0:
        return _hint(here, **args)
    return _hint(away, land=tables.LAND_IDS[land], cell=tables.CELL_IDS[cell], steps=look.steps[cell], **args)


# Goods and horses.


def _trade(look: Situation) -> Iterator[Json]:
    """R50: goods on the donkey, horses still missing."""
    if look.table.horses[look.seat] >= look.table.settings.horses:
        return
    says = ("advice-trade", "advice-trade-here", "advice-trade-unknown")
    goods = [int(good) for good in tables.GOODS if look.held[good]]
    if not look.table.settings.printed_price and goods:
        yield _where(look, tables.FARM, tables.NONE, says, items=[tables.ITEM_IDS[good] for good in goods])
    elif goods:
        good = min(goods, key=lambda one: look.steps.get(look.nearest(tables.FARM, one), tables.CELLS))
        yield _where(look, tables.FARM, good, says, items=[tables.ITEM_IDS[good]])


def _pay(look: Situation) -> Iterator[Json]:
    """R47, R48: a tool that pays for a good."""
    says = ("advice-pay", "advice-pay-here", "advice-pay-unknown")
    for good in (tables.HIDE, tables.GOLD):
        tool = int(tables.PRICE[good])
        if look.held[tool] and look.wants(good):
            yield _where(look, LAND_OF[good], tables.NONE, says, tool=tables.ITEM_IDS[tool], item=tables.ITEM_IDS[good])


def _take_wagon(look: Situation) -> Iterator[Json]:
    """R49: two warriors for the first wagon."""
    table, seat = look.table, look.seat
    if table.trophies[seat] & BIT[tables.TROPHY_FOR[tables.WAGON]]:
        return
    if table.men[table.chief[seat]] >= tables.WAGON_WARRIORS:
        says = ("advice-wagon", "advice-wagon-here", "advice-wagon-unknown")
        yield _where(look, LAND_OF[tables.WAGON], tables.NONE, says)
    else:
        yield _hint("advice-wagon-warriors", count=int(tables.WAGON_WARRIORS))


# The Campsite and what it needs.


def _wanted_tools(look: Situation) -> list[int]:
    """Tools that would pay for something wanted, and that are not there yet."""
    return [
        int(tables.PRICE[good])
        for good in (tables.HIDE, tables.GOLD)
        if look.wants(good) and not look.held[tables.PRICE[good]]
    ]


def _craft(look: Situation) -> Iterator[Json]:
    """R74, R75: all the parts of a tool are on the donkey."""
    tools = [tables.ITEM_IDS[tool] for tool in _wanted_tools(look) if all(look.held[part] for part in PARTS[tool])]
    if not tools:
        return
    if look.is_camping():
        yield _hint("advice-craft-now", items=tools)
    else:
        yield _hint("advice-craft" if look.has_campsite() else "advice-craft-later", items=tools)


def _gather(look: Situation) -> Iterator[Json]:
    """R46: parts that are missing for a tool: the nearest known one, or what to look for."""
    for tool in _wanted_tools(look):
        missing = [part for part in PARTS[tool] if not look.held[part]]
        if not missing or sum(1 for count in look.held if count) >= tables.SPOTS:
            continue
        near = min(missing, key=lambda part: look.steps.get(look.nearest(LAND_OF[part]), tables.CELLS))
        if look.nearest(LAND_OF[near]) == tables.NONE:
            yield _hint("advice-find", items=[tables.ITEM_IDS[part] for part in missing], tool=tables.ITEM_IDS[tool])
        else:
            says = ("advice-collect", "advice-collect-here", "advice-find")
            yield _where(look, LAND_OF[near], tables.NONE, says, item=tables.ITEM_IDS[near], tool=tables.ITEM_IDS[tool])
        return


def _train(look: Situation) -> Iterator[Json]:
    """R76: few warriors are left."""
    table, seat = look.table, look.seat
    on_map = sum(int(table.men[cell]) for cell in range(tables.CELLS) if table.side[cell] == seat)
    if on_map > FEW_WARRIORS or not table.reserve[seat]:
        return
    if look.held[tables.INDIAN] and look.held[tables.FEATHER]:
        yield _hint("advice-train" if look.has_campsite() or look.is_camping() else "advice-train-later")
    else:
        yield _hint("advice-recruit", count=on_map)


# The chief trophy.


def _beat_chief(look: Situation) -> Iterator[Json]:
    """R64: the weakest chief who is not protected, and whether the strongest own tribe is enough to defeat him."""
    table, seat = look.table, look.seat
    if table.trophies[seat] & BIT[tables.CHIEF_TROPHY]:
        return
    tribes = [cell for cell in range(tables.CELLS) if table.side[cell] == seat and table.men[cell]]
    chiefs = [cell for cell in _chiefs(table, seat) if not table.is_protected(cell)]
    strongest = max(tribes, key=lambda cell: int(table.units_on(cell)), default=tables.NONE)
    weakest = min(chiefs, key=lambda cell: _strength(table, cell), default=tables.NONE)
    if tables.NONE in (strongest, weakest):
        yield _hint("advice-chief-later")
        return
    own, need = int(table.units_on(strongest)), _strength(table, weakest)
    if own + _attack_bonus(table, seat) < need:
        yield _hint("advice-chief-later")
        return
    yield _hint(
        "advice-chief" if own >= need else "advice-chief-raid",
        opponent={"seat": int(table.side[weakest])},
        cell=tables.CELL_IDS[weakest],
        units=int(table.units_on(weakest)),
        own=own,
        start=tables.CELL_IDS[strongest],
    )


def _chiefs(table: Table, seat: int) -> list[int]:
    """Where the chiefs of the others stand."""
    return [
        int(table.chief[other]) for other in range(table.players) if other != seat and table.chief[other] != tables.NONE
    ]


def _strength(table: Table, cell: int) -> int:
    """R57, R58: units to be beaten there, with the defence icon."""
    return int(table.units_on(cell)) + int(tables.DEFENCE_ICON[table.tile[cell]])


def _attack_bonus(table: Table, seat: int) -> int:
    """R32: the bonus of the card shown, or of one still in hand."""
    if table.card[seat] != tables.NONE:
        return int(tables.CARD_ATTACK[table.card[seat]])
    return max(
        (int(tables.CARD_ATTACK[card]) for card in range(tables.CARDS) if table.hand[seat] & BIT[card]), default=0
    )
