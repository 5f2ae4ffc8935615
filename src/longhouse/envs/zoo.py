"""A game as a PettingZoo environment in which one agent after the other acts (AEC).

Where several must decide at the same time, the lowest seat acts first; none sees what the others have chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from longhouse.core.errors import IllegalChoice
from longhouse.core.game import Game
from longhouse.envs.playing import Setup, agent_of, seat_of
from longhouse.envs.seated import ILLEGAL, SeatedAgents


class TurnsEnv(SeatedAgents, AECEnv[str, dict[str, Any], int]):
    """The bare environment; `wrapped` is what people use."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None,
        options: Mapping[str, object] | None,
        observation: str,
        rewards: str,
        most_choices: int,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.sit_down(Setup.of(game, seats, options, rewards, most_choices), observation, render_mode)
        self.metadata["is_parallelizable"] = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, dealt by the seed; without one, by the luck that goes on from the last."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent makes out in the position, and which actions it may take now."""
        seat = seat_of(agent)
        return self._spaces.observe(self._state, seat, self._legal(seat))

    def step(self, action: int | None) -> None:
        """The selected agent takes an option, with all that follows."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = seat_of(agent)
        if action is None or int(action) not in self._legal(seat):
            raise IllegalChoice("error-choice-illegal", choice=self._key(action))
        self._state.apply(seat, int(action), self._luck)
        self._choices += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        over, broken_off = self._state.is_over(), self._choices >= self.setup.most_choices
        if over or broken_off:
            returns = self.setup.returns(self._state, broken_off=not over)
            self.rewards = dict(zip(self.possible_agents, returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, bool(over))
            self.truncations = dict.fromkeys(self.agents, not over)
        self._accumulate_rewards()
        self.agent_selection = self._next()

    def _legal(self, seat: int) -> list[int]:
        over = self._state.is_over() or self._choices >= self.setup.most_choices
        return self._state.options(seat) if not over and seat in self._state.deciding() else []

    def _next(self) -> str:
        """Who acts next; at the end all do, one after the other."""
        return agent_of(0 if self._state.is_over() else self._state.deciding()[0])

    def _key(self, action: int | None) -> str:
        known = action is not None and 0 <= int(action) < self.setup.actions
        return self.setup.game.codec.key(int(action)) if known and action is not None else str(action)


def wrapped(*how: Any) -> AECEnv[str, dict[str, Any], int]:
    """The environment with the usual wrappers: an illegal action loses, a step before `reset` is refused."""
    env: AECEnv[str, dict[str, Any], int] = TurnsEnv(*how)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
