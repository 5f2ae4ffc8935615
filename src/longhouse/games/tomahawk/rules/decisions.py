"""What all three decisions share."""

from mypy_extensions import i64

from longhouse.core.decisions import Decision
from longhouse.core.options import Options
from longhouse.core.sets import BIT, first
from longhouse.core.state import OptionBuffer
from longhouse.games.tomahawk import data, events
from longhouse.games.tomahawk.state import Table


def ask_both(table: Table, decision: Decision[Table], first: i64, second: i64) -> None:
    """R12: the same question to both players at once, each with a number to keep."""
    decision.ask(table, 0, first)
    decision.ask_also(table, 1, second)


def ready(table: Table, seat: i64, frame: i64) -> None:
    """The seat's secret answer is in."""
    table.frames.set_ready(frame)
    table.tell(events.READY, seat)


def has_one_face(cards: i64) -> bool:
    """Whether all cards of a set that is not empty look the same."""
    rest = cards & (cards - 1)
    one = BIT[first(cards)]
    while rest:
        if data.EARLIER_TWINS[first(rest)] & one == 0:
            return False
        rest &= rest - 1
    return True


def offer_faces(cards: i64, options: Options, pile: i64, into: OptionBuffer) -> None:
    """One option for each distinct face of a set of cards (and the pile, where the options are about one)."""
    rest = cards
    while rest:
        card = first(rest)
        if data.EARLIER_TWINS[card] & cards == 0:
            into.add(options.pair(card, pile))
        rest &= rest - 1
