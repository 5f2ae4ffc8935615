"""What goes over the wire, up and down. OpenAPI's description of the server is made of these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from longhouse.server.clock_models import ClocksInfo

Json = dict[str, Any]
Seat = Annotated[int, Meta(ge=0, le=63)]
RequestId = Annotated[
    str,
    Meta(
        min_length=16,
        max_length=64,
        pattern="^[!-~]*$",
        description="Random, new for every action. Sent again with the same content, it gives the same answer.",
    ),
]
TableId = Annotated[str, Meta(max_length=64)]
Token = Annotated[str, Meta(max_length=128)]
NameOf = Annotated[str, Meta(max_length=64, description="1 to 32 characters when trimmed.")]
BotName = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(max_length=128)]
PaceName = Literal["live", "day", "three-days", "relaxed"]
AtZero = Literal["ask", "bot", "end"]


# Up.


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """The body of a request; an unknown field is refused."""


Access = Literal["open", "link", "closed"]
"""Who sees a table: everybody, whoever has its link, or only those who sit there."""
Ending = Literal["length", "admin", "resigned", "agreed", "time", "idle"]
"""Why a table has ended without being played to its end."""


class SeatWish(Body):
    """Who is to sit in a seat."""

    kind: Literal["me", "here", "open", "bot"]
    name: NameOf | None = None
    bot: BotName | None = None
    invite: NameOf | None = None
    """An open seat: the name of the person for whom it is kept."""


class Origin(Body):
    """An old position: the moment `moment` of a table that is over, as the reader in `seat` (or a spectator) counts."""

    table: TableId
    moment: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Seat | None = None


class NewTable(Body):
    """The table that somebody wants: a game and its seats, a copy of an old position, or a rematch."""

    request: RequestId
    game: Annotated[str, Meta(max_length=64)] | None = None
    settings: Annotated[dict[str, bool | int | str], Meta(max_length=64)] = {}
    access: Access | None = None
    listed: bool = False
    """As `access`: `open`, or else `link`; for clients that do not know that."""
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    seed: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    origin: Origin | None = field(default=None, name="from")
    rematch: TableId | None = None
    lesson: Annotated[str, Meta(max_length=128, description="A chapter: the game, a slash, its name.")] | None = None
    lesson_table: Annotated[int, Meta(ge=0, le=16)] = 0
    hints: bool = False
    """Whether hints are given also while people play each other; against bots they always are."""
    stand_ins: BotName = "levels"
    """Who may play for people who are away: `levels` (any of ours), `nobody`, or the name of one bot."""
    first: bool = False
    """A first game: the set-up is answered until the first real decision."""
    pace: PaceName = "relaxed"
    """How long people have each time they are asked; whoever plays against bots alone has no clock."""
    at_zero: AtZero = "ask"
    """What happens when somebody's time is out: the others are asked, a bot takes over, or the match ends."""


class Pair(Body):
    """A seat that this browser knows."""

    table: TableId
    token: Token


class Mine(Body):
    """All seats that this browser knows."""

    tables: Annotated[list[Pair], Meta(max_length=100)]


class Join(Body):
    """Somebody sits down."""

    request: RequestId
    name: NameOf
    token: Token | None = None
    program: bool = False
    """It is a program that sits down: everybody is shown that."""


class PutBot(Body):
    """A bot for an open seat, or for somebody who is away."""

    request: RequestId
    seat: Seat
    bot: BotName


class StandIn(Body):
    """Which bot plays for somebody who is away; null: one that the table allows."""

    request: RequestId
    bot: BotName | None = None


class Leave(Body):
    """Somebody gets up; while a match runs with others, this bot takes the seat for good."""

    request: RequestId
    bot: BotName | None = None


class Simple(Body):
    """An action that needs nothing else."""

    request: RequestId


class Lesson(Body):
    """What the learner asks the lesson for: show the wanted choice, go back to it, do the whole step."""

    request: RequestId
    do: Literal["show", "again", "skip"]


class Choices(Body):
    """One or several choices of one seat."""

    request: RequestId
    decision: Annotated[str, Meta(max_length=32)]
    choices: Annotated[list[Key], Meta(min_length=1, max_length=64)]
    ask_if_final: bool = False
    linger: Annotated[float, Meta(ge=0, le=10)] = 0.0


class Undo(Body):
    """Take back the last choice, or the whole turn."""

    request: RequestId
    turn: bool = False


class Propose(Body):
    """Go back to a moment, if the others agree; `with` are the tokens of those at the same screen."""

    request: RequestId
    to: Annotated[int, Meta(ge=0, le=1_000_000)]
    together: Annotated[list[Token], Meta(max_length=16)] = field(default_factory=list, name="with")


class Agree(Body):
    """What somebody says to a proposal."""

    request: RequestId
    agree: bool


# Down.


class Said(Struct):
    """A message of the text files: an id with its arguments."""

    id: str
    args: Json


class Problem(Said):
    """What went wrong; `message` is the English sentence."""

    message: str


class Failure(Struct):
    """The answer to everything that is refused."""

    error: Problem


class ChapterInfo(Struct):
    """Where a match stands: "Cycle 2", and in it "round 4"."""

    name: Said
    part: Said | None


class Glance(Struct):
    """A match in a few figures: where it stands, the points that this reader may see, at the end the ranks."""

    chapter: ChapterInfo | None
    scores: list[int | None]
    ranks: list[int] | None


class LobbyRow(Struct, omit_defaults=True):
    """A table in a list; `seat`, `deciding` and `your_turn` only for seats of one's own."""

    table: str
    game: str
    seats: list[LobbySeat]
    status: Literal["waiting", "playing", "over", "closed"]
    changed: float
    seat: int | UnsetType = UNSET
    deciding: list[int] | UnsetType = UNSET
    your_turn: bool | UnsetType = UNSET
    access: Access | UnsetType = UNSET
    closed: Ending | UnsetType = UNSET
    """Why it has ended without being played to its end."""
    pace: PaceName | UnsetType = UNSET
    """If there are clocks."""
    left: float | UnsetType = UNSET
    """So many seconds the reader has left for what they are asked, the free ones and the reserve together."""
    glance: Glance | UnsetType | None = UNSET
    """For a match of one's own, and for a finished one."""


class LobbyPage(Struct):
    """Some of the listed tables, and what `after` is to be for those that come next; null after the last."""

    tables: list[LobbyRow]
    next: str | None


class Joined(Struct):
    """The seat somebody has taken, with the token that opens it from now on."""

    seat: int
    token: str


class Left(Struct):
    """That somebody has got up; `removed` if nobody else was at the table, which is gone then."""

    removed: bool


class Done(Struct, omit_defaults=True):
    """How much the seat that asked has been told when this was done."""

    seq: int
    final: Said | UnsetType = UNSET
    """Nothing was done, because a choice could not be taken back, and why."""
    replaced_at: float | UnsetType = UNSET
    """A bot was asked for in place of somebody who is away: it may take the seat at this time of day."""


class PlayerInfo(Struct):
    """Who plays a seat."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    nick: str | None
    """What a bot of ours is called: the text `bot-name-` and this. A stranger's bot has its own name."""
    lent: bool
    present: bool
    replaced_at: float | None = None
    """The owner is away, and from this time of day on (seconds since 1970) a bot may be put in their place."""
    failed: str | None = None
    """The bot that played here before, until it failed and lost its seat to the one that plays now."""
    program: bool = False
    """A program plays through the API, and said so when it sat down."""
    former: bool = False
    """The owner has left the house: there is no name, and a bot plays the seat to the end."""
    gone: Literal["resigned", "time"] | None = None
    """Why the owner is out of the match for good; a bot plays on."""
    kept: bool = False
    """An open seat that is kept for the person of this name."""
    guest: bool = False
    """A person without a name of their own: anybody may be called like that."""


class DecisionInfo(Struct):
    """What the reader is asked."""

    id: str
    kind: str
    prompt: Said


class OptionInfo(Struct):
    """One thing the reader may do; `quiet`: it declines, and is never the main button."""

    key: str
    targets: list[str]
    label: Said
    quiet: bool = False


class UndoInfo(Struct):
    """What the reader may take back alone; if nothing, why."""

    step: bool
    turn: bool
    refusal: Said | None


class RewindInfo(Struct):
    """A proposal to go back."""

    by: int
    to: int
    waiting_for: list[int]


class VoteInfo(Struct):
    """What somebody wants that all must want: to call the match off."""

    kind: str
    by: int
    waiting_for: list[int]
    since: float


class OrderInfo(Struct):
    """What is answered for a seat without asking it."""

    kind: str
    key: str
    once: bool


class LineInfo(Struct):
    """A row of the score sheet."""

    caption: Said
    points: list[int]


class ResultInfo(Struct):
    """How a match ended."""

    ranks: list[int]
    scores: list[int]
    lines: list[LineInfo]
    tie: Said | None
    """What decided first place where the points did not."""


class BeatInfo(Struct):
    """One picture of what happened: so many events more, and what they have changed in the view (`changes.py`)."""

    events: int
    changes: Json | list[Any]


class StoryPart(Struct, omit_defaults=True):
    """One thing the reader was told."""

    seq: int
    events: list[Json]
    undone: bool
    """Whether it no longer counts: it was taken back, or the match went back to before it."""
    beats: list[BeatInfo] | UnsetType = UNSET
    """Only on the stream: how it is shown, beginning with the view that the reader had."""


class People(Struct):
    """Who is at the table, and what they are asked about it."""

    players: list[PlayerInfo]
    rewind: RewindInfo | None
    rematch: str | None
    closed: Ending | None
    """Why the table has ended without being played to its end; the message `closed-...` of the page says it."""
    stand_in: str | None = None
    """The bot that the reader wants to be replaced by when away; nobody else is told."""
    clocks: ClocksInfo | None = None
    access: Access = "link"
    founder: int | None = None
    """The seat that may change who sees and who sits, before the deal."""
    vote: VoteInfo | None = None
    orders: list[OrderInfo] = []
    """What is answered for the reader; nobody else is told."""
    result: ResultInfo | None = None
    """Who has won, once it has ended with a winner."""


class StepInfo(Struct):
    """A card of a lesson: something to read, to point at or to do. Its words are in the game's lessons."""

    id: str
    kind: Literal["read", "point", "do"]
    light: list[str]
    point: dict[str, str]
    said: list[Said]
    """Beside each other they are $said in its words."""
    figure: int
    """$figure in them."""


class ReplyInfo(Struct):
    """What an option means for a lesson, and the attribute of the step's words that answers it."""

    kind: Literal["yes", "fine", "also", "try", "no"]
    say: str
    lost: int
    """$lost in these words: so many games in a hundred fewer are won with it."""


class TriedInfo(Struct):
    """A choice that was made to see what comes of it; `kept`: the lesson goes on from it, unless one goes back."""

    step: int
    say: str
    kept: bool


class LessonInfo(Struct):
    """Where a learner stands at a table of a lesson."""

    id: str
    chapter: str
    table: int
    tables: int
    steps: list[StepInfo]
    before: int
    """Steps of the tables before."""
    total: int
    step: int
    """The step whose choices are awaited; the number of steps when all are done."""
    cards: list[int]
    """What is to be read, or pointed at, before it."""
    notes: list[Json]
    """Cards for things that are told now: `on`, the kind of an event, with some of its fields, and `id`."""
    replies: dict[str, ReplyInfo]
    tried: TriedInfo | None
    remark: str
    """What answered the last choice, if it was another than the wanted one: words of the step `remarked`."""
    remarked: int
    done: bool
    you: int
    fox: int
    learnt: list[str]
    next: str | None
    """The chapter after this one."""


class TipInfo(Struct):
    """A coach card that fits this moment; whether the reader has seen it before is known to their browser."""

    id: str
    message: Said


class CoachInfo(Struct):
    """In which part of the match this is, and how many coach cards are shown in one, and in a whole match."""

    round: str
    in_round: int
    in_game: int


class NewSeat(Struct, omit_defaults=True):
    """A seat of a new table."""

    seat: int
    kind: Literal["me", "here", "open", "bot", "person"]
    name: str
    bot: str | None
    token: str | UnsetType = UNSET


class Created(Struct):
    """A new table."""

    table: str
    seats: list[NewSeat]


class LobbySeat(Struct):
    """Who sits in a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    nick: str | None
    former: bool = False
    """The owner has left the house, and has no name any more."""
    kept: bool = False
    """An open seat that is kept for the person of this name."""
    guest: bool = False
    """A person without a name of their own: anybody may be called like that."""


class Snapshot(Struct):
    """A table as one reader may see it."""

    table: str
    game: str
    rules: str
    status: Literal["waiting", "playing", "over", "closed"]
    closed: Ending | None
    """Why it has ended without being played to its end: it was too long, the keeper of the house has ended it, somebody
    has resigned, all have agreed, somebody's time was out, or nobody had moved for long."""
    seat: int | None
    seq: int
    players: list[PlayerInfo]
    settings: dict[str, bool | int | str]
    commitment: str
    seed: str | None
    seed_chosen: bool
    deciding: list[int]
    asked: list[int]
    view: Json | None
    decision: DecisionInfo | None
    options: list[OptionInfo]
    places: dict[str, dict[str, str]]
    undo: UndoInfo
    lingers: float
    """So many seconds the bots still wait, because the reader may take back what they did last."""
    rewind: RewindInfo | None
    rematch: str | None
    hints: bool
    """Whether the reader may ask for a hint when it is their decision."""
    away_seconds: float
    """How long somebody must be away before others may ask for a bot in their place."""
    stand_ins: str
    """Which bots may play for people who are away: `levels`, `nobody`, or the name of one."""
    stand_in: str | None
    """The bot that the reader wants to be replaced by when away; nobody else is told."""
    access: Access
    founder: int | None
    """The seat that may change who sees and who sits, before the deal."""
    vote: VoteInfo | None
    """What the table decides together now."""
    orders: list[OrderInfo]
    """What is answered for the reader without asking; nobody else is told."""
    result: ResultInfo | None
    lesson: LessonInfo | None
    """Where the reader stands, if this is a lesson."""
    tips: list[TipInfo]
    coach: CoachInfo | None
    """How many tips are shown; None where there are none."""
    clocks: ClocksInfo | None
    """How much time everybody has; None where there is no limit."""
    story: list[StoryPart]


class Told(Snapshot):
    """A snapshot on the stream: `story` is what is new, `events` the same in one list.

    `undone` are the numbers of all parts of the story, new or not, that no longer count.
    """

    events: list[Json]
    undone: list[int]


class Moment(Struct, omit_defaults=True):
    """The table as it was at an earlier moment."""

    seq: int
    view: Mapping[str, Any]
    events: list[Json]
    beats: list[BeatInfo] | UnsetType = UNSET
    """How it came about, beginning with the moment before."""


class Why(Struct):
    """Why something is not offered."""

    rule: str
    message: Said
