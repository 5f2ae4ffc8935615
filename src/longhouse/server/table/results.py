"""How a table ended, a row for each seat: written with the change that ends it, so that no end is without."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from longhouse.core.match import Match
from longhouse.server.store.rows import BOT, PLAYED, RESIGNED, TIME, ResultRow, SeatRow, TableRow
from longhouse.server.table import teaching, timing

DECIDED = (RESIGNED, TIME)
"""Ends before the end that have a winner: whoever is left."""


def of_table(row: TableRow, seats: Sequence[SeatRow], match: Match | None) -> list[ResultRow]:
    """The results of a table that has ended; none of a lesson, and of a table where nothing was dealt."""
    taught = teaching.read(row.teaching)
    if match is None or (taught is not None and taught.lesson):
        return []
    ranks, scores = _ranks(row, seats, match), _scores(match)
    chosen = Counter(entry.seat for entry in match.entries if entry.do == "choose")
    facets = [msgspec.json.encode(dict(match.game.facets(match.state, one.seat))).decode() for one in seats]
    return [
        row_of(
            row,
            one,
            rank=ranks[one.seat],
            score=scores[one.seat],
            facets=facets[one.seat],
            bot_choices=chosen[one.seat] if one.kind == BOT else one.bot_choices,
        )
        for one in seats
    ]


def row_of(
    row: TableRow, seat: SeatRow, *, rank: int | None, score: float | None, facets: str, bot_choices: int
) -> ResultRow:
    """The result of one seat."""
    return ResultRow(
        table_id=row.id,
        seat=seat.seat,
        person=seat.person,
        name=seat.name,
        bot=seat.bot if seat.kind == BOT else None,
        game=row.game,
        players=row.seats,
        pace=row.pace,
        rank=rank,
        score=score,
        facets=facets,
        ended_how=row.closed or PLAYED,
        seconds=_seconds(row, seat.seat),
        bot_choices=bot_choices,
        began=row.created,
        ended=row.changed,
        former=seat.former,
    )


def _seconds(row: TableRow, seat: int) -> float | None:
    """How long a seat's clock has run in all; None where there was none, because then nobody has measured it."""
    clocks = timing.read(row.clock)
    its = clocks.seats[seat] if clocks is not None else None
    return round(its.spent, 3) if its is not None else None


def without_match(row: TableRow, seats: Sequence[SeatRow]) -> list[ResultRow]:
    """The results of a table whose match cannot be read: that it ended, and how."""
    return [row_of(row, one, rank=None, score=None, facets="{}", bot_choices=one.bot_choices) for one in seats]


def _ranks(row: TableRow, seats: Sequence[SeatRow], match: Match) -> Sequence[int | None]:
    if not match.over and not (row.closed in DECIDED and any(one.gone for one in seats)):
        return [None] * len(seats)
    return ranked(match.game.result(match.state).ranks, seats)


def ranked(ranks: Sequence[int], seats: Sequence[SeatRow]) -> tuple[int, ...]:
    """The ranks, with those who are out for good behind all who stayed, whatever a bot made of their seats.

    Among themselves they stand as the rules say.
    """
    if not any(seat.gone for seat in seats):
        return tuple(ranks)
    keys = [(seat.gone is not None, rank) for seat, rank in zip(seats, ranks, strict=True)]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def _scores(match: Match) -> list[float | None]:
    if not match.over:
        return [None] * match.seats
    return [float(score) for score in match.result().scores]
