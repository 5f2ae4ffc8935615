"""How many connections and streams each client has open, counted by all processes of a server together.

Every process has a row of counters of its own in a shared memory, found by a keyed hash of the client's name, and what
a client has open is the sum over the rows. So nothing has to be taken back when a process is killed: its row counts no
longer, and the next process that starts takes it over, empty.
"""

from __future__ import annotations

import mmap
import os
import struct
import tempfile
from collections.abc import MutableMapping
from functools import cache
from hashlib import blake2b

Buffer = bytearray | mmap.mmap

_KEY = 16
_ROWS = 64
_COUNTERS = 32768
_COUNT = struct.Struct("<H")
_OWNER = struct.Struct("<Q")
_ROW = _OWNER.size + _COUNTERS * _COUNT.size
_BYTES = _KEY + _ROWS * _ROW
_VARIABLE = "LONGHOUSE_WORKER_COUNTS"


def share(environment: MutableMapping[str, str]) -> list[int]:
    """For whoever starts several processes: they count together. Returns the file descriptors to hand on to them."""
    fd = shared_file(_BYTES)
    environment[_VARIABLE] = str(fd)
    return [fd]


@cache
def shared_file(size: int) -> int:
    """A file of that size to share, without a name, so that it is gone with the last process; a random key first."""
    with tempfile.TemporaryFile() as file:
        file.write(os.urandom(_KEY))
        file.truncate(size)
        file.flush()
        return os.dup(file.fileno())


class Board:
    """The counters of all processes; this one writes into its own row only."""

    def __init__(self, memory: Buffer, own: int) -> None:
        self._memory, self._own = memory, own
        self._rows = (len(memory) - _KEY) // _ROW
        self._key = bytes(memory[:_KEY])

    def add(self, kind: str, name: str, more: int) -> None:
        """Count something that opens here, or closes."""
        place = self._place(self._own, self._counter(kind, name))
        now = _COUNT.unpack_from(self._memory, place)[0] + more
        _COUNT.pack_into(self._memory, place, min(max(now, 0), 0xFFFF))

    def open(self, kind: str, name: str, enough: int) -> int:
        """How many are open in all processes; whether a process still lives is asked only if that matters."""
        counter = self._counter(kind, name)
        found = {row: count for row in range(self._rows) if (count := self._at(row, counter))}
        if sum(found.values()) >= enough:
            found = {row: count for row, count in found.items() if row == self._own or self._is_alive(row)}
        return sum(found.values())

    def _counter(self, kind: str, name: str) -> int:
        hashed = blake2b(f"{kind} {name}".encode(errors="replace"), key=self._key, digest_size=8).digest()
        return int.from_bytes(hashed, "little") % _COUNTERS

    def _place(self, row: int, counter: int) -> int:
        return _KEY + row * _ROW + _OWNER.size + counter * _COUNT.size

    def _at(self, row: int, counter: int) -> int:
        if _OWNER.unpack_from(self._memory, _KEY + row * _ROW)[0] == 0:
            return 0
        return int(_COUNT.unpack_from(self._memory, self._place(row, counter))[0])

    def _is_alive(self, row: int) -> bool:
        return _is_alive(_OWNER.unpack_from(self._memory, _KEY + row * _ROW)[0])


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


def board() -> Board:
    """The board that this process shares with others; one of its own if it has none to share."""
    given = os.environ.get(_VARIABLE, "")
    return (_shared_board(int(given)) if given.isdigit() else None) or _own_board()


def _own_board() -> Board:
    own = bytearray(_KEY + _ROW)
    own[:_KEY] = os.urandom(_KEY)
    _OWNER.pack_into(own, _KEY, os.getpid())
    return Board(own, 0)


@cache
def _shared_board(fd: int) -> Board | None:
    try:
        memory = mmap.mmap(fd, _BYTES)
        return Board(memory, _claim(memory, fd))
    except (OSError, ValueError, LookupError):
        return None  # Limits that are not shared are better than none, and than no server.


def _claim(memory: mmap.mmap, fd: int) -> int:
    """A row of our own: a free one, or that of a process that is gone. LookupError if there is none."""
    import fcntl  # Where processes share anything there is one; on Windows they do not.

    fcntl.lockf(fd, fcntl.LOCK_EX)
    try:
        for row in range(_ROWS):
            at = _KEY + row * _ROW
            owner = _OWNER.unpack_from(memory, at)[0]
            if owner in (0, os.getpid()) or not _is_alive(owner):
                memory[at : at + _ROW] = _OWNER.pack(os.getpid()).ljust(_ROW, b"\0")
                return row
    finally:
        fcntl.lockf(fd, fcntl.LOCK_UN)
    raise LookupError


class Open:
    """How many of one kind each client may have open at once; 0 is no limit."""

    def __init__(self, most: int, kind: str, shared: Board | None = None) -> None:
        self.most = most
        self._kind = kind
        self._board = shared or board()

    def enter(self, name: str) -> bool:
        """Count one that opens; whether there are not too many."""
        is_fine = not self.most or self._board.open(self._kind, name, self.most) < self.most
        self._board.add(self._kind, name, 1)
        return is_fine

    def leave(self, name: str) -> None:
        """Count one that closes."""
        self._board.add(self._kind, name, -1)
