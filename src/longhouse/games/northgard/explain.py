"""Why something is not offered."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.core.decisions import Decision
from longhouse.core.protocol import Reason
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state
from longhouse.games.northgard.explain_map import cell, kaija, reason, territory, turn
from longhouse.games.northgard.rules import (
    building,
    cards,
    combat,
    creature_fights,
    drawing,
    intrigue,
    moving,
    paying,
    play,
    setup,
    special,
    year,
)
from longhouse.games.northgard.rules.cards_at import find
from longhouse.games.northgard.rules.creatures import has_bear
from longhouse.games.northgard.rules.effects import is_playable
from longhouse.games.northgard.rules.explore import tiles_left
from longhouse.games.northgard.rules.paying import PAIR, TRIPLE
from longhouse.games.northgard.rules.reaction import owner_of_reaction
from longhouse.games.northgard.state import Table
from longhouse.games.northgard.view import in_line

COMBAT_FOOD = (combat.ATTACKER_FOOD, combat.DEFENDER_FOOD, creature_fights.CREATURE_FOOD)
_PAIRS = [key for key, _ in PAIR.things.names]
_BUNDLES = [*_PAIRS, *(key for key, _ in TRIPLE.things.names)]
_NEVER_PLAYED = {"unrest": ("R133", "unrest"), "achievement": ("R20", "achievement")}
"""By pile: why its cards are never played."""
_NEEDS = {
    "recruit": ("R50", "no-recruit"),
    "move": ("R60", "no-move"),
    "explore": ("R43", "no-explore"),
    "build": ("R71", "no-build"),
    "draw": ("R80", "no-draw"),
}
"""By kind of card: what it would need."""
FROM_HANDS = (drawing.SORT, special.FROM_HAND, special.DISCARD_OWN, special.TAKE_BACK)


def why_not(table: Table, seat: int, target: str) -> Reason | None:
    """The rule that keeps a seat from using a target now; None for a target this game does not have."""
    word, _, name = target.partition(":")
    if word not in _REASONS:
        return None
    if table.is_over():
        return reason("R137", "over")
    frame = int(table.frames.of(seat))
    if frame < 0:
        return reason("R16", "not-your-turn")
    return _REASONS[word](table, seat, table.asks(frame), name)


def _clan(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    if name not in data.CLAN_IDS:
        return None
    return reason("R7", "clan-taken" if asked is setup.CHOOSE_CLAN else "clans-at-setup", clan=name)


# Tiles.


def _tile(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    if name not in data.TILE_IDS:
        return None
    tile = data.TILE_IDS.index(name)
    if state.TURNED.of(table, tile) != NONE:
        return reason("R42", "tile-on-map", tile=name)
    if state.TILE_HAND.has(table, seat, tile) or tile in in_line(table, state.DRAWN_TILES):
        return reason("R40", "tile-no-place", tile=name)
    return reason("R43", "tile-not-drawn", tile=name)


# Cards and the six actions.


def _hand(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    if name not in data.FACE_IDS:
        return None
    face = data.FACE_IDS.index(name)
    if asked in FROM_HANDS:
        return reason("R81", "card-elsewhere", card=name)
    if find(table, state.HAND, seat, face) == NONE:
        return reason("R10", "not-in-hand", card=name)
    if asked is not play.CONTINUE:
        return reason("R18", "finish-first")
    if data.PILE_OF[face] in _NEVER_PLAYED:
        return reason(*_NEVER_PLAYED[data.PILE_OF[face]])
    if cards.KIND_IDS[cards.KIND[face]] == "react":
        return reason("R90", "reaction")
    if state.MAIN_DONE.of(table) and not data.FLASH[face]:
        return reason("R18", "one-main")
    return _useless(table, face)


def _useless(table: Table, face: int) -> Reason:
    """R20: what this card would need."""
    kind = cards.KIND_IDS[cards.KIND[face]]
    if kind == "explore" and not tiles_left(table):
        return reason("R43", "pile-empty")
    if kind in _NEEDS:
        return reason(*_NEEDS[kind])
    return reason("R20", "no-effect", card=data.FACE_IDS[face])


def _play(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason:
    if asked not in (play.TURN, play.CONTINUE):
        return reason("R18", "finish-first")
    playable = any(
        state.CARDS.is_in(table, card, state.HAND, seat) and is_playable(table, seat, data.FACE_OF[card])
        for card in range(data.CARDS)
    )
    return reason("R18", "one-main") if playable else reason("R20", "nothing-playable")


def _giving_up(rule: str, lore: int) -> Callable[[Table, int, Decision[Table], str], Reason]:
    """Wait, Replace, Remove: at the start of a turn, for so much lore."""

    def why(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason:
        if asked is play.CONTINUE:
            return reason("R19", "after-playing")
        if asked is not play.TURN:
            return reason(rule, "finish-first")
        have = int(state.STOCK.of(table, seat, data.LORE))
        return reason(rule, "lore", need=lore, have=have) if have < lore else reason("R133", "unrest")

    return why


def _upgrade(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    if name not in state.UPGRADE.names:
        return None
    clan = int(state.CLAN.of(table, seat))
    if clan == NONE or name not in data.DATA["clan"][clan]["cards"]:
        return reason("R24", "foreign-upgrade", upgrade=name)
    if find(table, state.UPGRADES, seat, data.FACE_IDS.index(name)) == NONE:
        return reason("R24", "upgrade-taken", upgrade=name)
    return _giving_up("R24", int(data.UPGRADE_LORE))(table, seat, asked, name)


def _pass(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason:
    return reason("R25", "after-playing" if asked is play.CONTINUE else "pass-later")


def _orders(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    if name and name not in state.ORDERS.names:
        return None
    if not table.settings.standing_orders:
        return reason("R90", "no-orders")
    if owner_of_reaction(table) != seat:
        return reason("R90", "order-not-yours")
    return reason("R90", "order-same" if asked is play.TURN else "order-later")


def _row(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    if name not in data.FACE_IDS:
        return None
    if find(table, state.ROW, 0, data.FACE_IDS.index(name)) == NONE:
        return reason("R13", "row-gone", card=name)
    if state.FORESAW.of(table, seat):
        return reason("R27", "row-taken")
    return reason("R25", "row-by-passing")


def _card(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    return reason("R85", "card-elsewhere", card=name) if name in data.FACE_IDS else None


def _active(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    if name not in data.FACE_IDS:
        return None
    return reason("R94", "no-copy", card=name) if asked is special.COPY else reason("R91", "copy-later")


def _player(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    if not name.isdigit() or int(name) >= table.players:
        return None
    if asked is special.OPPONENT:
        return reason("R85", "player-no-cards", seat={"seat": int(name)})
    return reason("R85", "player-later")


# Buildings, figures and resources.


def _space(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    if name not in data.AREA_IDS or name.endswith("-"):
        return None
    area = data.AREA_IDS.index(name)
    here = int(table.root[area])
    if here == NONE:
        return reason("R30", "not-on-map")
    if data.SPACE[area] == data.NO_SPACE:
        return reason("R70", "no-space")
    if state.BUILDING_IN.of(table, area) != NONE and asked is not building.REBUILD:
        return reason("R76", "space-used")
    if asked not in (building.BUILD, building.REBUILD):
        return reason("R70", "build-later")
    if state.HOLDER.of(table, here) != seat:
        return reason("R70", "not-yours")
    if has_bear(table, here):
        return reason("R185", "bear-bars")
    return reason("R71", "wood")


def _building(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    if name not in data.BUILDING_IDS:
        return None
    if asked not in (building.BUILD, building.REBUILD):
        return reason("R70", "build-later")
    if state.TOKENS.of(table, data.BUILDING_IDS.index(name)) == 0:
        return reason("R75", "tokens-gone")
    return reason("R72", "building-no-place", building=name)


def _go(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    number = name.removesuffix("k")
    if not number.isdigit():
        return None
    if asked in (moving.MOVE_COUNT, combat.RETREAT, intrigue.HIDDEN_WAYS, intrigue.BRIBERY):
        return reason("R60", "go-number")
    return reason("R60", "go-later")


def _eat(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    if not name.isdigit():
        return None
    return reason("R104", "eat-limit" if asked in COMBAT_FOOD else "eat-later")


def _resource(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    if name not in data.RESOURCE_IDS:
        return None
    if asked in (intrigue.RESOURCE, year.SCORCH_TAKE):
        return reason("R35", "resource-not-there")
    return reason("R124", "resource-later")


def _pay(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    if name not in _BUNDLES:
        return None
    return reason("R9", "pay-short") if asked in (paying.PAY, year.TRADE) else reason("R124", "resource-later")


def _give(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    return reason("R85", "give") if name in _PAIRS else None


def _swap(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason:
    return reason("R174", "offer-later" if table.settings.teams else "no-teams")


def _creature(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    if name not in data.CREATURE_NAMES:
        return None
    return reason("R187", "creature-later") if table.settings.creatures else reason("R180", "no-creatures")


def _lair(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    if name not in data.AREA_IDS or name.endswith("-"):
        return None
    return reason("R192", "awaken") if table.settings.creatures else reason("R180", "no-creatures")


def _fixed(rule: str, message: str) -> Callable[[Table, int, Decision[Table], str], Reason]:
    return lambda _table, _seat, _asked, _name: reason(rule, message)


_REASONS: dict[str, Callable[[Table, int, Decision[Table], str], Reason | None]] = {
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
    "replace": _giving_up("R22", int(data.REPLACE_LORE)),
    "remove": _giving_up("R23", int(data.REMOVE_LORE)),
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
