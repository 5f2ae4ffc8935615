"""Choosing in a match: what is refused changes nothing, and the order of secret answers does not matter."""

import json

import pytest

from longhouse import games
from longhouse.core.chance import FastChance
from longhouse.core.errors import BadSeats, IllegalChoice, NotDeciding, StaleChoice
from longhouse.core.text import Text
from longhouse.testing.selfplay import choose_any, pick, played, sides, trace
from longhouse.testing.under_test import GAMES

TOMAHAWK = games.get("tomahawk")


def new(**settings):
    return TOMAHAWK.new(seed=7, settings=settings)


def refuse(match, error, message, do):
    """Doing this is refused with that error, says why in both languages, and leaves the match as it was."""
    before = trace(match)
    with pytest.raises(error) as refused:
        do()
    assert type(refused.value) is error
    assert refused.value.message_id == message
    assert all(Text(language).error(refused.value) != message for language in ("en", "fr"))
    assert trace(match) == before


def take_first(match, seat):
    return match.choose(seat, match.options(seat)[0].key)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_options_are_never_empty_while_a_match_runs(game):
    match, chance = game.new(seed=5), FastChance(5)
    while not match.over:
        assert match.deciding()
        assert all(match.options(seat) for seat in match.deciding())
        choose_any(match, chance)
    assert match.deciding() == ()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_option_a_match_lists_is_accepted(game):
    for choices in range(0, 60, 7):
        match = played(game, 2, choices=choices)
        for seat in match.deciding():
            for option in match.options(seat):
                played(game, 2, choices=choices).choose(seat, option.key)


def test_a_seat_that_is_not_deciding_is_refused():
    match = new()
    take_first(match, 0)
    key = match.options(1)[0].key
    refuse(match, NotDeciding, "error-not-deciding", lambda: match.choose(0, key))
    refuse(match, NotDeciding, "error-not-deciding", lambda: match.options(0))
    refuse(match, NotDeciding, "error-not-deciding", lambda: match.decision(0))


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_refused(seat):
    match = new()
    key = match.options(0)[0].key
    for do in (
        lambda: match.choose(seat, key),
        lambda: match.options(seat),
        lambda: match.view(seat),
        lambda: match.why_not(seat, "commit"),
        lambda: match.undo(seat),
        lambda: match.undo_turn(seat),
    ):
        refuse(match, BadSeats, "error-seat", do)


@pytest.mark.parametrize("key", ["", "fly", "play:99z>1", "reject", "commit!", "play:07b>2 ", "play:07b>2\n"])
def test_a_key_that_the_game_does_not_have_is_refused(key):
    match = new()
    refuse(match, IllegalChoice, "error-choice-unknown", lambda: match.choose(0, key))


def test_a_key_that_is_not_on_the_list_now_is_refused():
    match = new()
    refuse(match, IllegalChoice, "error-choice-illegal", lambda: match.choose(0, "commit"))
    not_dealt = {f"reject:{row}" for row in ("cloud", "spirit", "manitou", "dance", "sequoia", "sky", "skull")}
    not_dealt -= {option.key for option in match.options(0)}
    for key in sorted(not_dealt):
        refuse(match, IllegalChoice, "error-choice-illegal", lambda key=key: match.choose(0, key))


def test_an_option_of_the_other_seat_is_refused():
    match = new(specials=False)
    theirs = {option.key for option in match.options(1)} - {option.key for option in match.options(0)}
    for key in sorted(theirs):
        refuse(match, IllegalChoice, "error-choice-illegal", lambda key=key: match.choose(0, key))


def test_a_choice_for_a_decision_that_is_no_longer_open_is_refused():
    match = new(specials=False)
    first = match.decision(0).id
    match.choose(0, match.options(0)[0].key, first)
    key = match.options(0)[0].key
    refuse(match, StaleChoice, "error-choice-stale", lambda: match.choose(0, key, first))
    refuse(match, StaleChoice, "error-choice-stale", lambda: match.choose(0, key, "no such decision"))
    match.choose(0, key, match.decision(0).id)


def test_nothing_can_be_chosen_when_the_match_is_over():
    match = played(TOMAHAWK, 3)
    refuse(match, NotDeciding, "error-match-over", lambda: match.choose(0, "commit"))
    refuse(match, NotDeciding, "error-match-over", lambda: match.options(1))
    refuse(match, NotDeciding, "error-match-over", lambda: match.decision(0))


def test_refusals_in_the_middle_of_a_match_change_nothing_and_it_goes_on():
    match, chance = new(), FastChance(1)
    while not match.over:
        seat = pick(match.deciding(), chance)
        refuse(match, IllegalChoice, "error-choice-unknown", lambda seat=seat: match.choose(seat, "nothing"))
        refuse(match, StaleChoice, "error-choice-stale", lambda seat=seat: match.choose(seat, "commit", "0.9"))
        choose_any(match, chance)


def test_a_decision_keeps_its_id_while_the_other_seat_answers():
    match = new(specials=False)
    mine = match.decision(0)
    asked = [match.decision(1).id]
    while 1 in match.deciding():
        take_first(match, 1)
        assert match.decision(0) == mine
        if 1 in match.deciding():
            asked.append(match.decision(1).id)
    assert len(set(asked)) == len(asked)
    match.choose(0, match.options(0)[0].key, mine.id)


def test_a_decision_says_who_is_asked_what():
    match = new()
    decision = match.decision(1)
    assert (decision.seat, decision.kind, decision.prompt.id) == (1, "reject", "prompt-reject")


def run_in_order(choices, order, **settings):
    """Play each seat's own list of keys, the seats taking turns in this order while they are deciding."""
    match = new(**settings)
    waiting = {seat: list(keys) for seat, keys in choices.items()}
    while not match.over:
        seat = next(seat for seat in order if seat in match.deciding() and waiting[seat])
        match.choose(seat, waiting[seat].pop(0))
    return match


def test_the_order_in_which_secret_answers_arrive_does_not_matter():
    for seed in range(5):
        match = new()
        keys = {0: [], 1: []}
        chance = FastChance(seed)
        while not match.over:
            seat, key = choose_any(match, chance)
            keys[seat].append(key)
        first, second = run_in_order(keys, (0, 1)), run_in_order(keys, (1, 0))
        assert first.state.dump() == second.state.dump() == match.state.dump()
        assert first.result() == second.result()


def test_a_choice_gives_back_its_events_and_logs_itself():
    match = new()
    key = match.options(0)[0].key
    decision = match.decision(0).id
    events = match.choose(0, key).events
    entry = match.entries[-1]
    assert [event.kind for event in events] == ["rejected", "ready"]
    assert (entry.n, entry.do, entry.seat, entry.choice, entry.decision) == (1, "choose", 0, key, decision)
    assert entry.events == tuple(events)
    assert entry.serial == 1


def test_a_view_is_json_and_says_whose_it_is():
    match = TOMAHAWK.new(seed=7, names=("Ann", "Bob"))
    for side in sides(match):
        view = json.loads(json.dumps(match.view(side)))
        assert view == match.view(side)
        assert (view["game"], view["seat"], view["names"]) == ("tomahawk", side, ["Ann", "Bob"])
        assert view["deciding"] == [0, 1]
        assert view["seed_chosen"] is True
        assert match.seed.value.hex() not in json.dumps(view)


def test_why_not_is_silent_about_what_is_offered_and_what_does_not_exist():
    match = new(specials=False)
    offered = match.options(0)[0].targets[0]
    assert match.why_not(0, offered) is None
    assert match.why_not(0, "moon") is None
    reason = match.why_not(0, "commit")
    assert reason.rule == "R11"
    assert reason.message.id == "why-commit-early"


def test_why_not_goes_by_what_was_touched_before():
    match = new(specials=False)
    card, pile = match.options(0)[0].targets
    assert match.why_not(0, pile, [card]) is None
    assert match.why_not(0, pile).message.id == "why-pile-order"
    assert match.why_not(0, "pile:3", [card]).message.id == "why-pile-order"
    assert match.why_not(0, card, [card]) is not None


def test_a_swap_token_does_not_silence_the_tiles():
    """Everyone starts with one, and it may be used on any two tiles; that says nothing about taking one."""
    match, chance = games.get("wendake").new(seed=2), FastChance(2)
    while True:
        (seat,) = match.deciding()
        paths = [option.targets for option in match.options(seat)]
        swaps = [path for path in paths if path[:1] == ("swap",)]
        if swaps and match.decision(seat).kind == "action":
            break
        choose_any(match, chance)
    _, first, second = swaps[0]
    assert match.why_not(seat, first).rule == "R17"
    assert match.why_not(seat, first, ["swap"]) is None
    assert match.why_not(seat, second, ["swap", first]) is None
    assert match.why_not(seat, first, ["swap", second]) is not None


def twins_in_hand(match, seat):
    """Keys of cards in the hand that look like an earlier one, which alone is offered."""
    offered = {option.key for option in match.options(seat)}
    held = [f"play:{card}>1" for card in match.view(seat)["table"]["players"][seat]["hand"]]
    return [key for key in held if key not in offered]


def test_a_card_that_looks_like_an_offered_one_may_be_played_too():
    found = 0
    for seed in range(20):
        match = TOMAHAWK.new(seed=seed, settings={"specials": False})
        for key in twins_in_hand(match, 0):
            card = key.split(":")[1].split(">")[0]
            match.choose(0, key)
            assert match.entries[-1].choice == key
            assert card not in match.view(0)["table"]["players"][0]["hand"]
            assert match.view(0)["table"]["piles"][0]["rows"][0][0] == card
            assert match.state_after(len(match.entries) - 1).dump() == match.state.dump()
            match.undo(0)
            found += 1
    assert found > 5


def test_a_card_that_looks_like_an_offered_one_but_is_not_held_is_refused():
    for seed in range(20):
        match = TOMAHAWK.new(seed=seed, settings={"specials": False})
        hand = match.view(0)["table"]["players"][0]["hand"]
        for held, twin in (("01a", "01b"), ("02a", "02b"), ("10a", "10b"), ("10b", "10a")):
            if held in hand and twin not in hand:
                key = f"play:{twin}>1"
                refuse(match, IllegalChoice, "error-choice-illegal", lambda m=match, key=key: m.choose(0, key))


def test_what_was_placed_because_nothing_else_was_left_stands_in_the_log():
    match = played(TOMAHAWK, 3)
    forced = [(entry.choice, entry.forced) for entry in match.entries if entry.forced]
    assert forced
    for choice, keys in forced:
        assert all(TOMAHAWK.codec.code(key) is not None for key in keys)
        assert choice not in keys
