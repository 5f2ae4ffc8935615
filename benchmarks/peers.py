"""How many decisions per second other engines make under a plain Python loop of uniformly random choices.

Run by the Python of an environment that holds peers.txt, never by ours: what the peers need is not our need.

    python peers.py --list
    python peers.py openspiel-hearts 2

prints {"peer": "openspiel hearts", "decisions": 123456, "seconds": 2.0}. One set of rules for every peer:

- Whole games are timed, setting them up included; imports and a first game, which fills caches, are not.
- A decision is one choice the engine asked a player for, even when a single action was legal.
- Dice and deals are paid for but not counted.
- Each loop takes the fastest way the engine's interface offers. The action comes from the engine's own list
  of legal ones, so no engine is made to check it again.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

Playout = Callable[[], int]  # plays one game to its end; returns how many decisions its players made


def openspiel_start(name: str, rng: Random) -> Callable[[], Any]:
    """Return what makes new states, after one game in which no chance outcome was likelier than another.

    The loops pick chance outcomes as they pick moves. A release that weights them (the 36 rolls of two dice
    can be told as 21) has to fail here rather than play another game.
    """
    import pyspiel

    state = pyspiel.load_game_as_turn_based(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            weights = [weight for _, weight in state.chance_outcomes()]
            if max(weights) - min(weights) > 1e-9:
                raise SystemExit(f"{name}: chance outcomes are weighted, sample them by weight")
        state.apply_action(rng.choice(state.legal_actions()))
    start: Callable[[], Any] = pyspiel.load_game(name).new_initial_state
    return start


def openspiel_in_turn(name: str, rng: Random) -> Playout:
    """One player, or chance, moves at a time: current_player() alone tells who, and when the game is over."""
    import pyspiel

    start, random, terminal = openspiel_start(name, rng), rng.random, int(pyspiel.PlayerId.TERMINAL)

    def play() -> int:
        state = start()
        current_player, legal_actions = state.current_player, state.legal_actions
        apply_action = state.apply_action
        decisions = 0
        while (player := current_player()) != terminal:
            actions = legal_actions()
            apply_action(actions[int(random() * len(actions))])
            if player >= 0:
                decisions += 1
        return decisions

    return play


def openspiel_goofspiel(rng: Random) -> Playout:
    """Two bid at once: two decisions a turn. The engine plays the last of 13 cards itself, so 24 a game."""
    import pyspiel

    start, random, terminal = openspiel_start("goofspiel", rng), rng.random, int(pyspiel.PlayerId.TERMINAL)
    chance = int(pyspiel.PlayerId.CHANCE)

    def play() -> int:
        state = start()
        current_player, legal_actions = state.current_player, state.legal_actions
        apply_action, apply_actions = state.apply_action, state.apply_actions
        decisions = 0
        while (player := current_player()) != terminal:
            if player == chance:
                prizes = legal_actions()
                apply_action(prizes[int(random() * len(prizes))])
            else:
                first, second = legal_actions(0), legal_actions(1)
                apply_actions([first[int(random() * len(first))], second[int(random() * len(second))]])
                decisions += 2
        return decisions

    return play


def openspiel_goofspiel_plain(rng: Random) -> Playout:
    """The loop as one writes it first: ask what kind of node it is, sample chance by its weights."""
    import pyspiel

    game = pyspiel.load_game("goofspiel")

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_actions([rng.choice(state.legal_actions(player)) for player in range(2)])
                decisions += 2
        return decisions

    return play


def catanatron(rng: Random) -> Playout:
    """Four players. Not Game.play(): it copies the game twice and RandomPlayer draws from global random."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    random = rng.random

    def play() -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=1 + rng.getrandbits(31))
        state, execute, winning_color = game.state, game.execute, game.winning_color
        decisions = 0
        while winning_color() is None and state.num_turns < TURNS_LIMIT:
            actions = state.playable_actions
            execute(actions[int(random() * len(actions))], validate_action=False)
            decisions += 1
        return decisions

    return play


def rlcard_uno(rng: Random) -> Playout:
    """Two players. Raw actions spare a second search for legal ones. A card held twice is one choice."""
    import rlcard

    env = rlcard.make("uno")
    reset, step, is_over, random = env.reset, env.step, env.is_over, rng.random

    def play() -> int:
        state, _ = reset()
        decisions = 0
        while not is_over():
            actions = list(dict.fromkeys(state["raw_legal_actions"]))
            state, _ = step(actions[int(random() * len(actions))], raw_action=True)
            decisions += 1
        return decisions

    return play


PEERS: dict[str, Callable[[Random], Playout]] = {
    "openspiel-goofspiel": openspiel_goofspiel,
    "openspiel-goofspiel-plain": openspiel_goofspiel_plain,
    "openspiel-hearts": lambda rng: openspiel_in_turn("hearts", rng),
    "openspiel-backgammon": lambda rng: openspiel_in_turn("backgammon", rng),
    "catanatron": catanatron,
    "rlcard-uno": rlcard_uno,
}


def measure(play: Playout, seconds: float) -> dict[str, Any]:
    play()
    decisions, elapsed, start = 0, 0.0, time.perf_counter()
    while elapsed < seconds:
        decisions += play()
        elapsed = time.perf_counter() - start
    return {"decisions": decisions, "seconds": elapsed}


def main(arguments: list[str]) -> None:
    if arguments == ["--list"]:
        print("\n".join(PEERS))
        return
    if len(arguments) != 2 or arguments[0] not in PEERS:
        raise SystemExit("usage: peers.py --list | peers.py NAME SECONDS")
    name, seconds = arguments[0], float(arguments[1])
    try:
        result = measure(PEERS[name](Random()), seconds)
    except ImportError as error:
        result = {"error": f"{type(error).__name__}: {error}"}
    print(json.dumps({"peer": name.replace("-", " ", 1), **result}))


if __name__ == "__main__":
    main(sys.argv[1:])
