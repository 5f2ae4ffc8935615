"""Zones as JSON: what is written of a position, and what a seat sees of it. Compiled: it is done at every choice.

`core/written.py` says how that looks, and reads it again. What is read comes from anywhere; what is written here is
always a table of ours.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from mypy_extensions import i64

from longhouse.core import dealing, zones
from longhouse.core.decisions import DecisionState
from longhouse.core.layout import Layout
from longhouse.core.protocol import Json
from longhouse.core.sets import members_of
from longhouse.core.state import SPECTATOR
from longhouse.core.things import Things
from longhouse.core.zones import Line, Many, Places, Zone


class Form(NamedTuple):
    """How a zone is written where the usual form does not fit: `write(table, number)` and `read(table, number, value)`.

    The number is that of the thing in whose object the zone is written, or NONE. One form may be of several zones:
    the others are declared with `written=False`.
    """

    write: Callable[[Any, int], Any]
    read: Callable[[Any, int, Any], None]


Forms = Mapping[Zone, Form]
USUAL: Forms = MappingProxyType({})


class Field:
    """A zone, or a place of one, in a written position: its name, and in the objects of which things it is written."""

    def __init__(self, zone: Zone, name: str, each: Things | None, place: int = 0) -> None:
        self.zone: Zone = zone
        self.name: str = name
        self.each: Things | None = each
        self.place: int = place
        self.group: str = each.group if each is not None else ""
        """The list of those objects."""
        self.axes: list[Things] = zone.axes if each is None else zone.axes[1:]
        """What is written in the object of one thing: the zone's other axes."""
        self._start: i64 = zone.start
        self._step: i64 = zone.length // each.size if each is not None else 0

    def start(self, number: int) -> int:
        """The first cell of what is written in the object of one thing."""
        return int(self._start + number * self._step)


def field_of(zone: Zone) -> Field:
    """How a zone is written that is no place of one."""
    return Field(zone, zone.name, zone.axes[0] if zone.axes and zone.axes[0].group else None)


class _Fields:
    """Everything that is written of a layout, and which groups are left empty while nothing is in them."""

    def __init__(self, layout: Layout) -> None:
        self.known: int = len(layout.zones)
        self.places: int = _places(layout)
        self.fields: list[Field] = []
        for zone in layout.zones:
            if isinstance(zone, Places):
                for place, (name, each) in enumerate(zip(zone.names, zone.groups, strict=True)):
                    if zone.are_written[place]:
                        self.fields.append(Field(zone, name, each, place))
            elif zone.written:
                self.fields.append(field_of(zone))
        self.sparse: dict[str, list[Zone]] = {}
        for zone in layout.zones:
            for things in zone.axes[:1]:
                if things.sparse:
                    same = [one for one in layout.zones if field_of(one).group == things.group]
                    self.sparse[things.group] = same


_of_layouts: dict[Layout, _Fields] = {}


def _places(layout: Layout) -> int:
    return sum([len(zone.names) for zone in layout.zones if isinstance(zone, Places)])


def _fields(layout: Layout) -> _Fields:
    found = _of_layouts.get(layout)
    if found is None or found.known != len(layout.zones) or found.places != _places(layout):
        found = _of_layouts[layout] = _Fields(layout)
    return found


def fields_of(layout: Layout) -> list[Field]:
    """Everything that is written, in the order of the declarations."""
    return _fields(layout).fields


def entries(things: Things, table: DecisionState) -> int:
    """For how many of these things something is written: of the seats, those that play."""
    return int(table.players) if things.name == "seat" else int(things.size)


def view(layout: Layout, table: DecisionState, seat: int | None) -> Json:
    """What a seat, or a spectator, sees by who may see which zone: all of it, or how much it is."""
    return dump(layout, table, int(SPECTATOR) if seat is None else seat, USUAL)


def dump(layout: Layout, table: DecisionState, viewer: int | None, forms: Forms) -> Json:
    """All zones that write themselves: everything, or what a viewer sees of it."""
    written: Json = {}
    fields = _fields(layout)
    for field in fields.fields:
        inside = field.zone.inside
        object_: Json = written.setdefault(inside, {}) if inside else written
        form = forms.get(field.zone)
        if field.each is None:
            object_[field.name] = _in_row(field, form, table, zones.NONE, viewer)
            continue
        rows: list[Json] | None = object_.get(field.group)
        if rows is None:
            rows = object_[field.group] = [{} for _ in range(entries(field.each, table))]
        for number, row in enumerate(rows):
            row[field.name] = _in_row(field, form, table, number, viewer)
    for group, its_zones in fields.sparse.items():
        if all(one.is_blank(table) for one in its_zones):
            written[group] = []
    return written


def _in_row(field: Field, form: Form | None, table: DecisionState, number: int, viewer: int | None) -> Any:
    """What stands in a field of the position, or of the object of one thing."""
    if form is not None:
        return form.write(table, number)
    zone = field.zone
    if isinstance(zone, Places):
        return _in_place(zone, table, field.place, number, viewer)
    return _value(zone, table, field.axes, field.start(number), viewer)


def _in_place(zone: Places, table: DecisionState, index: int, number: int, viewer: int | None) -> Any:
    """The names of the components in one place, or how many there are."""
    place, seat = zone.place_number(index), max(number, 0)
    if _is_hidden(zone.sights[index], number, viewer):
        return int(zone.count(table, place, seat))
    return [name for card, name in enumerate(zone.axes[0].names) if zone.is_in(table, card, place, seat)]


def _is_hidden(sight: str, owner: int, viewer: int | None) -> bool:
    """Whether a viewer does not see what belongs to an owner; None sees everything."""
    if viewer is None or sight == zones.ALL:
        return False
    return sight == zones.HIDDEN or viewer == SPECTATOR or owner != viewer


def _hides(zone: Zone, at: int, viewer: int | None) -> bool:
    if viewer is None or zone.seen == zones.ALL:
        return False
    return _is_hidden(zone.seen, int(dealing.owner_of(zone, at)), viewer)


def _value(
    zone: Zone, table: DecisionState, axes: list[Things], at: int, viewer: int | None, inner: bool = False
) -> Any:
    if not axes or isinstance(zone, Many):
        return _how_much(zone, table, at) if _hides(zone, at, viewer) else _whole(zone, table, at)
    things, step = axes[0], step_of(axes)
    cells = [at + number * step for number in range(int(things.size))]
    if zone.bag and len(axes) == 1:
        if _hides(zone, at, viewer):
            return sum([int(table.cells[cell]) for cell in cells])
        return [name for name, cell in zip(things.names, cells, strict=True) for _ in range(int(table.cells[cell]))]
    rest = axes[1:]
    values = [_value(zone, table, rest, cell, viewer, True) for cell in cells]
    if things.is_numbered():
        if not zone.brief or inner:
            return values
        last = -1
        for number, cell in enumerate(cells):
            if not _is_blank(zone, table, cell, step):
                last = number
        return values[: last + 1]
    return {
        str(name): value
        for name, value, cell in zip(things.names, values, cells, strict=True)
        if not zone.brief or not _is_blank(zone, table, cell, step)
    }


def step_of(axes: Sequence[Things]) -> int:
    """How many cells lie between two things of the first axis."""
    found = 1
    for things in axes[1:]:
        found *= int(things.size)
    return found


def _is_blank(zone: Zone, table: DecisionState, at: int, length: int) -> bool:
    blank = zone.content.blank
    first: i64 = at
    behind: i64 = at + length
    for cell in range(first, behind):
        if table.cells[cell] != blank:
            return False
    return True


def _whole(zone: Zone, table: DecisionState, at: int) -> Any:
    """What lies in a cell, in a line, in a set of many."""
    if isinstance(zone, Line):
        return [_one(zone, int(table.cells[cell])) for cell in used_cells(zone, table)]
    if isinstance(zone, Many):
        return [name for number, name in enumerate(zone.axes[0].names) if zone.has(table, number)]
    return _one(zone, int(table.cells[at]))


def _how_much(zone: Zone, table: DecisionState, at: int) -> int | None:
    """How many components lie there, for those who do not see which; of a hidden number nothing is said."""
    if isinstance(zone, Line):
        return int(zone.size(table))
    if zone.content.things is None:
        return None
    cells = used_cells(zone, table) if isinstance(zone, Many) else range(at, at + 1)
    return sum([len(members_in(zone, table, cell)) for cell in cells])


def _one(zone: Zone, number: int) -> Any:
    """What lies in one cell."""
    content = zone.content
    things = content.things
    if content.kind == zones.FLAG:
        return number != 0
    if things is None:
        return number
    if content.kind == zones.ONE:
        return None if number == zones.NONE else things.of(number)
    return things.names_in(number)


def used_cells(zone: Zone, table: DecisionState) -> range:
    """The cells of a zone in which something may lie now."""
    if isinstance(zone, Line):
        return range(int(zone.begin), int(zone.begin + zone.size(table)))
    return range(int(zone.start), int(zone.start + zone.length))


def members_in(zone: Zone, table: DecisionState, cell: int) -> list[int]:
    """The numbers of the components in a cell."""
    number = int(table.cells[cell])
    if isinstance(zone, Many):
        return [member + 32 * (cell - int(zone.start)) for member in members_of(number)]
    if zone.content.kind == zones.ONE:
        return [] if number == zones.NONE else [number]
    return members_of(number)
