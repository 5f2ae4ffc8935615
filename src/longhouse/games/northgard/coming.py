"""What the end of the year will bring and take, as things stand (R120 to R132)."""

from __future__ import annotations

from longhouse.games.northgard import data, state
from longhouse.games.northgard.rules import year
from longhouse.games.northgard.rules.creatures import produces
from longhouse.games.northgard.rules.figures import on_map
from longhouse.games.northgard.seen import Harvest, Supply, Winter
from longhouse.games.northgard.state import Table


def yields(table: Table, territory: int) -> Harvest:
    """R121, R122: one territory's share."""
    food, wood, lore = (int(produces(table, territory, resource)) for resource in (data.FOOD, data.WOOD, data.LORE))
    return {"food": food, "wood": wood, "lore": lore, "fame": int(year.fame_at(table, territory))}


def harvest_of(table: Table, seat: int) -> Harvest:
    """What the next harvest brings somebody if nothing changes."""
    lands = [yields(table, int(root)) for root in table.roots if state.HOLDER.of(table, root) == seat]
    return {
        "food": sum(land["food"] for land in lands),
        "wood": sum(land["wood"] for land in lands),
        "lore": sum(land["lore"] for land in lands),
        "fame": sum(land["fame"] for land in lands),
    }


def is_harvested(table: Table, seat: int) -> bool:
    """Whether this year's harvest has come to a seat: they go one after the other from the first player."""
    frame = table.frames.top()
    while frame >= 0 and table.frames.kind(frame) != year.HARVEST.kind:
        if table.frames.kind(frame) == year.NEXT_YEAR.kind:
            return True
        frame = table.frames.below(frame)
    if frame < 0:
        return False
    had = int(year.HARVEST.harvested.of(table.frames, frame)) - 1
    return (seat - int(state.FIRST_PLAYER.of(table))) % int(table.players) < had


def winter_of(table: Table, seat: int) -> Winter:
    """R131, R132: the price by units on the map, and what is short after the harvest."""
    units = int(on_map(table, seat))
    harvested = is_harvested(table, seat)
    income = harvest_of(table, seat)
    food, wood = int(data.WINTER_FOOD[units]), int(data.WINTER_WOOD[units])
    then: Supply = {
        "food": int(state.STOCK.of(table, seat, data.FOOD)) + (0 if harvested else income["food"]),
        "wood": int(state.STOCK.of(table, seat, data.WOOD)) + (0 if harvested else income["wood"]),
    }
    return {
        "food": food,
        "wood": wood,
        "harvested": harvested,
        "then": then,
        "missing": {"food": max(0, food - then["food"]), "wood": max(0, wood - then["wood"])},
    }
