"""What people see happen, and who may see which part of it."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.events import OPENS, SOFT, TOGETHER, EventTable, Field, number, one, seat, some
from longhouse.core.things import Things
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state

LEAVING: Final[Things] = Things("what", ["recruiting", "moving", "building", "offer", "food", "trading"])
"""What somebody leaves off."""
RECRUITING: Final[i64] = LEAVING.names.index("recruiting")
MOVING: Final[i64] = LEAVING.names.index("moving")
BUILDING: Final[i64] = LEAVING.names.index("building")
OFFER: Final[i64] = LEAVING.names.index("offer")
FOOD: Final[i64] = LEAVING.names.index("food")
TRADING: Final[i64] = LEAVING.names.index("trading")
WINNER: Final[Things] = Things("winner", ["nobody", "attacker", "defender"])
NOBODY_WINS: Final[i64] = WINNER.names.index("nobody")
ATTACKER_WINS: Final[i64] = WINNER.names.index("attacker")
DEFENDER_WINS: Final[i64] = WINNER.names.index("defender")
WHY: Final[Things] = Things("why", ["points", "tie", "nobody_left", "all_fell"])
"""Why a combat ended as it did: by the sums, on a tie, because one side or both have no figure left."""
BY_POINTS: Final[i64] = WHY.names.index("points")
BY_TIE: Final[i64] = WHY.names.index("tie")
NOBODY_LEFT: Final[i64] = WHY.names.index("nobody_left")
ALL_FELL: Final[i64] = WHY.names.index("all_fell")
_DIE: Final[Things] = Things("face", [f"F{face + 1}" for face in range(int(data.DIE_FACES))])
_KIND: Final[Things] = Things("creature", data.CREATURE_KIND_IDS)


def _yes(number: int) -> bool:
    return number != 0


def _some_seat(number: int) -> dict[str, int] | None:
    """A player, or nobody: then the field is left out."""
    return None if number == NONE else {"seat": number}


_SEAT: Final = seat()
_OPPONENT: Final = seat("opponent")
_CARD: Final = one("card", state.FACE)
_SECRET_CARD: Final = one("card", state.FACE, to="seat")
_TERRITORY: Final = one("territory", state.TERRITORY)
_START: Final = one("start", state.TERRITORY)
_END: Final = one("end", state.TERRITORY)
_RESOURCE: Final = one("resource", state.RESOURCE)
_GIVE: Final = one("give", state.RESOURCE)
_TAKE: Final = one("take", state.RESOURCE)
_COUNT: Final = number("count")
_UNITS: Final = number("units")
_KAIJA: Final = Field("kaija", _yes)
_TILE: Final = one("tile", state.TILE)
_BUILDING: Final = one("building", state.BUILDING)
_FACE: Final = one("face", _DIE)
_CREATURE: Final = one("creature", _KIND)

EVENTS: Final = EventTable()
GAINED: Final[i64] = EVENTS.add("gained", _SEAT, _RESOURCE, _COUNT)
PAID: Final[i64] = EVENTS.add("paid", _SEAT, _RESOURCE, _COUNT)
FAME: Final[i64] = EVENTS.add("fame", _SEAT, _COUNT)
DREW: Final[i64] = EVENTS.add("drew", _SEAT, _SECRET_CARD)
RESHUFFLED: Final[i64] = EVENTS.add("reshuffled", _SEAT, _COUNT, beat=SOFT)
DISCARDED: Final[i64] = EVENTS.add("discarded", _SEAT, _CARD)
REMOVED: Final[i64] = EVENTS.add("removed", _SEAT, _CARD)
RECRUITED: Final[i64] = EVENTS.add("recruited", _SEAT, _TERRITORY, beat=TOGETHER)
KAIJA_CAME: Final[i64] = EVENTS.add("kaija_came", _SEAT, _TERRITORY, beat=OPENS)
CAMP_SENT: Final[i64] = EVENTS.add("camp_sent", _SEAT, _TERRITORY, beat=OPENS)
MOVED: Final[i64] = EVENTS.add("moved", _SEAT, _START, _END, _UNITS, _KAIJA, beat=OPENS)
COMBAT: Final[i64] = EVENTS.add("combat", _SEAT, _TERRITORY, _OPPONENT, beat=OPENS)
PUSHED: Final[i64] = EVENTS.add("pushed", _SEAT, _START, _END, _KAIJA, beat=OPENS)
ROLLED: Final[i64] = EVENTS.add("rolled", _SEAT, _FACE, beat=OPENS)
CHOSE_FACE: Final[i64] = EVENTS.add("chose_face", _SEAT, Field("point", _yes))
SETTLED: Final[i64] = EVENTS.add(
    "settled",
    *(_TERRITORY, number("attack"), number("defence"), number("on_attacker"), number("on_defender")),
    one("winner", WINNER),
)
LOST: Final[i64] = EVENTS.add("lost", _SEAT, _TERRITORY, _COUNT)
KAIJA_LOST: Final[i64] = EVENTS.add("kaija_lost", _SEAT, _TERRITORY)
NO_RETREAT: Final[i64] = EVENTS.add("no_retreat", _SEAT, _TERRITORY, _UNITS, _KAIJA, beat=OPENS)
RETREATED: Final[i64] = EVENTS.add("retreated", _SEAT, _START, _END, _UNITS, _KAIJA, beat=OPENS)
TILE_DRAWN: Final[i64] = EVENTS.add("tile_drawn", _TILE, beat=TOGETHER)
TILE_PLACED: Final[i64] = EVENTS.add("tile_placed", _SEAT, _TILE, number("x"), number("y"), number("turn"), beat=OPENS)
CLOSED: Final[i64] = EVENTS.add("closed", _SEAT, Field("holder", _some_seat), _TERRITORY, number("size"), beat=TOGETHER)
CLAN_TAKEN: Final[i64] = EVENTS.add("clan_taken", _SEAT, one("clan", state.CLANS), beat=TOGETHER)
YEAR: Final[i64] = EVENTS.add("year", number("year"), beat=SOFT)
ROW_SHOWN: Final[i64] = EVENTS.add("row_shown", _CARD, beat=TOGETHER)
TURN: Final[i64] = EVENTS.add("turn", _SEAT, beat=SOFT)
PLAYED: Final[i64] = EVENTS.add("played", _SEAT, _CARD, beat=OPENS)
WAITED: Final[i64] = EVENTS.add("waited", _SEAT, _CARD, beat=OPENS)
REPLACED: Final[i64] = EVENTS.add("replaced", _SEAT, _CARD, beat=OPENS)
UPGRADED: Final[i64] = EVENTS.add("upgraded", _SEAT, _CARD, beat=OPENS)
PASSED: Final[i64] = EVENTS.add("passed", _SEAT, beat=OPENS)
TOOK: Final[i64] = EVENTS.add("took", _SEAT, _CARD, beat=OPENS)
MARKER: Final[i64] = EVENTS.add("marker", _SEAT, beat=OPENS)
CANCELLED: Final[i64] = EVENTS.add("cancelled", _SEAT, _CARD, beat=SOFT)
SCORCHED: Final[i64] = EVENTS.add("scorched", _SEAT, _TERRITORY, beat=OPENS)
BUILT: Final[i64] = EVENTS.add("built", _SEAT, _BUILDING, _TERRITORY, beat=OPENS)
REBUILT: Final[i64] = EVENTS.add("rebuilt", _SEAT, one("old", state.BUILDING), _BUILDING, _TERRITORY, beat=OPENS)
PUT_BACK: Final[i64] = EVENTS.add("put_back", _SEAT, _SECRET_CARD)
LOOKED: Final[i64] = EVENTS.add("looked", _SEAT, _OPPONENT, _SECRET_CARD, only="seat")
COPIED: Final[i64] = EVENTS.add("copied", _SEAT, _CARD, beat=SOFT)
CONQUERS: Final[i64] = EVENTS.add("conquers", _SEAT)
REMOVED_UNIT: Final[i64] = EVENTS.add("removed_unit", _SEAT, _OPPONENT, _TERRITORY, beat=OPENS)
TRADED: Final[i64] = EVENTS.add("traded", _SEAT, _RESOURCE, beat=OPENS)
# The cost, also where a player pays less (R132). With a field for what was paid, `longhouse verify` would call every
# saved match with a short winter damaged.
WINTER: Final[i64] = EVENTS.add("winter", _SEAT, number("food"), number("wood"), beat=TOGETHER)
UNREST: Final[i64] = EVENTS.add("unrest", _SEAT, Field("taken", _yes))
DOMINATION: Final[i64] = EVENTS.add("domination", _SEAT, beat=OPENS)
GAME_OVER: Final[i64] = EVENTS.add("over", beat=OPENS)
SETTLED_UNITS: Final[i64] = EVENTS.add("settled_units", _SEAT, _TERRITORY, _COUNT, beat=TOGETHER)
TILES_DEALT: Final[i64] = EVENTS.add("tiles_dealt", _SEAT, some("tiles", state.TILE, to="seat"), beat=TOGETHER)
FIRST_PLAYER: Final[i64] = EVENTS.add("first_player", _SEAT, beat=OPENS)
ACHIEVEMENTS_SHOWN: Final[i64] = EVENTS.add("achievement_shown", _CARD, beat=TOGETHER)
SWAPPED: Final[i64] = EVENTS.add("swapped", _SEAT, _OPPONENT, _GIVE, _TAKE, beat=OPENS)
REFUSED: Final[i64] = EVENTS.add("refused", _SEAT)
GAVE: Final[i64] = EVENTS.add("gave", _SEAT, _OPPONENT, _RESOURCE, _COUNT)
CHOSE_CARD: Final[i64] = EVENTS.add("chose_card", _SEAT, _OPPONENT, one("card", state.FACE, to="opponent"))
ORDERED: Final[i64] = EVENTS.add("ordered", _SEAT, one("order", state.ORDERS), only="seat")
CREATURE_CAME: Final[i64] = EVENTS.add("creature_came", _CREATURE, _TERRITORY, beat=OPENS)
CREATURE_MOVED: Final[i64] = EVENTS.add("creature_moved", _CREATURE, _TERRITORY, beat=OPENS)
CREATURE_FOUGHT: Final[i64] = EVENTS.add(
    "creature_fought", _SEAT, _CREATURE, _TERRITORY, number("mine"), number("its"), Field("won", _yes), beat=OPENS
)
CREATURE_BEATEN: Final[i64] = EVENTS.add("creature_beaten", _SEAT, _CREATURE)
CREATURE_ROLLED: Final[i64] = EVENTS.add("creature_rolled", _CREATURE, _FACE)
TILE_CHOSEN: Final[i64] = EVENTS.add("tile_chosen", _SEAT, _TILE, beat=OPENS)
ALLOWED: Final[i64] = EVENTS.add("allowed", _CARD, beat=SOFT)
OFFERED: Final[i64] = EVENTS.add("offered", _SEAT, _OPPONENT, _GIVE, _TAKE, beat=OPENS)
LEFT_OFF: Final[i64] = EVENTS.add("left_off", _SEAT, one("what", LEAVING), beat=SOFT)
WON: Final[i64] = EVENTS.add(
    "won", _SEAT, _OPPONENT, _TERRITORY, number("points"), number("against"), one("why", WHY), beat=OPENS
)
