"""What an arena found, as tables in the terminal; plain ones have no frames, for people who have them read aloud."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from longhouse import bots
from longhouse.arena import balance, ladder
from longhouse.arena.differences import Compared, Difference
from longhouse.arena.ratings import Rated
from longhouse.arena.report import Rate, Report
from longhouse.arena.sequential import Question, Verdict
from longhouse.core.changes import Changed, shown
from longhouse.core.text import Text

_BAR = 16


def show_report(report: Report, text: Text, console: Console, *, plain: bool) -> None:
    """The figures as tables; plain ones have no frames, for people who have them read aloud."""
    headings: Sequence[str] = ("arena-bot", "arena-games", "arena-win-rate", "arena-interval", "arena-mean-score")
    table = _table(text, "arena-title-bots", headings, plain)
    for name, rate in report.bots.items():
        table.add_row(name, str(rate.games), *_figures(rate), f"{report.mean_scores[name]:.1f}")
    console.print(table)
    headings = ("arena-seat", "arena-games", "arena-win-rate", "arena-interval")
    table = _table(text, "arena-title-seats", headings, plain)
    for seat, rate in enumerate(report.seats):
        table.add_row(str(seat + 1), str(rate.games), *_figures(rate))
    console.print(table)
    mean, fewest, most = report.decisions
    console.print(text.say("arena-length", mean=round(mean), fewest=fewest, most=most))
    console.print(text.say("arena-draws", percent=_percent(report.draws)))


def show_ratings(rated: Sequence[Rated], text: Text, console: Console, *, plain: bool) -> None:
    """The strongest on top."""
    table = _table(text, "arena-title-ratings", ["arena-bot", "arena-games", "arena-rating", "arena-interval"], plain)
    for one in rated:
        table.add_row(one.bot, str(one.games), f"{one.rating:.1f}", f"{one.low:.1f} – {one.high:.1f}")
    console.print(table)


def show_questions(
    asked: Mapping[tuple[str, str], Question], text: Text, console: Console, *, plain: bool, sure: float
) -> None:
    """What was decided between every two."""
    headings = ["arena-question", "arena-deals", "arena-ahead", "arena-interval", "arena-verdict"]
    table = _table(text, "arena-title-questions", headings, plain)
    for one in asked.values():
        first, second = one.first, one.second
        found = one.sequence
        span = f"{_percent(found.low)} – {_percent(found.high)}"
        over = text.say("arena-over", upper=first, lower=second)
        table.add_row(over, str(found.count), _percent(found.mean), span, verdict(one, text))
    console.print(table)
    console.print(text.say("arena-questions-about", sure=f"{sure:g} %"))


def verdict(one: Question, text: Text) -> str:
    """What was decided, in words."""
    if one.verdict is Verdict.FIRST:
        return text.say("arena-stronger", name=one.first)
    if one.verdict is Verdict.SECOND:
        return text.say("arena-stronger", name=one.second)
    return text.say("arena-equal") if one.verdict is Verdict.EQUAL else text.say("arena-open")


def show_balance(found: balance.Balance, text: Text, console: Console, *, plain: bool) -> None:
    """A table for the seats, and one for each kind of thing."""
    headings = ["arena-games", "arena-win-rate", "arena-interval"] + ([] if plain else ["arena-bar"])

    def row(name: str, rate: Rate) -> list[str]:
        return [name, str(rate.games), *_figures(rate)] + ([] if plain else [bar(rate, found.fair)])

    table = _table(text, "arena-title-seats", ["arena-seat", *headings], plain)
    for seat, rate in enumerate(found.seats):
        table.add_row(*row(str(seat + 1), rate))
    console.print(table)
    for kind in dict.fromkeys(one.kind for one in found.held):
        table = _table(text, "arena-title-held", [f"holding-{kind}", *headings], plain)
        for one in found.held:
            if one.kind == kind:
                table.add_row(*row(text.noun(one.id) + (" *" if one.designed else ""), one.rate))
        console.print(table)
    console.print(text.say("arena-held-about", fair=_percent(found.fair)))
    if any(one.designed for one in found.held):
        console.print(text.say("arena-designed-about"))


def show_ladder(climbed: Sequence[ladder.Climbed], text: Text, console: Console, *, plain: bool, quick: float) -> None:
    """Rung by rung, the highest on top, as ladders are."""
    headings = ["arena-level", "arena-games", "arena-win-rate", "arena-interval"]
    table = _table(text, "arena-title-ladder", headings if plain else [*headings, "arena-bar"], plain)
    names = {level.id: text.say(f"bot-{level.id}") for level in bots.LEVELS}
    for one in reversed(climbed):
        over = text.say("arena-over", upper=names[one.rung.upper], lower=names[one.rung.lower])
        row = [over, str(one.rate.games), *_figures(one.rate)]
        table.add_row(*(row if plain else [*row, bar(one.rate, one.fair)]))
    console.print(table)
    if not plain:
        console.print(text.say("arena-bar-about"))
    for one in reversed(climbed):
        name = names[one.rung.upper]
        if one.fair < 0.5:
            times = f"{one.rate.win_rate / one.fair:.2f}"
            console.print(text.say("arena-fair", fair=_percent(one.fair), name=name, times=times))
        mean, longest = f"{one.mean:.3f}", f"{one.longest:.2f}"
        console.print(text.say("arena-thought", name=name, mean=mean, longest=longest))
    if quick == 1:
        console.print(text.say("arena-unhurried"))
    elif quick:
        console.print(text.say("arena-quick", factor=f"{quick:g}"))


def bar(rate: Rate, fair: float) -> str:
    """What is sure, what may be, and where equals would be: ██████▒▒▒····."""
    cells = ["█" if at < rate.low else "▒" if at < rate.high else "·" for at in (n / _BAR for n in range(_BAR))]
    cells[min(_BAR - 1, round(fair * _BAR))] = "┃"
    return "".join(cells)


def _table(text: Text, title: str, headings: Sequence[str], plain: bool) -> Table:
    table = Table(title=text.say(title), title_justify="left", box=None if plain else box.ROUNDED)
    for number, heading in enumerate(headings):
        table.add_column(text.say(heading), justify="left" if number == 0 else "right")
    return table


def _figures(rate: Rate) -> tuple[str, str]:
    return _percent(rate.win_rate), f"{_percent(rate.low)} – {_percent(rate.high)}"


def _percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def show_changes(changed: Sequence[Changed], found: Compared, text: Text, console: Console, *, plain: bool) -> None:
    """What was changed, and what became different: a table for each kind of thing."""
    for change in changed:
        before, after = shown(change.before), shown(change.after)
        console.print(text.say("lab-changed", figure=str(change.figure), before=before, after=after), highlight=False)
    console.print(text.say("lab-otherwise", games=found.otherwise, all=found.games))
    headings = ["lab-before", "lab-after", "lab-difference", "arena-interval", "lab-apart"]
    for kind in dict.fromkeys(one.kind for one in found.lines):
        table = _table(text, title_id(kind), ["lab-figure", *headings], plain)
        table.title = title_of(kind, text)
        for one in found.lines:
            if one.kind == kind:
                table.add_row(name_of(one, text), *_difference(one), text.say("lab-yes") if one.is_apart else "")
        console.print(table)
    console.print(text.say("lab-about"))


def title_of(kind: str, text: Text) -> str:
    """The heading over the figures of a kind."""
    return text.say(title_id(kind))


def title_id(kind: str) -> str:
    """The message that is this heading; a kind of thing that one has is named by its game."""
    ours = {"seat": "lab-title-seat", "bot": "lab-title-bot", "game": "lab-title-game", "score": "lab-title-score"}
    return ours.get(kind, f"holding-{kind}")


def name_of(one: Difference, text: Text) -> str:
    """What a line is about."""
    if one.kind in ("seat", "score"):
        return text.say("lab-seat", seat=int(one.id) + 1)
    if one.kind == "bot":
        return text.say(f"bot-{one.id}") if text.has(f"bot-{one.id}") else one.id
    return text.say(f"arena-figure-{one.id}") if one.kind == "game" else text.noun(one.id)


def _difference(one: Difference) -> tuple[str, str, str, str]:
    """Before, after, by how much, and between what that lies."""
    if one.is_rate:
        span = f"{100 * one.low:+.1f} … {100 * one.high:+.1f}"
        return _percent(one.before), _percent(one.after), f"{100 * one.by:+.1f}", span
    return f"{one.before:.1f}", f"{one.after:.1f}", f"{one.by:+.1f}", f"{one.low:+.1f} … {one.high:+.1f}"
