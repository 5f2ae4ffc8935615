"""Why pieces cannot go to a cell, why a tile cannot lie like that, why nobody can be put there."""

from __future__ import annotations

import re
from collections.abc import Callable

from longhouse.core.protocol import Reason
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, state
from longhouse.games.tribes.forecast import refusal, tile_turned
from longhouse.games.tribes.refusals import busy, reason
from longhouse.games.tribes.rules.decisions import is_about
from longhouse.games.tribes.rules.land import is_open, reach, rotation
from longhouse.games.tribes.rules.turn import chief_may_go, may_attack
from longhouse.games.tribes.state import LINE, Table


def explain_cell(table: Table, seat: int, frame: int, name: str) -> Reason | None:
    """A cell that cannot be chosen, whatever it would be chosen for."""
    if name not in data.CELL_IDS:
        return None
    cell = data.CELL_IDS.index(name)
    for options in table.asks(frame).options:
        if options.name in _CELL_REASONS:
            return _CELL_REASONS[options.name](table, seat, cell)
    return busy(table, seat)


def _start(table: Table, seat: int, cell: int) -> Reason:
    """S5: start cells are on the border, one each, and perhaps apart."""
    if not data.IS_RING[cell]:
        return reason("R1", "start-on-border")
    for owner in range(table.players):
        if state.START.of(table, owner) == cell:
            return reason("R1", "start-taken", opponent={"seat": owner})
    return reason("R1", "start-too-near", steps=int(table.settings.spacing))


def _cavalry(table: Table, seat: int, cell: int) -> Reason:
    """R68, R72: where a cavalry man cannot stand."""
    if state.LAID.of(table, cell) == NONE:
        return reason("R68", "cavalry-undiscovered")
    if table.is_camp(cell):
        return reason("R68", "cavalry-village")
    if state.HOLDER.of(table, cell) not in (NONE, data.ARMY):
        return reason("R68", "cavalry-occupied")
    return reason("R72", "cavalry-elsewhere")


def _refuge(table: Table, seat: int, cell: int) -> Reason:
    """R41, R63: where a chief finds no refuge. One who retreats is on the map, one who was defeated is not."""
    chief = state.CHIEF.of(table, seat)
    if chief != NONE and reach(table, chief, seat, data.CELLS)[cell]:
        return reason("R41", "refuge-shut-in")
    if table.has_others(cell, seat):
        return reason("R63", "refuge-occupied")
    if state.LAID.of(table, cell) == NONE:
        return reason("R63", "refuge-undiscovered")
    return reason("R63", "refuge-village-first")


# Steps.


def _step(table: Table, seat: int, cell: int) -> Reason:
    """R20 to R31: why no piece steps there now; for an own tribe, why it does not step away."""
    if state.STEPS.of(table) == 0:
        return reason("R20", "no-steps")
    if state.HOLDER.of(table, cell) == seat:
        return _stuck(table, seat, cell)
    near = [(int(data.NEXT.of(cell, side)), side) for side in range(data.SIDES) if data.NEXT.of(cell, side) != NONE]
    own = [(other, side) for other, side in near if state.HOLDER.of(table, other) == seat]
    if not own:
        return reason("R5", "too-far", cell=data.CELL_IDS[cell])
    beside = [other for other, side in own if is_open(table, cell, side)]
    if not beside:
        return reason("R5", "mountain", cell=data.CELL_IDS[cell])
    closed = _closed(table, seat, cell)
    return closed or _lone_chief(table, seat, is_attack=bool(table.has_others(cell, seat)))


def _closed(table: Table, seat: int, cell: int) -> Reason | None:
    """R29, R31: why pieces of others cannot be attacked."""
    if not table.has_others(cell, seat) or may_attack(table, seat, cell):
        return None
    if not table.is_protected(cell):
        return reason("R29", "attacked")
    owner = int(state.HOLDER.of(table, cell))
    if state.SHOWN.of(table, owner) == table.settings.protecting_card:
        return reason("R33", "protected-by-card", opponent={"seat": owner})
    return reason("R34", "protected-by-village", opponent={"seat": owner})


def _lone_chief(table: Table, seat: int, is_attack: bool) -> Reason:
    """R22, R30, R66: only the chief is near enough, and cannot go."""
    if is_attack:
        return reason("R30", "chief-alone")
    return reason("R66", "chief-done") if state.CHIEF_DONE.of(table) else reason("R22", "chief-no-steps")


def _stuck(table: Table, seat: int, cell: int) -> Reason:
    """Why an own tribe goes nowhere."""
    ways = [int(data.NEXT.of(cell, side)) for side in range(data.SIDES) if is_open(table, cell, side)]
    free = [other for other in ways if not table.has_others(other, seat)]
    if state.MEN.of(table, cell) == 0:
        return _lone_chief(table, seat, is_attack=not free and bool(chief_may_go(table, seat, cell)))
    if free:
        return busy(table, seat)
    closed = [found for found in (_closed(table, seat, other) for other in ways) if found]
    return closed[0] if closed else busy(table, seat)


_CELL_REASONS: dict[str, Callable[[Table, int, int], Reason]] = {
    "start": _start,
    "cavalry": _cavalry,
    "relocate": _refuge,
    "move": _step,
}
"""By the kind of options that a decision has."""


def explain_pieces(table: Table, seat: int, frame: int, name: str) -> Reason | None:
    """A part of a tribe that cannot step."""
    written = re.fullmatch(rf"([0-{data.WARRIORS}])(\+chief)?", name)
    if not written or name == "0":
        return None
    if not is_about(table.asks(frame), "pieces"):
        return busy(table, seat)
    if state.STEPS.of(table) == 0:
        return reason("R20", "no-steps")
    warriors, chief = int(written[1]), bool(written[2])
    if chief and not chief_may_go(table, seat, state.CHIEF.of(table, seat)):
        return _lone_chief(table, seat, is_attack=False)
    cells = (
        [int(state.CHIEF.of(table, seat))]
        if chief
        else [at for at in range(data.CELLS) if state.HOLDER.of(table, at) == seat]
    )
    most = max(int(state.MEN.of(table, at)) for at in cells)
    if warriors > most:
        return reason("R20", "too-few-there" if chief else "too-few-warriors", most=most)
    if warriors == 0:
        return _lone_chief(table, seat, is_attack=True)
    return _stuck(table, seat, max(cells, key=lambda at: int(state.MEN.of(table, at))))


# Tiles.


def explain_mask(table: Table, seat: int, frame: int, name: str) -> Reason | None:
    """R7, R10 to R12: why a tile may not lie with these mountains."""
    if name not in data.MASK_IDS:
        return None
    if not is_about(table.asks(frame), "mask"):
        return reason("R6", "mask-when-discovering")
    cell, entry = tile_turned(table, frame)
    mask = data.MASK_IDS.index(name)
    tile = int(state.LAID.of(table, cell))
    if mask not in {int(rotation(tile, turns)) for turns in range(data.SIDES)}:
        return reason("R3", "mask-of-another-tile", land=data.LAND_IDS[data.LAND[tile]])
    refused = refusal(table, cell, mask, entry)["why"]
    if refused == "entry":
        return reason("R7", "mask-entry", side=data.SIDE_IDS[entry])
    if refused == "land":
        return reason("R11", "mask-land")
    return reason("R10", "mask-line" if table.settings.mountain_rule == LINE else "mask-range")
