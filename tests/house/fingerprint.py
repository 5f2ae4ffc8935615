"""Play seeded games and print a hash of all that happened, as one line of JSON.

    python tests/house/fingerprint.py [number of games] [game ...]

Without the name of a game it plays every installed one. The rules alone have a fingerprint of their own, stored by
their version: `longhouse.testing.fingerprint`.

Numbers that the engine assigns (of options, events) do not count, nor does the order of fields.
Two builds of Longhouse that print the same line play the same games: compiled or not, under any hash seed.
"""

import json
import sys

from longhouse import games
from longhouse.core import state as engine
from longhouse.core.chance import FastChance
from longhouse.core.settings import complete
from longhouse.core.state import SPECTATOR, Ear
from longhouse.testing.fingerprint import fingerprint, pick, seats_of, settings_of


def play_fast(game, seed, seen):
    """One game through the fast state, settings and choices drawn by the seed; everything goes into `seen`.

    At every fourth decision somebody looks at the table, each side in turn.
    """
    chance, ear = FastChance(seed), Ear()
    settings = complete(game.settings, settings_of(game, chance))
    seats, decisions = seats_of(game, settings, seed), 0
    sides = (*range(seats), None)
    state = game.start(seats, settings, chance, ear)
    while not state.is_over():
        seat = pick(state.deciding(), chance)
        options = state.options(seat)
        looking, moment = divmod(decisions, 4)
        seen(
            [game.codec.key(option) for option in options],
            state.dump(),
            () if moment else game.view(state, sides[looking % len(sides)]),
        )
        state.ear = ear
        state.apply(seat, pick(options, chance), chance)
        state.ear = None
        decisions += 1
    seen([event._asdict() for event in game.events.read(ear.heard)], state.dump(), state.scores())
    seen(state.determinize(SPECTATOR, chance).dump())
    return decisions


def play_worlds(game, seed, seen):
    """Worlds that each side holds possible along a game, and what the game's knowledge says about them."""
    chance = FastChance(seed)
    state = game.start(game.seats[0], complete(game.settings, {}), chance, None)
    step = 0
    while not state.is_over():
        seat = state.deciding()[0]
        world = state.determinize(seat, chance)
        options = state.options(seat)
        seen(world.dump(), game.knowledge.weigh(world, seat, options[:1], chance) if step % 16 == 0 else ())
        step += 1
        state.apply(seat, pick(options, chance), chance)
    return step


def play_match(game, seed, seen):
    """One game through a match, with an undo now and then."""
    settings = settings_of(game, FastChance(seed))
    match, chance = game.new(seats_of(game, settings, seed), seed, settings), FastChance(seed)
    sides = (*range(match.seats), None)
    while not match.over:
        seat = pick(match.deciding(), chance)
        options = match.options(seat)
        seen([tuple(option) for option in options], tuple(match.decision(seat)))
        match.choose(seat, pick(options, chance).key)
        if match.can_undo(seat) and chance.pick(-1, 4) == 0:
            match.undo(seat)
        seen([match.view(side) for side in sides], match.entries[-1].barrier)
    seen([match.events(side) for side in sides], match.state.dump(), tuple(match.result())[:3])
    return len(match.entries)


def main(arguments):
    number, *chosen = [int(arguments[0]), *arguments[1:]] if arguments else [100]
    prints = {
        name: {
            "fast": fingerprint(play_fast, games.get(name), number),
            "worlds": fingerprint(play_worlds, games.get(name), 1 + number // 20),
            "match": fingerprint(play_match, games.get(name), 1 + number // 25),
        }
        for name in chosen or games.names()
    }
    print(json.dumps({"compiled": not engine.__file__.endswith(".py"), "games": prints}))


if __name__ == "__main__":
    main(sys.argv[1:])
