"""What happens is shown beat by beat: by the stream to those who listen, and by moments to those who look back."""

from hypothesis import given
from hypothesis import strategies as st

from longhouse.server.changes import NOTHING, changes

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "?"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd1"), inner, max_size=4),
    max_leaves=20,
)


def changed(before, change):
    """What web/changes.js does."""
    if isinstance(change, list):
        return change[0]
    if not change:
        return before
    after = list(before) if isinstance(before, list) else dict(before)
    for key, inside in change.items():
        if isinstance(after, list):
            after[int(key)] = changed(after[int(key)], inside)
        elif inside == []:
            del after[key]
        else:
            after[key] = changed(after.get(key), inside)
    return after


def same(one, other):
    """Equal, with 1 and True kept apart, and keys in the same order."""
    return repr(one) == repr(other)


@given(JSON, JSON)
def test_changes_lead_from_one_value_to_the_other(before, after):
    assert same(changed(before, changes(before, after)), after)


@given(JSON)
def test_nothing_has_changed_between_equal_values(value):
    assert changes(value, value) == NOTHING


def test_only_what_changed_is_sent():
    before = {"players": [{"food": 3, "hand": ["a"]}, {"food": 1}], "round": 1}
    after = {"players": [{"food": 2, "hand": ["a"]}, {"food": 1}], "round": 1, "new": None}
    assert changes(before, after) == {"players": {"0": {"food": [2]}}, "new": [None]}
    assert changes(after, before) == {"players": {"0": {"food": [3]}}, "new": []}
