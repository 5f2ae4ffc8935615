"""What the routes work with."""

from __future__ import annotations

from dataclasses import dataclass

from longhouse.server.http.guard import Rates, Streams
from longhouse.server.http.static import Files
from longhouse.server.store.database import Store
from longhouse.server.table.analyses import AnalysisDesk
from longhouse.server.table.create import TableCreator
from longhouse.server.table.hints import Advisor
from longhouse.server.table.live import Tables
from longhouse.server.table.lobby import Glances
from longhouse.server.table.presence import Presence


@dataclass(frozen=True)
class Services:
    """The parts of a running process that routes may use; the process makes them when it opens."""

    store: Store
    tables: Tables
    creator: TableCreator
    presence: Presence
    files: Files
    glances: Glances
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
