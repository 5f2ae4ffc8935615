"""Positions as JSON that a person can read and write: from a game's zones and decisions follows how they are written,
read and checked, what a seat sees of them, how options are called and what is asked.

A zone is a field of its name; one that exists for each of some things is an object by their names (a list, if people
call them by numbers), or a field of each object in the list that those things are grouped in:

    {"round": 2, "tied": ["P1"], "players": [{"hand": ["07b"], "tokens": 3}, {"hand": []}],
     "pending": {"decision": "deploy", "frames": [...]}}

What is pending is written as the numbers of its frames. A person may write the names instead, bottom first:

    "pending": {"frames": [{"decision": "deploy", "seat": 0, "pile": 2},
                           {"decision": "deploy", "seat": 1, "pile": 0, "together": true}]}
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Generic, TypeVar

from longhouse.core import dealing, writing, zones
from longhouse.core.codec import Codec, OptionKind
from longhouse.core.decisions import Decision, DecisionState
from longhouse.core.errors import BadPosition
from longhouse.core.layout import Layout
from longhouse.core.pending import open_decision, read_frames
from longhouse.core.positions import check_fields, misplaced, thing_named, within
from longhouse.core.protocol import Json
from longhouse.core.sets import set_of
from longhouse.core.settings import Setting, Value, recalled
from longhouse.core.things import Things
from longhouse.core.writing import (
    USUAL,
    Field,
    Forms,
    entries,
    field_of,
    fields_of,
    members_in,
    step_of,
    used_cells,
)
from longhouse.core.writing import Form as Form
from longhouse.core.writing import view as view
from longhouse.core.zones import Line, Many, Places, Zone

T = TypeVar("T", bound=DecisionState)

_NOT_A_POSITION = (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError)


class Said:
    """Which fields a written position names: by zone, and by the number of the thing that the zone exists for."""

    def __init__(self) -> None:
        self._fields: set[tuple[str, str, int]] = set()

    def add(self, group: str, name: str, number: int) -> None:
        """Note that a field was there."""
        self._fields.add((group, name, number))

    def has(self, zone: Zone, number: int = zones.NONE) -> bool:
        """Whether a zone was written (of this thing)."""
        return (field_of(zone).group, zone.name, number) in self._fields


class Positions(Generic[T]):
    """How positions of one game are written and read.

    `new` makes an empty table. `fill` completes what a person left out, `asks` puts the usual question where none is
    written, `check` raises BadPosition for what contradicts the rules; all three are the game's own. So are `forms`,
    for zones that are not written in the usual one.
    """

    def __init__(
        self,
        layout: Layout,
        settings: Sequence[Setting],
        new: Callable[[Mapping[str, Value], int], T],
        *,
        seats: Callable[[Mapping[str, Value]], range] | None = None,
        usual: Mapping[str, Value] | None = None,
        fill: Callable[[T, Json, Said], None] | None = None,
        asks: Callable[[T, Json, Said], None] | None = None,
        check: Callable[[T], None] | None = None,
        more: Mapping[str, Sequence[str]] | None = None,
        forms: Forms = USUAL,
        frames_in: str = "pending",
        players: int = 2,
    ) -> None:
        self.layout = layout
        self.settings = settings
        self.new = new
        self.seats = seats
        self.usual = dict(usual or {})
        """Settings that a position has if it does not say otherwise, where they are not the usual ones."""
        self.fill = fill
        self.asks = asks
        self.check = check
        self.more = dict(more or {})
        """Fields that the game reads itself, by the object they are in ("" for the position)."""
        self.forms = forms
        self.frames_in = frames_in
        """The object that the frames are written in; "" for the position itself."""
        self.players = players
        """How many play, of a game that says no `seats`."""
        self.rows_are_players = any(field_of(zone).group == "players" for zone in layout.zones)
        """Whether the number of players is how many objects are written for them."""

    # Writing.

    def dump(self, table: T, settings: Mapping[str, object]) -> Json:
        """The whole position, secrets included."""
        written: Json = {} if self.seats is None or self.rows_are_players else {"players": int(table.players)}
        written["settings"] = dict(settings)
        written |= writing.dump(self.layout, table, None, self.forms)
        if not self.frames_in:
            return written | {"frames": table.frames.dump()}
        pending = {"decision": open_decision(table), "frames": table.frames.dump()}
        pending |= written.get(self.frames_in, {})
        return written | {self.frames_in: pending}

    # Reading.

    def load(self, position: Json) -> T:
        """A position from its dump, or from what a person wrote; BadPosition says what contradicts itself."""
        try:
            return self._load(position)
        except _NOT_A_POSITION as error:
            raise BadPosition("error-position-shape", what=str(error)) from error

    def _load(self, position: Json) -> T:
        said_settings = position.get("settings", {})
        if not isinstance(said_settings, dict):
            raise TypeError("settings is an object")
        settings = recalled(self.settings, {**self.usual, **said_settings})
        table = self.new(settings, self._players(position, settings))
        table.clear()
        self._check_names(position)
        said = self._read(table, position)
        if self.fill is not None:
            self.fill(table, position, said)
        pending = position.get(self.frames_in) if self.frames_in else position
        if pending and (self.frames_in or "frames" in pending):
            table.frames = read_frames(pending["frames"], table.decisions)
        elif self.asks is not None:
            self.asks(table, position, said)
        check_apart(self.layout, table)
        if self.check is not None:
            self.check(table)
        return table

    def _players(self, position: Json, settings: Mapping[str, Value]) -> int:
        if self.seats is None:
            return self.players
        fitting = self.seats(settings)
        said = position.get("players", fitting[0])
        if self.rows_are_players and isinstance(said, list):
            said = len(said)
        return within(said, fitting[0], fitting[-1], "players")

    def _check_names(self, position: Json) -> None:
        """BadPosition for a field that does not exist, in the position or in an object that zones are written in."""
        names: dict[str, list[str]] = {}
        lists = {field.group for field in fields_of(self.layout)}

        def add(object_: str, *fields: str) -> None:
            names.setdefault(object_, list(self.more.get(object_, ()))).extend(fields)

        add("", "settings", *(["players"] if self.seats is not None else []), self.frames_in or "frames")
        for field in fields_of(self.layout):
            inside, group = field.zone.inside, field.group
            if inside:
                add("", inside)
            add(inside, group or field.name)
            if group:
                add(group, field.name)
        if self.frames_in:
            add(self.frames_in, "decision", "frames")
        check_fields(position, names.pop(""))
        for object_, fields in names.items():
            written: Any = position.get(object_) or ()
            for row in written if object_ in lists else [written]:
                check_fields(row, fields)

    def _read(self, table: T, position: Json) -> Said:
        """Put into the zones what is written; what is not written stays blank."""
        said = Said()
        placed: set[tuple[Zone, int]] = set()
        for field in fields_of(self.layout):
            inside = field.zone.inside
            object_ = (position.get(inside) or {}) if inside else position
            for number, value in _said_of(field, table, object_):
                said.add(field.group, field.name, number)
                if field.zone in self.forms:
                    self.forms[field.zone].read(table, number, value)
                elif isinstance(field.zone, Places):
                    _read_place(field.zone, table, field.place, number, value, placed)
                else:
                    _read_field(field, table, number, value)
        return said


# JSON as zones.


def read_zone(zone: Zone, table: DecisionState, object_: Json) -> None:
    """What an object says about a zone that does not write itself."""
    field = field_of(zone)
    for number, value in _said_of(field, table, object_):
        _read_field(field, table, number, value)


def _said_of(field: Field, table: DecisionState, object_: Json) -> Iterator[tuple[int, Any]]:
    """What is written in a field, with the number of the thing in whose object it stands, or NONE."""
    rows = [(zones.NONE, object_)] if field.each is None else enumerate(_rows(field.each, table, object_))
    for number, row in rows:
        if field.name in row:
            yield number, row[field.name]


def _rows(things: Things, table: DecisionState, written: Json) -> Sequence[Json]:
    """The objects of a group, not more than there are things."""
    rows: Sequence[Json] = written.get(things.group, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise TypeError(f"{things.group} is a list of objects")
    if len(rows) > entries(things, table):
        raise misplaced(str(len(rows)), things.group)
    return rows


def _read_field(field: Field, table: DecisionState, number: int, value: Any) -> None:
    where = field.name if field.each is None else f"{field.group}[{number}].{field.name}"
    _put(field.zone, table, field.axes, field.start(number), value, where)


def _read_place(
    zone: Places, table: DecisionState, index: int, number: int, value: Any, placed: set[tuple[Zone, int]]
) -> None:
    for card in _read_some(zone.axes[0], value):
        if (zone, card) in placed:
            raise BadPosition("error-position-twice", what=str(zone.axes[0].of(card)))
        placed.add((zone, card))
        zone.put(table, card, zone.place_number(index), max(number, 0))


def _put(zone: Zone, table: DecisionState, axes: Sequence[Things], at: int, value: Any, where: str) -> None:
    if isinstance(zone, Line):
        if len(value) > zone.room:
            raise misplaced(str(len(value)), where)
        for one in value:
            if one is None:
                raise misplaced("null", where)
            zone.append(table, _read_one(zone, one, where))
    elif isinstance(zone, Many):
        zone.reset(table)
        for member in _read_some(zone.axes[0], value):
            zone.put(table, member)
    elif not axes:
        table.cells[at] = _read_one(zone, value, where)
    else:
        _put_each(zone, table, axes, at, value, where)


def _put_each(zone: Zone, table: DecisionState, axes: Sequence[Things], at: int, value: Any, where: str) -> None:
    things, step = axes[0], step_of(axes)
    if zone.bag and len(axes) == 1:
        for one in value:
            cell = at + thing_named(one, things)
            table.cells[cell] = within(int(table.cells[cell]) + 1, int(zone.content.low), int(zone.content.high), where)
        return
    entries: Iterable[tuple[int, Any]]
    if things.is_numbered():
        if not isinstance(value, list | tuple):
            raise misplaced(str(value), where)
        if len(value) > things.size:
            raise misplaced(str(len(value)), where)
        entries = enumerate(value)
    else:
        entries = [(thing_named(name, things) - int(things.start), one) for name, one in value.items()]
    for number, one in entries:
        _put(zone, table, axes[1:], at + number * step, one, where)


def _read_one(zone: Zone, value: Any, where: str) -> int:
    """A cell's number from what is written."""
    content, things = zone.content, zone.content.things
    if content.kind == zones.FLAG:
        return int(within(int(value) if isinstance(value, bool) else value or 0, 0, 1, where))
    if things is None:
        return within(value, int(content.low), int(content.high), where)
    if content.kind == zones.ONE:
        return zones.NONE if value is None and content.blank == zones.NONE else thing_named(value, things)
    return int(set_of(_read_some(things, value)))


def _read_some(things: Things, value: Any) -> list[int]:
    members: list[int] = []
    for one in value:
        member = thing_named(one, things)
        if member in members:
            raise BadPosition("error-position-twice", what=str(one))
        members.append(member)
    return members


# Components.


def check_apart(layout: Layout, table: DecisionState) -> None:
    """BadPosition for a component that lies in two places (of components that every seat has: of one seat)."""
    found: set[tuple[str, int, int]] = set()
    for _, things, owner, member in lying(layout, table):
        if (id_ := (_identity(things), owner, member)) in found:
            raise BadPosition("error-position-twice", what=str(things.of(member)))
        found.add(id_)


def lying(layout: Layout, table: DecisionState) -> Iterator[tuple[Zone, Things, int, int]]:
    """Every component that lies in a zone: where, of which kind, whose (if every seat has its own), its number."""
    for zone in layout.zones:
        things = zone.content.things
        if zone.marks or things is None or isinstance(zone, Places):
            continue
        for cell in used_cells(zone, table):
            owner = int(dealing.owner_of(zone, cell)) if things.own else zones.NONE
            for member in members_in(zone, table, cell):
                yield zone, things, owner, member


@cache
def _identity(things: Things) -> str:
    """The same for things that were declared twice, with the same names."""
    return f"{things.name}:{things.names}"


# Options.


def codec(decisions: Iterable[Decision[Any]]) -> Codec:
    """The option table of all these decisions."""
    kinds: dict[int, OptionKind] = {}
    for decision in decisions:
        for options in decision.options:
            fields = {things.name: [_word(name) for name in things.names] for things in options.things}
            kinds[int(options.base)] = OptionKind(
                options.name, int(options.base), options.key, tuple(options.targets), fields, options.declines
            )
    return Codec(*kinds.values())


def _word(name: Any) -> str | tuple[str, ...]:
    return tuple(name) if isinstance(name, tuple) else str(name)
