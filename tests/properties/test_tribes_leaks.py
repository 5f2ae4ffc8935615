"""Each mirror catches what it is there for: secrets of Tribes let out, or forgotten, on purpose."""

import pytest

from longhouse.core.chance import FastChance
from longhouse.testing.mirrors import caught_by, caught_in
from longhouse.testing.planting import with_view
from longhouse.testing.selfplay import positions
from longhouse.testing.tables import spread
from longhouse.testing.worlds import impossible
from properties import leaky_tribes as leaky

SHORT = {"max_cycles": 3}


def nothing(table, owner, viewer):
    return None


def test_the_honest_game_is_caught_by_nothing():
    assert caught_by(leaky.played_by(leaky.Spoiled), games=1, settings=SHORT) is None
    assert caught_by(with_view(leaky.GAME, nothing), games=1, settings=SHORT, seats=3) is None
    assert caught_by(with_view(leaky.played_by(leaky.KeepsTheNextTile), nothing), games=1, settings=SHORT) is None
    assert worlds_go_wrong(leaky.Spoiled) is None


@pytest.mark.parametrize(
    ("show", "seats"),
    [
        (leaky.chosen_card, 2),
        (leaky.chosen_card, 4),
        (leaky.cards_without_the_chosen_one, 3),
        (leaky.will_be_sheltered, 2),
        (leaky.camps_to_come, 4),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_view_that_shows_something_of_a_secret_card_is_caught(show, seats):
    assert caught_in("card", with_view(leaky.GAME, show), games=5, seats=seats) == "view"


def test_a_view_that_shows_a_secret_card_to_spectators_only_is_caught():
    def to_spectators(table, owner, seat):
        return leaky.chosen_card(table, owner, seat) if seat is None else None

    game = with_view(leaky.GAME, to_spectators)
    assert caught_by(game, games=1, settings=SHORT, sides=(0, 1)) is None
    assert caught_by(game, games=1, settings=SHORT, sides=(None,)) == "view"


def test_a_view_that_shows_the_next_tile_is_caught():
    game = with_view(leaky.played_by(leaky.KeepsTheNextTile), leaky.next_tile)
    assert caught_by(game, games=1, settings=SHORT) == "view"


def test_a_list_of_options_that_depends_on_a_secret_card_is_caught():
    assert caught_in("card", leaky.played_by(leaky.OffersByTheirCard), games=5, seats=3) == "options"


def test_an_event_that_names_a_secret_card_is_caught():
    assert caught_in("card", leaky.played_by(leaky.TellsCards), games=5, seats=3) == "events"


def worlds_go_wrong(kind, seats=3):
    """What a game of this kind of table says against the worlds that it imagines, or None."""
    game = leaky.played_by(kind)
    for number, state in enumerate(spread(positions(game, 1, SHORT, seats), 1)):
        for side in range(seats):
            wrong = impossible(game, state, state.determinize(side, FastChance(number)), side)
            if wrong:
                return wrong
    return None


def test_a_world_with_another_own_card_is_caught():
    assert worlds_go_wrong(leaky.DealsAnewTheOwnCard) == "view"


def test_a_world_in_which_somebody_plays_a_card_twice_is_caught():
    assert worlds_go_wrong(leaky.ImaginesPlayedCards) == "position"
