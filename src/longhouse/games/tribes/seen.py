"""What a seat or a spectator is shown, as types. `view.py` fills them; it is compiled, and has no types to read."""

from __future__ import annotations

from typing import Literal, TypedDict

from longhouse.core.protocol import SeatRef


class Battle(TypedDict):
    """One attack: units and bonuses of both, losses, and the outcome."""

    opponent: Literal["army"] | SeatRef
    attackers: int
    bonus: int
    defenders: int
    defence: int
    lost: int
    killed: int
    outcome: Literal["repelled", "taken", "empty"]
    own_chief: bool
    their_chief: bool


class Way(TypedDict):
    """How a tile may lie."""

    mask: str
    sides: list[str]
    passes: list[str]


class Refusal(TypedDict):
    """Why a tile may not lie like this; for a line of mountains, the borders that would form it."""

    why: Literal["entry", "line", "land"]
    borders: list[list[str]]


class Refused(Refusal):
    """How a tile may not lie, and why."""

    mask: str
    sides: list[str]


class Turning(TypedDict, total=False):
    """A tile that is being turned."""

    cell: str
    ways: list[Way]
    refused: list[Refused]


Phase = Literal["setup", "cavalry", "cards", "turn", "over"]


Bonus = Literal["attack", "defence", "protection"]


class Cell(TypedDict):
    """A cell with its tile."""

    tile: str
    land: str
    sides: list[str]
    passes: list[str]
    bonus: Bonus | None
    price: str | None


class Tribe(TypedDict):
    """The pieces of a player on a cell."""

    cell: str
    seat: int
    warriors: int
    chief: bool
    protected: bool


class Card(TypedDict):
    """What a card is worth; the same for everybody."""

    steps: int
    chief: int
    attack: int
    protection: bool


class Player(TypedDict):
    """A player; `chosen` is for their own eyes."""

    seat: int
    start: str | None
    chief: str | None
    warriors: int
    reserve: int
    items: dict[str, int]
    horses: int
    trophies: list[str]
    points: int
    hand: list[str]
    played: list[str]
    card: str | None
    ready: bool
    chosen: str | None
    in_camp: int


class About(Turning, total=False):
    """What the open decision is about: the steps of a turn, a tile that is turned, what is taken from whom."""

    seat: int
    steps: int
    chief_steps: int
    attacked: bool
    chief_done: bool
    collected: bool
    once: bool
    battles: dict[str, Battle]
    loser: int
    item: str


class Doing(About):
    """The open decision, as far as everybody sees it."""

    decision: str


class Shared(TypedDict):
    """What lies open on the table."""

    cycle: int
    max_cycles: int | None
    round: int
    rounds: int
    spirit: int
    order: list[int]
    phase: Phase
    turn: int | None
    goal: int
    cells: dict[str, Cell]
    tribes: list[Tribe]
    cavalry: list[str | None]
    cards: dict[str, Card]
    unseen: dict[str, int]
    pile: int
    doing: Doing | None
    winner: int | None


class Own(TypedDict):
    """What depends on who looks."""

    players: list[Player]


class View(Shared, Own):
    """The whole table."""
