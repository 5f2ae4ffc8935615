"""What a program makes out where the view shows something else than the zones declare (`core/sight.py`).

Cards are known by their faces, fame by a setting, what is going on by the open decision. Of the bookkeeping of a turn
and of an action only what the view tells is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from longhouse.core.sight import AMOUNT, NOTHING, SEEN, Alike, Look, Sight, Sights, hidden
from longhouse.core.state import SPECTATOR
from longhouse.core.zones import Zone
from longhouse.games.northgard import data, state
from longhouse.games.northgard.asking import phase, says
from longhouse.games.northgard.rules.cards_at import everybody
from longhouse.games.northgard.state import Table

_FOR_OWNER = (int(state.HAND), int(state.DRAWN), int(state.TOP))
_DECKS = (int(state.EARLY_DECK), int(state.ADVANCED_DECK), int(state.OUT))


def _cards(table: Table, viewer: int) -> list[Look]:
    """Where each card is. Of cards just drawn others see only that the hand has grown."""
    cells, start = table.cells, int(state.CARDS.start)
    return [_card(table, viewer, card, int(cells[start + card])) for card in range(data.CARDS)]


def _card(table: Table, viewer: int, card: int, where: int) -> Look:
    seat = where & 7
    place = where - seat
    if place in _DECKS or (place == state.UNREST_SUPPLY and seat > 0):
        return NOTHING, 0
    if place == state.DRAW:
        return AMOUNT, where
    if place not in _FOR_OWNER:
        return SEEN, where
    if place == state.DRAWN:
        return (SEEN, where) if seat == viewer else (AMOUNT, int(state.HAND) + seat)
    known = int(state.KNOWN_BY.of(table, card))
    if place == state.HAND and seat == viewer:
        return SEEN, where
    knows = known == everybody(table) if viewer == SPECTATOR else known >> viewer & 1 != 0
    return (SEEN if knows else AMOUNT), where


def _fame(table: Table, viewer: int) -> list[Look]:
    """R140: one's own, a teammate's, or everybody's with open tokens."""
    return [
        (SEEN, int(state.FAME.of(table, owner))) if _shows_fame(table, owner, viewer) else (NOTHING, 0)
        for owner in range(data.SEATS)
    ]


def _shows_fame(table: Table, owner: int, viewer: int) -> bool:
    mate = table.settings.teams and viewer != SPECTATOR and (owner - viewer) % 2 == 0
    return bool(table.settings.open_fame or table.is_over() or owner == viewer or mate)


def _while(zone: Zone, is_shown: Callable[[Table], bool]) -> Sight:
    """A zone that is shown as long as something holds."""

    def look(table: Table, _viewer: int) -> list[Look]:
        how = SEEN if is_shown(table) else NOTHING
        return [(how, int(table.cells[at])) for at in range(int(zone.start), int(zone.start + zone.length))]

    return look


def _said(zone: Zone, word: str) -> Sight:
    return _while(zone, lambda table: says(table, word))


ALIKE: Mapping[Zone, Alike] = {state.CARDS: Alike(state.FACE, [int(face) for face in data.FACE_OF])}

SIGHTS: Sights = {
    state.CARDS: _cards,
    state.FAME: _fame,
    state.ACTING: _while(state.ACTING, lambda table: phase(table) == "actions"),
    state.MOVES: _said(state.MOVES, "moves"),
    state.FROM: _said(state.FROM, "from"),
    state.TO: _said(state.TO, "to"),
    state.CHOSEN_TILE: _said(state.CHOSEN_TILE, "tile"),
    state.CELL_X: _said(state.CELL_X, "cell"),
    state.CELL_Y: _said(state.CELL_Y, "cell"),
    state.FIGHT: _said(state.FIGHT, "combat"),
    state.BONUS: _said(state.BONUS, "combat"),
    **hidden(
        state.DOMINATOR,
        state.MARKER_TAKEN,
        state.KAIJA_AWAKE,
        state.KNOWN_BY,
        state.TOPS,
        state.BEATEN,
        state.WEAK_ON_TOP,
        state.FORESAW,
        state.CARD_PLAYED,
        state.EFFECT,
        state.RESOLVED,
        state.MAIN_DONE,
        state.CANCELLED,
        state.RIDERS,
        state.PARTS_DONE,
        state.MOVES_MADE,
        state.COLLECTED,
        state.LOOKED_AT,
        state.RECRUITED,
        state.OWED,
        state.EATEN,
        state.POINTS,
        state.HITS,
        state.RETREATERS,
        state.KAIJA_RETREATS,
        state.FOES,
        state.EXPLORED,
        state.BUILDS,
        state.BUILT_LARGE,
        state.SNAKE_TOOK,
        state.SWAPS,
    ),
}
