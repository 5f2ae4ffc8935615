"""What happens, in words for programs: the engine's numbers as events, and who may see which part of them."""

from __future__ import annotations

from longhouse.core.events import EventKind, EventTable, Field
from longhouse.games.wendake import data
from longhouse.games.wendake.naming import (
    ACTION_NAMES,
    card_list,
    progress_ids,
    seat_ref,
    seats_in_order,
    slot_numbers,
    territory_ids,
    tile_ids,
    tribe_ids,
    turtle_tracks,
    vegetable_list,
)
from longhouse.games.wendake.rules import codes


def _number(number: int) -> int:
    return number


def _one_more(number: int) -> int:
    return number + 1


def _yes(number: int) -> bool:
    return number != 0


def _tile(number: int) -> str:
    return "none" if number == data.NONE else data.TILE_IDS[number]


def _kind(number: int) -> str:
    return "none" if number == data.NONE else data.KIND_IDS[number]


def _card(number: int) -> str | None:
    return None if number == data.NONE else data.CARD_IDS[number]


SEAT = Field("seat", seat_ref)
OPPONENT = Field("opponent", seat_ref)
SLOT = Field("slot", _one_more)
TILE = Field("tile", _tile)
RITUAL_UP = Field("ritual", _yes)
GOOD = Field("good", lambda number: data.GOOD_IDS[number])
COUNT = Field("count", _number)
KIND = Field("kind_of", _kind)
START = Field("start", lambda number: data.TERRITORY_IDS[number])
END = Field("end", lambda number: data.TERRITORY_IDS[number])
TERRITORY = Field("territory", lambda number: data.TERRITORY_IDS[number])
AREA = Field("area", lambda number: data.AREA_IDS[number])
PROGRESS = Field("progress", lambda number: data.PROGRESS_IDS[number])
TRACK = Field("track", lambda number: data.TRACK_IDS[number])
POINTS = Field("points", _number)
CARD = Field("card", _card)
SPACE = Field("space", lambda number: data.SPACE_IDS[number])
TURTLE = Field("turtle", lambda number: data.TURTLE_IDS[number])
OWN_MASK = Field("mask", lambda number: data.MASK_IDS[number], to="seat")
ACTION = Field("action", lambda number: ACTION_NAMES[number])
ORDER = Field("order", lambda packed: [seat_ref(seat) for seat in seats_in_order(packed)])
TILES = Field("tiles", tile_ids)
BLACK = Field("black", _yes)
WORD_FLAG = Field("flag", lambda number: data.FLAGS[number])

EVENTS = EventTable(
    {
        codes.PAIRED: EventKind("paired", [Field("partner", lambda number: data.TRACK_IDS[number])]),
        codes.PROGRESS_SHOWN: EventKind("progress_shown", [Field("tiles", progress_ids)]),
        codes.ORDER_DRAWN: EventKind("order_drawn", [ORDER]),
        codes.HOME_TAKEN: EventKind("home_taken", [SEAT, TERRITORY]),
        codes.TRIBES_SHOWN: EventKind("tribes_shown", [Field("tribes", tribe_ids)]),
        codes.TRIBE_TAKEN: EventKind("tribe_taken", [SEAT, Field("tribe", lambda number: data.TRIBE_IDS[number])]),
        codes.TILE_TAKEN: EventKind("tile_taken", [SEAT, PROGRESS]),
        codes.DEALT: EventKind("dealt", [SEAT, Field("card", _card, to="seat")]),
        codes.TURNED_UP: EventKind("turned_up", [CARD]),
        codes.GRID_LAID: EventKind("grid_laid", [SEAT]),
        codes.ADVANCED_SHOWN: EventKind("advanced_shown", [TILES]),
        codes.YEAR: EventKind("year", [Field("year", _number)]),
        codes.TURN: EventKind("turn", [SEAT]),
        codes.PLACED: EventKind("placed", [SEAT, SLOT, TILE, RITUAL_UP, BLACK]),
        codes.ORDERED: EventKind("ordered", [SEAT, Field("space", _number), BLACK]),
        codes.FIRE_ON: EventKind("fire_on", [SEAT, SLOT, TILE, RITUAL_UP]),
        codes.BEGAN: EventKind("began", [SEAT, ACTION]),
        codes.SKIPPED: EventKind("skipped", [SEAT, ACTION]),
        codes.CANOE_PUT: EventKind("canoe_put", [SEAT, Field("lake", lambda number: data.LAKE_IDS[number]), COUNT]),
        codes.GAINED: EventKind("gained", [SEAT, GOOD, COUNT]),
        codes.TANNED: EventKind("tanned", [SEAT, COUNT]),
        codes.MOVED: EventKind("moved", [SEAT, KIND, START, END]),
        codes.LAY_DOWN: EventKind("lay_down", [SEAT, KIND, START, AREA]),
        codes.STRUCK: EventKind("struck", [SEAT, KIND, START, END, OPPONENT, Field("victim", _kind)]),
        codes.ATTACKED: EventKind("attacked", [SEAT, KIND, START, AREA, OPPONENT, Field("victim", _kind)]),
        codes.INJURED: EventKind("injured", [SEAT, KIND]),
        codes.WENT_HOME: EventKind("went_home", [SEAT, KIND]),
        codes.TRANSFERRED: EventKind(
            "transferred", [SEAT, KIND, AREA, Field("replaced_by", _kind), Field("stays", _yes)]
        ),
        codes.SWAPPED: EventKind("swapped", [SEAT, SLOT, Field("other", _one_more)]),
        codes.USED: EventKind("used", [SEAT, PROGRESS]),
        codes.EXCHANGED: EventKind(
            "exchanged",
            [
                SEAT,
                Field("give", lambda number: data.GOOD_IDS[number]),
                Field("take", lambda number: data.GOOD_IDS[number]),
            ],
        ),
        codes.BLANKET: EventKind("blanket", [SEAT, CARD, Field("infected", _yes)]),
        codes.BOUGHT: EventKind("bought", [SEAT, PROGRESS]),
        codes.PAID: EventKind(
            "paid", [SEAT, Field("leather", _number), Field("fish", _number), Field("vegetables", vegetable_list)]
        ),
        codes.SCORED: EventKind("scored", [SEAT, TRACK, POINTS, Field("lost", _number), Field("total", _number)]),
        codes.FLAGGED: EventKind("flagged", [SEAT, WORD_FLAG]),
        codes.FLAG_GONE: EventKind("flag_gone", [WORD_FLAG]),
        codes.SPENT: EventKind("spent", [SEAT, GOOD]),
        codes.DREW: EventKind("drew", [SEAT, Field("card", _card, to="seat")]),
        codes.DREW_OPEN: EventKind("drew_open", [SEAT, CARD]),
        codes.DISCARDED: EventKind("discarded", [SEAT, CARD]),
        codes.RESHUFFLED: EventKind("reshuffled", [COUNT]),
        codes.PLAYED: EventKind("played", [SEAT, SPACE, Field("cards", card_list)]),
        codes.RECALLED: EventKind("recalled", [SEAT, CARD]),
        codes.CHANGED: EventKind("changed", [SEAT, OWN_MASK, OWN_MASK._replace(name="other")]),
        codes.CONJURED: EventKind("conjured", [SEAT, OWN_MASK]),
        codes.CLAIMED: EventKind("claimed", [SEAT, TURTLE, Field("tracks", turtle_tracks, to="seat")]),
        codes.MAJORITIES: EventKind("majorities", [SEAT, Field("territories", territory_ids)]),
        codes.BROUGHT: EventKind("brought", [SEAT, KIND]),
        codes.COUNTED: EventKind(
            "counted",
            [
                SEAT,
                Field("warriors", _number),
                Field("women", _number),
                Field("hunters", _number),
                POINTS,
                Field("bonus", _number),
            ],
        ),
        codes.BALANCED: EventKind("balanced", [SEAT, TRACK, Field("other", lambda number: data.TRACK_IDS[number])]),
        codes.TILE_TURNED: EventKind("tile_turned", [SEAT, SLOT, TILE, RITUAL_UP]),
        codes.TURN_ENDED: EventKind("turn_ended", [SEAT]),
        codes.NEW_ORDER: EventKind("new_order", [ORDER]),
        codes.FLIPPED: EventKind("flipped", [SEAT, Field("slots", slot_numbers)]),
        codes.REPLACED: EventKind("replaced", [SEAT, Field("out", _tile), TILE]),
        codes.REFILLED: EventKind("refilled", [TILE]),
        codes.TOP_ROW: EventKind(
            "top_row", [SEAT, Field("first", _tile), Field("second", _tile), Field("third", _tile)]
        ),
        codes.LEVEL_2: EventKind("level_2", [TILES]),
        codes.RESTORED: EventKind("restored", []),
        codes.TURTLE_SHOWN: EventKind("turtle_shown", [SEAT, TURTLE, Field("tracks", turtle_tracks), TRACK, POINTS]),
        codes.OVER: EventKind("over", []),
        codes.GHOST_CARD: EventKind("ghost_card", [Field("card", lambda number: data.GHOST_IDS[number])]),
        codes.GHOST_DISK: EventKind("ghost_disk", [SPACE]),
        codes.GHOST_TRADED: EventKind("ghost_traded", [PROGRESS]),
        codes.GHOST_GUARD: EventKind("ghost_guard", [TERRITORY]),
        codes.GHOST_TOOK: EventKind("ghost_took", [AREA]),
        codes.GHOST_FELL: EventKind("ghost_fell", []),
        codes.WANTED: EventKind("wanted", [SEAT, PROGRESS]),
        codes.DONE: EventKind("done", [SEAT, Field("what", lambda number: codes.LEAVING_OFF[number])]),
    }
)
