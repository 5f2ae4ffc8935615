"""The limit of a level is for a turn: nobody waits longer because a turn has many choices."""

import pytest

from longhouse import bots, games
from longhouse.bots.levels import CHIEF, ELDER
from longhouse.bots.purse import Purse
from longhouse.core.text import Text
from longhouse.terminal.seats import Place, Programs, seat_programs

PERSON = 0


def play_a_choice(match, seat):
    """The first option of a seat."""
    match.choose(seat, match.options(seat)[0].key)


def northgard(seats=3):
    return games.get("northgard").new(seats=seats, seed=4)


@pytest.mark.parametrize("level", [CHIEF, ELDER], ids=lambda level: level.id)
def test_on_a_machine_that_always_needs_all_its_time_a_turn_stays_within_the_limit(level):
    purse, total = Purse(), 0.0
    for _ in range(25):
        seconds = purse.for_a_choice(level)
        purse.pay(seconds)
        total += seconds
    assert total <= 1.25 * level.seconds


@pytest.mark.parametrize("level", [CHIEF, ELDER], ids=lambda level: level.id)
def test_the_first_choice_of_a_turn_has_all_that_a_choice_may_have(level):
    assert Purse().for_a_choice(level) == level.choice_seconds


def test_a_choice_late_in_a_long_turn_has_a_little_all_the_same():
    purse = Purse()
    purse.pay(1000.0)
    assert 0 < purse.for_a_choice(CHIEF) <= 0.02 * CHIEF.seconds


def test_the_time_is_back_when_a_person_has_chosen_and_not_when_another_bot_has():
    match = northgard()
    purse = Purse()
    seen, last = set(), 0
    for _ in range(60):
        seat = match.deciding()[0]
        if seat == 2:
            purse.open(match, seat, [PERSON])
            full = purse.for_a_choice(CHIEF) == CHIEF.choice_seconds
            since = [entry.seat for entry in match.entries[last:]] if seen else [PERSON]
            assert full == (PERSON in since)
            seen.add(full)
            purse.pay(0.7)
            last = len(match.entries)
        play_a_choice(match, seat)
    assert seen == {True, False}


def test_where_only_bots_play_the_time_is_back_when_another_one_has_chosen():
    match = northgard(seats=2)
    purse = Purse()
    seat = match.deciding()[0]
    purse.open(match, seat, [])
    purse.pay(0.7)
    play_a_choice(match, seat)
    while match.deciding()[0] == seat:
        purse.open(match, seat, [])
        assert purse.for_a_choice(CHIEF) == pytest.approx((CHIEF.seconds - 0.7) / 2)
        play_a_choice(match, seat)
    while match.deciding()[0] != seat:
        play_a_choice(match, match.deciding()[0])
    purse.open(match, seat, [])
    assert purse.for_a_choice(CHIEF) == CHIEF.choice_seconds


def test_in_the_terminal_a_chief_is_told_what_it_has_left(monkeypatch):
    match = northgard(seats=2)
    seat_programs(match, [Place("Ann"), Place("", "chief")], Text("en"))
    programs = Programs(match)
    told = []

    def slow(self, outlook):
        told.append(self._seconds)
        return outlook.options[0]

    clock = iter(range(1000))
    monkeypatch.setattr("longhouse.terminal.seats.perf_counter", lambda: 0.4 * next(clock))
    monkeypatch.setattr(bots.levels.Thinker, "choose", slow)
    chosen = 0
    while chosen < 3:
        seat = match.deciding()[0]
        match.choose(seat, programs.choose(seat) if seat == 1 else match.options(seat)[0].key)
        chosen = chosen + 1 if seat == 1 else 0
    assert told[-3:] == pytest.approx([0.5, 0.3, 0.1])
