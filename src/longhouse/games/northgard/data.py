"""The figures of `data.toml` as the engine reads them: a number per component, a bit per member of a set.

A *card* is a piece of cardboard (there are 120), its *face* what is printed on it (86). An area is numbered
4 * tile + place, so that its number means the same wherever the tile lies.
"""

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.components import BadComponent, check_count, check_names, read_components
from longhouse.core.things import Figures
from longhouse.core.zones import NONE

DATA: Final[dict[str, list[dict[str, Any]]]] = read_components(Path(__file__).parent)
_NUMBER: Final[dict[str, int]] = {row["id"]: row["value"] for row in DATA["number"]}

# These shape the state and the option numbers.
SEATS: Final = 5
RESOURCES: Final = 3
TILES: Final = 35
PLACES: Final = 4
AREAS: Final = 140
FACES: Final = 86
CARDS: Final = 120
BUILDINGS: Final = 8
SMALL_BUILDINGS: Final = 5
CLANS: Final = 7
CREATURES: Final = 9
SPAN: Final = 34
"""A map reaches at most so far from the start tile in each direction."""
STRIDE: Final = 128
"""A cell as one number is x * STRIDE + y."""
SPREAD: Final = 16
"""In the list of tiles by cell, neighbours to the east lie so far apart."""
CELLS: Final = 256
"""Places in the list of tiles by cell: many more than tiles, so that few share one."""
MOST_UNITS: Final = 14
MOST_TOKENS: Final = 12
SIDES: Final = 4
"""Of a tile, and so the ways to turn it."""
TRADE: Final = 3
"""There are options for so many."""

UNITS: Final[i64] = _NUMBER["units"]
START_GROUP: Final[i64] = _NUMBER["start_group"]
HAND_SIZE: Final[i64] = _NUMBER["hand"]
REPLACE_LORE: Final[i64] = _NUMBER["replace_lore"]
REMOVE_LORE: Final[i64] = _NUMBER["remove_lore"]
UPGRADE_LORE: Final[i64] = _NUMBER["upgrade_lore"]
SMALL_WOOD: Final[i64] = _NUMBER["small_wood"]
LARGE_WOOD: Final[i64] = _NUMBER["large_wood"]
TOKENS: Final[i64] = _NUMBER["building_tokens"]
ALTAR_FAME: Final[i64] = _NUMBER["altar_fame"]
RESOURCES_FOR_FAME: Final = 3
"""So many are worth a point in the end."""
UNREST_FAME: Final[i64] = _NUMBER["unrest_fame"]
STRONGHOLDS: Final[i64] = _NUMBER["strongholds"]
TEAM_STRONGHOLDS: Final[i64] = _NUMBER["team_strongholds"]
EARLY_YEARS: Final[i64] = _NUMBER["early_per_player"]
LONG_EARLY_YEARS: Final[i64] = _NUMBER["long_early_per_player"]
ADVANCED_YEARS: Final[i64] = _NUMBER["advanced_per_player"]
LONG_ADVANCED_YEARS: Final[i64] = _NUMBER["long_advanced_per_player"]
"""One Development card per player a year, so the cards per player are the years they last."""
YEARS: Final[i64] = _NUMBER["years"]
LONG_YEARS: Final[i64] = _NUMBER["long_years"]
START_FOOD: Final[i64] = _NUMBER["start_food"]
LATE_START_FOOD: Final[i64] = _NUMBER["late_start_food"]
LATE: Final = 3
"""The fourth player and those after them start with more food."""
START_WOOD: Final[i64] = _NUMBER["start_wood"]
KAIJA_POINTS: Final[i64] = _NUMBER["kaija_points"]
FORTRESS_POINTS: Final[i64] = _NUMBER["fortress_points"]
SETUP_TILES: Final[i64] = _NUMBER["setup_tiles"]

FOOD: Final = 0
WOOD: Final = 1
LORE: Final = 2
RESOURCE_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["resource"])


# The die.

DIE_POINTS: Final[vec[i64]] = vec[i64]([row["points"] for row in DATA["die"]])
DIE_CASUALTIES: Final[vec[i64]] = vec[i64]([row["casualties"] for row in DATA["die"]])
DIE_FACES: Final[i64] = len(DATA["die"])
CHOICE_FACE: Final[i64] = [row["choice"] for row in DATA["die"]].index(True)

# Winter: by units on the map.

WINTER_FOOD: Final[vec[i64]] = vec[i64](
    [max(row["food"] for row in DATA["winter"] if row["units"] <= units) for units in range(UNITS + 1)]
)
WINTER_WOOD: Final[vec[i64]] = vec[i64](
    [max(row["wood"] for row in DATA["winter"] if row["units"] <= units) for units in range(UNITS + 1)]
)

# Clans.

BEAR: Final = 0
BOAR: Final = 1
GOAT: Final = 2
RAVEN: Final = 3
SNAKE: Final = 4
STAG: Final = 5
WOLF: Final = 6
CLAN_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["clan"])

# Faces and cards: every player's six starting cards, then clan, Early, Advanced, Achievement and Unrest cards.

FACE_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["card"])
PILE_OF: Final[tuple[str, ...]] = tuple(row["pile"] for row in DATA["card"])
FLASH: Final[vec[i64]] = vec[i64]([int(row["flash"]) for row in DATA["card"]])
FAME_OF: Final[vec[i64]] = vec[i64]([row["fame"] for row in DATA["card"]])


def _face(name: str) -> int:
    return FACE_IDS.index(name)


_START_FACES: Final[list[int]] = [
    f for f, row in enumerate(DATA["card"]) if row["pile"] == "start" for _n in range(row["copies"])
]
START_CARDS: Final = 6
FIRST_CLAN_CARD: Final = 30
FIRST_EARLY: Final = 51
FIRST_ADVANCED: Final = 67
FIRST_ACHIEVEMENT: Final = 103
FIRST_UNREST: Final = 110
ACHIEVEMENT_CARDS: Final = 7
UNREST_END: Final[i64] = FIRST_UNREST + _NUMBER["unrest_supply"]
"""The supply ends before this card; further Unrest cards would stay in the box."""
FACE_OF: Final[vec[i64]] = vec[i64](
    _START_FACES * SEATS
    + [face for face, row in enumerate(DATA["card"]) if row["pile"] != "start" for _n in range(row["copies"])]
)
"""What is printed on each card."""


def _card_name(card: int) -> str:
    """The face; further copies in one deck or supply have their number behind it."""
    first = card - card % START_CARDS if card < FIRST_CLAN_CARD else FIRST_CLAN_CARD
    copies = sum(1 for other in range(first, card + 1) if FACE_OF[other] == FACE_OF[card])
    return FACE_IDS[FACE_OF[card]] if copies == 1 else f"{FACE_IDS[FACE_OF[card]]}.{copies}"


CARD_NAMES: Final[tuple[str, ...]] = tuple(_card_name(card) for card in range(CARDS))
"""The pieces of cardboard; the starting cards are named alike in every deck."""
UPGRADES: Final = 2
INITIAL_CARD: Final[vec[i64]] = vec[i64]([FIRST_CLAN_CARD + (1 + UPGRADES) * clan for clan in range(CLANS)])
"""Each clan's initial card; its two upgrades follow."""

# What a row of a card may say: riders (how an action differs from the plain one) and parts that one may choose of.
RIDERS: Final[dict[str, tuple[str, ...]]] = {
    "move": ("intimidate", "shield", "axes", "sure_footed", "infiltrate"),
    "explore": ("anywhere", "redraw", "collect_tile"),
    "build": ("duplicate", "one_small", "no_space", "collect_land", "rebuild"),
}
RIDER_IDS: Final[tuple[str, ...]] = tuple(rider for riders in RIDERS.values() for rider in riders)
PART_IDS: Final[tuple[str, ...]] = (
    *("recruit", "move", "explore", "build", "stop", "take", "draw", "discard", "before", "after"),
)
PART_MOVE: Final = 1
PART_EXPLORE: Final = 2
PART_STOP: Final = 4
PART_TAKE: Final = 5
PART_DRAW: Final = 6
PART_DISCARD: Final = 7
PART_BEFORE: Final = 8
PART_AFTER: Final = 9

# Buildings.

SILO: Final = 0
LODGE: Final = 1
TOWER: Final = 2
CAMP: Final = 3
STONE: Final = 4
FORTRESS: Final = 5
FORGE: Final = 6
ALTAR: Final = 7
BUILDING_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["building"])
PRODUCES: Final[vec[i64]] = vec[i64]([FOOD, WOOD, NONE, NONE, LORE, NONE, NONE, NONE])
"""The resource that a building adds at harvest."""

# Tiles. Sides are 0 north, 1 east, 2 south, 3 west; corner k lies between sides k - 1 and k.

TILE_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["tile"])
START_TILE: Final = 0
FIVE_PLAYER_TILE: Final = 34
FIVE_PLAYER_PLACE: Final = (1, 0, 3)
"""Its cell, and how it is turned."""
_SIDES: Final = ("N", "E", "S", "W")
_AREA_ROWS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in DATA["area"]}


def _places(pattern: str) -> list[str]:
    return [name.partition(".")[2] for name in _AREA_ROWS if name.startswith(f"{pattern}.")]


_PLACES: Final[list[list[str]]] = [_places(row["pattern"]) for row in DATA["tile"]]
PLACE_COUNT: Final[vec[i64]] = vec[i64]([len(places) for places in _PLACES])
AREA_IDS: Final[tuple[str, ...]] = tuple(
    f"{TILE_IDS[tile]}.{places[at] if at < len(places) else '-' * (at - len(places) + 1)}"
    for tile, places in enumerate(_PLACES)
    for at in range(PLACES)
)
"""Names of all areas; numbers that no tile uses end in dashes."""


def _owner_of_side(tile: int, side: str) -> int:
    pattern = DATA["tile"][tile]["pattern"]
    return next(at for at, place in enumerate(_PLACES[tile]) if side in _AREA_ROWS[f"{pattern}.{place}"]["sides"])


SIDE_PLACE: Final[Figures] = Figures([_owner_of_side(tile, side) for side in _SIDES] for tile in range(TILES))
"""Which place of an unrotated tile owns each side."""
BORDER_ENDS: Final[Figures] = Figures(
    [int(SIDE_PLACE.of(tile, corner) != SIDE_PLACE.of(tile, (corner - 1) % SIDES)) for corner in range(SIDES)]
    for tile in range(TILES)
)
"""R40: whether a border ends at each corner of an unrotated tile."""


def _borders(tile: int) -> list[tuple[int, int, int]]:
    row = DATA["tile"][tile]
    lines = [line["id"].partition(".")[2] for line in DATA["line"] if line["id"].startswith(f"{row['pattern']}.")]
    found = []
    for line in lines:
        first, _, second = line.partition("-")
        found.append((_PLACES[tile].index(first), _PLACES[tile].index(second), int(line in row["rough"])))
    return found


_BORDERS: Final[list[list[tuple[int, int, int]]]] = [_borders(tile) for tile in range(TILES)]
FIRST_BORDER: Final[vec[i64]] = vec[i64]([sum(len(b) for b in _BORDERS[:tile]) for tile in range(TILES + 1)])
BORDER_FROM: Final[vec[i64]] = vec[i64]([4 * t + a for t, borders in enumerate(_BORDERS) for a, _, _ in borders])
BORDER_TO: Final[vec[i64]] = vec[i64]([4 * t + b for t, borders in enumerate(_BORDERS) for _, b, _ in borders])
BORDER_ROUGH: Final[vec[i64]] = vec[i64]([rough for borders in _BORDERS for _, _, rough in borders])

NO_SPACE: Final = 0
SMALL_SPACE: Final = 1
CARVED_SPACE: Final = 2
LARGE_SPACE: Final = 3
_SPACES: Final = ("", "small", "carved", "large")


def _items(area: int) -> list[str]:
    tile, at = divmod(area, PLACES)
    if at >= len(_PLACES[tile]):
        return []
    items: list[str] = DATA["tile"][tile]["items"][_PLACES[tile][at]]
    return items


ICONS: Final[Figures] = Figures([_items(area).count(resource) for resource in RESOURCE_IDS] for area in range(AREAS))
SPACE: Final[vec[i64]] = vec[i64](
    [max([_SPACES.index(item) for item in _items(area) if item in _SPACES], default=0) for area in range(AREAS)]
)
LAIR: Final[vec[i64]] = vec[i64]([int("lair" in _items(area)) for area in range(AREAS)])

# Creatures: the nine figures, by kind.

C_WOLF: Final = 0
C_DRAUGR: Final = 1
C_BEAR: Final = 2
C_VALKYRIE: Final = 3
CREATURE_KIND_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["creature"])
KIND_OF_CREATURE: Final[vec[i64]] = vec[i64](
    [kind for kind, row in enumerate(DATA["creature"]) for _n in range(row["copies"])]
)
CREATURE_NAMES: Final[tuple[str, ...]] = tuple(
    f"{CREATURE_KIND_IDS[KIND_OF_CREATURE[at]]}.{at + 1}" for at in range(CREATURES)
)
"""The nine figures, each by its kind and a number."""
CREATURE_VALUE: Final[vec[i64]] = vec[i64]([row["value"] for row in DATA["creature"]])
CREATURE_FAME: Final[vec[i64]] = vec[i64]([row["fame"] for row in DATA["creature"]])
_PRIORITIES: Final = ("buildings", "units", "resources")
BY_BUILDINGS: Final = 0
BY_UNITS: Final = 1
BY_RESOURCES: Final = 2
BY_FIGURES_AT_ALL: Final = 3
"""What draws creatures; the last one comes before all others."""
CREATURE_PRIORITIES: Final[Figures] = Figures(
    [_PRIORITIES.index(word) for word in row["priorities"]] for row in DATA["creature"]
)


def _check() -> None:
    """Refuse rows that do not lie where the numbers above say, or that options and sets have no room for."""
    check_names(RESOURCE_IDS, {"food": FOOD, "wood": WOOD, "lore": LORE})
    clans = {"bear": BEAR, "boar": BOAR, "goat": GOAT, "raven": RAVEN, "snake": SNAKE, "stag": STAG, "wolf": WOLF}
    check_names(CLAN_IDS, clans)
    check_names(BUILDING_IDS, {"silo": SILO, "lodge": LODGE, "tower": TOWER, "camp": CAMP, "stone": STONE})
    check_names(BUILDING_IDS, {"fortress": FORTRESS, "forge": FORGE, "altar": ALTAR})
    check_names(CREATURE_KIND_IDS, {"c_wolf": C_WOLF, "c_draugr": C_DRAUGR, "c_bear": C_BEAR, "c_valkyrie": C_VALKYRIE})
    check_names(TILE_IDS, {"T00": START_TILE, "T34": FIVE_PLAYER_TILE})
    check_names(PART_IDS, {"move": PART_MOVE, "explore": PART_EXPLORE, "stop": PART_STOP, "take": PART_TAKE})
    check_names(PART_IDS, {"draw": PART_DRAW, "discard": PART_DISCARD, "before": PART_BEFORE, "after": PART_AFTER})
    piles = [PILE_OF[face] for face in FACE_OF]
    firsts = {"start": 0, "initial": FIRST_CLAN_CARD, "early": FIRST_EARLY, "advanced": FIRST_ADVANCED}
    check_names(piles, {**firsts, "achievement": FIRST_ACHIEVEMENT, "unrest": FIRST_UNREST})
    check_count(RESOURCE_IDS, RESOURCES, "resource")
    check_count(CLAN_IDS, CLANS, "clan")
    check_count(FACE_IDS, FACES, "card")
    check_count(list(FACE_OF), CARDS, "copies of cards")
    check_count(_START_FACES, START_CARDS, "starting cards")
    check_count(BUILDING_IDS, BUILDINGS, "building")
    check_count([row for row in DATA["building"][:FORTRESS] if not row["large"]], SMALL_BUILDINGS, "small building")
    check_count(TILE_IDS, TILES, "tile")
    check_count(list(KIND_OF_CREATURE), CREATURES, "copies of creatures")
    if _NUMBER["trade"] != TRADE:
        raise BadComponent(f"trade: {_NUMBER['trade']}, but there are options for {TRADE} resources only")
    if UNITS > MOST_UNITS:
        raise BadComponent(f"units: {UNITS}, but the rules are made for at most {MOST_UNITS}")
    if TOKENS > MOST_TOKENS:
        raise BadComponent(f"building_tokens: {TOKENS}, but there is room for at most {MOST_TOKENS}")
    if UNREST_END > CARDS:
        raise BadComponent(f"unrest_supply: {UNREST_END - FIRST_UNREST}, but only {CARDS - FIRST_UNREST} such cards")


_check()
