"""The state of one table: what is on disk of it, put together. It never changes; a change makes another one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

import msgspec

from longhouse.core import log, registry
from longhouse.core.game import Game
from longhouse.core.match import Match
from longhouse.core.seed import Seed
from longhouse.core.settings import Value, recalled
from longhouse.learn import teacher
from longhouse.server import clock
from longhouse.server.store.rows import (
    BOT,
    CLOSED,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    Change,
    Loaded,
    NewsRow,
    RequestNote,
    SeatRow,
    TableRow,
)
from longhouse.server.table import results, teaching, timing, votes
from longhouse.server.table.clocks import Clocks, Pace
from longhouse.server.table.teaching import Teaching
from longhouse.server.table.votes import Vote

_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode


@lru_cache(256)
def _settings(game: str, written: str) -> dict[str, Value]:
    return recalled(registry.get(game).settings, _decode(written))


class Proposal(msgspec.Struct):
    """Somebody wants to go back to just after entry `to`, and who has agreed."""

    by: int
    to: int
    agreed: list[int]


class Linger(msgspec.Struct):
    """A seat may still take back what it did last, and the bots wait for that until a time of day."""

    seat: int
    until: float


SEEN_SECONDS = 10.0
"""What is written of when somebody was seen may be older by so much."""
MOST_LINGER = 10.0
"""Seconds. Nobody may keep bots waiting for longer, and no clock that was put back either."""


@dataclass(frozen=True)
class TableState:
    """A table's row, its seats, and its match once it is dealt."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    match: Match | None

    @property
    def game(self) -> Game:
        """What is played here."""
        return registry.get(self.row.game)

    @property
    def over(self) -> bool:
        """Whether the match has been played to its end."""
        return self.row.status == OVER

    @property
    def ended(self) -> bool:
        """Whether nothing more is played here: the match is over, or the house has closed the table."""
        return self.row.status in (OVER, CLOSED)

    @property
    def proposal(self) -> Proposal | None:
        """The open proposal to go back."""
        return msgspec.json.decode(self.row.proposal, type=Proposal) if self.row.proposal else None

    @property
    def linger(self) -> Linger | None:
        """Whom the bots wait for."""
        return msgspec.json.decode(self.row.linger, type=Linger) if self.row.linger else None

    @property
    def clocks(self) -> Clocks | None:
        """Everybody's clocks; None where there are none."""
        return timing.read(self.row.clock)

    @property
    def pace(self) -> Pace | None:
        """How long people have; None where they have as long as they like."""
        return timing.pace(self.row)

    @property
    def vote(self) -> Vote | None:
        """What the table is asked to decide together, beside going back."""
        return votes.read(self.row.vote)

    def bots_wait(self, seat: int | None = None) -> float:
        """For how many seconds the bots wait before they move; with a seat, if it is that one they wait for."""
        linger = self.linger
        if linger is None or seat not in (None, linger.seat):
            return 0.0
        return min(max(0.0, linger.until - clock.now()), MOST_LINGER)

    @property
    def settings(self) -> dict[str, Value]:
        """How the match is set up."""
        return dict(_settings(self.row.game, self.row.settings))

    @property
    def seed(self) -> Seed:
        """Where its luck comes from."""
        return Seed(self.row.seed, self.row.seed_chosen)

    @property
    def teaching(self) -> Teaching | None:
        """What it teaches, if it is a lesson or a first game."""
        return teaching.read(self.row.teaching)

    def bots_due(self) -> list[int]:
        """The seats where a program must decide now."""
        return _answered(self.row, self.seats, self.match) if self.match is not None else []

    def deciding(self) -> list[int]:
        """The seats that are asked something now: nobody if the table is closed."""
        return list(self.match.deciding()) if self.match is not None and self.row.closed is None else []


@dataclass(frozen=True)
class Draft:
    """The next state of a table, not yet written. Nobody is told of it before it is on disk."""

    state: TableState
    seats: Sequence[SeatRow] = ()
    """The seats that differ from the state before."""
    seat: int | None = None
    """Who acted, where that was not known before: the seat that a newcomer gets."""
    unseen: tuple[int, float] | None = None
    """A seat, and since when its owner must not have been seen."""


def revise(
    before: TableState,
    match: Match | None = None,
    seats: Iterable[SeatRow] = (),
    *,
    proposal: Proposal | None = None,
    linger: Linger | None = None,
    rematch: str | None = None,
    closed: str | None = None,
    clocks: Clocks | None = None,
    vote: Vote | msgspec.UnsetType | None = msgspec.UNSET,
) -> Draft:
    """The next state: another position of the match, other people, a proposal or none, bots that wait, a rematch.

    With `closed` the house ends it, and says why; that is for good. Clocks go on from `clocks`, or else from what they
    were; a `vote` stays unless another one, or None, is given.
    """
    changed = {seat.seat: seat for seat in seats}
    people = tuple(changed.get(seat.seat, seat) for seat in before.seats)
    if match is None:
        match = before.match
    now = clock.now()
    row = before.row._replace(
        version=before.row.version + 1,
        proposal=_encode(proposal).decode() if proposal is not None else None,
        linger=_encode(linger).decode() if linger is not None else None,
        rematch=rematch or before.row.rematch,
        closed=closed or before.row.closed,
        changed=now,
        shown=before.row.shown if _is_secret(match, before.match) else now,
    )
    if not isinstance(vote, msgspec.UnsetType):
        row = row._replace(vote=votes.write(vote))
    row = _with_match(row, people, match, before.match)
    row = timing.timed(before.row, before.match, row, people, match, clocks)
    state = TableState(row, people, match)
    if state.ended and not before.ended:
        people = tuple(seat._replace(ended=now) for seat in people)
        return Draft(replace(state, seats=people), people)
    return Draft(state, tuple(changed.values()))


def _is_secret(match: Match | None, before: Match | None) -> bool:
    """Whether only choices were made, and nobody but those who made them was told of any."""
    if match is None or before is None or match is before:
        return False
    return not match.entries.is_public(len(before.entries))


def _with_match(row: TableRow, people: Sequence[SeatRow], match: Match | None, before: Match | None) -> TableRow:
    """The row with what it repeats of the match: for lists, and so that a table loads without replaying its log."""
    if match is None:
        return row._replace(status=WAITING if row.closed is None else CLOSED)
    deciding = match.deciding() if row.closed is None else ()
    row = row._replace(
        status=OVER if match.over else PLAYING if row.closed is None else CLOSED,
        deciding=",".join(map(str, deciding)),
        bot_due=bool(_answered(row, people, match)),
        length=len(match.entries),
    )
    return row if match is before else row._replace(position=_encode(match.state.dump()).decode())


def _answered(row: TableRow, people: Sequence[SeatRow], match: Match) -> list[int]:
    """The seats where a program decides: bots, and in a lesson whoever the lesson answers for."""
    if row.closed is not None:
        return []
    taught = teaching.read(row.teaching)
    if taught is not None:
        return teaching.answered(taught, people, match)
    return [seat for seat in match.deciding() if people[seat].played_by_bot]


def deal(before: TableState) -> Match:
    """Deal the match of a table whose seats are all taken."""
    taught = before.teaching
    if taught is not None and taught.lesson:
        return teacher.open_match(before.game, taught.its_table)
    bots = [seat.seat for seat in before.seats if seat.kind == BOT]
    return Match.start(before.game, before.row.seats, before.settings, before.seed, bots=bots)


def is_complete(seats: Iterable[SeatRow]) -> bool:
    """Whether every seat is taken."""
    return all(seat.kind != OPEN for seat in seats)


class Told(NamedTuple):
    """What people are told of a change, and whose lists are others after it."""

    news: tuple[NewsRow, ...] = ()
    people: tuple[str, ...] = ()


NOTHING_TOLD = Told()


def change_between(before: TableState, draft: Draft, note: RequestNote | None, told: Told = NOTHING_TOLD) -> Change:
    """What must be written for a draft to become the state of the table."""
    after = draft.state
    lines = log_lines(after.match, before.row.length)
    found = results.of_table(after.row, after.seats, after.match) if after.ended and not before.ended else ()
    return Change(after.row, lines, draft.seats, note, draft.unseen, told.news, told.people, found)


def with_sign_of_life(draft: Draft, note: RequestNote | None) -> Draft:
    """The draft, with the owner who acts being seen, and nobody asking for a bot in their place any more.

    Somebody who plays on is noted every few seconds only: it costs a statement.
    """
    if note is None or not 0 <= note.seat < len(draft.state.seats):
        return draft
    own = draft.state.seats[note.seat]
    now = clock.now()
    if own.kind != PERSON or (own.asked_away is None and abs(now - own.seen) < SEEN_SECONDS):
        return draft
    own = own._replace(seen=now, asked_away=None)
    people = tuple(own if one.seat == own.seat else one for one in draft.state.seats)
    written = [one for one in draft.seats if one.seat != own.seat]
    return replace(draft, state=replace(draft.state, seats=people), seats=(*written, own))


def log_lines(match: Match | None, since: int = 0) -> list[tuple[int, str]]:
    """The entries of a match as they are stored."""
    if match is None:
        return []
    streams = match.game.streams
    return [(entry.n, _encode(log.to_json(entry, streams)).decode()) for entry in match.entries[since:]]


def restore(loaded: Loaded, known: TableState | None = None) -> TableState:
    """The state of a table that was read from disk; `known` is an earlier one, whose entries were not read again."""
    row, seats = loaded.table, loaded.seats
    state = TableState(row, seats, None)
    if row.position is None:
        return state
    game, bots = state.game, [seat.seat for seat in seats if seat.kind == BOT]
    match = Match(game, row.seats, state.settings, state.seed, bots=bots)
    match.rules = row.rules
    if known is not None and known.match is not None:
        match.entries = known.match.entries
    match.entries.extend_lines(loaded.entries, game.streams)
    match.state = game.load(_decode(row.position))
    if state.teaching is not None:
        teaching.begin(state.teaching, match)
    match.keep_position(match.entries.last, match.state)
    return TableState(row, seats, match)
