"""HTTP as the campaign's people speak it: one small client on asyncio's sockets, for questions and for streams.

Every question has a time limit, because whoever is asked may be frozen. Whether the other side did what it was asked
is not known after a failure: the people ask again, with the same request id.
"""

import asyncio
import json
from contextlib import suppress
from typing import NamedTuple

LONGEST_LINE = 1 << 24


class Broken(Exception):  # noqa: N818
    """The connection is gone, or nobody answers: nobody knows whether it was done."""


class Answer(NamedTuple):
    """What came back."""

    status: int
    body: bytes

    @property
    def json(self):
        return json.loads(self.body)


class Message(NamedTuple):
    """One message of a stream."""

    event: str
    number: int | None
    data: str


class Line:
    """A connection to an address that may be cut at any time; it is opened again when it is needed."""

    def __init__(self, port, seconds=8.0):
        self.port, self.seconds = port, seconds
        self._reader = self._writer = None

    async def ask(self, method, path, token=None, body=None):
        """Ask once; Broken if no whole answer came."""
        try:
            async with asyncio.timeout(self.seconds):
                return await self._ask(method, path, token, body)
        except (OSError, EOFError, ValueError, TimeoutError, asyncio.LimitOverrunError) as error:
            self.close()
            raise Broken(f"{type(error).__name__} {error}") from None

    async def _ask(self, method, path, token, body):
        await self._open()
        self._writer.write(request_head(method, path, token, body))
        status, fields = await read_head(self._reader)
        content = await read_body(self._reader, fields)
        if fields.get("connection") == "close":
            self.close()
        return Answer(status, content)

    async def _open(self):
        if self._writer is None or self._writer.is_closing() or self._reader.at_eof():
            self.close()
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port, limit=LONGEST_LINE)

    def close(self):
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None


def request_head(method, path, token, body=None):
    """A question as it goes over the wire; without a word about compression."""
    content = b"" if body is None else json.dumps(body).encode()
    lines = [f"{method} {path} HTTP/1.1", "host: localhost"]
    if token is not None:
        lines.append(f"authorization: Bearer {token}")
    if body is not None:
        lines += ["content-type: application/json", f"content-length: {len(content)}"]
    return "\r\n".join([*lines, "", ""]).encode() + content


async def read_head(reader):
    """The status and the fields of an answer."""
    first, *rest = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in rest if line)}
    return int(first.split()[1]), fields


async def read_body(reader, fields):
    """The whole body of an answer."""
    if "content-length" in fields:
        return await reader.readexactly(int(fields["content-length"]))
    if fields.get("transfer-encoding") == "chunked":
        return b"".join([chunk async for chunk in chunks(reader)])
    return b""


async def chunks(reader):
    """The pieces of a body that comes in chunks."""
    while size := int(await reader.readline(), 16):
        yield (await reader.readexactly(size + 2))[:-2]
    await reader.readline()


async def messages(port, path, token, silence):
    """The messages of a stream until it breaks, or is silent for too long: then Broken."""
    writer = None
    try:
        async with asyncio.timeout(silence):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=LONGEST_LINE)
            writer.write(request_head("GET", path, token))
            status, fields = await read_head(reader)
        if status != 200:
            raise Broken(f"stream {status}")
        pieces = chunks(reader) if fields.get("transfer-encoding") == "chunked" else _plain(reader)
        text = b""
        while True:
            async with asyncio.timeout(silence):
                text += await anext(pieces)
            *whole, text = text.split(b"\n\n")
            for one in whole:
                if (message := read_message(one.decode())) is not None:
                    yield message
    except (OSError, EOFError, ValueError, TimeoutError, StopAsyncIteration, asyncio.LimitOverrunError) as error:
        raise Broken(f"{type(error).__name__} {error}") from None
    finally:
        if writer is not None:
            with suppress(OSError, RuntimeError):
                writer.close()


async def _plain(reader):
    while piece := await reader.read(1 << 16):
        yield piece


def read_message(text):
    """A server-sent event; None for a sign of life."""
    event, number, data = "message", None, []
    for line in text.split("\n"):
        name, _, value = line.partition(": ")
        if name == "event":
            event = value
        elif name == "id":
            number = int(value)
        elif name == "data":
            data.append(value)
    return Message(event, number, "\n".join(data)) if data else None
