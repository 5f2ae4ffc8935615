"""Players that are programs. They see what a person in their seat would see, never the true state.

Bots are found through the entry-point group `longhouse.bots`; each is a class made with a seed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from longhouse.bots import words
from longhouse.bots.levels import CHIEF, FOR_NEWCOMERS, LEVELS, USUAL, level_of
from longhouse.bots.nicknames import OURS, nicks
from longhouse.core.errors import UnknownBot
from longhouse.core.protocol import Player, Result

GROUP = "longhouse.bots"


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


_listed: dict[str, str] = {}
"""Programs on this computer that have a name here: what a host lists for a server. By name, the command."""


def list_programs(programs: Mapping[str, str]) -> None:
    """Let these programs play under their names, and no others: a server's host says so."""
    _listed.clear()
    _listed.update(programs)


def installed() -> list[str]:
    """The names of the bots that packages bring."""
    return sorted(_installed())


def names() -> list[str]:
    """The names of all bots: those that are installed, and those that the host lists."""
    return sorted({*_installed(), *_listed})


def offered() -> list[str]:
    """The bots that people are offered: our levels, the weakest first, then those that others bring."""
    levels = [level.id for level in LEVELS if level.id in _installed()]
    return levels + [name for name in names() if name not in OURS]


def make(name: str, seed: int, seconds: float | None = None) -> Player:
    """A player of that name; UnknownBot if no package brings it and no host lists it. Never a command: see `summon`.

    One that has a method `limit` is told how many seconds it may think about a decision.
    """
    if name in _listed:
        return _piped(_listed[name], seed, seconds)
    if name not in _installed():
        raise UnknownBot("error-bot-unknown", bot=name, known=", ".join(offered()))
    player: Player = _installed()[name].load()(seed)
    limit = getattr(player, "limit", None)
    if seconds is not None and limit is not None:
        limit(seconds)
    return player


def summon(word: str, seed: int) -> Player:
    """The player that somebody at this computer typed: the name of a bot, or the command that starts a program.

    Only for what the person who runs Longhouse has typed: whoever may choose the word may start anything.
    """
    if not words.is_command(word):
        return make(word, seed)
    words.arguments(word)  # What cannot be started is refused at once.
    return _piped(word, seed, None)


def dismiss(players: Iterable[Player], result: Result | None = None) -> None:
    """Tell those how it ended who want to know, such as programs of their own, and let them go."""
    for player in players:
        close = getattr(player, "close", None)
        if close is not None:
            close(result)


def _piped(command: str, seed: int, seconds: float | None) -> Player:
    from longhouse.bots.pipe import PipeBot

    return PipeBot(command, seed, seconds)


__all__ = [
    "CHIEF",
    "FOR_NEWCOMERS",
    "LEVELS",
    "USUAL",
    "dismiss",
    "installed",
    "level_of",
    "list_programs",
    "make",
    "names",
    "nicks",
    "offered",
    "summon",
    "words",
]
