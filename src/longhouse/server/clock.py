"""What time it is, for everything that the server keeps a time of: seconds since 1970, UTC.

One place, so that a test can let weeks pass. What is measured within one process (how long something took, when to
give up) asks `time.monotonic` instead and never sees another clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextvars import ContextVar

source: Callable[[], float] = time.time
"""Where the time comes from. Tests put another function here."""


def now() -> float:
    """The time of day."""
    return source()


_arrival: ContextVar[float | None] = ContextVar("arrival", default=None)


def arrive() -> None:
    """A request has arrived: whoever sent it has needed their time until now, however slow the server is."""
    _arrival.set(now())


def forget_arrival() -> None:
    """What is done from here on was asked for by nobody: a bot, or the house."""
    _arrival.set(None)


def arrived() -> float:
    """When the request arrived that is being answered; now, if it is none."""
    found = _arrival.get()
    return now() if found is None else found
