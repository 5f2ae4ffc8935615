"""What is pending in a position: as people write it, whether it can be, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from longhouse.core.decisions import Decision, DecisionState
from longhouse.core.frames import NOBODY, Frames, load_frames
from longhouse.core.positions import check_fields, misplaced, thing_named, within
from longhouse.core.protocol import Message
from longhouse.core.state import OptionBuffer
from longhouse.core.things import Things

_MOST_STEPS = 2**31
"""Small choices in one decision: more than anybody makes."""


def open_decision(table: DecisionState) -> str | None:
    """The name of the decision that is asked now."""
    frames = table.frames
    return table.decisions[frames.kind(frames.top())].name if frames.depth > 0 else None


def read_frames(rows: Sequence[Any], decisions: Sequence[Decision[Any]]) -> Frames:
    """What is pending, from the numbers of its frames or from names that a person wrote."""
    if not rows or not isinstance(rows[0], dict):
        return load_frames(list(rows))
    names = Things("decision", [decision.name for decision in decisions])
    frames = Frames()
    for row in rows:
        decision = decisions[thing_named(row["decision"], names)]
        kept = [one.name for one in decision.kept]
        check_fields(row, ("decision", "seat", "together", "ready", "step", *kept))
        numbers = [within(row.get(one.name, 0), int(one.low), int(one.high), one.name) for one in decision.kept]
        push = frames.join if row.get("together") else frames.push
        push(decision.kind, within(row["seat"], NOBODY, 7, "seat"), *numbers)
        for _ in range(within(row.get("step", 0), 0, 999, "step")):
            frames.next_step(frames.top())
        if row.get("ready"):
            frames.set_ready(frames.top())
    return frames


def check_frames(table: DecisionState, where: str = "pending") -> None:
    """BadPosition for a frame of no decision, of no player, with numbers out of bounds, or that cannot be now."""
    frames = table.frames
    frame = frames.top()
    together = frames.group_size()
    while frame >= 0:
        kind, owner = int(frames.kind(frame)), int(frames.owner(frame))
        if not 0 <= kind < len(table.decisions) or not 0 <= owner < table.players:
            raise misplaced("frames", where)
        decision = table.decisions[kind]
        numbers = [int(number) for number in frames.cells[frame + 3 : frame + 8]]  # step, ready, a, b, c
        bounds = [(0, _MOST_STEPS), (0, 1), *[(int(one.low), int(one.high)) for one in decision.kept]]
        bounds += [(0, 0)] * (len(numbers) - len(bounds))
        if not all(low <= number <= high for number, (low, high) in zip(numbers, bounds, strict=True)):
            raise misplaced(decision.name, where)
        together -= 1
        is_alone = together < 0 or frames.group_size() == 1
        if (is_alone and frames.is_ready(frame)) or not decision.fits(table, owner, frame):
            raise misplaced(decision.name, where)
        frame = frames.below(frame)


def check_asked(table: DecisionState, where: str = "pending") -> None:
    """BadPosition if nobody is asked, or somebody is asked who has nothing to choose."""
    if not table.deciding():
        raise misplaced("frames", where)
    buffer = OptionBuffer()
    for seat in table.deciding():
        buffer.clear()
        table.options_into(seat, buffer)
        if buffer.count == 0:
            raise misplaced(str(seat), where)


def prompt(table: DecisionState, seat: int) -> tuple[str, Message]:
    """What clients call a seat's open decision, and the question."""
    frames = table.frames
    frame = frames.of(seat)
    message = table.decisions[frames.kind(frame)].prompt(table, seat, frame)
    return message.id.removeprefix("prompt-"), message
