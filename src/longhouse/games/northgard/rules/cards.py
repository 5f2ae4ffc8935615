"""What each card does: the words and figures of its row in `data.toml`, as columns by face.

One of the `KINDS` in a row says what kind of effect the card has, and so which class of `effects.py` puts it into
effect. A row with a word that means nothing for its kind is refused when this module is imported.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.components import BadComponent
from longhouse.core.things import Figures
from longhouse.core.zones import NONE
from longhouse.games.northgard import data

# Kinds of effects. The first ones are also those that a standing order names (R90).
NO_EFFECT: Final = 0
RECRUIT: Final = 1
MOVE: Final = 2
EXPLORE: Final = 3
BUILD: Final = 4
DRAW: Final = 5
COLLECT: Final = 6
PARTS: Final = 7
LOOK: Final = 8
CURSE: Final = 9
COPY: Final = 10
FORESEE: Final = 11
CONQUER: Final = 12
HIDDEN_WAYS: Final = 13
BRIBE: Final = 14
REMOVE: Final = 15
REACT: Final = 16
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "": ("fame_for",),
    "recruit": ("at", "extra", "more_for"),
    "move": ("points", "riders", "extra"),
    "explore": ("times", "riders"),
    "build": ("saves", "riders"),
    "draw": ("discard", "back", "per_closed", "more_for"),
    "collect": ("of",),
    "parts": ("choose", "may_decline"),
    "look": ("then_draw",),
    "curse": ("then_draw",),
    "copy": (),
    "foresee": (),
    "conquer": (),
    "hidden_ways": (),
    "bribe": (),
    "remove": ("then", "then_draw"),
    "react": (),
}
"""The word of each kind, in the order of the numbers above, and the words that may go with it."""
_OF_EVERY_CARD: Final = ("id", "number", "pile", "flash", "fame", "copies", "source")

# Where a Recruit action may put units.
OWN: Final = 0
SAME: Final = 1
OWN_OR_NEUTRAL: Final = 2
NEUTRAL: Final = 3
NEUTRAL_SAME: Final = 4
OWN_OR_NEUTRAL_SAME: Final = 5
PER_FOOD: Final = 6
PER_WOOD: Final = 7
PER_LORE: Final = 8
FRONTIER: Final = 9
OSMOSIS: Final = 10
_PLACES: Final = (
    *("own", "same", "own_or_neutral", "neutral", "neutral_same", "own_or_neutral_same"),
    *("per_food", "per_wood", "per_lore", "frontier", "osmosis"),
)

IN_OWN: Final[vec[i64]] = vec[i64]([int("neutral" not in place or "own" in place) for place in _PLACES])
IN_NEUTRAL: Final[vec[i64]] = vec[i64]([int("neutral" in place) for place in _PLACES])
IN_ONE_PLACE: Final[vec[i64]] = vec[i64]([int("same" in place) for place in _PLACES])
"""Of each kind of place: whether own land, neutral land, and only one territory is meant."""

# Riders: how an action differs from the plain one. They are kept with the action, as a set.
INTIMIDATE: Final = 1
SHIELD: Final = 2
AXES: Final = 4
SURE_FOOTED: Final = 8
"""Rough connections cost 1, and retreats may use them (Wolf Clan)."""
INFILTRATE: Final = 16
ANYWHERE: Final = 32
REDRAW: Final = 64
COLLECT_TILE: Final = 128
DUPLICATE: Final = 256
ONE_SMALL: Final = 512
NO_SPACE: Final = 1024
COLLECT_LAND: Final = 2048
REBUILD: Final = 4096
_RIDERS: Final[dict[str, dict[str, int]]] = {
    "move": {
        "intimidate": INTIMIDATE,
        "shield": SHIELD,
        "axes": AXES,
        "sure_footed": SURE_FOOTED,
        "infiltrate": INFILTRATE,
    },
    "explore": {"anywhere": ANYWHERE, "redraw": REDRAW, "collect_tile": COLLECT_TILE},
    "build": {
        "duplicate": DUPLICATE,
        "one_small": ONE_SMALL,
        "no_space": NO_SPACE,
        "collect_land": COLLECT_LAND,
        "rebuild": REBUILD,
    },
}

# What else a clan's card does, for that clan.
GATHER: Final = 1
"""Kaija collects the icons of the territory she leaves (Bear Clan)."""
AWAKE: Final = 2
"""This year Kaija may enter enemy territories (The Bear Awakens)."""
SCORCH: Final = 3
"""Afterwards the token may be placed again (Snake Clan)."""
PULL: Final = 4
"""A figure may follow from an adjacent territory (Stag Clan)."""
_EXTRAS: Final[dict[str, dict[str, int]]] = {
    "move": {"gather": GATHER, "scorch": SCORCH},
    "recruit": {"awake": AWAKE, "pull": PULL},
}

# What becomes of the card picked from a hand.
PUT_DOWN: Final = 1
PUT_DOWN_OR_GIVE: Final = 2

# Whose cards are copied (R91 to R93).
OF_OWN: Final = 1
OF_NEIGHBOURS: Final = 2
OF_SCORCHED: Final = 3

# Which enemy unit is removed, and what comes of it (R86).
ADJACENT: Final = 1
WHEREVER: Final = 2
TAKE_RESOURCE: Final = 1
REPLACE: Final = 2

_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "at": _PLACES,
    "of": data.RESOURCE_IDS,
    "look": ("", "discard", "discard_or_give_two"),
    "copy": ("", "own", "neighbours", "scorched"),
    "remove": ("", "adjacent", "anywhere"),
    "then": ("", "resource", "replace"),
}
"""Fields that hold a word; the numbers above are their places."""
# What Achievements count on own land.
FIGURE: Final = 0
SMALL_BUILDING: Final = 1
LARGE_BUILDING: Final = 2
SMALL_SPACE: Final = 3
LARGE_SPACE: Final = 4
LAIR: Final = 5
ICON: Final = 6
"""Of the first resource; the others follow."""
_COUNTED: Final = (
    "figure",
    "small_building",
    "large_building",
    "small_space",
    "large_space",
    "lair",
    *data.RESOURCE_IDS,
)

_FLAGS: Final = ("curse", "foresee", "conquer", "hidden_ways", "react", "may_decline")
_PART_WORDS: Final = ("recruit", "move", "explore", "build", "take", "draw", "discard")
_PRICES: Final = (2, 3)
"""What `more_for` may be: there are options for multisets of two and of three resources."""

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


def known_word(row: Row, field: str, word: str, known: dict[str, int]) -> int:
    """The number of a word in a row."""
    if word not in known:
        raise refused(row, f"{field} = {word!r} is unknown")
    return known[word]


def number_of(row: Row, field: str, value: Any) -> int:
    """A value of a row as the engine's number."""
    kind = kind_of(row)
    if field in _WORDS:
        return known_word(row, field, value, {word: at for at, word in enumerate(_WORDS[field]) if word})
    if field == "extra":
        return known_word(row, field, value, _EXTRAS[kind])
    if field == "riders":
        return sum(known_word(row, field, word, _RIDERS[kind]) for word in value)
    if field in _FLAGS:
        if value is not True:
            raise refused(row, f"{field} is true or left out")
        return 1
    if type(value) is not int or value < 0 or (field == "more_for" and value not in _PRICES):
        raise refused(row, f"{field} = {value!r} is no number for it")
    return value


def check_row(row: Row) -> None:
    """BadComponent for a word that means nothing, or not with this kind of card."""
    kind = kind_of(row)
    known = {*_OF_EVERY_CARD, kind, *KINDS[kind]}
    if unknown := [field for field in row if field not in known]:
        raise refused(row, f"unknown word {unknown[0]}")
    for field in [kind, *KINDS[kind]]:
        if field in row and field not in ("parts", "fame_for"):
            number_of(row, field, row[field])
    for part in row.get("parts", ()):
        if part not in _PART_WORDS:
            raise refused(row, f"unknown part {part!r}")
    for thing in row.get("fame_for", ()):
        if thing not in _COUNTED:
            raise refused(row, f"there is no fame for {thing!r}")


def column(field: str, otherwise: int = 0) -> vec[i64]:
    """A field of all cards, by face."""
    return vec[i64]([number_of(row, field, row[field]) if field in row else otherwise for row in data.DATA["card"]])


def amount_of(row: Row) -> int:
    """The figure of the word that says what the card does."""
    kind = kind_of(row)
    return number_of(row, kind, row[kind]) if kind not in ("", "parts") else 0


for _row in data.DATA["card"]:
    check_row(_row)

KIND: Final[vec[i64]] = vec[i64]([list(KINDS).index(kind_of(row)) for row in data.DATA["card"]])
AMOUNT: Final[vec[i64]] = vec[i64]([amount_of(row) for row in data.DATA["card"]])
"""Units, move points, tiles, buildings, cards or resources; in other kinds the word, as a number."""
AT: Final[vec[i64]] = column("at")
RIDERS: Final[vec[i64]] = column("riders")
EXTRA: Final[vec[i64]] = column("extra")
MORE_FOR: Final[vec[i64]] = column("more_for")
POINTS: Final[vec[i64]] = column("points")
TIMES: Final[vec[i64]] = column("times", 1)
SAVES: Final[vec[i64]] = column("saves")
DISCARDED: Final[vec[i64]] = column("discard")
PUT_BACK: Final[vec[i64]] = column("back")
PER_CLOSED: Final[vec[i64]] = column("per_closed")
RESOURCE: Final[vec[i64]] = column("of")
CHOOSE: Final[vec[i64]] = column("choose")
MAY_DECLINE: Final[vec[i64]] = column("may_decline")
LOOKING: Final[vec[i64]] = column("look")
COPYING: Final[vec[i64]] = column("copy")
REMOVING: Final[vec[i64]] = column("remove")
THEN: Final[vec[i64]] = column("then")
THEN_DRAW: Final[vec[i64]] = column("then_draw")

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

# Clan cards: which clan's.
_CLAN_OF_CARD: Final[dict[str, int]] = {
    card: data.CLAN_IDS.index(row["id"]) for row in data.DATA["clan"] for card in row["cards"]
}
CLAN: Final[vec[i64]] = vec[i64]([_CLAN_OF_CARD.get(face, NONE) for face in data.FACE_IDS])

# Faces that a rule names.
DEFENSIVE_STRATEGY: Final[i64] = data.FACE_IDS.index("defensive_strategy")
UNREST: Final[i64] = data.FACE_IDS.index("unrest")
assert len(data.FACE_IDS) == data.FACES
