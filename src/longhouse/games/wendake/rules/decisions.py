"""The small deeds that all rules share, and the options that several decisions offer."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from longhouse.core.decisions import Decision, Kept
from longhouse.core.options import Options
from longhouse.core.protocol import Argument
from longhouse.core.sets import BIT, first
from longhouse.core.state import OptionBuffer, State
from longhouse.core.zones import NONE
from longhouse.games.wendake import data, events, state
from longhouse.games.wendake.state import GHOST, Table

LAKE: Final[Options] = Options("lake", "canoe:{lake}", ("lake:{lake}",), [state.LAKE])
SWAP: Final[Options] = Options(
    "swap", "swap:{slot}-{other}", ("swap", "slot:{slot}", "slot:{other}"), [state.SLOT, state.SLOT.called("other")]
)
SPEND: Final[Options] = Options("spend", "spend:{good}", ("good:{good}",), [state.RESOURCE])
STOP_SPENDING: Final[Options] = Options("stop-spending", "stop-spending", ("done",), [], declines=True)
BRING: Final[Options] = Options("bring", "bring:{kind}", ("longhouse:{kind}",), [state.KIND])


class Question(Decision[Table]):
    """A decision of this game. `phase`: setup, turn or restore, if the game goes on by itself after it; one such
    decision lies under all others.
    """

    def __init__(self, name: str, phase: str = "") -> None:
        super().__init__(name)
        self.phase: str = phase
        self.is_checkpoint: bool = False
        """Whether Progress tiles of any time are offered, if the setting allows them inside an action (Q4)."""
        self.named: list[Kept] = []
        """What its question says of the numbers that its frames keep."""
        self.shown: list[tuple[str, Kept, Callable[[int], Any]]] = []

    def shows(self, name: str, kept: Kept, read: Callable[[int], Any] = int) -> None:
        """Everybody sees a number that its frames keep, under this name."""
        self.shown.append((name, kept, read))

    def about(self, table: State, frame: i64) -> dict[str, Argument]:
        """The numbers that its question names."""
        return {kept.name: int(kept.of(table.frames, frame)) for kept in self.named}

    def seen(self, table: State, frame: i64) -> dict[str, Any]:
        """What everybody sees of the numbers that a frame keeps."""
        return {name: read(int(kept.of(table.frames, frame))) for name, kept, read in self.shown}


def offer_each(members: i64, options: Options, into: OptionBuffer) -> None:
    """An option for every member of a set."""
    while members:
        into.add(options.one(first(members)))
        members &= members - 1


class TileAction:
    """One action of a tile. `starts_at_once`: leaving it out is never better, or it can be left off once begun."""

    def __init__(self, starts_at_once: bool = True) -> None:
        self.starts_at_once: bool = starts_at_once

    def begin(self, table: Table, seat: i64) -> None:
        """Do it; what it asks lies on top of the tile."""
        raise NotImplementedError


def skip(table: Table, seat: i64, action: i64) -> None:
    """R17: an action of the tile is left out; that is remembered as long as the tile is in use."""
    state.SKIPPED.append(table, action)
    table.tell(events.SKIPPED, seat, action)


def score(table: Table, seat: i64, track: i64, points: i64) -> None:
    """R4: move up a track; points beyond 25 are lost."""
    gained = min(points, data.TOP_OF_TRACK - state.TRACKS.of(table, seat, track))
    state.TRACKS.gain(table, seat, track, gained)
    if points > 0:
        table.tell(events.SCORED, seat, track, gained, points - gained, state.TRACKS.of(table, seat, track))


def gain(table: Table, seat: i64, good: i64, number: i64) -> None:
    """R3: goods come from a supply without end."""
    state.GOODS.gain(table, seat, good, number)
    table.tell(events.GAINED, seat, good, number)


def resources_of(table: Table, seat: i64) -> i64:
    """The types of Resources that a seat owns, as a set."""
    owned: i64 = 0
    for good in range(data.RESOURCES):
        if state.GOODS.of(table, seat, good) > 0:
            owned |= BIT[good]
    return owned


# Natives.


def put_in_area(table: Table, area: i64, seat: i64, kind: i64) -> None:
    """A Native is now in this area."""
    state.WHOSE.set(table, area, seat)
    state.WHO.set(table, area, kind)


def clear_area(table: Table, area: i64) -> i64:
    """Whoever is in an area leaves it; the kind."""
    kind = state.WHO.of(table, area)
    state.WHOSE.set(table, area, NONE)
    state.WHO.set(table, area, NONE)
    return kind


def stand_guard(table: Table, seat: i64, territory: i64, kind: i64) -> None:
    """A Warrior, plain or black, is now a Guard there."""
    if kind == data.BLACK:
        state.BLACK_GUARD.set(table, territory)
    else:
        state.GUARDS.gain(table, territory, seat, 1)


def injure(table: Table, seat: i64, kind: i64) -> None:
    """A Native goes to its owner's Long House; the Ghost's Warriors go back to its stock."""
    if table.settings.solo and seat == GHOST:
        state.GHOST_WARRIORS.gain(table, 1)
        table.tell(events.GHOST_FELL)
    else:
        state.LONG_HOUSE.gain(table, seat, kind, 1)
        table.tell(events.INJURED, seat, kind)


def bring_home(table: Table, seat: i64, kind: i64) -> None:
    """A Native stands in its Home."""
    if kind in (data.WOMAN, data.HUNTER):
        state.VILLAGE.gain(table, seat, kind, 1)
    else:
        stand_guard(table, seat, state.HOME.of(table, seat), kind)


def leave_long_house(table: Table, seat: i64, kind: i64) -> None:
    """A Native comes from the Long House to the Home."""
    state.LONG_HOUSE.gain(table, seat, kind, -1)
    bring_home(table, seat, kind)
    table.tell(events.BROUGHT, seat, kind)


def offer_long_house(table: Table, seat: i64, into: OptionBuffer) -> None:
    """Every kind of Native in the Long House."""
    for kind in range(data.KINDS):
        if state.LONG_HOUSE.of(table, seat, kind) > 0:
            into.add(BRING.one(kind))


# Masks.


def recall(table: Table, seat: i64) -> None:
    """R124, R101: all played cards come back to the hand; everybody has seen them."""
    for card in range(data.CARDS):
        number = state.PLAYED.of(table, seat, card)
        state.HAND.gain(table, seat, card, number)
        state.KNOWN.gain(table, seat, card, number)
        state.PLAYED.set(table, seat, card, 0)
    table.tell(events.RECALLED, seat, NONE)
