"""One turn of learning: games of today's search against itself, a value learned from them, and the gate.

    python -m training.iterate tribes --out data --jobs 16

Games are played on all cores, learning uses a GPU where one is at hand, and the gate is the same search with the new
value against the one without it, with the same time for each choice, on the same deals with the seats swapped. What was
found is printed and written to `OUT/GAME-gates.json`; weights that pass are copied into the game's folder by hand. Call
it again afterwards, as long as the gate opens.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

PASSED = 0.55
"""The part of the games that a new value must win; the lower end of the interval must be above one half."""


def main() -> int:
    """Play, learn, and try what was learned."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("game")
    asked.add_argument("--bot", default="search:simulations=60", help="who plays the games")
    asked.add_argument("--games", type=int, default=20000, help="how many, if there is time")
    asked.add_argument("--play-minutes", type=float, default=2.0)
    asked.add_argument("--shapes", default="linear,net:32", help="what is learned: linear, or net and its hidden units")
    asked.add_argument("--gate", type=int, default=400, help="games of a gate")
    asked.add_argument("--gate-minutes", type=float, default=3.0, help="the longest of each gate")
    asked.add_argument("--seconds", type=float, default=0.03, help="for each choice in the gate")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--learn-with", default=sys.executable, help="a Python that has numpy and PyTorch")
    asked.add_argument("--out", type=Path, required=True)
    args = asked.parse_args()
    _run(
        [sys.executable, "-m", "training.positions", args.game, "--bot", args.bot, "--games", str(args.games)],
        ["--most-minutes", str(args.play_minutes), "--jobs", str(args.jobs), "--seed", str(args.seed)],
        ["--out", str(args.out)],
    )
    found = []
    for shape in args.shapes.split(","):
        kind, _, hidden = shape.partition(":")
        weights = args.out / f"{args.game}-{kind}{hidden}.json"
        _run(
            [args.learn_with, "-m", "training.learn", str(args.out / f"{args.game}.json"), "--shape", kind],
            ["--hidden", hidden or "32", "--out", str(weights)],
        )
        found.append({"shape": shape, **_gate(args, weights)})
        print(json.dumps(found[-1]), flush=True)
        (args.out / f"{args.game}-gates.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


def _gate(args: argparse.Namespace, weights: Path) -> dict[str, object]:
    result = args.out / "duel.json"
    search = f"search:seconds={args.seconds}"
    _run(
        [sys.executable, "-m", "benchmarks.duel", args.game, f"{search},value={weights}", search],
        ["--games", str(args.gate), "--jobs", str(args.jobs), "--seed", str(args.seed + 1000)],
        ["--most-minutes", str(args.gate_minutes), "--json", str(result)],
    )
    facts = json.loads(result.read_text(encoding="utf-8"))
    facts.pop("outcomes")
    low = facts["interval"][0]
    return {**facts, "passed": facts["wins"] >= PASSED and low > 0.5}


def _run(*words: list[str]) -> None:
    command = [word for some in words for word in some]
    print("$", " ".join(command), flush=True)
    subprocess.run(command, check=True)


if __name__ == "__main__":
    sys.exit(main())
