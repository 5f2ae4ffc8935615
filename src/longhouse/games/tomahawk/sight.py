"""What a program makes out where the view shows something else than the zones declare (`core/sight.py`).

Warriors lie face up, face down, or were looked at; how far a secret deployment has come, nobody sees.
"""

from __future__ import annotations

from longhouse.core.sight import AMOUNT, NOTHING, SEEN, Look, Sight, Sights, hidden
from longhouse.core.state import SPECTATOR
from longhouse.core.zones import NONE, Row
from longhouse.games.tomahawk import data, state
from longhouse.games.tomahawk.state import Table
from longhouse.games.tomahawk.view import FACE_DOWN, hand_when_round_began, warrior


def _warriors(table: Table, viewer: int) -> list[Look]:
    """The rows of the battles that are fought now."""
    seat = None if viewer == SPECTATOR else viewer
    fighting = 0 < state.ROUND.of(table) <= data.ROUNDS
    return [
        _warrior(table, pile, turn, owner, seat) if fighting and turn <= table.turn(pile) else (NOTHING, 0)
        for pile in range(data.PILES)
        for turn in range(data.MOST_TURNS)
        for owner in range(2)
    ]


def _warrior(table: Table, pile: int, turn: int, owner: int, seat: int | None) -> Look:
    if state.TOP.of(table, pile) == NONE:
        return NOTHING, 0
    shown = warrior(table, pile, owner, turn, seat)
    if shown == FACE_DOWN:
        return AMOUNT, 1
    return SEEN, NONE if shown is None else int(state.WARRIOR.of(table, pile, turn, owner))


def _hands(table: Table, viewer: int) -> list[Look]:
    return [
        (SEEN, int(state.HAND.of(table, owner))) if owner == viewer else (AMOUNT, hand_when_round_began(table, owner))
        for owner in range(2)
    ]


def _for_owner(zone: Row) -> Sight:
    """Others do not even see how much it is."""

    def look(table: Table, viewer: int) -> list[Look]:
        return [(SEEN, int(zone.of(table, owner))) if owner == viewer else (NOTHING, 0) for owner in range(2)]

    return look


def _tops(table: Table, _viewer: int) -> list[Look]:
    """The territories, as long as they are fought over."""
    how = NOTHING if table.is_over() else SEEN
    return [(how, int(state.TOP.of(table, pile))) for pile in range(data.PILES)]


def _shown(table: Table, _viewer: int) -> list[Look]:
    """What was face up is only kept in mind with the tracker."""
    how = SEEN if table.settings.tracker else NOTHING
    return [(how, int(state.SHOWN.of(table, owner))) for owner in range(2)]


SIGHTS: Sights = {
    state.TOP: _tops,
    state.WARRIOR: _warriors,
    state.HAND: _hands,
    state.SHOWN: _shown,
    state.DEALT: _for_owner(state.DEALT),
    state.KEPT: _for_owner(state.KEPT),
    state.REPLACED: _for_owner(state.REPLACED),
    **hidden(state.LAST_TOP, state.LAST_WARRIOR),
}
