"""Why something is not offered."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.core.protocol import Reason
from longhouse.core.sets import BIT
from longhouse.core.state import State
from longhouse.games.northgard.explain_map import cell, kaija, reason, territory, turn
from longhouse.games.northgard.naming import CREATURE_NAMES, ORDERS, PAIR_NAMES, TRIPLE_NAMES, UPGRADE_IDS
from longhouse.games.northgard.rules import cards, codes
from longhouse.games.northgard.rules.creatures import has_creature
from longhouse.games.northgard.rules.effects import is_playable
from longhouse.games.northgard.rules.explore import tiles_left
from longhouse.games.northgard.rules.reaction import owner_of_reaction
from longhouse.games.northgard.rules.zones import find
from longhouse.games.northgard.state import (
    HAND_ZONE,
    MAIN_DONE,
    ROW,
    UPGRADES,
    Table,
)
from longhouse.games.northgard.tables import (
    AREA_IDS,
    BUILDING_IDS,
    C_BEAR,
    CARDS,
    CLAN_IDS,
    DATA,
    FACE_IDS,
    FACE_OF,
    FLASH,
    LORE,
    NO_SPACE,
    NONE,
    PILE_OF,
    REMOVE_LORE,
    REPLACE_LORE,
    RESOURCE_IDS,
    RESOURCES,
    SPACE,
    TILE_IDS,
    UPGRADE_LORE,
)
from longhouse.games.northgard.view import table_of

COMBAT_FOOD = (codes.D32_ATTACKER_FOOD, codes.D33_DEFENDER_FOOD, codes.D102_CREATURE_FOOD)
_NEVER_PLAYED = {"unrest": ("R133", "unrest"), "achievement": ("R20", "achievement")}
"""By pile: why its cards are never played."""
_NEEDS = {
    cards.RECRUIT: ("R50", "no-recruit"),
    cards.MOVE: ("R60", "no-move"),
    cards.EXPLORE: ("R43", "no-explore"),
    cards.BUILD: ("R71", "no-build"),
    cards.DRAW: ("R80", "no-draw"),
}
"""By kind of card: what it would need."""
FROM_HANDS = (codes.D60_SORT, codes.D72_FROM_HAND, codes.D74_DISCARD, codes.D83_TAKE_BACK)


def why_not(state: State, seat: int, target: str) -> Reason | None:
    """The rule that keeps a seat from using a target now; None for a target this game does not have."""
    table = table_of(state)
    word, _, name = target.partition(":")
    if word not in _REASONS:
        return None
    if table.is_over():
        return reason("R137", "over")
    frame = int(table.frames.of(seat))
    if frame < 0:
        return reason("R16", "not-your-turn")
    return _REASONS[word](table, seat, int(table.frames.kind(frame)), name)


def _clan(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    if name not in CLAN_IDS:
        return None
    return reason("R7", "clan-taken" if kind == codes.D1_CLAN else "clans-at-setup", clan=name)


# Tiles.


def _tile(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    if name not in TILE_IDS:
        return None
    tile = TILE_IDS.index(name)
    if table.turned[tile] != NONE:
        return reason("R42", "tile-on-map", tile=name)
    if table.tile_hands[seat] & BIT[tile] or tile in list(table.drawn):
        return reason("R40", "tile-no-place", tile=name)
    return reason("R43", "tile-not-drawn", tile=name)


# Cards and the six actions.


def _hand(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    if name not in FACE_IDS:
        return None
    face = FACE_IDS.index(name)
    if kind in FROM_HANDS:
        return reason("R81", "card-elsewhere", card=name)
    if find(table, HAND_ZONE, seat, face) == NONE:
        return reason("R10", "not-in-hand", card=name)
    if kind != codes.D11_CONTINUE:
        return reason("R18", "finish-first")
    if PILE_OF[face] in _NEVER_PLAYED:
        return reason(*_NEVER_PLAYED[PILE_OF[face]])
    if cards.KIND[face] == cards.REACT:
        return reason("R90", "reaction")
    if table.act[MAIN_DONE] and not FLASH[face]:
        return reason("R18", "one-main")
    return _useless(table, face)


def _useless(table: Table, face: int) -> Reason:
    """R20: what this card would need."""
    kind = int(cards.KIND[face])
    if kind == cards.EXPLORE and not tiles_left(table):
        return reason("R43", "pile-empty")
    if kind in _NEEDS:
        return reason(*_NEEDS[kind])
    return reason("R20", "no-effect", card=FACE_IDS[face])


def _play(table: Table, seat: int, kind: int, name: str) -> Reason:
    if kind not in (codes.D10_TURN, codes.D11_CONTINUE):
        return reason("R18", "finish-first")
    playable = any(
        table.where[card] == HAND_ZONE * 8 + seat and is_playable(table, seat, FACE_OF[card]) for card in range(CARDS)
    )
    return reason("R18", "one-main") if playable else reason("R20", "nothing-playable")


def _giving_up(rule: str, lore: int) -> Callable[[Table, int, int, str], Reason]:
    """Wait, Replace, Remove: at the start of a turn, for so much lore."""

    def why(table: Table, seat: int, kind: int, name: str) -> Reason:
        if kind == codes.D11_CONTINUE:
            return reason("R19", "after-playing")
        if kind != codes.D10_TURN:
            return reason(rule, "finish-first")
        have = int(table.resources[seat * RESOURCES + LORE])
        return reason(rule, "lore", need=lore, have=have) if have < lore else reason("R133", "unrest")

    return why


def _upgrade(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    if name not in UPGRADE_IDS:
        return None
    clan = int(table.clan[seat])
    if clan == NONE or name not in DATA["clan"][clan]["cards"]:
        return reason("R24", "foreign-upgrade", upgrade=name)
    if find(table, UPGRADES, seat, FACE_IDS.index(name)) == NONE:
        return reason("R24", "upgrade-taken", upgrade=name)
    return _giving_up("R24", int(UPGRADE_LORE))(table, seat, kind, name)


def _pass(table: Table, seat: int, kind: int, name: str) -> Reason:
    return reason("R25", "after-playing" if kind == codes.D11_CONTINUE else "pass-later")


def _orders(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    if name and name not in ORDERS:
        return None
    if not table.settings.standing_orders:
        return reason("R90", "no-orders")
    if owner_of_reaction(table) != seat:
        return reason("R90", "order-not-yours")
    return reason("R90", "order-same" if kind == codes.D10_TURN else "order-later")


def _row(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    if name not in FACE_IDS:
        return None
    if find(table, ROW, 0, FACE_IDS.index(name)) == NONE:
        return reason("R13", "row-gone", card=name)
    if table.foresaw & BIT[seat]:
        return reason("R27", "row-taken")
    return reason("R25", "row-by-passing")


def _card(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    return reason("R85", "card-elsewhere", card=name) if name in FACE_IDS else None


def _active(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    if name not in FACE_IDS:
        return None
    return reason("R94", "no-copy", card=name) if kind == codes.D75_COPY else reason("R91", "copy-later")


def _player(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    if not name.isdigit() or int(name) >= table.players:
        return None
    if kind == codes.D71_OPPONENT:
        return reason("R85", "player-no-cards", seat={"seat": int(name)})
    return reason("R85", "player-later")


# Buildings, figures and resources.


def _space(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    if name not in AREA_IDS or name.endswith("-"):
        return None
    area = AREA_IDS.index(name)
    here = int(table.root[area])
    if here == NONE:
        return reason("R30", "not-on-map")
    if SPACE[area] == NO_SPACE:
        return reason("R70", "no-space")
    if table.building[area] and kind != codes.D51_REBUILD:
        return reason("R76", "space-used")
    if kind not in (codes.D50_BUILD, codes.D51_REBUILD):
        return reason("R70", "build-later")
    if table.holder[here] != seat:
        return reason("R70", "not-yours")
    if has_creature(table, here, C_BEAR):
        return reason("R185", "bear-bars")
    return reason("R71", "wood")


def _building(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    if name not in BUILDING_IDS:
        return None
    if kind not in (codes.D50_BUILD, codes.D51_REBUILD):
        return reason("R70", "build-later")
    if table.tokens[BUILDING_IDS.index(name)] == 0:
        return reason("R75", "tokens-gone")
    return reason("R72", "building-no-place", building=name)


def _go(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    number = name.removesuffix("k")
    if not number.isdigit():
        return None
    if kind in (codes.D23_COUNT, codes.D37_RETREAT, codes.D79_HIDDEN_WAYS, codes.D80_BRIBERY):
        return reason("R60", "go-number")
    return reason("R60", "go-later")


def _eat(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    if not name.isdigit():
        return None
    return reason("R104", "eat-limit" if kind in COMBAT_FOOD else "eat-later")


def _resource(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    if name not in RESOURCE_IDS:
        return None
    if kind in (codes.D77_RESOURCE, codes.D90_SCORCH_TAKE):
        return reason("R35", "resource-not-there")
    return reason("R124", "resource-later")


def _pay(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    if name not in PAIR_NAMES and name not in TRIPLE_NAMES:
        return None
    return reason("R9", "pay-short") if kind in (codes.D78_PAY, codes.D91_TRADE) else reason("R124", "resource-later")


def _give(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    return reason("R85", "give") if name in PAIR_NAMES else None


def _swap(table: Table, seat: int, kind: int, name: str) -> Reason:
    return reason("R174", "offer-later" if table.settings.teams else "no-teams")


def _creature(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    if name not in CREATURE_NAMES:
        return None
    return reason("R187", "creature-later") if table.settings.creatures else reason("R180", "no-creatures")


def _lair(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    if name not in AREA_IDS or name.endswith("-"):
        return None
    return reason("R192", "awaken") if table.settings.creatures else reason("R180", "no-creatures")


def _fixed(rule: str, message: str) -> Callable[[Table, int, int, str], Reason]:
    return lambda _table, _seat, _kind, _name: reason(rule, message)


_REASONS: dict[str, Callable[[Table, int, int, str], Reason | None]] = {
    "clan": _clan,
    "tile": _tile,
    "cell": cell,
    "turn": turn,
    "territory": territory,
    "area": _lair,
    "kaija": kaija,
    "units": _fixed("R50", "units-at-setup"),
    "hand": _hand,
    "play": _play,
    "wait": _giving_up("R21", 0),
    "replace": _giving_up("R22", int(REPLACE_LORE)),
    "remove": _giving_up("R23", int(REMOVE_LORE)),
    "upgrade": _upgrade,
    "pass": _pass,
    "end": _fixed("R18", "nothing-to-end"),
    "cancel": _fixed("R90", "nothing-to-cancel"),
    "allow": _fixed("R90", "nothing-to-cancel"),
    "orders": _orders,
    "order": _orders,
    "row": _row,
    "card": _card,
    "active": _active,
    "player": _player,
    "space": _space,
    "building": _building,
    "extra": _fixed("R78", "extra"),
    "go": _go,
    "eat": _eat,
    "point": _fixed("R107", "face-later"),
    "casualty": _fixed("R107", "face-later"),
    "keep": _fixed("R49", "redraw"),
    "redraw": _fixed("R49", "redraw"),
    "part": _fixed("R84", "part-later"),
    "resource": _resource,
    "pay": _pay,
    "give": _give,
    "discard": _fixed("R85", "give"),
    "offer": _swap,
    "accept": _swap,
    "refuse": _swap,
    "creature": _creature,
    "done": _fixed("R17", "must-choose"),
    "skip": _fixed("R17", "must-choose"),
}
