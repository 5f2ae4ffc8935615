"""What people see happen, and who may see which part of it."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.events import OPENS, SOFT, TOGETHER, EventTable, number, one, seat, some, stage
from longhouse.core.things import Things
from longhouse.games.tomahawk.data import ANIMALS_OF_TYPE
from longhouse.games.tomahawk.state import CARD, TERRITORY

_SEAT: Final = seat()
_OPPONENT: Final = seat("opponent")
_PILE: Final = number("pile")
_ROW: Final = number("row")
_COUNT: Final = number("count")
_VALUE: Final = number("value")
_POINTS: Final = number("points")
_CARD: Final = one("card", CARD)
_TERRITORY: Final = one("territory", TERRITORY)
_SPECIES: Final = one("species", Things("species", ANIMALS_OF_TYPE))
_SECRET_CARD: Final = one("card", CARD, to="seat")
_SECRET_CARDS: Final = some("cards", CARD, to="seat")

EVENTS: Final = EventTable()
DEALT: Final[i64] = EVENTS.add("dealt", _SEAT, _COUNT, _SECRET_CARDS)
REJECTED: Final[i64] = EVENTS.add("rejected", _SEAT, _CARD, only="seat", beat=stage("seal"))
REPLACED: Final[i64] = EVENTS.add("replaced", _SEAT, _CARD, one("special", CARD), only="seat", beat=stage("seal"))
READY: Final[i64] = EVENTS.add("ready", _SEAT, beat=stage("seal"))
DREW: Final[i64] = EVENTS.add("drew", _SEAT, _COUNT, _SECRET_CARDS, beat=TOGETHER)
TURNED_UP: Final[i64] = EVENTS.add("turned_up", _PILE, _TERRITORY, beat=TOGETHER)
BONUS: Final[i64] = EVENTS.add("bonus", _TERRITORY, _SPECIES)
ROUND: Final[i64] = EVENTS.add("round", number("round"))
PLACED: Final[i64] = EVENTS.add("placed", _SEAT, _CARD, _PILE, only="seat", beat=stage("seal"))
FORCED: Final[i64] = EVENTS.add("forced", _SEAT, _CARD, _PILE, only="seat", beat=stage("seal"))
REVEALED: Final[i64] = EVENTS.add(
    "revealed", _PILE, _ROW, _SEAT, one("first", CARD), _OPPONENT, one("second", CARD), beat=stage("turn")
)
STAYS_HIDDEN: Final[i64] = EVENTS.add("stays_hidden", _PILE, beat=stage("turn"))
COPIED: Final[i64] = EVENTS.add("copied", _SEAT, _PILE, _ROW, _VALUE, beat=stage("powers"))
CHARMED: Final[i64] = EVENTS.add("charmed", _SEAT, _PILE, _ROW, _CARD, beat=stage("powers"))
DANCE_DUE: Final[i64] = EVENTS.add("dance", _SEAT, _PILE, beat=stage("powers"))
LOCKED: Final[i64] = EVENTS.add("locked", _SEAT, _PILE, _SECRET_CARD, beat=stage("powers"))
SCALPED: Final[i64] = EVENTS.add(
    "scalped", _SEAT, _PILE, _ROW, _CARD, one("other", CARD), _COUNT, beat=stage("feathers")
)
AT_PUMA: Final[i64] = EVENTS.add("puma", _SEAT, _PILE, _CARD, beat=stage("icons"))
GATHERED: Final[i64] = EVENTS.add("gathered", _SEAT, _PILE, _CARD, _VALUE, beat=stage("icons"))
PAIRED: Final[i64] = EVENTS.add("pair", _SEAT, _PILE, beat=stage("icons"))
TOTALS: Final[i64] = EVENTS.add("totals", _PILE, _SEAT, number("first"), _OPPONENT, number("second"), beat=OPENS)
MANITOU_TURNS: Final[i64] = EVENTS.add("manitou", _SEAT, _PILE, beat=SOFT)
DOUBLED: Final[i64] = EVENTS.add("doubled", _PILE, number("animals"), beat=SOFT)
WON: Final[i64] = EVENTS.add("won", _SEAT, _PILE, _TERRITORY, _POINTS, _SPECIES, beat=OPENS)
TIED: Final[i64] = EVENTS.add("tied", _PILE, _TERRITORY, beat=OPENS)
PEEKED: Final[i64] = EVENTS.add("peeked", _SEAT, _OPPONENT, _PILE, _ROW, _SECRET_CARD, beat=TOGETHER)
BONUS_WON: Final[i64] = EVENTS.add("bonus_won", _SEAT, _SPECIES, _POINTS, beat=OPENS)
BONUS_TIED: Final[i64] = EVENTS.add("bonus_tied", _SPECIES, beat=OPENS)
OVER: Final[i64] = EVENTS.add("over", _SEAT, number("first"), _OPPONENT, number("second"), beat=OPENS)
