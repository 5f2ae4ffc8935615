"""How a game ended (section 7)."""

from __future__ import annotations

from longhouse.core.protocol import Line, Message, Result
from longhouse.core.sets import count
from longhouse.core.state import State
from longhouse.games.tribes import tables
from longhouse.games.tribes.rules.winning import points
from longhouse.games.tribes.state import Table
from longhouse.games.tribes.view import table_of


def result(state: State) -> Result:
    """R85, R88: the winner first, then points; equal points by what section 7 lists, one after the other."""
    table = table_of(state)
    seats = range(table.players)
    standing = [_standing(table, seat) for seat in seats]
    ranks = tuple(1 + sum(other > standing[seat] for other in standing) for seat in seats)
    horses = tuple(min(int(table.horses[seat]), int(table.settings.horses)) for seat in seats)
    trophies = tuple(int(tables.TROPHY_POINTS) * int(count(table.trophies[seat])) for seat in seats)
    lines = (Line(Message("score-horses"), horses), Line(Message("score-trophies"), trophies))
    return Result(ranks, tuple(int(points(table, seat)) for seat in seats), lines)


def _standing(table: Table, seat: int) -> tuple[int, ...]:
    """What decides between two players: a win, points, trophies, horses, goods, tools, warriors, other items."""
    held = [int(table.items[seat * tables.ITEMS + item]) for item in range(tables.ITEMS)]
    goods, tools = held[tables.GOLD] + held[tables.HIDE] + held[tables.WAGON], held[tables.AXE] + held[tables.BOW]
    return (
        int(table.winner == seat),
        int(points(table, seat)),
        int(count(table.trophies[seat])),
        int(table.horses[seat]),
        goods,
        tools,
        sum(int(table.men[cell]) for cell in range(tables.CELLS) if table.side[cell] == seat),
        sum(held) - goods - tools,
    )
