"""What a seat or a spectator may see. What is not written here is hidden.

Hidden are hands, the order of draw piles, the tiles of the setup, and (unless a setting opens it) the fame of others.
"""

from __future__ import annotations

from longhouse.core.protocol import Argument, Json, Message
from longhouse.core.sets import BIT, count
from longhouse.core.state import State
from longhouse.games.northgard.naming import DECISION_NAMES, ORDERS, tile_ids
from longhouse.games.northgard.rules import codes
from longhouse.games.northgard.rules.combat import strength
from longhouse.games.northgard.rules.creature_fights import is_declared, score_before_dice
from longhouse.games.northgard.rules.creatures import territory_of
from longhouse.games.northgard.rules.figures import figures_of, has_kaija, on_map, units_of
from longhouse.games.northgard.rules.land import connection, icons
from longhouse.games.northgard.rules.scoring import final_fame, strongholds, strongholds_needed, territories_of
from longhouse.games.northgard.rules.zones import count_in
from longhouse.games.northgard.state import (
    ACHIEVEMENTS,
    ACTIVE,
    ATTACKER_FOOD,
    ATTACKER_HITS,
    ATTACKER_POINTS,
    BONUS,
    CARD,
    CELL_X,
    CELL_Y,
    DEFENDER_FOOD,
    DISCARD,
    DRAW,
    DRAWN,
    FACE,
    FIGHT,
    FROM,
    HAND_ZONE,
    MOVES,
    PLAYED,
    ROW,
    SEAT,
    TILE,
    TO,
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
        "doing": _doing(table),
    }


def roots(table: Table) -> list[int]:
    """One area for each territory of the map."""
    return [area for area in range(AREAS) if table.root[area] == area]


def phase(table: Table) -> str:
    """setup, actions, creatures, harvest or over."""
    if table.is_over():
        return "over"
    if table.year == 0:
        return "setup"
    kinds = [row[0] for row in table.frames.dump()[1:]]
    if codes.NEXT_YEAR in kinds:
        return "end_of_year"
    if codes.CREATURE_PHASE in kinds:
        return "creatures"
    return "harvest" if codes.NEXT_HARVEST in kinds else "actions"


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


def _doing(table: Table) -> Json | None:
    """The open decision, as far as everybody sees it."""
    if table.is_over():
        return None
    frames = table.frames
    frame = frames.top()
    kind = int(frames.kind(frame))
    doing: Json = {"decision": DECISION_NAMES[kind], "seat": int(frames.owner(frame))}
    if table.year > 0 and phase(table) == "actions" and kind not in (codes.D10_TURN, codes.D11_CONTINUE):
        doing["card"] = FACE_IDS[FACE_OF[table.act[CARD]]]
        doing["effect"] = FACE_IDS[table.act[FACE]]
    if kind in (codes.D21_FROM, codes.D22_TO, codes.D23_COUNT):
        doing["moves"] = int(table.act[MOVES])
    if kind in (codes.D22_TO, codes.D23_COUNT):
        doing["from"] = AREA_IDS[table.act[FROM]]
    if kind == codes.D23_COUNT:
        doing["to"] = AREA_IDS[table.act[TO]]
    if kind in (codes.D3_SETUP_CELL, codes.D4_SETUP_ROTATION, codes.D42_CELL, codes.D43_ROTATION):
        doing["tile"] = TILE_IDS[table.act[TILE]]
    if kind in (codes.D4_SETUP_ROTATION, codes.D43_ROTATION):
        doing["cell"] = [int(table.act[CELL_X]), int(table.act[CELL_Y])]
    if codes.D31_PUSH <= kind <= codes.D36_DEFENDER_FACE:
        doing["combat"] = _combat(table, kind)
    if kind in (codes.D79_HIDDEN_WAYS, codes.D80_BRIBERY):
        if frames.a(frame) >= 1:
            doing["from"] = AREA_IDS[table.act[FROM]]
        if frames.a(frame) >= 2:
            doing["to"] = AREA_IDS[table.act[TO]]
    if kind == codes.D12_REACT and table.settings.asks_everybody:
        doing["timed"] = True
    if kind in (codes.D100_TIE, codes.D102_CREATURE_FOOD):
        doing.update(_creature_asked_about(table, frame))
        if kind == codes.D102_CREATURE_FOOD:
            doing["hunt"] = _hunt(table, int(frames.owner(frame)), bool(frames.b(frames.below(frame))))
    elif kind in (codes.D37_RETREAT, codes.D77_RESOURCE, codes.D82_PULL):
        doing["territory"] = AREA_IDS[frames.a(frame)]
    elif kind == codes.D90_SCORCH_TAKE:
        doing["territory"] = AREA_IDS[table.root[table.scorched_at]]
    if kind == codes.D92_TEAM_TRADE:
        doing["give"], doing["take"] = _swap(int(frames.a(frame)))
    return doing


def _creature_asked_about(table: Table, frame: int) -> dict[str, str]:
    """R184, R188: the creature that goes somewhere or is fought, and where it is."""
    frames = table.frames
    is_fight = frames.kind(frame) == codes.D102_CREATURE_FOOD
    creature = int(frames.a(frames.below(frame) if is_fight else frame))
    return {
        "creature": CREATURE_KIND_IDS[KIND_OF_CREATURE[creature]],
        "territory": AREA_IDS[territory_of(table, creature)],
    }


def _hunt(table: Table, seat: int, attacks: bool) -> Json:
    """R188: what stands before the dice of a fight with a creature."""
    return {
        "attacks": attacks,
        "score": int(score_before_dice(table, seat, attacks)),
        "figures": int(figures_of(table, table.act[FIGHT], seat)),
    }


def _swap(number: int) -> tuple[str, str]:
    """R174: what a teammate offers, and what for."""
    give, take = divmod(number, RESOURCES)
    return RESOURCE_IDS[give], RESOURCE_IDS[take]


def _combat(table: Table, kind: int) -> Json:
    """The sums of a combat as far as it has come."""
    here = int(table.act[FIGHT])
    attacker, defender = int(table.attacker[here]), int(table.holder[here])
    return {
        "territory": AREA_IDS[here],
        "attacker": attacker,
        "defender": defender,
        "attack": int(strength(table, here, attacker) + table.act[BONUS]),
        "defence": int(strength(table, here, defender)),
        "attackers": int(figures_of(table, here, attacker)),
        "defenders": int(figures_of(table, here, defender)),
        "kaija": bool(has_kaija(table, here, attacker) or has_kaija(table, here, defender)),
        "units": [int(units_of(table, here, attacker)), int(units_of(table, here, defender))],
        "bonus": int(table.act[BONUS]),
        "food": [
            int(table.act[ATTACKER_FOOD]) if kind > codes.D32_ATTACKER_FOOD else None,
            int(table.act[DEFENDER_FOOD]) if kind > codes.D33_DEFENDER_FOOD else None,
        ],
        "rolled": [int(table.act[ATTACKER_POINTS]), int(table.act[ATTACKER_HITS])]
        if kind in (codes.D35_AXE, codes.D36_DEFENDER_FACE)
        else None,
    }


def _with_creatures(table: Table, seat: int) -> list[str]:
    """R187: where a seat may still declare an attack on a creature."""
    places = sorted({int(territory_of(table, one)) for one in table.creature_line})
    return [AREA_IDS[one] for one in places if table.holder[one] == seat and not is_declared(table, one)]


def prompt(state: State, seat: int) -> tuple[str, Message]:
    """The name of the open decision, and the question."""
    table = table_of(state)
    frames = table.frames
    frame = frames.of(seat)
    kind = int(frames.kind(frame))
    name = DECISION_NAMES[kind]
    args: dict[str, Argument] = {}
    if kind in (codes.D21_FROM, codes.D22_TO, codes.D23_COUNT):
        args["moves"] = int(table.act[MOVES])
    elif kind == codes.D20_RECRUIT:
        args["left"] = int(frames.a(frame))
    elif kind == codes.D12_REACT:
        args.update(card=FACE_IDS[FACE_OF[table.act[CARD]]], seat={"seat": int(table.act[SEAT])})
    elif kind == codes.D60_SORT:
        args.update(discards=int(frames.a(frame)), back=int(frames.b(frame)))
    elif kind in (codes.D70_PART, codes.D75_COPY, codes.D71_OPPONENT, codes.D76_VICTIM):
        args["card"] = FACE_IDS[table.act[FACE]]
    elif kind == codes.D73_PAY_OR_DISCARD:
        args.update(card=FACE_IDS[FACE_OF[frames.a(frame)]], seat={"seat": int(frames.b(frame))})
    elif codes.D31_PUSH <= kind <= codes.D36_DEFENDER_FACE:
        args["territory"] = AREA_IDS[table.act[FIGHT]]
    elif kind in (codes.D37_RETREAT, codes.D77_RESOURCE, codes.D82_PULL):
        args["territory"] = AREA_IDS[frames.a(frame)]
    elif kind == codes.D90_SCORCH_TAKE:
        args["territory"] = AREA_IDS[table.root[table.scorched_at]]
    elif kind in (codes.D100_TIE, codes.D102_CREATURE_FOOD):
        args.update(_creature_asked_about(table, int(frame)))
    elif kind == codes.D101_ATTACK_CREATURE:
        args["territory"] = _with_creatures(table, seat)
    elif kind in (codes.D3_SETUP_CELL, codes.D4_SETUP_ROTATION, codes.D42_CELL, codes.D43_ROTATION):
        args["tile"] = TILE_IDS[table.act[TILE]]
    elif kind == codes.D92_TEAM_TRADE:
        args["give"], args["take"] = _swap(int(frames.a(frame)))
        args["seat"] = {"seat": int(frames.b(frame))}
    elif kind == codes.D78_PAY:
        args["number"] = int(frames.a(frame))
    elif kind in (codes.D79_HIDDEN_WAYS, codes.D80_BRIBERY):
        args["step"] = ("from", "to", "count")[int(frames.a(frame))]
    return name, Message(f"prompt-{name}", args)
