"""The database connection. When `write` returns, what it was given is on disk and survives a loss of power.

One thread of each process writes. It takes everything that is waiting and commits it together: many tables share the
cost of one sync. If anything in the batch does not fit, the batch is rolled back and each piece gets a transaction of
its own, so that one table's conflict does not touch the others.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError, SQLAlchemyError

from longhouse.server import metrics
from longhouse.server.errors import BadRequest, Unavailable

Answer = TypeVar("Answer")
Work = Callable[[sa.Connection], Answer]

_MOST_IN_ONE_COMMIT = 256
_READERS = 4


class Taken(Exception):  # noqa: N818
    """Somebody else has changed the table or carried out this request: reload and try again."""


class _Piece(NamedTuple):
    key: str
    work: Work[Any]
    future: Future[Any]


class Store:
    """A database, one thread that writes to it, and a few that read."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
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
        future: Future[Answer] = Future()
        self._waiting.put(_Piece(key, work, future))
        return await asyncio.wrap_future(future)

    async def read(self, work: Work[Answer]) -> Answer:
        """Look something up, beside the writer."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)

    def read_now(self, work: Work[Answer]) -> Answer:
        """Look something up in this thread."""
        try:
            with self._reading.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise _trouble(error) from error

    def write_now(self, work: Work[Answer]) -> Answer:
        """Do something in a transaction of its own, in this thread: for starting up and for commands."""
        try:
            with self._writing.begin() as connection:
                return work(connection)
        except IntegrityError as error:
            raise Taken from error
        except SQLAlchemyError as error:
            raise _trouble(error) from error

    def close(self) -> None:
        """Finish what is waiting, then stop."""
        self._closed = True
        self._waiting.put(None)
        self._writer.join(timeout=30)
        self._readers.shutdown(wait=True, cancel_futures=True)
        self.engine.dispose()

    def _write_on(self) -> None:
        while (batch := self._next_batch()) is not None:
            began = time.perf_counter()
            if not self._commit_together(batch):
                for piece in batch:
                    self._commit_alone(piece)
            metrics.written(len(batch), time.perf_counter() - began)

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
        if len(batch) == 1:
            return False
        try:
            with self._writing.begin() as connection:
                answers = [piece.work(connection) for piece in batch]
        except Exception:  # which piece it was, and whether it was one at all, shows when each is tried alone
            return False
        for piece, answer in zip(batch, answers, strict=True):
            _settle(piece.future, answer, None)
        return True

    def _commit_alone(self, piece: _Piece) -> None:
        try:
            _settle(piece.future, self.write_now(piece.work), None)
        except Exception as error:  # answered to whoever asked; the thread goes on for all the others
            _settle(piece.future, None, error)


def _settle(future: Future[Any], answer: object, error: Exception | None) -> None:
    """Set the result, unless the caller has gone."""
    if not future.set_running_or_notify_cancel():
        return
    if error is None:
        future.set_result(answer)
    else:
        future.set_exception(error)


def _trouble(error: SQLAlchemyError) -> Unavailable:
    cause = error.orig if isinstance(error, DBAPIError) else error
    return Unavailable("server-error-store", why=str(cause).partition("\n")[0])


def _engine(url: str) -> sa.Engine:
    for short in ("postgres://", "postgresql://"):
        if url.startswith(short):
            url = "postgresql+psycopg://" + url.removeprefix(short)
    try:
        known = sa.make_url(url)
        kind = known.get_dialect().name
    except (ArgumentError, NoSuchModuleError):
        raise BadRequest("server-error-database", url=url) from None
    if kind == "postgresql":
        return sa.create_engine(known, pool_pre_ping=True, pool_size=_READERS + 2, pool_timeout=10)
    if kind != "sqlite" or not known.database or known.database == ":memory:":
        raise BadRequest("server-error-database", url=known.render_as_string(hide_password=True))
    _make_folder(Path(known.database))
    engine = sa.create_engine(known, pool_size=_READERS + 2)
    sa.event.listen(engine, "connect", _prepare_sqlite)
    sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def _make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unavailable("server-error-store", why=str(error)) from error


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Write-ahead log, a sync on every commit, and transactions under our control instead of the driver's."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    """A writer takes the lock when it begins: taking it later could fail after it has read, without any waiting."""
    writes = "longhouse_writer" in connection.get_execution_options()
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


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
