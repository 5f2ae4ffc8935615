"""Analyses finished matches, one after the other, in a process of its own beside each server process.

What is wanted and what was found is in the database. Whoever takes a match up says every few seconds that they still
work at it; when that stops, because a process was killed, another one takes it up again.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from longhouse.analysis.match_analysis import VERSION
from longhouse.core import registry
from longhouse.core.errors import LonghouseError
from longhouse.core.protocol import Json
from longhouse.server import clock
from longhouse.server.bots.analyst import AnalysisReply, AnalysisRequest
from longhouse.server.bots.confine import clean_environment, hidden_files
from longhouse.server.errors import Unavailable
from longhouse.server.store import analyses
from longhouse.server.store.database import Taken
from longhouse.server.store.rows import AnalysisRow
from longhouse.server.table.analyses import finished
from longhouse.server.table.file import file_of
from longhouse.server.table.live import Tables, wait_for
from longhouse.server.tasks import keep_running

_LONGEST_LINE = 1 << 24
_BEAT_SECONDS = 2.0
_LOOK_SECONDS = 5.0
"""So often somebody looks whether another process has left something."""
_BELIEVED_SECONDS = 20.0
_MOST_ATTEMPTS = 3
_log = logging.getLogger("longhouse.server")


class _Broken(Exception):  # noqa: N818
    """The process has died."""


class _Lost(Exception):  # noqa: N818
    """The analysis is not ours any more: its table is gone, or another process does it."""


class Analyses:
    """Takes up what waits, one match at a time."""

    def __init__(self, tables: Tables, simulations: int, seconds: float) -> None:
        self.command: tuple[str, ...] = (sys.executable, "-P", "-m", "longhouse.server.bots.analyst")
        self.believed = _BELIEVED_SECONDS
        self.beat = _BEAT_SECONDS
        self.look = _LOOK_SECONDS
        self._tables = tables
        self._hidden = hidden_files(tables.store.engine.url.render_as_string())
        self._store = tables.store
        self._simulations = simulations
        self._seconds = seconds
        self._asked = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.process: Process | None = None
        """What computes now."""

    def wake(self) -> None:
        """There is something to do."""
        self._asked.set()

    def start(self) -> None:
        """Begin to work, in the background."""
        self._task = asyncio.create_task(keep_running("analyses", self._work))

    async def close(self) -> None:
        """Stop; what is not finished is for the next."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _work(self) -> None:
        if not self._store.shares:
            await self._quietly(self._store.write("", analyses.free_all))
        while True:
            self._asked.clear()
            while await self._quietly(self._do_next()):
                pass
            await wait_for(self._asked, self.look)

    async def _quietly(self, work: Coroutine[Any, Any, object]) -> bool:
        """Whether something was done. If the database does not answer, somebody tries again later."""
        try:
            return bool(await work)
        except (LonghouseError, Taken) as error:
            _log.warning("no analysis now", extra={"why": str(error)})
        except Exception:
            _log.exception("analyses cannot go on")
        return False

    async def _do_next(self) -> bool:
        """Whether there was one to take up."""
        now = clock.now()
        table_id = await self._store.read(analyses.next_free(now))
        if table_id is None:
            return False
        row = await self._store.write(table_id, analyses.claim(table_id, self._store.name, now, now + self.believed))
        if row is not None:
            await self._do(row)
        return True

    async def _do(self, row: AnalysisRow) -> None:
        table_id, me = row.table_id, self._store.name
        if row.attempts > _MOST_ATTEMPTS:
            await self._fail(table_id, {"id": "server-error-analysis-broke", "args": {}})
            return
        try:
            async with asyncio.timeout(self._seconds):
                reply = await self._compute(table_id)
        except TimeoutError:
            error = {"id": "server-error-analysis-slow", "args": {"minutes": max(1, round(self._seconds / 60))}}
            await self._fail(table_id, error)
        except _Broken:
            _log.warning("an analysis was interrupted", extra={"table": table_id, "attempts": row.attempts})
            await self._store.write(table_id, analyses.give_back(table_id, me, begun=True))
        except _Lost:
            _log.info("an analysis is not wanted any more", extra={"table": table_id})
        except Unavailable:
            raise  # It stays ours until nobody believes it any more; then somebody tries again.
        except LonghouseError as error:
            await self._fail(table_id, {"id": error.message_id, "args": error.args_of_message})
        except asyncio.CancelledError:
            with suppress(LonghouseError):
                await self._store.write(table_id, analyses.give_back(table_id, me, begun=False))
            raise
        else:
            await self._keep(table_id, reply)

    async def _keep(self, table_id: str, reply: AnalysisReply) -> None:
        if reply.result is None:
            await self._fail(table_id, reply.error or {})
            return
        rules = registry.get(reply.result["game"]).rules_version
        result = msgspec.json.encode(reply.result).decode()
        await self._store.write(table_id, analyses.finish(table_id, self._store.name, rules, VERSION, result))

    async def _fail(self, table_id: str, error: Json) -> None:
        _log.warning("a match is not analysed", extra={"table": table_id, "why": error.get("id")})
        said = msgspec.json.encode(error).decode()
        await self._store.write(table_id, analyses.fail(table_id, self._store.name, said))

    async def _compute(self, table_id: str) -> AnalysisReply:
        """What the process answers in the end. While it thinks, the database is told that somebody works at it."""
        live = await self._tables.find(table_id, fresh=True)
        finished(live.now)
        file = await asyncio.to_thread(file_of, live.now)
        process = self.process = await asyncio.create_subprocess_exec(
            *self.command,
            *self._hidden,
            stdin=PIPE,
            stdout=PIPE,
            limit=_LONGEST_LINE,
            start_new_session=True,
            env=clean_environment(),
        )
        try:
            assert process.stdin is not None
            taught = live.now.teaching
            request = AnalysisRequest(file, self._simulations, is_first=taught is not None and taught.first)
            with suppress(OSError):
                process.stdin.write(msgspec.json.encode(request) + b"\n")
                await process.stdin.drain()
            return await self._follow(table_id, process)
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await asyncio.shield(process.wait())
            self.process = None

    async def _follow(self, table_id: str, process: Process) -> AnalysisReply:
        assert process.stdout is not None
        reply, told = AnalysisReply(), 0.0
        reading = asyncio.ensure_future(process.stdout.readline())
        try:
            while True:
                await asyncio.wait([reading], timeout=self.beat)
                if reading.done():
                    reply = _read(reading.result())
                    if reply.result is not None or reply.error is not None:
                        return reply
                    reading = asyncio.ensure_future(process.stdout.readline())
                if time.monotonic() >= told + self.beat:
                    told = time.monotonic()
                    await self._say_so(table_id, reply.progress)
        finally:
            reading.cancel()

    async def _say_so(self, table_id: str, progress: float) -> None:
        """Say that it is worked at. If the database does not answer now, it is said at the next beat."""
        until = clock.now() + self.believed
        try:
            is_ours = await self._store.write(
                table_id, analyses.keep(table_id, self._store.name, until, round(progress, 3))
            )
        except LonghouseError:
            return
        if not is_ours:
            raise _Lost


def _read(line: bytes) -> AnalysisReply:
    try:
        return msgspec.json.decode(line, type=AnalysisReply)
    except msgspec.MsgspecError as error:
        raise _Broken from error
