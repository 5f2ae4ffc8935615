"""Labels of options, with the names of the tiles in the slots that they are about."""

from longhouse.core.protocol import Message
from longhouse.games.wendake import data, state
from longhouse.games.wendake.state import Table


def label(table: Table, seat: int, label: Message) -> Message:
    """A tile by its name and side, and not by its place in the grid."""
    args = dict(label.args)
    if "column" in args:
        args["out"] = data.TILE_IDS[state.LEAVING.of(table, _at(args["column"]))]
    elif "slot" in args:
        slot = _at(args["slot"])
        args["tile"] = data.TILE_IDS[state.GRID.of(table, seat, slot)]
        args["ritual"] = "yes" if state.RITUALS.has(table, seat, slot) else "no"
        if label.id == "option-swap":
            args["other"] = data.TILE_IDS[state.GRID.of(table, seat, _at(args["other"]))]
    else:
        return label
    return Message(label.id, args)


def _at(number: object) -> int:
    """A slot or a column, from the number in an option's key."""
    return int(str(number)) - 1
