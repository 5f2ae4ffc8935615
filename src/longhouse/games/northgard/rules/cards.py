"""What each card does: the words and figures of its row in `data.toml`, as columns by face.

A row that says what its kind of card cannot do, or in words that mean nothing, is refused when this module is imported.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.components import BadComponent
from longhouse.core.things import Figures
from longhouse.core.zones import NONE
from longhouse.games.northgard import data

PLACES: Final[tuple[str, ...]] = (
    *("own", "same", "own_or_neutral", "neutral", "neutral_same", "own_or_neutral_same"),
    *("per_food", "per_wood", "per_lore", "frontier", "osmosis"),
)
"""Where a Recruit action may put units."""
_COUNTED: Final[tuple[str, ...]] = (
    *("figure", "small_building", "large_building", "small_space", "large_space", "lair"),
    *data.RESOURCE_IDS,
)
"""What Achievements count on own land."""
_PRICES: Final[tuple[int, ...]] = (2, 3)
"""There are options for multisets of two and of three resources."""

KINDS: Final[dict[str, dict[str, Any]]] = {
    "": {"fame_for": _COUNTED},
    "recruit": {"recruit": int, "at": PLACES, "extra": ("awake", "pull"), "more_for": _PRICES},
    "move": {"move": int, "points": int, "riders": data.RIDERS["move"], "extra": ("gather", "scorch")},
    "explore": {"explore": int, "times": int, "riders": data.RIDERS["explore"]},
    "build": {"build": int, "saves": int, "riders": data.RIDERS["build"]},
    "draw": {"draw": int, "discard": int, "back": int, "per_closed": int, "more_for": _PRICES},
    "collect": {"collect": int, "of": data.RESOURCE_IDS},
    "parts": {
        "parts": ("recruit", "move", "explore", "build", "take", "draw", "discard"),
        "choose": int,
        "may_decline": bool,
    },
    "look": {"look": ("discard", "discard_or_give_two"), "then_draw": int},
    "curse": {"curse": bool, "then_draw": int},
    "copy": {"copy": ("own", "neighbours", "scorched")},
    "foresee": {"foresee": bool},
    "conquer": {"conquer": bool},
    "hidden_ways": {"hidden_ways": bool},
    "bribe": {"bribe": int},
    "remove": {"remove": ("adjacent", "anywhere"), "then": ("resource", "replace"), "then_draw": int},
    "react": {"react": bool},
}
"""By the word that says what a card does, all the words of its row: each is a number, true, or one or some of these."""
_OF_EVERY_CARD: Final = ("id", "number", "pile", "flash", "fame", "copies", "source")

Row = dict[str, Any]


def refused(row: Row, why: str) -> BadComponent:
    """A row of `data.toml` that the engine cannot read."""
    return BadComponent(f"card {row['id']}: {why}")


def kind_of(row: Row) -> str:
    """The word of a row that says what the card does; "" if it does nothing."""
    found = [word for word in KINDS if word in row]
    if len(found) > 1:
        raise refused(row, f"{found[0]} and {found[1]} exclude each other")
    return found[0] if found else ""


def check_row(row: Row) -> None:
    """BadComponent for a word that means nothing, or not with this kind of card."""
    words = KINDS[kind_of(row)]
    for field, value in row.items():
        if field in _OF_EVERY_CARD:
            continue
        if field not in words:
            raise refused(row, f"unknown word {field}")
        if words[field] is bool:
            if value is not True:
                raise refused(row, f"{field} is true or left out")
        elif words[field] is int or field == "more_for":
            if type(value) is not int or value < 0 or (words[field] is not int and value not in words[field]):
                raise refused(row, f"{field} = {value!r} is no number for it")
        elif unknown := [word for word in ([value] if isinstance(value, str) else value) if word not in words[field]]:
            raise refused(row, f"{field} = {unknown[0]!r} is unknown")


for _row in data.DATA["card"]:
    check_row(_row)


def column(field: str, otherwise: int = 0, names: tuple[str, ...] = ()) -> vec[i64]:
    """A field of all cards, by face: a number, or the place of a word among names."""
    values = [row.get(field, otherwise) for row in data.DATA["card"]]
    return vec[i64]([names.index(value) if isinstance(value, str) else int(value) for value in values])


def says(field: str, word: str) -> vec[i64]:
    """By face: 1 for the cards whose rows have this word in this field."""
    assert any(word in words[field] for words in KINDS.values() if field in words), f"no row may say {word}"
    return vec[i64]([int(row.get(field) == word) for row in data.DATA["card"]])


KIND_IDS: Final[tuple[str, ...]] = tuple(KINDS)
KIND: Final[vec[i64]] = vec[i64]([KIND_IDS.index(kind_of(row)) for row in data.DATA["card"]])
NO_EFFECT: Final[i64] = KIND_IDS.index("")
RECRUIT: Final[i64] = KIND_IDS.index("recruit")
AMOUNT: Final[vec[i64]] = vec[i64](
    [row[kind_of(row)] if KINDS[kind_of(row)].get(kind_of(row)) is int else 0 for row in data.DATA["card"]]
)
"""Units, move points, tiles, buildings, cards or resources."""
MORE_FOR: Final[vec[i64]] = column("more_for")
POINTS: Final[vec[i64]] = column("points")
TIMES: Final[vec[i64]] = column("times", 1)
SAVES: Final[vec[i64]] = column("saves")
DISCARDED: Final[vec[i64]] = column("discard")
PUT_BACK: Final[vec[i64]] = column("back")
PER_CLOSED: Final[vec[i64]] = column("per_closed")
RESOURCE: Final[vec[i64]] = column("of", names=data.RESOURCE_IDS)
CHOOSE: Final[vec[i64]] = column("choose")
MAY_DECLINE: Final[vec[i64]] = column("may_decline")
THEN_DRAW: Final[vec[i64]] = column("then_draw")

GATHERS: Final[vec[i64]] = says("extra", "gather")
"""Kaija collects the icons of the territory she leaves (Bear Clan)."""
AWAKENS: Final[vec[i64]] = says("extra", "awake")
"""This year Kaija may enter enemy territories (The Bear Awakens)."""
SCORCHES: Final[vec[i64]] = says("extra", "scorch")
"""Afterwards the token may be placed again (Snake Clan)."""
PULLS: Final[vec[i64]] = says("extra", "pull")
"""A figure may follow from an adjacent territory (Stag Clan)."""
LOOKS: Final[vec[i64]] = vec[i64]([int("look" in row) for row in data.DATA["card"]])
DISCARDS_PICKED: Final[vec[i64]] = says("look", "discard")
"""R85: whether a card of a hand is picked (otherwise chance picks it), and goes without its owner being asked."""
COPIES_OWN: Final[vec[i64]] = says("copy", "own")
COPIES_SCORCHED: Final[vec[i64]] = says("copy", "scorched")
"""Whose cards are copied (R91 to R93): the own ones, those of the land with the token, or of neighbours."""
REMOVES_ADJACENT: Final[vec[i64]] = says("remove", "adjacent")
"""The enemy unit that is removed stands next to own land (R86)."""
TAKES_RESOURCE: Final[vec[i64]] = says("then", "resource")
REPLACES: Final[vec[i64]] = says("then", "replace")
"""What follows when a unit was removed (R86)."""

# Where a Recruit action may put units.
AT: Final[vec[i64]] = column("at", names=PLACES)
OWN: Final[i64] = PLACES.index("own")
SAME: Final[i64] = PLACES.index("same")
PER_FOOD: Final[i64] = PLACES.index("per_food")
PER_LORE: Final[i64] = PLACES.index("per_lore")
FRONTIER: Final[i64] = PLACES.index("frontier")
OSMOSIS: Final[i64] = PLACES.index("osmosis")
IN_OWN: Final[vec[i64]] = vec[i64]([int("neutral" not in place or "own" in place) for place in PLACES])
IN_NEUTRAL: Final[vec[i64]] = vec[i64]([int("neutral" in place) for place in PLACES])
IN_ONE_PLACE: Final[vec[i64]] = vec[i64]([int("same" in place) for place in PLACES])
"""Of each kind of place: whether own land, neutral land, and only one territory is meant."""


def riders(*names: str) -> int:
    """How an action differs from the plain one: riders are kept with the action, as a set."""
    return sum(2 ** data.RIDER_IDS.index(name) for name in names)


RIDERS: Final[vec[i64]] = vec[i64]([riders(*row.get("riders", ())) for row in data.DATA["card"]])
INTIMIDATE: Final[i64] = riders("intimidate")
SHIELD: Final[i64] = riders("shield")
AXES: Final[i64] = riders("axes")
SURE_FOOTED: Final[i64] = riders("sure_footed")
"""Rough connections cost 1, and retreats may use them (Wolf Clan)."""
INFILTRATE: Final[i64] = riders("infiltrate")
ANYWHERE: Final[i64] = riders("anywhere")
REDRAW: Final[i64] = riders("redraw")
COLLECT_TILE: Final[i64] = riders("collect_tile")
DUPLICATE: Final[i64] = riders("duplicate")
ONE_SMALL: Final[i64] = riders("one_small")
NO_SPACE: Final[i64] = riders("no_space")
COLLECT_LAND: Final[i64] = riders("collect_land")
REBUILD: Final[i64] = riders("rebuild")

# Parts: those of a face are `PART_AT[FIRST_PART[face]]` up to that of the next face.
FIRST_PART: Final[vec[i64]] = vec[i64](
    [sum(len(row.get("parts", ())) for row in data.DATA["card"][:face]) for face in range(data.FACES + 1)]
)
PART_AT: Final[vec[i64]] = vec[i64](
    [data.PART_IDS.index(part) for row in data.DATA["card"] for part in row.get("parts", ())]
)
PART_FACE: Final[vec[i64]] = vec[i64](
    [data.FACE_IDS.index(part) if part in data.FACE_IDS else NONE for part in data.PART_IDS]
)
"""The starting card that a part does the same as, or NONE."""

FAME_FOR: Final[Figures] = Figures(
    [row["fame_for"].get(thing, 0) for thing in _COUNTED] for row in data.DATA["card"] if row["pile"] == "achievement"
)
"""Of each Achievement, in the order of the cards: what it counts."""
FIGURE: Final[i64] = _COUNTED.index("figure")
SMALL_BUILDING: Final[i64] = _COUNTED.index("small_building")
LARGE_BUILDING: Final[i64] = _COUNTED.index("large_building")
SMALL_SPACE: Final[i64] = _COUNTED.index("small_space")
LARGE_SPACE: Final[i64] = _COUNTED.index("large_space")
LAIR: Final[i64] = _COUNTED.index("lair")
ICON: Final[i64] = _COUNTED.index(data.RESOURCE_IDS[0])
"""Of the first resource; the others follow."""

_CLAN_OF_CARD: Final[dict[str, int]] = {
    card: data.CLAN_IDS.index(row["id"]) for row in data.DATA["clan"] for card in row["cards"]
}
CLAN: Final[vec[i64]] = vec[i64]([_CLAN_OF_CARD.get(face, NONE) for face in data.FACE_IDS])

# Faces that a rule names.
DEFENSIVE_STRATEGY: Final[i64] = data.FACE_IDS.index("defensive_strategy")
UNREST: Final[i64] = data.FACE_IDS.index("unrest")
