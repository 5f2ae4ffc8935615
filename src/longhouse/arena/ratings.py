"""One number for the strength of each bot, from games of any number of players: openskill's, with its doubt.

The model is Plackett and Luce's: whoever is stronger is likelier to come first, then of the rest whoever is stronger to
come second, and so on; equal ranks are draws. A bot begins at 25 with a doubt of 25/3. Bots do not learn while they
play, so nothing is added to the doubt from game to game (`tau`). Games count in the order in which they were planned.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

from longhouse.arena.report import Z
from longhouse.arena.tournament import PlayedGame
from longhouse.core.protocol import Json


class Rated(NamedTuple):
    """A bot's strength as it is believed to be."""

    bot: str
    rating: float
    doubt: float
    """One standard deviation."""
    games: int

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.rating - Z * self.doubt

    @property
    def high(self) -> float:
        """The upper end."""
        return self.rating + Z * self.doubt

    def to_json(self) -> Json:
        """The figures for programs."""
        return {**self._asdict(), "low": self.low, "high": self.high}


def rate(games: Sequence[PlayedGame]) -> list[Rated]:
    """The strongest first. Games of a bot against itself say nothing and are left out."""
    from openskill.models import PlackettLuce  # lazily: it takes a tenth of a second, and not every arena rates

    model = PlackettLuce(tau=0.0)
    bots = {name: model.rating(name=name) for game in games for name in game.line_up}
    counted = dict.fromkeys(bots, 0)
    for game in games:
        if len(set(game.line_up)) < 2:
            continue
        teams = [[model.create_rating([bots[name].mu, bots[name].sigma], name)] for name in game.line_up]
        after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in game.ranks])]
        for name in dict.fromkeys(game.line_up):
            # A bot in several seats has played several games at once: what each says is added.
            own = [rating for rating, seated in zip(after, game.line_up, strict=True) if seated == name]
            before = bots[name]
            before.mu, before.sigma = (
                before.mu + sum(rating.mu - before.mu for rating in own),
                before.sigma * prod(rating.sigma / before.sigma for rating in own),
            )
            counted[name] += 1
    found = [Rated(name, one.mu, one.sigma, counted[name]) for name, one in bots.items()]
    return sorted(found, key=lambda one: (-one.rating, one.bot))
