"""A game as a Python game of OpenSpiel: sequential, with chance nodes, and with worlds that a player holds possible.

Who decides at the same time as others acts after them without seeing what they chose. Every game is registered as
`longhouse_<game>`, its settings being parameters: `pyspiel.load_game("longhouse_tomahawk(specials=off)")`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from longhouse.core.chance import FastChance
from longhouse.core.game import Game
from longhouse.core.settings import Setting, Value, parse_all
from longhouse.envs.observing import Observer
from longhouse.envs.playing import MOST_POINTS, REWARDS, Setup, find, observer_of
from longhouse.envs.position import GAMES, Position, most_outcomes

_LUCK_PER_CHOICE = 8
"""Chance nodes in a whole game, by its choices; far more than our games have."""
_OWN = ("seats", "rewards", "most_choices")


def game_of(
    game: str | Game, seats: int | None, options: Mapping[str, object] | None, rewards: str, most_choices: int
) -> LonghouseGame:
    """The OpenSpiel game of a setup."""
    setup = Setup.of(game, seats, options, rewards, most_choices)
    register(setup.game)
    words = {one.name: _parameter(one, setup.settings[one.name]) for one in setup.game.settings}
    return LonghouseGame({"seats": setup.seats, **words, "rewards": rewards, "most_choices": most_choices}, setup)


def register(game: str | Game) -> str:
    """Make a game known to OpenSpiel; the name under which it is loaded there."""
    found = find(game)
    name = f"longhouse_{found.id}"
    if found.id not in GAMES:
        GAMES[found.id] = found
        pyspiel.register_game(_type_of(Setup.of(found, None, None, str(REWARDS.default), 1)), _loader(found))
    return name


def _loader(game: Game) -> Callable[[dict[str, Any]], LonghouseGame]:
    """What `pyspiel.load_game` calls."""

    def load(params: dict[str, Any]) -> LonghouseGame:
        words = [f"{name}={_word(value)}" for name, value in params.items() if name not in _OWN]
        settings = parse_all(game.settings, words)
        seats = int(params["seats"]) or None
        setup = Setup.of(game, seats, settings, str(params["rewards"]), int(params["most_choices"]))
        return LonghouseGame({**params, "seats": setup.seats}, setup)

    # OpenSpiel lets go of it when Python has ended already, and then nothing may be freed: so it holds itself.
    vars(load)["itself"] = load
    return load


def _parameter(setting: Setting, value: Value) -> int | str:
    """A value of a setting as OpenSpiel takes it: a number where all are, else a word.

    It reads a word of digits as a number, so that among words a number has an n before it: `max_cycles=n20`.
    """
    if type(value) is not int:
        return setting.word(value)
    return value if all(type(one) is int for one in setting.values) else f"n{value}"


def _word(parameter: int | str) -> str:
    """The value as a person types it."""
    word = str(parameter)
    return word[1:] if word[:1] == "n" and word[1:].isdigit() else word


def _type_of(setup: Setup) -> pyspiel.GameType:
    game, kinds = setup.game, pyspiel.GameType
    words = {one.name: _parameter(one, one.default) for one in game.settings}
    return kinds(
        short_name=f"longhouse_{game.id}",
        long_name=f"Longhouse {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if setup.counts_points else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.all_seats()[-1],
        min_num_players=game.all_seats()[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 0, **words, "rewards": str(REWARDS.default), "most_choices": 10_000},
    )


def _info_of(setup: Setup) -> pyspiel.GameInfo:
    table = setup.game.start(setup.seats, setup.settings, FastChance(0), None)
    most = float(MOST_POINTS) if setup.counts_points else 1.0
    more: dict[str, Any] = {} if setup.counts_points else {"utility_sum": 0.0}
    return pyspiel.GameInfo(
        num_distinct_actions=setup.actions,
        max_chance_outcomes=most_outcomes(setup.game, table),
        num_players=setup.seats,
        min_utility=-most,
        max_utility=most,
        max_game_length=setup.most_choices,
        **more,
    )


class LonghouseGame(pyspiel.Game):
    """A game with its settings and its number of players."""

    def __init__(self, params: dict[str, Any], setup: Setup) -> None:
        super().__init__(_type_of(setup), _info_of(setup), params)
        self.setup = setup
        self.observer: Observer = observer_of(setup.game)
        self._first = Position.first(setup)

    def new_initial_state(self) -> LonghouseState:
        """Before the deal."""
        return LonghouseState(self, self._first)

    def max_chance_nodes_in_history(self) -> int:
        """More than there can be."""
        return _LUCK_PER_CHOICE * self.setup.most_choices

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> SpielObserver:
        """What a player sees; with perfect recall, also what it was told and chose before."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.observer, kind.perfect_recall)


class LonghouseState(pyspiel.State):
    """A position. What it stands on never changes, so that a clone costs nothing."""

    def __init__(self, game: LonghouseGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        """Whose turn it is: a seat, chance, or nobody's."""
        position = self.position
        if position.asked is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if position.is_over() else position.deciding()

    def _legal_actions(self, player: int) -> list[int]:
        state = self.position.state
        assert state is not None
        return sorted(state.options(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All outcomes of a chance node; they are equally likely."""
        asked = self.position.asked
        assert asked is not None
        return [(outcome, 1 / asked.outcomes) for outcome in range(asked.outcomes)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.asked is not None:
            self.position = position.after_luck(action)
        else:
            self.position = position.after_choice(position.deciding(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        asked = self.position.asked
        if player == pyspiel.PlayerId.CHANCE:
            stream = self.position.setup.game.streams[asked.stream] if asked is not None else "luck"
            return f"{stream}: {action}"
        return self.position.setup.game.codec.key(action)

    def is_terminal(self) -> bool:
        """Whether the game has ended, or was broken off."""
        return self.position.is_over()

    def returns(self) -> list[float]:
        """What the end is worth to each player; nothing before it."""
        return self.position.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LonghouseState:
        """A state that this player cannot tell from this one: what it cannot know is dealt anew."""
        world = self.clone()
        world.position = self.position.imagined(player, int(sampler() * 2**53))
        found: LonghouseState = world
        return found

    def __str__(self) -> str:
        return str(self.position)


class SpielObserver:
    """What a player sees, as numbers and as a string: the view of the game."""

    def __init__(self, observer: Observer, perfect_recall: bool) -> None:
        self._observer = observer
        self._recalls = perfect_recall
        self.tensor = np.zeros(observer.size, dtype=np.float32)
        self.dict = observer.by_zone(self.tensor)

    def set_from(self, state: LonghouseState, player: int) -> None:
        """Fill the numbers; before the deal there is nothing to see."""
        table = state.position.state
        self.tensor[:] = 0 if table is None else self._observer.flat(table, player)

    def string_from(self, state: LonghouseState, player: int) -> str:
        """What the player sees, as JSON; with perfect recall, and a digest of its past."""
        position = state.position
        view = None if position.state is None else position.setup.game.view(position.state, player)
        seen = json.dumps(view, sort_keys=True)
        return f"{seen} {position.remembered(player)}" if self._recalls else seen
