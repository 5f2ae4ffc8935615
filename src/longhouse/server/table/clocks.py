"""Clocks: how long people have for what they are asked. Nothing here knows a table, a match or what time it is.

Every seat has a **reserve** for the whole match. Each time it is asked, the first stretch is **free**; only what goes
beyond runs the reserve down, and free time that was not used is not saved up. So nothing can be farmed: a reserve never
grows but by a present, and taking back goes on with the same asking.

Times are seconds since 1970. Time that counts leaves out the holidays of whoever is asked, so it adds up however it is
cut, and a pause leaves as much as there was.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from longhouse.core.game import Game

LIVE, DAY, THREE_DAYS, RELAXED = "live", "day", "three-days", "relaxed"
PACES = (LIVE, DAY, THREE_DAYS, RELAXED)
GRACE = 2.0
"""Seconds that a message may be under way. Nobody loses a match to a slow line."""
PAUSE_MOST = 14 * 86_400.0
"""A pause ends by itself after so long."""
PAUSE_LEAST = 86_400.0
"""So long a pause lasts unless everybody wants to go on; then whoever asks ends it."""
IDLE = 30 * 86_400.0
"""A table at which nothing happens for so long is offered to a bot, or ended."""
_LEAST_EXTRA = 60.0

Span = tuple[float, float]
"""From when until when somebody is on holiday."""


class Pace(NamedTuple):
    """How long people have."""

    name: str
    free: float
    """Seconds of every asking that cost nothing."""
    bank: float
    """Seconds for the whole match, beyond those."""

    @property
    def is_slow(self) -> bool:
        """Whether a match takes days: then clocks stand while one is on holiday."""
        return self.name != LIVE

    @property
    def extra(self) -> float:
        """What "more time" gives."""
        return max(self.free, _LEAST_EXTRA)

    @property
    def most_gift(self) -> float:
        """The most that may be given at once; four reserves is the most that anybody may have."""
        return max(self.bank, self.extra)


def pace_of(name: str, game: Game, seats: int) -> Pace | None:
    """The pace of that name for a match; None where nobody has a clock."""
    if name == LIVE:
        return Pace(LIVE, game.free_seconds, 30.0 * game.minutes / max(1, seats))
    if name == DAY:
        return Pace(DAY, 86_400.0, 3 * 86_400.0)
    if name == THREE_DAYS:
        return Pace(THREE_DAYS, 3 * 86_400.0, 6 * 86_400.0)
    return None


class SeatClock(NamedTuple):
    """One seat's time."""

    bank: float
    """Reserve left when it last stopped."""
    used: float = 0.0
    """Of the asking that runs, or of the last one."""
    since: float | None = None
    """Running since; None: it stands."""
    spent: float = 0.0
    """All that counted in this match until it last stopped, whether free or of the reserve."""


# Holidays.


def counted(since: float, until: float, away: Sequence[Span] = ()) -> float:
    """The seconds from one time to another that count."""
    if until <= since:
        return 0.0
    return until - since - sum(max(0.0, min(until, end) - max(since, begin)) for begin, end in joined(away))


def later(since: float, seconds: float, away: Sequence[Span] = ()) -> float:
    """When so many seconds that count will have passed."""
    at = since
    for begin, end in joined(away):
        if end <= at:
            continue
        if begin - at > seconds:
            break
        seconds -= max(0.0, begin - at)
        at = end
    return at + seconds


def joined(spans: Iterable[Span]) -> list[Span]:
    """Holidays in order, none twice."""
    found: list[Span] = []
    for begin, end in sorted(spans):
        if found and begin <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        elif end > begin:
            found.append((begin, end))
    return found


# One clock.


def asked(clock: SeatClock, now: float, again: bool = False) -> SeatClock:
    """The seat is asked; `again`: it has taken back what it answered, and the same asking goes on."""
    if clock.since is not None:
        return clock
    return clock._replace(since=now, used=clock.used if again else 0.0)


def stopped(clock: SeatClock, pace: Pace, now: float, away: Sequence[Span] = ()) -> SeatClock:
    """The clock as it stands from now on."""
    if clock.since is None:
        return clock
    more = counted(clock.since, now, away)
    used = clock.used + more
    over = max(0.0, used - pace.free) - max(0.0, clock.used - pace.free)
    return SeatClock(max(0.0, clock.bank - over), used, None, clock.spent + more)


def due(clock: SeatClock, pace: Pace, away: Sequence[Span] = ()) -> float:
    """When the time of a clock that runs will be out."""
    assert clock.since is not None
    return later(clock.since, max(0.0, pace.free - clock.used) + clock.bank, away)


def is_out(clock: SeatClock, pace: Pace) -> bool:
    """Whether nothing is left of a clock that stands."""
    return clock.bank <= 0 and clock.used >= pace.free


# All clocks of a table.


class Pause(msgspec.Struct, frozen=True):
    """All clocks stand."""

    since: float
    until: float


class Away(msgspec.Struct, frozen=True):
    """The holidays of whoever owns a seat, copied from the people: a table's clocks follow from its own row."""

    person: str
    spans: tuple[Span, ...] = ()


class Clocks(msgspec.Struct, frozen=True):
    """Everybody's clocks, as they are written in `tables.clock`."""

    seats: tuple[SeatClock | None, ...]
    """None: a bot's seat, or a table without limits."""
    paused: Pause | None = None
    late: tuple[int, ...] = ()
    """Seats whose time is out, and about which the others are asked."""
    away: tuple[Away | None, ...] = ()

    def spans(self, seat: int) -> tuple[Span, ...]:
        """The holidays of a seat's owner."""
        known = self.away[seat] if seat < len(self.away) else None
        return known.spans if known is not None else ()

    def with_seat(self, seat: int, clock: SeatClock | None) -> Clocks:
        """The same with another clock at a seat."""
        its = tuple(clock if number == seat else one for number, one in enumerate(self.seats))
        return msgspec.structs.replace(self, seats=its)


class Turn(NamedTuple):
    """What a change means for the clocks. All of it is public: it follows from who is deciding, and who sits where."""

    before: frozenset[int]
    after: frozenset[int]
    """Who must decide before the change, and after it."""
    anew: bool = False
    """A decision that was put to several has closed: whoever must decide now is asked something new."""
    again: int | None = None
    """The seat that has taken something back."""
    playing: frozenset[int] = frozenset()
    """The seats that people play themselves."""


def moved(clocks: Clocks, pace: Pace | None, turn: Turn, arrived: float, now: float) -> Clocks:
    """The clocks after a change: an asking ends when the request arrived, and another one begins now."""
    late = tuple(seat for seat in clocks.late if seat in turn.after and seat in turn.playing)
    clocks = msgspec.structs.replace(clocks, late=late)
    if pace is None:
        return clocks
    for seat, clock in enumerate(clocks.seats):
        if clock is None:
            continue
        away = clocks.spans(seat) if pace.is_slow else ()
        is_asked = seat in turn.after
        is_new = is_asked and turn.again != seat and (seat not in turn.before or turn.anew)
        runs = is_asked and seat in turn.playing and clocks.paused is None and seat not in late
        if is_new or not runs:
            clock = stopped(clock, pace, arrived, away)
        if is_new:
            clock = clock._replace(used=0.0)
        if runs:
            clock = asked(clock, now, again=True)
        clocks = clocks.with_seat(seat, clock)
    return clocks


def next_due(clocks: Clocks, pace: Pace | None) -> float | None:
    """When something happens by itself: the end of a pause, or somebody's time; None if nothing does."""
    if clocks.paused is not None:
        return clocks.paused.until
    if pace is None:
        return None
    return min((at + GRACE for _, at in deadlines(clocks, pace)), default=None)


def deadlines(clocks: Clocks, pace: Pace) -> list[tuple[int, float]]:
    """The seats whose clocks run, and when their time is out."""
    return [
        (seat, due(clock, pace, clocks.spans(seat) if pace.is_slow else ()))
        for seat, clock in enumerate(clocks.seats)
        if clock is not None and clock.since is not None
    ]


def held(clocks: Clocks, pace: Pace, begin: float, end: float) -> Clocks:
    """The clocks after a time that counts for nobody, because the house was down: as if they had stood meanwhile."""
    for seat, clock in enumerate(clocks.seats):
        if clock is not None and clock.since is not None:
            away = clocks.spans(seat) if pace.is_slow else ()
            stood = stopped(clock, pace, max(begin, clock.since), away)
            clocks = clocks.with_seat(seat, asked(stood, max(end, clock.since), again=True))
    return clocks
