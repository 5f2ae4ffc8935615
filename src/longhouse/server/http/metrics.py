"""Shows what is counted to Prometheus, at an address of its own: the address that players use does not have it.

One process shows its own figures. Of several, each counts in files of a folder that they share, and the supervisor adds
them up; what a worker has counted stays when it ends.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from typing import TYPE_CHECKING

from longhouse.server.errors import BadRequest

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from prometheus_client import CollectorRegistry

FOLDER = "PROMETHEUS_MULTIPROC_DIR"


def served(address: str) -> AbstractContextManager[None]:
    """Show this process's own figures, unless the address is empty."""
    from longhouse.server import metrics

    return _served(address, metrics.registry) if address else nullcontext()


@contextmanager
def served_for_all(address: str) -> Iterator[str]:
    """Show the sum of several processes; the folder in which they count."""
    from prometheus_client import CollectorRegistry
    from prometheus_client.multiprocess import MultiProcessCollector

    with tempfile.TemporaryDirectory(prefix="longhouse-metrics-") as folder:
        registry = CollectorRegistry()
        MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
        with _served(address, registry):
            yield folder


def forget(folder: str | None, pid: int) -> None:
    """A process has ended: what it had open is no more."""
    if folder:
        from prometheus_client.multiprocess import mark_process_dead

        with suppress(OSError):
            mark_process_dead(pid, folder)  # type: ignore[no-untyped-call]


@contextmanager
def _served(address: str, registry: CollectorRegistry) -> Iterator[None]:
    from prometheus_client import start_http_server

    host, _, port = address.rpartition(":")
    try:
        server, thread = start_http_server(int(port), host.strip("[]"), registry)
    except (OSError, OverflowError) as error:
        why = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)
        raise BadRequest("server-error-metrics", address=address, why=why) from error
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join(5)
