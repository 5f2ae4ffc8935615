"""`make soak`: our server for an hour with 300 tables of all four games in play; whether its memory stays flat.

Matches end and others begin; people who have made enough choices at a table leave it for a new one, so that old tables
must be forgotten. Every minute a line says what the server uses; at the end stands the slope of the second half.

    python benchmarks/soak.py [--tables 300] [--minutes 60] [--rate 60] [--most 200] [--json FILE]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from server import GAMES, free_port, usage, wait_for
from server_load import Load

FLAT = 0.02
"""Memory is flat if, at the upper end of the interval, an hour adds less than this part of it."""


class Minute(NamedTuple):
    """What was so at one moment."""

    minute: float
    memory: float
    founded: int
    chosen: int
    cpu: float


class Slope(NamedTuple):
    """MB an hour, and how far off it may be (95 %)."""

    value: float
    margin: float


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--rate", type=float, default=60, help="choices a second, over all tables")
    parser.add_argument("--most", type=int, default=200, help="choices at one table before its people leave it")
    parser.add_argument("--every", type=float, default=60, help="seconds between two lines")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="longhouse-soak-", dir=os.environ.get("TMPDIR")) as name:
        port = free_port()
        command = [sys.executable, "-m", "longhouse.server", *flags(port, Path(name) / "tables.db", args.tables)]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(f"{address}/ready", server)
            load = Load(address, GAMES, args.tables, args.rate, args.most)
            lines = asyncio.run(soak(load, args, server.pid))
        finally:
            server.terminate()
            server.wait(timeout=60)
    slope = slope_of(lines[len(lines) // 2 :])
    print(verdict(slope, lines, load))
    if args.json:
        figures = {
            "slope": slope._asdict(),
            "errors": load.errors,
            "repeats": load.repeats,
            "minutes": [one._asdict() for one in lines],
        }
        args.json.write_text(json.dumps(figures, indent=2) + "\n")
    return 0 if is_flat(slope, lines) and not load.errors else 1


def flags(port: int, database: Path, tables: int) -> list[str]:
    """How the server is started: no limits for this one address that is everybody."""
    words = {"port": port, "database": f"sqlite:///{database}", "bot_workers": 1, "log_level": "error"}
    words |= {"rate": 0, "table_rate": 0, "new_table_rate": 0, "streams": 0}
    # Half a megabyte for each table in play: tables that were left are forgotten within minutes, and what is asked is
    # whether memory stays where it is then.
    words["table_memory"] = max(1, tables // 2)
    return [word for name, value in words.items() for word in (f"--{name.replace('_', '-')}", str(value))]


async def soak(load: Load, args: argparse.Namespace, pid: int) -> list[Minute]:
    """Sit down, play, and write a line now and then."""
    load.is_quiet = True
    empty = usage(pid).memory
    print(f"an empty server uses {empty:.0f} MB", flush=True)
    for made in range(0, args.tables, 10):
        await asyncio.gather(*(load.found() for _ in range(min(10, args.tables - made))))
    began, lines = time.monotonic(), []
    playing = asyncio.create_task(load.pace(args.minutes * 60))
    while not playing.done():
        await asyncio.wait([playing], timeout=args.every)
        now = usage(pid)
        line = Minute((time.monotonic() - began) / 60, now.memory, load.founded, load.chosen, now.cpu)
        each = (now.memory - empty) * 1024 / max(1, load.open)
        lines.append(line)
        print(
            f"{line.minute:6.1f} min  {now.memory:7.1f} MB  {each:6.0f} kB/table in play  {load.open} tables, "
            f"{load.founded} founded  {load.chosen} choices  {now.cpu:7.1f} s CPU  "
            f"{load.errors} errors, {load.repeats} repeated",
            flush=True,
        )
    return lines


def slope_of(lines: Sequence[Minute]) -> Slope:
    """The straight line through these moments (least squares), with its interval."""
    count = len(lines)
    if count < 3:
        return Slope(0.0, math.inf)
    hours = [one.minute / 60 for one in lines]
    middle, mean = sum(hours) / count, sum(one.memory for one in lines) / count
    spread = sum((hour - middle) ** 2 for hour in hours)
    pairs = list(zip(hours, (one.memory for one in lines), strict=True))
    value = sum((hour - middle) * (memory - mean) for hour, memory in pairs) / spread
    rest = sum((memory - mean - value * (hour - middle)) ** 2 for hour, memory in pairs)
    return Slope(value, (1.96 + 2.5 / (count - 2)) * math.sqrt(rest / (count - 2) / spread))


def is_flat(slope: Slope, lines: Sequence[Minute]) -> bool:
    """Whether an hour adds next to nothing, even if the slope is at the upper end of its interval."""
    return slope.value + slope.margin < FLAT * lines[-1].memory


def verdict(slope: Slope, lines: Sequence[Minute], load: Load) -> str:
    """The last line."""
    flat = "flat" if is_flat(slope, lines) else "NOT shown to be flat"
    change = f"{slope.value:+.2f} MB an hour (95 %: {slope.margin:.2f} either way) at {lines[-1].memory:.0f} MB"
    played = f"{lines[-1].chosen} choices, {lines[-1].founded} tables, {load.errors} errors, {load.repeats} repeated"
    return f"second half: {change}: {flat}; {played}"


if __name__ == "__main__":
    sys.exit(main())
