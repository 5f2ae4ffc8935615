"""A whole game from what it declares: zones, decisions, events, luck and settings.

    GAME: Game[Caravans] = game("caravans", Caravans, TABLE, [LAY, DRAW], EVENTS, LUCK, ...)

Dumps, loading and its refusals, views, worlds that a seat holds possible, option keys, questions, reasons, results, a
bot's knowledge and a drawing follow. Whatever a game wants otherwise it says itself, as a method of its table or as a
field of its `Game`. `examples/caravans` is such a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from longhouse.core import zones
from longhouse.core.chance import Chance, Streams
from longhouse.core.codec import Codec
from longhouse.core.decisions import Decision, DecisionState, listed
from longhouse.core.errors import BadPosition
from longhouse.core.events import EventTable
from longhouse.core.game import Game, begins
from longhouse.core.layout import Layout
from longhouse.core.lines import drawing
from longhouse.core.pending import check_asked, check_frames, prompt
from longhouse.core.playout import Playouts
from longhouse.core.positions import misplaced
from longhouse.core.protocol import Json, Line, Message, Reason, Result, SeatRef
from longhouse.core.sets import BIT
from longhouse.core.settings import Setting, Value, seats_with
from longhouse.core.sight import hidden
from longhouse.core.things import Things
from longhouse.core.written import Positions, Said, codec, lying, view
from longhouse.core.zones import Zone

_PLAYOUTS = 4


class Table(DecisionState):
    """What lies on the table of a declared game. A game says `set_up` and `scores`, and more where it must."""

    def __init__(self, declared: Declared[Any], settings: Mapping[str, Value], players: int) -> None:
        super().__init__(declared.layout, players)
        self.declared = declared
        self.settings = settings
        self.decisions = declared.decisions

    # What a game may say.

    def in_play(self, things: Things) -> Sequence[int]:
        """The components of a kind that this match is played with: all of them, unless a setting says otherwise."""
        return range(int(things.size))

    def resume(self) -> None:
        """Ask the usual question of a position that somebody wrote without saying what is asked."""

    def check(self) -> None:
        """BadPosition for what contradicts the rules in a position that somebody wrote."""

    def score_lines(self) -> Sequence[Line]:
        """Where the points come from, a line each."""
        return ()

    # What follows.

    def blank(self) -> DecisionState:
        """Another table of the same match."""
        return type(self)(self.declared, self.settings, int(self.players))

    def dump(self) -> Json:
        """The whole position, secrets included."""
        return self.declared.dump(self, self.settings)

    def goes_without_asking(self, decision: Decision[Any], seat: int, frame: int, option: int) -> bool:
        """An only option is taken without asking, unless luck would speak: what it says cannot be taken back."""
        if decision.is_asked_anyway():
            return False
        trial = self.copy()
        try:
            decision.take(trial, seat, frame, option, _NO_LUCK)
        except _LuckSpeaksError:
            return False
        return True


class _LuckSpeaksError(Exception):
    pass


class _NoLuck(Chance):
    """Finds out whether a choice needs luck."""

    def pick(self, stream: int, n: int) -> int:
        raise _LuckSpeaksError


_NO_LUCK = _NoLuck()

T = TypeVar("T", bound=Table)


class Declared(Positions[T]):
    """What a game declares, and how its positions are written and read."""

    def __init__(
        self,
        table: type[T],
        layout: Layout,
        decisions: list[Decision[T]],
        settings: Sequence[Setting],
        seats: range,
        rest: Sequence[Zone],
    ) -> None:
        varies = len(seats) > 1 or any(setting.seats for setting in settings)
        super().__init__(
            layout,
            settings,
            lambda chosen, players: table(self, chosen, players),
            seats=(lambda chosen: seats_with(settings, chosen, seats)) if varies else None,
            players=seats[0],
            fill=self._lay_the_rest,
            asks=lambda written, position, said: written.resume(),
            check=self._check,
        )
        self.decisions = listed(decisions)
        self.rest = rest

    def _lay_the_rest(self, table: T, position: Json, said: Said) -> None:
        """Components that nobody has named lie where the rest lies, unless that is written."""
        for zone in self.rest:
            things = _things(zone)
            for owner in range(int(table.players)) if things.own else (zones.NONE,):
                if not said.has(zone, owner):
                    cell = int(zone.start) + max(owner, 0)
                    for one in _missing(self.layout, table, things, owner):
                        table.cells[cell] |= BIT[one]

    def _check(self, table: T) -> None:
        for zone in self.rest:
            self._check_complete(table, _things(zone))
        check_frames(table)
        if table.is_over() != (table.frames.depth == 0):
            raise misplaced("frames", self.frames_in)
        if not table.is_over():
            check_asked(table)
        table.check()

    def _check_complete(self, table: T, things: Things) -> None:
        """All components of a kind that are in play lie somewhere, and no others."""
        known = set(table.in_play(things))
        for zone, kind, _, one in lying(self.layout, table):
            if kind is things and one not in known:
                raise misplaced(str(things.of(one)), zone.name)
        for owner in range(int(table.players)) if things.own else (zones.NONE,):
            for one in _missing(self.layout, table, things, owner):
                raise BadPosition("error-position-missing", what=str(things.of(one)))


def _things(zone: Zone) -> Things:
    things = zone.content.things
    if things is None or zone.content.kind != zones.SOME or zone.length != (zone.axes[0].size if things.own else 1):
        raise ValueError(f"{zone.name}: the rest lies in a set, or in a set of each seat that has its own")
    return things


def _missing(layout: Layout, table: Table, things: Things, owner: int) -> list[int]:
    """Components in play that lie nowhere."""
    found = {one for _, kind, whose, one in lying(layout, table) if kind is things and whose == owner}
    return [one for one in table.in_play(things) if one not in found]


def game(
    id: str,  # noqa: A002
    table: type[T],
    layout: Layout,
    decisions: list[Decision[T]],
    events: EventTable,
    luck: Streams,
    *,
    folder: Path,
    seats: range,
    minutes: int,
    turn_rule: str,
    end_rule: str,
    settings: tuple[Setting, ...] = (),
    rest: Sequence[Zone] = (),
    rules_version: str = "1",
    **own: Any,
) -> Game[T]:
    """The game of these declarations.

    `turn_rule`, `end_rule`: the numbers of the rules that say who does what when, and when it is over; for the reasons
    why something is not offered. `rest`: zones where everything lies that a written position does not name; it is then
    checked that no component is missing. `own`: what else the game says itself, `draw` or `knowledge` (see `Game`).
    """
    declared = Declared(table, layout, decisions, settings, seats, rest)
    group = _group_of_seats(layout)
    options = codec(declared.decisions)
    usual: dict[str, Any] = {
        "id": id,
        "seats": seats,
        "minutes": minutes,
        "settings": settings,
        "rules_version": rules_version,
        "folder": folder,
        "codec": options,
        "events": events,
        "streams": tuple(luck.names),
        "start": begins(declared.new),
        "load": declared.load,
        "view": lambda state, seat: _view(state, seat, group),
        "prompt": prompt,
        "why_not": _why_not(options, declared.decisions, turn_rule, end_rule),
        "result": result,
        "knowledge": Playouts(_PLAYOUTS),
        "draw": drawing(group),
        "sights": hidden(*(zone for zone in layout.zones if not zone.written)),
    }
    return Game(**{**usual, **own})


def _group_of_seats(layout: Layout) -> str:
    for zone in layout.zones:
        if zone.axes and zone.axes[0].name == "seat":
            return zone.axes[0].group
    return ""


def _view(table: Table, seat: int | None, group: str) -> Json:
    """What the zones let a seat see, and everybody's points."""
    seen = view(table.declared.layout, table, seat)
    if not group:
        return {**seen, "scores": table.scores()}
    for player, score in zip(seen[group], table.scores(), strict=True):
        player["score"] = score
    return seen


def result(table: Table) -> Result:
    """More points are better; equal points share a place."""
    scores = table.scores()
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Result(ranks, tuple(scores), tuple(table.score_lines()))


# Why something is not offered.


def _why_not(
    options: Codec, decisions: Sequence[Decision[Any]], turn_rule: str, end_rule: str
) -> Callable[[Table, int, str], Reason | None]:
    """What the open decision says about a target of its own; of all others that this is not what is asked now."""

    @cache
    def targets() -> Mapping[str, Sequence[str]]:
        """The decisions that each target of the game belongs to."""
        found: dict[str, list[str]] = {}
        for target, name in _targets(options, decisions):
            found.setdefault(target, []).append(name)
        return found

    def why_not(table: Table, seat: int, target: str) -> Reason | None:
        if target not in targets():
            return None
        if table.is_over():
            return Reason(end_rule, Message("why-over"))
        if seat not in table.deciding():
            others = [SeatRef(seat=other) for other in table.deciding()]
            return Reason(turn_rule, Message("why-wait", {"seats": others}))
        frame = table.frames.of(seat)
        decision = table.decisions[table.frames.kind(frame)]
        if decision.name not in targets()[target]:
            return Reason(turn_rule, Message("why-later"))
        kind, _, name = target.partition(":")
        return decision.why_not(table, seat, frame, kind, name) or Reason(turn_rule, Message("why-not-offered"))

    return why_not


def _targets(options: Codec, decisions: Sequence[Decision[Any]]) -> Iterator[tuple[str, str]]:
    for decision in decisions:
        for kind in decision.options:
            for code in range(int(kind.base), int(kind.base + kind.size)):
                for target in options.option(code).targets:
                    yield target, decision.name
