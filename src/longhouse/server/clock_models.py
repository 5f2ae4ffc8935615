"""What goes down the wire about clocks. The reader counts from `now` on, and never decides that time is out."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class SeatTime(Struct):
    """A person's time; all nulls and zeros for a bot."""

    left: float
    """Seconds of the reserve."""
    free: float
    """Seconds that are still free of what they are asked; the whole stretch while they are not."""
    runs: bool
    """Whether it is running down: first what is free, then the reserve."""
    waits: bool = False
    """It would run, but for a holiday."""
    late: bool = False
    """Their time is out, and the others are asked what to do."""
    away_from: float | None = None
    away_until: float | None = None
    """Their holiday, the present one or the next: nothing runs meanwhile."""


class PausedInfo(Struct):
    """All clocks stand, and go on by themselves at `until`; from `ends_from` on anybody may let them go on."""

    since: float
    until: float
    ends_from: float


class PauseAsked(Struct):
    """Somebody wants all clocks to stand, or to go on, or the match to end because somebody is late."""

    kind: Literal["pause", "resume", "end"]
    by: int
    waiting_for: list[int]


class ClocksInfo(Struct):
    """Everybody's time at the moment `now`, in seconds since 1970."""

    now: float
    pace: Literal["live", "day", "three-days", "relaxed"]
    at_zero: Literal["ask", "bot", "end"]
    free: float
    reserve: float
    """What everybody has each time they are asked, and what they began with."""
    seats: list[SeatTime | None]
    """None: a bot's seat."""
    paused: PausedInfo | None
    asked: PauseAsked | None
