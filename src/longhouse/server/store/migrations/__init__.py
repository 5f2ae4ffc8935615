"""Migrations: bring a database of any age to today's schema, with Alembic."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from longhouse.server.errors import WrongSchema

_LOCK = 0x10C6_80E5
"""Any number, but the same for every process that may start at the same time."""


def upgrade(connection: sa.Connection) -> None:
    """Bring the database up to date, in the transaction of this connection; two processes take turns.

    One of a newer Longhouse is refused: what its columns mean is not known here.
    """
    if connection.dialect.name == "postgresql":
        # A server's time limits are for questions, not for this; and whoever is second waits.
        connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
        connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    _refuse_newer(found(connection))
    command.upgrade(configured(connection), "head")


def check(connection: sa.Connection) -> None:
    """Refuse a database that has another schema than this version's, and change nothing.

    For commands beside a running server: they must not bring the schema up to date under an older one.
    """
    schema = found(connection)
    if schema is None:
        raise WrongSchema("server-error-schema-none")
    _refuse_newer(schema)
    if schema != newest():
        raise WrongSchema("server-error-schema-older", schema=schema, ours=newest())


def found(connection: sa.Connection) -> str | None:
    """The schema that a database has; None if it has none of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """The schema of this version."""
    head = _steps().get_current_head()
    assert head is not None
    return head


def _refuse_newer(schema: str | None) -> None:
    if schema is not None and schema not in {step.revision for step in _steps().walk_revisions()}:
        raise WrongSchema("server-error-schema-newer", schema=schema, ours=newest())


@cache
def _steps() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return config


def configured(connection: sa.Connection) -> Config:
    """Alembic with our steps, on this connection."""
    config = _config()
    config.attributes["connection"] = connection
    return config
