"""Who may ask for the analysis of a match, and what they are told of it. `bots/analyses.py` does the work."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from longhouse.analysis.match_analysis import VERSION
from longhouse.core.game import Game
from longhouse.core.match import Match
from longhouse.server import clock
from longhouse.server.analysis_models import AnalysisInfo, AnalysisResult
from longhouse.server.errors import Closed, Conflict, NotAllowed, Unavailable
from longhouse.server.models import Said
from longhouse.server.store import analyses
from longhouse.server.store.database import Store, Taken
from longhouse.server.store.rows import DONE, FAILED, QUEUED, RUNNING, AnalysisRow
from longhouse.server.table.state import TableState

_ATTEMPTS = 3


def finished(now: TableState) -> Match:
    """The match of a table that may be analysed; a refusal while it runs, for a lesson, or if one played alone."""
    if now.teaching is not None and now.teaching.lesson:
        raise NotAllowed("server-error-analysis-lesson")
    if now.row.closed is not None:
        raise Closed(now.row.closed)
    if now.match is None or not now.over:
        raise Conflict("error-analysis-unfinished")
    if now.row.seats < 2:
        raise NotAllowed("error-analysis-alone")
    return now.match


class AnalysisDesk:
    """Takes wishes, and says how far they are. All of it is in the database, the same for every process."""

    def __init__(self, store: Store, most: int) -> None:
        self._store = store
        self._most = most
        self.when_asked: Callable[[], None] = lambda: None
        """Called when there may be something to do."""

    async def look(self, now: TableState) -> AnalysisInfo:
        """How far the analysis of this match is."""
        match = finished(now)
        found = await self._store.read(analyses.find(now.row.id))
        return AnalysisInfo("none") if found is None else _info(match.game, *found)

    async def ask(self, now: TableState, check: Callable[[], None]) -> AnalysisInfo:
        """Begin with it, or join those who wait for it. `check` may refuse to begin, but not to join.

        What was found with other rules, or by an earlier analysis, is looked for anew if the match can be played again.
        """
        match, table_id = finished(now), now.row.id
        for _ in range(_ATTEMPTS):
            found = await self.look(now)
            replays = match.rules == match.game.rules_version
            if found.state in (QUEUED, RUNNING) or (found.state == DONE and (found.current or not replays)):
                return found
            check()
            try:
                await self._store.write(table_id, analyses.ask(table_id, clock.now(), self._most))
            except Taken:
                continue
            self.when_asked()
            return await self.look(now)
        raise Unavailable("server-error-busy")


def _info(game: Game, row: AnalysisRow, place: int) -> AnalysisInfo:
    if row.state == DONE:
        result = _result(row)
        if result is None:
            return AnalysisInfo("none")
        is_current = row.version == VERSION and row.rules == game.rules_version
        return AnalysisInfo("done", progress=1.0, result=result, current=is_current)
    if row.state == FAILED:
        return AnalysisInfo("failed", error=msgspec.json.decode(row.error or "{}", type=Said))
    if row.state == RUNNING:
        return AnalysisInfo("running", progress=row.progress)
    return AnalysisInfo("waiting", place=place)


def _result(row: AnalysisRow) -> AnalysisResult | None:
    """What was kept; None if an earlier release wrote it in a way that is not understood any more."""
    try:
        return msgspec.json.decode(row.result or "", type=AnalysisResult)
    except msgspec.MsgspecError:
        return None
