"""Labels of options, with the names of the territories that their keys leave out."""

from longhouse.core.protocol import Argument, Message
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state
from longhouse.games.northgard.rules.explore import CELL
from longhouse.games.northgard.rules.land import area_at_side, step_x, step_y, tile_at
from longhouse.games.northgard.state import Table

_WHERE = ("south", "west", "north", "east")
"""Where a cell lies from its neighbour in the north, east, south or west."""


def label(table: Table, seat: int, label: Message) -> Message:
    """A cell by the territories beside it, a creature by its territory."""
    if label.id == "option-cell":
        cell = int(str(label.args["x"])), int(str(label.args["y"]))
        beside = _beside(table, *cell)
        return Message(label.id, {**label.args, **beside, "nth": _nth(table, seat, cell, beside)})
    if label.id == "option-attack-creature":
        area = state.CREATURE_AT.of(table, data.CREATURE_NAMES.index(str(label.args["creature"])))
        return Message(label.id, {**label.args, "territory": data.AREA_IDS[table.root[area]]})
    return label


def _beside(table: Table, x: int, y: int) -> dict[str, Argument]:
    """The territories at the sides of a cell, two at most, and where it lies from each."""
    found: list[tuple[str, str]] = []
    for side, where in enumerate(_WHERE):
        tile = tile_at(table, x + step_x(side), y + step_y(side))
        if tile != NONE:
            area = area_at_side(tile, state.TURNED.of(table, tile), side + 2)
            found.append((where, data.AREA_IDS[table.root[area]]))
    (where, territory), (also, other) = [*found, ("none", "none")][:2]
    return {"where": where, "territory": territory, "also": also, "other": other}


def _nth(table: Table, seat: int, cell: tuple[int, int], beside: dict[str, Argument]) -> int:
    """Which of the offered cells beside the same territories it is, from the north-west; 0: the only one."""
    offered = [(int(CELL.first(code)), int(CELL.second(code))) for code in table.options(seat) if CELL.holds(code)]
    alike = sorted(one for one in offered if _beside(table, *one) == beside)
    return alike.index(cell) + 1 if len(alike) > 1 else 0
