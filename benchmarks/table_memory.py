"""What a table takes in memory with all its readers, traced in this process while it is played on.

    python benchmarks/table_memory.py [--game northgard]

Other tables of the same game are played first, so that what is made once is there. What all tables share and keep only
for a while is forgotten before it is weighed: descriptions of options, and differences that were found lately.
The positions that were shown on the way to the last one are forgotten, as a server does after two seconds.
"""

from __future__ import annotations

import argparse
import gc
import sys
import tracemalloc
from random import Random

import msgspec

from longhouse.core import registry
from longhouse.core.settings import complete
from longhouse.server.store.rows import PERSON, WAITING, SeatRow, TableRow
from longhouse.server.table import actions, changes, snapshot
from longhouse.server.table.live import LiveTable
from longhouse.server.table.state import TableState, deal, revise

GAMES = {
    "tomahawk": (2, {}, (30, 60)),
    "wendake": (4, {}, (100, 300)),
    "northgard": (5, {}, (100, 300)),
    "tribes": (4, {"max_cycles": "none"}, (300, 1500)),
}

_TO_WARM_UP = 6


def table_of(game: str, seed: int) -> LiveTable:
    """A table of people, dealt."""
    seats, settings, _ = GAMES[game]
    rules = registry.get(game)
    values = dict.fromkeys(TableRow._fields) | {
        "id": f"{seed:016}",
        "version": 1,
        "game": game,
        "rules": rules.rules_version,
        "seats": seats,
        "settings": msgspec.json.encode(dict(complete(rules.settings, settings))).decode(),
        "seed": bytes([seed]) * 32,
        "seed_chosen": False,
        "status": WAITING,
        "length": 0,
        "shown": 0.0,
    }
    people = tuple(SeatRow(seat, PERSON, f"P{seat}") for seat in range(seats))
    waiting = TableState(TableRow(**values), people, None)  # type: ignore[arg-type]
    return LiveTable(revise(waiting, deal(waiting)).state)


class Readers:
    """Every seat and a spectator, who are told of every choice as a stream tells them."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.known = dict.fromkeys([*range(table.now.row.seats), None], -1)
        self.base = dict.fromkeys(self.known)

    def tell(self) -> None:
        """What is new, compressed."""
        for reader, after in self.known.items():
            story, teller = self.table.story(reader), self.table.teller(reader, 10.0)
            if story.seq != after:
                edition = teller.edition(self.table.now, story, ())
                assert teller.told(self.table.now, edition, story, after, self.base[reader]).packed
                self.known[reader], self.base[reader] = story.seq, edition


def play(table: LiveTable, readers: Readers, until: int, luck: Random) -> None:
    """Everybody chooses at random."""
    while not table.now.match.over and table.now.row.length < until:
        match = table.now.match
        seat = luck.choice(match.deciding())
        key = luck.choice(match.options(seat)).key
        table.publish(actions.choose(table.now, seat, match.decision(seat).id, [key]).state)
        readers.tell()
        match.forget_beats()


def weigh(game: str) -> dict[int, int]:
    """Bytes of one table, by the length of its log."""
    marks = GAMES[game][2]
    for seed in range(3, 3 + _TO_WARM_UP):
        shared = table_of(game, seed)
        play(shared, Readers(shared), marks[-1], Random(seed))
    _forget_shared()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    table = table_of(game, 2)
    readers, luck, found = Readers(table), Random(2), {}
    for mark in marks:
        play(table, readers, mark, luck)
        table.now.match.forget_beats()
        _forget_shared()
        found[table.now.row.length] = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return found


def _forget_shared() -> None:
    changes._known.clear()
    snapshot._known_options.clear()
    gc.collect()


def main() -> int:
    """Print a table of all games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=list(GAMES))
    print("| game | memory of a table with all its readers, kB, at entry |", "|---|---|", sep="\n")
    for game in parser.parse_args().game or GAMES:
        print(f"| {game} |", ", ".join(f"{at}: {size / 1000:.0f}" for at, size in weigh(game).items()), "|", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
