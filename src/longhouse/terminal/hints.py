"""`hint` and `why` while playing."""

from __future__ import annotations

from longhouse.analysis.hint import hint, luck_for
from longhouse.analysis.why import last_move_of_others, why
from longhouse.analysis.words import say_hint, say_why
from longhouse.bots.outlook import SeatOutlook
from longhouse.core.match import Match
from longhouse.core.text import Text
from longhouse.terminal.screen import Screen

SECONDS = 2.0
"""How long a hint is thought about."""


def tell_hint(screen: Screen, text: Text, match: Match, seat: int) -> None:
    """What the seat should choose, and why. The same question in the same position has the same seed."""
    outlook = SeatOutlook(match.game, match.state, seat)
    found = hint(match.game, outlook, match.seats, luck_for(match, seat), seconds=SECONDS)
    number = match.state.options(seat).index(match.game.codec.code(found.key) or 0) + 1
    choice, because = say_hint(text, match.game, match.state, found, match.names)
    screen.say(f"{choice} ({number}).", "question")
    screen.say(because)


def tell_why(screen: Screen, text: Text, match: Match, seat: int) -> None:
    """What the last turn of a program brought it, as far as this seat may know."""
    last = last_move_of_others(match, match.bots)
    if last is None:
        screen.say(text.say("ask-why-nobody"))
    else:
        screen.say(say_why(text, why(match, last, seat), match.names, seat))
