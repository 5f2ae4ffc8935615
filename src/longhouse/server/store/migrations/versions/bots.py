"""The house can close a table; bots rest where nobody looks; one process thinks for a table."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    """A column for why a table is closed, and a table for who looks and who thinks."""
    op.add_column("tables", sa.Column("closed", sa.String(16), nullable=True))
    op.create_table(
        "attention",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("looked", sa.Float, nullable=False),
        sa.Column("thinker", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("attention_by_looked", "attention", ["looked"])
