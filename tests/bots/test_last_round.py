"""Tomahawk's last round, worked out: the results it reckons with are those of the rules, and it is hard to exploit."""

import itertools
import json
import time
from pathlib import Path

import pytest

from longhouse.bots.outlook import SeatOutlook
from longhouse.bots.search import Searcher
from longhouse.core import registry
from longhouse.core.chance import FastChance
from longhouse.core.settings import complete
from longhouse.games.tomahawk import data, state
from longhouse.games.tomahawk.planning import WAYS, LastRound, is_last_round

TOMAHAWK = registry.get("tomahawk")
PUZZLES = sorted((Path(TOMAHAWK.folder) / "puzzles").glob("*.json"))
ORDERS = list(itertools.permutations(range(4)))


def last_round(seed, **chosen):
    """A random game before its last round."""
    chance = FastChance(seed)
    table = TOMAHAWK.start(2, complete(TOMAHAWK.settings, chosen), chance, None)
    while state.ROUND.of(table) < data.ROUNDS:
        seat = table.deciding()[0]
        options = table.options(seat)
        table.apply(seat, options[chance.pick(-1, len(options))], chance)
    return table


def cards_of(table, seat):
    return [card for card in range(data.CARDS) if state.HAND.has(table, seat, card)]


def played(table, ways):
    """Seat 0's share after both have laid out their cards in these ways."""
    table = table.copy()
    for seat, way in enumerate(ways):
        cards = cards_of(table, seat)
        for pile, place in enumerate(ORDERS[way]):
            option = option_for(table, seat, pile, cards[place]) if place < len(cards) else None
            if option is not None:  # else it lies there already: it was the only one left, or is locked
                table.apply(seat, option, FastChance(1))
        table.apply(seat, table.options(seat)[0], FastChance(1))
    assert table.is_over()
    ranks = TOMAHAWK.result(table).ranks
    return 0.5 if ranks == (1, 1) else float(ranks[0] == 1)


def option_for(table, seat, pile, card):
    for code in table.options(seat):
        key = TOMAHAWK.codec.key(code)
        if key.startswith("play:") and key.endswith(f">{pile + 1}"):
            shown = data.CARD_IDS.index(key[5:].partition(">")[0])
            if data.TWINS[shown] >> card & 1:
                return code
    return None


SEEDS = range(4)
SETTINGS = [{"specials": False}, {}, {"tie_break": "hunter"}, {"bonus_animal": True}]


def test_some_of_these_have_a_card_locked_by_the_twilight_dance():
    tables = [last_round(seed, **chosen) for chosen in SETTINGS for seed in SEEDS]
    assert any(len(cards_of(table, seat)) == 3 for table in tables for seat in range(2))


@pytest.mark.parametrize("chosen", SETTINGS, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_it_reckons_with_the_results_of_the_rules(chosen, seed):
    table = last_round(seed, **chosen)
    assert is_last_round(table)
    solution = LastRound(table, 0, FastChance(1))
    solution.look_at(table.copy())
    ways = [[way for way in range(WAYS) if solution.allowed[seat * WAYS + way]] for seat in range(2)]
    for own, other in zip(ways[0][::5], ways[1][1::4], strict=False):
        value = solution.values[own * WAYS + other]
        assert abs(value - played(table, (own, other))) <= 0.011


def best_replies(solution, worlds):
    """How much both sides together could win against the average play of all hands, by the worlds they can be in.

    Each hand answers with one way in all the worlds in which it is held.
    """
    solution.settle()
    play = [[solution.now[hand * WAYS + way] for way in range(WAYS)] for hand in range(solution.hands)]
    gains = [{}, {}]
    for world in worlds:
        solution.look_at(world.copy())
        hands = [solution.hand_in(world, seat) for seat in range(2)]
        first, second = play[hands[0]], play[hands[1]]
        values = [[solution.values[own * WAYS + other] for other in range(WAYS)] for own in range(WAYS)]
        worths = (
            [sum(second[other] * values[own][other] for other in range(WAYS)) for own in range(WAYS)],
            [sum(first[own] * (1 - values[own][other]) for own in range(WAYS)) for other in range(WAYS)],
        )
        for seat in range(2):
            sums = gains[seat].setdefault(hands[seat], [0.0] * WAYS)
            for way in range(WAYS):
                sums[way] += worths[seat][way]
    return sum(max(sums) for one in gains for sums in one.values()) / len(worlds) - 1


def hidden_cards(table):
    return sum(int(table.turn(pile)) for pile in range(data.PILES) if table.is_forest(pile))


def with_hidden(number):
    """The first random game without specials in which each side has so many cards face down before the last round."""
    return next(table for seed in range(99) if hidden_cards(table := last_round(seed, specials=False)) == number)


def every_world(table):
    """All worlds that both sides together hold possible, once each."""
    chance = FastChance(5)
    found = {}
    for _ in range(400):
        world = table.determinize(0, chance).determinize(1, chance)
        found[json.dumps(world.dump())] = world
    return list(found.values())


def test_with_all_cards_known_it_can_not_be_exploited():
    table = with_hidden(0)
    solution = LastRound(table, 0, FastChance(1))
    solution.draw(3)
    untaught = best_replies(solution, [table])
    solution.learn(300)
    assert solution.hands == 2
    assert untaught > 0.05
    assert best_replies(solution, [table]) < 0.001


@pytest.mark.parametrize("seat", [0, 1])
def test_with_cards_face_down_it_can_hardly_be_exploited(seat):
    table = with_hidden(1)
    worlds = every_world(table)
    assert len(worlds) == 25
    solution = LastRound(table, seat, FastChance(1))
    solution.draw(300)
    assert solution.hands == 10
    assert solution.meetings == 25
    untaught = best_replies(solution, worlds)
    solution.learn(150)
    assert untaught > 0.3
    assert best_replies(solution, worlds) < 0.04


@pytest.mark.parametrize("path", PUZZLES, ids=lambda path: path.stem)
def test_puzzles_of_the_last_round_are_solved(path):
    puzzle = json.loads(path.read_text(encoding="utf-8"))
    table = TOMAHAWK.load(puzzle["position"])
    assert is_last_round(table)
    for step in puzzle["solution"][:-1]:
        thought = Searcher(TOMAHAWK.knowledge, 2, 1).think(SeatOutlook(TOMAHAWK, table, 0), simulations=10)
        assert thought.solved
        assert TOMAHAWK.codec.key(thought.best.code) in step.split(" / ")
        table.apply(0, thought.best.code, FastChance(1))


def test_it_keeps_to_a_time_limit():
    table = with_hidden(3)
    before = time.perf_counter()
    hurried = Searcher(TOMAHAWK.knowledge, 2, 1).think_in(table, 0, seconds=0.6)
    assert time.perf_counter() - before < 1.6
    assert hurried.solved
    assert sum(one.share for one in hurried.options) == pytest.approx(1)


def test_the_next_card_is_of_the_same_plan():
    """Shares of the second card, after each first one, come to what one solution says of both."""
    table = with_hidden(0)
    first = Searcher(TOMAHAWK.knowledge, 2, 1).think_in(table, 0, simulations=1)
    table.apply(0, first.best.code, FastChance(1))
    second = Searcher(TOMAHAWK.knowledge, 2, 2).think_in(table, 0, simulations=1)
    assert max(one.value for one in second.options) == pytest.approx(first.best.value)
    assert second.chances[0] == pytest.approx(first.best.value, abs=0.01)
