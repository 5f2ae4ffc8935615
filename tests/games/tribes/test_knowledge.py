"""What Tribes tells search: calm positions, chances, shares as the rules rank, features with their names."""

import pytest

from longhouse import games
from longhouse.bots.outlook import SeatOutlook
from longhouse.bots.search import Searcher
from longhouse.bots.search.searcher import reopen
from longhouse.core.chance import FREE_STREAM, FastChance
from longhouse.core.knowledge import Figures
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.tribes.state import CHOSEN

GAME = games.get("tribes")


def positions(seed: int, seats: int, thoughtful: bool = False):
    """Along a game of random play, or of greedy play."""
    chance = FastChance(seed)
    state = GAME.new(seats=seats, seed=seed, settings={"max_cycles": 40 if thoughtful else 6}).state
    while not state.over:
        yield state
        seat = state.deciding()[0]
        options = state.options(seat)
        at = chance.pick(FREE_STREAM, len(options))
        if thoughtful:
            weights = GAME.knowledge.weigh(state, seat, options, chance)
            at = weights.index(max(weights))
        state.apply(seat, options[at], chance)
    yield state


@pytest.mark.parametrize("seats", [2, 4])
def test_shares_follow_the_ranks(seats: int) -> None:
    for seed in range(6):
        *_, last = positions(seed, seats)
        into = Figures()
        into.clear(seats)
        GAME.knowledge.shares_into(last, into)
        ranks = GAME.result(last).ranks
        assert [into.at(seat) for seat in range(seats)] == [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def test_chances_add_up_and_calm_positions_come_with_every_turn() -> None:
    into = Figures()
    into.clear(3)
    calm = turns = 0
    for state in positions(3, 3):
        if state.over:
            break
        GAME.knowledge.chances_into(state, into)
        chances = [into.at(seat) for seat in range(3)]
        assert sum(chances) == pytest.approx(1)
        assert min(chances) > 0
        calm += GAME.knowledge.is_calm(state)
        turns += GAME.prompt(state, state.deciding()[0])[0] == "turn"
    assert 0 < calm < turns


def test_every_feature_is_written_and_means_its_seat() -> None:
    names = GAME.knowledge.features
    assert names[0] == "time"
    assert len(set(names)) == len(names)
    ranges = [set() for _ in names]
    into = Figures()
    for number, state in enumerate(positions(2, 2, thoughtful=True)):
        if number % 3 == 0 or state.over:
            for seat in range(2):
                into.clear(len(names))
                GAME.knowledge.features_into(state, seat, into)
                for at in range(len(names)):
                    ranges[at].add(round(into.at(at), 3))
    seldom = {name for name, seen in zip(names, ranges, strict=True) if len(seen) < 2}
    # Warriors pay for a wagon and a chief; nobody collects more goods than horses are missing in this game.
    assert seldom <= {"tool for trophy.wagon", "tool for trophy.chief", "spare_goods"}


def test_a_glance_mostly_sees_what_weighing_finds_and_leaves_the_position_alone() -> None:
    knowledge = GAME.knowledge
    agreed = {"turn": [0, 0], "campsite": [0, 0], "card": [0, 0]}
    for number, state in enumerate(positions(4, 2, thoughtful=True)):
        if state.over or number > 250:
            break
        seat = state.deciding()[0]
        options = state.options(seat)
        kind = GAME.prompt(state, seat)[0]
        if len(options) == 1 or kind not in agreed:
            continue
        buffer, into = OptionBuffer(), Figures()
        for option in options:
            buffer.add(option)
        into.clear(len(options))
        before = state.dump()
        knowledge.glance_into(state, seat, buffer, FastChance(1), into)
        assert state.dump() == before
        seen = [into.at(at) for at in range(len(options))]
        weights = knowledge.weigh(state, seat, options, FastChance(1))
        agreed[kind][0] += 1
        agreed[kind][1] += weights[seen.index(max(seen))] > max(weights) - 5
    assert all(asked > 5 and right / asked > 0.8 for asked, right in agreed.values()), agreed


# Cards chosen in secret.


def chosen(*places: int):
    """Three players choose their first cards: so many have, each the one in this place of their hand."""
    state = next(state for state in positions(4, 3) if len(state.deciding()) == 3)
    for seat, place in enumerate(places):
        state.apply(seat, state.options(seat)[place], FastChance(1))
    return state


def test_what_others_have_chosen_is_open_again_in_a_search() -> None:
    for places in [(0,), (3,), (0, 4)]:
        world = chosen(*places).determinize(2, FastChance(5))
        reopen(GAME.knowledge, world, 2)
        assert world.deciding() == (0, 1, 2)
        assert world.dump() == chosen().dump()


def test_reopening_leaves_what_a_seat_has_chosen_itself() -> None:
    world = chosen(2, 1)
    reopen(GAME.knowledge, world, 1)
    assert world.deciding() == (0, 2)
    assert CHOSEN.of(world, 1) == CHOSEN.of(chosen(2, 1), 1) != NONE
    assert CHOSEN.of(world, 0) == NONE


def test_which_card_another_has_chosen_makes_no_difference_to_a_thought() -> None:
    thoughts = []
    for place in (0, 4):
        outlook = SeatOutlook(GAME, chosen(place), 2)
        thought = Searcher(GAME.knowledge, 3, 9).think(outlook, simulations=20)
        thoughts.append([(one.code, one.visits, one.value) for one in thought.options])
    assert thoughts[0] == thoughts[1]
