"""Record what the engine does now, for `equality.py` to compare later ones with.

    python tests/house/record.py [game ...]
    python tests/house/record.py --refusals [game ...]

The second only records which damaged positions are refused and which keys there are, after `equality.py` has shown
that nothing else differs: for checks that have become stricter.

Do it on purpose only: with a new `rules_version`, or for a game that was never recorded. Commit first: the recording
names the revision, so that a difference can be shown in full later.
"""

import base64
import subprocess
import sys
from collections import Counter, defaultdict
from itertools import zip_longest
from pathlib import Path
from random import Random

import equality

import longhouse
from longhouse import bots, games
from longhouse.bots.outlook import SeatOutlook
from longhouse.core.settings import complete

GAMES = 36
"""Random games to record of each game, if they are short."""
STEPS = 6500
"""Choices in random games to record of each game at least, if they are long; every number of players three times."""
POSITIONS = 300
DAMAGES = 4000
SEARCHED = 1200
"""Further random games, looked through for decisions that the recorded ones hardly have."""
RARE = 5

BOTS_GAMES = 48
"""Games that a bot plays: they get to what random choices do not."""
BOTS_GAMES_COMPARED = 4
THOUGHT = 9
"""In how many of ten choices the bot is asked; the others are random."""


def random_games(game, most):
    """What to play: seats in turn, with the usual settings first, then with others."""
    for number in range(most):
        luck = Random(f"settings {game.id} {number}")
        usual = number < 2 * len(game.seats)
        settings = {
            setting.name: luck.choice(list(setting.brief or setting.values))
            for setting in game.settings
            if setting.brief or not usual
        }
        fitting = game.seats_with(settings)
        yield {"seed": number, "seats": fitting[number // 2 % len(fitting)], "settings": settings}


def bots_games(game):
    """Games that the greedy bot plays in all seats, as numbers of seats and options."""
    for what in random_games(game, BOTS_GAMES):
        name = f"bot {what['seed']}"
        seen = equality.begin(
            game, what["seats"], complete(game.settings, what["settings"]), equality.seed_of(game.id, name)
        )
        luck, bot, choices = Random(name), bots.make("greedy", what["seed"]), []
        while not seen.state.is_over():
            state = seen.state
            seat = luck.choice(state.deciding())
            options = state.options(seat)
            thinks = luck.randrange(10) < THOUGHT
            option = bot.choose(SeatOutlook(game, state, seat)) if thinks else luck.choice(options)
            choices += [state.deciding().index(seat), options.index(option)]
            seen.apply(seat, game.codec.key(option))
        yield {**what, "seed": name, "choices": choices}


def record_games(game, positions):
    """Play and note; all positions go into `positions`, by what is pending in them."""
    found, played = [], 0
    golden = sorted(path.name for path in equality.GOLDEN.glob(f"{game.id}-*.jsonl"))
    least = 6 * len(game.seats)
    for name in golden:
        found.append({"golden": name})
        note(game, found[-1], positions)
    for number in range(BOTS_GAMES_COMPARED):
        found.append({"played": number * BOTS_GAMES // BOTS_GAMES_COMPARED})
        note(game, found[-1], positions)
    for what in random_games(game, GAMES):
        if len(found) >= least + len(golden) + BOTS_GAMES_COMPARED and played >= STEPS:
            break
        found.append(what)
        played += note(game, what, positions)
    return found


def note(game, what, positions):
    prints = []
    for record in equality.steps(game, what):
        prints.append(equality.print_of(record))
        keep(game, record["dump"], positions)
    what["steps"] = base64.b64encode(b"".join(prints)).decode()
    return len(prints)


def keep(game, dump, positions):
    frames = equality.frames_of(dump)
    positions[kind_on_top(frames)][signature(frames)].append(equality.plain(dump))


def kind_on_top(frames):
    """Which decision is open, as a number; -1 when the game is over."""
    return frames[-1][0] if len(frames) > 1 else -1


def signature(frames):
    """What makes a position unlike another: the kinds of all its frames, and whether some have answered."""
    return tuple((frame[0], frame[4]) for frame in frames[1:])


def search_games(game, positions):
    """Play on without recording, for positions with a decision that is rare in those found so far."""
    for number in range(BOTS_GAMES):
        for record in equality.steps(game, {"played": number}):
            kept = positions[kind_on_top(equality.frames_of(record["dump"]))]
            if sum(map(len, kept.values())) < RARE:
                keep(game, record["dump"], positions)
    for what in random_games(game, SEARCHED):
        seen = equality.begin(game, what["seats"], complete(game.settings, what["settings"]), bytes(32))
        luck, habits = Random(f"{game.id} {what['seed']}"), Counter()
        while not seen.state.is_over():
            frames = seen.state.frames
            if sum(map(len, positions[frames.kind(frames.top())].values())) < RARE:
                keep(game, seen.state.dump(), positions)
            seat = luck.choice(seen.state.deciding())
            keys = [game.codec.key(option) for option in seen.state.options(seat)]
            seen.apply(seat, equality.choose(keys, luck, habits if what["seed"] % 2 else None))


def chosen_positions(positions, number):
    """So many positions: every kind of decision in turn, and in each every signature in turn."""
    by_kind = []
    for kind in sorted(positions):
        of_kind = [Random(f"{kind} {at}").sample(one, len(one)) for at, one in enumerate(positions[kind].values())]
        by_kind.append([dump for row in zip_longest(*of_kind) for dump in row if dump is not None])
    in_turn = [dump for row in zip_longest(*by_kind) for dump in row if dump is not None]
    return sorted(in_turn[:number], key=str)


def record(game):
    positions = defaultdict(lambda: defaultdict(list))
    folder = Path(longhouse.__file__).parent
    revision = subprocess.run(
        ["git", "-C", str(folder), "rev-parse", "HEAD"], capture_output=True, text=True, timeout=300, check=True
    ).stdout.strip()
    equality.write(game.id, "played", list(bots_games(game)))
    found = record_games(game, positions)
    equality.write(game.id, "games", {"revision": revision, "rules": game.rules_version, "games": found})
    search_games(game, positions)
    written = chosen_positions(positions, POSITIONS)
    went = [
        equality.short(equality.continuation(game, dump, number, equality.how_far(number)), 4).hex()
        for number, dump in enumerate(written)
    ]
    equality.write(game.id, "positions", {"positions": written, "went": went})
    record_refusals(game)
    sizes = sum(equality.file_of(game.id, part).stat().st_size for part in (*equality.PARTS, "played"))
    print(f"{game.id}: {len(found)} games, {len(written)} positions, {len(positions)} kinds, {sizes:,} bytes")


def record_refusals(game):
    written = equality.read(game.id, "positions")["positions"]
    verdicts = [equality.verdict(game, dump) for _, dump in equality.damages(game.id, written, DAMAGES)]
    equality.write(game.id, "damage", {"verdicts": verdicts})
    equality.write(game.id, "keys", {"keys": equality.options_of(game)})


if __name__ == "__main__":
    words = sys.argv[1:]
    work = record_refusals if "--refusals" in words else record
    for name in [word for word in words if word != "--refusals"] or games.names():
        work(games.get(name))
