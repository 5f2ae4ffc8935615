"""The database connection. When `write` returns, what it was given is on disk and survives a loss of power.

One thread of each process writes. It takes everything that is waiting and commits it together: many tables share the
cost of one sync. If anything in the batch does not fit, the batch is rolled back and each piece gets a transaction of
its own, so that one table's conflict does not touch the others.

A database that hangs must not hang the server: with a time limit, `read` and `write` are answered with Unavailable when
it is over, and the connection that hangs is cut off so that its thread is free again (`lines.py`). What was being
written then may be on disk or not; whoever asked looks again.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import IO, Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    DisconnectionError,
    IntegrityError,
    NoSuchModuleError,
    SQLAlchemyError,
)

from longhouse.server import metrics
from longhouse.server.errors import BadRequest, Unavailable, slow
from longhouse.server.store import private
from longhouse.server.store.lines import Line, Lines
from longhouse.server.store.prepared import run_in_sqlite

Answer = TypeVar("Answer")
Work = Callable[[sa.Connection], Answer]

_MOST_IN_ONE_COMMIT = 256
_READERS = 4
_PATIENT_MS = 10_000
"""How long a command waits for SQLite's lock."""
_KEEPALIVES = {"keepalives": 1, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""A connection whose other end has gone without a word is noticed after half a minute."""
_ALONE = "-c max_parallel_workers_per_gather=0"
"""What is asked here takes milliseconds: starting processes that help with it would take longer."""


class Taken(Exception):  # noqa: N818
    """Somebody else has changed the table or carried out this request: reload and try again."""


class _Piece:
    """Something to be written, and whoever waits for it."""

    __slots__ = ("answer", "given_up", "key", "loop", "work")

    def __init__(self, key: str, work: Work[Any], loop: asyncio.AbstractEventLoop) -> None:
        self.key, self.work, self.loop = key, work, loop
        self.answer: asyncio.Future[Any] = loop.create_future()
        self.given_up = False
        """Whether nobody waits for it any more: if it was not begun, it need not be."""


_Settled = tuple[_Piece, object, Exception | None]
"""What became of it: the answer, or what went wrong."""


class Store:
    """A database, one thread that writes to it, and a few that read.

    `seconds` is how long anybody waits for an answer; None, for commands, is as long as it takes.
    """

    def __init__(self, url: str, seconds: float | None = None) -> None:
        self.seconds = seconds
        self._lines = Lines()
        self.engine = _engine(url, seconds, self._lines)
        self.shares = self.engine.dialect.name == "postgresql"
        """Whether other processes may use the same database."""
        self._reading = self.engine
        if self.shares:
            self._reading = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self.name = secrets.token_hex(6)
        """What this store is called among those of other processes on the same database."""
        self._writing = self.engine.execution_options(longhouse_writer=self.name)
        self._waiting: queue.SimpleQueue[_Piece | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="store-read")
        self._checker = ThreadPoolExecutor(1, thread_name_prefix="store-check")
        self._checked: tuple[float, Unavailable | None] | None = None
        self._checking: asyncio.Task[Unavailable | None] | None = None
        self.is_in_trouble = False
        """Whether the database has refused a write since the last check succeeded.

        Another write that succeeds proves nothing: a full disk still takes what is written over old pages.
        """
        self.when_late: Callable[[str], None] = lambda _key: None
        """Called in the event loop when something was written after all, for which nobody waited any more."""
        self._writing_line = Line()
        self._held: sa.Connection | None = None
        """The writer's connection, where it keeps one."""
        self._closed = False
        self._writer = threading.Thread(target=self._write_on, name="store-write", daemon=True)
        self._writer.start()

    async def write(self, key: str, work: Work[Answer]) -> Answer:
        """Do something in the next transaction; returns when it is committed. Taken, or Unavailable, if it is not.

        `key` is the table it is about: transactions touch tables in the order of their keys, so that two processes
        never wait for each other in a circle.
        """
        if self._closed:
            raise Unavailable("server-error-closing")
        loop = asyncio.get_running_loop()
        piece = _Piece(key, work, loop)
        self._waiting.put(piece)
        late = loop.call_later(self.seconds, self._give_up, piece) if self.seconds is not None else None
        try:
            return await piece.answer  # type: ignore[no-any-return]
        finally:
            if late is not None:
                late.cancel()

    def _give_up(self, piece: _Piece) -> None:
        if piece.answer.done():
            return
        piece.given_up = True
        piece.answer.set_exception(slow(self.seconds))
        if self.seconds is not None and self._writing_line.busy_for() >= self.seconds:
            self._writing_line.cut()

    def _settle(self, settled: list[_Settled]) -> None:
        """In the writer's thread: whoever waits for these hears what became of them. One message for all of them."""
        by_loop: dict[asyncio.AbstractEventLoop, list[_Settled]] = {}
        for one in settled:
            by_loop.setdefault(one[0].loop, []).append(one)
        for loop, its in by_loop.items():
            with suppress(RuntimeError):  # The loop is closed, and with it everybody who waited there.
                loop.call_soon_threadsafe(self._hear, its)

    def _hear(self, settled: list[_Settled]) -> None:
        for piece, answer, error in settled:
            if piece.given_up and error is None:
                self.when_late(piece.key)
            elif piece.answer.done():
                pass  # Whoever waited has gone.
            elif error is None:
                piece.answer.set_result(answer)
            else:
                piece.answer.set_exception(error)

    async def read(self, work: Work[Answer]) -> Answer:
        """Look something up, beside the writer."""
        return await self._in_thread(self._readers, lambda: self.read_now(work), self.seconds)

    async def _in_thread(self, pool: ThreadPoolExecutor, work: Callable[[], Answer], seconds: float | None) -> Answer:
        """Something that uses one connection; when the time is over, that connection is cut off."""
        line = Line()
        try:
            running = asyncio.get_running_loop().run_in_executor(pool, self._lines.use, line, work)
        except RuntimeError as error:  # The pool is shut down.
            raise Unavailable("server-error-closing") from error
        try:
            async with asyncio.timeout(seconds):
                return await running
        except TimeoutError as error:
            line.cut()
            raise slow(seconds) from error
        except asyncio.CancelledError:
            if self._closed and running.cancelled():
                raise Unavailable("server-error-closing") from None
            raise

    async def check(self, work: Callable[[bool], Work[None]]) -> None:
        """Whether the database takes what it is given, within the time limit; Unavailable if not.

        `work` is done by a thread of its own, so that nothing that hangs stands before it, and at most once a second.
        It hears whether the database has refused a write since the last check that succeeded: it tries more then.
        """
        if self._checked is not None and time.monotonic() - self._checked[0] < 1.0:
            trouble = self._checked[1]
        else:
            if self._checking is None or self._checking.done():
                self._checking = asyncio.create_task(self._check(work))
            trouble = await asyncio.shield(self._checking)
        if trouble is not None:
            raise Unavailable(trouble.message_id, **trouble.args_of_message)

    async def _check(self, work: Callable[[bool], Work[None]]) -> Unavailable | None:
        trouble: Unavailable | None = None
        was_in_trouble = self.is_in_trouble
        try:
            if self.seconds is not None and self._writing_line.busy_for() >= self.seconds:
                raise slow(self.seconds)
            await self._in_thread(self._checker, lambda: self.write_now(work(was_in_trouble)), self.seconds)
            if was_in_trouble:
                self.is_in_trouble = False
        except Unavailable as error:
            trouble = error
        except Taken:  # Another process has checked at the same moment: the database answers.
            pass
        self._checked = (time.monotonic(), trouble)
        return trouble

    def read_now(self, work: Work[Answer]) -> Answer:
        """Look something up in this thread."""
        try:
            with self._reading.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise _trouble(error) from error

    def write_now(self, work: Work[Answer]) -> Answer:
        """Do something in a transaction of its own, in this thread: for starting up and for commands."""
        return self._work_in(self._writing.begin(), work)

    def close(self) -> None:
        """Finish what is waiting, then stop."""
        self._closed = True
        self._waiting.put(None)
        self._writer.join(timeout=30 if self.seconds is None else self.seconds)
        if self._writer.is_alive():
            self._writing_line.cut()
            self._writer.join(timeout=30)
        for pool in (self._readers, self._checker):
            pool.shutdown(wait=self.seconds is None, cancel_futures=True)
        self.engine.dispose()

    def _write_on(self) -> None:
        while (batch := self._next_batch()) is not None:
            began = time.perf_counter()
            wanted = [piece for piece in batch if not piece.given_up]
            if not self._lines.use(self._writing_line, lambda wanted=wanted: self._commit_together(wanted)):  # type: ignore[misc]
                for piece in wanted:
                    if not piece.given_up:
                        self._lines.use(self._writing_line, lambda piece=piece: self._commit_alone(piece))  # type: ignore[misc]
            metrics.written(len(wanted), time.perf_counter() - began)
        if self._held is not None:
            self._held.close()

    @contextmanager
    def _transaction(self) -> Iterator[sa.Connection]:
        """One of the writer's. SQLite's connection is kept: taking it from the pool for each would cost as much."""
        if self.shares:
            with self._writing.begin() as connection:
                yield connection
            return
        if self._held is None:
            self._held = self._writing.connect()
        try:
            with self._held.begin():
                yield self._held
        except BaseException:
            # A commit that fails, on a full disk for example, leaves its transaction open. The pool ends it.
            self._held.close()
            self._held = None
            raise

    def _next_batch(self) -> list[_Piece] | None:
        first = self._waiting.get()
        if first is None:
            return None
        batch = [first]
        while len(batch) < _MOST_IN_ONE_COMMIT:
            try:
                one = self._waiting.get_nowait()
            except queue.Empty:
                break
            if one is None:
                self._waiting.put(None)
                break
            batch.append(one)
        return sorted(batch, key=lambda piece: piece.key)

    def _commit_together(self, batch: list[_Piece]) -> bool:
        """Whether everything is on disk. Nobody hears "done" before that."""
        if len(batch) < 2:
            return False
        try:
            with self._transaction() as connection:
                answers = [piece.work(connection) for piece in batch]
        except Exception:  # which piece it was, and whether it was one at all, shows when each is tried alone
            return False
        self._settle([(piece, answer, None) for piece, answer in zip(batch, answers, strict=True)])
        return True

    def _commit_alone(self, piece: _Piece) -> None:
        try:
            answer = self._work_in(self._transaction(), piece.work)
            self._settle([(piece, answer, None)])
        except Unavailable as error:
            self.is_in_trouble = True
            self._settle([(piece, None, error)])
        except Exception as error:  # answered to whoever asked; the thread goes on for all the others
            self._settle([(piece, None, error)])

    @staticmethod
    def _work_in(transaction: AbstractContextManager[sa.Connection], work: Work[Answer]) -> Answer:
        try:
            with transaction as connection:
                return work(connection)
        except IntegrityError as error:
            raise Taken from error
        except SQLAlchemyError as error:
            raise _trouble(error) from error


def _trouble(error: SQLAlchemyError) -> Unavailable:
    cause = error.orig if isinstance(error, DBAPIError) else error
    return Unavailable("server-error-store", why=str(cause).partition("\n")[0])


def is_there(url: str) -> None:
    """Refuse the address of a SQLite file that does not exist: opening it would make an empty one."""
    name = url.partition("sqlite:///")[2] if url.startswith("sqlite:///") else ""
    if name and name != ":memory:" and not Path(name).exists():
        raise BadRequest("server-error-file", path=name, why="-")


def _engine(url: str, seconds: float | None, lines: Lines) -> sa.Engine:
    for short in ("postgres://", "postgresql://"):
        if url.startswith(short):
            url = "postgresql+psycopg://" + url.removeprefix(short)
    try:
        known = sa.make_url(url)
        kind = known.get_dialect().name
    except (ArgumentError, NoSuchModuleError):
        raise BadRequest("server-error-database", url=url) from None
    if kind == "postgresql":
        return _postgresql_engine(known, seconds, lines)
    if kind != "sqlite" or not known.database or known.database == ":memory:":
        raise BadRequest("server-error-database", url=known.render_as_string(hide_password=True))
    _make_place(Path(known.database))
    wait = _PATIENT_MS if seconds is None else round(seconds * 800)
    engine = sa.create_engine(known, pool_size=_READERS + 2)
    sa.event.listen(engine, "connect", lambda connection, _record: _prepare_sqlite(connection, wait))
    sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def _postgresql_engine(url: sa.URL, seconds: float | None, lines: Lines) -> sa.Engine:
    """An engine whose connections are tried before each use, and give up a little before whoever asked does."""
    options = f"{_ALONE} {url.query.get('options', '')}"
    limits: dict[str, Any] = {**_KEEPALIVES, "connect_timeout": 10}
    if seconds is not None:
        milliseconds = round(seconds * 800)
        options = f"{options} -c lock_timeout={milliseconds} -c statement_timeout={milliseconds}"
        # The least that PostgreSQL's library takes is two seconds.
        limits |= {"connect_timeout": max(2, int(seconds)), "tcp_user_timeout": round(seconds * 1000)}
    limits["options"] = options.strip()
    engine = sa.create_engine(url, pool_size=_READERS + 2, pool_timeout=seconds or 10, connect_args=limits)
    sa.event.listen(engine, "checkout", lambda connection, _record, _proxy: _try_out(connection, lines))
    return engine


def _try_out(connection: Any, lines: Lines) -> None:
    """That a connection of the pool still works. The pool would do that itself, but a hanging one could not be cut."""
    lines.hold(connection)
    try:
        connection.autocommit = True
        connection.execute("SELECT 1")
        connection.autocommit = False
    except psycopg_error() as error:
        raise DisconnectionError from error


@cache
def psycopg_error() -> type[Exception]:
    """What PostgreSQL's driver raises; it is loaded only where there is a PostgreSQL."""
    import psycopg

    return psycopg.Error


def _make_place(path: Path) -> None:
    try:
        private.make_folder(path.parent)
        private.make_file(path)
    except OSError as error:
        raise Unavailable("server-error-store", why=str(error)) from error


def _prepare_sqlite(connection: Any, wait: int) -> None:
    """Write-ahead log, a sync on every commit, and transactions under our control instead of the driver's."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={wait}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    """A writer takes the lock when it begins: taking it later could fail after it has read, without any waiting."""
    writes = "longhouse_writer" in connection.get_execution_options()
    run_in_sqlite(connection, "BEGIN IMMEDIATE" if writes else "BEGIN")


def lock_file(store: Store) -> IO[bytes] | None:
    """Keep a second server off a SQLite file: the tables in its memory would not be those on disk.

    The lock goes when the file is closed, or the process dies. PostgreSQL needs none.
    """
    if store.shares or store.engine.url.database is None:
        return None
    try:
        import fcntl
    except ImportError:  # Windows
        return None
    path = Path(store.engine.url.database)
    file = path.with_name(path.name + ".lock").open("ab")
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        file.close()
        raise Unavailable("server-error-locked", path=str(path)) from error
    return file
