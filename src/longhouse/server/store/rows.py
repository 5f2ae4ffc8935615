"""What the store keeps, as Python values: a row of each table, and a change to write."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
"""States of a table. A closed one was ended by the house, before or in the middle of its match."""
QUEUED, RUNNING, DONE, FAILED = "waiting", "running", "done", "failed"
"""States of an analysis."""
PERSON, BOT, OPEN = "person", "bot", "open"
LENGTH, BY_ADMIN, RESIGNED, AGREED = "length", "admin", "resigned", "agreed"
TIME, IDLE = "time", "idle"
"""Why a table has ended without being played to its end: too long, by whoever keeps the house, given up, called off by
all, somebody's time was out, nobody came for long."""
BY_ALL, BY_LINK, BY_SEATED = "open", "link", "closed"
"""Who may see a table: everybody, whoever has its link, or only those who have a seat there."""
PLAYED = "played"
"""How a match ended that was played to its end; other ends are called by why the table was closed."""
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
    failed: str | None = None
    """The bot that played here before, until it failed and lost the seat to the one that plays now."""
    program: bool = False
    """The owner says that it is a program, which plays through the API."""
    person: str | None = None
    """The id of whoever owns it, if they are known to the house."""
    keeper: str | None = None
    """Whose device it is played at, for friends at one screen."""
    looked: float = 0.0
    """When the owner last looked at the table."""
    gone: str | None = None
    """Why its owner is out of the match for good; None if they are not."""
    former: bool = False
    """The owner has left the house: the seat has no name, nobody opens it, a bot plays it to the end."""
    kept_for: str | None = None
    """An open seat: the id of the person who is invited to it."""
    kept_until: float | None = None
    """Until then nobody else may take it."""
    orders: str | None = None
    """What its owner wants answered without being asked (`table/orders.py`): a secret until the end."""
    bot_choices: int = 0
    """How often a bot has chosen in place of the owner."""
    member: bool = False
    """The owner sits here under a name of their own: nobody else can have it."""
    ended: float | None = None
    """When the table ended; None while it goes on. It stands here too, so that somebody's tables that go on, and the
    last that ended, are found among thousands without looking at each."""

    @property
    def is_guest(self) -> bool:
        """Whether a person sits here under a name that anybody may take."""
        return self.kind == PERSON and not self.member and not self.former

    @property
    def played_by_bot(self) -> bool:
        """Whether a program decides here now."""
        return self.kind == BOT or self.lent

    @property
    def takes_part(self) -> bool:
        """Whether a person plays here, or may come back to play."""
        return self.kind == PERSON and self.gone is None and not self.former

    def is_kept(self, now: float) -> bool:
        """Whether it is open for one person only."""
        return self.kind == OPEN and self.kept_for is not None and (self.kept_until or 0.0) > now


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
    """Why it has ended without being played to its end (`LENGTH`, ...); None if it has not."""
    stand_ins: str
    """Which bots may play for somebody who is away: LEVELS, NOBODY, or the name of one."""
    created: float
    changed: float
    shown: float
    """When it last changed in a way that everybody could see. `changed` would tell when somebody chose in secret."""
    access: str = "link"
    """Who sees it, and who may sit down: `BY_ALL`, `BY_LINK`, `BY_SEATED`."""
    pace: str = "relaxed"
    """How long people have for each asking."""
    clock: str | None = None
    """Everybody's clocks; None where there are none."""
    due: float | None = None
    """When somebody's time is out, or something else happens by itself."""
    at_zero: str = "ask"
    """What happens to a seat whose time is out."""
    founder: str | None = None
    """The seat of whoever made it (`table/access.py`)."""
    vote: str | None = None
    """An open proposal of the table's own: to pause, or to call it off."""


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


class NewsRow(NamedTuple):
    """Something that somebody is to be told, once: `key` names it."""

    key: str
    person: str
    kind: str
    args: str
    """What the sentence needs besides the game and the people of the table, as JSON. Never a secret."""
    table_id: str | None
    seat: int | None
    created: float


class ResultRow(NamedTuple):
    """How a table ended for one seat."""

    table_id: str
    seat: int
    person: str | None
    name: str
    bot: str | None
    game: str
    players: int
    pace: str
    rank: int | None
    """1 is the winner; None if there is no winner, because it was not played to an end."""
    score: float | None
    facets: str
    """As what it was played (`Game.facets`), as JSON."""
    ended_how: str
    """PLAYED, or why the table was closed."""
    seconds: float | None
    """What the seat's clock has used up; 0 where there was none."""
    bot_choices: int
    began: float
    ended: float
    former: bool = False
    """Whether whoever it was has left the house since."""


class Change(NamedTuple):
    """What one request does to a table."""

    table: TableRow
    """As it is afterwards; its version is one more than the one that was seen."""
    entries: Sequence[tuple[int, str]] = ()
    seats: Sequence[SeatRow] = ()
    note: RequestNote | None = None
    unseen: tuple[int, float] | None = None
    """A seat whose owner must not have been seen after a time; otherwise nothing is changed."""
    news: Sequence[NewsRow] = ()
    """What people are told of it."""
    people: Sequence[str] = ()
    """The people whose list of moves changes with it, or who are told something."""
    results: Sequence[ResultRow] = ()
    """How it ended, if it ends with this."""


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
