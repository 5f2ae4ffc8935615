"""The tables of the database.

The log of a match is its entries; beside it stands the position they lead to, so that a table is back in a moment
however long its log is, and a match goes on even when the rules it began under were corrected since.

Concurrency control is the table's `version` together with the key `(table_id, n)`: whoever changes a table says which
version they saw. Of two who saw the same one the second finds nothing to change, reloads and tries again. That
works alike on SQLite and PostgreSQL, within a process and between processes.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("game", String(64), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("seed_chosen", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("deciding", String(64), nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("length", Integer, nullable=False),
    Column("position", Text, nullable=True),
    Column("proposal", Text, nullable=True),
    Column("linger", Text, nullable=True),
    Column("rematch", String(32), nullable=True),
    Column("parent", String(32), nullable=True),
    Column("teaching", Text, nullable=True),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("closed", String(16), nullable=True),
    Column("stand_ins", String(64), nullable=False, server_default="levels"),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("shown", Float, nullable=False),
    Index("tables_by_status", "status", "listed", "shown"),
    Index("tables_by_bot_due", "bot_due", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(64), nullable=True),
    Column("token_hash", LargeBinary(32), nullable=True),
    Column("lent", Boolean, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),
    Column("asked_away", Float, nullable=True),
    Column("stand_in", String(64), nullable=True),
)

attention = Table(
    "attention",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("looked", Float, nullable=False),
    Column("thinker", String(32), nullable=False),
    Column("until", Float, nullable=False),
    Index("attention_by_looked", "looked"),
)
"""When somebody last looked at a table, and which process lets its bots think: it says so again and again, and what it
has not said so of `until` then is free for another one. Apart from `tables`, because it is no part of the match: it
has no version, is not exported, and may be lost."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

packed = Table(
    "packed",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""The entries of a match that was over for an hour, compressed; then there are no rows of it in `entries`. Whoever
wants a log asks `packing.read_log`."""

requests = Table(
    "requests",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("request", LargeBinary(16), primary_key=True),
    Column("content", LargeBinary(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("length", Integer, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("state", String(16), nullable=False),
    Column("asked", Float, nullable=False),
    Column("owner", String(32), nullable=False),
    Column("until", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("progress", Float, nullable=False),
    Column("rules", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("result", Text, nullable=True),
    Column("error", Text, nullable=True),
    Index("analyses_by_state", "state", "asked"),
)
"""Finished matches that somebody wants analysed, and what was found. Whoever works at one says so in `owner`, again and
again; what nobody has said so of `until` then is free for another process."""

waiting = Table(
    "waiting",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("founder", LargeBinary(16), nullable=True),
    Column("looked", Float, nullable=False),
    Index("waiting_by_looked", "looked"),
)
"""Tables where somebody is still missing: a keyed hash of the address that made it, so that one address cannot fill the
lobby, and when one of its people last looked at it. The row goes when the match is dealt."""

put_away = Table(
    "put_away",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("since", Float, nullable=False),
)
"""Tables that waited for too long: whoever opens their link is told so."""

house = Table(
    "house",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What belongs to the whole server: its secret, a row that is written to see whether anything can be, and a mark that
changes when a command has changed a table."""
