"""Tables as a server of an earlier release wrote them, kept for the tests of migrations.

`landed.json` was made by that server itself, and is never made anew for the same release. A new one, before a release
whose database has another schema, with the sources of the old one in a folder:

    git worktree add ../landed REVISION
    PYTHONPATH=../landed/src python tests/server/landed.py tests/server/landed.json

It has a table that waits, and is listed; matches that run between two people, and against a bot; one that is over.
"""

import json
import secrets
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

FILE = Path(__file__).with_name("landed.json")
ME, HERE, OPEN, BOT = (
    {"kind": "me", "name": "Anna"},
    {"kind": "here", "name": "Béla"},
    {"kind": "open"},
    {"kind": "bot", "bot": "novice"},
)
TABLES = {
    "waiting": ({"game": "tribes", "seats": [ME, OPEN], "listed": True}, 0),
    "tomahawk": ({"game": "tomahawk", "seats": [ME, HERE], "seed": "landed"}, 7),
    "wendake": ({"game": "wendake", "seats": [ME, HERE], "seed": "landed"}, 12),
    "with a bot": ({"game": "tomahawk", "seats": [ME, BOT], "seed": "landed"}, 5),
    "over": ({"game": "tomahawk", "seats": [ME, HERE], "seed": "landed", "listed": True}, 1000),
}
"""What is made, and how many choices are made there."""


def ask(address, path, body=None, token=None):
    data = json.dumps({"request": secrets.token_urlsafe(24), **body}).encode() if body is not None else None
    request = urllib.request.Request(address + path, data, {"content-type": "application/json"})
    if token:
        request.add_header("authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def play(address, path, tokens, most):
    """The first option of whoever is asked, so often; or until nobody is."""
    for _ in range(most):
        seen = [ask(address, path, token=token) for token in tokens]
        asked = [at for at, one in enumerate(seen) if one["decision"]]
        if seen[0]["status"] == "over":
            return
        if not asked:
            time.sleep(0.05)
            continue
        one = seen[asked[0]]
        body = {"decision": one["decision"]["id"], "choices": [one["options"][0]["key"]]}
        ask(address, f"{path}/choices", body, tokens[asked[0]])


def record():
    """All rows of a database that the installed server has written, with the tokens of its seats."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address, known = f"http://127.0.0.1:{port}", {}
    with tempfile.TemporaryDirectory() as folder:
        place = ["--port", str(port), "--database", f"sqlite:///{folder}/landed.db"]
        server = subprocess.Popen(
            [sys.executable, "-m", "longhouse.server", *place, "--rate", "0", "--table-rate", "0"]
        )
        try:
            for _ in range(600):
                try:
                    ask(address, "/ready")
                    break
                except OSError:
                    time.sleep(0.1)
            for name, (wish, choices) in TABLES.items():
                made = ask(address, "/api/tables", wish)
                tokens = [seat["token"] for seat in made["seats"] if "token" in seat]
                known[name] = {"table": made["table"], "tokens": tokens}
                play(address, f"/api/tables/{made['table']}", tokens, choices)
        finally:
            server.terminate()
            server.wait(60)
        with sqlite3.connect(f"{folder}/landed.db") as kept:
            kept.row_factory = sqlite3.Row
            names = [
                row[0] for row in kept.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
            ]
            rows = {name: [_written(row) for row in kept.execute(f"SELECT * FROM {name}")] for name in names}
    (revision,) = rows.pop("alembic_version")
    return {"revision": revision["version_num"], "known": known, "rows": rows}


def _written(row):
    return {name: {"hex": value.hex()} if isinstance(value, bytes) else value for name, value in dict(row).items()}


def written():
    """When it was written: what waited for people then has waited for too long by now."""
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    return max(row["changed"] for row in kept["rows"]["tables"])


def load(store):
    """Put what is kept into an empty database, as that release had it; the tables and their tokens."""
    import sqlalchemy as sa
    from alembic import command

    from longhouse.server.store import migrations

    kept = json.loads(FILE.read_text(encoding="utf-8"))

    def work(connection):
        command.upgrade(migrations.configured(connection), kept["revision"])
        found = sa.MetaData()
        found.reflect(connection)
        for table in found.sorted_tables:
            rows = [_read(table, row) for row in kept["rows"].get(table.name, [])]
            if rows:
                connection.execute(table.insert(), rows)

    store.write_now(work)
    return kept["known"]


def _read(table, row):
    """A row for either database: SQLite has numbers where the other one has yes and no."""
    values = {name: bytes.fromhex(value["hex"]) if isinstance(value, dict) else value for name, value in row.items()}
    return {
        name: bool(value) if str(table.c[name].type) == "BOOLEAN" and value is not None else value
        for name, value in values.items()
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(record(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
