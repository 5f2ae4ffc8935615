"""The figures of `data.toml` as the engine reads them: a number per component and cell, a bit per side of a cell.

Cells are numbered row by row: A1 is 0, B1 is 1, A2 is 10. Sides are north, east, south, west.
"""

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.components import read_components

DATA: Final[dict[str, list[dict[str, Any]]]] = read_components(Path(__file__).parent)
_NUMBER: Final[dict[str, int]] = {row["id"]: row["value"] for row in DATA["number"]}

# These shape the state and the option numbers.
SEATS: Final = 4
ARMY: Final = 4
"""Whose the cavalry men are, where a seat is asked for."""
SIZE: Final = 10
CELLS: Final = 100
SIDES: Final = 4
STEPS: Final = 360
TILES: Final = 100
HALF: Final = 50
"""Tiles in one set of bits."""
ITEMS: Final = 9
CARDS: Final = 5
TROPHIES: Final = 4
MEN: Final = 2
WARRIORS: Final = 8
NONE: Final = -1

ROUNDS: Final[i64] = _NUMBER["rounds"]
SPOTS: Final[i64] = _NUMBER["spots"]
PER_SPOT: Final[i64] = _NUMBER["per_spot"]
WAGON_WARRIORS: Final[i64] = _NUMBER["wagon_warriors"]
MOST_IN_LINE: Final[i64] = _NUMBER["most_in_line"]
TROPHY_POINTS: Final[i64] = _NUMBER["trophy_points"]
SHUT_IN: Final[i64] = _NUMBER["shut_in"]

ITEM_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["item"])
TROPHY_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["trophy"])
CARD_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["card"])
LAND_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["land"])
TILE_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["tile"])

# Items, cards, lands and trophies by number.
FEATHER: Final = 0
STONE: Final = 1
STICK: Final = 2
INDIAN: Final = 3
AXE: Final = 4
BOW: Final = 5
HIDE: Final = 6
GOLD: Final = 7
WAGON: Final = 8
HORSE: Final = 9
"""Stands where an item is given, but never lies on a donkey."""
CAMPSITE: Final = 0
TRAIL: Final = 2
CAMP: Final = 0
FARM: Final = 7
HIDE_TROPHY: Final = 0
WAGON_TROPHY: Final = 1
GOLD_TROPHY: Final = 2
CHIEF_TROPHY: Final = 3
ALL_TROPHIES: Final = 15

# Cards.
CARD_STEPS: Final[vec[i64]] = vec[i64]([row["steps"] for row in DATA["card"]])
CARD_CHIEF: Final[vec[i64]] = vec[i64]([row["chief"] for row in DATA["card"]])
CARD_ATTACK: Final[vec[i64]] = vec[i64]([row["attack"] for row in DATA["card"]])

# Tiles and lands.
LAND: Final[vec[i64]] = vec[i64]([LAND_IDS.index(row["land"]) for row in DATA["tile"]])
ATTACK_ICON: Final[vec[i64]] = vec[i64]([int(row.get("bonus") == "attack") for row in DATA["tile"]])
DEFENCE_ICON: Final[vec[i64]] = vec[i64]([int(row.get("bonus") == "defence") for row in DATA["tile"]])
PRINTED_PRICE: Final[vec[i64]] = vec[i64](
    [ITEM_IDS.index(row["price"]) if "price" in row else NONE for row in DATA["tile"]]
)


def _given(land: dict[str, Any]) -> int:
    if "gives" not in land:
        return NONE
    return HORSE if land["gives"] == "horse" else ITEM_IDS.index(land["gives"])


GIVES: Final[vec[i64]] = vec[i64]([_given(land) for land in DATA["land"]])
"""What a land gives: an item, HORSE, or NONE."""
PRICE: Final[vec[i64]] = vec[i64]([NONE, NONE, NONE, NONE, NONE, NONE, BOW, AXE, NONE])
"""The tool that an item costs where it is found. A wagon costs warriors."""
TROPHY_FOR: Final[vec[i64]] = vec[i64]([NONE, NONE, NONE, NONE, NONE, NONE, HIDE_TROPHY, GOLD_TROPHY, WAGON_TROPHY])
"""The trophy that the first item of a kind brings (R55)."""
GOODS: Final[vec[i64]] = vec[i64]([ITEM_IDS.index(good) for good in DATA["prize"][1]["goods"]])
"""What a farm takes."""

# Sides. A mask is a set of sides; rotation r turns clockwise.
SIDE_IDS: Final = ("N", "E", "S", "W")
MASKS: Final = 16
MASK_IDS: Final[tuple[str, ...]] = tuple(
    "".join(SIDE_IDS[side] for side in range(SIDES) if mask >> side & 1) or "-" for mask in range(MASKS)
)


def _turned(mask: int, rotation: int) -> int:
    return sum(2 ** ((side + rotation) % SIDES) for side in range(SIDES) if mask >> side & 1)


MOUNTAINS: Final[vec[i64]] = vec[i64]([MASK_IDS.index(row["mountains"] or "-") for row in DATA["tile"]])
TURNED: Final[vec[i64]] = vec[i64]([_turned(mask, rotation) for mask in range(MASKS) for rotation in range(SIDES)])
"""A mask after each rotation: SIDES * mask + rotation."""
OPPOSITE: Final[vec[i64]] = vec[i64]([2, 3, 0, 1])

# Cells.
CELL_IDS: Final[tuple[str, ...]] = tuple("ABCDEFGHIJ"[cell % SIZE] + str(cell // SIZE + 1) for cell in range(CELLS))


def _neighbour(cell: int, side: int) -> int:
    x = cell % SIZE + (0, 1, 0, -1)[side]
    y = cell // SIZE + (-1, 0, 1, 0)[side]
    return y * SIZE + x if 0 <= x < SIZE and 0 <= y < SIZE else NONE


NEXT: Final[vec[i64]] = vec[i64]([_neighbour(cell, side) for cell in range(CELLS) for side in range(SIDES)])
"""The neighbour of a cell on a side, or NONE: SIDES * cell + side."""
EDGE: Final[vec[i64]] = vec[i64](
    [sum(2**side for side in range(SIDES) if _neighbour(cell, side) == NONE) for cell in range(CELLS)]
)
"""The sides of a cell that lie on the edge of the map."""
_RING: Final[list[int]] = [
    *(x for x in range(SIZE)),
    *(SIZE * y + SIZE - 1 for y in range(1, SIZE)),
    *(SIZE * (SIZE - 1) + x for x in range(SIZE - 2, -1, -1)),
    *(SIZE * y for y in range(SIZE - 2, 0, -1)),
]
RING: Final[vec[i64]] = vec[i64](_RING)
"""The border, clockwise from A1."""
IS_RING: Final[vec[i64]] = vec[i64]([int(cell in _RING) for cell in range(CELLS)])

_WAYS: Final[list[tuple[int, int]]] = [
    (cell, side) for cell in range(CELLS) for side in range(SIDES) if _neighbour(cell, side) != NONE
]
STEP_FROM: Final[vec[i64]] = vec[i64]([cell for cell, _ in _WAYS])
STEP_SIDE: Final[vec[i64]] = vec[i64]([side for _, side in _WAYS])
STEP: Final[vec[i64]] = vec[i64](
    [_WAYS.index((cell, side)) if (cell, side) in _WAYS else NONE for cell in range(CELLS) for side in range(SIDES)]
)
"""The number of a step from a cell over a side, or NONE: SIDES * cell + side."""
STEP_IDS: Final[tuple[tuple[str, str], ...]] = tuple(
    (CELL_IDS[cell], CELL_IDS[_neighbour(cell, side)]) for cell, side in _WAYS
)
