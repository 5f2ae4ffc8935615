"""What is said to be final beforehand is final afterwards, for the reason that was given."""

import pytest
from hypothesis import given

from longhouse import games
from longhouse.core.chance import FastChance
from longhouse.core.errors import IllegalChoice, NotDeciding
from longhouse.testing.selfplay import choose_any, pick, trace
from longhouse.testing.tables import tables

TOMAHAWK = games.get("tomahawk")


@given(tables())
def test_what_is_foreseen_comes_about(table):
    game, settings, seats, seed = table
    match, chance = game.new(seats, seed, settings), FastChance(seed)
    for _ in range(40):
        if match.over:
            return
        seat = pick(match.deciding(), chance)
        key = pick(match.options(seat), chance).key
        before = trace(match)
        foreseen = match.foresee(seat, key)
        assert trace(match) == before
        match.choose(seat, key)
        barrier = match.entries[-1].barrier
        # That all answers are in is true, but the log names luck first where it was drawn as well.
        assert foreseen in (None, barrier) or (foreseen, barrier) == ("together", "chance")


@given(tables())
def test_nothing_can_be_learnt_by_asking(table):
    """A seat learns nothing by asking: in a world that it cannot tell from the true one, the answer is the same."""
    game, settings, seats, seed = table
    match, chance = game.new(seats, seed, settings), FastChance(seed)
    for _ in range(10):
        if match.over:
            return
        seat = pick(match.deciding(), chance)
        other = match.copy()
        other.state = match.state.determinize(seat, chance)
        for option in match.options(seat)[:4]:
            assert match.foresee(seat, option.key) == other.foresee(seat, option.key)
        choose_any(match, chance)


def test_each_reason_is_foreseen(toy):
    match = toy.new(seats=3, seed=5, settings={"rounds": 1})
    assert match.foresee(0, "roll") == "chance"
    assert match.foresee(0, "peek:1") == "reveal"
    assert match.foresee(0, "walk") is None
    while len(match.deciding()) == 1:
        match.choose(match.deciding()[0], match.options(match.deciding()[0])[-1].key)
    assert match.foresee(0, "bid:1") is None
    match.choose(0, "bid:1")
    match.choose(1, "bid:1")
    assert match.foresee(2, "bid:1") == "together"


def test_only_a_choice_that_could_be_made_can_be_asked_about(toy):
    match = toy.new(seats=3, seed=5)
    for refusal, seat, key in ((NotDeciding, 1, "walk"), (IllegalChoice, 0, "fly"), (IllegalChoice, 0, "accept")):
        with pytest.raises(refusal):
            match.foresee(seat, key)
