"""What a seat or a spectator may see. What is not written here is hidden.

Hidden are hands, the order of draw piles, the tiles of the setup, and (unless a setting opens it) the fame of others.
"""

from __future__ import annotations

from longhouse.core.protocol import Sentence
from longhouse.core.sets import BIT, count
from longhouse.core.zones import NONE, Line
from longhouse.games.northgard import data, state
from longhouse.games.northgard.asking import doing, fight, phase
from longhouse.games.northgard.coming import harvest_of, winter_of, yields
from longhouse.games.northgard.forecast import forecast, message
from longhouse.games.northgard.rules.creatures import territory_of
from longhouse.games.northgard.rules.figures import on_map
from longhouse.games.northgard.rules.land import ROUGH, connection, icons
from longhouse.games.northgard.rules.scoring import (
    final_fame,
    owns,
    strongholds,
    strongholds_needed,
    strongholds_of_side,
    territories_of,
)
from longhouse.games.northgard.seen import (
    Border,
    Creature,
    Own,
    Player,
    Shared,
    Territory,
    Tile,
    View,
)
from longhouse.games.northgard.state import Table


def view(table: Table, seat: int | None) -> View:
    """Everything this seat, or a spectator, may see."""
    return {**shared(table), **own(table, seat)}


def own(table: Table, seat: int | None) -> Own:
    """What depends on who looks."""
    return {
        "players": [_player(table, owner, seat) for owner in range(table.players)],
        "forecast": forecast(table, seat),
    }


def shared(table: Table) -> Shared:
    """What lies open on the table."""
    seen: Shared = {
        "year": int(max(1, state.YEAR.of(table))),
        "years": int(table.settings.years),
        "teams": bool(table.settings.teams),
        "phase": phase(table),
        "strongholds_needed": int(strongholds_needed(table)) or None,
        "first_player": int(state.FIRST_PLAYER.of(table)),
        "turn": int(state.ACTING.of(table)) if phase(table) == "actions" else None,
        "tiles": [_tile(table, tile) for tile in range(data.TILES) if state.TURNED.of(table, tile) != NONE],
        "territories": _territories(table),
        "borders": _borders(table),
        "buildings": {
            data.AREA_IDS[area]: data.BUILDING_IDS[state.BUILDING_IN.of(table, area)]
            for area in range(data.AREAS)
            if state.BUILDING_IN.of(table, area) != NONE
        },
        "extra": [list(state.AMENITY.of(one)) for one in in_line(table, state.AMENITIES)],
        "tokens": {name: int(state.TOKENS.of(table, kind)) for kind, name in enumerate(data.BUILDING_IDS)},
        "scorched": data.AREA_IDS[table.root[state.SCORCHED.of(table)]] if state.SCORCHED.of(table) != NONE else None,
        "pile": int(count(state.PILE.of(table))) + int(state.UNDER.size(table)),
        "under": [data.TILE_IDS[tile] for tile in in_line(table, state.UNDER)],
        "drawn": [data.TILE_IDS[tile] for tile in in_line(table, state.DRAWN_TILES)],
        "row": _faces(table, state.ROW, 0),
        "achievements": _faces(table, state.ACHIEVEMENTS, 0),
        "unrest_left": int(state.CARDS.count(table, state.UNREST_SUPPLY, 0)),
        "creatures": _creatures(table) if table.settings.creatures else [],
        "doing": doing(table),
        "threats": threats(table),
    }
    if table.between:
        seen["fight"] = fight(table)
    return seen


def threats(table: Table) -> list[Sentence]:
    """R135, R175: sides that would win at the end of this year, or need one stronghold more."""
    needed = int(strongholds_needed(table))
    if needed == 0 or table.is_over() or state.YEAR.of(table) == 0:
        return []
    found: list[Sentence] = []
    for seat in range(2 if table.settings.teams else int(table.players)):
        have = int(strongholds_of_side(table, seat))
        team = "yes" if table.settings.teams else "no"
        if have >= needed:
            found.append(message("goal-wins-now", seat={"seat": seat}, team=team, count=have))
        elif have == needed - 1:
            found.append(message("goal-needs-one", seat={"seat": seat}, team=team, count=have))
    return found


def roots(table: Table) -> list[int]:
    """One area for each territory of the map."""
    root = table.root
    return [area for area in range(data.AREAS) if root[area] == area]


def in_line(table: Table, line: Line) -> list[int]:
    """Everything in a line, in order."""
    return [int(line.of(table, at)) for at in range(line.size(table))]


def _tile(table: Table, tile: int) -> Tile:
    return {
        "id": data.TILE_IDS[tile],
        "x": int(state.TILE_X.of(table, tile)),
        "y": int(state.TILE_Y.of(table, tile)),
        "turn": int(state.TURNED.of(table, tile)),
    }


def _territories(table: Table) -> dict[str, Territory]:
    """The map, in one look at every area."""
    areas: dict[int, list[str]] = {}
    root = table.root
    for area in range(data.AREAS):
        areas.setdefault(int(root[area]), []).append(data.AREA_IDS[area])
    return {data.AREA_IDS[territory]: _territory(table, territory, areas[territory]) for territory in roots(table)}


def _territory(table: Table, territory: int, areas: list[str]) -> Territory:
    holder, attacker = int(state.HOLDER.of(table, territory)), int(state.ATTACKER.of(table, territory))
    return {
        "areas": areas,
        "size": int(table.size[territory]),
        "open_sides": int(table.open[territory]),
        "holder": holder if holder != NONE else None,
        "units": int(state.FORCE.of(table, territory)),
        "attacker": attacker if attacker != NONE else None,
        "attackers": int(state.STRIKE_FORCE.of(table, territory)) if attacker != NONE else 0,
        "kaija": bool(state.KAIJA.of(table) == territory),
        "icons": {name: int(icons(table, territory, at)) for at, name in enumerate(data.RESOURCE_IDS)},
        "harvest": yields(table, territory),
    }


def _borders(table: Table) -> list[Border]:
    """Adjacent territories and whether the way between them is rough."""
    found = roots(table)
    return [
        {"from": data.AREA_IDS[a], "to": data.AREA_IDS[b], "rough": connection(table, a, b) == ROUGH}
        for at, a in enumerate(found)
        for b in found[at + 1 :]
        if connection(table, a, b)
    ]


def _creatures(table: Table) -> list[Creature]:
    return [
        {
            "id": data.CREATURE_NAMES[one],
            "kind": data.CREATURE_KIND_IDS[data.KIND_OF_CREATURE[one]],
            "territory": data.AREA_IDS[territory_of(table, one)],
            "area": data.AREA_IDS[state.CREATURE_AT.of(table, one)],
        }
        for one in in_line(table, state.CREATURE_LINE)
    ]


def _faces(table: Table, place: int, seat: int) -> list[str]:
    return [data.FACE_IDS[data.FACE_OF[card]] for card in _cards(table, place, seat)]


def _cards(table: Table, place: int, seat: int) -> list[int]:
    """The cards in a place, in the order of their numbers."""
    found, card = [], int(state.CARDS.next_in(table, place, seat, NONE))
    while card != NONE:
        found.append(card)
        card = int(state.CARDS.next_in(table, place, seat, card))
    return found


def _known(table: Table, place: int, owner: int, viewer: int | None) -> list[str]:
    """Cards of a hidden zone that the viewer knows."""
    if viewer is None:
        everyone = int(BIT[table.players]) - 1
        return [
            data.FACE_IDS[data.FACE_OF[card]]
            for card in _cards(table, place, owner)
            if state.KNOWN_BY.of(table, card) == everyone
        ]
    return [
        data.FACE_IDS[data.FACE_OF[card]]
        for card in _cards(table, place, owner)
        if state.KNOWN_BY.has(table, card, viewer)
    ]


def _tops(table: Table, owner: int, viewer: int | None) -> list[str | None]:
    """The cards of known order on top of a draw pile, the next one last; None for one the viewer does not know."""
    everyone = int(BIT[table.players]) - 1
    found: list[str | None] = []
    for card in in_line(table, state.TOPS):
        if state.CARDS.is_in(table, card, state.TOP, owner):
            knows = (
                state.KNOWN_BY.of(table, card) == everyone
                if viewer is None
                else bool(state.KNOWN_BY.has(table, card, viewer))
            )
            found.append(data.FACE_IDS[data.FACE_OF[card]] if knows else None)
    return found


def _deck_list(table: Table, owner: int) -> list[str]:
    """R10, section 6: every card of a deck, wherever it is; everybody can compute it."""
    return [data.FACE_IDS[data.FACE_OF[card]] for card in range(data.CARDS) if owns(table, owner, card)]


def _player(table: Table, owner: int, viewer: int | None) -> Player:
    over = table.is_over()
    own = owner == viewer or over
    mate = table.settings.teams and viewer is not None and (owner - viewer) % 2 == 0
    shows_fame = own or mate or table.settings.open_fame
    clan = int(state.CLAN.of(table, owner))
    return {
        "seat": owner,
        "clan": data.CLAN_IDS[clan] if clan != NONE else None,
        "resources": {name: int(state.STOCK.of(table, owner, at)) for at, name in enumerate(data.RESOURCE_IDS)},
        "fame": int(state.FAME.of(table, owner)) if shows_fame else None,
        "final_fame": int(final_fame(table, owner)) if over else None,
        "reserve": int(state.RESERVE.of(table, owner)),
        "units": int(on_map(table, owner)),
        "harvest": harvest_of(table, owner),
        "winter": winter_of(table, owner),
        "mate": int(table.teammate(owner)) if table.settings.teams else None,
        "strongholds": int(strongholds(table, owner)),
        "side_strongholds": int(strongholds_of_side(table, owner)),
        "territories": int(territories_of(table, owner)),
        "passed": bool(state.PASSED.of(table, owner)),
        "conqueror": bool(state.CONQUEROR.of(table, owner)),
        "hand": _faces(table, state.HAND, owner) if own else None,
        "drawn": _faces(table, state.DRAWN, owner) if own else None,
        "hand_count": int(state.CARDS.count(table, state.HAND, owner) + state.CARDS.count(table, state.DRAWN, owner)),
        "known_hand": _known(table, state.HAND, owner, viewer),
        "draw_count": int(state.CARDS.count(table, state.DRAW, owner) + state.CARDS.count(table, state.TOP, owner)),
        "on_top": _tops(table, owner, viewer),
        "active": _faces(table, state.PLAYED, owner) + _faces(table, state.ACTIVE, owner),
        "played": _faces(table, state.PLAYED, owner),
        "discard": _faces(table, state.DISCARD, owner),
        "upgrades": _faces(table, state.UPGRADES, owner),
        "deck": _deck_list(table, owner),
        "setup_tiles": state.TILE.names_in(state.TILE_HAND.of(table, owner))
        if own
        else int(count(state.TILE_HAND.of(table, owner))),
        "order": state.ORDERS.of(int(state.ORDER.of(table, owner))) if own else None,
        "virtual_unrest": int(state.VIRTUAL_UNREST.of(table, owner)),
    }
