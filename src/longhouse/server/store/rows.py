"""What the store keeps, as Python values: a row of each table, and a change to write."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
"""States of a table. A closed one was ended by the house, before or in the middle of its match."""
QUEUED, RUNNING, DONE, FAILED = "waiting", "running", "done", "failed"
"""States of an analysis."""
PERSON, BOT, OPEN = "person", "bot", "open"
LENGTH, BY_ADMIN = "length", "admin"
"""Why a table is closed."""
LEVELS, NOBODY = "levels", "nobody"
"""Who stands in for people who are away: any of our own levels, or no bot at all."""


class SeatRow(NamedTuple):
    """One seat of a table: a person's (with the hash of its token), a bot's, or open."""

    seat: int
    kind: str
    name: str
    bot: str | None = None
    token_hash: bytes | None = None
    lent: bool = False
    """A person's seat that a bot plays until the person comes back."""
    seen: float = 0.0
    """When the owner was last seen, as far as is known here: `queries.last_seen` knows better."""
    asked_away: float | None = None
    """Somebody has asked for a bot in place of the owner, who is away: from this time on it may take the seat."""
    stand_in: str | None = None
    """The bot that the owner wants to be replaced by."""

    @property
    def played_by_bot(self) -> bool:
        """Whether a program decides here now."""
        return self.kind == BOT or self.lent


class TableRow(NamedTuple):
    """Everything about a table except its seats and its log."""

    id: str
    version: int
    game: str
    rules: str
    seats: int
    settings: str
    seed: bytes
    seed_chosen: bool
    listed: bool
    status: str
    deciding: str
    bot_due: bool
    length: int
    position: str | None
    proposal: str | None
    linger: str | None
    """Who may still take back what they did last, and until when the bots wait for that."""
    rematch: str | None
    parent: str | None
    teaching: str | None
    """That it is a lesson, or somebody's first game (`table/teaching.py`)."""
    hints: bool
    """Whether hints are given also while people play each other."""
    closed: str | None
    """Why the house has closed it: `LENGTH` or `BY_ADMIN`; None if it has not."""
    stand_ins: str
    """Which bots may play for somebody who is away: LEVELS, NOBODY, or the name of one."""
    created: float
    changed: float
    shown: float
    """When it last changed in a way that everybody could see. `changed` would tell when somebody chose in secret."""


class Loaded(NamedTuple):
    """A table with its seats, and its log from some entry on."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    entries: list[str]


class RequestNote(NamedTuple):
    """That a request was carried out: what it asked for, for which seat, and how long the log was afterwards."""

    request: bytes
    content: bytes
    seat: int
    length: int


class Change(NamedTuple):
    """What one request does to a table."""

    table: TableRow
    """As it is afterwards; its version is one more than the one that was seen."""
    entries: Sequence[tuple[int, str]] = ()
    seats: Sequence[SeatRow] = ()
    note: RequestNote | None = None
    unseen: tuple[int, float] | None = None
    """A seat whose owner must not have been seen after a time; otherwise nothing is changed."""


class AnalysisRow(NamedTuple):
    """The analysis of a finished match: wanted, under way, or kept."""

    table_id: str
    state: str
    asked: float
    """When; the first to ask comes first."""
    owner: str
    """The process that works at it."""
    until: float
    """Until when that is believed."""
    attempts: int
    """How often somebody has begun with it."""
    progress: float
    """How far it is, 0 to 1."""
    rules: str
    version: int
    """The rules and the analysis that the kept result was made with."""
    result: str | None
    error: str | None
    """The message of what went wrong, as JSON."""
