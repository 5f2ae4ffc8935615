"""What the routes work with."""

from __future__ import annotations

from dataclasses import dataclass

from longhouse.server.http.kept import Kept
from longhouse.server.http.limits import Rates, Streams
from longhouse.server.http.static import Files
from longhouse.server.store.database import Store
from longhouse.server.table.analyses import AnalysisDesk
from longhouse.server.table.attention import Attention
from longhouse.server.table.create import TableCreator
from longhouse.server.table.hints import Advisor
from longhouse.server.table.live import LiveTable, Tables
from longhouse.server.table.lobby import Glances
from longhouse.server.table.presence import Presence
from longhouse.server.table.waiting import Lobby


@dataclass(frozen=True)
class Services:
    """The parts of a running process that routes may use; the process makes them when it opens."""

    store: Store
    tables: Tables
    creator: TableCreator
    presence: Presence
    attention: Attention
    files: Files
    glances: Glances
    kept: Kept
    """Answers that were dear to make."""
    lobby: Lobby
    advisor: Advisor
    analyses: AnalysisDesk
    host: str
    """The address that the server listens at."""
    prefix: str
    """The path under which everything lies; empty if nowhere else."""
    streams: Streams
    """How many streams each client address may have open."""
    new_tables: Rates
    """How often each client address may make a table."""
    new_analyses: Rates
    """How often each client address may have a match analysed."""
    changes: Rates
    """How often each table may change."""

    async def visit(self, table_id: str) -> LiveTable:
        """The table of this id, at which somebody looks now: its bots play on. NotFound if there is none."""
        live = await self.tables.find(table_id, fresh=True)
        self.attention.look(live)
        return live
