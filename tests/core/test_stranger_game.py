"""A game of another shape, in plain Python and from an entry point: three seats, turns, a die, answers out of turn.

Its rules are in tests/toy/state.py. What works here does not depend on Tomahawk.
"""

from dataclasses import replace
from importlib.metadata import EntryPoint

import pytest

from longhouse import games
from longhouse.core import registry
from longhouse.core.chance import FastChance
from longhouse.core.errors import IllegalChoice, NotDeciding, UndoRefused, UnknownGame
from longhouse.core.match import Match
from longhouse.core.secrecy import find_leak
from longhouse.core.text import Text
from longhouse.testing.selfplay import choose_any, played, positions, sides, trace


def play(match, *moves):
    """Moves like "0 walk"."""
    for move in moves:
        seat, key = move.split()
        match.choose(int(seat), key)


def refused(match, seat, message):
    before = trace(match)
    with pytest.raises(UndoRefused) as refusal:
        match.undo(seat)
    assert refusal.value.message_id == message
    assert trace(match) == before


@pytest.fixture
def match(toy):
    return toy.new(seats=3, seed=4, names=("Ann", "Bob", "Cid"))


def test_it_is_found_through_its_entry_point(toy):
    assert "toy" in registry.names()
    assert toy.id == "toy"
    assert registry.get("tomahawk") is games.get("tomahawk")


@pytest.mark.parametrize(
    ("point", "message"),
    [
        (EntryPoint("ghost", "no_such_module:GAME", registry.GROUP), "error-game-broken"),
        (EntryPoint("ghost", "toy:NO_SUCH_NAME", registry.GROUP), "error-game-broken"),
        (EntryPoint("ghost", "toy:CODEC", registry.GROUP), "error-game-broken"),
        (EntryPoint("other", "toy:GAME", registry.GROUP), "error-game-unknown"),
    ],
    ids=["no module", "no such name", "no game", "another name"],
)
def test_a_game_that_cannot_be_found_or_loaded_is_refused_by_name(install, point, message):
    install(point)
    with pytest.raises(UnknownGame) as refusal:
        registry.get("ghost")
    assert refusal.value.message_id == message
    assert "ghost" in str(refusal.value)


def test_seats_take_turns(match):
    assert match.deciding() == (0,)
    play(match, "0 walk", "0 walk", "0 walk")
    assert match.deciding() == (1,)
    play(match, "1 stop", "2 stop")
    assert match.deciding() == (0,)
    assert match.view(None)["table"]["round"] == 2


def test_only_the_seat_whose_turn_it_is_may_choose(match):
    with pytest.raises(NotDeciding) as refusal:
        match.choose(1, "walk")
    assert "Ann" in Text("en").error(refusal.value, match.names)
    with pytest.raises(IllegalChoice):
        match.choose(0, "bid:1")


def test_an_offer_is_answered_out_of_turn_and_the_turn_goes_on(match):
    play(match, "0 walk")
    mine = match.decision(0)
    play(match, "0 offer>2")
    assert match.deciding() == (2,)
    assert match.decision(2).kind == "answer"
    play(match, "2 accept")
    assert match.deciding() == (0,)
    assert match.decision(0).id.split(".")[0] == mine.id.split(".")[0]
    assert match.state.points == [3, 0, 2]
    play(match, "0 walk")
    assert match.deciding() == (1,)


def test_the_turn_ends_after_the_answer_when_the_offer_was_the_last_action(match):
    play(match, "0 walk", "0 walk", "0 offer>1", "1 refuse")
    assert match.deciding() == (1,)
    assert match.decision(1).kind == "turn"


def test_a_long_turn_is_taken_back_step_by_step_and_at_once(match):
    before = match.state.dump()
    play(match, "0 walk", "0 note:red", "0 walk")
    match.undo(0)
    assert match.state.points == [1, 0, 0]
    play(match, "0 walk", "0 stop")
    assert match.deciding() == (1,)
    match.undo_turn(0)
    assert match.state.dump() == before
    refused(match, 0, "error-undo-nothing")


def test_a_turn_can_be_taken_back_until_the_next_player_has_chosen(match):
    play(match, "0 walk", "0 stop")
    assert match.can_undo(0)
    play(match, "1 walk")
    refused(match, 0, "error-undo-others")
    match.undo(1)
    assert match.can_undo(0)


def test_looking_at_a_sealed_card_cannot_be_taken_back(match):
    play(match, "0 walk", "0 peek:1")
    assert match.entries[-1].barrier == "reveal"
    assert not match.entries[-1].chance
    refused(match, 0, "error-undo-reveal")


def test_looking_again_at_the_same_card_teaches_nothing_and_can_be_taken_back(match):
    play(match, "0 peek:1", "0 peek:1")
    assert match.entries[-1].barrier is None
    match.undo(0)
    refused(match, 0, "error-undo-reveal")


def test_a_turn_is_taken_back_only_as_far_as_the_card_that_was_seen(match):
    play(match, "0 walk", "0 peek:2")
    seen = match.state.dump()
    play(match, "0 note:blue", "0 walk")
    match.undo_turn(0)
    assert match.state.dump() == seen


def test_a_die_that_was_rolled_cannot_be_taken_back(match):
    play(match, "0 walk", "0 roll")
    refused(match, 0, "error-undo-chance")


def test_an_offer_that_was_answered_cannot_be_taken_back_alone(match):
    play(match, "0 offer>1")
    match.undo(0)
    play(match, "0 offer>1", "1 accept")
    refused(match, 0, "error-undo-others")
    match.undo(1)
    assert match.deciding() == (1,)
    match.undo(0)
    assert match.deciding() == (0,)


def test_who_saw_the_choice_sees_that_it_was_taken_back(match):
    play(match, "0 note:red")
    match.undo(0)
    assert [told["kind"] for told in match.events(1)] == ["began"]
    assert [told["kind"] for told in match.events(0)] == ["began", "noted", "undone"]
    play(match, "0 walk")
    match.undo(0)
    assert [told["kind"] for told in match.events(None)] == ["began", "walked", "undone"]


def bids(match):
    while match.decision(match.deciding()[0]).kind == "turn":
        match.choose(match.deciding()[0], "stop")


def test_bids_of_three_come_in_any_order_and_can_be_changed_until_the_last(match):
    bids(match)
    assert match.deciding() == (0, 1, 2)
    play(match, "1 bid:2", "0 bid:1")
    match.undo(1)
    assert match.deciding() == (1, 2)
    play(match, "2 bid:0", "1 bid:0")
    assert match.over
    assert match.entries[-1].barrier == "together"
    assert match.state.bids == [1, 0, 0]
    for seat in (0, 1, 2):
        refused(match, seat, "error-match-over")


def test_a_team_shares_its_rank(match):
    bids(match)
    play(match, "0 bid:1", "1 bid:1", "2 bid:1")
    ranks = match.result().ranks
    assert ranks[0] == ranks[2]
    assert sorted(set(ranks)) in ([1], [1, 2])
    assert len(match.result().scores) == 3


def test_secrets_show_to_those_who_may_see_them(match):
    card = match.state.cards[2]
    play(match, "0 peek:2", "0 note:green")
    assert match.view(0)["table"]["cards"] == ["?", "?", card]
    assert match.view(0)["table"]["notes"][0] == 1
    for side in (1, 2, None):
        assert match.view(side)["table"]["cards"] == ["?", "?", "?"]
        assert match.view(side)["table"]["notes"] == (
            [None] * 3 if side is None else match.view(side)["table"]["notes"]
        )
    assert match.events(0)[1] == {"kind": "peeked", "seat": {"seat": 0}, "other": {"seat": 2}, "card": card}
    assert match.events(1)[1] == {"kind": "peeked", "seat": {"seat": 0}, "other": {"seat": 2}, "hidden": True}


def test_its_log_reads_in_both_languages(toy, match):
    play(match, "0 peek:2", "0 offer>1", "1 accept", "0 roll")
    french, english = (Text(language, toy.folder / "text") for language in ("fr", "en"))
    assert french.event(match.events(1)[1], match.names, 1) == "Ann regarde la carte de Cid."
    for side in sides(match):
        for told in match.events(side):
            assert french.event(told, match.names, side)
            assert english.event(told, match.names, side)


def test_it_keeps_its_secrets(toy):
    for seed in range(6):
        for number, state in enumerate(positions(toy, seed)):
            for side in (0, 1, 2, None):
                assert find_leak(toy, state, side, number) is None


def test_a_game_may_let_people_forget_while_it_runs(toy):
    """The log keeps everything; what of it is shown is for the game's settings to say, until it is over."""

    def only_the_last(settings, events):
        return events if settings["loud"] else events[-1:]

    forgetful = replace(toy, remember=only_the_last)
    match, loud = forgetful.new(seed=4), forgetful.new(seed=4, settings={"loud": True})
    for one in (match, loud):
        play(one, "0 walk", "0 roll", "0 walk", "1 walk")
    assert [told["kind"] for told in match.events(2)] == ["walked"]
    assert [told["kind"] for told in loud.events(2)] == ["began", "walked", "rolled", "walked", "began", "walked"]
    chance = FastChance(1)
    while not match.over:
        choose_any(match, chance)
    assert [told["kind"] for told in match.events(2)][:3] == ["began", "walked", "rolled"]


@pytest.mark.parametrize("seats", [3, 4])
def test_it_is_saved_loaded_replayed_and_verified(toy, tmp_path, seats):
    match, chance = toy.new(seats=seats, seed=8, settings={"rounds": 3, "sides": 8}), FastChance(8)
    while not match.over:
        choose_any(match, chance)
    match.save(tmp_path / "toy.jsonl")
    loaded = Match.load(tmp_path / "toy.jsonl")
    assert loaded.state.dump() == match.state.dump()
    assert [m.state.dump() for m in Match.replay(tmp_path / "toy.jsonl")] == [m.state.dump() for m in match.moments()]
    assert Match.verify(tmp_path / "toy.jsonl") == sum(len(entry.chance) for entry in match.entries)


def test_the_number_of_seats_is_its_own(toy):
    assert toy.new(seed=1).seats == 3
    assert toy.new(seats=4, seed=1).view(3)["seats"] == 4
    assert played(toy, 2).result().ranks
