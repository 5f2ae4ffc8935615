"""Where a match stands: for lists of matches, and for the chapters of a replay."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.core.protocol import Chapter, Message
from longhouse.games.northgard.seen import View
from longhouse.games.northgard.state import YEAR, Table


def chapter(table: Table) -> Chapter:
    """The year, once everybody has settled."""
    year, years = int(YEAR.of(table)), int(table.settings.years)
    if year == 0:
        return Chapter(Message("chapter-setup"))
    return Chapter(Message("chapter-year", {"now": min(year, years), "count": years}))


def standing(view: View) -> Sequence[int | None]:
    """Everybody's fame, as far as this reader knows it."""
    return [player["fame"] if player["final_fame"] is None else player["final_fame"] for player in view["players"]]
