"""What the server counts, for Prometheus. Any room may count here; `http/metrics.py` shows it.

Labels have few values that are known beforehand: never a table, a name or an address.
"""

from __future__ import annotations

import os
import resource

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram

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
    "longhouse_changes", "Changes of tables that are on disk: choices, and what else happens there.", ["by"]
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
bot_failures = Counter("longhouse_bot_failures", "Bots that crashed, hung or answered nonsense.")
events = Counter("longhouse_log_lines", "Lines of the log of a warning or worse.", ["level", "event"])

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


def written(pieces: int, seconds: float) -> None:
    """A group of changes is on disk."""
    write_group.observe(pieces)
    write_seconds.observe(seconds)


def logged(level: str, event: str) -> None:
    """A line was logged."""
    events.labels(level, event).inc()
    if event == BOT_FAILED:
        bot_failures.inc()


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
