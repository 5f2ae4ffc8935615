"""A game as a PettingZoo environment in which all who must decide act at the same time (Parallel).

Who is not asked, or has answered while others have not, waits: the last action, which exists only here. In a game where
everybody always decides together nobody waits but who has less to choose.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from longhouse.core.game import Game
from longhouse.envs.playing import Setup, seat_of
from longhouse.envs.seated import ILLEGAL, SeatedAgents


class TogetherEnv(SeatedAgents, ParallelEnv[str, dict[str, Any], int]):
    """All choices of one step are made before any of them takes effect."""

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
        setup = Setup.of(game, seats, options, rewards, most_choices)
        self.sit_down(setup, observation, render_mode, further_actions=1)
        self.wait = setup.actions
        """The action of those who are not asked."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """A new game, dealt by the seed; without one, by the luck that goes on from the last."""
        self.deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Everybody acts. Who takes an action that the mask does not allow loses, and the game ends."""
        agents = self.agents[:]
        legal = {agent: self._legal(seat_of(agent)) for agent in agents}
        wrong = [agent for agent in agents if int(actions[agent]) not in legal[agent]]
        rewards = dict.fromkeys(agents, 0.0)
        ended = broken_off = False
        if wrong:
            ended = True
            rewards |= dict.fromkeys(wrong, ILLEGAL)
        else:
            self._apply({seat_of(agent): int(actions[agent]) for agent in agents})
            ended = self._state.is_over()
            broken_off = not ended and self._choices >= self.setup.most_choices
        if not wrong and (ended or broken_off):
            rewards = dict(zip(agents, self.setup.returns(self._state, broken_off), strict=True))
        if ended or broken_off:
            self.agents = []
        seen = self._observations(agents, nobody_asked=ended or broken_off)
        return (
            seen,
            rewards,
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, broken_off),
            {agent: {} for agent in agents},
        )

    def _apply(self, actions: Mapping[int, int]) -> None:
        """Put into effect what was chosen. An answer stays open until its seat has given it, whoever was faster."""
        for seat, action in actions.items():
            if action != self.wait:
                self._state.apply(seat, action, self._luck)
                self._choices += 1

    def _legal(self, seat: int) -> list[int]:
        return self._state.options(seat) if seat in self._state.deciding() else [self.wait]

    def _observations(self, agents: list[str] | None = None, nobody_asked: bool = False) -> dict[str, dict[str, Any]]:
        return {
            agent: self._spaces.observe(
                self._state, seat_of(agent), [self.wait] if nobody_asked else self._legal(seat_of(agent))
            )
            for agent in (self.agents if agents is None else agents)
        }
