"""Play seeded games and print a hash of all that happened, as one line of JSON.

    python tests/house/fingerprint.py [number of games] [game ...]
    python tests/house/fingerprint.py --record [game ...]

Without the name of a game it plays every installed one. `--record` writes down the rules' fingerprint of a game's
present `rules_version`, which tests/house/test_rules_version.py guards.

Numbers that the engine assigns (of options, events) do not count, nor does the order of fields.
Two builds of Longhouse that print the same line play the same games: compiled or not, under any hash seed.
"""

import hashlib
import json
import sys
from pathlib import Path

from longhouse import games
from longhouse.core import state as engine
from longhouse.core.chance import FastChance, KeyedChance
from longhouse.core.settings import complete
from longhouse.core.state import SPECTATOR, Ear


def pick(options, chance):
    return options[chance.pick(-1, len(options))]


def settings_of(game, chance):
    return {setting.name: pick(setting.brief or setting.values, chance) for setting in game.settings}


def seats_of(game, settings, seed):
    """All numbers of players that the settings allow, in turn."""
    fitting = game.seats_with(settings)
    return fitting[seed % len(fitting)]


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


def play_rules(game, seed, seen):
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


DECISIONS = 60
"""Of a game of ordinary length. Of longer games fewer are played."""


def fingerprint(play, game, games_to_play):
    """A hash of so many games of ordinary length, or of as many decisions in longer ones."""
    digest = hashlib.blake2b(digest_size=16)

    def seen(*things):
        digest.update(json.dumps(things, sort_keys=True).encode())

    seed = decisions = 0
    while decisions < DECISIONS * games_to_play and seed < games_to_play:
        decisions += play(game, seed, seen)
        seed += 1
    return digest.hexdigest()


RECORDED = Path(__file__).parent / "fingerprints.json"
"""By game and version of its rules, their fingerprint."""
RULES_GAMES = 80


def rules_print(game):
    """What the rules of a game lead to, as one hash."""
    return fingerprint(play_rules, game, RULES_GAMES)


def record(chosen):
    """Write down what the rules lead to now. What stood there for another version stays."""
    recorded = json.loads(RECORDED.read_text(encoding="utf-8")) if RECORDED.exists() else {}
    for game in map(games.get, chosen or games.names()):
        recorded.setdefault(game.id, {})[game.rules_version] = rules_print(game)
    RECORDED.write_text(json.dumps(recorded, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def main(arguments):
    if arguments[:1] == ["--record"]:
        record(arguments[1:])
        return
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
