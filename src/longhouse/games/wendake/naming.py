"""Names for the engine's numbers: options as keys, sets and packed numbers as lists of ids."""

from __future__ import annotations

from longhouse.core.codec import Codec, OptionKind
from longhouse.core.protocol import SeatRef
from longhouse.core.sets import members_of
from longhouse.games.wendake import data
from longhouse.games.wendake.rules import codes

# Options. Slots of the grid are numbered 1 to 9, row by row, columns 1 to 3.

SLOT_NUMBERS = tuple(str(slot + 1) for slot in range(data.SLOTS))
SEAT_NUMBERS = tuple(str(seat) for seat in range(data.SEATS))
RESOURCE_IDS = data.GOOD_IDS[: data.RESOURCES]
WHO = ("warrior", "black")
ACTION_NAMES = tuple(action.replace(":", "") or "none" for action in data.ACTION_IDS)
"""`move:3` is "move3" in keys and messages."""
VEGETABLE_SETS = tuple(
    "+".join(data.GOOD_IDS[good] for good in members_of(vegetables)) or "none"
    for vegetables in range(2**data.VEGETABLES)
)
_NUMBERS = ("0", "1", "2", "3")
_GUARD = "guard:{start}.{who}"

CODEC = Codec(
    OptionKind("home", codes.HOME, "home:{territory}", ("territory:{territory}",), {"territory": data.TERRITORY_IDS}),
    OptionKind("tribe", codes.TRIBE, "tribe:{tribe}", ("tribe:{tribe}",), {"tribe": data.TRIBE_IDS}),
    OptionKind(
        "oneida", codes.ONEIDA_TILE, "keep:{progress}", ("progress:{progress}",), {"progress": data.PROGRESS_IDS}
    ),
    OptionKind("lake", codes.LAKE, "canoe:{lake}", ("lake:{lake}",), {"lake": data.LAKE_IDS}),
    OptionKind("place", codes.PLACE, "place:{slot}", ("slot:{slot}",), {"slot": SLOT_NUMBERS}),
    OptionKind("place-black", codes.PLACE_BLACK, "black:{slot}", ("black", "slot:{slot}"), {"slot": SLOT_NUMBERS}),
    OptionKind("order", codes.ORDER, "order", ("order",)),
    OptionKind("order-black", codes.ORDER_BLACK, "black:order", ("black", "order")),
    OptionKind("transfer", codes.TRANSFER, "transfer:{area}", ("area:{area}", "leave"), {"area": data.AREA_IDS}),
    OptionKind(
        "transfer-replace",
        codes.TRANSFER_REPLACE,
        "transfer:{area}+replace",
        ("area:{area}", "replace"),
        {"area": data.AREA_IDS},
    ),
    OptionKind(
        "transfer-stay", codes.TRANSFER_STAY, "transfer:{area}+stay", ("area:{area}", "stay"), {"area": data.AREA_IDS}
    ),
    OptionKind(
        "transfer-stay-replace",
        codes.TRANSFER_STAY_REPLACE,
        "transfer:{area}+stay+replace",
        ("area:{area}", "stay-replace"),
        {"area": data.AREA_IDS},
    ),
    OptionKind("use", codes.USE, "use:{progress}", ("progress:{progress}",), {"progress": data.PROGRESS_IDS}),
    OptionKind(
        "swap",
        codes.SWAP,
        "swap:{slot}-{other}",
        ("swap", "slot:{slot}", "slot:{other}"),
        {"slot": SLOT_NUMBERS, "other": SLOT_NUMBERS},
    ),
    OptionKind("fire", codes.FIRE_TARGET, "fire:{slot}", ("slot:{slot}",), {"slot": SLOT_NUMBERS}),
    OptionKind("no-fire", codes.NO_FIRE, "fire:none", ("skip",)),
    OptionKind("do", codes.DO, "do:{action}", ("action:{action}",), {"action": ACTION_NAMES}),
    OptionKind("skip", codes.SKIP_ACTION, "skip", ("skip",)),
    OptionKind(
        "stand",
        codes.STAND,
        "stand:{who}@{start}>{end}",
        (_GUARD, "territory:{end}"),
        {"start,end": data.STEPS, "who": WHO},
    ),
    OptionKind(
        "lie",
        codes.LIE,
        "lie:{who}@{start}>{area}",
        (_GUARD, "area:{area}"),
        {"start,area": data.STEPS_INTO_AREAS, "who": WHO},
    ),
    OptionKind(
        "strike",
        codes.STRIKE,
        "strike:{who}@{start}>{end}.{seat}",
        (_GUARD, "foe:{end}.{seat}"),
        {"start,end": data.STEPS, "who": WHO, "seat": SEAT_NUMBERS},
    ),
    OptionKind(
        "strike-black",
        codes.STRIKE_BLACK,
        "strike:{who}@{start}>{end}.black",
        (_GUARD, "foe:{end}.black"),
        {"start,end": data.STEPS, "who": WHO},
    ),
    OptionKind(
        "attack",
        codes.ATTACK,
        "attack:{who}@{start}>{area}",
        (_GUARD, "area:{area}"),
        {"start,area": data.STEPS_INTO_AREAS, "who": WHO},
    ),
    OptionKind("stop-moving", codes.STOP_MOVING, "stop-moving", ("done",)),
    OptionKind(
        "exchange",
        codes.EXCHANGE,
        "exchange:{give}>{take}",
        ("good:{give}", "supply:{take}"),
        {"give": RESOURCE_IDS, "take": RESOURCE_IDS},
    ),
    OptionKind("stop-exchanging", codes.STOP_EXCHANGING, "stop-exchanging", ("done",)),
    OptionKind(
        "lose-guard",
        codes.LOSE_GUARD,
        "lose:{who}@{start}",
        (_GUARD,),
        {"start": data.TERRITORY_IDS, "who": WHO},
    ),
    OptionKind("lose-in-area", codes.LOSE_IN_AREA, "lose:{area}", ("area:{area}",), {"area": data.AREA_IDS}),
    OptionKind("lose-at-home", codes.LOSE_AT_HOME, "lose:{kind}", ("village:{kind}",), {"kind": data.KIND_IDS[1:3]}),
    OptionKind("buy", codes.BUY, "buy:{progress}", ("market:{progress}",), {"progress": data.PROGRESS_IDS}),
    OptionKind("buy-nothing", codes.BUY_NOTHING, "buy:nothing", ("skip",)),
    OptionKind("no-discount", codes.NO_DISCOUNT, "no-discount", ("done",)),
    OptionKind(
        "pay",
        codes.PAY,
        "pay:{leather}-{fish}-{vegetables}",
        ("price:{leather}-{fish}-{vegetables}",),
        {"leather": _NUMBERS, "fish": _NUMBERS, "vegetables": VEGETABLE_SETS},
    ),
    OptionKind("track", codes.TRACK, "track:{track}", ("track:{track}",), {"track": data.TRACK_IDS}),
    OptionKind("flag", codes.FLAG, "flag:{flag}", ("flag:{flag}",), {"flag": data.FLAGS}),
    OptionKind("spend", codes.SPEND, "spend:{good}", ("good:{good}",), {"good": RESOURCE_IDS}),
    OptionKind("stop-spending", codes.STOP_SPENDING, "stop-spending", ("done",)),
    OptionKind("draw-deck", codes.DRAW_DECK, "draw:deck", ("deck",)),
    OptionKind("draw-discard", codes.DRAW_DISCARD, "draw:discard", ("discard",)),
    OptionKind("discard", codes.DISCARD, "discard:{card}", ("card:{card}",), {"card": data.CARD_IDS}),
    OptionKind(
        "masks",
        codes.PLAY_MASKS,
        "masks:{space}={masks}",
        ("space:{space}", "masks:{masks}"),
        {"space,masks": data.PLAYS},
    ),
    OptionKind("no-masks", codes.PLAY_NO_MASKS, "masks:none", ("skip",)),
    OptionKind("recall", codes.RECALL, "recall:{mask}", ("played:{mask}",), {"mask": data.MASK_IDS}),
    OptionKind(
        "change",
        codes.CHANGE,
        "change:{mask}>{other}",
        ("mask:{mask}", "as:{other}"),
        {"mask": data.MASK_IDS, "other": data.MASK_IDS},
    ),
    OptionKind("conjure", codes.CONJURE, "conjure:{mask}", ("as:{mask}",), {"mask": data.MASK_IDS}),
    OptionKind("claim", codes.CLAIM, "claim:{turtle}", ("turtle:{turtle}",), {"turtle": data.TURTLE_IDS}),
    OptionKind("claim-none", codes.CLAIM_NONE, "claim:none", ("skip",)),
    OptionKind("score-military", codes.SCORE_MILITARY, "score-military", ("done",)),
    OptionKind("bring", codes.BRING, "bring:{kind}", ("longhouse:{kind}",), {"kind": data.KIND_IDS}),
    OptionKind("bring-nobody", codes.BRING_NOBODY, "bring:nobody", ("done",)),
    OptionKind("score-ritual", codes.SCORE_RITUAL, "score-ritual", ("done",)),
    OptionKind("gain", codes.GAIN, "gain:{good}", ("supply:{good}",), {"good": RESOURCE_IDS}),
    OptionKind(
        "balance",
        codes.BALANCE,
        "balance:{track}>{other}",
        ("track:{track}", "track:{other}"),
        {"track": data.TRACK_IDS, "other": data.TRACK_IDS},
    ),
    OptionKind("turn-tile", codes.TURN_TILE, "turn:{slot}", ("slot:{slot}",), {"slot": SLOT_NUMBERS}),
    OptionKind("end", codes.END_TURN, "end", ("end",)),
    OptionKind("again", codes.AGAIN, "again", ("again",)),
    OptionKind("no-swap", codes.NO_SWAP, "no-swap", ("skip",)),
    OptionKind(
        "replace",
        codes.REPLACE,
        "replace:{column}<{tile}",
        ("tile:{tile}", "leaving:{column}"),
        {"tile": data.TILE_IDS, "column": ("1", "2", "3")},
    ),
    OptionKind("keep-tiles", codes.KEEP_TILES, "keep", ("skip",)),
)

DECISION_NAMES = (
    *("home", "tribe", "oneida", "lake", "turn", "fire", "action", "move"),
    *("exchange", "smallpox", "buy", "discount", "pay", "track", "flag", "economy"),
    *("draw", "discard", "masks", "turtle", "alliance", "ritual", "ritual-score"),
    *("gain", "spend", "balance", "heal", "turn-tile", "recall", "change", "conjure"),
    *("end", "restore-swap", "replace", "canoe"),
)
"""By frame kind."""

# Sets and packed numbers.


def seat_ref(number: int) -> SeatRef:
    """A player inside an event."""
    return {"seat": number}


def tile_ids(tiles: int) -> list[str]:
    """The ids of a set of Action tiles."""
    return [data.TILE_IDS[tile] for tile in members_of(tiles)]


def progress_ids(tiles: int) -> list[str]:
    """The ids of a set of Progress tiles."""
    return [data.PROGRESS_IDS[tile] for tile in members_of(tiles)]


def territory_ids(territories: int) -> list[str]:
    """The ids of a set of territories."""
    return [data.TERRITORY_IDS[territory] for territory in members_of(territories)]


def tribe_ids(tribes: int) -> list[str]:
    """The ids of a set of tribes."""
    return [data.TRIBE_IDS[tribe] for tribe in members_of(tribes)]


def seats_in_order(packed: int) -> list[int]:
    """The seats of an order packed four bits each, one added."""
    seats = []
    while packed:
        seats.append(packed % 16 - 1)
        packed //= 16
    return seats


def slot_numbers(slots: int) -> list[int]:
    """A set of slots, numbered from 1."""
    return [slot + 1 for slot in members_of(slots)]


def card_list(packed: int) -> list[str]:
    """Mask cards whose numbers are packed three bits each."""
    return [data.CARD_IDS[card] for card in range(data.CARDS) for _ in range(packed >> 3 * card & 7)]


def vegetable_list(vegetables: int) -> list[str]:
    """A set of vegetables."""
    return [data.GOOD_IDS[good] for good in members_of(vegetables)]


def turtle_tracks(tile: int) -> list[str]:
    """The tracks on which a Turtle tile (4 * kind + number) may score."""
    return [data.TRACK_IDS[track] for track in members_of(data.TURTLE_TRACKS[tile])]
