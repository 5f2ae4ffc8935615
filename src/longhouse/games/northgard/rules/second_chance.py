"""The second chance of a player without figures at the end of a year (R138)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.options import Options
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.northgard import state
from longhouse.games.northgard.rules.creatures import bars_recruiting
from longhouse.games.northgard.rules.explore import draw_tile, put_under, tiles_left
from longhouse.games.northgard.rules.setup import AGAIN, PLACING, SETUP_CELL, SETUP_UNITS
from longhouse.games.northgard.rules.year import place_group
from longhouse.games.northgard.state import Table


class SecondChance(Decision[Table]):
    """D95: three units in a neutral territory for who has no figure left."""

    def __init__(self) -> None:
        super().__init__("second-chance")
        self.settle: Options = self.shares(SETUP_UNITS.settle)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R138, R191: any neutral territory without a Brown Bear or a Fallen Valkyrie."""
        for territory in table.roots:
            is_neutral = state.HOLDER.of(table, territory) == NONE
            if is_neutral and not bars_recruiting(table, territory, True):
                into.add(self.settle.one(territory))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Three units; the Bear may count Kaija among them."""
        table.frames.pop_group()
        place_group(table, seat, self.settle.first(option))

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """R138: without neutral land a tile is drawn and placed as in the setup; without one R52 is left."""
        table.frames.pop_group()
        if draw_new_land(table, seat, chance):
            SETUP_CELL.ask(table, seat, AGAIN)


SECOND_CHANCE: Final[SecondChance] = SecondChance()


def draw_new_land(table: Table, seat: i64, chance: Chance) -> bool:
    """R138: draw until a tile can be placed with neutral land on it; the others go under the pile, each once."""
    for _n in range(tiles_left(table)):
        draw_tile(table, chance)
        tile = state.DRAWN_TILES.of(table, 0)
        if PLACING[AGAIN].has_place(table, seat, tile):
            put_under(table, tile)
            state.CHOSEN_TILE.set(table, tile)
            return True
        put_under(table, NONE)
    return False
