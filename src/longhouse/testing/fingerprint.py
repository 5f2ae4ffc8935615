"""The fingerprint of a game's rules, stored by their version: rules that lead elsewhere need another version.

A match under way is replayed by the rules that its file names. So whoever changes what the same choices lead to raises
`rules_version`, and `rules_versions.json` among the game's tests keeps what every version led to. What stands there is
never overwritten: only a version that has no fingerprint yet gets one.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from longhouse.core.chance import FREE_STREAM, Chance, FastChance, KeyedChance
from longhouse.core.game import Game
from longhouse.core.settings import Value, complete
from longhouse.testing.chosen import folder_of_tests

T = TypeVar("T")
Seen = Callable[..., None]
"""Takes everything that counts."""

DECISIONS = 60
"""Of a game of ordinary length. Of longer games fewer are played."""
GAMES = 80

NOT_RECORDED = """
Version {version} of the rules of {game} has no fingerprint yet. If you have just raised it, or the game is new:
    pytest --longhouse-game {game} --longhouse-record
writes it to {path}. Commit that with the change of the rules."""

MOVED = """
The same choices lead elsewhere than they did under version {version} of the rules of {game}.
If no rule was meant to change, the golden playthroughs name the first difference: something is broken.
If one was: raise `rules_version` of {game}, then
    pytest --longhouse-game {game} --longhouse-record
writes the fingerprint of the new version to {path}. Never change one that stands there: saved matches name it."""


def pick(options: Sequence[T], chance: Chance) -> T:
    """One of several things."""
    return options[chance.pick(FREE_STREAM, len(options))]


def settings_of(game: Game, chance: Chance) -> dict[str, Value]:
    """A value for every setting; of those that make a game long, a short one."""
    return {setting.name: pick(setting.brief or setting.values, chance) for setting in game.settings}


def seats_of(game: Game, settings: Mapping[str, Value], seed: int) -> int:
    """All numbers of players that the settings allow, in turn."""
    fitting = game.seats_with(settings)
    return fitting[seed % len(fitting)]


def play_rules(game: Game, seed: int, seen: Seen) -> int:
    """One game by its rules alone: options by their keys, the luck that is asked for, and the points.

    How a position is written, shown or weighed may change under the same rules; this does not notice it.
    """
    settings = complete(game.settings, settings_of(game, FastChance(seed)))
    luck, choices = KeyedChance(bytes(32), game.streams, [0] * len(game.streams)), FastChance(seed)
    state = game.start(seats_of(game, settings, seed), settings, luck, None)
    decisions = 0
    while not state.is_over():
        seat = pick(state.deciding(), choices)
        keys = [game.codec.key(option) for option in state.options(seat)]
        key = pick(keys, choices)
        asked = [(game.streams[one.stream], one.n, one.value) for one in luck.outcomes]
        luck.outcomes = []
        seen(state.deciding(), seat, keys, key, asked, state.scores())
        state.apply(seat, game.codec.code(key), luck)
        decisions += 1
    seen(tuple(game.result(state))[:3])
    return decisions


def fingerprint(play: Callable[[Game, int, Seen], int], game: Game, games_to_play: int) -> str:
    """A hash of so many games of ordinary length, or of as many decisions in longer ones."""
    digest = hashlib.blake2b(digest_size=16)

    def seen(*things: Any) -> None:
        digest.update(json.dumps(things, sort_keys=True).encode())

    seed = decisions = 0
    while decisions < DECISIONS * games_to_play and seed < games_to_play:
        decisions += play(game, seed, seen)
        seed += 1
    return digest.hexdigest()


def rules_print(game: Game) -> str:
    """What the rules of a game lead to, as one hash."""
    return fingerprint(play_rules, game, GAMES)


def recorded_in(game: Game) -> Path:
    """By version of its rules, their fingerprint."""
    return folder_of_tests(game.id) / "rules_versions.json"


def recorded(game: Game) -> dict[str, str]:
    """What is known of the versions of a game's rules."""
    path = recorded_in(game)
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}


def complaint(game: Game) -> str:
    """What is wrong with the version of a game's rules and what to do about it; nothing if all is well."""
    known, version = recorded(game), game.rules_version
    said = {"game": game.id, "version": version, "path": recorded_in(game)}
    if version not in known:
        return NOT_RECORDED.format(**said)
    return "" if rules_print(game) == known[version] else MOVED.format(**said)


def record(game: Game) -> bool:
    """Write down what the rules lead to now, unless their version has a fingerprint already; whether it did."""
    known = recorded(game)
    if game.rules_version in known:
        return False
    known[game.rules_version] = rules_print(game)
    path = recorded_in(game)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(known, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    return True
