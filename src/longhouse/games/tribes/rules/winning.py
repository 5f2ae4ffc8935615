"""Trophies, horses, and the end (R55, R85 to R88, section 7)."""

from mypy_extensions import i64

from longhouse.core.sets import BIT, count
from longhouse.games.tribes import tables
from longhouse.games.tribes.rules import codes
from longhouse.games.tribes.state import Table


def gain_trophy(table: Table, seat: i64, trophy: i64) -> None:
    """Each type once. Whoever gives trophies asks `see_who_won` when all are given."""
    if table.trophies[seat] & BIT[trophy] == 0:
        table.trophies[seat] |= BIT[trophy]
        table.tell(codes.TROPHY, seat, trophy)


def has_won(table: Table, seat: i64) -> bool:
    """R85: enough horses and all four trophies."""
    return table.horses[seat] >= table.settings.horses and table.trophies[seat] == tables.ALL_TROPHIES


def see_who_won(table: Table, first: i64, second: i64 = tables.NONE) -> None:
    """R86, R87: after a gain; the active player comes first."""
    if has_won(table, first):
        win(table, first)
    elif second != tables.NONE and has_won(table, second):
        win(table, second)


def win(table: Table, seat: i64) -> None:
    """R87: the game ends at once; nothing further is asked."""
    table.winner = seat
    table.tell(codes.WON, seat)
    end_game(table)


def end_game(table: Table) -> None:
    """Nothing is pending any more."""
    table.is_ended = 1
    while table.frames.depth > 0:
        table.frames.pop_group()


def points(table: Table, seat: i64) -> i64:
    """Section 7: horses up to the target, and two for each trophy."""
    return min(table.horses[seat], table.settings.horses) + tables.TROPHY_POINTS * count(table.trophies[seat])
