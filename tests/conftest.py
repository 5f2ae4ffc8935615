"""What every test may use: hypothesis profiles, and games put where the registry finds them."""

import os
from importlib.metadata import EntryPoint
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, settings

import bounds
from longhouse import games
from longhouse.core import registry

pytest_plugins = ["examples.installed"]
"""A game from outside, for its own tests and for those of the browser."""

# The quick profile tries the same examples every time, so that a red `make test` is somebody's change.
settings.register_profile(
    "quick", max_examples=30, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.register_profile(
    "long", max_examples=600, deadline=None, print_blob=True, suppress_health_check=list(HealthCheck)
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or "quick")


def pytest_addoption(parser):
    """`pytest --game caravans tests/properties/test_mirrors.py`: the tests of all games, for this one alone."""
    parser.addoption(
        "--game", help="of the installed games list this one only, so that tests of all games are about it"
    )


def pytest_configure(config):
    """Watch the bounds of zones, and list one game only: test modules ask for games later, when they are imported."""
    if not bounds.is_compiled():
        bounds.watch()
    name = config.getoption("--game")
    if name:
        if name not in registry.names():
            raise pytest.UsageError(f"--game {name}: installed are {', '.join(registry.names())}")
        registry.names = games.names = lambda: [name]


@pytest.fixture
def install(monkeypatch):
    """Make games known to the registry for one test: a Game, or the entry point of one."""
    points = dict(registry._installed())

    def put(*games):
        for game in games:
            point = game if isinstance(game, EntryPoint) else SimpleNamespace(name=game.id, load=lambda game=game: game)
            points[point.name] = point
        monkeypatch.setattr(registry, "_installed", lambda: points)
        registry.get.cache_clear()

    yield put
    monkeypatch.undo()
    registry.get.cache_clear()


@pytest.fixture
def toy(install):
    """The tests' own game, found through a real entry point."""
    install(EntryPoint("toy", "toy:GAME", registry.GROUP))
    return registry.get("toy")
