"""How much one client may ask for: token buckets that all processes of a server share (open streams: `counts.py`).

The buckets lie in a piece of memory with a fixed number of places, found by a keyed hash of the client's name. So the
memory is bounded whoever asks, nobody can aim at another's place, and several processes can use it at once without a
lock: of two that take a token in the same microsecond one may be forgotten, which is less than any limit is exact.
"""

from __future__ import annotations

import ipaddress
import mmap
import os
import struct
import time
from collections.abc import Callable, MutableMapping
from functools import lru_cache
from hashlib import blake2b
from typing import Any

from longhouse.server.errors import TooMany
from longhouse.server.http import counts
from longhouse.server.http.counts import Board, Open

_KEY = 16
_WAYS = 8
_SETS = 8192
_PLACE = struct.Struct("<Qdd")
"""Whose it is, how many tokens are left, and when that was."""
_ROW = struct.Struct("<" + "Qdd" * _WAYS)
_BYTES = _KEY + _SETS * _ROW.size
_VARIABLE = "LONGHOUSE_WORKER_LIMITS"

Buffer = bytearray | mmap.mmap


def share(environment: MutableMapping[str, str]) -> list[int]:
    """For whoever starts several processes: they share one memory. Returns the file descriptors to hand on to them.

    The files have no name any more: they are gone when the last process is, however that ends.
    """
    fd = counts.shared_file(_BYTES)
    environment[_VARIABLE] = str(fd)
    return [fd, *counts.share(environment)]


def memory() -> Buffer:
    """The memory that this process was given; one of its own if it was given none."""
    given = os.environ.get(_VARIABLE, "")
    if given.isdigit():
        try:
            return mmap.mmap(int(given), _BYTES)
        except (OSError, ValueError):
            pass  # Limits that are not shared are better than none, and than no server.
    own = bytearray(_BYTES)
    own[:_KEY] = os.urandom(_KEY)
    return own


class Rates:
    """A token bucket for each name: so many a second, with a burst. Those unused for longest are forgotten first.

    `kind` tells several limits apart that lie in the same memory.
    """

    def __init__(
        self,
        per_second: float,
        burst: int,
        clock: Callable[[], float] = time.monotonic,
        shared: Buffer | None = None,
        kind: str = "",
    ) -> None:
        self.per_second = per_second
        self.burst = burst
        self._clock = clock
        self._memory = memory() if shared is None else shared
        self._key = bytes(self._memory[:_KEY])
        self._kind = kind

    def take(self, name: str, cost: float = 1.0) -> float:
        """Take tokens and return 0, or take none and return the seconds until there are enough."""
        if self.per_second <= 0 or cost <= 0:
            return 0.0
        now = self._clock()
        whose, place, left = self._look(name, now)
        wanted = min(cost, float(self.burst))
        wait = 0.0 if left >= wanted else (wanted - left) / self.per_second
        _PLACE.pack_into(self._memory, place, whose, left - wanted if not wait else left, now)
        return wait

    def charge(self, name: str, cost: float) -> None:
        """Take tokens for what is done already: it may bring a debt, of one burst at most."""
        if self.per_second <= 0 or cost <= 0:
            return
        now = self._clock()
        whose, place, left = self._look(name, now)
        _PLACE.pack_into(self._memory, place, whose, max(left - cost, -float(self.burst)), now)

    def check(self, name: str, cost: float = 1.0) -> None:
        """Take tokens; TooMany if there are not enough."""
        wait = self.take(name, cost)
        if wait > 0:
            raise TooMany("server-error-rate", retry_after=max(1, round(wait + 0.5)))

    def _look(self, name: str, now: float) -> tuple[int, int, float]:
        """Whose place it is, where it lies, and how many tokens are left there now."""
        hashed = blake2b(f"{self._kind} {name}".encode(errors="replace"), key=self._key, digest_size=16).digest()
        whose = int.from_bytes(hashed[:8], "little") or 1
        row = _KEY + int.from_bytes(hashed[8:], "little") % _SETS * _ROW.size
        found = _ROW.unpack_from(self._memory, row)
        most = float(self.burst)
        for way in range(_WAYS):
            if found[3 * way] == whose:
                left, at = found[3 * way + 1], found[3 * way + 2]
                # What another process was writing at this moment may be half of one thing and half of another.
                if not (-most <= left <= most and at <= now + 1):
                    left, at = most, now
                left = min(most, left + max(0.0, now - at) * self.per_second)
                return whose, row + way * _PLACE.size, left
        oldest = min(range(_WAYS), key=lambda way: (found[3 * way] != 0, found[3 * way + 2]))
        return whose, row + oldest * _PLACE.size, most


class Streams:
    """How many streams each client has open, at all processes together."""

    def __init__(self, most: int, shared: Board | None = None) -> None:
        self.most = most
        self._open = Open(most, "streams", shared)

    def enter(self, address: str) -> None:
        """Count a stream that opens; TooMany if there are too many."""
        if not self._open.enter(address):
            self._open.leave(address)
            raise TooMany("server-error-streams", retry_after=5, most=self.most)

    def leave(self, address: str) -> None:
        """Count a stream that closes."""
        self._open.leave(address)


@lru_cache(maxsize=4096)
def client_named(address: str) -> str:
    """Whom limits are counted for: an IPv4 address, or the /64 of an IPv6 one, of which everybody has 2^64."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def client_of(scope: Any) -> str:
    """The client of a request, as limits count it."""
    client = scope.get("client")
    return client_named(str(client[0])) if client else "?"
