"""A wire that can be cut: a TCP proxy that lets everything through, until it is told not to."""

import asyncio
from contextlib import suppress

_PIECE = 1 << 16


class Pair:
    """One connection, with its two ends."""

    def __init__(self, near, far):
        self.near, self.far = near, far

    def abort(self):
        """Gone without a word, as when a cable is pulled and something on the way sends a reset."""
        for writer in (self.near, self.far):
            with suppress(OSError, RuntimeError):
                writer.transport.abort()


class Proxy:
    """Listens on a port of its own and passes everything on to another one."""

    def __init__(self, target):
        self.target = target
        self.port = 0
        self.pairs = set()
        self.delay = 0.0
        """Seconds that every piece takes longer, either way."""
        self.swallow = 0
        """So many answers are thrown away, and their connections with them: what was asked is done all the same."""
        self._flows = asyncio.Event()
        self._flows.set()
        self._server = None

    async def start(self):
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def stop(self):
        self.thaw()
        self.cut()
        self._server.close()

    def cut(self, luck=None, share=1.0):
        """Cut connections; with luck only some of them. How many."""
        chosen = [pair for pair in list(self.pairs) if luck is None or luck.random() < share]
        for pair in chosen:
            pair.abort()
        return len(chosen)

    def freeze(self):
        """Nothing moves any more, and nobody is told: what is sent waits."""
        self._flows.clear()

    def thaw(self):
        self._flows.set()

    async def _meet(self, reader, writer):
        try:
            there, here = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        pair = Pair(writer, here)
        self.pairs.add(pair)
        try:
            await asyncio.gather(self._pass(reader, here, pair, False), self._pass(there, writer, pair, True))
        finally:
            self.pairs.discard(pair)
            pair.abort()

    async def _pass(self, reader, writer, pair, is_answer):
        try:
            while piece := await reader.read(_PIECE):
                await self._flows.wait()
                if self.delay:
                    await asyncio.sleep(self.delay)
                if is_answer and self.swallow > 0:
                    self.swallow -= 1
                    break
                writer.write(piece)
                await writer.drain()
        except (OSError, RuntimeError):
            pass
        pair.abort()
