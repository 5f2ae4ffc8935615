"""One game as everybody outside its folder sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol

from typing_extensions import TypeVar

from longhouse.core.chance import Chance
from longhouse.core.codec import Codec
from longhouse.core.decisions import DecisionState
from longhouse.core.errors import BadSeats
from longhouse.core.events import EventTable
from longhouse.core.knowledge import Knowledge
from longhouse.core.protocol import Chapter, Json, Message, Option, Reason, Result, Seen
from longhouse.core.seed import Seed
from longhouse.core.settings import Setting, Value, complete, seats_with
from longhouse.core.sight import Alike, Sights
from longhouse.core.state import Ear, State
from longhouse.core.text import Text
from longhouse.core.zones import Zone

if TYPE_CHECKING:
    from longhouse.core.match import Match

S = TypeVar("S", bound=State, default=Any)
T = TypeVar("T", bound=DecisionState)


class Drawing(Protocol):
    """A picture in lines of text of what a match's view shows; with width 0, sentences to be read aloud."""

    def __call__(self, view: Json, text: Text, names: Sequence[str], width: int = 80) -> Iterable[str]:
        """The lines, none longer than `width` if that can be helped."""
        ...


def _itself(_state: State, _seat: int, option: int) -> int:
    return option


def _no_places(_state: State, _seat: int) -> Mapping[str, Mapping[str, str]]:
    return {}


def same_label(_state: State, _seat: int, label: Message) -> Message:
    """The label of an option's key alone."""
    return label


def _everything(_settings: Mapping[str, Value], events: Sequence[Json]) -> Sequence[Json]:
    return events


def _no_chapter(_state: State) -> Chapter | None:
    return None


def _no_standing(_view: Seen) -> Sequence[int | None]:
    return ()


def _no_holdings(_state: State, _seat: int) -> Mapping[str, Sequence[str]]:
    return {}


def _no_facets(_state: State, _seat: int) -> Mapping[str, str]:
    return {}


def _no_reasons(_before: State, _after: State, _seat: int) -> Sequence[Message]:
    return ()


def begins(new: Callable[[Mapping[str, Value], int], T]) -> Callable[[int, Mapping[str, Value], Chance, Ear | None], T]:
    """How a game starts that makes an empty table with `new(settings, seats)`."""

    def start(seats: int, chosen: Mapping[str, Value], chance: Chance, ear: Ear | None) -> T:
        table = new(chosen, seats)
        table.begin(chance, ear)
        return table

    return start


@dataclass(frozen=True)
class Game(Generic[S]):
    """What a game's folder hands over as `GAME`. S is the class of its states; who knows no game need not say it."""

    id: str
    seats: range
    """How many may play, unless a setting says otherwise."""
    minutes: int
    """About how long a match takes people around a table, with the fewest players."""
    settings: tuple[Setting, ...]
    """The settings a match may be started with."""
    rules_version: str
    """Changes whenever the same choices could lead to another position."""
    folder: Path
    """Where the game's data, text and drawings lie."""

    codec: Codec
    events: EventTable
    streams: tuple[str, ...]

    start: Callable[[int, Mapping[str, Value], Chance, Ear | None], S]
    """The position before the first decision: seats, all settings, luck, and who listens."""
    load: Callable[[Json], S]
    """A position from its dump, or from what a person wrote by hand."""
    view: Callable[[S, int | None], Seen]
    """What a seat, or a spectator, may see. What nobody wrote down here is hidden."""
    prompt: Callable[[S, int], tuple[str, Message]]
    """The name of a seat's open decision, and the question."""
    why_not: Callable[[S, int, str], Reason | None]
    """Why no option goes on with a target. The match asks only where none does, after what was touched before."""
    result: Callable[[S], Result]
    knowledge: Knowledge
    draw: Drawing
    """The table in lines of text, from a match's view and the players' names."""

    vocabularies: tuple[str, ...] = ()
    """Wordings to choose from, the first being the default; each other one has overlay text files."""
    sheets: Mapping[str, Drawing] = field(default_factory=dict)
    """Further drawings that a reader may ask for by name; one that has nothing to show draws no line.

    "schedule" also belongs to the rules, "review" to the end of a match: the secrets that nobody saw.
    """

    label: Callable[[S, int, Message], Message] = same_label
    """The label of an option with the names that only the position knows, such as the tile in a slot."""
    same_choice: Callable[[S, int, int], int] = _itself
    """The listed option that stands for this one, where equal components make one option out of several."""
    places: Callable[[S, int], Mapping[str, Mapping[str, str]]] = _no_places
    """For a decision that fills places in any order a person likes: for every place still free, each thing that may go
    there with the key of that option. A client may collect them and send them in the order of the places."""
    remember: Callable[[Mapping[str, Value], Sequence[Json]], Sequence[Json]] = _everything
    """What of the events told so far is still shown while the game runs, by its settings."""
    forgets: Callable[[Mapping[str, Value]], bool] | None = None
    """Whether `remember` leaves anything out with these settings; not said, it is asked every time."""

    more_minutes: int = 0
    """How much longer each further player makes it."""
    free_seconds: float = 45.0
    """How long people who play live may think each time they are asked before their reserve runs."""
    first_game: Mapping[str, Value] = field(default_factory=dict)
    """Settings that make a first match simpler."""
    chapter: Callable[[S], Chapter | None] = _no_chapter
    """Where the match stands, from what everybody sees; for lists of matches and for the chapters of a replay."""
    standing: Callable[[Any], Sequence[int | None]] = _no_standing
    """Everybody's points as a view shows them, None where it does not; empty if the game has none while it runs."""
    reasons: Callable[[S, S, int], Sequence[Message]] = _no_reasons
    """What a choice brings a seat, from the position before it and one after it: clauses, the weightiest first."""
    holdings: Callable[[S, int], Mapping[str, Sequence[str]]] = _no_holdings
    """What a seat had in a match that is over and others may not have had: ids of components, by kind. Whoever studies
    the balance of a game asks how often those who had a thing won. The text `holding-` and a kind is its heading."""
    ahead: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What may be answered without being asked: names of decisions, each with the keys that may be ordered for it. They
    must be offered whenever it is asked, or for reasons that everybody knows: what an order does must tell nothing. The
    text `ahead-`, the name, `-` and the key (with `-` for `:`) says it."""
    against: Mapping[str, str] = field(default_factory=dict)
    """Kinds of events in which somebody acts against another seat, each with the field that names that seat. Everybody
    must see both: who is away is told of it."""
    facets: Callable[[S, int], Mapping[str, str]] = _no_facets
    """As what a seat played, for lists of results: the few of its holdings that people would name, by kind. Where there
    are several of a kind, their ids with a blank between them."""
    halves: tuple[Callable[[S], Seen], Callable[[S, int | None], Seen]] | None = None
    """A view in two parts, for whoever makes it for many readers: what it shows to everybody alike, and the rest."""
    sights: Sights = field(default_factory=dict)
    """What programs make out in zones of which its view shows something else than they declare (`core/sight.py`)."""
    alike: Mapping[Zone, Alike] = field(default_factory=dict)
    """Zones that say where components are of which several look the same."""

    def new(
        self,
        seats: int | None = None,
        seed: int | str | bytes | None = None,
        settings: Mapping[str, object] | None = None,
        *,
        names: Sequence[str] = (),
        bots: Iterable[int] = (),
        rated: bool = False,
        position: Json | None = None,
        luck: Mapping[str, Sequence[int | str]] | None = None,
    ) -> Match:
        """A match before its first decision. Without a seed, 256 bits come from the operating system.

        With a written `position` (what `dump` writes, or what `load` takes) the match begins there instead of with a
        deal; its seats and settings are those of the position. `luck` says what chance brings first after the
        beginning, by the name of a stream (`game.streams`), each outcome as the id of a component or as a number:

            match = game.new(position={"players": 2, ...}, luck={"tiles": ["T22", "T13"], "dice": [5]})

        More can be wished for later with `match.wish`. Undo, rewind, files and `verify` work as always. Such a match
        shows that its luck was chosen (`seed_chosen`).
        """
        from longhouse.core.match import Match

        if position is not None:
            asked = {**(settings or {}), **position.get("settings", {})}
            position = self.load({**position, "settings": asked} if asked else position).dump()
            settings = position.get("settings", asked)
        chosen = complete(self.settings, settings or {})
        count = self.check_seats(seats, chosen) if position is None else self._seats_in(position, seats)
        secret = Seed.of(seed)
        if position is not None:
            secret = secret._replace(chosen=True)
        match = Match.start(self, count, chosen, secret, names=names, bots=bots, rated=rated, position=position)
        for stream, outcomes in (luck or {}).items():
            match.wish(stream, *outcomes)
        return match

    def _seats_in(self, position: Json, asked: int | None) -> int:
        """How many play in a position; BadSeats if somebody asked for another number."""
        seats = len(self.load(position).scores())
        if asked not in (None, seats):
            raise BadSeats("error-seats", game=self.id, seats=asked, low=seats, high=seats)
        return seats

    def option(self, state: S, seat: int, code: int) -> Option:
        """An option as a position offers it to a seat."""
        found = self.codec.option(code)
        return found._replace(label=self.label(state, seat, found.label))

    def may_forget(self, settings: Mapping[str, Value]) -> bool:
        """Whether people may forget anything of a match that is set up like this."""
        if self.forgets is not None:
            return self.forgets(settings)
        return self.remember is not _everything

    def all_seats(self) -> range:
        """How many may play, whatever the settings: from the fewest to the most."""
        numbers = [*self.seats, *(n for setting in self.settings for seats in setting.seats.values() for n in seats)]
        return range(min(numbers), max(numbers) + 1)

    def minutes_with(self, seats: int) -> int:
        """About how long a match of so many people takes."""
        return max(self.minutes + (seats - self.seats[0]) * self.more_minutes, 1)

    def seats_with(self, chosen: Mapping[str, Value]) -> range:
        """How many may play with these settings; those not said have their defaults."""
        return seats_with(self.settings, chosen, self.seats)

    def check_seats(self, seats: int | None, chosen: Mapping[str, Value]) -> int:
        """The number of players, the smallest one if not said; BadSeats if these settings do not take so many."""
        fitting = self.seats_with(chosen)
        if seats is None:
            return fitting[0]
        if seats not in fitting:
            raise BadSeats("error-seats", game=self.id, seats=seats, low=fitting[0], high=fitting[-1])
        return seats
