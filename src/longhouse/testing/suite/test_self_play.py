"""What holds in every position of every game, whatever is chosen."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhouse.core.chance import FastChance
from longhouse.core.game import Game
from longhouse.core.playout import playout, random_choice
from longhouse.core.secrecy import told
from longhouse.core.state import OptionBuffer
from longhouse.core.text import LANGUAGES, Text
from longhouse.testing.mirrors import looks_the_same
from longhouse.testing.selfplay import MOST_DECISIONS, listen, pick, positions, sides_of, start, steps
from longhouse.testing.tables import Table, spread, tables
from longhouse.testing.under_test import GAMES

NAMES = ("Ann", "Zoé", "Bob", "Éva", "Ida", "Léo", "Max", "Noé")


@given(tables())
def test_options_are_never_empty_nor_double_and_games_end(table: Table) -> None:
    game, settings, seats, seed = table
    for step in steps(game, seed, settings, seats):
        assert step.before.deciding()
        for seat in step.before.deciding():
            options = step.before.options(seat)
            assert options
            assert len(set(options)) == len(options)
    assert step.after.is_over()
    assert step.after.over
    assert step.after.deciding() == ()


@given(tables(), st.integers(0, 80))
def test_every_listed_option_applies(table: Table, at: int) -> None:
    game, settings, seats, seed = table
    for number, state in enumerate(positions(game, seed, settings, seats)):
        if number % 9 == at % 9:
            for seat in state.deciding():
                for option in state.options(seat):
                    listen(game, state.copy(), seat, option, FastChance(seed))


@given(tables())
def test_the_unboxed_list_of_options_is_the_list_of_options(table: Table) -> None:
    game, settings, seats, seed = table
    buffer = OptionBuffer()
    for state in positions(game, seed, settings, seats):
        for seat in state.deciding():
            buffer.clear()
            state.options_into(seat, buffer)
            assert [int(buffer.codes[i]) for i in range(buffer.count)] == state.options(seat)


@given(tables())
def test_a_buffer_that_held_more_options_before_shows_only_the_new_ones(table: Table) -> None:
    game, settings, seats, seed = table
    state = start(game, seed, settings, seats)
    buffer = OptionBuffer()
    for code in range(500):
        buffer.add(code)
    seat = state.deciding()[0]
    assert random_choice(state, seat, buffer, FastChance(seed)) in state.options(seat)
    assert int(buffer.count) == len(state.options(seat))


@given(tables())
def test_copies_are_independent(table: Table) -> None:
    game, settings, seats, seed = table
    chance = FastChance(seed)
    for step in spread(steps(game, seed, settings, seats), seed):
        before = step.before.dump()
        copy, twin = step.before.copy(), step.before.copy()
        assert copy.dump() == before
        assert copy.ear is None
        for _ in range(4):
            if copy.is_over():
                break
            seat = pick(copy.deciding(), chance)
            copy.apply(seat, pick(copy.options(seat), chance), chance)
        assert step.before.dump() == before
        assert twin.dump() == before


@given(tables())
def test_what_is_dumped_loads_again_also_through_json(table: Table) -> None:
    game, settings, seats, seed = table
    for state in spread(positions(game, seed, settings, seats), seed):
        dump = state.dump()
        loaded = game.load(json.loads(json.dumps(dump)))
        assert loaded.dump() == dump
        assert loaded.deciding() == state.deciding()
        assert [loaded.options(seat) for seat in loaded.deciding()] == [state.options(s) for s in state.deciding()]
        assert [game.view(loaded, side) for side in sides_of(state)] == [
            game.view(state, side) for side in sides_of(state)
        ]


@given(tables())
def test_a_loaded_position_plays_on_like_the_one_that_was_dumped(table: Table) -> None:
    game, settings, seats, seed = table
    for number, state in enumerate(spread(positions(game, seed, settings, seats), seed)):
        if number % 5 == 0:
            loaded, other = game.load(json.loads(json.dumps(state.dump()))), state.copy()
            playout(loaded, FastChance(seed))
            playout(other, FastChance(seed))
            assert loaded.dump() == other.dump()


@given(tables())
def test_an_ear_changes_nothing(table: Table) -> None:
    game, settings, seats, seed = table
    for step in steps(game, seed, settings, seats):
        silent, heard = step.before.copy(), step.before.copy()
        silent.apply(step.seat, step.option, FastChance(seed))
        listen(game, heard, step.seat, step.option, FastChance(seed))
        assert silent.dump() == heard.dump()


@given(tables())
def test_views_are_json(table: Table) -> None:
    game, settings, seats, seed = table
    for state in spread(positions(game, seed, settings, seats), seed):
        for side in sides_of(state):
            view = game.view(state, side)
            assert json.loads(json.dumps(view)) == view


@given(tables())
def test_asking_changes_nothing(table: Table) -> None:
    game, settings, seats, seed = table
    touched = ("nothing", "pile:1", *targets(game)[:3])
    for state in spread(positions(game, seed, settings, seats), seed):
        before = state.dump()
        for seat in state.deciding():
            state.options(seat)
            game.prompt(state, seat)
            for target in touched:
                game.why_not(state, seat, target)
        for side in sides_of(state):
            game.view(state, side)
        game.result(state)
        state.scores()
        assert state.dump() == before


@given(tables())
def test_a_view_changes_only_when_its_reader_is_told_something(table: Table) -> None:
    game, settings, seats, seed = table
    for step in spread(steps(game, seed, settings, seats), seed):
        for side in sides_of(step.before):
            if not looks_the_same(game, step, side):
                assert told(step.events, side), f"{game.codec.key(step.option)} by {step.seat}: {side} saw it unsaid"


@given(tables())
def test_scores_are_the_scores_of_the_result(table: Table) -> None:
    game, settings, seats, seed = table
    for state in spread(positions(game, seed, settings, seats), seed):
        result = game.result(state)
        assert tuple(state.scores()) == result.scores
        assert min(result.ranks) == 1
        assert len(result.ranks) == len(result.scores)
        sums = [sum(line.points[seat] for line in result.lines) for seat in range(len(result.scores))]
        assert tuple(sums) == result.scores


@given(tables())
def test_a_playout_ends_and_counts_its_decisions(table: Table) -> None:
    game, settings, seats, seed = table
    state = start(game, seed, settings, seats)
    assert 0 < playout(state, FastChance(seed)) < MOST_DECISIONS
    assert state.is_over()


@given(tables(), st.sampled_from(LANGUAGES))
def test_everything_that_is_said_in_a_game_has_words(table: Table, language: str) -> None:
    """Labels, questions, events and score lines come out without a gap, for every reader."""
    game, settings, seats, seed = table
    text, names = Text(language, game.folder / "text"), NAMES
    for step in steps(game, seed, settings, seats):
        for seat in step.before.deciding():
            _, prompt = game.prompt(step.before, seat)
            assert text.say(prompt, names, seat) != prompt.id
            for code in step.before.options(seat):
                label = game.option(step.before, seat, code).label
                assert text.say(label, names, seat) != label.id
        for side in sides_of(step.before):
            for part in told(step.events, side):
                line = text.event(part, names, side)
                assert line, part
                assert "{" not in line
    for caption, _ in game.result(step.after).lines:
        assert text.say(caption) != caption.id


def targets(game: Game) -> list[str]:
    """Everything that an option of the game may be about."""
    codes = [code for kind in game.codec.kinds for code in range(kind.base, kind.base + kind.size)]
    return sorted({target for code in codes for target in game.codec.option(code).targets})


@given(tables(), st.sampled_from(LANGUAGES))
def test_every_reason_why_not_has_words(table: Table, language: str) -> None:
    game, settings, seats, seed = table
    text, known = Text(language, game.folder / "text"), targets(game)
    for number, state in enumerate(spread(positions(game, seed, settings, seats), seed, 10)):
        for target in known:
            reason = game.why_not(state, number % seats, target)
            if reason is not None:
                said = text.say(reason.message, NAMES, number % seats)
                assert said != reason.message.id
                assert "{" not in said
                assert reason.rule


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_seed_is_the_same_game(game: Game) -> None:
    first = [step.after.dump() for step in steps(game, 12)]
    assert first == [step.after.dump() for step in steps(game, 12)]
    assert first != [step.after.dump() for step in steps(game, 13)]
