"""Whether a game is fair: how often each seat won, and whoever had a certain thing, where equals play each other.

A thing that one has from the start (a clan, a tribe, a home) says how good it is. What one acquires during a game says
only that winners have it: they may have been able to afford it because they were winning.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from longhouse.arena.report import Rate
from longhouse.arena.tournament import Pairing, PlayedGame, pairings
from longhouse.core.components import designed, read_components
from longhouse.core.game import Game
from longhouse.core.protocol import Json
from longhouse.core.settings import Value


class Held(NamedTuple):
    """How those who had a thing fared."""

    kind: str
    id: str
    rate: Rate
    designed: bool
    """Whether a figure of it is ours, so that it may be mended."""

    def to_json(self) -> Json:
        """The figures for programs."""
        return {"kind": self.kind, "id": self.id, **self.rate._asdict(), "designed": self.designed}


class Balance(NamedTuple):
    """What games between equals showed."""

    seats: list[Rate]
    held: list[Held]
    """Kind by kind, as the game lists them; in each the luckiest first."""
    fair: float
    """The part of the wins that everybody would have."""

    def to_json(self) -> Json:
        """The figures for programs."""
        return {
            "fair": self.fair,
            "seats_won": [{"seat": seat, **rate._asdict()} for seat, rate in enumerate(self.seats)],
            "held": [one.to_json() for one in self.held],
        }


def planned(
    game: str, settings: Mapping[str, Value], bot: str, seats: int, games: int, seed: int, quick: float
) -> list[Pairing]:
    """So many games of a bot against itself, each with a deal of its own."""
    return [pairing._replace(quick=quick) for pairing in pairings(game, settings, [bot], seats, games, seed)]


def weighed(game: Game, played: Sequence[PlayedGame]) -> Balance:
    """Count who won, by seat and by what they had."""
    count = len(played[0].line_up)
    by_seat: list[list[float]] = [[] for _ in range(count)]
    shares: dict[tuple[str, str], list[float]] = {}
    kinds: list[str] = []
    for one in played:
        for seat in range(count):
            by_seat[seat].append(one.share(seat))
            for kind, ids in one.holdings[seat].items():
                kinds += [kind] if kind not in kinds else []
                for thing in dict.fromkeys(ids):
                    shares.setdefault((kind, thing), []).append(one.share(seat))
    ours = _designed(game)
    held = [Held(kind, thing, Rate.of(won), thing in ours) for (kind, thing), won in shares.items()]
    held.sort(key=lambda one: (kinds.index(one.kind), -one.rate.win_rate, one.id))
    return Balance([Rate.of(won) for won in by_seat], held, 1 / count)


def _designed(game: Game) -> set[str]:
    """The components with a figure of ours."""
    if not (game.folder / "data.toml").exists():
        return set()
    return {field.id for field in designed(read_components(game.folder))}
