"""What goes up the wire about clocks."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from longhouse.server.models import Body, RequestId, Seat, Token


class AtZeroWish(Body):
    """What to do about somebody whose time is out: let a bot play, give them more time, or end the match."""

    request: RequestId
    do: Literal["bot", "wait", "end"]


class PauseWish(Body):
    """Let all clocks stand, or go on, if the others agree; `with` are the tokens of those at the same screen."""

    request: RequestId
    on: bool = True
    together: Annotated[list[Token], Meta(max_length=16)] = field(default_factory=list, name="with")


class Gift(Body):
    """Time for somebody else."""

    request: RequestId
    seat: Seat
    seconds: Annotated[float, Meta(ge=1, le=2_592_000)]


class HolidayWish(Body):
    """Days to be away, the first and the last, in one's own zone; without them no holiday any more."""

    request: RequestId
    first: date | None = field(default=None, name="from")
    last: date | None = field(default=None, name="to")


class HolidayInfo(Struct):
    """One's holidays."""

    first: str | None = field(name="from")
    last: str | None = field(name="to")
    """The present one, or the next; null if there is none."""
    left: int
    """Days that are left this year."""
    tables: int
    """At so many tables clocks have heeded it."""
