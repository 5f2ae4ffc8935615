"""Cycles, rounds, secret cards, the Spirit Chief (R15 to R18, R82, R84, RU31)."""

import pytest

from longhouse.core.errors import UndoRefused

from .positions import GAME, choose, decider, decision, end_turns, keys, look, player, show, stage

CARDS = ("camp", "raid", "trail", "journey", "scouts")
THREE = "A5 plain, J5 plain, E1 plain"
TRIBES = "A5 0 6 chief, J5 1 6 chief, E1 2 6 chief"


def cards_open(players=3, **rest):
    """Everybody is about to choose the first card of a cycle."""
    tribes = ", ".join(TRIBES.split(", ")[:players])
    return stage(THREE, tribes, cards=None, **{"settings": {"cavalry": False}} | rest)


def order_of(table):
    """The seats in the order in which they have a turn in this round."""
    seats = []
    while decision(table) in ("turn", "campsite"):
        seats.append(decider(table))
        choose(table, "end")
    return seats


def test_r15_every_card_is_played_once_in_a_cycle_and_then_all_are_taken_back():
    table = cards_open(2)
    for number, card in enumerate(CARDS[:4]):
        assert look(table)["round"] == number + 1
        assert keys(table, seat=0) == [f"card:{left}" for left in CARDS[number:]]
        show(table, card, card)
        assert player(table)["played"] == list(CARDS[: number + 1])
        if number < 3:
            end_turns(table)
    end_turns(table)
    assert (look(table)["cycle"], look(table)["round"]) == (2, 1)
    assert [player(table, seat)["hand"] for seat in (0, 1)] == [list(CARDS)] * 2


def test_r15_the_last_card_of_a_cycle_is_played_without_asking():
    table = stage(THREE, TRIBES, cards="raid raid raid", round=4, hand=[["scouts"], ["camp"], ["trail"]], turn=2)
    choose(table, "end")
    seen = look(table)
    assert (seen["round"], decision(table), decider(table)) == (5, "turn", 0)
    assert [one["card"] for one in seen["players"]] == ["scouts", "camp", "trail"]
    assert [one["hand"] for one in seen["players"]] == [[], [], []]


def test_r16_cards_are_chosen_in_secret_and_turned_over_together():
    table = cards_open(3)
    assert table.deciding() == (0, 1, 2)
    choose(table, "card:raid", seat=1)
    choose(table, "card:raid", seat=0)
    assert table.deciding() == (2,)
    assert [one["card"] for one in look(table)["players"]] == [None] * 3
    assert [one["ready"] for one in look(table)["players"]] == [True, True, False]
    choose(table, "card:scouts")
    assert [one["card"] for one in look(table)["players"]] == ["raid", "raid", "scouts"]
    assert decision(table) == "turn"


@pytest.mark.parametrize(("spirit", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_r17_turns_go_clockwise_from_the_spirit_chief(spirit, order):
    table = cards_open(3, spirit=spirit)
    show(table, "trail", "trail", "trail")
    assert order_of(table) == order
    show(table, "raid", "raid", "raid")
    assert order_of(table) == order
    assert look(table)["order"] == order


def test_e50_r17_r18_the_spirit_chief_card_goes_left_after_a_cycle():
    table = cards_open(3)
    orders = []
    for _ in range(2):
        for card in ("raid", "trail", "journey", "scouts"):
            show(table, card, card, card)
            orders.append(order_of(table)[:3])
        assert look(table)["cycle"] in (2, 3)
    assert orders == [[0, 1, 2]] * 4 + [[1, 2, 0]] * 4
    assert look(table)["spirit"] == 2


def test_r18_the_left_neighbour_of_the_last_seat_is_the_first():
    table = stage(THREE, TRIBES, spirit=2, round=5, turn=1, settings={"cavalry": False})
    end_turns(table)
    assert (look(table)["cycle"], look(table)["spirit"]) == (2, 0)


def test_r82_there_is_no_hand_limit_and_no_discard():
    table = cards_open(2)
    assert keys(table, seat=0) == [f"card:{card}" for card in CARDS]


def test_r84_the_spirit_chief_has_no_more_options_than_anybody_else():
    options = []
    for spirit in (0, 1):
        table = stage("A5 stick, J5 plain", "A5 0 3 chief, J5 1 3 chief", spirit=spirit)
        options.append(keys(table))
    assert options[0] == options[1]


def test_a_campsite_turn_without_anything_to_do_ends_by_itself():
    table = cards_open(2)
    heard = show(table, "camp", "trail")
    assert heard.forced == ["end"]
    assert (decider(table), decision(table)) == (1, "turn")


# RU31: a card may be changed until the last one lies.


def at_cards(players=3, seed=4):
    """A match in which everybody is about to choose a card."""
    match = GAME.new(seats=players, seed=seed)
    while match.decision(match.deciding()[0]).kind != "card":
        seat = match.deciding()[0]
        match.choose(seat, match.options(seat)[0].key)
    return match


def test_ru31_a_card_may_be_taken_back_and_changed_until_the_last_one_lies():
    match = at_cards()
    match.choose(0, "card:raid")
    match.choose(1, "card:trail")
    assert match.can_undo(0)
    match.undo(0)
    assert set(match.deciding()) == {0, 2}
    assert match.view(0)["table"]["players"][0]["chosen"] is None
    assert match.view(1)["table"]["players"][1]["chosen"] == "trail"
    match.choose(0, "card:journey")
    match.choose(2, "card:journey")
    assert [one["card"] for one in match.view(None)["table"]["players"]] == ["journey", "trail", "journey"]


def test_ru31_the_last_card_turns_all_over_and_nobody_takes_one_back():
    match = at_cards(2)
    match.choose(1, "card:raid")
    match.choose(0, "card:trail")
    for seat in (0, 1):
        assert not match.can_undo(seat)
        with pytest.raises(UndoRefused):
            match.undo(seat)


def test_ru31_others_hear_that_a_card_was_taken_back_but_not_which():
    match = at_cards(3)
    match.choose(0, "card:raid")
    since = len(match.entries)
    match.undo(0)
    match.choose(0, "card:scouts")
    for other in (1, 2, None):
        heard = match.events(other, since)
        assert [event["kind"] for event in heard] == ["undone", "ready"]
        assert "raid" not in str(heard)
        assert "scouts" not in str(heard)
