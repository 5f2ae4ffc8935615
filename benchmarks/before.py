"""`make bench BEFORE=<revision>`: our engine now beside our engine then, in one run.

    python benchmarks/before.py REVISION [--only NAME ...] [--rounds 7] [--seconds 1]

The revision is built once, into build/before. Both engines do the same work, in alternating processes, and what counts
is computing time; printed is the median, over all rounds, of how many times as fast the present engine is.
Ends with an error if anything is slower than it may be.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

HERE = Path(__file__).parent
ROOT = HERE.parent
BUILDS = ROOT / "build" / "before"

SLOWEST = 0.97
"""What is slower than this is too slow: a run differs from the next by 1 or 2 %."""
COPIES = 1.5
"""How much faster copies of one flat vector should be than copies of many."""


class Ratio(NamedTuple):
    """How many times as fast one kind of work is now, round by round."""

    name: str
    rounds: list[float]

    @property
    def middle(self) -> float:
        return median(self.rounds)

    @property
    def verdict(self) -> str:
        if self.middle < SLOWEST:
            return f"slower by {1 - self.middle:.0%}"
        if self.name.endswith("-copies") and self.middle < COPIES:
            return f"below {COPIES} x"
        return ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision")
    parser.add_argument("--only", nargs="*", default=[], help='parts of names: "tribes", "copies", "tribes-loop"')
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="about how long one measurement takes")
    parser.add_argument("--then", type=Path, help="a folder that has that revision installed: nothing is built")
    parser.add_argument("--now", type=Path, help="a folder with a package to measure instead of the installed one")
    args = parser.parse_args()
    then = args.then or build(args.revision)
    names = [name for name in ours(["--list"], args.now).split() if fits(name, args.only)]
    if not names:
        raise SystemExit("nothing to measure has such a name")
    times = {name: how_often(name, args.seconds, then) for name in names}
    rounds: dict[str, list[float]] = {name: [] for name in names}
    for number in track(range(args.rounds), "Measuring", console=Console(stderr=True)):
        for name in names:
            rounds[name].append(ratio(name, times[name], then, args.now, number % 2 == 0))
    show([Ratio(name, rounds[name]) for name in names], args.revision)


def fits(name: str, only: Sequence[str]) -> bool:
    return not only or any(part in name for part in only)


def build(revision: str) -> Path:
    """A folder with that revision of the package, compiled like the present one; built once."""
    commit = git("rev-parse", "--short=12", f"{revision}^{{commit}}").decode().strip()
    target = BUILDS / commit
    if (target / "longhouse").is_dir():
        return target
    print(f"Building {commit} (once, a minute or two) ...", file=sys.stderr)
    stage = BUILDS / f"{commit}.stage"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    subprocess.run(["tar", "-x", "-C", str(stage)], input=git("archive", commit), check=True)
    unfinished = BUILDS / f"{commit}.unfinished"
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    shutil.rmtree(unfinished, ignore_errors=True)
    flags = {"CFLAGS": os.environ.get("CFLAGS", "-fno-semantic-interposition")}
    # With the tools that this revision was built with, which may be others than ours.
    run([*pip, "--no-deps", "--target", unfinished, stage], {**os.environ, **flags})
    shutil.rmtree(stage)
    unfinished.rename(target)
    return target


def git(*words: str) -> bytes:
    done = subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, check=False)
    if done.returncode != 0:
        raise SystemExit(done.stderr.decode())
    return done.stdout


def how_often(name: str, seconds: float, then: Path) -> int:
    """How often this work is done in about so many seconds."""
    return int(json.loads(ours([name, str(seconds)], then))["times"])


def ratio(name: str, times: int, then: Path, now: Path | None, then_first: bool) -> float:
    """How many times as fast the same work is now: one process each."""
    order = (then, now) if then_first else (now, then)
    first, second = (json.loads(ours([name, f"x{times}"], folder)) for folder in order)
    before, after = (first, second) if then_first else (second, first)
    if before["compiled"] != after["compiled"]:
        raise SystemExit("one of the two engines is compiled, the other is not")
    return float(before["cpu"] / before["done"] / (after["cpu"] / after["done"]))


def ours(arguments: Sequence[str], folder: Path | None) -> str:
    """What ours.py says about the package in a folder, or about the installed one."""
    environment = {**os.environ, "PYTHONPATH": str(folder)} if folder else dict(os.environ)
    return run([sys.executable, HERE / "ours.py", *arguments], environment)


def run(command: Sequence[str | Path], environment: dict[str, str] | None = None) -> str:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, env=environment, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))} failed:\n{done.stderr}")
    return done.stdout


def show(ratios: Sequence[Ratio], revision: str) -> None:
    table = Table("what", "now / then", "rounds", "", title=f"Beside {revision}", title_justify="left")
    for one in ratios:
        span = f"{min(one.rounds):.2f} to {max(one.rounds):.2f}"
        table.add_row(one.name.replace("-", ", "), f"{one.middle:.2f} x", span, one.verdict)
    Console().print(table)
    slower = [one.name for one in ratios if one.middle < SLOWEST]
    if slower:
        raise SystemExit(f"Slower than then: {', '.join(slower)}")
    print(f"Nothing is slower than then by more than {1 - SLOWEST:.0%}.")


if __name__ == "__main__":
    main()
