"""What goes over the wire about hints, reasons and analyses."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from longhouse.server.models import Body, RequestId, Said


class AskHint(Body):
    """A hint for the open decision of one's own."""

    request: RequestId
    decision: Annotated[str, Meta(max_length=64)]


class HintInfo(Struct):
    """What to choose, and why: clauses that the other choice does not bring. `sure` is beside `other`."""

    decision: str
    key: str
    sure: Literal["only", "clear", "slight", "equal"]
    other: str | None
    more: int
    """So many games more in a hundred are won with it than with the other."""
    chance: int
    """The chance of winning with it, in hundredths."""
    reasons: list[Said]


class Because(Struct):
    """What a bot's turn brought it, as far as the reader may know: clauses."""

    seat: int
    reasons: list[Said]
