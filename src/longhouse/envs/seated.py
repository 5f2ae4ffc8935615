"""What both kinds of PettingZoo environments have: agents at a table, their spaces, and luck from game to game."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding

from longhouse.core.chance import FastChance
from longhouse.core.state import State
from longhouse.envs.playing import Setup, Spaces, agent_of, drawn

_SEEDS = 2**62

ILLEGAL = -1.0
"""What an action is worth that the mask does not allow: whoever takes it loses, and the game ends."""


class SeatedAgents:
    """An agent for every seat of a table. The spaces of each are always the same."""

    _state: State
    _luck: FastChance
    _choices: int

    def sit_down(self, setup: Setup, observation: str, render_mode: str | None, *, further_actions: int = 0) -> None:
        """Make agents and spaces; `further_actions` come after the options of the game."""
        self.setup = setup
        self.metadata: dict[str, Any] = {
            "name": f"longhouse_{setup.game.id}_v{setup.game.rules_version}",
            "render_modes": ["ansi"],
        }
        self.render_mode = render_mode
        self.possible_agents = [agent_of(seat) for seat in range(setup.seats)]
        self.agents: list[str] = []
        self._spaces = Spaces(setup, observation, further_actions=further_actions)
        self.observation_spaces = dict(zip(self.possible_agents, self._spaces.observation, strict=True))
        self.action_spaces = dict(zip(self.possible_agents, self._spaces.action, strict=True))
        self._random, _ = seeding.np_random()

    def deal(self, seed: int | None) -> None:
        """A new game, dealt by the seed; without one, by the luck that goes on from the last."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._luck = FastChance(int(self._random.integers(_SEEDS)))
        self._state = self.setup.game.start(self.setup.seats, self.setup.settings, self._luck, None)
        self._choices = 0
        self.agents = self.possible_agents[:]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is given to see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All options of the game by their numbers, and where agents may wait, that too."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The table in lines of text, as a spectator sees it."""
        return drawn(self.setup, self._state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
