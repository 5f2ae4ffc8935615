"""Who was seen when, and which bots may play for somebody who is away."""

import time

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    """Columns for it. Everybody who has a seat counts as seen now: nobody could be seen before."""
    op.add_column("tables", sa.Column("stand_ins", sa.String(64), nullable=False, server_default="levels"))
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("asked_away", sa.Float, nullable=True))
    op.add_column("seats", sa.Column("stand_in", sa.String(64), nullable=True))
    op.get_bind().execute(sa.text("UPDATE seats SET seen = :now"), {"now": time.time()})
