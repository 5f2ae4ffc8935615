"""From a plan to games that were played: what the file has already, the rest by whoever plays, each kept as it ends."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from longhouse import __version__
from longhouse.arena import sequential
from longhouse.arena.keeping import Keeper
from longhouse.arena.sequential import Question, Verdict
from longhouse.arena.tournament import Pairing, PlayedGame, seatings
from longhouse.arena.workers import Here, Players, Workers
from longhouse.core import state
from longhouse.core.errors import LonghouseError
from longhouse.core.game import Game
from longhouse.core.protocol import Json
from longhouse.core.settings import Value
from longhouse.core.text import Text

_FIRST_ROUND = 8
"""So many deals of every table are played before it is asked for the first time whether that is enough."""
_LOCAL = "local"


def jobs(args: argparse.Namespace) -> int:
    """How many processes play on this machine."""
    return int(args.jobs or os.cpu_count() or 1)


def how(args: argparse.Namespace, game: Game, chosen: Mapping[str, Value], seats: int) -> Json:
    """How figures came about."""
    return {
        "game": game.id,
        "rules": game.rules_version,
        "settings": dict(chosen),
        "seats": seats,
        "seed": args.seed,
        "quick": float(args.quick or 0),
        "date": datetime.now(UTC).date().isoformat(),
        "version": __version__,
        "compiled": not str(state.__file__).endswith(".py"),
    }


class Arena:
    """Plays what is planned, and keeps it; to be used in a `with`."""

    def __init__(self, args: argparse.Namespace, text: Text, facts: Json, *, apart: bool = False) -> None:
        self._text = text
        # The day and the version may differ from one evening to the next; the rules, whose games these are, may not.
        same = {name: facts[name] for name in ("game", "rules", "settings", "seats", "seed", "quick")}
        self._players = players(args, apart=apart)
        try:
            self._keeper = Keeper(Path(args.keep), same) if args.keep else None
        except BaseException:
            self._players.close()
            raise

    def __enter__(self) -> Arena:
        return self

    def __exit__(self, *_: object) -> None:
        self._players.close()
        if self._keeper is not None:
            self._keeper.close()

    def play(self, plan: Sequence[Pairing], advance: Callable[[], None] | None = None) -> list[PlayedGame]:
        """All games in the order of the plan; each is played once, and not at all if it is kept."""
        known = {one.key: kept for one in plan if (kept := self._kept(one)) is not None}
        missing = list({one.key: one for one in plan if one.key not in known}.values())
        if advance is None and known:
            Console(stderr=True).print(self._text.say("arena-kept", games=len(known), left=len(missing)))
        with _progress(self._text, len(missing)) if advance is None else nullcontext(advance) as each:
            for place, played in self._players.play(missing):
                pairing = missing[place]
                if pairing.key in known:
                    continue  # it came twice: whoever gave it to a second player did not know that the first lived
                known[pairing.key] = played
                if self._keeper is not None:
                    self._keeper.add(pairing, played)
                each()
        return [known[one.key] for one in plan]

    def decide(
        self,
        tables: Sequence[tuple[str, ...]],
        pairing: Pairing,
        seed: int,
        most: int,
        asked: Mapping[tuple[str, str], Question],
    ) -> list[PlayedGame]:
        """Play deals of tables, each from all seats, until nothing is open there or so many games were played.

        `pairing` is a pattern for all games. Rounds grow with what was played, so that many processes seldom wait for
        each other; what is played in which round depends on the results alone, never on who played.
        """
        played: list[PlayedGame] = []
        deals = dict.fromkeys(tables, 0)
        with _progress(self._text, most) as advance:
            while True:
                open_tables = [table for table in tables if is_open(table, asked)]
                plan, groups = self._round(open_tables, deals, pairing, seed, most - len(played))
                if not plan:
                    return played
                found = self.play(plan, advance)
                played += found
                for start, end in groups:
                    sequential.count_deal(asked, found[start:end])

    @staticmethod
    def _round(
        tables: Sequence[tuple[str, ...]], deals: dict[tuple[str, ...], int], pairing: Pairing, seed: int, left: int
    ) -> tuple[list[Pairing], list[tuple[int, int]]]:
        """The next games of these tables, and where in them each deal begins and ends."""
        plan: list[Pairing] = []
        groups: list[tuple[int, int]] = []
        size = max(_FIRST_ROUND, max((deals[table] for table in tables), default=0) // 4)
        for _ in range(size):
            for table in tables:
                seated = seatings(table)
                if len(plan) + len(seated) > left:
                    return plan, groups
                # Every table has deals of its own, so that one that is done does not move the others'.
                deal = f"{seed}/{'+'.join(table)}/{deals[table]}"
                groups.append((len(plan), len(plan) + len(seated)))
                plan += [pairing._replace(line_up=line_up, deal=deal) for line_up in seated]
                deals[table] += 1
        return plan, groups

    def _kept(self, pairing: Pairing) -> PlayedGame | None:
        return self._keeper.find(pairing) if self._keeper is not None else None


def is_open(table: tuple[str, ...], asked: Mapping[tuple[str, str], Question]) -> bool:
    """Whether something is still to be found out at this table."""
    return any(asked[pair].verdict is Verdict.OPEN for pair in sequential.met(table))


def players(args: argparse.Namespace, *, apart: bool = False) -> Players:
    """Who plays: this process, others of this machine, or a cluster. `apart`: not this one, which knows the game."""
    kind, colon, address = (args.on or _LOCAL).partition(":")
    if kind == "ray":
        from longhouse.arena.cluster import Cluster

        return Cluster(args.on if address.startswith("//") else address)
    if kind != _LOCAL or colon:
        raise LonghouseError("error-arena-where", where=args.on)
    count = jobs(args)
    return Here() if count == 1 and not apart else Workers(count)


@contextmanager
def _progress(text: Text, total: int) -> Iterator[Callable[[], None]]:
    """A bar on a terminal, nothing in a pipe."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text.say("arena-playing"), total=total)
        yield lambda: progress.advance(task)
