"""Which rules have no test, and which events no game of self-play has shown. Exits with 1 if there is any.

    python tests/rules_coverage.py [games]

The rule and example numbers of a game are in tests/games/<game>/numbers.toml, those of a game that is not ours in the
folder tests beside its package (see examples/caravans); a test covers the numbers that its name
carries: test_r43_higher_warrior_takes_the_hair, test_e4_..., test_r16_r17_..., test_r33a_....
"""

import re
import sys
from collections import Counter
from pathlib import Path

from house.sources import outside
from longhouse import games
from selfplay import folder_of, said_of, some_seats, some_settings, steps

TESTS = Path(__file__).parent
GAMES_TO_PLAY = 400
LETTERS = {"rules": "r", "examples": "e", "further_examples": "x", "setup": "s"}
"""What numbers.toml may declare, and how a test's name writes it."""


def numbers(name):
    """Every number that a test must carry: r1 to rN, e1 to eN, or those that the game lists."""
    return [
        f"{LETTERS[kind]}{number}" for kind, said in said_of(name).items() if kind in LETTERS for number in listed(said)
    ]


def listed(said):
    """The numbers that a game declares: up to the last one, or with gaps ("30-33", "33a")."""
    if isinstance(said, int):
        return [str(number) for number in range(1, said + 1)]
    found = []
    for stretch in said:
        first, _, last = stretch.partition("-")
        found += [str(number) for number in range(int(first), int(last) + 1)] if last else [first]
    return found


def numbers_in(name):
    """The numbers that the name of a test function carries."""
    number = rf"[{''.join(LETTERS.values())}]\d+[a-z]?"
    carried = re.match(rf"test((?:_{number})+)(?:_|$)", name)
    return re.findall(number, carried[1]) if carried else []


def code_of(name):
    """All tests of a game, as one text."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder_of(name).rglob("test_*.py")))


def rare(name):
    """Events that random play hardly ever reaches: declared as `rare_events`, and shown by a test instead."""
    code = code_of(name)
    return [kind for kind in said_of(name).get("rare_events", ()) if f'"{kind}"' in code]


def tested(name):
    """How many tests carry each number."""
    code = code_of(name)
    found = re.findall(r"^\s*def (test_\w+)", code, re.MULTILINE)
    return Counter(number for function in found for number in numbers_in(function))


def shown(game, games_to_play, wanted):
    """How often each event kind comes in random games under mixed settings and numbers of players, without the deals.

    Plays until everything that is wanted has been seen, or so many games.
    """
    seen = Counter()
    for seed in range(games_to_play):
        if wanted <= set(seen):
            break
        settings = some_settings(game, seed) if seed % 2 else {}
        for step in steps(game, seed, settings, some_seats(game, seed, settings)):
            seen.update(event.kind for event in step.events)
    return seen


def dealt(game):
    """The event kinds of the deal itself, which comes before the first choice."""
    heard = [game.new(seed=1, settings=some_settings(game, seed)) for seed in range(20)]
    return {event.kind for match in heard for event in match.entries[0].events}


def report(name, games_to_play):
    """Print what is missing for one game; how much that is."""
    game = games.get(name)
    if not (folder_of(name) / "numbers.toml").exists():
        print(f"{name}: not counted, {folder_of(name) / 'numbers.toml'} is missing")
        return 0 if game.folder in outside() else 1
    carried = tested(name)
    required = numbers(name)
    without = [number.upper() for number in required if not carried[number]]
    unknown = sorted(number.upper() for number in carried if number not in required)
    wanted = set(game.events.names) - dealt(game) - set(rare(name))
    seen = shown(game, games_to_play, wanted)
    silent = [kind for kind in game.events.names if kind in wanted and not seen[kind]]
    kinds = len(game.events.names)
    print(f"{name}: {len(required) - len(without)} of {len(required)} numbers have a test ({carried.total()} in all)")
    print(f"{name}: {kinds - len(silent)} of {kinds} event kinds seen in up to {games_to_play} games")
    for title, missing in (("without a test", without), ("not in the rules", unknown), ("never seen", silent)):
        if missing:
            print(f"  {title}: {', '.join(missing)}")
    fewest = sorted((count, kind) for kind, count in seen.items())[:3]
    print(f"  rarest: {', '.join(f'{kind} {count}' for count, kind in fewest)}")
    return len(without) + len(unknown) + len(silent)


def main(arguments):
    games_to_play = int(arguments[0]) if arguments else GAMES_TO_PLAY
    return 1 if sum(report(name, games_to_play) for name in games.names()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
