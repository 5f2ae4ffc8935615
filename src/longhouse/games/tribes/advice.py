"""What a player could do next, in at most three sentences: a hint for newcomers, from what lies open on the table.

Ways count only over land that is discovered and free; what lies beyond is for the player to find.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from longhouse.core.protocol import Argument, Sentence
from longhouse.core.sets import BIT
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, state
from longhouse.games.tribes.rules.decisions import is_about
from longhouse.games.tribes.rules.placing import BEATEN, CAVALRY
from longhouse.games.tribes.rules.winning import points
from longhouse.games.tribes.state import Table

MOST = 3
"""So many sentences are enough."""
FEW_WARRIORS = 3
"""With so many warriors on the map, or fewer, training comes to mind."""
PARTS = {
    data.ITEM_IDS.index(row["id"]): [data.ITEM_IDS.index(part) for part in row["parts"]]
    for row in data.DATA["item"]
    if "parts" in row
}
"""What a tool is made of."""
LAND_OF = {int(item): land for land, item in enumerate(data.GIVES) if item != NONE}
"""The land that gives an item."""


class Situation(NamedTuple):
    """A seat's table: what is on its donkey, and how many steps of the chief lead to which cell."""

    table: Table
    seat: int
    held: Sequence[int]
    steps: dict[int, int]

    def nearest(self, land: int, good: int = NONE) -> int:
        """The nearest cell of a land, or NONE; a farm must take the good where each takes one kind only."""
        found = [
            cell
            for cell in self.steps
            if data.LAND[state.LAID.of(self.table, cell)] == land and self._takes(cell, good)
        ]
        return min(found, key=self.steps.__getitem__, default=NONE)

    def _takes(self, cell: int, good: int) -> bool:
        """RU7: whether this farm takes the good."""
        if good == NONE or not self.table.settings.printed_price:
            return True
        return bool(data.PRINTED_PRICE[state.LAID.of(self.table, cell)] == good)

    def wants(self, good: int) -> bool:
        """Whether another hide, gold or wagon brings a trophy, or a horse that is still needed."""
        table, seat = self.table, self.seat
        if self.held[good] >= data.PER_SPOT:
            return False
        lacks_trophy = not state.TROPHIES.of(table, seat) & BIT[data.TROPHY_FOR[good]]
        return (
            lacks_trophy
            or state.HORSES.of(table, seat) + sum(self.held[one] for one in data.GOODS) < table.settings.horses
        )

    def has_campsite(self) -> bool:
        """Whether the Campsite card is still to come in this cycle."""
        return bool(state.HAND.has(self.table, self.seat, data.CAMPSITE))

    def is_camping(self) -> bool:
        """Whether it is being used right now."""
        frame = self.table.frames.of(self.seat)
        return frame >= 0 and is_about(self.table.asks(frame), "craft")


def advice(table: Table, seat: int | None) -> list[Sentence]:
    """The most urgent hints for a seat; none for a spectator, before the first cycle and where nobody is asked."""
    if seat is None or state.CYCLE.of(table) == 0 or state.CHIEF.of(table, seat) == NONE:
        return []
    if table.is_over() or table.between:
        return []
    frame = int(table.frames.of(seat))
    if frame >= 0 and table.asks(frame) in (CAVALRY, BEATEN):
        return _cavalry(table, seat)
    held = [int(state.ITEMS.of(table, seat, item)) for item in range(data.ITEMS)]
    look = Situation(table, seat, held, _steps_to(table, seat))
    found: list[Sentence] = []
    for hints in (_trade, _pay, _craft, _gather, _take_wagon, _beat_chief, _train):
        found += hints(look)
        if len(found) >= MOST:
            break
    return found[:MOST]


def _cavalry(table: Table, seat: int) -> list[Sentence]:
    """R28, R69: whom to bar the way, and whom not."""
    rivals = [other for other in range(table.players) if other != seat and state.CHIEF.of(table, other) != NONE]
    hints = []
    if rivals:
        ahead = max(rivals, key=lambda other: points(table, other))
        where = data.CELL_IDS[state.CHIEF.of(table, ahead)]
        hints.append(_hint("advice-cavalry", opponent={"seat": ahead}, cell=where))
    return [*hints, _hint("advice-cavalry-own", cell=data.CELL_IDS[state.CHIEF.of(table, seat)])]


def _hint(message: str, **args: Argument) -> Sentence:
    """A message as the view carries it."""
    return {"id": message, "args": args}


def _steps_to(table: Table, seat: int) -> dict[int, int]:
    """How many steps of the chief lead to each discovered cell, past mountains and the pieces of others."""
    start = int(state.CHIEF.of(table, seat))
    found = {start: 0}
    queue = [start]
    for cell in queue:
        closed = int(state.WALLS.of(table, cell)) | int(data.EDGE[cell])
        for side in range(data.SIDES):
            if closed >> side & 1:
                continue
            other = int(data.NEXT.of(cell, side))
            if other not in found and state.LAID.of(table, other) != NONE and not table.has_others(other, seat):
                found[other] = found[cell] + 1
                queue.append(other)
    return found


def _where(look: Situation, land: int, good: int, says: tuple[str, str, str], **args: Argument) -> Sentence:
    """A hint about a land, in one of three messages: so many steps away, here, or still to be found."""
    away, here, unknown = says
    cell = look.nearest(land, good)
    if cell == NONE:
        return _hint(unknown, land=data.LAND_IDS[land], **args)
    if look.steps[cell] == 0:
        return _hint(here, **args)
    return _hint(away, land=data.LAND_IDS[land], cell=data.CELL_IDS[cell], steps=look.steps[cell], **args)


# Goods and horses.


def _trade(look: Situation) -> Iterator[Sentence]:
    """R50: goods on the donkey, horses still missing."""
    if state.HORSES.of(look.table, look.seat) >= look.table.settings.horses:
        return
    says = ("advice-trade", "advice-trade-here", "advice-trade-unknown")
    goods = [int(good) for good in data.GOODS if look.held[good]]
    if not look.table.settings.printed_price and goods:
        yield _where(look, data.FARM, NONE, says, items=[data.ITEM_IDS[good] for good in goods])
    elif goods:
        good = min(goods, key=lambda one: look.steps.get(look.nearest(data.FARM, one), data.CELLS))
        yield _where(look, data.FARM, good, says, items=[data.ITEM_IDS[good]])


def _pay(look: Situation) -> Iterator[Sentence]:
    """R47, R48: a tool that pays for a good."""
    says = ("advice-pay", "advice-pay-here", "advice-pay-unknown")
    for good in (data.HIDE, data.GOLD):
        tool = int(data.PRICE[good])
        if look.held[tool] and look.wants(good):
            yield _where(look, LAND_OF[good], NONE, says, tool=data.ITEM_IDS[tool], item=data.ITEM_IDS[good])


def _take_wagon(look: Situation) -> Iterator[Sentence]:
    """R49: two warriors for the first wagon."""
    table, seat = look.table, look.seat
    if state.TROPHIES.of(table, seat) & BIT[data.TROPHY_FOR[data.WAGON]]:
        return
    if state.MEN.of(table, state.CHIEF.of(table, seat)) >= data.WAGON_WARRIORS:
        says = ("advice-wagon", "advice-wagon-here", "advice-wagon-unknown")
        yield _where(look, LAND_OF[data.WAGON], NONE, says)
    else:
        yield _hint("advice-wagon-warriors", count=int(data.WAGON_WARRIORS))


# The Campsite and what it needs.


def _wanted_tools(look: Situation) -> list[int]:
    """Tools that would pay for something wanted, and that are not there yet."""
    return [
        int(data.PRICE[good]) for good in (data.HIDE, data.GOLD) if look.wants(good) and not look.held[data.PRICE[good]]
    ]


def _craft(look: Situation) -> Iterator[Sentence]:
    """R74, R75: all the parts of a tool are on the donkey."""
    tools = [data.ITEM_IDS[tool] for tool in _wanted_tools(look) if all(look.held[part] for part in PARTS[tool])]
    if not tools:
        return
    if look.is_camping():
        yield _hint("advice-craft-now", items=tools)
    else:
        yield _hint("advice-craft" if look.has_campsite() else "advice-craft-later", items=tools)


def _gather(look: Situation) -> Iterator[Sentence]:
    """R46: parts that are missing for a tool: the nearest known one, or what to look for."""
    for tool in _wanted_tools(look):
        missing = [part for part in PARTS[tool] if not look.held[part]]
        if not missing or sum(1 for count in look.held if count) >= data.SPOTS:
            continue
        near = min(missing, key=lambda part: look.steps.get(look.nearest(LAND_OF[part]), data.CELLS))
        if look.nearest(LAND_OF[near]) == NONE:
            yield _hint("advice-find", items=[data.ITEM_IDS[part] for part in missing], tool=data.ITEM_IDS[tool])
        else:
            says = ("advice-collect", "advice-collect-here", "advice-find")
            yield _where(look, LAND_OF[near], NONE, says, item=data.ITEM_IDS[near], tool=data.ITEM_IDS[tool])
        return


def _train(look: Situation) -> Iterator[Sentence]:
    """R76: few warriors are left."""
    table, seat = look.table, look.seat
    on_map = sum(int(state.MEN.of(table, cell)) for cell in range(data.CELLS) if state.HOLDER.of(table, cell) == seat)
    if on_map > FEW_WARRIORS or not state.RESERVE.of(table, seat):
        return
    if look.held[data.INDIAN] and look.held[data.FEATHER]:
        yield _hint("advice-train" if look.has_campsite() or look.is_camping() else "advice-train-later")
    else:
        yield _hint("advice-recruit", count=on_map)


# The chief trophy.


def _beat_chief(look: Situation) -> Iterator[Sentence]:
    """R64: the weakest chief who is not protected, and whether the strongest own tribe is enough to win."""
    table, seat = look.table, look.seat
    if state.TROPHIES.has(table, seat, data.CHIEF_TROPHY):
        return
    tribes = [cell for cell in range(data.CELLS) if state.HOLDER.of(table, cell) == seat and state.MEN.of(table, cell)]
    chiefs = [cell for cell in _chiefs(table, seat) if not table.is_protected(cell)]
    strongest = max(tribes, key=lambda cell: int(table.units_on(cell)), default=NONE)
    weakest = min(chiefs, key=lambda cell: _strength(table, cell), default=NONE)
    if NONE in (strongest, weakest):
        yield _hint("advice-chief-later")
        return
    own, need = int(table.units_on(strongest)), _strength(table, weakest)
    if own + _attack_bonus(table, seat) < need:
        yield _hint("advice-chief-later")
        return
    yield _hint(
        "advice-chief" if own >= need else "advice-chief-raid",
        opponent={"seat": int(state.HOLDER.of(table, weakest))},
        cell=data.CELL_IDS[weakest],
        units=int(table.units_on(weakest)),
        own=own,
        start=data.CELL_IDS[strongest],
    )


def _chiefs(table: Table, seat: int) -> list[int]:
    """Where the chiefs of the others stand."""
    return [
        int(state.CHIEF.of(table, other))
        for other in range(table.players)
        if other != seat and state.CHIEF.of(table, other) != NONE
    ]


def _strength(table: Table, cell: int) -> int:
    """R57, R58: units to be beaten there, with the defence icon."""
    return int(table.units_on(cell)) + int(data.DEFENCE_ICON[state.LAID.of(table, cell)])


def _attack_bonus(table: Table, seat: int) -> int:
    """R32: the bonus of the card shown, or of one still in hand."""
    if state.SHOWN.of(table, seat) != NONE:
        return int(data.CARD_ATTACK[state.SHOWN.of(table, seat)])
    return max(
        (int(data.CARD_ATTACK[card]) for card in range(data.CARDS) if state.HAND.has(table, seat, card)), default=0
    )
