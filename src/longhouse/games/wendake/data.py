"""The figures of `data.toml` as the engine reads them: a number per component, a bit per member of a set.

Territories and areas are numbered over all three maps, so that a number means the same place in every match.
"""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.components import (
    NONE,
    BadComponent,
    Row,
    Tables,
    check_count,
    check_names,
    column,
    firsts,
    ids,
    members,
    number_of,
    numbers,
    read_components,
)
from longhouse.core.sets import members_of, set_of
from longhouse.core.things import Figures

DATA: Final[Tables] = read_components(Path(__file__).parent)
_NUMBER: Final[dict[str, int]] = numbers(DATA["number"])
_LANDS: Final[list[Row]] = DATA["territory"]
_PROGRESS: Final[list[Row]] = DATA["progress"]

# These shape the state and the option numbers.
SEATS: Final = 4
SLOTS: Final = 9
SIDE: Final = 3
GOODS: Final = 6
RESOURCES: Final = 5
VEGETABLES: Final = 3
KINDS: Final = 4
TRACKS: Final = 4
LAKES: Final = 5
TERRITORIES: Final = 36
AREAS: Final = 76
TILES: Final = 44
PROGRESS_TILES: Final = 30
MASKS: Final = 5
CARDS: Final = 10
SPACES: Final = 9
TURTLES: Final = 9
TRIBES: Final = 10

YEARS: Final[i64] = _NUMBER["years"]
TILE_MARKERS: Final[i64] = _NUMBER["tile_markers"]
TOP_OF_TRACK: Final[i64] = _NUMBER["top_of_track"]
CANOES: Final[i64] = _NUMBER["canoes"]
CANOES_AT_START: Final[i64] = _NUMBER["canoes_at_start"]
DISPLAY: Final[i64] = _NUMBER["display"]
RITUAL_BRINGS: Final[i64] = _NUMBER["ritual_brings"]
ECONOMIC_GOODS: Final[i64] = _NUMBER["economic_goods"]
PROGRESS_PER_PLAYER: Final[i64] = _NUMBER["progress_per_player"]
ADVANCED_KEPT: Final[i64] = _NUMBER["advanced_kept"]
ADVANCED_PER_PLAYER: Final[i64] = _NUMBER["advanced_per_player"]
LAST_YEAR_OF_LEVEL_1: Final[i64] = _NUMBER["last_year_of_level_1"]

# Goods, Natives and tracks by number.
LEATHER: Final = 3
FISH: Final = 4
BEAVER: Final = 5
WARRIOR: Final = 0
WOMAN: Final = 1
HUNTER: Final = 2
BLACK: Final = 3
ECONOMIC: Final = 0
MILITARY: Final = 1
RITUAL_TRACK: Final = 2
MASK_TRACK: Final = 3
LOWEST: Final = 4
HIGHEST: Final = 5

FLAGS: Final = ("english", "french")

GOOD_IDS: Final[tuple[str, ...]] = ids(DATA["good"])
KIND_IDS: Final[tuple[str, ...]] = ids(DATA["native"])
TRACK_IDS: Final[tuple[str, ...]] = ids(DATA["track"])
LAKE_IDS: Final = ("superior", "michigan", "huron", "erie", "ontario")
TERRITORY_IDS: Final[tuple[str, ...]] = ids(_LANDS)
TILE_IDS: Final[tuple[str, ...]] = ids(DATA["tile"])
PROGRESS_IDS: Final[tuple[str, ...]] = ids(_PROGRESS)
MASK_IDS: Final[tuple[str, ...]] = ids(DATA["mask"])
CARD_IDS: Final[tuple[str, ...]] = tuple(f"{mask}{blanket}" for mask in MASK_IDS for blanket in ("", ".infected"))
"""A Mask card is a mask and a blanket."""
HEALTHY: Final[vec[i64]] = vec[i64]([CARD_IDS.index(mask) for mask in MASK_IDS])
INFECTED: Final[vec[i64]] = vec[i64]([CARD_IDS.index(f"{mask}.infected") for mask in MASK_IDS])
"""The two cards of each mask."""
IS_INFECTED: Final[vec[i64]] = vec[i64]([int(card.endswith(".infected")) for card in CARD_IDS])
SPACE_IDS: Final[tuple[str, ...]] = ids(DATA["space"])
TURTLE_IDS: Final[tuple[str, ...]] = ids(DATA["turtle"])
TRIBE_IDS: Final[tuple[str, ...]] = ids(DATA["tribe"])[1:]
GHOST_IDS: Final[tuple[str, ...]] = ids(DATA["ghost"])
ALL_GHOST_CARDS: Final[i64] = 2 ** len(GHOST_IDS) - 1
ALL_FLAGS: Final[i64] = 2 ** len(FLAGS) - 1
ALL_TRIBES: Final[i64] = 2**TRIBES - 1
ALL_SPACES: Final[i64] = 2**SPACES - 1
ALL_TRACKS: Final[i64] = 2**TRACKS - 1

# Tribes with an ability, by number.
CAYUGA: Final = 0
FOX: Final = 1
MOHAWK: Final = 2
OJIBWA: Final = 3
ONEIDA: Final = 4
ONONDAGA: Final = 5
OTTAWA: Final = 6
SENECA: Final = 7
SHAWNEE: Final = 8
TUSCARORA: Final = 9

# What is written as a number above must be the row of that name.
check_names(GOOD_IDS, {"leather": LEATHER, "fish": FISH, "beaver": BEAVER})
check_names(KIND_IDS, {"warrior": WARRIOR, "woman": WOMAN, "hunter": HUNTER, "black": BLACK})
check_names(TRACK_IDS, {"economic": ECONOMIC, "military": MILITARY, "ritual": RITUAL_TRACK, "mask": MASK_TRACK})
check_names(TRIBE_IDS, {"cayuga": CAYUGA, "fox": FOX, "mohawk": MOHAWK, "ojibwa": OJIBWA, "oneida": ONEIDA})
check_names(TRIBE_IDS, {"onondaga": ONONDAGA, "ottawa": OTTAWA, "seneca": SENECA, "shawnee": SHAWNEE})
check_names(TRIBE_IDS, {"tuscarora": TUSCARORA})
for _rows, _expected, _what in (
    *((GOOD_IDS, GOODS, "good"), (KIND_IDS, KINDS, "native"), (TRACK_IDS, TRACKS, "track")),
    *((TERRITORY_IDS, TERRITORIES, "territory"), (TILE_IDS, TILES, "tile"), (PROGRESS_IDS, PROGRESS_TILES, "progress")),
    *((CARD_IDS, CARDS, "mask"), (SPACE_IDS, SPACES, "space"), (TURTLE_IDS, TURTLES, "turtle")),
    (TRIBE_IDS, TRIBES, "tribe"),
):
    check_count(_rows, _expected, _what)

# Goods by their kind: sets that tiles name.
VEGETABLE_SET: Final[i64] = members(DATA["good"], "kind", "vegetable")
ANIMAL_SET: Final[i64] = members(DATA["good"], "kind", "animal")
RESOURCE_SET: Final[i64] = VEGETABLE_SET | ANIMAL_SET
if VEGETABLE_SET != 2**VEGETABLES - 1 or RESOURCE_SET != 2**RESOURCES - 1:
    raise BadComponent("good: the three vegetables come first, then the two animals, then the beaver")
GOOD_SETS: Final[dict[str, int]] = {
    "vegetable": int(VEGETABLE_SET),
    "animal": int(ANIMAL_SET),
    "resource": int(RESOURCE_SET),
    "beaver": 2**BEAVER,
}

VEGETABLE_SETS: Final[tuple[str, ...]] = tuple(
    "+".join(GOOD_IDS[good] for good in members_of(vegetables)) or "none" for vegetables in range(2**VEGETABLES)
)
"""Every set of vegetables by its number."""

NATIVES: Final[vec[i64]] = vec[i64]([_NUMBER["warriors"], _NUMBER["women"], _NUMBER["hunters"], 1])
"""How many of each kind a player has. Only the Mohawk have the black Warrior."""
GUARD_IDS: Final = ("warrior", "black")
GUARD_KIND: Final[vec[i64]] = vec[i64]([WARRIOR, BLACK])
PLAIN_GUARD: Final = 0
BLACK_GUARD: Final = 1
"""The two kinds of Guards."""


# The maps. An area is a place in a territory, in the order of the territories.


def _number(territory: str) -> int:
    return number_of(territory, TERRITORY_IDS, "map")


_AREAS: Final[list[tuple[int, int]]] = [(t, slot) for t, row in enumerate(_LANDS) for slot in range(len(row["areas"]))]
AREA_IDS: Final[tuple[str, ...]] = tuple(f"{TERRITORY_IDS[t]}.{slot + 1}" for t, slot in _AREAS)
AREA_TERRITORY: Final[vec[i64]] = vec[i64]([t for t, _ in _AREAS])
AREA_GOOD: Final[vec[i64]] = vec[i64](
    [number_of(_LANDS[t]["areas"][slot], GOOD_IDS, f"{TERRITORY_IDS[t]}.areas") for t, slot in _AREAS]
)
check_count(_AREAS, AREAS, "areas")
FIRST_AREA: Final[vec[i64]] = vec[i64](firsts([row["areas"] for row in _LANDS]))
"""Where a territory's areas begin; those of the next one end them."""
IS_HOME: Final[vec[i64]] = vec[i64](column(_LANDS, "home"))
FLAG_OF: Final[vec[i64]] = vec[i64](column(_LANDS, "flag", FLAGS, missing=NONE))
HOME_VEGETABLE: Final[vec[i64]] = vec[i64]([GOOD_IDS.index(row["areas"][0]) if row["home"] else NONE for row in _LANDS])


def _squared(a: list[int], b: list[int]) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _nearest_lake(land: Row) -> int:
    """The lake whose shore is nearest to a territory on the same half of the map; of two, that nearer to its name."""
    distance = {
        (
            min(_squared(a, b) for a in land["polygon"] for b in lake["polygon"]),
            _squared(lake["anchor"], land["label"]),
        ): lake["id"]
        for lake in DATA["lake"]
        if lake["half"] == land["half"]
    }
    return LAKE_IDS.index(distance[min(distance)])


NEAREST_LAKE: Final[vec[i64]] = vec[i64]([_nearest_lake(row) for row in _LANDS])
"""By territory."""
FIRST_OF_MAP: Final[vec[i64]] = vec[i64](
    [0, 0] + [_number(row["territories"][0]) for row in DATA["map"]] + [TERRITORIES]
)
"""By number of players: the first territory of the map; the next entry ends it."""
HOMES_OF_MAP: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (),
    *(tuple(_number(home) for home in row["homes"]) for row in DATA["map"]),
)


_BORDERS: Final[list[tuple[Row, list[str]]]] = [(row, row["id"].replace("|", "-").split("-")) for row in DATA["border"]]


def _check_maps() -> None:
    """Refuse what contradicts the table of the territories."""
    map_of = {territory: row["id"] for row in DATA["map"] for territory in row["territories"]}
    if [territory for row in DATA["map"] for territory in row["territories"]] != list(TERRITORY_IDS):
        raise BadComponent("map.territories: all territories, map by map, in the order of their own table")
    for row in DATA["map"]:
        homes = [land["id"] for land in _LANDS if land["home"] and map_of[land["id"]] == row["id"]]
        if sorted(row["homes"]) != sorted(homes):
            raise BadComponent(f"map {row['id']}.homes: {', '.join(row['homes'])} are not all the Homes of this map")
    for row, ends in _BORDERS:
        if [map_of.get(end) for end in ends] != [row["map"]] * 2:
            raise BadComponent(f"{row['id']}.map: {row['map']!r} has not both of these territories")
    for row in _LANDS:
        if row["home"] and (row["areas"][0] not in GOOD_IDS[:VEGETABLES] or row["areas"][1:] != ["beaver"]):
            raise BadComponent(f"{row['id']}.areas: a Home has a vegetable and a beaver")


_check_maps()


def _neighbours(territory: str) -> list[int]:
    """R47: across land borders only."""
    pairs = [ends for row, ends in _BORDERS if row["land"]]
    return sorted(_number(b if a == territory else a) for a, b in pairs if territory in (a, b))


_NEIGHBOURS: Final[list[list[int]]] = [_neighbours(territory) for territory in TERRITORY_IDS]
FIRST_NEIGHBOUR: Final[vec[i64]] = vec[i64](firsts(_NEIGHBOURS))
NEIGHBOURS: Final[vec[i64]] = vec[i64]([t for found in _NEIGHBOURS for t in found])

STEPS: Final[tuple[tuple[str, str], ...]] = tuple(
    (TERRITORY_IDS[t], TERRITORY_IDS[to]) for t in range(TERRITORIES) for to in [t, *_NEIGHBOURS[t]]
)
"""Every step there is: from where, to where; staying is the first of each territory."""
FIRST_STEP: Final[vec[i64]] = vec[i64]([int(FIRST_NEIGHBOUR[t]) + t for t in range(TERRITORIES)])
STEP_START: Final[vec[i64]] = vec[i64]([_number(start) for start, _ in STEPS])
STEP_END: Final[vec[i64]] = vec[i64]([_number(end) for _, end in STEPS])
STEPS_INTO_AREAS: Final[tuple[tuple[str, str], ...]] = tuple(
    (TERRITORY_IDS[t], AREA_IDS[area])
    for t in range(TERRITORIES)
    for to in [t, *_NEIGHBOURS[t]]
    for area in range(int(FIRST_AREA[to]), int(FIRST_AREA[to + 1]))
)
STEP_INTO_START: Final[vec[i64]] = vec[i64]([_number(start) for start, _ in STEPS_INTO_AREAS])
STEP_INTO_AREA: Final[vec[i64]] = vec[i64]([AREA_IDS.index(area) for _, area in STEPS_INTO_AREAS])
FIRST_INTO_AREAS: Final[vec[i64]] = vec[i64](
    [
        next(i for i, step in enumerate(STEPS_INTO_AREAS) if step[0] == start and step[1].startswith(f"{to}."))
        for start, to in STEPS
    ]
)
"""For every step, where the steps into the areas of its end begin."""

# Actions, and the faces of tiles that show them.

ACTION_IDS: Final = (
    *("", "canoe", "move:1", "move:2", "move:3", "move:4", "harvest", "hunt", "tan", "fish"),
    *("military", "mask", "trade", "fire", "ritual"),
)
ACTION_NAMES: Final[tuple[str, ...]] = tuple(action.replace(":", "") or "none" for action in ACTION_IDS)
"""`move:3` is "move3" in keys and messages."""
CEREMONY: Final = 11
FIRE: Final = 13
check_names(ACTION_IDS, {"mask": CEREMONY, "fire": FIRE})

_TILES: Final[list[Row]] = DATA["tile"]
_FACES: Final[list[tuple[str, list[str]]]] = [
    *((f"{tile['id']}.actions", tile["actions"]) for tile in _TILES),
    *(("ritual", ["ritual", *more]) for more in ([], ["move:1"], ["move:2"])),
    ("canoe", ["canoe"]),
]
RITUAL_FACE: Final = TILES
CANOE_FACE: Final = TILES + 3
"""What a tile may show: face t is the Action side of tile t, then come the Ritual side (plain, and with the Move of a
tile of level 1 or 2), and a Canoe alone."""
FACE_ACTIONS: Final[vec[i64]] = vec[i64](
    [number_of(action, ACTION_IDS, where) for where, actions in _FACES for action in actions]
)
FIRST_ACTION: Final[vec[i64]] = vec[i64](firsts([actions for _, actions in _FACES]))
"""Where the actions of a face begin, top to bottom; those of the next one end them."""
MOST_ACTIONS: Final[int] = max(len(actions) for _, actions in _FACES)
LEVEL_OF: Final[vec[i64]] = vec[i64](column(_TILES, "level"))
FIRE_TILE: Final[i64] = number_of("S8", TILE_IDS, "tile")
BLACK_FIRE: Final[i64] = number_of("S8b", TILE_IDS, "tile")
CANOE_TILE: Final[i64] = number_of("S9", TILE_IDS, "tile")
TILES_OF_LEVEL: Final[vec[i64]] = vec[i64]([members(_TILES, "level", level) for level in range(3)])
STARTING_TILES: Final[i64] = members(_TILES, "level", 0) & ~(2 ** TILE_IDS.index("S8b"))
"""What everybody's first grid is made of: the black Fire tile comes with a tribe."""

LINES: Final[vec[i64]] = vec[i64](
    [set_of(line) for line in ([0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6])]
)
"""Rows, columns and diagonals of the grid."""
CENTRE: Final = 4

# Progress tiles. What they do is in `rules/effects.py`.

PROGRESS_LEVEL: Final[vec[i64]] = vec[i64](column(_PROGRESS, "level"))
PROGRESS_TRACK: Final[vec[i64]] = vec[i64](column(_PROGRESS, "track", (*TRACK_IDS, "lowest", "highest")))
PROGRESS_OF_LEVEL: Final[vec[i64]] = vec[i64]([members(_PROGRESS, "level", level) for level in range(4)])
DISCOUNT_OF: Final[vec[i64]] = vec[i64](column(_PROGRESS, "discount", missing=0))
"""R66: by how many goods a tile makes another one cheaper."""
ALLIES_OF: Final[vec[i64]] = vec[i64](column(_PROGRESS, "allies", missing=0))
"""R76: how many Guards a tile adds wherever the ally's flag is."""
WINNING_TIES: Final[i64] = members(_PROGRESS, "wins_ties", True)
RITUAL_BONUSES: Final[i64] = sum(column(_PROGRESS, "bonus", missing=0))
"""R114, R127: what tiles may add to a Ritual altogether."""
STEPS_AFTER_RITUAL: Final[i64] = max(column(_PROGRESS, "then_move", missing=0))
"""R114: the dance of P1-4."""

# When a tile may be used, as sets of tiles.
TIMINGS: Final = (
    *("any", "transfer", "trade_a", "trade_b", "military_b", "ritual_a", "ritual_b"),
    *("mask_before", "mask_a", "mask_b"),
)
column(_PROGRESS, "timing", TIMINGS)
PROGRESS_TIMING: Final[tuple[str, ...]] = tuple(row["timing"] for row in _PROGRESS)
ANY_TIME: Final[i64] = members(_PROGRESS, "timing", "any")
IN_TRANSFER: Final[i64] = members(_PROGRESS, "timing", "transfer")
BEFORE_EXCHANGE: Final[i64] = members(_PROGRESS, "timing", "trade_a")
DISCOUNTS: Final[i64] = members(_PROGRESS, "timing", "trade_b")
ALLIANCES: Final[i64] = members(_PROGRESS, "timing", "military_b")
BEFORE_BRINGING: Final[i64] = members(_PROGRESS, "timing", "ritual_a")
BEFORE_COUNTING: Final[i64] = members(_PROGRESS, "timing", "ritual_b")
BEFORE_MASKS: Final[i64] = members(_PROGRESS, "timing", "mask_before")
BEFORE_DRAWING: Final[i64] = members(_PROGRESS, "timing", "mask_a")
BEFORE_PLAYING: Final[i64] = members(_PROGRESS, "timing", "mask_b")
SCORING_IN_CEREMONY: Final[i64] = set_of([at for at, row in enumerate(_PROGRESS) if "score" in row])
"""R128: they may also be used after the play."""

# Masks.

CARDS_AT_START: Final[vec[i64]] = vec[i64](
    [number for row in DATA["mask"] for number in (row["cards"] - row["infected"], row["infected"])]
)
MASK_CARDS: Final[int] = sum(row["cards"] for row in DATA["mask"])
MOST_OF_A_CARD: Final[int] = int(max(CARDS_AT_START))
SPACE_POINTS: Final[vec[i64]] = vec[i64](column(DATA["space"], "points"))


def _combinations(groups: list[int], used: tuple[int, ...] = ()) -> list[dict[int, int]]:
    """Every way to give the groups different masks; equal groups in one order only."""
    if not groups:
        return [{}]
    found = []
    for mask in range(MASKS):
        if mask in used:
            continue
        for rest in _combinations(groups[1:], (*used, mask)):
            twin = len(groups) > 1 and groups[0] == groups[1]
            if not twin or mask < next(iter(rest)):
                found.append({mask: groups[0], **rest})
    return found


_PLAYS: Final[list[tuple[int, dict[int, int]]]] = [
    (space, dict(sorted(masks.items())))
    for space, row in enumerate(DATA["space"])
    for masks in _combinations(row["groups"])
]
PLAYS: Final[tuple[tuple[str, str], ...]] = tuple(
    (SPACE_IDS[space], "+".join(MASK_IDS[mask] for mask, number in masks.items() for _n in range(number)))
    for space, masks in _PLAYS
)
"""D14: every space with every set of masks that fits it."""
PLAY_COUNT: Final = 71
check_count(PLAYS, PLAY_COUNT, "sets of masks that fit a space")
PLAY_SPACE: Final[vec[i64]] = vec[i64]([space for space, _ in _PLAYS])
CARDS_IN_PLAY: Final[vec[i64]] = vec[i64]([sum(masks.values()) for _, masks in _PLAYS])
NEEDED_MASK: Final[vec[i64]] = vec[i64]([mask for _, masks in _PLAYS for mask in masks])
NEEDED_CARDS: Final[vec[i64]] = vec[i64]([number for _, masks in _PLAYS for number in masks.values()])
FIRST_NEEDED: Final[vec[i64]] = vec[i64](firsts([masks for _, masks in _PLAYS]))
"""The masks that a play takes, and how many cards of each; where those of a play begin."""

CHANGES: Final[tuple[tuple[str, str], ...]] = tuple((mask, other) for mask in MASK_IDS for other in MASK_IDS)
CHANGE_FROM: Final[vec[i64]] = vec[i64]([NONE] + [MASK_IDS.index(mask) for mask, _ in CHANGES])
CHANGE_TO: Final[vec[i64]] = vec[i64]([NONE] + [MASK_IDS.index(other) for _, other in CHANGES])
"""P2-6: a card of one mask that counts as another, numbered from 1; 0 is no change."""

# Turtles.

TURTLE_NEED: Final[vec[i64]] = vec[i64](column(DATA["turtle"], "need"))
TURTLE_POINTS: Final[vec[i64]] = vec[i64](column(DATA["turtle"], "points"))
TURTLE_TILES: Final = 4
ALL_TURTLE_TILES: Final[i64] = 2**TURTLE_TILES - 1
TURTLE_CATEGORIES: Final = ("women", "hunters", "canoes")
CATEGORIES: Final = 3
OF_WOMEN: Final = 0
OF_HUNTERS: Final = 1
TURTLE_CATEGORY: Final[vec[i64]] = vec[i64](
    [number_of(row["id"].partition("-")[0], TURTLE_CATEGORIES, row["id"]) for row in DATA["turtle"]]
)
CHOICE_BIT: Final[vec[i64]] = vec[i64]([2 ** (CATEGORIES - 1 - category) for category in TURTLE_CATEGORY])
"""R103: of the choices for the three tiles with two tracks, 0 to 7, the part that is about this kind's category."""
FIRST_TURTLE: Final[vec[i64]] = vec[i64](
    [sum(1 for category in TURTLE_CATEGORY if category < number) for number in range(len(TURTLE_CATEGORIES) + 1)]
)
"""Where the kinds of a category begin; those of the next one end them."""
for _row in DATA["turtle"]:
    check_count(_row["tiles"], TURTLE_TILES, f"{_row['id']}.tiles")
TURTLE_TRACKS: Final = Figures(
    [
        [set_of([number_of(track, TRACK_IDS, f"{row['id']}.tiles") for track in tile]) for tile in row["tiles"]]
        for row in DATA["turtle"]
    ]
)
"""The tracks that each of the four tiles of a kind may score on, as a set."""

# Tribes: row 0 is the identical side, row t + 1 tribe t.

_TRIBES: Final[list[Row]] = DATA["tribe"]
START_LEATHER: Final[vec[i64]] = vec[i64](column(_TRIBES, "leather"))
START_FISH: Final[vec[i64]] = vec[i64](column(_TRIBES, "fish"))
START_VEGETABLE: Final[vec[i64]] = vec[i64](column(_TRIBES, "vegetable"))
START_BEAVER: Final[vec[i64]] = vec[i64](column(_TRIBES, "beaver"))
START_MASKS: Final[vec[i64]] = vec[i64](column(_TRIBES, "masks"))
START_SWAPS: Final[vec[i64]] = vec[i64](column(_TRIBES, "swaps"))
START_HOME: Final = Figures([row["home"] for row in _TRIBES])
"""Warriors, Women and Hunters in the Home; the others wait in the Long House."""
for _tribe in _TRIBES:
    for _kind, _home in enumerate(_tribe["home"]):
        if _home > NATIVES[_kind]:
            raise BadComponent(f"{_tribe['id']}.home: {_home} of {KIND_IDS[_kind]}, but there are {NATIVES[_kind]}")
