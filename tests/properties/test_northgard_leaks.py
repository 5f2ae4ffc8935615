"""Each mirror catches what it is there for: secrets of Northgard let out, or forgotten, on purpose."""

import pytest

from longhouse.core.chance import FastChance
from longhouse.testing.mirrors import caught_by, caught_in
from longhouse.testing.planting import all_public, with_events, with_view
from longhouse.testing.selfplay import positions
from longhouse.testing.tables import spread
from longhouse.testing.worlds import impossible
from properties import leaky_northgard as leaky


def test_the_honest_game_is_caught_by_nothing():
    assert caught_by(leaky.played_by(leaky.Playable), games=1) is None
    assert caught_in("sort", with_view(leaky.GAME, lambda table, owner, seat: None), games=3, seats=3) is None
    assert worlds_go_wrong(leaky.Playable) is None


@pytest.mark.parametrize(
    ("show", "decision", "seats"),
    [
        (leaky.hand, "turn", 2),
        (leaky.hand, "turn", 5),
        (leaky.draw_pile, "turn", 3),
        (leaky.top_of_the_pile, "turn", 2),
        (leaky.just_drawn, "sort", 3),
        (leaky.setup_tiles, "setup-tile", 3),
        (leaky.can_cancel, "react", 2),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_view_that_shows_too_much_is_caught(show, decision, seats):
    assert caught_in(decision, with_view(leaky.GAME, show), seats=seats) == "view"


def test_a_view_that_shows_too_much_to_spectators_only_is_caught():
    def to_spectators(table, owner, seat):
        return leaky.hand(table, owner, seat) if seat is None else None

    game = with_view(leaky.GAME, to_spectators)
    assert caught_by(game, games=1, sides=(0, 1)) is None
    assert caught_by(game, games=2, sides=(None,)) == "view"


def test_a_list_of_options_that_depends_on_a_hidden_hand_is_caught():
    assert caught_in("turn", leaky.played_by(leaky.OffersByTheirCards), seats=3) == "options"


@pytest.mark.parametrize(("name", "decision"), [("drew", "turn"), ("put_back", "sort")])
def test_an_event_with_its_secret_made_public_is_caught(name, decision):
    assert caught_in(decision, with_events(leaky.GAME, **{name: all_public}), seats=3) == "events"


def worlds_go_wrong(kind, seats=3):
    """What a few games of this kind of table say against the worlds that it imagines, or None."""
    game = leaky.played_by(kind)
    for seed in range(3):
        for number, state in enumerate(spread(positions(game, seed, None, seats), seed)):
            for side in range(seats):
                wrong = impossible(game, state, state.determinize(side, FastChance(number)), side)
                if wrong:
                    return wrong
    return None


def test_a_world_that_forgets_a_card_the_viewer_saw_is_caught():
    assert worlds_go_wrong(leaky.ForgetsSeenCards) == "view"


def test_a_world_with_another_own_hand_is_caught():
    assert worlds_go_wrong(leaky.DealsAnewTheOwnHand) == "view"
