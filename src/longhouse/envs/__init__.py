"""Doors for researchers: every installed game as an environment of PettingZoo, and as a game of OpenSpiel.

    from longhouse import envs

    env = envs.pettingzoo_env("tomahawk", options={"specials": False})
    env = envs.parallel_env("tomahawk")
    game = envs.openspiel_game("wendake", seats=3)

What they need is installed with `pip install "longhouse-games[envs]"`, and imported only when one of these is called.
`docs/research.md` says what observations, actions and rewards are.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from longhouse.core.errors import NotInstalled

if TYPE_CHECKING:
    from pettingzoo import AECEnv, ParallelEnv
    from pyspiel import Game as SpielGame

    from longhouse.core.game import Game
    from longhouse.envs.observing import Observer

EXTRA = "longhouse-games[envs]"
_FROM_OUTSIDE = ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel")

MOST_CHOICES = 10_000
"""After so many choices a game is broken off: some settings let players go on for ever."""


def pettingzoo_env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    observation: str = "flat",
    rewards: str = "victory",
    most_choices: int = MOST_CHOICES,
    render_mode: str | None = None,
) -> AECEnv[str, dict[str, Any], int]:
    """A game as an environment in which one agent after the other acts; its spaces never change.

    `options` are the game's settings. `observation` is "flat" or "zones", `rewards` is "victory" or "points".
    """
    found: AECEnv[str, dict[str, Any], int] = _module("zoo").wrapped(
        game, seats, options, observation, rewards, most_choices, render_mode
    )
    return found


def parallel_env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    observation: str = "flat",
    rewards: str = "victory",
    most_choices: int = MOST_CHOICES,
    render_mode: str | None = None,
) -> ParallelEnv[str, dict[str, Any], int]:
    """A game as an environment in which all who must decide act at the same time, and the others wait."""
    found: ParallelEnv[str, dict[str, Any], int] = _module("together").TogetherEnv(
        game, seats, options, observation, rewards, most_choices, render_mode
    )
    return found


def openspiel_game(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    rewards: str = "victory",
    most_choices: int = MOST_CHOICES,
) -> SpielGame:
    """A game of OpenSpiel: sequential, with chance nodes, and with worlds that a player holds possible."""
    found: SpielGame = _module("spiel").game_of(game, seats, options, rewards, most_choices)
    return found


def observer(game: str | Game) -> Observer:
    """What turns positions of a game into numbers, for whoever plays them without an environment."""
    found: Observer = _module("playing").observer_of(game)
    return found


def _module(name: str) -> Any:
    """A module of ours that needs a package from outside."""
    try:
        return import_module(f"longhouse.envs.{name}")
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in _FROM_OUTSIDE:
            raise
        raise NotInstalled("error-not-installed", package=missing, extra=EXTRA) from error
