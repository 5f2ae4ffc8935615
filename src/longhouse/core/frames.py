"""Pending work as data: a stack of small frames. Never a closure, so that every position can be saved."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

_WIDTH: Final = 8
_KIND: Final = 0
_OWNER: Final = 1
_SERIAL: Final = 2
_STEP: Final = 3
_READY: Final = 4
_A: Final = 5
_B: Final = 6
_C: Final = 7

FIRST_KEPT: Final = _A
KEPT: Final = 3
"""Where the numbers of a decision's own lie in a frame, and how many there are (see `decisions.Kept`)."""

NOBODY: Final = -1
_MOST_SEATS: Final = 8


def _seats_in(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(_MOST_SEATS) if mask >> seat & 1)


SEATS_IN_MASK: Final = [_seats_in(mask) for mask in range(2**_MOST_SEATS)]


_NOTHING: Final[vec[i64]] = vec[i64]()


class Frames:
    """A stack of frames (kind, owner, three numbers of the kind's own: a, b, c).

    The frames on top that were pushed together share a *serial* and wait for all their owners at the same
    time: that is a simultaneous decision. A frame pushed alone is an ordinary one. `step` counts the small
    choices already taken in a frame; (serial, step) is the id of a decision, and does not change when
    somebody else answers.
    """

    def __init__(self) -> None:
        self.cells: vec[i64] = _NOTHING
        self.depth: i64 = 0
        self.serials: i64 = 0

    def copy(self) -> "Frames":
        """An independent stack with the same frames."""
        other = Frames()
        other.copy_from(self)
        return other

    def copy_from(self, other: "Frames") -> None:
        """Take over all frames of another stack."""
        self.cells = other.cells[:]
        self.depth = other.depth
        self.serials = other.serials

    def push(self, kind: i64, owner: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """One more thing to do, before everything that is already waiting."""
        self.serials += 1
        self.join(kind, owner, a, b, c)

    def join(self, kind: i64, owner: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Add a frame to the group that was pushed last: its owner decides at the same time."""
        at = self.depth * _WIDTH
        if at == len(self.cells):
            for _n in range(_WIDTH):
                self.cells = append(self.cells, 0)
        self.depth += 1
        cells = self.cells
        cells[at + _KIND] = kind
        cells[at + _OWNER] = owner
        cells[at + _SERIAL] = self.serials
        cells[at + _STEP] = 0
        cells[at + _READY] = 0
        cells[at + _A] = a
        cells[at + _B] = b
        cells[at + _C] = c

    def pop_group(self) -> None:
        """Remove the frames on top that belong together."""
        self.depth -= self.group_size()

    def serial(self) -> i64:
        """The number of the decision now open, 0 when nothing is pending."""
        if self.depth == 0:
            return 0
        at = (self.depth - 1) * _WIDTH + _SERIAL
        return self.cells[at]

    def group_size(self) -> i64:
        """How many seats the open decision was put to."""
        cells = self.cells
        serial = self.serial()
        size: i64 = 0
        at = self.top()
        while at >= 0 and cells[at + _SERIAL] == serial:
            size += 1
            at -= _WIDTH
        return size

    def of(self, seat: i64) -> i64:
        """The open frame of this seat (a handle for the methods below), or NOBODY."""
        cells = self.cells
        at = (self.depth - 1) * _WIDTH
        if at < 0:
            return NOBODY
        serial = cells[at + _SERIAL]
        while at >= 0 and cells[at + _SERIAL] == serial:
            if cells[at + _OWNER] == seat:
                return at
            at -= _WIDTH
        return NOBODY

    def deciding_mask(self) -> i64:
        """A bit for every seat whose answer is still missing."""
        cells = self.cells
        at = (self.depth - 1) * _WIDTH
        if at < 0:
            return 0
        serial = cells[at + _SERIAL]
        mask: i64 = 0
        one: i64 = 1
        while at >= 0 and cells[at + _SERIAL] == serial:
            if cells[at + _READY] == 0 and cells[at + _OWNER] >= 0:
                mask |= one << cells[at + _OWNER]
            at -= _WIDTH
        return mask

    def asked_mask(self) -> i64:
        """A bit for every seat that the open decision was put to, whether it has answered or not."""
        mask: i64 = 0
        one: i64 = 1
        at = self.top()
        for _n in range(self.group_size()):
            owner = self.owner(at)
            if owner >= 0:
                mask |= one << owner
            at -= _WIDTH
        return mask

    def top(self) -> i64:
        """The frame on top, whoever owns it, or NOBODY."""
        if self.depth == 0:
            return NOBODY
        return (self.depth - 1) * _WIDTH

    def below(self, frame: i64) -> i64:
        """The frame under this one, or a negative number."""
        return frame - _WIDTH

    def kind(self, frame: i64) -> i64:
        """Which decision this frame is."""
        at = frame + _KIND
        return self.cells[at]

    def owner(self, frame: i64) -> i64:
        """Whose decision it is."""
        at = frame + _OWNER
        return self.cells[at]

    def step(self, frame: i64) -> i64:
        """How many small choices were taken in it."""
        at = frame + _STEP
        return self.cells[at]

    def is_ready(self, frame: i64) -> bool:
        """Whether its owner has answered (others of its group may not have)."""
        at = frame + _READY
        return self.cells[at] != 0

    def kept(self, frame: i64, slot: i64) -> i64:
        """One of the frame's own numbers, from 0 (a decision names them: `decisions.Kept`)."""
        at = frame + FIRST_KEPT + slot
        return self.cells[at]

    def keep(self, frame: i64, slot: i64, value: i64) -> None:
        """Change one of the frame's own numbers."""
        at = frame + FIRST_KEPT + slot
        self.cells[at] = value

    def set_ready(self, frame: i64) -> None:
        """The owner has answered; the group is complete when nobody is deciding any more."""
        at = frame + _READY
        self.cells[at] = 1

    def reopen(self, frame: i64) -> None:
        """As if the owner had chosen nothing yet; what the frame keeps is the decision's own business."""
        step, ready = frame + _STEP, frame + _READY
        self.cells[step] = 0
        self.cells[ready] = 0

    def next_step(self, frame: i64) -> None:
        """One small choice of a longer decision has been taken."""
        at = frame + _STEP
        self.cells[at] += 1

    def dump(self) -> list[list[int]]:
        """Every frame as its eight numbers, bottom first, after the serial counter."""
        rows: list[list[int]] = [[int(self.serials)]]
        for at in range(self.depth):
            rows.append([int(self.cells[at * _WIDTH + i]) for i in range(_WIDTH)])
        return rows


def load_frames(rows: list[list[int]]) -> Frames:
    """The stack that `dump` wrote; ValueError, TypeError or IndexError for anything else."""
    if not all(isinstance(number, int) for row in rows for number in row):
        raise TypeError("frames are whole numbers")
    frames = Frames()
    frames.serials = rows[0][0]
    for row in rows[1:]:
        if len(row) != _WIDTH or not NOBODY <= row[_OWNER] < _MOST_SEATS or not 0 < row[_SERIAL] <= rows[0][0]:
            raise ValueError(f"{row} is no frame")
        for number in row:
            frames.cells = append(frames.cells, number)
        frames.depth += 1
    return frames
