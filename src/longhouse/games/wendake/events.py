"""What people see happen, and who may see which part of it."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.events import (
    OPENS,
    SOFT,
    TOGETHER,
    EventTable,
    Field,
    number,
    one,
    seat,
    seats_in_order,
    several,
    some,
    stage,
)
from longhouse.core.things import Things
from longhouse.core.zones import NONE
from longhouse.games.wendake import data, state


def _yes(told: int) -> bool:
    return told != 0


def _tile(told: int) -> str:
    return "none" if told == NONE else data.TILE_IDS[told]


def _kind(told: int) -> str:
    return "none" if told == NONE else data.KIND_IDS[told]


def _card(told: int) -> str | None:
    return None if told == NONE else data.CARD_IDS[told]


def _left_off(told: int) -> str:
    return LEFT_OFF[told]


LEFT_OFF: Final[dict[int, str]] = {}
"""Options by which nothing changes but what is asked next, and what they leave off. `rules/game.py` lists them, where
options have their numbers. Others hear of them."""

TURTLE_TILE: Final[Things] = Things(
    "tile",
    [
        state.TRACK.names_in(int(data.TURTLE_TRACKS.of(kind, tile)))
        for kind in range(data.TURTLES)
        for tile in range(data.TURTLE_TILES)
    ],
)
"""The tracks on which each Turtle tile may score, as `state.turtle_tile` counts them."""

_SEAT: Final = seat()
_OPPONENT: Final = seat("opponent")
_ORDER: Final = seats_in_order("order")
_SLOT: Final = one("slot", state.SLOT)
_TILE: Final = Field("tile", _tile)
_TILES: Final = some("tiles", state.TILE)
_RITUAL_UP: Final = Field("ritual", _yes)
_BLACK: Final = Field("black", _yes)
_ACTION: Final = one("action", state.ACTION)
_GOOD: Final = one("good", state.GOOD)
_COUNT: Final = number("count")
_POINTS: Final = number("points")
_KIND: Final = Field("kind_of", _kind)
_VICTIM: Final = Field("victim", _kind)
_START: Final = one("start", state.TERRITORY)
_END: Final = one("end", state.TERRITORY)
_TERRITORY: Final = one("territory", state.TERRITORY)
_AREA: Final = one("area", state.AREA)
_PROGRESS: Final = one("progress", state.PROGRESS)
_TRACK: Final = one("track", state.TRACK)
_FLAG: Final = one("flag", state.FLAG)
_CARD: Final = Field("card", _card)
_OWN_CARD: Final = one("card", state.CARD, to="seat")
_OWN_MASK: Final = one("mask", state.MASK, to="seat")
_SPACE: Final = one("space", state.SPACE)
_TURTLE: Final = one("turtle", state.TURTLE)

EVENTS: Final = EventTable()
PAIRED: Final[i64] = EVENTS.add("paired", one("partner", state.TRACK))
PROGRESS_SHOWN: Final[i64] = EVENTS.add("progress_shown", some("tiles", state.PROGRESS))
ORDER_DRAWN: Final[i64] = EVENTS.add("order_drawn", _ORDER)
HOME_TAKEN: Final[i64] = EVENTS.add("home_taken", _SEAT, _TERRITORY, beat=TOGETHER)
TRIBES_SHOWN: Final[i64] = EVENTS.add("tribes_shown", some("tribes", state.TRIBE))
TRIBE_TAKEN: Final[i64] = EVENTS.add("tribe_taken", _SEAT, one("tribe", state.TRIBE), beat=OPENS)
TILE_TAKEN: Final[i64] = EVENTS.add("tile_taken", _SEAT, _PROGRESS)
DEALT: Final[i64] = EVENTS.add("dealt", _SEAT, _OWN_CARD)
TURNED_UP: Final[i64] = EVENTS.add("turned_up", _CARD)
GRID_LAID: Final[i64] = EVENTS.add("grid_laid", _SEAT)
ADVANCED_SHOWN: Final[i64] = EVENTS.add("advanced_shown", _TILES)
YEAR: Final[i64] = EVENTS.add("year", number("year"), beat=SOFT)
TURN: Final[i64] = EVENTS.add("turn", _SEAT, beat=SOFT)
PLACED: Final[i64] = EVENTS.add("placed", _SEAT, _SLOT, _TILE, _RITUAL_UP, _BLACK, beat=OPENS)
ORDERED: Final[i64] = EVENTS.add("ordered", _SEAT, number("space"), _BLACK, beat=OPENS)
FIRE_ON: Final[i64] = EVENTS.add("fire_on", _SEAT, _SLOT, _TILE, _RITUAL_UP, beat=OPENS)
BEGAN: Final[i64] = EVENTS.add("began", _SEAT, _ACTION, beat=SOFT)
SKIPPED: Final[i64] = EVENTS.add("skipped", _SEAT, _ACTION, beat=SOFT)
CANOE_PUT: Final[i64] = EVENTS.add("canoe_put", _SEAT, one("lake", state.LAKE), _COUNT, beat=OPENS)
GAINED: Final[i64] = EVENTS.add("gained", _SEAT, _GOOD, _COUNT)
TANNED: Final[i64] = EVENTS.add("tanned", _SEAT, _COUNT)
MOVED: Final[i64] = EVENTS.add("moved", _SEAT, _KIND, _START, _END, beat=OPENS)
LAY_DOWN: Final[i64] = EVENTS.add("lay_down", _SEAT, _KIND, _START, _AREA, beat=stage("attack"))
STRUCK: Final[i64] = EVENTS.add("struck", _SEAT, _KIND, _START, _END, _OPPONENT, _VICTIM, beat=OPENS)
ATTACKED: Final[i64] = EVENTS.add("attacked", _SEAT, _KIND, _START, _AREA, _OPPONENT, _VICTIM, beat=stage("attack"))
INJURED: Final[i64] = EVENTS.add("injured", _SEAT, _KIND)
WENT_HOME: Final[i64] = EVENTS.add("went_home", _SEAT, _KIND)
TRANSFERRED: Final[i64] = EVENTS.add(
    "transferred", _SEAT, _KIND, _AREA, Field("replaced_by", _kind), Field("stays", _yes), beat=OPENS
)
SWAPPED: Final[i64] = EVENTS.add("tiles_swapped", _SEAT, _TILE, Field("other", _tile), beat=OPENS)
USED: Final[i64] = EVENTS.add("used", _SEAT, _PROGRESS, beat=SOFT)
EXCHANGED: Final[i64] = EVENTS.add("exchanged", _SEAT, one("give", state.GOOD), one("take", state.GOOD), beat=OPENS)
BLANKET: Final[i64] = EVENTS.add("blanket", _SEAT, _CARD, Field("infected", _yes))
BOUGHT: Final[i64] = EVENTS.add("bought", _SEAT, _PROGRESS, beat=OPENS)
PAID: Final[i64] = EVENTS.add("paid", _SEAT, number("leather"), number("fish"), some("vegetables", state.GOOD))
SCORED: Final[i64] = EVENTS.add("scored", _SEAT, _TRACK, _POINTS, number("lost"), number("total"))
FLAGGED: Final[i64] = EVENTS.add("flagged", _SEAT, _FLAG)
FLAG_GONE: Final[i64] = EVENTS.add("flag_gone", _FLAG, beat=SOFT)
SPENT: Final[i64] = EVENTS.add("spent", _SEAT, _GOOD, beat=TOGETHER)
DREW: Final[i64] = EVENTS.add("drew", _SEAT, _OWN_CARD, beat=TOGETHER)
DREW_OPEN: Final[i64] = EVENTS.add("drew_open", _SEAT, _CARD, beat=OPENS)
DISCARDED: Final[i64] = EVENTS.add("discarded", _SEAT, _CARD)
RESHUFFLED: Final[i64] = EVENTS.add("reshuffled", _COUNT)
PLAYED: Final[i64] = EVENTS.add("played", _SEAT, _SPACE, several("cards", state.CARD), beat=OPENS)
RECALLED: Final[i64] = EVENTS.add("recalled", _SEAT, _CARD)
CHANGED: Final[i64] = EVENTS.add("changed", _SEAT, _OWN_MASK, one("other", state.MASK, to="seat"))
CONJURED: Final[i64] = EVENTS.add("conjured", _SEAT, _OWN_MASK)
CLAIMED: Final[i64] = EVENTS.add("claimed", _SEAT, _TURTLE, one("tracks", TURTLE_TILE, to="seat"), beat=OPENS)
MAJORITIES: Final[i64] = EVENTS.add("majorities", _SEAT, some("territories", state.TERRITORY), beat=OPENS)
BROUGHT: Final[i64] = EVENTS.add("brought", _SEAT, _KIND, beat=TOGETHER)
COUNTED: Final[i64] = EVENTS.add(
    "counted", _SEAT, number("warriors"), number("women"), number("hunters"), _POINTS, number("bonus"), beat=OPENS
)
BALANCED: Final[i64] = EVENTS.add("balanced", _SEAT, _TRACK, one("other", state.TRACK), beat=OPENS)
TILE_TURNED: Final[i64] = EVENTS.add("tile_turned", _SEAT, _SLOT, _TILE, _RITUAL_UP, beat=OPENS)
TURN_ENDED: Final[i64] = EVENTS.add("turn_ended", _SEAT, beat=SOFT)
NEW_ORDER: Final[i64] = EVENTS.add("new_order", _ORDER, beat=OPENS)
FLIPPED: Final[i64] = EVENTS.add("flipped", _SEAT, some("slots", state.SLOT), beat=TOGETHER)
REPLACED: Final[i64] = EVENTS.add("replaced", _SEAT, Field("out", _tile), _TILE, beat=OPENS)
REFILLED: Final[i64] = EVENTS.add("refilled", _TILE)
TOP_ROW: Final[i64] = EVENTS.add(
    "top_row", _SEAT, Field("first", _tile), Field("second", _tile), Field("third", _tile), beat=TOGETHER
)
LEVEL_2: Final[i64] = EVENTS.add("level_2", _TILES, beat=OPENS)
RESTORED: Final[i64] = EVENTS.add("restored", beat=SOFT)
TURTLE_SHOWN: Final[i64] = EVENTS.add(
    "turtle_shown", _SEAT, _TURTLE, one("tracks", TURTLE_TILE), _TRACK, _POINTS, beat=TOGETHER
)
OVER: Final[i64] = EVENTS.add("over", beat=OPENS)
GHOST_CARD: Final[i64] = EVENTS.add("ghost_card", one("card", state.GHOST_CARD), beat=OPENS)
GHOST_DISK: Final[i64] = EVENTS.add("ghost_disk", _SPACE)
GHOST_TRADED: Final[i64] = EVENTS.add("ghost_traded", _PROGRESS)
GHOST_GUARD: Final[i64] = EVENTS.add("ghost_guard", _TERRITORY)
GHOST_TOOK: Final[i64] = EVENTS.add("ghost_took", _AREA)
WANTED: Final[i64] = EVENTS.add("wanted", _SEAT, _PROGRESS)
DONE: Final[i64] = EVENTS.add("done", _SEAT, Field("what", _left_off))
GHOST_FELL: Final[i64] = EVENTS.add("ghost_fell")
