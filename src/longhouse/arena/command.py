"""`longhouse arena`: a tournament, the ladder of levels, or how fair a game is, and what that says."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from longhouse import __version__, bots
from longhouse.arena import balance, ladder
from longhouse.arena.keeping import Keeper, split
from longhouse.arena.report import Rate, Report
from longhouse.arena.tournament import Pairing, PlayedGame, pairings, play_all
from longhouse.core import registry, settings, state
from longhouse.core.errors import LonghouseError
from longhouse.core.game import Game
from longhouse.core.protocol import Json
from longhouse.core.settings import Value
from longhouse.core.text import Text

TEXT_FOLDER = Path(__file__).parent / "text"
_BAR = 16
USUAL_BOTS = "greedy,random"


def run(args: argparse.Namespace, text: Text) -> int:
    """Play the tournament that the arguments describe; the exit code."""
    text = Text(text.language, TEXT_FOLDER)
    game = registry.get(args.game)
    chosen = settings.complete(game.settings, settings.parse_all(game.settings, args.setting or ()))
    if args.ladder:
        return _climb(args, text, game, chosen)
    if args.balance:
        return _weigh(args, text, game, chosen)
    if args.quick:
        raise LonghouseError("error-quick-alone")
    players = [name.strip() for name in (args.bots or USUAL_BOTS).split(",") if name.strip()]
    for name in players:
        bots.make(name, 0)
    if args.games < 1 or not players:
        raise LonghouseError("error-no-games")
    seats = game.check_seats(args.seats, chosen)
    planned = list(pairings(game.id, chosen, players, seats, args.games, args.seed))
    played = _play(args, text, planned, _how(args, game, chosen, seats), chunk=None)
    report = Report.of(played)
    if args.json:
        facts: Json = {"game": game.id, "rules": game.rules_version, "settings": chosen, "seed": args.seed}
        _write_json(Path(args.json), {**facts, "games": len(played), **report.to_json()})
    _show(report, text, Console(), plain=bool(args.plain))
    return 0


def _play(
    args: argparse.Namespace, text: Text, plan: Sequence[Pairing], how: Json, chunk: int | None = 1
) -> list[PlayedGame]:
    """Play what is planned; with --keep, what the file does not have yet, and each game is kept as it ends."""
    # The day and the version may differ from one evening to the next; the rules, whose games these are, may not.
    same = {name: how[name] for name in ("game", "rules", "settings", "seats", "seed", "quick")}
    keeper = Keeper(Path(args.keep), same) if args.keep else None
    try:
        known, missing = split(plan, keeper)
        if known:
            Console(stderr=True).print(text.say("arena-kept", games=len(known), left=len(missing)))
        jobs = args.jobs or os.cpu_count() or 1
        with _progress(text, len(missing)) as each:
            games = play_all([plan[place] for place in missing], jobs, chunk)
            for place, game in zip(missing, games, strict=True):
                known[place] = game
                if keeper is not None:
                    keeper.add(plan[place], game)
                each()
    finally:
        if keeper is not None:
            keeper.close()
    return [known[place] for place in range(len(plan))]


def _climb(args: argparse.Namespace, text: Text, game: Game, chosen: Mapping[str, Value]) -> int:
    """Each level against the one below."""
    if args.games < 1:
        raise LonghouseError("error-no-games")
    seats = game.check_seats(args.seats, chosen)
    if seats < 2:
        raise LonghouseError("error-ladder-alone")
    games = -(-args.games // seats) * seats  # every deal from every seat
    quick = float(args.quick or 0)
    plan = ladder.planned(game.id, chosen, seats, games, args.seed, quick)
    jobs = args.jobs or os.cpu_count() or 1
    played = _play(args, text, plan, _how(args, game, chosen, seats))
    climbed = ladder.climbed(played, seats)
    if args.json:
        levels = [asdict(level) for level in bots.LEVELS]
        facts = {**_how(args, game, chosen, seats), "games": games, "jobs": jobs, "levels": levels}
        _write_json(Path(args.json), {**facts, "rungs": [one.to_json() for one in climbed]})
    _show_ladder(climbed, text, Console(), plain=bool(args.plain), quick=quick)
    return 0


def _how(args: argparse.Namespace, game: Game, chosen: Mapping[str, Value], seats: int) -> Json:
    """How figures came about."""
    return {
        "game": game.id,
        "rules": game.rules_version,
        "settings": dict(chosen),
        "seats": seats,
        "seed": args.seed,
        "quick": float(args.quick or 0),
        "date": datetime.now(UTC).date().isoformat(),
        "version": __version__,
        "compiled": not str(state.__file__).endswith(".py"),
    }


def _weigh(args: argparse.Namespace, text: Text, game: Game, chosen: Mapping[str, Value]) -> int:
    """One bot against itself: whether the seat matters, and what one has."""
    if args.games < 1:
        raise LonghouseError("error-no-games")
    bot = args.bots or bots.CHIEF.id
    bots.make(bot, 0)
    seats = game.check_seats(args.seats, chosen)
    if seats < 2:
        raise LonghouseError("error-balance-alone")
    plan = balance.planned(game.id, chosen, bot, seats, args.games, args.seed, float(args.quick or 0))
    played = _play(args, text, plan, _how(args, game, chosen, seats))
    found = balance.weighed(game, played)
    if args.json:
        facts = {**_how(args, game, chosen, seats), "bot": bot, "games": len(played)}
        _write_json(Path(args.json), {**facts, **found.to_json()})
    words = Text(text.language, game.folder / "text", TEXT_FOLDER)
    _show_balance(found, words, Console(), plain=bool(args.plain))
    return 0


def _show_balance(found: balance.Balance, text: Text, console: Console, *, plain: bool) -> None:
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


def _show_ladder(climbed: Sequence[ladder.Climbed], text: Text, console: Console, *, plain: bool, quick: float) -> None:
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
    if quick:
        console.print(text.say("arena-quick", factor=f"{quick:g}"))


def bar(rate: Rate, fair: float) -> str:
    """What is sure, what may be, and where equals would be: ██████▒▒▒····."""
    cells = ["█" if at < rate.low else "▒" if at < rate.high else "·" for at in (n / _BAR for n in range(_BAR))]
    cells[min(_BAR - 1, round(fair * _BAR))] = "┃"
    return "".join(cells)


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
