"""The contract between games and everybody else. Read this first.

The one idea: *seat S decides D by taking one option of a complete list.* The browser, the terminal, a bot,
undo, the log and the replay all read that same list, and nobody but the game knows a rule.

    from longhouse import games
    game  = games.get("tomahawk")              # .id .seats .settings .rules_version
    match = game.new(seats=2, seed=7, settings={"bonus_animal": True})
    match.deciding()                           # (0, 1): seats that must decide now
    match.options(0)                           # [Option, ...] never empty
    match.choose(0, "play:07b>2")              # Happened(events, forced); refused: IllegalChoice, nothing changed
    match.foresee(0, "play:07b>2")             # why it could not be taken back, or None
    match.why_not(0, "pile:3", ["hand:07b"])   # Reason or None: touched after these
    match.over, match.result()                 # Result
    match.view(0), match.view(None)            # JSON: what seat 0, what a spectator may see
    match.undo(0), match.save(path), Match.load(path), Match.replay(path), Match.verify(path)
    match.state                                # the fast state (core/state.py)
    game.new(position={...}, luck={"tiles": ["T22"]})       # from a written position, with wished-for luck

Beneath it is `State`, compact and compiled, in which options are small numbers:

    state.copy()                      state.deciding()
    state.options(seat)               state.apply(seat, option, chance)
    state.over, state.scores()        state.determinize(seat, chance)
    state.dump(), game.load(dump)     state.options_into(seat, buffer)   # unboxed, for search

What a game brings (a folder under `games/`, or a package of your own with an entry point in the group
`longhouse.games`) is one `Game` record, see `core/game.py`: how to start, load, see and explain a position.

Three words used throughout:
- *seat*: a player's place, 0 to n - 1; `None` is a spectator;
- *target*: the name of a thing on the table, such as `hand:07b` or `pile:2`; an option is reached by
  touching its targets in order, and `why_not` explains a target with which no option goes on;
- *message*: an id of the game's Fluent files with arguments, put into words only at the reader's end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypedDict

from longhouse.core.chance import Chance
from longhouse.core.knowledge import Knowledge
from longhouse.core.state import State

Json = dict[str, Any]

Seen = Mapping[str, Any]
"""A view, to those who know no game. A game may say more: if its `view` returns a TypedDict, `tests/web/views.py` makes
the types of its board out of it."""


class SeatRef(TypedDict):
    """A player inside a message: `{"seat": 1}` becomes a name, or "you", when it is read."""

    seat: int


Argument = int | str | SeatRef | Sequence[str | SeatRef]
"""A number, the id of a component (put into words by its noun), a seat, or several components or seats."""


class Message(NamedTuple):
    """A sentence not yet in any language: the id of a text and its arguments."""

    id: str
    args: Mapping[str, Argument] = {}


class Sentence(TypedDict):
    """A message as a view carries it."""

    id: str
    args: Mapping[str, Argument]


class Option(NamedTuple):
    """One thing a seat may do now."""

    key: str
    """Stable and readable, "play:07b>2": what the log and the wire carry."""
    targets: tuple[str, ...]
    """The things on the table that this option is about, in the order a person touches them."""
    label: Message
    quiet: bool = False
    """It declines: pass, skip, stop. Clients offer it, but never as the thing to do."""


class Question(NamedTuple):
    """What a seat is asked. The id of its decision stays the same while others answer theirs."""

    id: str
    seat: int
    kind: str
    prompt: Message


class Event(NamedTuple):
    """Something that happened: what everybody sees, and what only some seats see.

    `public` is None for an event that only its owner may know of.
    """

    kind: str
    public: Json | None
    private: Mapping[int, Json] = {}

    def seen_by(self, seat: int | None) -> Json | None:
        """What this seat (None: a spectator) is told, or None when it is told nothing."""
        own = self.private.get(seat) if seat is not None else None
        if self.public is None and own is None:
            return None
        hidden = {"hidden": True} if self.private and own is None else {}
        return {"kind": self.kind, **(self.public or {}), **(own or {}), **hidden}


class Happened(NamedTuple):
    """What came of a choice."""

    events: list[Event]
    forced: list[str]
    """Keys of the options that were taken right after it without asking, because there was no other."""


class Reason(NamedTuple):
    """Why something is not offered: the rule's number, and a sentence that says what to do."""

    rule: str
    message: Message


class Line(NamedTuple):
    """One row of the score sheet: where points come from, and how many for each seat."""

    caption: Message
    points: tuple[int, ...]


class Result(NamedTuple):
    """How a match ended. Rank 1 is the winner; equal ranks share a place."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    lines: tuple[Line, ...]
    tie: Message | None = None
    """What decided first place where the points did not: a tie-break, or a victory that needs no points.

    Its argument `seat`, if it has one, is the winner.
    """


class Chapter(NamedTuple):
    """Where a match stands, as people would say it: "Year 3", or "Cycle 2" and in it "round 4"."""

    name: Message
    part: Message | None = None


class Player(Protocol):
    """A program that plays. It sees an `Outlook`, never the true state."""

    def choose(self, outlook: Outlook) -> int:
        """One of `outlook.options`."""
        ...


class Outlook(Protocol):
    """What a program is given to decide on: its own view, its options, and worlds it holds possible."""

    seat: int
    options: Sequence[int]
    knowledge: Knowledge

    def view(self) -> Seen:
        """What a person in this seat would see."""
        ...

    def keys(self) -> list[str]:
        """The options as readable keys, in the same order."""
        ...

    def sample(self, chance: Chance) -> State:
        """A whole state that this seat cannot tell from the true one."""
        ...
