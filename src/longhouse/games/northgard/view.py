"""What a seat or a spectator may see. What is not written here is hidden.

Hidden are hands, the order of draw piles, the tiles of the setup, and (unless a setting opens it) the fame of others.
"""

from __future__ import annotations

from longhouse.core.protocol import Json
from longhouse.core.sets import BIT, count
from longhouse.core.state import State
from longhouse.games.northgard.asking import doing, phase
from longhouse.games.northgard.naming import ORDERS, tile_ids
from longhouse.games.northgard.rules.creatures import territory_of
from longhouse.games.northgard.rules.figures import on_map
from longhouse.games.northgard.rules.land import connection, icons
from longhouse.games.northgard.rules.scoring import final_fame, strongholds, strongholds_needed, territories_of
from longhouse.games.northgard.rules.zones import count_in
from longhouse.games.northgard.state import (
    ACHIEVEMENTS,
    ACTIVE,
    DISCARD,
    DRAW,
    DRAWN,
    HAND_ZONE,
    PLAYED,
    ROW,
    SEAT,
    TOP,
    UNREST_SUPPLY,
    UPGRADES,
    Table,
)
from longhouse.games.northgard.tables import (
    AREA_IDS,
    AREAS,
    BUILDING_IDS,
    CARDS,
    CLAN_IDS,
    CREATURE_KIND_IDS,
    CREATURES,
    FACE_IDS,
    FACE_OF,
    KIND_OF_CREATURE,
    NONE,
    RESOURCE_IDS,
    RESOURCES,
    TILE_IDS,
    TILES,
    WINTER_FOOD,
    WINTER_WOOD,
)


def table_of(state: State) -> Table:
    """The state as this game's own."""
    assert isinstance(state, Table)
    return state


def view(state: State, seat: int | None) -> Json:
    """Everything this seat, or a spectator, may see."""
    table = table_of(state)
    return {
        "year": int(max(1, table.year)),
        "years": int(table.settings.years),
        "teams": bool(table.settings.teams),
        "phase": phase(table),
        "strongholds_needed": int(strongholds_needed(table)) or None,
        "first_player": int(table.first_player),
        "turn": int(table.act[SEAT]) if phase(table) == "actions" else None,
        "tiles": [_tile(table, tile) for tile in range(TILES) if table.turned[tile] != NONE],
        "territories": {AREA_IDS[area]: _territory(table, area) for area in roots(table)},
        "borders": _borders(table),
        "buildings": {
            AREA_IDS[area]: BUILDING_IDS[table.building[area] - 1] for area in range(AREAS) if table.building[area] > 0
        },
        "extra": [[AREA_IDS[one // 8], BUILDING_IDS[one % 8]] for one in table.extra],
        "tokens": {name: int(table.tokens[kind]) for kind, name in enumerate(BUILDING_IDS)},
        "scorched": AREA_IDS[table.root[table.scorched_at]] if table.scorched_at != NONE else None,
        "pile": int(count(table.pile)) + len(table.bottom),
        "under": [TILE_IDS[tile] for tile in table.bottom],
        "drawn": [TILE_IDS[tile] for tile in table.drawn],
        "row": _faces(table, ROW, 0),
        "achievements": _faces(table, ACHIEVEMENTS, 0),
        "unrest_left": int(count_in(table, UNREST_SUPPLY, 0)),
        "creatures": _creatures(table) if table.settings.creatures else [],
        "players": [_player(table, owner, seat) for owner in range(table.players)],
        "doing": doing(table),
    }


def roots(table: Table) -> list[int]:
    """One area for each territory of the map."""
    return [area for area in range(AREAS) if table.root[area] == area]


def _tile(table: Table, tile: int) -> Json:
    return {
        "id": TILE_IDS[tile],
        "x": int(table.tile_x[tile]),
        "y": int(table.tile_y[tile]),
        "turn": int(table.turned[tile]),
    }


def _territory(table: Table, territory: int) -> Json:
    holder, attacker = int(table.holder[territory]), int(table.attacker[territory])
    return {
        "areas": [AREA_IDS[area] for area in range(AREAS) if table.root[area] == territory],
        "size": int(table.size[territory]),
        "open_sides": int(table.open[territory]),
        "holder": holder if holder != NONE else None,
        "units": int(table.force[territory]),
        "attacker": attacker if attacker != NONE else None,
        "attackers": int(table.strike_force[territory]) if attacker != NONE else 0,
        "kaija": bool(table.kaija_at == territory),
        "icons": {name: int(icons(table, territory, at)) for at, name in enumerate(RESOURCE_IDS)},
    }


def _borders(table: Table) -> list[Json]:
    """Adjacent territories and whether the way between them is rough."""
    found = roots(table)
    return [
        {"from": AREA_IDS[a], "to": AREA_IDS[b], "rough": connection(table, a, b) == 2}
        for at, a in enumerate(found)
        for b in found[at + 1 :]
        if connection(table, a, b)
    ]


def _creatures(table: Table) -> list[Json]:
    return [
        {
            "id": f"{CREATURE_KIND_IDS[KIND_OF_CREATURE[one]]}.{one + 1}",
            "kind": CREATURE_KIND_IDS[KIND_OF_CREATURE[one]],
            "territory": AREA_IDS[territory_of(table, one)],
            "area": AREA_IDS[table.creature_at[one]],
        }
        for one in table.creature_line
        if 0 <= one < CREATURES
    ]


def _faces(table: Table, zone: int, seat: int) -> list[str]:
    return [FACE_IDS[FACE_OF[card]] for card in range(CARDS) if table.where[card] == zone * 8 + seat]


def _known(table: Table, zone: int, owner: int, viewer: int | None) -> list[str]:
    """Cards of a hidden zone that the viewer knows."""
    if viewer is None:
        everyone = int(BIT[table.players]) - 1
        return [
            FACE_IDS[FACE_OF[card]]
            for card in range(CARDS)
            if table.where[card] == zone * 8 + owner and table.seen[card] == everyone
        ]
    return [
        FACE_IDS[FACE_OF[card]]
        for card in range(CARDS)
        if table.where[card] == zone * 8 + owner and table.seen[card] & BIT[viewer]
    ]


def _tops(table: Table, owner: int, viewer: int | None) -> list[str | None]:
    """The cards of known order on top of a draw pile, the next one last; None for one the viewer does not know."""
    everyone = int(BIT[table.players]) - 1
    found: list[str | None] = []
    for card in table.tops:
        if table.where[card] == TOP * 8 + owner:
            knows = table.seen[card] == everyone if viewer is None else bool(table.seen[card] & BIT[viewer])
            found.append(FACE_IDS[FACE_OF[card]] if knows else None)
    return found


def _deck_list(table: Table, owner: int) -> list[str]:
    """R10, section 6: every card of a deck, wherever it is; everybody can compute it."""
    zones = (DRAW, TOP, HAND_ZONE, ACTIVE, PLAYED, DISCARD, DRAWN)
    return [
        FACE_IDS[FACE_OF[card]]
        for card in range(CARDS)
        if table.where[card] % 8 == owner and table.where[card] // 8 in zones
    ]


def _player(table: Table, owner: int, viewer: int | None) -> Json:
    over = table.is_over()
    own = owner == viewer or over
    mate = table.settings.teams and viewer is not None and (owner - viewer) % 2 == 0
    shows_fame = own or mate or table.settings.open_fame
    clan = int(table.clan[owner])
    units = int(on_map(table, owner))
    return {
        "seat": owner,
        "clan": CLAN_IDS[clan] if clan != NONE else None,
        "resources": {name: int(table.resources[owner * RESOURCES + at]) for at, name in enumerate(RESOURCE_IDS)},
        "fame": int(table.fame[owner]) if shows_fame else None,
        "final_fame": int(final_fame(table, owner)) if over else None,
        "reserve": int(table.reserve[owner]),
        "units": units,
        "winter": {"food": int(WINTER_FOOD[units]), "wood": int(WINTER_WOOD[units])},
        "strongholds": int(strongholds(table, owner)),
        "territories": int(territories_of(table, owner)),
        "passed": bool(table.passed & BIT[owner]),
        "conqueror": bool(table.conquerors & BIT[owner]),
        "hand": _faces(table, HAND_ZONE, owner) if own else None,
        "drawn": _faces(table, DRAWN, owner) if own else None,
        "hand_count": int(count_in(table, HAND_ZONE, owner) + count_in(table, DRAWN, owner)),
        "known_hand": _known(table, HAND_ZONE, owner, viewer),
        "draw_count": int(count_in(table, DRAW, owner) + count_in(table, TOP, owner)),
        "on_top": _tops(table, owner, viewer),
        "active": _faces(table, PLAYED, owner) + _faces(table, ACTIVE, owner),
        "played": _faces(table, PLAYED, owner),
        "discard": _faces(table, DISCARD, owner),
        "upgrades": _faces(table, UPGRADES, owner),
        "deck": _deck_list(table, owner),
        "setup_tiles": tile_ids(table.tile_hands[owner]) if own else int(count(table.tile_hands[owner])),
        "order": ORDERS[table.orders[owner]] if own else None,
        "virtual_unrest": int(table.virtual_unrest[owner]),
    }
