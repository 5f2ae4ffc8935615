"""Which figures of a game's `data.toml` change nothing? Each is changed by one, and seeded games are played again.

    python tests/house/figures.py [game ...]             print the inert figures of each game
    python tests/house/figures.py GAME --table number    only one table
    python tests/house/figures.py GAME --sample 100      so many figures, chosen by a hash of the data file

A number becomes one more, one less, half, five more; a name another one of its column; a switch is turned. A figure is
alive if some game goes otherwise, or if the game refuses the change with an error; it is for show if it stands on the
list below. Every change is tried in a process of its own, forked before the game is imported, so that compiled engines
can be asked too.
"""

import argparse
import copy
import json
import lzma
import os
import pickle
import re
import signal
import sys
import tempfile
import tomllib
import traceback
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from random import Random
from typing import NamedTuple

from longhouse.core import codec, components, log
from longhouse.core.chance import FastChance, KeyedChance
from longhouse.core.match import Match
from longhouse.core.settings import complete
from longhouse.core.state import Ear

FOLDER = Path(components.__file__).parents[1] / "games"
RECORDED = Path(__file__).resolve().parent / "recorded"
GOLDEN = Path(__file__).resolve().parents[1] / "golden"

GAMES = 150
"""Random games to play, fewer if they are long."""
DECISIONS = 9000
MOST_DECISIONS = 3000
SECONDS = 20
"""Of computing: games that take longer than this with a changed figure have been changed."""

DRAWN = "where it is drawn"
FOR_SHOW = {
    "tomahawk": {
        r"special\..*\.power": "the number of the rule that explains the card",
        r"special\.sky\.hair": "R27: as high as the card opposite, so never scalped",
        r"number\.tokens\.value": "what lies in the box; points are counted, and do not run out",
        r"territory\..*\.animal": "which animal is drawn; the rules ask for the type",
    },
    "tribes": {
        r"number\.shut_in\.value": "R41: read (see test_retreat.py); a part of the land of just so many cells is rare",
    },
    "wendake": {
        r"territory\..*\.(polygon|label|guards|slots).*": DRAWN,
        r"lake\..*\.(polygon|anchor).*": DRAWN,
        r"(territory|lake)\..*\.half": DRAWN,
        r"map\..*\.halves.*": DRAWN,
        r"territory\..*\.name": "printed on the map",
        r"territory\..*\.flag": "R76: read (test_figures.py shows each); recorded games have few allies on two maps",
        r"progress\.P1-8\.more_exchanges": "R118: read (test_figures.py shows it); rare in recorded games",
        r"progress\.P3-3\.(assemble|bonus)": "R127: read (test_figures.py shows it); rare in recorded games",
        r"progress\.P3-9\.(track|gain.*)": "R67, R68, R119: read (test_figures.py shows it); rare in recorded games",
    },
    "northgard": {
        r"area\..*\.(polygon|units|first|second).*": DRAWN,
        r"line\..*\.line.*": DRAWN,
        r"card\..*\.number": "printed on the card",
        r"card\.(builder|explorer|.*_trader|scholar|trapper|warlord|unrest|defensive_strategy)\.flash": (
            "R20, R90, R133: these are not played in a turn, so that Flash makes no difference"
        ),
        r"card\.protector\.flash": "R18: read when a card is resolved; no recorded game plays on after this one",
        r"card\.(call_to_war|hunters|woodcutters|loremasters)\.recruit": (
            "R55: all units; what the land offers is less in every recorded game"
        ),
    },
}
"""By game: figures that only people read, or that no game recorded here depends on, as patterns of `table.id.field`,
each with the reason."""


class Figure(NamedTuple):
    """One value in the data of a game: which row of which table, and where in the row."""

    table: str
    row: int
    where: tuple

    def name(self, data):
        row = data[self.table][self.row]
        inside = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in self.where)
        return f"{self.table}.{row['id']}{inside}"


def leaves(value, where=()):
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(inner, (*where, key))
    else:
        yield where


def figures(data):
    """Every figure of a game's data; ids and sources are none."""
    return [
        Figure(table, number, where)
        for table, rows in data.items()
        for number, row in enumerate(rows)
        for where in leaves(row)
        if where[0] not in ("id", "source")
    ]


def value_of(data, figure):
    value = data[figure.table][figure.row]
    for key in figure.where:
        value = value[key]
    return value


def changed(data, figure, value):
    data = copy.deepcopy(data)
    inside = data[figure.table][figure.row]
    for key in figure.where[:-1]:
        inside = inside[key]
    inside[figure.where[-1]] = value
    return data


def changes(data, figure):
    """Other values that this figure could have: the least change first, larger ones for limits that are rarely met."""
    value = value_of(data, figure)
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, value // 2, value + 5]
    column = {
        value_of(data, other)
        for other in figures({figure.table: data[figure.table]})
        if column_of(other) == column_of(figure)
    }
    names = sorted(name for name in column if isinstance(name, str))
    at = names.index(value)
    return [*names[at + 1 :], *names[:at]][:5] or ["x"]


def column_of(figure):
    return figure.table, tuple(key for key in figure.where if isinstance(key, str))


def is_for_show(game_id, name):
    return any(re.fullmatch(pattern, name) for pattern in FOR_SHOW.get(game_id, {}))


# Games.


class Played(NamedTuple):
    """A game to be played again: how it was begun, every choice with what was heard and offered, how it ended."""

    seats: int
    settings: dict
    seed: object
    choices: list
    prints: list


def luck_of(game, seed):
    if isinstance(seed, bytes):
        return KeyedChance(seed, game.streams, [0] * len(game.streams))
    return FastChance(seed)


def play(game, seats, settings, seed, chooser):
    """Every step of a game as a number: what is offered, and what was heard since the last."""
    chance, ear = luck_of(game, seed), Ear()
    state = game.start(seats, settings, chance, ear)
    for number in range(MOST_DECISIONS):
        if state.is_over():
            break
        seat, option = chooser(state, number)
        if seat not in state.deciding():
            yield seat, option, None
            return
        options = state.options(seat)
        yield seat, option, hash((seat, tuple(options), tuple(map(tuple, ear.heard))))
        if option not in options and game.same_choice(state, seat, option) not in options:
            return
        ear.heard = []
        state.ear = ear
        state.apply(seat, option, chance)
        state.ear = None
    sides = (*range(seats), None)
    heard = [list(one) for one in ear.heard]
    yield (
        -1,
        -1,
        hash(json.dumps([state.dump(), game.result(state), heard, [game.view(state, side) for side in sides]])),
    )


def games_to_play(game):
    """Recorded by a process that knows the game as it is."""
    played = []
    for path in sorted(GOLDEN.glob(f"{game.id}-*.jsonl")):
        match = Match.load(path)
        choices = [(entry.seat, game.codec.code(entry.choice)) for entry in log.live(match.entries)[1:]]
        played.append(note(game, match.seats, match.settings, match.seed.value, lambda _, at, told=choices: told[at]))
    path = RECORDED / f"{game.id}-played.xz"
    for what in json.loads(lzma.decompress(path.read_bytes())) if path.exists() else ():
        seed = blake2b(f"{game.id} {what['seed']}".encode(), digest_size=32).digest()
        settings = complete(game.settings, what["settings"])
        played.append(note(game, what["seats"], settings, seed, by_number(what["choices"])))
    decisions = 0
    for seed in range(GAMES):
        if decisions > DECISIONS:
            break
        luck = Random(f"{game.id} {seed}")
        settings = {
            setting.name: luck.choice(setting.brief or setting.values)
            for setting in game.settings
            if setting.brief or seed > 1
        }
        settings = complete(game.settings, settings)
        fitting = game.seats_with(settings)

        def choose(state, _, luck=luck):
            seat = luck.choice(state.deciding())
            return seat, luck.choice(state.options(seat))

        played.append(note(game, fitting[seed % len(fitting)], settings, seed, choose))
        decisions += len(played[-1].prints)
    return sorted(played, key=lambda one: len(one.prints))


def by_number(choices):
    """Choices of a bot: of the seats that decide and of the options, the how-manieth. In another deal, others."""

    def choose(state, number):
        deciding = state.deciding()
        which, option = choices[2 * number % len(choices) :][:2]
        seat = deciding[which % len(deciding)]
        options = state.options(seat)
        return seat, options[option % len(options)]

    return choose


def note(game, seats, settings, seed, chooser):
    rows = list(play(game, seats, settings, seed, chooser))
    return Played(seats, settings, seed, [(seat, option) for seat, option, _ in rows], [one for _, _, one in rows])


def goes_otherwise(game, played):
    """Whether this game, with the same choices, is another one now."""
    steps = play(game, played.seats, played.settings, played.seed, lambda _, at: played.choices[at])
    number = 0
    for number, (_, _, one) in enumerate(steps, 1):
        if number > len(played.prints) or one != played.prints[number - 1]:
            return True
    return number != len(played.prints)


# Processes.


def import_game(game_id, data=None):
    """The game, with other data if given. This process must not know it yet."""
    if data is not None:
        components.read_components = lambda _folder: copy.deepcopy(data)
    return import_module(f"longhouse.games.{game_id}").GAME


class _LazyCodec(codec.Codec):
    """Keys are not needed here, and making them all takes longer than a game."""

    def __init__(self, *kinds):
        self.kinds = kinds


VERDICTS = ("changed", "refused", "breaks", "inert")
CHANGED, REFUSED, BREAKS, INERT = range(4)


def try_one(game_id, data, baseline):
    """What changed data do to a game, as a number of VERDICTS; "breaks" is an error in play."""
    codec.Codec = _LazyCodec
    try:
        game = import_game(game_id, data)
        for played in {one.seats: one for one in baseline}.values():
            game.start(played.seats, played.settings, FastChance(1), None)
    except Exception:
        return REFUSED
    try:
        return CHANGED if any(goes_otherwise(game, played) for played in baseline) else INERT
    except Exception:
        return BREAKS


def fork(work):
    """Do something in a process of its own, which ends with the number that comes out; its id."""
    child = os.fork()
    if child:
        return child
    try:
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        signal.setitimer(signal.ITIMER_REAL, 20 * SECONDS)  # one that stands still takes no time of a core
        os._exit(work())
    except BaseException:
        traceback.print_exc()
    os._exit(99)


def wait():
    """The next process to end: its id, and its number. One that plays forever is stopped, and has changed."""
    child, status = os.waitpid(-1, 0)
    number = CHANGED if os.WIFSIGNALED(status) else os.waitstatus_to_exitcode(status)
    assert number != 99, "a process failed"
    return child, number


def record(game_id):
    """The games to compare with, made by a process of its own: this one must not know the game."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games"

        def work():
            path.write_bytes(pickle.dumps(games_to_play(import_game(game_id))))
            return 0

        fork(work)
        wait()
        return pickle.loads(path.read_bytes())


def verdicts(game_id, chosen, data, jobs):
    """By figure, what came of changing it."""
    assert f"longhouse.games.{game_id}" not in sys.modules, "the game is known already"
    baseline = record(game_id)
    found, running = {}, {}
    waiting = [(one, 0) for one in reversed(chosen)]
    while waiting or running:
        if waiting and len(running) < jobs:
            one, attempt = waiting.pop()
            other = changed(data, one, changes(data, one)[attempt])
            running[fork(lambda other=other: try_one(game_id, other, baseline))] = one, attempt
            continue
        child, number = wait()
        one, attempt = running.pop(child)
        found[one] = VERDICTS[number]
        if number == INERT and attempt + 1 < len(changes(data, one)):
            waiting.append((one, attempt + 1))
    return found


def known_games():
    return sorted(path.parent.name for path in FOLDER.glob("*/data.toml"))


def data_of(game_id):
    return tomllib.loads((FOLDER / game_id / "data.toml").read_text(encoding="utf-8"))


def inert(game_id, table=None, sample=None, jobs=2, say=None):
    """The names of figures that change nothing and are not for show."""
    data = data_of(game_id)
    chosen = [one for one in figures(data) if table in (None, one.table) and not is_for_show(game_id, one.name(data))]
    if sample is not None and sample < len(chosen):
        digest = blake2b(json.dumps(data, sort_keys=True).encode()).hexdigest()
        chosen = sorted(Random(digest).sample(chosen, sample))
    found = verdicts(game_id, chosen, data, jobs)
    if say:
        say(f"{game_id}: {len(chosen)} figures")
        for verdict in ("breaks", "refused", "inert"):
            those = [f"{one.name(data)} = {value_of(data, one)!r}" for one in chosen if found[one] == verdict]
            if those:
                say(f"{game_id}, {verdict}: {len(those)}\n    " + "\n    ".join(those))
    return [one.name(data) for one in chosen if found[one] == "inert"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="game")
    parser.add_argument("--table")
    parser.add_argument("--sample", type=int)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--json", action="store_true", help="only the inert figures, for a program")
    arguments = parser.parse_args()
    say = None if arguments.json else lambda line: print(line, flush=True)
    chosen = arguments.games or known_games()
    found = {one: inert(one, arguments.table, arguments.sample, arguments.jobs, say) for one in chosen}
    if arguments.json:
        print(json.dumps(found))
    sys.exit(1 if any(found.values()) else 0)


if __name__ == "__main__":
    main()
