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
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from longhouse.core import dealing, zones
from longhouse.core.codec import Codec, OptionKind
from longhouse.core.decisions import Decision, DecisionState
from longhouse.core.errors import BadPosition
from longhouse.core.layout import Layout
from longhouse.core.pending import open_decision, read_frames
from longhouse.core.positions import check_fields, misplaced, thing_named, within
from longhouse.core.protocol import Json
from longhouse.core.sets import members_of
from longhouse.core.settings import Setting, Value, complete
from longhouse.core.things import Things
from longhouse.core.zones import Line, Many, Places, Zone

T = TypeVar("T", bound=DecisionState)

_NOT_A_POSITION = (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError)


class Said:
    """Which fields a written position names: by zone, and by the number of the thing that the zone exists for."""

    def __init__(self) -> None:
        self._fields: set[tuple[str, str, int]] = set()

    def add(self, group: str, name: str, number: int = zones.NONE) -> None:
        """Note that a field was there."""
        self._fields.add((group, name, number))

    def has(self, zone: Zone, number: int = zones.NONE) -> bool:
        """Whether a zone was written (of this thing)."""
        return (_group(zone), zone.name, number) in self._fields


class Form(NamedTuple):
    """How a zone is written where the usual form does not fit: `write(table, number)` and `read(table, number, value)`.

    The number is that of the thing in whose object the zone is written, or NONE. One form may be of several zones:
    the others are declared with `written=False`.
    """

    write: Callable[[Any, int], Any]
    read: Callable[[Any, int, Any], None]


Forms = Mapping[Zone, Form]
_USUAL: Forms = MappingProxyType({})


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
        forms: Forms = _USUAL,
        frames_in: str = "pending",
        players: int = 2,
    ) -> None:
        self.layout = layout
        self.settings = settings
        self.new = new
        self.seats = seats
        self.usual = dict(usual or {})
        self.fill = fill
        self.asks = asks
        self.check = check
        self.more = dict(more or {})
        """Fields that the game reads itself, by the object they are in ("" for the position)."""
        self.forms = forms
        self.frames_in = frames_in
        self.players = players
        """How many play, of a game that says no `seats`."""
        self.rows_are_players = any(_group(zone) == "players" for zone in layout.zones)
        """Whether the number of players is how many objects are written for them."""

    # Writing.

    def dump(self, table: T, settings: Mapping[str, object]) -> Json:
        """The whole position, secrets included."""
        written: Json = {} if self.seats is None or self.rows_are_players else {"players": int(table.players)}
        written["settings"] = dict(settings)
        written |= dump(self.layout, table, None, self.forms)
        pending: Json = {"decision": open_decision(table)} if self.frames_in else {}
        pending["frames"] = table.frames.dump()
        pending |= written.get(self.frames_in, {}) if self.frames_in else {}
        return {**written, **({self.frames_in: pending} if self.frames_in else pending)}

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
        settings = complete(self.settings, {**self.usual, **said_settings})
        table = self.new(settings, self._players(position, settings))
        table.clear()
        own = ["settings", *(["players"] if self.seats is not None else []), self.frames_in or "frames"]
        more = {**self.more, "": [*own, *self.more.get("", ())]}
        said = read(self.layout, table, position, more, self.frames_in, self.forms)
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


# Zones as JSON.


def _group(zone: Zone) -> str:
    return zone.axes[0].group if zone.axes else ""


def _entries(things: Things, table: DecisionState) -> int:
    """For how many of these things something is written: of the seats, those that play."""
    return int(table.players) if things.name == "seat" else int(things.size)


def dump(
    layout: Layout, table: DecisionState, seen: Callable[[Zone, int], bool] | None = None, forms: Forms = _USUAL
) -> Json:
    """All zones that write themselves. What `seen(zone, cell)` refuses is written as how much it is."""
    written: Json = {}
    for zone in layout.zones:
        if isinstance(zone, Places):
            _dump_places(zone, table, written, seen)
        elif zone.written:
            _dump_zone(zone, table, written, seen, forms.get(zone))
    for zone in layout.zones:
        for things in zone.axes[:1]:
            if things.sparse and all(one.is_blank(table) for one in layout.zones if _group(one) == things.group):
                written[things.group] = []
    return written


def _dump_zone(
    zone: Zone, table: DecisionState, written: Json, seen: Callable[[Zone, int], bool] | None, form: Form | None
) -> None:
    object_ = written.setdefault(zone.inside, {}) if zone.inside else written
    group = _group(zone)
    if not group:
        if form is not None:
            object_[zone.name] = form.write(table, zones.NONE)
        else:
            object_[zone.name] = _value(zone, table, zone.axes, int(zone.start), seen)
        return
    things = zone.axes[0]
    step = int(zone.length // things.size)
    rows = object_.setdefault(group, [{} for _ in range(_entries(things, table))])
    for number, row in enumerate(rows):
        if form is not None:
            row[zone.name] = form.write(table, number)
        else:
            row[zone.name] = _value(zone, table, zone.axes[1:], int(zone.start) + number * step, seen)


def _value(
    zone: Zone,
    table: DecisionState,
    axes: Sequence[Things],
    at: int,
    seen: Callable[[Zone, int], bool] | None,
    inner: bool = False,
) -> Any:
    if isinstance(zone, Line):
        places = range(int(zone.begin), int(zone.begin + zone.size(table)))
        if seen is not None and not seen(zone, at):
            return len(places)
        return [_one(zone, int(table.cells[place])) for place in places]
    if isinstance(zone, Many):
        if seen is not None and not seen(zone, at):
            return int(zone.count(table))
        return [name for number, name in enumerate(zone.axes[0].names) if zone.has(table, number)]
    if not axes:
        if seen is not None and not seen(zone, at):
            return int(dealing.hidden_members(zone, table, at))
        return _one(zone, int(table.cells[at]))
    things, step = axes[0], _step(axes)
    cells = [at + number * step for number in range(int(things.size))]
    if zone.bag and len(axes) == 1:
        return [name for name, cell in zip(things.names, cells, strict=True) for _ in range(table.cells[cell])]
    values = [_value(zone, table, axes[1:], cell, seen, True) for cell in cells]
    said = [not _is_blank(zone, table, cell, step) for cell in cells]
    if things.is_numbered():
        last = max((number for number, one in enumerate(said) if one), default=-1)
        return values[: last + 1] if zone.brief and not inner else values
    return {
        str(name): value for name, value, one in zip(things.names, values, said, strict=True) if one or not zone.brief
    }


def _step(axes: Sequence[Things]) -> int:
    step = 1
    for things in axes[1:]:
        step *= int(things.size)
    return step


def _is_blank(zone: Zone, table: DecisionState, at: int, length: int) -> bool:
    return all(table.cells[cell] == zone.content.blank for cell in range(at, at + length))


def _one(zone: Zone, number: int) -> Any:
    """What lies in one cell."""
    things = zone.content.things
    if zone.content.kind == zones.FLAG:
        return number != 0
    if things is None:
        return number
    if zone.content.kind == zones.ONE:
        return None if number == zones.NONE else things.of(number)
    return [things.of(member) for member in members_of(number)]


def _dump_places(zone: Places, table: DecisionState, written: Json, seen: Callable[[Zone, int], bool] | None) -> None:
    names = zone.axes[0].names
    for index, (name, each) in enumerate(zip(zone.names, zone.groups, strict=True)):
        if not zone.are_written[index]:
            continue
        if each is None:
            written[name] = _in_place(zone, table, names, index, 0)
            continue
        rows = written.setdefault(each.group, [{} for _ in range(_entries(each, table))])
        for number, row in enumerate(rows):
            row[name] = _in_place(zone, table, names, index, number)


def _in_place(zone: Places, table: DecisionState, names: Sequence[Any], index: int, seat: int) -> list[Any]:
    place = zone.place_number(index)
    return [name for number, name in enumerate(names) if zone.is_in(table, number, place, seat)]


# JSON as zones.


def read(
    layout: Layout,
    table: DecisionState,
    position: Json,
    more: Mapping[str, Sequence[str]],
    frames_in: str = "pending",
    forms: Forms = _USUAL,
) -> Said:
    """Put into the zones what is written; what is not written stays blank. `more`: fields that others read."""
    said = Said()
    _check_names(layout, position, more, frames_in)
    for zone in layout.zones:
        if isinstance(zone, Places):
            _read_places(zone, table, position, said)
        elif zone.written:
            object_ = (position.get(zone.inside) or {}) if zone.inside else position
            _read_zone(zone, table, object_, said, forms.get(zone))
    return said


def _check_names(layout: Layout, position: Json, more: Mapping[str, Sequence[str]], frames_in: str) -> None:
    """BadPosition for a field that does not exist, in the position or in an object that zones are written in."""
    fields: dict[str, list[str]] = {"": list(more.get("", ()))}
    groups: dict[str, list[str]] = {}
    for zone in layout.zones:
        for inside, group, name in _names_of(zone):
            top = fields.setdefault(inside, list(more.get(inside, ())))
            top.append(group or name)
            if group:
                groups.setdefault(group, list(more.get(group, ()))).append(name)
            if inside:
                fields[""].append(inside)
    if frames_in in fields:
        fields[frames_in] += ["decision", "frames"]
    check_fields(position, fields.pop(""))
    for inside, names in fields.items():
        if inside and position.get(inside):
            check_fields(position[inside], names)
    if frames_in and frames_in not in fields and position.get(frames_in):
        check_fields(position[frames_in], ["decision", "frames"])
    for group, names in groups.items():
        for row in position.get(group) or ():
            check_fields(row, names)


def _names_of(zone: Zone) -> Iterator[tuple[str, str, str]]:
    """Where a zone is written: in which object, in which list, under which name."""
    if isinstance(zone, Places):
        for name, each, is_written in zip(zone.names, zone.groups, zone.are_written, strict=True):
            if is_written:
                yield "", each.group if each is not None else "", name
    elif zone.written:
        yield zone.inside, _group(zone), zone.name


def _read_zone(zone: Zone, table: DecisionState, written: Json, said: Said, form: Form | None = None) -> None:
    group = _group(zone)
    if not group:
        if zone.name in written:
            said.add("", zone.name)
            if form is not None:
                form.read(table, zones.NONE, written[zone.name])
            else:
                _put(zone, table, zone.axes, int(zone.start), written[zone.name], zone.name)
        return
    things = zone.axes[0]
    step = int(zone.length // things.size)
    for number, row in enumerate(_rows(things, table, written)):
        if zone.name in row:
            said.add(group, zone.name, number)
            where = f"{group}[{number}].{zone.name}"
            if form is not None:
                form.read(table, number, row[zone.name])
            else:
                _put(zone, table, zone.axes[1:], int(zone.start) + number * step, row[zone.name], where)


def read_zone(zone: Zone, table: DecisionState, object_: Json) -> None:
    """What an object says about a zone that does not write itself."""
    _read_zone(zone, table, object_, Said())


def _rows(things: Things, table: DecisionState, written: Json) -> Sequence[Json]:
    """The objects of a group, not more than there are things."""
    rows: Sequence[Json] = written.get(things.group, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise TypeError(f"{things.group} is a list of objects")
    if len(rows) > _entries(things, table):
        raise misplaced(str(len(rows)), things.group)
    return rows


def _put(zone: Zone, table: DecisionState, axes: Sequence[Things], at: int, value: Any, where: str) -> None:
    if isinstance(zone, Line):
        if len(value) > zone.room:
            raise misplaced(str(len(value)), where)
        for one in value:
            if one is None:
                raise misplaced("null", where)
            zone.append(table, _read_one(zone, one, where))
    elif isinstance(zone, Many):
        zone.clear(table)
        for member in _read_some(zone.axes[0], value):
            zone.put(table, member)
    elif not axes:
        table.cells[at] = _read_one(zone, value, where)
    else:
        _put_each(zone, table, axes, at, value, where)


def _put_each(zone: Zone, table: DecisionState, axes: Sequence[Things], at: int, value: Any, where: str) -> None:
    things, step = axes[0], _step(axes)
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
    return sum(2**member for member in _read_some(things, value))


def _read_some(things: Things, value: Any) -> list[int]:
    members: list[int] = []
    for one in value:
        member = thing_named(one, things)
        if member in members:
            raise BadPosition("error-position-twice", what=str(one))
        members.append(member)
    return members


def _read_places(zone: Places, table: DecisionState, position: Json, said: Said) -> None:
    things = zone.axes[0]
    found: set[int] = set()
    for index, (name, each) in enumerate(zip(zone.names, zone.groups, strict=True)):
        if not zone.are_written[index]:
            continue
        rows = [position] if each is None else _rows(each, table, position)
        for seat, row in enumerate(rows):
            if name not in row:
                continue
            said.add(each.group if each is not None else "", name, seat if each is not None else zones.NONE)
            for card in _read_some(things, row[name]):
                if card in found:
                    raise BadPosition("error-position-twice", what=str(things.of(card)))
                found.add(card)
                zone.put(table, card, zone.place_number(index), seat)


# Components.


def check_apart(layout: Layout, table: DecisionState) -> None:
    """BadPosition for a component that lies in two places (of components that every seat has: of one seat)."""
    found: set[tuple[int, int, int]] = set()
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
        for cell in _used_cells(zone, table):
            owner = int(dealing.owner_of(zone, cell)) if things.own else zones.NONE
            for member in _members(zone, table, cell):
                yield zone, things, owner, member


def _identity(things: Things) -> int:
    return _KINDS.setdefault(f"{things.name}:{things.names}", len(_KINDS))


_KINDS: dict[str, int] = {}


def _used_cells(zone: Zone, table: DecisionState) -> range:
    if isinstance(zone, Line):
        return range(int(zone.begin), int(zone.begin + zone.size(table)))
    return range(int(zone.start), int(zone.start + zone.length))


def _members(zone: Zone, table: DecisionState, cell: int) -> list[int]:
    number = int(table.cells[cell])
    if isinstance(zone, Many):
        return [member + 32 * (cell - int(zone.start)) for member in members_of(number)]
    if zone.content.kind == zones.ONE:
        return [] if number == zones.NONE else [number]
    return members_of(number)


# Views, options, questions.


def view(layout: Layout, table: DecisionState, seat: int | None) -> Json:
    """What a seat, or a spectator, sees by who may see which zone: all of it, or how much it is."""

    def is_seen(zone: Zone, cell: int) -> bool:
        if zone.seen == zones.ALL:
            return True
        return zone.seen == zones.OWNER and seat is not None and int(dealing.owner_of(zone, cell)) == seat

    return dump(layout, table, is_seen)


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
