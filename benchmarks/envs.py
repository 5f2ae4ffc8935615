"""How many steps a second the environments do in each game, on one core, as JSON.

    python benchmarks/envs.py [GAME ...] [--seconds 3]

Random players, whole games, computing time. A step is a choice with the observation and the mask before it; for
OpenSpiel a choice with the chance nodes after it, without observations; for IS-MCTS one simulation with a random
playout. `engine` is the bare engine beneath them, which observes nothing.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator

import numpy as np

from longhouse import envs, games
from longhouse.core.chance import FREE_STREAM, FastChance
from longhouse.core.settings import complete

SIMULATIONS = 8


def engine(name: str) -> Iterator[int]:
    game, chance = games.get(name), FastChance(1)
    while True:
        state = game.start(game.seats[0], complete(game.settings, {}), chance, None)
        while not state.over:
            seat = state.deciding()[0]
            options = state.options(seat)
            state.apply(seat, options[chance.pick(FREE_STREAM, len(options))], chance)
            yield 1


def turns(name: str) -> Iterator[int]:
    env, random, seed = envs.pettingzoo_env(name), np.random.default_rng(1), 0
    while True:
        env.reset(seed=(seed := seed + 1))
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            done = terminated or truncated
            env.step(None if done else int(random.choice(np.flatnonzero(seen["action_mask"]))))
            yield int(not done)


def together(name: str) -> Iterator[int]:
    env, random, seed = envs.parallel_env(name), np.random.default_rng(1), 0
    while True:
        seen, _ = env.reset(seed=(seed := seed + 1))
        while env.agents:
            actions = {agent: int(random.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
            seen, *_ = env.step(actions)
            yield sum(action != env.wait for action in actions.values())


def openspiel(name: str) -> Iterator[int]:
    game, random = envs.openspiel_game(name), np.random.RandomState(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            chance = state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[random.randint(len(legal))])
            yield int(not chance)


def ismcts(name: str) -> Iterator[int]:
    from open_spiel.python.algorithms import ismcts, mcts

    game, random = envs.openspiel_game(name), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 1.4, SIMULATIONS, random_state=random)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            thinks = not state.is_chance_node() and len(legal) > 1
            state.apply_action(bot.step(state) if thinks else legal[random.randint(len(legal))])
            yield SIMULATIONS if thinks else 0


def rate(steps: Iterator[int], seconds: float) -> int:
    """How many a second; the first one, with all that is made only once, does not count."""
    next(steps)
    begin, done = time.process_time(), 0
    while time.process_time() - begin < seconds:
        done += next(steps)
    return round(done / (time.process_time() - begin))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--seconds", type=float, default=3.0)
    arguments = parser.parse_args()
    kinds: list[Callable[[str], Iterator[int]]] = [engine, turns, together, openspiel, ismcts]
    for name in arguments.games or games.names():
        sizes = {"observation": envs.observer(name).size, "actions": games.get(name).codec.size}
        found = {kind.__name__: rate(kind(name), arguments.seconds) for kind in kinds}
        print(json.dumps({"game": name, **sizes, **found}), flush=True)


if __name__ == "__main__":
    main()
