"""What a seat or a spectator is shown, as types. `view.py` fills them; it is compiled, and has no types to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

Phase = Literal["reject", "replace", "deploy", "resolve", "over"]


Card = str
"""Its id, or "?" when it lies face down."""


Row = list[Card | None]


Figures = list[int | None]
"""A row, and figures of it: one for each side."""


class IfNow(TypedDict):
    """How a battle would end."""

    totals: list[int]
    leader: int | None


class Placed(TypedDict):
    """A battle with one more card of the reader's: `other`, `counts` are null while its rows are hidden."""

    total: int
    other: int | None
    counts: list[Figures] | None


Pile = TypedDict(
    "Pile",
    {
        "territory": str | None,
        "turn": int,
        "turns": int,
        "below": list[int],
        "rows": list[Row],
        "if_now": IfNow | None,
        "worth": list[Figures],
        "counts": Sequence[Sequence[int | None] | None],
        "took": list[list[int] | None],
        "sums": Sequence[int | None],
        "with": dict[str, Placed | None],
        "sage": int | None,
        "decided": NotRequired[bool],
        "gone": NotRequired[bool],
    },
)
"""A battle: its rows and the figures of the head of this module. `decided`, `gone`: only while a round is resolved."""


class LastPile(TypedDict):
    """What was revealed at a pile in the round before."""

    territory: str
    rows: list[list[Card]]
    decided: bool
    if_now: IfNow
    worth: list[Figures]
    counts: list[Figures]
    took: list[list[int]]


class Place(TypedDict):
    """A place of the table, counted from 1."""

    pile: int
    row: int


class Won(TypedDict):
    """A territory that was won."""

    territory: str
    points: int


class Player(TypedDict):
    """A tribe; what is missing or null the reader may not know."""

    tribe: str
    hand: list[Card] | None
    hand_count: int
    deck_count: int
    ready: bool
    locked: int | None
    looked_at: list[Place]
    tokens: int
    won: list[Won]
    score: int
    dealt: NotRequired[list[Card]]
    kept: NotRequired[list[Card]]
    replaced: NotRequired[list[Card]]
    asked_pile: NotRequired[int | None]
    asked_special: NotRequired[Card | None]
    shown: NotRequired[list[Card]]
    unseen: NotRequired[list[Card]]


class View(TypedDict):
    """The whole table."""

    phase: Phase
    round: int
    rounds: int
    piles: list[Pile]
    last_round: list[LastPile | None] | None
    players: list[Player]
    tied: list[str]
    bonus: str | None
    undealt: NotRequired[list[Card]]
    unused: NotRequired[list[str]]
