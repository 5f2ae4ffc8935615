"""`longhouse arena`: run a tournament and show what it says."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from longhouse import bots
from longhouse.arena.report import Rate, Report
from longhouse.arena.tournament import pairings, play_all
from longhouse.core import registry, settings
from longhouse.core.errors import LonghouseError
from longhouse.core.protocol import Json
from longhouse.core.text import Text

TEXT_FOLDER = Path(__file__).parent / "text"


def run(args: argparse.Namespace, text: Text) -> int:
    """Play the tournament that the arguments describe; the exit code."""
    text = Text(text.language, TEXT_FOLDER)
    game = registry.get(args.game)
    chosen = settings.complete(game.settings, settings.parse_all(game.settings, args.setting or ()))
    players = [name.strip() for name in args.bots.split(",") if name.strip()]
    for name in players:
        bots.make(name, 0)
    if args.games < 1 or not players:
        raise LonghouseError("error-no-games")
    seats = game.check_seats(args.seats, chosen)
    planned = list(pairings(game.id, chosen, players, seats, args.games, args.seed))
    with _progress(text, len(planned)) as each:
        played = play_all(planned, args.jobs or os.cpu_count() or 1, each)
    report = Report.of(played)
    if args.json:
        facts: Json = {"game": game.id, "rules": game.rules_version, "settings": chosen, "seed": args.seed}
        _write_json(Path(args.json), {**facts, "games": len(played), **report.to_json()})
    _show(report, text, Console(), plain=bool(args.plain))
    return 0


@contextmanager
def _progress(text: Text, total: int) -> Iterator[Callable[[], None]]:
    """A bar on a terminal, nothing in a pipe."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text.say("arena-playing"), total=total)
        yield lambda: progress.advance(task)


def _show(report: Report, text: Text, console: Console, *, plain: bool) -> None:
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


def _table(text: Text, title: str, headings: Sequence[str], plain: bool) -> Table:
    table = Table(title=text.say(title), title_justify="left", box=None if plain else box.ROUNDED)
    for number, heading in enumerate(headings):
        table.add_column(text.say(heading), justify="left" if number == 0 else "right")
    return table


def _figures(rate: Rate) -> tuple[str, str]:
    return _percent(rate.win_rate), f"{_percent(rate.low)} – {_percent(rate.high)}"


def _percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def _write_json(path: Path, facts: Json) -> None:
    try:
        path.write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")
    except OSError as error:
        raise LonghouseError("error-file-unwritable", path=str(path), why=str(error.strerror)) from error
