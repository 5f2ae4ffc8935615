"""Why something on the map is not offered: cells, rotations, territories, Kaija."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.core.protocol import Argument, Message, Reason
from longhouse.games.northgard.rules import codes
from longhouse.games.northgard.rules.creatures import has_creature
from longhouse.games.northgard.rules.decisions import is_enemy
from longhouse.games.northgard.rules.explore import may_explore_from
from longhouse.games.northgard.rules.figures import on_map
from longhouse.games.northgard.rules.land import ROUGH, area_at_side, connection, step_x, step_y, tile_at
from longhouse.games.northgard.rules.moving import is_pending
from longhouse.games.northgard.rules.placing import breaks_border, has_neighbour, joins_players
from longhouse.games.northgard.rules.setup import next_to_start
from longhouse.games.northgard.state import (
    CELL_X,
    CELL_Y,
    FIGHT,
    FROM,
    RIDERS,
    TILE,
    Table,
)
from longhouse.games.northgard.tables import (
    AREA_IDS,
    BEAR,
    C_BEAR,
    C_VALKYRIE,
    NONE,
    SPAN,
    TILE_IDS,
)


def reason(rule: str, message: str, **args: Argument) -> Reason:
    """A rule's number and a message of the texts."""
    return Reason(rule, Message(f"why-{message}", args))


def cell(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    """Why this cell is not offered."""
    try:
        x, y = (int(part) for part in name.split(","))
    except ValueError:
        return None
    if max(abs(x), abs(y)) > SPAN:
        return None
    if kind not in (codes.D3_SETUP_CELL, codes.D42_CELL, codes.D95_SECOND_CHANCE):
        return reason("R43", "tiles-by-exploring")
    if tile_at(table, x, y) != NONE:
        return reason("R42", "cell-filled")
    if not has_neighbour(table, x, y):
        return reason("R42", "cell-alone")
    if kind == codes.D3_SETUP_CELL and on_map(table, seat) == 0 and not next_to_start(table, x, y):
        return reason("R42", "cell-start")
    if kind == codes.D42_CELL and not _touches(table, seat, x, y):
        return reason("R44", "cell-not-yours")
    return reason("R40", "cell-no-turn", tile=TILE_IDS[table.act[TILE]])


def _touches(table: Table, seat: int, x: int, y: int) -> bool:
    """R44: whether a cell lies next to land from which the seat explores."""
    for side in range(4):
        beside = tile_at(table, x + step_x(side), y + step_y(side))
        if beside != NONE:
            territory = table.root[area_at_side(beside, table.turned[beside], side + 2)]
            if may_explore_from(table, seat, territory, table.act[RIDERS]):
                return True
    return False


def turn(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    """Why this turn is not offered."""
    if name not in ("0", "1", "2", "3"):
        return None
    if kind not in (codes.D4_SETUP_ROTATION, codes.D43_ROTATION, codes.D95_SECOND_CHANCE):
        return reason("R43", "tiles-by-exploring")
    tile, x, y = table.act[TILE], table.act[CELL_X], table.act[CELL_Y]
    if breaks_border(table, tile, x, y, int(name)):
        return reason("R40", "turn-border")
    if joins_players(table, tile, x, y, int(name)):
        return reason("R41", "turn-joins")
    return reason("R40", "turn-border") if kind == codes.D43_ROTATION else reason("R41", "turn-full")


# Territories, by what is being decided.


def territory(table: Table, seat: int, kind: int, name: str) -> Reason | None:
    """Why this territory is not offered."""
    if name not in AREA_IDS or name.endswith("-"):
        return None
    here = int(table.root[AREA_IDS.index(name)])
    if here == NONE:
        return reason("R30", "not-on-map")
    if kind in _OF_TERRITORY:
        return _OF_TERRITORY[kind](table, seat, here)
    return reason("R17", "card-first" if kind in (codes.D10_TURN, codes.D11_CONTINUE) else "later")


def _recruit_there(table: Table, seat: int, here: int) -> Reason:
    if has_creature(table, here, C_BEAR):
        return reason("R185", "bear-bars")
    holder = int(table.holder[here])
    if holder == NONE and has_creature(table, here, C_VALKYRIE):
        return reason("R191", "valkyrie-bars")
    if holder not in (NONE, seat):
        return reason("R50", "enemy-land", seat={"seat": holder})
    return reason("R54", "not-by-this-card")


def _leave_there(table: Table, seat: int, here: int) -> Reason:
    if table.attacker[here] != NONE:
        return reason("R62", "pending")
    if table.holder[here] != seat:
        return reason("R60", "not-yours")
    if has_creature(table, here, C_BEAR):
        return reason("R185", "bear-bars")
    return reason("R60", "too-few-moves")


def _enter_there(table: Table, seat: int, here: int) -> Reason:
    way = connection(table, table.act[FROM], here)
    holder = int(table.holder[here])
    if way == 0:
        return reason("R32", "not-adjacent")
    if holder not in (NONE, seat) and not is_enemy(table, seat, holder):
        return reason("R172", "teammate-land")
    if way == ROUGH:
        return reason("R60", "rough")
    return reason("R152", "kaija-enemy")


def _retreat_there(table: Table, seat: int, here: int) -> Reason:
    way = connection(table, table.act[FIGHT], here)
    if way == 0:
        return reason("R32", "not-adjacent")
    if has_creature(table, here, C_VALKYRIE):
        return reason("R191", "valkyrie-bars")
    if table.attacker[here] != NONE or is_pending(table, here):
        return reason("R110", "pending")
    return reason("R110", "retreat-enemy" if table.holder[here] not in (NONE, seat) else "retreat-rough")


def _hidden_there(table: Table, seat: int, here: int) -> Reason:
    if table.frames.a(table.frames.of(seat)) == 0:
        return reason("R67", "not-yours")
    return reason("R67", "hidden-open")


def _always(rule: str, message: str) -> Callable[[Table, int, int], Reason]:
    return lambda _table, _seat, _here: reason(rule, message)


_OF_TERRITORY: dict[int, Callable[[Table, int, int], Reason]] = {
    codes.D5_SETUP_UNITS: _always("R41", "settle-new"),
    codes.D13_SCORCH: _always("R160", "scorch-there"),
    codes.D20_RECRUIT: _recruit_there,
    codes.D24_CAMP: _always("R53", "no-camp-owed"),
    codes.D21_FROM: _leave_there,
    codes.D22_TO: _enter_there,
    codes.D30_COMBAT: _always("R65", "no-combat-here"),
    codes.D31_PUSH: _always("R101", "push-there"),
    codes.D37_RETREAT: _retreat_there,
    codes.D76_VICTIM: _always("R86", "victim-there"),
    codes.D79_HIDDEN_WAYS: _hidden_there,
    codes.D80_BRIBERY: _always("R89", "bribery-there"),
    codes.D82_PULL: _always("R164", "pull-there"),
    codes.D84_CAPTURE: _always("R86", "not-yours"),
    codes.D95_SECOND_CHANCE: _always("R138", "not-neutral"),
    codes.D100_TIE: _always("R184", "creature-goes"),
}


def kaija(table: Table, seat: int, kind: int, name: str) -> Reason:
    """Why this kaija is not offered."""
    if table.clan[seat] != BEAR:
        return reason("R150", "no-kaija")
    if table.kaija_at != NONE:
        return reason("R152", "kaija-on-map")
    return reason("R150", "kaija-recruit")
