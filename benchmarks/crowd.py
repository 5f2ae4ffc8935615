"""Whether a crowd is felt: by whoever moves while many watch, and by a server at which many pages are open.

    python benchmarks/crowd.py [--watchers 500] [--choices 400] [--pages 2000] [--seconds 60]

Starts a server process, and for all readers a process of its own, so that reading takes no time from whoever moves.

First somebody plays, with a stream for every seat: how long the answer to a choice takes, with nobody watching and with
so many spectators at the same table, match by match in turns (what is meant: 99 of 100 answers take less than 100 ms
longer). Then so many pages of so many guests are open, each with its stream of what they are told, and nothing happens:
how many requests the server was asked meanwhile, as it counts them itself (what is meant: none). That a page asks for
nothing while its stream is open is shown in a browser (tests/browser/test_history.py).

Times are of the clock on the wall, and a busy computer makes them longer. So they are also given without what the
server's main thread and whoever moves waited for a core meanwhile, as the kernel counts it: what that says is what a
computer with enough cores would take.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import NamedTuple

import growth

MORE = 100.0
"""So many milliseconds longer the slowest hundredth of answers may take when there are watchers."""
_AT_ONCE = 50
_COUNTED = re.compile(rb"^longhouse_requests_total\{.*\} ([0-9.e+]+)$", re.MULTILINE)


class Crowd:
    """A process that holds many streams open and throws away what it reads."""

    def __init__(self, port: int) -> None:
        words = [sys.executable, __file__, "--read-at", str(port)]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    async def open(self, requests: list[bytes]) -> int:
        """Open a stream for each of these; how many are open."""
        return await self._ask({"open": [one.decode() for one in requests]})

    async def closed(self) -> int:
        """How many have ended since."""
        return await self._ask({})

    async def _ask(self, wish: dict[str, list[str]]) -> int:
        def talk() -> int:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(json.dumps(wish) + "\n")
            self.process.stdin.flush()
            return int(self.process.stdout.readline())

        return await asyncio.to_thread(talk)

    def __enter__(self) -> Crowd:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(30)


async def read_on(port: int) -> None:
    """The other side of `Crowd`."""
    ended = 0
    tasks: set[asyncio.Task[None]] = set()
    gate = asyncio.Semaphore(_AT_ONCE)

    async def follow(request: str, opened: asyncio.Event) -> None:
        nonlocal ended
        async with gate:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(request.encode())
            head = await reader.readuntil(b"\r\n\r\n")
        if b" 200 " in head.partition(b"\r\n")[0]:
            opened.set()
            with contextlib.suppress(OSError):
                while await reader.read(65536):
                    pass
        ended += 1
        opened.set()
        writer.close()

    while line := await asyncio.to_thread(sys.stdin.readline):
        wish = json.loads(line)
        events = []
        for request in wish.get("open", []):
            events.append(asyncio.Event())
            tasks.add(asyncio.create_task(follow(request, events[-1])))
        for event in events:
            await event.wait()
        print(len(tasks) - ended if events else ended, flush=True)


class Answer(NamedTuple):
    """How long one answer took, in milliseconds."""

    wall: float
    """By the clock on the wall."""
    alone: float
    """Without what the server and whoever asked waited for a core."""


def waited(house: growth.House) -> float:
    """Seconds that the server's main thread and our own have waited for a core so far."""
    threads = (f"/proc/{house.process.pid}/task/{house.process.pid}", f"/proc/self/task/{os.getpid()}")
    return sum(int((Path(one) / "schedstat").read_text().split()[1]) for one in threads) / 1e9


async def answer_times(house: growth.House, choices: int, watchers: int) -> list[Answer]:
    """How long whoever moves waits for the answer, in a match with so many spectators; at most so many."""
    table = await growth.Table.found(house, "tomahawk")
    streams = [await house.listen(table.path, token) for token in table.tokens]
    with Crowd(house.port) as crowd:
        if watchers:
            watch = growth.head("GET", f"{table.path}/stream?changes=true", None, b"", "accept-encoding: gzip\r\n")
            opened = await crowd.open([watch] * watchers)
            if opened != watchers:
                raise RuntimeError(f"only {opened} of {watchers} streams are open")
        await asyncio.sleep(1)
        times = await played(house, table, choices)
        if watchers and await crowd.closed():
            raise RuntimeError("streams ended while they were watched")
    for stream in streams:
        stream.cancel()
    return times


async def played(house: growth.House, table: growth.Table, most: int) -> list[Answer]:
    """The times of a match that is played by whoever is asked, at most so many."""
    times: list[Answer] = []
    while len(times) < most:
        seen = await house.ask("GET", table.path, table.tokens[table.seat])
        if seen["status"] == "over":
            break
        if not seen["decision"]:
            table.seat = seen["deciding"][0]
            continue
        body = {"request": secrets.token_hex(12), "decision": seen["decision"]["id"]}
        body |= {"choices": [table.luck.choice(seen["options"])["key"]]}
        before, began = waited(house), time.perf_counter()
        await house.ask("POST", f"{table.path}/choices", table.tokens[table.seat], body)
        wall = time.perf_counter() - began
        times.append(Answer(wall * 1000, max(0.0, wall - (waited(house) - before)) * 1000))
        await asyncio.sleep(0.15)
    return times


def asked(port: int) -> float:
    """How many requests the server has been asked, as it counts them."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
        return sum(float(number) for number in _COUNTED.findall(answer.read()))


async def idle_pages(house: growth.House, metrics: int, pages: int, seconds: float) -> tuple[int, int, float]:
    """How many streams were open at the beginning and at the end, and how many requests came between."""
    streams = []
    for _ in range(pages):
        cookie = await new_guest(house)
        streams.append(growth.head("GET", "/api/me/stream", None, b"", f"cookie: {cookie}\r\n"))
    with Crowd(house.port) as crowd:
        opened = await crowd.open(streams)
        await asyncio.sleep(3)
        before = await asyncio.to_thread(asked, metrics)
        await asyncio.sleep(seconds)
        more = await asyncio.to_thread(asked, metrics) - before
        return opened, opened - await crowd.closed(), more


async def new_guest(house: growth.House) -> str:
    """The cookie of a new guest."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    body = json.dumps({"request": secrets.token_hex(12)}).encode()
    origin = f"origin: http://localhost:{house.port}\r\nconnection: close\r\n"
    writer.write(growth.head("POST", "/api/me", None, body, origin))
    answer = await reader.read()
    writer.close()
    found = re.search(rb"set-cookie: ([^;]+)", answer, re.IGNORECASE)
    if found is None:
        raise RuntimeError(answer.decode(errors="replace"))
    return found[1].decode()


def share(times: list[float], part: float) -> float:
    """What this share of the times lies below."""
    return sorted(times)[min(len(times) - 1, round(part * len(times)))]


async def measure(house: growth.House, wish: argparse.Namespace) -> bool:
    """Measure and print; whether it is as it is meant to be."""
    await house.open()
    await answer_times(house, 20, 0)
    alone: list[Answer] = []
    watched: list[Answer] = []
    while len(watched) < wish.choices:  # In turns: whatever else the computer does is in both.
        alone += await answer_times(house, wish.choices - len(alone), 0)
        watched += await answer_times(house, wish.choices - len(watched), wish.watchers)
    late = share([one.wall for one in watched], 0.99) - share([one.wall for one in alone], 0.99)
    for name, times in (("nobody watches", alone), (f"{wish.watchers} watch", watched)):
        for kind, own in (("", [one.wall for one in times]), (", without waiting", [one.alone for one in times])):
            half, most = share(own, 0.5), share(own, 0.99)
            print(f"{name}{kind}: half of {len(own)} answers in {half:.0f} ms, 99 of 100 in {most:.0f} ms")
    opened, left, more = await idle_pages(house, wish.port + 1, wish.pages, wish.seconds)
    print(f"{opened} idle pages, {left} still open after {wish.seconds:.0f} s: {more:.0f} requests meanwhile")
    return late < MORE and opened == left == wish.pages and more == 0


def main() -> int:
    """Measure; 1 if a crowd is felt."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--watchers", type=int, default=500)
    parser.add_argument("--choices", type=int, default=400)
    parser.add_argument("--pages", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--port", type=int, default=8495)
    parser.add_argument("--read-at", type=int, help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.read_at:
        asyncio.run(read_on(wish.read_at))
        return 0
    more = ("--connections", "0", "--metrics", f"127.0.0.1:{wish.port + 1}")
    with tempfile.TemporaryDirectory() as folder, growth.House(Path(folder), wish.port, more=more) as house:
        return 0 if asyncio.run(measure(house, wish)) else 1


if __name__ == "__main__":
    sys.exit(main())
