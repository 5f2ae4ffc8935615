"""Whole lands laid at random, against a second reading of R4 and R10 to R12."""

import pytest

from longhouse.core.chance import FastChance
from longhouse.games.tribes.data import CELL_IDS, MASK_IDS, NONE, TILE_IDS
from longhouse.games.tribes.rules.land import discover, lay, orientations

from .positions import TILES, deal, tile, walls
from .second_land import SIDES, Land, ends, is_inner, mask_of


@pytest.mark.parametrize(("rule", "seed"), [("line", 1), ("line", 2), ("range", 3), ("range", 4), ("none", 5)])
def test_r4_r10_r11_r12_every_tile_of_a_whole_land_lies_as_it_may(rule, seed):
    chance = FastChance(seed)
    table = deal(mountain_rule=rule)
    land, passes = Land(rule), 0
    unknown = list(range(100))
    while unknown:
        cell = unknown.pop(chance.pick(-1, len(unknown)))
        x, y = cell % 10, cell // 10
        free = [at for at in range(4) if is_inner(x, y, SIDES[at]) and ends(x, y, SIDES[at]) not in land.walls]
        entry = free[chance.pick(-1, len(free))] if chance.pick(-1, 5) else NONE
        discover(table, 0, cell, chance)
        drawn = tile(table, CELL_IDS[cell]).partition(":")[0]
        mountains = TILES[drawn]["mountains"]
        expected = land.legal(x, y, mountains, None if entry == NONE else SIDES[entry])
        offered = orientations(table, cell, TILE_IDS.index(drawn), entry)
        found = [MASK_IDS[mask] for mask in range(16) if offered >> mask & 1]
        assert sorted(found) == sorted(map(mask_of, expected)), CELL_IDS[cell]
        chosen, lost = list(expected.items())[chance.pick(-1, len(expected))]
        lay(table, 0, cell, entry, MASK_IDS.index(mask_of(chosen)))
        assert tile(table, CELL_IDS[cell]).partition("/")[2] == mask_of(lost).strip("-")
        passes += bool(lost)
        land.walls = land.with_sides(x, y, chosen)
        for number_there in range(100):
            u, v = number_there % 10, number_there // 10
            walled = mask_of({s for s in SIDES if is_inner(u, v, s) and ends(u, v, s) in land.walls})
            assert MASK_IDS[walls(table, number_there)] == walled
    assert Land.is_open(land.walls)
    assert passes > 0 or rule != "range"
