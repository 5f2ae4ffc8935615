"""Who is told of what, and by which way: the defaults, in one table, and what somebody has set otherwise."""

from __future__ import annotations

import datetime
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo

import msgspec

from longhouse.server.store.outbox import HOOK, MAIL, PUSH

TURN, TIME, AGAINST, ACCOUNT = "turn", "time", "against", "account"
INVITATION, START, END, REMATCH, PROPOSAL = "invitation", "start", "end", "rematch", "proposal"
CHANNELS: Final = (PUSH, MAIL, HOOK)

PUSH_SECONDS = 15.0
"""So long a push waits for somebody to see it by themselves."""
MAIL_SECONDS = 600.0
NEXT_LETTER = 1e12
"""A time that never comes: for what goes with the next letter, and is no reason for one."""

EVENT_OF: Final = {
    "turn": TURN,
    "quarter": TIME,
    "late": TIME,
    "against": AGAINST,
    "invitation": INVITATION,
    "start": START,
    "end": END,
    "rematch": REMATCH,
    "proposal": PROPOSAL,
    "device": ACCOUNT,
    "credential": ACCOUNT,
    "hook-off": ACCOUNT,
}
"""Kinds of news, and the event that they are in people's settings."""


LETTERS_OF_THEIR_OWN: Final = ("device", "credential")
"""Of these `people/letters.py` writes, in more words."""


class Cell(NamedTuple):
    """What the house does unless somebody wants it otherwise."""

    on: bool
    slow_only: bool = False
    """Only at tables where people have days: at a live one it would come too late, or too often."""


_YES, _NO, _SLOW = Cell(True), Cell(False), Cell(True, slow_only=True)

DEFAULTS: Final[dict[str, dict[str, Cell]]] = {
    TURN: {PUSH: _YES, MAIL: _SLOW, HOOK: _YES},
    TIME: {PUSH: _YES, MAIL: _YES, HOOK: _YES},
    AGAINST: {PUSH: _SLOW, MAIL: _SLOW, HOOK: _NO},
    INVITATION: {PUSH: _YES, MAIL: _SLOW, HOOK: _NO},
    START: {PUSH: _YES, MAIL: _SLOW, HOOK: _YES},
    END: {PUSH: _YES, MAIL: _SLOW, HOOK: _YES},
    REMATCH: {PUSH: _YES, MAIL: _SLOW, HOOK: _NO},
    PROPOSAL: {PUSH: _YES, MAIL: _SLOW, HOOK: _NO},
    ACCOUNT: {PUSH: _YES, MAIL: _YES, HOOK: _NO},
}

MOVES, AT_ONCE = "moves", "at-once"
"""Kinds of letters: those that gather, and those that cannot wait."""


class Settings(msgspec.Struct):
    """What somebody has set about being told; everything else in their settings is none of our business."""

    told: dict[str, dict[str, bool]] = {}
    digest: int | None = None
    """The hour of their day at which they want one letter with everything."""


def read(settings: str) -> Settings:
    """Somebody's settings; the defaults if they cannot be read."""
    try:
        return msgspec.json.decode(settings, type=Settings)
    except msgspec.MsgspecError:
        return Settings()


def is_slow(pace: str | None) -> bool:
    """Whether people at a table take days for a move. Without a clock they may."""
    return pace != "live"


def wants(settings: Settings, event: str, channel: str, pace: str | None) -> bool:
    """Whether somebody is told of something by this way."""
    cell = DEFAULTS[event][channel]
    on = settings.told.get(event, {}).get(channel, cell.on)
    return on and (not cell.slow_only or is_slow(pace))


def letter_of(event: str) -> str:
    """In which kind of letter something goes."""
    return AT_ONCE if event in (TIME, ACCOUNT, INVITATION) else MOVES


def mail_time(settings: Settings, event: str, zone: str, now: float) -> float:
    """When a letter about something is due."""
    if letter_of(event) == AT_ONCE:
        return now
    if event == AGAINST:
        return NEXT_LETTER
    if settings.digest is not None:
        return next_hour(settings.digest, zone, now)
    return now + MAIL_SECONDS


def next_hour(hour: int, zone: str, now: float) -> float:
    """The next time that it is this hour in a zone. Where the clock jumps over it, a little later."""
    place = place_of(zone)
    here = datetime.datetime.fromtimestamp(now, place)
    for days in range(3):
        date = here.date() + datetime.timedelta(days=days)
        when = datetime.datetime.combine(date, datetime.time(hour % 24), place).timestamp()
        if when > now:
            return when
    return now + 86_400  # No place has skipped two days in a row.


def same_day(one: float, other: float, zone: str) -> bool:
    """Whether two moments lie on the same day in a zone."""
    place = place_of(zone)
    first, second = (datetime.datetime.fromtimestamp(at, place) for at in (one, other))
    return first.date() == second.date()


def place_of(zone: str) -> datetime.tzinfo:
    """A time zone by its name; UTC if there is none of that name."""
    try:
        return ZoneInfo(zone)
    except (KeyError, ValueError, OSError):
        return datetime.UTC


def without_mail(settings: str) -> str:
    """The settings of somebody who wants no more letters; only what concerns their account is still sent."""
    try:
        kept: dict[str, Any] = msgspec.json.decode(settings, type=dict[str, Any])
    except msgspec.MsgspecError:
        kept = {}
    told = kept.get("told")
    said: dict[str, Any] = dict(told) if isinstance(told, dict) else {}
    for event in DEFAULTS:
        if event != ACCOUNT:
            said[event] = {**said.get(event, {}), MAIL: False}
    return msgspec.json.encode({**kept, "told": said, "digest": None}).decode()
