"""The figures of `data.toml` as the engine reads them: a number per component, a bit per member of a set.

A *card* is a piece of cardboard (there are 120), its *face* what is printed on it (86). An area is numbered
4 * tile + place, so that its number means the same wherever the tile lies.
"""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.components import (
    BadComponent,
    Row,
    Tables,
    column,
    ids,
    number_of,
    numbers,
    read_components,
)
from longhouse.core.things import Figures
from longhouse.core.zones import NONE

DATA: Final[Tables] = read_components(Path(__file__).parent)
_NUMBER: Final[dict[str, int]] = numbers(DATA["number"])

# These shape the state and the option numbers.
SEATS: Final = 5
PLACES: Final = 4
"""In a tile: as many as it has areas at most."""
SIDES: Final = 4
"""Of a tile, and so the ways to turn it."""
MOST_UNITS: Final = 14
MOST_TOKENS: Final = 12
TRADE: Final = 3
"""There are options for so many."""
STRIDE: Final = 128
"""A cell as one number is x * STRIDE + y."""
SPREAD: Final = 16
"""In the list of tiles by cell, neighbours to the east lie so far apart."""
CELLS: Final = 256
"""Places in the list of tiles by cell: many more than tiles, so that few share one."""

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
RESOURCES_FOR_FAME: Final[i64] = _NUMBER["resources_for_fame"]
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
LATE_FROM: Final[i64] = _NUMBER["late_from"]
"""This player and those after them start with more food."""
START_WOOD: Final[i64] = _NUMBER["start_wood"]
KAIJA_POINTS: Final[i64] = _NUMBER["kaija_points"]
FORTRESS_POINTS: Final[i64] = _NUMBER["fortress_points"]
ROUGH_MOVES: Final[i64] = _NUMBER["rough_moves"]
REPLACE_DRAWS: Final[i64] = _NUMBER["replace_draws"]
REMOVE_DRAWS: Final[i64] = _NUMBER["remove_draws"]
CLOSED_FAME: Final[i64] = _NUMBER["closed_fame"]
LARGE_CLOSED_TILES: Final[i64] = _NUMBER["large_closed_tiles"]
LARGE_CLOSED_FAME: Final[i64] = _NUMBER["large_closed_fame"]
CREATURES_SEE_LARGE: Final[i64] = _NUMBER["creatures_see_large"]
"""R184: so many small buildings draw a creature as much as a large one."""
WEAK_CREATURE: Final[i64] = _NUMBER["weak_creature"]
SETUP_TILES: Final[i64] = _NUMBER["setup_tiles"]

RESOURCE_IDS: Final[tuple[str, ...]] = ids(DATA["resource"])
RESOURCES: Final[i64] = len(RESOURCE_IDS)
FOOD: Final[i64] = RESOURCE_IDS.index("food")
WOOD: Final[i64] = RESOURCE_IDS.index("wood")
LORE: Final[i64] = RESOURCE_IDS.index("lore")


# The die.

DIE_POINTS: Final[vec[i64]] = vec[i64](column(DATA["die"], "points"))
DIE_CASUALTIES: Final[vec[i64]] = vec[i64](column(DATA["die"], "casualties"))
DIE_FACES: Final[i64] = len(DATA["die"])
_CHOICES: Final[list[int]] = [face for face, row in enumerate(DATA["die"]) if row["choice"]]
if len(_CHOICES) != 1:
    raise BadComponent(f"die: {len(_CHOICES)} faces with a choice, but the rules are made for one")
CHOICE_FACE: Final[i64] = _CHOICES[0]

# Winter: by units on the map.

WINTER_FOOD: Final[vec[i64]] = vec[i64](
    [max(row["food"] for row in DATA["winter"] if row["units"] <= units) for units in range(UNITS + 1)]
)
WINTER_WOOD: Final[vec[i64]] = vec[i64](
    [max(row["wood"] for row in DATA["winter"] if row["units"] <= units) for units in range(UNITS + 1)]
)

# Clans.

CLAN_IDS: Final[tuple[str, ...]] = ids(DATA["clan"])
CLANS: Final[i64] = len(CLAN_IDS)
BEAR: Final[i64] = CLAN_IDS.index("bear")
BOAR: Final[i64] = CLAN_IDS.index("boar")
GOAT: Final[i64] = CLAN_IDS.index("goat")
RAVEN: Final[i64] = CLAN_IDS.index("raven")
SNAKE: Final[i64] = CLAN_IDS.index("snake")
STAG: Final[i64] = CLAN_IDS.index("stag")
WOLF: Final[i64] = CLAN_IDS.index("wolf")
BOAR_LORE: Final[i64] = DATA["clan"][BOAR]["lore"]
GOAT_SMALL_FOOD: Final[i64] = DATA["clan"][GOAT]["small_food"]
GOAT_LARGE_FOOD: Final[i64] = DATA["clan"][GOAT]["large_food"]
SNAKE_POINTS: Final[i64] = DATA["clan"][SNAKE]["points"]
STAG_CLOSING_FAME: Final[i64] = DATA["clan"][STAG]["closing_fame"]
STAG_COMBAT_FAME: Final[i64] = DATA["clan"][STAG]["combat_fame"]
WOLF_FOOD: Final[i64] = DATA["clan"][WOLF]["food"]

# Faces and cards: every player's six starting cards, then clan, Early, Advanced, Achievement and Unrest cards.

FACE_IDS: Final[tuple[str, ...]] = ids(DATA["card"])
FACES: Final[i64] = len(FACE_IDS)
PILE_OF: Final[tuple[str, ...]] = tuple(row["pile"] for row in DATA["card"])
FLASH: Final[vec[i64]] = vec[i64](column(DATA["card"], "flash"))
FAME_OF: Final[vec[i64]] = vec[i64](column(DATA["card"], "fame"))


_START_FACES: Final[list[int]] = [
    face for face, row in enumerate(DATA["card"]) if row["pile"] == "start" for _n in range(row["copies"])
]
UNREST_FAME: Final[i64] = FAME_OF[FACE_IDS.index("unrest")]
START_CARDS: Final[i64] = len(_START_FACES)
_FACE_OF: Final[list[int]] = _START_FACES * SEATS + [
    face for face, row in enumerate(DATA["card"]) if row["pile"] != "start" for _n in range(row["copies"])
]
FACE_OF: Final[vec[i64]] = vec[i64](_FACE_OF)
"""What is printed on each card."""
CARDS: Final[i64] = len(_FACE_OF)
_PILES: Final[list[str]] = [PILE_OF[face] for face in _FACE_OF]
_ORDER: Final = {"start": 0, "initial": 1, "upgrade": 1, "early": 2, "advanced": 3, "achievement": 4, "unrest": 5}
if sorted(_PILES, key=lambda pile: _ORDER[pile]) != _PILES:
    raise BadComponent("card: those of a pile stand together; the piles are in the order " + ", ".join(_ORDER))
FIRST_CLAN_CARD: Final[i64] = _PILES.index("initial")
FIRST_EARLY: Final[i64] = _PILES.index("early")
FIRST_ADVANCED: Final[i64] = _PILES.index("advanced")
FIRST_ACHIEVEMENT: Final[i64] = _PILES.index("achievement")
FIRST_UNREST: Final[i64] = _PILES.index("unrest")
ACHIEVEMENT_CARDS: Final[i64] = FIRST_UNREST - FIRST_ACHIEVEMENT
UNREST_END: Final[i64] = FIRST_UNREST + _NUMBER["unrest_supply"]
"""The supply ends before this card; further Unrest cards would stay in the box."""


def _card_name(card: int) -> str:
    """The face; further copies in one deck or supply have their number behind it."""
    first = card - card % START_CARDS if card < FIRST_CLAN_CARD else FIRST_CLAN_CARD
    copies = sum(1 for other in range(first, card + 1) if FACE_OF[other] == FACE_OF[card])
    return FACE_IDS[FACE_OF[card]] if copies == 1 else f"{FACE_IDS[FACE_OF[card]]}.{copies}"


CARD_NAMES: Final[tuple[str, ...]] = tuple(_card_name(card) for card in range(CARDS))
"""The pieces of cardboard; the starting cards are named alike in every deck."""
_CLAN_CARDS: Final[list[list[int]]] = [
    [_FACE_OF.index(number_of(card, FACE_IDS, f"{row['id']}.cards")) for card in row["cards"]] for row in DATA["clan"]
]
INITIAL_CARD: Final[vec[i64]] = vec[i64]([first for first, *_ in _CLAN_CARDS])
UPGRADE_CARD: Final[Figures] = Figures(upgrades for _, *upgrades in _CLAN_CARDS)
"""Of each clan."""
UPGRADES: Final[i64] = UPGRADE_CARD.width

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
PART_MOVE: Final[i64] = PART_IDS.index("move")
PART_EXPLORE: Final[i64] = PART_IDS.index("explore")
PART_STOP: Final[i64] = PART_IDS.index("stop")
PART_TAKE: Final[i64] = PART_IDS.index("take")
PART_DRAW: Final[i64] = PART_IDS.index("draw")
PART_DISCARD: Final[i64] = PART_IDS.index("discard")
PART_BEFORE: Final[i64] = PART_IDS.index("before")
PART_AFTER: Final[i64] = PART_IDS.index("after")

# Buildings.

BUILDING_IDS: Final[tuple[str, ...]] = ids(DATA["building"])
BUILDINGS: Final[i64] = len(BUILDING_IDS)
SMALL_BUILDINGS: Final[i64] = sum(not row["large"] for row in DATA["building"])
"""They come before the large ones."""
if any(row["large"] for row in DATA["building"][:SMALL_BUILDINGS]):
    raise BadComponent("building: the small ones come first, then the large ones")
TOWER: Final[i64] = BUILDING_IDS.index("tower")
CAMP: Final[i64] = BUILDING_IDS.index("camp")
STONE: Final[i64] = BUILDING_IDS.index("stone")
FORTRESS: Final[i64] = BUILDING_IDS.index("fortress")
FORGE: Final[i64] = BUILDING_IDS.index("forge")
ALTAR: Final[i64] = BUILDING_IDS.index("altar")
PRODUCES: Final[vec[i64]] = vec[i64](column(DATA["building"], "produces", RESOURCE_IDS, missing=NONE))
"""The resource that a building adds at harvest."""

# Tiles. Sides are 0 north, 1 east, 2 south, 3 west; corner k lies between sides k - 1 and k.

TILE_IDS: Final[tuple[str, ...]] = ids(DATA["tile"])
TILES: Final[i64] = len(TILE_IDS)
AREAS: Final[i64] = TILES * PLACES
SPAN: Final[i64] = TILES - 1
"""A map reaches at most so far from the start tile in each direction."""
START_FROM: Final[vec[i64]] = vec[i64]([row.get("players", 0) if "start" in row else SEATS + 1 for row in DATA["tile"]])
"""The number of players with which a tile is a start tile."""
START_PLACE: Final[dict[int, list[int]]] = {
    tile: row["start"] for tile, row in enumerate(DATA["tile"]) if "start" in row
}
"""Of the start tiles: their cell, and how they are turned."""
_SIDES: Final = ("N", "E", "S", "W")
_AREA_ROWS: Final[dict[str, Row]] = {row["id"]: row for row in DATA["area"]}


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
BORDER_FROM: Final[vec[i64]] = vec[i64]([PLACES * t + a for t, borders in enumerate(_BORDERS) for a, _, _ in borders])
BORDER_TO: Final[vec[i64]] = vec[i64]([PLACES * t + b for t, borders in enumerate(_BORDERS) for _, b, _ in borders])
BORDER_ROUGH: Final[vec[i64]] = vec[i64]([rough for borders in _BORDERS for _, _, rough in borders])

_SPACES: Final = ("", "small", "carved", "large")
NO_SPACE: Final[i64] = _SPACES.index("")
CARVED_SPACE: Final[i64] = _SPACES.index("carved")
LARGE_SPACE: Final[i64] = _SPACES.index("large")


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

CREATURE_KIND_IDS: Final[tuple[str, ...]] = ids(DATA["creature"])
C_WOLF: Final[i64] = CREATURE_KIND_IDS.index("c_wolf")
C_DRAUGR: Final[i64] = CREATURE_KIND_IDS.index("c_draugr")
C_BEAR: Final[i64] = CREATURE_KIND_IDS.index("c_bear")
_KINDS: Final[list[int]] = [kind for kind, row in enumerate(DATA["creature"]) for _n in range(row["copies"])]
CREATURES: Final[i64] = len(_KINDS)
KIND_OF_CREATURE: Final[vec[i64]] = vec[i64](_KINDS)
CREATURE_NAMES: Final[tuple[str, ...]] = tuple(
    f"{CREATURE_KIND_IDS[kind]}.{number}" for number, kind in enumerate(_KINDS, 1)
)
"""The nine figures, each by its kind and a number."""
CREATURE_VALUE: Final[vec[i64]] = vec[i64](column(DATA["creature"], "value"))
SHARES: Final[vec[i64]] = vec[i64](column(DATA["creature"], "shares"))
"""R185, R186: whether figures may stay in one territory with a creature."""
CREATURE_FAME: Final[vec[i64]] = vec[i64](column(DATA["creature"], "fame"))
_PRIORITIES: Final = ("buildings", "units", "resources", "figures at all")
"""What draws creatures; the last one comes before all others."""
BY_BUILDINGS: Final[i64] = _PRIORITIES.index("buildings")
BY_UNITS: Final[i64] = _PRIORITIES.index("units")
BY_RESOURCES: Final[i64] = _PRIORITIES.index("resources")
BY_FIGURES_AT_ALL: Final[i64] = _PRIORITIES.index("figures at all")
CREATURE_PRIORITIES: Final[Figures] = Figures(
    [_PRIORITIES.index(word) for word in row["priorities"]] for row in DATA["creature"]
)


def _check() -> None:
    """Refuse figures that options and zones have no room for."""
    for what, found, most in (
        ("units", UNITS, MOST_UNITS),
        ("building_tokens", TOKENS, MOST_TOKENS),
        ("unrest_supply", UNREST_END - FIRST_UNREST, CARDS - FIRST_UNREST),
    ):
        if found > most:
            raise BadComponent(f"{what}: {found}, but there is room for at most {most}")
    if _NUMBER["trade"] != TRADE:
        raise BadComponent(f"trade: {_NUMBER['trade']}, but there are options for {TRADE} resources only")


_check()
