"""Does the engine still do what it did? Compares it with what was recorded from an earlier one.

    python tests/house/equality.py [game ...]           compare; a part of it where the engine is not compiled
    python tests/house/equality.py --all [game ...]     compare with everything that was recorded
    python tests/house/equality.py --only games,keys    compare one part: games, positions, damage, keys
    python tests/house/record.py [game ...]             record anew, on purpose: with a new `rules_version`

Compared are every position, option, event, view and world of the golden games, of random ones and of some that a bot
played; positions as they were written, loaded and played on; which damaged positions are refused; and every option key
with its targets and its label. The recordings hold hashes of a few bytes, so that a first difference can be named. To
show it in full, the recorded engine is taken out of the repository's history (or from the folder given with `--old`)
and asked too.

It needs nothing but the standard library and the `longhouse` package that Python finds first.
"""

import argparse
import base64
import json
import lzma
import os
import subprocess
import sys
import tempfile
from collections import Counter
from hashlib import blake2b
from pathlib import Path
from random import Random

import longhouse
from longhouse import games
from longhouse.core import log
from longhouse.core import state as engine
from longhouse.core.chance import FastChance, KeyedChance
from longhouse.core.errors import LonghouseError
from longhouse.core.match import Match
from longhouse.core.settings import complete
from longhouse.core.state import SPECTATOR, Ear

HERE = Path(__file__).parent
RECORDED = HERE / "recorded"
GOLDEN = HERE.parent / "golden"
PARTS = ("games", "positions", "damage", "keys")

MOST_STEPS = 3000
"""No game of ours takes so many; one that gets here does not end."""

LOOK_EVERY = 3
"""Choices between two looks at the table, by each side in turn."""
WORLD_EVERY = 16
"""Choices between two worlds dealt anew."""


def as_it_is(dump):
    return dump


TO_PRESENT = {}
"""By game, a function that turns a recorded dump into one that `load` takes now. None is needed so far."""
TO_RECORDED = {}
"""By game, a function that turns a dump of now into one as it was recorded. None is needed so far."""

SETTLED_DAMAGE = {}
"""By game, numbers of damages that are refused now although they were accepted, with the reason."""


# What happens.


class Seen:
    """A game being played, step by step, as plain JSON."""

    def __init__(self, game, state, chance, heard):
        self.game = game
        self.state = state
        self.chance = chance
        self.heard = heard
        self.dumped = TO_RECORDED.get(game.id, as_it_is)

    def asked(self, seat):
        state, game = self.state, self.game
        kind, prompt = game.prompt(state, seat)
        keys = [game.codec.key(option) for option in state.options(seat)]
        frames = state.frames
        number = f"{frames.serial()}.{frames.step(frames.of(seat))}"
        return {"deciding": state.deciding(), "seat": seat, "kind": kind, "id": number, "prompt": prompt, "keys": keys}

    def told(self):
        """What was heard and what luck brought since the last time."""
        events = [
            {"kind": event.kind, "public": event.public, "private": event.private}
            for event in self.game.events.read(self.heard.heard)
        ]
        luck = [[self.game.streams[one.stream], one.n, one.value] for one in self.chance.outcomes]
        forced = [self.game.codec.key(option) for option in self.heard.forced]
        self.heard.heard, self.heard.forced, self.chance.outcomes = [], [], []
        return {"events": events, "luck": luck, "forced": forced}

    def step(self, number, asked, chosen):
        """Everything about the position after a choice."""
        record = {"asked": asked, "chosen": chosen, "told": self.told(), "dump": self.dumped(self.state.dump())}
        sides = (*range(len(self.state.scores())), None)
        looking, moment = divmod(number, LOOK_EVERY)
        side = sides[looking % len(sides)]
        seen = {} if moment else {"side": side, "view": self.game.view(self.state, side)}
        if number % WORLD_EVERY == 0:
            world = self.state.determinize(SPECTATOR if side is None else side, FastChance(number))
            seen["world"] = self.dumped(world.dump())
        if self.state.is_over():
            # Ranks, scores and lines; what is said of a tie-break came later and is tested by itself.
            seen["result"] = self.game.result(self.state)[:3]
        return {**record, "seen": seen}

    def apply(self, seat, key):
        """The choice with this key, put into effect; False if it is not offered."""
        code = self.game.codec.code(key)
        if code is None or seat not in self.state.deciding():
            return False
        if self.game.same_choice(self.state, seat, code) not in self.state.options(seat):
            return False
        self.state.ear = self.heard
        self.state.apply(seat, code, self.chance)
        self.state.ear = None
        return True


def begin(game, seats, settings, seed):
    chance, ear = KeyedChance(seed, game.streams, [0] * len(game.streams)), Ear()
    return Seen(game, game.start(seats, settings, chance, ear), chance, ear)


def steps(game, what):
    """Every step of a recorded game, the deal first.

    `what` says which: a golden file, one that a bot played, or seats, seed and settings of a random one.
    """
    if "golden" in what:
        match, choices = Match.load(GOLDEN / what["golden"]), golden_choices(what)
        seen = begin(game, match.seats, match.settings, match.seed.value)
    else:
        choices = None
        what = read(game.id, "played")[what["played"]] if "played" in what else what
        seen = begin(game, what["seats"], complete(game.settings, what["settings"]), seed_of(game.id, what["seed"]))
        if "choices" in what:
            choices = played_choices(seen, what["choices"])
    luck, habits = Random(f"{game.id} {what.get('seed')}"), Counter()
    yield seen.step(0, None, None)
    for number in range(1, MOST_STEPS):
        if seen.state.is_over():
            return
        if choices is None:
            seat = luck.choice(seen.state.deciding())
            asked = seen.asked(seat)
            key = choose(asked["keys"], luck, habits if what["seed"] % 2 else None)
        else:
            seat, key = next(choices)
            asked = seen.asked(seat) if seat in seen.state.deciding() else None
        if not seen.apply(seat, key):
            yield {"asked": asked, "chosen": key, "told": "not offered", "dump": None, "seen": None}
            return
        yield seen.step(number, asked, key)


def choose(keys, luck, habits):
    """Any option; or, with habits, one of the kind that was taken least often in this game."""
    if habits is None:
        return luck.choice(keys)
    rarest = min(habits[kind_of(key)] for key in keys)
    key = luck.choice([key for key in keys if habits[kind_of(key)] == rarest])
    habits[kind_of(key)] += 1
    return key


def kind_of(key):
    return key.partition(":")[0]


def seed_of(game_id, seed):
    return blake2b(f"{game_id} {seed}".encode(), digest_size=32).digest()


def golden_choices(what):
    match = Match.load(GOLDEN / what["golden"])
    return ((entry.seat, entry.choice) for entry in log.live(match.entries)[1:])


def played_choices(seen, numbers):
    """What a bot chose: of the seats that decide and of the options, the how-manieth."""
    for which, number in zip(numbers[::2], numbers[1::2], strict=True):
        deciding = seen.state.deciding()
        seat = deciding[which % len(deciding)]
        options = seen.state.options(seat)
        yield seat, seen.game.codec.key(options[number % len(options)])


def continuation(game, dump, number, most):
    """What happens from a written position on, as hashes: the position, what is asked, and up to `most` choices."""
    chance, ear = KeyedChance(seed_of(game.id, f"on {number}"), game.streams, [0] * len(game.streams)), Ear()
    seen = Seen(game, game.load(TO_PRESENT.get(game.id, as_it_is)(dump)), chance, ear)
    luck = Random(f"{game.id} {number}")
    happened = []
    for _ in range(most):
        if seen.state.is_over():
            break
        seat = luck.choice(seen.state.deciding())
        keys = [game.codec.key(option) for option in seen.state.options(seat)]
        key = luck.choice(keys)
        seen.apply(seat, key)
        happened.append([seat, keys, key, seen.told()])
    return {"happened": happened, "dump": seen.dumped(seen.state.dump()), "scores": seen.state.scores()}


# Damage.

ANYTHING = (None, True, False, -1, 10**9, 1.5, "", "x", "1", [], [[]], [None], {}, {"x": []}, 0, 1, 2, 3, 6, 7)


def places(value, where=()):
    """Every place in a JSON value, as a path of keys."""
    yield where
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from places(part, (*where, key))


def at(whole, where):
    for key in where:
        whole = whole[key]
    return whole


def walked_to(dump, luck):
    """A place somewhere on the way down: the few fields near the top come up as often as the many below."""
    where = ()
    while True:
        inside = at(dump, where)
        where = (*where, luck.choice(sorted(inside) if isinstance(inside, dict) else range(len(inside))))
        inside = at(dump, where)
        if not isinstance(inside, dict | list) or not inside or luck.random() < 0.4:
            return where


def damaged(dump, luck):
    """A dump with one thing wrong, in place, and what that is in words. Some are no damage at all."""
    everywhere = list(places(dump))[1:]
    where = luck.choice(everywhere) if luck.random() < 0.5 else walked_to(dump, luck)
    inside, key, old = at(dump, where[:-1]), where[-1], at(dump, where)
    ways = ["anything", "taken away", "anything"]
    if isinstance(old, int) and not isinstance(old, bool):
        ways += ["one more", "one less"] * 2
    if isinstance(old, str | type(None)):
        ways += ["another's"] * 4
    if isinstance(inside, list):
        ways += ["twice"] * 2
    way = luck.choice(ways)
    if way == "anything":
        inside[key] = luck.choice(ANYTHING)
        return f"{path_of(where)} = {inside[key]!r}"
    if way == "taken away":
        del inside[key]
    elif way == "twice":
        inside.insert(luck.randrange(len(inside)), old)
    elif way == "another's":
        names = [place for place in everywhere if isinstance(at(dump, place), str)]
        inside[key] = at(dump, luck.choice(names)) if names else "x"
        return f"{path_of(where)} = {inside[key]!r}"
    else:
        inside[key] = old + (1 if way == "one more" else -1)
    return f"{path_of(where)} {way}"


def path_of(where):
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in where).lstrip(".")


def damages(game_id, positions, number):
    """That many damaged positions: (in words, the position)."""
    for index in range(number):
        luck = Random(f"damage {game_id} {index}")
        dump = json.loads(json.dumps(positions[luck.randrange(len(positions))]))
        words = damaged(dump, luck)
        yield words, dump


def verdict(game, dump):
    """The id of the refusal, or a short hash of the position as it was understood."""
    try:
        state = game.load(TO_PRESENT.get(game.id, as_it_is)(dump))
    except LonghouseError as refusal:
        return refusal.message_id
    return "=" + short(TO_RECORDED.get(game.id, as_it_is)(state.dump()), 3).hex()


# Hashes and files.


def plain(value):
    """A value as JSON has it: tuples are lists, keys of objects are words, and their order does not matter."""
    return json.loads(json.dumps(value, sort_keys=True))


def short(value, size):
    return blake2b(json.dumps(value, sort_keys=True).encode(), digest_size=size).digest()


def print_of(record):
    """Five bytes for a step: two for the position, one each for the question, what was told and what was seen."""
    return b"".join(
        short(part, size)
        for part, size in (
            (record["dump"], 2),
            ([record["asked"], record["chosen"]], 1),
            (record["told"], 1),
            (record["seen"], 1),
        )
    )


PRINT = 5
ASPECTS = ("dump", "dump", "asked", "told", "seen")


def file_of(game_id, part):
    return RECORDED / f"{game_id}-{part}.xz"


def read(game_id, part):
    return json.loads(lzma.decompress(file_of(game_id, part).read_bytes()))


def write(game_id, part, value):
    raw = json.dumps(value, separators=(",", ":")).encode()
    file_of(game_id, part).write_bytes(lzma.compress(raw, preset=9 | lzma.PRESET_EXTREME))


def recorded_games():
    return sorted(path.name.removesuffix("-games.xz") for path in RECORDED.glob("*-games.xz"))


def is_compiled():
    return not str(engine.__file__).endswith(".py")


# Comparing.


def compare(game, part, everything, old):
    """The differences in one part of the recordings, in words; a generator, so that one may stop at the first."""
    return {"games": compare_games, "positions": compare_positions, "damage": compare_damage, "keys": compare_keys}[
        part
    ](game, everything, old)


def some(items, everything, one_in):
    """All of these with their numbers, or every so many-th."""
    return [pair for pair in enumerate(items) if everything or pair[0] % one_in == 0]


def compare_games(game, everything, old):
    """Every step of the golden games and of random games."""
    for _, what in some(read(game.id, "games")["games"], everything, 3):
        prints = base64.b64decode(what["steps"])
        expected = [prints[at : at + PRINT] for at in range(0, len(prints), PRINT)]
        number = -1
        for number, record in enumerate(steps(game, what)):
            if number == len(expected) or print_of(record) != expected[number]:
                yield tell_step(game, what, number, record, expected, old)
                break
        else:
            if number + 1 != len(expected):
                yield f"{name_of(what)}: over after {number} choices instead of {len(expected) - 1}"


def name_of(what):
    if "golden" in what:
        return f"golden file {what['golden']}"
    if "played" in what:
        return f"game {what['played']} that a bot played"
    return f"seed {what['seed']}, {what['seats']} seats, {what['settings']}"


def tell_step(game, what, number, record, expected, old):
    if number == len(expected):
        return f"{name_of(what)}: not over after {number - 1} choices"
    found = print_of(record)
    aspects = sorted({ASPECTS[i] for i in range(PRINT) if found[i] != expected[number][i]}, key=ASPECTS.index)
    lines = [f"{name_of(what)}, step {number} ({record['chosen']}): another {', '.join(aspects)}"]
    before = ask_old(old, game.id, ["--tell", json.dumps({**what, "steps": ""}), "--step", str(number)])
    lines += differences(before, plain(record)) if before is not None else [NO_OLD]
    return "\n    ".join(lines)


NO_OLD = "(the recorded engine is not at hand, so only this much is known: give its src folder with --old)"


def compare_positions(game, everything, old):
    """Written positions: the same dump, and the same game from there."""
    recorded = read(game.id, "positions")
    present = TO_RECORDED.get(game.id, as_it_is)
    for number, dump in some(recorded["positions"], everything, 2):
        try:
            again = plain(present(game.load(TO_PRESENT.get(game.id, as_it_is)(dump)).dump()))
        except LonghouseError as refusal:
            why = f"{refusal.message_id} {refusal.args_of_message}"
            yield f"position {number} (frames {frames_of(dump)}) is refused: {why}"
            continue
        if again != dump:
            yield "\n    ".join(
                [f"position {number} ({pending_of(game, dump)}) is another one:", *differences(dump, again)]
            )
            continue
        most = how_far(number)
        went = continuation(game, dump, number, most)
        if short(went, 4).hex() != recorded["went"][number]:
            lines = [f"position {number} ({pending_of(game, dump)}) goes on to something else:"]
            before = ask_old(old, game.id, ["--on", str(number)])
            yield "\n    ".join([*lines, *(differences(before, plain(went)) if before is not None else [NO_OLD])])


def frames_of(dump):
    """The pending work in a dump, the counter first."""
    return (dump.get("pending") or dump)["frames"]


def pending_of(game, dump):
    """What is asked in a position, for a reader."""
    state = game.load(TO_PRESENT.get(game.id, as_it_is)(dump))
    return "over" if state.is_over() else game.prompt(state, state.deciding()[0])[0]


def how_far(number):
    """To the end of the game from every sixth position, a few choices from the others."""
    return MOST_STEPS if number % 6 == 0 else 12


def compare_damage(game, everything, _old):
    """Damaged positions: refused as before, or by a more exact message; what was accepted is accepted."""
    recorded = read(game.id, "damage")["verdicts"]
    positions = read(game.id, "positions")["positions"]
    chosen = {number for number, _ in some(recorded, everything, 3)}
    for number, (words, dump) in enumerate(damages(game.id, positions, len(recorded))):
        if number not in chosen or number in SETTLED_DAMAGE.get(game.id, ()):
            continue
        before, now = recorded[number], verdict(game, dump)
        if not is_as_good(before, now):
            yield f"damage {number} ({words}): {spoken(before)} before, {spoken(now)} now"


def is_as_good(before, now):
    """The same verdict; or a refusal that says more than that something has the wrong shape."""
    if before.startswith("=") or now.startswith("="):
        return before == now
    return before == now or now != "error-position-shape"


def spoken(verdict_):
    return f"accepted {verdict_}" if verdict_.startswith("=") else verdict_


def compare_keys(game, _everything, _old):
    """Every option key stands for an option with the same targets and label."""
    for key, targets, label in read(game.id, "keys")["keys"]:
        code = game.codec.code(key)
        if code is None:
            yield f"the key {key} is unknown"
            continue
        now = written(game.codec.option(code))
        if now != [key, targets, label]:
            yield "\n    ".join([f"the key {key} is another option:", *differences([key, targets, label], now)])


def options_of(game):
    """All options of a game, sorted by key: as they are written down."""
    return sorted(written(game.codec.option(code)) for code in codes_of(game.codec))


def written(option):
    """What an option is: its key, targets and label. That it declines is how it is shown."""
    return plain([option.key, option.targets, option.label])


def codes_of(codec):
    return [code for kind in codec.kinds for code in range(kind.base, kind.base + kind.size)]


def differences(before, now, most=6):
    """Where two JSON values differ, as lines "path: before -> now"."""
    found = []
    for where, one, other in _apart(before, now, ()):
        if len(found) == most:
            found.append("...")
            break
        found.append(f"{path_of(where)}: {shortened(one)} before, {shortened(other)} now")
    return found or ["(no difference in what can be shown: short hashes met by accident?)"]


NOTHING = object()


def _apart(before, now, where):
    if isinstance(before, dict) and isinstance(now, dict):
        for key in {**before, **now}:
            yield from _apart(before.get(key, NOTHING), now.get(key, NOTHING), (*where, key))
    elif isinstance(before, list) and isinstance(now, list):
        for index in range(max(len(before), len(now))):
            one = before[index] if index < len(before) else NOTHING
            yield from _apart(one, now[index] if index < len(now) else NOTHING, (*where, index))
    elif before is NOTHING or now is NOTHING or type(before) is not type(now) or before != now:
        yield where, before, now


def shortened(value):
    words = "nothing" if value is NOTHING else json.dumps(value, ensure_ascii=False)
    return words if len(words) < 160 else words[:160] + "..."


# The recorded engine.


def ask_old(old, game_id, question):
    """What the recorded engine says to a question about a game; None if it is not at hand."""
    folder = old or from_history(read(game_id, "games")["revision"])
    if folder is None:
        return None
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, str(Path(__file__)), game_id, *question]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    return json.loads(done.stdout) if done.returncode == 0 else None


def from_history(revision):
    """The sources of a revision, taken out of the repository that the package lies in; None without one."""
    folder = Path(tempfile.gettempdir()) / f"longhouse-{revision[:12]}"
    if (folder / "src").is_dir():
        return folder / "src"
    for start in (HERE, Path(longhouse.__file__).parent):
        command = ["git", "-C", str(start), "rev-parse", "--show-toplevel"]
        top = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False).stdout.strip()
        packed = top and subprocess.run(
            ["git", "-C", top, "archive", revision, "src"], capture_output=True, timeout=300, check=False
        )
        if packed and packed.returncode == 0:
            folder.mkdir(exist_ok=True)
            subprocess.run(["tar", "-x", "-C", str(folder)], input=packed.stdout, timeout=300, check=True)
            return folder / "src"
    return None


def answer(game, arguments):
    """What `ask_old` asks, in the process of the recorded engine."""
    if arguments.on is not None:
        dump = read(game.id, "positions")["positions"][arguments.on]
        print(json.dumps(continuation(game, dump, arguments.on, how_far(arguments.on))))
        return
    for number, record in enumerate(steps(game, json.loads(arguments.tell))):
        if number == arguments.step:
            print(json.dumps(record))
            return
    raise SystemExit(1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="game")
    parser.add_argument("--all", action="store_true", help="everything that was recorded")
    parser.add_argument("--only", default=",".join(PARTS), help=f"of {','.join(PARTS)}")
    parser.add_argument("--most", type=int, default=3, help="how many differences of a part to show")
    parser.add_argument("--old", type=Path, help="the src folder of the recorded engine")
    parser.add_argument("--tell", help=argparse.SUPPRESS)
    parser.add_argument("--step", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--on", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.tell or arguments.on is not None:
        answer(games.get(arguments.games[0]), arguments)
        return
    everything = arguments.all or is_compiled()
    print(f"{Path(longhouse.__file__).parent}, {'compiled' if is_compiled() else 'not compiled'}")
    bad = False
    for game_id in arguments.games or recorded_games():
        for part in arguments.only.split(","):
            found = []
            for difference in compare(games.get(game_id), part, everything, arguments.old):
                found.append(difference)
                print(f"{game_id}, {part}: {difference}", flush=True)
                if len(found) == arguments.most:
                    print(f"{game_id}, {part}: stopped after {arguments.most} differences")
                    break
            if not found:
                print(f"{game_id}, {part}: equal", flush=True)
            bad = bad or bool(found)
    raise SystemExit(1 if bad else 0)


if __name__ == "__main__":
    main()
