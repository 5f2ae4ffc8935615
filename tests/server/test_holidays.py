"""Holidays: whole days of one's own zone, wherever that is and whatever the clocks do there."""

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhouse.core.errors import LonghouseError
from longhouse.server.table import clocks, holidays

HOUR, DAY = 3600.0, 86_400.0
ZONES = ("Europe/Paris", "America/St_Johns", "Pacific/Apia", "UTC")


def at(*when, zone="UTC"):
    return datetime(*when, tzinfo=ZoneInfo(zone)).timestamp()


def days_of(first, last, zone, now):
    [found] = holidays.changed([], (first, last), zone, 0.0, now)
    return found


def refused(*wish):
    with pytest.raises(LonghouseError) as found:
        holidays.changed(*wish)
    return found.value.message_id


@pytest.mark.parametrize(
    ("zone", "first", "last", "hours"),
    [
        ("Europe/Paris", date(2027, 3, 28), date(2027, 3, 28), 23),
        ("Europe/Paris", date(2027, 10, 31), date(2027, 10, 31), 25),
        ("Europe/Paris", date(2027, 3, 27), date(2027, 3, 29), 71),
        ("America/St_Johns", date(2027, 3, 14), date(2027, 3, 14), 23),
        ("America/St_Johns", date(2027, 11, 7), date(2027, 11, 7), 25),
        ("Pacific/Apia", date(2027, 3, 28), date(2027, 3, 28), 24),
        ("Europe/Paris", date(2028, 2, 29), date(2028, 2, 29), 24),
        ("Pacific/Apia", date(2028, 2, 28), date(2028, 3, 1), 72),
    ],
)
def test_a_day_is_as_long_as_it_is_there(zone, first, last, hours):
    found = (
        days_of(first, last, zone, at(2027, 1, 1)) if first.year == 2027 else days_of(first, last, zone, at(2028, 1, 1))
    )
    assert found.end - found.begin == hours * HOUR
    there = ZoneInfo(zone)
    assert datetime.fromtimestamp(found.begin, there).replace(tzinfo=None) == datetime.combine(
        first, datetime.min.time()
    )
    assert holidays.day_of(found.end - 1, there) == last
    assert holidays.day_of(found.end, there) > last


def test_a_day_that_does_not_exist_there_is_as_long_as_nothing():
    """Samoa went from 29 to 31 December 2011."""
    zone = ZoneInfo("Pacific/Apia")
    assert holidays.midnight(date(2011, 12, 31), zone) - holidays.midnight(date(2011, 12, 29), zone) == DAY


def test_a_holiday_of_today_begins_now():
    now = at(2027, 6, 1, 15, zone="Europe/Paris")
    found = days_of(date(2027, 6, 1), date(2027, 6, 2), "Europe/Paris", now)
    assert (found.begin, found.end) == (now, at(2027, 6, 3, zone="Europe/Paris"))


def test_there_are_21_days_a_year_and_the_turn_of_the_year_divides_them():
    now = at(2027, 5, 1)
    assert len(holidays.changed([], (date(2027, 6, 1), date(2027, 6, 21)), "UTC", 0.0, now)) == 1
    assert refused([], (date(2027, 6, 1), date(2027, 6, 22)), "UTC", 0.0, now) == "server-error-holiday-days"
    over_new_year = holidays.changed([], (date(2027, 12, 20), date(2028, 1, 15)), "UTC", 0.0, now)
    assert holidays.days(over_new_year) == {2027: 12, 2028: 15}


def test_what_was_used_counts_and_coming_back_early_gives_days_back():
    gone = holidays.changed([], (date(2027, 6, 1), date(2027, 6, 20)), "UTC", 0.0, at(2027, 5, 1))
    back = holidays.changed(gone, None, "UTC", 0.0, at(2027, 6, 3, 12))
    assert holidays.days(back) == {2027: 3}
    assert back[0].end == at(2027, 6, 3, 12)
    again = holidays.changed(back, (date(2027, 7, 1), date(2027, 7, 18)), "UTC", 0.0, at(2027, 6, 10))
    assert holidays.days(again) == {2027: 21}
    later = (date(2027, 8, 1), date(2027, 8, 19))
    assert refused(back, later, "UTC", 0.0, at(2027, 6, 10)) == "server-error-holiday-days"


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ((date(2027, 6, 2), date(2027, 6, 1)), "server-error-holiday-order"),
        ((date(2027, 4, 1), date(2027, 4, 2)), "server-error-holiday-when"),
        ((date(2029, 4, 1), date(2029, 4, 2)), "server-error-holiday-when"),
        ((date(2027, 5, 2), date(2027, 5, 3)), "server-error-holiday-new"),
    ],
)
def test_what_cannot_be(wish, message):
    now = at(2027, 5, 1)
    assert refused([], wish, "UTC", now - 5 * DAY, now) == message


def test_an_unknown_zone_is_that_of_greenwich():
    assert holidays.zone_of("Nowhere/Land") is UTC
    assert holidays.zone_of("../etc/passwd") is UTC
    assert holidays.zone_of("") is UTC


@given(st.sampled_from(ZONES), st.integers(0, 60), st.integers(0, 15), st.floats(0, 90), st.booleans())
def test_no_change_touches_the_past(zone, start, length, passed, ends):
    """Whatever is set, moved or ended: what counted until now still counts as much. So does a move to another zone."""
    begin = at(2027, 2, 20)
    first = date.fromordinal(date(2027, 2, 20).toordinal() + start)
    known = holidays.changed([], (first, date.fromordinal(first.toordinal() + length)), zone, 0.0, begin)
    now = begin + passed * DAY
    wish = None if ends else (holidays.day_of(now, ZoneInfo(zone)),) * 2
    other = ZONES[(ZONES.index(zone) + 1) % len(ZONES)] if ends else zone
    after = holidays.changed(known, wish, other, 0.0, now)
    before_now = clocks.counted(begin, now, holidays.spans(known))
    assert clocks.counted(begin, now, holidays.spans(after)) == pytest.approx(before_now, abs=1e-3)
    assert holidays.read(holidays.write(after)) == after
