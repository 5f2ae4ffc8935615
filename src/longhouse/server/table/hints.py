"""Who may ask for a hint, and who may be asked why they moved."""

from __future__ import annotations

from typing import Protocol

from longhouse.analysis.why import Why, why
from longhouse.core.errors import NoSuchMove, StaleChoice
from longhouse.core.match import Match
from longhouse.server.analysis_models import HintInfo
from longhouse.server.errors import Closed, Conflict, NotAllowed, NotFound
from longhouse.server.store.rows import BOT, PERSON
from longhouse.server.table.state import TableState
from longhouse.server.table.story import Story


class Advisor(Protocol):
    """Who thinks about hints (`bots/hints.py`)."""

    async def hint(self, table: str, match: Match, seat: int) -> HintInfo:
        """What a seat should choose now; TooMany if it asks already, or too many others do."""
        ...


def may_ask(now: TableState, seat: int) -> bool:
    """Whether a seat may ask for hints here: against bots always, among people if the table says so."""
    if (now.teaching is not None and now.teaching.lesson) or now.seats[seat].kind != PERSON:
        return False
    return now.row.hints or all(other.kind == BOT for other in now.seats if other.seat != seat)


def asked(now: TableState, seat: int, decision: str) -> Match:
    """The match in which a seat asks for a hint; a refusal if it may not, or is asked something else."""
    if now.row.closed is not None:
        raise Closed(now.row.closed)
    if now.match is None:
        raise Conflict("server-error-waiting")
    if now.teaching is not None and now.teaching.lesson:
        raise NotAllowed("server-error-hints-lesson")
    if not may_ask(now, seat):
        raise NotAllowed("server-error-hints-people")
    if now.seats[seat].lent:
        raise Conflict("server-error-lent")
    if now.match.decision(seat).id != decision:
        raise StaleChoice("error-choice-stale", choice=decision)
    return now.match


def because(now: TableState, story: Story, seq: int) -> Why:
    """What the turn of a bot brought of which this reader was told with number `seq`."""
    match = now.match
    if match is None or not any(number == seq for number, _ in story.parts(match)):
        raise NotFound("server-error-moment")
    entry = match.entries[story.steps[seq].entry]
    if entry.seat is None or not now.seats[entry.seat].played_by_bot:
        raise NotAllowed("error-why-not-a-bot")
    if seq in story.undone:
        raise NoSuchMove("error-why-no-move")
    return why(match, entry.n, story.seat)
