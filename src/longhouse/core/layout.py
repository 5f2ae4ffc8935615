"""All zones of a game, one behind the other in one vector. Compiled like the state."""

from typing import TypedDict, Unpack

from librt.vecs import append, vec
from mypy_extensions import i64

from longhouse.core.things import Things
from longhouse.core.zones import (
    LAST_IN_CELL,
    NUMBER,
    SOME,
    Block,
    Cell,
    Content,
    Grid,
    Line,
    Many,
    Places,
    Row,
    Zone,
)


class How(TypedDict, total=False):
    """What may be said of any zone; `Zone` says what each means."""

    seen: str
    marks: bool
    written: bool
    brief: bool
    bag: bool
    inside: str
    known: Zone | None


class Layout:
    """The zones of a game. `blank` is a table on which nothing lies."""

    def __init__(self) -> None:
        self.blank: vec[i64] = vec[i64]()
        self.zones: list[Zone] = []

    def cell(self, name: str, content: Content, **how: Unpack[How]) -> Cell:
        """A zone that exists once."""
        zone = Cell(name, [], content, len(self.blank), 1)
        self._add(zone, how)
        return zone

    def row(self, name: str, each: Things, content: Content, **how: Unpack[How]) -> Row:
        """A zone that exists for each of these."""
        zone = Row(name, [each], content, len(self.blank), each.size)
        self._add(zone, how)
        return zone

    def grid(self, name: str, each: Things, per: Things, content: Content, **how: Unpack[How]) -> Grid:
        """A zone that exists for each two of these."""
        zone = Grid(name, [each, per], content, len(self.blank), each.size * per.size)
        self._add(zone, how)
        return zone

    def block(
        self, name: str, each: Things, per: Things, and_per: Things, content: Content, **how: Unpack[How]
    ) -> Block:
        """A zone that exists for each three of these."""
        length = each.size * per.size * and_per.size
        zone = Block(name, [each, per, and_per], content, len(self.blank), length)
        self._add(zone, how)
        return zone

    def line(self, name: str, room: int, content: Content, **how: Unpack[How]) -> Line:
        """Things in an order, at most so many."""
        zone = Line(name, [], content, len(self.blank), room + 1)
        self._add(zone, how)
        self.blank[zone.start] = 0
        return zone

    def lines(self, name: str, each: Things, room: int, content: Content) -> list[Line]:
        """A line for each of these, written in one object by their names."""
        return [self.line(str(one), room, content, inside=name) for one in each.names]

    def many(self, name: str, things: Things, full: bool = False, **how: Unpack[How]) -> Many:
        """A set of things of any number; it begins empty, or with all of them."""
        words = (int(things.size) + LAST_IN_CELL) // (LAST_IN_CELL + 1)
        zone = Many(name, [things], Content(SOME, things, 0, 2 ** (LAST_IN_CELL + 1) - 1, 0), len(self.blank), words)
        self._add(zone, how)
        if full:
            for word in range(words):
                here = min(int(things.size) - word * (LAST_IN_CELL + 1), LAST_IN_CELL + 1)
                self.blank[zone.start + word] = 2**here - 1
        return zone

    def places(self, name: str, things: Things) -> Places:
        """Where each of these components is. They begin in the place that is declared first."""
        zone = Places(name, [things], Content(NUMBER, None, 0, 0, 0), len(self.blank), things.size)
        self._add(zone, {})
        return zone

    def _add(self, zone: Zone, how: How) -> None:
        for name, said in how.items():
            setattr(zone, name, said)
        self.zones.append(zone)
        for _n in range(zone.length):
            self.blank = append(self.blank, zone.content.blank)
