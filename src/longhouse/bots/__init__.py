"""Players that are programs. They see what a person in their seat would see, never the true state.

Bots are found through the entry-point group `longhouse.bots`; each is a class made with a seed.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from longhouse.bots.nicknames import nicks
from longhouse.core.errors import UnknownBot
from longhouse.core.protocol import Player

GROUP = "longhouse.bots"


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def names() -> list[str]:
    """The names of all installed bots."""
    return sorted(_installed())


def make(name: str, seed: int) -> Player:
    """A player of that name; UnknownBot if no package brings it."""
    if name not in _installed():
        raise UnknownBot("error-bot-unknown", bot=name, known=", ".join(names()))
    player: Player = _installed()[name].load()(seed)
    return player


__all__ = ["make", "names", "nicks"]
