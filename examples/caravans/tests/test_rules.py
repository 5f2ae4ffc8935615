"""The rules of Caravans, by their numbers. A position says what it is about; the rest lies in the deck."""

import pytest

from caravans import CARD, COLOUR, GAME
from longhouse.core.chance import FastChance
from longhouse.core.errors import BadPosition

REDS = ["red-w", "red-2", "red-3", "red-4", "red-5"]
GREENS = ["green-w", "green-2", "green-3", "green-4", "green-5"]


def table(first=REDS, second=GREENS, settings=(), **more):
    """A position in which seat 0 lays, from the hands and whatever else lies somewhere."""
    caravans = more.pop("caravans", [{}, {}])
    players = [{"hand": list(hand), "caravans": laid} for hand, laid in zip((first, second), caravans, strict=True)]
    return GAME.load({"settings": dict(settings), "players": players, **more})


def play(state, *keys, seed=1):
    """Take these options, one after the other."""
    for key in keys:
        (seat,) = state.deciding()
        assert key in offered(state), key
        state.apply(seat, GAME.codec.code(key), FastChance(seed))
    return state


def offered(state):
    return [GAME.codec.key(code) for seat in state.deciding() for code in state.options(seat)]


def why(state, seat, target):
    reason = GAME.why_not(state, seat, target)
    return reason.rule, reason.message.id.removeprefix("why-")


@pytest.mark.parametrize(("colours", "wagers", "cards"), [(3, True, 24), (4, True, 32), (3, False, 21), (4, False, 28)])
def test_r1_each_colour_has_the_values_2_to_8_and_one_wager(colours, wagers, cards):
    state = GAME.start(2, {"colours": colours, "wagers": wagers}, FastChance(1), None)
    dump = state.dump()
    known = sorted(dump["deck"] + dump["players"][0]["hand"] + dump["players"][1]["hand"])
    values = [*(["w"] if wagers else []), *map(str, range(2, 9))]
    assert known == sorted(f"{colour}-{value}" for colour in COLOUR.names[:colours] for value in values)
    assert len(known) == cards


def test_r2_each_player_is_dealt_five_cards_and_the_rest_is_the_deck():
    match = GAME.new(seed=5)
    assert [len(match.view(seat)["table"]["players"][seat]["hand"]) for seat in (0, 1)] == [5, 5]
    assert match.view(None)["table"]["deck"] == 14
    assert match.view(1)["table"]["players"][0]["hand"] == 5


def test_r3_a_turn_is_to_lay_a_card_and_then_to_draw_one():
    state = play(table(), "lay:red-2")
    assert state.deciding() == (0,)
    assert offered(state) == ["draw"]
    play(state, "draw")
    assert state.deciding() == (1,)
    assert len(state.dump()["players"][0]["hand"]) == 5
    assert why(state, 0, "deck") == ("R3", "wait")
    assert why(state, 1, "deck") == ("R3", "later")
    assert why(state, 1, "hand:red-3") == ("R3", "not-in-hand")


def test_r4_cards_of_a_caravan_rise_and_a_wager_comes_first():
    state = table(["red-w", "red-2", "red-4", "red-6", "blue-2"], caravans=[{"red": ["red-3", "red-5"]}, {}])
    assert [key for key in offered(state) if key.startswith("lay:")] == ["lay:red-6", "lay:blue-2"]
    low = table(["red-w", "red-2", "red-3", "red-4", "red-5"], caravans=[{"red": ["red-8"]}, {}])
    assert why(low, 0, "caravan") == ("R4", "nothing-fits")


def test_r5_any_card_may_be_laid_off_on_the_pile_of_its_colour():
    state = table()
    assert [key for key in offered(state) if key.startswith("off:")] == [f"off:{card}" for card in REDS]
    assert play(state, "off:red-4").dump()["piles"]["red"] == ["red-4"]


def test_r6_the_top_of_a_pile_is_drawn_but_not_the_card_just_laid_off():
    state = play(table(piles={"blue": ["blue-3", "blue-7"], "red": ["red-8"]}), "off:red-4")
    assert offered(state) == ["draw", "take:blue"]
    assert why(state, 0, "pile:red") == ("R6", "just-laid-off")
    assert why(state, 0, "pile:green") == ("R6", "pile-empty")
    after = play(state, "take:blue").dump()
    assert after["piles"]["blue"] == ["blue-3"]
    assert after["players"][0]["known"] == ["blue-7"]


def test_r6_what_was_taken_openly_stays_known_in_every_world_until_it_is_laid():
    state = play(table(piles={"blue": ["blue-7"]}), "lay:red-4", "take:blue", "lay:green-2", "draw")
    for seed in range(20):
        hand = state.determinize(1, FastChance(seed)).dump()["players"][0]["hand"]
        assert "blue-7" in hand
        assert len(hand) == 5
    assert play(state, "lay:blue-7").dump()["players"][0]["known"] == []


def test_r7_the_game_ends_when_the_last_card_of_the_deck_is_drawn():
    held = [*REDS, *GREENS, "blue-8"]
    laid_off = [card for card in CARD.names[:24] if card not in held]
    piles = {colour: [card for card in laid_off if card.startswith(colour)] for colour in COLOUR.names}
    state = table(piles=piles, deck=["blue-8"])
    play(state, "lay:red-2", "draw")
    assert state.is_over()
    assert state.deciding() == ()
    assert why(state, 0, "deck") == ("R7", "over")


@pytest.mark.parametrize(
    ("cards", "points"), [([], 0), (["red-8"], -2), (["red-w"], -20), (["red-7", "red-8"], 5), (["red-w", "red-8"], -4)]
)
def test_r8_a_caravan_counts_its_sum_less_ten_and_twice_with_a_wager(cards, points):
    first = ["blue-w", "blue-2", "blue-3", "blue-4", "blue-5"]
    state = table(first, caravans=[{"red": cards}, {"green": ["green-8"]}])
    assert state.scores() == [points, -2]
    assert [line.points for line in GAME.result(state).lines] == [(points, 0), (0, -2), (0, 0)]
    assert GAME.result(state).ranks == ((1, 1) if points == -2 else (1, 2) if points > -2 else (2, 1))


def test_before_luck_speaks_the_player_is_asked_even_if_only_the_deck_is_left():
    match = GAME.new(seed=5)
    match.choose(0, match.options(0)[0].key)
    assert [option.key for option in match.options(0)] == ["draw"]
    assert match.can_undo(0)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"players": [{"hand": REDS}, {"hand": REDS}]}, "error-position-twice"),
        ({"players": [{"hand": REDS}, {"hand": GREENS}], "deck": ["blue-2"]}, "error-position-missing"),
        ({"players": [{"hand": [*REDS[:4], "gold-2"]}, {"hand": GREENS}]}, "error-position-place"),
        ({"players": [{"hand": REDS}, {"hand": GREENS[:4]}]}, "error-position-place"),
        ({"players": [{"hand": REDS, "known": ["blue-2"]}, {"hand": GREENS}]}, "error-position-place"),
        ({"players": [{"hand": REDS}, {"hand": GREENS}], "piles": {"red": ["blue-2"]}}, "error-position-place"),
        ({"players": [{"hand": REDS}, {"hand": GREENS}], "trash": []}, "error-position-unknown"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_name(position, message):
    with pytest.raises(BadPosition) as refusal:
        GAME.load(position)
    assert refusal.value.message_id == message
