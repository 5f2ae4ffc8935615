"""A state driven by decisions: nothing to choose is passed by, an only option is taken, all else is asked."""

import pytest

from longhouse.core.chance import FastChance
from longhouse.core.decisions import Decision, DecisionState, listed
from longhouse.core.layout import Layout
from longhouse.core.state import Ear

WORK, ONE, CONFIRM, MANY = range(4)


class Counting(DecisionState):
    """Every frame offers as many options as it keeps, and taking one is written down."""

    def __init__(self) -> None:
        super().__init__(Layout())
        self.decisions = DECISIONS
        self.taken: list[int] = []


class Offer(Decision[Counting]):
    def offer(self, table, seat, frame, into):
        for option in range(table.frames.kept(frame, 0)):
            into.add(10 * table.frames.kind(frame) + option)

    def take(self, table, seat, frame, option, chance):
        table.frames.pop_group()
        table.taken.append(option)


class Confirm(Offer):
    def is_asked_anyway(self):
        return True


DECISIONS = listed([Offer("work"), Offer("one"), Confirm("confirm"), Offer("many")])


def stack(*frames):
    state = Counting()
    state.ear = Ear()
    for kind, offered in reversed(frames):
        state.frames.push(kind, 0, offered)
    state.go_on(FastChance(1))
    return state


def test_work_is_passed_by_and_the_only_option_taken_and_noted_as_forced():
    state = stack((WORK, 0), (ONE, 1), (MANY, 2))
    assert state.taken == [10]
    assert state.ear.forced == [10]
    assert state.options(0) == [30, 31]


def test_a_confirmation_is_asked_even_alone():
    state = stack((CONFIRM, 1), (ONE, 1))
    assert state.taken == []
    assert state.options(0) == [20]


def test_a_choice_is_followed_by_all_that_needs_none():
    state = stack((MANY, 2), (ONE, 1), (WORK, 0))
    state.apply(0, 31, FastChance(1))
    assert state.taken == [31, 10]
    assert state.deciding() == ()


def test_a_game_must_list_its_decisions():
    state = DecisionState(Layout())
    state.frames.push(WORK, 0)
    with pytest.raises(IndexError):
        state.go_on(FastChance(1))
