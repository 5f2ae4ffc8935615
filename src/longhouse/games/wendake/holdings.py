"""What a tribe had that others had not, for whoever studies balance."""

from __future__ import annotations

from longhouse.core.sets import members_of
from longhouse.core.zones import NONE
from longhouse.games.wendake import data
from longhouse.games.wendake.state import ASIDE, GRID, HOME, OWNED, PROGRESS, SLOT, TERRITORY, TILE, TRIBE, TRIBE_OF
from longhouse.games.wendake.state import Table as WendakeTable


def holdings(table: WendakeTable, seat: int) -> dict[str, list[str]]:
    """Its name, its home, its Progress tiles, and the tiles that it has bought."""
    tribe, home = TRIBE_OF.of(table, seat), HOME.of(table, seat)
    tiles = {int(GRID.of(table, seat, slot)) for slot in range(SLOT.size)} | set(members_of(ASIDE.of(table, seat)))
    return {
        "tribe": [str(TRIBE.names[tribe])] if tribe != NONE else [],
        "home": [str(TERRITORY.names[home])] if home != NONE else [],
        "progress": [str(PROGRESS.names[one]) for one in members_of(OWNED.of(table, seat))],
        "tile": [str(TILE.names[tile]) for tile in sorted(tiles) if tile != NONE and data.LEVEL_OF[tile] > 0],
    }


def facets(table: WendakeTable, seat: int) -> dict[str, str]:
    """Its name."""
    tribe = TRIBE_OF.of(table, seat)
    return {"tribe": str(TRIBE.names[tribe])} if tribe != NONE else {}
