"""What a seat makes out in each zone, cell by cell: for programs that learn from numbers instead of from a view.

A zone's declaration says who sees what is in it (`seen`); the others see how much it is. Where a game's view shows less
than that, or something else, the game says so in its `sights`, zone by zone:

    SIGHTS: Sights = {**hidden(state.REPLACED), state.WARRIOR: warriors}

The view decides what people may know. Sights may show less than a view, never more: two positions that look the same to
a seat look the same here (`tests/envs/test_secrets.py` holds both together).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from longhouse.core import dealing, zones
from longhouse.core.state import SPECTATOR
from longhouse.core.things import Things
from longhouse.core.zones import Places, Zone

NOTHING = 0
AMOUNT = 1
SEEN = 2
"""What somebody knows of a cell: nothing; how much is in it (of a component in `Places`: that one more is there, but
not which); all of it."""

Look = tuple[int, int]
"""Of one cell: NOTHING, AMOUNT or SEEN, and the amount or what is seen in it."""

Sight = Callable[[Any, int], Sequence[Look]]
"""What a viewer (a seat, or SPECTATOR) makes out in a zone of a table: a Look for each of its cells."""


class Alike(NamedTuple):
    """Components that nobody can tell apart: of which kind each of them is. What is seen of them is their kinds."""

    kinds: Things
    kind_of: Sequence[int]


Sights = Mapping[Zone, Sight | None]
"""By zone; None where nobody makes out anything: its game's view does not show it, or only what follows from others."""


def hidden(*unshown: Zone) -> Sights:
    """Zones of which nothing is shown."""
    return dict.fromkeys(unshown)


def declared(zone: Zone, at: int, viewer: int) -> int:
    """What the declaration of a zone lets a viewer know of one of its cells: SEEN, AMOUNT or NOTHING."""
    if zone.seen == zones.ALL:
        return SEEN
    owner = int(dealing.owner_of(zone, at))
    if zone.seen == zones.OWNER and viewer != SPECTATOR and owner == viewer:
        return SEEN
    return AMOUNT if zone.content.things is not None else NOTHING


def in_place(zone: Places, where: int, viewer: int) -> int:
    """What the declaration of its place lets a viewer know of a component there."""
    index, seat = divmod(where, int(zone.place_number(1)))
    sight = zone.sights[index]
    if sight == zones.ALL or (sight == zones.OWNER and zone.groups[index] is not None and seat == viewer):
        return SEEN
    return AMOUNT
