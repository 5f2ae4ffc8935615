"""The processes that think for bots, with a time limit. One that hangs or dies is replaced by a new process."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from longhouse.core.chance import FastChance
from longhouse.core.match import Match
from longhouse.server.bots.worker import BotReply, BotRequest, HintRequest

_LONGEST_LINE = 1 << 20
_STARTING_SECONDS = 30.0
_log = logging.getLogger("longhouse.server")


class BotFailed(Exception):  # noqa: N818
    """A bot has crashed, hung or answered nonsense."""


class BotPool:
    """A few processes, each thinking about one thing at a time."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self._idle: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(count or os.cpu_count() or 1):
            self._idle.put_nowait(None)
        self._all: set[Process] = set()

    async def choose(self, match: Match, seat: int, bot: str) -> str:
        """The key of the option that a bot takes; BotFailed if it does not answer in time."""
        world = match.state.determinize(seat, FastChance(secrets.randbits(62)))
        reply = await self.think(BotRequest(match.game.id, world.dump(), seat, bot, secrets.randbits(62)))
        if reply.key is None:
            raise BotFailed(reply.error)
        return reply.key

    async def think(self, request: BotRequest | HintRequest) -> BotReply:
        """What a process answers; BotFailed if it does not answer in time."""
        process = await self._idle.get()
        alive: Process | None = None
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            reply = await self._ask(process, msgspec.json.encode(request) + b"\n")
            alive = process
        finally:
            if alive is None and process is not None:
                self._end(process)
            self._idle.put_nowait(alive)
        return reply

    async def _ask(self, process: Process, request: bytes) -> BotReply:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(self.seconds):
                process.stdin.write(request)
                await process.stdin.drain()
                line = await process.stdout.readline()
            return msgspec.json.decode(line, type=BotReply)
        except TimeoutError as error:
            raise BotFailed(f"no choice in {self.seconds} seconds") from error
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            raise BotFailed(f"the bot's process has died: {error!r}") from error

    async def _start(self) -> Process:
        """A new process that has finished loading, so that loading does not count as thinking."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "longhouse.server.bots.worker"),
            stdin=PIPE,
            stdout=PIPE,
            limit=_LONGEST_LINE,
            start_new_session=True,
        )
        self._all.add(process)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(_STARTING_SECONDS):
                await process.stdout.readline()
        except TimeoutError as error:
            self._end(process)
            raise BotFailed("the bot's process does not start") from error
        return process

    def _end(self, process: Process) -> None:
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()

    async def close(self) -> None:
        """End all of them."""
        for process in list(self._all):
            self._end(process)
            with suppress(TimeoutError):
                async with asyncio.timeout(5):
                    await process.wait()
