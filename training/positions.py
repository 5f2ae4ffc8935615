"""Positions from self-play: what the features of each seat were, and who won in the end.

    python -m training.positions northgard --games 2500 --bot greedy --out data
    python -m training.positions northgard --games 2500 --bot search:simulations=60 --out data

writes `northgard.f32` (rows of 32-bit floats) and `northgard.json` (what they mean, and how they were made). A row is
one position as one seat sees it: the game's number, the seats, the seat's part of the victory, then its features.
A bot is written as for `benchmarks/duel.py`.
"""

from __future__ import annotations

import argparse
import json
import os
from array import array
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from benchmarks import duel

from longhouse.bots.outlook import SeatOutlook
from longhouse.core import registry, settings
from longhouse.core.chance import FREE_STREAM, FastChance
from longhouse.core.knowledge import Figures, Knowledge
from longhouse.core.state import State

FACTS = 3
"""Numbers before the features in every row: game, seats, share of the victory."""


class Plan(NamedTuple):
    """One game to be played."""

    game: str
    number: int
    seats: int
    bot: str
    seed: int
    wander: float
    """How often any option is taken instead of the bot's, so that positions differ."""


def play(plan: Plan) -> bytes:
    """Play one game; the rows of its calm positions."""
    game = registry.get(plan.game)
    chance = FastChance(hash((plan.seed, plan.number)))
    state = game.start(plan.seats, settings.complete(game.settings, {}), chance, None)
    players = [duel.player(plan.bot, chance.pick(FREE_STREAM, 1 << 30)) for _ in range(plan.seats)]
    noted: list[list[float]] = []
    while not state.over:
        if game.knowledge.is_calm(state):
            noted.extend(_features(game.knowledge, state, seat) for seat in range(plan.seats))
        seat = state.deciding()[0]
        outlook = SeatOutlook(game, state, seat)
        if chance.pick(FREE_STREAM, 1000) < 1000 * plan.wander:
            choice = outlook.options[chance.pick(FREE_STREAM, len(outlook.options))]
        else:
            choice = players[seat].choose(outlook)
        state.apply(seat, choice, chance)
    ranks = game.result(state).ranks
    shares = [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    rows = array("f")
    for at, features in enumerate(noted):
        rows.extend((plan.number, plan.seats, shares[at % plan.seats], *features))
    return rows.tobytes()


def _features(knowledge: Knowledge, state: State, seat: int) -> list[float]:
    into = Figures()
    into.clear(len(knowledge.features))
    knowledge.features_into(state, seat, into)
    return [into.at(at) for at in range(len(knowledge.features))]


def plans(args: argparse.Namespace) -> Iterator[Plan]:
    """The games to be played: the seats in turn, half of them for two players."""
    numbers = list(registry.get(args.game).seats)
    for number in range(args.games):
        seats = args.seats or (numbers[0] if number % 2 == 0 else numbers[number // 2 % len(numbers)])
        yield Plan(args.game, number, seats, args.bot, args.seed, args.wander)


def main() -> None:
    """Play, and write what was seen."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=2500)
    asked.add_argument("--seats", type=int, default=0, help="players; 0: half of the games for the fewest")
    asked.add_argument("--bot", default="greedy")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--wander", type=float, default=0.04)
    asked.add_argument("--most-minutes", type=float, default=600, help="then fewer games are enough")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--out", type=Path, required=True)
    args = asked.parse_args()
    game = registry.get(args.game)
    args.out.mkdir(parents=True, exist_ok=True)
    rows, start = 0, monotonic()
    width = 4 * (FACTS + len(game.knowledge.features))
    with (
        ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool,
        (args.out / f"{game.id}.f32").open("wb") as file,
    ):
        for done, found in enumerate(pool.map(play, plans(args), chunksize=4), 1):
            file.write(found)
            rows += len(found) // width
            if done % 100 == 0:
                print(f"{game.id}: {done} of {args.games} games, {rows} rows", flush=True)
            if monotonic() - start > 60 * args.most_minutes:
                pool.shutdown(wait=False, cancel_futures=True)
                args.games = done
                break
    facts = {
        "game": game.id,
        "rules": game.rules_version,
        "features": list(game.knowledge.features),
        "rows": rows,
        "made": {key: getattr(args, key) for key in ("games", "seats", "bot", "seed", "wander")},
    }
    (args.out / f"{game.id}.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
