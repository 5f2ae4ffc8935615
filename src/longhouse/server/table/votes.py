"""What the people at a table decide together, beside going back: to pause, to go on, to call it off."""

from __future__ import annotations

import msgspec

PAUSE, RESUME, END, CALL_OFF = "pause", "resume", "end", "call-off"
"""Kinds: to let all clocks stand, to let them run again, to end a match in which somebody's time is out, to call it
off."""


class Vote(msgspec.Struct):
    """Somebody proposes something, and who has agreed."""

    kind: str
    by: int
    agreed: list[int]
    since: float


def read(written: str | None) -> Vote | None:
    """The open proposal as it is written in `tables.vote`."""
    return msgspec.json.decode(written, type=Vote) if written else None


def write(vote: Vote | None) -> str | None:
    """The same the other way round."""
    return msgspec.json.encode(vote).decode() if vote is not None else None
