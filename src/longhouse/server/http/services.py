"""What the routes work with."""

from __future__ import annotations

from dataclasses import dataclass

from longhouse.server.http.kept import Kept
from longhouse.server.http.limits import Rates, Streams
from longhouse.server.http.static import Files
from longhouse.server.people.accounts import Accounts
from longhouse.server.people.codes import Codes
from longhouse.server.people.doors import Doors
from longhouse.server.people.entrance import Entrance
from longhouse.server.people.register import Register
from longhouse.server.people.watch import Watch
from longhouse.server.store.database import Store
from longhouse.server.table.analyses import AnalysisDesk
from longhouse.server.table.attention import Attention
from longhouse.server.table.create import TableCreator
from longhouse.server.table.due import Deadlines
from longhouse.server.table.hints import Advisor
from longhouse.server.table.live import Tables
from longhouse.server.table.lobby import Glances
from longhouse.server.table.presence import Presence
from longhouse.server.table.waiting import Lobby
from longhouse.server.told.desk import Desk


@dataclass(frozen=True)
class Services:
    """The parts of a running process that routes may use; the process makes them when it opens."""

    store: Store
    tables: Tables
    creator: TableCreator
    presence: Presence
    register: Register
    """Who is who."""
    told: Desk
    """Being told."""
    trials: Rates
    """How often each client address may try out a hook."""
    doors: Doors
    """What people need to play here."""
    accounts: Accounts
    """Names of people's own, and their ways in."""
    entrance: Entrance
    """Signing in."""
    codes: Codes
    """What works once."""
    watch: Watch
    """Open streams of people who are signed in."""
    attention: Attention
    files: Files
    glances: Glances
    kept: Kept
    """Answers that were dear to make."""
    lobby: Lobby
    advisor: Advisor
    deadlines: Deadlines
    """Who does what is due by itself: clocks, pauses."""
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
    """How often each seat may change its table."""
