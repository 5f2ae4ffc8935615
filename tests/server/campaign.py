"""A campaign against the server: people play all four games while it is killed, frozen and cut off.

    python tests/server/campaign.py --kills 200 --database sqlite|postgresql [--workers 3] [--seed 1] [--tables 8]
    python tests/server/campaign.py --selftest

It ends after so many kills (or --seconds), lets the streams catch up, exports everything and compares every
acknowledgement, every stream and every export (chaos/checker.py). Findings and all that is needed to look into them
stay in a folder (--keep names it). The exit code is 0 if nothing was found.
"""

import argparse
import asyncio
import json
import pickle
import random
import shutil
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from server.chaos.checker import Checker
from server.chaos.house import House
from server.chaos.people import PATIENCE, Sitting
from server.chaos.proxy import Proxy
from server.chaos.records import Export
from server.chaos.trouble import Trouble

GAMES = (("tomahawk", (2,)), ("wendake", (2, 3, 4)), ("northgard", (2, 3, 4)), ("tribes", (2, 3, 4)))
_EXPORTS = 4
"""Exports while people play."""


class Campaign:
    """One run: a house, its people, its trouble, and what was found."""

    def __init__(self, args, folder):
        self.args, self.folder = args, folder
        self.luck = random.Random(args.seed)
        self.tally = Counter()
        self.sittings, self.exports, self.found = [], [], []
        self.counts = Counter()
        self.house = self.trouble = None
        self.over = asyncio.Event()
        self.began = time.monotonic()

    async def run(self):
        """Play, disturb, compare; the findings."""
        self.house = House(self.args.database, self.folder, self.args.workers)
        people, database = Proxy(self.house.port), None
        await people.start()
        if self.house.postgres:
            database = Proxy(self.house.postgres.port)
            await database.start()
            self.house.behind(database.port)
        try:
            await self.house.start()
            self.trouble = Trouble(self.house, people, database, self.luck)
            await self._play(people.port)
            await self._finish()
        finally:
            for sitting in self.sittings:
                await sitting.leave()
            people.stop()
            if database is not None:
                database.stop()
            await asyncio.to_thread(self.house.close)
        return self.found

    async def _play(self, port):
        """People play until there was enough trouble; a failure of any of them ends it."""
        tasks = [asyncio.create_task(self._sit_on(port, number)) for number in range(self.args.tables)]
        tasks.append(asyncio.create_task(self._disturb()))
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                if error := task.exception():
                    self.found.append(f"ended early: {error!r}")
        finally:
            self.over.set()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _sit_on(self, port, number):
        """One table after the other."""
        luck = random.Random(f"{self.args.seed} {number}")
        game, seats = GAMES[number % len(GAMES)]
        while not self.over.is_set():
            sitting = Sitting(
                port,
                game,
                luck.choice(seats),
                luck,
                self.tally,
                bots=int(number == self.args.tables - 1 and self.args.bots),
                joins=luck.random() < 0.5 and number != self.args.tables - 1,
                most=luck.randint(40, self.args.most),
            )
            self.sittings.append(sitting)
            await sitting.found()
            await sitting.play(self.over)
            await sitting.catch_up()
            await sitting.leave()

    async def _disturb(self):
        """Kill again and again, with other trouble in between, always waiting until people have come on."""
        export_at = {round(self.args.kills * part / (_EXPORTS + 1)) for part in range(1, _EXPORTS + 1)}
        end = time.monotonic() + self.args.seconds if self.args.seconds else None
        while self.trouble.kills < self.args.kills and (end is None or time.monotonic() < end):
            await self._progress()
            if self.luck.random() < 0.6:
                self._tell(await self.trouble.annoy())
                await asyncio.sleep(self.luck.uniform(0, 0.3))
            self._tell(await self.trouble.kill())
            if self.trouble.kills in export_at:
                await self._export()
        await self._progress()
        self.over.set()

    async def _progress(self):
        """Until so many more choices are acknowledged, by the slowest table at least one in a while."""
        wanted, end = self.tally["choose done"] + self.args.between, time.monotonic() + PATIENCE
        while self.tally["choose done"] < wanted:
            if time.monotonic() > end:
                raise AssertionError("nobody gets on any more")
            await asyncio.sleep(0.02)

    async def _export(self):
        began = time.monotonic()
        path = self.folder / f"export-{len(self.exports)}.jsonl"
        self.exports.append(Export(began, read_export(await self.house.export(path))))

    async def _finish(self):
        """Compare everything."""
        path = self.folder / "last.jsonl"
        lines = read_export(await self.house.export(path))
        code = await self.house.stop()
        if code != 0:
            self.found.append(f"the server ended with {code}")
        if self.house.kind == "sqlite":
            with closing(sqlite3.connect(self.folder / "tables.db")) as connection:
                if (answer := connection.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
                    self.found.append(f"the database is damaged: {answer}")
        records = [sitting.record for sitting in self.sittings if sitting.record is not None]
        (self.folder / "records.pickle").write_bytes(pickle.dumps(records))
        self.found += await asyncio.to_thread(compare, records, lines, self.exports, self.counts)

    def _tell(self, what):
        if not self.args.quiet:
            seconds = time.monotonic() - self.began
            done = self.tally["choose done"]
            print(f"{seconds:7.1f} s  {self.trouble.kills:4} kills  {done:6} choices  {what}", flush=True)

    def report(self):
        """A table of what happened."""
        restarts = sorted(self.house.restarts) if self.house else []
        where = f"{self.args.database}, {self.args.workers} process(es), {self.args.tables} tables at a time"
        rows = [("seed", self.args.seed), ("database", where)]
        rows += sorted(self.trouble.counts.items()) if self.trouble else []
        rows += sorted(self.tally.items())
        rows += [(f"checked: {name}", count) for name, count in sorted(self.counts.items())]
        if restarts:
            middle, most = restarts[len(restarts) // 2], restarts[-1]
            rows.append(("seconds until ready", f"median {middle:.1f}, most {most:.1f}"))
        rows.append(("starts refused, port still held", self.house.refused_starts if self.house else 0))
        rows.append(("ANOMALIES", len(self.found)))
        return "\n".join(f"  {name:<34} {value}" for name, value in rows)


def read_export(lines):
    """The tables of an export, by id."""
    tables = [json.loads(line) for line in lines if line.strip()]
    return {table["id"]: table for table in tables if "id" in table}  # the first line is about the house


def compare(records, lines, exports, counts):
    """Check every table; the findings."""
    found = []
    known = {record.table for record in records}
    found += [f"table {table}: nobody was told that it exists" for table in lines if table not in known]
    for record in records:
        if record.table not in lines:
            found.append(f"table {record.table} ({record.game}): lost")
            continue
        checker = Checker(record, lines[record.table], exports)
        found += [f"table {record.table} ({record.game}): {one}" for one in checker.check()]
        counts.update(checker.counts)
        counts[f"tables of {record.game}"] += 1
        counts["entries"] += len(checker.book.entries)
    return found


def arguments(words=None):
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--seconds", type=float, default=0.0, help="end after so long, even with fewer kills")
    parser.add_argument("--tables", type=int, default=8, help="tables at a time")
    parser.add_argument("--between", type=int, default=12, help="choices that are acknowledged between two kills")
    parser.add_argument("--most", type=int, default=120, help="requests at one table before another is begun")
    parser.add_argument("--bots", type=int, default=1, help="0: no bot anywhere; 1: one at the last table")
    parser.add_argument("--keep", type=Path, help="a folder for exports, records and the server's log")
    parser.add_argument("--quiet", action="store_true")
    parser.add_argument("--selftest", action="store_true", help="whether the checker finds what is wrong")
    return parser.parse_args(words)


def run(args):
    """A campaign; what was found, and the report."""
    folder = Path(args.keep or tempfile.mkdtemp(prefix="longhouse-campaign-"))
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o755)
    campaign = Campaign(args, folder)
    found = asyncio.run(campaign.run())
    report = campaign.report()
    if found:
        (folder / "findings.txt").write_text("\n".join([report, *found]) + "\n")
        report += f"\n  everything is kept in {folder}"
    elif not args.keep:
        shutil.rmtree(folder, ignore_errors=True)
    return found, report


def main():
    args = arguments()
    if args.selftest:
        from server.chaos.selftest import CASES, missed

        left = missed()
        print(f"{len(CASES) - len(left)} of {len(CASES)} faults are found", *left, sep="\n")
        return 1 if left else 0
    found, report = run(args)
    print(report, *found[:50], sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
