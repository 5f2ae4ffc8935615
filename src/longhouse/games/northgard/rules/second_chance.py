"""The second chance of a player without figures at the end of a year (R138)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.rules import codes
from longhouse.games.northgard.rules.creatures import bars_recruiting
from longhouse.games.northgard.rules.explore import draw_tile, put_under, tiles_left
from longhouse.games.northgard.rules.setup import SECOND_CHANCE, has_place
from longhouse.games.northgard.rules.year import place_group
from longhouse.games.northgard.state import TILE, Table
from longhouse.games.northgard.tables import NONE


class SecondChance(Decision[Table]):
    """D95: three units in a neutral territory for who has no figure left."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R138, R191: any neutral territory without a Brown Bear or a Fallen Valkyrie."""
        for territory in table.roots:
            is_neutral = table.holder[territory] == NONE
            if is_neutral and not bars_recruiting(table, territory, True):
                into.add(codes.SETTLE + territory)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Three units; the Bear may count Kaija among them."""
        table.frames.pop_group()
        place_group(table, seat, option - codes.SETTLE)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """R138: without neutral land a tile is drawn and placed as in the setup; without one R52 is left."""
        table.frames.pop_group()
        if draw_new_land(table, chance):
            table.frames.push(codes.D3_SETUP_CELL, seat, SECOND_CHANCE)


def draw_new_land(table: Table, chance: Chance) -> bool:
    """R138: draw until a tile can be placed with neutral land on it; the others go under the pile, each once."""
    for _ in range(tiles_left(table)):
        draw_tile(table, chance)
        tile = table.drawn[0]
        if has_place(table, tile, SECOND_CHANCE):
            put_under(table, tile)
            table.act[TILE] = tile
            return True
        put_under(table, NONE)
    return False
