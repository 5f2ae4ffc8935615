"""People with names of their own, clocks, invitations, being told, and results."""

import sqlalchemy as sa
from alembic import op

revision = "12"
down_revision = "11"


def _id(name: str, *more: sa.ForeignKey, key: bool = False, needed: bool = True) -> "sa.Column[str]":
    return sa.Column(name, sa.String(32), *more, primary_key=key, nullable=not needed)


def _of_person(*, key: bool = False) -> "sa.Column[str]":
    return _id("person", sa.ForeignKey("people.id", ondelete="CASCADE"), key=key)


def _of_table(*, key: bool = True, needed: bool = True) -> "sa.Column[str]":
    return _id("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), key=key, needed=needed)


def upgrade() -> None:
    """Everything is new: what there was plays on, without a clock, and its people are guests as before."""
    _people()
    _tables()
    _told()
    _results()


def _people() -> None:
    op.create_table(
        "people",
        _id("id", key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("name_key", sa.String(128), nullable=True, unique=True),
        sa.Column("name_changed", sa.Float, nullable=True),
        sa.Column("handle", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("email", sa.String(254), nullable=True),
        sa.Column("email_state", sa.String(16), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("roles", sa.String(64), nullable=False),
        sa.Column("away", sa.Text, nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("people_by_email", "people", ["email"])
    op.create_index("people_by_seen", "people", ["kind", "seen"])
    op.create_table(
        "name_keys",
        sa.Column("name_key", sa.String(128), primary_key=True),
        _id("person", needed=False),
        sa.Column("until", sa.Float, nullable=True),
    )
    op.create_index("name_keys_by_person", "name_keys", ["person"])
    op.create_table(
        "devices",
        _id("id", key=True),
        _of_person(),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("network", sa.String(64), nullable=False),
        sa.Column("push", sa.Text, nullable=True),
        sa.Column("push_seen", sa.Float, nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("proved", sa.Float, nullable=True),
    )
    op.create_index("devices_by_person", "devices", ["person"])
    op.create_table(
        "credentials",
        _id("id", key=True),
        _of_person(),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("external", sa.LargeBinary(1024), nullable=True, unique=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("counter", sa.Integer, nullable=False),
        sa.Column("backed_up", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=True),
    )
    op.create_index("credentials_by_person", "credentials", ["person", "kind"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        _id("person", needed=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("challenges_by_expiry", "challenges", ["expires"])
    op.create_table(
        "attempts",
        sa.Column("key", sa.LargeBinary(16), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("attempts_by_since", "attempts", ["since"])


def _tables() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("access", sa.String(16), nullable=False, server_default="link"))
        table.add_column(sa.Column("pace", sa.String(16), nullable=False, server_default="relaxed"))
        table.add_column(sa.Column("clock", sa.Text, nullable=True))
        table.add_column(sa.Column("due", sa.Float, nullable=True))
        table.add_column(sa.Column("at_zero", sa.String(16), nullable=False, server_default="ask"))
        table.add_column(sa.Column("founder", sa.String(32), nullable=True))
        table.add_column(sa.Column("vote", sa.Text, nullable=True))
        table.create_index("tables_by_due", ["due"])
    op.execute("UPDATE tables SET access = CASE WHEN listed THEN 'open' ELSE 'link' END")
    # Not in batch mode: on SQLite that copies the table and drops the old one, and with it goes all that belongs to it.
    op.drop_index("tables_by_status", "tables")
    op.execute("ALTER TABLE tables DROP COLUMN listed")
    op.create_index("tables_by_status", "tables", ["status", "access", "shown"])
    with op.batch_alter_table("seats") as table:
        table.add_column(sa.Column("person", sa.String(32), nullable=True))
        table.add_column(sa.Column("keeper", sa.String(32), nullable=True))
        table.add_column(sa.Column("looked", sa.Float, nullable=False, server_default="0"))
        table.add_column(sa.Column("gone", sa.String(16), nullable=True))
        table.add_column(sa.Column("former", sa.Boolean, nullable=False, server_default=sa.false()))
        table.add_column(sa.Column("kept_for", sa.String(32), nullable=True))
        table.add_column(sa.Column("kept_until", sa.Float, nullable=True))
        table.add_column(sa.Column("orders", sa.Text, nullable=True))
        table.add_column(sa.Column("bot_choices", sa.Integer, nullable=False, server_default="0"))
        table.add_column(sa.Column("member", sa.Boolean, nullable=False, server_default=sa.false()))
        table.add_column(sa.Column("ended", sa.Float, nullable=True))
        table.create_index("seats_by_person", ["person", "ended", "table_id"])
        table.create_index("seats_by_keeper", ["keeper", "ended", "table_id"])
        table.create_index("seats_by_kept_for", ["kept_for", "kept_until"])
    op.execute(
        "UPDATE seats SET ended = (SELECT changed FROM tables WHERE tables.id = seats.table_id) "
        "WHERE table_id IN (SELECT id FROM tables WHERE status IN ('over', 'closed'))"
    )
    ordered = sa.text("orders IS NOT NULL")
    op.create_index("seats_with_orders", "seats", ["table_id"], sqlite_where=ordered, postgresql_where=ordered)


def _told() -> None:
    op.create_table(
        "news",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("key", sa.String(160), nullable=False, unique=True),
        _of_person(),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("args", sa.Text, nullable=False),
        _of_table(key=False, needed=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=True),
    )
    op.create_index("news_by_person", "news", ["person", "id"])
    op.create_index("news_by_table", "news", ["table_id", "seat"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column(
            "news",
            sa.BigInteger().with_variant(sa.Integer, "sqlite"),
            sa.ForeignKey("news.id", ondelete="CASCADE"),
            nullable=False,
        ),
        _id("person"),
        sa.Column("channel", sa.String(16), nullable=False),
        sa.Column("target", sa.String(32), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("error", sa.Text, nullable=True),
        sa.Column("letter", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=True),
        sa.Column("sent", sa.Float, nullable=True),
    )
    op.create_index("outbox_by_news", "outbox", ["news", "channel", "target"], unique=True)
    op.create_index("outbox_by_state", "outbox", ["state", "until"])
    op.create_index("outbox_by_person", "outbox", ["person", "channel", "state"])
    op.create_table(
        "hooks",
        _id("id", key=True),
        _of_person(),
        _of_table(key=False, needed=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("style", sa.String(16), nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("failing", sa.Float, nullable=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("hooks_by_person", "hooks", ["person"])
    op.create_index("hooks_by_table", "hooks", ["table_id"])
    op.create_table(
        "chores",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def _results() -> None:
    op.create_table(
        "results",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        _id("person", needed=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64), nullable=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("rank", sa.Integer, nullable=True),
        sa.Column("score", sa.Float, nullable=True),
        sa.Column("facets", sa.Text, nullable=False),
        sa.Column("ended_how", sa.String(16), nullable=False),
        sa.Column("seconds", sa.Float, nullable=True),
        sa.Column("bot_choices", sa.Integer, nullable=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("former", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("results_by_person", "results", ["person", "ended", "table_id"])
    op.create_index("results_by_game", "results", ["game", "players", "ended"])
