"""What happens, in words for programs: the engine's numbers as events, and who may see which part of them."""

from __future__ import annotations

from longhouse.core.events import EventKind, EventTable, Field
from longhouse.core.protocol import SeatRef
from longhouse.games.northgard.naming import ORDERS, tile_ids
from longhouse.games.northgard.rules import codes
from longhouse.games.northgard.tables import (
    AREA_IDS,
    BUILDING_IDS,
    CLAN_IDS,
    CREATURE_KIND_IDS,
    FACE_IDS,
    NONE,
    RESOURCE_IDS,
    SPAN,
    TILE_IDS,
)


def _seat(number: int) -> SeatRef | None:
    return None if number == NONE else {"seat": number}


def _number(number: int) -> int:
    return number


def _yes(number: int) -> bool:
    return number != 0


def _coordinate(number: int) -> int:
    return number - SPAN


def _card(number: int) -> str:
    return FACE_IDS[number]


def _territory(number: int) -> str:
    return AREA_IDS[number]


def _die(number: int) -> str:
    return f"F{number + 1}"


LEFT_OFF = {
    codes.STOP_RECRUITING: "recruiting",
    codes.STOP_MOVING: "moving",
    codes.STOP_BUILDING: "building",
    codes.NO: "offer",
    codes.EAT: "food",
    codes.DONE: "trading",
    codes.KEEP_TOKEN: "offer",
    codes.PART + codes.PART_STOP: "offer",
}
"""What somebody has left off, by the option."""

SEAT = Field("seat", _seat)
OPPONENT = Field("opponent", _seat)
HOLDER = Field("holder", _seat)
CARD = Field("card", _card)
SECRET_CARD = Field("card", _card, to="seat")
TERRITORY = Field("territory", _territory)
START = Field("start", _territory)
END = Field("end", _territory)
RESOURCE = Field("resource", lambda number: RESOURCE_IDS[number])
COUNT = Field("count", _number)
UNITS = Field("units", _number)
KAIJA = Field("kaija", _yes)
TILE = Field("tile", lambda number: TILE_IDS[number])
BUILDING = Field("building", lambda number: BUILDING_IDS[number])
FACE = Field("face", _die)
CREATURE = Field("creature", lambda number: CREATURE_KIND_IDS[number])

EVENTS = EventTable(
    {
        codes.GAINED: EventKind("gained", [SEAT, RESOURCE, COUNT]),
        codes.PAID: EventKind("paid", [SEAT, RESOURCE, COUNT]),
        codes.FAME: EventKind("fame", [SEAT, COUNT]),
        codes.DREW: EventKind("drew", [SEAT, SECRET_CARD]),
        codes.RESHUFFLED: EventKind("reshuffled", [SEAT, COUNT]),
        codes.DISCARDED: EventKind("discarded", [SEAT, CARD]),
        codes.REMOVED: EventKind("removed", [SEAT, CARD]),
        codes.RECRUITED: EventKind("recruited", [SEAT, TERRITORY]),
        codes.KAIJA_CAME: EventKind("kaija_came", [SEAT, TERRITORY]),
        codes.CAMP_SENT: EventKind("camp_sent", [SEAT, TERRITORY]),
        codes.MOVED: EventKind("moved", [SEAT, START, END, UNITS, KAIJA]),
        codes.COMBAT: EventKind("combat", [SEAT, TERRITORY, OPPONENT]),
        codes.PUSHED: EventKind("pushed", [SEAT, START, END, KAIJA]),
        codes.ROLLED: EventKind("rolled", [SEAT, FACE]),
        codes.CHOSE_FACE: EventKind("chose_face", [SEAT, Field("point", _yes)]),
        codes.SETTLED: EventKind(
            "settled",
            [
                TERRITORY,
                Field("attack", _number),
                Field("defence", _number),
                Field("on_attacker", _number),
                Field("on_defender", _number),
                Field("winner", lambda number: ("nobody", "attacker", "defender")[number]),
            ],
        ),
        codes.LOST: EventKind("lost", [SEAT, TERRITORY, COUNT]),
        codes.KAIJA_LOST: EventKind("kaija_lost", [SEAT, TERRITORY]),
        codes.NO_RETREAT: EventKind("no_retreat", [SEAT, TERRITORY, UNITS, KAIJA]),
        codes.RETREATED: EventKind("retreated", [SEAT, START, END, UNITS, KAIJA]),
        codes.TILE_DRAWN: EventKind("tile_drawn", [TILE]),
        codes.TILE_CHOSEN: EventKind("tile_chosen", [SEAT, TILE]),
        codes.TILE_PLACED: EventKind(
            "tile_placed", [SEAT, TILE, Field("x", _coordinate), Field("y", _coordinate), Field("turn", _number)]
        ),
        codes.CLOSED: EventKind("closed", [SEAT, HOLDER, TERRITORY, Field("size", _number)]),
        codes.CLAN_TAKEN: EventKind("clan_taken", [SEAT, Field("clan", lambda number: CLAN_IDS[number])]),
        codes.YEAR: EventKind("year", [Field("year", _number)]),
        codes.ROW_SHOWN: EventKind("row_shown", [CARD]),
        codes.TURN: EventKind("turn", [SEAT]),
        codes.PLAYED: EventKind("played", [SEAT, CARD]),
        codes.WAITED: EventKind("waited", [SEAT, CARD]),
        codes.REPLACED: EventKind("replaced", [SEAT, CARD]),
        codes.UPGRADED: EventKind("upgraded", [SEAT, CARD]),
        codes.PASSED: EventKind("passed", [SEAT]),
        codes.TOOK: EventKind("took", [SEAT, CARD]),
        codes.MARKER: EventKind("marker", [SEAT]),
        codes.CANCELLED: EventKind("cancelled", [SEAT, CARD]),
        codes.ALLOWED: EventKind("allowed", [CARD]),
        codes.LEFT_OFF: EventKind("left_off", [SEAT, Field("what", lambda number: LEFT_OFF[number])]),
        codes.SCORCHED: EventKind("scorched", [SEAT, TERRITORY]),
        codes.BUILT: EventKind("built", [SEAT, BUILDING, TERRITORY]),
        codes.REBUILT: EventKind(
            "rebuilt", [SEAT, Field("old", lambda number: BUILDING_IDS[number]), BUILDING, TERRITORY]
        ),
        codes.PUT_BACK: EventKind("put_back", [SEAT, SECRET_CARD]),
        codes.LOOKED: EventKind("looked", [SEAT, OPPONENT, SECRET_CARD], only="seat"),
        codes.COPIED: EventKind("copied", [SEAT, CARD]),
        codes.CONQUERS: EventKind("conquers", [SEAT]),
        codes.REMOVED_UNIT: EventKind("removed_unit", [SEAT, OPPONENT, TERRITORY]),
        codes.TRADED: EventKind("traded", [SEAT, RESOURCE]),
        codes.WINTER: EventKind("winter", [SEAT, Field("food", _number), Field("wood", _number)]),
        codes.UNREST: EventKind("unrest", [SEAT, Field("taken", _yes)]),
        codes.DOMINATION: EventKind("domination", [SEAT]),
        codes.OVER: EventKind("over", []),
        codes.SETTLED_UNITS: EventKind("settled_units", [SEAT, TERRITORY, COUNT]),
        codes.TILES_DEALT: EventKind("tiles_dealt", [SEAT, Field("tiles", tile_ids, to="seat")]),
        codes.FIRST_PLAYER: EventKind("first_player", [SEAT]),
        codes.ACHIEVEMENTS_SHOWN: EventKind("achievement_shown", [CARD]),
        codes.SWAPPED: EventKind(
            "swapped",
            [
                SEAT,
                OPPONENT,
                Field("give", lambda number: RESOURCE_IDS[number]),
                Field("take", lambda number: RESOURCE_IDS[number]),
            ],
        ),
        codes.OFFERED: EventKind(
            "offered",
            [
                SEAT,
                OPPONENT,
                Field("give", lambda number: RESOURCE_IDS[number]),
                Field("take", lambda number: RESOURCE_IDS[number]),
            ],
        ),
        codes.REFUSED: EventKind("refused", [SEAT]),
        codes.GAVE: EventKind("gave", [SEAT, OPPONENT, RESOURCE, COUNT]),
        codes.CHOSE_CARD: EventKind("chose_card", [SEAT, OPPONENT, Field("card", _card, to="opponent")]),
        codes.ORDERED: EventKind("ordered", [SEAT, Field("order", lambda number: ORDERS[number])], only="seat"),
        codes.CREATURE_CAME: EventKind("creature_came", [CREATURE, TERRITORY]),
        codes.CREATURE_MOVED: EventKind("creature_moved", [CREATURE, TERRITORY]),
        codes.CREATURE_FOUGHT: EventKind(
            "creature_fought",
            [SEAT, CREATURE, TERRITORY, Field("mine", _number), Field("its", _number), Field("won", _yes)],
        ),
        codes.CREATURE_BEATEN: EventKind("creature_beaten", [SEAT, CREATURE]),
        codes.CREATURE_ROLLED: EventKind("creature_rolled", [CREATURE, FACE]),
    }
)
