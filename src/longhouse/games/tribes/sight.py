"""What a program makes out where the view shows something else than the zones declare (`core/sight.py`)."""

from __future__ import annotations

from longhouse.core.sight import NOTHING, SEEN, Look, Sight, Sights, hidden
from longhouse.core.zones import Cell
from longhouse.games.tribes import state
from longhouse.games.tribes.state import Table
from longhouse.games.tribes.view import shows_steps


def _in_turn(zone: Cell) -> Sight:
    """Shown while a player chooses a step."""

    def look(table: Table, _viewer: int) -> list[Look]:
        return [(SEEN, int(zone.of(table))) if shows_steps(table) else (NOTHING, 0)]

    return look


def _chief_steps(table: Table, _viewer: int) -> list[Look]:
    """R66: a chief who was defeated makes no more steps in this turn."""
    if not shows_steps(table):
        return [(NOTHING, 0)]
    return [(SEEN, 0 if state.CHIEF_DONE.of(table) else int(state.CHIEF_STEPS.of(table)))]


SIGHTS: Sights = {
    **{zone: _in_turn(zone) for zone in (state.STEPS, state.ATTACKED, state.CHIEF_DONE)},
    state.CHIEF_STEPS: _chief_steps,
    # Of unseen tiles the view counts the kinds of land; walls follow from mountains. The rest is bookkeeping.
    **hidden(state.UNSEEN, state.WALLS, state.MAY_RETREAT, state.COLLECTED),
}
