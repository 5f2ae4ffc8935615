"""Names for the engine's numbers: options as keys, sets as lists of ids."""

from __future__ import annotations

from longhouse.core.codec import Codec, OptionKind
from longhouse.core.sets import members_of
from longhouse.games.northgard.rules import codes
from longhouse.games.northgard.rules.paying import PAIRS, TRIPLES
from longhouse.games.northgard.tables import (
    AREA_IDS,
    BUILDING_IDS,
    CARDS,
    CLAN_IDS,
    CREATURES,
    DATA,
    FACE_IDS,
    FACE_OF,
    FIRST_CLAN_CARD,
    KIND_OF_CREATURE,
    RESOURCE_IDS,
    SEATS,
    SMALL_BUILDINGS,
    SPAN,
    START_CARDS,
    TILE_IDS,
)

COORDINATES = tuple(str(number) for number in range(-SPAN, SPAN + 1))
SEAT_NUMBERS = tuple(str(seat) for seat in range(SEATS))
UPGRADE_IDS = tuple(card for row in DATA["clan"] for card in row["cards"][1:])
ORDERS = ("never", "any", "recruit", "move", "explore", "build", "draw", "special")
CREATURE_NAMES = tuple(f"{DATA['creature'][KIND_OF_CREATURE[at]]['id']}.{at + 1}" for at in range(CREATURES))
"""The nine figures, each by its kind and a number."""


def _card_name(card: int) -> str:
    """The face; further copies in one deck or supply have their number behind it."""
    first = card - card % START_CARDS if card < FIRST_CLAN_CARD else FIRST_CLAN_CARD
    copies = sum(1 for other in range(first, card + 1) if FACE_OF[other] == FACE_OF[card])
    return FACE_IDS[FACE_OF[card]] if copies == 1 else f"{FACE_IDS[FACE_OF[card]]}.{copies}"


CARD_NAMES = tuple(_card_name(card) for card in range(CARDS))
"""The pieces of cardboard; the starting cards are named alike in every deck."""
ACT_NAMES = (
    *("seat", "card", "face", "resolved", "main_done", "cancelled", "moves", "made", "from", "to", "bonus", "riders"),
    *("collected", "fight", "attacker_food", "defender_food", "attacker_points", "attacker_hits", "defender_points"),
    *("defender_hits", "retreaters", "kaija_retreats", "builds", "built_large", "parts_done", "tile", "cell_x"),
    *("cell_y", "explores", "victim", "swaps", "foes"),
)
"""The numbers of the running turn, action and combat, in the order of `Table.act`."""


def _several(numbers: tuple[int, ...]) -> str:
    return "+".join(resource for resource, number in zip(RESOURCE_IDS, numbers, strict=True) for _ in range(number))


def _counted(numbers: tuple[int, ...]) -> str:
    """How several resources read: two of a kind are one noun, `food_2`."""
    found = [(resource, number) for resource, number in zip(RESOURCE_IDS, numbers, strict=True) if number]
    return "+".join(resource if number == 1 else f"{resource}_{number}" for resource, number in found)


PAIR_NAMES = tuple(_several(pair) for pair in PAIRS)
TRIPLE_NAMES = tuple(_several(triple) for triple in TRIPLES)
_PAIRS = {"bundle,resources": tuple((_several(pair), _counted(pair)) for pair in PAIRS)}
_TRIPLES = {"bundle,resources": tuple((_several(triple), _counted(triple)) for triple in TRIPLES)}
SMALL_IDS = BUILDING_IDS[:SMALL_BUILDINGS]
_NUMBERS = tuple(str(number) for number in range(16))
_AREA = {"territory": AREA_IDS}
_FACE = {"card": FACE_IDS}


def _of_territory(name: str, base: int, word: str, target: str = "territory") -> OptionKind:
    return OptionKind(name, base, f"{word}:{{territory}}", (f"{target}:{{territory}}",), _AREA)


def _of_card(name: str, base: int, word: str, *targets: str) -> OptionKind:
    return OptionKind(name, base, f"{word}:{{card}}", targets, _FACE)


CODEC = Codec(
    OptionKind("clan", codes.CLAN, "clan:{clan}", ("clan:{clan}",), {"clan": CLAN_IDS}),
    OptionKind("tile", codes.TILE, "tile:{tile}", ("tile:{tile}",), {"tile": TILE_IDS}),
    OptionKind("cell", codes.CELL, "cell:{x},{y}", ("cell:{x},{y}",), {"x": COORDINATES, "y": COORDINATES}),
    OptionKind("rotation", codes.ROTATION, "turn:{turn}", ("turn:{turn}",), {"turn": ("0", "1", "2", "3")}),
    _of_territory("settle", codes.SETTLE, "settle"),
    OptionKind("with-kaija", codes.WITH_KAIJA, "with-kaija", ("kaija",)),
    OptionKind("without-kaija", codes.WITHOUT_KAIJA, "without-kaija", ("units",)),
    _of_card("play", codes.PLAY, "play", "hand:{card}", "play"),
    _of_card("wait", codes.WAIT, "wait", "hand:{card}", "wait"),
    _of_card("replace", codes.REPLACE, "replace", "hand:{card}", "replace"),
    _of_card("remove", codes.REMOVE, "remove", "hand:{card}", "remove"),
    OptionKind(
        "upgrade",
        codes.UPGRADE,
        "upgrade:{card}>{upgrade}:{how}",
        ("hand:{card}", "upgrade:{upgrade}", "{how}"),
        {"card": FACE_IDS, "upgrade": UPGRADE_IDS, "how": ("wait", "remove")},
    ),
    OptionKind("pass", codes.PASS, "pass", ("pass",)),
    OptionKind("end", codes.END, "end", ("end",)),
    OptionKind("cancel", codes.CANCEL, "cancel", ("cancel",)),
    OptionKind("allow", codes.ALLOW, "allow", ("allow",)),
    OptionKind("order", codes.ORDER, "order:{order}", ("orders", "order:{order}"), {"order": ORDERS}),
    _of_territory("scorch", codes.SCORCH, "scorch"),
    OptionKind("keep-token", codes.KEEP_TOKEN, "keep-token", ("skip",)),
    _of_card("pick", codes.PICK, "pick", "row:{card}"),
    _of_territory("recruit", codes.RECRUIT, "recruit"),
    OptionKind(
        "recruit-kaija", codes.RECRUIT_KAIJA, "recruit-kaija:{territory}", ("kaija", "territory:{territory}"), _AREA
    ),
    OptionKind("stop-recruiting", codes.STOP_RECRUITING, "stop-recruiting", ("done",)),
    _of_territory("camp", codes.CAMP, "camp"),
    _of_territory("from", codes.FROM, "from"),
    _of_territory("to", codes.TO, "to"),
    OptionKind(
        "go", codes.GO, "go:{number}{kaija}", ("go:{number}{kaija}",), {"number": _NUMBERS[:15], "kaija": ("", "k")}
    ),
    OptionKind("stop-moving", codes.STOP_MOVING, "stop-moving", ("done",)),
    _of_territory("fight", codes.FIGHT, "fight"),
    _of_territory("push", codes.PUSH, "push"),
    OptionKind("no", codes.NO, "no", ("skip",)),
    OptionKind("eat", codes.EAT, "eat:{number}", ("eat:{number}",), {"number": _NUMBERS}),
    OptionKind("point", codes.POINT, "point", ("point",)),
    OptionKind("casualty", codes.CASUALTY, "casualty", ("casualty",)),
    OptionKind(
        "retreat",
        codes.RETREAT,
        "retreat:{number}>{territory}",
        ("territory:{territory}", "go:{number}"),
        {"territory": AREA_IDS, "number": _NUMBERS[:15]},
    ),
    OptionKind(
        "retreat-kaija", codes.RETREAT_KAIJA, "retreat:kaija>{territory}", ("territory:{territory}", "kaija"), _AREA
    ),
    OptionKind("keep-tile", codes.KEEP_TILE, "keep-tile", ("keep",)),
    OptionKind("redraw", codes.REDRAW, "redraw", ("redraw",)),
    OptionKind(
        "build",
        codes.BUILD,
        "build:{building}@{area}",
        ("space:{area}", "building:{building}"),
        {"area": AREA_IDS, "building": BUILDING_IDS},
    ),
    OptionKind(
        "build-extra",
        codes.BUILD_EXTRA,
        "build:{building}*{territory}",
        ("territory:{territory}", "building:{building}"),
        {"territory": AREA_IDS, "building": SMALL_IDS},
    ),
    OptionKind("stop-building", codes.STOP_BUILDING, "stop-building", ("done",)),
    OptionKind(
        "rebuild",
        codes.REBUILD,
        "rebuild:{area}>{building}",
        ("space:{area}", "building:{building}"),
        {"area": AREA_IDS, "building": BUILDING_IDS},
    ),
    OptionKind(
        "rebuild-extra",
        codes.REBUILD_EXTRA,
        "rebuild:{area}*{old}>{building}",
        ("extra:{area}.{old}", "building:{building}"),
        {"area": AREA_IDS, "old": SMALL_IDS, "building": SMALL_IDS},
    ),
    _of_card("discard", codes.DISCARD, "discard", "hand:{card}"),
    _of_card("on-top", codes.ON_TOP, "on-top", "hand:{card}"),
    OptionKind("part", codes.PART, "part:{part}", ("part:{part}",), {"part": codes.PARTS}),
    OptionKind("opponent", codes.OPPONENT, "opponent:{seat}", ("player:{seat}",), {"seat": SEAT_NUMBERS}),
    _of_card("take-card", codes.TAKE_CARD, "take", "card:{card}"),
    OptionKind("give-two", codes.GIVE_TWO, "give:{bundle}", ("give:{bundle}",), _PAIRS),
    OptionKind("give-in", codes.GIVE_IN, "give-in", ("discard",)),
    _of_card("copy", codes.COPY, "copy", "active:{card}"),
    _of_territory("victim", codes.VICTIM, "victim"),
    OptionKind("resource", codes.RESOURCE, "resource:{resource}", ("resource:{resource}",), {"resource": RESOURCE_IDS}),
    OptionKind("pay-two", codes.PAY_TWO, "pay:{bundle}", ("pay:{bundle}",), _PAIRS),
    OptionKind("pay-three", codes.PAY_THREE, "pay:{bundle}", ("pay:{bundle}",), _TRIPLES),
    _of_territory("pull", codes.PULL, "pull"),
    OptionKind(
        "trade",
        codes.TRADE,
        "trade:{bundle}>{resource}",
        ("pay:{bundle}", "resource:{resource}"),
        {**_TRIPLES, "resource": RESOURCE_IDS},
    ),
    OptionKind("done", codes.DONE, "done", ("done",)),
    OptionKind(
        "offer",
        codes.OFFER,
        "offer:{give}>{take}",
        ("offer:{give}>{take}",),
        {"give": RESOURCE_IDS, "take": RESOURCE_IDS},
    ),
    OptionKind("accept", codes.ACCEPT, "accept", ("accept",)),
    OptionKind("refuse", codes.REFUSE, "refuse", ("refuse",)),
    _of_territory("tie", codes.TIE, "creature-to"),
    OptionKind(
        "attack-creature",
        codes.ATTACK_CREATURE,
        "attack:{creature}",
        ("creature:{creature}",),
        {"creature": CREATURE_NAMES},
    ),
    _of_territory("awaken", codes.AWAKEN, "awaken", "area"),
)

DECISION_NAMES = (
    *("clan", "setup-tile", "setup-cell", "setup-rotation", "setup-units", "kaija", "turn", "continue", "react"),
    *("scorch", "pick", "recruit", "camp", "move-from", "move-to", "move-count", "combat", "push"),
    *("attacker-food", "defender-food", "attacker-face", "axe", "defender-face", "retreat", "explore-tile", "redraw"),
    *("explore-cell", "explore-rotation", "build", "rebuild", "sort", "part", "opponent", "from-hand"),
    *("pay-or-discard", "discard", "copy", "victim", "resource", "pay", "hidden-ways", "bribery", "foresee", "pull"),
    *("take-back", "capture", "scorch-take", "trade", "team-trade", "second-chance", "creature-tie"),
    *("attack-creature", "creature-food", "more-creatures"),
)
"""By frame kind, as far as it asks anybody."""


def tile_ids(tiles: int) -> list[str]:
    """The ids of a set of tiles."""
    return [TILE_IDS[tile] for tile in members_of(tiles)]
