"""Puzzles from self-play: positions with one clearly best choice that Brave would not make.

    python -m training.puzzles wendake --games 400 --jobs 16 --seed 1 --out wendake.jsonl
    python -m training.puzzles wendake --choose wendake.jsonl --most 60 --out src/longhouse/games/wendake/puzzles

The first plays games, proves what it finds (`training/proof.py`), and writes a line for every puzzle; the second keeps
the most beautiful ones and writes a file for each. Both do the same on every machine for the same words. After the
knowledge of a game has changed, what is there is proved anew, and what does not hold any more goes:

    python -m training.puzzles wendake --again src/longhouse/games/wendake/puzzles
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from longhouse import bots
from longhouse.analysis import reasons
from longhouse.analysis.hint import compared
from longhouse.bots.outlook import SeatOutlook
from longhouse.bots.search import SearchBot
from longhouse.core import registry, settings
from longhouse.core.chance import FREE_STREAM, FastChance
from longhouse.core.game import Game
from longhouse.core.protocol import Message, Player
from longhouse.core.state import State
from training import proof
from training.proof import SOLVER, Judge

Found = dict[str, Any]
"""A line of what was found: the puzzle with everything that is known of it."""

QUICK = 300
"""Simulations with which every decision is looked at."""
LONGER = 2_500
"""Simulations with which what looks like a puzzle is looked at again."""
GLANCE = 64
"""Simulations of the quick looks by which the level is found: what they find is easy."""
LOOKS = 3
MOST_OF_A_GAME = 4
"""So many positions of one game are tried to be proved, those with the largest lead."""
LATEST_STEP = 2
"""A puzzle begins a turn, or is at most so many choices into it."""
FEWEST_OPTIONS = 3
SETUP = "chapter-setup"
"""The part of a match in which there is little to see yet."""
SURE = "sure"
"""The kind of a puzzle that is a sure win."""


class Plan(NamedTuple):
    """One game to be played."""

    game: str
    number: int
    seats: int
    seed: int
    simulations: int
    worlds: int
    wander: float
    """How often any option is taken: people do so too."""


class _Candidate(NamedTuple):
    lead: float
    state: State
    kind: str
    where: Found
    step: int
    brave: int


# Games.


def play(plan: Plan) -> list[Found]:
    """Play one game, and prove what looks like a puzzle in it."""
    game = registry.get(plan.game)
    chance = FastChance(plan.seed * 1_000_003 + plan.number)
    if plan.game == "tomahawk":
        return _sure_wins(game, plan, chance)
    judge = Judge(game, plan.seats, plan.simulations, plan.worlds, plan.seed * 1_009 + plan.number)
    found = []
    candidates = sorted(_candidates(game, plan, judge, chance), key=lambda one: -one.lead)
    for one in candidates[:MOST_OF_A_GAME]:
        proved = judge.prove(one.state, [one.brave])
        if proved is None or one.brave in proved.best:
            continue
        key = game.codec.key
        found.append(
            {
                **_origin(game, plan, one.state),
                "kind": one.kind,
                "where": one.where,
                "step": one.step,
                "options": len(one.state.options(SOLVER)),
                "solution": [" / ".join(key(code) for code in proved.best)],
                "lost": {key(code): round(100 * cost) for code, cost in sorted(proved.lost.items())},
                "brave": key(one.brave),
                "chance": round(100 * proved.chance),
                "gap": round(100 * proved.gap),
                "simulations": proved.simulations,
                "level": _level(judge, one.state, proved.best),
            }
        )
    return found


def _candidates(game: Game, plan: Plan, judge: Judge, chance: FastChance) -> Iterator[_Candidate]:
    """The positions of a game in which a quick search sees a clear choice, and Brave another."""
    state = game.start(plan.seats, settings.complete(game.settings, {}), chance, None)
    players = [_player(chance) for _ in range(plan.seats)]
    step, last, number = 0, -1, 0
    while not state.over:
        seat = state.deciding()[0]
        step = step + 1 if seat == last and not game.knowledge.is_calm(state) else 0
        last, number = seat, number + 1
        outlook = SeatOutlook(game, state, seat)
        if seat == SOLVER and step <= LATEST_STEP and len(outlook.options) >= FEWEST_OPTIONS:
            found = _look(game, judge, state, outlook, step, number)
            if found is not None:
                yield found
        if chance.pick(FREE_STREAM, 1000) < 1000 * plan.wander:
            choice = outlook.options[chance.pick(FREE_STREAM, len(outlook.options))]
        else:
            choice = players[seat].choose(outlook)
        state.apply(seat, choice, chance)


def _player(chance: FastChance) -> Player:
    """Brave, or somebody who thinks ahead a little."""
    seed = chance.pick(FREE_STREAM, 1 << 30)
    return SearchBot(seed, simulations=60) if chance.pick(FREE_STREAM, 3) == 0 else bots.make("brave", seed)


def _look(game: Game, judge: Judge, state: State, outlook: SeatOutlook, step: int, number: int) -> _Candidate | None:
    """Whether there is one clearly best choice, by two looks, that Brave never makes."""
    if state.frames.group_size() > 1:
        return None  # what is chosen in secret at the same time is best chosen by lot
    where = _where(game, state)
    if where["id"] == SETUP:
        return None
    thought = judge.think(state, 1_000 + number, QUICK)
    if not proof.OPEN[0] <= thought.best.value <= proof.OPEN[1] or proof.lead(thought) < proof.CLEAR / 2:
        return None
    braves = [bots.make("brave", seed).choose(outlook) for seed in range(LOOKS)]
    if thought.best.code in braves or thought.option(braves[0]).value > thought.best.value - proof.AS_GOOD:
        return None
    thought = judge.think(state, 2_000 + number, LONGER)
    lead = proof.lead(thought)
    if lead < proof.CLEAR or thought.best.code in braves or not proof.OPEN[0] <= thought.best.value <= proof.OPEN[1]:
        return None
    if not judge.is_likely(state, thought, braves[:1]):
        return None
    kind, _ = game.prompt(state, SOLVER)
    return _Candidate(lead, state.copy(), kind, where, step, braves[0])


def _where(game: Game, state: State) -> Found:
    """The part of the match, as a message."""
    chapter = game.chapter(state)
    assert chapter is not None
    return {"id": chapter.name.id, "args": dict(chapter.name.args)}


def _level(judge: Judge, state: State, best: Sequence[int]) -> int:
    """One bead if quick looks always find it, three if they never do."""
    right = sum(judge.think(state, 3_000 + look, GLANCE).best.code in best for look in range(LOOKS))
    return 1 if right == LOOKS else 3 if right == 0 else 2


def _origin(game: Game, plan: Plan, state: State) -> Found:
    """Where it comes from; the position is one that the solver cannot tell from the one that was played."""
    return {
        "rules": game.rules_version,
        "seats": plan.seats,
        "seed": plan.seed,
        "number": plan.number,
        "position": state.determinize(SOLVER, FastChance(plan.seed)).dump(),
    }


def _sure_wins(game: Game, plan: Plan, chance: FastChance) -> list[Found]:
    """The last round of a game of Tomahawk: both choose in secret, so only what wins against everything is best."""
    state = game.start(2, settings.complete(game.settings, {"specials": False}), chance, None)
    players = [bots.make("novice", chance.pick(FREE_STREAM, 1 << 30)) for _ in range(2)]
    while not state.over:
        if _begins_last_round(game, state):
            return _proved_win(game, plan, state)
        seat = state.deciding()[0]
        outlook = SeatOutlook(game, state, seat)
        if chance.pick(FREE_STREAM, 2) == 0:
            choice = outlook.options[chance.pick(FREE_STREAM, len(outlook.options))]
        else:
            choice = players[seat].choose(outlook)
        state.apply(seat, choice, chance)
    return []


def _begins_last_round(game: Game, state: State) -> bool:
    if state.deciding() != (0, 1):
        return False
    seen = game.view(state, SOLVER)
    return bool(seen["round"] == 6 and len(seen["players"][SOLVER]["hand"]) == 4)


def _proved_win(game: Game, plan: Plan, state: State) -> list[Found]:
    proved = proof.sure_win(game, state)
    if proved is None:
        return []
    braves = [_way(game, state, seed) for seed in range(LOOKS)]
    right = sum(way in proved.sure for way in braves)
    if right == LOOKS:
        return []
    return [
        {
            **_origin(game, plan, state),
            "kind": SURE,
            "where": _where(game, state),
            "step": 0,
            "options": len(state.options(SOLVER)),
            "solution": list(proved.solution),
            "lost": {},
            "brave": braves[0][0],
            "chance": 100,
            "gap": round(100 - 100 * proved.easiest),
            "simulations": 0,
            "worlds": proved.worlds,
            "level": 1 if right else 2 if proved.worlds == 1 else 3,
        }
    ]


def _way(game: Game, state: State, seed: int) -> proof.Way:
    """How Brave would play the round."""
    state, brave, keys = state.copy(), bots.make("brave", seed), []
    while not state.over and SOLVER in state.deciding():
        choice = brave.choose(SeatOutlook(game, state, SOLVER))
        keys.append(game.codec.key(choice))
        state.apply(SOLVER, choice, FastChance(seed))
    return tuple(keys)


# Beauty.


def chosen(found: Sequence[Found], most: int) -> list[Found]:
    """The most beautiful ones, of many kinds and from all parts of the game, none like another."""
    left = sorted(found, key=lambda one: (one["seed"], one["number"], one["kind"], one["solution"]))
    kept: list[Found] = []
    kinds: Counter[str] = Counter()
    chapters: Counter[str] = Counter()
    games: Counter[tuple[int, int]] = Counter()
    alike: set[tuple[object, ...]] = set()
    while left and len(kept) < most:
        score = {
            at: beauty(one) - 0.6 * (kinds[one["kind"]] + chapters[str(one["where"])]) / most
            for at, one in enumerate(left)
            if games[_game_of(one)] < 2 and (one["kind"] == SURE or _likeness(one) not in alike)
        }
        if not score:
            break
        one = left.pop(max(score, key=lambda at: (score[at], -at)))
        kept.append(one)
        kinds[one["kind"]] += 1
        chapters[str(one["where"])] += 1
        games[_game_of(one)] += 1
        alike.add(_likeness(one))
    return kept


def _theme(one: Found) -> str:
    """What is done: the kind of a decision says little where it offers everything that a turn may be."""
    return SURE if one["kind"] == SURE else one["solution"][0].partition(":")[0]


def _game_of(one: Found) -> tuple[int, int]:
    return one["seed"], one["number"]


def _likeness(one: Found) -> tuple[object, ...]:
    return str(one["where"]), one["kind"], tuple(one["solution"]), one["brave"]


def beauty(one: Found) -> float:
    """A clear lead, a choice of Brave's that costs much, one answer, few options, at the beginning of a turn."""
    lost = min(one["lost"].get(one["brave"], one["gap"]), 30) / 100
    lead = min(one["gap"], 20) / 100
    clutter = max(0, one["options"] - 12) * 0.01 + 0.06 * one["step"]
    return 3 * lead + 1.5 * lost - clutter - (0.1 if " / " in one["solution"][0] else 0.0)


# Files.


def slim(game: Game, position: dict[str, Any]) -> dict[str, Any]:
    """The position without what reading it fills in anyway."""
    whole = game.load(position).dump()
    found: dict[str, Any] = json.loads(json.dumps(position))

    def is_same() -> bool:
        try:
            return bool(game.load(found).dump() == whole)
        except Exception:  # a position that cannot be read is refused in many ways
            return False

    def without(part: Any) -> None:
        for key in list(part) if isinstance(part, dict) else range(len(part)):
            if isinstance(part, dict):
                value = part.pop(key)
                if is_same():
                    continue
                part[key] = value
            if isinstance(part[key], dict | list):
                without(part[key])

    without(found)
    return found


def written(game: Game, one: Found) -> Found:
    """A puzzle as its file has it."""
    state = game.load(one["position"])
    found: Found = {
        "rules": one["rules"],
        "level": one["level"],
        "theme": one["kind"],
        "source": one["made"] + f", game {one['number']}",
        "solution": one["solution"],
        "position": slim(game, one["position"]),
    }
    if one["kind"] != SURE:
        found |= {
            "lost": one["lost"],
            "where": one["where"],
            "chance": one["chance"],
            "simulations": one["simulations"],
            "why": [{"id": why.id, "args": dict(why.args)} for why in _why(game, state, one)],
        }
    return found


def _why(game: Game, state: State, one: Found) -> list[Message]:
    """What the solution brings that Brave's choice does not."""
    best, brave = (game.codec.code(key) for key in (one["solution"][0].split(" / ")[0], one["brave"]))
    assert best is not None
    assert brave is not None
    chance = FastChance(one["number"])
    worlds = [state.determinize(SOLVER, chance) for _ in range(reasons.WORLDS)]
    return compared(game, worlds, SOLVER, best, brave, one["number"])


def choose(args: argparse.Namespace) -> None:
    """Write a file for each of the most beautiful puzzles."""
    game = registry.get(args.game)
    found = []
    for path in args.choose:
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        found += [{**one, **lines[0], "kind": _theme(one)} for one in lines[1:] if one["rules"] == game.rules_version]
    kept = sorted(chosen(found, args.most), key=lambda one: (one["level"], one["seed"], one["number"]))
    args.out.mkdir(parents=True, exist_ok=True)
    size = 0
    for number, one in enumerate(kept, args.first):
        text = json.dumps(written(game, one), separators=(",", ":"), ensure_ascii=False) + "\n"
        size += len(text)
        (args.out / f"{number:04}.json").write_text(text, encoding="utf-8")
    kinds = Counter(one["kind"] for one in kept)
    print(f"{game.id}: {len(kept)} of {len(found)} puzzles, {size} bytes, {dict(kinds.most_common())}")


def again(args: argparse.Namespace) -> None:
    """Prove the puzzles of a folder anew: their figures are written again, and those that do not hold are removed."""
    paths = sorted(args.again.glob("*.json"))
    kept = 0
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        tasks = [(args.game, path, args.simulations, args.worlds, args.seed) for path in paths]
        for path, found in zip(paths, pool.map(_proved_again, *zip(*tasks, strict=True)), strict=True):
            kept += found is not None
            print(f"{path.stem}: {'holds' if found else 'does not hold any more'} ({kept} so far)", flush=True)
            if found is None:
                path.unlink()
            else:
                path.write_text(json.dumps(found, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")


def _proved_again(name: str, path: Path, simulations: int, worlds: int, seed: int) -> Found | None:
    """A puzzle of the search's with its figures as they are now; None if it is none any more."""
    game = registry.get(name)
    one: Found = json.loads(path.read_text(encoding="utf-8"))
    if one["theme"] == SURE:
        return one  # proved by playing everything out, whatever anybody knows
    state = game.load(one["position"])
    braves = [bots.make("brave", number).choose(SeatOutlook(game, state, SOLVER)) for number in range(LOOKS)]
    judge = Judge(game, len(state.scores()), simulations, worlds, seed)
    proved = judge.prove(state, braves[:1])
    key = game.codec.key
    if proved is None or set(braves) & set(proved.best):
        return None
    if set(map(key, proved.best)) != set(one["solution"][0].split(" / ")):
        return None
    return one | {
        "rules": game.rules_version,
        "level": _level(judge, state, proved.best),
        "lost": {key(code): round(100 * cost) for code, cost in sorted(proved.lost.items())},
        "chance": round(100 * proved.chance),
        "simulations": proved.simulations,
    }


def find(args: argparse.Namespace) -> None:
    """Play, prove, and write a line for every puzzle; the first line says how they were made."""
    game = registry.get(args.game)
    words = f"training.puzzles {args.game} --seed {args.seed}"
    for name in ("simulations", "worlds", "wander"):
        if getattr(args, name) != parser().get_default(name):
            words += f" --{name} {getattr(args, name)}"
    start, done, count = monotonic(), 0, 0
    with (
        ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool,
        args.out.open("w", encoding="utf-8") as file,
    ):
        file.write(json.dumps({"made": words}) + "\n")
        for found in _in_order(pool, _plans(args, game), 4 * args.jobs):
            done += 1
            for one in found:
                file.write(json.dumps(one, separators=(",", ":")) + "\n")
                count += 1
            if found or done % 50 == 0:
                file.flush()
                print(f"{game.id}: {done} games, {count} puzzles, {monotonic() - start:.0f} s", flush=True)
            if count >= args.enough or monotonic() - start > 60 * args.most_minutes:
                pool.shutdown(wait=False, cancel_futures=True)
                break


def _plans(args: argparse.Namespace, game: Game) -> Iterator[Plan]:
    """The games to be played: for two players, every fourth for three where the game allows it."""
    numbers = list(game.seats)
    for number in range(args.games):
        seats = 3 if number % 4 == 0 and 3 in numbers else max(2, numbers[0])
        yield Plan(args.game, number, seats, args.seed, args.simulations, args.worlds, args.wander)


def _in_order(pool: ProcessPoolExecutor, plans: Iterator[Plan], ahead: int) -> Iterator[list[Found]]:
    """What the games brought, in their order; only so many of them wait for a process at a time."""
    waiting: deque[Future[list[Found]]] = deque(pool.submit(play, plan) for plan in islice(plans, ahead))
    while waiting:
        yield waiting.popleft().result()
        waiting.extend(pool.submit(play, plan) for plan in islice(plans, 1))


def parser() -> argparse.ArgumentParser:
    """What may be asked for."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--simulations", type=int, default=12_000, help="of each long search")
    asked.add_argument("--worlds", type=int, default=12, help="in which choices are compared")
    asked.add_argument("--wander", type=float, default=0.03)
    asked.add_argument("--enough", type=int, default=1 << 30, help="so many puzzles are enough")
    asked.add_argument("--most-minutes", type=float, default=600, help="then fewer games are enough")
    asked.add_argument("--choose", type=Path, nargs="+", help="choose among the puzzles of these files")
    asked.add_argument("--most", type=int, default=60, help="puzzles to be chosen")
    asked.add_argument("--first", type=int, default=1, help="the number of the first one that is chosen")
    asked.add_argument("--again", type=Path, help="prove the puzzles of this folder anew instead")
    asked.add_argument("--out", type=Path)
    return asked


def main() -> None:
    """Find puzzles, or choose among those that were found."""
    asked = parser()
    args = asked.parse_args()
    if args.again:
        again(args)
    elif args.out is None:
        asked.error("--out says where to write what is found")
    elif args.choose:
        choose(args)
    else:
        find(args)


if __name__ == "__main__":
    main()
