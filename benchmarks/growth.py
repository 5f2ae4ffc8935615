"""What a choice costs the server: early and late in a match, in all four games, with a stream for every seat.

    python benchmarks/growth.py [--game tribes] [--before REVISION] [--spectators 500] [--write docs/performance.md]

Starts a server process, plays at random with a stream for every seat and one spectator, as a browser has them
(`?changes=true`, gzip), and prints the CPU time of the server process for one choice (user and system, from
/proc/PID/stat), around several entries of the log. Then the cost of many spectators, and the memory of a table.
With a revision, the server of that revision is measured too, on the same computer in the same run (its engine is built
once, as for `make bench BEFORE=...`).
CPU times do not depend on what else the computer does as wall times would, but its clock and its caches count.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import before
import table_memory

GAMES: dict[str, tuple[int, dict[str, Any], tuple[int, ...]]] = {
    "tomahawk": (2, {}, (5, 30)),
    "wendake": (4, {}, (5, 30, 200, 400)),
    "northgard": (5, {}, (5, 30, 150, 300)),
    "tribes": (4, {"max_cycles": "none"}, (5, 30, 500, 1500, 3000)),
}
AROUND = 40
"""So many choices are measured at each mark: the clock of /proc counts hundredths of a second."""
FLOORS = {"tomahawk": 1.5, "wendake": 3.0, "northgard": 4.0, "tribes": 3.0}
REVIEW = {
    "tomahawk": "5: 3.4, 38: 3.1",
    "wendake": "5: 6.2, 200: 7.3, 420: 8.9",
    "northgard": "5: 7.8, 150: 11.0, 300: 11.6",
    "tribes": "5: 5.1, 500: 8.4 to 10.9, 1500: 15.8 to 17.1, 3000: 26.7",
}
"""As a review measured it on another, faster computer, before messages were shared and the log was kept as it grows."""
FLAGS = ("--rate", "0", "--table-rate", "0", "--new-table-rate", "0", "--streams", "0", "--bot-workers", "1")


class House:
    """A server process."""

    def __init__(self, folder: Path, port: int, package: Path | None = None, more: tuple[str, ...] = ()) -> None:
        self.port = port
        self._lock = asyncio.Lock()
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        words = [sys.executable, "-m", "longhouse.server", "--port", str(port), *FLAGS, *more]
        environment = {**os.environ, "PYTHONPATH": str(package)} if package else dict(os.environ)
        self.process = subprocess.Popen([*words, "--database", f"sqlite:///{folder}/tables.db"], env=environment)

    def __enter__(self) -> House:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(30)

    def cpu(self) -> float:
        """Seconds that the process has computed so far, to the nanosecond where the kernel says so."""
        tasks = Path(f"/proc/{self.process.pid}/task")
        try:
            return sum(int((one / "schedstat").read_text().split()[0]) for one in tasks.iterdir()) / 1e9
        except OSError:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that are in memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    async def ask(self, method: str, path: str, token: str | None = None, body: Any = None) -> Any:
        """One request on a connection that is kept."""
        async with self._lock:
            if self._line is None:
                self._line = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
            reader, writer = self._line
            writer.write(head(method, path, token, json.dumps(body).encode() if body is not None else b""))
            status = int((await reader.readuntil(b"\r\n")).split()[1])
            length = 0
            while (line := await reader.readuntil(b"\r\n")) != b"\r\n":
                if line.lower().startswith(b"content-length:"):
                    length = int(line[15:])
            answer = json.loads(await reader.readexactly(length) or b"null")
            if status >= 300:
                raise RuntimeError(f"{path}: {status} {answer}")
            return answer

    async def open(self) -> None:
        """Wait until it answers."""
        for _ in range(600):
            try:
                await self.ask("GET", "/health")
                return
            except (OSError, EOFError):
                self._line = None
                await asyncio.sleep(0.1)
        raise RuntimeError("the server did not become ready")

    async def listen(self, path: str, token: str | None) -> asyncio.Task[None]:
        """Read a stream and throw it away, as long as it lasts."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(head("GET", f"{path}/stream?changes=true", token, b"", "accept-encoding: gzip\r\n"))
        await reader.readuntil(b"\r\n\r\n")

        async def read() -> None:
            try:
                while await reader.read(65536):
                    pass
            finally:
                writer.close()

        return asyncio.create_task(read())


def head(method: str, path: str, token: str | None, body: bytes, more: str = "") -> bytes:
    """A request as it is sent."""
    bearer = f"authorization: Bearer {token}\r\n" if token else ""
    kind = f"content-type: application/json\r\ncontent-length: {len(body)}\r\n" if method == "POST" else ""
    return f"{method} {path} HTTP/1.1\r\nhost: localhost\r\n{bearer}{kind}{more}\r\n".encode() + body


class Table:
    """A table whose people all play at random."""

    def __init__(self, house: House, answer: Any) -> None:
        self.house, self.path = house, f"/api/tables/{answer['table']}"
        self.tokens = [seat["token"] for seat in answer["seats"]]
        self.luck = Random(1)
        self.chosen = self.seat = 0
        self.over = False

    @classmethod
    async def found(cls, house: House, game: str) -> Table:
        seats, settings, _ = GAMES[game]
        people = [{"kind": "me", "name": "P0"}, *({"kind": "here", "name": f"P{at}"} for at in range(1, seats))]
        wish = {"request": secrets.token_hex(12), "game": game, "settings": settings, "seats": people, "seed": "growth"}
        return cls(house, await house.ask("POST", "/api/tables", None, wish))

    async def choose(self) -> float:
        """Somebody's next choice; the seconds of CPU time until everybody was told."""
        seen = await self.house.ask("GET", self.path, self.tokens[self.seat])
        self.over = seen["status"] == "over"
        if self.over:
            return 0.0
        if not seen["decision"]:
            self.seat = seen["deciding"][0]
            seen = await self.house.ask("GET", self.path, self.tokens[self.seat])
        token = self.tokens[self.seat]
        await asyncio.sleep(0.002)
        body = {"request": secrets.token_hex(12), "decision": seen["decision"]["id"]}
        before = self.house.cpu()
        await self.house.ask(
            "POST", f"{self.path}/choices", token, {**body, "choices": [self.luck.choice(seen["options"])["key"]]}
        )
        await asyncio.sleep(0.01)
        self.chosen += 1
        return self.house.cpu() - before


async def grow(house: House, game: str) -> dict[int, float]:
    """Milliseconds of CPU time for a choice, around each mark."""
    marks = GAMES[game][2]
    table = await Table.found(house, game)
    streams = [await house.listen(table.path, token) for token in [*table.tokens, None]]
    await asyncio.sleep(0.5)
    found: dict[int, list[float]] = {mark: [] for mark in marks}
    while not table.over and table.chosen < marks[-1] + AROUND:
        cost = await table.choose()
        for mark in marks:
            if mark <= table.chosen < mark + AROUND and not table.over:
                found[mark].append(cost)
    for stream in streams:
        stream.cancel()
    return {mark: 1000 * sum(costs) / len(costs) for mark, costs in found.items() if costs}


async def crowd(house: House, spectators: int) -> tuple[float, float]:
    """Milliseconds for a choice of Tomahawk with nobody watching, and with so many."""
    table = await Table.found(house, "tomahawk")
    streams = [await house.listen(table.path, token) for token in table.tokens]
    alone = [await table.choose() for _ in range(20)]
    streams += [await house.listen(table.path, None) for _ in range(spectators)]
    await asyncio.sleep(2)
    watched = [await table.choose() for _ in range(10)]
    for stream in streams:
        stream.cancel()
    return 1000 * sum(alone) / len(alone), 1000 * sum(watched) / len(watched)


async def measure(house: House, games: list[str], spectators: int) -> tuple[dict[str, dict[int, float]], str]:
    """What a choice costs in each game, and one sentence about spectators."""
    await house.open()
    costs = {}
    for game in games:
        costs[game] = await grow(house, game)
        print(game, written(costs[game]), file=sys.stderr, flush=True)
    alone, watched = await crowd(house, spectators)
    return costs, f"{alone:.2f} ms without, {watched:.2f} ms with them"


def written(costs: dict[int, float]) -> str:
    """Costs as they stand in a table."""
    return ", ".join(f"{mark}: {cost:.2f}" for mark, cost in costs.items())


def report(games: list[str], spectators: int, port: int, then: Path | None) -> str:
    """All of it, as tables."""
    found = []
    for package in [None, then] if then else [None]:
        with tempfile.TemporaryDirectory() as folder, House(Path(folder), port, package) as house:
            found.append(asyncio.run(measure(house, games, spectators)))
    costs, crowded = found[0]
    earlier, earlier_crowded = found[-1] if then else ({}, "")
    heads = ["game", "floor", "review (another computer)", *(["before"] if then else [])]
    heads += ["CPU of a choice now, ms, at entry", "late : early"]
    lines = [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
    for game in games:
        own = costs[game]
        late = list(own.values())[-1] / own.get(30, next(iter(own.values())))
        cells = [game, str(FLOORS[game]), REVIEW[game], *([written(earlier[game])] if then else [])]
        lines.append(f"| {' | '.join([*cells, written(own), f'{late:.2f}'])} |")
    said = f"{spectators} spectators: {crowded}."
    lines += ["", f"{said} Before: {earlier_crowded}." if then else said, ""]
    lines += ["| game | memory of a table with all its readers, kB, at entry |", "|---|---|"]
    for game in games:
        sizes = ", ".join(f"{at}: {size / 1000:.0f}" for at, size in table_memory.weigh(game).items())
        lines.append(f"| {game} | {sizes} |")
    return "\n".join(lines)


def main() -> int:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=list(GAMES))
    parser.add_argument("--before", help="a git revision whose server is measured beside ours")
    parser.add_argument("--then", type=Path, help="a folder that has that revision installed: nothing is built")
    parser.add_argument("--spectators", type=int, default=500)
    parser.add_argument("--port", type=int, default=8499)
    parser.add_argument("--write", type=Path)
    asked = parser.parse_args()
    then = asked.then or (before.build(asked.before) if asked.before else None)
    text = report(asked.game or list(GAMES), asked.spectators, asked.port, then)
    print(text)
    if asked.write:
        begin, end = "<!-- growth -->", "<!-- end of growth -->"
        head, _, rest = asked.write.read_text().partition(begin)
        asked.write.write_text(f"{head}{begin}\n{text}\n{end}{rest.partition(end)[2]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
