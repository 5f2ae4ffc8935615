"""Trophies, horses, and the end (R55, R85 to R88, section 7)."""

from mypy_extensions import i64

from longhouse.core.sets import count
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, events, state
from longhouse.games.tribes.state import Table


def gain_trophy(table: Table, seat: i64, trophy: i64) -> None:
    """Each type once. Whoever gives trophies asks `see_who_won` when all are given."""
    if state.TROPHIES.has(table, seat, trophy) == 0:
        state.TROPHIES.put(table, seat, trophy)
        table.tell(events.TROPHY_WON, seat, trophy)


def has_won(table: Table, seat: i64) -> bool:
    """R85: enough horses and all four trophies."""
    return state.HORSES.of(table, seat) >= table.settings.horses and state.TROPHIES.of(table, seat) == data.ALL_TROPHIES


def see_who_won(table: Table, first: i64, second: i64 = NONE) -> None:
    """R86, R87: after a gain; the active player comes first."""
    if has_won(table, first):
        win(table, first)
    elif second != NONE and has_won(table, second):
        win(table, second)


def win(table: Table, seat: i64) -> None:
    """R87: the game ends at once; nothing further is asked."""
    state.WINNER.set(table, seat)
    table.tell(events.WON, seat)
    end_game(table)


def end_game(table: Table) -> None:
    """Nothing is pending any more."""
    state.OVER.set(table, 1)
    while table.frames.depth > 0:
        table.frames.pop_group()


def points(table: Table, seat: i64) -> i64:
    """Section 7: horses up to the target, and two for each trophy."""
    return min(state.HORSES.of(table, seat), table.settings.horses) + data.TROPHY_POINTS * count(
        state.TROPHIES.of(table, seat)
    )
