"""Names for the engine's numbers: options as keys, events as dicts, luck as named streams.

This is also where every part of an event says who may see it.
"""

from __future__ import annotations

from longhouse.core.codec import Codec, OptionKind
from longhouse.core.events import EventKind, EventTable, Field
from longhouse.core.protocol import SeatRef
from longhouse.core.sets import members_of
from longhouse.games.tomahawk.rules import codes
from longhouse.games.tomahawk.tables import ANIMALS_OF_TYPE, BASE_CARDS, CARD_IDS, PILES, TERRITORY_IDS

PILE_NUMBERS = tuple(str(pile + 1) for pile in range(PILES))

CODEC = Codec(
    OptionKind("reject", codes.REJECT, "reject:{card}", ("special:{card}",), {"card": CARD_IDS[BASE_CARDS:]}),
    OptionKind("replace", codes.REPLACE, "replace:{card}", ("warrior:{card}",), {"card": CARD_IDS[:BASE_CARDS]}),
    OptionKind(
        "play",
        codes.PLAY,
        "play:{card}>{pile}",
        ("hand:{card}", "pile:{pile}"),
        {"card": CARD_IDS, "pile": PILE_NUMBERS},
    ),
    OptionKind("commit", codes.COMMIT, "commit", ("commit",)),
)


def _seat(number: int) -> SeatRef:
    return {"seat": number}


def _number(number: int) -> int:
    return number


def _card(number: int) -> str:
    return CARD_IDS[number]


def card_ids(cards: int) -> list[str]:
    """The ids of a set of cards."""
    return [CARD_IDS[card] for card in members_of(cards)]


def territory_ids(territories: int) -> list[str]:
    """The ids of a set of territories."""
    return [TERRITORY_IDS[territory] for territory in members_of(territories)]


def _territory(number: int) -> str:
    return TERRITORY_IDS[number]


def _species(number: int) -> str:
    return ANIMALS_OF_TYPE[number]


SEAT = Field("seat", _seat)
OPPONENT = Field("opponent", _seat)
PILE = Field("pile", _number)
ROW = Field("row", _number)
CARD = Field("card", _card)
COUNT = Field("count", _number)
TERRITORY = Field("territory", _territory)
SPECIES = Field("species", _species)
VALUE = Field("value", _number)
POINTS = Field("points", _number)

_SECRET_CARD = Field("card", _card, to="seat")
_SECRET_CARDS = Field("cards", card_ids, to="seat")

EVENTS = EventTable(
    {
        codes.DEALT: EventKind("dealt", [SEAT, COUNT, _SECRET_CARDS]),
        codes.REJECTED: EventKind("rejected", [SEAT, CARD], only="seat"),
        codes.REPLACED: EventKind("replaced", [SEAT, CARD, Field("special", _card)], only="seat"),
        codes.READY: EventKind("ready", [SEAT]),
        codes.DREW: EventKind("drew", [SEAT, COUNT, _SECRET_CARDS]),
        codes.TURNED_UP: EventKind("turned_up", [PILE, TERRITORY]),
        codes.BONUS: EventKind("bonus", [TERRITORY, SPECIES]),
        codes.ROUND: EventKind("round", [Field("round", _number)]),
        codes.PLACED: EventKind("placed", [SEAT, CARD, PILE], only="seat"),
        codes.FORCED: EventKind("forced", [SEAT, CARD, PILE], only="seat"),
        codes.REVEALED: EventKind(
            "revealed", [PILE, ROW, SEAT, Field("first", _card), OPPONENT, Field("second", _card)]
        ),
        codes.STAYS_HIDDEN: EventKind("stays_hidden", [PILE]),
        codes.COPIED: EventKind("copied", [SEAT, PILE, ROW, VALUE]),
        codes.CHARMED: EventKind("charmed", [SEAT, PILE, ROW, CARD]),
        codes.DANCE_DUE: EventKind("dance", [SEAT, PILE]),
        codes.LOCKED: EventKind("locked", [SEAT, PILE, _SECRET_CARD]),
        codes.SCALPED: EventKind("scalped", [SEAT, PILE, ROW, CARD, Field("other", _card), COUNT]),
        codes.AT_PUMA: EventKind("puma", [SEAT, PILE, CARD]),
        codes.GATHERED: EventKind("gathered", [SEAT, PILE, CARD, VALUE]),
        codes.PAIRED: EventKind("pair", [SEAT, PILE]),
        codes.TOTALS: EventKind("totals", [PILE, SEAT, Field("first", _number), OPPONENT, Field("second", _number)]),
        codes.MANITOU_TURNS: EventKind("manitou", [SEAT, PILE]),
        codes.DOUBLED: EventKind("doubled", [PILE, Field("animals", _number)]),
        codes.WON: EventKind("won", [SEAT, PILE, TERRITORY, POINTS, SPECIES]),
        codes.TIED: EventKind("tied", [PILE, TERRITORY]),
        codes.PEEKED: EventKind("peeked", [SEAT, OPPONENT, PILE, ROW, _SECRET_CARD]),
        codes.BONUS_WON: EventKind("bonus_won", [SEAT, SPECIES, POINTS]),
        codes.BONUS_TIED: EventKind("bonus_tied", [SPECIES]),
        codes.OVER: EventKind("over", [SEAT, Field("first", _number), OPPONENT, Field("second", _number)]),
    }
)

DECISION_NAMES = ("reject", "replace", "deploy")
