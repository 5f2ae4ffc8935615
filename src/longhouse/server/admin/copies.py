"""`longhouse admin backup FILE` and `check FILE`: a copy of the whole house, and whether one can be used."""

from __future__ import annotations

import random
import shlex
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from longhouse.core.errors import LonghouseError
from longhouse.server.admin import checking
from longhouse.server.errors import BadRequest, Unavailable
from longhouse.server.store import migrations, private, queries
from longhouse.server.store.database import Store
from longhouse.server.store.schema import entries, packed, people, results, seats, tables

REPLAYED = 20
"""So many matches of a copy are played again."""
_SQLITE = b"SQLite format 3\x00"
_PAGES = 1000
_COUNTED = (people, tables, seats, results, entries, packed)

Take = Callable[[Store, Path], None]
"""Takes a file that `longhouse export` wrote into an empty database; a refusal if it is damaged."""


class CheckedCopy(NamedTuple):
    """What was found in a copy."""

    counts: dict[str, int]
    replayed: int
    problems: list[checking.Problem]


def dump_command(store: Store, path: Path) -> str:
    """What copies a PostgreSQL. Its password is left out: it would stand in the list of processes."""
    url = store.engine.url.set(drivername="postgresql", password=None, query={})
    words = ["pg_dump", "--format=custom", f"--file={path}", url.render_as_string()]
    return shlex.join(words)


def copy(store: Store, path: Path) -> int:
    """Copy a SQLite database, of one moment, beside a running server; the bytes. An earlier copy is replaced."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.unlink(missing_ok=True)
        private.make_file(draft)
        # A few pages at a time: whoever plays meanwhile need not wait for it.
        source, target = sqlite3.connect(str(store.engine.url.database)), sqlite3.connect(draft)
        try:
            source.backup(target, pages=_PAGES, sleep=0.01)
            target.execute("PRAGMA journal_mode=DELETE")  # One file, and nothing beside it.
        finally:
            source.close()
            target.close()
        draft.replace(path)
        return path.stat().st_size
    except OSError as error:
        raise BadRequest("server-error-file", path=str(path), why=str(error.strerror)) from error
    except sqlite3.Error as error:
        raise Unavailable("server-error-store", why=str(error)) from error


def check(path: Path, take: Take, say: Callable[[LonghouseError], str] = str) -> CheckedCopy:
    """Restore a copy into a temporary file, play some matches of it again, count what there is."""
    with tempfile.TemporaryDirectory(prefix="longhouse-check-") as folder:
        target = Path(folder) / "tables.db"
        is_database = path.open("rb").read(len(_SQLITE)) == _SQLITE
        if is_database:
            private.make_file(target)
            shutil.copyfile(path, target)
        store = Store(f"sqlite:///{target}")
        try:
            store.write_now(migrations.upgrade)
            if not is_database:
                take(store, path)
            return _checked(store, say)
        finally:
            store.close()


def _checked(store: Store, say: Callable[[LonghouseError], str]) -> CheckedCopy:
    ids = store.read_now(queries.all_ids)
    some = random.sample(ids, min(REPLAYED, len(ids)))
    problems = store.read_now(lambda connection: list(checking.check_database(connection)))
    if some:
        problems += checking.check(store, some, lambda _done, _all: None, say).problems
    return CheckedCopy(store.read_now(_counts), len(some), problems)


def _counts(connection: sa.Connection) -> dict[str, int]:
    return {
        table.name: connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one() for table in _COUNTED
    }
