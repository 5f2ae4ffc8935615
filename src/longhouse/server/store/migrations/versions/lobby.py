"""Tables that wait for players are counted by who made them, and expire."""

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    """A row for each table that waits, and one for each that waited too long."""
    op.create_table(
        "waiting",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("founder", sa.LargeBinary(16), nullable=True),
        sa.Column("looked", sa.Float, nullable=False),
    )
    op.create_index("waiting_by_looked", "waiting", ["looked"])
    op.create_table(
        "put_away",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.execute("INSERT INTO waiting (table_id, looked) SELECT id, shown FROM tables WHERE status = 'waiting'")
