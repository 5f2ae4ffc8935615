"""Tables can be lessons."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """A column for which lesson it is."""
    op.add_column("tables", sa.Column("teaching", sa.Text, nullable=True))
