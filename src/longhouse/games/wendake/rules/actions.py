"""The actions that Action tiles show (R35 to R39): Canoe, Move, Harvest, Hunt, Tan, Fish, and where the others begin.

`ACTION[action]` is the object of an action; its number is its place in `data.ACTION_IDS`.
"""

from typing import Final

from mypy_extensions import i64

from longhouse.core.components import BadComponent
from longhouse.games.wendake import data
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.rules.decisions import gain
from longhouse.games.wendake.rules.masks import begin_masks
from longhouse.games.wendake.rules.military import begin_military
from longhouse.games.wendake.rules.moving import push_move
from longhouse.games.wendake.rules.ritual import begin_ritual
from longhouse.games.wendake.rules.trade import begin_trade
from longhouse.games.wendake.state import Table, native


class TileAction:
    """One action of a tile."""

    def begin(self, table: Table, seat: i64) -> None:
        """Do it; what it asks lies on top of the tile."""
        raise NotImplementedError


class PutCanoe(TileAction):
    """R35: a Canoe from the reserve comes into play."""

    def begin(self, table: Table, seat: i64) -> None:
        """Ask for the lake, if one is left."""
        if table.canoes_out(seat) < data.CANOES:
            table.frames.push(codes.D24_CANOE, seat)


class MoveWarriors(TileAction):
    """R40: so many steps."""

    def __init__(self, steps: i64) -> None:
        self.steps: i64 = steps

    def begin(self, table: Table, seat: i64) -> None:
        """Ask for the first one."""
        push_move(table, seat, self.steps, False)


class Harvest(TileAction):
    """R36: a vegetable from every area with Women, the Home counting once."""

    def begin(self, table: Table, seat: i64) -> None:
        """One kind after the other."""
        for good in range(data.VEGETABLES):
            found = harvested(table, seat, good)
            if found > 0:
                gain(table, seat, good, found)


def harvested(table: Table, seat: i64, good: i64) -> i64:
    """R36: how many vegetables of a kind a Harvest brings."""
    woman = native(seat, data.WOMAN)
    found: i64 = 0
    if table.at_home[seat * data.KINDS + data.WOMAN] > 0 and data.HOME_VEGETABLE[table.home[seat]] == good:
        found = 1
    for area in range(data.FIRST_AREA[table.first_territory()], data.FIRST_AREA[table.end_of_map()]):
        if table.areas[area] == woman and data.AREA_GOOD[area] == good:
            found += 1
    return found


class Hunt(TileAction):
    """R37: a beaver from every area with Hunters, the Home counting once."""

    def begin(self, table: Table, seat: i64) -> None:
        """All at once."""
        found = table.areas_worked(seat, data.HUNTER)
        if found > 0:
            gain(table, seat, data.BEAVER, found)


class Tan(TileAction):
    """R38: all beavers become leather."""

    def begin(self, table: Table, seat: i64) -> None:
        """All at once."""
        at = seat * data.GOODS
        beavers = table.goods[at + data.BEAVER]
        table.goods[at + data.BEAVER] = 0
        table.goods[at + data.LEATHER] += beavers
        table.tell(codes.TANNED, seat, beavers)


class Fish(TileAction):
    """R39: a fish for every Canoe in play."""

    def begin(self, table: Table, seat: i64) -> None:
        """All at once."""
        gain(table, seat, data.FISH, table.canoes_out(seat))


class Military(TileAction):
    """R70: Turtles, then majorities."""

    def begin(self, table: Table, seat: i64) -> None:
        """Ask for the first Turtle."""
        begin_military(table, seat)


class MaskCeremony(TileAction):
    """R85: draw, then play."""

    def begin(self, table: Table, seat: i64) -> None:
        """Ask for the first card."""
        begin_masks(table, seat)


class Trade(TileAction):
    """R60: exchange, buy, economy."""

    def begin(self, table: Table, seat: i64) -> None:
        """Ask for the first exchange."""
        begin_trade(table, seat)


class SacredFire(TileAction):
    """R80: another tile is used."""

    def begin(self, table: Table, seat: i64) -> None:
        """Ask which."""
        table.frames.push(codes.D2_FIRE, seat)


class HoldRitual(TileAction):
    """R92: Natives come Home, then they are counted."""

    def begin(self, table: Table, seat: i64) -> None:
        """Ask who comes first."""
        begin_ritual(table, seat)


_PLAIN: Final[dict[str, TileAction]] = {
    "canoe": PutCanoe(),
    "harvest": Harvest(),
    "hunt": Hunt(),
    "tan": Tan(),
    "fish": Fish(),
    "military": Military(),
    "mask": MaskCeremony(),
    "trade": Trade(),
    "fire": SacredFire(),
    "ritual": HoldRitual(),
}


def action_of(name: str) -> TileAction:
    """The action of this name; no action has the empty one."""
    word, _, steps = name.partition(":")
    if word == "move" and steps.isdigit():
        return MoveWarriors(int(steps))
    if not name:
        return TileAction()
    if name not in _PLAIN:
        raise BadComponent(f"there is no action {name!r}")
    return _PLAIN[name]


ACTION: Final[list[TileAction]] = [action_of(name) for name in data.ACTION_IDS]
