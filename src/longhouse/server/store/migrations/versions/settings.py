"""The settings of a match are called settings, not options."""

from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Rename the column. Written out, because Alembic would copy the table on SQLite, and lose what refers to it."""
    op.execute("ALTER TABLE tables RENAME COLUMN options TO settings")
