"""Games as environments of PettingZoo: its own tests, for every game, number of players and setting."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from longhouse import envs, games
from longhouse.core.errors import BadSeats, BadSetting, IllegalChoice
from longhouse.testing.selfplay import shortened, some_seats, some_settings
from longhouse.testing.tables import LONG
from longhouse.testing.under_test import INSTALLED

CYCLES = 300 if LONG else 25
GAMES = pytest.mark.parametrize("game", INSTALLED, ids=lambda game: game.id)
COUNTS = [(game, seats) for game in INSTALLED for seats in game.all_seats()]


def settings_for(game, seats):
    """Settings with which so many play: the usual ones, or those of a setting that other numbers need."""
    if seats in game.seats:
        return {}
    return next(
        {setting.name: value} for setting in game.settings for value, fits in setting.seats.items() if seats in fits
    )


@pytest.fixture(autouse=True)
def quiet():
    """PettingZoo warns of observations that are dictionaries, which it knows of its own games only."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("game", "seats"), COUNTS, ids=lambda value: getattr(value, "id", str(value)))
def test_its_own_tests_pass_for_every_number_of_players(game, seats):
    options = settings_for(game, seats)
    api_test(envs.pettingzoo_env(game, seats, options), num_cycles=CYCLES)
    seed_test(lambda: envs.pettingzoo_env(game, seats, options), num_cycles=CYCLES)


@GAMES
@pytest.mark.parametrize("seed", range(20 if LONG else 2))
def test_they_pass_with_all_settings(game, seed):
    options = some_settings(game, seed)
    seats = some_seats(game, seed, options)
    api_test(envs.pettingzoo_env(game, seats, options, observation="zones"), num_cycles=CYCLES)
    seed_test(lambda: envs.pettingzoo_env(game, seats, options, observation="zones"), num_cycles=CYCLES)


@GAMES
def test_spaces_are_the_same_for_all_settings_and_players(game):
    found = []
    for seed in range(8):
        options = some_settings(game, seed)
        env = envs.pettingzoo_env(game, some_seats(game, seed, options), options)
        found.append((env.observation_space("seat_0"), env.action_space("seat_0")))
    assert all(spaces == found[0] for spaces in found)


def play(env, seed, look=lambda env: None):
    """A whole game of random choices; everybody's rewards."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            look(env)
            env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    return total


@GAMES
def test_a_whole_game_ends_with_somebody_s_victory(game):
    total = play(envs.pettingzoo_env(game, options=shortened(game)), 3)
    assert sum(total.values()) == pytest.approx(0)
    assert set(total.values()) <= {1.0, -1.0, 0.0}


@GAMES
def test_masks_are_the_options_of_the_seat_that_decides_and_of_nobody_else(game):
    def look(env):
        state = env.unwrapped._state
        for seat, agent in enumerate(env.possible_agents):
            mask = env.observe(agent)["action_mask"]
            legal = state.options(seat) if seat in state.deciding() else []
            assert np.flatnonzero(mask).tolist() == sorted(legal)

    env = envs.pettingzoo_env(game, options=shortened(game), most_choices=60)
    play(env, 4, look)


def test_points_can_be_the_reward_and_are_for_whoever_plays_alone():
    total = play(envs.pettingzoo_env("wendake", rewards="points"), 5)
    assert max(total.values()) > 1
    alone = play(envs.pettingzoo_env("wendake", 1, {"solo_ghost": True}), 5)
    assert alone["seat_0"] > 1


def test_equal_places_share_the_victory():
    setup = envs.pettingzoo_env("tribes", 3).unwrapped.setup
    returns = {ranks: setup._replace(game=ranking(setup.game, ranks)).returns(None, False) for ranks in RANKS}
    assert returns == {(1, 2, 3): [1, -0.5, -0.5], (1, 1, 3): [0.5, 0.5, -1], (1, 1, 1): [0, 0, 0]}


RANKS = ((1, 2, 3), (1, 1, 3), (1, 1, 1))


def ranking(game, ranks):
    from dataclasses import replace

    from longhouse.core.protocol import Result

    return replace(game, result=lambda state: Result(ranks, (0, 0, 0), ()))


def test_a_game_that_goes_on_for_ever_is_broken_off():
    env = envs.pettingzoo_env("tribes", options={"max_cycles": "none"}, most_choices=40)
    assert set(play(env, 6).values()) == {0.0}
    env.reset(seed=6)
    for _ in range(40):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_whoever_takes_what_the_mask_forbids_loses():
    env = envs.pettingzoo_env("tomahawk")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())
    bare = envs.pettingzoo_env("tomahawk").unwrapped
    bare.reset(seed=1)
    with pytest.raises(IllegalChoice):
        bare.step(int(np.flatnonzero(bare.observe(bare.agent_selection)["action_mask"] == 0)[0]))


def test_bad_requests_are_refused_in_words():
    with pytest.raises(BadSeats):
        envs.pettingzoo_env("tomahawk", seats=3)
    with pytest.raises(BadSetting):
        envs.pettingzoo_env("tomahawk", options={"dragons": True})
    with pytest.raises(BadSetting):
        envs.pettingzoo_env("tomahawk", observation="pixels")
    with pytest.raises(BadSetting):
        envs.pettingzoo_env("tomahawk", rewards="fame")
    with pytest.raises(BadSetting):
        envs.pettingzoo_env("tomahawk", most_choices=0)


def test_the_table_is_drawn_as_a_spectator_sees_it():
    env = envs.pettingzoo_env("wendake", render_mode="ansi")
    env.reset(seed=1)
    assert "seat_0" in env.render()


# All at the same time.


@GAMES
def test_its_parallel_tests_pass(game):
    parallel_api_test(envs.parallel_env(game, options=shortened(game)), num_cycles=CYCLES)


def test_who_decides_together_acts_together():
    """Tomahawk: both sides always choose at the same time, so that a game has half as many steps as choices."""
    env = envs.parallel_env("tomahawk")
    seen, _ = env.reset(seed=2)
    random = np.random.default_rng(2)
    steps = waits = 0
    while env.agents:
        actions = {agent: int(random.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        waits += sum(action == env.wait for action in actions.values())
        seen, rewards, *_ = env.step(actions)
        steps += 1
    assert steps < 50
    assert waits < steps / 2
    assert sum(rewards.values()) == pytest.approx(0)


def test_together_nobody_sees_what_the_others_have_chosen():
    """What seat 0 is given after a step does not depend on seat 1's card, as long as both are still choosing."""
    seen_after, chosen = [], []
    for which in (0, -1):
        env = envs.parallel_env("tomahawk", options={"specials": False})
        seen, _ = env.reset(seed=9)
        first = int(np.flatnonzero(seen["seat_0"]["action_mask"])[0])
        chosen.append(int(np.flatnonzero(seen["seat_1"]["action_mask"])[which]))
        after, *_ = env.step({"seat_0": first, "seat_1": chosen[-1]})
        assert env.unwrapped._state.deciding() == (0, 1)
        seen_after.append([after["seat_0"][name].tobytes() for name in ("observation", "action_mask")])
    assert chosen[0] != chosen[1]
    assert seen_after[0] == seen_after[1]


def test_together_an_illegal_action_loses_too():
    env = envs.parallel_env("tomahawk")
    seen, _ = env.reset(seed=1)
    legal = int(np.flatnonzero(seen["seat_1"]["action_mask"])[0])
    _, rewards, terminated, *_ = env.step({"seat_0": env.wait, "seat_1": legal})
    assert rewards == {"seat_0": -1, "seat_1": 0}
    assert all(terminated.values())
    assert env.agents == []


def test_games_are_found_by_their_names():
    assert envs.pettingzoo_env("tribes").metadata["name"].startswith("longhouse_tribes_v")
    assert envs.pettingzoo_env(games.get("tribes")).action_space("seat_1").n == games.get("tribes").codec.size
