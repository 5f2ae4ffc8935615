"""Migrations: bring a database of any age to today's schema, with Alembic."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

_LOCK = 0x10C6_80E5
"""Any number, but the same for every process that may start at the same time."""


def upgrade(connection: sa.Connection) -> None:
    """Bring the database up to date, in the transaction of this connection; two processes take turns."""
    if connection.dialect.name == "postgresql":
        # A server's time limits are for questions, not for this; and whoever is second waits.
        connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
        connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    command.upgrade(configured(connection), "head")


def configured(connection: sa.Connection) -> Config:
    """Alembic with our steps, on this connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    return config
