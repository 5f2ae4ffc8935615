"""The processes that think for bots, with a time limit. One that hangs or dies is replaced by a new process."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic

import msgspec

from longhouse import bots
from longhouse.bots.purse import Purse
from longhouse.core.chance import FastChance
from longhouse.core.match import Match
from longhouse.server import metrics
from longhouse.server.bots.confine import Confinement, clean_environment
from longhouse.server.bots.worker import BotReply, BotRequest, HintRequest, Post

_LONGEST_LINE = 1 << 20
_STARTING_SECONDS = 30.0
_GRACE = 5.0
"""Our own bots keep the time themselves. One that does not answer so many seconds after its limit hangs."""
_LEAST = 0.1
"""However many bots are asked at once, each has this part of its limit."""
_POLITE = 0.8
"""The part of the host's limit that a bot from elsewhere is told: at the limit itself it is replaced."""
_REMEMBERED = 1000
_log = logging.getLogger("longhouse.server")


class BotFailed(Exception):  # noqa: N818
    """A bot has crashed, hung or answered nonsense."""


class BotPool:
    """A few processes, each thinking about one thing at a time."""

    def __init__(self, count: int, seconds: float, hidden: Sequence[str] = ()) -> None:
        self.seconds = seconds
        self.count = count or os.cpu_count() or 1
        self.asked = 0
        """Bots that think now, or wait for a process."""
        self._idle: list[Process | None] = [None] * self.count
        """The longest idle first; None for one that has not started."""
        self._places = asyncio.Semaphore(self.count)
        self._minds: OrderedDict[str, Process] = OrderedDict()
        """Which process has thought for this seat of a match before."""
        self._all: set[Process] = set()
        self._post = Post(list(hidden))
        """What each process is told; `hidden` are files that no bot may read."""
        self.programs: dict[str, BotPool] = {}
        """The pools of programs that the host lists (`programs.py`), by their names."""
        self.confinement: Confinement | None = None
        """What holds for the processes, once one has started."""

    async def choose(self, match: Match, seat: int, bot: str, purse: Purse | None = None) -> str:
        """The key of the option that a bot takes; BotFailed if it does not answer in time.

        `purse` is what a level still has of its time for the turn; how long it took is taken from it.
        """
        if bot in self.programs:
            return await self.programs[bot].choose(match, seat, bot)
        asked = monotonic()
        position = match.state.determinize(seat, FastChance(secrets.randbits(62))).dump()
        self.asked += 1
        try:
            await asyncio.sleep(0)  # those who are asked at the same moment count themselves first
            mind = f"{match.game.id}/{match.seats}/{match.seed.commitment}/{seat}/{bot}"
            process = await self._take(mind)
            seconds = self._seconds_for(bot, monotonic() - asked, purse)
            request = BotRequest(match.game.id, position, seat, bot, secrets.randbits(62), seconds, mind)
            reply = await self._think(process, request)
        finally:
            self.asked -= 1
            taken = monotonic() - asked
            metrics.bot_seconds.observe(taken)
            if purse is not None:
                purse.pay(taken)
        if reply.key is None:
            raise BotFailed(reply.error)
        return reply.key

    def _seconds_for(self, bot: str, waited: float, purse: Purse | None = None) -> float:
        """How long a bot may think now.

        A level has its own limit, if the host allows so much. It holds from the moment when the bot is asked, whatever
        else is going on: waiting counts, and with more bots than processes each has its share. Late in a long turn it
        has what is left of the turn's.
        """
        level = bots.level_of(bot)
        if level is None:
            return _POLITE * self.seconds
        limit = min(level.choice_seconds or self.seconds, self.seconds)
        share = limit * min(1.0, self.count / self.asked)
        seconds = max(min(share, limit - waited), _LEAST * limit)
        if purse is None or level.seconds is None:
            return seconds
        return min(seconds, purse.for_a_choice(level))

    async def think(self, request: HintRequest) -> BotReply:
        """What a process answers to somebody who asks for a hint; BotFailed if it does not answer in time."""
        return await self._think(await self._take(), request)

    async def _take(self, mind: str = "") -> Process | None:
        """A process that is idle: the one that has thought for this mind before, if it can be had at once."""
        await self._places.acquire()
        known = self._minds.get(mind)
        if known is None or known not in self._idle:
            return self._idle.pop(0)
        self._idle.remove(known)
        return known

    def _give_back(self, process: Process | None, request: BotRequest | HintRequest) -> None:
        """It is idle again, or gone; and it remembers for whom it has thought."""
        self._idle.append(process)
        self._places.release()
        if process is None or isinstance(request, HintRequest) or not self._remembers(request):
            return
        self._minds[request.mind] = process
        self._minds.move_to_end(request.mind)
        while len(self._minds) > _REMEMBERED:
            self._minds.popitem(last=False)

    async def _think(self, process: Process | None, request: BotRequest | HintRequest) -> BotReply:
        """The answer of a process, which is free again afterwards; a new one takes the place of one that is gone."""
        alive: Process | None = None
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            reply = await self._ask(process, msgspec.json.encode(request) + b"\n", self._patience(request))
            alive = process
        finally:
            if alive is None and process is not None:
                self._end(process)
            self._give_back(alive, request)
        return reply

    def _patience(self, request: BotRequest | HintRequest) -> float:
        """Seconds after which a process that does not answer is given up."""
        if isinstance(request, HintRequest) or bots.level_of(request.bot) is not None:
            return max(self.seconds, request.seconds + _GRACE)
        return self.seconds

    def _remembers(self, request: BotRequest) -> bool:
        """Whether the process keeps the bot for its next decision."""
        return bots.level_of(request.bot) is not None

    async def _ask(self, process: Process, request: bytes, patience: float) -> BotReply:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(patience):
                process.stdin.write(request)
                await process.stdin.drain()
                line = await process.stdout.readline()
            return msgspec.json.decode(line, type=BotReply)
        except TimeoutError as error:
            raise BotFailed(f"no choice in {patience:g} seconds") from error
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            raise BotFailed(f"the bot's process has died: {error!r}") from error

    async def _start(self) -> Process:
        """A new process that has finished loading, so that loading does not count as thinking."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "longhouse.server.bots.worker", msgspec.json.encode(self._post).decode()),
            env=clean_environment(),
            stdin=PIPE,
            stdout=PIPE,
            limit=_LONGEST_LINE,
            start_new_session=True,
        )
        self._all.add(process)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(_STARTING_SECONDS):
                self._note(await process.stdout.readline())
        except (TimeoutError, msgspec.MsgspecError) as error:
            self._end(process)
            raise BotFailed("the bot's process does not start") from error
        return process

    def _note(self, line: bytes) -> None:
        """What the first process says about what it may not do: one line in the log."""
        found = msgspec.json.decode(line, type=Confinement)
        if self.confinement is None:
            _log.info("bots are confined", extra=msgspec.structs.asdict(found))
        self.confinement = found

    def _end(self, process: Process) -> None:
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()

    async def close(self) -> None:
        """End all of them."""
        for pool in self.programs.values():
            await pool.close()
        for process in list(self._all):
            self._end(process)
            with suppress(TimeoutError):
                async with asyncio.timeout(5):
                    await process.wait()
