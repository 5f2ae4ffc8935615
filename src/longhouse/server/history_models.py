"""What goes over the wire about games that have ended."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["person", "bot"]


class PastSeat(msgspec.Struct):
    """How a table ended for one seat."""

    seat: int
    kind: Kind
    name: str
    """Empty for a bot, and for somebody who has left the house."""
    bot: str | None
    nick: str | None
    """What a bot is called at this table."""
    former: bool
    """Whether they have left the house since."""
    rank: int | None
    """1 is the winner; null where nobody won."""
    score: float | None
    facets: dict[str, str]
    """As what it was played: ids of components, by kind; several have a blank between them."""
    seconds: float | None
    """How long their clock has run in all, the free stretches too; null where there was none."""
    bot_choices: int
    """How often a bot has chosen here."""


class PastTable(msgspec.Struct):
    """A table of one's own that has ended."""

    table: str
    game: str
    seat: int
    """One's own."""
    pace: str
    ended_how: str
    """`played`, or why it was closed."""
    began: float
    ended: float
    seats: list[PastSeat]


class GameTally(msgspec.Struct):
    """How often I have played a game, and won."""

    game: str
    played: int
    won: int


class OtherTally(msgspec.Struct):
    """How often I have played with somebody."""

    name: str
    kind: Kind
    played: int


class History(msgspec.Struct):
    """A page of what I have played, the newest first."""

    rows: list[PastTable]
    next: str | None
    """Where the next page begins: `after` of the next request."""
    games: list[GameTally]
    others: list[OtherTally]
    """What I have played in all, and with whom most; on the first page only."""
