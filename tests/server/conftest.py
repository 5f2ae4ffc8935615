"""A server on SQLite and one on PostgreSQL; a test that asks for `server` runs on both."""

import pytest

from server import postgres
from server.serving import Thread


@pytest.fixture(scope="session")
def postgresql():
    """A PostgreSQL; without one the tests fail and say what to install."""
    server = postgres.start()
    yield server
    postgres.remove(server)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return request.getfixturevalue("postgresql").new_database()


@pytest.fixture(params=["sqlite", "postgresql", "three processes"])
def house_of(request, tmp_path):
    """Starts a house: one process on SQLite, one on PostgreSQL, or three that share one. SQLite is never shared."""
    is_shared = request.param != "sqlite"
    url = request.getfixturevalue("postgresql").new_database() if is_shared else f"sqlite:///{tmp_path}/tables.db"
    started = []

    def start(**settings):
        servers = [Thread(url, **settings) for _ in range(3 if request.param == "three processes" else 1)]
        started.extend(servers)
        return servers

    yield start
    for server in started:
        if server.is_running:
            server.stop()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request, tmp_path_factory):
    """A server for the tests of a module, on each kind of database."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db"
    else:
        url = request.getfixturevalue("postgresql").new_database()
    running = Thread(url, away_seconds=0)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def sqlite_server(tmp_path_factory):
    """A server on SQLite, where the kind of database does not matter."""
    running = Thread(f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db", away_seconds=0)
    yield running
    running.stop()
