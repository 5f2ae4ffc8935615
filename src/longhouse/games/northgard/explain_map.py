"""Why something on the map is not offered: cells, rotations, territories, Kaija."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.core.decisions import Decision
from longhouse.core.protocol import Argument, Message, Reason
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state
from longhouse.games.northgard.rules import (
    combat,
    creatures,
    explore,
    intrigue,
    moving,
    play,
    recruit,
    second_chance,
    setup,
)
from longhouse.games.northgard.rules.creatures import has_bear, is_barred
from longhouse.games.northgard.rules.decisions import is_enemy
from longhouse.games.northgard.rules.explore import may_explore_from
from longhouse.games.northgard.rules.figures import on_map
from longhouse.games.northgard.rules.land import ROUGH, area_at_side, connection, step_x, step_y, tile_at
from longhouse.games.northgard.rules.moving import is_pending
from longhouse.games.northgard.rules.placing import breaks_border, has_neighbour, joins_players
from longhouse.games.northgard.rules.setup import next_to_start
from longhouse.games.northgard.state import Table


def reason(rule: str, message: str, **args: Argument) -> Reason:
    """A rule's number and a message of the texts."""
    return Reason(rule, Message(f"why-{message}", args))


def cell(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    """Why this cell is not offered."""
    try:
        x, y = (int(part) for part in name.split(","))
    except ValueError:
        return None
    if max(abs(x), abs(y)) > data.SPAN:
        return None
    if asked not in (setup.SETUP_CELL, explore.CHOOSE_CELL, second_chance.SECOND_CHANCE):
        return reason("R43", "tiles-by-exploring")
    if tile_at(table, x, y) != NONE:
        return reason("R42", "cell-filled")
    if not has_neighbour(table, x, y):
        return reason("R42", "cell-alone")
    if asked is setup.SETUP_CELL and on_map(table, seat) == 0 and not next_to_start(table, x, y):
        return reason("R42", "cell-start")
    if asked is explore.CHOOSE_CELL and not _touches(table, seat, x, y):
        return reason("R44", "cell-not-yours")
    return reason("R40", "cell-no-turn", tile=data.TILE_IDS[state.CHOSEN_TILE.of(table)])


def _touches(table: Table, seat: int, x: int, y: int) -> bool:
    """R44: whether a cell lies next to land from which the seat explores."""
    for side in range(data.SIDES):
        beside = tile_at(table, x + step_x(side), y + step_y(side))
        if beside != NONE:
            territory = table.root[area_at_side(beside, state.TURNED.of(table, beside), side + 2)]
            if may_explore_from(table, seat, territory, state.RIDERS.of(table)):
                return True
    return False


def turn(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    """Why this turn is not offered."""
    if name not in ("0", "1", "2", "3"):
        return None
    if asked not in (setup.SETUP_ROTATION, explore.CHOOSE_ROTATION, second_chance.SECOND_CHANCE):
        return reason("R43", "tiles-by-exploring")
    tile, x, y = state.CHOSEN_TILE.of(table), state.CELL_X.of(table), state.CELL_Y.of(table)
    if breaks_border(table, tile, x, y, int(name)):
        return reason("R40", "turn-border")
    if joins_players(table, tile, x, y, int(name)):
        return reason("R41", "turn-joins")
    return reason("R40", "turn-border") if asked is explore.CHOOSE_ROTATION else reason("R41", "turn-full")


# Territories, by what is being decided.


def territory(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason | None:
    """Why this territory is not offered."""
    if name not in data.AREA_IDS or name.endswith("-"):
        return None
    here = int(table.root[data.AREA_IDS.index(name)])
    if here == NONE:
        return reason("R30", "not-on-map")
    if asked.name in _OF_TERRITORY:
        return _OF_TERRITORY[asked.name](table, seat, here)
    return reason("R17", "card-first" if asked in (play.TURN, play.CONTINUE) else "later")


def _recruit_there(table: Table, seat: int, here: int) -> Reason:
    if has_bear(table, here):
        return reason("R185", "bear-bars")
    holder = int(state.HOLDER.of(table, here))
    if holder == NONE and is_barred(table, here):
        return reason("R191", "valkyrie-bars")
    if holder not in (NONE, seat):
        return reason("R50", "enemy-land", seat={"seat": holder})
    return reason("R54", "not-by-this-card")


def _leave_there(table: Table, seat: int, here: int) -> Reason:
    if state.ATTACKER.of(table, here) != NONE:
        return reason("R62", "pending")
    if state.HOLDER.of(table, here) != seat:
        return reason("R60", "not-yours")
    if has_bear(table, here):
        return reason("R185", "bear-bars")
    return reason("R60", "too-few-moves")


def _enter_there(table: Table, seat: int, here: int) -> Reason:
    way = connection(table, state.FROM.of(table), here)
    holder = int(state.HOLDER.of(table, here))
    if way == 0:
        return reason("R32", "not-adjacent")
    if holder not in (NONE, seat) and not is_enemy(table, seat, holder):
        return reason("R172", "teammate-land")
    if way == ROUGH:
        return reason("R60", "rough")
    return reason("R152", "kaija-enemy")


def _retreat_there(table: Table, seat: int, here: int) -> Reason:
    way = connection(table, state.FIGHT.of(table), here)
    if way == 0:
        return reason("R32", "not-adjacent")
    if is_barred(table, here):
        return reason("R191", "valkyrie-bars")
    if state.ATTACKER.of(table, here) != NONE or is_pending(table, here):
        return reason("R110", "pending")
    return reason("R110", "retreat-enemy" if state.HOLDER.of(table, here) not in (NONE, seat) else "retreat-rough")


def _hidden_there(table: Table, seat: int, here: int) -> Reason:
    if intrigue.HIDDEN_WAYS.stage.of(table.frames, table.frames.of(seat)) == intrigue.WHERE_FROM:
        return reason("R67", "not-yours")
    return reason("R67", "hidden-open")


def _always(rule: str, message: str) -> Callable[[Table, int, int], Reason]:
    return lambda _table, _seat, _here: reason(rule, message)


_OF_TERRITORY: dict[str, Callable[[Table, int, int], Reason]] = {
    setup.SETUP_UNITS.name: _always("R41", "settle-new"),
    play.SCORCH.name: _always("R160", "scorch-there"),
    recruit.RECRUIT.name: _recruit_there,
    recruit.CAMP.name: _always("R53", "no-camp-owed"),
    moving.MOVE_FROM.name: _leave_there,
    moving.MOVE_TO.name: _enter_there,
    combat.NEXT_COMBAT.name: _always("R65", "no-combat-here"),
    combat.PUSH.name: _always("R101", "push-there"),
    combat.RETREAT.name: _retreat_there,
    intrigue.VICTIM.name: _always("R86", "victim-there"),
    intrigue.HIDDEN_WAYS.name: _hidden_there,
    intrigue.BRIBERY.name: _always("R89", "bribery-there"),
    recruit.PULL.name: _always("R164", "pull-there"),
    intrigue.CAPTURE.name: _always("R86", "not-yours"),
    second_chance.SECOND_CHANCE.name: _always("R138", "not-neutral"),
    creatures.TIE.name: _always("R184", "creature-goes"),
}


def kaija(table: Table, seat: int, asked: Decision[Table], name: str) -> Reason:
    """Why this kaija is not offered."""
    if state.CLAN.of(table, seat) != data.BEAR:
        return reason("R150", "no-kaija")
    if state.KAIJA.of(table) != NONE:
        return reason("R152", "kaija-on-map")
    return reason("R150", "kaija-recruit")
