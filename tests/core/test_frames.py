"""Pending work as data."""

import json

import pytest

from longhouse.core.errors import BadPosition
from longhouse.core.frames import NOBODY, SEATS_IN_MASK, Frames, load_frames


def group(*owners, kind=1):
    """Frames with one decision put to all these owners at once."""
    frames = Frames()
    frames.push(kind, owners[0])
    for owner in owners[1:]:
        frames.join(kind, owner)
    return frames


def test_an_empty_stack_waits_for_nobody():
    frames = Frames()
    assert (frames.depth, frames.serial(), frames.deciding_mask(), frames.top()) == (0, 0, 0, NOBODY)
    assert frames.of(0) == NOBODY
    frames.pop_group()
    assert frames.depth == 0


def test_a_pushed_frame_keeps_its_numbers():
    frames = Frames()
    frames.push(3, 1, 10, 20, 30)
    frame = frames.of(1)
    assert (frames.kind(frame), frames.owner(frame), frames.step(frame)) == (3, 1, 0)
    assert (frames.kept(frame, 0), frames.kept(frame, 1), frames.kept(frame, 2)) == (10, 20, 30)
    assert not frames.is_ready(frame)


def test_the_last_frame_pushed_is_decided_first():
    frames = group(0)
    frames.push(2, 1)
    assert frames.deciding_mask() == 0b10
    assert frames.of(0) == NOBODY
    frames.pop_group()
    assert frames.deciding_mask() == 0b01
    assert frames.kind(frames.of(0)) == 1


def test_joined_frames_are_decided_at_the_same_time():
    frames = group(0, 2, 1)
    assert frames.group_size() == 3
    assert frames.deciding_mask() == 0b111
    assert len({frames.of(seat) for seat in range(3)}) == 3
    assert frames.serial() == 1


def test_a_seat_that_has_answered_is_no_longer_deciding_but_keeps_its_frame():
    frames = group(0, 1)
    frames.set_ready(frames.of(0))
    assert frames.deciding_mask() == 0b10
    assert frames.is_ready(frames.of(0))
    assert not frames.is_ready(frames.of(1))
    assert frames.group_size() == 2


def test_a_group_is_popped_whole_and_alone():
    frames = group(0)
    frames.push(2, 1)
    frames.join(2, 2)
    frames.pop_group()
    assert frames.depth == 1
    assert frames.deciding_mask() == 0b1


def test_a_frame_of_nobody_makes_nobody_decide():
    frames = Frames()
    frames.push(1, NOBODY)
    assert frames.deciding_mask() == 0


def test_every_decision_has_its_own_serial_even_after_a_pop():
    frames = Frames()
    serials = []
    for _ in range(3):
        frames.push(1, 0)
        serials.append(int(frames.serial()))
        frames.pop_group()
    frames.push(1, 0)
    frames.push(1, 1)
    frames.pop_group()
    serials.append(int(frames.serial()))
    assert serials == [1, 2, 3, 4]


def test_steps_count_for_each_frame_alone():
    frames = group(0, 1)
    frames.next_step(frames.of(0))
    frames.next_step(frames.of(0))
    assert [frames.step(frames.of(seat)) for seat in (0, 1)] == [2, 0]


def test_a_frame_pushed_where_another_was_starts_afresh():
    frames = Frames()
    frames.push(5, 0, 1, 2, 3)
    frames.next_step(frames.of(0))
    frames.set_ready(frames.of(0))
    frames.pop_group()
    frames.push(6, 1)
    frame = frames.of(1)
    assert (frames.step(frame), frames.kept(frame, 0), frames.kept(frame, 1), frames.kept(frame, 2)) == (0, 0, 0, 0)
    assert not frames.is_ready(frame)


def test_the_numbers_of_a_frame_can_be_changed_alone():
    frames = group(0, 1)
    frame = frames.of(0)
    frames.keep(frame, 0, 7)
    frames.keep(frame, 1, -8)
    frames.keep(frame, 2, 9)
    assert (frames.kept(frame, 0), frames.kept(frame, 1), frames.kept(frame, 2)) == (7, -8, 9)
    assert frames.kept(frames.of(1), 0) == 0


def deep():
    frames = group(0, 1, 2)
    frames.set_ready(frames.of(1))
    frames.push(4, 2, 5, 6, 7)
    frames.next_step(frames.of(2))
    return frames


def test_copies_are_independent():
    frames = deep()
    before = frames.dump()
    other = frames.copy()
    assert other.dump() == before
    other.keep(other.of(2), 0, 99)
    other.next_step(other.of(2))
    other.pop_group()
    other.set_ready(other.of(0))
    other.push(1, 1)
    assert frames.dump() == before


@pytest.mark.parametrize("frames", [Frames(), group(3), deep()], ids=["empty", "one", "deep"])
def test_what_is_dumped_loads_again_also_through_json(frames):
    loaded = load_frames(json.loads(json.dumps(frames.dump())))
    assert loaded.dump() == frames.dump()
    assert loaded.deciding_mask() == frames.deciding_mask()
    loaded.push(1, 0)
    assert loaded.serial() == frames.serials + 1


def test_a_dump_forgets_frames_that_were_popped():
    frames = deep()
    frames.pop_group()
    assert len(frames.dump()) == 4
    assert load_frames(frames.dump()).depth == 3


@pytest.mark.parametrize(
    "rows",
    [
        [],
        [[]],
        [["x"]],
        [[None]],
        [1, 2],
        "x",
        [[1], [0, 0, 1]],
        [[1], [0, 0, 1, 0, 0, 0, 0]],
        [[1], [0, 0, 1, 0, 0, 0, 0, 0, 0]],
        [[1], [0, 0, 1, 0, 0, 0, 0, "x"]],
        [[1], [0, 8, 1, 0, 0, 0, 0, 0]],
        [[1], [0, -2, 1, 0, 0, 0, 0, 0]],
        [[1], [0, 0, 2, 0, 0, 0, 0, 0]],
        [[1], [0, 0, 1, 0, 0, 0, 0, 0], None],
    ],
    ids=repr,
)
def test_frames_that_nobody_dumped_are_refused(rows):
    """A frame has eight whole numbers, its owner is a seat or nobody, its serial was given out."""
    with pytest.raises((BadPosition, ValueError, TypeError, IndexError)):
        load_frames(rows)


def test_a_mask_reads_as_seats_in_order():
    assert SEATS_IN_MASK[0] == ()
    assert SEATS_IN_MASK[0b1011] == (0, 1, 3)
    assert SEATS_IN_MASK[0xFF] == tuple(range(8))
