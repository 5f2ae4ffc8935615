"""Words between processes, and within one: what is said under a subject reaches whoever hears it.

A subject is a kind and an id, as `table abc` or `person xyz`; who hears `table *` hears of every table. Nothing depends
on a word arriving: everything that counts is in the database, and words only let somebody look there at once.

`Bus` is for a process that is alone. `NotifyBus` also reaches the other processes on the same PostgreSQL, by LISTEN and
NOTIFY; a connection on which not even our own words come back is replaced.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from longhouse.core.errors import LonghouseError
from longhouse.server import metrics
from longhouse.server.store import queries
from longhouse.server.store.database import Store
from longhouse.server.tasks import Hook

if TYPE_CHECKING:
    import psycopg

ECHO_SECONDS = 10.0
"""What we say ourselves must come back within so long."""
_KEEPALIVES: dict[str, Any] = {"keepalives": 1, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
_log = logging.getLogger("longhouse.server")

Heard = Callable[[str, str, str], None]
"""Called with who speaks, the id of the subject, and the message."""


class Bus:
    """What is said here is heard here."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._ears: dict[str, list[Heard]] = {}

    @property
    def name(self) -> str:
        """What this process is called where it speaks."""
        return self.store.name

    def hear(self, subject: str, heard: Heard) -> Callable[[], None]:
        """Hear what is said under a subject from now on; what is returned ends that."""
        ears = self._ears.setdefault(subject, [])
        ears.append(heard)

        def stop() -> None:
            ears.remove(heard)
            if not ears and self._ears.get(subject) is ears:
                del self._ears[subject]

        return stop

    def say(self, subject: str, message: str = "") -> None:
        """Say something to everybody, this process included."""
        self.say_here(subject, message)

    def say_here(self, subject: str, message: str = "") -> None:
        """Say something within this process: the others have heard it already, with the change that it is about."""
        kind, _, name = subject.partition(" ")
        self.deliver(self.name, kind, name, message)

    def deliver(self, speaker: str, kind: str, name: str, message: str) -> None:
        """Hand on what was said. Somebody who fails at it is logged and disturbs nobody."""
        for heard in [*self._ears.get(f"{kind} {name}", ()), *self._ears.get(f"{kind} *", ())]:
            try:
                heard(speaker, name, message)
            except Exception:
                _log.exception("what was said was not taken in", extra={"subject": kind})


class NotifyBus(Bus):
    """The same between all processes on one PostgreSQL."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.when_connected: Hook[None] = Hook()
        """Called when words come again: whatever was said meanwhile was missed."""
        self._said_at: float | None = None
        """When the first word was said that has not come back."""
        self._tasks: set[asyncio.Task[Any]] = set()

    def say(self, subject: str, message: str = "") -> None:
        """Say something to everybody."""
        self.say_here(subject, message)
        words = f"{subject} {message}".rstrip()
        self.start(self.store.write("", lambda connection: queries.announce(connection, words)))

    async def echo(self) -> None:
        """Say something that only we listen to. What could not be said need not come back."""
        await self.store.write("", lambda connection: queries.announce(connection, "echo -"))
        if self._said_at is None:
            self._said_at = time.monotonic()

    async def listen(self) -> None:
        """Listen for ever."""
        import psycopg

        url = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with asyncio.timeout(ECHO_SECONDS):
                    connection = await psycopg.AsyncConnection.connect(
                        url, autocommit=True, connect_timeout=5, **_KEEPALIVES
                    )
                    await connection.execute(f"LISTEN {queries.CHANNEL}")
                try:
                    await self._listen(connection)
                finally:
                    await connection.close()
            except TimeoutError:
                _log.warning("no word from the other processes", extra={"why": "the database does not answer"})
            except (psycopg.Error, OSError) as error:
                _log.warning("no word from the other processes", extra={"why": str(error)})
            await asyncio.sleep(1)

    async def _listen(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Until the connection breaks, or our own words do not come back on it."""
        self._said_at = None
        self.when_connected(None)
        while True:
            async for notice in connection.notifies(timeout=1.0):
                self._take_in(notice.payload)
            if self._said_at is not None and time.monotonic() - self._said_at > ECHO_SECONDS:
                why = f"what was said {ECHO_SECONDS:g} s ago has not come back; connecting again"
                _log.warning("no word from the other processes", extra={"why": why})
                return

    def _take_in(self, payload: str) -> None:
        kind, speaker, name, *rest = payload.split(" ", 3)
        if speaker == self.name:
            self._said_at = None  # What we say ourselves was heard here when it was said.
        else:
            metrics.passed_on(metrics.HEARD, kind)
            self.deliver(speaker, kind, name, rest[0] if rest else "")

    def start(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something about words in the background."""
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _quietly(work: Coroutine[Any, Any, object]) -> None:
    try:
        await work
    except LonghouseError as error:
        _log.warning("not passed on", extra={"why": str(error)})
