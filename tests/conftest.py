"""What every test may use: hypothesis profiles, and games put where the registry finds them."""

import os
import shutil
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace

import pytest

from longhouse import games
from longhouse.core import registry
from longhouse.testing import bounds, chosen, plugin, profiles
from toy import GAME as TOY

pytest_plugins = ["longhouse.testing.plugin", "examples.installed"]
"""The plugin may also be known by its entry point, which has the same name; and a game from outside, for its own tests
and for those of the browser."""

profiles.load()
chosen.also(TOY)
"""So that nothing in the suite comes to fit the installed games only."""

# Every commit of a database waits for the disk: 8 ms, measured on a busy machine. Files in memory do not wait, where
# there is room for them (Docker gives 64 MB, which is too little). `make test-long` uses the disk.
MEMORY = Path("/dev/shm")
if os.environ.get("HYPOTHESIS_PROFILE") != "long" and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > 4 * 2**30:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_configure(config):
    """Watch the bounds of zones. The suite that `--longhouse-game` adds is among these tests: it runs once."""
    config.stash[plugin.HAS_SUITE] = True
    if not bounds.is_compiled():
        bounds.watch()
    names = config.getoption("--longhouse-game")
    chosen.choose(names, config.rootpath)
    if names:
        registry.names = games.names = lambda: list(names)


# Before pytest deselects by marks.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    for item in items:
        if "browser" in item.fixturenames:
            item.add_marker(pytest.mark.browser)
        if "postgresql" in item.fixturenames:
            item.add_marker(pytest.mark.postgres)


@pytest.fixture
def install(monkeypatch):
    """Make games known to the registry for one test: a Game, or the entry point of one."""
    points = dict(registry._installed())

    def put(*games):
        for game in games:
            point = game if isinstance(game, EntryPoint) else SimpleNamespace(name=game.id, load=lambda game=game: game)
            points[point.name] = point
        monkeypatch.setattr(registry, "_installed", lambda: points)
        registry._loaded.cache_clear()

    yield put
    monkeypatch.undo()
    registry._loaded.cache_clear()


@pytest.fixture
def toy(install):
    """The tests' own game, found through a real entry point."""
    install(EntryPoint("toy", "toy:GAME", registry.GROUP))
    return registry.get("toy")
