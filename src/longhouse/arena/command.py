"""`longhouse arena`: a tournament, the ladder of levels, or how fair a game is, and what that says."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

from rich.console import Console

from longhouse import bots
from longhouse.arena import balance, ladder, playing, ratings, sequential, tables
from longhouse.arena.playing import Arena, how
from longhouse.arena.ratings import Rated
from longhouse.arena.report import Report
from longhouse.arena.sequential import Question
from longhouse.arena.tournament import Pairing, PlayedGame, check_words, pairings
from longhouse.arena.tournament import tables as tables_of
from longhouse.core import registry, settings
from longhouse.core.errors import LonghouseError
from longhouse.core.game import Game
from longhouse.core.protocol import Json, Message
from longhouse.core.settings import Value
from longhouse.core.text import Text

TEXT_FOLDER = Path(__file__).parent / "text"
USUAL_BOTS = "greedy,random"
_GAMES = 400
_MOST_GAMES = 4000
"""With --decide, which seldom needs as many."""

Asked = Mapping[tuple[str, str], Question]


def run(args: argparse.Namespace, text: Text) -> int:
    """Play the tournament that the arguments describe; the exit code."""
    text = Text(text.language, TEXT_FOLDER)
    game = registry.get(args.game)
    chosen = settings.complete(game.settings, settings.parse_all(game.settings, args.setting or ()))
    if args.games is None:
        args.games = _MOST_GAMES if args.decide else _GAMES
    if args.games < 1:
        raise LonghouseError("error-no-games")
    if args.quick is not None and args.quick < 1:
        raise LonghouseError("error-quick-few")
    if args.ladder:
        return _climb(args, text, game, chosen)
    if args.rung:
        raise LonghouseError("error-rung-alone")
    if args.balance:
        return _weigh(args, text, game, chosen)
    if args.quick:
        raise LonghouseError("error-quick-alone")
    return _compete(args, text, game, chosen)


def words_of(said: str) -> list[str]:
    """The words of --bots, each of which stands for a bot."""
    words = [word for word in bots.words.split(said) if word]
    if not words:
        raise LonghouseError("error-no-games")
    check_words(words)
    return words


def _compete(args: argparse.Namespace, text: Text, game: Game, chosen: Mapping[str, Value]) -> int:
    """A round robin."""
    words = words_of(args.bots or USUAL_BOTS)
    seats = game.check_seats(args.seats, chosen)
    met = tables_of(words, seats)
    asked = _asked(args, met)
    facts = how(args, game, chosen, seats)
    with Arena(args, text, facts) as arena:
        if asked:
            pattern = Pairing(game.id, chosen, (), "")
            played = arena.decide(met, pattern, args.seed, args.games, asked)
        else:
            played = arena.play(list(pairings(game.id, chosen, words, seats, args.games, args.seed)))
    if not played:
        raise LonghouseError("error-no-games")
    report, rated = Report.of(played), _rated(played)
    found = {**report.to_json(), "ratings": [one.to_json() for one in rated], **_answers(asked)}
    _write(args, text, game, {**facts, "games": len(played), **found}, played, rated, asked)
    console, plain = Console(), bool(args.plain)
    tables.show_report(report, text, console, plain=plain)
    if rated:
        tables.show_ratings(rated, text, console, plain=plain)
    if asked:
        tables.show_questions(asked, text, console, plain=plain, sure=args.sure)
    _tell_relieved(played, text, console)
    return 0


def _tell_relieved(played: Sequence[PlayedGame], text: Text, console: Console) -> None:
    """Which programs lost their seats, and how often: these games say more about Brave than about them."""
    failed = [(game.line_up[seat], why) for game in played for seat, why in enumerate(game.relieved) if why]
    for word in dict.fromkeys(word for word, _ in failed):
        own = [why for failing, why in failed if failing == word]
        why = text.say(Message(own[-1]["id"], own[-1]["args"]))
        console.print(text.say("arena-relieved", bot=word, games=len(own), why=why), markup=False)


def _climb(args: argparse.Namespace, text: Text, game: Game, chosen: Mapping[str, Value]) -> int:
    """Each level against the one below."""
    seats = game.check_seats(args.seats, chosen)
    if seats < 2:
        raise LonghouseError("error-ladder-alone")
    games = -(-args.games // seats) * seats  # every deal from every seat
    quick = float(args.quick or 0)
    met = [(rung.upper, *[rung.lower] * (seats - 1)) for rung in ladder.chosen(seats, args.rung)]
    asked = _asked(args, met)
    facts = how(args, game, chosen, seats)
    with Arena(args, text, facts) as arena:
        if asked:
            pattern = Pairing(game.id, chosen, (), "", quick)
            played = arena.decide(met, pattern, args.seed, games * len(met), asked)
        else:
            played = arena.play(ladder.planned(game.id, chosen, seats, games, args.seed, quick, args.rung))
    climbed = ladder.climbed(played, seats, args.rung)
    levels = [asdict(level) for level in bots.LEVELS]
    facts = {**facts, "games": games, "jobs": playing.jobs(args), "levels": levels}
    found = {"rungs": [one.to_json() for one in climbed], **_answers(asked)}
    _write(args, text, game, {**facts, **found}, played, _rated(played), asked)
    console, plain = Console(), bool(args.plain)
    tables.show_ladder(climbed, text, console, plain=plain, quick=quick)
    if asked:
        tables.show_questions(asked, text, console, plain=plain, sure=args.sure)
    _tell_relieved(played, text, console)
    return 0


def _weigh(args: argparse.Namespace, text: Text, game: Game, chosen: Mapping[str, Value]) -> int:
    """One bot against itself: whether the seat matters, and what one has."""
    bot = args.bots or bots.CHIEF.id
    check_words([bot])
    seats = game.check_seats(args.seats, chosen)
    if seats < 2:
        raise LonghouseError("error-balance-alone")
    if args.decide:
        raise LonghouseError("error-arena-question")
    plan = balance.planned(game.id, chosen, bot, seats, args.games, args.seed, float(args.quick or 0))
    facts = how(args, game, chosen, seats)
    with Arena(args, text, facts) as arena:
        played = arena.play(plan)
    found = balance.weighed(game, played)
    _write(args, text, game, {**facts, "bot": bot, "games": len(played), **found.to_json()}, played, [], {})
    words = Text(text.language, game.folder / "text", TEXT_FOLDER)
    tables.show_balance(found, words, Console(), plain=bool(args.plain))
    return 0


def _asked(args: argparse.Namespace, met: Sequence[tuple[str, ...]]) -> Asked:
    """The questions of --decide; none without it."""
    for option, value, low, high in (("--margin", args.margin, 0, 25), ("--sure", args.sure, 50, 99.99)):
        if not low <= value <= high:
            raise LonghouseError("error-arena-percent", option=option, value=f"{value:g}", low=low, high=f"{high:g}")
    if not args.decide:
        return {}
    asked = sequential.questions(met, 1 - args.sure / 100, args.margin / 100)
    if not asked:
        raise LonghouseError("error-arena-question")
    return asked


def _answers(asked: Asked) -> Json:
    return {"questions": [one.to_json() for one in asked.values()]} if asked else {}


def _rated(played: Sequence[PlayedGame]) -> list[Rated]:
    """How strong everybody is, if there are several."""
    return ratings.rate(played) if any(len(set(game.line_up)) > 1 for game in played) else []


def _write(
    args: argparse.Namespace,
    text: Text,
    game: Game,
    facts: Json,
    played: Sequence[PlayedGame],
    rated: Sequence[Rated],
    asked: Asked,
) -> None:
    """The files that were asked for."""
    if args.json:
        write(Path(args.json), json.dumps(facts, indent=2) + "\n")
    if args.html:
        from longhouse.arena import page

        words = Text(text.language, game.folder / "text", TEXT_FOLDER)
        write(Path(args.html), page.arena_page(game, facts, played, rated, asked, words))


def write(path: Path, body: str) -> None:
    """Write a file, or say why not."""
    try:
        path.write_text(body, encoding="utf-8")
    except OSError as error:
        raise LonghouseError("error-file-unwritable", path=str(path), why=str(error.strerror)) from error
