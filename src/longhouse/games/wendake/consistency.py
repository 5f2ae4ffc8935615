"""Whether a position that somebody wrote can be: every piece in one place, and somebody able to decide."""

from __future__ import annotations

from longhouse.core.errors import BadPosition
from longhouse.core.positions import misplaced
from longhouse.core.sets import count, members_of
from longhouse.games.wendake import data
from longhouse.games.wendake.naming import ACTION_NAMES, DECISION_NAMES, tile_ids
from longhouse.games.wendake.rules.codes import (
    D0_1_HOME,
    D0_2_TRIBE,
    D0_3_ONEIDA,
    D0_4_LAKE,
    D1_TURN,
    D3_ACTION,
    D20_END,
    D21_RESTORE_SWAP,
    D22_REPLACE,
)
from longhouse.games.wendake.rules.progress import has_line
from longhouse.games.wendake.rules.turn import markers_left
from longhouse.games.wendake.state import EMPTY, GHOST, Table, kind_in, native, owner_in

_IN_SETUP = (D0_1_HOME, D0_2_TRIBE, D0_3_ONEIDA, D0_4_LAKE)
_IN_A_YEAR = (D1_TURN, D20_END, D21_RESTORE_SWAP, D22_REPLACE)
"""Decisions after which the game goes on by itself: one of them lies under all others."""


def check(table: Table) -> None:
    """BadPosition for the first thing that contradicts the rules of setting up and playing."""
    _check_map(table)
    for seat in range(table.players):
        _check_natives(table, seat)
        _check_grid(table, seat)
        _check_cards(table, seat)
    _check_ghost(table)
    _check_unique(table)
    _check_pending(table)


def _check_map(table: Table) -> None:
    homes = [int(table.home[side]) for side in range(table.sides) if table.home[side] != data.NONE]
    for home in homes:
        if not data.IS_HOME[home] or homes.count(home) > 1 or not _is_on_map(table, home):
            raise misplaced(data.TERRITORY_IDS[home], "home")
    for territory in range(data.TERRITORIES):
        for side in range(data.SEATS):
            may_stand = side < table.sides and _is_on_map(table, territory) and table.may_enter(side, territory)
            if table.guards_of(territory, side) > 0 and not may_stand:
                raise misplaced(str(side), data.TERRITORY_IDS[territory])
    for area in range(data.AREAS):
        content = table.areas[area]
        if content == EMPTY:
            continue
        worker = data.HUNTER if data.AREA_GOOD[area] == data.BEAVER else data.WOMAN
        if data.IS_HOME[data.AREA_TERRITORY[area]] or not _is_on_map(table, int(data.AREA_TERRITORY[area])):
            raise misplaced(data.KIND_IDS[kind_in(content)], data.AREA_IDS[area])
        if kind_in(content) not in (data.WARRIOR, data.BLACK, worker):
            raise misplaced(data.KIND_IDS[kind_in(content)], data.AREA_IDS[area])
        if kind_in(content) == data.BLACK and owner_in(content) != table.mohawk:
            raise misplaced(data.KIND_IDS[data.BLACK], data.AREA_IDS[area])


def _is_on_map(table: Table, territory: int) -> bool:
    return bool(table.first_territory() <= territory < table.end_of_map())


def _check_natives(table: Table, seat: int) -> None:
    """All of each kind, and one black Warrior for the Mohawk."""
    if table.home[seat] == data.NONE or (table.year == 0 and not _is_settled(table, seat)):
        return
    for kind in range(data.KINDS):
        found = int(table.long_house[seat * data.KINDS + kind])
        found += sum(1 for content in table.areas if content == native(seat, kind))
        if kind in (data.WOMAN, data.HUNTER):
            found += int(table.at_home[seat * data.KINDS + kind])
        elif kind == data.WARRIOR:
            found += sum(int(table.guards[t * data.SEATS + seat]) for t in range(data.TERRITORIES))
        else:
            found += int(table.mohawk == seat and table.black_guard != data.NONE)
        if found != (data.NATIVES[kind] if kind != data.BLACK else int(table.mohawk == seat)):
            raise misplaced(f"{found} x {data.KIND_IDS[kind]}", f"seats[{seat}]")
    if table.canoes_out(seat) > data.CANOES:
        raise misplaced(str(table.canoes_out(seat)), f"seats[{seat}].canoes")


def _check_ghost(table: Table) -> None:
    """All Warriors are on the map or in stock."""
    if table.settings.solo:
        found = int(table.ghost_warriors) + sum(1 for content in table.areas if content == native(GHOST, data.WARRIOR))
        found += sum(int(table.guards[t * data.SEATS + GHOST]) for t in range(data.TERRITORIES))
        if found != data.NATIVES[data.WARRIOR]:
            raise misplaced(f"{found} x {data.KIND_IDS[data.WARRIOR]}", "ghost")


def _is_settled(table: Table, seat: int) -> bool:
    return sum(int(table.long_house[seat * data.KINDS + kind]) for kind in range(data.KINDS)) > 0


def _check_grid(table: Table, seat: int) -> None:
    tiles = [int(tile) for tile in table.grid[seat * data.SLOTS : (seat + 1) * data.SLOTS] if tile != data.NONE]
    tiles += members_of(table.aside[seat])
    for tile in tiles:
        if tiles.count(tile) > 1:
            raise BadPosition("error-position-twice", what=tile_ids(2**tile)[0])
    if count(table.marked[seat]) > data.TILE_MARKERS or not has_line(table.marked[seat], table.fire_at[seat]):
        raise misplaced(str(members_of(table.marked[seat])), f"seats[{seat}].marked")
    for slot in members_of(table.rituals[seat]):
        if table.grid[seat * data.SLOTS + slot] == data.BLACK_FIRE:
            raise misplaced(str(slot + 1), f"seats[{seat}].rituals")


def _check_cards(table: Table, seat: int) -> None:
    for card in range(data.CARDS):
        if table.known[seat * data.CARDS + card] > table.hand[seat * data.CARDS + card]:
            raise misplaced(str(card), f"seats[{seat}].known")
    if table.face_down[seat] & ~table.owned[seat]:
        raise misplaced(data.PROGRESS_IDS[members_of(table.face_down[seat] & ~table.owned[seat])[0]], f"seats[{seat}]")


def _check_unique(table: Table) -> None:
    """Advanced tiles, Progress tiles, Turtles, flags: each is in one place."""
    seen = int(table.progress)
    for seat in range(table.players):
        if seen & table.owned[seat]:
            raise BadPosition("error-position-twice", what=data.PROGRESS_IDS[members_of(seen & table.owned[seat])[0]])
        seen |= int(table.owned[seat])
    advanced = [
        int(tile)
        for tile in [*table.grid, *table.display, *table.leaving]
        if tile != data.NONE and data.LEVEL_OF[tile] > 0
    ]
    for seat in range(table.players):
        advanced += [tile for tile in members_of(table.aside[seat]) if data.LEVEL_OF[tile] > 0]
    advanced += members_of(table.stack[0]) + members_of(table.stack[2])
    for tile in advanced:
        if advanced.count(tile) > 1:
            raise BadPosition("error-position-twice", what=tile_ids(2**tile)[0])
    for kind in range(data.TURTLES):
        tiles = [int(table.turtles[seat * data.TURTLES + kind]) for seat in range(data.SEATS)]
        taken = [tile for tile in tiles if tile != data.NONE]
        if len(set(taken)) < len(taken):
            raise BadPosition("error-position-twice", what=data.TURTLE_IDS[kind])
    flags = [int(flag) for flag in table.flag if flag] + [1 << n for n in members_of(table.flags_left)]
    if len(set(flags)) < len(flags):
        raise BadPosition("error-position-twice", what="flag")
    tribes = [int(table.tribe[seat]) for seat in range(table.players) if table.tribe[seat] >= 0]
    if len(set(tribes)) < len(tribes):
        raise BadPosition("error-position-twice", what="tribe")


def _check_pending(table: Table) -> None:
    """Somebody must be able to decide, unless the game is over."""
    frames = table.frames
    if table.is_over():
        if frames.depth > 0:
            raise misplaced("pending", "year")
        return
    if frames.depth == 0:
        raise misplaced("pending", "year")
    lowest = frames.dump()[1]
    if lowest[0] not in (_IN_SETUP if table.year == 0 else _IN_A_YEAR):
        raise misplaced(str(lowest), "pending")
    serial = 0
    for row in frames.dump()[1:]:
        kind, owner, own_serial, _, is_ready = row[:5]
        if not 0 <= kind < len(DECISION_NAMES) or not 0 <= owner < table.players:
            raise misplaced(str(row), "pending")
        if own_serial <= serial or is_ready:
            raise misplaced(str(row), "pending")  # nobody ever decides at the same time as somebody else
        serial = own_serial
        if kind == D3_ACTION and not _are_actions(row[5]):
            raise misplaced(str(row), "pending")
    seat = int(frames.owner(frames.top()))
    kind = int(frames.kind(frames.top()))
    if not table.options(seat) or (kind == D1_TURN and markers_left(table, seat) == 0):
        raise misplaced(DECISION_NAMES[kind], "pending")


def _are_actions(packed: int) -> bool:
    """Whether a number holds actions, four bits each, as many as a tile can have."""
    digits = [packed >> 4 * at & 15 for at in range(4) if packed >> 4 * at]
    return 0 <= packed < 16**4 and all(0 < digit < len(ACTION_NAMES) for digit in digits)
