"""Names for the engine's numbers: options as keys, sets and packed numbers as lists of ids."""

from __future__ import annotations

from longhouse.core.codec import Codec, OptionKind
from longhouse.core.protocol import SeatRef
from longhouse.core.sets import members_of
from longhouse.games.tribes import tables
from longhouse.games.tribes.rules import codes

_SOME = tuple(str(number) for number in range(1, int(tables.WARRIORS) + 1))
_ANY = tuple(str(number) for number in range(int(tables.WARRIORS) + 1))
_WAY = ("cell:{start}", "cell:{end}")

CODEC = Codec(
    OptionKind("start", codes.START, "start:{cell}", ("cell:{cell}",), {"cell": tables.CELL_IDS}),
    OptionKind("orient", codes.ORIENT, "orient:{mask}", ("mask:{mask}",), {"mask": tables.MASK_IDS}),
    OptionKind("cavalry", codes.CAVALRY, "cavalry:{cell}", ("cell:{cell}",), {"cell": tables.CELL_IDS}),
    OptionKind("card", codes.CARD, "card:{card}", ("card:{card}",), {"card": tables.CARD_IDS}),
    OptionKind(
        "move",
        codes.MOVE,
        "move:{start}>{end}:{warriors}",
        (*_WAY, "pieces:{warriors}"),
        {"start,end": tables.STEP_IDS, "warriors": _SOME},
    ),
    OptionKind(
        "move-chief",
        codes.MOVE_CHIEF,
        "move:{start}>{end}:{warriors}+chief",
        (*_WAY, "pieces:{warriors}+chief"),
        {"start,end": tables.STEP_IDS, "warriors": _ANY},
    ),
    OptionKind(
        "attack",
        codes.ATTACK,
        "attack:{start}>{end}:{warriors}",
        (*_WAY, "pieces:{warriors}"),
        {"start,end": tables.STEP_IDS, "warriors": _SOME},
    ),
    OptionKind(
        "attack-chief",
        codes.ATTACK_CHIEF,
        "attack:{start}>{end}:{warriors}+chief",
        (*_WAY, "pieces:{warriors}+chief"),
        {"start,end": tables.STEP_IDS, "warriors": _SOME},
    ),
    OptionKind("collect", codes.COLLECT, "collect:{item}", ("collect:{item}",), {"item": tables.ITEM_IDS}),
    OptionKind(
        "collect-drop",
        codes.COLLECT_DROP,
        "collect:{item}-{dropped}",
        ("collect:{item}", "drop:{dropped}"),
        {"item": tables.ITEM_IDS, "dropped": tables.ITEM_IDS},
    ),
    OptionKind("trade", codes.TRADE, "trade:{item}", ("trade:{item}",), {"item": tables.ITEM_IDS}),
    OptionKind("craft", codes.CRAFT, "craft:{item}", ("craft:{item}",), {"item": tables.ITEM_IDS}),
    OptionKind(
        "craft-drop",
        codes.CRAFT_DROP,
        "craft:{item}-{dropped}",
        ("craft:{item}", "drop:{dropped}"),
        {"item": tables.ITEM_IDS, "dropped": tables.ITEM_IDS},
    ),
    OptionKind("train", codes.TRAIN, "train", ("train",)),
    OptionKind("retreat", codes.RETREAT, "retreat", ("retreat",)),
    OptionKind("end", codes.END_TURN, "end", ("end",)),
    OptionKind("relocate", codes.RELOCATE, "relocate:{cell}", ("cell:{cell}",), {"cell": tables.CELL_IDS}),
    OptionKind("take", codes.TAKE, "take:{item}", ("take:{item}",), {"item": tables.ITEM_IDS}),
    OptionKind("room", codes.ROOM, "room:{dropped}", ("drop:{dropped}",), {"dropped": tables.ITEM_IDS}),
    OptionKind("room-none", codes.ROOM_NONE, "room:none", ("throw-away",)),
)

DECISION_NAMES = (
    *("start", "orient-start", "cavalry", "card", "turn", "orient", "relocate", "retreat"),
    *("take", "room", "beaten", "campsite", "turn-over", "next-round", "turn-start"),
)
"""By frame kind."""


def seat_ref(number: int) -> SeatRef:
    """A player inside an event."""
    return {"seat": number}


def side_ids(mask: int) -> list[str]:
    """The sides of a mask."""
    return [tables.SIDE_IDS[side] for side in members_of(mask)]


def card_ids(cards: int) -> list[str]:
    """The ids of a set of moving cards."""
    return [tables.CARD_IDS[card] for card in members_of(cards)]


def trophy_ids(trophies: int) -> list[str]:
    """The ids of a set of trophies."""
    return [tables.TROPHY_IDS[trophy] for trophy in members_of(trophies)]
