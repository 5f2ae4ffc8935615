"""Play seeded games of every installed game and print a hash of all that happened, as one line of JSON.

    python tests/house/fingerprint.py [games]

Two builds of Longhouse that print the same line play the same games: compiled or not, under any hash seed.
"""

import hashlib
import json
import sys

from longhouse import games
from longhouse.core import state as engine
from longhouse.core.chance import FastChance
from longhouse.core.settings import complete
from longhouse.core.state import SPECTATOR, Ear


def pick(options, chance):
    return options[chance.pick(-1, len(options))]


def settings_of(game, chance):
    return {setting.name: pick(list(setting.values), chance) for setting in game.options}


def play_fast(game, seed, seen):
    """One game through the fast state, settings and choices drawn by the seed; everything goes into `seen`."""
    chance, ear = FastChance(seed), Ear()
    state = game.start(game.seats[0], complete(game.options, settings_of(game, chance)), chance, ear)
    while not state.is_over():
        seat = pick(state.deciding(), chance)
        options = state.options(seat)
        seen(options, state.dump(), [game.view(state, side) for side in (0, 1, None)])
        state.ear = ear
        state.apply(seat, pick(options, chance), chance)
        state.ear = None
    seen(ear.heard, [event._asdict() for event in game.events.read(ear.heard)], state.dump(), state.scores())
    seen(state.determinize(SPECTATOR, chance).dump())


def play_worlds(game, seed, seen):
    """Worlds that each side holds possible along a game, and what the game's knowledge says about them."""
    chance = FastChance(seed)
    state = game.start(game.seats[0], complete(game.options, {}), chance, None)
    step = 0
    while not state.is_over():
        seat = state.deciding()[0]
        world = state.determinize(seat, chance)
        options = state.options(seat)
        seen(world.dump(), game.knowledge.weigh(world, seat, options[:1], chance) if step % 16 == 0 else ())
        step += 1
        state.apply(seat, pick(options, chance), chance)


def play_match(game, seed, seen):
    """One game through a match, with an undo now and then."""
    match, chance = game.new(seed=seed, options=settings_of(game, FastChance(seed))), FastChance(seed)
    while not match.over:
        seat = pick(match.deciding(), chance)
        options = match.options(seat)
        seen([tuple(option) for option in options], tuple(match.decision(seat)))
        match.choose(seat, pick(options, chance).key)
        if match.can_undo(seat) and chance.pick(-1, 4) == 0:
            match.undo(seat)
        seen([match.view(side) for side in (0, 1, None)], match.entries[-1].barrier)
    seen([match.events(side) for side in (0, 1, None)], match.state.dump(), tuple(match.result()))


def fingerprint(play, game, games_to_play):
    digest = hashlib.blake2b(digest_size=16)

    def seen(*things):
        digest.update(json.dumps(things).encode())

    for seed in range(games_to_play):
        play(game, seed, seen)
    return digest.hexdigest()


def main(arguments):
    number = int(arguments[0]) if arguments else 100
    prints = {
        name: {
            "fast": fingerprint(play_fast, games.get(name), number),
            "worlds": fingerprint(play_worlds, games.get(name), 1 + number // 20),
            "match": fingerprint(play_match, games.get(name), 1 + number // 25),
        }
        for name in games.names()
    }
    print(json.dumps({"compiled": not engine.__file__.endswith(".py"), "games": prints}))


if __name__ == "__main__":
    main(sys.argv[1:])
