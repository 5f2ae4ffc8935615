"""Who plays for somebody who is away: after how long, after which warning, and which bot.

Absence is judged from what the database knows, which every process writes to: `Absence.seen` is read just before, and
the change that gives the seat away is only written if the owner was not seen since (`Draft.unseen`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from longhouse import bots
from longhouse.server import clock
from longhouse.server.errors import BadRequest, Conflict
from longhouse.server.store.rows import LEVELS, NOBODY, SeatRow
from longhouse.server.table.state import Draft, TableState, revise


class Absence(NamedTuple):
    """What is known of the owner of a seat, and how patient the house is."""

    seen: float
    """When the owner was last seen, as the database knows."""
    is_here: bool
    """Whether this process knows of an open stream."""
    away_seconds: float
    """So long the owner must not have been seen before anybody may ask for a bot."""
    warning_seconds: float
    """So long the owner has then to come back."""


def check_setting(stand_ins: str) -> str:
    """Which bots a new table allows; BadRequest if that is none of the possible answers."""
    if stand_ins not in (LEVELS, NOBODY, *bots.offered()):
        known = ", ".join((LEVELS, NOBODY, *bots.offered()))
        raise BadRequest("server-error-stand-ins", given=stand_ins, known=known)
    return stand_ins


def check_own(bot: str | None) -> str | None:
    """Whom somebody wants to be replaced by; None is whoever is asked for. BadRequest if nobody is offered it."""
    if bot is not None and bot not in bots.offered():
        raise BadRequest("server-error-stand-ins", given=bot, known=", ".join(bots.offered()))
    return bot


def stand_in_for(now: TableState, found: SeatRow, wanted: str) -> str:
    """The bot that takes the seat of somebody absent: the owner's own choice, else one that the table allows."""
    if found.stand_in is not None and found.stand_in in bots.names():
        return found.stand_in
    allowed = now.row.stand_ins
    if allowed == NOBODY:
        raise Conflict("server-error-no-stand-in")
    levels = [level.id for level in bots.LEVELS]
    if wanted not in (levels if allowed == LEVELS else [allowed]):
        raise Conflict("server-error-stand-in", bot=wanted)
    return wanted


def replace_absent(now: TableState, found: SeatRow, wanted: str, absence: Absence) -> Draft:
    """The first to ask announces it; whoever asks when the time of the warning is over puts the bot in.

    Any sign of life of the owner's makes the announcement void.
    """
    at = clock.now()
    if found.lent:
        raise Conflict("server-error-seat-taken")
    if absence.is_here or at - absence.seen < absence.away_seconds:
        raise Conflict("server-error-present", name=found.name)
    bot = stand_in_for(now, found, wanted)
    unseen = (found.seat, at - absence.away_seconds)
    if absence.warning_seconds > 0:
        since = _asked(found, absence)
        if since is None:
            asked = found._replace(asked_away=at + absence.warning_seconds)
            return _change(now, asked, unseen)
        left = (found.asked_away or at) - at
        if left > 0:
            raise Conflict("server-error-announced", name=found.name, seconds=max(1, round(left)))
        unseen = (found.seat, since)
    return _change(now, found._replace(bot=bot, lent=True, asked_away=None, failed=None), unseen)


def _asked(found: SeatRow, absence: Absence) -> float | None:
    """When it was announced; None if it was not, or the owner has been seen since."""
    if found.asked_away is None:
        return None
    since = found.asked_away - absence.warning_seconds
    return since if absence.seen <= since else None


def _change(now: TableState, seat: SeatRow, unseen: tuple[int, float]) -> Draft:
    return replace(revise(now, seats=[seat], proposal=now.proposal, linger=now.linger), unseen=unseen)


def come_into_sight(now: TableState, seat: int) -> Draft:
    """The owner is back: nobody asks for a bot any more."""
    found = now.seats[seat]
    if found.asked_away is None:
        raise Conflict("server-error-not-announced")
    found = found._replace(asked_away=None, seen=clock.now())
    return revise(now, seats=[found], proposal=now.proposal, linger=now.linger)


def choose_own(now: TableState, seat: int, bot: str | None) -> Draft:
    """The owner says which bot is to play when they are away; None leaves it to whoever asks."""
    found = now.seats[seat]._replace(stand_in=bot)
    return revise(now, seats=[found], proposal=now.proposal, linger=now.linger)
