"""Programs that the host lists (`--bot NAME=COMMAND`): each in processes of its own, confined to its own folder."""

from __future__ import annotations

import asyncio
import os
import tempfile
from asyncio.subprocess import Process
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from longhouse.bots import words
from longhouse.bots.pipe import STARTING
from longhouse.server.bots.pool import BotPool
from longhouse.server.bots.worker import BotRequest, HintRequest, Post

_GRACE = 5.0
"""Seconds for the process between us and the program, which keeps the program's time."""
_SET_UP = ("/etc/ssl/openssl.cnf", "/etc/pki/tls/openssl.cnf", "/etc/alternatives", "/etc/perl")
_LAST_SECONDS = 5.0
"""So long a process has to end its programs and itself."""


class ProgramPool(BotPool):
    """The processes that talk with one listed program: every seat of a match has a program of its own."""

    def __init__(self, count: int, seconds: float, hidden: Sequence[str], name: str, command: str) -> None:
        super().__init__(count, seconds, hidden)
        self._post = Post(list(hidden), list(readable(command)), {name: command})

    def _patience(self, request: BotRequest | HintRequest) -> float:
        """It may have to start first."""
        return self.seconds * (1 + STARTING) + _GRACE

    def _remembers(self, request: BotRequest) -> bool:
        """The program that plays a seat lives in the process that has asked it before."""
        return True

    def _end(self, process: Process) -> None:
        """Told that we are gone, it ends its programs with all that they have started, and then itself."""
        self._all.discard(process)
        if process.stdin is not None:
            process.stdin.close()
        asyncio.get_running_loop().call_later(_LAST_SECONDS, _kill, process)

    async def close(self) -> None:
        """End all of them, and wait for it."""
        for process in list(self._all):
            self._end(process)
            try:
                async with asyncio.timeout(_LAST_SECONDS):
                    await process.wait()
            except TimeoutError:
                _kill(process)


def _kill(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()


def pools(count: int, seconds: float, hidden: Sequence[str], programs: Mapping[str, str]) -> dict[str, BotPool]:
    """A pool for each program, by its name. None of its processes starts before somebody plays against it."""
    return {name: ProgramPool(count, seconds, hidden, name, command) for name, command in programs.items()}


def readable(command: str) -> Iterator[str]:
    """What a program needs to read: the files that its command names, and the folders in which they lie.

    And how interpreters are set up: Node does not start if it may not read what OpenSSL's file says.
    """
    yield from _SET_UP
    for word in words.arguments(command):
        if not os.path.exists(word):  # noqa: PTH110
            continue
        path = Path(os.path.realpath(word))
        yield str(path)
        folder = path.parent
        if not path.is_dir() and _is_its_own(folder):
            yield str(folder)
            if folder.name == "bin" and _is_its_own(folder.parent):
                yield str(folder.parent)  # an interpreter, whose libraries lie beside it


def _is_its_own(folder: Path) -> bool:
    """Whether a folder may well be a program's own: not one in which everything lies."""
    shared = (Path.home(), Path.cwd(), Path(tempfile.gettempdir()))
    inside = [one for one in map(Path, map(os.path.realpath, shared)) if one == folder or folder in one.parents]
    return len(folder.parts) > 2 and not inside
