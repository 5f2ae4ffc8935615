"""How fast our engine is: one figure per run, as JSON, like peers.py.

    python ours.py --list
    python ours.py tomahawk-loop 2
    python ours.py tomahawk-loop x500

The number says for how many seconds, or how many times. Run with `PYTHONPATH=src` it measures the uncompiled sources,
otherwise what is installed.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from random import Random

from longhouse import games
from longhouse.core import state as engine
from longhouse.core.chance import FastChance
from longhouse.core.playout import playout
from longhouse.core.settings import complete
from longhouse.core.state import State

Work = Callable[[], int]  # does something once; returns how often it counts


def start(game_id: str, chance: FastChance) -> Callable[[], State]:
    """What makes new states of a game with its usual settings and fewest seats."""
    game = games.get(game_id)
    # Engines from before the rename, which `make bench BEFORE=...` also measures, call them options.
    settings = complete(game.settings if hasattr(game, "settings") else game.options, {})
    return lambda: game.start(game.seats[0], settings, chance, None)


def loop(game_id: str) -> Work:
    """Decisions from a plain Python loop that lists all options and takes one at random."""
    chance, random = FastChance(1), Random(1).random
    new_state = start(game_id, chance)

    def play() -> int:
        state = new_state()
        deciding, options, apply = state.deciding, state.options, state.apply
        decisions = 0
        while seats := deciding():
            seat = seats[0]
            listed = options(seat)
            apply(seat, listed[int(random() * len(listed))], chance)
            decisions += 1
        return decisions

    return play


def compiled_playout(game_id: str) -> Work:
    """Decisions of whole random games inside the engine."""
    chance = FastChance(1)
    new_state = start(game_id, chance)
    return lambda: playout(new_state(), chance)


def halfway(game_id: str) -> State:
    """A position in the middle of a random game."""
    chance, random = FastChance(2), Random(2)
    whole = playout(start(game_id, FastChance(2))(), FastChance(2))
    state = start(game_id, chance)()
    for _ in range(whole // 2):
        seat = state.deciding()[0]
        state.apply(seat, random.choice(state.options(seat)), chance)
    return state


def copies(game_id: str) -> Work:
    """Independent copies of a position in the middle of a game."""
    copy = halfway(game_id).copy

    def work() -> int:
        for _ in range(1000):
            copy()
        return 1000

    return work


def search_steps(game_id: str) -> Work:
    """What tree search does: deal the unknown anew, play to the end."""
    state, chance = halfway(game_id), FastChance(3)

    def work() -> int:
        playout(state.determinize(0, chance), chance)
        return 1

    return work


KINDS: dict[str, Callable[[str], Work]] = {
    "loop": loop,
    "playout": compiled_playout,
    "copies": copies,
    "search": search_steps,
}


class Limit:
    """When to stop: after so many seconds ("2"), or after having worked so many times ("x500")."""

    def __init__(self, word: str) -> None:
        self.times = int(word[1:]) if word.startswith("x") else 0
        self.seconds = 0.0 if self.times else float(word)

    def is_reached(self, times: int, seconds: float) -> bool:
        return times >= self.times if self.times else seconds >= self.seconds


def main(arguments: list[str]) -> None:
    names = [f"{game_id}-{kind}" for game_id in games.names() for kind in KINDS]
    if arguments == ["--list"]:
        print("\n".join(names))
        return
    if len(arguments) != 2 or arguments[0] not in names:
        raise SystemExit("usage: ours.py --list | ours.py NAME SECONDS | ours.py NAME xTIMES")
    game_id, kind = arguments[0].rsplit("-", 1)
    work, limit = KINDS[kind](game_id), Limit(arguments[1])
    work()
    times, done, elapsed = 0, 0, 0.0
    begin, computing = time.perf_counter(), time.process_time()
    while not limit.is_reached(times, elapsed):
        done += work()
        times += 1
        elapsed = time.perf_counter() - begin
    answer = {
        "name": arguments[0],
        "times": times,
        "done": done,
        "seconds": elapsed,
        "cpu": time.process_time() - computing,
        "compiled": not str(engine.__file__).endswith(".py"),
    }
    print(json.dumps(answer))


if __name__ == "__main__":
    main(sys.argv[1:])
