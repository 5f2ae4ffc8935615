"""Which rules have no test, and which events no game of self-play has shown.

    python -m longhouse.testing.rule_coverage [games to play]

prints it for all installed games and exits with 1 if anything is missing. The rules of a game are the messages rule-r1,
rule-r2 ... of its text, unless numbers.toml among its tests lists more: worked examples, setup steps. A test covers the
numbers that its name carries: test_r43_higher_warrior_takes_the_hair, test_e4_..., test_r16_r17_..., test_r33a_....
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from longhouse.core import registry
from longhouse.core.game import Game
from longhouse.testing.chosen import folder_of_tests, said_of
from longhouse.testing.selfplay import some_seats, some_settings, steps

GAMES_TO_PLAY = 400
LETTERS = {"rules": "r", "examples": "e", "further_examples": "x", "setup": "s"}
"""What numbers.toml may declare, and how a test's name writes it."""


def numbers(name: str) -> list[str]:
    """Every number that a test must carry: those that the game lists, or of every rule that its text has."""
    said = said_of(name)
    found = [f"{LETTERS[kind]}{number}" for kind in LETTERS if kind in said for number in listed(said[kind])]
    return found if "rules" in said else [*rules_in_text(name), *found]


def rules_in_text(name: str) -> list[str]:
    """The numbers of the rules that people read."""
    text = registry.get(name).folder / "text" / "en.ftl"
    return re.findall(r"(?m)^rule-(r\d+[a-z]?) =", text.read_text(encoding="utf-8")) if text.exists() else []


def listed(said: int | Sequence[str]) -> list[str]:
    """The numbers that a game declares: up to the last one, or with gaps ("30-33", "33a")."""
    if isinstance(said, int):
        return [str(number) for number in range(1, said + 1)]
    found: list[str] = []
    for stretch in said:
        first, _, last = stretch.partition("-")
        found += [str(number) for number in range(int(first), int(last) + 1)] if last else [first]
    return found


def numbers_in(name: str) -> list[str]:
    """The numbers that the name of a test function carries."""
    number = rf"[{''.join(LETTERS.values())}]\d+[a-z]?"
    carried = re.match(rf"test((?:_{number})+)(?:_|$)", name)
    return re.findall(number, carried[1]) if carried else []


def code_of(name: str) -> str:
    """All tests of a game, as one text."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder_of_tests(name).rglob("test_*.py")))


def rare(name: str) -> list[str]:
    """Events that random play hardly ever reaches: declared as `rare_events`, and shown by a test instead."""
    code = code_of(name)
    return [kind for kind in said_of(name).get("rare_events", ()) if f'"{kind}"' in code]


def tested(name: str) -> Counter[str]:
    """How many tests carry each number."""
    found = re.findall(r"^\s*def (test_\w+)", code_of(name), re.MULTILINE)
    return Counter(number for function in found for number in numbers_in(function))


def shown(game: Game, games_to_play: int, wanted: set[str]) -> Counter[str]:
    """How often each event kind comes in random games under mixed settings and numbers of players, without the deals.

    Plays until everything that is wanted has been seen, or so many games.
    """
    seen: Counter[str] = Counter()
    for seed in range(games_to_play):
        if wanted <= set(seen):
            break
        settings = some_settings(game, seed) if seed % 2 else {}
        for step in steps(game, seed, settings, some_seats(game, seed, settings)):
            seen.update(event.kind for event in step.events)
    return seen


def dealt(game: Game) -> set[str]:
    """The event kinds of the deal itself, which comes before the first choice."""
    heard = [game.new(seed=1, settings=some_settings(game, seed)) for seed in range(20)]
    return {event.kind for match in heard for event in match.entries[0].events}


class Coverage(NamedTuple):
    """What is tested of a game, and what is not."""

    required: list[str]
    carried: Counter[str]
    seen: Counter[str]
    without: list[str]
    """Rules that no test carries."""
    unknown: list[str]
    """Numbers in the names of tests that no rule has."""
    silent: list[str]
    """Events that never happened."""


def coverage(name: str, games_to_play: int) -> Coverage:
    """Look through the tests of a game, and play it."""
    game, carried, required = registry.get(name), tested(name), numbers(name)
    wanted = set(game.events.names) - dealt(game) - set(rare(name))
    seen = shown(game, games_to_play, wanted)
    return Coverage(
        required,
        carried,
        seen,
        [number.upper() for number in required if not carried[number]],
        sorted(number.upper() for number in carried if number not in required),
        [kind for kind in game.events.names if kind in wanted and not seen[kind]],
    )


def report(name: str, games_to_play: int) -> int:
    """Print what is missing for one game; how much that is."""
    found = coverage(name, games_to_play)
    required, kinds = len(found.required), len(registry.get(name).events.names)
    have = f"{required - len(found.without)} of {required} numbers have a test"
    print(f"{name}: {have} ({found.carried.total()} in all)")
    print(f"{name}: {kinds - len(found.silent)} of {kinds} event kinds seen in up to {games_to_play} games")
    for title, missing in missing_in(found).items():
        print(f"  {title}: {', '.join(missing)}")
    fewest = sorted((count, kind) for kind, count in found.seen.items())[:3]
    print(f"  rarest: {', '.join(f'{kind} {count}' for count, kind in fewest)}")
    return sum(map(len, missing_in(found).values()))


def missing_in(found: Coverage) -> dict[str, list[str]]:
    """What is not as it should be, by what to call it."""
    parts = {"without a test": found.without, "not in the rules": found.unknown, "never seen": found.silent}
    return {title: missing for title, missing in parts.items() if missing}


def main(arguments: Sequence[str]) -> int:
    """All installed games."""
    games_to_play = int(arguments[0]) if arguments else GAMES_TO_PLAY
    return 1 if sum(report(name, games_to_play) for name in registry.names()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
