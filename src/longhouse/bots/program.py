"""A program that answers lines with lines, within time limits. Whatever it does, whoever asks it is not held up.

It is started without a shell and in a session of its own: it has no terminal, no signal from the keyboard reaches it,
and at the end it is killed together with what it has started. Three threads move bytes, so that a program that does not
read, does not write or writes without end only hurts itself; it works alike on every system.
"""

from __future__ import annotations

import os
import queue
import shutil
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import IO, Any

from longhouse.core.errors import PipeFailed

LONGEST_LINE = 65_536
"""Bytes of an answer. No answer needs more than a few hundred."""
MOST_REMARKS = 65_536
"""Bytes of what a program writes to standard error that are passed on."""
_MOST_UNREAD = 16
"""Lines that nobody asked for; after so many nobody listens any more."""
_PATIENCE = 2.0
"""Seconds that a program has to end by itself when it was told that all is over."""
_STEP = 0.01
_SHOWN = 120


class Program:
    """A running program. What it writes to standard error goes to `remark`, line by line and not without end."""

    def __init__(self, words: Sequence[str], remark: Callable[[str], None]) -> None:
        try:
            self._process = subprocess.Popen(
                [*_leash(), *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **_apart()
            )
        except (OSError, ValueError) as error:
            raise PipeFailed("error-pipe-start", why=str(error)) from error
        self._lines: queue.Queue[bytes] = queue.Queue(_MOST_UNREAD)
        self._orders: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        stdin, stdout, stderr = self._process.stdin, self._process.stdout, self._process.stderr
        assert stdin is not None
        assert stdout is not None
        assert stderr is not None
        # None of them knows this object: when nobody needs it any more, the program is killed.
        for work in (
            lambda lines=self._lines: _listen(stdout, lines),
            lambda orders=self._orders: _speak(stdin, orders),
            lambda: _pass_on(stderr, remark),
        ):
            threading.Thread(target=work, daemon=True).start()
        self.kill = weakref.finalize(self, _kill, self._process)
        """End it with all that it has started; once. It also happens when this process ends."""

    @property
    def pid(self) -> int:
        """The number of its process, and of the group of all that it has started."""
        return self._process.pid

    def ask(self, line: bytes, seconds: float) -> bytes:
        """What it answers to a line; PipeFailed if it does not in time, or has said something before."""
        with suppress(queue.Empty):
            said = self._lines.get_nowait()
            raise PipeFailed("error-pipe-unasked", line=shown(said)) if said else self._death()
        self._orders.put(line + b"\n")
        try:
            answer = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise PipeFailed("error-pipe-slow", seconds=f"{seconds:g}") from None
        if not answer:
            raise self._death()
        if len(answer) > LONGEST_LINE:
            raise PipeFailed("error-pipe-long", most=LONGEST_LINE)
        return answer

    def end(self, line: bytes) -> None:
        """Say the last line, wait a moment for it to end, and kill what is left."""
        self._orders.put(line + b"\n")
        self._orders.put(None)
        self._exit_code(_PATIENCE)
        self.kill()

    def _death(self) -> PipeFailed:
        code = self._exit_code(_PATIENCE)
        self.kill()
        return PipeFailed("error-pipe-died", code="?" if code is None else str(code))

    def _exit_code(self, seconds: float) -> int | None:
        """The code with which it ends within so many seconds; None if it does not.

        Its number stays taken: until the group is killed it must not become somebody else's.
        """
        end = time.monotonic() + seconds
        while (code := _peek(self._process)) is None and time.monotonic() < end:
            time.sleep(_STEP)
        return code


def shown(line: bytes) -> str:
    """The beginning of what a program wrote, for people."""
    words = line[: 4 * _SHOWN].decode("utf-8", "replace").strip()
    clean = "".join(sign if sign.isprintable() else "?" for sign in words)
    return clean if len(clean) <= _SHOWN else clean[:_SHOWN] + "…"


def _apart() -> dict[str, Any]:
    """A session of its own."""
    if os.name != "posix":
        return {"creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)}
    return {"start_new_session": True}


def _leash() -> list[str]:
    """Words before a command that let it end when we end, even if we are killed; none where Linux has no such.

    No `preexec_fn`, which runs in a copy of this process without its other threads: one of them may have held what the
    copy then waits for, and we would wait for the copy, both for ever.
    """
    # Linux counts the thread that started it as the parent: only the main thread lives as long as we do.
    if not sys.platform.startswith("linux") or threading.current_thread() is not threading.main_thread():
        return []
    return _setpriv()


@cache
def _setpriv() -> list[str]:
    """util-linux has it; that of BusyBox does not know this option."""
    found = shutil.which("setpriv", path=os.defpath)
    words = [str(found), "--pdeathsig", "KILL", "--"]
    try:
        subprocess.run([*words, str(found), "--help"], capture_output=True, timeout=10, check=True)
    except (OSError, subprocess.SubprocessError):
        return []
    return words


def _peek(process: subprocess.Popen[bytes]) -> int | None:
    if process.returncode is not None or not hasattr(os, "waitid"):  # macOS has it since Python 3.13
        return process.poll()
    with suppress(ChildProcessError):
        found = os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        if found is None:
            return None
        return found.si_status if found.si_code == os.CLD_EXITED else -found.si_status
    return None


def _kill(process: subprocess.Popen[bytes]) -> None:
    if os.name == "posix":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(timeout=5)


def _listen(source: IO[bytes], lines: queue.Queue[bytes]) -> None:
    """Keep its lines until they are asked for; an empty one is the end."""
    with suppress(OSError, ValueError, queue.Full), source:
        while line := source.readline(LONGEST_LINE + 1):
            lines.put_nowait(line)
        lines.put_nowait(b"")


def _speak(sink: IO[bytes], orders: queue.SimpleQueue[bytes | None]) -> None:
    """Write line by line, for as long as it reads."""
    with suppress(OSError, ValueError), sink:
        while (line := orders.get()) is not None:
            sink.write(line)
            sink.flush()


def _pass_on(source: IO[bytes], remark: Callable[[str], None]) -> None:
    """What it writes besides, until that is too much; then it is read all the same, so that it is not held up."""
    room = MOST_REMARKS
    with suppress(OSError, ValueError), source:
        while line := source.readline(LONGEST_LINE):
            if room > 0:
                remark(line[:room].decode("utf-8", "replace").rstrip("\n"))
                room -= len(line)
                if room <= 0:
                    remark("…")
