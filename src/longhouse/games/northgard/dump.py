"""A position as JSON, all of it, secrets included: what `position.py` reads."""

from __future__ import annotations

from longhouse.core.protocol import Json
from longhouse.core.sets import BIT, members_of
from longhouse.games.northgard.naming import ACT_NAMES, CARD_NAMES, CREATURE_NAMES, DECISION_NAMES, ORDERS, tile_ids
from longhouse.games.northgard.rules.creatures import BEATEN
from longhouse.games.northgard.rules.zones import usually_seen_by
from longhouse.games.northgard.state import (
    ACHIEVEMENTS,
    ACTIVE,
    ADVANCED_DECK,
    DISCARD,
    DRAW,
    DRAWN,
    EARLY_DECK,
    HAND_ZONE,
    OUT,
    PLAYED,
    ROW,
    TOP,
    UPGRADES,
    Table,
)
from longhouse.games.northgard.tables import (
    AREA_IDS,
    AREAS,
    BUILDING_IDS,
    CARDS,
    CLAN_IDS,
    CREATURES,
    FIRST_EARLY,
    INITIAL_CARD,
    NONE,
    RESOURCE_IDS,
    RESOURCES,
    START_CARDS,
    TILE_IDS,
    TILES,
)

SEAT_ZONES = {
    "draw": DRAW,
    "hand": HAND_ZONE,
    "active": ACTIVE,
    "played": PLAYED,
    "discard": DISCARD,
    "drawn": DRAWN,
    "upgrades": UPGRADES,
}
"""The places of a seat's cards, by their names in a position; those on top of the draw pile have an order."""
COMMON_ZONES = {"row": ROW, "achievements": ACHIEVEMENTS, "early": EARLY_DECK, "advanced": ADVANCED_DECK}


def dump(table: Table) -> Json:
    """The whole position, secrets included."""
    return {
        "players": int(table.players),
        "settings": dict(table.settings.words),
        "year": int(table.year),
        "over": bool(table.ended),
        "dominator": int(table.dominator) if table.dominator != NONE else None,
        "first_player": int(table.first_player),
        "marker_taken": bool(table.marker_taken),
        "tiles": {
            TILE_IDS[tile]: [int(table.tile_x[tile]), int(table.tile_y[tile]), int(table.turned[tile])]
            for tile in range(TILES)
            if table.turned[tile] != NONE
        },
        "pile": tile_ids(table.pile),
        "under": [TILE_IDS[tile] for tile in table.bottom],
        "units": {
            AREA_IDS[area]: [int(table.holder[area]), int(table.force[area])]
            for area in range(AREAS)
            if table.holder[area] != NONE
        },
        "attackers": {
            AREA_IDS[area]: [int(table.attacker[area]), int(table.strike_force[area])]
            for area in range(AREAS)
            if table.attacker[area] != NONE
        },
        "kaija": _area(table.kaija_at),
        "kaija_awake": bool(table.kaija_free),
        "scorched": _area(table.scorched_at),
        "buildings": {
            AREA_IDS[area]: BUILDING_IDS[table.building[area] - 1] for area in range(AREAS) if table.building[area] > 0
        },
        "extra": [[AREA_IDS[one // 8], BUILDING_IDS[one % 8]] for one in table.extra],
        **{name: _cards_in(table, zone, 0) for name, zone in COMMON_ZONES.items()},
        "removed": [CARD_NAMES[card] for card in range(FIRST_EARLY, CARDS) if table.where[card] == OUT],
        "creatures": _creatures(table),
        "seats": [_seat(table, seat) for seat in range(table.players)],
        "pending": _pending(table),
    }


def _area(area: int) -> str | None:
    return AREA_IDS[area] if area != NONE else None


def _cards_in(table: Table, zone: int, seat: int) -> list[str]:
    return [CARD_NAMES[card] for card in range(CARDS) if table.where[card] == zone * 8 + seat]


def _creatures(table: Table) -> Json:
    """Those on the map in the order of their line, those beaten, and how many weak ones lie on top of the deck."""
    return {
        "line": [[CREATURE_NAMES[one], AREA_IDS[table.creature_at[one]]] for one in table.creature_line],
        "beaten": [CREATURE_NAMES[one] for one in range(CREATURES) if table.creature_at[one] == BEATEN],
        "weak_on_top": int(table.creature_top),
    }


def _seat(table: Table, seat: int) -> Json:
    clan = int(table.clan[seat])
    return {
        "clan": CLAN_IDS[clan] if clan != NONE else None,
        "resources": {name: int(table.resources[seat * RESOURCES + at]) for at, name in enumerate(RESOURCE_IDS)},
        "fame": int(table.fame[seat]),
        "virtual_unrest": int(table.virtual_unrest[seat]),
        "reserve": int(table.reserve[seat]),
        "tiles": tile_ids(table.tile_hands[seat]),
        "passed": bool(table.passed & BIT[seat]),
        "foresaw": bool(table.foresaw & BIT[seat]),
        "conqueror": bool(table.conquerors & BIT[seat]),
        "order": ORDERS[table.orders[seat]],
        **{name: _cards_in(table, zone, seat) for name, zone in SEAT_ZONES.items()},
        "top": [CARD_NAMES[card] for card in table.tops if table.where[card] == TOP * 8 + seat],
        "removed": [CARD_NAMES[card] for card in own_cards(table, seat) if table.where[card] == OUT],
        "known": {
            CARD_NAMES[card]: members_of(table.seen[card])
            for card in range(CARDS)
            if table.where[card] % 8 == seat and table.seen[card] != usually_seen_by(table, table.where[card])
        },
    }


def own_cards(table: Table, seat: int) -> list[int]:
    """The starting cards and clan cards of a seat that has a clan."""
    if table.clan[seat] == NONE:
        return []
    first = int(INITIAL_CARD[table.clan[seat]])
    return [*range(seat * START_CARDS, (seat + 1) * START_CARDS), first, first + 1, first + 2]


def _pending(table: Table) -> Json:
    frames = table.frames
    kind = frames.kind(frames.top()) if frames.depth > 0 else len(DECISION_NAMES)
    return {
        "decision": DECISION_NAMES[kind] if kind < len(DECISION_NAMES) else None,
        "frames": frames.dump(),
        "act": {name: int(table.act[at]) for at, name in enumerate(ACT_NAMES) if table.act[at] != 0},
        "marks": [int(mark) for mark in table.marks],
        "drawn": [TILE_IDS[tile] for tile in table.drawn],
    }
