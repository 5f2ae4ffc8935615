"""All 21 meetings of two specials in one row (section 8)."""

import pytest

from .positions import battle

MEETINGS = """
    cloud   spirit   1 2  0 3
    cloud   manitou  1 3  0 3
    cloud   dance    1 4  0 3
    cloud   sequoia  1 5  0 3
    cloud   sky      1 1  0 0
    cloud   skull    1 0  0 0
    spirit  manitou  2 3  0 1
    spirit  dance    2 4  0 1
    spirit  sequoia  2 5  0 1
    spirit  sky      2 2  0 0
    spirit  skull    2 7  0 2
    manitou dance    3 4  0 2
    manitou sequoia  3 5  0 2
    manitou sky      3 3  0 0
    manitou skull    3 7  0 4
    dance   sequoia  4 5  0 1
    dance   sky      4 4  0 0
    dance   skull    4 7  0 2
    sequoia sky      5 5  0 0
    sequoia skull    5 7  0 4
    sky     skull    7 7  0 0
"""
ROWS = [line.split() for line in MEETINGS.strip().splitlines()]


@pytest.mark.parametrize(("one", "other", "value", "other_value", "taken", "other_taken"), ROWS)
@pytest.mark.parametrize("swapped", [False, True])
def test_meeting(one, other, value, other_value, taken, other_taken, swapped):
    fight = battle("P1", *((other, one) if swapped else (one, other)))
    turned = slice(None, None, -1 if swapped else 1)
    assert fight.totals[turned] == (int(value), int(other_value))
    assert fight.tokens[0][turned] == (int(taken), int(other_taken))


def test_every_pair_of_specials_is_in_the_table():
    assert len({frozenset(row[:2]) for row in ROWS}) == 21
