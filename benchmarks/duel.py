"""One bot against another on the same deals, each in every seat: who wins how often, as JSON.

    python benchmarks/duel.py tomahawk search:seconds=0.05 greedy --games 40 --jobs 2
    python benchmarks/duel.py northgard search:seconds=0.1,paranoid=1 search:seconds=0.1 --seats 4 --games 80

A bot is a name of an installed one, or `search` with what differs from its defaults: seconds, simulations, nodes,
processes (which share the simulations), seldom, value (a file of weights, or none), and any attribute of `Simulation`
(curiosity, caution, heat, together, trembling, paranoid) or, after `knowledge.`, of the game's knowledge
(knowledge.horizon=1). The first bot plays one seat, the other all the others.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from longhouse import bots
from longhouse.bots.outlook import SeatOutlook
from longhouse.bots.search import PUCT, REGRETS, UCB, SearchBot, Searcher
from longhouse.bots.search import simulation as engine
from longhouse.core import registry
from longhouse.core.chance import KeyedChance
from longhouse.core.protocol import Outlook, Player
from longhouse.core.seed import Seed
from longhouse.core.settings import complete, parse_all
from longhouse.core.values import value_of

WAYS = {"puct": PUCT, "ucb": UCB, "regrets": REGRETS}


class TunedBot(SearchBot):
    """The search bot with some of its figures changed."""

    def __init__(self, seed: int, words: dict[str, str]) -> None:
        words = dict(words)
        seconds, simulations = words.pop("seconds", None), words.pop("simulations", None)
        super().__init__(
            seed,
            seconds=None if seconds is None else float(seconds),
            simulations=None if simulations is None else int(simulations),
            nodes=int(words.pop("nodes", "100000")),
        )
        self._processes = int(words.pop("processes", "1"))
        self.seldom = float(words.pop("seldom", self.seldom))
        self.words = words
        self.simulated = 0

    def play(self, game: str) -> None:
        if self._processes > 1:
            self.gather(game, self._processes)

    def choose(self, outlook: Outlook) -> int:
        before = self.thought
        code = super().choose(outlook)
        if self.thought is not None and self.thought is not before:
            self.simulated += self.thought.simulations
        return code

    def prepare(self, searcher: Searcher) -> None:
        for name, word in self.words.items():
            if name == "value":
                weights = None if word == "none" else json.loads(Path(word).read_text(encoding="utf-8"))
                searcher.simulation.learned = value_of(weights) if weights else None
                continue
            owner: Any = searcher.simulation
            if name.startswith("knowledge."):
                owner, name = searcher.simulation.knowledge, name.partition(".")[2]
            now = getattr(owner, name)
            setattr(owner, name, WAYS[word] if word in WAYS else type(now)(float(word)))


def player(spec: str, seed: int) -> Player:
    name, _, words = spec.partition(":")
    if name != "search":
        return bots.make(name, seed)
    return TunedBot(seed, dict(word.split("=", 1) for word in words.split(",") if word))


class Duel(NamedTuple):
    game: str
    settings: dict[str, Any]
    first: str
    others: str
    seats: int
    seat: int
    deal: str


class Outcome(NamedTuple):
    deal: str
    seat: int
    share: float
    margin: float
    seconds: float
    decisions: int
    longest: float


def play(duel: Duel) -> Outcome:
    """One game; what it brought the first bot."""
    game = registry.get(duel.game)
    chance = KeyedChance(Seed.of(duel.deal).value, game.streams, [0] * len(game.streams))
    specs = [duel.first if seat == duel.seat else duel.others for seat in range(duel.seats)]
    players = [player(spec, hash_of(f"{duel.deal}/{duel.seat}/{seat}")) for seat, spec in enumerate(specs)]
    for one in players:
        if isinstance(one, TunedBot):
            one.play(game.id)
    state = game.start(duel.seats, duel.settings, chance, None)
    spent, decisions, longest = 0.0, 0, 0.0
    while not state.over:
        seat = state.deciding()[0]
        start = time.perf_counter()
        code = players[seat].choose(SeatOutlook(game, state, seat))
        if seat == duel.seat:
            taken = time.perf_counter() - start
            spent, decisions, longest = spent + taken, decisions + 1, max(longest, taken)
        state.apply(seat, code, chance)
    bots.dismiss(players)
    result = game.result(state)
    share = 1 / result.ranks.count(1) if result.ranks[duel.seat] == 1 else 0.0
    rivals = [score for seat, score in enumerate(result.scores) if seat != duel.seat]
    margin = result.scores[duel.seat] - max(rivals, default=0)
    return Outcome(duel.deal, duel.seat, share, margin, spent, decisions, longest)


def hash_of(words: str) -> int:
    return int.from_bytes(Seed.of(words).value[:6], "big")


def interval(rate: float, games: int) -> tuple[float, float]:
    """Wilson's, 95 %."""
    z = 1.96
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("others")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--setting", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--most-minutes", type=float, default=600, help="start no game after that")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    game = registry.get(args.game)
    chosen = complete(game.settings, parse_all(game.settings, args.setting))
    seats = game.check_seats(args.seats, chosen)
    duels = [
        Duel(game.id, chosen, args.first, args.others, seats, number % seats, f"{args.seed}/{number // seats}")
        for number in range(args.games)
    ]
    print(json.dumps(run(duels, args), indent=2))


def run(duels: list[Duel], args: argparse.Namespace) -> dict[str, Any]:
    start = time.time()
    outcomes: list[Outcome] = []
    if args.jobs <= 1:
        for duel in duels:
            if time.time() - start < 60 * args.most_minutes:
                outcomes.append(play(duel))
    else:
        with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
            waiting = [pool.submit(play, duel) for duel in duels]
            for done in as_completed(waiting):
                if not done.cancelled():
                    outcomes.append(done.result())
                if time.time() - start > 60 * args.most_minutes:
                    for one in waiting:
                        one.cancel()
    facts = {**report(outcomes, duels[0]), "seed": args.seed, "wall": round(time.time() - start, 1)}
    if args.json:
        args.json.write_text(json.dumps({**facts, "outcomes": [one._asdict() for one in sorted(outcomes)]}) + "\n")
    return facts


def report(outcomes: list[Outcome], duel: Duel) -> dict[str, Any]:
    games = len(outcomes)
    rate = sum(one.share for one in outcomes) / games
    margins = [one.margin for one in outcomes]
    mean = sum(margins) / games
    spread = math.sqrt(sum((margin - mean) ** 2 for margin in margins) / max(games - 1, 1) / games)
    decisions = sum(one.decisions for one in outcomes)
    return {
        "game": duel.game,
        "seats": duel.seats,
        "first": duel.first,
        "others": duel.others,
        "games": games,
        "wins": round(rate, 4),
        "interval": [round(end, 3) for end in interval(rate, games)],
        "fair": round(1 / duel.seats, 4),
        "margin": round(mean, 2),
        "margin_error": round(1.96 * spread, 2),
        "ms_a_decision": round(1000 * sum(one.seconds for one in outcomes) / max(decisions, 1), 1),
        "longest_ms": round(1000 * max(one.longest for one in outcomes)),
        "compiled": not str(engine.__file__).endswith(".py"),
    }


if __name__ == "__main__":
    main()
