"""People at many tables of our server, at a given pace, each with the stream that a browser would have open.

    python server_load.py ADDRESS GAME TABLES RATE SECONDS

All seats are people's. Prints a line of JSON every second, and one with all latencies at the end: milliseconds from
sending a choice to the answer that it is on disk. Run by benchmarks/server.py, in several processes of their own; by
benchmarks/soak.py with all games at once.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
import time
from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

_PREPARING = 10
_MOST_REPEATS = 20
_WARMING_SECONDS = 3.0
_encode = msgspec.json.encode


SEATS = {"tomahawk": 2, "wendake": 4, "northgard": 4, "tribes": 4}


class Keyed(msgspec.Struct):
    """An option."""

    key: str


class Asked(msgspec.Struct):
    """A decision."""

    id: str


class News(msgspec.Struct):
    """What a player needs of a `told` message; the rest is skipped."""

    status: str
    decision: Asked | None
    options: list[Keyed]


_decode = msgspec.json.Decoder(News).decode


class Load:
    """All tables, and what has been measured."""

    def __init__(self, address: str, games: Sequence[str], tables: int, rate: float, most: int = 10**9) -> None:
        self.host, _, port = address.removeprefix("http://").rpartition(":")
        self.port = int(port)
        self.games, self.tables, self.rate, self.most = games, tables, rate, most
        """`most`: choices at one table before its people go to another one. Those at the first tables go earlier, each
        at another moment: else all tables would grow, and be left, at the same time."""
        self.founded = self.chosen = 0
        self.ready: deque[Player] = deque()
        self.latencies: list[float] = []
        self.errors = self.repeats = 0
        """Failures; and how often the server had no answer of its database in time and the same was sent again."""
        self.open = 0
        self.measuring = self.is_quiet = False
        self.luck = Random(1)
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, seconds: float) -> None:
        """Sit down everywhere, play for a while, tell how it was."""
        for made in range(0, self.tables, _PREPARING):
            await asyncio.gather(*(self.found() for _ in range(min(_PREPARING, self.tables - made))))
            tell(tables=self.open)
        await self.pace(_WARMING_SECONDS)
        self.measuring = True
        tell(tables=self.open, measuring=True)
        cpu = time.process_time()
        took = await self.pace(seconds)
        self.measuring = False
        tell(
            tables=self.open, seconds=took, latencies=self.latencies, errors=self.errors, cpu=time.process_time() - cpu
        )

    async def pace(self, seconds: float) -> float:
        """Choose so many times a second, at whichever table has waited longest; how long it took."""
        start = time.perf_counter()
        due = chosen = told = 0
        while (passed := time.perf_counter() - start) < seconds:
            while due < passed * self.rate:
                due += 1
                if self.ready:
                    self.start(self.ready.popleft().choose())
                    chosen += 1
            if passed > told + 1:
                told += 1
                if not self.is_quiet:
                    tell(tables=self.open, chosen=chosen)
            await asyncio.sleep(0.002)
        return time.perf_counter() - start

    def start(self, work: Any) -> None:
        """Let something happen beside the rest; a failure is counted."""
        task = asyncio.create_task(self._counted(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _counted(self, work: Any) -> None:
        try:
            await work
        except (OSError, EOFError, RuntimeError) as error:
            self.errors += 1
            print(error, file=sys.stderr)

    async def found(self) -> None:
        """A new table, of one game after the other."""
        game = self.games[self.founded % len(self.games)]
        self.founded += 1
        line = await Line.open(self)
        seats = [{"kind": "here" if seat else "me", "name": f"P{seat}"} for seat in range(SEATS[game])]
        status, body = await line.post("/api/tables", None, {"game": game, "seats": seats})
        line.writer.close()
        if status != 201:
            raise RuntimeError(f"no table: {status} {body.decode()}")
        answer = json.loads(body)
        sitting = Sitting(self)
        for seat in answer["seats"]:
            player = Player(self, sitting, await Line.open(self), answer["table"], seat["token"])
            sitting.players.append(player)
            self.start(player.listen())
        self.open += 1


class Sitting:
    """The people of one table."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.most = load.most if load.founded > load.tables else load.most * load.founded // load.tables
        self.players: list[Player] = []
        self.chosen = 0
        self.is_left = False

    def leave(self) -> None:
        """Everybody gets up and goes to another table."""
        if self.is_left:
            return
        self.is_left = True
        self.load.open -= 1
        for player in self.players:
            player.close()
        self.load.start(self.load.found())


class Line:
    """A connection that is kept: one question after the other."""

    def __init__(self, load: Load, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.load, self.reader, self.writer = load, reader, writer

    @classmethod
    async def open(cls, load: Load) -> Line:
        return cls(load, *await asyncio.open_connection(load.host, load.port, limit=1 << 20))

    def ask(self, method: str, path: str, token: str | None, body: bytes = b"") -> None:
        head = f"{method} {path} HTTP/1.1\r\nhost: localhost\r\n"
        if token:
            head += f"authorization: Bearer {token}\r\n"
        if body:
            head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
        self.writer.write(head.encode() + b"\r\n" + body)

    async def head(self) -> tuple[int, int]:
        """The status of an answer, and how long it is."""
        lines = (await self.reader.readuntil(b"\r\n\r\n")).lower().split(b"\r\n")
        lengths = [int(line.partition(b":")[2]) for line in lines if line.startswith(b"content-length:")]
        return int(lines[0].split()[1]), lengths[0] if lengths else 0

    async def post(self, path: str, token: str | None, body: dict[str, Any]) -> tuple[int, bytes]:
        """An answer; a 503 says that the same should be sent again, and is taken at its word, as the page does."""
        asked = _encode({"request": secrets.token_urlsafe(16), **body})
        for again in range(_MOST_REPEATS):
            self.ask("POST", path, token, asked)
            status, length = await self.head()
            answer = await self.reader.readexactly(length)
            if status != 503:
                break
            self.load.repeats += 1
            await asyncio.sleep(0.05 * (again + 1))
        return status, answer


class Player:
    """Somebody at one table."""

    def __init__(self, load: Load, sitting: Sitting, line: Line, table: str, token: str) -> None:
        self.load, self.sitting, self.line = load, sitting, line
        self.path, self.token = f"/api/tables/{table}", token
        self.stream: Line | None = None
        self.news: News | None = None
        self.is_busy = False
        """Whether it is in the queue of those who may choose, or has chosen and waits for the answer."""
        self.answered = ""

    async def listen(self) -> None:
        """Follow the table to its end, then go to another one with everybody."""
        stream = self.stream = await Line.open(self.load)
        stream.ask("GET", f"{self.path}/stream", self.token)
        await stream.head()
        try:
            async for data in events(stream.reader):
                self.news = _decode(data)
                if self.news.status == "over":
                    self.sitting.leave()
                    return
                self.maybe_queue()
        except (OSError, EOFError, ValueError):
            if not self.sitting.is_left:
                raise

    def close(self) -> None:
        """Get up."""
        for line in (self.stream, self.line):
            if line is not None:
                line.writer.close()

    def maybe_queue(self) -> None:
        """Wait for the turn to choose, if there is something new to decide."""
        news = self.news
        # Whoever has left must not take the turn of those who play.
        if self.sitting.is_left or self.is_busy:
            return
        if news is None or news.decision is None or news.decision.id == self.answered:
            return
        self.is_busy = True
        self.load.ready.append(self)

    async def choose(self) -> None:
        """Take any option, if it still can, and note how long the answer took."""
        news = self.news
        if not self.sitting.is_left and news is not None and news.decision is not None:
            try:
                await self._choose(news.decision.id, self.load.luck.choice(news.options).key)
            except (OSError, EOFError):
                if not self.sitting.is_left:
                    raise
        self.is_busy = False
        if self.sitting.chosen >= self.sitting.most:
            self.sitting.leave()
        self.maybe_queue()

    async def _choose(self, decision: str, key: str) -> None:
        self.answered = decision
        began = time.perf_counter()
        body = {"request": secrets.token_urlsafe(16), "decision": decision, "choices": [key]}
        try:
            status, answer = await self.line.post(f"{self.path}/choices", self.token, body)
        except (OSError, EOFError):  # The server closes connections that are idle for long: the same request again.
            self.line.writer.close()
            self.line = await Line.open(self.load)
            status, answer = await self.line.post(f"{self.path}/choices", self.token, body)
        if status != 200:
            raise RuntimeError(f"refused: {status} {answer.decode()}")
        self.sitting.chosen += 1
        self.load.chosen += 1
        if self.load.measuring:
            self.load.latencies.append((time.perf_counter() - began) * 1000)


async def events(reader: asyncio.StreamReader) -> Any:
    """The data of every `told` message of a stream that comes in chunks."""
    text = b""
    while True:
        size = int(await reader.readline(), 16)
        text += (await reader.readexactly(size + 2))[:-2]
        while b"\n\n" in text:
            message, _, text = text.partition(b"\n\n")
            if b"event: told" in message:
                yield message.partition(b"data: ")[2]


def tell(**what: Any) -> None:
    print(json.dumps(what), flush=True)


def main(words: list[str]) -> None:
    address, game, tables, rate, seconds = words
    asyncio.run(Load(address, [game], int(tables), float(rate)).run(float(seconds)))


if __name__ == "__main__":
    main(sys.argv[1:])
