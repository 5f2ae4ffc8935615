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
    sure: Literal["only", "clear", "slight", "equal", "best"]
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


class MistakeInfo(Struct):
    """A choice that cost much: what was chosen, what is better, how many games of a hundred it cost, and why.

    `asked` is the question, `choice` and `better` say both as they were offered; `before` is the entry of the file
    after which that was. `reasons` are what the better choice brings, `costs` what the other one costs.
    """

    entry: int
    before: int
    seat: int
    key: str
    best: str
    asked: Said
    choice: Said
    better: Said
    lost: float
    reasons: list[Said]
    costs: list[Said]


class AnalysisResult(Struct):
    """What was found. Chances and shares are parts of one victory; each seat's curve is what it could see itself."""

    game: str
    seats: int
    simulations: int
    decisions: int
    """So many choices were judged."""
    shares: list[float]
    skill: list[float]
    gifts: list[float]
    luck: list[float]
    curves: list[list[tuple[int, float]]]
    """For each seat `[entry of the file, chance just before it]`."""
    mistakes: list[MistakeInfo]
    doubts: list[float] = []
    """By seat, how far its luck may be wrong either way; empty in what an earlier version found."""


class AnalysisInfo(Struct):
    """How far the analysis of a match is, and what it found.

    `place` among those that wait, from 1. `progress` from 0 to 1. `current`: whether the result was made with the rules
    and the analysis that this server has now.
    """

    state: Literal["none", "waiting", "running", "done", "failed"]
    place: int = 0
    progress: float = 0.0
    error: Said | None = None
    result: AnalysisResult | None = None
    current: bool = False
