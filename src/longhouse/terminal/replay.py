"""`longhouse replay` and `longhouse verify`: tell a saved match again, or check it."""

from __future__ import annotations

import argparse

from longhouse.core import log
from longhouse.core.errors import DamagedFile, LonghouseError, RulesChanged, TruncatedFile
from longhouse.core.match import Match, Moment
from longhouse.core.secrecy import told
from longhouse.core.text import Text
from longhouse.terminal import saved_games
from longhouse.terminal.ending import show_ending
from longhouse.terminal.input import bare, words_for
from longhouse.terminal.narration import draw_table, tell, text_for, title_of, view_at
from longhouse.terminal.screen import Screen


def show_replay(args: argparse.Namespace, text: Text) -> int:
    """Tell a match again as one seat, or a spectator, heard it. What was taken back is left out."""
    path = saved_games.find(args.file)
    match = Match.load(path)
    words = text_for(match.game, text.language, args.vocabulary)
    seat = _seat(words, match, args.seat)
    screen = Screen(plain=args.plain)
    title = title_of(match.game, words)
    if seat is None:
        screen.heading(words.say("replay-title", title=title))
    else:
        screen.heading(words.say("replay-title-seat", match.names, title=title, name={"seat": seat}))
    moments = list(match.moments())
    if args.at is not None:
        moments = _from(moments, int(args.at))
        screen.gap()
        screen.say(words.say("replay-at", entry=str(int(args.at))), "aside")
        draw_table(screen, words, match, view_at(match, moments.pop(0).state, seat))
        if args.step and not _goes_on(screen, words):
            return 0
    for moment in moments:
        events = told(moment.entry.events, seat)
        tell(screen, words, match.names, seat, events)
        if args.step and events and not moment.state.is_over():
            draw_table(screen, words, match, view_at(match, moment.state, seat))
            if not _goes_on(screen, words):
                return 0
    if match.over:
        show_ending(screen, words, match, seat, saved_games.name_of(path))
    else:
        screen.gap()
        screen.say(words.say("replay-unfinished"))
    return 0


def _from(moments: list[Moment], entry: int) -> list[Moment]:
    """The moment just before an entry of the log, and all that follow."""
    first = sum(moment.entry.n < entry for moment in moments)
    if not 1 <= first < len(moments):
        raise LonghouseError("misuse-moment", entry=str(entry), last=str(moments[-1].entry.n))
    return moments[first - 1 :]


def _goes_on(screen: Screen, text: Text) -> bool:
    screen.say(text.say("ask-step"), "aside")
    try:
        return bare(screen.ask()) not in words_for("quit")
    except EOFError:
        return False


def _seat(text: Text, match: Match, asked: str | None) -> int | None:
    """The seat to look from. While a match runs, only its one person may look from a seat of theirs."""
    if asked is None:
        return None
    names = [str(text.name(seat, match.names)) for seat in range(match.seats)]
    by_word = {str(seat + 1): seat for seat in range(match.seats)} | {bare(name): s for s, name in enumerate(names)}
    if bare(asked) not in by_word:
        known = ", ".join(f"{seat + 1} ({name})" for seat, name in enumerate(names))
        raise LonghouseError("misuse-seat", seat=asked, known=known)
    seat = by_word[bare(asked)]
    people = [other for other in range(match.seats) if other not in match.bots]
    if not match.over and people != [seat]:
        raise LonghouseError("misuse-secret")
    return seat


def show_check(args: argparse.Namespace, text: Text) -> int:
    """Say what was checked in a match file, or what does not fit."""
    path = saved_games.find(args.file)
    screen = Screen(plain=args.plain)
    try:
        match = Match.load(path)
        checked = Match.verify(path)
    except (DamagedFile, TruncatedFile, RulesChanged) as error:
        screen.say(text.say("verify-bad", what=text.error(error)))
        return 1
    choices = sum(entry.do == "choose" for entry in log.live(match.entries))
    screen.say(text.say("verify-good", count=checked, choices=choices))
    screen.say(text.say("verify-chosen" if match.seed.chosen else "verify-fresh"))
    if not match.over:
        screen.say(text.say("verify-running"))
    return 0
