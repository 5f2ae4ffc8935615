"""Whether a position that somebody wrote can be (12.6 of the specification), and somebody able to decide."""

from __future__ import annotations

from longhouse.core.errors import BadPosition
from longhouse.core.positions import misplaced
from longhouse.core.sets import BIT, count, members_of
from longhouse.core.state import OptionBuffer
from longhouse.games.tribes import tables
from longhouse.games.tribes.pending import check_frames, pending
from longhouse.games.tribes.rules import codes
from longhouse.games.tribes.rules.land import is_too_long, reach, rotation
from longhouse.games.tribes.rules.placing import may_retreat
from longhouse.games.tribes.rules.winning import has_won
from longhouse.games.tribes.state import Table


def check(table: Table) -> None:
    """BadPosition for the first thing that contradicts the rules."""
    _check_land(table)
    _check_pieces(table)
    for seat in range(table.players):
        _check_seat(table, seat)
    if table.is_over():
        _check_end(table)
        return
    check_frames(table)
    _check_chiefs(table)
    _check_turn(table)
    _check_options(table)


def _check_land(table: Table) -> None:
    """Every tile turned as it can be, the whole land open, no line of four (R10, R11)."""
    being_turned = _cells_being_turned(table)
    for cell in range(tables.CELLS):
        tile, mask, passes = int(table.tile[cell]), int(table.mask[cell]), int(table.passes[cell])
        if tile == tables.NONE or cell in being_turned:
            if mask or passes:
                raise misplaced(tables.MASK_IDS[mask | passes], tables.CELL_IDS[cell])
        elif mask & passes or mask | passes not in {int(rotation(tile, turns)) for turns in range(tables.SIDES)}:
            raise misplaced(tables.MASK_IDS[mask], tables.CELL_IDS[cell])
        if is_too_long(table, cell, table.walls[cell]):
            raise misplaced("mountains", tables.CELL_IDS[cell])
    if reach(table, 0, tables.NONE, tables.CELLS)[tables.CELLS] < tables.CELLS:
        raise misplaced("mountains", "land")


def _cells_being_turned(table: Table) -> set[int]:
    return {frame.a for frame in pending(table) if frame.kind in (codes.D2_ORIENT, codes.D6_ORIENT)}


def _check_pieces(table: Table) -> None:
    """R27, R68: pieces stand on discovered tiles, cavalry men not on camps."""
    if not table.settings.cavalry and any(cell != tables.NONE for cell in table.cavalry):
        raise misplaced("cavalry", "land")
    for cell in range(tables.CELLS):
        side = table.side[cell]
        if side != tables.NONE and (table.tile[cell] == tables.NONE or (side == tables.ARMY and table.is_camp(cell))):
            raise misplaced("cavalry" if side == tables.ARMY else str(int(side)), tables.CELL_IDS[cell])
    starts = [int(start) for start in table.start if start != tables.NONE]
    for start in starts:
        if not tables.IS_RING[start] or starts.count(start) > 1:
            raise misplaced(tables.CELL_IDS[start], "start")


def _check_seat(table: Table, seat: int) -> None:
    if table.kinds(seat) > tables.SPOTS:
        raise misplaced(tables.ITEM_IDS[_last_kind(table, seat)], "items")
    hand, card, chosen = int(table.hand[seat]), int(table.card[seat]), int(table.chosen[seat])
    if card != tables.NONE and hand & BIT[card]:
        raise BadPosition("error-position-twice", what=tables.CARD_IDS[card])
    if chosen != tables.NONE and not hand & BIT[chosen]:
        raise misplaced(tables.CARD_IDS[chosen], "chosen")
    if table.is_over():
        return
    is_choosing = table.round > 0 and card == tables.NONE
    if count(hand) != tables.CARDS - table.round + (1 if is_choosing else 0):
        raise misplaced(", ".join(tables.CARD_IDS[one] for one in members_of(hand)), "hand")
    if has_won(table, seat):
        raise misplaced(str(seat), "winner")
    if table.in_camp[seat] > 0 and (table.chief[seat] == tables.NONE or not table.is_camp(table.chief[seat])):
        raise misplaced("chief", "in_camp")


def _last_kind(table: Table, seat: int) -> int:
    return max(item for item in range(tables.ITEMS) if table.items[seat * tables.ITEMS + item])


def _check_end(table: Table) -> None:
    """R87, R88: nothing is pending, and somebody has won or the last cycle is over."""
    if table.frames.depth > 0:
        raise misplaced("frames", "over")
    if table.winner != tables.NONE and not has_won(table, table.winner):
        raise misplaced(str(int(table.winner)), "winner")
    if table.winner == tables.NONE and (table.cycle != table.settings.max_cycles or table.round != tables.ROUNDS):
        raise misplaced(str(int(table.cycle)), "cycle")


def _check_turn(table: Table) -> None:
    """R41, R88: nobody has won, the last cycle is not over, and a retreat that is offered can be made."""
    if table.winner != tables.NONE:
        raise misplaced(str(int(table.winner)), "winner")
    if 0 < table.settings.max_cycles < table.cycle:
        raise misplaced(str(int(table.cycle)), "cycle")
    if table.may_retreat and not (table.active != tables.NONE and may_retreat(table, table.active)):
        raise misplaced("retreat", "turn")


def _check_chiefs(table: Table) -> None:
    """R42: a chief is off the map only before he begins and while his owner is asked where he goes."""
    asked = (codes.D7_RELOCATE, codes.D2_ORIENT, codes.TURN_OVER)
    away = {frame.owner for frame in pending(table) if frame.kind in asked}
    for seat in range(table.players):
        if (table.chief[seat] == tables.NONE) != (seat in away):
            raise misplaced("chief", str(seat))


def _check_options(table: Table) -> None:
    """Somebody is asked something."""
    buffer = OptionBuffer()
    for seat in table.deciding():
        buffer.clear()
        table.options_into(seat, buffer)
        if buffer.count == 0:
            raise misplaced(str(seat), "decision")
    if not table.deciding():
        raise misplaced("frames", "decision")
