"""What an observation says: numbers that follow from the zones, with names for each of them."""

import importlib

import numpy as np
import pytest

import toy
from house.sources import ROOT
from longhouse import envs, games
from longhouse.core.errors import NoZones
from longhouse.envs.observing import Observer
from longhouse.envs.parts import scaled
from longhouse.testing.selfplay import positions, some_seats, some_settings, start
from longhouse.testing.under_test import INSTALLED

GAMES = pytest.mark.parametrize("game", INSTALLED, ids=lambda game: game.id)


def named(observer, state, seat):
    """An observation by the names of its numbers."""
    return dict(zip(observer.features(), observer.flat(state, seat).tolist(), strict=True))


@GAMES
def test_it_is_as_long_as_its_names_whatever_is_played(game):
    observer = Observer(game)
    assert len(set(observer.features())) == observer.size
    for seed in range(6):
        settings = some_settings(game, seed)
        for state in list(positions(game, seed, settings, some_seats(game, seed, settings)))[::25]:
            for side in (0, None):
                flat = observer.flat(state, side)
                assert flat.shape == (observer.size,)
                assert flat.dtype == np.float32
                assert flat.min() >= 0
                assert flat.max() <= 1


@GAMES
def test_it_changes_as_the_game_goes_on(game):
    observer = Observer(game)
    seen = {observer.flat(state, 0).tobytes() for state in positions(game, 1)}
    assert len(seen) > 20


@GAMES
def test_tables_of_zones_are_the_same_numbers(game):
    observer, state = Observer(game), start(game, 5)
    tables = observer.zones(state, 0)
    assert list(tables) == [part.name for part in observer.parts]
    assert np.concatenate([table.ravel() for table in tables.values()]).tolist() == observer.flat(state, 0).tolist()


@GAMES
def test_it_says_who_looks_who_decides_and_what_is_asked(game):
    observer = Observer(game)
    for state in list(positions(game, 2))[:-1:20]:
        deciding = state.deciding()
        for seat in range(2):
            tables = observer.zones(state, seat)
            assert tables["seat"].nonzero()[0].tolist() == [seat]
            assert tables["deciding"].nonzero()[0].tolist() == list(deciding)
            asked = [name for name in named(observer, state, seat) if name.startswith("question.")]
            found = [asked[at] for at in tables["question"].nonzero()[0] if "about_" not in asked[at]]
            name = state.asks(state.frames.of(seat)).name if seat in deciding else None
            assert found == ([f"question.{name}"] if name else [])


def test_a_hand_is_a_bit_for_each_card_to_its_owner_and_a_number_to_others():
    game = games.get("tomahawk")
    observer = Observer(game)
    state = next(state for state in positions(game, 3) if len(game.view(state, 0)["players"][0]["hand"]) > 2)
    cards = game.view(state, 0)["players"][0]["hand"]
    own, other = named(observer, state, 0), named(observer, state, 1)
    bits = [name for name, value in own.items() if name.startswith("players.hand[0]") and value]
    assert sorted(bits) == sorted([*(f"players.hand[0].{card}" for card in cards), "players.hand[0].count"])
    shown = {name: value for name, value in other.items() if name.startswith("players.hand[0]") and value}
    assert shown == {"players.hand[0].hidden": 1, "players.hand[0].count": own["players.hand[0].count"]}


def test_cards_are_counted_by_their_faces_in_each_place():
    game = games.get("northgard")
    observer = Observer(game)
    state = next(state for state in positions(game, 4) if len(game.view(state, 0)["players"][0]["hand"]) > 2)
    view = game.view(state, 0)["players"][0]
    own, other = observer.zones(state, 0), observer.zones(state, 1)
    part = next(part for part in observer.parts if part.name == "cards")
    row = part.axes[0].index("hand 0")
    assert {part.columns[at] for at in own["cards"][row].nonzero()[0]} == set(view["hand"])
    assert not other["cards"][row].any() or game.view(state, 1)["players"][0]["known_hand"]
    assert own["cards.count"][row] == other["cards.count"][row] > 0


def test_a_number_with_far_bounds_is_drawn_by_its_logarithm():
    assert scaled(5, 0, 10) == 0.5
    assert scaled(-1, -1, 3) == 0
    assert 0.05 < scaled(3, 0, 10**6) < scaled(4, 0, 10**6) < 0.2
    assert scaled(10**6, 0, 10**6) == 1


def test_a_game_from_outside_is_observed_by_its_declarations_alone(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "examples" / "caravans"))
    game = importlib.import_module("caravans").GAME
    observer = envs.observer(game)
    state = start(game, 1)
    assert observer.zones(state, 0).keys() >= {"seat", "deciding", "question"}
    assert len(observer.layout.zones) > 3
    assert any(name.endswith(".hidden") for name in observer.features())


def test_a_game_without_zones_is_refused_in_words():
    with pytest.raises(NoZones, match="declares no zones"):
        Observer(toy.GAME)
