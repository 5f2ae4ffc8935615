"""Passwords: dear to try, so only a few are tried at once, and whoever comes when too many wait is sent away."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from longhouse.server.errors import BadRequest, TooMany, Unavailable
from longhouse.server.people.weak import is_weak

if TYPE_CHECKING:
    from argon2 import PasswordHasher

Answer = TypeVar("Answer")

SHORTEST, LONGEST = 10, 256
_AT_ONCE = 2
_MOST_WAITING = 20
_RETRY_SECONDS = 5
_NICER = 10


def check_password(password: str, name: str) -> str:
    """A new password; BadRequest if it is too short, or one of the first that anybody would try."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise BadRequest("server-error-password-length", least=SHORTEST, most=LONGEST)
    if is_weak(password, name):
        raise BadRequest("server-error-password-common")
    return password


def _step_back() -> None:
    """Others are answered first: hashing takes all cores for a while. On Linux a thread has a niceness of its own."""
    if sys.platform == "linux":
        own = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, own, min(19, os.getpriority(os.PRIO_PROCESS, own) + _NICER))


class Hashing:
    """Hashes passwords with Argon2 in two threads. Sixty-four megabytes and half a second each: that is the point."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="hash", initializer=_step_back)
        self._waiting = 0
        self.hasher: PasswordHasher | None = None
        """Made when it is first needed; tests put a cheap one here."""
        self._dummy = ""

    async def make(self, password: str) -> bytes:
        """What is kept of a password."""
        return (await self._do(lambda: self._argon().hash(password))).encode()

    async def fits(self, password: str, kept: bytes | None) -> bool:
        """Whether this is the password. Where there is none, it takes as long to say no."""
        if len(password) > LONGEST:
            password = password[:LONGEST] + "\0"  # No password that is kept: those are shorter.
        return await self._do(lambda: self._fits(password, kept))

    def is_old(self, kept: bytes) -> bool:
        """Whether it was made with other parameters than today's."""
        return self._argon().check_needs_rehash(kept.decode())

    def close(self) -> None:
        """Hash nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _fits(self, password: str, kept: bytes | None) -> bool:
        from argon2.exceptions import InvalidHashError, VerificationError

        argon = self._argon()
        if not self._dummy:
            self._dummy = argon.hash("nobody's")
        try:
            argon.verify(kept.decode() if kept is not None else self._dummy, password)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None

    def _argon(self) -> PasswordHasher:
        if self.hasher is None:
            from argon2 import PasswordHasher

            self.hasher = PasswordHasher()
        return self.hasher

    async def _do(self, work: Callable[[], Answer]) -> Answer:
        if self._waiting >= _AT_ONCE + _MOST_WAITING:
            raise TooMany("server-error-hashing", retry_after=_RETRY_SECONDS)
        self._waiting += 1
        try:
            future = self._pool.submit(work)
        except RuntimeError as error:  # The pool is shut down.
            self._waiting -= 1
            raise Unavailable("server-error-closing") from error
        loop = asyncio.get_running_loop()
        # Counted until the thread is free, and not until whoever asked has gone away.
        future.add_done_callback(lambda _done: loop.call_soon_threadsafe(self._leave))
        return await asyncio.wrap_future(future)

    def _leave(self) -> None:
        self._waiting -= 1
