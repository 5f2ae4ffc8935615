"""Games as Python games of OpenSpiel: its own tests, worlds that a player holds possible, and its IS-MCTS."""

import subprocess
import sys

import numpy as np
import pytest

from longhouse import envs, games
from longhouse.core.errors import NotDeciding
from longhouse.testing.selfplay import shortened, some_seats, some_settings
from longhouse.testing.tables import LONG
from longhouse.testing.under_test import INSTALLED

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python on this machine")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

GAMES = pytest.mark.parametrize("game", INSTALLED, ids=lambda game: game.id)


def lucky(state, random):
    """Let chance speak until somebody decides, or the game is over."""
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(random.choice(outcomes, p=chances)))
    return state


def along(game, seed, most=10**6):
    """The states of a random game in which somebody decides."""
    random = np.random.RandomState(seed)
    state = lucky(game.new_initial_state(), random)
    for _ in range(most):
        if state.is_terminal():
            return
        yield state
        state.apply_action(int(random.choice(state.legal_actions())))
        lucky(state, random)


@GAMES
def test_its_own_test_passes(game):
    """`random_sim_test`: whole games; what each state says of itself, copies, and states written down and read."""
    options = {**some_settings(game, 0), **shortened(game)} if LONG else shortened(game)
    spiel = envs.openspiel_game(game, some_seats(game, 0, options), options, most_choices=10_000 if LONG else 150)
    pyspiel.random_sim_test(spiel, num_sims=5 if LONG else 1, serialize=True, verbose=False)


@pytest.mark.parametrize("seats", [3, 4])
def test_it_passes_for_more_players(seats):
    spiel = envs.openspiel_game("northgard", seats, rewards="points", most_choices=60)
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=False, verbose=False)
    assert spiel.num_players() == seats
    assert spiel.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


@GAMES
def test_a_game_is_loaded_by_its_name_with_its_settings(game):
    options = some_settings(game, 3)
    seats = some_seats(game, 3, options)
    spiel = envs.openspiel_game(game, seats, options)
    again = pyspiel.load_game(str(spiel))
    assert str(again) == str(spiel)
    assert again.setup.settings == spiel.setup.settings
    assert again.num_players() == seats
    assert again.num_distinct_actions() == game.codec.size
    usual = pyspiel.load_game(f"longhouse_{game.id}")
    assert usual.num_players() == game.seats[0]


@GAMES
def test_actions_are_the_game_s_options_by_their_keys(game):
    for state in along(envs.openspiel_game(game), 2, most=30):
        player = state.current_player()
        table = state.position.state
        assert player == table.deciding()[0]
        assert state.legal_actions() == sorted(table.options(player))
        for action in state.legal_actions()[:5]:
            assert state.action_to_string(player, action) == game.codec.key(action)


def test_chance_nodes_are_all_the_luck_there_is():
    """The same choices and the same outcomes make the same game, and every outcome may come."""
    spiel = envs.openspiel_game("tribes", options={"max_cycles": 3})
    state = spiel.new_initial_state()
    assert state.is_chance_node()
    streams = set()
    random = np.random.RandomState(4)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert 1 < len(outcomes) <= spiel.max_chance_outcomes()
            streams.add(state.action_to_string(state.current_player(), outcomes[-1][0]).partition(":")[0])
        state.apply_action(int(random.choice(state.legal_actions())))
    assert streams <= set(games.get("tribes").streams)
    assert len(streams) > 1
    again = spiel.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    assert sum(state.returns()) == pytest.approx(0)


@GAMES
def test_an_imagined_state_looks_the_same_to_its_player_and_hides_what_others_know(game):
    changed = 0
    for state in along(envs.openspiel_game(game, options=shortened(game)), 5, most=60):
        player = state.current_player()
        sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
        world = state.resample_from_infostate(player, sampler)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        changed += str(world) != str(state)
        for other in {0, 1} - {player}:
            assert world.position.remembered(other) == state.position.told_to_all()
    assert changed > 0


def test_a_past_differs_for_whom_it_was_told_to_differ():
    """What seat 1 chooses in secret is in the memory of seat 1, and not in that of seat 0."""
    spiel = envs.openspiel_game("tomahawk", options={"specials": False})
    state = next(one for one in along(spiel, 7) if one.current_player() == 1)
    one, two = state.clone(), state.clone()
    one.apply_action(state.legal_actions()[0])
    two.apply_action(state.legal_actions()[1])
    assert one.information_state_string(0) == two.information_state_string(0)
    assert one.information_state_string(1) != two.information_state_string(1)


def test_nobody_imagines_worlds_while_chance_has_to_speak():
    state = envs.openspiel_game("tribes").new_initial_state()
    with pytest.raises(NotDeciding):
        state.resample_from_infostate(0, lambda: 0.5)


def bot_for(spiel, seed, simulations):
    random = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(spiel, evaluator, uct_c=1.4, max_simulations=simulations, random_state=random)
    # OpenSpiel's own sampler has another seed in every run.
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random.random_sample))
    return bot


@GAMES
def test_is_mcts_thinks_about_every_game_through_our_worlds(game):
    """It checks itself that a world looks like the state that it was made of."""
    spiel = envs.openspiel_game(game, options=shortened(game), most_choices=150)
    bot = bot_for(spiel, 1, 4)
    for number, state in enumerate(along(spiel, 8, most=25)):
        if number % 12 == 0:
            assert bot.step(state) in state.legal_actions()


def test_is_mcts_beats_a_random_player():
    """Tomahawk without specials: few simulations are enough to win most games."""
    spiel = envs.openspiel_game("tomahawk", options={"specials": False})
    won = 0
    games_played = 20 if LONG else 3
    for seed in range(games_played):
        bot, side, random = bot_for(spiel, seed, 25 if LONG else 10), seed % 2, np.random.RandomState(seed)
        state = lucky(spiel.new_initial_state(), random)
        while not state.is_terminal():
            thinks = state.current_player() == side
            state.apply_action(int(bot.step(state) if thinks else random.choice(state.legal_actions())))
            lucky(state, random)
        won += state.returns()[side] > 0
    assert won > games_played / 2


def test_python_ends_quietly_after_a_game_was_registered():
    code = "from longhouse import envs; envs.openspiel_game('tomahawk').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
