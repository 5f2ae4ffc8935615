"""What became different between two sets of games on the same deals, with 95 % intervals.

Everything that is compared is a sum divided by a weight: won games by games in which somebody had the clan, decisions
by games. Games of one deal belong together, before and after; deals are independent of each other. So each deal says
how far it pulls the difference, and the spread of these pulls gives the interval (the usual linearisation of a ratio).
What luck does to both sides alike cancels out, which makes the interval shorter than two separate ones would be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from longhouse.arena.report import Z
from longhouse.arena.tournament import PlayedGame
from longhouse.core.protocol import Json

Counted = Mapping[str, tuple[float, float]]
"""By deal: a sum, and the weight it is divided by."""

_FEW = 10
"""A thing that fewer had, on either side, is not shown: its interval would be a guess."""


class Difference(NamedTuple):
    """One figure before and after."""

    kind: str
    """What it belongs to: "seat", "bot", "game", or a kind of thing that one has."""
    id: str
    is_rate: bool
    """Whether it is a part of the games, between 0 and 1."""
    counts: tuple[int, int]
    before: float
    after: float
    low: float
    high: float

    @property
    def by(self) -> float:
        """How much more it is."""
        return self.after - self.before

    @property
    def is_apart(self) -> bool:
        """Whether the interval says that something changed."""
        return self.low > 0 or self.high < 0

    def to_json(self) -> Json:
        """The figures for programs."""
        counts = dict(zip(("count_before", "count_after"), self.counts, strict=True))
        rest = {"before": self.before, "after": self.after, "difference": self.by, "low": self.low, "high": self.high}
        return {"kind": self.kind, "id": self.id, "rate": self.is_rate, **counts, **rest}


class Compared(NamedTuple):
    """All that is said about a change."""

    games: int
    otherwise: int
    """So many games ended otherwise, or with as many points after another number of decisions."""
    lines: list[Difference]

    def to_json(self) -> Json:
        """The figures for programs."""
        return {"games": self.games, "otherwise": self.otherwise, "lines": [one.to_json() for one in self.lines]}


def compare(before: Sequence[PlayedGame], after: Sequence[PlayedGame]) -> Compared:
    """Games in the same order: same deal, same line-up, other figures."""
    otherwise = sum(_ended(one) != _ended(other) for one, other in zip(before, after, strict=True))
    wins, figures = [_wins(games) for games in (before, after)], [_figures(games) for games in (before, after)]
    lines = []
    for tallies, is_rate in ((wins, True), (figures, False)):
        for name in _both(*tallies):
            is_share = is_rate or name == ("game", "draws")
            found = paired(tallies[0].get(name, {}), tallies[1].get(name, {}), is_rate=is_share, same=not otherwise)
            if found is not None:
                lines.append(Difference(name[0], name[1], is_share, *found))
    return Compared(len(before), otherwise, lines)


def _both(one: Tallies, other: Tallies) -> list[tuple[str, str]]:
    """The names of both, those of a kind together, the kinds in their order."""
    names = list(dict.fromkeys([*one, *other]))
    kinds = list(dict.fromkeys(kind for kind, _ in names))
    return sorted(names, key=lambda name: kinds.index(name[0]))


def _ended(game: PlayedGame) -> tuple[object, ...]:
    return game.ranks, game.scores, game.decisions


Tallies = dict[tuple[str, str], dict[str, tuple[float, float]]]


def _add(tallies: Tallies, name: tuple[str, str], deal: str, value: float) -> None:
    total, weight = tallies.setdefault(name, {}).get(deal, (0.0, 0.0))
    tallies[name][deal] = total + value, weight + 1


def _wins(games: Iterable[PlayedGame]) -> Tallies:
    """Who won, by seat, by bot if there are several, and by what they had."""
    tallies: Tallies = {}
    for game in games:
        for seat, bot in enumerate(game.line_up):
            share = game.share(seat)
            _add(tallies, ("seat", str(seat)), game.deal, share)
            if len(set(game.line_up)) > 1:
                _add(tallies, ("bot", bot), game.deal, share)
            for kind, ids in game.holdings[seat].items():
                for thing in dict.fromkeys(ids):
                    _add(tallies, (kind, thing), game.deal, share)
    return tallies


_OF_GAMES: Mapping[str, Callable[[PlayedGame], float | None]] = {
    "decisions": lambda game: game.decisions,
    "lead-changes": lambda game: game.lead_changes,
    "margin": lambda game: game.margin,
    "best-score": lambda game: max(game.scores),
    "mean-score": lambda game: sum(game.scores) / len(game.scores),
    "draws": lambda game: float(game.ranks.count(1) > 1),
}


def _figures(games: Iterable[PlayedGame]) -> Tallies:
    """How long games were and how close, and the points."""
    tallies: Tallies = {}
    for game in games:
        for name, measure in _OF_GAMES.items():
            value = measure(game)
            if value is not None:
                _add(tallies, ("game", name), game.deal, value)
        for seat, score in enumerate(game.scores):
            _add(tallies, ("score", str(seat)), game.deal, score)
    return tallies


def paired(
    before: Counted, after: Counted, *, is_rate: bool, same: bool = False
) -> tuple[tuple[int, int], float, float, float, float] | None:
    """How many there were, what it was, what it is, and between what the difference lies; None if there are too few."""
    counts = round(sum(weight for _, weight in before.values())), round(sum(weight for _, weight in after.values()))
    deals = list(dict.fromkeys([*before, *after]))
    if min(counts) < _FEW or len(deals) < 2:
        return None
    was, is_now = _total(before) / counts[0], _total(after) / counts[1]
    pulls = []
    for deal in deals:
        (total, weight), (total_then, weight_then) = after.get(deal, (0.0, 0.0)), before.get(deal, (0.0, 0.0))
        pulls.append((total - is_now * weight) / counts[1] - (total_then - was * weight_then) / counts[0])
    if is_rate and not same:
        # Rates that did not move in these games may move in others: one game each way is added, as one adds to the
        # counts of a single rate, so that no interval is a point.
        pulls += [1 / min(counts), -1 / min(counts)]
    spread = sqrt(sum(pull * pull for pull in pulls) * len(deals) / (len(deals) - 1))
    reach = quantile(len(deals) - 1) * spread
    low, high = is_now - was - reach, is_now - was + reach
    return counts, was, is_now, max(-1.0, low) if is_rate else low, min(1.0, high) if is_rate else high


def _total(side: Counted) -> float:
    return sum(total for total, _ in side.values())


def quantile(freedom: int) -> float:
    """Student's, for a two-sided 95 % interval: the first terms of its expansion around the normal one."""
    z3, z5 = Z**3, Z**5
    return Z + (z3 + Z) / (4 * freedom) + (5 * z5 + 16 * z3 + 3 * Z) / (96 * freedom * freedom)
