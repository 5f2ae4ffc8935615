"""A match wandered through at random: choosing, taking back, going back, putting away; the log stays true."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhouse.core import log, registry
from longhouse.core.chance import Chance, FastChance
from longhouse.core.match import Match
from longhouse.core.state import State
from longhouse.testing.selfplay import asked, choose_any, pick, sides
from longhouse.testing.tables import Table, tables
from longhouse.testing.under_test import INSTALLED

DEEDS = ("choose", "choose", "choose", "undo", "undo_turn", "rewind", "redo")


def recomputed(match: Match) -> State:
    """The position that the log alone leads to, with no kept position to help."""
    fresh = Match(match.game, match.seats, match.settings, match.seed)
    fresh.entries = match.entries
    return fresh.state_after(len(match.entries) - 1)


def last_choice(match: Match, seat: int) -> str:
    return [entry for entry in log.live(match.entries) if entry.seat == seat and entry.do == "choose"][-1].choice


def undo_and_redo(match: Match, seat: int) -> None:
    """Undo then redo is identity, but for the ids of decisions: those never come again."""
    key, before = last_choice(match, seat), shown(match)[1:]
    decision = [e for e in log.live(match.entries) if e.seat == seat][-1].decision
    match.undo(seat)
    again = match.decision(seat).id
    assert again != decision
    assert again.split(".")[:2] == decision.split(".")[:2]
    match.choose(seat, key)
    assert shown(match)[1:] == before


def shown(match: Match) -> tuple[Any, ...]:
    ids = {seat: match.decision(seat).id for seat in match.deciding()}
    views = {side: (match.view(side), nameless(asked(match, side))) for side in sides(match)}
    return ids, match.state.dump(), views, match.result(), [match.can_undo(seat) for seat in range(match.seats)]


def nameless(question: Any) -> Any:
    return question and (question[0]._replace(id=""), question[1])


def do(match: Match, deed: str, chance: Chance) -> None:
    """One deed, if it can be done now."""
    seat = int(chance.pick(0, match.seats))
    if deed == "choose" and not match.over:
        choose_any(match, chance)
    elif deed == "rewind" and chance.pick(0, 4) == 0 and not match.over:
        to = int(chance.pick(0, len(match.entries)))
        if any(entry.n > to for entry in log.live(match.entries)):
            match.rewind(to, seat, range(match.seats))
    elif deed in ("undo", "undo_turn", "redo") and match.can_undo(seat):
        undo_and_redo(match, seat) if deed == "redo" else getattr(match, deed)(seat)


@given(tables(), st.lists(st.sampled_from(DEEDS), min_size=30, max_size=140))
def test_the_position_is_always_what_the_live_entries_lead_to(table: Table, deeds: list[str]) -> None:
    game, settings, seats, seed = table
    match, chance = game.new(seats, seed, settings), FastChance(seed)
    for number, deed in enumerate(deeds):
        before = len(match.entries)
        do(match, deed, chance)
        assert len(match.entries) >= before
        if number % 8 == 0:
            assert recomputed(match).dump() == match.state.dump()
            assert json.loads(json.dumps([match.view(side) for side in sides(match)]))
    assert recomputed(match).dump() == match.state.dump()
    assert [entry.n for entry in match.entries] == list(range(len(match.entries)))


@given(tables(INSTALLED), st.lists(st.sampled_from(DEEDS), min_size=20, max_size=100))
def test_a_match_wandered_through_is_saved_loaded_and_verified(
    tmp_path_factory: pytest.TempPathFactory, table: Table, deeds: list[str]
) -> None:
    game, settings, seats, seed = table
    match, chance = game.new(seats, seed, settings), FastChance(seed)
    for deed in deeds:
        do(match, deed, chance)
    path = tmp_path_factory.mktemp("walk") / "m.jsonl"
    match.save(path)
    assert registry.get(game.id) is game
    loaded = Match.load(path)
    assert shown(loaded) == shown(match)
    assert [loaded.events(side) for side in sides(match)] == [match.events(side) for side in sides(match)]
    assert Match.verify(path) == sum(len(entry.chance) for entry in match.entries)


@given(tables())
def test_every_choice_that_can_be_taken_back_can_be_made_again(table: Table) -> None:
    game, settings, seats, seed = table
    match, chance = game.new(seats, seed, settings), FastChance(seed)
    while not match.over:
        choose_any(match, chance)
        for seat in range(match.seats):
            if match.can_undo(seat) and chance.pick(0, 3) == 0:
                undo_and_redo(match, seat)


@given(tables())
def test_a_choice_behind_a_barrier_taught_somebody_something(table: Table) -> None:
    """No barrier without a reason: luck, all answers in, or something new for the chooser."""
    game, settings, seats, seed = table
    match, chance = game.new(seats, seed, settings), FastChance(seed)
    while not match.over:
        group = match.state.frames.group_size()
        choose_any(match, chance)
        entry = match.entries[-1]
        assert (entry.barrier == log.CHANCE) == bool(entry.chance)
        if entry.barrier == log.TOGETHER:
            assert group > 1
        if entry.barrier is None and entry.seat is not None and not match.over:
            assert match.can_undo(entry.seat)


@given(tables())
def test_places_may_be_filled_in_any_order_a_person_likes(table: Table) -> None:
    """A client collects a thing for every free place and sends them in the order of the places: all are accepted."""
    game, settings, seats, seed = table
    match, chance = game.new(seats, seed, settings), FastChance(seed)
    while not match.over:
        seat = pick(match.deciding(), chance)
        places = game.places(match.state, seat)
        filled: dict[str, str] = {}
        for place in sorted(places, key=lambda _: chance.pick(-1, 1000)):
            left = [thing for thing in places[place] if thing not in filled.values()]
            filled[place] = pick(left, chance)
        for place in places:
            if place in game.places(match.state, seat):
                match.choose(seat, places[place][filled[place]])
                assert match.entries[-1].seat == seat
        if not places:
            choose_any(match, chance)


@given(tables())
def test_an_option_that_stands_for_another_leads_to_the_same_thing(table: Table) -> None:
    """Equal components make one option out of several: taking any of them shows others the same."""
    game, settings, seats, seed = table
    match, chance = game.new(seats, seed, settings), FastChance(seed)
    codes = range(game.codec.size)
    while not match.over:
        seat = pick(match.deciding(), chance)
        listed = match.state.options(seat)
        for code in codes if chance.pick(-1, 8) == 0 else ():
            stands = game.same_choice(match.state, seat, code)
            assert stands == code or code not in listed
            if stands in listed and stands != code:
                one, other = match.state.copy(), match.state.copy()
                one.apply(seat, code, FastChance(1))
                other.apply(seat, stands, FastChance(1))
                assert [game.view(one, side) for side in sides(match) if side != seat] == [
                    game.view(other, side) for side in sides(match) if side != seat
                ]
        choose_any(match, chance)
