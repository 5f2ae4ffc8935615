"""Players that are programs. They see what a person in their seat would see, never the true state.

Bots are found through the entry-point group `longhouse.bots`; each is a class made with a seed.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from longhouse.bots.levels import CHIEF, FOR_NEWCOMERS, LEVELS, USUAL, level_of
from longhouse.bots.nicknames import OURS, nicks
from longhouse.core.errors import UnknownBot
from longhouse.core.protocol import Player

GROUP = "longhouse.bots"


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def names() -> list[str]:
    """The names of all installed bots."""
    return sorted(_installed())


def offered() -> list[str]:
    """The bots that people are offered: our levels, the weakest first, then those that other packages bring."""
    levels = [level.id for level in LEVELS if level.id in _installed()]
    return levels + [name for name in names() if name not in OURS]


def make(name: str, seed: int, seconds: float | None = None) -> Player:
    """A player of that name; UnknownBot if no package brings it.

    One that has a method `limit` is told how many seconds it may think about a decision.
    """
    if name not in _installed():
        raise UnknownBot("error-bot-unknown", bot=name, known=", ".join(offered()))
    player: Player = _installed()[name].load()(seed)
    limit = getattr(player, "limit", None)
    if seconds is not None and limit is not None:
        limit(seconds)
    return player


__all__ = ["CHIEF", "FOR_NEWCOMERS", "LEVELS", "USUAL", "level_of", "make", "names", "nicks", "offered"]
