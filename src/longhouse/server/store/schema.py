"""The tables of the database.

The log of a match is its entries; beside it stands the position they lead to, so that a table is back in a moment
however long its log is, and a match goes on even when the rules it began under were corrected since.

Concurrency control is the table's `version` together with the key `(table_id, n)`: whoever changes a table says which
version they saw. Of two who saw the same one the second finds nothing to change, reloads and tries again. That
works alike on SQLite and PostgreSQL, within a process and between processes.
"""

from sqlalchemy import (
    BigInteger,
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
    text,
)

metadata = MetaData()

_ORDERED = "orders IS NOT NULL"

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
    Column("access", String(16), nullable=False, server_default="link"),
    Column("pace", String(16), nullable=False, server_default="relaxed"),
    Column("clock", Text, nullable=True),
    Column("due", Float, nullable=True),
    Column("at_zero", String(16), nullable=False, server_default="ask"),
    Column("founder", String(32), nullable=True),
    Column("vote", Text, nullable=True),
    Index("tables_by_status", "status", "access", "shown"),
    Index("tables_by_bot_due", "bot_due", "changed"),
    Index("tables_by_due", "due"),
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
    Column("failed", String(64), nullable=True),
    Column("program", Boolean, nullable=False, server_default=false()),
    Column("person", String(32), nullable=True),
    Column("keeper", String(32), nullable=True),
    Column("looked", Float, nullable=False, server_default="0"),
    Column("gone", String(16), nullable=True),
    Column("former", Boolean, nullable=False, server_default=false()),
    Column("kept_for", String(32), nullable=True),
    Column("kept_until", Float, nullable=True),
    Column("orders", Text, nullable=True),
    Column("bot_choices", Integer, nullable=False, server_default="0"),
    Column("member", Boolean, nullable=False, server_default=false()),
    Column("ended", Float, nullable=True),
    Index("seats_by_person", "person", "ended", "table_id"),
    Index("seats_by_keeper", "keeper", "ended", "table_id"),
    Index("seats_by_kept_for", "kept_for", "kept_until"),
    Index("seats_with_orders", "table_id", sqlite_where=text(_ORDERED), postgresql_where=text(_ORDERED)),
)
"""`person` and `keeper` name people, without a foreign key: tables may one day lie in another database than people.
Their names are copied here, and whether a name is a member's own: `member`; of somebody who has left only that they
have: `former`."""

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

_NUMBER = BigInteger().with_variant(Integer, "sqlite")
"""SQLite counts up by itself only in its own kind of number."""

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("name_key", String(128), nullable=True, unique=True),
    Column("name_changed", Float, nullable=True),
    Column("handle", LargeBinary(32), nullable=False, unique=True),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("email", String(254), nullable=True),
    Column("email_state", String(16), nullable=False),
    Column("settings", Text, nullable=False),
    Column("roles", String(64), nullable=False),
    Column("away", Text, nullable=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("people_by_email", "email"),
    Index("people_by_seen", "kind", "seen"),
)
"""Those who wanted something that a seat's token cannot give: to be told, to keep a name. `name_key` is what no two may
share (`people/names.py`), `handle` what a passkey knows them by, `away` their holidays."""

name_keys = Table(
    "name_keys",
    metadata,
    Column("name_key", String(128), primary_key=True),
    Column("person", String(32), nullable=True),
    Column("until", Float, nullable=True),
    Index("name_keys_by_person", "person"),
)
"""Every name, and whatever else looks like it, that is somebody's; `until`: they gave it up, and nobody else may
have it before then. That each can be here once is what makes names unique, also for two who ask at the same moment."""

devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("token_hash", LargeBinary(32), nullable=False, unique=True),
    Column("label", String(64), nullable=False),
    Column("network", String(64), nullable=False),
    Column("push", Text, nullable=True),
    Column("push_seen", Float, nullable=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("proved", Float, nullable=True),
    Index("devices_by_person", "person"),
)
"""Signed-in browsers, each with where it wants to be pushed to, and when somebody last proved there who they are."""

credentials = Table(
    "credentials",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("external", LargeBinary(1024), nullable=True, unique=True),
    Column("secret", LargeBinary, nullable=False),
    Column("label", String(64), nullable=False),
    Column("counter", Integer, nullable=False),
    Column("backed_up", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=True),
    Index("credentials_by_person", "person", "kind"),
)
"""How people prove who they are: a passkey's public key, the hash of a password or of a recovery code."""

challenges = Table(
    "challenges",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("purpose", String(16), nullable=False),
    Column("person", String(32), nullable=True),
    Column("body", Text, nullable=False),
    Column("expires", Float, nullable=False),
    Index("challenges_by_expiry", "expires"),
)
"""What works once and not for long: links by mail, codes for another device, passkeys' challenges. Kept as hashes."""

attempts = Table(
    "attempts",
    metadata,
    Column("key", LargeBinary(16), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Index("attempts_by_since", "since"),
)
"""How often something was tried lately, under a keyed hash of who tried what. In the database, because what is counted
in memory is multiplied by the number of processes."""

news = Table(
    "news",
    metadata,
    Column("id", _NUMBER, primary_key=True, autoincrement=True),
    Column("key", String(160), nullable=False, unique=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(32), nullable=False),
    Column("args", Text, nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),
    Column("seat", Integer, nullable=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=True),
    Index("news_by_person", "person", "id"),
    Index("news_by_table", "table_id", "seat"),
)
"""What people are to be told, once each: `key` names the happening. Written with the change that it tells of."""

outbox = Table(
    "outbox",
    metadata,
    Column("id", _NUMBER, primary_key=True, autoincrement=True),
    Column("news", _NUMBER, ForeignKey("news.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), nullable=False),
    Column("channel", String(16), nullable=False),
    Column("target", String(32), nullable=False),
    Column("state", String(16), nullable=False),
    Column("until", Float, nullable=False),
    Column("by", String(32), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("error", Text, nullable=True),
    Column("letter", _NUMBER, nullable=True),
    Column("sent", Float, nullable=True),
    Index("outbox_by_news", "news", "channel", "target", unique=True),
    Index("outbox_by_state", "state", "until"),
    Index("outbox_by_person", "person", "channel", "state"),
)
"""News on their way out of the house: by push, mail or hook, to a device, an address or a hook. A row is written with
its news, on channel `spread`: the courier makes of it a row for each way that the person wants to be told. Several of
one person go in one letter; then `letter` is the row that they go with."""

hooks = Table(
    "hooks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),
    Column("url", Text, nullable=False),
    Column("style", String(16), nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("state", String(16), nullable=False),
    Column("failing", Float, nullable=True),
    Column("created", Float, nullable=False),
    Index("hooks_by_person", "person"),
    Index("hooks_by_table", "table_id"),
)
"""Addresses that are told too: of all that their owner is told, or of one table."""

chores = Table(
    "chores",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("due", Float, nullable=False),
    Column("by", String(32), nullable=False),
    Column("until", Float, nullable=False),
)
"""What the house does again and again, once, whichever process does it."""

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=True),
    Column("name", String(64), nullable=False),
    Column("bot", String(64), nullable=True),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("rank", Integer, nullable=True),
    Column("score", Float, nullable=True),
    Column("facets", Text, nullable=False),
    Column("ended_how", String(16), nullable=False),
    Column("seconds", Float, nullable=True),
    Column("bot_choices", Integer, nullable=False),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("former", Boolean, nullable=False, server_default=false()),
    Index("results_by_person", "person", "ended", "table_id"),
    Index("results_by_game", "game", "players", "ended"),
)
"""How finished tables ended, a row for each seat: written with the change that ends one."""
