"""Taking back: free as far as nothing has been learnt, refused beyond with the reason."""

import pytest

from longhouse import games
from longhouse.core.errors import UndoRefused
from longhouse.core.match import CHECKPOINT_EVERY
from longhouse.core.text import Text
from longhouse.testing.selfplay import everything_seen, played, trace

TOMAHAWK = games.get("tomahawk")


def deploying(**settings):
    """A match in the first deployment, without specials."""
    return TOMAHAWK.new(seed=7, settings={"specials": False, **settings})


def place(match, seat, times=1):
    for _ in range(times):
        match.choose(seat, match.options(seat)[0].key)


def commit(match, seat):
    while match.options(seat)[0].key != "commit":
        place(match, seat)
    match.choose(seat, "commit")


def refused(match, seat, message):
    before = trace(match)
    assert not match.can_undo(seat)
    for take_back in (match.undo, match.undo_turn):
        with pytest.raises(UndoRefused) as refusal:
            take_back(seat)
        assert refusal.value.message_id == message
        assert all(Text(language).error(refusal.value) for language in ("en", "fr"))
    assert trace(match) == before


def position(match):
    """The same again after going back, but for the ids: those never come again."""
    return match.state.dump(), [match.decision(seat)._replace(id="") for seat in match.deciding()]


def test_undo_takes_back_one_step():
    match = deploying()
    place(match, 0)
    before = position(match)
    place(match, 0)
    assert match.can_undo(0)
    match.undo(0)
    assert position(match) == before


def test_undo_again_and_again_goes_back_to_the_beginning_of_the_run():
    match = deploying()
    before = position(match)
    commit(match, 0)
    steps = 0
    while match.can_undo(0):
        match.undo(0)
        steps += 1
    assert steps == 5
    assert position(match) == before
    refused(match, 0, "error-undo-nothing")


def test_undo_turn_takes_back_the_whole_run_at_once():
    match = deploying()
    before = position(match)
    commit(match, 0)
    match.undo_turn(0)
    assert position(match) == before
    assert match.entries[-1].voids == (1, 2, 3, 4, 5)


def test_nothing_of_yours_to_take_back():
    match = deploying()
    refused(match, 0, "error-undo-nothing")
    place(match, 1)
    refused(match, 0, "error-undo-nothing")


def test_barrier_together_all_secret_answers_are_in():
    match = TOMAHAWK.new(seed=7)
    place(match, 0)
    place(match, 1)
    assert match.entries[-1].barrier == "together"
    refused(match, 1, "error-undo-together")


def test_barrier_chance_luck_has_spoken():
    match = deploying()
    commit(match, 0)
    commit(match, 1)
    assert match.entries[-1].barrier == "chance"
    assert match.entries[-1].chance
    refused(match, 1, "error-undo-chance")


def test_barrier_others_somebody_has_decided_since():
    match = deploying()
    commit(match, 0)
    commit(match, 1)
    refused(match, 0, "error-undo-others")
    place(match, 0)
    match.undo(0)
    refused(match, 0, "error-undo-others")


def test_a_secret_answer_can_be_taken_back_while_the_other_is_still_choosing():
    match = deploying()
    place(match, 1, 2)
    commit(match, 0)
    place(match, 1)
    others = match.state.dump()["players"][1]
    match.undo(0)
    assert 0 in match.deciding()
    assert match.options(0)[0].key == "commit"
    assert match.state.dump()["players"][1] == others
    match.undo_turn(0)
    assert match.state.dump()["players"][1] == others
    match.undo_turn(1)
    assert position(match) == position(deploying())


def test_undo_works_however_the_other_seats_choices_lie_between():
    match, straight = deploying(), deploying()
    for seat in (0, 1, 0, 1, 1, 0):
        place(match, seat)
    match.undo(0)
    match.undo(1)
    match.undo(0)
    place(straight, 0)
    place(straight, 1, 2)
    assert match.state.dump() == straight.state.dump()


def test_undoing_a_commit_is_told_to_all_and_the_seat_decides_again():
    match = deploying()
    commit(match, 0)
    assert match.deciding() == (1,)
    match.undo(0)
    assert match.deciding() == (0, 1)
    for reader in (0, 1, None):
        told = match.events(reader)[-1]
        assert told["kind"] == "undone"
        assert told["seat"] == {"seat": 0}
    assert match.view(1)["table"]["players"][0]["ready"] is False


def test_taking_back_what_nobody_saw_is_told_to_nobody_else():
    match = deploying()
    before = {reader: match.events(reader) for reader in (1, None)}
    place(match, 0, 2)
    match.undo(0)
    match.undo_turn(0)
    assert {reader: match.events(reader) for reader in (1, None)} == before
    assert [event["kind"] for event in match.events(0)[-4:]] == ["placed", "placed", "undone", "undone"]


def test_a_choice_that_was_taken_back_stays_in_the_log():
    match = deploying()
    place(match, 0)
    match.undo(0)
    assert [entry.do for entry in match.entries] == ["start", "choose", "undo"]
    assert [entry.n for entry in match.entries] == [0, 1, 2]
    assert match.entries[-1].voids == (1,)
    assert match.entries[-1].seat == 0


def test_an_undo_itself_cannot_be_undone():
    match = deploying()
    place(match, 0, 2)
    match.undo(0)
    match.undo(0)
    refused(match, 0, "error-undo-nothing")


def test_undo_then_redo_is_the_same_match():
    match = played(TOMAHAWK, 4, choices=30)
    for seat in (0, 1):
        if match.can_undo(seat):
            before = everything_seen(match)
            positions = match.state.dump()
            key = [entry for entry in match.entries if entry.seat == seat][-1].choice
            match.undo(seat)
            match.choose(seat, key)
            assert match.state.dump() == positions
            assert {side: seen[0] for side, seen in everything_seen(match).items()} == {
                side: seen[0] for side, seen in before.items()
            }


def test_undo_reaches_across_kept_positions():
    """A position is kept every 16 entries: going back over one must forget it."""
    match = deploying()
    for _ in range(6):
        commit(match, 0)
        match.undo_turn(0)
    assert len(match.entries) == 37
    assert position(match) == position(deploying())
    place(match, 0)
    straight = deploying()
    place(straight, 0)
    assert position(match) == position(straight)


def test_a_kept_position_that_holds_a_choice_taken_back_is_forgotten():
    """Entry 16 is kept; it is the other seat's and goes on counting, but what it holds of entry 15 does not."""
    match, straight = deploying(), deploying()
    for _ in range(7):
        place(match, 0)
        match.undo(0)
    place(match, 0)
    place(match, 1)
    assert (match.entries[-1].n, match.entries[-1].seat) == (CHECKPOINT_EVERY, 1)
    match.undo(0)
    place(straight, 1)
    assert position(match) == position(straight)
    place(match, 0)
    place(straight, 0)
    assert match.state_after(len(match.entries) - 1).dump() == straight.state.dump()


def test_a_rated_match_lets_a_seat_take_back_what_taught_nothing():
    match = TOMAHAWK.new(seed=7, settings={"specials": False}, rated=True)
    place(match, 0)
    match.undo(0)
    assert match.deciding() == (0, 1)


def test_the_run_of_a_seat_ends_at_the_last_barrier():
    """After the deal of D2, taking back the turn must stop at it."""
    match = TOMAHAWK.new(seed=7)
    place(match, 1)
    place(match, 0)
    start = position(match)
    place(match, 0, 2)
    match.undo_turn(0)
    assert position(match) == start
    refused(match, 0, "error-undo-together")


def test_nothing_is_taken_back_once_the_match_is_over():
    """The seed is public then, whatever the last choice was."""
    match = played(TOMAHAWK, 1)
    for seat in (0, 1):
        refused(match, seat, "error-match-over")
