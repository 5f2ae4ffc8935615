"""The pytest plugin: `pytest --longhouse-game mygame` tests a game with everything that Longhouse knows to ask of one.

Nothing is imported before the option is given, so that it costs the tests of others nothing.
"""

from __future__ import annotations

from pathlib import Path

import pytest

SUITE = Path(__file__).parent / "suite"
HAS_SUITE = pytest.StashKey[bool]()
"""Set by a repository whose own tests bring the suite, so that it does not run twice."""

pytest.register_assert_rewrite("longhouse.testing.suite")


def pytest_addoption(parser: pytest.Parser) -> None:
    """What can be said on the command line, or in `addopts`."""
    group = parser.getgroup("longhouse", "games on Longhouse")
    group.addoption(
        "--longhouse-game",
        action="append",
        default=[],
        metavar="GAME",
        help="test this installed game: property tests, leaks, words, rule coverage, golden playthroughs; "
        "may be given several times",
    )
    group.addoption(
        "--longhouse-record",
        action="store_true",
        help="write the golden playthroughs of the game anew, and the fingerprint of a new version of its rules",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Note which games are tested, before test modules are imported that ask for them."""
    names: list[str] = config.getoption("--longhouse-game")
    if not names:
        if config.getoption("--longhouse-record"):
            raise pytest.UsageError("--longhouse-record: say of which game, with --longhouse-game NAME")
        return
    from longhouse.core.errors import UnknownGame
    from longhouse.core.text import Text
    from longhouse.testing import bounds, chosen

    try:
        from longhouse.testing import profiles
    except ImportError as error:
        how = "pip install 'longhouse-games[testing]'"
        raise pytest.UsageError(f"--longhouse-game needs {error.name}: {how}") from error
    chosen.choose(names, config.rootpath)
    try:
        chosen.installed()
    except UnknownGame as error:
        raise pytest.UsageError(f"--longhouse-game: {Text('en').error(error)}") from error
    profiles.load()
    if not bounds.is_compiled():
        bounds.watch()


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Add the suite to the tests that were asked for; all are collected afterwards."""
    config = session.config
    has_suite = config.stash.get(HAS_SUITE, False) or str(SUITE) in config.args
    if config.getoption("--longhouse-game") and not has_suite:
        config.args.append(str(SUITE))
