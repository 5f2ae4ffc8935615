"""Holidays: whole days of one's own zone, 21 in a year, set ahead. Clocks of slow paces stand meanwhile.

What has passed never changes: a holiday that is set, moved or ended leaves the time before now as it was, so that no
clock has to be computed again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo

import msgspec

from longhouse.server.errors import BadRequest, Conflict
from longhouse.server.table.clocks import Span

DAYS_A_YEAR = 21
JOINED_DAYS = 7
"""From so many days after joining on."""
_AHEAD_DAYS = 366


class Holiday(msgspec.Struct, frozen=True):
    """Days on which somebody is away, the first and the last, and the same as times."""

    first: date
    last: date
    begin: float
    end: float


_decode = msgspec.json.Decoder(list[Holiday]).decode


def read(written: str | None) -> list[Holiday]:
    """Somebody's holidays as they are written."""
    return _decode(written) if written else []


def write(holidays: Sequence[Holiday]) -> str | None:
    """The same the other way round."""
    return msgspec.json.encode(list(holidays)).decode() if holidays else None


def spans(holidays: Iterable[Holiday]) -> tuple[Span, ...]:
    """The times that count for no clock."""
    return tuple((one.begin, one.end) for one in holidays)


def zone_of(name: str) -> tzinfo:
    """A zone; UTC if there is none of that name."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        return UTC


def midnight(day: date, zone: tzinfo) -> float:
    """When a day begins. Where the clock is changed at midnight it begins with its first moment."""
    begin = datetime.combine(day, time.min, zone).timestamp()
    while datetime.fromtimestamp(begin, zone).date() < day:  # That midnight is skipped: the day begins later.
        begin += 900
    return begin


def day_of(at: float, zone: tzinfo) -> date:
    """The day that it is somewhere."""
    return datetime.fromtimestamp(at, zone).date()


def changed(
    known: Sequence[Holiday], wish: tuple[date, date] | None, zone: str, joined: float, now: float
) -> list[Holiday]:
    """Somebody's holidays when they want to be away from one day to another, or, with None, not at all any more.

    One that has begun ends now, unless the new one goes on with it.
    """
    there = zone_of(zone)
    today = day_of(now, there)
    past = [_cut(one, now, today) for one in known if one.begin < now]
    if wish is None:
        return past
    first, last = wish
    if last < first:
        raise BadRequest("server-error-holiday-order")
    if last < today or first > today + timedelta(days=_AHEAD_DAYS) or (last - first).days > _AHEAD_DAYS:
        raise BadRequest("server-error-holiday-when")
    first = max(first, today)
    begin, end = max(midnight(first, there), now), midnight(last + timedelta(days=1), there)
    if begin < joined + JOINED_DAYS * 86_400:
        raise Conflict("server-error-holiday-new", days=JOINED_DAYS)
    found = [*past, Holiday(first, last, begin, end)]
    if any(count > DAYS_A_YEAR for count in days(found).values()):
        left = max(0, DAYS_A_YEAR - max(days(past)[year] for year in (first.year, last.year)))
        raise Conflict("server-error-holiday-days", most=DAYS_A_YEAR, left=left)
    return found


def _cut(one: Holiday, now: float, today: date) -> Holiday:
    return one if one.end <= now else msgspec.structs.replace(one, last=min(one.last, today), end=now)


def days(holidays: Iterable[Holiday]) -> Counter[int]:
    """How many days of each year somebody is away."""
    away = {one.first + timedelta(days=n) for one in holidays for n in range((one.last - one.first).days + 1)}
    return Counter(day.year for day in away)
