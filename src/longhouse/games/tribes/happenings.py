"""What happens, in words for programs: the engine's numbers as events. Only READY says less than it knows."""

from __future__ import annotations

from longhouse.core.events import EventKind, EventTable, Field
from longhouse.core.protocol import Argument
from longhouse.games.tribes import tables
from longhouse.games.tribes.naming import seat_ref, side_ids
from longhouse.games.tribes.rules import codes


def _number(number: int) -> int:
    return number


def _yes(number: int) -> bool:
    return number != 0


def _side(number: int) -> Argument:
    """A player, or the army."""
    return "army" if number == tables.ARMY else seat_ref(number)


SEAT = Field("seat", seat_ref)
OPPONENT = Field("opponent", _side)
CELL = Field("cell", lambda number: tables.CELL_IDS[number])
START = Field("start", lambda number: tables.CELL_IDS[number])
END = Field("end", lambda number: tables.CELL_IDS[number])
TILE = Field("tile", lambda number: tables.TILE_IDS[number])
LAND_THERE = Field("land", lambda number: tables.LAND_IDS[tables.LAND[number]])
ITEM = Field("item", lambda number: tables.ITEM_IDS[number])
CARD = Field("card", lambda number: tables.CARD_IDS[number])
COUNT = Field("count", _number)
WARRIORS = Field("warriors", _number)
CHIEF = Field("chief", _yes)
BONUS = Field("bonus", _number)

EVENTS = EventTable(
    {
        codes.FIRST_SPIRIT: EventKind("first_spirit", [SEAT]),
        codes.START_TAKEN: EventKind("start_taken", [SEAT, CELL]),
        codes.DISCOVERED: EventKind("discovered", [SEAT, CELL, LAND_THERE, TILE]),
        codes.ORIENTED: EventKind("oriented", [SEAT, CELL, Field("sides", side_ids), Field("passes", side_ids)]),
        codes.SETTLED: EventKind("settled", [SEAT, CELL, WARRIORS]),
        codes.CYCLE: EventKind("cycle", [Field("cycle", _number), SEAT]),
        codes.CAVALRY_PUT: EventKind("cavalry_put", [SEAT, CELL]),
        codes.CAVALRY_OFF: EventKind("cavalry_off", [SEAT]),
        codes.ROUND: EventKind("round", [Field("round", _number)]),
        codes.READY: EventKind("ready", [SEAT]),
        codes.SHOWN: EventKind("shown", [SEAT, CARD]),
        codes.TURN: EventKind("turn", [SEAT, CARD]),
        codes.MOVED: EventKind("moved", [SEAT, START, END, WARRIORS, CHIEF]),
        codes.COLLECTED: EventKind("collected", [SEAT, ITEM, CELL]),
        codes.PAID: EventKind("paid", [SEAT, ITEM]),
        codes.PAID_WARRIORS: EventKind("paid_warriors", [SEAT, WARRIORS, CELL]),
        codes.DROPPED: EventKind("dropped", [SEAT, ITEM, COUNT]),
        codes.TRADED: EventKind("traded", [SEAT, ITEM, Field("horses", _number)]),
        codes.TROPHY: EventKind("trophy", [SEAT, Field("trophy", lambda number: tables.TROPHY_IDS[number])]),
        codes.CRAFTED: EventKind("crafted", [SEAT, ITEM]),
        codes.TRAINED: EventKind("trained", [SEAT, CELL]),
        codes.ATTACKED: EventKind("attacked", [SEAT, START, END, WARRIORS, CHIEF, BONUS]),
        codes.DEFENDED: EventKind("defended", [OPPONENT, CELL, Field("units", _number), BONUS]),
        codes.LOST: EventKind("lost", [OPPONENT, Field("units", _number), CELL]),
        codes.DEFEATED: EventKind("defeated", [SEAT, OPPONENT]),
        codes.BEATEN: EventKind("beaten", [SEAT, CELL]),
        codes.TOOK: EventKind("took", [SEAT, OPPONENT, ITEM]),
        codes.THROWN_AWAY: EventKind("thrown_away", [SEAT, ITEM]),
        codes.RELOCATED: EventKind("relocated", [SEAT, CELL]),
        codes.RETREATED: EventKind("retreated", [SEAT, CELL]),
        codes.TURN_ENDED: EventKind("turn_ended", [SEAT]),
        codes.CYCLE_ENDED: EventKind("cycle_ended", [Field("cycle", _number)]),
        codes.WON: EventKind("won", [SEAT]),
        codes.CAPPED: EventKind("capped", [Field("cycle", _number)]),
        codes.UNPROTECTED: EventKind("unprotected", [SEAT, CELL]),
        codes.RETREATING: EventKind("retreating", [SEAT]),
    }
)
