"""Dealing anew where what a seat knows is what it sees: the default for games that say no more about it.

Compiled like the state.
"""

from mypy_extensions import i64

from longhouse.core.chance import FREE_STREAM, Chance
from longhouse.core.layout import Layout
from longhouse.core.sets import BIT, count, nth
from longhouse.core.state import State
from longhouse.core.things import Things
from longhouse.core.zones import ALL, NONE, ONE, OWNER, Line, Many, Places, Zone


def deal_anew(layout: Layout, table: State, seats: i64, viewer: i64, chance: Chance) -> None:
    """Mix all that the viewer (a seat, or SPECTATOR) does not see and deal it back, as much to each place as lay there.

    Only components of the same kind are mixed; of those that every seat has for itself, each seat's by itself. What
    else may be in a hidden number, or among more things than a set holds, only the game can say.
    """
    kinds: list[Things] = []
    for zone in layout.zones:
        if zone.marks or not is_secret(zone):
            continue
        things = zone.content.things
        if things is None or isinstance(zone, Many):
            raise ValueError(f"{zone.name} is hidden, but is no set or thing that can be dealt anew: say deal_anew")
        if things not in kinds:
            kinds.append(things)
    for things in kinds:
        if things.own:
            for owner in range(seats):
                if owner != viewer:
                    _mix(layout, table, things, owner, viewer, chance)
        else:
            _mix(layout, table, things, NONE, viewer, chance)


def _mix(layout: Layout, table: State, things: Things, owner: i64, viewer: i64, chance: Chance) -> None:
    """Deal anew all hidden components of a kind; with an owner, only the owner's."""
    cells = table.cells
    pool: i64 = 0
    places: list[int] = []
    known: list[int] = []
    for zone in layout.zones:
        if zone.content.things is not things or zone.marks or zone.seen == ALL:
            continue
        for at in range(zone.start, zone.start + zone.length):
            whose = owner_of(zone, at)
            if (whose == viewer and whose != NONE and zone.seen == OWNER) or (owner != NONE and whose != owner):
                continue
            if isinstance(zone, Line) and not zone.begin <= at < zone.begin + cells[zone.start]:
                continue
            stays = known_in(zone, table, at)
            if zone.content.kind == ONE:
                if cells[at] == NONE or stays & BIT[cells[at]]:
                    continue
                pool |= BIT[cells[at]]
            else:
                pool |= cells[at] & ~stays
            places.append(int(at))
            known.append(int(stays))
    for index in range(len(places)):
        at, stays = places[index], known[index]
        if zone_at(layout, at).content.kind == ONE:
            card = nth(pool, chance.pick(FREE_STREAM, count(pool)))
            pool &= ~BIT[card]
            cells[at] = card
        else:
            members = cells[at] & stays
            for _n in range(count(cells[at] & ~stays)):
                card = nth(pool, chance.pick(FREE_STREAM, count(pool)))
                pool &= ~BIT[card]
                members |= BIT[card]
            cells[at] = members


def is_secret(zone: Zone) -> bool:
    """Whether somebody does not see what is in it."""
    if isinstance(zone, Places):
        return any(sight != ALL for sight in zone.sights)
    return zone.seen != ALL


def owner_of(zone: Zone, at: i64) -> i64:
    """The seat that a cell of a zone belongs to, or NONE: the number along the axis that is called "seat"."""
    rest = at - zone.start
    for index in range(len(zone.axes) - 1, -1, -1):
        axis = zone.axes[index]
        if axis.name == "seat":
            return rest % axis.size
        rest = rest // axis.size
    return NONE


def known_in(zone: Zone, table: State, at: i64) -> i64:
    """The members of a cell that everybody knows."""
    known = zone.known
    if known is None:
        return 0
    return table.cells[known.start + at - zone.start]


def zone_at(layout: Layout, at: i64) -> Zone:
    """The zone that a cell belongs to."""
    for zone in layout.zones:
        if zone.start <= at < zone.start + zone.length:
            return zone
    raise IndexError(f"no zone has the cell {at}")
