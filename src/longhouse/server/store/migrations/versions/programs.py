"""Bots that have failed, and programs that sit down as people do."""

import sqlalchemy as sa
from alembic import op

revision = "11"
down_revision = "10"


def upgrade() -> None:
    """Columns for which bot failed in a seat, and for whether its owner is a program."""
    op.add_column("seats", sa.Column("failed", sa.String(64), nullable=True))
    op.add_column("seats", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
