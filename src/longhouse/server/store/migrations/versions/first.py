"""The first schema: tables, seats, entries, requests, and what belongs to the whole house."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("seed_chosen", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("deciding", sa.String(64), nullable=False),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=True),
        sa.Column("proposal", sa.Text, nullable=True),
        sa.Column("rematch", sa.String(32), nullable=True),
        sa.Column("parent", sa.String(32), nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("shown", sa.Float, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "listed", "shown"])
    op.create_index("tables_by_bot_due", "tables", ["bot_due", "changed"])
    op.create_table(
        "seats",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64), nullable=True),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=True),
        sa.Column("lent", sa.Boolean, nullable=False),
    )
    op.create_table(
        "entries",
        _of_table(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "requests",
        _of_table(),
        sa.Column("request", sa.LargeBinary(16), primary_key=True),
        sa.Column("content", sa.LargeBinary(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def _of_table() -> "sa.Column[str]":
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
