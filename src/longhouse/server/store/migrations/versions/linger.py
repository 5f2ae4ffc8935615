"""Bots may wait before they move."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """A column for who they wait for, and until when."""
    op.add_column("tables", sa.Column("linger", sa.Text, nullable=True))
