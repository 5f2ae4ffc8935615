"""Work in the background that never stops unseen: what fails is logged with its reason, and begun again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

_FIRST_PAUSE = 1.0
_LONGEST_PAUSE = 60.0
_log = logging.getLogger("longhouse.server")

What = TypeVar("What")


async def keep_running(
    name: str,
    work: Callable[[], Coroutine[Any, Any, None]],
    first_pause: float = _FIRST_PAUSE,
    longest_pause: float = _LONGEST_PAUSE,
) -> None:
    """Run something for as long as the server runs. It ends when it returns, or is cancelled.

    A failure is a defect: it is logged with its trace, and when the same one comes again, with its reason alone. After
    a pause, longer each time, the work is begun anew; whoever has worked for long without a failure starts afresh.
    """
    pause, last = first_pause, ""
    while True:
        began = time.monotonic()
        try:
            await work()
            return
        except Exception as error:
            if time.monotonic() - began > longest_pause:
                pause, last = first_pause, ""
            why = repr(error)
            facts = {"task": name, "why": why, "again_in": round(pause, 1)}
            _log.error("a task in the background has failed", extra=facts, exc_info=None if why == last else error)
            last = why
        await asyncio.sleep(pause)
        pause = min(2 * pause, longest_pause)


class Hook(Generic[What]):
    """Those who want to know of something. One that fails is logged, and disturbs neither the others nor the caller."""

    def __init__(self) -> None:
        self._called: list[Callable[[What], None]] = []

    def add(self, called: Callable[[What], None]) -> None:
        """Let somebody know from now on."""
        self._called.append(called)

    def __call__(self, what: What) -> None:
        """Tell everybody."""
        for one in self._called:
            try:
                one(what)
            except Exception:
                _log.exception("somebody could not be told")
