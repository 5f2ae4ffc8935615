"""What an arena or a lab found, as one page of HTML that needs nothing else: no network, no script, light and dark."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from pathlib import Path
from statistics import median
from typing import NamedTuple

from longhouse.arena import plots, tables
from longhouse.arena.balance import weighed
from longhouse.arena.differences import Compared, Difference
from longhouse.arena.plots import Scale
from longhouse.arena.ratings import Rated
from longhouse.arena.report import Rate, Report
from longhouse.arena.sequential import EQUAL, Question
from longhouse.arena.tournament import PlayedGame
from longhouse.core.changes import Changed, shown
from longhouse.core.game import Game
from longhouse.core.protocol import Json, Message
from longhouse.core.text import Text

_STYLE = Path(__file__).parent / "page.css"
_RATES = Scale(0.0, 1.0)


class Section(NamedTuple):
    """A heading with what stands below it."""

    title: str
    body: str


class Row(NamedTuple):
    """One line of a table with intervals: its words, further columns, and where it lies."""

    name: str
    columns: Sequence[str]
    value: float
    low: float
    high: float


class Page:
    """Puts sections together, in one language."""

    def __init__(self, game: Game, text: Text) -> None:
        self.game = game
        self.text = text
        self.sections: list[Section] = []

    def say(self, message: str, **words: str | int) -> str:
        """A message, made safe for HTML."""
        return escape(self.text.say(Message(message, words)))

    def number(self, value: float, digits: int = 1, *, signed: bool = False) -> str:
        """A figure as the reader's language writes it."""
        said = f"{value:+.{digits}f}" if signed else f"{value:.{digits}f}"
        said = said.replace("-", "−")
        return said.replace(".", ",") if self.text.language == "fr" else said

    def percent(self, part: float, *, signed: bool = False) -> str:
        """A part of one."""
        return f"{self.number(100 * part, signed=signed)}\N{NO-BREAK SPACE}%"

    def bot(self, word: str) -> str:
        """What a bot is called."""
        return self.text.say(f"bot-{word}") if self.text.has(f"bot-{word}") else word

    def thing(self, component: str) -> str:
        """What a component is called."""
        return self.text.noun(component)

    def add(self, title: str, *body: str) -> None:
        """One more section; its title is text, its body HTML."""
        self.sections.append(Section(title, "".join(body)))

    def intervals(
        self, headings: Sequence[str], rows: Iterable[Row], scale: Scale, mark: float, *, parts: bool = True
    ) -> str:
        """A table in which every row has its interval drawn."""
        ticks = scale.ticks()
        size, sign = (100, "\N{NO-BREAK SPACE}%") if parts else (1, "")
        digits = 0 if all(abs(tick * size - round(tick * size)) < 1e-6 for tick in ticks) else 1
        axis = plots.axis(scale, [(tick, self.number(tick * size, digits) + sign) for tick in ticks])
        first, *rest = (f'<th scope="col">{escape(one)}</th>' for one in headings)
        plot = f'<th class="plot" scope="col">{axis}<span class="unseen">{self.say("arena-page-plot")}</span></th>'
        body = "".join(
            f'<tr><th scope="row">{escape(row.name)}</th>'
            f'<td class="plot">{plots.interval(scale, row.value, row.low, row.high, mark)}</td>'
            + "".join(f"<td>{escape(one)}</td>" for one in row.columns)
            + "</tr>"
            for row in rows
        )
        return _wide(headings[0], f"<thead><tr>{first}{plot}{''.join(rest)}</tr></thead><tbody>{body}</tbody>")

    def rates(self, heading: str, named: Iterable[tuple[str, Rate]], fair: float) -> str:
        """Parts of the games, each with its interval."""
        rows = [
            Row(
                name,
                (str(rate.games), self.percent(rate.win_rate), self._span(rate.low, rate.high)),
                rate.win_rate,
                rate.low,
                rate.high,
            )
            for name, rate in named
        ]
        headings = [heading, *(self.text.say(one) for one in ("arena-games", "arena-win-rate", "arena-interval"))]
        return self.intervals(headings, rows, _RATES, fair)

    def spread(self, title: str, values: Sequence[int]) -> str:
        """How games differ in something that is counted: a picture, and its table beside it."""
        found = plots.bins(values)
        mean, middle = self.number(sum(values) / len(values)), self.number(median(values))
        caption = self.say("arena-page-spread", mean=mean, median=middle, least=min(values), most=max(values))
        rows = "".join(
            f'<tr><th scope="row">{escape(one.words)}</th><td>{one.games}</td>'
            f"<td>{self.percent(one.games / len(values))}</td></tr>"
            for one in found
        )
        names = (title, self.text.say("arena-games"), self.text.say("arena-page-part"))
        head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
        table = _wide(title, f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody>")
        drawn = plots.histogram(values, f"{title}. {self.text.say('arena-page-beside')}")
        return f'<div class="beside"><figure>{drawn}<figcaption>{caption}</figcaption></figure>{table}</div>'

    def html(self, title: str, about: str, facts: Iterable[tuple[str, str]]) -> str:
        """The whole page."""
        listed = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts)
        links = "".join(f'<li><a href="#s{at}">{escape(one.title)}</a></li>' for at, one in enumerate(self.sections))
        body = "".join(
            f'<section aria-labelledby="s{at}"><h2 id="s{at}">{escape(one.title)}</h2>{one.body}</section>'
            for at, one in enumerate(self.sections)
        )
        policy = "default-src 'none'; style-src 'unsafe-inline'"
        return (
            f'<!doctype html>\n<html lang="{self.text.language}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{_STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n"
            f"<header><h1>{escape(title)}</h1><p>{escape(about)}</p><dl>{listed}</dl>"
            f'<nav aria-label="{self.say("arena-page-contents")}"><ul>{links}</ul></nav></header>\n'
            f"<main>{body}</main>\n</body>\n</html>\n"
        )

    def facts(self, facts: Json, seats: int) -> list[tuple[str, str]]:
        """How the figures came about."""
        usual = {setting.name: setting.default for setting in self.game.settings}
        other = [f"{name}={value}" for name, value in facts["settings"].items() if usual.get(name) != value]
        rows = {
            "arena-page-seats": str(seats),
            "arena-games": str(facts["games"]),
            "arena-page-settings": ", ".join(other) or self.text.say("arena-page-usual"),
            "arena-page-seed": str(facts["seed"]),
            "arena-page-made": f"{facts['date']}, Longhouse {facts['version']}",
        }
        if facts["quick"]:
            rows["arena-page-quick"] = f"1/{facts['quick']:g}"
        return [(self.text.say(name), value) for name, value in rows.items()]

    def _span(self, low: float, high: float) -> str:
        return f"{self.percent(low)} – {self.percent(high)}"


def _wide(name: str, table: str) -> str:
    """A table that may be wider than a phone: it is moved by itself, also by keyboard."""
    return f'<div class="wide" tabindex="0" role="group" aria-label="{escape(name)}"><table>{table}</table></div>'


def arena_page(
    game: Game,
    facts: Json,
    played: Sequence[PlayedGame],
    rated: Sequence[Rated],
    asked: Mapping[tuple[str, str], Question],
    text: Text,
) -> str:
    """A tournament, a ladder or a balance."""
    page, report, found = Page(game, text), Report.of(played), weighed(game, played)
    if asked:
        _questions(page, asked)
    if rated:
        _ratings(page, rated)
        named = [(page.bot(name), rate) for name, rate in report.bots.items()]
        page.add(text.say("arena-title-bots"), page.rates(text.say("arena-bot"), named, found.fair))
        _pairs(page, played)
    seats = [(str(seat + 1), rate) for seat, rate in enumerate(found.seats)]
    page.add(text.say("arena-title-seats"), page.rates(text.say("arena-seat"), seats, found.fair))
    for kind in dict.fromkeys(one.kind for one in found.held):
        named = [
            (page.thing(one.id) + (" *" if one.designed else ""), one.rate) for one in found.held if one.kind == kind
        ]
        about = [page.say("arena-held-about", fair=page.percent(found.fair))]
        about += [page.say("arena-designed-about")] if any(one.designed for one in found.held) else []
        heading = text.say(f"holding-{kind}")
        page.add(heading, f"<p>{' '.join(about)}</p>", page.rates(heading, named, found.fair))
    _spreads(page, played)
    title = text.say("arena-page-title", game=text.say("game-title"))
    who = ", ".join(page.bot(name) for name in report.bots)
    return page.html(
        title, text.say("arena-page-about"), [(text.say("arena-bots"), who), *page.facts(facts, len(played[0].line_up))]
    )


def _questions(page: Page, asked: Mapping[tuple[str, str], Question]) -> None:
    rows = []
    for one in asked.values():
        over = page.text.say("arena-over", upper=page.bot(one.first), lower=page.bot(one.second))
        named = one._replace(first=page.bot(one.first), second=page.bot(one.second))
        found = one.sequence
        span = f"{page.percent(found.low)} – {page.percent(found.high)}"
        columns = (str(found.count), page.percent(found.mean), span, tables.verdict(named, page.text))
        rows.append(Row(over, columns, found.mean, found.low, found.high))
    names = ("arena-question", "arena-deals", "arena-ahead", "arena-interval", "arena-verdict")
    headings = [page.text.say(name) for name in names]
    error = sum(one.sequence.error for one in asked.values())
    about = page.say("arena-questions-about", sure=page.percent(1 - error))
    page.add(page.text.say("arena-title-questions"), f"<p>{about}</p>", page.intervals(headings, rows, _RATES, EQUAL))


def _ratings(page: Page, rated: Sequence[Rated]) -> None:
    rows = [
        Row(
            page.bot(one.bot),
            (str(one.games), page.number(one.rating), f"{page.number(one.low)} – {page.number(one.high)}"),
            one.rating,
            one.low,
            one.high,
        )
        for one in rated
    ]
    scale = plots.scale_for([end for one in rated for end in (one.low, one.high)], 25.0)
    names = ("arena-bot", "arena-games", "arena-rating", "arena-interval")
    headings = [page.text.say(name) for name in names]
    body = page.intervals(headings, rows, scale, 25.0, parts=False)
    page.add(page.text.say("arena-title-ratings"), f"<p>{page.say('arena-page-ratings')}</p>", body)


def _pairs(page: Page, played: Sequence[PlayedGame]) -> None:
    """Who beats whom: of the games in which both sat, how often a row's bot came before a column's."""
    bots = list(dict.fromkeys(name for game in played for name in game.line_up))
    if len(bots) < 3:
        return
    before: dict[tuple[str, str], list[float]] = {}
    for game in played:
        seated = list(zip(game.line_up, game.ranks, strict=True))
        for one, rank in seated:
            for other, their in seated:
                if one != other:
                    before.setdefault((one, other), []).append(0.5 if rank == their else float(rank < their))
    head = "".join(f'<th scope="col">{escape(page.bot(name))}</th>' for name in bots)
    rows = "".join(
        f'<tr><th scope="row">{escape(page.bot(one))}</th>'
        + "".join(f"<td>{_mean(page, before.get((one, other)))}</td>" for other in bots)
        + "</tr>"
        for one in bots
    )
    title = page.text.say("arena-page-pairs")
    table = _wide(title, f"<thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody>")
    page.add(title, f"<p>{page.say('arena-page-pairs-about')}</p>", table)


def _mean(page: Page, won: Sequence[float] | None) -> str:
    return page.percent(sum(won) / len(won)) if won else "–"


def _spreads(page: Page, played: Sequence[PlayedGame]) -> None:
    """Length, lead changes and margins."""
    changes = [game.lead_changes for game in played if game.lead_changes is not None]
    margins = [game.margin for game in played if game.margin is not None]
    lengths = [game.decisions for game in played]
    for name, values in (("decisions", lengths), ("lead-changes", changes), ("margin", margins)):
        if values:
            title = page.text.say(f"arena-figure-{name}")
            page.add(title, f"<p>{page.say(f'arena-page-{name}')}</p>", page.spread(title, values))


def lab_page(game: Game, facts: Json, changed: Sequence[Changed], found: Compared, text: Text) -> str:
    """What a change of figures did."""
    page = Page(game, text)
    for kind in dict.fromkeys(one.kind for one in found.lines):
        lines = [one for one in found.lines if one.kind == kind]
        if kind == "game":
            shares, lines = [one for one in lines if one.is_rate], [one for one in lines if not one.is_rate]
            page.add(text.say("lab-title-game"), _differences(page, lines), _differences(page, shares))
        else:
            page.add(tables.title_of(kind, text), _differences(page, lines))
    said = ", ".join(f"{one.figure}: {shown(one.before)} → {shown(one.after)}" for one in changed)
    otherwise = text.say("lab-otherwise", games=found.otherwise, all=found.games)
    rows = [
        (text.say("lab-change"), said),
        (text.say("arena-bots"), ", ".join(page.bot(name) for name in facts["bots"])),
        *page.facts(facts, facts["seats"]),
    ]
    title = text.say("lab-page-title", game=text.say("game-title"))
    return page.html(title, f"{otherwise} {text.say('lab-about')}", rows)


def _differences(page: Page, lines: Sequence[Difference]) -> str:
    """A table for figures of one kind, drawn on one scale."""
    if not lines:
        return ""
    is_rate = lines[0].is_rate

    def digits(value: float) -> str:
        return page.percent(value) if is_rate else page.number(value)

    def signed(value: float) -> str:
        return page.percent(value, signed=True) if is_rate else page.number(value, signed=True)

    rows = [
        Row(
            tables.name_of(one, page.text),
            (digits(one.before), digits(one.after), signed(one.by), f"{signed(one.low)} … {signed(one.high)}"),
            one.by,
            one.low,
            one.high,
        )
        for one in lines
    ]
    scale = plots.scale_for([end for one in lines for end in (one.low, one.high)], 0.0)
    names = ("lab-figure", "lab-before", "lab-after", "lab-difference", "arena-interval")
    return page.intervals([page.text.say(name) for name in names], rows, scale, 0.0, parts=is_rate)
