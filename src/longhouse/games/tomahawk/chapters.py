"""Where a match stands: for lists of matches, and for the chapters of a replay."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.core.protocol import Chapter, Message
from longhouse.games.tomahawk import data
from longhouse.games.tomahawk.rules.setup import REJECT, REPLACE
from longhouse.games.tomahawk.seen import View
from longhouse.games.tomahawk.state import ROUND, Table


def chapter(table: Table) -> Chapter:
    """The round, once the characters are chosen."""
    if not table.is_over() and table.frames.kind(table.frames.top()) in (REJECT.kind, REPLACE.kind):
        return Chapter(Message("chapter-setup"))
    rounds = int(data.ROUNDS)
    return Chapter(Message("chapter-round", {"now": min(int(ROUND.of(table)), rounds), "count": rounds}))


def standing(view: View) -> Sequence[int | None]:
    """Everybody's points: nothing of them is secret."""
    return [player["score"] for player in view["players"]]
