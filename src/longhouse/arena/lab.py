"""`longhouse lab`: the same games before and after a change of a figure: what a designer asks of a rule change."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console

from longhouse import bots
from longhouse.arena import tables
from longhouse.arena.command import TEXT_FOLDER, words_of, write
from longhouse.arena.differences import compare
from longhouse.arena.playing import Arena, how
from longhouse.arena.tournament import Pairing, pairings
from longhouse.core import changes, registry, settings
from longhouse.core.changes import Changed
from longhouse.core.components import read_components
from longhouse.core.errors import BadChange, LonghouseError
from longhouse.core.game import Game
from longhouse.core.settings import Value
from longhouse.core.text import Text


def run(args: argparse.Namespace, text: Text) -> int:
    """Play before and after, and say what became different; the exit code."""
    game = registry.get(args.game)
    chosen = settings.complete(game.settings, settings.parse_all(game.settings, args.setting or ()))
    changed = check(game, args.change or ())
    seats = game.check_seats(args.seats, chosen)
    if seats < 2:
        raise LonghouseError("error-balance-alone")
    words = words_of(args.bots or bots.USUAL)
    if args.games < 1:
        raise LonghouseError("error-no-games")
    before = planned(game, chosen, words, seats, args)
    after = [pairing._replace(changes=tuple(args.change)) for pairing in before]
    facts = how(args, game, chosen, seats)
    # The changed games first: if the rules refuse the change, one hears it at once.
    with Arena(args, Text(text.language, TEXT_FOLDER), facts, apart=True) as arena:
        played = arena.play([*after, *before])
    found = compare(played[len(after) :], played[: len(after)])
    said = [{"figure": str(one.figure), "before": one.before, "after": one.after} for one in changed]
    facts = {**facts, "bots": words, "changes": said, **found.to_json()}
    text = Text(text.language, game.folder / "text", TEXT_FOLDER)
    if args.json:
        write(Path(args.json), json.dumps(facts, indent=2) + "\n")
    if args.html:
        from longhouse.arena import page

        write(Path(args.html), page.lab_page(game, facts, changed, found, text))
    tables.show_changes(changed, found, text, Console(), plain=bool(args.plain))
    return 0


def check(game: Game, asked: Sequence[str]) -> list[Changed]:
    """What the changes are, read against the data as it is; BadChange if there is no such row, field or value."""
    if not asked:
        raise BadChange("error-lab-no-change", game=game.id)
    if not (game.folder / changes.FILE).exists():
        raise BadChange("error-lab-no-data", game=game.id)
    data = read_components(game.folder)
    return [changes.apply(data, one) for one in asked]


def planned(
    game: Game, chosen: Mapping[str, Value], words: Sequence[str], seats: int, args: argparse.Namespace
) -> list[Pairing]:
    """The games that are played on both sides."""
    plan = pairings(game.id, chosen, words, seats, args.games, args.seed)
    return [pairing._replace(quick=float(args.quick or 0)) for pairing in plan]
