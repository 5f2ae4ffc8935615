"""What a tournament showed, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from longhouse.arena.tournament import PlayedGame
from longhouse.core.protocol import Json

Z = 1.959964
"""The normal quantile of a two-sided 95 % interval."""


class Rate(NamedTuple):
    """A share of victories over so many games, with its interval."""

    games: int
    win_rate: float
    low: float
    high: float

    @staticmethod
    def of(shares: Sequence[float]) -> Rate:
        """Wilson's score interval, which stays honest near 0 and 1; a shared victory counts its part."""
        n = len(shares)
        if n == 0:
            return Rate(0, 0.0, 0.0, 1.0)
        mean = sum(shares) / n
        spread = Z * sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n))
        centre, scale = mean + Z * Z / (2 * n), 1 + Z * Z / n
        return Rate(n, mean, max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))


class Report(NamedTuple):
    """All figures of a tournament."""

    bots: dict[str, Rate]
    mean_scores: dict[str, float]
    seats: list[Rate]
    decisions: tuple[float, int, int]
    """Mean, fewest and most decisions in a game."""
    draws: float
    """The part of the games in which several shared first place."""

    @staticmethod
    def of(games: Sequence[PlayedGame]) -> Report:
        """Count the results."""
        shares: dict[str, list[float]] = {}
        scores: dict[str, list[int]] = {}
        by_seat: list[list[float]] = [[] for _ in games[0].line_up]
        for game in games:
            for seat, name in enumerate(game.line_up):
                shares.setdefault(name, []).append(game.share(seat))
                scores.setdefault(name, []).append(game.scores[seat])
                by_seat[seat].append(game.share(seat))
        lengths = [game.decisions for game in games]
        return Report(
            {name: Rate.of(one) for name, one in sorted(shares.items(), key=lambda item: -_mean(item[1]))},
            {name: _mean(one) for name, one in scores.items()},
            [Rate.of(one) for one in by_seat],
            (_mean(lengths), min(lengths), max(lengths)),
            _mean([1.0 if game.ranks.count(1) > 1 else 0.0 for game in games]),
        )

    def to_json(self) -> Json:
        """The figures for programs."""
        return {
            "bots": [
                {"name": name, **rate._asdict(), "mean_score": self.mean_scores[name]}
                for name, rate in self.bots.items()
            ],
            "seats": [{"seat": seat, **rate._asdict()} for seat, rate in enumerate(self.seats)],
            "decisions": dict(zip(("mean", "fewest", "most"), self.decisions, strict=True)),
            "draws": self.draws,
        }


def _mean(figures: Sequence[float]) -> float:
    return sum(figures) / len(figures)
