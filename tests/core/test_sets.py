"""Sets of small numbers in one integer, against Python's own sets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhouse.core.sets import BIT, count, first, members_of, nth

MEMBERS = st.sets(st.integers(0, 62))


@given(MEMBERS)
def test_a_set_knows_its_members(members):
    held = sum(BIT[member] for member in members)
    assert members_of(held) == sorted(members)
    assert count(held) == len(members)


@given(MEMBERS.filter(bool))
def test_members_are_found_in_order(members):
    held = sum(BIT[member] for member in members)
    assert first(held) == min(members)
    assert [nth(held, n) for n in range(len(members))] == sorted(members)


@given(MEMBERS)
def test_what_is_not_there_is_refused_at_once(members):
    held = sum(BIT[member] for member in members)
    with pytest.raises(ValueError, match="empty set"):
        nth(held, len(members))
