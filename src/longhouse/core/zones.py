"""What lies on the table, declared once: a zone is the declaration and the way to what it declares.

    TABLE: Final = Layout()
    ROUND: Final = TABLE.cell("round", number(0, 7))
    HAND: Final = TABLE.row("hand", SEAT, some_of(CARD), seen=OWNER)
    WARRIOR: Final = TABLE.block("rows", PILE, TURN, SEAT, one_of(CARD), seen=OWNER)

    HAND.of(table, seat)    HAND.take(table, seat, card)    WARRIOR.set(table, pile, turn, seat, card)

All zones of a position lie in one vector, `table.cells`, in the order of their declarations: clearing and copying a
position is copying that vector. How a zone is written in a position, who sees it and what is dealt anew follows from
its declaration (`core/written.py`, `core/dealing.py`). Compiled like the state.

An index is computed into a local before the vector is read: mypyc then borrows the vector instead of counting a
reference. In one vector an index beyond a zone reads its neighbour; tests of the uncompiled engine check the bounds.
"""

from typing import Final

from mypy_extensions import i64

from longhouse.core.sets import BIT, count, nth
from longhouse.core.state import State
from longhouse.core.things import Things

NONE: Final = -1
"""No thing, in a zone that holds one."""

ALL: Final = "all"
OWNER: Final = "owner"
HIDDEN: Final = "nobody"
"""Who sees what is in a zone: everybody, the seat that it belongs to, nobody. The others see how much it is."""

NUMBER: Final = 0
FLAG: Final = 1
ONE: Final = 2
SOME: Final = 3

_MOST_IN_A_SET: Final = 62
_CELL_BITS: Final = 5
LAST_IN_CELL: Final = 31


class Content:
    """What a place of a zone holds: a number within bounds, yes or no, one thing or none, a set of things."""

    def __init__(self, kind: int, things: Things | None, low: int, high: int, blank: int) -> None:
        self.kind: i64 = kind
        self.things: Things | None = things
        self.low: i64 = low
        self.high: i64 = high
        self.blank: i64 = blank


def number(low: int, high: int, blank: int | None = None) -> Content:
    """A number from `low` to `high`; without `blank` it begins with 0, or with `low` where 0 is out of bounds."""
    usual = 0 if low <= 0 <= high else low
    return Content(NUMBER, None, low, high, usual if blank is None else blank)


def flag() -> Content:
    """Yes or no."""
    return Content(FLAG, None, 0, 1, 0)


def one_of(things: Things, blank: int = NONE) -> Content:
    """One of these things, or NONE."""
    return Content(ONE, things, NONE, int(things.start + things.size) - 1, blank)


def some_of(things: Things, full: bool = False) -> Content:
    """A set of these things, one bit each; it begins empty, or with all of them."""
    size = int(things.start + things.size)
    if size > _MOST_IN_A_SET:
        raise ValueError(f"{things.name}: a set holds {_MOST_IN_A_SET} things at most, see Layout.many")
    every = 2**size - 2 ** int(things.start)
    return Content(SOME, things, 0, every, every if full else 0)


class Zone:
    """What all zones have: a name, the things it exists for, what it holds, who sees it, and where it lies."""

    def __init__(self, name: str, axes: list[Things], content: Content, start: i64, length: i64) -> None:
        self.name: str = name
        self.axes: list[Things] = axes
        self.content: Content = content
        self.start: i64 = start
        self.length: i64 = length
        self.seen: str = ALL
        self.marks: bool = False
        """It only says something about components that lie elsewhere, so they may be named here as well."""
        self.written: bool = True
        """Whether core writes it in positions; if not, the game does, or it follows from something else."""
        self.brief: bool = False
        """What is blank is left out when it is written."""
        self.bag: bool = False
        """Counts of things, written as a list of names in which a name may stand several times."""
        self.inside: str = ""
        """The object of a written position that it is written in."""
        self.known: Zone | None = None
        """A zone of the same shape that says which of the components hidden here everybody knows all the same."""

    def is_blank(self, table: State) -> bool:
        """Whether there is nothing in all of it."""
        for at in range(self.start, self.start + self.length):
            if table.cells[at] != self.content.blank:
                return False
        return True

    def copy(self, table: State, other: "Zone") -> None:
        """Take over what lies in another zone of the same shape."""
        cells = table.cells
        for at in range(self.length):
            to, source = self.start + at, other.start + at
            cells[to] = cells[source]

    def reset(self, table: State) -> None:
        """Make all of it blank."""
        cells = table.cells
        blank = self.content.blank
        for at in range(self.start, self.start + self.length):
            cells[at] = blank


class Cell(Zone):
    """A zone that exists once."""

    def of(self, table: State) -> i64:
        """What is in it."""
        return table.cells[self.start]

    def set(self, table: State, value: i64) -> None:
        """Put something else in it."""
        table.cells[self.start] = value

    def gain(self, table: State, number: i64) -> None:
        """More of it, or less."""
        table.cells[self.start] += number

    def has(self, table: State, member: i64) -> bool:
        """Whether the set has this member."""
        return table.cells[self.start] & BIT[member] != 0

    def put(self, table: State, member: i64) -> None:
        """One more member."""
        table.cells[self.start] |= BIT[member]

    def take(self, table: State, member: i64) -> None:
        """A member leaves."""
        table.cells[self.start] &= ~BIT[member]

    def add(self, table: State, members: i64) -> None:
        """Several members."""
        table.cells[self.start] |= members


class Row(Zone):
    """A zone that exists for each thing of a kind."""

    def of(self, table: State, a: i64) -> i64:
        """What is in it."""
        at = self.start + a
        return table.cells[at]

    def set(self, table: State, a: i64, value: i64) -> None:
        """Put something else in it."""
        at = self.start + a
        table.cells[at] = value

    def gain(self, table: State, a: i64, number: i64) -> None:
        """More of it, or less."""
        at = self.start + a
        table.cells[at] += number

    def has(self, table: State, a: i64, member: i64) -> bool:
        """Whether the set has this member."""
        at = self.start + a
        return table.cells[at] & BIT[member] != 0

    def put(self, table: State, a: i64, member: i64) -> None:
        """One more member."""
        at = self.start + a
        table.cells[at] |= BIT[member]

    def take(self, table: State, a: i64, member: i64) -> None:
        """A member leaves."""
        at = self.start + a
        table.cells[at] &= ~BIT[member]

    def add(self, table: State, a: i64, members: i64) -> None:
        """Several members."""
        at = self.start + a
        table.cells[at] |= members

    def clear(self, table: State, a: i64) -> None:
        """Make one place blank."""
        at = self.start + a
        table.cells[at] = self.content.blank

    def total(self, table: State) -> i64:
        """The sum of its numbers."""
        found: i64 = 0
        for at in range(self.start, self.start + self.length):
            found += table.cells[at]
        return found

    def place(self, table: State, value: i64) -> i64:
        """Where this value lies first, or NONE."""
        for a in range(self.length):
            at = self.start + a
            if table.cells[at] == value:
                return a
        return NONE

    def next(self, table: State, value: i64, begin: i64, end: i64) -> i64:
        """The first place from `begin` on where this value lies; `end` if there is none before it."""
        cells = table.cells
        for at in range(self.start + begin, self.start + end):
            if cells[at] == value:
                return at - self.start
        return end


class Grid(Zone):
    """A zone that exists for each two things of two kinds."""

    def __init__(self, name: str, axes: list[Things], content: Content, start: i64, length: i64) -> None:
        super().__init__(name, axes, content, start, length)
        self.width: i64 = axes[1].size

    def of(self, table: State, a: i64, b: i64) -> i64:
        """What is in it."""
        at = self.start + a * self.width + b
        return table.cells[at]

    def set(self, table: State, a: i64, b: i64, value: i64) -> None:
        """Put something else in it."""
        at = self.start + a * self.width + b
        table.cells[at] = value

    def gain(self, table: State, a: i64, b: i64, number: i64) -> None:
        """More of it, or less."""
        at = self.start + a * self.width + b
        table.cells[at] += number

    def has(self, table: State, a: i64, b: i64, member: i64) -> bool:
        """Whether the set has this member."""
        at = self.start + a * self.width + b
        return table.cells[at] & BIT[member] != 0

    def put(self, table: State, a: i64, b: i64, member: i64) -> None:
        """One more member."""
        at = self.start + a * self.width + b
        table.cells[at] |= BIT[member]

    def take(self, table: State, a: i64, b: i64, member: i64) -> None:
        """A member leaves."""
        at = self.start + a * self.width + b
        table.cells[at] &= ~BIT[member]

    def clear(self, table: State, a: i64) -> None:
        """Make all places of one thing blank."""
        cells = table.cells
        blank = self.content.blank
        begin = self.start + a * self.width
        for at in range(begin, begin + self.width):
            cells[at] = blank

    def total(self, table: State, a: i64) -> i64:
        """The sum of the numbers of one thing."""
        found: i64 = 0
        begin = self.start + a * self.width
        for at in range(begin, begin + self.width):
            found += table.cells[at]
        return found

    def place(self, table: State, a: i64, value: i64) -> i64:
        """Where this value lies first among the places of one thing, or NONE."""
        begin = self.start + a * self.width
        for b in range(self.width):
            at = begin + b
            if table.cells[at] == value:
                return b
        return NONE


class Block(Zone):
    """A zone that exists for each three things of three kinds."""

    def __init__(self, name: str, axes: list[Things], content: Content, start: i64, length: i64) -> None:
        super().__init__(name, axes, content, start, length)
        self.width: i64 = axes[2].size
        self.area: i64 = axes[1].size * axes[2].size

    def of(self, table: State, a: i64, b: i64, c: i64) -> i64:
        """What is in it."""
        at = self.start + a * self.area + b * self.width + c
        return table.cells[at]

    def set(self, table: State, a: i64, b: i64, c: i64, value: i64) -> None:
        """Put something else in it."""
        at = self.start + a * self.area + b * self.width + c
        table.cells[at] = value

    def gain(self, table: State, a: i64, b: i64, c: i64, number: i64) -> None:
        """More of it, or less."""
        at = self.start + a * self.area + b * self.width + c
        table.cells[at] += number

    def clear(self, table: State, a: i64) -> None:
        """Make all places of one thing blank."""
        cells = table.cells
        blank = self.content.blank
        begin = self.start + a * self.area
        for at in range(begin, begin + self.area):
            cells[at] = blank


class Line(Zone):
    """Things in an order, at most as many as there is room for. Its first cell says how many there are."""

    def __init__(self, name: str, axes: list[Things], content: Content, start: i64, length: i64) -> None:
        super().__init__(name, axes, content, start, length)
        self.begin: i64 = start + 1
        self.room: i64 = length - 1

    def size(self, table: State) -> i64:
        """How many there are."""
        return table.cells[self.start]

    def of(self, table: State, place: i64) -> i64:
        """The one in this place, from 0."""
        at = self.begin + place
        return table.cells[at]

    def set(self, table: State, place: i64, value: i64) -> None:
        """Another one in this place."""
        at = self.begin + place
        table.cells[at] = value

    def append(self, table: State, value: i64) -> None:
        """One more, behind the others."""
        size = table.cells[self.start]
        if size == self.room:
            raise IndexError(f"{self.name} is full")
        at = self.begin + size
        table.cells[at] = value
        table.cells[self.start] = size + 1

    def remove(self, table: State, place: i64) -> i64:
        """The one in this place leaves, those behind it move up."""
        cells = table.cells
        size = cells[self.start] - 1
        at = self.begin + place
        gone = cells[at]
        for later in range(at, self.begin + size):
            behind = later + 1
            cells[later] = cells[behind]
        last = self.begin + size
        cells[last] = self.content.blank
        cells[self.start] = size
        return gone

    def pop(self, table: State) -> i64:
        """The last one leaves."""
        return self.remove(table, table.cells[self.start] - 1)

    def place(self, table: State, value: i64) -> i64:
        """Where the first one of these lies, or NONE."""
        for place in range(table.cells[self.start]):
            at = self.begin + place
            if table.cells[at] == value:
                return place
        return NONE

    def in_one(self, table: State) -> i64:
        """All of them as one number, to be told in an event (`events.in_order`): 15 of 15 things at most."""
        found: i64 = 0
        for place in range(table.cells[self.start] - 1, -1, -1):
            at = self.begin + place
            found = found * 16 + table.cells[at] + 1
        return found

    def is_blank(self, table: State) -> bool:
        """Whether there is nothing in it."""
        return table.cells[self.start] == 0

    def reset(self, table: State) -> None:
        """All leave."""
        self.clear(table)

    def members(self, table: State) -> list[int]:
        """All of them, in their order."""
        return [int(table.cells[at]) for at in range(self.begin, self.begin + table.cells[self.start])]

    def clear(self, table: State) -> None:
        """All leave."""
        cells = table.cells
        blank = self.content.blank
        for at in range(self.begin, self.begin + cells[self.start]):
            cells[at] = blank
        cells[self.start] = 0


class Many(Zone):
    """A set of things that may be more than 62: 32 of them in a cell."""

    def has(self, table: State, member: i64) -> bool:
        """Whether it has this member."""
        at = self.start + (member >> _CELL_BITS)
        return table.cells[at] & BIT[member & LAST_IN_CELL] != 0

    def put(self, table: State, member: i64) -> None:
        """One more member."""
        at = self.start + (member >> _CELL_BITS)
        table.cells[at] |= BIT[member & LAST_IN_CELL]

    def take(self, table: State, member: i64) -> None:
        """A member leaves."""
        at = self.start + (member >> _CELL_BITS)
        table.cells[at] &= ~BIT[member & LAST_IN_CELL]

    def count(self, table: State) -> i64:
        """How many members it has."""
        found: i64 = 0
        for at in range(self.start, self.start + self.length):
            found += count(table.cells[at])
        return found

    def nth(self, table: State, n: i64) -> i64:
        """The n-th member, from 0, lowest first; NONE if there are not so many."""
        for word in range(self.length):
            at = self.start + word
            members = table.cells[at]
            here = count(members)
            if n < here:
                return (word << _CELL_BITS) + nth(members, n)
            n -= here
        return NONE


_SEATS_OF_A_PLACE: Final = 8


class Places(Zone):
    """Where each component is, for more components than a set holds: in a place of the game's, of a seat or of all.

    `HAND: Final[i64] = CARDS.place("hand", SEAT, OWNER)` declares a place, `CARDS.put(table, card, HAND, seat)` puts a
    card there. What does not belong to a seat has seat 0.
    """

    def __init__(self, name: str, axes: list[Things], content: Content, start: i64, length: i64) -> None:
        super().__init__(name, axes, content, start, length)
        self.names: list[str] = []
        self.groups: list[Things | None] = []
        self.sights: list[str] = []
        self.are_written: list[bool] = []

    def place(self, name: str, each: Things | None = None, seen: str = ALL, written: bool = True) -> i64:
        """One more place where they can be; with `each`, one for each of these."""
        self.names.append(name)
        self.groups.append(each)
        self.sights.append(seen)
        self.are_written.append(written)
        self.content.high = len(self.names) * _SEATS_OF_A_PLACE - 1
        return self.place_number(len(self.names) - 1)

    def place_number(self, index: int) -> i64:
        """The number of a place, by its index in the order of their declarations."""
        return index * _SEATS_OF_A_PLACE

    def place_of(self, table: State, card: i64) -> i64:
        """The place it is in."""
        at = self.start + card
        return table.cells[at] & ~(_SEATS_OF_A_PLACE - 1)

    def seat_of(self, table: State, card: i64) -> i64:
        """The seat that this place belongs to."""
        at = self.start + card
        return table.cells[at] & (_SEATS_OF_A_PLACE - 1)

    def is_in(self, table: State, card: i64, place: i64, seat: i64) -> bool:
        """Whether it is in this place of this seat."""
        at = self.start + card
        return table.cells[at] == place + seat

    def put(self, table: State, card: i64, place: i64, seat: i64) -> None:
        """It comes to this place of this seat."""
        at = self.start + card
        table.cells[at] = place + seat

    def count(self, table: State, place: i64, seat: i64) -> i64:
        """How many are in this place of this seat."""
        cells = table.cells
        where = place + seat
        found: i64 = 0
        for at in range(self.start, self.start + self.length):
            if cells[at] == where:
                found += 1
        return found

    def next_in(self, table: State, place: i64, seat: i64, behind: i64) -> i64:
        """The next one in this place behind this one (behind NONE: the first one), or NONE."""
        cells = table.cells
        where = place + seat
        for at in range(self.start + behind + 1, self.start + self.length):
            if cells[at] == where:
                return at - self.start
        return NONE

    def nth(self, table: State, place: i64, seat: i64, n: i64) -> i64:
        """The n-th of those in this place, in the order of their numbers, or NONE."""
        cells = table.cells
        where = place + seat
        for card in range(self.length):
            at = self.start + card
            if cells[at] == where:
                if n == 0:
                    return card
                n -= 1
        return NONE
