"""A secret that is let out on purpose is noticed, so one knows that somebody watches."""

from caravans import CARD, GAME, HAND
from longhouse.core.sets import first, members_of
from longhouse.testing.mirrors import caught_by
from longhouse.testing.planting import all_public, with_events, with_view


def test_nothing_is_let_out():
    assert caught_by(GAME, games=3) is None


def test_the_lowest_card_of_a_hand_that_others_see_is_noticed():
    leaky = with_view(
        GAME, lambda table, owner, seat: int(first(HAND.of(table, owner))) if HAND.of(table, owner) else 0
    )
    assert caught_by(leaky) == "view"


def test_even_the_length_of_the_names_of_a_hand_is_a_secret():
    leaky = with_view(
        GAME, lambda table, owner, seat: sum(len(CARD.of(card)) for card in members_of(HAND.of(table, owner)))
    )
    assert caught_by(leaky) == "view"


def test_a_drawn_card_that_others_hear_of_is_noticed():
    assert caught_by(with_events(GAME, drew=all_public)) == "events"
