"""Golden playthroughs: whole games in words, reviewed by people, compared by machine.

A playthrough is every choice of a seeded game and what a spectator is told. A change of rules, words or luck shows in
it as a difference that somebody reads.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from longhouse.core import registry
from longhouse.core.game import Game
from longhouse.core.match import Match
from longhouse.core.settings import Value
from longhouse.core.text import Text
from longhouse.testing.chosen import folder_of_tests

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Flo", "Gus", "Hal")


class Playthrough(NamedTuple):
    """One game to be told in words."""

    game: str
    seed: int
    settings: Mapping[str, Value]
    seats: int = 2


def usual(game: Game) -> dict[str, Playthrough]:
    """What is told of a game that says no more: a game for every number of players, and one with other settings."""
    found = {f"{game.id}-{seats}": Playthrough(game.id, seats, {}, seats) for seats in game.seats}
    other = {setting.name: setting.values[-1] for setting in game.settings if setting.values[-1] != setting.default}
    if fitting := game.seats_with(other) if other else ():
        found[f"{game.id}-other-settings"] = Playthrough(game.id, 1, other, fitting[0])
    return found


def folder_for(game: str) -> Path:
    """Where the usual playthroughs of a game lie."""
    return folder_of_tests(game) / "golden"


def tell(playthrough: Playthrough) -> Iterator[str]:
    """The lines of a playthrough: choices as "seat: key", events indented."""
    game = registry.get(playthrough.game)
    match = game.new(playthrough.seats, playthrough.seed, playthrough.settings, names=NAMES[: playthrough.seats])
    text = Text("en", game.folder / "text")
    chosen = ", ".join(f"{name}={value}" for name, value in match.settings.items())
    yield f"{game.id}, {match.seats} players, rules {game.rules_version}, seed {playthrough.seed}"
    yield chosen
    yield f"commitment {match.seed.commitment}"
    yield from _told(text, match, 0)
    while not match.over:
        number = len(match.entries)
        seat = match.deciding()[number % len(match.deciding())]
        options = match.options(seat)
        key = options[(7 * number + 3 * seat) % len(options)].key
        decision = match.decision(seat)
        match.choose(seat, key)
        barrier = match.entries[-1].barrier
        yield f"{NAMES[seat]} ({decision.kind} {decision.id}, {len(options)} options): {key}" + (
            f" [{barrier}]" if barrier else ""
        )
        yield from _told(text, match, number)
    result = match.result()
    yield "Score"
    for line in result.lines:
        yield f"  {text.say(line.caption)}: {' - '.join(map(str, line.points))}"
    yield f"  Total: {' - '.join(map(str, result.scores))}"
    yield f"  Rank: {' - '.join(map(str, result.ranks))}"


def _told(text: Text, match: Match, since: int) -> Iterator[str]:
    """What a spectator is told from an entry on."""
    for event in [event.seen_by(None) for entry in match.entries[since:] for event in entry.events]:
        if event is not None:
            yield f"    {text.event(event, match.names)}"


def write(path: Path, playthrough: Playthrough) -> None:
    """Tell it into a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(tell(playthrough)) + "\n", encoding="utf-8")


def first_difference(path: Path, playthrough: Playthrough) -> str:
    """Where a playthrough is not what its file says, in words; nothing if it is."""
    before, now = path.read_text(encoding="utf-8").splitlines(), list(tell(playthrough))
    for number, (old, new) in enumerate(zip(before, now, strict=False), 1):
        if old != new:
            return f"{path.name}, line {number}\n  was: {old}\n  is:  {new}"
    return "" if len(before) == len(now) else f"{path.name} had {len(before)} lines, now there are {len(now)}"
