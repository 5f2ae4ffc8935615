"""`longhouse analyse`: who stood how in a finished match, which choices cost most, and how much of it was luck."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from longhouse.analysis.match_analysis import SIMULATIONS, Analysis, Judged, Mistake, analyse
from longhouse.analysis.words import clauses
from longhouse.core.errors import LonghouseError
from longhouse.core.match import Match
from longhouse.core.protocol import Message
from longhouse.core.text import Text
from longhouse.terminal import saved_games
from longhouse.terminal.narration import text_for, title_of
from longhouse.terminal.screen import Screen

_BARS = "▁▂▃▄▅▆▇█"
_COLUMNS = 40


def show_analysis(args: argparse.Namespace, text: Text) -> int:
    """Think about every decision of a match file, and tell what was found."""
    path = saved_games.find(args.file)
    match = Match.load(path)
    words = text_for(match.game, text.language, args.vocabulary)
    progress = _Progress(words) if sys.stderr.isatty() else None
    found = analyse(match, max(int(args.simulations or SIMULATIONS), 2), progress=progress)
    if args.json:
        _write(Path(args.json), found)
    screen = Screen(plain=args.plain)
    screen.heading(words.say("analyse-title", title=title_of(match.game, words)))
    _tell_chances(screen, words, match, found, args.plain)
    _tell_luck(screen, words, match, found)
    _tell_mistakes(screen, words, match, found, saved_games.name_of(path))
    screen.gap()
    screen.say(words.say("analyse-how", simulations=found.simulations), "aside")
    screen.say(words.say("analyse-replay", table=saved_games.name_of(path)), "aside")
    return 0


class _Progress:
    """How far it is, on one line that goes away."""

    def __init__(self, text: Text) -> None:
        self._text = text

    def __call__(self, done: int, of_all: int) -> None:
        line = self._text.say("analyse-progress", done=done, all=of_all)
        sys.stderr.write(f"\r{line}" if done < of_all else f"\r{' ' * len(line)}\r")
        sys.stderr.flush()


def _write(path: Path, found: Analysis) -> None:
    try:
        path.write_text(json.dumps(found.to_json(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise LonghouseError("error-file-unwritable", path=str(path), why=str(error.strerror)) from error


def _tell_chances(screen: Screen, text: Text, match: Match, found: Analysis, plain: bool) -> None:
    """Everybody's chance of winning over time: bars from left to right, or a few numbers."""
    screen.gap()
    screen.say(text.say("analyse-chances"), "question")
    names = [str(text.name(seat, match.names)) for seat in range(match.seats)]
    room = max(map(len, names))
    last = match.entries[-1].n
    for seat, name in enumerate(names):
        values = _sampled(found, seat, 8 if plain else _COLUMNS, last)
        end = text.say("analyse-percent", percent=round(100 * found.shares[seat]))
        if plain:
            points = ", ".join(text.say("analyse-percent", percent=round(100 * value)) for value in values)
            screen.say(text.say("analyse-curve", name=name, points=points, end=end), indent="  ")
        else:
            bars = "".join(_BARS[min(int(value * len(_BARS)), len(_BARS) - 1)] for value in values)
            screen.draw([f"  {name:<{room}}  {bars}  {end}"])


def _sampled(found: Analysis, seat: int, columns: int, last: int) -> list[float]:
    """A seat's chance at so many moments, evenly over the log; before its first decision everybody's is the same."""
    curve, values, at, value = found.curve(seat), [], 0, 1 / found.seats
    for column in range(columns):
        while at < len(curve) and curve[at][0] <= (column + 1) * last / columns:
            value = curve[at][1]
            at += 1
        values.append(value)
    return values


def _tell_luck(screen: Screen, text: Text, match: Match, found: Analysis) -> None:
    """Luck and skill apart, in games of a hundred."""
    screen.gap()
    screen.say(text.say("analyse-luck-title"), "question")
    for seat in range(match.seats):
        about = {
            "name": str(text.name(seat, match.names)),
            "luck": _signed(found.luck[seat]),
            "skill": _signed(found.skill[seat]),
            "gifts": _signed(found.gifts[seat]),
        }
        screen.say(text.say(Message("analyse-luck", about)), indent="  ")
    doubt = max(found.doubts)
    if doubt > 0:
        screen.say(text.say("analyse-doubt", games=max(1, round(100 * doubt))), "aside", indent="  ")
    screen.say(text.say("analyse-sums"), "aside", indent="  ")


def _signed(share: float) -> str:
    """Games of a hundred, with a sign that reads well."""
    games = round(100 * share)
    return f"+{games}" if games > 0 else f"\u2212{-games}" if games < 0 else "0"


def _tell_mistakes(screen: Screen, text: Text, match: Match, found: Analysis, file: str) -> None:
    """The choices where most was lost, the worst first, with what would have been better, and where to see it."""
    screen.gap()
    screen.say(text.say("analyse-mistakes" if found.mistakes else "analyse-no-mistakes"), "question")
    for number, mistake in enumerate(found.mistakes, 1):
        screen.say(f"{number}. {_told(text, match, mistake)}", indent="  ")
        one = mistake.judged
        # Drawn, not said: a command that is broken over two lines cannot be copied.
        screen.draw([f"     {text.say('analyse-see', table=file, entry=str(one.entry), seat=one.seat + 1)}"])


def _told(text: Text, match: Match, mistake: Mistake) -> str:
    one = mistake.judged
    seat, names = one.seat, match.names
    chapter = match.game.chapter(match.state_after(one.entry - 1))
    about: dict[str, str | int] = {
        "where": text.say(chapter.name, names, seat) if chapter else text.say("analyse-entry", entry=str(one.entry)),
        "name": str(text.name(seat, names)),
        "choice": _label(text, match, one, one.key),
        "better": _label(text, match, one, one.best),
        "lost": max(1, round(100 * one.lost)),
        "entry": str(one.entry),
    }
    sentence = text.say(Message("analyse-mistake", about))
    if mistake.reasons:
        return f"{sentence} {clauses(text, mistake.reasons, names, seat, None)}."
    if mistake.costs:
        why = clauses(text, mistake.costs, names, seat, None, begins=False)
        return f"{sentence} {text.say('analyse-costs', why=why)}"
    return f"{sentence} {text.say('analyse-later')}"


def _label(text: Text, match: Match, one: Judged, key: str) -> str:
    code = match.game.codec.code(key)
    assert code is not None
    label = match.game.option(match.state_after(one.entry - 1), one.seat, code).label
    return text.say(label, match.names, one.seat)
