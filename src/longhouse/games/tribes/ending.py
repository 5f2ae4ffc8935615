"""How a game ended (section 7)."""

from __future__ import annotations

from longhouse.core.protocol import Line, Message, Result
from longhouse.core.ranking import decided
from longhouse.core.sets import count
from longhouse.games.tribes import data, state
from longhouse.games.tribes.rules.winning import points
from longhouse.games.tribes.state import Table


def result(table: Table) -> Result:
    """R85, R88: the winner first, then points; equal points by what section 7 lists, one after the other."""
    seats = range(table.players)
    standing = [_standing(table, seat) for seat in seats]
    ranks = tuple(1 + sum(other > standing[seat] for other in standing) for seat in seats)
    horses = tuple(min(int(state.HORSES.of(table, seat)), int(table.settings.horses)) for seat in seats)
    trophies = tuple(int(data.TROPHY_POINTS) * int(count(state.TROPHIES.of(table, seat))) for seat in seats)
    lines = (Line(Message("score-horses"), horses), Line(Message("score-trophies"), trophies))
    return Result(ranks, tuple(int(points(table, seat)) for seat in seats), lines, _tie(standing))


_BY_POINTS = 1
_TIES = ("won", "", "trophies", "horses", "goods", "tools", "warriors", "items")


def _tie(standing: list[tuple[int, ...]]) -> Message | None:
    """Which of the things in `_standing` decided, unless it was points."""
    found = decided(standing)
    if found is None or found.by == _BY_POINTS:
        return None
    return Message(f"tie-{_TIES[found.by]}", found.args)


def _standing(table: Table, seat: int) -> tuple[int, ...]:
    """What decides between two players: a win, points, trophies, horses, goods, tools, warriors, other items."""
    held = [int(state.ITEMS.of(table, seat, item)) for item in range(data.ITEMS)]
    goods, tools = held[data.GOLD] + held[data.HIDE] + held[data.WAGON], held[data.AXE] + held[data.BOW]
    return (
        int(state.WINNER.of(table) == seat),
        int(points(table, seat)),
        int(count(state.TROPHIES.of(table, seat))),
        int(state.HORSES.of(table, seat)),
        goods,
        tools,
        sum(int(state.MEN.of(table, cell)) for cell in range(data.CELLS) if state.HOLDER.of(table, cell) == seat),
        sum(held) - goods - tools,
    )
