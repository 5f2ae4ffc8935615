"""The ladder: each level of our bots against the one below, under equal luck.

With two seats every deal is played twice, the bots changing places. With more, one Chief sits among Braves and goes
round the seats of every deal: what it wins beyond its share is what thinking ahead is worth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from longhouse.arena.report import Rate
from longhouse.arena.tournament import Pairing, PlayedGame, pairings
from longhouse.bots.levels import BRAVE, CHIEF, LEVELS
from longhouse.core.errors import LonghouseError
from longhouse.core.protocol import Json
from longhouse.core.settings import Value


class Rung(NamedTuple):
    """Who plays one seat, and who plays all the others."""

    upper: str
    lower: str


class Climbed(NamedTuple):
    """How a rung went."""

    rung: Rung
    rate: Rate
    """Of the upper one's wins."""
    fair: float
    """The part of the wins that it would have if all were equally strong."""
    longest: float
    """The longest the upper one thought about a decision, in seconds."""
    mean: float
    """How long it thought on average, where there was something to choose."""

    def to_json(self) -> Json:
        """The figures for programs."""
        return {
            **self.rung._asdict(),
            **self.rate._asdict(),
            "fair": self.fair,
            "times_fair": self.rate.win_rate / self.fair,
            "longest_seconds": round(self.longest, 3),
            "mean_seconds": round(self.mean, 4),
        }


def rungs(seats: int) -> list[Rung]:
    """What is played with so many seats, the highest first: those games take longest."""
    if seats > 2:
        return [Rung(CHIEF.id, BRAVE.id)]
    ids = [level.id for level in LEVELS]
    return [Rung(upper, lower) for lower, upper in pairwise(ids)][::-1]


def chosen(seats: int, upper: str | None) -> list[Rung]:
    """The rungs, or the one on which this level is the upper one."""
    found = [rung for rung in rungs(seats) if upper in (None, rung.upper)]
    if not found:
        known = ", ".join(rung.upper for rung in rungs(seats))
        raise LonghouseError("error-ladder-rung", rung=str(upper), rungs=known)
    return found


def planned(
    game: str, settings: Mapping[str, Value], seats: int, games: int, seed: int, quick: float, upper: str | None = None
) -> list[Pairing]:
    """So many games of every rung, or of one."""
    return [
        pairing._replace(quick=quick)
        for rung in chosen(seats, upper)
        for pairing in pairings(game, settings, [rung.upper] + [rung.lower] * (seats - 1), seats, games, seed)
    ]


def climbed(played: Sequence[PlayedGame], seats: int, upper: str | None = None) -> list[Climbed]:
    """What the games showed, rung by rung, the lowest first."""
    found = []
    for rung in chosen(seats, upper):
        own = [(game, game.line_up.index(rung.upper)) for game in played if set(game.line_up) == set(rung)]
        spent = [game.thought[seat] for game, seat in own]
        found.append(
            Climbed(
                rung,
                Rate.of([game.share(seat) for game, seat in own]),
                1 / seats,
                max((one.longest for one in spent), default=0.0),
                sum(one.seconds for one in spent) / max(1, sum(one.choices for one in spent)),
            )
        )
    return found[::-1]
