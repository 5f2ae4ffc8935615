"""A house as big as a club: members, finished and running tables, copied from a few real matches.

Nothing is played here: what a server would have written is written as it stands, in bulk. By hand:

    python -m club.seed sqlite:////tmp/club.db          # 10,000 members, 60,000 finished and 20,000 running tables
"""

import json
import random
import secrets
import sys
import time
from typing import NamedTuple

import sqlalchemy as sa

from longhouse.core import registry
from longhouse.server.store import migrations
from longhouse.server.store.database import Store
from longhouse.server.store.packing import squeeze
from longhouse.server.store.rows import OPEN, OVER, PERSON, PLAYING, WAITING, SeatRow, TableRow
from longhouse.server.store.schema import devices, entries, packed, people, results, seats, tables, waiting
from longhouse.server.table import results as table_results
from longhouse.server.table.state import log_lines

NOW = 1_800_000_000.0
DAY = 86_400.0
_CHUNK = 4000
_GAMES = (("tomahawk", 2), ("wendake", 3), ("northgard", 3), ("tribes", 2))
_RUNNING_CHOICES = 4


class Size(NamedTuple):
    """How many of everything."""

    members: int = 10_000
    over: int = 60_000
    running: int = 20_000
    open: int = 200

    def part(self, of):
        """A smaller house of the same shape."""
        return Size(*(max(1, number // of) for number in self))


class Pattern(NamedTuple):
    """A match that tables are copies of."""

    match: object
    lines: list
    position: str
    body: bytes


def _played(game, players, most=None):
    match = registry.get(game).new(players, seed=players)
    taken = 0
    while not match.over and (most is None or taken < most):
        seat = match.deciding()[0]
        options = match.options(seat)
        match.choose(seat, options[taken * 7 % len(options)].key)
        taken += 1
    lines = [line for _, line in log_lines(match)]
    return Pattern(match, lines, json.dumps(match.state.dump(), separators=(",", ":")), squeeze(lines))


def _row(pattern, status, at, listed):
    match = pattern.match
    deciding = ",".join(map(str, match.deciding())) if status == PLAYING else ""
    known = {
        "id": secrets.token_urlsafe(16),
        "version": len(pattern.lines),
        "game": match.game.id,
        "rules": match.game.rules_version,
        "seats": match.seats,
        "settings": json.dumps(dict(match.settings)),
        "seed": match.seed.value,
        "seed_chosen": False,
        "listed": listed,
        "status": status,
        "deciding": deciding,
        "bot_due": False,
        "length": len(pattern.lines) if status != WAITING else 0,
        "position": pattern.position if status != WAITING else None,
        "proposal": None,
        "linger": None,
        "rematch": None,
        "parent": None,
        "teaching": None,
        "hints": False,
        "closed": None,
        "stand_ins": "levels",
        "created": at - DAY,
        "changed": at,
        "shown": at,
        "access": "open" if listed else "link",
    }
    return TableRow(**{name: value for name, value in known.items() if name in TableRow._fields})


def _results(pattern):
    row = _row(pattern, OVER, NOW, listed=False)
    sitting = [SeatRow(seat, PERSON, "") for seat in range(row.seats)]
    return table_results.of_table(row, sitting, pattern.match)


class _Bulk:
    """Rows on their way into the database, by table."""

    def __init__(self, connection):
        self._connection = connection
        self._rows = {}

    def add(self, table, row):
        waits = self._rows.setdefault(table, [])
        waits.append(row)
        if len(waits) >= _CHUNK:
            self._write(table)

    def end(self):
        for table in sorted(self._rows, key=lambda one: list(tables.metadata.sorted_tables).index(one)):
            self._write(table)

    def _write(self, table):
        # What a row belongs to must be there before it.
        for other in (people, tables) if table not in (people, tables) else ():
            self._write(other)
        rows, self._rows[table] = self._rows.get(table, []), []
        if not rows:
            return
        names = list(rows[0])
        columns = ", ".join(f'"{name}"' for name in names)
        raw = self._connection.connection.cursor()
        if self._connection.dialect.name == "postgresql":
            with raw.copy(f"COPY {table.name} ({columns}) FROM STDIN") as copy:
                for row in rows:
                    copy.write_row([row[name] for name in names])
            return
        marks = ", ".join("?" for _ in names)
        raw.executemany(f"INSERT INTO {table.name} ({columns}) VALUES ({marks})", [tuple(row.values()) for row in rows])


def seed(store, size=None):
    """Fill an empty database; the ids of its members, the first being the busiest."""
    size = size or Size()
    luck = random.Random(1)
    over = [_played(game, players) for game, players in _GAMES]
    running = [_played(game, players, _RUNNING_CHOICES) for game, players in _GAMES]
    endings = {one.body: _results(one) for one in over}
    members = [f"member-{number:06d}" for number in range(size.members)]

    def pick(count):
        # Some play much more than others.
        chosen = set()
        while len(chosen) < count:
            chosen.add(int(len(members) * luck.random() ** 2))
        return luck.sample(sorted(chosen), count)

    def work(connection):
        bulk = _Bulk(connection)
        for number, person in enumerate(members):
            name = f"Member {number}"
            known = {
                "id": person,
                "kind": "member",
                "name": name,
                "name_key": name.lower(),
                "handle": secrets.token_bytes(32),
            }
            known |= {"language": "en", "zone": "UTC", "email_state": "none", "settings": "{}", "roles": ""}
            bulk.add(people, {**known, "created": NOW - 400 * DAY, "seen": NOW - luck.random() * DAY})
            device = {"id": f"device-{number:06d}", "person": person, "token_hash": secrets.token_bytes(32)}
            bulk.add(devices, {**device, "label": "", "network": "", "created": NOW - DAY, "seen": NOW})
        for number in range(size.over):
            pattern = luck.choice(over[:1] * 5 + over)
            row = _row(pattern, OVER, NOW - luck.random() * 300 * DAY, listed=number % 4 == 0)
            sitting = _sit(bulk, row, pick(row.seats), members)
            bulk.add(packed, {"table_id": row.id, "body": pattern.body})
            for one, result in zip(sitting, endings[pattern.body], strict=True):
                who = {"person": one.person, "name": one.name, "began": row.created, "ended": row.changed}
                bulk.add(results, {**result._asdict(), "table_id": row.id, **who})
        for number in range(size.running):
            pattern = luck.choice(running)
            row = _row(pattern, PLAYING, NOW - luck.random() * 3 * DAY, listed=number % 4 == 0)
            _sit(bulk, row, pick(row.seats), members)
            for n, line in enumerate(pattern.lines):
                bulk.add(entries, {"table_id": row.id, "n": n, "body": line})
        for _ in range(size.open):
            row = _row(luck.choice(running), WAITING, NOW - luck.random() * 900, listed=True)
            _sit(bulk, row, pick(1), members)
            bulk.add(waiting, {"table_id": row.id, "founder": secrets.token_bytes(16), "looked": NOW})
        bulk.end()

    store.write_now(work)
    with store.engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        connection.exec_driver_sql("ANALYZE")
    return members


def _sit(bulk, row, chosen, members):
    bulk.add(tables, row._asdict())
    sitting = []
    for seat in range(row.seats):
        if seat < len(chosen):
            person = members[chosen[seat]]
            one = SeatRow(seat, PERSON, f"Member {chosen[seat]}", token_hash=secrets.token_bytes(32), person=person)
        else:
            one = SeatRow(seat, OPEN, "")
        one = one._replace(ended=row.changed if row.status == OVER else None)
        bulk.add(seats, {"table_id": row.id, **one._asdict()})
        sitting.append(one)
    return sitting


def opened(url):
    """A database with today's schema."""
    store = Store(url)
    store.write_now(migrations.upgrade)
    return store


def main(url):
    """Fill a database, and say how long that took."""
    began = time.perf_counter()
    store = opened(url)
    seed(store)
    with store.engine.connect() as connection:
        count = connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar()
    store.close()
    print(f"{count} tables in {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1])
