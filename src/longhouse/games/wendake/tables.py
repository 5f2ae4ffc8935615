"""The figures of `data.toml` as the engine reads them: a number per component, a bit per member of a set.

Territories and areas are numbered over all three maps, so that a number means the same place in every match.
"""

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.components import read_components

DATA: Final[dict[str, list[dict[str, Any]]]] = read_components(Path(__file__).parent)
_NUMBER: Final[dict[str, int]] = {row["id"]: row["value"] for row in DATA["number"]}
_LANDS: Final[list[dict[str, Any]]] = DATA["territory"]

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
DISPLAY: Final = 6
NONE: Final = -1

YEARS: Final[i64] = _NUMBER["years"]
TILE_MARKERS: Final[i64] = _NUMBER["tile_markers"]
TOP_OF_TRACK: Final[i64] = _NUMBER["top_of_track"]
CANOES: Final[i64] = _NUMBER["canoes"]
CANOES_AT_START: Final[i64] = _NUMBER["canoes_at_start"]
RITUAL_BRINGS: Final[i64] = _NUMBER["ritual_brings"]
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

ENGLISH: Final = 1
FRENCH: Final = 2
FLAGS: Final = ("english", "french")

GOOD_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["good"])
KIND_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["native"])
TRACK_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["track"])
LAKE_IDS: Final = ("superior", "michigan", "huron", "erie", "ontario")
TERRITORY_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in _LANDS)
TILE_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["tile"])
PROGRESS_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["progress"])
MASK_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["mask"])
CARD_IDS: Final[tuple[str, ...]] = tuple(f"{mask}{blanket}" for mask in MASK_IDS for blanket in ("", ".infected"))
"""A Mask card is a mask and a blanket: card 2m is healthy, card 2m + 1 infected."""
SPACE_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["space"])
TURTLE_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["turtle"])
TRIBE_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["tribe"][1:])
GHOST_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["ghost"])

# Tribes with an ability, by number.
IDENTICAL: Final = -1
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


def _set_of(members: list[int]) -> int:
    return sum(2**member for member in members)


# The maps. An area is a place in a territory, in the order of the territories.


def _number(territory: str) -> int:
    return TERRITORY_IDS.index(territory)


_AREAS: Final[list[tuple[int, int]]] = [(t, slot) for t, row in enumerate(_LANDS) for slot in range(len(row["areas"]))]
AREA_IDS: Final[tuple[str, ...]] = tuple(f"{TERRITORY_IDS[t]}.{slot + 1}" for t, slot in _AREAS)
AREA_TERRITORY: Final[vec[i64]] = vec[i64]([t for t, _ in _AREAS])
AREA_GOOD: Final[vec[i64]] = vec[i64]([GOOD_IDS.index(_LANDS[t]["areas"][slot]) for t, slot in _AREAS])
FIRST_AREA: Final[vec[i64]] = vec[i64](
    [next(a for a, place in enumerate(_AREAS) if place[0] == t) for t in range(TERRITORIES)] + [AREAS]
)
"""Where a territory's areas begin; those of the next one end them."""
IS_HOME: Final[vec[i64]] = vec[i64]([int(row["home"]) for row in _LANDS])
FLAG_OF: Final[vec[i64]] = vec[i64]([FLAGS.index(row["flag"]) + 1 if "flag" in row else 0 for row in _LANDS])
HOME_VEGETABLE: Final[vec[i64]] = vec[i64]([GOOD_IDS.index(row["areas"][0]) if row["home"] else NONE for row in _LANDS])
FIRST_OF_MAP: Final[vec[i64]] = vec[i64](
    [0, 0] + [_number(row["territories"][0]) for row in DATA["map"]] + [TERRITORIES]
)
"""By number of players: the first territory of the map; the next entry ends it."""
HOMES_OF_MAP: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (),
    *(tuple(_number(home) for home in row["homes"]) for row in DATA["map"]),
)
HOME_IDS: Final[tuple[str, ...]] = tuple(home for row in DATA["map"] for home in row["homes"])


def _neighbours(territory: str) -> list[int]:
    """R47: across land borders only."""
    pairs = [row["id"].split("-") for row in DATA["border"] if row["land"]]
    return sorted(_number(b if a == territory else a) for a, b in pairs if territory in (a, b))


_NEIGHBOURS: Final[list[list[int]]] = [_neighbours(territory) for territory in TERRITORY_IDS]
FIRST_NEIGHBOUR: Final[vec[i64]] = vec[i64](
    [sum(len(found) for found in _NEIGHBOURS[:t]) for t in range(TERRITORIES + 1)]
)
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

# Action tiles: what they do, four bits each, the first action lowest.

ACTION_IDS: Final = (
    *("", "canoe", "move:1", "move:2", "move:3", "move:4", "harvest", "hunt", "tan", "fish"),
    *("military", "mask", "trade", "fire", "ritual"),
)
CANOE: Final = 1
MOVE: Final = 1
"""Move k is MOVE + k."""
MOVE_4: Final = 5
HARVEST: Final = 6
HUNT: Final = 7
TAN: Final = 8
FISHING: Final = 9
MILITARY_ACTION: Final = 10
MASK_CEREMONY: Final = 11
TRADE: Final = 12
FIRE: Final = 13
RITUAL: Final = 14


def _packed(actions: list[str]) -> int:
    return sum(ACTION_IDS.index(action) << 4 * at for at, action in enumerate(actions))


ACTIONS_OF: Final[vec[i64]] = vec[i64]([_packed(row["actions"]) for row in DATA["tile"]])
LEVEL_OF: Final[vec[i64]] = vec[i64]([row["level"] for row in DATA["tile"]])
STARTING_TILES: Final = 9
FIRE_TILE: Final = 7
CANOE_TILE: Final = 8
BLACK_FIRE: Final = 9
FIRST_OF_LEVEL: Final[vec[i64]] = vec[i64]([0, 10, 27, 44])
TILES_OF_LEVEL: Final[vec[i64]] = vec[i64](
    [_set_of([t for t in range(TILES) if LEVEL_OF[t] == level]) for level in range(3)]
)

LINES: Final[vec[i64]] = vec[i64](
    [_set_of(line) for line in ([0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6])]
)
"""Rows, columns and diagonals of the grid."""
CENTRE: Final = 4

# Progress tiles. Their names in the rules are their numbers: P1_1 is "P1-1".

PROGRESS_LEVEL: Final[vec[i64]] = vec[i64]([row["level"] for row in DATA["progress"]])
PROGRESS_TRACK: Final[vec[i64]] = vec[i64](
    [(*TRACK_IDS, "lowest", "highest").index(row["track"]) for row in DATA["progress"]]
)
ALL_PROGRESS: Final[i64] = 2**PROGRESS_TILES - 1
PROGRESS_OF_LEVEL: Final[vec[i64]] = vec[i64](
    [0] + [_set_of([p for p in range(PROGRESS_TILES) if PROGRESS_LEVEL[p] == level]) for level in (1, 2, 3)]
)


def _timed(timing: str) -> int:
    return _set_of([p for p, row in enumerate(DATA["progress"]) if row["timing"] == timing])


PROGRESS_TIMING: Final[tuple[str, ...]] = tuple(row["timing"] for row in DATA["progress"])
ANY_TIME: Final[i64] = _timed("any")
DISCOUNTS: Final[i64] = _timed("trade_b")
ALLIANCES: Final[i64] = _timed("military_b")

P1_1: Final = 0
P1_2: Final = 1
P1_3: Final = 2
P1_4: Final = 3
P1_5: Final = 4
P1_6: Final = 5
P1_7: Final = 6
P1_8: Final = 7
P1_9: Final = 8
P1_10: Final = 9
P2_1: Final = 10
P2_2: Final = 11
P2_3: Final = 12
P2_4: Final = 13
P2_5: Final = 14
P2_6: Final = 15
P2_7: Final = 16
P2_8: Final = 17
P2_9: Final = 18
P2_10: Final = 19
P3_1: Final = 20
P3_2: Final = 21
P3_3: Final = 22
P3_4: Final = 23
P3_5: Final = 24
P3_6: Final = 25
P3_7: Final = 26
P3_8: Final = 27
P3_9: Final = 28
P3_10: Final = 29

ANIMAL_SET: Final[i64] = 2**LEATHER + 2**FISH
VEGETABLE_SET: Final[i64] = 2**VEGETABLES - 1
RESOURCE_SET: Final[i64] = 2**RESOURCES - 1

# Masks.

CARDS_AT_START: Final[vec[i64]] = vec[i64](
    [number for row in DATA["mask"] for number in (row["cards"] - row["infected"], row["infected"])]
)
SPACE_POINTS: Final[vec[i64]] = vec[i64]([row["points"] for row in DATA["space"]])


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
    (SPACE_IDS[space], "+".join(MASK_IDS[mask] for mask, number in masks.items() for _ in range(number)))
    for space, masks in _PLAYS
)
"""D14: every space with every set of masks that fits it."""
PLAY_COUNT: Final = 71
PLAY_SPACE: Final[vec[i64]] = vec[i64]([space for space, _ in _PLAYS])
PLAY_MASKS: Final[vec[i64]] = vec[i64]([masks.get(mask, 0) for _, masks in _PLAYS for mask in range(MASKS)])

# Turtles: kind 3c + l is category c (Women, Hunters, Canoes), level 3 + l.

TURTLE_NEED: Final[vec[i64]] = vec[i64]([row["need"] for row in DATA["turtle"]])
TURTLE_POINTS: Final[vec[i64]] = vec[i64]([row["points"] for row in DATA["turtle"]])
TURTLE_TILES: Final = 4
TURTLE_TRACKS: Final[vec[i64]] = vec[i64](
    [_set_of([TRACK_IDS.index(track) for track in tile]) for row in DATA["turtle"] for tile in row["tiles"]]
)
"""The tracks that each of the four tiles of a kind may score on, as a set."""

# Tribes: row 0 is the identical side, row t + 1 tribe t.

_TRIBES: Final[list[dict[str, Any]]] = DATA["tribe"]
START_LEATHER: Final[vec[i64]] = vec[i64]([row["leather"] for row in _TRIBES])
START_FISH: Final[vec[i64]] = vec[i64]([row["fish"] for row in _TRIBES])
START_VEGETABLE: Final[vec[i64]] = vec[i64]([row["vegetable"] for row in _TRIBES])
START_BEAVER: Final[vec[i64]] = vec[i64]([row["beaver"] for row in _TRIBES])
START_MASKS: Final[vec[i64]] = vec[i64]([row["masks"] for row in _TRIBES])
START_HOME: Final[vec[i64]] = vec[i64]([number for row in _TRIBES for number in row["home"]])
START_LONG_HOUSE: Final[vec[i64]] = vec[i64]([number for row in _TRIBES for number in row["long_house"]])
START_SWAPS: Final[vec[i64]] = vec[i64]([row["swaps"] for row in _TRIBES])
