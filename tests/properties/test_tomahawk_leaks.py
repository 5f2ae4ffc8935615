"""Each mirror catches what it is there for: secrets of Tomahawk let out on purpose."""

import pytest

from longhouse.testing.mirrors import caught_by, found_in_step, leak_in_deals
from longhouse.testing.planting import all_public, known_to_have_happened, with_events, with_view
from longhouse.testing.selfplay import steps
from properties import leaky_tomahawk as leaky


def test_the_honest_game_is_caught_by_nothing():
    assert caught_by(leaky.GAME, games=4) is None
    assert caught_by(with_view(leaky.GAME, lambda table, owner, seat: None), games=2) is None
    assert caught_by(with_events(leaky.GAME, ready=lambda kind: kind), games=2) is None


@pytest.mark.parametrize(
    ("show", "mirror"),
    [
        (leaky.hand, "view"),
        (leaky.hand_on_the_way, "beats"),
        (leaky.deck, "view"),
        (leaky.dealt_specials, "view"),
        (leaky.rows_in_forests, "view"),
        (leaky.replaced_warriors, "silence"),
        (leaky.hand_size, "silence"),
        (leaky.how_far, "silence"),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_view_that_shows_too_much_is_caught(show, mirror):
    assert caught_by(with_view(leaky.GAME, show)) == mirror


@pytest.mark.parametrize("timing", ["on_reveal", "after_draw"])
def test_a_view_that_shows_a_locked_card_is_caught(timing):
    game = with_view(leaky.GAME, leaky.locked_card)
    assert caught_by(game, games=40, settings={"twilight_timing": timing}) == "view"


@pytest.mark.parametrize("show", [leaky.hand, leaky.deck, leaky.rows_in_forests], ids=lambda show: show.__name__)
def test_a_view_that_shows_too_much_to_spectators_only_is_caught(show):
    def to_spectators(table, owner, seat):
        return show(table, owner, seat) if seat is None else None

    assert caught_by(with_view(leaky.GAME, to_spectators), sides=(0, 1), games=2) is None
    assert caught_by(with_view(leaky.GAME, to_spectators), sides=(None,)) == "view"


def test_a_list_of_options_that_depends_on_a_hidden_hand_is_caught():
    assert caught_by(leaky.LEAKY_OPTIONS, settings={"specials": False}) == "options"


@pytest.mark.parametrize("name", ["rejected", "replaced", "drew", "placed", "forced"])
def test_an_event_with_its_secret_made_public_is_caught(name):
    game = with_events(leaky.GAME, **{name: all_public})
    assert caught_by(game) in ("events", "silence")


def test_a_deal_with_its_cards_made_public_is_caught():
    assert leak_in_deals(with_events(leaky.GAME, dealt=all_public)) is not None
    assert leak_in_deals(with_events(leaky.GAME, drew=all_public), {"specials": False}) is not None


@pytest.mark.parametrize("name", ["placed", "forced"])
def test_an_event_that_only_tells_how_far_somebody_is_is_caught(name):
    game = with_events(leaky.GAME, **{name: known_to_have_happened})
    assert caught_by(game) in ("silence", "events")


def test_a_public_change_that_nobody_tells_is_caught():
    """The view shows who is ready, but only the seat itself is told so."""

    def unsaid(kind):
        return kind._replace(only="seat")

    kinds = {
        kind.name: unsaid for kind in leaky.GAME.events.kinds.values() if kind.fields and kind.fields[0].name == "seat"
    }
    game = with_events(leaky.GAME, **kinds, bonus=lambda kind: kind._replace(only=None))
    found = {found_in_step(game, step, None, 0) for seed in range(3) for step in steps(game, seed)}
    assert "unsaid" in found
