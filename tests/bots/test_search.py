"""The search itself, in games that can be solved by hand and in Tomahawk."""

import os
import signal
import threading
import time

import pytest

from bots.small import Alike, Matrix, MatrixKnowledge, Nim, Sometimes, exploitability
from longhouse.bots.outlook import SeatOutlook
from longhouse.bots.search import PUCT, REGRETS, UCB, Crew, SearchBot, Searcher
from longhouse.bots.search.thought import merged
from longhouse.bots.search.tree import AVAILABLE, CODE, VISITS, Tree, mixed
from longhouse.core import registry
from longhouse.core.chance import FastChance
from longhouse.core.settings import complete
from toy import GAME as TOY
from toy import state as toy

TOMAHAWK = registry.get("tomahawk")
TRIBES = registry.get("tribes")
MATCHING = ((100, 0), (0, 100))
LOPSIDED = ((80, 20, 50), (10, 70, 30))


def tomahawk(seed, decisions, **chosen):
    chance = FastChance(seed)
    state = TOMAHAWK.start(2, complete(TOMAHAWK.settings, chosen), chance, None)
    for _ in range(decisions):
        seat = state.deciding()[0]
        options = state.options(seat)
        state.apply(seat, options[chance.pick(-1, len(options))], chance)
    return state


def told(thought):
    """Everything about a thought that does not depend on the clock."""
    return thought.seat, thought.options, thought.chances, thought.line, thought.simulations, thought.nodes


# It finds what is there.


@pytest.mark.parametrize("matches", [5, 6, 7, 9, 10, 11])
def test_the_winning_move_is_found(matches):
    thought = Searcher(Alike(), 2, 1).think_in(Nim(matches), 0, simulations=1500)
    assert thought.best.code == matches % 4
    assert thought.best.value > 0.7
    assert thought.line[0] == (0, matches % 4)
    assert thought.chances[0] + thought.chances[1] == pytest.approx(1)


def test_in_the_toy_game_the_die_brings_more_than_a_walk():
    """Seat 2 has one action left, and all cards are known to it; to win it must catch up by more than a step."""
    state = TOY.start(3, complete(TOY.settings, {"rounds": 1}), FastChance(1), None)
    while state.turn != 2:
        state.apply(state.turn, toy.STOP, FastChance(1))
    state.points, state.cards, state.looks = [6, 0, 4], [4, 2, 3], [0, 0, 0, 0, 0, 0, 1, 1, 1]
    for _ in range(2):
        state.apply(2, toy.PEEK, FastChance(1))
    thought = Searcher(TOY.knowledge, 3, 1).think_in(state, 2, simulations=1500)
    assert thought.best.code == toy.ROLL
    assert thought.best.value > thought.option(toy.WALK).value + 0.1


def test_a_rare_option_is_measured_by_how_often_it_was_there():
    searcher = Searcher(Alike(), 2, 1)
    searcher.think_in(Sometimes(), 1, simulations=400)
    tree = searcher.simulation.tree
    path = mixed(mixed(searcher.simulation.root_path, 1), 0)
    edges = {tree.cell(edge, CODE): edge for edge in tree.edges_of(tree.find(mixed(path, 0)))}
    there, taken = (tree.cell(edges[2], cell) for cell in (AVAILABLE, VISITS))
    assert 10 < there < 200
    assert taken > 0.7 * there
    assert tree.cell(edges[0], VISITS) > tree.cell(edges[1], VISITS)


class Sure(Alike):
    """Is sure of option 0, wherever it is asked."""

    def __init__(self):
        super().__init__()
        self.guided = True

    def weigh_into(self, world, seat, options, chance, into):
        for place in range(options.count):
            into.put(place, 0.0 if options.codes[place] == 0 else -1000.0)


def test_what_knowledge_thinks_nothing_of_is_tried_all_the_same():
    thought = Searcher(Sure(), 2, 1).think_in(Matrix(((0, 0), (100, 100), (90, 90))), 0, simulations=400)
    assert thought.best.code == 1
    assert thought.option(0).prior > 0.9
    assert 0 < thought.option(2).prior < 0.1
    searcher = Searcher(Sure(), 2, 1)
    searcher.think_in(Sometimes(never=0), 1, simulations=200)
    assert searcher.simulation.done > 50


@pytest.mark.parametrize(("cells", "bound"), [(MATCHING, 0.08), (LOPSIDED, 0.06)])
def test_regrets_come_near_an_equilibrium(cells, bound):
    strategies = []
    for seat in range(2):
        searcher = Searcher(MatrixKnowledge(), 2, 3)
        searcher.simulation.together = REGRETS
        thought = searcher.think_in(Matrix(cells), seat, simulations=6000)
        strategies.append([one.share for one in thought.options])
    assert exploitability(cells, *strategies) < bound


def test_a_secret_choice_is_made_by_lot():
    searcher = Searcher(MatrixKnowledge(), 2, 3)
    thought = searcher.think_in(Matrix(MATCHING), 0, simulations=500)
    assert thought.secret
    chance = FastChance(1)
    assert {thought.pick(chance) for _ in range(40)} == {0, 1}
    open_choice = Searcher(Alike(), 2, 1).think_in(Nim(6), 0, simulations=300)
    assert {open_choice.pick(chance) for _ in range(10)} == {2}


# It knows no more than its seat.


@pytest.mark.parametrize("way", [PUCT, UCB, REGRETS])
def test_what_a_rival_has_chosen_in_secret_makes_no_difference(way):
    thoughts = []
    for choice in (None, 0, 1):
        state = Matrix(LOPSIDED)
        if choice is not None:
            state.apply(1, choice, FastChance(1))
        searcher = Searcher(MatrixKnowledge(), 2, 3)
        searcher.simulation.together = way
        thoughts.append(told(searcher.think_in(state, 0, simulations=300)))
    assert thoughts[1] == thoughts[2]
    # Nor does it matter that they have chosen, except for the luck used to deal it anew.
    assert thoughts[0][4] == thoughts[1][4]


@pytest.mark.parametrize(("decisions", "rival"), [(0, 0), (2, 0), (3, 0), (16, 0), (18, 0), (26, 1)])
def test_decks_hands_and_cards_laid_in_secret_make_no_difference(decisions, rival):
    before = tomahawk(5, decisions)
    states = [before.copy(), before.copy()]
    chance = FastChance(9)
    serial = before.frames.serial()
    for state, place in zip(states, (0, -1), strict=True):
        while rival in state.deciding():
            state.apply(rival, state.options(rival)[place], chance)
        assert state.frames.serial() == serial
    assert states[0].dump() != states[1].dump()
    states.append(states[0].determinize(1 - rival, FastChance(77)))
    thoughts = []
    for state in states:
        outlook = SeatOutlook(TOMAHAWK, state, 1 - rival)
        thoughts.append(told(Searcher(TOMAHAWK.knowledge, 2, 4).think(outlook, simulations=60)))
    assert thoughts[0] == thoughts[1] == thoughts[2]


# It can be relied on.


def test_the_same_seed_thinks_the_same():
    state = tomahawk(3, 6)
    seat = state.deciding()[0]
    one, same, other = (
        Searcher(TOMAHAWK.knowledge, 2, seed).think_in(state, seat, simulations=80) for seed in (1, 1, 2)
    )
    assert told(one) == told(same)
    assert told(one) != told(other)


@pytest.mark.parametrize("seconds", [0.05, 0.3])
def test_the_time_limit_holds(seconds):
    state = tomahawk(3, 6)
    start = time.perf_counter()
    thought = Searcher(TOMAHAWK.knowledge, 2, 1).think_in(state, state.deciding()[0], seconds=seconds)
    taken = time.perf_counter() - start
    assert thought.simulations > 0
    assert 0.9 * seconds < taken < seconds + 0.25


def test_a_thought_is_stopped_from_another_thread():
    state = tomahawk(3, 6)
    searcher = Searcher(TOMAHAWK.knowledge, 2, 1)
    threading.Timer(0.2, searcher.stop).start()
    start = time.perf_counter()
    thought = searcher.think_in(state, state.deciding()[0], seconds=30)
    assert time.perf_counter() - start < 5
    assert thought.simulations > 0


def test_a_limit_is_needed():
    with pytest.raises(ValueError, match="limit"):
        Searcher(Alike(), 2, 1).think_in(Nim(5), 0)


def test_memory_is_bounded():
    state = tomahawk(3, 6)
    searcher = Searcher(TOMAHAWK.knowledge, 2, 1, nodes=50)
    thought = searcher.think_in(state, state.deciding()[0], simulations=300)
    assert thought.nodes == 50
    assert thought.simulations == 300


def test_thinking_ends_when_nothing_can_change():
    thought = Searcher(Alike(), 2, 1).think_in(Nim(3), 0, simulations=5000)
    assert thought.best.code == 3
    assert 2500 < thought.simulations < 4000


def test_an_only_option_costs_nothing():
    thought = Searcher(Alike(), 2, 1).think_in(Nim(1), 0, seconds=10)
    assert thought.simulations == 0
    assert thought.best.code == 1
    assert thought.seconds < 1


# It goes on where it was.


def deploying(seed=3):
    """A bot's first two thoughts about a deployment, the second one after its choice."""
    state = tomahawk(seed, 0, specials=False)
    seat = state.deciding()[0]
    searcher = Searcher(TOMAHAWK.knowledge, 2, 1)
    first = searcher.think(SeatOutlook(TOMAHAWK, state, seat), simulations=200)
    state.apply(seat, first.best.code, FastChance(1))
    searcher.take(first.best.code)
    return state, seat, searcher, first


def test_the_tree_is_used_again_after_the_own_choice():
    state, seat, searcher, first = deploying()
    second = searcher.think(SeatOutlook(TOMAHAWK, state, seat), simulations=100)
    assert second.reused in (first.best.visits - 1, first.best.visits)
    assert sum(one.visits for one in second.options) == second.reused + second.simulations


def test_it_is_used_again_when_only_a_rival_became_ready():
    state, seat, searcher, first = deploying()
    while 1 - seat in state.deciding():
        state.apply(1 - seat, state.options(1 - seat)[0], FastChance(1))
    second = searcher.think(SeatOutlook(TOMAHAWK, state, seat), simulations=10)
    assert second.reused in (first.best.visits - 1, first.best.visits)


def test_elsewhere_it_starts_afresh():
    _, seat, searcher, _ = deploying()
    other = tomahawk(8, 0, specials=False)
    other.apply(seat, other.options(seat)[0], FastChance(1))
    second = searcher.think(SeatOutlook(TOMAHAWK, other, seat), simulations=10)
    assert second.reused == 0


def test_a_new_round_starts_afresh():
    state = tomahawk(3, 0, specials=False)
    bot = SearchBot(1, simulations=20)
    thoughts = []
    while len(thoughts) < 6:
        seat = state.deciding()[0]
        if seat == 0:
            choice = bot.choose(SeatOutlook(TOMAHAWK, state, seat))
            thoughts.append(bot.thought)
        else:
            choice = state.options(seat)[0]
        state.apply(seat, choice, FastChance(1))
    reused = [thought.reused > 0 for thought in thoughts]
    assert not reused[0]
    assert reused[1]
    assert not reused[5]


def test_a_decision_of_several_after_the_own_choice_is_thought_about():
    """In Tribes the seat that moved last in a round next chooses a card, at the same time as the others."""
    state = TRIBES.start(2, complete(TRIBES.settings, {}), FastChance(2), None)
    chance = FastChance(3)
    bots = [SearchBot(seat, simulations=12) for seat in range(2)]
    resumed = 0
    for _ in range(150):
        seat = state.deciding()[0]
        bot = bots[seat]
        before = bot.thought
        state.apply(seat, bot.choose(SeatOutlook(TRIBES, state, seat)), chance)
        if bot.thought is not before:
            assert sum(one.visits for one in bot.thought.options) > 0
            resumed += bot.thought.secret and bot.thought.reused > 0
    assert resumed > 0


# The pieces.


def test_a_tree_finds_every_node_again():
    tree = Tree(5000)
    keys = [mixed(mixed(7, number), number % 3) for number in range(5000)]
    for key in keys:
        assert tree.find(key) == -1
        tree.add_node(key)
    assert tree.is_full()
    assert [tree.find(key) for key in keys] == list(range(5000))


def test_thoughts_of_several_are_merged():
    thoughts = [Searcher(Alike(), 2, seed).think_in(Nim(6), 0, simulations=300) for seed in range(3)]
    together = merged(thoughts)
    assert together.simulations == sum(one.simulations for one in thoughts)
    assert together.best.code == 2
    assert sum(one.share for one in together.options) == pytest.approx(1)
    assert together.option(2).visits == sum(one.option(2).visits for one in thoughts)


@pytest.fixture
def crew():
    with Crew("tomahawk", 3, 1) as crew:
        yield crew


def opening():
    state = tomahawk(3, 6)
    return SeatOutlook(TOMAHAWK, state, state.deciding()[0])


def test_several_processes_think_together(crew):
    outlook = opening()
    thought = crew.think(outlook, simulations=61)
    assert thought.simulations == 63
    assert [one.code for one in thought.options] == list(outlook.options)
    again = crew.think(outlook, simulations=61)
    assert told(again) != told(thought)
    with Crew("tomahawk", 3, 1) as other:
        assert told(other.think(outlook, simulations=61)) == told(thought)


def test_all_processes_go_on_from_what_they_have_thought():
    match = registry.get("wendake").new(seats=2, seed=1)
    with Crew("wendake", 2, 1) as crew:
        reused = []
        for _ in range(12):
            seat = match.deciding()[0]
            outlook = SeatOutlook(match.game, match.state, seat)
            thought = crew.think(outlook, simulations=200)
            crew.take(thought.best.code)
            reused.append((thought.reused, crew._own.simulation.root_visits() - thought.simulations // 2))
            match.choose(seat, match.game.codec.key(thought.best.code))
    assert any(of_all > of_one > 0 for of_all, of_one in reused)


def test_a_process_that_dies_is_not_missed(crew):
    outlook = opening()
    crew.think(outlook, simulations=30)
    for helper in crew._helpers:
        helper.process.kill()
    assert crew.think(outlook, simulations=30).simulations in (10, 20, 30)
    assert crew.think(outlook, simulations=30).simulations == 10
    assert crew.think(outlook, seconds=0.05).simulations > 0


def test_whoever_is_late_is_not_waited_for_and_not_heard_later(crew):
    outlook = opening()
    crew.think(outlook, simulations=30)  # all of them are there
    for helper in crew._helpers:
        os.kill(helper.process.pid, signal.SIGSTOP)
    alone = crew.think(outlook, seconds=0.05)
    for helper in crew._helpers:
        os.kill(helper.process.pid, signal.SIGCONT)
    together = crew.think(outlook, simulations=30)
    assert alone.simulations > 0
    assert together.simulations == 30


def test_a_crew_that_is_told_to_stop_waits_for_nobody(crew):
    outlook = opening()
    crew.think(outlook, simulations=30)
    threading.Timer(0.3, crew.stop).start()
    assert 0 < crew.think(outlook, simulations=10**9).simulations < 10**9


def test_a_crew_goes_home_when_it_is_closed(crew):
    processes = [helper.process for helper in crew._helpers]
    crew.close()
    assert not any(process.is_alive() for process in processes)


def test_a_bot_with_a_crew_shares_its_simulations():
    bot = SearchBot(1, simulations=60)
    bot.gather("tomahawk", 2)
    try:
        outlook = opening()
        assert bot.choose(outlook) in outlook.options
        assert bot.thought.simulations == 60
    finally:
        bot.close()


# Compiled or not, and on every machine: the same thought.

RECORDED = {
    6: ([7, 1, 19, 1, 1, 1, 89, 1], "0x1.21c9a8e448a2cp-1", 182, ((0, 107), (0, 124), (0, 77), (0, 94))),
    18: ([3, 18, 3, 3, 50, 3], "0x1.15a858793dd99p-2", 87, ((0, 101), (0, 42), (0, 155), (1, 115))),
    27: ([37, 4, 4, 9, 2, 2, 2], "0x1.92d543db68b8bp-2", 88, ((0, 36), (0, 41), (0, 154), (0, 155))),
}
"""By decision: visits, seat 0's chance, nodes, the beginning of the line. To be recorded anew when search changes."""


@pytest.mark.parametrize(("decisions", "simulations"), [(6, 120), (18, 80), (27, 60)])
def test_it_thinks_what_was_recorded(decisions, simulations):
    state = tomahawk(3, decisions)
    thought = Searcher(TOMAHAWK.knowledge, 2, 9).think_in(state, state.deciding()[0], simulations=simulations)
    visits = [one.visits for one in thought.options]
    assert (visits, thought.chances[0].hex(), thought.nodes, thought.line[:4]) == RECORDED[decisions]


def test_regrets_are_those_recorded():
    searcher = Searcher(MatrixKnowledge(), 2, 9)
    searcher.simulation.together = REGRETS
    thought = searcher.think_in(Matrix(LOPSIDED), 0, simulations=200)
    assert [one.share.hex() for one in thought.options] == ["0x1.d72e9c1238d76p-2", "0x1.1468b1f6e3944p-1"]
