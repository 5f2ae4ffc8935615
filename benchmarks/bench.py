"""`make bench`: our engine beside others, in one interleaved run, as figures and as ratios.

A busy machine slows everybody down alike, so every round measures everything once and the medians are compared.

    python benchmarks/bench.py [--rounds 5] [--seconds 1.5] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table

HERE = Path(__file__).parent
ROOT = HERE.parent
PEER_VENV = ROOT / ".venv-bench"
SOURCES = ROOT / "src"

KIND_NAMES = {
    "loop": "decisions/s, Python loop",
    "playout": "decisions/s, compiled playout",
    "copies": "copies/s",
    "search": "determinize + playout/s",
}

Figures = dict[str, list[float]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    peer_python = prepare_peers()
    ours = run([sys.executable, HERE / "ours.py", "--list"]).split()
    peers = run([peer_python, HERE / "peers.py", "--list"]).split()
    figures: Figures = {}
    for _ in track(range(args.rounds), "Measuring", console=Console(stderr=True)):
        for name in ours:
            note(figures, name, measure([sys.executable, HERE / "ours.py", name], args.seconds))
            note(figures, f"{name} interpreted", measure_interpreted(name, args.seconds))
        for name in peers:
            note(figures, name, measure([peer_python, HERE / "peers.py", name], args.seconds))
    show(figures, ours, peers)
    if args.json:
        args.json.write_text(json.dumps({name: median(one) for name, one in figures.items()}, indent=2) + "\n")


def prepare_peers() -> Path:
    """An environment of their own for the other engines."""
    python = PEER_VENV / "bin" / "python"
    wanted = (HERE / "peers.txt").read_text()
    stamp = PEER_VENV / "installed"
    if not stamp.exists() or stamp.read_text() != wanted:
        print("Installing the other engines (once) ...", file=sys.stderr)
        venv.create(PEER_VENV, with_pip=True, clear=True)
        pip: list[str | Path] = [python, "-m", "pip", "--quiet", "--disable-pip-version-check"]
        run([*pip, "install", "--require-hashes", "-r", HERE / "peers.txt"])
        stamp.write_text(wanted)
    return python


def measure_interpreted(name: str, seconds: float) -> float | None:
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    return measure([sys.executable, HERE / "ours.py", name], seconds, environment)


def measure(command: Sequence[str | Path], seconds: float, environment: dict[str, str] | None = None) -> float | None:
    """One figure per second, or None if the engine is not to be had here."""
    answer = json.loads(run([*command, str(seconds)], environment))
    if "error" in answer:
        print(f"{answer['peer']}: {answer['error']}", file=sys.stderr)
        return None
    return float(answer.get("decisions", answer.get("done"))) / float(answer["seconds"])


def run(command: Sequence[str | Path], environment: dict[str, str] | None = None) -> str:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        raise SystemExit(f"{command[1]} failed:\n{done.stderr}")
    return done.stdout


def note(figures: Figures, name: str, figure: float | None) -> None:
    if figure is not None:
        figures.setdefault(name, []).append(figure)


def show(figures: Figures, ours: Sequence[str], peers: Sequence[str]) -> None:
    console = Console()
    middle = {name: median(one) for name, one in figures.items()}
    table = Table("what", "compiled", "interpreted", "compiled / interpreted", title="Longhouse", title_justify="left")
    for name in ours:
        game_id, kind = name.rsplit("-", 1)
        fast, slow = middle[name], middle[f"{name} interpreted"]
        table.add_row(f"{game_id}: {KIND_NAMES[kind]}", f"{fast:,.0f}", f"{slow:,.0f}", f"{fast / slow:.1f} x")
    console.print(table)
    loops = [name for name in ours if name.endswith("-loop")]
    columns = [f"{name.removesuffix('-loop')} is" for name in loops]
    table = Table("peer, Python loop", "decisions/s", *columns, title="Beside others", title_justify="left")
    for name in peers:
        if name in middle:
            ratios = [f"{middle[loop] / middle[name]:.1f} x" for loop in loops]
            table.add_row(name.replace("-", " "), f"{middle[name]:,.0f}", *ratios)
    console.print(table)


if __name__ == "__main__":
    main()
