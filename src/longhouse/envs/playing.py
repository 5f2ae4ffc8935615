"""What all environments have in common: which game is played how, what an action is, and what the end is worth.

An action is the number of an option in the game's own table of all options (`game.codec`). The table is made of the
declarations of the decisions, so it is complete, and the same for any number of players and all settings. Big choices
are sequences of small ones, so that it stays small.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from longhouse.core import registry
from longhouse.core.errors import BadSetting
from longhouse.core.game import Game
from longhouse.core.settings import Setting, Value, complete
from longhouse.core.state import State
from longhouse.core.text import Text
from longhouse.envs.observing import Observer

Mask: TypeAlias = NDArray[np.int8]

OBSERVATIONS = Setting("observation", ("flat", "zones"), "designed")
REWARDS = Setting("rewards", ("victory", "points"), "designed")
MOST_POINTS = 10_000
"""More points than anybody makes, or loses."""


_OBSERVERS: dict[str, Observer] = {}


def find(game: str | Game) -> Game:
    """The game itself, or the installed one of that name."""
    return registry.get(game) if isinstance(game, str) else game


def observer_of(game: str | Game) -> Observer:
    """The observer of a game; there is one for each."""
    found = find(game)
    known = _OBSERVERS.get(found.id)
    if known is None or known.game is not found:
        known = _OBSERVERS[found.id] = Observer(found)
    return known


class Setup(NamedTuple):
    """Which game is played, by how many, with which settings; and what the end is worth."""

    game: Game
    seats: int
    settings: Mapping[str, Value]
    rewards: str
    most_choices: int

    @staticmethod
    def of(
        game: str | Game, seats: int | None, options: Mapping[str, object] | None, rewards: str, most_choices: int
    ) -> Setup:
        """A setup of what somebody asked for; refused if the game does not have it."""
        found = find(game)
        chosen = complete(found.settings, options or {})
        REWARDS.check(rewards)
        if most_choices < 1:
            raise BadSetting("error-setting-value", setting="most_choices", value=str(most_choices), known="1..")
        return Setup(found, found.check_seats(seats, chosen), chosen, rewards, most_choices)

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return self.game.codec.size

    @property
    def counts_points(self) -> bool:
        """Whether points are the reward: if wanted so, and for whoever plays alone and has nobody to beat."""
        return self.rewards == "points" or self.seats == 1

    def returns(self, state: State, broken_off: bool) -> list[float]:
        """What a game that has ended is worth to each seat.

        With "victory" winners share 1 and the others lose as much in all; a game that was broken off nobody has won.
        """
        if self.counts_points:
            return [float(points) for points in state.scores()]
        if broken_off:
            return [0.0] * self.seats
        ranks = self.game.result(state).ranks
        winners = ranks.count(1)
        if winners == self.seats:
            return [0.0] * self.seats
        return [1 / winners if rank == 1 else -1 / (self.seats - winners) for rank in ranks]


class Spaces:
    """The spaces of a setup, and what fills them."""

    def __init__(self, setup: Setup, observation: str, further_actions: int = 0) -> None:
        OBSERVATIONS.check(observation)
        self.setup = setup
        self.observer = observer_of(setup.game)
        self.by_zone = observation == "zones"
        self.size = setup.actions + further_actions
        self.action = [spaces.Discrete(self.size) for _ in range(setup.seats)]
        self.observation = [self._observation() for _ in range(setup.seats)]

    def _observation(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self.size,), np.int8)
        seen: spaces.Space[Any] = spaces.Box(0, 1, (self.observer.size,), np.float32)
        if self.by_zone:
            seen = spaces.Dict({part.name: spaces.Box(0, 1, part.shape, np.float32) for part in self.observer.parts})
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def observe(self, state: State, seat: int, legal: Sequence[int]) -> dict[str, Any]:
        """What a seat is given: what it makes out, and which actions it may take."""
        mask: Mask = np.zeros(self.size, dtype=np.int8)
        mask[list(legal)] = 1
        flat = self.observer.flat(state, seat)
        return {"observation": self.observer.by_zone(flat) if self.by_zone else flat, "action_mask": mask}


def agent_of(seat: int) -> str:
    """What environments call a seat."""
    return f"seat_{seat}"


def seat_of(agent: str) -> int:
    """The seat that environments call so."""
    return int(agent.removeprefix("seat_"))


def drawn(setup: Setup, state: State) -> str:
    """The table in lines of text, as a spectator sees it."""
    game = setup.game
    view = {
        "game": game.id,
        "seat": None,
        "seats": setup.seats,
        "settings": dict(setup.settings),
        "deciding": [] if state.is_over() else list(state.deciding()),
        "over": state.is_over(),
        "table": game.view(state, None),
    }
    names = [agent_of(seat) for seat in range(setup.seats)]
    return "\n".join(game.draw({**view, "names": names}, Text("en", game.folder / "text"), names))
