"""What people see happen. Only READY says less than it knows."""

from typing import Any, Final

from mypy_extensions import i64

from longhouse.core.events import OPENS, SOFT, TOGETHER, EventTable, Field, number, one, seat, some
from longhouse.games.tribes import data
from longhouse.games.tribes.state import CARD, CELL, ITEM, SIDE, TILE, TROPHY


def _yes(number: int) -> bool:
    return number != 0


def _side(number: int) -> Any:
    """A player, or the army."""
    return "army" if number == data.ARMY else {"seat": number}


def _land(tile: int) -> str:
    return data.LAND_IDS[data.LAND[tile]]


_SEAT: Final = seat()
_OPPONENT: Final = Field("opponent", _side)
_CELL: Final = one("cell", CELL)
_START: Final = one("start", CELL)
_END: Final = one("end", CELL)
_ITEM: Final = one("item", ITEM)
_CARD: Final = one("card", CARD)
_COUNT: Final = number("count")
_WARRIORS: Final = number("warriors")
_CHIEF: Final = Field("chief", _yes)
_BONUS: Final = number("bonus")
_UNITS: Final = number("units")
_CYCLE: Final = number("cycle")

EVENTS: Final = EventTable()
FIRST_SPIRIT: Final[i64] = EVENTS.add("first_spirit", _SEAT)
START_TAKEN: Final[i64] = EVENTS.add("start_taken", _SEAT, _CELL, beat=OPENS)
DISCOVERED: Final[i64] = EVENTS.add("discovered", _SEAT, _CELL, Field("land", _land), one("tile", TILE), beat=OPENS)
ORIENTED: Final[i64] = EVENTS.add("oriented", _SEAT, _CELL, some("sides", SIDE), some("passes", SIDE))
SETTLED: Final[i64] = EVENTS.add("settled", _SEAT, _CELL, _WARRIORS, beat=OPENS)
CYCLE: Final[i64] = EVENTS.add("cycle", _CYCLE, _SEAT, beat=SOFT)
CAVALRY_PUT: Final[i64] = EVENTS.add("cavalry_put", _SEAT, _CELL, beat=OPENS)
CAVALRY_OFF: Final[i64] = EVENTS.add("cavalry_off", _SEAT)
ROUND: Final[i64] = EVENTS.add("round", number("round"), beat=SOFT)
READY: Final[i64] = EVENTS.add("ready", _SEAT)
SHOWN: Final[i64] = EVENTS.add("shown", _SEAT, _CARD, beat=TOGETHER)
TURN: Final[i64] = EVENTS.add("turn", _SEAT, _CARD, beat=SOFT)
MOVED: Final[i64] = EVENTS.add("moved", _SEAT, _START, _END, _WARRIORS, _CHIEF, beat=OPENS)
COLLECTED: Final[i64] = EVENTS.add("collected", _SEAT, _ITEM, _CELL, beat=TOGETHER)
PAID: Final[i64] = EVENTS.add("paid", _SEAT, _ITEM, beat=SOFT)
PAID_WARRIORS: Final[i64] = EVENTS.add("paid_warriors", _SEAT, _WARRIORS, _CELL, beat=SOFT)
DROPPED: Final[i64] = EVENTS.add("dropped", _SEAT, _ITEM, _COUNT, beat=SOFT)
TRADED: Final[i64] = EVENTS.add("traded", _SEAT, _ITEM, number("horses"), beat=TOGETHER)
TROPHY_WON: Final[i64] = EVENTS.add("trophy", _SEAT, one("trophy", TROPHY))
CRAFTED: Final[i64] = EVENTS.add("crafted", _SEAT, _ITEM, beat=TOGETHER)
TRAINED: Final[i64] = EVENTS.add("trained", _SEAT, _CELL, beat=TOGETHER)
ATTACKED: Final[i64] = EVENTS.add("attacked", _SEAT, _START, _END, _WARRIORS, _CHIEF, _BONUS, beat=OPENS)
DEFENDED: Final[i64] = EVENTS.add("defended", _OPPONENT, _CELL, _UNITS, _BONUS)
LOST: Final[i64] = EVENTS.add("lost", _OPPONENT, _UNITS, _CELL)
DEFEATED: Final[i64] = EVENTS.add("defeated", _SEAT, _OPPONENT, beat=OPENS)
BEATEN: Final[i64] = EVENTS.add("beaten", _SEAT, _CELL, beat=OPENS)
TOOK: Final[i64] = EVENTS.add("took", _SEAT, _OPPONENT, _ITEM, beat=OPENS)
THROWN_AWAY: Final[i64] = EVENTS.add("thrown_away", _SEAT, _ITEM)
RELOCATED: Final[i64] = EVENTS.add("relocated", _SEAT, _CELL, beat=OPENS)
RETREATED: Final[i64] = EVENTS.add("retreated", _SEAT, _CELL, beat=OPENS)
TURN_ENDED: Final[i64] = EVENTS.add("turn_ended", _SEAT, beat=SOFT)
CYCLE_ENDED: Final[i64] = EVENTS.add("cycle_ended", _CYCLE, beat=SOFT)
WON: Final[i64] = EVENTS.add("won", _SEAT, beat=OPENS)
CAPPED: Final[i64] = EVENTS.add("capped", _CYCLE, beat=OPENS)
UNPROTECTED: Final[i64] = EVENTS.add("unprotected", _SEAT, _CELL)
RETREATING: Final[i64] = EVENTS.add("retreating", _SEAT)
