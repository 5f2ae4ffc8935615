"""How a table stands: what is on disk of it, put together. A standing never changes; a change makes another one."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from longhouse.core import log, registry
from longhouse.core.game import Game
from longhouse.core.match import Match
from longhouse.core.seed import Seed
from longhouse.server.records import BOT, OPEN, OVER, PLAYING, WAITING, Change, Loaded, RequestNote, SeatRow, TableRow

_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode


class Proposal(msgspec.Struct):
    """Somebody wants to go back to just after entry `to`, and who has agreed."""

    by: int
    to: int
    agreed: list[int]


@dataclass(frozen=True)
class Standing:
    """A table, its seats, and its match once it is dealt."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    match: Match | None

    @property
    def game(self) -> Game:
        """What is played here."""
        return registry.get(self.row.game)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.row.status == OVER

    @property
    def proposal(self) -> Proposal | None:
        """The open proposal to go back."""
        return msgspec.json.decode(self.row.proposal, type=Proposal) if self.row.proposal else None

    @property
    def settings(self) -> dict[str, Any]:
        """How the match is set up."""
        found: dict[str, Any] = _decode(self.row.options)
        return found

    @property
    def seed(self) -> Seed:
        """Where its luck comes from."""
        return Seed(self.row.seed, self.row.seed_chosen)

    def bots_due(self) -> list[int]:
        """The seats where a program must decide now."""
        deciding = self.match.deciding() if self.match is not None else ()
        return [seat for seat in deciding if self.seats[seat].played_by_bot]


@dataclass(frozen=True)
class Draft:
    """A standing to be, and who sits differently in it. It stands once it is on disk."""

    standing: Standing
    seats: Sequence[SeatRow] = ()
    seat: int | None = None
    """Whose doing it is, where that was not known beforehand."""


def revise(
    before: Standing,
    match: Match | None = None,
    seats: Iterable[SeatRow] = (),
    *,
    proposal: Proposal | None = None,
    rematch: str | None = None,
) -> Draft:
    """What comes next: another position of the match, other people, a proposal or none, a rematch."""
    changed = {seat.seat: seat for seat in seats}
    people = tuple(changed.get(seat.seat, seat) for seat in before.seats)
    if match is None:
        match = before.match
    now = time.time()
    row = before.row._replace(
        version=before.row.version + 1,
        proposal=_encode(proposal).decode() if proposal is not None else None,
        rematch=rematch or before.row.rematch,
        changed=now,
        shown=before.row.shown if _is_secret(match, before.match) else now,
    )
    standing = Standing(_with_match(row, people, match, before.match), people, match)
    return Draft(standing, tuple(changed.values()))


def _is_secret(match: Match | None, before: Match | None) -> bool:
    """Whether only choices were made, and nobody but those who made them was told of any."""
    if match is None or before is None or match is before:
        return False
    return not any(event.public is not None for entry in match.entries[len(before.entries) :] for event in entry.events)


def _with_match(row: TableRow, people: Sequence[SeatRow], match: Match | None, before: Match | None) -> TableRow:
    """The row with what it repeats of the match, for lists and for a quick return."""
    if match is None:
        return row._replace(status=WAITING)
    deciding = match.deciding()
    row = row._replace(
        status=OVER if match.over else PLAYING,
        deciding=",".join(map(str, deciding)),
        bot_due=any(people[seat].played_by_bot for seat in deciding),
        length=len(match.entries),
    )
    return row if match is before else row._replace(position=_encode(match.state.dump()).decode())


def deal(before: Standing) -> Match:
    """The match of a table where nobody is missing any more."""
    bots = [seat.seat for seat in before.seats if seat.kind == BOT]
    return Match.start(before.game, before.row.seats, before.settings, before.seed, bots=bots)


def is_complete(seats: Iterable[SeatRow]) -> bool:
    """Whether every seat is taken."""
    return all(seat.kind != OPEN for seat in seats)


def change_between(before: Standing, draft: Draft, note: RequestNote | None) -> Change:
    """What must be written for a draft to stand."""
    return Change(draft.standing.row, log_lines(draft.standing.match, before.row.length), draft.seats, note)


def log_lines(match: Match | None, since: int = 0) -> list[tuple[int, str]]:
    """The entries of a match as they are stored."""
    if match is None:
        return []
    streams = match.game.streams
    return [(entry.n, _encode(log.to_json(entry, streams)).decode()) for entry in match.entries[since:]]


def restore(loaded: Loaded, known: Standing | None = None) -> Standing:
    """The standing of a table that was read from disk; `known` is an earlier one, whose entries were not read again."""
    row, seats = loaded.table, loaded.seats
    standing = Standing(row, seats, None)
    if row.position is None:
        return standing
    game, bots = standing.game, [seat.seat for seat in seats if seat.kind == BOT]
    match = Match(game, row.seats, standing.settings, standing.seed, bots=bots)
    match.rules = row.rules
    earlier = known.match.entries if known is not None and known.match is not None else []
    match.entries = [*earlier, *(log.from_json(_decode(line), game.streams) for line in loaded.entries)]
    match.state = game.load(_decode(row.position))
    match.keep_position(log.live(match.entries)[-1].n, match.state)
    return Standing(row, seats, match)
