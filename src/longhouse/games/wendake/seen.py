"""What a seat or a spectator is shown, as types. `view.py` fills them; it is compiled, and has no types to read."""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal["setup", "turn", "restore", "over"]


class Guards(TypedDict):
    """Warriors of a seat in a territory."""

    seat: int
    guards: int
    black: bool


class Native(TypedDict):
    """Who lies in an area."""

    seat: int
    kind: str


class Slot(TypedDict):
    """A place of a grid."""

    tile: str | None
    ritual: bool
    marked: bool
    fire: bool


class Progress(TypedDict):
    """A Progress tile that somebody owns."""

    id: str
    down: bool


class Turtle(TypedDict):
    """A Turtle that somebody has taken; its tracks are for their own eyes."""

    id: str
    tracks: list[str] | None


class Yields(TypedDict):
    """What each action would give a player now."""

    harvest: dict[str, int]
    hunt: int
    tan: int
    fish: int
    ritual: int
    military: list[str]
    exchanges: int
    women: int
    hunters: int
    turtles: list[str]


class Scores(TypedDict):
    """What the tracks count; `from_turtles`: what Turtles add to them."""

    counted: list[int]
    total: int
    from_turtles: dict[str, int] | None


class Player(Scores):
    """A tribe; null is what the reader may not know, or what is not there yet."""

    seat: int
    home: str | None
    tribe: str | None
    goods: dict[str, int]
    tracks: dict[str, int]
    village: dict[str, int]
    long_house: dict[str, int]
    canoes: dict[str, int]
    canoes_left: int
    swaps: int
    flag: str | None
    grid: list[Slot]
    open_slots: list[int]
    markers: int
    black_marker: bool
    aside: list[str]
    progress: list[Progress]
    cards: list[str] | None
    card_count: int
    known_cards: list[str]
    played: list[str]
    disk: str | None
    turtles: list[Turtle]
    yields: Yields | None


class Masks(TypedDict):
    """The Mask cards: those in the deck, the discard pile (top last), and how many of each the reader has not seen."""

    deck: int
    discard: list[str]
    unseen: dict[str, int]


class Shown(TypedDict, total=False):
    """What a decision shows of itself (`Question.shows`)."""

    cards: int
    steps: int
    spent: list[str]
    points: int
    natives: int
    tribes: list[str]
    exchanges: int
    exchanged: int
    progress: str
    discount: int


class Doing(Shown):
    """The open decision, as far as everybody sees it."""

    decision: str
    seat: int
    todo: list[str]
    skipped: list[str]
    slot: int | None
    free_order: bool


class Ghost(TypedDict):
    """The opponent of somebody who plays alone."""

    seat: int
    home: str | None
    cards: list[str]
    warriors: int
    disk: str | None
    rank: str | None


class Shared(TypedDict):
    """What lies open on the table."""

    year: int
    years: int
    phase: Phase
    pairs: list[list[str]]
    order: list[int]
    next_order: list[int]
    turn: int | None
    map: str
    territories: dict[str, list[Guards]]
    areas: dict[str, Native | None]
    display: list[str | None]
    level: int
    stacks: list[int]
    market: list[str]
    flags_left: list[str]
    leaving: list[str | None] | None
    doing: Doing | None
    ghost: Ghost | None


class Own(TypedDict):
    """What depends on who looks."""

    players: list[Player]
    masks: Masks


class View(Shared, Own):
    """The whole table."""
