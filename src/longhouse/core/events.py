"""What happened, from the engine's bare numbers to events with a public part and private parts.

A field is visible because the game's table says to whom; there is no default that shows anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from longhouse.core.protocol import Event, Json
from longhouse.core.sets import bag_of
from longhouse.core.things import Things

Meaning = Callable[[int], Any]
"""What a number of an event stands for."""


class Field(NamedTuple):
    """One number of an event: its name, how to read it, and the field that names the one seat it is for.

    With `to` None everybody sees it. A reader that returns None leaves the field out.
    """

    name: str
    read: Meaning
    to: str | None = None


class Beat(NamedTuple):
    """How a kind of event goes into the beats in which people are shown what happened.

    What does not open a beat belongs to the one before it.
    """

    opens: bool = False
    waits: bool = False
    """It is shown with what comes next; with what came before only if nothing does."""
    stage: str | None = None
    """Events of one stage are one beat, if no other beat comes between; "" stands for the event's own kind."""


GOES_ON: Final = Beat()
OPENS: Final = Beat(opens=True)
SOFT: Final = Beat(opens=True, waits=True)
TOGETHER: Final = Beat(opens=True, stage="")


def stage(name: str) -> Beat:
    """The beat of several kinds of events that happen at the same moment."""
    return Beat(opens=True, stage=name)


class EventKind(NamedTuple):
    """A kind of event; with `only` set to a field, nobody but that seat learns that it happened."""

    name: str
    fields: Sequence[Field]
    only: str | None = None
    beat: Beat = GOES_ON


def seat(name: str = "seat") -> Field:
    """A player."""
    return Field(name, lambda number: {"seat": number})


def number(name: str, to: str | None = None) -> Field:
    """A number."""
    return Field(name, lambda number: number, to)


def one(name: str, things: Things, to: str | None = None) -> Field:
    """One component."""
    return Field(name, things.of, to)


def some(name: str, things: Things, to: str | None = None) -> Field:
    """A set of components."""
    return Field(name, things.names_in, to)


def several(name: str, things: Things, to: str | None = None) -> Field:
    """A bag of components (`sets.ONE_IN_BAG`)."""
    return Field(name, lambda bag: [things.of(one) for one in bag_of(bag)], to)


def seats_in_order(name: str) -> Field:
    """Players one after the other, as a line tells them (`Line.in_one`)."""
    return Field(name, lambda told: [{"seat": one} for one in line_of(told)])


def line_of(told: int) -> list[int]:
    """The numbers that a line has told in one."""
    found = []
    while told:
        found.append(told % 16 - 1)
        told //= 16
    return found


class EventTable:
    """All event kinds of a game, by the number the rules tell them with."""

    def __init__(self, kinds: Mapping[int, EventKind] = MappingProxyType({})) -> None:
        self.kinds = dict(kinds)
        self._declared: dict[str, Beat] = {}

    @property
    def names(self) -> dict[str, EventKind]:
        """The kinds by their names."""
        return {kind.name: kind for kind in self.kinds.values()}

    def add(self, name: str, *fields: Field, only: str | None = None, beat: Beat = GOES_ON) -> int:
        """One more kind of event; its number."""
        self.kinds[len(self.kinds)] = EventKind(name, fields, only, beat)
        return len(self.kinds) - 1

    def beats(self, names: Sequence[str]) -> list[int]:
        """How many of these events, given by the names of their kinds, each beat shows.

        Where a game says nothing of beats, every event is one.
        """
        if len(self._declared) != len(self.kinds):
            self._declared = {kind.name: kind.beat for kind in self.kinds.values()}
        declared = self._declared
        if not any(beat.opens for beat in declared.values()):
            return [1] * len(names)
        sizes: list[int] = []
        waits, stage = False, None
        for name in names:
            beat = declared[name]
            own_stage = name if beat.stage == "" else beat.stage
            if sizes and (waits or not beat.opens or (stage is not None and stage == own_stage)):
                sizes[-1] += 1
                waits = waits and beat.waits
            else:
                sizes.append(1)
                waits = beat.waits
            if beat.opens:
                stage = own_stage
        if waits and len(sizes) > 1:
            last = sizes.pop()
            sizes[-1] += last
        return sizes

    def read(self, heard: Sequence[Sequence[int]]) -> list[Event]:
        """The events behind what an ear has heard."""
        return [self._event(numbers) for numbers in heard]

    def _event(self, numbers: Sequence[int]) -> Event:
        kind = self.kinds[numbers[0]]
        values = dict(zip((field.name for field in kind.fields), numbers[1:], strict=False))
        public: Json = {}
        private: dict[int, Json] = {}
        for field in kind.fields:
            value = field.read(values[field.name])
            if value is None:
                continue
            owner = field.to or kind.only
            if owner is None:
                public[field.name] = value
            else:
                private.setdefault(values[owner], {})[field.name] = value
        return Event(kind.name, None if kind.only else public, private)
