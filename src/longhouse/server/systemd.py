"""What systemd offers a service, without its library: a socket that is open before we are, and word of how we are.

Both are plain: file descriptors from 3 on (`sd_listen_fds`), and a datagram to an address in the environment
(`sd_notify`). Where systemd has not started us, neither does anything.
"""

from __future__ import annotations

import os
import socket
import time
from contextlib import suppress

_FIRST = 3


def inherited_socket() -> socket.socket | None:
    """The socket that systemd listens at for us; None if it does not."""
    try:
        count, reader = int(os.environ.get("LISTEN_FDS", "0")), int(os.environ.get("LISTEN_PID", "0"))
    except ValueError:
        return None
    if count < 1 or reader != os.getpid():
        return None
    # Nobody whom we start is meant.
    for name in ("LISTEN_FDS", "LISTEN_PID", "LISTEN_FDNAMES"):
        os.environ.pop(name, None)
    for extra in range(_FIRST + 1, _FIRST + count):
        os.close(extra)
    os.set_inheritable(_FIRST, False)
    return socket.socket(fileno=_FIRST)


def notify(*states: str) -> None:
    """Tell systemd how we are: `READY=1`, `RELOADING=1`, `STOPPING=1`, `STATUS=...`."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address or address[0] not in "/@":
        return
    if "RELOADING=1" in states:
        states = (*states, f"MONOTONIC_USEC={time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1000}")
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as out:
        out.sendto("\n".join(states).encode(), "\0" + address[1:] if address[0] == "@" else address)
