"""The small deeds that all rules share."""

from mypy_extensions import i64

from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.games.wendake import data
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.state import GHOST, Table


def score(table: Table, seat: i64, track: i64, points: i64) -> None:
    """R4: move up a track; points beyond 25 are lost."""
    at = seat * data.TRACKS + track
    gained = min(points, data.TOP_OF_TRACK - table.tracks[at])
    table.tracks[at] += gained
    if points > 0:
        table.tell(codes.SCORED, seat, track, gained, points - gained, table.tracks[at])


def gain(table: Table, seat: i64, good: i64, number: i64) -> None:
    """R3: goods come from a supply without end."""
    table.goods[seat * data.GOODS + good] += number
    table.tell(codes.GAINED, seat, good, number)


def resources_of(table: Table, seat: i64) -> i64:
    """The types of Resources that a seat owns, as a set."""
    owned: i64 = 0
    for good in range(data.GOODS - 1):
        if table.goods[seat * data.GOODS + good] > 0:
            owned |= BIT[good]
    return owned


def injure(table: Table, seat: i64, kind: i64) -> None:
    """A Native goes to its owner's Long House; the Ghost's Warriors go back to its stock."""
    if table.settings.solo and seat == GHOST:
        table.ghost_warriors += 1
        table.tell(codes.GHOST_FELL)
    else:
        table.long_house[seat * data.KINDS + kind] += 1
        table.tell(codes.INJURED, seat, kind)


def bring_home(table: Table, seat: i64, kind: i64) -> None:
    """A Native stands in its Home."""
    if kind in (data.WOMAN, data.HUNTER):
        table.at_home[seat * data.KINDS + kind] += 1
    elif kind == data.BLACK:
        table.black_guard = table.home[seat]
    else:
        table.guards[table.home[seat] * data.SEATS + seat] += 1


def leave_long_house(table: Table, seat: i64, kind: i64) -> None:
    """A Native comes from the Long House to the Home."""
    table.long_house[seat * data.KINDS + kind] -= 1
    bring_home(table, seat, kind)
    table.tell(codes.BROUGHT, seat, kind)


def offer_long_house(table: Table, seat: i64, into: OptionBuffer) -> None:
    """Every kind of Native in the Long House."""
    for kind in range(data.KINDS):
        if table.long_house[seat * data.KINDS + kind] > 0:
            into.add(codes.BRING + kind)


def turn_face_down(table: Table, seat: i64, tile: i64) -> None:
    """R110: an ability is used by turning the Progress tile face down."""
    table.face_down[seat] |= BIT[tile]
    table.tell(codes.USED, seat, tile)


def has_played(table: Table, seat: i64) -> bool:
    """Whether cards of this seat lie open in front of it."""
    for card in range(data.CARDS):
        if table.played[seat * data.CARDS + card] > 0:
            return True
    return False


def recall(table: Table, seat: i64) -> None:
    """R124, R101: all played cards come back to the hand; everybody has seen them."""
    for card in range(data.CARDS):
        number = table.played[seat * data.CARDS + card]
        table.hand[seat * data.CARDS + card] += number
        table.known[seat * data.CARDS + card] += number
        table.played[seat * data.CARDS + card] = 0
    table.tell(codes.RECALLED, seat, data.NONE)
