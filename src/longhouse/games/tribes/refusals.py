"""Why something is refused, as the explaining modules say it."""

from __future__ import annotations

from longhouse.core.protocol import Argument, Message, Reason
from longhouse.games.tribes.rules.decisions import Question
from longhouse.games.tribes.state import Table


def reason(rule: str, message: str, **args: Argument) -> Reason:
    """A rule and its sentence."""
    return Reason(rule, Message(f"why-{message}", args))


def busy(table: Table, seat: int) -> Reason:
    """The seat is asked something else, which comes first."""
    asked = table.asks(table.frames.of(seat))
    assert isinstance(asked, Question)
    return asked.first
