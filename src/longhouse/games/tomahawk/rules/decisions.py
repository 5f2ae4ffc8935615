"""What all three decisions share."""

from mypy_extensions import i64

from longhouse.core.sets import BIT, first
from longhouse.core.state import OptionBuffer
from longhouse.games.tomahawk.rules import codes
from longhouse.games.tomahawk.state import Table
from longhouse.games.tomahawk.tables import EARLIER_TWINS


def ask_both(table: Table, kind: i64, a: i64 = 0, b: i64 = 0) -> None:
    """R12: the same question to both players at once."""
    table.frames.push(kind, 0, a)
    table.frames.join(kind, 1, b)


def ready(table: Table, seat: i64, frame: i64) -> None:
    """The seat's secret answer is in."""
    table.frames.set_ready(frame)
    table.tell(codes.READY, seat)


def has_one_face(cards: i64) -> bool:
    """Whether all cards of a set that is not empty look the same."""
    rest = cards & (cards - 1)
    one = BIT[first(cards)]
    while rest:
        if EARLIER_TWINS[first(rest)] & one == 0:
            return False
        rest &= rest - 1
    return True


def offer_faces(cards: i64, base: i64, factor: i64, offset: i64, into: OptionBuffer) -> None:
    """One option for each distinct face of a set of cards."""
    rest = cards
    while rest:
        card = first(rest)
        if EARLIER_TWINS[card] & cards == 0:
            into.add(base + card * factor + offset)
        rest &= rest - 1
