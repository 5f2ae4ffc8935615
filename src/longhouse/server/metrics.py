"""What the server counts, for Prometheus. Any room may count here; `http/metrics.py` shows it.

Labels have few values that are known beforehand: never a table, a name or an address.
"""

from __future__ import annotations

import asyncio
import os
import resource
import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram

from longhouse.server.errors import ServerError, TooMany

registry: CollectorRegistry = REGISTRY

requests = Counter("longhouse_requests", "Requests that were answered.", ["method", "route", "status"])
request_seconds = Histogram(
    "longhouse_request_seconds",
    "From the head of a request to the end of its answer; streams are not among them.",
    ["route"],
    buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0, 10.0),
)
unavailable = Counter("longhouse_unavailable", "Requests that were answered 500 or above.", ["reason"])
limited = Counter("longhouse_limited", "Requests that were refused because of a limit.", ["reason"])
changes = Counter(
    "longhouse_changes", "Changes of tables that are on disk: choices, and what else happens there.", ["game", "by"]
)
write_seconds = Histogram(
    "longhouse_write_seconds",
    "Writing one group of changes to the database, until it is on disk.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0),
)
write_group = Histogram(
    "longhouse_write_group_size", "Changes that were written together.", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256)
)
clocks = Counter("longhouse_clocks", "What was due at a table by itself and was done.", ["done"])
clocks_late = Counter("longhouse_clocks_late", "What was due at a table and was done more than 5 s later.")
bot_seconds = Histogram(
    "longhouse_bot_seconds",
    "From when a bot is asked until it has answered or failed; waiting for a process is among it.",
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0),
)
bot_failures = Counter("longhouse_bot_failures", "Bots that crashed, hung or answered nonsense.")
events = Counter("longhouse_log_lines", "Lines of the log of a warning or worse.", ["level", "event"])
sign_ins = Counter("longhouse_sign_ins", "Attempts to sign in.", ["way", "outcome"])
bus = Counter(
    "longhouse_bus_messages", "Words between processes; one that is sent is heard by each other.", ["way", "kind"]
)
loop_lag = Histogram(
    "longhouse_loop_lag_seconds",
    "How much later than it wanted something wakes that sleeps in the loop of a process: so long everybody waits.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0),
)

tables = Gauge("longhouse_tables_in_memory", "Tables in memory.", multiprocess_mode="livesum")
streams = Gauge("longhouse_streams", "Open streams.", multiprocess_mode="livesum")
bots = Gauge(
    "longhouse_bots_thinking", "Bots that think, or wait for a process to think in.", multiprocess_mode="livesum"
)
pool_used = Gauge(
    "longhouse_database_connections_used", "Connections to the database in use.", multiprocess_mode="livesum"
)
pool_open = Gauge("longhouse_database_connections_open", "Connections to the database.", multiprocess_mode="livesum")
news = Counter("longhouse_news", "Pieces of news that people are to be told.", ["kind"])
told = Counter("longhouse_told", "Pieces of news that were sent, dropped or given up.", ["channel", "outcome"])
outbox_waiting = Gauge("longhouse_outbox_waiting", "Pieces of news that are due.", multiprocess_mode="livemax")
outbox_oldest = Gauge(
    "longhouse_outbox_oldest_seconds", "For how long the oldest of them has been due.", multiprocess_mode="livemax"
)
cpu = Gauge("longhouse_process_cpu_seconds", "CPU time of each process that serves.", multiprocess_mode="liveall")
memory = Gauge("longhouse_process_memory_bytes", "Memory of each process that serves.", multiprocess_mode="liveall")
files = Gauge("longhouse_process_open_files", "Open files of each process that serves.", multiprocess_mode="liveall")

BOT_FAILED = "bot failed"
"""The event of the log that says so."""
WAYS_IN = ("password", "passkey", "recovery", "code", "mail")
IN, REFUSED, LIMITED, FAILED = "in", "refused", "limited", "failed"
"""How an attempt to sign in ends: the last one is no fault of whoever tries."""
_LAG_EVERY_SECONDS = 0.25
_BUS_KINDS = ("table", "person", "who", "seat", "echo")
SENT, HEARD = "sent", "heard"

# What has not happened yet is shown as 0: from nothing to one is no growth that an alert could see.
for _way in WAYS_IN:
    for _outcome in (IN, REFUSED, LIMITED, FAILED):
        sign_ins.labels(_way, _outcome)
for _way in (SENT, HEARD):
    for _kind in _BUS_KINDS:
        bus.labels(_way, _kind)


def written(pieces: int, seconds: float) -> None:
    """A group of changes is on disk."""
    write_group.observe(pieces)
    write_seconds.observe(seconds)


def logged(level: str, event: str) -> None:
    """A line was logged."""
    events.labels(level, event).inc()
    if event == BOT_FAILED:
        bot_failures.inc()


def passed_on(way: str, kind: str) -> None:
    """A word to another process was sent, or one from there heard. Whoever may use the database may say anything."""
    bus.labels(way, kind if kind in _BUS_KINDS else "other").inc()


@contextmanager
def signing_in(way: str) -> Iterator[None]:
    """An attempt to sign in; how it ends is counted, and nothing of who it was."""
    outcome = FAILED
    try:
        yield
        outcome = IN
    except TooMany:
        outcome = LIMITED
        raise
    except ServerError as error:
        outcome = REFUSED if error.status < 500 else FAILED
        raise
    finally:
        sign_ins.labels(way, outcome).inc()


async def measure_lag() -> None:
    """For ever: whether whoever sleeps in this loop is woken when they want."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(_LAG_EVERY_SECONDS)
        loop_lag.observe(max(0.0, time.perf_counter() - before - _LAG_EVERY_SECONDS))


def measure_process() -> None:
    """How much this process uses."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    cpu.set(used.ru_utime + used.ru_stime)
    try:
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123
            memory.set(int(file.read().split()[1]) * resource.getpagesize())
        files.set(len(os.listdir("/proc/self/fd")))  # noqa: PTH208
    except OSError:  # not Linux
        memory.set(used.ru_maxrss * 1024)
