"""Each mirror catches what it is there for: secrets of Wendake let out, or forgotten, on purpose."""

import pytest

from longhouse.core.chance import FastChance
from longhouse.testing.mirrors import caught_by, caught_in
from longhouse.testing.planting import all_public, played_by, with_events, with_view
from longhouse.testing.selfplay import positions
from longhouse.testing.tables import spread
from longhouse.testing.worlds import impossible
from properties import leaky_wendake as leaky


def test_the_honest_game_is_caught_by_nothing():
    assert caught_by(played_by(leaky.GAME, leaky.Playable), games=1) is None
    assert caught_in("masks", with_view(leaky.GAME, lambda table, owner, seat: None), games=4, seats=3) is None
    assert worlds_go_wrong(leaky.Playable) is None


@pytest.mark.parametrize(
    ("show", "decision", "seats"),
    [
        (leaky.hand, "turn", 2),
        (leaky.hand, "turn", 4),
        (leaky.deck, "turn", 2),
        (leaky.turtles, "turn", 3),
        (leaky.score_with_turtles, "turn", 2),
        (leaky.masks_named, "masks", 3),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_view_that_shows_too_much_is_caught(show, decision, seats):
    assert caught_in(decision, with_view(leaky.GAME, show), seats=seats) == "view"


def test_a_view_that_shows_too_much_to_spectators_only_is_caught():
    for show in (leaky.hand, leaky.turtles):

        def to_spectators(table, owner, seat, show=show):
            return show(table, owner, seat) if seat is None else None

        game = with_view(leaky.GAME, to_spectators)
        assert caught_by(game, games=1, sides=(0, 1)) is None
        assert caught_by(game, games=6, sides=(None,)) == "view"


def test_a_list_of_options_that_depends_on_a_hidden_hand_is_caught():
    assert caught_in("draw", played_by(leaky.GAME, leaky.OffersByTheirCards)) == "options"


@pytest.mark.parametrize(("name", "decision"), [("drew", "draw"), ("claimed", "turtle")])
def test_an_event_with_its_secret_made_public_is_caught(name, decision):
    assert caught_in(decision, with_events(leaky.GAME, **{name: all_public}), seats=3) == "events"


def worlds_go_wrong(kind, seats=3):
    """What a few games of this kind of table say against the worlds that it imagines, or None."""
    game = played_by(leaky.GAME, kind)
    for seed in range(3):
        for number, state in enumerate(spread(positions(game, seed, None, seats), seed)):
            for side in range(seats):
                wrong = impossible(game, state, state.determinize(side, FastChance(number)), side)
                if wrong:
                    return wrong
    return None


def test_a_world_that_forgets_a_card_everybody_saw_is_caught():
    assert worlds_go_wrong(leaky.ForgetsKnownCards) == "position"


def test_a_world_with_other_turtles_in_the_own_hands_is_caught():
    assert worlds_go_wrong(leaky.DealsAnewTheOwnTurtles) == "view"
