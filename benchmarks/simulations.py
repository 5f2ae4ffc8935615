"""How many simulations a second the search does in each game, on one core, as JSON.

    python benchmarks/simulations.py [GAME ...] [--simulations 3000] [--positions 4]

Counted is computing time, at positions spread over a random game; the search is that of a bot with its usual figures.
"""

from __future__ import annotations

import argparse
import json
import time

from longhouse.bots.search import Searcher
from longhouse.bots.search import simulation as engine
from longhouse.core import registry
from longhouse.core.chance import FREE_STREAM, FastChance
from longhouse.core.playout import playout
from longhouse.core.settings import complete
from longhouse.core.state import State


def position(game_id: str, share: float) -> State | None:
    """Where a random game is after this share of its decisions, and somebody has a choice; None if it is over."""
    game, seed = registry.get(game_id), 3
    settings = complete(game.settings, {})
    whole = playout(game.start(game.seats[0], settings, FastChance(seed), None), FastChance(seed))
    chance = FastChance(seed)
    state: State = game.start(game.seats[0], settings, chance, None)
    taken = 0
    while not state.over:
        seat = state.deciding()[0]
        options = state.options(seat)
        if taken >= share * whole and len(options) > 1:
            return state
        state.apply(seat, options[chance.pick(FREE_STREAM, len(options))], chance)
        taken += 1
    return None


def measure(game_id: str, positions: int, simulations: int) -> dict[str, float]:
    done, seconds, nodes = 0, 0.0, 0
    for number in range(positions):
        state = position(game_id, (number + 0.5) / positions * 0.8)
        if state is None:
            continue
        searcher = Searcher(registry.get(game_id).knowledge, len(state.scores()), 1)
        start = time.process_time()
        thought = searcher.think_in(state, state.deciding()[0], simulations=simulations)
        seconds += time.process_time() - start
        done += thought.simulations
        nodes += thought.nodes
    return {"simulations_a_second": round(done / seconds), "simulations": done, "nodes": nodes}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--simulations", type=int, default=3000)
    parser.add_argument("--positions", type=int, default=4)
    args = parser.parse_args()
    figures = {
        name: measure(name, args.positions, args.simulations)
        for name in args.games or ("tomahawk", "wendake", "northgard", "tribes")
    }
    print(json.dumps({"compiled": not str(engine.__file__).endswith(".py"), **figures}, indent=2))


if __name__ == "__main__":
    main()
