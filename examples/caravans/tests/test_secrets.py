"""The hands stay hidden; and a secret that is let out on purpose is noticed, so one knows that somebody watches."""

from dataclasses import replace

import pytest

from caravans import CARD, EVENTS, GAME, HAND
from longhouse.core.chance import FREE_STREAM, FastChance
from longhouse.core.events import EventTable
from longhouse.core.secrecy import find_leak
from longhouse.core.sets import first, members_of


def leaks(game, games=3):
    """The mirrors that find something in a few random games: what they are called, and who would know."""
    found = set()
    for seed in range(games):
        chance = FastChance(seed)
        state, number = game.start(2, {"colours": 3, "wagers": True}, chance, None), 0
        while not state.is_over():
            for side in (0, 1, None):
                if leak := find_leak(game, state, side, number):
                    found.add((leak.mirror, side))
            (seat,) = state.deciding()
            options = state.options(seat)
            state.apply(seat, options[chance.pick(FREE_STREAM, len(options))], chance)
            number += 1
    return found


def test_the_hands_stay_hidden():
    assert leaks(GAME) == set()


def lowest_card_shown(state, seat):
    seen = GAME.view(state, seat)
    if HAND.of(state, 0):
        seen["players"][0]["lowest"] = CARD.of(first(HAND.of(state, 0)))
    return seen


def length_of_the_names_shown(state, seat):
    seen = GAME.view(state, seat)
    seen["players"][1]["names"] = sum(len(CARD.of(card)) for card in members_of(HAND.of(state, 1)))
    return seen


def drawn_cards_told():
    """Everybody hears which card was drawn."""
    kinds = {
        number: kind._replace(fields=[f._replace(to=None) for f in kind.fields])
        for number, kind in EVENTS.kinds.items()
    }
    return EventTable(kinds)


@pytest.mark.parametrize(
    ("spoiled", "caught"),
    [
        ({"view": lowest_card_shown}, {("view", 1), ("view", None)}),
        ({"view": length_of_the_names_shown}, {("view", 0), ("view", None)}),
        ({"events": drawn_cards_told()}, {("events", 0), ("events", 1), ("events", None)}),
    ],
)
def test_a_secret_let_out_on_purpose_is_noticed(spoiled, caught):
    assert leaks(replace(GAME, **spoiled)) == caught
