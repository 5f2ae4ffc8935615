"""Where a match stands: for lists of matches, and for the chapters of a replay."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.core.protocol import Chapter, Message
from longhouse.games.wendake import data
from longhouse.games.wendake.seen import View
from longhouse.games.wendake.state import YEAR, Table


def chapter(table: Table) -> Chapter:
    """The year, once everybody has a home."""
    year, years = int(YEAR.of(table)), int(data.YEARS)
    if year == 0:
        return Chapter(Message("chapter-setup"))
    return Chapter(Message("chapter-year", {"now": min(year, years), "count": years}))


def standing(view: View) -> Sequence[int | None]:
    """What each would have now, as far as this reader knows it."""
    return [player["total"] for player in view["players"]]
