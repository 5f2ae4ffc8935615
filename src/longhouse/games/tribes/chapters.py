"""Where a match stands: for lists of matches, and for the chapters of a replay."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.core.protocol import Chapter, Message
from longhouse.games.tribes import data
from longhouse.games.tribes.seen import View
from longhouse.games.tribes.state import CYCLE, ROUND, Table


def chapter(table: Table) -> Chapter:
    """The cycle, and the round of it; there is no last cycle unless a setting says so."""
    cycle, now, rounds = int(CYCLE.of(table)), int(ROUND.of(table)), int(data.ROUNDS)
    if cycle == 0:
        return Chapter(Message("chapter-setup"))
    part = Message("chapter-part-round", {"now": min(now, rounds), "count": rounds}) if now else None
    return Chapter(Message("chapter-cycle", {"now": cycle}), part)


def standing(view: View) -> Sequence[int | None]:
    """Horses and trophies: everybody sees them."""
    return [player["points"] for player in view["players"]]
