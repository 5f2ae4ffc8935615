"""Positions as numbers, for programs that learn: derived from the zones that a game declares, as one seat sees them.

    observer = Observer(game)
    observer.flat(state, seat)      # float32, all between 0 and 1, always as long
    observer.zones(state, seat)     # the same numbers, a table for each zone by its name
    observer.features()             # what each number of the flat vector is

What a cell of a zone becomes follows from what it holds (`core/zones.py`):

- a number: a figure from 0 for its lowest to 1 for its highest value; if its bounds are far apart, by its logarithm;
- yes or no: 0 or 1;
- one thing: a 1 among zeros, the first of them for "none";
- some things: a 0 or 1 for each of them;
- a line: how full it is, then its things in their order; a long line of many things is how often each is in it;
- where each component is (`Places`): for each place and kind of component how many are there, and how many in all.

Where somebody may not see what is in a cell, figures follow for *hidden* and *how much*. What a seat makes out is what
its view shows or less, never more (`core/sight.py`). Zones that the view does not show are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from longhouse.core import sight, zones
from longhouse.core.chance import FastChance
from longhouse.core.decisions import Decision, DecisionState
from longhouse.core.errors import NoZones
from longhouse.core.frames import KEPT
from longhouse.core.game import Game
from longhouse.core.layout import Layout
from longhouse.core.settings import complete
from longhouse.core.sight import AMOUNT, NOTHING, SEEN, Alike, Sight
from longhouse.core.state import SPECTATOR, State
from longhouse.core.things import Things
from longhouse.core.zones import LAST_IN_CELL, Line, Many, Places, Zone
from longhouse.envs.parts import NOWHERE, Flat, Numbers, Ones, Part, Sets, Whole, scaled

_LONGEST = 2048
"""So many figures the order of a line may take; of a longer one it is only said how often each thing is in it."""


class Observer:
    """Turns positions of one game into numbers, whatever its settings and however many play."""

    def __init__(self, game: Game) -> None:
        table = _some_table(game)
        self.game = game
        self.layout: Layout = table.layout
        self.decisions: Sequence[Decision[Any]] = table.decisions
        self.most_seats = game.all_seats()[-1]
        self.parts: list[Part] = []
        self._numbers, self._ones, self._sets = Numbers(), Ones(), Sets()
        self._long: list[tuple[Line, Part]] = []
        self._bags: list[tuple[Zone, Part]] = []
        self._places: list[_Where] = []
        self._own_sights: list[tuple[Zone, Sight]] = []
        seats = tuple(str(seat) for seat in range(self.most_seats))
        self._seat = self._add("seat", (), seats)
        self._deciding = self._add("deciding", (), seats)
        asked = list(dict.fromkeys(decision.name for decision in self.decisions))
        self._kinds = [asked.index(decision.name) for decision in self.decisions]
        self._question = self._add("question", (), (*asked, *(f"about_{slot + 1}" for slot in range(KEPT))))
        for zone in self.layout.zones:
            if game.sights.get(zone, _as_declared) is not None:
                self._add_zone(zone)
        self.size = self.parts[-1].end
        for kind in (self._numbers, self._ones, self._sets):
            kind.finish()
        self._looks = {viewer: self._declared(viewer) for viewer in (*range(self.most_seats), SPECTATOR)}

    def features(self) -> list[str]:
        """The name of each number of the flat vector."""
        return [name for part in self.parts for name in part.features()]

    # Observing.

    def flat(self, state: State, seat: int | None) -> Flat:
        """What a seat, or a spectator, makes out in a position: numbers from 0 to 1."""
        assert isinstance(state, DecisionState)
        viewer = SPECTATOR if seat is None else seat
        flat = np.zeros(self.size, dtype=np.float32)
        cells: Whole = np.fromiter(state.cells, dtype=np.int64, count=len(state.cells))
        looks, amounts = self._looks[viewer], self._amounts(cells)
        if self._own_sights:
            looks = looks.copy()
            for zone, look in self._own_sights:
                self._look(zone, look(state, viewer), looks, cells, amounts)
        for kind in (self._numbers, self._ones, self._sets):
            kind.write(cells, looks, amounts, flat)
        for line, part in self._long:
            _write_long(line, part, cells, looks, flat)
        for zone, part in self._bags:
            _write_totals(zone, part, cells, flat)
        for where in self._places:
            where.write(state, viewer, cells, flat)
        self._write_question(state, viewer, flat)
        np.minimum(flat, 1, out=flat)  # figures added up of fractions
        return flat

    def zones(self, state: State, seat: int | None) -> dict[str, Flat]:
        """The same numbers, a table for each zone by its name."""
        return self.by_zone(self.flat(state, seat))

    def by_zone(self, flat: Flat) -> dict[str, Flat]:
        """The tables that a flat vector consists of."""
        return {part.name: flat[part.start : part.end].reshape(part.shape) for part in self.parts}

    def _amounts(self, cells: Whole) -> Whole:
        """How much is in each cell: members of a set; else whether something is there."""
        amounts: Whole = (cells != zones.NONE).astype(np.int64)
        amounts[self._set_cells] = np.bitwise_count(cells[self._set_cells])
        return amounts

    def _look(self, zone: Zone, found: Sequence[sight.Look], looks: Whole, cells: Whole, amounts: Whole) -> None:
        """Take over what a game says of a zone."""
        for at, (how, value) in enumerate(found, int(zone.start)):
            looks[at] = how
            if how == SEEN:
                cells[at] = value
                amounts[at] = value.bit_count() if zone.content.kind == zones.SOME else value != zones.NONE
            elif how == AMOUNT:
                amounts[at] = value

    def _write_question(self, state: DecisionState, viewer: int, flat: Flat) -> None:
        """Who must decide; and what the viewer is asked, with the numbers that the question names."""
        if viewer != SPECTATOR:
            flat[self._seat.start + viewer] = 1
        deciding = state.deciding() if not state.is_over() else ()
        for seat in deciding:
            flat[self._deciding.start + seat] = 1
        if viewer not in deciding:
            return
        decision = state.asks(state.frames.of(viewer))
        flat[self._question.start + self._kinds[int(decision.kind)]] = 1
        said = self.game.prompt(state, viewer)[1].args
        for slot, kept in enumerate(decision.kept):
            value = said.get(kept.name)
            if isinstance(value, int):
                flat[self._question.end - KEPT + slot] = scaled(value, int(kept.low), int(kept.high))

    # What follows from the declarations.

    def _add(self, name: str, axes: tuple[tuple[str, ...], ...], columns: Sequence[str] = ("",)) -> Part:
        known = [part.name for part in self.parts]
        names = [name, *(f"{name}_{number}" for number in range(2, len(known) + 3))]
        start = self.parts[-1].end if self.parts else 0
        part = Part(next(one for one in names if one not in known), start, axes, tuple(columns))
        self.parts.append(part)
        return part

    def _add_zone(self, zone: Zone) -> None:
        own = self.game.sights.get(zone)
        if isinstance(zone, Places):
            self._places.append(_Where(self, zone, own))
            return
        if own is not None:
            self._own_sights.append((zone, own))
        may_hide = own is not None or zone.seen != zones.ALL
        if isinstance(zone, Line):
            self._add_line(zone, may_hide)
        elif isinstance(zone, Many):
            self._add_many(zone, may_hide)
        else:
            part = self._add(_name(zone), tuple(_names(things) for things in zone.axes), _columns(zone, may_hide))
            for place in range(int(zone.length)):
                self._add_cell(zone, int(zone.start) + place, part.start + place * len(part.columns), may_hide)
        if zone.bag and may_hide:
            self._bags.append((zone, self._add(f"{_name(zone)}.count", tuple(map(_names, zone.axes[:-1])))))

    def _add_cell(self, zone: Zone, cell: int, column: int, may_hide: bool) -> None:
        content = zone.content
        if content.things is None:
            hidden = column + 1 if may_hide else NOWHERE
            self._numbers.add(cell, column, int(content.low), int(content.high), hidden)
            return
        size, first = int(content.things.size), int(content.things.start)
        if content.kind == zones.ONE:
            self._ones.add(cell, column, first, column + size + 1 if may_hide else NOWHERE)
        else:
            self._sets.add(cell, column, first, size, column + size if may_hide else NOWHERE, size)

    def _add_line(self, zone: Line, may_hide: bool) -> None:
        room = int(zone.room)
        size = self._add(f"{_name(zone)}.size", ())
        self._numbers.add(int(zone.start), size.start, 0, room, NOWHERE)
        columns = _columns(zone, may_hide)
        if room * len(columns) > _LONGEST and zone.content.things is not None:
            self._long.append((zone, self._add(_name(zone), (), _names(zone.content.things))))
            return
        part = self._add(_name(zone), (tuple(str(place + 1) for place in range(room)),), columns)
        for place in range(room):
            self._add_cell(zone, int(zone.begin) + place, part.start + place * len(columns), may_hide)

    def _add_many(self, zone: Many, may_hide: bool) -> None:
        things, in_cell = zone.axes[0], LAST_IN_CELL + 1
        size = int(things.size)
        part = self._add(_name(zone), (), _columns(zone, may_hide))
        hidden = part.start + size if may_hide else NOWHERE
        for word in range(int(zone.length)):
            here = min(in_cell, size - word * in_cell)
            self._sets.add(int(zone.start) + word, part.start + word * in_cell, 0, here, hidden, size)

    def _declared(self, viewer: int) -> Whole:
        """What the declarations let a viewer know of each cell."""
        looks = np.full(len(self.layout.blank), NOTHING, dtype=np.int64)
        in_sets = []
        for zone in self.layout.zones:
            if isinstance(zone, Places):
                continue
            for at in range(int(zone.start), int(zone.start + zone.length)):
                is_size = isinstance(zone, Line) and at == zone.start
                looks[at] = SEEN if is_size else sight.declared(zone, at, viewer)
                if zone.content.kind == zones.SOME and not is_size:
                    in_sets.append(at)
        self._set_cells = np.array(in_sets, dtype=np.int64)
        return looks


class _Where:
    """Components that say where they are: how many of each kind are seen in each place, and how many there are."""

    def __init__(self, observer: Observer, zone: Places, own: Sight | None) -> None:
        self.zone, self.own = zone, own
        things = zone.axes[0]
        alike = observer.game.alike.get(zone) or Alike(things, range(int(things.size)))
        self.kind_of = np.array([int(alike.kind_of[one]) for one in range(int(things.size))])
        self.most = np.maximum(np.bincount(self.kind_of, minlength=int(alike.kinds.size)), 1)
        labels: list[str] = []
        self.row_of = np.zeros(int(zone.place_number(len(zone.names))), dtype=np.int64)
        for index, (name, each) in enumerate(zip(zone.names, zone.groups, strict=True)):
            for seat in range(int(each.size) if each is not None else 1):
                self.row_of[int(zone.place_number(index)) + seat] = len(labels)
                labels.append(name if each is None else f"{name} {each.names[seat]}")
        self.part = observer._add(_name(zone), (tuple(labels),), _names(alike.kinds))
        self.counts = observer._add(f"{_name(zone)}.count", (tuple(labels),))

    def write(self, state: DecisionState, viewer: int, cells: Whole, flat: Flat) -> None:
        """Count what the viewer sees, and what lies hidden."""
        zone = self.zone
        if self.own is not None:
            looks = self.own(state, viewer)
        else:
            found = [int(where) for where in cells[int(zone.start) : int(zone.start + zone.length)]]
            looks = [(sight.in_place(zone, where, viewer), where) for where in found]
        how, where = np.array(looks, dtype=np.int64).T
        row, known, seen = self.row_of[where], how != NOTHING, how == SEEN
        counts = flat[self.counts.start : self.counts.end]
        np.add.at(counts, row[known], 1)
        counts /= len(how)
        by_kind = flat[self.part.start : self.part.end].reshape(self.part.shape)
        np.add.at(by_kind, (row[seen], self.kind_of[seen]), 1)
        by_kind /= self.most


def _as_declared(_table: Any, _viewer: int) -> Sequence[sight.Look]:
    """Stands for a zone of which its game says nothing."""
    raise NotImplementedError


def _some_table(game: Game) -> DecisionState:
    """Any position of a game, to read its declarations from."""
    chosen = complete(game.settings, {})
    table = game.start(game.check_seats(None, chosen), chosen, FastChance(0), None)
    if not isinstance(table, DecisionState):
        raise NoZones("error-envs-zones", game=game.id)
    return table


def _name(zone: Zone) -> str:
    """A zone's name, with the object of a written position that it stands in."""
    group = zone.inside or (zone.axes[0].group if zone.axes else "")
    return f"{group}.{zone.name}" if group else zone.name


def _names(things: Things) -> tuple[str, ...]:
    return tuple(
        "+".join(str(part) for part in name) if isinstance(name, list | tuple) else str(name) for name in things.names
    )


def _columns(zone: Zone, may_hide: bool) -> tuple[str, ...]:
    """What a cell becomes."""
    things = zone.content.things
    if things is None:
        return ("", "hidden") if may_hide else ("",)
    if zone.content.kind == zones.ONE:
        names = _names(things)
        none = "none" if "none" not in names else "nothing"
        return (none, *names, *(("hidden",) if may_hide else ()))
    return (*_names(things), *(("hidden", "count") if may_hide else ()))


def _write_long(line: Line, part: Part, cells: Whole, looks: Whole, flat: Flat) -> None:
    """How often each thing is in a line."""
    begin, size = int(line.begin), int(cells[int(line.start)])
    first = int(line.content.things.start) if line.content.things is not None else 0
    for at in range(begin, begin + size):
        if looks[at] == SEEN:
            flat[part.start + int(cells[at]) - first] += 1 / int(line.room)


def _write_totals(zone: Zone, part: Part, cells: Whole, flat: Flat) -> None:
    """How many components lie in each bag, whoever sees which."""
    kinds = int(zone.axes[-1].size)
    totals = cells[int(zone.start) : int(zone.start + zone.length)].reshape(-1, kinds).sum(axis=1)
    most = kinds * int(zone.content.high)
    flat[part.start : part.end] = [scaled(total, 0, most) for total in totals]
