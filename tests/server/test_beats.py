"""What happens is shown beat by beat: by the stream to those who listen, and by moments to those who look back."""

import random

from hypothesis import given
from hypothesis import strategies as st

from longhouse.server.table.changes import NOTHING, changes
from server.serving import Person, play_on, sit

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


def views_of(part, before):
    """The views of a part of the story, from the view before it; checked to tell all its events."""
    beats = part["beats"]
    assert sum(beat["events"] for beat in beats) == len(part["events"])
    views = []
    for beat in beats:
        before = changed(before, beat["changes"])
        views.append(before)
    return views


def test_the_stream_shows_what_happens_beat_by_beat(server):
    anna, bela = sit(server.address)
    watchers = [anna, bela, Person(server.address, anna.table)]
    views = [person.see()["view"] for person in watchers]
    heard = [person.listen(after=0) for person in watchers]
    play_on([anna, bela], until=lambda seen: seen["view"]["round"] == 3, pick=random.Random(4).choice)
    for person, listener, view in zip(watchers, heard, views, strict=True):
        seen = person.see()
        listener.wait(lambda one, seen=seen: one.seq == seen["seq"])
        shown = 0
        for told in listener.told():
            for part in told["story"]:
                if "beats" in part:
                    *earlier, view = views_of(part, view)
                    shown += len(earlier)
                    assert all(one["phase"] in ("reject", "replace", "deploy", "resolve") for one in earlier)
            view = told["view"] if "beats" not in told["story"][-1] else view
            assert view == told["view"]
        assert shown > 8
        assert not any("beats" in part for part in seen["story"])
        listener.close()


def test_moments_are_shown_as_the_stream_showed_them(server):
    anna, bela = sit(server.address)
    listener = bela.listen(after=0)
    seen = play_on([anna, bela], until=lambda seen: seen["view"]["round"] == 2)
    listener.wait(lambda one: one.seq == bela.see()["seq"])
    streamed = {part["seq"]: part["beats"] for told in listener.told() for part in told["story"] if "beats" in part}
    assert streamed
    for seq in range(seen["seq"] + 1):
        moment = bela.get(f"/moments/{seq}").json()
        if "beats" in moment:
            assert moment["beats"] == streamed[seq]
            before = bela.get(f"/moments/{seq - 1}").json()["view"]
            assert views_of(moment, before)[-1] == moment["view"]
    listener.close()
