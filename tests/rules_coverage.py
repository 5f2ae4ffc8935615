"""Which rules have no test, and which events no game of self-play has shown. Exits with 1 if there is any.

    python tests/rules_coverage.py [games]

The rule and example numbers of a game are in tests/games/<game>/numbers.toml; a test covers the numbers that its name
carries: test_r43_higher_warrior_takes_the_hair, test_e4_..., test_r16_r17_....
"""

import re
import sys
import tomllib
from collections import Counter
from pathlib import Path

from longhouse import games
from selfplay import some_settings, steps

TESTS = Path(__file__).parent
GAMES_TO_PLAY = 400


def numbers(name):
    """Every number that a test must carry: r1 to rN, e1 to eN."""
    declared = tomllib.loads((TESTS / "games" / name / "numbers.toml").read_text(encoding="utf-8"))
    letters = {"rules": "r", "examples": "e"}
    return [f"{letter}{n}" for kind, letter in letters.items() for n in range(1, declared[kind] + 1)]


def numbers_in(name):
    """The numbers that the name of a test function carries."""
    carried = re.match(r"test((?:_[re]\d+)+)(?:_|$)", name)
    return re.findall(r"[re]\d+", carried[1]) if carried else []


def tested(name):
    """How many tests carry each number."""
    folder = TESTS / "games" / name
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("test_*.py")))
    found = re.findall(r"^\s*def (test_\w+)", code, re.MULTILINE)
    return Counter(number for function in found for number in numbers_in(function))


def shown(game, games_to_play):
    """The event kinds of so many random games under mixed settings, the deal of each left out."""
    seen = Counter()
    for seed in range(games_to_play):
        settings = some_settings(game, seed) if seed % 2 else None
        for step in steps(game, seed, settings):
            seen.update(event.kind for event in step.events)
    return seen


def dealt(game):
    """The event kinds of the deal itself, which comes before the first choice."""
    heard = [game.new(seed=1, options=some_settings(game, seed)) for seed in range(20)]
    return {event.kind for match in heard for event in match.entries[0].events}


def report(name, games_to_play):
    """Print what is missing for one game; how much that is."""
    game = games.get(name)
    carried = tested(name)
    required = numbers(name)
    without = [number.upper() for number in required if not carried[number]]
    unknown = sorted(number.upper() for number in carried if number not in required)
    seen = shown(game, games_to_play)
    silent = [kind for kind in game.events.names if not seen[kind] and kind not in dealt(game)]
    kinds = len(game.events.names)
    print(f"{name}: {len(required) - len(without)} of {len(required)} numbers have a test ({carried.total()} in all)")
    print(f"{name}: {kinds - len(silent)} of {kinds} event kinds seen in {games_to_play} games")
    for title, missing in (("without a test", without), ("not in the rules", unknown), ("never seen", silent)):
        if missing:
            print(f"  {title}: {', '.join(missing)}")
    rare = sorted((count, kind) for kind, count in seen.items())[:3]
    print(f"  rarest: {', '.join(f'{kind} {count}' for count, kind in rare)}")
    return len(without) + len(unknown) + len(silent)


def main(arguments):
    games_to_play = int(arguments[0]) if arguments else GAMES_TO_PLAY
    return 1 if sum(report(name, games_to_play) for name in games.names()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
