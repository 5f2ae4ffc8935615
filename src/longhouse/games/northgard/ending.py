"""How a game ended (R135 to R142)."""

from __future__ import annotations

from longhouse.core.protocol import Line, Message, Result
from longhouse.core.ranking import decided
from longhouse.games.northgard import state
from longhouse.games.northgard.rules.scoring import (
    achievement_fame,
    card_fame,
    final_fame,
    resource_fame,
    standing,
    strongholds_needed,
    unrest_fame,
)
from longhouse.games.northgard.rules.year import has_dominated
from longhouse.games.northgard.state import Table


def result(table: Table) -> Result:
    """R135 to R142: domination first, then fame; ties by territories, figures, buildings; teams together."""
    seats = range(table.players)
    scores = [int(final_fame(table, seat)) for seat in seats]
    standing = {seat: _standing(table, seat) for seat in seats}
    ranks = tuple(1 + sum(standing[other] > standing[seat] for other in set_of_sides(table)) for seat in seats)
    lines = (
        Line(Message("score-fame"), tuple(int(state.FAME.of(table, seat)) for seat in seats)),
        Line(Message("score-resources"), tuple(int(resource_fame(table, seat)) for seat in seats)),
        Line(Message("score-cards"), tuple(int(card_fame(table, seat)) for seat in seats)),
        Line(Message("score-achievements"), tuple(int(achievement_fame(table, seat)) for seat in seats)),
        Line(Message("score-unrest"), tuple(int(unrest_fame(table, seat)) for seat in seats)),
    )
    tie = _tie([standing[seat] for seat in set_of_sides(table)], int(strongholds_needed(table)))
    return Result(ranks, tuple(scores), lines, tie)


_BY_FAME = 1
_TIES = ("domination", "", "territories", "figures", "buildings")


def _tie(standing: list[tuple[int, int, int, int, int]], need: int) -> Message | None:
    """Which of the things in `_standing` decided, unless it was fame. `need`: strongholds to win by them."""
    found = decided(standing)
    if found is None or found.by == _BY_FAME:
        return None
    return Message(f"tie-{_TIES[found.by]}", {**found.args, "need": need})


def set_of_sides(table: Table) -> range:
    """The seats that stand for all sides: everybody, or one of each team."""
    return range(2) if table.settings.teams else range(table.players)


def _standing(table: Table, seat: int) -> tuple[int, int, int, int, int]:
    """What decides between sides: domination, fame, territories, figures, buildings."""
    fame, land, figures, buildings = standing(table, seat)
    return int(has_dominated(table, seat)), fame, land, figures, buildings
