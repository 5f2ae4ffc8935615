"""The figures of `data.toml` as the engine reads them: a number per component and cell, a bit per side of a cell.

Cells are numbered row by row: A1 is 0, B1 is 1, A2 is 10. Sides are north, east, south, west.
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
    ids,
    inverse,
    number_of,
    numbers,
    read_components,
)
from longhouse.core.sets import set_of
from longhouse.core.things import Figures

DATA: Final[Tables] = read_components(Path(__file__).parent)
_NUMBER: Final[dict[str, int]] = numbers(DATA["number"])

# These shape the state and the option numbers.
SEATS: Final = 4
ARMY: Final = 4
"""Whose the cavalry men are, where a seat is asked for."""
SIDES: Final = 4
TILES: Final = 100
ITEMS: Final = 9
CARDS: Final = 5
TROPHIES: Final = 4
ALL_CARDS: Final[i64] = 2**CARDS - 1

SIZE: Final[i64] = _NUMBER["size"]
CELLS: Final[i64] = _NUMBER["size"] ** 2
STEPS: Final[i64] = SIDES * _NUMBER["size"] * (_NUMBER["size"] - 1)
"""Every step over a side from a cell to the next one."""
WARRIORS: Final[i64] = _NUMBER["warriors"]
"""So many each player has, and so many can go together."""
MEN: Final[i64] = _NUMBER["cavalry"]
if CELLS > TILES:
    raise BadComponent(f"size: a map of {SIZE} by {SIZE} cells needs more tiles than the {TILES} there are")
if not 0 < WARRIORS < 10:
    raise BadComponent(f"warriors: {WARRIORS} is not a number from 1 to 9, as the names of options need it")

ROUNDS: Final[i64] = _NUMBER["rounds"]
SPOTS: Final[i64] = _NUMBER["spots"]
PER_SPOT: Final[i64] = _NUMBER["per_spot"]
WAGON_WARRIORS: Final[i64] = _NUMBER["wagon_warriors"]
MOST_IN_LINE: Final[i64] = _NUMBER["most_in_line"]
TROPHY_POINTS: Final[i64] = _NUMBER["trophy_points"]
SHUT_IN: Final[i64] = _NUMBER["shut_in"]

ITEM_IDS: Final[tuple[str, ...]] = ids(DATA["item"])
TROPHY_IDS: Final[tuple[str, ...]] = ids(DATA["trophy"])
CARD_IDS: Final[tuple[str, ...]] = ids(DATA["card"])
LAND_IDS: Final[tuple[str, ...]] = ids(DATA["land"])
TILE_IDS: Final[tuple[str, ...]] = ids(DATA["tile"])

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
ALL_TROPHIES: Final = 15

# What is written as a number above must be the row of that name.
check_names(ITEM_IDS, {"feather": FEATHER, "stone": STONE, "stick": STICK, "indian": INDIAN})
check_names(ITEM_IDS, {"axe": AXE, "bow": BOW, "hide": HIDE, "gold": GOLD, "wagon": WAGON})
check_names(CARD_IDS, {"camp": CAMPSITE, "trail": TRAIL})
check_names(LAND_IDS, {"land.camp": CAMP, "land.farm": FARM})
check_count(ITEM_IDS, ITEMS, "item")
check_count(CARD_IDS, CARDS, "card")
check_count(TROPHY_IDS, TROPHIES, "trophy")
check_count(TILE_IDS, TILES, "tile")

# Cards.
CARD_STEPS: Final[vec[i64]] = vec[i64](column(DATA["card"], "steps"))
CARD_CHIEF: Final[vec[i64]] = vec[i64](column(DATA["card"], "chief"))
CARD_ATTACK: Final[vec[i64]] = vec[i64](column(DATA["card"], "attack"))

_PROTECTING: Final[list[int]] = [number for number, row in enumerate(DATA["card"]) if row["protection"]]
if len(_PROTECTING) != 1:
    raise BadComponent(f"card.protection: one card protects its owner, not {len(_PROTECTING)}")
PROTECTING: Final[i64] = _PROTECTING[0]

# Tiles and lands.
_BONUSES: Final = ("attack", "defence", "protection")
_BONUS: Final[list[int]] = column(DATA["tile"], "bonus", _BONUSES, missing=NONE)
LAND: Final[vec[i64]] = vec[i64](column(DATA["tile"], "land", LAND_IDS))
ATTACK_ICON: Final[vec[i64]] = vec[i64]([int(bonus == 0) for bonus in _BONUS])
DEFENCE_ICON: Final[vec[i64]] = vec[i64]([int(bonus == 1) for bonus in _BONUS])
PRINTED_PRICE: Final[vec[i64]] = vec[i64](column(DATA["tile"], "price", ITEM_IDS, missing=NONE))
GIVES: Final[vec[i64]] = vec[i64](column(DATA["land"], "gives", (*ITEM_IDS, "horse"), missing=NONE))
"""What a land gives: an item, HORSE, or NONE."""

# What things cost and bring.
_LAND_OF: Final[list[int]] = inverse(DATA["land"], "gives", (*ITEM_IDS, "horse"))


def _costs(item: int) -> list[str]:
    """What the land that gives an item asks for it."""
    found: list[str] = DATA["land"][_LAND_OF[item]].get("cost", []) if _LAND_OF[item] != NONE else []
    return found


def _tool(item: int) -> int:
    """The item that is paid for another one; warriors are none."""
    costs = _costs(item)
    if len(costs) > 1:
        raise BadComponent(f"{LAND_IDS[_LAND_OF[item]]}.cost: one price, not {', '.join(costs)}")
    paid = number_of(costs[0], (*ITEM_IDS, "warriors"), f"{LAND_IDS[_LAND_OF[item]]}.cost") if costs else NONE
    return paid if paid < ITEMS else NONE


PRICE: Final[vec[i64]] = vec[i64]([_tool(item) for item in range(ITEMS)])
"""The tool that an item costs where it is found, or NONE."""
COSTS_WARRIORS: Final[vec[i64]] = vec[i64]([int(_costs(item) == ["warriors"]) for item in range(ITEMS)])
"""Whether it costs warriors instead."""
GOODS: Final[vec[i64]] = vec[i64]([number_of(good, ITEM_IDS, "land.farm.cost") for good in _costs(HORSE)])
"""What a farm takes for a horse."""
_TROPHY_FOR: Final[list[int]] = inverse(DATA["trophy"], "for", (*ITEM_IDS, "chief"))
TROPHY_FOR: Final[vec[i64]] = vec[i64](_TROPHY_FOR[:ITEMS])
"""The trophy that the first item of a kind brings (R55), or NONE."""
CHIEF_TROPHY: Final[i64] = _TROPHY_FOR[ITEMS]
"""The trophy for a defeated chief."""


def _parts(row: Row) -> list[int]:
    """What something is made of: two items, of which the later one of the list is paid first."""
    found = sorted((number_of(part, ITEM_IDS, f"{row['id']}.parts") for part in row["parts"]), reverse=True)
    if len(found) != 2:
        raise BadComponent(f"{row['id']}.parts: two are needed, not {len(found)}")
    return found


_NO_PARTS: Final[list[int]] = [NONE, NONE]
PARTS: Final[Figures] = Figures([_parts(row) if "parts" in row else _NO_PARTS for row in DATA["item"]])
"""The two things that an item is made of at a Campsite; NONE if it is found and not made."""
WARRIOR_PARTS: Final[vec[i64]] = vec[i64](_parts(DATA["prize"][ids(DATA["prize"]).index("warrior")]))
"""The same for a warrior."""

# Sides. A mask is a set of sides; rotation r turns clockwise.
SIDE_IDS: Final = ("N", "E", "S", "W")
MASKS: Final = 16
MASK_IDS: Final[tuple[str, ...]] = tuple(
    "".join(SIDE_IDS[side] for side in range(SIDES) if mask >> side & 1) or "-" for mask in range(MASKS)
)


def _turned(mask: int, rotation: int) -> int:
    return int(set_of([(side + rotation) % SIDES for side in range(SIDES) if mask >> side & 1]))


MOUNTAINS: Final[vec[i64]] = vec[i64](
    [number_of(row["mountains"] or "-", MASK_IDS, f"{row['id']}.mountains") for row in DATA["tile"]]
)
TURNED: Final[Figures] = Figures([[_turned(mask, rotation) for rotation in range(SIDES)] for mask in range(MASKS)])
"""A mask after each rotation."""
OPPOSITE: Final[vec[i64]] = vec[i64]([2, 3, 0, 1])

# Cells.
_SIZE: Final[int] = _NUMBER["size"]
_CELLS: Final[int] = _SIZE * _SIZE
CELL_IDS: Final[tuple[str, ...]] = tuple("ABCDEFGHIJ"[cell % _SIZE] + str(cell // _SIZE + 1) for cell in range(_CELLS))


def _neighbour(cell: int, side: int) -> int:
    x = cell % _SIZE + (0, 1, 0, -1)[side]
    y = cell // _SIZE + (-1, 0, 1, 0)[side]
    return y * _SIZE + x if 0 <= x < _SIZE and 0 <= y < _SIZE else NONE


NEXT: Final[Figures] = Figures([[_neighbour(cell, side) for side in range(SIDES)] for cell in range(_CELLS)])
"""The neighbour of a cell on a side, or NONE."""
EDGE: Final[vec[i64]] = vec[i64](
    [set_of([side for side in range(SIDES) if _neighbour(cell, side) == NONE]) for cell in range(_CELLS)]
)
"""The sides of a cell that lie on the edge of the map."""
_RING: Final[list[int]] = [
    *(x for x in range(_SIZE)),
    *(_SIZE * y + _SIZE - 1 for y in range(1, _SIZE)),
    *(_SIZE * (_SIZE - 1) + x for x in range(_SIZE - 2, -1, -1)),
    *(_SIZE * y for y in range(_SIZE - 2, 0, -1)),
]
RING: Final[vec[i64]] = vec[i64](_RING)
"""The border, clockwise from A1."""
IS_RING: Final[vec[i64]] = vec[i64]([int(cell in _RING) for cell in range(_CELLS)])

_WAYS: Final[list[tuple[int, int]]] = [
    (cell, side) for cell in range(_CELLS) for side in range(SIDES) if _neighbour(cell, side) != NONE
]
STEP_FROM: Final[vec[i64]] = vec[i64]([cell for cell, _ in _WAYS])
STEP_SIDE: Final[vec[i64]] = vec[i64]([side for _, side in _WAYS])
STEP: Final[Figures] = Figures(
    [[_WAYS.index((cell, side)) if (cell, side) in _WAYS else NONE for side in range(SIDES)] for cell in range(_CELLS)]
)
"""The number of a step from a cell over a side, or NONE."""
STEP_IDS: Final[tuple[tuple[str, str], ...]] = tuple(
    (CELL_IDS[cell], CELL_IDS[_neighbour(cell, side)]) for cell, side in _WAYS
)
