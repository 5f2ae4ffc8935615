"""`?` while playing: what can be typed, what an option means, why something is not possible, what a rule says."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.core.errors import LonghouseError
from longhouse.core.match import Match
from longhouse.core.protocol import Option
from longhouse.core.text import Text
from longhouse.terminal.input import COMMANDS, number_in, printable, usual_word
from longhouse.terminal.narration import help_for
from longhouse.terminal.reference import rule
from longhouse.terminal.screen import Screen

_MANY_TARGETS = 12


def explain(screen: Screen, text: Text, match: Match, seat: int, what: str, more: Sequence[str] = ()) -> None:
    """Answer a question mark and what follows it; `more` commands are understood in this sitting."""
    options = match.options(seat) if seat in match.deciding() else []
    if not what:
        list_words(screen, text, match, options, more)
    elif what.isdecimal():
        _explain_option(screen, text, match, seat, options, number_in(what) or 0)
    elif what[:1] in "rR" and what[1:].isdecimal():
        screen.say(rule(text, match.game, what))
    else:
        _explain_target(screen, text, match, seat, options, what)


def list_words(screen: Screen, text: Text, match: Match, options: Sequence[Option], more: Sequence[str] = ()) -> None:
    """What a person may type."""
    targets = _targets(options)
    screen.say(text.say("say-title"))
    screen.say(text.say("say-number"), indent="  ")
    for command in (*more, *COMMANDS):
        word = usual_word(command, text.language)
        example = targets[-1] if targets else "-"
        screen.say(text.say(f"say-{command}", word=word, target=example, rule="R1"), indent="  ")
    for sheet in match.game.sheets:
        message = f"table-word-{sheet}"
        if text.has(message):
            about = text.say(message, attribute="about")
            screen.say(text.say("say-sheet", word=text.say(message), about=about), indent="  ")
    if targets:
        screen.say(text.say("say-targets", targets=", ".join(targets[:_MANY_TARGETS])))


def _targets(options: Sequence[Option]) -> list[str]:
    return list(dict.fromkeys(target for option in options for target in option.targets))


def _explain_option(screen: Screen, text: Text, match: Match, seat: int, options: list[Option], number: int) -> None:
    """What an option does: its label, what its things can do, and what the question is about."""
    if not 1 <= number <= len(options):
        screen.say(text.say("ask-choose", count=len(options)))
        return
    option = options[number - 1]
    screen.say(f"{text.say(option.label, match.names, seat)} ({option.key}).")
    for target in option.targets:
        _say_about(screen, text, target)
    if explanation := help_for(text, match.decision(seat).prompt):
        screen.say(explanation)


def _say_about(screen: Screen, text: Text, target: str) -> None:
    """What a thing on the table can do, where the game has a message for it."""
    name = target.partition(":")[2].replace("_", "-")
    for message in (f"power-{name}", f"about-{name}"):
        if name and text.has(message):
            screen.say(text.say(message))


def _explain_target(screen: Screen, text: Text, match: Match, seat: int, options: list[Option], target: str) -> None:
    """Why something cannot be used now, with the rule; or which option uses it."""
    numbers = [number for number, option in enumerate(options, 1) if target in option.targets]
    if numbers:
        screen.say(text.say("explain-possible", count=len(numbers), numbers=", ".join(map(str, numbers))))
        _say_about(screen, text, target)
        return
    reason = match.why_not(seat, target)
    if reason is None:
        known = ", ".join(_targets(options)[:_MANY_TARGETS])
        screen.say(text.say("explain-unknown", target=printable(target), known=known))
        return
    why = text.say(reason.message, match.names, seat)
    screen.say(text.say("explain-reason", reason=why, rule=reason.rule))
    try:
        screen.say(rule(text, match.game, reason.rule))
    except LonghouseError:
        return
