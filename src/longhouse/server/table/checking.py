"""Whether what is stored of a table fits together: its log leads to its position, its row repeats its match."""

from __future__ import annotations

from longhouse.core.match import Match
from longhouse.server.store.rows import BOT, CLOSED, OPEN, OVER, PERSON, WAITING
from longhouse.server.table.state import TableState


def is_replayed(state: TableState) -> bool:
    """Whether the log can be played again: under other rules than it was played with it need not lead anywhere."""
    return state.match is not None and state.match.rules == state.match.game.rules_version


def check(state: TableState) -> None:
    """ValueError, or a refusal of the game, if a table contradicts itself."""
    row, match = state.row, state.match
    if len(row.id) > 32 or len(row.seed) != 32:
        raise ValueError(row.id)
    _check_seats(state)
    state.game.check_seats(row.seats, state.settings)
    if match is None:
        if row.length:
            raise ValueError("entries without a position")
        return
    if [entry.n for entry in match.entries] != list(range(row.length)) or not match.entries:
        raise ValueError("entries out of order")
    if is_replayed(state):
        fresh = Match(match.game, match.seats, match.settings, match.seed)
        fresh.entries = match.entries
        if fresh.state_after(len(fresh.entries) - 1).dump() != match.state.dump():
            raise ValueError("position")


def _check_seats(state: TableState) -> None:
    if [seat.seat for seat in state.seats] != list(range(state.row.seats)):
        raise ValueError("seats")
    for seat in state.seats:
        if seat.kind not in (PERSON, BOT, OPEN) or (seat.played_by_bot and not seat.bot):
            raise ValueError(f"seat {seat.seat}")


def check_row(state: TableState) -> None:
    """ValueError if the row says something else than the match that it repeats."""
    row, match = state.row, state.match
    if (match is None) != (row.status == WAITING) and row.status != CLOSED:
        raise ValueError("status")
    if match is not None and match.over != (row.status == OVER):
        raise ValueError("status")
    if match is not None and row.status != CLOSED and row.deciding != ",".join(map(str, match.deciding())):
        raise ValueError("deciding")
