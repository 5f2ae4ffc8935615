"""What people at the tables have seen and were told, kept until it is compared with what is on disk."""

from dataclasses import dataclass, field


@dataclass
class Act:
    """One request that was answered for good: 200 means that it is done, anything else that nothing was."""

    kind: str
    """`choose`, `undo`, `rewind` (a proposal) or `answer` (to one)."""
    seat: int
    body: dict
    sent: float
    """When it was sent first."""
    answered: float
    status: int
    answer: dict
    tries: int = 1
    duel: int | None = None
    """Two with the same number were sent at once, for the same decision."""

    @property
    def done(self):
        return self.status == 200


@dataclass
class Look:
    """A snapshot that somebody asked for."""

    reader: int | None
    sent: float
    answered: float
    data: dict


@dataclass
class Heard:
    """One `told` message of a stream, and the number that this reader had before it."""

    reader: int | None
    after: int
    number: int | None
    text: str


@dataclass
class TableRecord:
    """Everything that was seen of one table."""

    table: str
    game: str
    tokens: list
    bots: frozenset = frozenset()
    acts: list = field(default_factory=list)
    looks: list = field(default_factory=list)
    heard: list = field(default_factory=list)
    repeats: list = field(default_factory=list)
    """Pairs of answers that must be equal: of the same request, sent again."""
    files: list = field(default_factory=list)
    """The text of the match file, once it is over."""
    trouble: list = field(default_factory=list)
    """What its people themselves found strange."""

    @property
    def readers(self):
        return [*range(len(self.tokens)), None]


@dataclass
class Export:
    """What `longhouse export` wrote: lines by table, and when it was begun."""

    began: float
    lines: dict
