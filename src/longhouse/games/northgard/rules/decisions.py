"""What rules of several modules share: options, a kind of question, gains and costs, who is an enemy."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.decisions import Decision
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard import data, events, state
from longhouse.games.northgard.state import Table

NO: Final[Options] = Options("no", "no", ("skip",), [], declines=True)
PICK: Final[Options] = Options("pick", "pick:{card}", ("row:{card}",), [state.FACE])
"""Options that decisions of several modules offer."""


class OfCard(Decision[Table]):
    """A question that names the card whose effect is being resolved."""

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """For which card."""
        return Message(f"prompt-{self.name}", {"card": data.FACE_IDS[state.EFFECT.of(table)]})


def gain(table: Table, seat: i64, resource: i64, number: i64) -> None:
    """R7: resources come from a supply without end."""
    if number > 0:
        state.STOCK.gain(table, seat, resource, number)
        table.tell(events.GAINED, seat, resource, number)


def pay(table: Table, seat: i64, resource: i64, number: i64) -> None:
    """R9: costs are paid before the effect."""
    if number > 0:
        state.STOCK.gain(table, seat, resource, -number)
        table.tell(events.PAID, seat, resource, number)


def gain_fame(table: Table, seat: i64, number: i64) -> None:
    """R8: every gain is seen."""
    if number > 0:
        state.FAME.gain(table, seat, number)
        table.tell(events.FAME, seat, number)


def is_enemy(table: Table, seat: i64, other: i64) -> bool:
    """R4, R173: another player, but not a teammate."""
    if other < 0 or other == seat:
        return False
    return not (table.settings.teams and (seat + other) % 2 == 0)


def is_listed(options: OptionBuffer, code: i64) -> bool:
    """Whether an option is in the list already."""
    for at in range(options.count):
        if options.codes[at] == code:
            return True
    return False
