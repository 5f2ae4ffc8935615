"""Hints and reasons as sentences, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.analysis.hint import ONLY, Hint
from longhouse.analysis.why import Why
from longhouse.core.game import Game
from longhouse.core.protocol import Message, SeatRef
from longhouse.core.state import State
from longhouse.core.text import Text


def say_hint(text: Text, game: Game, state: State, found: Hint, names: Sequence[str]) -> tuple[str, str]:
    """The choice; and why it, with how sure that is."""
    label = text.say(game.option(state, found.seat, _code(game, found.key)).label, names, found.seat)
    return text.say("hint-choice", choice=label), " ".join(_explained(text, game, state, found, names))


def _explained(text: Text, game: Game, state: State, found: Hint, names: Sequence[str]) -> list[str]:
    if found.sure == ONLY:
        return [text.say("hint-only")]
    sentences = []
    if found.reasons:
        sentences.append(text.say("hint-why", why=clauses(text, found.reasons, names, found.seat, found.seat)))
    elif found.more > 0:
        sentences.append(text.say("hint-games", more=found.more))
    if found.other is None:
        return sentences
    other = text.say(game.option(state, found.seat, _code(game, found.other)).label, names, found.seat)
    return [*sentences, text.say(f"hint-{found.sure}", other=other)]


def say_why(text: Text, found: Why, names: Sequence[str], viewer: int | None) -> str:
    """What a turn brought the one who played it."""
    who = SeatRef(seat=found.seat)
    if not found.reasons:
        return text.say(Message("because-unseen", {"seat": who}), names, viewer)
    why = clauses(text, found.reasons, names, found.seat, viewer, begins=False)
    return text.say(Message("because", {"seat": who, "why": why}), names, viewer)


def clauses(
    text: Text, reasons: Sequence[Message], names: Sequence[str], seat: int, viewer: int | None, *, begins: bool = True
) -> str:
    """Several clauses beside each other. Of somebody else they speak in another form (`.theirs`), where it differs."""
    said = [_clause(text, one, names, seat, viewer) for one in reasons]
    whole = "; ".join(said) if text.language == "en" else "\u00a0; ".join(said)
    return whole[:1].upper() + whole[1:] if begins else whole


def _clause(text: Text, reason: Message, names: Sequence[str], seat: int, viewer: int | None) -> str:
    if seat != viewer:
        theirs = text.say(reason, names, viewer, attribute="theirs")
        if theirs != reason.id:
            return theirs
    return text.say(reason, names, viewer)


def _code(game: Game, key: str) -> int:
    code = game.codec.code(key)
    assert code is not None
    return code
